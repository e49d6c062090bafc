"""What the small functions of every table's module are given, and how they are run: each transaction in one go.

They are written as coroutines and awaited, so that they run on any connection: on one whose statements are awaited one
by one, as in a check beside the running bot, and in the thread of the database, where nothing they await ever waits. A
transaction takes one visit to that thread then, not one for each statement.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Protocol, TypeVar, cast

T = TypeVar("T")


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


class AtOnce:
    """A transaction whose statements are done when they are asked for."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None, /) -> Changed:
        """Run a statement."""
        return self._connection.execute(sql, tuple(parameters or ()))

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]], /) -> object:
        """Run a statement for each of several rows."""
        return self._connection.executemany(sql, [tuple(each) for each in parameters])

    async def execute_fetchall(self, sql: str, parameters: Iterable[Any] | None = None, /) -> Iterable[Any]:
        """Return all rows of a query."""
        return self._connection.execute(sql, tuple(parameters or ())).fetchall()


def in_one_go(connection: sqlite3.Connection, begin: str, work: Callable[[Transaction], Awaitable[T]]) -> T:
    """Do work within one transaction: all of it is stored, or (where it raises) nothing.

    Raises:
        RuntimeError: it waits for something besides its database, for which everybody else would wait too.

    """
    connection.execute(begin)
    try:
        result = _through(cast("Coroutine[Any, Any, T]", work(AtOnce(connection))))
        connection.execute("COMMIT")
    except BaseException:
        # SQLite itself has rolled back after some errors, such as a full disk.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def _through(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that waits for nothing to its end."""
    try:
        work.send(None)
    except StopIteration as done:
        return cast("T", done.value)
    work.close()
    raise RuntimeError("a transaction waits for something besides its database")
