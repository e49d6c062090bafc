"""The stock chart: its shapes, and the tokens on it.

The cells of a chart are whole numbers that only the chart itself interprets. If a token cannot move on from a cell, the
next cell is the same one. Of the tokens on one cell, the one that came to it first lies on top.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property
from typing import Literal, NamedTuple, Protocol

import msgspec

from engine.eighteenxx.companies import CompanyId


class Market(msgspec.Struct):
    """The tokens on the chart: at each cell a stack, the topmost first."""

    stacks: dict[int, list[CompanyId]]
    came_from: dict[CompanyId, int] = msgspec.field(default_factory=dict)
    """The cell that a token stood on before its last step."""

    def put(self, company: CompanyId, cell: int) -> None:
        """Lay a company's token on a cell, under those that came before it."""
        self.stacks.setdefault(cell, []).append(company)

    def remove(self, company: CompanyId) -> None:
        """Take a company's token off the chart."""
        cell = self.cell(company)
        self.came_from.pop(company, None)
        self.stacks[cell].remove(company)
        if not self.stacks[cell]:
            del self.stacks[cell]

    def move(self, company: CompanyId, cell: int) -> None:
        """Move a company's token; one that stays where it is keeps its place in the stack."""
        before = self.cell(company)
        if before != cell:
            self.remove(company)
            self.put(company, cell)
            self.came_from[company] = before

    def cell(self, company: CompanyId) -> int:
        """Return the cell on which a company stands. Raises KeyError if it is not on the chart."""
        for cell, stack in self.stacks.items():
            if company in stack:
                return cell
        raise KeyError(company)

    def holds(self, company: CompanyId) -> bool:
        """Return whether a company stands on the chart."""
        return any(company in stack for stack in self.stacks.values())

    def operating_order(self, among: Collection[CompanyId], rank: Callable[[int], int]) -> list[CompanyId]:
        """Return companies by the rank of their cells, the highest first, on one cell the topmost first."""
        ranked = [company for cell in sorted(self.stacks, key=rank, reverse=True) for company in self.stacks[cell]]
        return [company for company in ranked if company in among]


Role = Literal["buyer", "seller"]


class Chart(Protocol):
    """A printed stock chart."""

    def has(self, cell: int) -> bool:
        """Return whether there is such a cell."""

    def price(self, cell: int) -> int:
        """Return what a share costs at a cell."""

    def cell_of(self, price: int) -> int:
        """Return the cell on which a company begins that starts at a price. Raises ValueError if there is none."""

    def rank(self, cell: int) -> int:
        """Return a number that is higher the earlier a company on a cell operates."""

    def after_sale(self, cell: int, certificates: int) -> int:
        """Return the cell that a token moves to when a number of certificates is sold in one sale."""

    def after_sold_out(self, cell: int) -> int:
        """Return the cell that a token moves to at the end of a stock round if all shares are with players."""

    def after_payout(self, cell: int, steps: int) -> int:
        """Return the cell that a token moves to after a dividend that is worth some steps."""

    def after_withholding(self, cell: int) -> int:
        """Return the cell that a token moves to after a turn without a dividend."""

    def after_train_trade(self, cell: int, role: Role) -> int:
        """Return the cell that a token moves to when its company buys a train from another, or sells it one."""

    def zone_of(self, cell: int) -> str | None:
        """Return the zone that a cell lies in; certificates of companies in ``free`` do not count for the limit."""

    def splits(self, before: int, after: int) -> bool:
        """Return whether the move between two cells crosses a line at which a company's shares are split."""

    def ends(self, cell: int) -> bool:
        """Return whether a token that reaches a cell ends the game."""


class Zigzag(msgspec.Struct, frozen=True):
    """A chart of two rows, handled as one: from left to right, its prices alternate between the rows.

    A dividend moves a token along its own row; everything else moves it to the next price, whatever its row.

    A cell is the number of its price, from 0 at the left.
    """

    prices: tuple[int, ...]
    """Ascending."""

    def has(self, cell: int) -> bool:
        """Return whether there is such a cell."""
        return 0 <= cell < len(self.prices)

    def price(self, cell: int) -> int:
        """Return what a share costs at a cell."""
        return self.prices[cell]

    def cell_of(self, price: int) -> int:
        """Return the cell of a price. Raises ValueError if there is no such price."""
        return self.prices.index(price)

    def rank(self, cell: int) -> int:
        """Return the cell: the higher price operates first."""
        return cell

    def after_sale(self, cell: int, certificates: int) -> int:
        """Return the next lower price, however much is sold in one sale."""
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
        """Return None: the chart has no zones."""
        del cell
        return None

    def splits(self, before: int, after: int) -> bool:
        """Return False: there is no such line."""
        del before, after
        return False

    def ends(self, cell: int) -> bool:
        """Return False: no price ends the game, not even the highest."""
        del cell
        return False

    def _in_row(self, cell: int, steps: int) -> int:
        row = range(cell % 2, len(self.prices), 2)
        return row[min(max(row.index(cell) + steps, 0), len(row) - 1)]


ROW = 100
"""A cell is the number of its row times this, plus its number in the row."""


class Field(NamedTuple):
    """What is printed on a field."""

    price: int
    marks: str


class Hexagonal(msgspec.Struct, frozen=True, dict=True):
    """A chart of hexagons, in rows each of which lies half a field to the right of the one above.

    A field is known by its row, from 0 at the bottom, and its number in the row. The field above it to the right has
    the same number in the next row; so a row may end before the one above, or begin after it. A dividend moves a token
    to the right, a sale down to the left for each certificate.
    """

    rows: tuple[str, ...]
    """The prices of each row, the top one first, from left to right; ``-`` where a row has no field.

    Behind a price stands ``p`` where companies start at it, ``y`` where certificates do not count for the limit, and
    ``e`` where a token ends the game.
    """
    line: int
    """Shares are split when a token first reaches a field whose row and number add up to this, or more."""
    sale_stops_at: Literal["edge", "line"] = "edge"
    """Where a fall by sales ends: at the edge of the chart or, for a token beyond the line, at the line."""

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
        """Return whether there is such a cell."""
        return cell in self.fields

    def price(self, cell: int) -> int:
        """Return what a share costs at a cell."""
        return self.fields[cell].price

    def cell_of(self, price: int) -> int:
        """Return the cell on which companies start at a price. Raises ValueError if none starts at it."""
        for cell, field in self.fields.items():
            if field.price == price and "p" in field.marks:
                return cell
        raise ValueError(f"no company starts at {price}")

    def rank(self, cell: int) -> int:
        """Rank by the price; of equal prices, the one further to the right ranks higher."""
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
        """Return the cell some steps to the right or, at the end of a row, above to the right; held in the corner."""
        for _ in range(steps):
            cell = self._next(cell, 1, 0, otherwise=1)
        return cell

    def after_withholding(self, cell: int) -> int:
        """Return the cell to the left or, at the beginning of a row, below to the left; held in the corner."""
        return self._next(cell, -1, 0, otherwise=-1)

    def after_train_trade(self, cell: int, role: Role) -> int:
        """Return the cell above to the left for the buyer, below to the right for the seller; held at the edge."""
        return self._next(cell, -1, 1) if role == "buyer" else self._next(cell, 1, -1)

    def zone_of(self, cell: int) -> str | None:
        """Return ``free`` where certificates do not count for the limit."""
        return "free" if "y" in self.fields[cell].marks else None

    def splits(self, before: int, after: int) -> bool:
        """Return whether the move between two cells crosses the line upwards."""
        return sum(divmod(before, ROW)) < self.line <= sum(divmod(after, ROW))

    def ends(self, cell: int) -> bool:
        """Return whether a token that reaches a cell ends the game."""
        return "e" in self.fields[cell].marks

    def _next(self, cell: int, number: int, row: int, *, otherwise: int = 0) -> int:
        """Return the cell that many fields on and rows up, else that ``otherwise`` rows up, else the same one."""
        ways = (cell + number + row * ROW, cell + otherwise * ROW)
        return next((way for way in ways if way in self.fields), cell)


def at(number: int, row: int) -> int:
    """Return the cell of a field by its number in its row, and the row from the bottom, both from 0."""
    return row * ROW + number
