"""A chart of hexagons, in rows each of which lies half a field to the right of the one above.

A field is known by its row, from 0 at the bottom, and its number in the row. The field above it to the right has the
same number in the next row; so a row may end before the one above, or begin after it.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal, NamedTuple

import msgspec

from engine.eighteenxx.chart.protocol import Role

ROW = 100
"""A cell is the number of its row times this, and its number in the row."""


class Field(NamedTuple):
    """What is printed on a field."""

    price: int
    marks: str


class Hexagonal(msgspec.Struct, frozen=True, dict=True):
    """A dividend moves a token to the right, a sale down to the left for each certificate."""

    rows: tuple[str, ...]
    """The prices of each row, the top one first, from left to right; ``-`` where a row has no field.

    Behind a price stands ``p`` where companies start at it, ``y`` where certificates do not count for the limit, and
    ``e`` where a token ends the game.
    """
    line: int
    """Shares are split where a token first comes to a field whose row and number are so much together, or more."""
    sale_stops_at: Literal["edge", "line"] = "edge"
    """Where the fall by sales ends: at the chart's edge, or for who is beyond the line there."""

    @cached_property
    def fields(self) -> dict[int, Field]:
        """What is printed at each cell, the lowest row first."""
        return {
            at(number, row): Field(int(figure.rstrip("pye")), figure.lstrip("0123456789"))
            for row, written in enumerate(reversed(self.rows))
            for number, figure in enumerate(written.split())
            if figure != "-"
        }

    def has(self, cell: int) -> bool:
        """Tell whether there is such a cell."""
        return cell in self.fields

    def price(self, cell: int) -> int:
        """Return what a share costs at a cell."""
        return self.fields[cell].price

    def cell_of(self, price: int) -> int:
        """Return where companies start at a price. Raises ValueError where none starts at it."""
        for cell, field in self.fields.items():
            if field.price == price and "p" in field.marks:
                return cell
        raise ValueError(f"no company starts at {price}")

    def rank(self, cell: int) -> int:
        """Return the price, and of equal ones what lies further to the right as the higher."""
        row, number = divmod(cell, ROW)
        return self.price(cell) * ROW + 2 * number + row

    def after_sale(self, cell: int, certificates: int) -> int:
        """Return the cell as many rows further down, to the left, as certificates are sold; held at the edge."""
        for _ in range(certificates):
            lower = self._next(cell, 0, -1)
            if self.sale_stops_at == "line" and self.splits(lower, cell):
                break
            cell = lower
        return cell

    def after_sold_out(self, cell: int) -> int:
        """Return the cell above to the right; held in the top row."""
        return self._next(cell, 0, 1)

    def after_payout(self, cell: int, steps: int) -> int:
        """Return the cell some steps to the right, at the end of a row above to the right; held in the corner."""
        for _ in range(steps):
            cell = self._next(cell, 1, 0, otherwise=1)
        return cell

    def after_withholding(self, cell: int) -> int:
        """Return the cell to the left, at the beginning of a row below to the left; held in the corner."""
        return self._next(cell, -1, 0, otherwise=-1)

    def after_train_trade(self, cell: int, role: Role) -> int:
        """Return the cell above to the left for the buyer, below to the right for the seller; held at the edge."""
        return self._next(cell, -1, 1) if role == "buyer" else self._next(cell, 1, -1)

    def zone_of(self, cell: int) -> str | None:
        """Return ``free`` where certificates do not count for the limit."""
        return "free" if "y" in self.fields[cell].marks else None

    def splits(self, before: int, after: int) -> bool:
        """Tell whether the way between two cells crosses the line upwards."""
        return sum(divmod(before, ROW)) < self.line <= sum(divmod(after, ROW))

    def ends(self, cell: int) -> bool:
        """Tell whether a token that comes to a cell ends the game."""
        return "e" in self.fields[cell].marks

    def _next(self, cell: int, number: int, row: int, *, otherwise: int = 0) -> int:
        """Return the cell so many fields on and rows up, or some rows up alone; the same where there is neither."""
        ways = (cell + number + row * ROW, cell + otherwise * ROW)
        return next((way for way in ways if way in self.fields), cell)


def at(number: int, row: int) -> int:
    """Return the cell of a field by its number in its row, and the row from the bottom, both from 0."""
    return row * ROW + number
