"""The decoration of a map, as in an atlas: names of the seas, a compass rose, the neat line around it."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PIL import Image, ImageDraw

from rendering.canvas import Pen, Viewport, put, sprite, write_spaced
from rendering.palette import INK, PAPER, SEA_NAME, Rgb, mix

NEAT_LINE = 7
"""Width of the border in pixels."""


def draw_ornaments(
    picture: Image.Image,
    seas: Iterable[tuple[str, float, float, float]],
    rose: tuple[float, float, float] | None,
    viewport: Viewport,
) -> None:
    """Draw sea names (words, middle, height) and the compass rose (middle, radius) of a map, in points."""
    pen = ImageDraw.Draw(picture)
    for words, x, y, size in seas:
        write_spaced(pen, viewport.at(x, y), words, size * viewport.scale, SEA_NAME)
    if rose:
        x, y, radius = rose
        put(picture, _rose(radius, viewport.scale), *viewport.at(x, y))


def draw_neat_line(picture: Image.Image) -> None:
    """Draw the chequered border around a map."""
    pen = ImageDraw.Draw(picture)
    width, height = picture.size
    pen.rectangle((0, 0, width - 1, height - 1), None, PAPER, NEAT_LINE)
    pieces = 20
    for number in range(0, pieces * 2, 2):
        start, stop = number / pieces / 2, (number + 1) / pieces / 2
        for side in (2, height - NEAT_LINE + 2):
            pen.rectangle((start * width, side, stop * width, side + NEAT_LINE - 5), INK)
        for side in (2, width - NEAT_LINE + 2):
            pen.rectangle((side, start * height, side + NEAT_LINE - 5, stop * height), INK)
    pen.rectangle((0, 0, width - 1, height - 1), None, INK, 1)
    inner = (NEAT_LINE - 1, NEAT_LINE - 1, width - NEAT_LINE, height - NEAT_LINE)
    pen.rectangle(inner, None, INK, 1)


def _rose(radius: float, scale: float) -> Image.Image:
    side = radius * 2 + 6
    tint = mix(SEA_NAME, INK, 0.15)

    def paint(pen: Pen, k: float) -> None:
        middle = side / 2 * k
        for share in (0.62, 0.56):
            r = radius * share * k
            pen.ellipse((middle - r, middle - r, middle + r, middle + r), None, tint, round(0.8 * k))
        for turn, reach in ((45, 0.62), (0, 1.0)):
            for quarter in range(4):
                _ray(pen, middle, radius * reach * k, turn + 90 * quarter, tint)

    return sprite(side, side, scale, paint)


def _ray(pen: Pen, middle: float, reach: float, degrees: float, tint: Rgb) -> None:
    """Paint one point of the star: a light and a dark half."""
    for side, fill in ((-1, PAPER), (1, tint)):
        corners = [(0.0, 0.0), (reach, 0.0), (reach * 0.24, side * 45.0)]
        points = [
            (middle + r * math.cos(math.radians(degrees + a)), middle + r * math.sin(math.radians(degrees + a)))
            for r, a in corners
        ]
        pen.polygon(points, fill, tint)
