"""The position of a game of German Railways. All of it is public except the seed and the orders in an auction."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.seat import Seat
from engine.core.steps import FramedState
from engine.german_railways.facts import RailroadId
from engine.german_railways.switches import Switches
from engine.hexes import HexName

Ending = Literal["linked", "agreed", "stalemate"]
"""Why the game is over: every railroad is linked to two others, all have agreed, or nobody can ever build again."""


class Railroad(msgspec.Struct):
    """A railroad's money, network and shareholders."""

    hexes: list[HexName]
    """Its hexes in the order in which they were built, the start hex first. One locomotive stands on each."""
    treasury: int = 0
    owners: list[Seat] = []
    """Who bought each share that has been sold, in order."""


class ProxyBid(msgspec.Struct, frozen=True):
    """A bid that is made for a seat when its turn comes, and raised up to a limit. Nobody else may learn of it."""

    price: int
    """Bid at least this."""
    up_to: int
    """Bid no more than this; 0: pass."""
    beyond: Literal["ask", "pass"]
    """What is done if more would be needed."""


class Bidding(msgspec.Struct):
    """The auction of one share."""

    railroad: RailroadId
    turn: Seat
    """Whose turn it is to raise or pass."""
    price: int = 0
    """The highest bid, or 0 if there is none."""
    bidder: Seat | None = None
    passed: list[Seat] = []
    """Who is out of this auction, in the order of their passes."""
    begun: list[Seat] = []
    """The seats whose first turn in this auction has come."""
    orders: dict[Seat, ProxyBid] = {}
    """What is to be done for seats when their turns come."""


class Built(msgspec.Struct, frozen=True):
    """The latest build."""

    seat: Seat
    railroad: RailroadId
    hexes: tuple[HexName, ...]
    cost: int
    linked: tuple[RailroadId, ...]
    """The railroads to which it made new links; if there are any, dividends were paid."""
    paid: tuple[int, ...]
    """What each seat was paid."""


class GermanState(FramedState, kw_only=True):
    """A game of German Railways."""

    switches: Switches
    cash: list[int]
    """By seat."""
    railroads: dict[RailroadId, Railroad]
    """In the order of the opening auctions."""
    first: Seat
    """Who bids first in the next opening auction."""
    round: int = 0
    """How often turn order has been determined."""
    bidding: Bidding | None = None
    agreed: list[Seat] = msgspec.field(default_factory=list)
    """Who agrees that nothing can be built any more."""
    decliner: Seat | None = None
    """Who did not agree to the end, if nothing has been built or sold since: nobody else may bring up the end again."""
    built: Built | None = None
    ending: Ending | None = None
    """Why the game is over, or None while it goes on."""
