"""What the drawing of a stock chart needs to know about the chart's shape."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from PIL import Image

from rendering.api import Words
from rendering.badges import Box
from rendering.canvas import Pen
from rendering.hexes.hexagon import Point
from rendering.palette import Rgb

ARROW = 13.0
"""How far an arrow reaches from its middle, in pixels."""
RIM = 4.0
"""Width of the pale rim around an arrow, in pixels."""


class PrintedCell(NamedTuple):
    """A cell of a chart as printed."""

    number: int
    price: int
    marks: Sequence[tuple[str, Rgb]]
    """The letters, each with its colour, of the kinds of companies that may start here."""


class Spots(NamedTuple):
    """Where the tokens of a stack lie, the topmost first, in pixels."""

    radius: float
    places: tuple[Point, ...]
    numbers: tuple[Point, ...] = ()
    """Where their places in the operating order are written; empty if the way they lie shows the order."""


class ArrowSpot(NamedTuple):
    """Where an arrow stands that shows where a token of a cell can go."""

    at: Point
    """Its middle, in pixels."""
    along: Point
    """Which way it points: a vector of length 1."""


class ChartLayout(Protocol):
    """Where the cells of a chart lie when it is drawn, whatever its shape."""

    def height(self, width: float) -> float:
        """Return how high the chart is at a width, in pixels."""

    def cells(self, width: float) -> Iterator[tuple[int, Box]]:
        """Enumerate the cells, each with its box for price and tokens, from the chart's upper left corner."""

    def paint_cell(self, pen: Pen, cell: PrintedCell, box: Box, *, held: bool) -> None:
        """Paint the ground of a cell in its box, and the print on it; ``held``: whether tokens lie there."""

    def spots(self, box: Box, count: int) -> Spots:
        """Return where ``count`` tokens lie on the cell with this box."""

    def arrow(self, start: tuple[int, Box], end: tuple[int, Box]) -> ArrowSpot:
        """Return where an arrow from one cell to another stands, covering no price and no token."""

    def paint_over(self, picture: Image.Image, words: Words, box: Box) -> None:
        """Paint what lies over the cells and next to them, but under the tokens; the box is the whole chart's."""
