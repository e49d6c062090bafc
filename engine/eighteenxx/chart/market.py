"""The tokens on a stock chart: where companies stand, and in which order on one place.

The token that came to a place first lies on top.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from engine.eighteenxx.ids import CompanyId


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

    def holds(self, company: CompanyId) -> bool:
        """Tell whether a company stands on the chart."""
        return any(company in stack for stack in self.stacks.values())

    def operating_order(self, among: Collection[CompanyId], rank: Callable[[int], int]) -> list[CompanyId]:
        """Return companies by the rank of their places, the highest first, on one place the topmost first."""
        ranked = [company for place in sorted(self.stacks, key=rank, reverse=True) for company in self.stacks[place]]
        return [company for company in ranked if company in among]
