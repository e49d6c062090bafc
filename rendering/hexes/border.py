"""The border of a map, with its rows and columns written along all four edges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PIL import Image, ImageDraw

from rendering.canvas import set_line
from rendering.fonts import FIGURE
from rendering.palette import FELT, PAPER
from rendering.parts import Composition

Box = tuple[int, int, int, int]
Point = tuple[float, float]
BAND = 1.3
"""Width of the border, in heights of the letters' box."""


def draw_border(
    picture: Composition, letters: float, rows: Sequence[tuple[str, float]], columns: Sequence[tuple[str, float]]
) -> None:
    """Draw the border over the edges of a picture.

    Args:
        picture: the map alone.
        letters: height of the letters' box, in pixels.
        rows: the name of each row, with its distance from the top in pixels.
        columns: the name of each column, with its distance from the left in pixels.

    """
    (width, height), size = picture.size, round(letters)
    band = round(size * BAND)
    down = [(called, y) for called, y in rows if band < y < height - band]
    along = [(called, x) for called, x in columns if band < x < width - band]
    edges: tuple[tuple[Box, list[tuple[str, Point]]], ...] = (
        ((0, 0, width, band), [(called, (x, band / 2)) for called, x in along]),
        ((0, height - band, width, height), [(called, (x, height - band / 2)) for called, x in along]),
        ((0, 0, band, height), [(called, (band / 2, y)) for called, y in down]),
        ((width - band, 0, width, height), [(called, (width - band / 2, y)) for called, y in down]),
    )
    for edge, _ in edges:
        picture.add(("border", edge), edge, partial(_draw_band, edge=edge))
    for edge, written in edges:
        picture.add(("border", size, *written), edge, partial(_write, written=written, size=size))


def _draw_band(picture: Image.Image, edge: Box) -> None:
    ImageDraw.Draw(picture).rectangle(edge, FELT)


def _write(picture: Image.Image, written: Iterable[tuple[str, Point]], size: int) -> None:
    pen = ImageDraw.Draw(picture)
    for called, at in written:
        set_line(pen, at, called, FIGURE, size, PAPER, "mm")
