"""What a seat, or the whole channel, may see of any Ticket to Ride game. Each game adds what it alone has."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from engine.core.seat import Seat
from engine.core.views import View
from engine.ticket_to_ride.board import CityId, RouteId, Ticket, TicketId
from engine.ticket_to_ride.cards import CardName
from engine.ticket_to_ride.scoring import route_points
from engine.ticket_to_ride.state import OPENING, TicketToRideState
from engine.ticket_to_ride.tickets import Network


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of one player."""

    seat: Seat
    score: int
    """Points on the track: routes only, until the end."""
    trains: int
    """Pieces left."""
    cards: int
    tickets: int
    """The number of tickets kept."""
    deciding: bool
    """Whether the player has something to decide, such as which tickets to keep."""


class HeldTicket(msgspec.Struct, frozen=True):
    """A ticket in the viewer's hand."""

    ticket: TicketId
    done: bool
    """Whether it is connected by the viewer's routes and those that its stations would lend if the game ended now."""
    lent: bool = False
    """Whether it is connected only with the help of what the stations would lend."""


class OwnHand(msgspec.Struct, frozen=True):
    """What only the viewer's seat sees."""

    cards: dict[CardName, int]
    """Every kind that can be held, in the order of the card set; zeros included."""
    tickets: tuple[HeldTicket, ...]
    offered: tuple[TicketId, ...]
    """Tickets to choose from now."""
    keep_at_least: int
    """How many of the offered ones must be kept; 0 when nothing is offered."""


class TableView(View, frozen=True, kw_only=True):
    """A position as seen from a seat, or by everybody."""

    seats: tuple[SeatView, ...]
    start: Seat
    """The seat that took the first turn."""
    face_up: tuple[CardName, ...]
    deck: int
    """Cards in the face-down deck."""
    discards: int
    ticket_deck: int
    claims: tuple[tuple[RouteId, Seat], ...]
    """The claimed routes with their owners, in the order they were claimed."""
    last_route: RouteId | None
    """The route claimed in the last turn, to be highlighted."""
    turns_left: int | None
    """How many turns remain once the last round has been called; None before."""
    own: OwnHand | None
    lit_routes: tuple[RouteId, ...] = ()
    """Routes claimed since the earlier position this one is compared with, highlighted instead of the last route."""
    lit_cities: tuple[CityId, ...] = ()
    """Cities built on since that earlier position, to be highlighted."""


class TunnelView(msgspec.Struct, frozen=True):
    """A tunnel attempt that waits for the extra payment, in a game that has tunnels."""

    seat: Seat
    route: RouteId
    payment: str
    """The cards laid down, such as ``2 red, 1 locomotive``."""
    revealed: tuple[CardName, ...]
    extra: int
    """How many more cards it costs."""


class TablePart(TypedDict):
    """The fields of a ``TableView`` except the seats, for which a game may have more fields."""

    viewer: Seat | None
    to_move: tuple[Seat, ...]
    start: Seat
    face_up: tuple[CardName, ...]
    deck: int
    discards: int
    ticket_deck: int
    claims: tuple[tuple[RouteId, Seat], ...]
    last_route: RouteId | None
    turns_left: int | None
    own: OwnHand | None


class SeatPart(TypedDict):
    """The fields of a ``SeatView``."""

    seat: Seat
    score: int
    trains: int
    cards: int
    tickets: int
    deciding: bool


def table_part(state: TicketToRideState, viewer: Seat | None, actors: frozenset[Seat]) -> TablePart:
    """Show to a seat, or to everybody, what all games have (hands, tickets and decks are secret)."""
    supply, names = state.supply, state.printed.cards.names
    return TablePart(
        viewer=viewer,
        to_move=tuple(sorted(actors)),
        start=state.start,
        face_up=tuple(names[card] for card in supply.row),
        deck=len(supply.deck),
        discards=len(supply.discards),
        ticket_deck=len(state.ticket_deck),
        claims=tuple(state.claims.items()),
        last_route=state.last_route,
        turns_left=state.turns_left,
        own=None if viewer is None else _own_hand(state, viewer),
    )


def seat_part(state: TicketToRideState, seat: Seat) -> SeatPart:
    """Show what everybody sees of a player in all games."""
    held, printed = state.seats[seat], state.printed
    return SeatPart(
        seat=seat,
        score=route_points(printed, state.claims, seat),
        trains=held.trains,
        cards=sum(held.hand),
        # How many opening tickets somebody kept is no business of those who still choose.
        tickets=0 if state.in_round(OPENING) else len(held.tickets),
        deciding=bool(held.offered),
    )


def _own_hand(state: TicketToRideState, seat: Seat) -> OwnHand:
    held, printed = state.seats[seat], state.printed
    board = printed.board
    owned = [route for route, owner in state.claims.items() if owner == seat]
    network, with_lent = Network(board, owned), Network(board, [*owned, *state.lent(seat)])
    return OwnHand(
        cards=dict(zip(printed.cards.held, held.hand, strict=True)),
        tickets=tuple(_held(board.tickets[ticket], network, with_lent) for ticket in held.tickets),
        offered=tuple(held.offered),
        keep_at_least=min(state.must_keep, len(held.offered)),
    )


def _held(ticket: Ticket, network: Network, with_lent: Network) -> HeldTicket:
    done = with_lent.completes(ticket)
    return HeldTicket(ticket.id, done, lent=done and not network.completes(ticket))
