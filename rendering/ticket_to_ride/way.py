"""The way still missing: for each open ticket the routes that could still complete it with the fewest trains."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping

from engine.core.seat import Seat
from engine.ticket_to_ride.board import RouteId, Ticket
from engine.ticket_to_ride.city_graphs import graph_of, shortest
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.views import TableView
from engine.ticket_to_ride.ways import claimable


def missing_ways(
    printed: Printed, view: TableView, seat: Seat, tickets: Iterable[Ticket]
) -> Mapping[str, tuple[RouteId, ...]]:
    """Return for each ticket the unclaimed routes of its cheapest way; empty where none is left, or none is needed."""
    return _missing_ways(printed, len(view.seats), view.claims, seat, tuple(tickets))


@functools.lru_cache(maxsize=8)
def _missing_ways(
    printed: Printed, players: int, claimed: tuple[tuple[RouteId, Seat], ...], seat: Seat, tickets: tuple[Ticket, ...]
) -> Mapping[str, tuple[RouteId, ...]]:
    # The picture of a hand and its description, which is made right after it, need the same ways.
    board, claims = printed.board, dict(claimed)
    own = {route for route, owner in claims.items() if owner == seat}
    usable = own | {route.id for route in claimable(printed, players, claims, seat)}
    graph = graph_of(board, (route for route in board.routes if route in usable))
    for here, there, route in graph.edges(keys=True):
        if route in own:
            graph[here][there][route]["length"] = 0
    ways = {ticket.id: shortest(graph, ticket.a, ticket.b) for ticket in tickets}
    return {ticket: tuple(route for route in way if route not in own) for ticket, way in ways.items()}
