"""Red areas: their cities, the companies they belong to, and what they pay in each phase."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.eighteenxx.board import Colour, Tile
from engine.eighteenxx.printed import PrintedHex
from rendering.base_cache import kept
from rendering.canvas import OVERSAMPLE, Pen, sheet_for
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.phase_values import paint_values
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.eighteenxx.tokens import Livery, paint_token
from rendering.fonts import BOLD, CITY
from rendering.hexes.brush import SIZE, Brush
from rendering.hexes.hexagon import HALF
from rendering.palette import GOLD, INK, PAPER, mix

PAYING: tuple[Colour, ...] = ("green", "brown", "gray")
"""The phases when an area pays, by the colour of their tiles."""
UPPER = {2, 3}
"""The upper edges of a hex."""
EAST = 4


class Area(NamedTuple):
    """A red area as it is printed."""

    livery: Livery
    """The livery of the company that it belongs to."""
    city: str
    pays: tuple[int, ...]
    """What it pays in each of the phases ``PAYING``."""
    bonus: int
    """What it adds for a train of the company that it belongs to."""


def area_of(edition: Edition, printed: PrintedHex, bonus: int) -> Area:
    """Return the area on a hex that is kept for a company; its revenues are those of its red tile."""
    company = printed.area
    assert company is not None
    label = company.lower()
    red = (tile.tile for tile in edition.printed.tiles.values() if tile.colour == "red")
    pays = next(tile.stops[0].revenue for tile in red if (tile.label or "").lower() == label)
    return Area(edition.livery(company), printed.name or "", pays, bonus)


def paint_paying(pen: Pen, at: tuple[float, float], r: float, k: float) -> None:
    """Paint the phases as a sign of the legend."""
    x, y = at
    for step, colour in zip((-1, 0, 1), PAYING, strict=True):
        box = (x + step * r * 1.25 - r * 0.55, y - r * 0.5, x + step * r * 1.25 + r * 0.55, y + r * 0.5)
        pen.rounded_rectangle(box, r * 0.25, TILES[colour], INK, max(1, round(1.2 * k)))


@kept
def area_picture(area: Area, tile: Tile | None, now: int | None, scale: float, *, kept: bool) -> Image.Image:
    """Return what is written on a red area, with its red ``tile`` if that lies there; ``kept``: it may still come."""
    sheet, k = sheet_for(*SIZE, scale)
    brush = Brush(ImageDraw.Draw(sheet), HALF * k, (sheet.width / 2, sheet.height / 2))
    above = tile is None or not UPPER & tile.exits
    if tile is None:
        if kept:
            paint_token(brush.pen, area.livery, brush.at((0, -0.36)), 0.29 * brush.half, "kept")
        name_at, row = (0.0, 0.1), 0.46
    else:
        name_at, row = ((0.0, -0.79), -0.52) if above else ((0.0, 0.79), 0.52)
        city = next((slot for slots in tile_layout(tile).slots for slot in slots), (0.0, 0.0))
        _paint_bonus(brush, area.bonus, city, right=EAST not in tile.exits)
    brush.words(name_at, area.city, 0.27 if tile is None else 0.24, PAPER, CITY)
    paint_values(brush, row, PAYING, area.pays, now)
    return sheet.reduce(OVERSAMPLE)


def _paint_bonus(brush: Brush, bonus: int, city: tuple[float, float], *, right: bool) -> None:
    """Paint the bonus for the own company next to its city."""
    x, y = city[0] + (0.6 if right else -0.6), city[1]
    box = (*brush.at((x - 0.2, y - 0.12)), *brush.at((x + 0.2, y + 0.12)))
    brush.pen.rounded_rectangle(box, 0.1 * brush.half, GOLD, mix(GOLD, INK, 0.6), round(0.025 * brush.half))
    brush.words((x, y), f"+{bonus}", 0.2, INK, BOLD)
