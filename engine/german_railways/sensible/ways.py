"""The cheapest ways from a railroad's network to the cities around it."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from engine.german_railways.building import Works
from engine.german_railways.facts import box
from engine.hexes import HexName


class Way(NamedTuple):
    """The cheapest way from a network to a city."""

    cost: int
    hexes: tuple[HexName, ...]


Queue = list[tuple[int, int, tuple[HexName, ...]]]
"""Ways under way: cost, length, hexes."""


def ways(works: Works) -> Iterator[Way]:
    """Enumerate the cheapest ways to the cities that the railroad could still reach, the cheapest first."""
    printed, queue, reached = box().hexes, Queue(), set(works.network)
    for start in works.state.railroads[works.id].hexes:
        _go_on(queue, works, reached, (0, 0, (start,)))
    while queue:
        cost, length, way = heappop(queue)
        if way[-1] in reached or cost > works.purse or length > works.locomotives:
            continue
        reached.add(way[-1])
        if printed[way[-1]].city is not None:
            yield Way(cost, way[1:])
        _go_on(queue, works, reached, (cost, length, way))


def way_to_link(works: Works) -> Way | None:
    """Return the cheapest way to a railroad that this one is not linked to; None: there is none."""
    known = works.survey.links[works.id]
    return next((way for way in ways(works) if works.survey.linked(works.id, way.hexes) - known), None)


def builds(works: Works, way: Way) -> int:
    """Return in how many builds a way can be built."""
    number = -(-len(way.hexes) // works.most)
    most = works.printed.most_spent
    return number if most is None else max(number, -(-way.cost // most))


def _go_on(queue: Queue, works: Works, reached: set[HexName], way: tuple[int, int, tuple[HexName, ...]]) -> None:
    """Add the hexes beside the end of a way."""
    cost, length, hexes = way
    for near in box().neighbours[hexes[-1]]:
        if near not in reached and not works.closed(near):
            heappush(queue, (cost + works.usual_price(near), length + 1, (*hexes, near)))
