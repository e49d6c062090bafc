"""The best place for something that is written on a map: one where it covers nothing."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rendering.hexes.free_room import FreeRoom
from rendering.hexes.hexagon import Point

Box = tuple[float, float, float, float]
"""Left, top, right and bottom in points."""


class TextLayout(NamedTuple):
    """A way of writing something."""

    cost: float
    """Its cost: the lower, the better."""
    box: Box
    """The box that it takes up around its middle, in points."""


class Surroundings(NamedTuple):
    """What lies around a place."""

    room: FreeRoom
    points: int
    """Points to a pixel of the room."""
    reach: float
    """Distance from the left and upper edges of the room to the place, in points."""


class Places(NamedTuple):
    """Where the middle of something may stand: crossings of a grid, in points to the right and down from its place."""

    across: tuple[float, ...]
    down: tuple[float, ...]
    """The lines of the grid."""
    crossings: tuple[array[float], array[int], array[int]]
    """The cost of each, and its number across and down, the best first. There are a thousand for each place."""


def best_first(across: Sequence[float], down: Sequence[float], crossings: Iterable[tuple[float, int, int]]) -> Places:
    """Return places on a grid in order of cost; of equals the leftmost and then the uppermost first."""
    found = sorted(crossings)
    columns, rows = array("H", [column for _, column, _ in found]), array("H", [row for _, _, row in found])
    return Places(tuple(across), tuple(down), (array("d", [cost for cost, _, _ in found]), columns, rows))


class Placed(NamedTuple):
    """Which way was chosen, and where its middle stands, in points from the place."""

    layout: int
    at: Point


def best_place(
    ground: Surroundings,
    layouts: Sequence[TextLayout],
    places: Places,
    judge: Callable[[Box], float] = lambda _: 0.0,
) -> Placed | None:
    """Find the layout and the place with the least cost, or return None if there is no room.

    Args:
        ground: what must not be covered.
        layouts: the ways of writing it, the best first.
        places: where its middle may stand.
        judge: the further cost of the box that it would take up.

    """
    room, points, least, found = ground.room, ground.points, math.inf, None
    for number, (base, (left, top, right, bottom)) in enumerate(layouts):
        if base >= least:
            break
        wide, high = math.ceil((right - left) / points) + 1, math.ceil((bottom - top) / points) + 1
        x, y, last = ground.reach + left, ground.reach + top, room.width - 1
        bits = [last - int((x + dx) / points) for dx in places.across]
        rows = room.blocked(wide, high, [max(0, int((y + dy) / points)) for dy in places.down])
        for away, column, row in zip(*places.crossings, strict=True):
            if base + away >= least:
                break
            if not rows[row] >> bits[column] & 1:
                dx, dy = places.across[column], places.down[row]
                cost = base + away + judge((dx + left, dy + top, dx + right, dy + bottom))
                if cost < least:
                    least, found = cost, Placed(number, (dx, dy))
    return found
