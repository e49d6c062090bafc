"""The way still missing: for each open ticket the routes that could still complete it with the fewest trains."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping

from engine.core.seat import Seat
from engine.ticket_to_ride.board import RouteId, Ticket
from engine.ticket_to_ride.city_graphs import lending_graph, shortest_missing
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.views import TableView
from engine.ticket_to_ride.ways import claimable

Lent = tuple[tuple[RouteId, ...], ...]
"""For each station of a seat, the routes of others that it may lend, of which it lends one."""


def missing_ways(
    printed: Printed, view: TableView, seat: Seat, tickets: Iterable[Ticket], lent: Lent = ()
) -> Mapping[str, tuple[RouteId, ...]]:
    """Return for each ticket the unclaimed routes of its cheapest way; empty where none is left, or none is needed.

    A route that a station lends counts for nothing.
    """
    return _missing_ways(printed, len(view.seats), view.claims, seat, tuple(tickets), lent)


@functools.lru_cache(maxsize=8)
def _missing_ways(
    printed: Printed,
    players: int,
    claimed: tuple[tuple[RouteId, Seat], ...],
    seat: Seat,
    tickets: tuple[Ticket, ...],
    lent: Lent,
) -> Mapping[str, tuple[RouteId, ...]]:
    # The picture of a hand and its description, which is made right after it, need the same ways.
    open_ = claimable(printed, players, dict(claimed), seat)
    lengths = {route: 0 for route, owner in claimed if owner == seat} | {route.id: route.length for route in open_}
    graph = lending_graph(printed.board, lengths, lent)
    # Nothing is missing of a way whose stations do more for other tickets.
    return {ticket.id: shortest_missing(graph, ticket.a, ticket.b) for ticket in tickets}
