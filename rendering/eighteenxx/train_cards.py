"""Train cards as small signs, in a row where there are several."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rendering.badges import Box
from rendering.canvas import Pen, sprite
from rendering.fonts import FIGURE, font
from rendering.palette import PAPER, Rgb, mix


@lru_cache(maxsize=256)
def train_card(face: str, colour: Rgb, height: int, *, faded: bool = False) -> Image.Image:
    """Return a small train card; ``height`` in pixels."""
    shape = font(FIGURE, round(height * 0.66))
    width = max(round(height * 1.05), round(shape.getlength(face) + height * 0.5))
    fill = mix(colour, PAPER, 0.55) if faded else colour

    def paint(pen: Pen, k: float) -> None:
        box = (0, 0, width * k - 1, height * k - 1)
        pen.rounded_rectangle(box, height * 0.2 * k, PAPER)
        inner = (1.6 * k, 1.6 * k, (width - 1.6) * k - 1, (height - 1.6) * k - 1)
        pen.rounded_rectangle(inner, height * 0.16 * k, fill)
        pen.text((width * k / 2, height * k / 2), face, PAPER, font(FIGURE, round(height * 0.66 * k)), "mm")

    return sprite(width, height, 1, paint)


def lay_trains(picture: Image.Image, faces: list[tuple[str, Rgb]], box: Box) -> None:
    """Lay train cards in a row, smaller where there are too many; ``faces`` each with its colour."""
    left, top, room, high = box
    height = round(high)
    while height > 12:  # noqa: PLR2004 - the smallest that can be read
        cards = [train_card(face, colour, height) for face, colour in faces]
        gap = round(height * 0.16)
        if sum(card.width + gap for card in cards) - gap <= room:
            break
        height -= 1
    for card in cards:
        picture.paste(card, (round(left), round(top + (high - card.height) / 2)), card)
        left += card.width + gap
