"""The shape of a stock chart that is one row of prices: a zigzag in two bands."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rendering.badges import Box
from rendering.canvas import Pen
from rendering.palette import Rgb

BANDS = 2
CELL = 156
"""Height of a cell in pixels; neighbours along the row overlap by half their width."""
GAP = 6
BAND_GAP = 22
_ROUND = 10


class ZigzagLayout(msgspec.Struct, frozen=True):
    """Places that are numbers of prices, from 0 at the left."""

    count: int
    """Of the prices."""

    def height(self, width: float) -> float:
        """Return how high the chart is, in pixels."""
        del width
        return BANDS * (2 * CELL + GAP) + (BANDS - 1) * BAND_GAP

    def cells(self, width: float) -> Iterator[tuple[int, Box]]:
        """Enumerate the places with their boxes."""
        each = -(-self.count // BANDS)
        step = width / (each + 1)
        for place in range(self.count):
            band, number = divmod(place, each)
            top = band * (2 * CELL + GAP + BAND_GAP) + (number % 2) * (CELL + GAP)
            yield place, (number * step, top, 2 * step - GAP, CELL)

    def paint_cell(self, pen: Pen, box: Box, fill: Rgb) -> None:
        """Paint a rounded box."""
        left, top, width, height = box
        pen.rounded_rectangle((left, top, left + width, top + height), _ROUND, fill)
