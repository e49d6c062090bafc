"""Train cards as small signs, in a row where there are several."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from PIL import Image

from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.views import CompanyView, EighteenxxView
from rendering.badges import Box
from rendering.base_cache import kept
from rendering.canvas import Pen, sprite
from rendering.eighteenxx.edition import Edition
from rendering.fonts import FIGURE, font
from rendering.palette import GOLD, INK, LOST, PAPER, Rgb, mix

_GAP = 6
"""The gap between cards, in pixels."""
LETTERS = 0.72
"""Size of the text on a card, in heights of the card."""


Look = Literal["plain", "faded", "new", "lost"]
"""How a train card looks: one acquired since an earlier position has a broad rim, a lost one is struck out."""


class Card(NamedTuple):
    """A train of a company as it is shown."""

    face: str
    colour: Rgb
    look: Look = "plain"


def cards_of(edition: Edition, view: EighteenxxView, company: CompanyView) -> list[Card]:
    """Return the trains of a company, and if the position is compared with an earlier one also those it has lost."""
    before = None if view.compared is None else view.compared.companies.get(company.id)
    if view.compared is None:
        return [Card(train.face, edition.train_colour(train.face)) for train in company.trains]
    had = {} if before is None else {train.id: train.face for train in before.trains}
    has = {train.id for train in company.trains}
    cards = [
        Card(one.face, edition.train_colour(one.face), "plain" if one.id in had else "new") for one in company.trains
    ]
    return cards + [Card(face, edition.train_colour(face), "lost") for id_, face in had.items() if id_ not in has]


def trains_differ(view: EighteenxxView, companies: Iterable[CompanyId]) -> bool:
    """Return whether one of some companies has other trains than in the position that this one is compared with."""
    before = {} if view.compared is None else view.compared.companies

    def of(company: CompanyView | None) -> set[str]:
        return set() if company is None else {train.id for train in company.trains}

    return view.compared is not None and any(of(view.companies[name]) != of(before.get(name)) for name in companies)


@kept
def train_card(face: str, colour: Rgb, height: int, look: Look = "plain") -> Image.Image:
    """Return a small train card; ``height`` in pixels."""
    shape = font(FIGURE, round(height * LETTERS))
    width = max(round(height * 0.95), round(shape.getlength(face) + height * 0.34))
    fill = mix(colour, PAPER, 0.8 if look == "lost" else 0.55) if look in {"faded", "lost"} else colour
    ink = mix(colour, INK, 0.4) if look == "lost" else PAPER
    rim = 3.6 if look == "new" else 1.6

    def paint(pen: Pen, k: float) -> None:
        box = (0, 0, width * k - 1, height * k - 1)
        pen.rounded_rectangle(
            box, height * 0.2 * k, GOLD if look == "new" else PAPER, INK if look == "new" else None, round(k)
        )
        inner = (rim * k, rim * k, (width - rim) * k - 1, (height - rim) * k - 1)
        pen.rounded_rectangle(inner, height * 0.16 * k, fill)
        pen.text((width * k / 2, height * k / 2), face, ink, font(FIGURE, round(height * LETTERS * k)), "mm")
        if look == "lost":
            ends = (0.1 * height * k, 0.9 * height * k, (width - 0.1 * height) * k, 0.1 * height * k)
            pen.line(ends, LOST, round(0.08 * height * k))

    return sprite(width, height, 1, paint)


def lay_trains(picture: Image.Image, cards: list[Card], box: Box) -> None:
    """Lay train cards in rows as high as the box, the first in it and others below."""
    left, top, room, high = box
    for row in _in_rows(cards, room, round(high)):
        x = left
        for card in row:
            picture.paste(card, (round(x), round(top)), card)
            x += card.width + _GAP
        top += high + _GAP


def train_rows(cards: list[Card], room: float, height: int) -> int:
    """Return how many rows train cards of a height take."""
    return len(_in_rows(cards, room, height))


def _in_rows(cards: list[Card], room: float, height: int) -> list[list[Image.Image]]:
    rows: list[list[Image.Image]] = []
    x = room + 1
    for one in cards:
        card = train_card(one.face, one.colour, height, one.look)
        if x + card.width > room:
            rows.append([])
            x = 0
        rows[-1].append(card)
        x += card.width + _GAP
    return rows
