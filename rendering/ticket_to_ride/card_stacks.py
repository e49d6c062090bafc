"""The cards of a hand by colour: a stack with its count, or a faint outline for a colour that is missing."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PIL import Image, ImageDraw

from engine.core.text import Text
from rendering.api import Words
from rendering.base_cache import kept
from rendering.canvas import Pen, put, sprite, write
from rendering.fonts import FIGURE, TEXT
from rendering.palette import FELT, GOLD, INK, PAPER, mix

_MOST_LAYERS = 4
"""The most layers that a stack shows."""


class StackStyle(msgspec.Struct, frozen=True, kw_only=True):
    """How the stacks of a hand look; sizes in pixels."""

    draw: Callable[[Image.Image, str, Words, tuple[float, float], tuple[int, int]], None]
    """Draws the face of a card: picture, which card, words, its upper left corner, its size."""
    name: Callable[[str], Text]
    """Names a card."""
    card: tuple[int, int]
    """Width and height of a card."""
    figures: int
    """Height of the figures of a count."""
    letters: int
    """Height of the letters that name a missing colour."""
    margin: int
    """How much of the width of a card the name of a missing colour leaves free."""
    strength: float
    """How far the ink for the name of a missing colour is from the colour of the ground, from 0 to 1."""


def draw_stack(
    picture: Image.Image, card: str, count: int, words: Words, place: tuple[float, float], style: StackStyle
) -> None:
    """Draw cards of one kind with their count at ``place``, the upper left corner; an outline where there are none."""
    x, y = place
    if not count:
        _draw_outline(picture, words(style.name(card)), (x, y + 8), style)
        return
    layers = min(_MOST_LAYERS, count)
    for layer in range(layers):
        shift = (layers - 1 - layer) * 4
        style.draw(picture, card, words, (x + shift, y - shift + 8), style.card)
    put(picture, _badge(), x + 13, y + 18)
    write(ImageDraw.Draw(picture), (x + 13, y + 18), str(count), FIGURE, style.figures, fill=INK, anchor="mm")


def _draw_outline(picture: Image.Image, name: str, place: tuple[float, float], style: StackStyle) -> None:
    (x, y), (width, height) = place, style.card
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((x, y, x + width, y + height), 10, None, mix(FELT, PAPER, 0.28), 2)
    middle, fill = (x + width / 2, y + height / 2), mix(FELT, PAPER, style.strength)
    write(pen, middle, name, TEXT, style.letters, fill=fill, anchor="mm", within=width - style.margin)


@kept
def _badge() -> Image.Image:
    def paint(pen: Pen, k: float) -> None:
        for radius, fill in ((23, INK), (21, GOLD)):
            r = radius * k
            pen.ellipse((24 * k - r, 24 * k - r, 24 * k + r, 24 * k + r), fill)

    return sprite(48, 48, 1, paint)
