"""The shape of a stock chart of hexagons: rows whose ends may be moved below, where there is room."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product

import msgspec
from PIL import Image, ImageDraw

from engine.core.text import Text
from engine.eighteenxx.chart import ROW, Hexagonal
from rendering.api import Words
from rendering.badges import Box
from rendering.canvas import Pen, write
from rendering.eighteenxx.chart_layout import ArrowSpot, PrintedCell, Spots
from rendering.fonts import BOLD, FIGURE
from rendering.hexes.hexagon import Point
from rendering.marks import star
from rendering.page import FAINT
from rendering.palette import FELT, GOLD, INK, LOST, PAPER, Rgb, mix

HIGH = 2 / math.sqrt(3)
"""Height of a field from corner to corner, in its widths."""
PITCH = 0.75 * HIGH
"""Distance from row to row, in widths of a field."""
START: Rgb = (244, 176, 190)
FREE: Rgb = (250, 224, 120)
LINE: Rgb = (206, 30, 44)
_BORDER = 0.52
"""Where an arrow stands between two fields: a little on the farther side."""
_AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbours of a field, by number and row: to the right first, then anticlockwise."""
_LAID: tuple[tuple[float, tuple[Point, ...]], ...] = (
    (0.26, ((0, 0.17),)),
    (0.19, ((-0.205, 0.05), (0.205, 0.05))),
    (0.16, ((-0.175, 0.04), (0.175, 0.04), (0, 0.33))),
    (0.14, ((-0.155, 0.03), (0.155, 0.03), (-0.155, 0.32), (0.155, 0.32))),
    (0.14, ((-0.3, 0.0), (0, 0.0), (0.3, 0.0), (-0.15, 0.28), (0.15, 0.28))),
    (0.14, ((-0.3, 0.0), (0, 0.0), (0.3, 0.0), (-0.3, 0.28), (0, 0.28), (0.3, 0.28))),
)
"""For each number of tokens their radius and where they lie, in widths of a field from its middle."""
_MANY = (0.115, 4, 0.235)
"""For more tokens: their radius, how many lie in a row, and the distance from one to the next."""


class HexagonalLayout(msgspec.Struct, frozen=True):
    """Fields by row and number, drawn as they lie, the right ends of the upper rows moved down to the right corner."""

    chart: Hexagonal
    fold: float
    """Fields are moved if their middles lie farther right than this, in widths of a field."""
    moved: tuple[float, float]
    """How far fields are moved to the left, in widths of a field, and down, in rows."""
    moves: tuple[Text, ...]
    """What moves a token in each direction: to the right first, then anticlockwise."""
    sign: tuple[float, float]
    """Where the sign with these moves stands, in widths of a field and rows from the upper left field."""

    def _at(self, cell: int) -> Point:
        """Return where the middle of a field lies, in widths of one and in rows down."""
        row, number = divmod(cell, ROW)
        x, y = number + row / 2, len(self.chart.rows) - 1 - row
        return (x - self.moved[0], y + self.moved[1]) if x > self.fold else (x, float(y))

    def _unit(self, width: float) -> float:
        """Return how wide a field is."""
        places = [self._at(cell)[0] for cell in self.chart.fields]
        return width / (max(places) - min(places) + 1)

    def _middle(self, cell: int, unit: float) -> Point:
        left = min(self._at(cell)[0] for cell in self.chart.fields) - 0.5
        x, y = self._at(cell)
        return (x - left) * unit, (y * PITCH + HIGH / 2) * unit

    def height(self, width: float) -> float:
        """Return how high the chart is, in pixels."""
        return (max(self._at(cell)[1] for cell in self.chart.fields) * PITCH + HIGH) * self._unit(width)

    def cells(self, width: float) -> Iterator[tuple[int, Box]]:
        """Enumerate the fields with the boxes around them."""
        unit = self._unit(width)
        for cell in self.chart.fields:
            x, y = self._middle(cell, unit)
            yield cell, (x - unit / 2, y - unit * HIGH / 2, unit, unit * HIGH)

    def paint_cell(self, pen: Pen, cell: PrintedCell, box: Box, *, held: bool) -> None:
        """Paint a hexagon in the colour of its zone, with its price."""
        unit, middle, marks = box[2], _centre(box), self.chart.fields[cell.number].marks
        zone = START if "p" in marks else FREE if "y" in marks else PAPER
        fill = zone if held else mix(FELT, zone, 0.7)
        pen.polygon(_corners(middle, unit * 0.485 * HIGH), fill)
        if "y" in marks:
            _hatch(pen, middle, unit, mix(fill, INK, 0.16))
        if "p" in marks:
            pen.line([*_corners(middle, unit * 0.455 * HIGH), *_corners(middle, unit * 0.455 * HIGH)[:2]], _DEEP, 4)
        price = (middle[0], middle[1] - 0.25 * unit)
        if "e" in marks:
            star(pen, middle[0], middle[1] + 0.16 * unit, 0.2 * unit, mix(fill, GOLD, 0.8))
        ink = INK if held else mix(fill, INK, 0.82)
        write(pen, price, str(cell.price), FIGURE, 0.29 * unit, fill=ink, anchor="mm")

    def spots(self, box: Box, count: int) -> Spots:
        """Lay tokens side by side below the price; two of them are numbered."""
        unit, (x, y) = box[2], _centre(box)
        if count <= len(_LAID):
            radius, places = _LAID[count - 1]
        else:
            radius, columns, step = _MANY
            rows = -(-count // columns)
            places = tuple(
                ((n % columns - (columns - 1) / 2) * step, 0.14 + (n // columns - (rows - 1) / 2) * step)
                for n in range(count)
            )
        numbers = tuple((x + a * unit, y + (b + 0.27) * unit) for a, b in places) if count == 2 else ()  # noqa: PLR2004
        return Spots(radius * unit, tuple((x + a * unit, y + b * unit) for a, b in places), numbers)

    def arrow(self, start: tuple[int, Box], end: tuple[int, Box]) -> ArrowSpot:
        """Put an arrow across the border of its field, towards the other one wherever that lies."""
        (x, y), (a, b), unit = _centre(start[1]), _centre(end[1]), start[1][2]
        along = math.dist((x, y), (a, b))
        dx, dy = (a - x) / along, (b - y) / along
        reach = min(_BORDER * along, 0.56 * unit)
        return ArrowSpot((x + dx * reach, y + dy * reach), (dx, dy))

    def paint_over(self, picture: Image.Image, words: Words, box: Box) -> None:
        """Paint the line where shares are split, signs where rows continue elsewhere, and what moves tokens where."""
        left, top, width, _ = box
        unit, pen = self._unit(width), ImageDraw.Draw(picture)
        for a, b in self._line(unit):
            ends = [(left + x, top + y) for x, y in (a, b)]
            pen.line(ends, LINE, 9)
            for x, y in ends:
                pen.ellipse((x - 4, y - 4, x + 4, y + 4), LINE)
        for cell in self.chart.fields:
            on = self.chart.after_payout(cell, 1)
            if self._at(on)[1] > self._at(cell)[1] and on // ROW == cell // ROW:
                for other, side in ((cell, 0.53), (on, -0.68)):
                    x, y = self._middle(other, unit)
                    _chevron(pen, (left + x + side * unit, top + y), unit * 0.13)
        x, y = (self.sign[0] - min(self._at(cell)[0] for cell in self.chart.fields) + 0.5, self.sign[1])
        self._draw_sign(picture, words, (left + x * unit, top + (y * PITCH + HIGH / 2) * unit), unit)

    def _line(self, unit: float) -> Iterator[tuple[Point, Point]]:
        """Enumerate the sides of fields along which the line runs."""
        for cell, (way, (number, row)) in product(self.chart.fields, enumerate(_AROUND)):
            other = cell + number + ROW * row
            if other in self.chart.fields and self.chart.splits(cell, other):
                corners = _corners(self._middle(cell, unit), unit * HIGH / 2)
                yield corners[(1 - way) % 6], corners[(2 - way) % 6]

    def _draw_sign(self, picture: Image.Image, words: Words, at: Point, unit: float) -> None:
        """Draw a hexagon with an arrow in each direction, and what moves a token that way."""
        pen, (x, y) = ImageDraw.Draw(picture), at
        pen.polygon(_corners(at, 0.34 * unit * HIGH), mix(FELT, PAPER, 0.5))
        for number, means in enumerate(self.moves):
            angle = math.radians(60 * number)
            dx, dy = math.cos(angle), -math.sin(angle)
            _pointer(pen, (x + 0.48 * unit * dx, y + 0.48 * unit * dy), (dx, dy), 0.12 * unit)
            side = 1 if dx > 0 else -1
            at_ = (x + side * unit * (0.68 if abs(dy) < 0.1 else 0.5), y + 0.56 * unit * dy)  # noqa: PLR2004 - level
            write(pen, at_, words(means), BOLD, 24, fill=FAINT, anchor="lm" if side > 0 else "rm", within=1.95 * unit)


_DEEP = mix(START, LOST, 0.55)


def _centre(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def _corners(at: Point, reach: float) -> list[Point]:
    """Return the corners of a hexagon that stands on one, the upper one first, then clockwise."""
    turns = (math.radians(60 * n - 90) for n in range(6))
    return [(at[0] + reach * math.cos(turn), at[1] + reach * math.sin(turn)) for turn in turns]


def _hatch(pen: Pen, at: Point, unit: float, tint: Rgb) -> None:
    """Hatch the lower part of a field."""
    for step in range(-3, 4):
        x = at[0] + step * unit * 0.13
        pen.line((x - 0.06 * unit, at[1] + 0.24 * unit, x + 0.06 * unit, at[1] + 0.1 * unit), tint, 2)


def _chevron(pen: Pen, at: Point, r: float) -> None:
    x, y = at
    pen.polygon([(x, y - r), (x + r * 1.1, y), (x, y + r)], GOLD)


def _pointer(pen: Pen, at: Point, way: Point, r: float) -> None:
    (x, y), (dx, dy) = at, way
    corners = ((1.3, 0.0), (-0.9, 0.85), (-0.4, 0.0), (-0.9, -0.85))
    pen.polygon([(x + r * (a * dx - b * dy), y + r * (a * dy + b * dx)) for a, b in corners], GOLD)
