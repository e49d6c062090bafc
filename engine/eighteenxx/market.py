"""The stock chart: where companies stand, in which order on one price, and how they move.

A chart numbers its places so that of two companies the one on the higher number operates first; what each movement does
is the chart's own. ``Market`` knows nothing but the numbers, and so serves a chart of any shape. The token that came to
a price first lies on top (18CZ rules, "Share price changes").
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

CompanyId = str


class Zigzag(msgspec.Struct, frozen=True):
    """A chart of two rows, told as one: from left to right its prices lie in the one row and the other by turns."""

    prices: tuple[int, ...]
    """Ascending, in K."""

    def place_of(self, price: int) -> int:
        """Return where a price stands, from 0 at the left. Raises ValueError where there is no such price."""
        return self.prices.index(price)

    def moved(self, place: int, steps: int) -> int:
        """Return the place some prices to the right (negative: to the left), whatever its row; held at the ends."""
        return min(max(place + steps, 0), len(self.prices) - 1)

    def moved_in_row(self, place: int, steps: int) -> int:
        """Return the place some steps to the right (negative: to the left) in its own row; held at the row's ends."""
        row = range(place % 2, len(self.prices), 2)
        return row[min(max(row.index(place) + steps, 0), len(row) - 1)]


class Market(msgspec.Struct):
    """The tokens on the chart: at each place a stack, the topmost first."""

    stacks: dict[int, list[CompanyId]]

    def put(self, company: CompanyId, place: int) -> None:
        """Lay a company's token on a place, under those that came before it."""
        self.stacks.setdefault(place, []).append(company)

    def remove(self, company: CompanyId) -> None:
        """Take a company's token off the chart."""
        place = self.place(company)
        self.stacks[place].remove(company)
        if not self.stacks[place]:
            del self.stacks[place]

    def move(self, company: CompanyId, place: int) -> None:
        """Move a company's token; one that stays where it is keeps its place in the stack."""
        if self.place(company) != place:
            self.remove(company)
            self.put(company, place)

    def place(self, company: CompanyId) -> int:
        """Return where a company stands. Raises KeyError where it is not on the chart."""
        for place, stack in self.stacks.items():
            if company in stack:
                return place
        raise KeyError(company)

    def operating_order(self, among: Sequence[CompanyId]) -> list[CompanyId]:
        """Return companies by price, the highest first, on one price the topmost first."""
        ranked = [company for place in sorted(self.stacks, reverse=True) for company in self.stacks[place]]
        return [company for company in ranked if company in among]
