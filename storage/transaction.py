"""What the small functions of every table's module are given: a connection within a transaction, of any database."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Any, Protocol

from storage.errors import StorageError


class Changed(Protocol):
    """What a statement did."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""


class Transaction(Protocol):
    """A connection within a transaction."""

    def execute(self, sql: str, parameters: Iterable[Any] | None = None, /) -> Awaitable[Changed]:
        """Run a statement."""

    def write(
        self,
        sql: str,
        parameters: Iterable[Any] = (),
        /,
        *,
        unchanged: StorageError | None = None,
        forbidden: StorageError | None = None,
    ) -> Awaitable[None]:
        """Run a statement of which nobody asks what it did: at once, or as late as the next one or the commit.

        What it raises may come as late, and then nothing of the transaction is stored.

        Args:
            sql: the statement.
            parameters: what is bound to it.
            unchanged: raised where it changes no row.
            forbidden: raised where a constraint or a trigger forbids it.

        """

    def executemany(self, sql: str, parameters: Iterable[Iterable[Any]], /) -> Awaitable[object]:
        """Run a statement for each of several rows."""

    def execute_fetchall(self, sql: str, parameters: Iterable[Any] | None = None, /) -> Awaitable[Iterable[Any]]:
        """Return all rows of a query."""
