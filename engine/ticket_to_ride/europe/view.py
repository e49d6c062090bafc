"""What a seat, or the whole channel, may see of a game of Ticket to Ride: Europe."""

from __future__ import annotations

import msgspec

from engine.core.game import View
from engine.core.seat import Seat
from engine.ticket_to_ride.board import CityId, RouteId, TicketId
from engine.ticket_to_ride.cards import CardName
from engine.ticket_to_ride.scoring import Tally


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
    last_routes: tuple[RouteId, ...]
    """Claimed in the last finished turn, to be highlighted."""
    last_stations: tuple[CityId, ...]
    """Built in the last finished turn, to be highlighted."""
    tunnel: TunnelView | None
    turns_left: int | None
    """How many turns remain once the last round has been called; None before."""
    own: OwnHand | None
    tallies: tuple[Tally, ...] | None
    """The itemised result by seat, when the game is over."""
