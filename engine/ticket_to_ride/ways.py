"""The cheapest way that still completes a ticket, where routes that are already built cost nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engine.core.seat import Seat
from engine.ticket_to_ride import city_graphs
from engine.ticket_to_ride.board import CityId, Route, RouteId
from engine.ticket_to_ride.claiming import may_claim_parallel
from engine.ticket_to_ride.printed import Printed

if TYPE_CHECKING:
    import networkx as nx

_SPACE, _TUNNEL, _WILD = 4, 3, 2
"""Effort in quarters of a card. A tunnel asks on average for three quarters of a card more than its length."""


def effort(route: Route) -> int:
    """Weigh what a route costs to claim: its length, and a little for a tunnel or the wild cards of a ferry."""
    return _SPACE * route.length + _TUNNEL * route.tunnel + _WILD * route.wilds


def claimable(printed: Printed, players: int, claims: Mapping[RouteId, Seat], seat: Seat) -> Iterator[Route]:
    """Enumerate the routes not yet closed to a player, whatever the cards and trains (``may_claim_parallel``)."""
    for route in printed.board.routes.values():
        if route.id not in claims and may_claim_parallel(printed.rules, route, claims, seat, players):
            yield route


def closed_routes(printed: Printed, players: int, claims: Mapping[RouteId, Seat]) -> set[RouteId]:
    """Return the routes nobody may claim although no train stands on them (Europe's rulebook, "Double routes")."""
    rules, nobody = printed.rules, Seat(-1)
    return {
        parallel
        for claimed in claims
        for parallel in printed.board.routes[claimed].parallel
        if parallel not in claims
        and not may_claim_parallel(rules, printed.board.routes[parallel], claims, nobody, players)
    }


def ways_graph(
    printed: Printed,
    players: int,
    claims: Mapping[RouteId, Seat],
    seat: Seat,
    cost: Callable[[Route], int] = effort,
) -> nx.Graph[CityId]:
    """Return what a player owns or may still claim: one edge for a pair of cities, with its ``route`` and ``cost``.

    Owned routes cost 0; of several open tracks between two cities the cheapest is taken, the first of equals.
    """
    board = printed.board
    graph = city_graphs.cities_alone(board)
    for route in claimable(printed, players, claims, seat):
        price = cost(route)
        if not graph.has_edge(route.a, route.b) or price < graph[route.a][route.b]["cost"]:
            graph.add_edge(route.a, route.b, route=route.id, cost=price)
    for route_id, owner in claims.items():
        if owner == seat:
            route = board.routes[route_id]
            graph.add_edge(route.a, route.b, route=route_id, cost=0)
    return graph


Lenders = Sequence[Collection[Route]]
"""For each lender, the routes that it may lend. It lends only one of them, which then costs nothing."""
Distances = Mapping[int, Mapping[CityId, int]]
"""How far cities are, keyed by the lenders that lend a route on the way: a bit for each of them."""


def distances(graph: nx.Graph[CityId], cities: Collection[CityId], lenders: Lenders = ()) -> Distances:
    """Return how far each city is from the nearest of some, by ``cost`` and by which of the lenders are needed."""
    if not lenders:
        return {0: city_graphs.distances(graph, cities)}
    return city_graphs.distances_with(graph, cities, [[(route.a, route.b) for route in each] for each in lenders])


def least(there: Distances, cities: Collection[CityId]) -> int | None:
    """Return how far the nearest of some cities is, or None if none of them is reached."""
    return min((near[city] for near in there.values() for city in cities if city in near), default=None)


def cheapest(
    graph: nx.Graph[CityId], a: CityId, b: CityId, built: Collection[RouteId] = (), without: RouteId | None = None
) -> tuple[RouteId, ...] | None:
    """Return the routes with a cost on the cheapest way between two cities, in order; None if there is no way.

    Routes in ``built`` count for nothing, as if claimed already; ``without`` is a route that must not be used.
    """

    def weight(_a: CityId, _b: CityId, edge: Mapping[str, Any]) -> int | None:
        route = edge["route"]
        if route == without:
            return None
        return 0 if route in built else int(edge["cost"])

    cities = city_graphs.cheapest(graph, a, b, weight)
    if cities is None:
        return None
    edges = (graph[here][there] for here, there in pairwise(cities))
    return tuple(edge["route"] for edge in edges if edge["cost"] and edge["route"] not in built)
