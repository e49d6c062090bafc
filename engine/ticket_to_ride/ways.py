"""The cheapest way that still completes a ticket, counting what stands already as built for nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import pairwise
from typing import Any

import networkx as nx

from engine.core.seat import Seat
from engine.ticket_to_ride.board import Board, CityId, Route, RouteId, Ticket
from engine.ticket_to_ride.rules import Rules

_SPACE, _TUNNEL, _LOCOMOTIVE = 4, 3, 2
"""Effort in quarters of a card. A tunnel asks on average for three quarters of a card more than its length."""


def effort(route: Route) -> int:
    """Weigh what a route costs to claim: its length, and a little for a tunnel or the locomotives of a ferry."""
    return _SPACE * route.length + _TUNNEL * route.tunnel + _LOCOMOTIVE * route.locomotives


def claimable(board: Board, rules: Rules, players: int, claims: Mapping[RouteId, Seat], seat: Seat) -> Iterator[Route]:
    """Enumerate the routes not yet closed to a player, whatever the cards and trains (rulebook, "Double routes")."""
    for route in board.routes.values():
        if route.id in claims:
            continue
        twin_owner = claims.get(route.twin) if route.twin else None
        if rules.opens_beside(twin_owner, seat, players):
            yield route


def ways_graph(
    board: Board,
    rules: Rules,
    players: int,
    claims: Mapping[RouteId, Seat],
    seat: Seat,
    cost: Callable[[Route], int] = effort,
) -> nx.Graph[CityId]:
    """Return what a player owns or may still claim: one edge a pair of cities, with its ``route`` and ``cost``.

    Owned routes cost 0; of two open halves of a double route the cheaper stands, the first of equals.
    """
    graph: nx.Graph[CityId] = nx.Graph()
    graph.add_nodes_from(board.cities)
    for route in claimable(board, rules, players, claims, seat):
        price = cost(route)
        if not graph.has_edge(route.a, route.b) or price < graph[route.a][route.b]["cost"]:
            graph.add_edge(route.a, route.b, route=route.id, cost=price)
    for route_id, owner in claims.items():
        if owner == seat:
            route = board.routes[route_id]
            graph.add_edge(route.a, route.b, route=route_id, cost=0)
    return graph


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

    try:
        cities = nx.dijkstra_path(graph, a, b, weight=weight)
    except nx.NetworkXNoPath:
        return None
    edges = (graph[here][there] for here, there in pairwise(cities))
    return tuple(edge["route"] for edge in edges if edge["cost"] and edge["route"] not in built)


def missing_way(
    board: Board, rules: Rules, players: int, claims: Mapping[RouteId, Seat], seat: Seat, ticket: Ticket
) -> tuple[RouteId, ...] | None:
    """Return the routes still to be claimed on the cheapest way that completes a ticket, from its ``a`` to its ``b``.

    Empty when the player's own routes complete it; None when it is cut off. Stations and trains left are not asked.
    """
    return cheapest(ways_graph(board, rules, players, claims, seat), ticket.a, ticket.b)
