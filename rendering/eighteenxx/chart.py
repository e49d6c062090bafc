"""The stock chart as it stands: its prices, where companies may start, and the tokens stacked in order."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.eighteenxx.views import EighteenxxView
from rendering.api import Words
from rendering.badges import Box
from rendering.canvas import Pen, put, wrapped, write
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.tokens import Livery, token
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.page import FAINT, HEADING, MARGIN, WIDTH, page
from rendering.palette import FELT, INK, PAPER, Rgb, mix

_LINE = 38
_COLUMN = 2
"""Tokens that stand above each other before a second column is begun."""


def draw_page(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the chart and, below it, what moves the tokens."""
    del zoom
    lines = wrapped(words(edition.chart_notes), TEXT, 27, WIDTH - 2 * MARGIN)
    high = edition.chart.height(WIDTH - 2 * MARGIN)
    title, aside = words(text("18xx.picture.chart")), words(edition.stage(view))
    picture, pen = page(high + 26 + _LINE * len(lines) + MARGIN, title, aside)
    starts = [(frozenset(edition.printed.figures.kinds[look.kind].par), look) for look in edition.companies]
    for place, (left, top, width, height) in edition.chart.cells(WIDTH - 2 * MARGIN):
        price, box = edition.printed.chart.price(place), (MARGIN + left, HEADING + 6 + top, width, height)
        stack = [edition.livery(name) for name in view.chart.get(place, ())]
        marks = [(words(look.letter), look.colour) for prices, look in starts if price in prices]
        _draw_cell(picture, edition, box, price, marks, stack)
    for number, line in enumerate(lines):
        write(pen, (MARGIN, HEADING + high + 34 + number * _LINE), line, TEXT, 27, fill=FAINT)
    return picture


def _draw_cell(
    picture: Image.Image,
    edition: Edition,
    box: Box,
    price: int,
    marks: Sequence[tuple[str, Rgb]],
    stack: Sequence[Livery],
) -> None:
    left, top, width, _ = box
    pen = ImageDraw.Draw(picture)
    fill = PAPER if stack else mix(FELT, PAPER, 0.66)
    edition.chart.paint_cell(pen, box, fill)
    write(pen, (left + 12, top + 24), str(price), FIGURE, 31, fill=INK if stack else mix(fill, INK, 0.75))
    right = left + width - 8
    for letter, colour in reversed(marks):
        right = _mark(pen, (right, top + 24), letter, colour)
    _lay_tokens(picture, stack, box)


def _mark(pen: Pen, at: tuple[float, float], letter: str, colour: Rgb) -> float:
    """Mark a starting price and return where the next mark goes."""
    x, y = at
    pen.rounded_rectangle((x - 21, y - 13, x, y + 13), 5, colour)
    write(pen, (x - 10.5, y), letter, BOLD, 19, fill=PAPER, anchor="mm")
    return x - 24


def _lay_tokens(picture: Image.Image, stack: Sequence[Livery], box: Box) -> None:
    """Lay tokens row by row from the topmost on, smaller where there are many; two stand numbered above each other."""
    if not stack:
        return
    left, top, width, height = box
    columns = 1 if len(stack) <= _COLUMN else 2 if len(stack) <= 2 * _COLUMN else 3
    rows = -(-len(stack) // columns)
    room = min((width - 10) / columns, (height - 50) / rows)
    radius = min(room / 2 - 1.5, 36)
    pen = ImageDraw.Draw(picture)
    for number, livery in enumerate(stack):
        row, column = divmod(number, columns)
        x = left + width / 2 + (column - (columns - 1) / 2) * room
        y = top + 44 + (height - 48) / 2 + (row - (rows - 1) / 2) * room
        put(picture, token(livery, radius, 1.0), x, y)
        if 1 < len(stack) <= _COLUMN:
            write(pen, (x - radius - 14, y), str(number + 1), FIGURE, 22, anchor="mm")
