"""A tile as a small picture: its colour, tracks, stops, figures and letters.

Lengths are in halves of a hex, as ``rendering.hexes.hexagon`` says.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.eighteenxx.board import Tile
from rendering.base_cache import kept
from rendering.canvas import OVERSAMPLE, oversample_for, sheet_for, trimmed
from rendering.eighteenxx.colours import RAIL_EDGE, SPECIAL, TILES, TRACK
from rendering.eighteenxx.terrain import paint_cost
from rendering.eighteenxx.tile_layout import DOT, TileLayout, tile_layout
from rendering.fonts import BOLD
from rendering.hexes.brush import SIZE, Brush
from rendering.hexes.hexagon import HALF, Line, Point
from rendering.palette import INK, PAPER, Rgb, ink_on, mix

TRACK_WIDTH = 0.15
_EDGE_WIDTH = 0.052
TRACK_EDGES = TRACK_WIDTH + 2 * _EDGE_WIDTH
"""Width of a track with its pale edges."""
VALUE = 0.21
"""Radius of the disc of a revenue."""


@kept
def tile_picture(
    tile: Tile, scale: float, *, special: bool = False, number: bool = True, figures: bool = True
) -> Image.Image:
    """Return a tile as it lies, without stations; ``figures``: with revenue and letters."""
    oversample = oversample_for(scale)
    sheet, k = sheet_for(*SIZE, scale, oversample)
    brush = Brush(ImageDraw.Draw(sheet), HALF * k, (sheet.width / 2, sheet.height / 2))
    fill = TILES[tile.colour]
    brush.hexagon(1.0, mix(fill, INK, 0.72))
    brush.hexagon(0.978, fill)
    if special:
        brush.hexagon(0.975, SPECIAL)
        brush.hexagon(0.88, fill)
    paint_tile(brush, tile, number=0.0 if not number else 0.9 if special else 0.975, figures=figures)
    mask = Image.new("L", sheet.size, 0)
    Brush(ImageDraw.Draw(mask), HALF * k, brush.middle).hexagon(1.0, 255)
    sheet.putalpha(mask)
    return sheet.reduce(oversample)


@kept
def stop_picture(tile: Tile, stop: int, scale: float, *, figures: bool = True) -> Image.Image:
    """Return only a stop of a tile, if wanted with its revenue, to be laid over what covers it."""
    sheet, k = sheet_for(*SIZE, scale)
    brush = Brush(ImageDraw.Draw(sheet), HALF * k, (sheet.width / 2, sheet.height / 2))
    layout = tile_layout(tile)
    if layout.slots[stop]:
        paint_city(brush, layout.slots[stop], layout.radius)
    elif tile.stops[stop].kind == "town":
        _paint_town(brush, layout.stops[stop])
    if figures and layout.figure is not None:
        paint_value(brush, layout.figure, str(tile.stops[0].revenue[0]))
    return trimmed(sheet.reduce(OVERSAMPLE))


@kept
def figures_picture(tile: Tile, terrain: str | None, cost: int, scale: float) -> Image.Image:
    """Return the texts on a printed hex: its revenue and letters, and the cost of building there."""
    sheet, k = sheet_for(*SIZE, scale)
    brush = Brush(ImageDraw.Draw(sheet), HALF * k, (sheet.width / 2, sheet.height / 2))
    fill = TILES[tile.colour]
    _paint_figures(brush, tile, tile_layout(tile), ink_on(fill) if tile.colour != "brown" else PAPER)
    if terrain:
        paint_cost(brush, terrain, cost)
    return trimmed(sheet.reduce(OVERSAMPLE))


def paint_tile(brush: Brush, tile: Tile, *, number: float = 0.0, figures: bool = True) -> None:
    """Paint the print of a tile: tracks, stops, and if wanted figures and letters.

    ``number``: how far down its name stands.
    """
    layout, fill = tile_layout(tile), TILES[tile.colour]
    _paint_tracks(brush, tile, layout)
    if any(stop.group and stop.kind == "city" for stop in tile.stops):
        _paint_group(brush, tile, layout, fill)
    for stop, at, slots in zip(tile.stops, layout.stops, layout.slots, strict=True):
        if slots:
            paint_city(brush, slots, layout.radius)
        elif stop.kind == "town":
            _paint_town(brush, at)
    ink = ink_on(fill) if tile.colour != "brown" else PAPER
    if figures:
        _paint_figures(brush, tile, layout, ink)
    if number:
        brush.words((0, number), tile.name, 0.155, mix(fill, ink, 0.62), BOLD)


def _paint_tracks(brush: Brush, tile: Tile, layout: TileLayout) -> None:
    """Paint the tracks bundle by bundle: connected ones share a pale edge, others cross above or below."""
    _paint_ways_abroad(brush, tile, layout)
    for lines in _bundles(tile, layout):
        for line in lines:
            brush.line(line, TRACK_EDGES, RAIL_EDGE)
        for line in lines:
            brush.line(line, TRACK_WIDTH, TRACK)


def _paint_ways_abroad(brush: Brush, tile: Tile, layout: TileLayout) -> None:
    """Paint the tracks to places beyond the border, which grow thin as they leave the map."""
    for reach, tint in ((TRACK_EDGES / 2, RAIL_EDGE), (TRACK_WIDTH / 2, TRACK)):
        for stop, ways in zip(tile.stops, layout.ways, strict=True):
            for line in ways if stop.kind == "offboard" else ():
                widths = [reach * (1 - 0.6 * n / (len(line) - 1)) for n in range(len(line))]
                for at, width in zip(line, widths, strict=True):
                    brush.disc(at, width, tint)


def _bundles(tile: Tile, layout: TileLayout) -> list[list[Line]]:
    bundles: list[tuple[set[int], list[Line]]] = []
    pieces = [(set(ends), [line]) for ends, line in zip(tile.tracks, layout.tracks, strict=True)]
    pieces += [
        (set(stop.exits), list(ways))
        for stop, ways in zip(tile.stops, layout.ways, strict=True)
        if ways and stop.kind != "offboard"
    ]
    for ends, lines in pieces:
        joined = [bundle for bundle in bundles if bundle[0] & ends]
        for other in joined:
            bundles.remove(other)
        bundles.append((ends.union(*(b[0] for b in joined)), [line for b in joined for line in b[1]] + lines))
    return [lines for _, lines in bundles]


def _paint_group(brush: Brush, tile: Tile, layout: TileLayout, fill: Rgb) -> None:
    """Join the cities that form one place with a pale band."""
    places = [at for stop, at in zip(tile.stops, layout.stops, strict=True) if stop.group]
    for width, tint in ((0.2, mix(fill, INK, 0.55)), (0.15, mix(fill, PAPER, 0.75))):
        for at in places:
            brush.line([(0, 0), at], width, tint)
        brush.disc((0, 0), width * 0.9, tint)


def paint_city(brush: Brush, slots: Sequence[Point], radius: float) -> None:
    """Paint a city: a pale ground joining its slots, each a ring."""
    for grow, tint in ((0.055, TRACK), (0.022, PAPER)):
        for slot in slots:
            brush.disc(slot, radius + grow, tint)
        if len(slots) > 1:
            brush.pen.polygon([brush.at(point) for point in _hull(slots, radius + grow)], tint)
    for slot in slots:
        brush.disc(slot, radius - 0.005, mix(TRACK, PAPER, 0.25))
        brush.disc(slot, radius - 0.03, (255, 253, 248))


def _hull(slots: Sequence[Point], reach: float) -> list[Point]:
    """Return what joins the slots of a city: for two a band, for more the shape around their middles, widened."""
    if len(slots) == 2:  # noqa: PLR2004
        (ax, ay), (bx, by) = slots
        length = math.dist(*slots)
        nx, ny = (by - ay) / length * reach, -(bx - ax) / length * reach
        return [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
    x = sum(slot[0] for slot in slots) / len(slots)
    y = sum(slot[1] for slot in slots) / len(slots)
    around = sorted(slots, key=lambda slot: math.atan2(slot[1] - y, slot[0] - x))
    points: list[Point] = []
    for n, (ax, ay) in enumerate(around):
        bx, by = around[(n + 1) % len(around)]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        nx, ny = (by - ay) / length * reach, -(bx - ax) / length * reach
        points += [(ax + nx, ay + ny), (bx + nx, by + ny)]
    return points


def _paint_town(brush: Brush, at: Point) -> None:
    brush.disc(at, DOT + 0.05, RAIL_EDGE)
    brush.disc(at, DOT, TRACK)
    brush.disc(at, DOT - 0.055, mix(TRACK, PAPER, 0.12))


def _paint_figures(brush: Brush, tile: Tile, layout: TileLayout, ink: Rgb) -> None:
    if layout.figure is not None:
        paint_value(brush, layout.figure, str(tile.stops[0].revenue[0]))
    if layout.letter is not None:
        brush.words(layout.letter, tile.label or "", 0.3, ink)


def paint_value(brush: Brush, at: Point, value: str, fill: Rgb = PAPER) -> None:
    """Paint a revenue on a small disc."""
    brush.disc(at, VALUE, INK)
    brush.disc(at, VALUE - 0.02, fill)
    brush.words(at, value, 0.25, INK)
