"""Signs of cities: what they add to an income, what the next railroad pays, and where a long name is broken."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.german_railways.facts import CityName
from rendering.base_cache import kept
from rendering.canvas import OVERSAMPLE, sheet_for
from rendering.fonts import CITY, font
from rendering.hexes.brush import Brush
from rendering.hexes.hexagon import HALF, Point
from rendering.palette import GOLD, INK, PAPER, Rgb, mix

SIZE = 21.0
"""Height of the letters' box in points."""
VALUABLE: Rgb = (190, 40, 44)
"""The coin of a city that is worth more than usual."""
_ROOM = 128.0
"""Width that a line may take, in points."""


@lru_cache(maxsize=128)
def lines_of(name: CityName) -> tuple[str, ...]:
    """Break a name of several words that is too long for a hex."""
    if _width(name, SIZE) <= _ROOM or " " not in name:
        return (name,)
    first, _, rest = name.partition(" ")
    return first, rest


@kept
def coin(value: int, scale: float) -> Image.Image:
    """Return the coin that says what a city adds to an income: larger and red if that is more than usual."""
    fill, ink, r = (GOLD, INK, 0.2) if value == 1 else (VALUABLE, PAPER, 0.25)
    brush, sheet = _brush(2 * r + 0.04, 2 * r + 0.04, scale)
    brush.disc((0, 0), r, mix(fill, INK, 0.6))
    brush.disc((0, 0), r - 0.03, mix(fill, PAPER, 0.45))
    brush.disc((0, 0), r - 0.06, fill)
    brush.words((0, 0), str(value), 0.31 if value == 1 else 0.38, ink)
    return sheet.reduce(OVERSAMPLE)


@kept
def plate(cost: int, scale: float) -> Image.Image:
    """Return the plate that says what the next railroad pays in a city."""
    brush, sheet = _brush(0.48, 0.38, scale)
    for inset, tint in ((0.0, mix(INK, PAPER, 0.15)), (0.03, PAPER)):
        corners = (*brush.at((-0.22 + inset, -0.18 + inset)), *brush.at((0.22 - inset, 0.18 - inset)))
        brush.pen.rounded_rectangle(corners, 0.09 * brush.half, tint)
    brush.words((0, 0), str(cost), 0.31, INK)
    return sheet.reduce(OVERSAMPLE)


def _brush(width: float, height: float, scale: float) -> tuple[Brush, Image.Image]:
    """Return a brush for a small piece, in halves of a hex, and its oversized sheet."""
    sheet, k = sheet_for(width * HALF, height * HALF, scale)
    middle: Point = (sheet.width / 2, sheet.height / 2)
    return Brush(ImageDraw.Draw(sheet), HALF * k, middle), sheet


@lru_cache(maxsize=256)
def _width(line: str, size: float) -> float:
    return font(CITY, 100).getlength(line) * size / 100
