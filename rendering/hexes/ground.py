"""The ground of a hex: plain land, hills, mountains, and rivers that run through."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rendering.canvas import Pen
from rendering.hexes.brush import Brush
from rendering.hexes.hexagon import Line, Point, between
from rendering.palette import INK, Rgb, mix

LAND: Rgb = (244, 237, 219)
WATER: Rgb = (88, 152, 190)
HILL: Rgb = (166, 128, 76)
ROCK: Rgb = (112, 104, 98)
SNOW: Rgb = (252, 252, 250)
HEX_EDGE: Rgb = (140, 124, 98)
_AROUND = ((-0.5, 0.1), (0.5, 0.1), (0.0, -0.28), (0.0, 0.42))
_AROUND_STOP = ((-0.6, 0.3), (0.6, 0.3), (-0.34, 0.62), (0.34, 0.62))
"""The places of hills and mountains if there is a stop in the middle."""


def paint_heights(brush: Brush, terrain: str, *, occupied: bool) -> None:
    """Paint the hills or mountains of a hex, next to its stop if it has one."""
    places = _AROUND_STOP if occupied else _AROUND
    size = 0.8 if occupied else 1.0
    for number, (x, y) in enumerate(sorted(places, key=lambda place: place[1])):
        grown = size * (1.12, 0.92, 1.04, 0.86)[number]
        if terrain == "hill":
            _paint_hill(brush, (x, y), 0.3 * grown)
        else:
            _paint_mountain(brush, (x, y), 0.3 * grown)


def _paint_hill(brush: Brush, at: Point, r: float) -> None:
    """Paint a rounded hill: lit from the left, hatched on the right, as engravers drew them."""
    x, y = at
    crest = [
        (x + r * math.cos(math.radians(a)), y + 0.18 - r * 0.85 * math.sin(math.radians(a))) for a in range(0, 181, 6)
    ]
    brush.pen.polygon([brush.at(point) for point in crest], mix(LAND, HILL, 0.42))
    for step in range(4):
        start = crest[3 + step * 4]
        brush.line(
            [start, (start[0] - r * 0.02, min(y + 0.18, start[1] + r * (0.62 - 0.1 * step)))],
            0.022,
            mix(HILL, INK, 0.12),
        )
    brush.line(crest, 0.034, mix(HILL, INK, 0.32))


def _paint_mountain(brush: Brush, at: Point, r: float) -> None:
    """Paint a peak: a light and a dark side, and snow."""
    x, y = at
    foot, top = y + 0.2, y + 0.2 - r * 1.42
    left, right, ridge = (x - r, foot), (x + r, foot), (x + r * 0.12, foot)
    brush.pen.polygon([brush.at(p) for p in (left, (x, top), ridge)], mix(ROCK, LAND, 0.42))
    brush.pen.polygon([brush.at(p) for p in (ridge, (x, top), right)], mix(ROCK, INK, 0.28))
    snow = [(x, top), between((x, top), left, 0.36), (x - r * 0.1, top + r * 0.4), (x + r * 0.04, top + r * 0.58)]
    brush.pen.polygon([brush.at(p) for p in (*snow, between((x, top), right, 0.36))], SNOW)
    brush.line([left, (x, top), right], 0.03, mix(ROCK, INK, 0.5))


def paint_river(pen: Pen, course: Sequence[Point], width: float) -> None:
    """Paint a river on a sheet, in its pixels, growing wider from its source."""
    for share, tint in ((1.0, mix(WATER, INK, 0.2)), (0.78, mix(WATER, LAND, 0.28)), (0.3, mix(WATER, LAND, 0.5))):
        for number, (a, b) in enumerate(pairwise(course)):
            wide = max(2, round(width * share * min(1.0, 0.3 + number / 26)))
            pen.line((a, b), tint, wide)
            wide -= 1
            pen.ellipse((b[0] - wide / 2, b[1] - wide / 2, b[0] + wide / 2, b[1] + wide / 2), tint)


def winding(places: Sequence[Point]) -> Line:
    """Return the winding course of a river that passes through some places."""
    return smooth(list(_bends(places)))


def _bends(places: Sequence[Point]) -> Iterator[Point]:
    for number, (a, b) in enumerate(pairwise(places)):
        along = (b[0] - a[0], b[1] - a[1])
        side = 0.1 if number % 2 else -0.1
        yield a[0] - along[1] * side * 0.6, a[1] + along[0] * side * 0.6
        yield a[0] + along[0] * 0.5 + along[1] * side, a[1] + along[1] * 0.5 - along[0] * side
    yield places[-1]


def smooth(points: Sequence[Point]) -> Line:
    """Lead a soft curve through points (Catmull and Rom)."""
    return tuple(_through(points))


def _through(points: Sequence[Point]) -> Iterator[Point]:
    padded = [points[0], *points, points[-1]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(8):
            t = step / 8
            yield (
                _blend(a[0], b[0], c[0], d[0], t),
                _blend(a[1], b[1], c[1], d[1], t),
            )
    yield points[-1]


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
