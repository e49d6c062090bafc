"""The way that a ticket still lacks, worked out from what everybody may see and the viewer's trains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.seat import Seat
from engine.ticket_to_ride.board import RouteId, Ticket
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.ticket_to_ride.legends.map import printed_on
from rendering.ticket_to_ride.way import missing_ways


def ways(view: LegendsView, seat: Seat, tickets: Iterable[Ticket]) -> Mapping[str, tuple[RouteId, ...]]:
    """Return for each ticket the open tracks of its shortest way; a steamer's link is not counted (L I1.3)."""
    return missing_ways(printed_on(view), view, seat, tickets)
