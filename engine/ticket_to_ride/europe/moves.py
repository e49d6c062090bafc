"""The moves of Ticket to Ride: Europe."""

from __future__ import annotations

from engine.core.moves import Move
from engine.ticket_to_ride.board import CityId, RouteId, TicketId


class KeepTickets(Move, frozen=True, tag="keep"):
    """Keep some of the tickets in front of you."""

    tickets: tuple[TicketId, ...]


class DrawCard(Move, frozen=True, tag="draw"):
    """Draw a train card."""

    card: str
    """``deck`` for the face-down deck, or which face-up card."""


class ClaimRoute(Move, frozen=True, tag="claim"):
    """Claim a route; through a tunnel, try to."""

    route: RouteId
    payment: str
    """The cards laid down, such as ``2 red, 1 locomotive``."""


class PayTunnel(Move, frozen=True, tag="tunnel"):
    """Pay what the tunnel asks for beyond what was laid down."""

    payment: str


class AbandonTunnel(Move, frozen=True, tag="abandon"):
    """Take back the cards laid down for a tunnel."""


class BuildStation(Move, frozen=True, tag="station"):
    """Build a station."""

    city: CityId
    payment: str


class DrawTickets(Move, frozen=True, tag="tickets"):
    """Draw tickets to choose from."""


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing, when nothing can be done."""
