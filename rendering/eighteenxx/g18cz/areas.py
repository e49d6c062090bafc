"""Red areas: the city they stand for, whose they are, and what they pay in each phase."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.tiles import COLOURS, Colour, Tile
from rendering.canvas import OVERSAMPLE, sheet_for
from rendering.eighteenxx.anatomy import anatomy
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.g18cz.atlas import atlas, livery
from rendering.eighteenxx.tokens import paint_token
from rendering.fonts import BOLD, CITY
from rendering.hexes.brush import SIZE, Brush
from rendering.hexes.hexagon import HALF
from rendering.palette import GOLD, INK, PAPER, mix

PAYING: tuple[Colour, ...] = ("green", "brown", "gray")
"""The phases in which an area pays, by the colour of their tiles."""
BONUS = 50
"""For a train of the company whose area it is."""
UPPER = {2, 3}
"""The edges above."""
EAST = 4


def paying(tiles: Colour) -> int | None:
    """Return which of an area's figures counts while tiles of a colour are the highest; None: none yet."""
    index = COLOURS.index(tiles) - COLOURS.index("green")
    return index if index >= 0 else None


@lru_cache(maxsize=64)
def area_picture(company: CompanyId, tile: Tile | None, now: int | None, scale: float, *, kept: bool) -> Image.Image:
    """Return what is written on a red area; ``tile`` is the red tile that lies there, ``kept``: it may still come."""
    sheet, k = sheet_for(*SIZE, scale)
    brush = Brush(ImageDraw.Draw(sheet), HALF * k, (sheet.width / 2, sheet.height / 2))
    values = next(
        t.tile
        for t in everything().tiles.values()
        if t.colour == "red" and (t.tile.label or "").lower() == company.lower()
    )
    above = tile is None or not UPPER & tile.exits
    if tile is None:
        if kept:
            paint_token(brush.pen, livery(company), brush.at((0, -0.36)), 0.29 * brush.half, "kept")
        name_at, row = (0.0, 0.1), 0.46
    else:
        name_at, row = ((0.0, -0.79), -0.52) if above else ((0.0, 0.79), 0.52)
        _paint_bonus(brush, anatomy(tile).slots[0][0], right=EAST not in tile.exits)
    brush.words(name_at, atlas().areas[company], 0.27 if tile is None else 0.24, PAPER, CITY)
    for number, (colour, value) in enumerate(zip(PAYING, values.stops[0].revenue, strict=True)):
        _paint_value(brush, (0.36 * (number - 1), row), str(value), colour, lit=number == now)
    return sheet.reduce(OVERSAMPLE)


def _paint_value(brush: Brush, at: tuple[float, float], value: str, colour: Colour, *, lit: bool) -> None:
    x, y = at
    grow = 0.03 if lit else 0.0
    for reach, tint in ((0.045 + grow, GOLD if lit else INK), (0.02 if lit else 0.025, INK), (0.0, TILES[colour])):
        left, top = brush.at((x - 0.15 - reach, y - 0.12 - reach))
        right, bottom = brush.at((x + 0.15 + reach, y + 0.12 + reach))
        brush.pen.rounded_rectangle((left, top, right, bottom), 0.06 * brush.half, tint)
    brush.words((x, y), value, 0.22, PAPER if colour == "brown" else INK, BOLD)


def _paint_bonus(brush: Brush, city: tuple[float, float], *, right: bool) -> None:
    """Paint the bonus for the own company beside its city."""
    x, y = city[0] + (0.6 if right else -0.6), city[1]
    box_ = (*brush.at((x - 0.2, y - 0.12)), *brush.at((x + 0.2, y + 0.12)))
    brush.pen.rounded_rectangle(box_, 0.1 * brush.half, GOLD, mix(GOLD, INK, 0.6), round(0.025 * brush.half))
    brush.words((x, y), f"+{BONUS}", 0.2, INK, BOLD)
