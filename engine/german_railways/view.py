"""What may be seen of a game of German Railways: everything but the seed and what others have ordered in auctions."""

from __future__ import annotations

from math import comb
from typing import Literal

import msgspec

from engine.core.seat import Seat
from engine.core.views import View
from engine.german_railways import bag, bidding, ending, rounds
from engine.german_railways.board_analysis import BoardAnalysis, locomotives_left
from engine.german_railways.facts import CityName, RailroadId, printed_facts
from engine.german_railways.state import Built, Ending, GermanState, ProxyBid
from engine.german_railways.switches import Switches
from engine.hexes import HexName

Stage = Literal["opening", "actions", "agreement", "over"]
Standing = Literal["asked", "waits", "decided", "leads", "passed"]
"""How a seat stands in an auction: it may decide now; it will decide when its turn comes; it has decided ahead of its
turn, and nobody else knows what; it has made the highest bid; it is out."""


class SeatView(msgspec.Struct, frozen=True):
    """One player."""

    seat: Seat
    cash: int
    income: int
    """The sum of the incomes of its railroads, once for each share."""
    shares: dict[RailroadId, int]
    """How many shares of each railroad of which it has any, in the order of the auctions."""
    agreed: bool
    """Whether the player agrees that nothing can be built any more."""


class RailroadView(msgspec.Struct, frozen=True, kw_only=True):
    """One railroad."""

    id: RailroadId
    treasury: int
    income: int
    pays: bool
    """Whether it pays dividends yet, as Berlin-Hamburg does not before it has joined the two cities."""
    hexes: tuple[HexName, ...]
    """Its network in the order in which it was built, the start hex first."""
    cities: tuple[CityName, ...]
    """The cities on its network, each listed once, in the order in which they were reached."""
    locomotives: int
    """How many are left to be placed."""
    holders: dict[Seat, int]
    """The number of shares of each seat that has any."""
    unsold: int
    on_offer: bool
    """Whether a player with an action may put up a share of it for auction."""
    links: tuple[RailroadId, ...]
    """The railroads it is directly linked to."""


class AuctionView(msgspec.Struct, frozen=True):
    """The auction of one share."""

    railroad: RailroadId
    opening: bool
    """Whether it is one of the eight with which the game begins."""
    price: int
    """The highest bid, or 0 if there is none."""
    bidder: Seat | None
    turn: Seat
    """Whose turn it is to raise or pass."""
    standings: tuple[Standing, ...]
    """By seat."""
    own: ProxyBid | None
    """The order that the viewer has left, if any."""


class BagView(msgspec.Struct, frozen=True):
    """The bag as it would be filled if turn order were determined now."""

    markers: tuple[int, ...]
    """How many markers each seat puts in."""
    places: int
    """How many places the turn order track has, which is how many markers are drawn."""

    def chance(self, seat: Seat, actions: int = 1) -> float:
        """Return how likely it is that a player has at least a number of actions in the next round."""
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
    """How often turn order has been determined; 0 during the opening auctions."""
    seats: tuple[SeatView, ...]
    railroads: tuple[RailroadView, ...]
    """In the order of the opening auctions."""
    order: tuple[Seat, ...]
    """The turn order track of this round, with one seat for each place; empty during the opening."""
    at: int
    """The index of the place that has its action now: those before it have had theirs."""
    auction: AuctionView | None
    bag: BagView
    built: Built | None
    """The latest build, to be highlighted."""
    lit: tuple[HexName, ...] | None = None
    """Hexes to highlight instead: those built since a position with which this is compared, or None if it is not."""
    linked_enough: tuple[RailroadId, ...]
    """Railroads linked to at least two others: the game ends when all are."""
    ending: Ending | None
    places: tuple[tuple[Seat, ...], ...] | None
    """Seats from first place to last when the game is over; those who share a place stand together."""
    switches: Switches


def view_of(state: GermanState, viewer: Seat | None, actors: frozenset[Seat]) -> GermanView:
    """Show a position to a seat, or to everybody: only orders in an auction are secret."""
    analysis, ranked = BoardAnalysis(state), ending.result(state)
    track = next((frame for frame in state.frames if frame.round == bag.ROUND), None)
    return GermanView(
        viewer=viewer,
        to_move=tuple(sorted(actors)),
        stage=_stage(state),
        round=state.round,
        seats=tuple(_seat(analysis, Seat(seat)) for seat in range(len(state.cash))),
        railroads=tuple(_railroad(analysis, id_) for id_ in state.railroads),
        order=tuple(Seat(int(actor)) for actor in track.actors) if track else (),
        at=track.at if track else 0,
        auction=_auction(state, viewer, actors),
        bag=BagView(bag.markers(state), bag.places(state)),
        built=state.built,
        linked_enough=ending.linked_enough(analysis),
        ending=state.ending,
        places=ranked.places if ranked else None,
        switches=state.switches,
    )


def _stage(state: GermanState) -> Stage:
    match "over" if state.over else state.main_frame.round:
        case rounds.OPENING:
            return "opening"
        case bag.ROUND:
            return "actions"
        case rounds.AGREEMENT:
            return "agreement"
        case _:
            return "over"


def _seat(analysis: BoardAnalysis, seat: Seat) -> SeatView:
    state = analysis.state
    shares = {id_: railroad.owners.count(seat) for id_, railroad in state.railroads.items() if seat in railroad.owners}
    return SeatView(seat, state.cash[seat], analysis.player_income(seat), shares, seat in state.agreed)


def _railroad(analysis: BoardAnalysis, id_: RailroadId) -> RailroadView:
    state, railroad = analysis.state, analysis.state.railroads[id_]
    return RailroadView(
        id=id_,
        treasury=railroad.treasury,
        income=analysis.incomes[id_],
        pays=analysis.pays(id_),
        hexes=tuple(railroad.hexes),
        cities=tuple(analysis.cities[id_]),
        locomotives=locomotives_left(state, id_),
        holders={seat: railroad.owners.count(seat) for seat in sorted(set(railroad.owners))},
        unsold=printed_facts().figures.shares - len(railroad.owners),
        on_offer=id_ in bidding.on_offer(state),
        links=tuple(other for other in state.railroads if other in analysis.links[id_]),
    )


def _auction(state: GermanState, viewer: Seat | None, actors: frozenset[Seat]) -> AuctionView | None:
    open_ = state.bidding
    if open_ is None:
        return None
    return AuctionView(
        railroad=open_.railroad,
        opening=not state.railroads[open_.railroad].owners,
        price=open_.price,
        bidder=open_.bidder,
        turn=open_.turn,
        standings=tuple(_standing(state, Seat(seat), actors) for seat in range(len(state.cash))),
        own=None if viewer is None else open_.orders.get(viewer),
    )


def _standing(state: GermanState, seat: Seat, actors: frozenset[Seat]) -> Standing:
    """Return how a seat stands in an auction, using only what everybody knows about its order."""
    open_ = bidding.under_way(state)
    if seat in open_.passed:
        return "passed"
    if seat == open_.bidder:
        return "leads"
    if seat in actors:
        return "asked"
    return "decided" if seat not in open_.begun and seat in open_.orders else "waits"
