"""A chart of two rows, handled as one: from left to right its prices lie in the one row and the other by turns."""

from __future__ import annotations

import msgspec

from engine.eighteenxx.chart.protocol import Role


class Zigzag(msgspec.Struct, frozen=True):
    """A dividend moves a token along its own row; everything else moves it to the next price, whatever its row.

    A cell is the number of its price, from 0 at the left.
    """

    prices: tuple[int, ...]
    """Ascending."""

    def has(self, cell: int) -> bool:
        """Tell whether there is such a cell."""
        return 0 <= cell < len(self.prices)

    def price(self, cell: int) -> int:
        """Return what a share costs at a cell."""
        return self.prices[cell]

    def cell_of(self, price: int) -> int:
        """Return where a price stands. Raises ValueError where there is no such price."""
        return self.prices.index(price)

    def rank(self, cell: int) -> int:
        """Return the cell: the higher price operates first."""
        return cell

    def after_sale(self, cell: int, certificates: int) -> int:
        """Return the next lower price, however much is sold at once."""
        del certificates
        return max(cell - 1, 0)

    def after_sold_out(self, cell: int) -> int:
        """Return the next higher price."""
        return min(cell + 1, len(self.prices) - 1)

    def after_payout(self, cell: int, steps: int) -> int:
        """Return the cell some steps to the right in its own row; held at the row's end."""
        return self._in_row(cell, steps)

    def after_withholding(self, cell: int) -> int:
        """Return the cell one step to the left in its own row; held at the row's end."""
        return self._in_row(cell, -1)

    def after_train_trade(self, cell: int, role: Role) -> int:
        """Return the same cell."""
        del role
        return cell

    def zone_of(self, cell: int) -> str | None:
        """Return nothing: all prices are alike."""
        del cell
        return None

    def splits(self, before: int, after: int) -> bool:
        """Return no: there is no such line."""
        del before, after
        return False

    def ends(self, cell: int) -> bool:
        """Return no: the highest price is none to end a game."""
        del cell
        return False

    def _in_row(self, cell: int, steps: int) -> int:
        row = range(cell % 2, len(self.prices), 2)
        return row[min(max(row.index(cell) + steps, 0), len(row) - 1)]
