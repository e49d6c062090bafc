"""A chart of two rows, told as one: from left to right its prices lie in the one row and the other by turns."""

from __future__ import annotations

import msgspec

from engine.eighteenxx.chart.protocol import Role


class Zigzag(msgspec.Struct, frozen=True):
    """A dividend moves a token along its own row; everything else moves it to the next price, whatever its row.

    A place is the number of its price, from 0 at the left.
    """

    prices: tuple[int, ...]
    """Ascending."""

    def price(self, place: int) -> int:
        """Return what a share costs at a place."""
        return self.prices[place]

    def place_of(self, price: int) -> int:
        """Return where a price stands. Raises ValueError where there is no such price."""
        return self.prices.index(price)

    def rank(self, place: int) -> int:
        """Return the place: the higher price operates first."""
        return place

    def after_sale(self, place: int, certificates: int) -> int:
        """Return the next lower price, however much is sold at once."""
        del certificates
        return max(place - 1, 0)

    def after_sold_out(self, place: int) -> int:
        """Return the next higher price."""
        return min(place + 1, len(self.prices) - 1)

    def after_payout(self, place: int, steps: int) -> int:
        """Return the place some steps to the right in its own row; held at the row's end."""
        return self._in_row(place, steps)

    def after_withholding(self, place: int) -> int:
        """Return the place one step to the left in its own row; held at the row's end."""
        return self._in_row(place, -1)

    def after_train_trade(self, place: int, role: Role) -> int:
        """Return the same place."""
        del role
        return place

    def zone_of(self, place: int) -> str | None:
        """Return nothing: all prices are alike."""
        del place
        return None

    def splits(self, before: int, after: int) -> bool:
        """Return no: there is no such line."""
        del before, after
        return False

    def ends(self, place: int) -> bool:
        """Return no: the highest price is none to end a game."""
        del place
        return False

    def _in_row(self, place: int, steps: int) -> int:
        row = range(place % 2, len(self.prices), 2)
        return row[min(max(row.index(place) + steps, 0), len(row) - 1)]
