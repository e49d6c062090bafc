"""Graphs of cities, made and searched by networkx, which is loaded when the first of them is made.

Loading it would take up a sixth of a bot's start, and no graph is searched before the first move.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engine.ticket_to_ride.board import Board, CityId, RouteId

if TYPE_CHECKING:
    from types import ModuleType

    import networkx as nx

Weight = Callable[[CityId, CityId, Mapping[str, Any]], int | None]
"""What an edge between two cities costs, by its attributes, or None if it must not be used."""


def load() -> ModuleType:
    """Load networkx, which takes some tenths of a second the first time, and return it."""
    return import_module("networkx")


def graph_of(board: Board, routes: Iterable[RouteId]) -> nx.MultiGraph[CityId]:
    """Return some routes as a graph whose edges are keyed by route and weighted by ``length``."""
    graph: nx.MultiGraph[CityId] = load().MultiGraph()
    for route in map(board.routes.__getitem__, routes):
        graph.add_edge(route.a, route.b, key=route.id, length=route.length)
    return graph


def cities_alone(board: Board) -> nx.Graph[CityId]:
    """Return all cities of a board as a graph that has no edge yet."""
    graph: nx.Graph[CityId] = load().Graph()
    graph.add_nodes_from(board.cities)
    return graph


def shortest(graph: nx.MultiGraph[CityId], a: CityId, b: CityId) -> tuple[RouteId, ...]:
    """Return the routes of the shortest way by ``length`` between two cities; empty if there is none."""
    if a not in graph or b not in graph:
        return ()
    nx = load()
    try:
        cities = nx.shortest_path(graph, a, b, weight="length")
    except nx.NetworkXNoPath:
        return ()
    return tuple(
        min(graph[here][there], key=lambda key: graph[here][there][key]["length"]) for here, there in pairwise(cities)
    )


def lending_graph(
    board: Board, lengths: Mapping[RouteId, int], lent: Sequence[Iterable[RouteId]]
) -> nx.DiGraph[tuple[CityId, int]]:
    """Return routes of some lengths as a graph of cities paired with the lenders used so far, a bit for each.

    ``lent``: for each lender, the routes of which it lends one, which then has no length.
    """
    graph: nx.DiGraph[tuple[CityId, int]] = load().DiGraph()

    def add(route: RouteId, used: int, then: int, length: int) -> None:
        ends = board.routes[route].a, board.routes[route].b
        for here, there in (ends, ends[::-1]):
            edge = (here, used), (there, then)
            if not graph.has_edge(*edge) or length < graph.edges[edge]["length"]:
                graph.add_edge(*edge, length=length, route=route)

    for used in range(1 << len(lent)):
        for route, length in lengths.items():
            add(route, used, used, length)
        for number, routes in enumerate(lent):
            if not used >> number & 1:
                for route in routes:
                    add(route, used, used | 1 << number, 0)
    return graph


def shortest_missing(graph: nx.DiGraph[tuple[CityId, int]], a: CityId, b: CityId) -> tuple[RouteId, ...]:
    """Return the routes that have a length on the shortest way with any between two cities; empty if there is none."""
    if (a, 0) not in graph:
        return ()
    far, ways = load().single_source_dijkstra(graph, (a, 0), weight="length")
    ends = [end for end, length in far.items() if end[0] == b and length]
    if not ends:
        return ()
    way = pairwise(ways[min(ends, key=far.__getitem__)])
    return tuple(graph.edges[edge]["route"] for edge in way if graph.edges[edge]["length"])


def cheapest(graph: nx.Graph[CityId], a: CityId, b: CityId, weight: Weight) -> list[CityId] | None:
    """Return the cities on the cheapest way between two cities, in order; None if there is no way."""
    nx = load()
    try:
        cities: list[CityId] = nx.dijkstra_path(graph, a, b, weight=weight)
    except nx.NetworkXNoPath:
        return None
    return cities


def distances(graph: nx.Graph[CityId], cities: Collection[CityId]) -> Mapping[CityId, int]:
    """Return how far each city is from the nearest of some, by ``cost``; cities that cannot be reached are left out."""
    found: Mapping[CityId, int] = load().multi_source_dijkstra_path_length(graph, cities, weight="cost")
    return found


def distances_with(
    graph: nx.Graph[CityId], cities: Collection[CityId], bridges: Sequence[Iterable[tuple[CityId, CityId]]]
) -> dict[int, dict[CityId, int]]:
    """Return how far each city is from the nearest of some, where one of each group of bridges costs nothing.

    The distances are keyed by the groups of which a bridge is crossed, with a bit for each. A city is left out under a
    key whose crossings bring it no nearer than fewer of them would.
    """
    roads = {city: [(there, edge["cost"]) for there, edge in near.items()] for city, near in graph.adj.items()}
    crossings: dict[CityId, list[tuple[CityId, int]]] = {}
    for number, group in enumerate(bridges):
        for a, b in group:
            crossings.setdefault(a, []).append((b, 1 << number))
            crossings.setdefault(b, []).append((a, 1 << number))
    found: dict[int, dict[CityId, int]] = {crossed: {} for crossed in range(1 << len(bridges))}
    subsets = {mask: [found[part] for part in found if part & mask == part] for mask in found}
    heap = [(0, 0, city) for city in cities]
    while heap:
        far, crossed, city = heappop(heap)
        if any(city in fewer for fewer in subsets[crossed]):
            continue
        found[crossed][city] = far
        for there, cost in roads[city]:
            heappush(heap, (far + cost, crossed, there))
        for there, bit in crossings.get(city, ()):
            if not crossed & bit:
                heappush(heap, (far, crossed | bit, there))
    return found
