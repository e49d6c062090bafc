"""What the signs on the board mean, in the corner where no hex lies."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.german_railways.facts import printed_facts
from engine.german_railways.view import GermanView
from rendering.api import Words
from rendering.base_cache import kept
from rendering.canvas import OVERSAMPLE, Viewport, sheet_for, write
from rendering.fonts import TEXT
from rendering.german_railways.atlas import colour_of, taken
from rendering.german_railways.locomotive import locomotive
from rendering.german_railways.names import coin, plate
from rendering.german_railways.sheet import ABROAD, ACCESS, BRICK, GROUND, TOWN
from rendering.german_railways.signs import Sign, sign
from rendering.hexes.brush import Brush
from rendering.hexes.ground import HEX_EDGE
from rendering.page import HEADING, MARGIN, page
from rendering.palette import GOLD, INK, PAPER, Rgb, mix

AT = (1292.0, 1240.0)
"""The upper left corner, in points."""
LINE = 56.0
"""Distance from sign to sign, in points."""
SIZE = 27.0
"""Height of words, in points."""
ROOM = 412.0
"""Width that words may take, in points."""
_LARGE = 1.15
"""Pixels to a point if the legend has a page of its own."""
_TEXT_AT = 130.0
_INK = mix(INK, PAPER, 0.12)
_SIGN = 24.0
"""Half the width of a hex that serves as a sign, in points."""
KEYS = ("terrain", "value", "cost", "start", "access", "taken", "built")
COUNTS: tuple[Sign, ...] = ("treasury", "income", "engine", "link")
"""Signs on the panels of the railroads and players."""


def draw_page(view: GermanView, words: Words, zoom: str | None) -> Image.Image:
    """Draw what the signs mean as a picture of its own."""
    del view, zoom
    piece = _written(_said(words), _LARGE, PAPER)
    picture, _ = page(piece.height + MARGIN, words(text("german.picture.legend")))
    picture.paste(piece, (MARGIN, HEADING), piece)
    return picture


def said() -> tuple[Text, ...]:
    """Say what the signs mean, each in words."""
    terrain = printed_facts().figures.terrain
    return tuple(
        # One for each of ``KEYS`` and ``COUNTS``.
        text(f"german.picture.legend.{key}", **(terrain if key == "terrain" else {}))
        for key in (*KEYS, *COUNTS)
    )


def _said(words: Words) -> tuple[str, ...]:
    return tuple(map(words, said()))


def draw_legend(picture: Image.Image, words: Words, viewport: Viewport) -> None:
    """Draw the legend on the whole board."""
    piece = _written(_said(words), viewport.scale, _INK)
    x, y = viewport.at(*AT)
    picture.paste(piece, (round(x), round(y)), piece)


@kept
def _written(shown: tuple[str, ...], scale: float, ink: Rgb) -> Image.Image:
    """Return the legend with its words."""
    piece = Image.new("RGBA", (round((_TEXT_AT + ROOM) * scale), round(len(shown) * LINE * scale)), (*ABROAD, 0))
    pen = ImageDraw.Draw(piece)
    for number, (key, line) in enumerate(zip((*KEYS, *COUNTS), shown, strict=True)):
        y = (number + 0.5) * LINE * scale
        small = sign(key, SIZE * 0.6 * scale, ink) if key in COUNTS else _sign(key, scale)
        piece.alpha_composite(small, (round(_TEXT_AT * scale * 0.44 - small.width / 2), round(y - small.height / 2)))
        write(pen, (_TEXT_AT * scale, y), line, TEXT, SIZE * scale, fill=ink, within=ROOM * scale)
    return piece


@kept
def _sign(key: str, scale: float) -> Image.Image:
    if key == "value":
        return _pair(coin(1, scale * 1.15), coin(2, scale * 1.15))
    if key == "cost":
        return plate(3, scale * 1.3)
    sheet, k = sheet_for(4.6 * _SIGN, 2.4 * _SIGN, scale)
    pen, middle = ImageDraw.Draw(sheet), (sheet.width / 2, sheet.height / 2)
    if key == "terrain":
        for step, (terrain, cost) in enumerate(printed_facts().figures.terrain.items()):
            brush = Brush(pen, 0.72 * _SIGN * k, (middle[0] + (step - 1) * 1.5 * _SIGN * k, middle[1]))
            brush.hexagon(1.0, HEX_EDGE)
            brush.hexagon(0.93, GROUND[terrain])
            brush.words((0, 0), str(cost), 1.25, INK)
        return sheet.reduce(OVERSAMPLE)
    brush = Brush(pen, _SIGN * k, middle)
    first = next(iter(printed_facts().railroads))
    reaches = {
        "start": ((1.0, INK), (0.93, PAPER), (0.87, colour_of(first)), (0.6, PAPER), (0.55, TOWN)),
        "access": ((1.0, BRICK), (0.9, ACCESS)),
        "taken": ((1.0, HEX_EDGE), (0.95, taken("KBS"))),
        "built": ((1.06, mix(GOLD, INK, 0.45)), (1.0, GOLD), (0.8, mix(GOLD, INK, 0.45)), (0.74, GROUND["plain"])),
    }
    for reach, tint in reaches[key]:
        brush.hexagon(reach, tint)
    picture = sheet.reduce(OVERSAMPLE)
    if key == "taken":
        engine = locomotive("KBS", 1.3 * _SIGN, scale)
        at = ((picture.width - engine.width) // 2, (picture.height - engine.height) // 2)
        picture.alpha_composite(engine, at)
    return picture


def _pair(left: Image.Image, right: Image.Image) -> Image.Image:
    gap = round(left.width * 0.3)
    both = Image.new("RGBA", (left.width + gap + right.width, max(left.height, right.height)), (0, 0, 0, 0))
    both.alpha_composite(left, (0, (both.height - left.height) // 2))
    both.alpha_composite(right, (left.width + gap, (both.height - right.height) // 2))
    return both
