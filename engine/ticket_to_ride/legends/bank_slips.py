"""Bank slips: what a company earned in a game, row by row (L F1)."""

from __future__ import annotations

import msgspec


class TicketRow(msgspec.Struct):
    """What one ticket brought or cost."""

    ticket: str
    completed: bool
    dollars: int
    steamer: bool = False
    """Whether it needed a steamer link."""
    forgiven: bool = False
    flagship: bool = False
    """Whether it was marked as the company's flagship (L J12)."""


class Slip(msgspec.Struct):
    """A bank slip, row by row (L F1)."""

    coins: int = 0
    leftover: int = 0
    tickets: list[TicketRow] = []
    herds: int = 0
    herds_paid: int = 0
    """How many herds were paid for."""
    through: int = 0
    exhibition: int = 0
    bond: int = 0
    powers: list[tuple[str, int]] = []
    """Dollars by source: the event, postcards and specialist of the moment ``end``."""
    total: int = 0

    @property
    def completed(self) -> list[TicketRow]:
        """The tickets that were completed."""
        return [row for row in self.tickets if row.completed]
