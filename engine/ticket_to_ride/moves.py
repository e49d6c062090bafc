"""The moves that all Ticket to Ride games have."""

from __future__ import annotations

from engine.core.moves import Move
from engine.ticket_to_ride.board import RouteId, TicketId


class KeepTickets(Move, frozen=True, tag="keep"):
    """Keep some of the tickets in front of you."""

    tickets: tuple[TicketId, ...]


DECK = "deck"
"""Names the face-down deck where a move names a card."""


class DrawCard(Move, frozen=True, tag="draw"):
    """Draw a train card."""

    card: str
    """``deck`` for the face-down deck, or which face-up card."""


class ClaimRoute(Move, frozen=True, tag="claim"):
    """Claim a route; through a tunnel, try to."""

    route: RouteId
    payment: str
    """The cards laid down, such as ``2 red, 1 locomotive``."""


class DrawTickets(Move, frozen=True, tag="tickets"):
    """Draw tickets to choose from."""


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing, when nothing can be done."""
