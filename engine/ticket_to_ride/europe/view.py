"""What a seat, or the whole channel, may see of a game of Ticket to Ride: Europe."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from engine.core.views import View
from engine.ticket_to_ride.board import CityId, RouteId, TicketId
from engine.ticket_to_ride.cards import CARDS, CardName
from engine.ticket_to_ride.europe.table import BOARD, RULES, tallies
from engine.ticket_to_ride.scoring import Tally, route_points
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.tickets import Network


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of one player."""

    seat: Seat
    score: int
    """Points on the track: routes only, until the end."""
    trains: int
    """Pieces left."""
    stations: int
    """Stations left in reserve."""
    cards: int
    tickets: int
    """Tickets kept."""
    deciding: bool
    """Has tickets in front of it to choose from."""


class TunnelView(msgspec.Struct, frozen=True):
    """A tunnel attempt that waits for the extra payment."""

    seat: Seat
    route: RouteId
    payment: str
    """The cards laid down, such as ``2 red, 1 locomotive``."""
    revealed: tuple[CardName, ...]
    extra: int
    """How many more cards it costs."""


class HeldTicket(msgspec.Struct, frozen=True):
    """A ticket in one's own hand."""

    ticket: TicketId
    done: bool
    """Connected by one's own routes alone."""


class OwnHand(msgspec.Struct, frozen=True):
    """What only the viewer's seat sees."""

    cards: dict[CardName, int]
    """Every colour in the order of the rulebook, then locomotives; zeros included."""
    tickets: tuple[HeldTicket, ...]
    offered: tuple[TicketId, ...]
    """Tickets to choose from now."""
    keep_at_least: int
    """How many of the offered ones must be kept; 0 when nothing is offered."""


class EuropeView(View, frozen=True, kw_only=True, tag="europe"):
    """A position as seen from a seat, or by everybody."""

    seats: tuple[SeatView, ...]
    start: Seat
    """Who began."""
    face_up: tuple[CardName, ...]
    deck: int
    """Cards in the face-down deck."""
    discards: int
    ticket_deck: int
    claims: tuple[tuple[RouteId, Seat], ...]
    """In the order they were claimed."""
    stations: tuple[tuple[CityId, Seat], ...]
    """In the order they were built."""
    last_route: RouteId | None
    """Claimed in the last turn, to be highlighted."""
    last_station: CityId | None
    """Built on in the last turn, to be highlighted."""
    tunnel: TunnelView | None
    turns_left: int | None
    """How many turns remain once the last round has been called; None before."""
    own: OwnHand | None
    tallies: tuple[Tally, ...] | None
    """The itemised result by seat, when the game is over."""


def look(state: TicketToRideState, viewer: Seat | None, actors: frozenset[Seat]) -> EuropeView:
    """Show a position to a seat, or to everybody (rulebook: hands, tickets and decks are secret)."""
    supply, over = state.supply, state.over
    return EuropeView(
        viewer=viewer,
        to_move=tuple(sorted(actors)),
        seats=tuple(_seat_view(state, Seat(seat)) for seat in range(len(state.seats))),
        start=state.start,
        face_up=tuple(CARDS[card] for card in supply.row),
        deck=len(supply.deck),
        discards=len(supply.discards),
        ticket_deck=len(state.ticket_deck),
        claims=tuple(state.claims.items()),
        stations=tuple(state.stations.items()),
        last_route=state.last_route,
        last_station=state.last_station,
        tunnel=_tunnel_view(state),
        turns_left=state.turns_left,
        own=None if viewer is None else _own_hand(state, viewer),
        tallies=tallies(state) if over else None,
    )


def _seat_view(state: TicketToRideState, seat: Seat) -> SeatView:
    held = state.seats[seat]
    opening = state.in_round("opening")
    return SeatView(
        seat=seat,
        score=route_points(BOARD, RULES, state.claims, seat),
        trains=held.trains,
        stations=held.stations,
        cards=sum(held.hand),
        # How many opening tickets somebody kept is no business of those who still choose.
        tickets=0 if opening else len(held.tickets),
        deciding=bool(held.offered),
    )


def _tunnel_view(state: TicketToRideState) -> TunnelView | None:
    tunnel = state.tunnel
    if tunnel is None:
        return None
    revealed = tuple(CARDS[card] for card in tunnel.revealed)
    return TunnelView(tunnel.seat, tunnel.route, str(tunnel.payment), revealed, tunnel.extra)


def _own_hand(state: TicketToRideState, seat: Seat) -> OwnHand:
    held = state.seats[seat]
    network = Network(BOARD, (route for route, owner in state.claims.items() if owner == seat))
    opening = state.in_round("opening")
    must = RULES.opening_keep if opening else RULES.drawn_keep
    return OwnHand(
        cards=dict(zip(CARDS, held.hand, strict=True)),
        tickets=tuple(HeldTicket(ticket, network.completes(BOARD.tickets[ticket])) for ticket in held.tickets),
        offered=tuple(held.offered),
        keep_at_least=min(must, len(held.offered)),
    )
