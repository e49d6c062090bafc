"""One SQLite file: a connection that writes and one that reads, and a method for each.

Everything that touches the file goes through ``transact`` or ``read``. Both are shielded: a caller that is cancelled
leaves no transaction open, and what it began is carried to its end.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from storage.migrate import migrate
from storage.owner import damaged, refuse_foreign, telling

log = logging.getLogger(__name__)

T = TypeVar("T")
Transaction = aiosqlite.Connection
"""A connection within a transaction: what the small functions of every table's module are given."""

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA busy_timeout = 5000",
    # Without it INSERT OR REPLACE would overwrite an append-only row past its trigger.
    "PRAGMA recursive_triggers = ON",
)


class Unbroken:
    """Runs work to its end even where the caller is cancelled, and can wait for all of it."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do the work; a cancelled caller stops waiting for it, but it goes on."""
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_note_abandoned)
            raise

    async def settle(self) -> None:
        """Wait until nothing is running."""
        while self._running:
            await asyncio.wait(self._running)


def _note_abandoned(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.info("work whose caller was cancelled ended in %r", error, exc_info=error)


class Database:
    """An open database."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        """Use ``open``."""
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._unbroken = Unbroken()

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open a file, making or migrating it where needed.

        Raises:
            NewerDatabase: it was written by a newer version of the program.
            ForeignFile: it is no database, or one of something else; it is as it was.
            DamagedFile: pages of it were overwritten or are missing.
            UnusableFile: it cannot be read or written.

        """
        await asyncio.to_thread(refuse_foreign, path)
        with telling(path):
            writer = await _connect(path)
            try:
                await _refuse_damaged(writer, path)
                await migrate(writer)
                await writer.execute("PRAGMA foreign_keys = ON")
                # A reader of its own never sees what a transaction may yet take back.
                reader = await _connect(path)
                await reader.execute("PRAGMA query_only = ON")
            except BaseException:
                await writer.close()
                raise
        return cls(writer, reader)

    async def transact(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Do work in one transaction: all of it is stored, or (where it raises) nothing."""
        return await self._unbroken.run(_within(self._writer, self._writing, "BEGIN IMMEDIATE", work))

    async def read(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Read several things as they were at one moment."""
        return await self._unbroken.run(_within(self._reader, self._reading, "BEGIN", work))

    async def close(self) -> None:
        """Wait for what is under way, then close."""
        await self._unbroken.settle()
        await self._reader.close()
        await self._writer.close()


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = sqlite3.Row
    try:
        for pragma in _PRAGMAS:
            await connection.execute(pragma)
    except BaseException:
        await connection.close()
        raise
    return connection


async def _refuse_damaged(connection: aiosqlite.Connection, path: Path) -> None:
    """Look at every page once: one that was overwritten would be found out in the middle of some game."""
    for row in await connection.execute_fetchall("PRAGMA quick_check(1)"):
        if row[0] != "ok":
            raise damaged(path, row[0])


async def _within(
    connection: aiosqlite.Connection,
    lock: asyncio.Lock,
    begin: str,
    work: Callable[[Transaction], Awaitable[T]],
) -> T:
    async with lock:
        await connection.execute(begin)
        try:
            result = await work(connection)
            await connection.execute("COMMIT")
        except BaseException:
            # SQLite itself has rolled back after some errors, such as a full disk.
            if connection.in_transaction:
                await connection.execute("ROLLBACK")
            raise
        return result
