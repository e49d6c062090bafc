"""Which tickets are completed: rulebook, "Drawing tickets"."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import networkx as nx

from engine.ticket_to_ride.board import Board, CityId, RouteId, Ticket


class Network:
    """Cities joined by some routes: a union-find, as it is asked thousands of times while stations are assigned."""

    def __init__(self, board: Board, routes: Iterable[RouteId]) -> None:
        self._parent: dict[CityId, CityId] = {}
        for route in routes:
            self.join(board.routes[route].a, board.routes[route].b)

    def root(self, city: CityId) -> CityId:
        """Return the city that stands for all that are joined with this one."""
        parent = self._parent
        while (above := parent.get(city, city)) != city:
            city = above
        return city

    def join(self, a: CityId, b: CityId) -> None:
        """Join two cities and all that hangs on them."""
        self._parent[self.root(a)] = self.root(b)

    def completes(self, ticket: Ticket) -> bool:
        """Tell whether a ticket's cities are joined."""
        return self.root(ticket.a) == self.root(ticket.b)


def path(board: Board, routes: Iterable[RouteId], ticket: Ticket) -> tuple[RouteId, ...]:
    """Return the shortest way, by train spaces, that completes a ticket over some routes; empty if there is none."""
    graph = board.graph(routes)
    return shortest(graph, ticket.a, ticket.b)


def shortest(graph: nx.MultiGraph[CityId], a: CityId, b: CityId) -> tuple[RouteId, ...]:
    """Return the routes of the shortest way by ``length`` between two cities; empty if there is none."""
    if a not in graph or b not in graph:
        return ()
    try:
        cities = nx.shortest_path(graph, a, b, weight="length")
    except nx.NetworkXNoPath:
        return ()
    return tuple(
        min(graph[here][there], key=lambda key: graph[here][there][key]["length"]) for here, there in pairwise(cities)
    )
