"""One SQLite file: a connection that writes and one that reads, and a transaction for each.

Everything that touches the file stands in a block: ``async with database.transaction() as tx``, or ``reading``.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import msgspec

from storage.connection import Connection, connect
from storage.errors import NotStored
from storage.integrity import broken_file, broken_log
from storage.migrate import APPLICATION_ID, migrate
from storage.owner import damaged, refuse_foreign, telling
from storage.transaction import Transaction

log = logging.getLogger(__name__)

__all__ = ["Database", "Failing", "Transaction"]

_UNWRITABLE = frozenset(
    {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_BUSY}
)
"""SQLite's codes for what keeps it from writing just now, and is no fault of ours."""
LASTING = 60.0
"""Seconds without a failure after which storing is said to work again: on a full disk some little things still fit."""

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA busy_timeout = 5000",
    # Without it INSERT OR REPLACE would overwrite an append-only row past its trigger.
    "PRAGMA recursive_triggers = ON",
)


class Failing(msgspec.Struct, frozen=True):
    """That nothing, or not everything, can be stored just now. Moments are in UTC unix seconds."""

    full: bool
    """The disk is full."""
    since: float
    latest: float


class _Connection:
    """A connection on which one transaction runs after the other."""

    def __init__(self, connection: Connection, begin: str) -> None:
        self._connection = connection
        self._begin = begin
        self._free = asyncio.Lock()
        self._ending: asyncio.Task[None] | None = None
        """The latest transaction's end, which is waited for even where its caller is cancelled."""

    @asynccontextmanager
    async def query(self) -> AsyncIterator[Transaction]:
        """Run one query between two transactions."""
        async with self._free:
            yield self._connection

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Run what stands in the block within one transaction: all of it is stored, or (where it raises) nothing."""
        await self._free.acquire()
        try:
            await self._connection.write(self._begin)
            yield self._connection
        except BaseException:
            await self._end(self._connection.rollback)
            raise
        await self._end(self._connection.commit)

    async def close(self) -> None:
        """Disconnect, after what was begun."""
        async with self._free:
            await self._connection.close()

    async def _end(self, end: Callable[[], Awaitable[None]]) -> None:
        """End the transaction, whatever becomes of the caller, and let the next one begin."""
        self._ending = asyncio.create_task(self._ended(end))
        try:
            await asyncio.shield(self._ending)
        except asyncio.CancelledError:
            self._ending.add_done_callback(_note_abandoned)
            raise

    async def _ended(self, end: Callable[[], Awaitable[None]]) -> None:
        try:
            await end()
        except BaseException:
            await self._connection.rollback()  # does nothing where SQLite itself has rolled back, as on a full disk
            raise
        finally:
            self._free.release()


def _note_abandoned(ending: asyncio.Task[None]) -> None:
    if not ending.cancelled() and (error := ending.exception()):
        log.info("a transaction whose caller was cancelled was not stored: %r", error)


class Database:
    """An open database."""

    def __init__(self, path: Path, writer: Connection, reader: Connection) -> None:
        """Use ``open``."""
        self._path = path
        self._writer = _Connection(writer, "BEGIN IMMEDIATE")
        self._reader = _Connection(reader, "BEGIN")
        self.failing: Failing | None = None
        """Set while storing fails: until a minute has passed without a failure."""
        self.clock: Callable[[], float] = time.time

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open a file, making or migrating it where needed.

        Raises:
            NewerDatabase: it was written by a newer version of the program.
            ForeignFile: it is no database, or one of something else; it is as it was.
            DamagedFile: pages of it were overwritten or are missing, a table is missing, or a log cannot be read.
            UnusableFile: it cannot be read or written.

        """
        await asyncio.to_thread(refuse_foreign, path)
        with telling(path):
            await asyncio.to_thread(_try_to_open, path)
            writer = await _connected(path)
            try:
                await _prepare(path, writer)
                # A reader of its own never sees what a transaction may yet take back.
                reader = await _connected(path, "PRAGMA query_only = ON")
            except BaseException:
                await writer.close()
                raise
        return cls(path, writer, reader)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Run what stands in the block within one transaction: all of it is stored, or (where it raises) nothing.

        Others wait until it ends, so nothing but ``tx`` is awaited within it. A caller that is cancelled leaves no
        transaction open: it is rolled back, or, where it was being committed, that is carried to its end. It begins
        with the first statement that is awaited; what ``tx.write`` was given may run, and raise, as late as at its end.

        Raises:
            NotStored: the disk is full, or cannot be written. It is logged here, once while it lasts.

        """
        try:
            async with self._writer.transaction() as tx:
                yield tx
        except sqlite3.OperationalError as error:
            raise self._unwritable(error) from error
        if self.failing is not None and self.clock() - self.failing.latest >= LASTING:
            log.warning("%s can be written again", self._path)
            self.failing = None

    def reading(self) -> AbstractAsyncContextManager[Transaction]:
        """Return a transaction that reads several things as they were at one moment. Nothing else is awaited in it."""
        return self._reader.transaction()

    def query(self) -> AbstractAsyncContextManager[Transaction]:
        """Return a connection for a single query, which sees one moment by itself."""
        return self._reader.query()

    def _unwritable(self, error: sqlite3.OperationalError) -> sqlite3.OperationalError | NotStored:
        """Return what is to be raised for an error, and log in one line that storing fails where it did not before."""
        # What Python itself raises has none; all but the lowest byte tells details of an error of input and output.
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code not in _UNWRITABLE:
            return error
        full, now = code == sqlite3.SQLITE_FULL, self.clock()
        if self.failing is None:
            why = "the disk is full" if full else str(error)
            log.error("%s cannot be written: %s. Nothing is stored until that is mended", self._path, why)
            self.failing = Failing(full, now, now)
        else:
            self.failing = Failing(full, self.failing.since, now)
        return NotStored(f"{self._path}: {error}", full=full)

    async def can_store(self) -> bool:
        """Tell whether anything can be stored; where that has failed a little while ago, by trying it."""
        if self.failing is None:
            return True
        try:
            async with self.transaction() as tx:  # a page as it is
                await tx.execute(f"PRAGMA application_id = {APPLICATION_ID:d}")
        except NotStored:
            return False
        return True

    async def close(self) -> None:
        """Wait for what is under way, then close."""
        await self._reader.close()
        await self._writer.close()


def _try_to_open(path: Path) -> None:
    """Fail where no file can be opened or made: aiosqlite would leave behind a thread that outlives its loop."""
    sqlite3.connect(path).close()


async def _connected(path: Path, *pragmas: str) -> Connection:
    connection = await connect(str(path))
    try:
        for pragma in (*_PRAGMAS, *pragmas):
            await connection.execute(pragma)
    except BaseException:
        await connection.close()
        raise
    return connection


async def _prepare(path: Path, connection: Connection) -> None:
    """Make sure that a file is whole, and bring it up to date."""
    # What is broken would be found out in the middle of some game.
    if problem := await broken_file(connection):
        raise damaged(path, problem)
    await migrate(connection)
    if problem := await broken_log(connection):
        raise damaged(path, problem)
    # Migrations may break references for a moment.
    await connection.execute("PRAGMA foreign_keys = ON")
