"""The position of a game of 18CZ. All of it is public but the seed."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.seat import Seat
from engine.eighteenxx.board import Place
from engine.eighteenxx.company import Charter, Owner
from engine.eighteenxx.g18cz.switches import Switches
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import EighteenxxState

LocalId = str
VACLAV: Literal["Václav"] = "Václav"
"""The neutral player of a table of two, as an owner of certificates."""


class Local(msgspec.Struct):
    """A local railway."""

    owner: Owner | None = None
    """None: not in the game, or no longer."""
    used: bool = False
    """Its ability is spent; it still pays and may be sold."""


class Calendar(msgspec.Struct):
    """How far the game has come."""

    set: int = 0
    """Of a stock round and the operating rounds after it, from 0 to 7; the draft belongs to the first."""
    round: int = 0
    """Operating rounds of this set that are over or under way."""
    operating: int = 0
    """Operating rounds of the game that are over or under way, up to 13; what local railways are worth."""


class Trading(msgspec.Struct):
    """What the player on turn did in this turn of a stock round, and what everybody sold in the round."""

    passes: int = 0
    """In a row, in the draft too."""
    sold: dict[str, int] = {}
    """Companies sold in this turn, with the place on the chart before."""
    acted: bool = False
    """This turn is no pass."""
    barred: list[tuple[Seat, CompanyId]] = []
    """Who may not buy what any more in this round, having sold it."""


class TrainRun(msgspec.Struct, frozen=True):
    """One train's run."""

    train: str
    """The id of its card."""
    stops: tuple[Place, ...]
    """In order, skipped towns included."""
    sides: tuple[tuple[str, int], ...]
    """The hex sides it crosses, as hex and edge, in order; each side once, named from the hex it leaves."""
    revenue: int
    """In K, the bonus for its own red area included."""
    face: str = ""
    """What it ran as."""


class LastRun(msgspec.Struct, frozen=True):
    """The latest run of all, which stays to be looked at when the turn is over."""

    company: CompanyId
    runs: tuple[TrainRun, ...]


class Turn(msgspec.Struct):
    """What the operating company has done in its turn."""

    company: CompanyId
    first: bool
    """It is the company's first turn."""
    yellow: int = 0
    """Ordinary yellow tiles laid, and whatever counts as one."""
    upgraded: bool = False
    homeless: CompanyId | None = None
    """Whose station waits for the choice between two cities, where that is not the company which chooses."""
    runs: list[TrainRun] = []
    revenue: int = 0
    received: list[str] = []
    """Trains received by an acquisition about which nothing has been decided yet."""
    touched: bool = False
    """Something on the map was changed, so that the changes of the turn before are forgotten."""
    drops_a_train: bool = False
    """It bought a train though the limit was full, and has yet to drop another for it."""


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
    locals: dict[LocalId, Local]
    """In the order of the draft."""
    calendar: Calendar
    trading: Trading
    turn: Turn | None = None
    """Of the operating company."""
    last_run: LastRun | None = None
    neutral: Neutral | None = None
    finished: bool = False
