"""Locomotives: the piece on the board and the sign on panels, in the railroad's colour and with its letters."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.german_railways.facts import RailroadId
from rendering.base_cache import kept
from rendering.canvas import OVERSAMPLE, Pen, sheet_for
from rendering.fonts import FIGURE, font
from rendering.german_railways.atlas import colour_of
from rendering.palette import INK, PAPER, Rgb, ink_on, mix

TALL = 0.76
"""Height of a locomotive, as a part of its width."""
WIDE_LETTERS = 0.8
"""Width of three letters of a railroad, as a part of its locomotive's."""
_WHEELS = (0.2, 0.5, 0.8)


@kept
def locomotive(railroad: RailroadId, width: float, scale: float = 1.0) -> Image.Image:
    """Return a locomotive of a width in points, its pale rim included."""
    sheet, k = sheet_for(width + 2, width * TALL + 2, scale)
    pen, wide = ImageDraw.Draw(sheet), width * k
    corner = ((sheet.width - wide) / 2, (sheet.height - wide * TALL) / 2)
    colour = colour_of(railroad)
    _paint_shape(pen, corner, wide, 0.06, (*PAPER, 255))
    _paint_shape(pen, corner, wide, 0.03, (*mix(colour, INK, 0.72), 255))
    _paint_body(pen, corner, wide, 0.0, (*colour, 255))
    for x in _WHEELS:
        _disc(pen, corner, wide, (x, 0.615), 0.045, mix(PAPER, INK, 0.25))
    ink = INK if railroad in _DARK_LETTERS or ink_on(colour) == INK else PAPER
    letters = font(FIGURE, 100).getlength(railroad) / 100
    size = min(0.42, WIDE_LETTERS / letters) * wide
    pen.text((corner[0] + wide / 2, corner[1] + 0.375 * wide), railroad, ink, font(FIGURE, round(size)), "mm")
    return sheet.reduce(OVERSAMPLE)


_DARK_LETTERS = frozenset({"KSS", "MWB"})
"""Railroads whose colour is too light for letters of paper."""


def _paint_shape(pen: Pen, corner: tuple[float, float], wide: float, grow: float, fill: tuple[int, ...]) -> None:
    _paint_body(pen, corner, wide, grow, fill)
    for x in _WHEELS:
        _disc(pen, corner, wide, (x, 0.615), 0.1 + grow, fill)


def _paint_body(pen: Pen, corner: tuple[float, float], wide: float, grow: float, fill: tuple[int, ...]) -> None:
    """Paint boiler, cab and chimney, larger all around by ``grow``."""

    def box(left: float, top: float, right: float, bottom: float, round_: float) -> None:
        x, y = corner
        corners = (
            x + (left - grow) * wide,
            y + (top - grow) * wide,
            x + (right + grow) * wide,
            y + (bottom + grow) * wide,
        )
        pen.rounded_rectangle(corners, max(0, round_ + grow) * wide, fill)

    box(0.075, 0.19, 0.925, 0.565, 0.07)
    box(0.075, 0.075, 0.32, 0.4, 0.03)
    box(0.72, 0.09, 0.84, 0.3, 0.0)
    box(0.69, 0.075, 0.87, 0.125, 0.02)


def _disc(
    pen: Pen, corner: tuple[float, float], wide: float, at: tuple[float, float], r: float, fill: Rgb | tuple[int, ...]
) -> None:
    x, y = corner[0] + at[0] * wide, corner[1] + at[1] * wide
    pen.ellipse((x - r * wide, y - r * wide, x + r * wide, y + r * wide), fill)
