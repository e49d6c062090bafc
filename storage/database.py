"""One SQLite file: a connection that writes and one that reads, and a method for each.

Everything that touches the file goes through ``transact`` or ``read``. Both are shielded: a caller that is cancelled
leaves no transaction open, and what it began is carried to its end.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import msgspec

from storage.errors import NotStored
from storage.integrity import broken_file, broken_log
from storage.migrate import APPLICATION_ID, migrate
from storage.owner import damaged, refuse_foreign, telling
from storage.records import TableId
from storage.transaction import Transaction, in_one_go

log = logging.getLogger(__name__)

T = TypeVar("T")

__all__ = ["Database", "Failing", "Transaction", "Unbroken"]

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


class Failing(msgspec.Struct, frozen=True):
    """That nothing, or not everything, can be stored just now. Moments are in UTC unix seconds."""

    full: bool
    """The disk is full."""
    since: float
    latest: float


def _note_abandoned(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) and not isinstance(error, NotStored):
        log.info("work whose caller was cancelled ended in %r", error, exc_info=error)


class _Connection:
    """A connection with a thread of its own, in which all is done on it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "database")
        self._connection: sqlite3.Connection | None = None

    async def open(self, path: Path, *pragmas: str) -> None:
        """Connect to a file."""
        await self._do(self._open, path, pragmas)

    async def run(self, begin: str, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Do work within one transaction. The thread does one after the other."""
        return await self._do(self._run, begin, work)

    async def close(self) -> None:
        """Disconnect, after what was begun."""
        if self._connection is not None:
            await self._do(self._close)
        self._thread.shutdown(wait=False)

    async def _do(self, do: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401 - whatever it takes
        return await asyncio.get_running_loop().run_in_executor(self._thread, do, *arguments)

    def _open(self, path: Path, pragmas: tuple[str, ...]) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.row_factory = sqlite3.Row
        for pragma in pragmas:
            self._connection.execute(pragma)

    def _run(self, begin: str, work: Callable[[Transaction], Awaitable[T]]) -> T:
        if self._connection is None:
            raise sqlite3.ProgrammingError("the database is closed")
        return in_one_go(self._connection, begin, work)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class Database:
    """An open database."""

    def __init__(self) -> None:
        """Use ``open``."""
        self._writer = _Connection()
        self._reader = _Connection()
        self._unbroken = Unbroken()
        self.writes = 0
        """How many transactions have been stored, or tried."""
        self.failing: Failing | None = None
        """Set while storing fails: until a minute has passed without a failure."""
        self.clock: Callable[[], float] = time.time
        self._path = Path()
        self._latest: defaultdict[TableId | None, int] = defaultdict(int)
        """Number of the latest one that changed only one table, by that table; under None, of any other."""

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
        opened = cls()
        opened._path = path
        with telling(path):
            await asyncio.to_thread(_try_to_open, path)
            await _prepare(path)
            try:
                await opened._writer.open(path, *_PRAGMAS, "PRAGMA foreign_keys = ON")
                # A reader of its own never sees what a transaction may yet take back.
                await opened._reader.open(path, *_PRAGMAS, "PRAGMA query_only = ON")
            except BaseException:
                await opened.close()
                raise
        return opened

    async def transact(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Do work in one transaction: all of it is stored, or (where it raises) nothing.

        The work is run in the thread of the database from its beginning to its end: it awaits nothing but ``tx``.

        Raises:
            NotStored: the disk is full, or cannot be written. It is logged here, once while it lasts.

        """
        return (await self._unbroken.run(self._written(work, None)))[0]

    async def transact_at(self, table_id: TableId, work: Callable[[Transaction], Awaitable[T]]) -> tuple[T, int]:
        """Do work as ``transact`` that changes nothing of any other table alive; return its number among all writes."""
        return await self._unbroken.run(self._written(work, table_id))

    async def _written(self, work: Callable[[Transaction], Awaitable[T]], table_id: TableId | None) -> tuple[T, int]:
        try:
            done = await self._writer.run("BEGIN IMMEDIATE", work)
        except sqlite3.OperationalError as error:
            raise self._unwritable(error) from error
        finally:
            self.writes += 1
            self._latest[table_id] = self.writes
        if self.failing is not None and self.clock() - self.failing.latest >= LASTING:
            log.warning("%s can be written again", self._path)
            self.failing = None
        return done, self.writes

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
            await self.transact(_write_nothing_new)
        except NotStored:
            return False
        return True

    def holds(self, table_id: TableId, writes: int) -> bool:
        """Tell whether what was read of a table when there had been so many writes is as it is stored now."""
        return max(self._latest[None], self._latest.get(table_id, 0)) <= writes

    async def read(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Read several things as they were at one moment. As ``transact``."""
        return await self._unbroken.run(self._reader.run("BEGIN", work))

    async def close(self) -> None:
        """Wait for what is under way, then close."""
        await self._unbroken.settle()
        await self._reader.close()
        await self._writer.close()


async def _write_nothing_new(tx: Transaction) -> None:
    """Write a page as it is."""
    await tx.execute(f"PRAGMA application_id = {APPLICATION_ID:d}")


def _try_to_open(path: Path) -> None:
    """Fail where no file can be opened or made: aiosqlite would leave behind a thread that outlives its loop."""
    sqlite3.connect(path).close()


async def _prepare(path: Path) -> None:
    """Make sure that a file is whole, and bring it up to date."""
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        connection.row_factory = sqlite3.Row
        for pragma in _PRAGMAS:
            await connection.execute(pragma)
        # What is broken would be found out in the middle of some game.
        if problem := await broken_file(connection):
            raise damaged(path, problem)
        await migrate(connection)
        if problem := await broken_log(connection):
            raise damaged(path, problem)
