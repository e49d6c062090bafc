"""The stock chart: where companies stand, in which order on one price, and how they move.

A chart is told by its prices and by what each movement does; this one is a single row. The token that came to a price
first lies on top (18CZ rules, "Share price changes").
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

CompanyId = str


class Chart(msgspec.Struct, frozen=True):
    """A row of prices, from left to right."""

    prices: tuple[int, ...]

    def place_of(self, price: int) -> int:
        """Return where a price stands, from 0 at the left. Raises ValueError where there is no such price."""
        return self.prices.index(price)

    def moved(self, place: int, steps: int, within: tuple[int, int] | None = None) -> int:
        """Return the place some steps to the right (negative: to the left), held within two places or the chart."""
        low, high = within or (0, len(self.prices) - 1)
        return min(max(place + steps, low), high)


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
