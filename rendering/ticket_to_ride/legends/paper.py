"""Printed paper: sheets, headings and paragraphs of the cards that people read.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from rendering.badges import Box
from rendering.canvas import Pen, wrapped, write
from rendering.fonts import Face
from rendering.palette import INK, PAPER, Rgb, mix

LINE = 1.26
"""Distance from line to line, in heights of the letters."""
NEWSPRINT: Rgb = (234, 227, 208)
CREAM: Rgb = (247, 238, 214)
SEPIA: Rgb = (112, 82, 50)
_RIM = 7


def lay_sheet(picture: Image.Image, box: Box, fill: Rgb, rim: Rgb) -> None:
    """Lay a sheet of paper with a double line around what is printed on it, and a shadow under it."""
    x, y, width, height = box
    pen = ImageDraw.Draw(picture)
    pen.rectangle((x + 5, y + 6, x + width + 5, y + height + 6), mix(INK, (0, 0, 0), 0.5))
    pen.rectangle((x, y, x + width, y + height), fill)
    for inset, thick in ((_RIM, 3), (_RIM + 6, 1)):
        pen.rectangle((x + inset, y + inset, x + width - inset, y + height - inset), None, rim, thick)


def paragraph(  # noqa: PLR0913, PLR0917 - place, words and looks
    pen: Pen,
    place: tuple[float, float],
    words: str,
    face: Face,
    size: int,
    within: float,
    fill: Rgb = INK,
    anchor: str = "l",
) -> float:
    """Write words in lines, their upper left corner (or middle) at ``place``, and return how high they are."""
    lines = wrapped(words, face, size, within)
    for number, line in enumerate(lines):
        middle = place[1] + (number + 0.5) * size * LINE
        write(pen, (place[0], middle), line, face, size, fill=fill, anchor=anchor + "m", within=within)
    return len(lines) * size * LINE


def tall(words: str, face: Face, size: int, within: float) -> float:
    """Return how high words are when set in lines."""
    return len(wrapped(words, face, size, within)) * size * LINE


def rule(pen: Pen, x: float, y: float, width: float, fill: Rgb = SEPIA) -> None:
    """Draw a thick line over a thin one, as between columns of a newspaper."""
    pen.line((x, y, x + width, y), fill, 3)
    pen.line((x, y + 5, x + width, y + 5), mix(fill, PAPER, 0.3), 1)
