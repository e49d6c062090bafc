"""Which tickets are completed: Europe's rulebook, "Drawing tickets"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
        """Join two cities, and with them all cities that each is joined with."""
        self._parent[self.root(a)] = self.root(b)

    def completes(self, ticket: Ticket) -> bool:
        """Tell whether a ticket's cities are joined."""
        return self.root(ticket.a) == self.root(ticket.b)


def paths(board: Board, routes: Sequence[RouteId], tickets: Sequence[Ticket]) -> list[tuple[RouteId, ...]]:
    """Return for each ticket the shortest way, by train spaces, that completes it over some routes; empty if none."""
    network = Network(board, routes)
    graph = board.graph(routes) if any(map(network.completes, tickets)) else None
    return [shortest(graph, t.a, t.b) if graph is not None and network.completes(t) else () for t in tickets]


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
