"""The land of Legends: coasts, lakes and rivers by longitude and latitude, mountains as engravers drew them."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from random import Random

import msgspec
from PIL import Image, ImageDraw

from rendering.canvas import Pen, Viewport
from rendering.palette import LAND, Rgb, mix
from rendering.ticket_to_ride.legends.layout import Point
from rendering.ticket_to_ride.legends.projection import project
from rendering.ticket_to_ride.terrain import UNITS_PER_POINT, Geography, Line

BROWN: Rgb = (150, 122, 84)
_ROUGH = 0.10
"""How far a coast strays from its straight lines, as a share of their length."""
_FINE = 7.0
"""Length in points of a line that is not broken up further."""
_MERIDIANS = range(-135, -55, 5)
_PARALLELS = range(20, 60, 5)


class Ridge(msgspec.Struct, frozen=True):
    """A line of mountains."""

    height: float
    """Height of its mountains, in points."""
    line: tuple[float, ...]


class Land(msgspec.Struct, frozen=True):
    """The contents of the file. Each line is longitude, latitude, longitude, latitude and so on."""

    land: tuple[tuple[float, ...], ...]
    lakes: tuple[tuple[float, ...], ...]
    rivers: tuple[tuple[float, ...], ...]
    ridge: tuple[Ridge, ...]


@lru_cache(maxsize=1)
def land() -> Land:
    """Read the land."""
    data = (files("rendering") / "assets" / "legends" / "geography.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(data), Land)


@lru_cache(maxsize=1)
def shapes() -> Geography:
    """Return the land as it lies on the drawn map."""
    rng = Random("coast")  # noqa: S311 - the same coast every time
    found = land()
    return Geography(
        land=tuple((_line([*_projected(line), project(*line[:2])], rng),) for line in found.land),
        lakes=tuple(_line([*_projected(line), project(*line[:2])], rng) for line in found.lakes),
        rivers=tuple(_line(_projected(line), rng) for line in found.rivers),
        graticule=tuple(_graticule()),
    )


def draw_mountains(ground: Image.Image, viewport: Viewport) -> None:
    """Draw the mountains on the ground, the northern ones first, so that none covers the top of one behind it."""
    pen = ImageDraw.Draw(ground)
    for (x, y), height in _peaks():
        _mountain(pen, viewport.at(x, y), height * viewport.scale)


def _projected(line: tuple[float, ...]) -> list[Point]:
    return [project(*at) for at in zip(line[::2], line[1::2], strict=True)]


def _graticule() -> Iterator[Line]:
    for longitude in _MERIDIANS:
        yield _units([project(longitude, 20 + step) for step in range(36)])
    for latitude in _PARALLELS:
        yield _units([project(-130 + step * 2, latitude) for step in range(36)])


def _line(points: list[Point], rng: Random) -> Line:
    """Return a line that winds a little, as coasts and rivers do."""
    wound = [points[0]]
    for a, b in pairwise(points):
        wound += _wound(a, b, rng)
    return _units(wound)


def _wound(a: Point, b: Point, rng: Random) -> list[Point]:
    away = math.dist(a, b)
    if away < _FINE or away > 60 * _FINE:
        return [b]
    stray = rng.gauss(0, _ROUGH) * away
    x = (a[0] + b[0]) / 2 - (b[1] - a[1]) / away * stray
    y = (a[1] + b[1]) / 2 + (b[0] - a[0]) / away * stray
    return [*_wound(a, (x, y), rng), *_wound((x, y), b, rng)]


def _units(points: list[Point]) -> Line:
    return tuple(round(value * UNITS_PER_POINT) for point in points for value in point)


@lru_cache(maxsize=1)
def _peaks() -> tuple[tuple[Point, float], ...]:
    """Return where every mountain stands and how high it is."""
    rng, found = Random("mountains"), []  # noqa: S311 - the same mountains every time
    for ridge in land().ridge:
        points, over = _projected(ridge.line), 0.0
        for a, b in pairwise(points):
            away = math.dist(a, b)
            while over < away:
                share = over / away
                x = a[0] + (b[0] - a[0]) * share + rng.gauss(0, ridge.height * 0.35)
                y = a[1] + (b[1] - a[1]) * share + rng.gauss(0, ridge.height * 0.2)
                found.append(((x, y), ridge.height * rng.uniform(0.75, 1.15)))
                over += ridge.height * rng.uniform(0.85, 1.2)
            over -= away
    return tuple(sorted(found, key=lambda peak: peak[0][1]))


def _mountain(pen: Pen, foot: Point, height: float) -> None:
    """Draw a mountain: light from the west, its eastern side hatched."""
    x, y = foot
    half = height * 0.62
    top, left, right = (x, y - height), (x - half, y), (x + half, y)
    fold = (x + half * 0.12, y - height * 0.42)
    pen.polygon([top, left, (x + half * 0.2, y), fold], mix(LAND, (255, 252, 240), 0.75))
    pen.polygon([top, fold, (x + half * 0.2, y), right], mix(LAND, BROWN, 0.42))
    edge, thick = mix(LAND, BROWN, 0.8), max(1, round(height * 0.045))
    pen.line([left, top, right], edge, thick, "curve")
    pen.line([top, fold, (x + half * 0.2, y)], mix(LAND, BROWN, 0.6), max(1, thick // 2))
    for step in range(1, 4):
        share = step / 4
        start = (x + half * share, y - height * (1 - share))
        pen.line([start, (start[0] - half * 0.18, start[1] + height * 0.22 * (1 - share) + height * 0.1)], edge, 1)
