"""Companies: their names, their charters (certificates, president, cash, trains), and what lies with the bank."""

from __future__ import annotations

from typing import Literal, NewType

import msgspec

from engine.core.seat import Seat
from engine.core.steps import Actor

CompanyId = NewType("CompanyId", str)
PrivateId = str
Kind = str
"""The kind of a company, a private company or a train, as the game names it: ``small``, ``major``."""
Terrain = str
"""What must be paid for when the first tile is laid: ``river``."""


def company_of(actor: Actor) -> CompanyId:
    """Return the company that has its turn as an actor of a round."""
    return CompanyId(str(actor))


Owner = Seat | str
"""A seat, or the id of what is no player: the bank, a company's treasury, a neutral player."""
BANK: Literal["bank"] = "bank"
"""The owner to whom money is paid that goes to no player and no company."""
IPO: Literal["ipo"] = "ipo"
"""Holder of the certificates that were never sold: the initial offer."""
POOL: Literal["pool"] = "pool"
"""Holder of the certificates that were sold back."""


class ShareOption(msgspec.Struct, frozen=True):
    """What makes a certificate an option: one half of it is paid, and it counts as one half until the rest is paid."""

    price: int
    """What the second half costs."""
    cell: int | None
    """Where on the chart its company stood when it was taken out of the pool, or None for one of the initial offer."""
    salable: bool = msgspec.field(default=False, name="ripe")  # its name in stored positions
    """Whether it may be sold, because the stock round in which it was taken is over."""


class Certificate(msgspec.Struct):
    """One certificate."""

    percent: int
    """What it counts as; for an option, one half of what is printed."""
    holder: Owner
    """A seat, a neutral player, ``IPO``, ``POOL``, or a company whose treasury it lies in."""
    option: ShareOption | None = None
    """The option that it is, or None if all of it is paid, or nobody holds it."""


class Train(msgspec.Struct):
    """One train card."""

    rank: str
    copy: int
    """Which card of its rank, from 0."""
    face: str
    """What it runs as; for a card not yet bought, the first of its faces."""

    @property
    def id(self) -> str:
        """Its name among all cards, such as ``d1``."""
        return f"{self.rank}{self.copy + 1}"


class Charter(msgspec.Struct):
    """Where a company stands. The state of a company that never started, or was closed, is kept too."""

    id: CompanyId
    certificates: list[Certificate]
    """All of its certificates, the president's first."""
    stations: int
    """How many stations are left on the charter."""
    cash: int = 0
    trains: list[Train] = []
    par: int | None = None
    """The price at which it started, or None if it has not started."""
    president: Owner | None = None
    floated: bool = False
    operated: bool = False
    """Whether its first turn is over."""
    closed: bool = False
    """Whether it was acquired, or has no part in this game."""
    split: bool = False
    """Whether its certificates were halved and new shares were issued."""
    has_acquired: bool = False
    """Whether it has ever acquired another company."""

    @property
    def holders(self) -> list[Owner]:
        """Who has each certificate, the president's first."""
        return [one.holder for one in self.certificates]


def is_neutral(charter: Charter) -> bool:
    """Return whether a company is led by nobody at the table, such as a neutral player."""
    return isinstance(charter.president, str)


class Depot(msgspec.Struct):
    """Trains that nobody owns, and what was sold so far."""

    decks: list[list[Train]]
    """The cards of each deck, the top one first. If the last card of an endless rank is taken, another replaces it."""
    pool: list[Train]
    """Cards that lie open next to the decks."""
    rusted: list[str]
    """Faces that have rusted."""
    phase: str
    """The rank after which the present phase is named."""
    retired: list[Train] = []
    """Cards that went out of use and may yet be bought by those whose trains do not age."""
    tolerated: dict[CompanyId, list[str]] = {}
    """The trains of all companies after an export that lowered the limit, which binds once they change; else empty."""

    @property
    def deck(self) -> list[Train]:
        """The first deck."""
        return self.decks[0]
