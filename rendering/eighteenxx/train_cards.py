"""Train cards as small signs, in a row where there are several."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rendering.badges import Box
from rendering.canvas import Pen, sprite
from rendering.fonts import FIGURE, font
from rendering.palette import PAPER, Rgb, mix

TRAINS: tuple[Rgb, ...] = ((178, 48, 44), (36, 88, 158), (38, 116, 66))
"""By the size of company that runs them: red, blue and green, as the cards are."""


@lru_cache(maxsize=256)
def train_card(face: str, kind: int, height: int, *, faded: bool = False) -> Image.Image:
    """Return a small train card; ``kind`` is the size of company that runs it, 0 to 2, ``height`` in pixels."""
    shape = font(FIGURE, round(height * 0.66))
    width = max(round(height * 1.05), round(shape.getlength(face) + height * 0.5))
    colour = mix(TRAINS[kind], PAPER, 0.55) if faded else TRAINS[kind]

    def paint(pen: Pen, k: float) -> None:
        box = (0, 0, width * k - 1, height * k - 1)
        pen.rounded_rectangle(box, height * 0.2 * k, PAPER)
        inner = (1.6 * k, 1.6 * k, (width - 1.6) * k - 1, (height - 1.6) * k - 1)
        pen.rounded_rectangle(inner, height * 0.16 * k, colour)
        pen.text((width * k / 2, height * k / 2), face, PAPER, font(FIGURE, round(height * 0.66 * k)), "mm")

    return sprite(width, height, 1, paint)


def lay_trains(picture: Image.Image, faces: list[tuple[str, int]], box: Box) -> None:
    """Lay train cards in a row, smaller where there are too many; ``faces`` with the size of company that runs each."""
    left, top, room, high = box
    height = round(high)
    while height > 12:  # noqa: PLR2004 - the smallest that can be read
        cards = [train_card(face, kind, height) for face, kind in faces]
        gap = round(height * 0.16)
        if sum(card.width + gap for card in cards) - gap <= room:
            break
        height -= 1
    for card in cards:
        picture.paste(card, (round(left), round(top + (high - card.height) / 2)), card)
        left += card.width + gap
