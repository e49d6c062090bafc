"""Train cards: their faces with colour, pattern and name, their backs, and stacks with a count."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from rendering.api import Words
from rendering.base_cache import kept
from rendering.canvas import Pen, put, sprite, write
from rendering.fonts import BOLD, FIGURE
from rendering.marks import PATTERNS, locomotive, ticket_icon, wagon_icon
from rendering.palette import CARDS, GOLD, INK, LOST, PAPER, Rgb, ink_on, mix

CORNER = 0.14
"""Half the width of the mark in the corners of a card, in widths of the card."""
RAINBOW = tuple(CARDS[name] for name in ("purple", "blue", "green", "yellow", "orange", "red"))


def card_name(card: str) -> Text:
    """Return the name of a card colour in words."""
    # One for each card.
    return text(f"rendering.card.{card}")


def draw_card(picture: Image.Image, card: str, words: Words, place: tuple[float, float], size: tuple[int, int]) -> None:
    """Draw a card's face with its upper left corner at ``place``; sizes in pixels."""
    draw_face(picture, card, words(card_name(card)), place, size, size[1] * 0.125)


def draw_face(
    picture: Image.Image, card: str, shown: str, place: tuple[float, float], size: tuple[int, int], letters: float
) -> None:
    """Draw a card's face, one of ``CARDS``, with the words ``shown`` on it in ``letters`` of a height in pixels."""
    width, height = size
    put(picture, _face(card, width, height), place[0] + width / 2, place[1] + height / 2)
    banner = place[1] + height - max(height * 0.115, letters * 0.8)
    fill = INK if card == "locomotive" else ink_on(CARDS[card])
    write(
        ImageDraw.Draw(picture),
        (place[0] + width / 2, banner),
        shown,
        BOLD,
        letters,
        fill=fill,
        anchor="mm",
        within=width * 0.9,
    )


def draw_back(picture: Image.Image, kind: str, count: int, place: tuple[float, float], size: tuple[int, int]) -> None:
    """Draw a face-down stack with its count: ``trains`` or ``tickets``."""
    width, height = size
    x, y = place[0] + width / 2, place[1] + height / 2
    layers = min(3, count)
    for layer in range(layers):
        shift = (layers - 1 - layer) * 3
        put(picture, _back(kind, width, height), x + shift, y - shift)
    if not count:
        put(picture, _gap(width, height), x, y)
    pen = ImageDraw.Draw(picture)
    write(pen, (x, y + height * 0.24), str(count), FIGURE, height * 0.26, fill=PAPER, anchor="mm")


@kept
def _face(card: str, width: int, height: int) -> Image.Image:
    def paint(pen: Pen, k: float) -> None:
        w, h = width * k, height * k
        round_ = 0.09 * w
        pen.rounded_rectangle((0, 0, w - 1, h - 1), round_, PAPER, mix(INK, PAPER, 0.2), round(1.2 * k))
        edge = 0.055 * w
        box = (edge, edge, w - edge, h - edge)
        colour = CARDS[card]
        pen.rounded_rectangle(box, round_ * 0.7, colour, mix(colour, INK, 0.5), round(1.2 * k))
        if card == "locomotive":
            _rainbow(pen, box)
            pen.rounded_rectangle((edge, h * 0.79, w - edge, h - edge), round_ * 0.7, PAPER)
            pen.rectangle((edge, h * 0.79, w - edge, h * 0.85), PAPER)
            pen.rounded_rectangle(box, round_ * 0.7, None, mix(INK, PAPER, 0.3), round(1.2 * k))
            x, y, r = w / 2, h * 0.42, w * 0.36
            pen.ellipse((x - r, y - r, x + r, y + r), PAPER, INK, round(1.5 * k))
            locomotive(pen, x, y, r * 0.72, INK)
            return
        _coloured_face(pen, card, w, h)

    return sprite(width, height, 1, paint)


def _coloured_face(pen: Pen, card: str, w: float, h: float) -> None:
    colour = CARDS[card]
    tint, light = mix(colour, ink_on(colour), 0.8), mix(colour, (255, 255, 255), 0.55)
    x, y, r = w / 2, h * 0.52, w * 0.33
    pen.ellipse((x - r, y - r, x + r, y + r), light, tint, max(1, round(w * 0.012)))
    body = mix(colour, INK, 0.72)
    wagon_icon(pen, x, y + r * 0.1, r * 0.8, body)
    for step in (-1, 0, 1):
        PATTERNS[card](pen, x + step * r * 0.46, y, r * 0.17, mix(colour, (255, 255, 255), 0.75))
    for corner_x in (0.24, 0.76):
        PATTERNS[card](pen, w * corner_x, h * 0.155, w * CORNER, tint)


def _rainbow(pen: Pen, box: tuple[float, float, float, float]) -> None:
    left, top, right, bottom = box
    band = (right - left) / len(RAINBOW)
    for number, colour in enumerate(RAINBOW):
        pen.rectangle((left + number * band, top, left + (number + 1) * band, bottom), mix(colour, PAPER, 0.15))


@kept
def _back(kind: str, width: int, height: int) -> Image.Image:
    ground: Rgb = (58, 84, 110) if kind == "trains" else (132, 62, 48)

    def paint(pen: Pen, k: float) -> None:
        w, h = width * k, height * k
        pen.rounded_rectangle((0, 0, w - 1, h - 1), 0.09 * w, PAPER, mix(INK, PAPER, 0.2), round(1.2 * k))
        edge = 0.06 * w
        pen.rounded_rectangle((edge, edge, w - edge, h - edge), 0.06 * w, ground)
        inset = 0.12 * w
        pen.rounded_rectangle((inset, inset, w - inset, h - inset), 0.04 * w, None, mix(ground, GOLD, 0.7), round(k))
        icon = locomotive if kind == "trains" else ticket_icon
        icon(pen, w / 2, h * 0.36, w * 0.26, mix(ground, PAPER, 0.85))

    return sprite(width, height, 1, paint)


@kept
def _gap(width: int, height: int) -> Image.Image:
    def paint(pen: Pen, k: float) -> None:
        pen.rounded_rectangle(
            (0, 0, width * k - 1, height * k - 1), 0.09 * width * k, None, mix(LOST, PAPER, 0.4), round(2 * k)
        )

    return sprite(width, height, 1, paint)
