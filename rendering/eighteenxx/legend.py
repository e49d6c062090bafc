"""What the signs on the map mean, in a corner where no hex lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PIL import Image, ImageDraw

from engine.core.text import Text, text
from rendering.api import Words
from rendering.base_cache import kept
from rendering.canvas import Pen, Viewport, put, sprite, write
from rendering.eighteenxx import phase_values, tunnels
from rendering.eighteenxx.colours import SPECIAL, TILES
from rendering.fonts import TEXT
from rendering.hexes.ground import HILL, ROCK, WATER
from rendering.hexes.hexagon import CORNERS
from rendering.page import HEADING, MARGIN, WIDTH, page
from rendering.palette import GOLD, INK, PAPER, Rgb, mix

LINE = 31.0
"""Distance from sign to sign, in points."""
ROOM = 400.0
"""Width that words may take, in points."""
SIZE = 21.0
"""Height of words, in points."""
_SIGN = 17.0
_ROW = 84
_LARGE = 2.1
"""How much larger signs are on a page of their own than next to a map."""

Paint = Callable[[Pen, tuple[float, float], float, float], None]
"""Paints a sign around a place, with a radius in pixels; the last argument is pixels to a point."""


class Sign(msgspec.Struct, frozen=True, eq=False):
    """A sign and what it means."""

    means: Text
    paint: Paint


class Legend(msgspec.Struct, frozen=True, eq=False):
    """What the signs of a sheet mean."""

    at: tuple[float, float]
    """The upper left corner, in points."""
    signs: tuple[Sign, ...]


def draw_legend(picture: Image.Image, legend: Legend, words: Words, viewport: Viewport) -> None:
    """Draw the legend on the whole map."""
    pen = ImageDraw.Draw(picture)
    for number, sign in enumerate(legend.signs):
        x, y = viewport.at(legend.at[0], legend.at[1] + number * LINE)
        put(picture, _picture(sign.paint, viewport.scale), x + 1.6 * _SIGN * viewport.scale, y)
        at, size = (x + 3.6 * _SIGN * viewport.scale, y), SIZE * viewport.scale
        write(pen, at, words(sign.means), TEXT, size, fill=mix(INK, PAPER, 0.12), within=ROOM * viewport.scale)


@kept
def _picture(paint: Paint, scale: float) -> Image.Image:
    wide, high = 3 * _SIGN, 1.7 * _SIGN
    return sprite(wide, high, scale, lambda pen, k: paint(pen, (wide / 2 * k, high / 2 * k), 0.72 * _SIGN * k, k))


def _paint_costs(pen: Pen, at: tuple[float, float], r: float, k: float) -> None:
    x, y = at
    for step, tint in ((-1, WATER), (0, HILL), (1, ROCK)):
        box = (x + step * r * 1.3 - r * 0.55, y - r * 0.6, x + step * r * 1.3 + r * 0.55, y + r * 0.6)
        pen.rounded_rectangle(box, r * 0.4, PAPER, mix(tint, INK, 0.3), max(1, round(1.6 * k)))


def _paint_kept(pen: Pen, at: tuple[float, float], r: float, k: float) -> None:
    del k
    x, y = at
    pen.ellipse((x - r, y - r, x + r, y + r), mix(INK, PAPER, 0.35))
    pen.ellipse((x - r * 0.86, y - r * 0.86, x + r * 0.86, y + r * 0.86), mix(WATER, PAPER, 0.62))
    for number in range(10):
        pen.arc((x - r, y - r, x + r, y + r), number * 36, number * 36 + 12, PAPER, round(r * 0.16))


def _hexagon(outer: Rgb, inner: Rgb) -> Paint:
    def paint(pen: Pen, at: tuple[float, float], r: float, k: float) -> None:
        del k
        for reach, tint in ((1.0, outer), (0.7, inner)):
            pen.polygon([(at[0] + dx * r * reach, at[1] + dy * r * reach) for dx, dy in CORNERS], tint)

    return paint


COST = Sign(text("18xx.picture.legend.cost"), _paint_costs)
SPECIAL_TILE = Sign(text("18xx.picture.legend.special"), _hexagon(SPECIAL, TILES["green"]))
KEPT = Sign(text("18xx.picture.legend.kept"), _paint_kept)
TUNNEL = Sign(text("18xx.picture.legend.tunnel"), tunnels.paint_sign)
VALUES = Sign(text("18xx.picture.legend.values"), phase_values.paint_sign)
CHANGED = Sign(text("18xx.picture.legend.changed"), _hexagon(GOLD, TILES["yellow"]))


def draw_page(signs: Sequence[Sign], words: Words) -> Image.Image:
    """Draw what the signs mean as a picture of its own."""
    columns = 2
    rows = -(-len(signs) // columns)
    picture, pen = page(rows * _ROW + MARGIN, words(text("18xx.picture.legend")))
    room = (WIDTH - 2 * MARGIN) / columns
    for number, sign in enumerate(signs):
        row, column = divmod(number, columns)
        x, y = MARGIN + column * room, HEADING + (row + 0.5) * _ROW
        put(picture, _picture(sign.paint, _LARGE), x + 1.6 * _SIGN * _LARGE, y)
        write(pen, (x + 3.4 * _SIGN * _LARGE, y), words(sign.means), TEXT, 30, fill=PAPER, within=room - 130)
    return picture
