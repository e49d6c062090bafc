"""What a stock chart can tell, whatever its shape.

Its cells are whole numbers that mean something to the chart alone. Where a token may not move, a cell is its own
next one.
"""

from __future__ import annotations

from typing import Literal, Protocol

Role = Literal["buyer", "seller"]


class Chart(Protocol):
    """A printed stock chart."""

    def has(self, cell: int) -> bool:
        """Tell whether there is such a cell."""

    def price(self, cell: int) -> int:
        """Return what a share costs at a cell."""

    def cell_of(self, price: int) -> int:
        """Return where a company begins that starts at a price. Raises ValueError where there is no such cell."""

    def rank(self, cell: int) -> int:
        """Return a figure that is the higher the earlier a company at a cell operates."""

    def after_sale(self, cell: int, certificates: int) -> int:
        """Return where a token comes to when a number of certificates is sold at once."""

    def after_sold_out(self, cell: int) -> int:
        """Return where a token comes to at the end of a stock round when all shares are with players."""

    def after_payout(self, cell: int, steps: int) -> int:
        """Return where a token comes to after a dividend that is worth so many steps."""

    def after_withholding(self, cell: int) -> int:
        """Return where a token comes to after a turn without a dividend."""

    def after_train_trade(self, cell: int, role: Role) -> int:
        """Return where a token comes to when its company buys a train of another, or sells it one."""

    def zone_of(self, cell: int) -> str | None:
        """Return the zone a cell lies in; certificates of companies in ``free`` do not count for the limit."""

    def splits(self, before: int, after: int) -> bool:
        """Tell whether the way between two cells crosses a line at which a company's shares are split."""

    def ends(self, cell: int) -> bool:
        """Tell whether a token that comes to a cell ends the game."""
