"""The border of a map, with its rows and columns written along all four edges."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageDraw

from rendering.canvas import set_line
from rendering.fonts import FIGURE
from rendering.palette import FELT, PAPER

BAND = 1.3
"""Width of the border, in heights of the letters' box."""


def draw_border(
    picture: Image.Image, letters: float, rows: Iterable[tuple[str, float]], columns: Iterable[tuple[str, float]]
) -> None:
    """Draw the border over the edges of a picture.

    Args:
        picture: the map.
        letters: height of the letters' box, in pixels.
        rows: what each row is called, with how far down it lies in pixels.
        columns: what each column is called, with how far right it lies in pixels.

    """
    pen, (width, height) = ImageDraw.Draw(picture), picture.size
    size = round(letters)
    band = round(size * BAND)
    for edge in (
        (0, 0, width, band),
        (0, height - band, width, height),
        (0, 0, band, height),
        (width - band, 0, width, height),
    ):
        pen.rectangle(edge, FELT)
    for called, y in rows:
        if band < y < height - band:
            for x in (band / 2, width - band / 2):
                set_line(pen, (x, y), called, FIGURE, size, PAPER, "mm")
    for called, x in columns:
        if band < x < width - band:
            for y in (band / 2, height - band / 2):
                set_line(pen, (x, y), called, FIGURE, size, PAPER, "mm")
