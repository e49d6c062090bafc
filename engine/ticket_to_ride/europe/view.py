"""What a seat, or the whole channel, may see of a game of Ticket to Ride: Europe."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.ticket_to_ride.board import CityId
from engine.ticket_to_ride.europe.state import EuropeState, tallies
from engine.ticket_to_ride.scoring import Tally
from engine.ticket_to_ride.views import SeatView, TableView, TunnelView, seat_part, table_part


class EuropeSeatView(SeatView, frozen=True, kw_only=True):
    """What everybody sees of one player."""

    stations: int
    """Stations left in reserve."""


class EuropeView(TableView, frozen=True, kw_only=True, tag="europe"):
    """A position as seen from a seat, or by everybody."""

    seats: tuple[EuropeSeatView, ...]
    stations: tuple[tuple[CityId, Seat], ...]
    """In the order they were built."""
    last_station: CityId | None
    """Built on in the last turn, to be highlighted."""
    tunnel: TunnelView | None
    tallies: tuple[Tally, ...] | None
    """The itemised result by seat, when the game is over."""


def view_of(state: EuropeState, viewer: Seat | None, actors: frozenset[Seat]) -> EuropeView:
    """Show a position to a seat, or to everybody (case 42: hands, tickets and decks are secret)."""
    return EuropeView(
        **table_part(state, viewer, actors),
        seats=tuple(
            EuropeSeatView(**seat_part(state, Seat(seat)), stations=held.stations)
            for seat, held in enumerate(state.seats)
        ),
        stations=tuple(state.stations.items()),
        last_station=state.last_station,
        tunnel=_tunnel_view(state),
        tallies=tallies(state) if state.over else None,
    )


def _tunnel_view(state: EuropeState) -> TunnelView | None:
    claim, cards = state.claim, state.printed.cards
    if claim is None or not claim.extra:
        return None
    revealed = tuple(cards.names[card] for card in claim.revealed)
    return TunnelView(claim.seat, claim.route, cards.written(claim.payment), revealed, claim.extra)
