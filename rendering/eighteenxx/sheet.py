"""The printed map: what never changes in a game, drawn once per process."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from engine.eighteenxx.printed import PrintedHex
from engine.hexes import HexName
from rendering.base_cache import BaseCache, LargeBases
from rendering.canvas import Pen, Viewport, write_spaced
from rendering.eighteenxx.atlas import River
from rendering.eighteenxx.colours import RAIL_EDGE, TILES, TRACK
from rendering.eighteenxx.edition import Edition, Sheet
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.terrain import ground_of, river_course
from rendering.eighteenxx.tile_art import paint_tile
from rendering.hexes.brush import Brush
from rendering.hexes.ground import HEX_EDGE, paint_heights, paint_river
from rendering.hexes.hexagon import CORNER, HALF, direction, scaled
from rendering.palette import INK, Rgb, mix
from rendering.parts import Ground
from rendering.zoom import REGIONS, TIMES, region, surroundings

WIDTH = 1600
"""Width of the whole map in pixels, and of each of its parts."""
MARGIN = 44
"""Margin around the hexes, for the printed letters and numbers, in points."""
SMOOTH = 2
"""How much larger the map is drawn than shown."""
ABROAD: Rgb = (214, 208, 190)
ABROAD_NAME: Rgb = (150, 141, 120)
_BASES = BaseCache(6, flat=True)
_LARGE = LargeBases(5)


def hexes_on(edition: Edition, sheet: Sheet, out: Collection[HexName]) -> list[PrintedHex]:
    """Return the hexes of a sheet without those that are out of the game."""
    return [hex_ for name, hex_ in edition.printed.hexes.items() if sheet.shows(name) and name not in out]


@lru_cache(maxsize=32)
def whole(edition: Edition, sheet: Sheet, out: tuple[HexName, ...]) -> Viewport:
    """Return the viewport that shows every hex of a sheet."""
    places = [middle(hex_.at) for hex_ in hexes_on(edition, sheet, out)]
    reach = HALF + MARGIN + sheet.side_room
    left, right = min(x for x, _ in places) - reach, max(x for x, _ in places) + reach
    reach = CORNER * HALF + MARGIN
    top, bottom = min(y for _, y in places) - reach, max(y for _, y in places) + reach
    return Viewport(left, top, right - left, bottom - top, WIDTH / (right - left))


def viewport_for(edition: Edition, sheet: Sheet, zoom: str | None, out: tuple[HexName, ...]) -> Viewport:
    """Return the viewport of a zoom: the whole sheet, a region, or the surroundings of a hex."""
    all_ = whole(edition, sheet, out)
    if zoom is None:
        return all_
    return region(all_, zoom) if zoom in REGIONS else surroundings(all_, middle(zoom))


def ground(edition: Edition, sheet: Sheet, viewport: Viewport, out: tuple[HexName, ...]) -> Ground:
    """Return the printed map without the hexes that are out of the game.

    A part is cut out of a larger map; the first picture of the whole map does not wait for that one to be drawn.
    """
    key, all_ = (edition, sheet, out), whole(edition, sheet, out)

    def draw(part: Viewport) -> Image.Image:
        return _draw(edition, hexes_on(edition, sheet, out), part)

    if viewport == all_:
        return Ground(key, _BASES.look_up(key, lambda: draw(all_)))
    return Ground((*key, viewport), _LARGE.part(key, all_.larger(TIMES), viewport, draw, ABROAD))


def brush_for(pen: Pen, name: str, viewport: Viewport) -> Brush:
    """Return a brush that paints in a hex of the map."""
    return Brush(pen, HALF * viewport.scale, viewport.at(*middle(name)))


def _draw(edition: Edition, hexes: Sequence[PrintedHex], viewport: Viewport) -> Image.Image:
    there = {printed.at for printed in hexes}
    hexes = [printed for printed in hexes if _reaches(middle(printed.at), viewport)]
    large = viewport.larger(SMOOTH)
    picture = Image.new("RGB", large.size, ABROAD)
    _draw_shadow(picture, hexes, large)
    pen = ImageDraw.Draw(picture)
    for land in edition.atlas.land:
        write_spaced(pen, large.at(*land.at), land.name, land.size * large.scale, ABROAD_NAME)
    for printed in hexes:
        _paint_ground(brush_for(pen, printed.at, large), printed)
    _draw_rivers(pen, edition.atlas.river, large, there)
    for printed in hexes:
        _paint_printed(brush_for(pen, printed.at, large), printed)
    return picture.reduce(SMOOTH)


def _reaches(at: tuple[float, float], viewport: Viewport) -> bool:
    """Return whether a part of the map shows a hex, or its shadow."""
    room = 3 * HALF
    inside = viewport.left - room < at[0] < viewport.left + viewport.width + room
    return inside and viewport.top - room < at[1] < viewport.top + viewport.height + room


def _draw_shadow(picture: Image.Image, hexes: Iterable[PrintedHex], viewport: Viewport) -> None:
    """Make the country stand out from the lands around."""
    mask = Image.new("L", picture.size, 0)
    pen = ImageDraw.Draw(mask)
    for printed in hexes:
        brush_for(pen, printed.at, viewport).hexagon(1.06, 255)
    small = mask.reduce(4).filter(ImageFilter.GaussianBlur(3.2 * viewport.scale))
    shade = small.resize(mask.size, Image.Resampling.BICUBIC).point(lambda level: level * 3 // 5)
    picture.paste(mix(ABROAD, INK, 0.55), (0, 0), shade)
    picture.paste(mix(HEX_EDGE, INK, 0.5), (0, 0), mask)


def _paint_ground(brush: Brush, printed: PrintedHex) -> None:
    brush.hexagon(1.0, HEX_EDGE)
    brush.hexagon(0.984, TILES["red"] if printed.area else ground_of(printed))
    if printed.terrain in {"hill", "mountain"} or printed.colour == "brown":
        paint_heights(brush, printed.terrain or "mountain", occupied=bool(printed.tile.stops))


def _draw_rivers(pen: Pen, rivers: Iterable[River], viewport: Viewport, there: set[HexName]) -> None:
    for river in rivers:
        through = [name for name in river.through if name in there]
        if not through:
            continue
        course = [viewport.at(*point) for point in river_course(through, river.leaves)]
        paint_river(pen, course, 11 * viewport.scale)


def _paint_printed(brush: Brush, printed: PrintedHex) -> None:
    if printed.stub is not None:
        brush.line([direction(printed.stub), scaled(direction(printed.stub), 0.62)], 0.25, RAIL_EDGE)
        brush.line([direction(printed.stub), scaled(direction(printed.stub), 0.64)], 0.15, TRACK)
    paint_tile(brush, printed.tile, figures=False)
