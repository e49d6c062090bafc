"""A rectangular chart, as 1830 has it."""

from __future__ import annotations

from functools import cached_property

import msgspec

COLUMNS = 100
"""A cell is the number of its row, from 0 at the top, times this, and its number in the row, from 0 at the left."""


class Rectangular(msgspec.Struct, frozen=True, dict=True):
    """A dividend moves a token to the right, at the end of a row up; a turn without one to the left, or else down."""

    rows: tuple[str, ...]

    @cached_property
    def fields(self):
        """What is written on each cell."""
        return {
            row * COLUMNS + column: written
            for row, fields in enumerate(self.rows)
            for column, written in enumerate(fields.split())
            if written != "-"
        }

    def has(self, cell):
        return cell in self.fields

    def price(self, cell):
        return int(self.fields[cell].rstrip("py"))

    def cell_of(self, price):
        for cell, written in self.fields.items():
            if written == f"{price}p":
                return cell
        raise ValueError(price)

    def rank(self, cell):
        """Return the price, of equal ones what lies further to the right, and then further up, as the higher."""
        row, column = divmod(cell, COLUMNS)
        return self.price(cell) * COLUMNS**2 + column * COLUMNS - row

    def after_sale(self, cell, certificates):
        for _ in range(certificates):
            cell = self._first(cell, cell + COLUMNS)
        return cell

    def after_sold_out(self, cell):
        return self._first(cell, cell - COLUMNS)

    def after_payout(self, cell, steps):
        for _ in range(steps):
            cell = self._first(cell, cell + 1, cell - COLUMNS)
        return cell

    def after_withholding(self, cell):
        return self._first(cell, cell - 1, cell + COLUMNS)

    def after_train_trade(self, cell, role):
        return cell

    def zone_of(self, cell):
        return "free" if self.fields[cell].endswith("y") else None

    def splits(self, before, after):
        return False

    def ends(self, cell):
        return False

    def _first(self, cell, *ways):
        """Return the first of some cells that there is, else the same one."""
        return next((way for way in ways if way in self.fields), cell)
