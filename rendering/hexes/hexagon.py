"""The shape of a hex that stands on a point.

Lengths on the sheet are points: a hex is 120 points wide. Within a hex they are given in halves of its width, from its
middle, ``x`` to the right and ``y`` down. Edges are numbered as in ``engine.hexes``.
"""

from __future__ import annotations

import math

from engine.hexes import EDGES, Edge

Point = tuple[float, float]
Line = tuple[Point, ...]

HALF = 60.0
"""Distance from the middle of a hex to an edge, in points."""
CORNER = 2 / math.sqrt(3)
"""Distance from the middle to a corner, in halves of the width."""
ROW = 1.5 * CORNER * HALF
"""Distance from row to row, in points."""


def direction(edge: Edge) -> Point:
    """Return the middle of an edge."""
    angle = math.radians(120 + 60 * edge)
    return math.cos(angle), math.sin(angle)


def corner(number: int) -> Point:
    """Return a corner: 0 to 5 clockwise from the lowest, the one between the edges 5 and 0."""
    angle = math.radians(90 + 60 * number)
    return CORNER * math.cos(angle), CORNER * math.sin(angle)


CORNERS: Line = tuple(corner(number) for number in EDGES)


def scaled(point: Point, by: float) -> Point:
    """Return a point moved towards the middle, or away from it."""
    return point[0] * by, point[1] * by


def between(a: Point, b: Point, share: float) -> Point:
    """Return a point between two: a ``share`` of the way from the first to the second."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def distance(a: Point, b: Point) -> float:
    """Return how far two points are from each other."""
    return math.hypot(a[0] - b[0], a[1] - b[1])
