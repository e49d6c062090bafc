"""The position of a game of 18CZ. All of it is public but the seed."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.eighteenxx.company import Charter
from engine.eighteenxx.g18cz.printed import G18czPrinted, everything, for_two
from engine.eighteenxx.g18cz.switches import Switches
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import Calendar as Calendar  # noqa: PLC0414
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.state import LastRun as LastRun  # noqa: PLC0414
from engine.eighteenxx.state import Private as Private  # noqa: PLC0414
from engine.eighteenxx.state import Trading as Trading  # noqa: PLC0414
from engine.eighteenxx.state import TrainRun as TrainRun  # noqa: PLC0414
from engine.eighteenxx.state import Turn as Turn  # noqa: PLC0414

LocalId = str
VACLAV: Literal["Václav"] = "Václav"
"""The neutral player of a table of two, as an owner of certificates."""


def is_neutral(charter: Charter) -> bool:
    """Tell whether a company is run by the neutral player of a table of two."""
    return charter.president == VACLAV


class Neutral(msgspec.Struct):
    """Václav, the neutral player of a table of two."""

    draw: int
    """The state of his generator."""
    companies: list[CompanyId] = []
    """His, in the order drawn."""


class G18czState(EighteenxxState, kw_only=True):
    """A game of 18CZ."""

    switches: Switches
    neutral: Neutral | None = None

    @property
    def printed(self) -> G18czPrinted:
        """What is printed on the map and cards that this table uses."""
        return everything() if self.neutral is None else for_two()
