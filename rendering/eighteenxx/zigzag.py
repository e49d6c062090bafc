"""The shape of a stock chart that is one row of prices: a zigzag in two bands.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec
from PIL import Image

from rendering.api import Words
from rendering.badges import Box
from rendering.canvas import Pen, write
from rendering.eighteenxx.chart_layout import ArrowSpot, PrintedCell, Spots
from rendering.fonts import BOLD, FIGURE
from rendering.palette import FELT, INK, PAPER, Rgb, mix

BANDS = 2
CELL = 156
"""Height of a cell in pixels; neighbours along the row overlap by half their width."""
GAP = 6
BAND_GAP = 22
_ROUND = 10
MARK = 19
"""Width of the mark of who may start on a price, in pixels."""
_ARROW_GAP = 4
"""Distance between the side of a cell and the middle of an arrow that stands there."""
_UPPER, _LOWER = 0.46, 0.82
"""How far down a cell arrows stand that point to higher prices, and to lower ones."""
_COLUMN = 2
"""How many tokens stand above each other before a second column begins."""


class ZigzagLayout(msgspec.Struct, frozen=True):
    """A layout whose places are the numbers of prices, from 0 at the left."""

    count: int
    """The number of prices."""

    def height(self, width: float) -> float:
        """Return how high the chart is, in pixels."""
        del width
        return BANDS * (2 * CELL + GAP) + (BANDS - 1) * BAND_GAP

    def cells(self, width: float) -> Iterator[tuple[int, Box]]:
        """Enumerate the places with their boxes."""
        each = -(-self.count // BANDS)
        step = width / (each + 1)
        for place in range(self.count):
            band, number = self._band(place), place % each
            top = band * (2 * CELL + GAP + BAND_GAP) + (number % 2) * (CELL + GAP)
            yield place, (number * step, top, 2 * step - GAP, CELL)

    def paint_cell(self, pen: Pen, cell: PrintedCell, box: Box, *, held: bool) -> None:
        """Paint a rounded box with the price and the marks of who may start there."""
        left, top, width, height = box
        fill = PAPER if held else mix(FELT, PAPER, 0.66)
        pen.rounded_rectangle((left, top, left + width, top + height), _ROUND, fill)
        write(pen, (left + 9, top + 24), str(cell.price), FIGURE, 31, fill=INK if held else mix(fill, INK, 0.75))
        right = left + width - 6
        for letter, colour in reversed(cell.marks):
            right = _mark(pen, (right, top + 24), letter, colour)

    def spots(self, box: Box, count: int) -> Spots:
        """Lay tokens row by row, smaller where there are many; two stand numbered above each other."""
        left, top, width, height = box
        columns = 1 if count <= _COLUMN else 2 if count <= 2 * _COLUMN else 3
        rows = -(-count // columns)
        room = min((width - 10) / columns, (height - 50) / rows)
        radius = min(room / 2 - 1.5, 36)
        places = []
        for number in range(count):
            row, column = divmod(number, columns)
            x = left + width / 2 + (column - (columns - 1) / 2) * room
            places.append((x, top + 44 + (height - 48) / 2 + (row - (rows - 1) / 2) * room))
        numbers = tuple((x - radius - 14, y) for x, y in places) if 1 < count <= _COLUMN else ()
        return Spots(radius, tuple(places), numbers)

    def arrow(self, start: tuple[int, Box], end: tuple[int, Box]) -> ArrowSpot:
        """Put an arrow on a side of its cell: to lower prices on the left, below the middle; to higher ones above it.

        So it never meets a neighbour's arrow that points the other way. From band to band it points along the row.
        """
        (cell, (left, top, width, height)), (other, (next_left, below, *_)) = start, end
        side = 1 if other > cell else -1
        at = (left + (width + _ARROW_GAP if side > 0 else -_ARROW_GAP), top + height * (_UPPER if side > 0 else _LOWER))
        dx, dy = next_left - left, below - top
        if self._band(cell) != self._band(other):
            return ArrowSpot(at, (float(side), 0.0))
        along = math.hypot(dx, dy)
        return ArrowSpot(at, (dx / along, dy / along))

    def _band(self, cell: int) -> int:
        return cell // -(-self.count // BANDS)

    def paint_over(self, picture: Image.Image, words: Words, box: Box) -> None:
        """Paint nothing."""


def _mark(pen: Pen, at: tuple[float, float], letter: str, colour: Rgb) -> float:
    """Mark a starting price and return where the next mark goes."""
    x, y = at
    pen.rounded_rectangle((x - MARK, y - 13, x, y + 13), 5, colour)
    write(pen, (x - MARK / 2, y), letter, BOLD, 19, fill=PAPER, anchor="mm")
    return x - MARK - 2
