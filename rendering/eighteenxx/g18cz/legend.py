"""What the signs on the map mean, in a corner where no hex lies."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.core.text import text
from rendering.api import Words
from rendering.canvas import Frame, Pen, put, sprite, write
from rendering.eighteenxx.colours import PURPLE, TILES
from rendering.eighteenxx.g18cz.areas import PAYING
from rendering.fonts import TEXT
from rendering.hexes.ground import HILL, ROCK, WATER
from rendering.hexes.hexagon import CORNERS
from rendering.palette import GOLD, INK, PAPER, Rgb, mix

AT = (-66.0, 878.0)
"""The upper left corner, in points."""
LINE = 31.0
ROOM = 400.0
SIZE = 21.0
_SIGN = 17.0
KEYS = ("cost", "purple", "kept", "area", "changed")


def draw_legend(picture: Image.Image, words: Words, frame: Frame) -> None:
    """Draw the legend on the whole map."""
    pen = ImageDraw.Draw(picture)
    for number, key in enumerate(KEYS):
        x, y = frame.at(AT[0], AT[1] + number * LINE)
        put(picture, _sign(key, frame.scale), x + 1.6 * _SIGN * frame.scale, y)
        shown = words(text(f"18cz.picture.legend.{key}"))
        at = (x + 3.6 * _SIGN * frame.scale, y)
        write(pen, at, shown, TEXT, SIZE * frame.scale, fill=mix(INK, PAPER, 0.12), within=ROOM * frame.scale)


@lru_cache(maxsize=16)
def _sign(key: str, scale: float) -> Image.Image:
    wide, high = 3 * _SIGN, 1.7 * _SIGN

    def paint(pen: Pen, k: float) -> None:
        x, y, r = wide / 2 * k, high / 2 * k, 0.72 * _SIGN * k
        if key == "cost":
            for step, tint in ((-1, WATER), (0, HILL), (1, ROCK)):
                box = (x + step * r * 1.3 - r * 0.55, y - r * 0.6, x + step * r * 1.3 + r * 0.55, y + r * 0.6)
                pen.rounded_rectangle(box, r * 0.4, PAPER, mix(tint, INK, 0.3), max(1, round(1.6 * k)))
        elif key == "area":
            for step, colour in zip((-1, 0, 1), PAYING, strict=True):
                box = (x + step * r * 1.25 - r * 0.55, y - r * 0.5, x + step * r * 1.25 + r * 0.55, y + r * 0.5)
                pen.rounded_rectangle(box, r * 0.25, TILES[colour], INK, max(1, round(1.2 * k)))
        elif key == "kept":
            pen.ellipse((x - r, y - r, x + r, y + r), mix(INK, PAPER, 0.35))
            pen.ellipse((x - r * 0.86, y - r * 0.86, x + r * 0.86, y + r * 0.86), mix(WATER, PAPER, 0.62))
            for number in range(10):
                pen.arc((x - r, y - r, x + r, y + r), number * 36, number * 36 + 12, PAPER, round(r * 0.16))
        else:
            _hexagon(pen, (x, y), r, (PURPLE, TILES["green"]) if key == "purple" else (GOLD, TILES["yellow"]))

    return sprite(wide, high, scale, paint)


def _hexagon(pen: Pen, at: tuple[float, float], r: float, tints: tuple[Rgb, Rgb]) -> None:
    for reach, tint in ((1.0, tints[0]), (0.7, tints[1])):
        pen.polygon([(at[0] + dx * r * reach, at[1] + dy * r * reach) for dx, dy in CORNERS], tint)
