"""What the drawing of a stock chart asks of the chart's own shape."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from rendering.badges import Box
from rendering.canvas import Pen
from rendering.palette import Rgb


class ChartLayout(Protocol):
    """Where the places of a chart lie when it is drawn, whatever its shape."""

    def height(self, width: float) -> float:
        """Return how high the chart is at a width, in pixels."""

    def cells(self, width: float) -> Iterator[tuple[int, Box]]:
        """Enumerate the places, each with its box for price and tokens, from the chart's upper left corner."""

    def paint_cell(self, pen: Pen, box: Box, fill: Rgb) -> None:
        """Paint the ground of the place that has a box, which may reach beyond it."""
