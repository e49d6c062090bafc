"""A company's charter: certificates, president, cash, trains."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.seat import Seat
from engine.eighteenxx.market import CompanyId

Owner = Seat | str
"""A seat, or the id of what is no player: the bank, a company, a neutral player."""
BANK: Literal["bank"] = "bank"


class Train(msgspec.Struct):
    """One train card."""

    rank: str
    copy: int
    """Which card of its rank, from 0."""
    face: str
    """What it runs as; of a card not yet bought, the first of its faces."""

    @property
    def id(self) -> str:
        """Its name among all cards, such as ``d1``."""
        return f"{self.rank}{self.copy + 1}"


class Charter(msgspec.Struct):
    """Where a company stands. The state of a company that never started, or was closed, is kept too."""

    id: CompanyId
    certificates: list[Owner]
    """Who owns each certificate, the president's first; what percent each is, its size says."""
    stations: int
    """Left on the charter."""
    cash: int = 0
    trains: list[Train] = []
    par: int | None = None
    """What it started at; None: not started."""
    president: Owner | None = None
    floated: bool = False
    operated: bool = False
    """Its first turn is over."""
    closed: bool = False
    """It was acquired, or has no part in this game."""
    has_acquired: bool = False
    """It acquired another company at some time."""


class Depot(msgspec.Struct):
    """Trains that nobody owns, and what was sold so far."""

    deck: list[Train]
    """The top first. The last card of a rank without end brings the next one with it when it is taken."""
    pool: list[Train]
    """Open beside the deck."""
    rusted: list[str]
    """Faces that are gone from the game."""
    phase: str
    """The rank that the present phase is called after."""
