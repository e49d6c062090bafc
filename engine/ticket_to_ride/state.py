"""A position of Ticket to Ride: cards, tickets, trains and stations."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from engine.core.steps import FramedState
from engine.ticket_to_ride.board import CityId, RouteId, TicketId
from engine.ticket_to_ride.cards import Card, Hand, Payment
from engine.ticket_to_ride.supply import Supply


class Holdings(msgspec.Struct):
    """Everything in front of one player."""

    hand: Hand
    trains: int
    stations: int
    """In reserve."""
    tickets: list[TicketId]
    offered: list[TicketId]
    """Drawn, and not yet decided on."""


class Tunnel(msgspec.Struct):
    """A tunnel that asks for more cards than were laid down."""

    seat: Seat
    route: RouteId
    payment: Payment
    revealed: list[Card]
    extra: int


class TicketToRideState(FramedState):
    """The whole table."""

    seats: list[Holdings]
    start: Seat
    """Who takes the first turn."""
    supply: Supply
    ticket_deck: list[TicketId]
    """Face down; the last is drawn next."""
    claims: dict[RouteId, Seat]
    """In the order they were claimed."""
    stations: dict[CityId, Seat]
    """In the order they were built."""
    tunnel: Tunnel | None = None
    turns_left: int | None = None
    """Turns until the end, once the last round has been called."""
    passes: int = 0
    """How many players in a row could do nothing."""
    last_route: RouteId | None = None
    """Claimed in the last turn."""
    last_station: CityId | None = None
    """Built on in the last turn."""
