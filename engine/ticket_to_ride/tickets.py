"""Which tickets are completed: Europe's rulebook, "Drawing tickets"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.ticket_to_ride.board import Board, CityId, Country, RouteId, Ticket
from engine.ticket_to_ride.city_graphs import graph_of, shortest

if TYPE_CHECKING:
    import networkx as nx


class Network:
    """Cities joined by some routes: a union-find, as there are thousands of queries while stations are assigned."""

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
        """Return whether a ticket's cities are joined, or its first city with some country."""
        if ticket.countries:
            return bool(self.reached(ticket))
        return self.root(ticket.a) == self.root(ticket.b)

    def reached(self, ticket: Ticket) -> list[Country]:
        """Return the countries of a ticket that its first city is joined with, the best first."""
        root = self.root(ticket.a)
        there = [one for one in ticket.countries if any(self.root(city) == root for city in one.cities)]
        return sorted(there, key=lambda country: -country.points)

    def points(self, ticket: Ticket) -> int:
        """Return what a ticket brings: with several countries, the best one reached; negative if it is lost."""
        if not self.completes(ticket):
            return -ticket.points
        return self.reached(ticket)[0].points if ticket.countries else ticket.points


def paths(board: Board, routes: Sequence[RouteId], tickets: Sequence[Ticket]) -> list[tuple[RouteId, ...]]:
    """Return for each ticket the shortest way, by train spaces, that completes it over some routes; empty if none.

    For a ticket to countries it is the shortest way to the best country that is reached.
    """
    network = Network(board, routes)
    graph = graph_of(board, routes) if any(map(network.completes, tickets)) else None
    return [_way(board, graph, network, t) if graph is not None and network.completes(t) else () for t in tickets]


def _way(board: Board, graph: nx.MultiGraph[CityId], network: Network, ticket: Ticket) -> tuple[RouteId, ...]:
    ends = network.reached(ticket)[0].cities if ticket.countries else (ticket.b,)
    ways = [shortest(graph, ticket.a, end) for end in ends]
    return min(filter(None, ways), key=lambda way: sum(board.routes[route].length for route in way), default=())
