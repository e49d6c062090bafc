"""The cheapest ways from a railroad's network to the cities around it, by one build or several."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from engine.german_railways.building import BuildPlan
from engine.german_railways.facts import printed_facts
from engine.hexes import HexName


class Way(NamedTuple):
    """The cheapest way from a network to a city."""

    cost: int
    hexes: tuple[HexName, ...]


Queue = list[tuple[int, int, tuple[HexName, ...]]]
"""Unfinished ways: cost, length, hexes."""


def ways(build_plan: BuildPlan) -> Iterator[Way]:
    """Enumerate the cheapest ways to the cities that the railroad could still reach, the cheapest first."""
    printed, queue, reached = printed_facts().hexes, Queue(), set(build_plan.network)
    for start in build_plan.state.railroads[build_plan.id].hexes:
        _go_on(queue, build_plan, reached, (0, 0, (start,)))
    while queue:
        cost, length, way = heappop(queue)
        if way[-1] in reached or cost > build_plan.money or length > build_plan.locomotives:
            continue
        reached.add(way[-1])
        if printed[way[-1]].city is not None:
            yield Way(cost, way[1:])
        _go_on(queue, build_plan, reached, (cost, length, way))


def builds_to_cities(build_plan: BuildPlan) -> Iterator[BuildPlan]:
    """Enumerate the cheapest build to each city that one build can reach, the cheapest first.

    Few hexes may cost more than many, and a build may still make use of a free hex. So a hex is reached again if that
    takes fewer hexes, or leaves other things unused.
    """
    printed = printed_facts().hexes
    queue: list[tuple[int, int, tuple[HexName, ...], BuildPlan]] = [(0, 0, (), build_plan)]
    fewest: dict[tuple[HexName, tuple[bool, bool]], int] = {}
    reached = set(build_plan.reached)
    while queue:
        _, length, hexes, before = heappop(queue)
        plan = before.with_hex(hexes[-1]) if hexes else before
        if hexes:
            come_to = hexes[-1], plan.unused
            if fewest.get(come_to, length + 1) <= length:
                continue
            fewest[come_to] = length
            city = printed[hexes[-1]].city
            if city is not None and city not in reached:
                reached.add(city)
                yield plan
        for near in plan.options_beyond_last():
            heappush(queue, (plan.spent + plan.price(near), length + 1, (*hexes, near), plan))


def way_to_link(build_plan: BuildPlan) -> Way | None:
    """Return the cheapest way to a railroad that this one is not linked to, or None if there is none."""
    known = build_plan.analysis.links[build_plan.id]
    return next((way for way in ways(build_plan) if build_plan.analysis.linked(build_plan.id, way.hexes) - known), None)


def builds(build_plan: BuildPlan, way: Way) -> int:
    """Return the number of builds that a way takes."""
    number = -(-len(way.hexes) // build_plan.most)
    most = build_plan.printed.most_spent
    return number if most is None else max(number, -(-way.cost // most))


def _go_on(
    queue: Queue, build_plan: BuildPlan, reached: set[HexName], way: tuple[int, int, tuple[HexName, ...]]
) -> None:
    """Add the hexes next to the end of a way."""
    cost, length, hexes = way
    for near in printed_facts().neighbours[hexes[-1]]:
        if near not in reached and not build_plan.closed(near):
            heappush(queue, (cost + build_plan.usual_price(near), length + 1, (*hexes, near)))
