"""What may be seen of a game of German Railways: everything but the seed and how others have themselves bid for."""

from __future__ import annotations

from math import comb
from typing import Literal

import msgspec

from engine.core.seat import Seat
from engine.core.views import View
from engine.eighteenxx.hexes import HexName
from engine.german_railways.facts import CityName, RailroadId
from engine.german_railways.state import Built, Ending, Order
from engine.german_railways.switches import Switches

Stage = Literal["opening", "actions", "agreement", "over"]
Standing = Literal["asked", "waits", "decided", "leads", "passed"]
"""In an auction: may decide now; will be asked when the turn comes; has decided before the turn has come, and nobody
else knows how; has made the highest bid; is out."""


class SeatView(msgspec.Struct, frozen=True):
    """One player."""

    seat: Seat
    cash: int
    income: int
    """The sum over the shares of what their railroads' income is."""
    shares: dict[RailroadId, int]
    """How many of each railroad, where there are any, in the order of the auctions."""
    agreed: bool
    """Agrees that nothing can be built any more."""


class RailroadView(msgspec.Struct, frozen=True, kw_only=True):
    """One railroad."""

    id: RailroadId
    treasury: int
    income: int
    pays: bool
    """False: no dividend yet, as Berlin-Hamburg before it has joined the two."""
    hexes: tuple[HexName, ...]
    """Its network in the order it was built, the start hex first."""
    cities: tuple[CityName, ...]
    """On its network, each once, in the order they were reached."""
    locomotives: int
    """Left to be placed."""
    holders: dict[Seat, int]
    """Shares of each who has any, by seat."""
    unsold: int
    on_offer: bool
    """A share of it may be put up for auction by whoever has an action."""
    links: tuple[RailroadId, ...]
    """The railroads it is directly linked to."""


class AuctionView(msgspec.Struct, frozen=True):
    """The auction of one share."""

    railroad: RailroadId
    opening: bool
    """One of the eight that the game begins with."""
    price: int
    """The highest bid; 0: none."""
    bidder: Seat | None
    turn: Seat
    """Whose turn it is to raise or pass."""
    standings: tuple[Standing, ...]
    """By seat."""
    own: Order | None
    """How the viewer has itself bid for, if it has said so."""


class BagView(msgspec.Struct, frozen=True):
    """The bag as it would be filled if turn order were determined now."""

    markers: tuple[int, ...]
    """Of each seat."""
    places: int
    """Of the turn order track: so many are drawn."""

    def chance(self, seat: Seat, actions: int = 1) -> float:
        """Return how likely it is that a player has at least so many actions in the next round."""
        total, mine = sum(self.markers), self.markers[seat]
        drawn = min(self.places, total)
        ways = (comb(mine, k) * comb(total - mine, drawn - k) for k in range(actions, min(mine, drawn) + 1))
        return sum(ways) / comb(total, drawn)

    def expected(self, seat: Seat) -> float:
        """Return how many actions a player has on average in the next round."""
        total = sum(self.markers)
        return self.markers[seat] * min(self.places, total) / total


class GermanView(View, frozen=True, kw_only=True, tag="german"):
    """A position as seen from a seat, or by everybody."""

    stage: Stage
    round: int
    """How often turn order was determined; 0 during the opening auctions."""
    seats: tuple[SeatView, ...]
    railroads: tuple[RailroadView, ...]
    """In the order of the opening auctions."""
    order: tuple[Seat, ...]
    """The turn order track of this round, one seat a place; empty during the opening."""
    at: int
    """Which place has its action now: those before have had theirs. Their number: all have."""
    auction: AuctionView | None
    bag: BagView
    built: Built | None
    """The latest build, to be highlighted."""
    linked_enough: tuple[RailroadId, ...]
    """Railroads linked to at least two others: the game ends when all are."""
    ending: Ending | None
    places: tuple[tuple[Seat, ...], ...] | None
    """Seats from first place to last when the game is over; those who share a place stand together."""
    switches: Switches
