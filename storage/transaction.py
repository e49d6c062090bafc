"""What the small functions of every table's module are given: a connection within a transaction, of any database."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Any, Protocol


class Changed(Protocol):
    """What a statement did."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""


class Transaction(Protocol):
    """A connection within a transaction."""

    def execute(self, sql: str, parameters: Iterable[Any] | None = None, /) -> Awaitable[Changed]:
        """Run a statement."""

    def executemany(self, sql: str, parameters: Iterable[Iterable[Any]], /) -> Awaitable[object]:
        """Run a statement for each of several rows."""

    def execute_fetchall(self, sql: str, parameters: Iterable[Any] | None = None, /) -> Awaitable[Iterable[Any]]:
        """Return all rows of a query."""
