"""The way still missing: for each open ticket the routes that could still complete it with the fewest trains."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from itertools import product

from engine.core.seat import Seat
from engine.ticket_to_ride.board import RouteId, Ticket
from engine.ticket_to_ride.city_graphs import graph_of, shortest
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
    board, claims = printed.board, dict(claimed)
    own = {route for route, owner in claims.items() if owner == seat}
    open_ = {route.id for route in claimable(printed, players, claims, seat)}
    ways: dict[str, tuple[RouteId, ...]] = {ticket.id: () for ticket in tickets}

    def trains(way: tuple[RouteId, ...]) -> int:
        return sum(board.routes[route].length for route in way)

    for some in product(*((None, *routes) for routes in lent)):
        free = own.union(filter(None, some))
        graph = graph_of(board, (route for route in board.routes if route in open_ or route in free))
        for here, there, route in graph.edges(keys=True):
            if route in free:
                graph[here][there][route]["length"] = 0
        for ticket in tickets:
            way = tuple(route for route in shortest(graph, ticket.a, ticket.b) if route not in free)
            # Nothing is missing of a way whose stations do more for other tickets.
            if way and (not ways[ticket.id] or trains(way) < trains(ways[ticket.id])):
                ways[ticket.id] = way
    return ways
