"""The train cards of Legends: six colours, wilds, and the picks and skulls that some bear."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, text
from engine.ticket_to_ride.legends.facts import WILD
from rendering.api import Words
from rendering.base_cache import kept
from rendering.canvas import Pen, put, sprite
from rendering.marks import Painter
from rendering.palette import INK, PAPER, mix
from rendering.ticket_to_ride.cards import draw_face
from rendering.ticket_to_ride.legends.marks import CARD_MARKS

_NAME = 0.165
"""Height of the letters of a name, in heights of its card."""


def card_text(card: str) -> Text:
    """Name a card on a picture and in its alt text, without the signs that stand in messages."""
    colour, _, mark = card.partition(" ")
    # One for each colour.
    named = text("rendering.legends.wild") if card == WILD else text(f"rendering.card.{colour}")
    # One for each mark.
    return text(f"rendering.legends.{mark}", card=named) if mark else named


def draw_train_card(
    picture: Image.Image, card: str, words: Words, place: tuple[float, float], size: tuple[int, int]
) -> None:
    """Draw a card's face with its upper left corner at ``place``; sizes in pixels."""
    colour, _, mark = card.partition(" ")
    face = "locomotive" if card == WILD else colour
    draw_face(picture, face, words(card_text(colour)), place, size, size[1] * _NAME)
    if mark:
        radius = size[0] * 0.23
        put(picture, _mark(mark, radius), place[0] + size[0] / 2, place[1] + size[1] * 0.42)


@kept
def _mark(mark: str, radius: float) -> Image.Image:
    painter: Painter = CARD_MARKS[mark]

    def paint(pen: Pen, k: float) -> None:
        middle = radius * k
        pen.ellipse((0, 0, 2 * middle, 2 * middle), INK)
        pen.ellipse((2 * k, 2 * k, 2 * middle - 2 * k, 2 * middle - 2 * k), PAPER)
        painter(pen, middle, middle, radius * 0.62 * k, mix(INK, PAPER, 0.08))

    return sprite(2 * radius, 2 * radius, 1, paint)
