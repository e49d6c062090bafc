"""What is written in cities: names, what they add to an income, what the next railroad pays; never over track."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.german_railways.facts import CityName, printed_facts
from engine.hexes import HexName
from rendering.canvas import INLINE, Viewport, put, sheet_for
from rendering.fonts import CITY, FIGURE, font
from rendering.german_railways.atlas import middle
from rendering.german_railways.locomotive import TALL
from rendering.german_railways.names import VALUABLE
from rendering.german_railways.networks import Standing
from rendering.german_railways.sheet import place_of, whole
from rendering.hexes.best_place import Box, Surroundings, TextLayout, best_place
from rendering.hexes.brush import Brush
from rendering.hexes.hexagon import HALF, Point
from rendering.palette import INK, PAPER, Rgb, mix

FIGURE_SIZE = 9.3
"""Height of the letters' box of a figure there, in pixels."""
NAME_SIZES = (7.4, 6.8, 6.2, 5.7, 5.2, 4.7, 4.2)
"""The same of a name, the best first."""
_PRINTED_NAMES = (24.0, 21.0, 18.5)
_PRINTED_FIGURE = 19.0
HALO: Rgb = (255, 251, 242)
TRACK_ROOM = 0.29
"""Width of track with its edges, in halves of a hex."""
_POINTS = 3
"""To a pixel of the picture of what nothing may cover."""
_REACH = 264
"""How far from its hex something is looked for room for, in points."""
_STEPS = tuple(n / 10 for n in range(-20, 21))


class Label(NamedTuple):
    """Something written, as it stands."""

    city: CityName
    kind: str
    """``cost``, ``coin`` or ``name``."""
    lines: tuple[str, ...]
    size: float
    """Height of the letters' box in points."""
    at: Point
    """Its middle in points."""

    @property
    def box(self) -> Box:
        """What it takes up."""
        wide, high = _extent(self.kind, self.lines, self.size)
        return self.at[0] - wide / 2, self.at[1] - high / 2, self.at[0] + wide / 2, self.at[1] + high / 2


def labels(
    there: Mapping[HexName, tuple[Standing, ...]], costs: Mapping[CityName, int], viewport: Viewport
) -> list[Label]:
    """Return what is written on a part of the board: costs, coins and names, each where it covers nothing."""
    points = viewport.width / INLINE
    figure = max(points * FIGURE_SIZE, _PRINTED_FIGURE)
    sizes = (
        tuple(points * size for size in NAME_SIZES) if points * NAME_SIZES[0] > _PRINTED_NAMES[0] else _PRINTED_NAMES
    )
    ground = _ground(there)
    found: list[Label] = []
    shown = [city for city in costs if _shown(place_of(city), viewport)]
    # Where much stands, room is sought first.
    shown.sort(key=lambda city: -sum(len(there.get(name, ())) for name in printed_facts().cities[city]))
    for kind in ("coin", "cost", "name"):
        for city in shown:
            label = _placed(city, kind, _ways(city, kind, costs[city], figure, sizes), ground)
            if label is not None:
                found.append(label)
                _take(ground, label.box)
    return found


def _ways(
    city: CityName, kind: str, cost: int, figure: float, sizes: Sequence[float]
) -> list[tuple[tuple[str, ...], float]]:
    """Return the ways of writing something, the best first."""
    value = printed_facts().hexes[printed_facts().cities[city][0]].value
    if kind == "cost":
        return [((str(cost),), figure)]
    if kind == "coin":
        return [((str(value),), figure)] if value != 1 else []
    return [(lines, size) for size in sizes for lines in _breaks(city)]


@cache
def _breaks(name: CityName) -> tuple[tuple[str, ...], ...]:
    words = name.split(" ")
    halves = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    best = min(halves, key=lambda pair: max(map(len, pair)), default=None)
    return ((name,),) if best is None else (best, (name,))


def _placed(
    city: CityName, kind: str, ways: Sequence[tuple[tuple[str, ...], float]], ground: Image.Image
) -> Label | None:
    """Find the best place beside what stands in a city."""
    x, y = place_of(city)
    left, top = _corner(x, y)
    box = tuple(round(side) for side in (left, top, left + 2 * _REACH / _POINTS, top + 2 * _REACH / _POINTS))
    around = Surroundings(ground.crop(box), _POINTS, _REACH)  # type: ignore[arg-type]
    layouts = [TextLayout(0.16 * n, _around_middle(*_extent(kind, *way))) for n, way in enumerate(ways)]
    found = best_place(around, layouts, _places(kind))
    return found and Label(city, kind, *ways[found.layout], (x + found.at[0], y + found.at[1]))


def _around_middle(wide: float, high: float) -> Box:
    return -wide / 2, -high / 2, wide / 2, high / 2


@cache
def _places(kind: str) -> list[tuple[float, float, float]]:
    """Return where the middle of something may stand, in points from that of its city, the best first."""
    wish = {"cost": (0.42, 0.66), "coin": (-0.42, 0.66), "name": (0.0, -0.62)}[kind]
    return sorted(
        (math.dist((dx, dy), wish) + 0.3 * max(0.0, math.hypot(dx, dy) - 0.9), dx * HALF, dy * HALF)
        for dx, dy in product(_STEPS, repeat=2)
        if math.hypot(dx, dy) < _STEPS[-1] + 0.1
    )


def _corner(x: float, y: float) -> tuple[float, float]:
    """Return where the surroundings of a place begin in the picture of what nothing may cover."""
    board = whole()
    return (x - board.left - _REACH) / _POINTS, (y - board.top - _REACH) / _POINTS


def _ground(there: Mapping[HexName, tuple[Standing, ...]]) -> Image.Image:
    """Return a picture of the board, white where track or locomotives lie."""
    board = whole()
    sheet = Image.new("1", (round(board.width / _POINTS), round(board.height / _POINTS)), 0)
    pen = ImageDraw.Draw(sheet)
    for name, standing in there.items():
        x, y = middle(name)
        brush = Brush(pen, HALF / _POINTS, ((x - board.left) / _POINTS, (y - board.top) / _POINTS))
        for one in standing:
            for line in one.tracks:
                brush.line(line, TRACK_ROOM, 255)
            wide, high = one.width / 2 + 0.04, one.width * TALL / 2 + 0.04
            px, py = one.at
            pen.rectangle((*brush.at((px - wide, py - high)), *brush.at((px + wide, py + high))), 255)
    band = _BAND / _POINTS
    for edge in (
        (0, 0, sheet.width, band),
        (0, sheet.height - band, sheet.width, sheet.height),
        (0, 0, band, sheet.height),
        (sheet.width - band, 0, sheet.width, sheet.height),
    ):
        pen.rectangle(edge, 255)
    return sheet


_BAND = 60.0
"""Around the board, in points, where its border will lie."""


def _take(ground: Image.Image, box: Box) -> None:
    board = whole()
    left, top, right, bottom = box
    place = ((left - board.left) / _POINTS, (top - board.top) / _POINTS)
    far = ((right - board.left) / _POINTS, (bottom - board.top) / _POINTS)
    ImageDraw.Draw(ground).rectangle((*map(int, place), *map(math.ceil, far)), 255)


def _shown(at: Point, viewport: Viewport) -> bool:
    x, y = at
    inside = viewport.left - HALF < x < viewport.left + viewport.width + HALF
    return inside and viewport.top - HALF < y < viewport.top + viewport.height + HALF


@lru_cache(maxsize=1024)
def _extent(kind: str, lines: tuple[str, ...], size: float) -> tuple[float, float]:
    """Return how wide and high something is, in points."""
    if kind == "coin":
        return 1.12 * size, 1.12 * size
    if kind == "cost":
        return (font(FIGURE, 100).getlength(lines[0]) / 100 + 0.34) * size, 0.98 * size
    wide = max(font(CITY, 100).getlength(line) for line in lines) / 100
    return (wide + 0.14) * size, (0.86 + 0.84 * (len(lines) - 1)) * size


def draw_label(picture: Image.Image, label: Label, viewport: Viewport) -> None:
    """Write something on the board."""
    put(picture, _picture(label.kind, label.lines, label.size, viewport.scale), *viewport.at(*label.at))


@lru_cache(maxsize=512)
def _picture(kind: str, lines: tuple[str, ...], size: float, scale: float) -> Image.Image:
    wide, high = _extent(kind, lines, size)
    sheet, k = sheet_for(wide + 4, high + 8, scale)
    pen, (x, y) = ImageDraw.Draw(sheet), (sheet.width / 2, sheet.height / 2)
    if kind == "name":
        for stroke, fill in ((round(0.15 * size * k), HALO), (0, INK)):
            for number, line in enumerate(lines):
                at = (x, y + (number - (len(lines) - 1) / 2) * 0.84 * size * k)
                pen.text(at, line, fill, font(CITY, round(size * k)), "mm", stroke_width=stroke)
        return sheet.reduce(4)
    if kind == "coin":
        r = 0.54 * size * k
        pen.ellipse((x - r, y - r, x + r, y + r), mix(VALUABLE, INK, 0.6))
        pen.ellipse((x - 0.9 * r, y - 0.9 * r, x + 0.9 * r, y + 0.9 * r), VALUABLE)
    else:
        box = (x - wide / 2 * k, y - high / 2 * k, x + wide / 2 * k, y + high / 2 * k)
        pen.rounded_rectangle(box, 0.2 * size * k, PAPER, INK, round(0.06 * size * k))
    ink = PAPER if kind == "coin" else INK
    pen.text((x, y), lines[0], ink, font(FIGURE, round(size * k)), "mm")
    return sheet.reduce(4)
