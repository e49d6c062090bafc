"""What is written in cities: their names, what they add to an income, and what the next railroad pays."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.german_railways.facts import CityName, printed_facts
from engine.hexes import HexName
from rendering.canvas import OVERSAMPLE, Viewport, put, sheet_for
from rendering.fonts import BOLD, CITY, font
from rendering.german_railways.atlas import middle
from rendering.german_railways.sheet import place_of
from rendering.hexes.brush import Brush
from rendering.hexes.hexagon import HALF, Point
from rendering.palette import GOLD, INK, PAPER, Rgb, mix

SIZE = 21.0
"""Height of the letters' box in points."""
SMALL = 18.5
"""The same of a name in two lines."""
LARGE = 31.0
"""The same of a city of several hexes."""
LINE = 17.0
"""From line to line, in points."""
ABOVE = -34.0
"""From the middle of a hex to that of its name, in points."""
TOP, UNDER = -57.0, -43.0
"""From the middle of a hex to that of its coordinates; and where a name stands in its upper corner."""
HALO: Rgb = (255, 251, 242)
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


def draw_labels(picture: Image.Image, city: CityName, cost: int, viewport: Viewport) -> None:
    """Write the name of a city, and below it lay the coin of its value and the plate of its cost."""
    x, y = place_of(city)
    wide = len(printed_facts().cities[city]) > 1
    for hex_ in printed_facts().cities[city]:
        at = middle(hex_)
        put(
            picture,
            _coordinate(hex_, viewport.scale),
            *viewport.at(at[0], at[1] + (UNDER if wide and at[1] > y else TOP)),
        )
    put(picture, _written(city, viewport.scale), *viewport.at(x, y + (0 if wide else ABOVE)))
    (across, down) = (72.0, 2.0) if wide else (16.0, 46.0)
    value = printed_facts().hexes[printed_facts().cities[city][0]].value
    put(picture, coin(value, viewport.scale), *viewport.at(x - across, y + down))
    put(picture, plate(cost, viewport.scale), *viewport.at(x + across, y + down))


@lru_cache(maxsize=256)
def _written(city: CityName, scale: float) -> Image.Image:
    """Return a name with its halo as a piece of its own, ready to be laid over track."""
    lines = lines_of(city) if len(printed_facts().cities[city]) == 1 else (city,)
    most = LARGE if len(printed_facts().cities[city]) > 1 else SIZE if len(lines) == 1 else SMALL
    sizes = [round(min(most, most * _ROOM / _width(line, most)) * scale) for line in lines]
    wide = max(font(CITY, size).getlength(line) for size, line in zip(sizes, lines, strict=True))
    step = LINE * scale
    piece = Image.new("RGBA", (round(wide + most * scale), round(step * len(lines) + most * scale)), (*HALO, 0))
    pen = ImageDraw.Draw(piece)
    for halo in (True, False):
        for number, (size, line) in enumerate(zip(sizes, lines, strict=True)):
            at = (piece.width / 2, piece.height / 2 + (number - (len(lines) - 1) / 2) * step)
            stroke = max(2, round(size / 6)) if halo else 0
            fill = HALO if halo else INK
            pen.text(at, line, fill, font(CITY, size), "mm", stroke_width=stroke, stroke_fill=fill)
    return piece


@lru_cache(maxsize=256)
def _coordinate(name: HexName, scale: float) -> Image.Image:
    shape = font(BOLD, round(13.5 * scale))
    piece = Image.new("RGBA", (round(shape.getlength(name)) + 6, round(18 * scale)), (*HALO, 0))
    pen, at = ImageDraw.Draw(piece), (piece.width / 2, piece.height / 2)
    pen.text(at, name, HALO, shape, "mm", stroke_width=2, stroke_fill=HALO)
    pen.text(at, name, mix(INK, HALO, 0.3), shape, "mm")
    return piece


@lru_cache(maxsize=32)
def coin(value: int, scale: float) -> Image.Image:
    """Return the coin that tells what a city adds to an income: larger and red where that is more than usual."""
    fill, ink, r = (GOLD, INK, 0.2) if value == 1 else (VALUABLE, PAPER, 0.25)
    brush, sheet = _brush(2 * r + 0.04, 2 * r + 0.04, scale)
    brush.disc((0, 0), r, mix(fill, INK, 0.6))
    brush.disc((0, 0), r - 0.03, mix(fill, PAPER, 0.45))
    brush.disc((0, 0), r - 0.06, fill)
    brush.words((0, 0), str(value), 0.31 if value == 1 else 0.38, ink)
    return sheet.reduce(OVERSAMPLE)


@lru_cache(maxsize=64)
def plate(cost: int, scale: float) -> Image.Image:
    """Return the plate that says what the next railroad pays in a city."""
    brush, sheet = _brush(0.48, 0.38, scale)
    for inset, tint in ((0.0, mix(INK, PAPER, 0.15)), (0.03, PAPER)):
        corners = (*brush.at((-0.22 + inset, -0.18 + inset)), *brush.at((0.22 - inset, 0.18 - inset)))
        brush.pen.rounded_rectangle(corners, 0.09 * brush.half, tint)
    brush.words((0, 0), str(cost), 0.31, INK)
    return sheet.reduce(OVERSAMPLE)


def _brush(width: float, height: float, scale: float) -> tuple[Brush, Image.Image]:
    """Return a brush for a small piece, told in halves of a hex, and its oversized sheet."""
    sheet, k = sheet_for(width * HALF, height * HALF, scale)
    middle: Point = (sheet.width / 2, sheet.height / 2)
    return Brush(ImageDraw.Draw(sheet), HALF * k, middle), sheet


@lru_cache(maxsize=256)
def _width(line: str, size: float) -> float:
    return font(CITY, 100).getlength(line) * size / 100
