"""Companies' tokens: a disc in the company's colour with its letters, and bands that show its size."""

from __future__ import annotations

from typing import Literal

import msgspec
from PIL import Image, ImageDraw

from rendering.base_cache import kept
from rendering.canvas import OVERSAMPLE, Pen, sheet_for
from rendering.fonts import FIGURE, font
from rendering.palette import INK, PAPER, Rgb, ink_on, mix

Look = Literal["built", "kept"]
"""A station that stands, or a place that is kept for one."""


class Livery(msgspec.Struct, frozen=True):
    """How a company's tokens look."""

    letters: str
    colour: Rgb
    bands: int
    """How many bands it has, 0 to 2, which shows the size of the company without its colour."""


@kept
def token(livery: Livery, radius: float, scale: float, look: Look = "built") -> Image.Image:
    """Return a token; ``radius`` is in points, its rim included."""
    sheet, k = sheet_for(2 * radius + 2, 2 * radius + 2, scale)
    paint_token(ImageDraw.Draw(sheet), livery, (sheet.width / 2, sheet.height / 2), radius * k, look)
    return sheet.reduce(OVERSAMPLE)


def paint_token(pen: Pen, livery: Livery, at: tuple[float, float], radius: float, look: Look = "built") -> None:
    """Paint a token on an oversized sheet, in its pixels."""
    x, y = at
    colour = livery.colour
    ink = ink_on(colour)

    def disc(r: float, fill: Rgb) -> None:
        pen.ellipse((x - r, y - r, x + r, y + r), fill)

    if look == "kept":
        tint = mix(colour, PAPER, 0.62)
        disc(radius, mix(INK, PAPER, 0.35))
        disc(radius * 0.93, tint)
        _paint_dashes(pen, at, radius, PAPER)
        ink = mix(INK, PAPER, 0.12)
    else:
        disc(radius, mix(INK, colour, 0.12))
        disc(radius * 0.92, PAPER if ink == PAPER else mix(colour, PAPER, 0.72))
        disc(radius * 0.83, colour)
        _paint_bands(pen, livery, at, radius * 0.83)
    wide = font(FIGURE, 100).getlength(livery.letters) / 100
    size = min(1.0, 1.46 / wide)
    pen.text((x, y - radius * 0.02), livery.letters, ink, font(FIGURE, round(radius * size)), "mm")


def _paint_bands(pen: Pen, livery: Livery, at: tuple[float, float], radius: float) -> None:
    x, y = at
    tint = mix(livery.colour, ink_on(livery.colour), 0.42)
    for start, end in ((40, 140), (220, 320))[: livery.bands]:
        pen.chord((x - radius, y - radius, x + radius, y + radius), start, end, tint)


def _paint_dashes(pen: Pen, at: tuple[float, float], radius: float, fill: Rgb) -> None:
    x, y = at
    for number in range(10):
        start = number * 36
        pen.arc((x - radius, y - radius, x + radius, y + radius), start, start + 12, fill, max(1, round(radius * 0.12)))
