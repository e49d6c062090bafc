"""The stock chart as it stands: its prices, where companies may start, and the tokens stacked in order."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.views import EighteenxxView
from rendering.api import Words
from rendering.badges import Box
from rendering.canvas import Pen, put, wrapped, write
from rendering.eighteenxx.chart_layout import ARROW, RIM, ArrowSpot, PrintedCell, Spots
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.tokens import Livery, token
from rendering.fonts import FIGURE, TEXT
from rendering.marks import disc
from rendering.page import FAINT, HEADING, MARGIN, WIDTH, page
from rendering.palette import FELT, GOLD, INK, PAPER, Rgb

_LINE = 38
_RIM = 1.22
"""Radius of the rim around a token that is new in its cell, in radii of the token."""
_SHOWN = (700, 420)
"""Width and height of an example, in pixels."""


def draw_page(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the chart and, below it, what moves the tokens."""
    del zoom
    lines = wrapped(words(edition.chart_notes), TEXT, 27, WIDTH - 2 * MARGIN)
    high = edition.chart.height(WIDTH - 2 * MARGIN)
    title, subtitle = words(text("18xx.picture.chart")), words(edition.stage(view))
    picture, pen = page(high + 26 + _LINE * len(lines) + MARGIN, title, subtitle)
    draw_chart(picture, edition, view, words, (MARGIN, HEADING + 6, WIDTH - 2 * MARGIN))
    for number, line in enumerate(lines):
        write(pen, (MARGIN, HEADING + high + 34 + number * _LINE), line, TEXT, 27, fill=FAINT)
    return picture


def draw_example(edition: Edition, view: EighteenxxView, part: Sequence[str], words: Words) -> Image.Image:
    """Draw the part of the chart around the tokens of some companies, where they are and where they were."""
    width, layout = WIDTH - 2 * MARGIN, edition.chart
    picture = Image.new("RGB", (WIDTH, round(layout.height(width)) + 2 * MARGIN), FELT)
    draw_chart(picture, edition, view, words, (MARGIN, MARGIN, width))
    tokens = {cell: stack for cells in (view.chart, _left_behind(view)) for cell, stack in cells.items()}
    held = {cell for cell, stack in tokens.items() if set(part) & set(stack)}
    boxes = [box for cell, box in layout.cells(width) if cell in held]
    left, right = min(box[0] for box in boxes), max(box[0] + box[2] for box in boxes)
    top, bottom = min(box[1] for box in boxes), max(box[1] + box[3] for box in boxes)
    x, y = _within((left + right) / 2, _SHOWN[0], picture.width), _within((top + bottom) / 2, _SHOWN[1], picture.height)
    return picture.crop((x, y, x + _SHOWN[0], min(y + _SHOWN[1], picture.height)))


def _within(middle: float, length: int, whole: int) -> int:
    return max(0, min(round(middle + MARGIN - length / 2), whole - length))


def draw_chart(
    picture: Image.Image, edition: Edition, view: EighteenxxView, words: Words, place: tuple[float, float, float]
) -> None:
    """Draw the chart at a place: its left, top and width in pixels. Its height follows from its shape."""
    (left, top, width), layout, pen = place, edition.chart, ImageDraw.Draw(picture)
    starts = [(frozenset(edition.printed.figures.kinds[look.kind].par), look) for look in edition.companies]
    boxes: dict[int, Box] = {}
    for number, (across, down, wide, high) in layout.cells(width):
        price, box = edition.printed.chart.price(number), (left + across, top + down, wide, high)
        marks = [(words(look.letter), look.colour) for prices, look in starts if price in prices]
        layout.paint_cell(pen, PrintedCell(number, price, marks), box, held=number in view.chart)
        boxes[number] = box
    layout.paint_over(picture, words, (left, top, width, layout.height(width)))
    for arrow in edition.chart_arrows(view):
        ends = ((cell, boxes[cell]) for cell in (arrow.start, arrow.end))
        _draw_arrow(pen, layout.arrow(*ends), arrow.colour)
    left_behind = _left_behind(view)
    for number in {**view.chart, **left_behind}:
        there = view.chart.get(number, ())
        stack = [edition.livery(name) for name in there]
        lit = [view.compared is not None and view.came_from.get(name) != number for name in there]
        before = [edition.livery(name) for name in left_behind.get(number, ())]
        _lay_tokens(picture, stack, before, lit, layout.spots(boxes[number], len(stack) + len(before)))


def _draw_arrow(pen: Pen, spot: ArrowSpot, fill: Rgb) -> None:
    """Draw an arrow with a pale rim."""
    (x, y), (dx, dy) = spot
    for reach, tint in ((ARROW + RIM, PAPER), (ARROW, fill)):
        tip, back, side = reach, -0.7 * reach, 0.8 * reach
        corners = ((tip, 0.0), (back, side), (back * 0.45, 0.0), (back, -side))
        pen.polygon([(x + a * dx - b * dy, y + a * dy + b * dx) for a, b in corners], tint)


def _left_behind(view: EighteenxxView) -> dict[int, list[CompanyId]]:
    """Return for each cell the companies whose tokens have left it in their last step, or since an earlier position."""
    found: dict[int, list[CompanyId]] = {}
    stands = {company: cell for cell, stack in view.chart.items() for company in stack}
    for company in (*stands, *(one for one in view.came_from if view.compared and one not in stands)):
        cell = stands.get(company)
        before = view.came_from.get(company, cell)
        if before is not None and before != cell:
            found.setdefault(before, []).append(company)
    return found


def is_marked(view: EighteenxxView) -> bool:
    """Return whether a token stands elsewhere than in the position that this one is compared with."""
    stands = {company: cell for cell, stack in view.chart.items() for company in stack}
    return view.compared is not None and stands != view.came_from


def _lay_tokens(
    picture: Image.Image, stack: Sequence[Livery], before: Sequence[Livery], lit: Sequence[bool], spots: Spots
) -> None:
    """Lay the tokens of a cell, the topmost first, and after them, pale, those that stood there before.

    ``lit``: which of them are new there and get a rim, which covers no other token and no price.
    """
    pen = ImageDraw.Draw(picture)
    for at, new in zip(spots.places, lit, strict=False):
        if new:
            disc(pen, *at, spots.radius * _RIM, GOLD)
    for number, (livery, at) in enumerate(zip((*stack, *before), spots.places, strict=True)):
        pale = number >= len(stack)
        put(picture, token(livery, spots.radius * (0.8 if pale else 1), 1.0, "kept" if pale else "built"), *at)
    for number, at in enumerate(spots.numbers[: len(stack) if len(stack) > 1 else 0], start=1):
        write(pen, at, str(number), FIGURE, round(24 * picture.width / WIDTH), fill=INK, anchor="mm")
