"""A connection to SQLite whose statements take one visit to its thread where nobody waits for what each of them did."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

import aiosqlite

from storage.errors import StorageError


class _Write(NamedTuple):
    """A statement whose outcome nobody waits for."""

    sql: str
    parameters: tuple[Any, ...]
    unchanged: StorageError | None
    """Raised where it changes no row."""
    forbidden: StorageError | None
    """Raised where a constraint or a trigger forbids it."""


class Connection(aiosqlite.Connection):
    """A connection that sends what is to be written together with the next statement that is awaited, or the commit.

    Each visit to the thread of aiosqlite costs two futures and two changes of threads: more than most statements.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        """Use ``connect``."""
        super().__init__(connector, iter_chunk_size=64)
        self._writes: list[_Write] = []
        self._failure: BaseException | None = None
        """Why the transaction can only be rolled back: some of what was to be written was not."""

    async def write(
        self,
        sql: str,
        parameters: Iterable[Any] = (),
        /,
        *,
        unchanged: StorageError | None = None,
        forbidden: StorageError | None = None,
    ) -> None:
        """Have a statement run before the next one that is awaited, or before the commit."""
        self._writes.append(_Write(sql, tuple(parameters), unchanged, forbidden))

    async def commit(self) -> None:
        """Run what is yet to be written, and commit. Raises what has failed of it, and then commits nothing."""
        if self._failure is not None:
            raise self._failure
        await super().commit()

    async def rollback(self) -> None:
        """Take back what was written, and forget what is yet to be."""
        self._writes, self._failure = [], None
        await super().rollback()

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401
        # All that is asked of the thread goes through this method of aiosqlite.
        if not self._writes:
            return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]
        writes, self._writes = self._writes, []
        try:
            return await super()._execute(_after, self._conn, writes, fn, *args, **kwargs)  # type: ignore[no-untyped-call]
        except Exception as error:
            self._failure = error
            raise


def _after(
    connection: sqlite3.Connection,
    writes: list[_Write],
    fn: Callable[..., Any],
    *args: Any,  # noqa: ANN401
    **kwargs: Any,  # noqa: ANN401
) -> Any:  # noqa: ANN401
    """Do something after what is to be written, in the thread of the connection."""
    for sql, parameters, unchanged, forbidden in writes:
        try:
            rows = connection.execute(sql, parameters).rowcount
        except sqlite3.IntegrityError as error:
            if forbidden is None:
                raise
            raise forbidden from error
        if unchanged is not None and not rows:
            raise unchanged
    return fn(*args, **kwargs)


async def connect(database: str, *, uri: bool = False) -> Connection:
    """Connect to a file, in which nothing is begun by itself. Its rows are read by the names of their columns.

    Raises sqlite3.Error where it cannot be opened.
    """
    connection = Connection(partial(sqlite3.connect, database, uri=uri, isolation_level=None))
    await connection
    connection.row_factory = sqlite3.Row
    return connection
