"""Where hexes of an 18xx map lie on the sheet, and how track runs through one, as shapes."""

from __future__ import annotations

import math
from functools import cache

from engine.hexes import Edge, opposite
from rendering.hexes.hexagon import HALF, ROW, Line, Point, between, direction, scaled

SMOOTHNESS = 28
"""Pieces that a curve is drawn in."""


@cache
def middle(name: str) -> Point:
    """Return the middle of a hex by its printed name, in points."""
    return int(name[1:]) * HALF, (ord(name[0]) - ord("A")) * ROW


@cache
def track(a: Edge, b: Edge) -> Line:
    """Return a track from edge to edge: straight, a wide curve, or a sharp one, square to both edges."""
    if b == opposite(a):
        return straight(direction(a), direction(b))
    sharp = abs(a - b) in {1, 5}
    # How far the two handles of the curve reach in: these values give the best arcs of 120 and of 60 degrees.
    reach = 1 - (
        4 / 3 * math.tan(math.radians(30)) / math.sqrt(3) if sharp else 4 * math.tan(math.radians(15)) / 3**0.5
    )
    start, end = direction(a), direction(b)
    return _bezier(start, scaled(start, reach), scaled(end, reach), end)


@cache
def approach(edge: Edge, stop: Point) -> Line:
    """Return a track from an edge to a stop, square to the edge and straight where the stop lies ahead."""
    start = direction(edge)
    turned = abs(start[0] * stop[1] - start[1] * stop[0])
    if turned < 0.02:  # noqa: PLR2004 - straight ahead
        return straight(start, stop)
    inner = scaled(start, 0.62)
    return _bezier(start, inner, between(inner, stop, 0.45), stop)


def straight(a: Point, b: Point) -> Line:
    """Return a straight line in pieces."""
    return tuple(between(a, b, n / SMOOTHNESS) for n in range(SMOOTHNESS + 1))


def _bezier(a: Point, b: Point, c: Point, d: Point) -> Line:
    def at(share: float) -> Point:
        first, second, third = between(a, b, share), between(b, c, share), between(c, d, share)
        left, right = between(first, second, share), between(second, third, share)
        return between(left, right, share)

    return tuple(at(n / SMOOTHNESS) for n in range(SMOOTHNESS + 1))
