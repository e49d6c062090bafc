"""A stock chart that is one row of prices, drawn as a zigzag in two bands, with the tokens stacked in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from rendering.canvas import Pen, put, write
from rendering.eighteenxx.tokens import Livery, token
from rendering.eighteenxx.train_cards import TRAINS
from rendering.fonts import BOLD, FIGURE
from rendering.palette import FELT, INK, PAPER, Rgb, mix

BANDS = 2
CELL = 156
"""Height of a cell in pixels; neighbours along the row overlap by half their width."""
GAP = 6
BAND_GAP = 22
_ROUND = 10
_COLUMN = 2
"""Tokens that stand above each other before a second column is begun."""


class Chart:
    """The prices of a chart, its starting prices by size, and the tokens on it."""

    def __init__(
        self,
        prices: Sequence[int],
        starts: Sequence[frozenset[int]],
        letters: Sequence[str],
        stacks: Mapping[int, Sequence[Livery]],
    ) -> None:
        self.prices = prices
        self.starts = starts
        """For each size of company, its starting prices."""
        self.letters = letters
        """What each size is marked with."""
        self.stacks = stacks
        """At each place the tokens, the topmost first."""


def height_of() -> int:
    """Return how high the chart is, in pixels."""
    return BANDS * (2 * CELL + GAP) + (BANDS - 1) * BAND_GAP


def draw_chart(picture: Image.Image, chart: Chart, left: float, top: float, width: float) -> None:
    """Draw a chart on a page."""
    each = -(-len(chart.prices) // BANDS)
    step = width / (each + 1)
    for place in range(len(chart.prices)):
        band, number = divmod(place, each)
        x = left + number * step
        y = top + band * (2 * CELL + GAP + BAND_GAP) + (number % 2) * (CELL + GAP)
        _draw_cell(picture, chart, place, (x, y, 2 * step - GAP))


def _draw_cell(picture: Image.Image, chart: Chart, place: int, at: tuple[float, float, float]) -> None:
    x, y, width = at
    pen, price = ImageDraw.Draw(picture), chart.prices[place]
    stack = chart.stacks.get(place, ())
    fill = PAPER if stack else mix(FELT, PAPER, 0.66)
    pen.rounded_rectangle((x, y, x + width, y + CELL), _ROUND, fill)
    write(pen, (x + 12, y + 24), str(price), FIGURE, 31, fill=INK if stack else mix(fill, INK, 0.75))
    right = x + width - 8
    for size in reversed(range(len(chart.starts))):
        if price in chart.starts[size]:
            right = _mark(pen, (right, y + 24), chart.letters[size], TRAINS[size])
    _lay_tokens(picture, stack, (x, y + 44, width))


def _mark(pen: Pen, at: tuple[float, float], letter: str, colour: Rgb) -> float:
    """Mark a starting price and return where the next mark goes."""
    x, y = at
    pen.rounded_rectangle((x - 21, y - 13, x, y + 13), 5, colour)
    write(pen, (x - 10.5, y), letter, BOLD, 19, fill=PAPER, anchor="mm")
    return x - 24


def _lay_tokens(picture: Image.Image, stack: Sequence[Livery], place: tuple[float, float, float]) -> None:
    """Lay tokens row by row from the topmost on, smaller where there are many; two stand numbered above each other."""
    if not stack:
        return
    left, top, width = place
    columns = 1 if len(stack) <= _COLUMN else 2 if len(stack) <= 2 * _COLUMN else 3
    rows = -(-len(stack) // columns)
    room = min((width - 10) / columns, (CELL - 50) / rows)
    radius = min(room / 2 - 1.5, 36)
    pen = ImageDraw.Draw(picture)
    for number, livery in enumerate(stack):
        row, column = divmod(number, columns)
        x = left + width / 2 + (column - (columns - 1) / 2) * room
        y = top + (CELL - 48) / 2 + (row - (rows - 1) / 2) * room
        put(picture, token(livery, radius, 1.0), x, y)
        if 1 < len(stack) <= _COLUMN:
            write(pen, (x - radius - 14, y), str(number + 1), FIGURE, 22, anchor="mm")
