"""What a seat, or the whole channel, may see of a game of Ticket to Ride: Europe."""

from __future__ import annotations

from functools import lru_cache

from engine.core.seat import Seat
from engine.ticket_to_ride.board import CityId, RouteId
from engine.ticket_to_ride.borrowing import lendable
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.state import EuropeState, tallies
from engine.ticket_to_ride.scoring import Tally
from engine.ticket_to_ride.trail import longest_trail, trail_length
from engine.ticket_to_ride.views import SeatView, TableView, TunnelView, seat_part, table_part
from engine.ticket_to_ride.ways import Lenders


class EuropeSeatView(SeatView, frozen=True, kw_only=True):
    """What everybody sees of one player."""

    stations: int
    """Stations left in reserve."""
    trail: int
    """Train spaces of the longest path over the player's routes."""


class EuropeView(TableView, frozen=True, kw_only=True, tag="europe"):
    """A position as seen from a seat, or by everybody."""

    seats: tuple[EuropeSeatView, ...]
    stations: tuple[tuple[CityId, Seat], ...]
    """The stations on the board, in the order they were built."""
    last_station: CityId | None
    """The city built on in the last turn, to be highlighted."""
    tunnel: TunnelView | None
    tallies: tuple[Tally, ...] | None
    """The itemised result by seat, when the game is over."""


def view_of(state: EuropeState, viewer: Seat | None, actors: frozenset[Seat]) -> EuropeView:
    """Show a position to a seat, or to everybody (case 42: hands, tickets and decks are secret)."""
    return EuropeView(
        **table_part(state, viewer, actors),
        seats=tuple(
            EuropeSeatView(**seat_part(state, Seat(seat)), stations=held.stations, trail=_trail(_owned(state, seat)))
            for seat, held in enumerate(state.seats)
        ),
        stations=tuple(state.stations.items()),
        last_station=state.last_station,
        tunnel=_tunnel_view(state),
        tallies=tallies(state) if state.over else None,
    )


def lenders(view: EuropeView) -> Lenders:
    """Return the routes of others at each station of the viewer; the station lends one of them."""
    if view.viewer is None:
        return ()
    lent = lendable(PRINTED.board, dict(view.claims), dict(view.stations), view.viewer)
    return [[PRINTED.board.routes[route] for route in routes] for routes in lent.values()]


def _owned(state: EuropeState, seat: int) -> frozenset[RouteId]:
    """Return the routes that a player has claimed."""
    return frozenset(route for route, owner in state.claims.items() if owner == seat)


@lru_cache(maxsize=256)
def _trail(owned: frozenset[RouteId]) -> int:
    """Return how long the longest path over some routes is; it is cached as it stays the same until another claim."""
    return trail_length(PRINTED.board, longest_trail(PRINTED.board, sorted(owned)))


def _tunnel_view(state: EuropeState) -> TunnelView | None:
    claim, cards = state.claim, state.printed.cards
    if claim is None or not claim.extra:
        return None
    revealed = tuple(cards.names[card] for card in claim.revealed)
    return TunnelView(claim.seat, claim.route, cards.written(claim.payment), revealed, claim.extra)
