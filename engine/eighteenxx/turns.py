"""What is kept of rounds and turns under way: the calendar, the auction, offers, and what was done in a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import msgspec

from engine.core.seat import Seat
from engine.eighteenxx.board import Place
from engine.eighteenxx.companies import CompanyId, PrivateId
from engine.hexes import HexName


class Calendar(msgspec.Struct):
    """How far the game has come."""

    set: int = 0
    """The number, from 0, of a stock round with the operating rounds after it; what precedes the first counts as 0."""
    round: int = 0
    """Operating rounds of this set that are over or under way."""
    operating: int = 0
    """Operating rounds of the game that are over or under way."""
    rounds: int = 0
    """How many operating rounds the set under way has, fixed as the first begins, or 0 if there is none."""


class Bid(msgspec.Struct, frozen=True):
    """What a player has bid in the auction. The money is bound until the bid is raised or settled."""

    seat: Seat
    price: int


class Auction(msgspec.Struct):
    """The sale of companies before the first stock round."""

    unsold: list[CompanyId | PrivateId]
    """In the order of the offer: the first is for sale, the others can be bid on."""
    bids: dict[CompanyId | PrivateId, list[Bid]] = {}
    """The bids, the lowest first. If the first company has more than one, its bidders are outbidding each other."""
    reduction: int = 0
    """By how much the first company of all has become cheaper."""
    last_buyer: Seat | None = None


class Trading(msgspec.Struct):
    """What the player on turn did in this turn of a stock round, and what everybody sold in the round."""

    passes: int = 0
    """How many turns in a row were passes, also before the first stock round."""
    sold: dict[str, int] = {}
    """Companies of which shares were sold in this turn, with the cell of each before."""
    acted: bool = False
    """Whether this turn is not a pass."""
    sold_certificates: dict[str, int] = {}
    """How many certificates of each of these companies were sold."""
    last: Seat | None = None
    """Who was the last to do anything but pass in this round."""
    barred: list[tuple[Seat, CompanyId]] = []
    """Who may no longer buy what in this round, having sold it."""


class Offer(msgspec.Struct, frozen=True):
    """A deal that waits for somebody else's agreement."""

    kind: str
    """What kind of thing is offered, such as ``train``; the game names the kinds."""
    company: CompanyId
    """The buyer."""
    what: str
    """The id of what is offered."""
    price: int
    """In the game's money, per share if the kind is priced by shares."""
    proposer: Seat
    responder: Seat = msgspec.field(name="asked")
    countered: bool = False
    """Whether the proposer was the responder first, and has named this price instead."""


class TrainRun(msgspec.Struct, frozen=True):
    """One train's run."""

    train: str
    """The id of its card."""
    stops: tuple[Place, ...]
    """In order, skipped towns included."""
    sides: tuple[tuple[str, int], ...]
    """The hex sides it crosses, as hex and edge, in order; each side once, named from the hex it leaves."""
    revenue: int
    """What it earned, with all bonuses."""
    face: str = ""
    """What it ran as."""


class LastRun(msgspec.Struct, frozen=True):
    """The latest run of any company, which stays to be looked at when the turn is over."""

    company: CompanyId
    runs: tuple[TrainRun, ...]

    def upgraded(self, hex_: HexName, successors: Sequence[int]) -> Self | None:
        """Return the run with its stops renumbered after the tile on a hex was replaced or taken up.

        ``successors`` holds, for each stop of the old tile, the stop that it becomes. Return None if the run called at
        a stop that is gone.
        """
        called = [place.stop for run in self.runs for place in run.stops if place.hex == hex_]
        if not all(stop < len(successors) for stop in called):
            return None
        return msgspec.structs.replace(self, runs=tuple(_upgraded(run, hex_, successors) for run in self.runs))


def _upgraded(run: TrainRun, hex_: HexName, successors: Sequence[int]) -> TrainRun:
    stops = tuple(Place(hex_, successors[place.stop]) if place.hex == hex_ else place for place in run.stops)
    return run if stops == run.stops else msgspec.structs.replace(run, stops=stops)


class Wanted(msgspec.Struct, frozen=True):
    """A train for which the president has yet to raise money."""

    item: str = msgspec.field(name="ware")
    """The train, as a purchase names it."""
    price: int


class CompanyTurn(msgspec.Struct):
    """What the operating company has done in its turn."""

    company: CompanyId
    first: bool
    """Whether it is the company's first turn."""
    yellow: int = 0
    """Ordinary yellow tiles laid, and whatever counts as one."""
    upgraded: bool = False
    tunnels: int = 0
    """Tunnels built."""
    homeless: CompanyId | None = None
    """The company whose station was taken up and waits for the choice between two cities, or None if there is none."""
    runs: list[TrainRun] = []
    revenue: int = 0
    touched: bool = False
    """Whether something on the map was changed, so that the changes of the turn before are forgotten."""
    drops_a_train: bool = False
    """Whether it bought a train although it was at the limit, and has yet to drop another for it."""
    wanted: Wanted | None = None
    """The train for which money is being raised."""
    received: list[str] = []
    """Trains taken over with another company about which nothing has been decided yet."""
