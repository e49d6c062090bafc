"""The printed map of 18CZ: what never changes in a game, drawn once a process."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PIL import Image, ImageDraw, ImageFilter

from engine.eighteenxx.facts import PrintedHex
from engine.eighteenxx.g18cz.printed import everything
from engine.hexes import HexName
from rendering.base_cache import BaseCache
from rendering.canvas import Frame, Pen
from rendering.eighteenxx.colours import RAIL_EDGE, TILES, TRACK
from rendering.eighteenxx.g18cz.atlas import atlas
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.terrain import GROUND, paint_cost, river_course
from rendering.eighteenxx.tile_art import paint_tile
from rendering.fonts import SEA, font
from rendering.hexes.brush import Brush
from rendering.hexes.ground import HEX_EDGE, paint_heights, paint_river
from rendering.hexes.hexagon import CORNER, HALF, direction, scaled
from rendering.palette import INK, Rgb, mix
from rendering.zoom import REGIONS, TIMES, region, surroundings

SCALE = 1.1
"""Pixels to a point of the whole map."""
NARROWEST = 1640
"""Width of a map in pixels, where that of fewer hexes would be less."""
MARGIN = 44
"""Around the hexes, for the printed letters and numbers, in points."""
SMOOTH = 2
"""How much larger the map is drawn than shown."""
ABROAD: Rgb = (214, 208, 190)
ABROAD_NAME: Rgb = (150, 141, 120)
_BASES = BaseCache(6)
_PARTS = BaseCache(3)


@cache
def whole(out: tuple[HexName, ...]) -> Frame:
    """Return the part of the sheet that shows every hex of a game."""
    places = [middle(name) for name in everything().hexes if name not in out]
    left, right = min(x for x, _ in places) - HALF - MARGIN, max(x for x, _ in places) + HALF + MARGIN
    reach = CORNER * HALF + MARGIN
    top, bottom = min(y for _, y in places) - reach, max(y for _, y in places) + reach
    return Frame(left, top, right - left, bottom - top, max(SCALE, NARROWEST / (right - left)))


def frame_for(zoom: str | None, out: tuple[HexName, ...]) -> Frame:
    """Return what a zoom shows: everything, a region, or the surroundings of a hex."""
    if zoom is None:
        return whole(out)
    return region(whole(out), zoom) if zoom in REGIONS else surroundings(whole(out), middle(zoom))


def base(frame: Frame, out: tuple[HexName, ...]) -> Image.Image:
    """Return a fresh copy of the printed map without the hexes that are out of the game."""
    # A part shown once for a choice must not drive out the whole map, which every turn shows.
    kept = _BASES if frame.scale in {whole(out).scale, whole(out).scale * TIMES} else _PARTS
    return kept.get((frame, out), lambda: _draw(frame, out))


def brush_for(pen: Pen, name: str, frame: Frame) -> Brush:
    """Return a brush that paints in a hex of the map."""
    return Brush(pen, HALF * frame.scale, frame.at(*middle(name)))


def _draw(frame: Frame, out: tuple[HexName, ...]) -> Image.Image:
    large = frame.larger(SMOOTH)
    hexes = [printed for name, printed in everything().hexes.items() if name not in out]
    picture = Image.new("RGB", large.size, ABROAD)
    _draw_shadow(picture, hexes, large)
    pen = ImageDraw.Draw(picture)
    for land in atlas().land:
        _spaced(pen, land.name, large.at(*land.at), land.size * large.scale)
    for printed in hexes:
        _paint_ground(brush_for(pen, printed.at, large), printed)
    _draw_rivers(pen, large, {printed.at for printed in hexes})
    for printed in hexes:
        _paint_printed(brush_for(pen, printed.at, large), printed)
    return picture.reduce(SMOOTH)


def _draw_shadow(picture: Image.Image, hexes: Iterable[PrintedHex], frame: Frame) -> None:
    """Let the country stand out from the lands around."""
    mask = Image.new("L", picture.size, 0)
    pen = ImageDraw.Draw(mask)
    for printed in hexes:
        brush_for(pen, printed.at, frame).hexagon(1.06, 255)
    small = mask.reduce(4).filter(ImageFilter.GaussianBlur(3.2 * frame.scale))
    shade = small.resize(mask.size, Image.Resampling.BICUBIC).point(lambda level: level * 3 // 5)
    picture.paste(mix(ABROAD, INK, 0.55), (0, 0), shade)
    picture.paste(mix(HEX_EDGE, INK, 0.5), (0, 0), mask)


def _paint_ground(brush: Brush, printed: PrintedHex) -> None:
    brush.hexagon(1.0, HEX_EDGE)
    colour = GROUND[printed.terrain] if printed.colour == "white" else TILES[printed.colour]
    brush.hexagon(0.984, TILES["red"] if printed.area else colour)
    if printed.terrain in {"hill", "mountain"}:
        paint_heights(brush, printed.terrain, occupied=bool(printed.tile.stops))


def _draw_rivers(pen: Pen, frame: Frame, there: set[HexName]) -> None:
    for river in atlas().river:
        through = [name for name in river.through if name in there]
        course = [frame.at(*point) for point in river_course(through, river.leaves)]
        paint_river(pen, course, 11 * frame.scale)


def _paint_printed(brush: Brush, printed: PrintedHex) -> None:
    tile = printed.tile
    if printed.stub is not None:
        brush.line([direction(printed.stub), scaled(direction(printed.stub), 0.62)], 0.25, RAIL_EDGE)
        brush.line([direction(printed.stub), scaled(direction(printed.stub), 0.64)], 0.15, TRACK)
    paint_tile(brush, tile)
    if printed.terrain:
        paint_cost(brush, printed.terrain, everything().figures.terrain[printed.terrain])


def _spaced(pen: Pen, words: str, at: tuple[float, float], size: float) -> None:
    shape, gap = font(SEA, round(size)), size * 0.32
    x = at[0] - (shape.getlength(words) + gap * (len(words) - 1)) / 2
    for sign in words:
        pen.text((x, at[1]), sign, ABROAD_NAME, shape, "lm")
        x += shape.getlength(sign) + gap
