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
    """Of a stock round and the operating rounds after it, from 0; what comes before the first belongs to it."""
    round: int = 0
    """Operating rounds of this set that are over or under way."""
    operating: int = 0
    """Operating rounds of the game that are over or under way."""
    rounds: int = 0
    """How many operating rounds the set under way has, fixed as the first begins, or 0 if there is none."""


class Bid(msgspec.Struct, frozen=True):
    """What a player has bid in the auction. The money is bound until the bid is raised or done with."""

    seat: Seat
    price: int


class Auction(msgspec.Struct):
    """The sale of companies before the first stock round."""

    unsold: list[CompanyId | PrivateId]
    """In the order of the offer: the first is for sale, the others can be bid on."""
    bids: dict[CompanyId | PrivateId, list[Bid]] = {}
    """The lowest first. More than one on the first company: those who made them are outbidding each other."""
    reduction: int = 0
    """By how much the first company of all has become cheaper."""
    last_buyer: Seat | None = None


class Trading(msgspec.Struct):
    """What the player on turn did in this turn of a stock round, and what everybody sold in the round."""

    passes: int = 0
    """In a row, before the first stock round too."""
    sold: dict[str, int] = {}
    """Companies sold in this turn, with the cell of the chart before."""
    acted: bool = False
    """This turn is no pass."""
    sold_certificates: dict[str, int] = {}
    """How many certificates of these companies."""
    last: Seat | None = None
    """Who was the last to do anything but pass in this round."""
    barred: list[tuple[Seat, CompanyId]] = []
    """Who may not buy what any more in this round, having sold it."""


class Offer(msgspec.Struct, frozen=True):
    """A deal that waits for somebody else's agreement."""

    kind: str
    """What kind of thing is to be had, such as ``train``; the game names them."""
    company: CompanyId
    """The buyer."""
    what: str
    """The id of what is to be had."""
    price: int
    """In the game's money, for whatever the kind is priced by."""
    proposer: Seat
    responder: Seat = msgspec.field(name="asked")
    countered: bool = False
    """The proposer was the responder first, and has named this price instead."""


class TrainRun(msgspec.Struct, frozen=True):
    """One train's run."""

    train: str
    """The id of its card."""
    stops: tuple[Place, ...]
    """In order, skipped towns included."""
    sides: tuple[tuple[str, int], ...]
    """The hex sides it crosses, as hex and edge, in order; each side once, named from the hex it leaves."""
    revenue: int
    """With all bonuses."""
    face: str = ""
    """What it ran as."""


class LastRun(msgspec.Struct, frozen=True):
    """The latest run of all, which stays to be looked at when the turn is over."""

    company: CompanyId
    runs: tuple[TrainRun, ...]

    def upgraded(self, hex_: HexName, successors: Sequence[int]) -> Self | None:
        """Return it as its stops are numbered once the tile on a hex is replaced or taken up.

        ``successors`` holds for each stop of the old tile the one that it becomes. Where it called at another, which is
        gone, the answer is None.
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
    """As a purchase names it."""
    price: int


class CompanyTurn(msgspec.Struct):
    """What the operating company has done in its turn."""

    company: CompanyId
    first: bool
    """It is the company's first turn."""
    yellow: int = 0
    """Ordinary yellow tiles laid, and whatever counts as one."""
    upgraded: bool = False
    tunnels: int = 0
    """Tunnels built."""
    homeless: CompanyId | None = None
    """Whose station waits for the choice between two cities, where that is not the company which chooses."""
    runs: list[TrainRun] = []
    revenue: int = 0
    touched: bool = False
    """Something on the map was changed, so that the changes of the turn before are forgotten."""
    drops_a_train: bool = False
    """It bought a train though the limit was full, and has yet to drop another for it."""
    wanted: Wanted | None = None
    """The train for which money is being raised."""
    received: list[str] = []
    """Trains taken over with another company about which nothing has been decided yet."""
