"""Train cards as small signs, in a row where there are several."""

from __future__ import annotations

from PIL import Image

from rendering.badges import Box
from rendering.base_cache import kept
from rendering.canvas import Pen, sprite
from rendering.fonts import FIGURE, font
from rendering.palette import PAPER, Rgb, mix

_GAP = 6
"""Between cards, in pixels."""
LETTERS = 0.72
"""Size of what is written on a card, in heights of it."""


@kept
def train_card(face: str, colour: Rgb, height: int, *, faded: bool = False) -> Image.Image:
    """Return a small train card; ``height`` in pixels."""
    shape = font(FIGURE, round(height * LETTERS))
    width = max(round(height * 0.95), round(shape.getlength(face) + height * 0.34))
    fill = mix(colour, PAPER, 0.55) if faded else colour

    def paint(pen: Pen, k: float) -> None:
        box = (0, 0, width * k - 1, height * k - 1)
        pen.rounded_rectangle(box, height * 0.2 * k, PAPER)
        inner = (1.6 * k, 1.6 * k, (width - 1.6) * k - 1, (height - 1.6) * k - 1)
        pen.rounded_rectangle(inner, height * 0.16 * k, fill)
        pen.text((width * k / 2, height * k / 2), face, PAPER, font(FIGURE, round(height * LETTERS * k)), "mm")

    return sprite(width, height, 1, paint)


def lay_trains(picture: Image.Image, faces: list[tuple[str, Rgb]], box: Box) -> None:
    """Lay train cards in rows as high as the box, the first in it and others below; ``faces`` each with its colour."""
    left, top, room, high = box
    for row in _in_rows(faces, room, round(high)):
        x = left
        for card in row:
            picture.paste(card, (round(x), round(top)), card)
            x += card.width + _GAP
        top += high + _GAP


def train_rows(faces: list[tuple[str, Rgb]], room: float, height: int) -> int:
    """Return how many rows of a height train cards take."""
    return len(_in_rows(faces, room, height))


def _in_rows(faces: list[tuple[str, Rgb]], room: float, height: int) -> list[list[Image.Image]]:
    rows: list[list[Image.Image]] = []
    x = room + 1
    for face, colour in faces:
        card = train_card(face, colour, height)
        if x + card.width > room:
            rows.append([])
            x = 0
        rows[-1].append(card)
        x += card.width + _GAP
    return rows
