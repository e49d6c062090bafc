"""The routes of trains over the map, each in its own colour and pattern."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import msgspec
from PIL import Image, ImageDraw

from engine.eighteenxx.board import Ground, Place, Tile
from engine.hexes import Edge, HexName, opposite
from rendering.canvas import Viewport, stroke
from rendering.eighteenxx.hexagon import middle, track
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.hexes.hexagon import HALF, Line, Point
from rendering.palette import INK, PAPER, Rgb
from rendering.parts import Composition

TileAt = Callable[[HexName], Tile]
SMOOTH = 2


class Style(msgspec.Struct, frozen=True):
    """How a train's route is drawn."""

    colour: Rgb
    dash: tuple[float, float] | None
    """Length of a stroke and of the gap after it, in points, or None for unbroken."""


STYLES = (
    Style((204, 34, 86), None),
    Style((0, 112, 190), (20, 9)),
    Style((240, 128, 0), (5, 8)),
    Style((110, 60, 170), (26, 7)),
    Style((0, 140, 110), (11, 11)),
    Style((120, 84, 40), (3, 5)),
)
"""The styles by number of the train; their strokes distinguish them without colour."""
WIDTH = 13.0
"""Width of a route, in points."""


def way_of(ground: Ground, tile_at: TileAt, stops: Sequence[Place], sides: Sequence[tuple[str, Edge]]) -> Line:
    """Return the line of a train's route through its stops and the hex sides it crosses, in points."""
    line: list[Point] = []
    entered: Edge | None = None
    crossed = [*((HexName(name), edge) for name, edge in sides), None]
    for side in crossed:
        at = side[0] if side else stops[-1].hex
        left = side[1] if side else None
        line += _through(at, tile_at(at), stops, entered, left)
        if side:
            beyond = ground.beyond(*side)
            entered = opposite(side[1]) if beyond else None
    return tuple(line)


def _through(
    at: HexName, tile: Tile, stops: Sequence[Place], entered: Edge | None, left: Edge | None
) -> Iterator[Point]:
    """Return the line through one hex: from the edge it enters by, or a stop, to the edge it leaves by, or a stop."""
    layout = tile_layout(tile)
    here = {place.stop for place in stops if place.hex == at}
    ends = {edge for edge in (entered, left) if edge is not None}
    number = next((n for n in sorted(here) if ends <= set(tile.stops[n].exits)), None)
    if number is None and entered is not None and left is not None:
        if any(set(pair) == ends for pair in tile.tracks):
            lines = zip(tile.tracks, layout.tracks, strict=True)
            found = next(line for pair, line in lines if set(pair) == ends)
            yield from _placed(at, found if (entered, left) in tile.tracks else tuple(reversed(found)))
            return
        # It passes a stop without halting there, or runs through a tunnel under the tile.
        number = next((n for n, stop in enumerate(tile.stops) if ends <= set(stop.exits)), None)
        if number is None:
            yield from _placed(at, track(entered, left))
            return
    if number is None:
        return
    exits, ways = tile.stops[number].exits, layout.ways[number]
    if entered is not None:
        yield from _placed(at, ways[exits.index(entered)])
    if left is not None:
        yield from _placed(at, tuple(reversed(ways[exits.index(left)])))


def _placed(at: HexName, line: Sequence[Point]) -> Iterator[Point]:
    x, y = middle(at)
    yield from ((x + px * HALF, y + py * HALF) for px, py in line)


def draw_ways(picture: Composition, ways: Sequence[Line], viewport: Viewport) -> None:
    """Draw the routes over the map."""
    whole = (0, 0, *picture.size)
    picture.add(("ways", *ways), whole, lambda drawn: _draw_ways(drawn, ways, viewport))


def _draw_ways(picture: Image.Image, ways: Sequence[Line], viewport: Viewport) -> None:
    """Draw the routes on a sheet no larger than they need."""
    points = [viewport.at(*point) for way in ways for point in way]
    if not points:
        return
    edge = round(WIDTH * viewport.scale) + 2
    left, top = (max(0, round(min(point[n] for point in points)) - edge) for n in (0, 1))
    right, bottom = (min(picture.size[n], round(max(point[n] for point in points)) + edge) for n in (0, 1))
    if right <= left or bottom <= top:
        return
    sheet = Image.new("RGBA", ((right - left) * SMOOTH, (bottom - top) * SMOOTH), (0, 0, 0, 0))
    pen = ImageDraw.Draw(sheet)
    for number, way in enumerate(ways):
        if not way:  # a train that has only its first stop keeps its colour
            continue
        moved = [((x - left) * SMOOTH, (y - top) * SMOOTH) for x, y in (viewport.at(*point) for point in way)]
        _draw_way(pen, moved, STYLES[number % len(STYLES)], viewport.scale * SMOOTH)
    small = sheet.reduce(SMOOTH)
    picture.paste(small, (left, top), small)


def _draw_way(pen: ImageDraw.ImageDraw, line: Sequence[Point], style: Style, scale: float) -> None:
    width = WIDTH * scale
    stroke(pen, line, width * 1.55, PAPER)
    stroke(pen, line, width * 1.2, INK)
    stroke(pen, line, width * 0.92, PAPER if style.dash else style.colour)
    if style.dash:
        on, off = (length * scale for length in style.dash)
        for piece in _dashes(line, on, off):
            stroke(pen, piece, width * 0.92, style.colour, flat=True)


def _dashes(line: Sequence[Point], on: float, off: float) -> Iterator[list[Point]]:
    """Cut a line into strokes."""
    piece, left, drawing = [line[0]], on, True
    for a, b in pairwise(line):
        start, length = a, math.dist(a, b)
        while length > left:
            share = left / length
            start = (start[0] + (b[0] - start[0]) * share, start[1] + (b[1] - start[1]) * share)
            if drawing:
                yield [*piece, start]
            length -= left
            drawing = not drawing
            left, piece = (on if drawing else off), [start]
        left -= length
        piece.append(b)
    if drawing and len(piece) > 1:
        yield piece
