"""The longest trail: Europe's rulebook, "Scoring" (European Express). Cities may repeat, a route may not."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from engine.ticket_to_ride.board import Board, CityId, Route, RouteId
from engine.ticket_to_ride.city_graphs import load

MOST_SEARCHED = 30
"""Routes of a network up to which all trails are tried; no player has trains for more."""


def longest_trail(board: Board, owned: Iterable[RouteId]) -> tuple[RouteId, ...]:
    """Return routes, in the order travelled, of a longest trail by train spaces; empty if nothing is owned."""
    best: tuple[RouteId, ...] = ()
    best_length = 0
    for component in _components([board.routes[route] for route in owned]):
        if sum(route.length for route in component) > best_length:
            trail = _without_odd_cities(component) if len(component) > MOST_SEARCHED else ()
            trail = trail or _Search(component).run()
            length = trail_length(board, trail)
            if length > best_length:
                best, best_length = trail, length
    return best


def trail_length(board: Board, trail: Iterable[RouteId]) -> int:
    """Return how many train spaces a trail covers."""
    return sum(board.routes[route].length for route in trail)


def _without_odd_cities(routes: list[Route]) -> tuple[RouteId, ...]:
    """Return a longest trail of a large network; empty where it falls apart without the routes left out.

    A trail passes through a city on two routes at a time, so that all odd cities but its ends are joined in pairs by
    the shortest ways, whose routes it leaves out (Edmonds and Johnson, "Matching, Euler tours and the Chinese postman",
    1973).
    """
    nx = load()
    network = nx.MultiGraph()
    network.add_edges_from((route.a, route.b, route.id, {"length": route.length}) for route in routes)
    odd = [city for city, degree in network.degree if degree % 2]
    pairs = nx.Graph()
    for city in odd:
        lengths = nx.single_source_dijkstra_path_length(network, city, weight="length")
        pairs.add_weighted_edges_from((city, other, lengths[other]) for other in odd if other != city)
        pairs.add_weighted_edges_from((city, end, 0) for end in _ENDS)
    joined = [pair for pair in nx.min_weight_matching(pairs) if not {*pair} & {*_ENDS}]
    # No two of these ways share a route: otherwise their cities could be joined in pairs by shorter ways.
    for way in [nx.shortest_path(network, *pair, weight="length") for pair in joined]:
        for a, b in pairwise(way):
            network.remove_edge(a, b, min(network[a][b], key=lambda route: network[a][b][route]["length"]))
    network.remove_nodes_from([*nx.isolates(network)])
    if not nx.is_connected(network) or not nx.has_eulerian_path(network):
        return ()
    return tuple(route for _, _, route in nx.eulerian_path(network, keys=True))


_ENDS = "the first city", "the last city"
"""Stand-ins that are paired with the two odd cities at which a trail begins and ends."""


def _components(routes: list[Route]) -> list[list[Route]]:
    groups: list[tuple[set[CityId], list[Route]]] = []
    for route in routes:
        cities, members = {route.a, route.b}, [route]
        apart = []
        for group in groups:
            if cities.isdisjoint(group[0]):
                apart.append(group)
            else:
                cities |= group[0]
                members += group[1]
        groups = [*apart, (cities, members)]
    return [members for _, members in groups]


class _Search:
    """Depth-first search over (city, routes used), each visited once, until the bound is reached.

    No library has a longest trail. The state bound holds because the length of a trail follows from the routes used.
    """

    def __init__(self, routes: list[Route]) -> None:
        self.routes = routes
        self.total = sum(route.length for route in routes)
        self.exits: dict[CityId, list[tuple[int, int, CityId]]] = {}
        for number, route in enumerate(routes):
            self.exits.setdefault(route.a, []).append((1 << number, route.length, route.b))
            self.exits.setdefault(route.b, []).append((1 << number, route.length, route.a))
        for ways in self.exits.values():
            ways.sort(key=lambda way: -way[1])
        self.bound = self._bound()
        self.seen: set[tuple[CityId, int]] = set()
        self.best_length = 0
        self.best: tuple[int, ...] = ()

    def run(self) -> tuple[RouteId, ...]:
        """Return the longest trail as route ids."""
        # An odd city is where a trail that uses much must begin.
        for city in sorted(self.exits, key=lambda city: -(len(self.exits[city]) % 2)):
            self._extend(city, 0, 0, [])
            if self.best_length == self.bound:
                break
        return tuple(self.routes[bit.bit_length() - 1].id for bit in self.best)

    def _bound(self) -> int:
        # A trail passes through a city on two routes at a time: at every odd city but its two ends, one stays unused.
        unused = sorted(min(length for _, length, _ in ways) for ways in self.exits.values() if len(ways) % 2)
        return self.total - (sum(unused[:-2]) + 1) // 2

    def _extend(self, city: CityId, used: int, length: int, trail: list[int]) -> None:
        if length > self.best_length:
            self.best_length, self.best = length, tuple(trail)
        for bit, more, there in self.exits[city]:
            state = (there, used | bit)
            if used & bit or state in self.seen:
                continue
            self.seen.add(state)
            trail.append(bit)
            self._extend(there, used | bit, length + more, trail)
            trail.pop()
            if self.best_length == self.bound:
                return
