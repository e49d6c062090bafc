"""The tokens on a stock chart: where companies stand, and in which order on one cell.

The token that came to a cell first lies on top.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from engine.eighteenxx.ids import CompanyId


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
        """Return where a company stands. Raises KeyError where it is not on the chart."""
        for cell, stack in self.stacks.items():
            if company in stack:
                return cell
        raise KeyError(company)

    def holds(self, company: CompanyId) -> bool:
        """Tell whether a company stands on the chart."""
        return any(company in stack for stack in self.stacks.values())

    def operating_order(self, among: Collection[CompanyId], rank: Callable[[int], int]) -> list[CompanyId]:
        """Return companies by the rank of their cells, the highest first, on one cell the topmost first."""
        ranked = [company for cell in sorted(self.stacks, key=rank, reverse=True) for company in self.stacks[cell]]
        return [company for company in ranked if company in among]
