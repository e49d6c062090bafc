"""Names of the cities on the map, set where they cover least."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import ImageDraw

from engine.eighteenxx.g18cz.facts import PrintedHex
from engine.eighteenxx.tiles import Tile
from rendering.canvas import Frame
from rendering.eighteenxx.anatomy import DOT, anatomy
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.hexagon import CORNER, HALF, Point, middle
from rendering.fonts import CITY, font
from rendering.palette import INK, mix

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


def draw_name(pen: ImageDraw.ImageDraw, printed: PrintedHex, tile: Tile, frame: Frame) -> None:
    """Write the name of a hex over the tile that lies there."""
    if printed.name is None:
        return
    lines = lines_of(printed.name)
    x, y = _place(tile, lines)
    halo = mix(TILES[tile.colour], (255, 255, 255), 0.82)
    size = max(8, round(SIZE * frame.scale))
    x0, y0 = middle(printed.at)
    for number, line in enumerate(lines):
        offset = (number - (len(lines) - 1) / 2) * LINE
        at = frame.at(x0 + x * HALF, y0 + (y + offset) * HALF)
        pen.text(at, line, halo, font(CITY, size), "mm", stroke_width=max(2, round(size / 7)), stroke_fill=halo)
    for number, line in enumerate(lines):
        offset = (number - (len(lines) - 1) / 2) * LINE
        pen.text(frame.at(x0 + x * HALF, y0 + (y + offset) * HALF), line, INK, font(CITY, size), "mm")


@lru_cache(maxsize=256)
def _place(tile: Tile, lines: tuple[str, ...]) -> Point:
    """Choose where the middle of a name stands: where it covers least of stops, figures and tracks."""
    body = anatomy(tile)
    solid = [(slot, body.radius + 0.04, 6.0) for slots in body.slots for slot in slots]
    solid += [(at, DOT, 3.0) for at, slots in zip(body.stops, body.slots, strict=True) if not slots]
    solid += [(place, 0.19, 6.0) for place in body.printed]
    solid.append((COORDINATE, 0.16, 2.0))
    track = [point for line in (*body.tracks, *(way for ways in body.ways for way in ways)) for point in line]
    half, tall = max(map(_width, lines)) / 2, LINE * len(lines) / 2 - 0.03

    def covered(place: Point) -> float:
        x, y = place
        stops = sum(
            weight * max(0.0, r - math.hypot(max(0.0, abs(at[0] - x) - half), max(0.0, abs(at[1] - y) - tall)))
            for at, r, weight in solid
        )
        return stops + 0.012 * sum(abs(p[0] - x) < half and abs(p[1] - y) < tall for p in track)

    def outside(place: Point) -> float:
        x, y = abs(place[0]) + half, abs(place[1]) + tall
        return max(0.0, x - min(1.0, (CORNER - y) * math.sqrt(3)))

    def cost(place: Point) -> float:
        return covered(place) + 0.45 * outside(place) + 0.1 * abs(place[0]) + 0.02 * (place[1] > 0)

    return min(_PLACES, key=lambda place: round(cost(place), 3))


def _width(line: str) -> float:
    return font(CITY, 100).getlength(line) * SIZE / 100 / HALF
