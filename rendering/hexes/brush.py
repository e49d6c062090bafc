"""A brush that paints within a hex."""

from __future__ import annotations

from collections.abc import Iterable

from rendering.canvas import Pen, stroke
from rendering.fonts import FIGURE, Face, font
from rendering.hexes.hexagon import CORNERS, HALF, Point, scaled
from rendering.palette import Rgb

Fill = Rgb | tuple[int, int, int, int] | int
SIZE = (2 * HALF + 4, 2 * HALF * 1.1548 + 4)
"""Size of the picture of a hex in points, with a little room around it."""


class Brush:
    """Paints on an oversized sheet in halves of a hex from its middle."""

    def __init__(self, pen: Pen, half: float, middle: Point) -> None:
        self.pen = pen
        self.half = half
        """Pixels to half a hex."""
        self.middle = middle

    def at(self, point: Point) -> Point:
        """Return where a point lies on the sheet."""
        return self.middle[0] + point[0] * self.half, self.middle[1] + point[1] * self.half

    def line(self, line: Iterable[Point], width: float, fill: Fill, *, flat: bool = False) -> None:
        """Paint a line with round joints and ends; ``flat``: its ends are flat, as it continues in the next hex."""
        stroke(self.pen, [self.at(point) for point in line], width * self.half, fill, flat=flat)

    def spot(self, at: Point, radius: float, fill: Fill) -> None:
        """Paint a disc at a place on the sheet."""
        r = radius * self.half
        self.pen.ellipse((at[0] - r, at[1] - r, at[0] + r, at[1] + r), fill)

    def disc(self, at: Point, radius: float, fill: Fill) -> None:
        """Paint a disc."""
        self.spot(self.at(at), radius, fill)

    def hexagon(self, reach: float, fill: Fill) -> None:
        """Paint a hexagon; ``reach`` 1 fills the hex."""
        self.pen.polygon([self.at(scaled(point, reach)) for point in CORNERS], fill)

    def words(self, at: Point, written: str, size: float, fill: Rgb, face: Face = FIGURE) -> None:
        """Write words with their middle at a place; ``size`` is the height of the letters' box."""
        shape = font(face, max(6, round(size * self.half)))
        self.pen.text(self.at(at), written, fill, shape, "mm")
