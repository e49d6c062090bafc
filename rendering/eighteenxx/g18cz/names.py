"""Names of the cities on the map, set where they cover least."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.eighteenxx.g18cz.facts import PrintedHex
from engine.eighteenxx.tiles import Tile
from rendering.canvas import Frame, put
from rendering.eighteenxx.anatomy import DOT, anatomy
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.terrain import COST_AT
from rendering.fonts import CITY, font
from rendering.hexes.hexagon import CORNER, HALF, Point
from rendering.palette import INK, Rgb, mix

Box = tuple[float, float, float, float]
"""Left, top, right and bottom in points."""
SIZE = 18.5
"""Height of the letters' box in points."""
LINE = 0.295
"""From line to line, in halves of a hex."""
COORDINATE = (0.0, -0.92)
"""Where the printed name of the hex stands."""
_ROOM = 1.78
"""Width that a line may take, in halves."""
_PLACES = tuple(
    (x, y) for y in (-0.6, 0.6, -0.5, 0.5, -0.68, 0.68, -0.8, 0.8, 0.88) for x in (0.0, -0.3, 0.3, -0.5, 0.5)
)
"""Where the middle of a name may stand."""


@lru_cache(maxsize=64)
def lines_of(name: str) -> tuple[str, ...]:
    """Break a name where it is too long for a hex, or names two cities."""
    if " & " in name:
        first, _, second = name.partition(" & ")
        return f"{first} &", second
    if _width(name) <= _ROOM:
        return (name,)
    first, _, second = name.partition(" ")
    return first, second


class Name(NamedTuple):
    """A name to be written: the hex it belongs to and the tile that lies there."""

    printed: PrintedHex
    tile: Tile
    bare: bool
    """The hex is as it was printed."""


def draw_names(picture: Image.Image, names: Iterable[Name], frame: Frame) -> None:
    """Write names, each where it covers least and clear of those written before."""
    written: list[Box] = []
    for name in names:
        if name.printed.name is not None:
            lines = lines_of(name.printed.name)
            at = _clear_place(name, lines, written)
            written.append(_box(at, lines))
            put(picture, _written(lines, TILES[name.tile.colour], frame.scale), *frame.at(*at))


@lru_cache(maxsize=256)
def _written(lines: tuple[str, ...], ground: Rgb, scale: float) -> Image.Image:
    """Return a name with its halo as a piece of its own, ready to be laid down."""
    size = max(8, round(SIZE * scale))
    halo, shape = mix(ground, (255, 255, 255), 0.82), font(CITY, size)
    step = LINE * HALF * scale
    width, height = max(map(shape.getlength, lines)) + size, step * len(lines) + size
    piece = Image.new("RGBA", (round(width), round(height)), (*halo, 0))
    pen = ImageDraw.Draw(piece)
    for stroke, fill in ((max(2, round(size / 7)), halo), (0, INK)):
        for number, line in enumerate(lines):
            y = piece.height / 2 + (number - (len(lines) - 1) / 2) * step
            pen.text((piece.width / 2, y), line, fill, shape, "mm", stroke_width=stroke, stroke_fill=fill)
    return piece


def _clear_place(name: Name, lines: tuple[str, ...], written: Sequence[Box]) -> Point:
    """Choose the middle of a name on the map, in points."""
    x, y = middle(name.printed.at)
    costs = _costs(name.tile, lines, costly=name.bare and name.printed.terrain is not None)

    near = [box for box in written if abs(box[0] - x) < 4 * HALF and abs(box[1] - y) < 2 * HALF]
    own = _box((x, y), lines)

    def cost(number: int) -> float:
        dx, dy = _PLACES[number][0] * HALF, _PLACES[number][1] * HALF
        across = sum(
            max(0.0, min(own[2] + dx, right) - max(own[0] + dx, left))
            * max(0.0, min(own[3] + dy, bottom) - max(own[1] + dy, top))
            for left, top, right, bottom in near
        )
        return costs[number] + across / 60

    dx, dy = _PLACES[min(range(len(_PLACES)), key=cost)]
    return x + dx * HALF, y + dy * HALF


def _box(at: Point, lines: tuple[str, ...]) -> Box:
    wide, high = max(map(_width, lines)) * HALF / 2, LINE * len(lines) * HALF / 2
    return at[0] - wide, at[1] - high, at[0] + wide, at[1] + high


@lru_cache(maxsize=512)
def _costs(tile: Tile, lines: tuple[str, ...], *, costly: bool) -> tuple[float, ...]:
    """Judge every place for the middle of a name by what it covers: stops, figures and tracks."""
    body = anatomy(tile)
    solid = [(slot, body.radius + 0.04, 6.0) for slots in body.slots for slot in slots]
    solid += [(at, DOT, 3.0) for at, slots in zip(body.stops, body.slots, strict=True) if not slots]
    solid += [(place, 0.19, 6.0) for place in body.printed]
    solid.append((COORDINATE, 0.16, 2.0))
    if costly:
        solid += [((COST_AT[0] + dx, COST_AT[1]), 0.16, 6.0) for dx in (-0.18, 0.18)]
    track = [point for line in (*body.tracks, *(way for ways in body.ways for way in ways)) for point in line]
    half, tall = max(map(_width, lines)) / 2, LINE * len(lines) / 2 - 0.03

    def cost(place: Point) -> float:
        x, y = place
        stops = sum(
            weight * max(0.0, r - math.hypot(max(0.0, abs(at[0] - x) - half), max(0.0, abs(at[1] - y) - tall)))
            for at, r, weight in solid
        )
        tracks = 0.012 * sum(abs(p[0] - x) < half and abs(p[1] - y) < tall for p in track)
        outside = max(0.0, abs(x) + half - min(1.0, (CORNER - abs(y) - tall) * math.sqrt(3)))
        return round(stops + tracks + 0.45 * outside + 0.1 * abs(x) + 0.02 * (y > 0), 3)

    return tuple(map(cost, _PLACES))


@lru_cache(maxsize=128)
def _width(line: str) -> float:
    return font(CITY, 100).getlength(line) * SIZE / 100 / HALF
