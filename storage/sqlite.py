"""One SQLite file: a connection that writes and one that reads.

Several statements take only one visit to the thread of a connection, as long as nobody waits for the outcome of each.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import aiosqlite

from engine.core.progress import Progress
from storage.errors import DamagedFile, ForeignFile, StorageError, UnusableFile
from storage.integrity import Moment, broken_log, broken_page, missing_part, read_text, unreadable, wrong_values
from storage.migrate import APPLICATION_ID, migrate, shipped
from storage.owner import PRIVATE, connected, damaged, disconnected, is_full, refuse_foreign, telling
from storage.rows import fetch, number
from storage.transaction import BATCH, Session, Transaction, Unwritable, Write

T = TypeVar("T")

_UNWRITABLE = frozenset(
    {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_BUSY}
)
"""SQLite's codes for what keeps it from writing just now, and is no fault of ours."""
_LOOK = 0.25
"""Seconds between two updates of the progress of a long statement."""
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA busy_timeout = 5000",
    # Without this, INSERT OR REPLACE would overwrite an append-only row without running its trigger.
    "PRAGMA recursive_triggers = ON",
)


class SQLiteConnection(aiosqlite.Connection):
    """A connection that sends pending writes together with the next statement that is awaited, or with the commit.

    Each visit to aiosqlite's thread costs two futures and two thread switches: more than most statements do.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection], path: Path) -> None:
        """Use ``connect``."""
        super().__init__(connector, iter_chunk_size=64)
        self._path: Path | None = path
        """The file, until the connection is closed."""
        connected(path)
        self._writes: list[Write] = []
        self._failure: BaseException | None = None
        """Why the transaction can only be rolled back: a pending write has failed."""

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
        self._writes.append(Write(sql, tuple(parameters), unchanged, forbidden))

    async def batches(self, sql: str, /) -> AsyncGenerator[list[tuple[Any, ...]], None]:
        """Iterate over the rows of a query, some hundred at a time."""
        async with self.execute(sql) as cursor:
            while rows := await cursor.fetchmany(BATCH):
                yield [tuple(row) for row in rows]

    async def lock(self, sql: str, parameters: Iterable[Any] = (), /) -> None:
        """Do nothing: there is only one writer."""

    async def claim(self, sql: str, parameters: Iterable[Any] = (), /) -> Iterable[sqlite3.Row]:
        """Return the rows of a query."""
        return await self.execute_fetchall(sql, parameters)

    async def notify(self, what: str, /) -> None:
        """Do nothing: there is no other process."""

    async def lock_name(self, name: str, /) -> None:
        """Do nothing: there is only one writer."""

    async def commit(self) -> None:
        """Run the pending writes, and commit. Raises the error of one that fails, and then commits nothing."""
        if self._failure is not None:
            raise self._failure
        await super().commit()

    async def rollback(self) -> None:
        """Take back what was written, and drop the pending writes."""
        self._writes, self._failure = [], None
        await super().rollback()

    async def close(self) -> None:
        """Disconnect."""
        try:
            await super().close()
        finally:
            if self._path is not None:
                disconnected(self._path)
                self._path = None

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401
        # Everything that aiosqlite does in its thread goes through this method.
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
    writes: list[Write],
    fn: Callable[..., Any],
    *args: Any,  # noqa: ANN401
    **kwargs: Any,  # noqa: ANN401
) -> Any:  # noqa: ANN401
    """Run pending writes and then ``fn``, in the thread of the connection."""
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


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, isolation_level=None)


async def connect(path: Path, *, mode: str = "rwc") -> SQLiteConnection:
    """Connect to a file, without beginning transactions automatically. Its rows are read by the names of their columns.

    ``mode``: as in SQLite's URIs; "rwc" makes the file if there is none.

    Raises sqlite3.Error where it cannot be opened.
    """
    connection = SQLiteConnection(partial(_connect, path, mode), path)
    try:
        await connection
    except BaseException:
        await connection.close()
        raise
    connection.row_factory = sqlite3.Row
    return connection


class OneConnection:
    """A single connection, which its users take one after another."""

    def __init__(self, connection: SQLiteConnection, begin: str) -> None:
        self.connection = connection
        self.begin = begin
        self._free = asyncio.Lock()

    async def take(self) -> SQLiteConnection:
        """Wait for the connection."""
        await self._free.acquire()
        return self.connection

    def give_back(self, connection: SQLiteConnection, /) -> None:
        """Hand the connection to the next one."""
        del connection
        self._free.release()

    async def close(self) -> None:
        """Disconnect, after what is under way."""
        async with self._free:
            await self.connection.close()


class Writer(OneConnection):
    """The connection that writes, as long as its path leads to the file that it has open."""

    def __init__(self, connection: SQLiteConnection, path: Path) -> None:
        super().__init__(connection, "BEGIN IMMEDIATE")
        self._path = path
        self._file = _identity(path)

    async def take(self) -> SQLiteConnection:
        """Wait for the connection. Raises sqlite3.OperationalError: the file was moved, and writes would be lost."""
        connection = await super().take()
        if _identity(self._path) != self._file:
            self.give_back(connection)
            error = sqlite3.OperationalError("it was moved away or replaced while it was in use: start the bot again")
            error.sqlite_errorcode = sqlite3.SQLITE_READONLY_DBMOVED
            raise error
        return connection


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what identifies a file, its device and inode, or None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class SQLite:
    """An open file."""

    def __init__(self, path: Path, writer: SQLiteConnection, reader: SQLiteConnection) -> None:
        """Use ``open``."""
        self.name = str(path)
        self.writers = Writer(writer, path)
        self.readers = OneConnection(reader, "BEGIN")

    @classmethod
    async def open(cls, path: Path, *, whole: bool = True) -> SQLite:
        """Open a file, making or migrating it where needed. ``whole`` and what it raises: as ``Database.open``."""
        await asyncio.to_thread(refuse_foreign, path)
        with telling(path):
            await asyncio.to_thread(_try_to_open, path)
            writer = await _connected(path)
            try:
                await _prepare(path, writer, whole=whole)
                # A separate reader never sees what a transaction has not committed yet.
                reader = await _connected(path, "PRAGMA query_only = ON")
            except BaseException:
                await writer.close()
                raise
        return cls(path, writer, reader)

    def unwritable(self, error: Exception) -> Unwritable | None:
        """Return what keeps the file from being written just now, or None if the error has another reason."""
        # Errors that Python itself raises have no code; all but its lowest byte only adds details to an I/O error.
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if not isinstance(error, sqlite3.OperationalError) or code not in _UNWRITABLE:
            return None
        full = is_full(Path(self.name), error)
        return Unwritable("the disk is full" if full else str(error), full)

    def unreadable(self, error: Exception) -> Unwritable | None:
        """Return None: a file that cannot be read does not become readable by waiting."""
        del error
        return None

    def overtaken(self, error: Exception) -> bool:
        """Return False: there is only one writer."""
        del error
        return False

    async def session(self, direct: str | Path | None = None) -> Session:
        """Raise UnusableFile."""
        del direct
        raise UnusableFile(f"{self.name} is a file of SQLite, on which one process plays: several need PostgreSQL")

    async def check_whole(self) -> None:
        """Read the whole file by a separate connection. Raises as ``Database.check_whole``."""
        path = Path(self.name)
        try:
            async with second_connection(path) as tx:
                try:
                    problem = await broken_page(tx) or await broken_log(tx)
                except asyncio.CancelledError:
                    await tx.interrupt()  # else the thread reads on to the last page
                    raise
            if problem is not None:
                raise damaged(path, problem)
        except DamagedFile:
            # A bot that is restarted again and again must not log in to Discord each time before this is found out.
            with suppress(OSError):
                damage_mark(path).touch()
            raise

    async def touch(self, tx: Transaction) -> None:
        """Write a page unchanged."""
        await tx.execute(f"PRAGMA application_id = {APPLICATION_ID:d}")

    def refused(self, error: Exception) -> str | None:
        """Return in one line why SQLite rejected a statement, or None if the error is not SQLite's."""
        return str(error) if isinstance(error, sqlite3.Error) else None

    @asynccontextmanager
    async def filling(self, tx: Transaction) -> AsyncIterator[None]:
        """Drop the triggers, and restore them after the block; SQLite itself lets the next id follow the highest."""
        triggers = await fetch(tx, "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        for name, _ in triggers:
            await tx.execute(f'DROP TRIGGER "{name}"')
        yield
        for _, made in triggers:
            await tx.execute(made)


def _try_to_open(path: Path) -> None:
    """Fail if no file can be opened or made: aiosqlite would leave behind a thread that outlives its event loop.

    Nobody else may read a file that is made here, nor those that SQLite writes next to it.
    """
    if not path.exists():  # opening one that exists would take away this process's locks on it
        with suppress(OSError):  # SQLite reports what is wrong
            path.touch(mode=PRIVATE)
    sqlite3.connect(path).close()


async def _connected(path: Path, *pragmas: str) -> SQLiteConnection:
    connection = await connect(path)
    try:
        for pragma in (*_PRAGMAS, *pragmas):
            await connection.execute(pragma)
    except BaseException:
        await connection.close()
        raise
    return connection


def damage_mark(path: Path) -> Path:
    """Return the file whose presence marks a database as found damaged in use: it is read whole when it is opened."""
    return path.with_name(f"{path.name}-damaged")


async def _prepare(path: Path, connection: SQLiteConnection, *, whole: bool) -> None:
    """Make sure that a file is whole, and bring it up to date."""
    # Otherwise damage would be noticed in the middle of some game.
    whole = whole or damage_mark(path).exists()
    if problem := (whole and await broken_page(connection)) or await missing_part(connection):
        raise damaged(path, problem)
    await _migrate(path, connection)
    if whole and (problem := await broken_log(connection)):
        raise damaged(path, problem)
    damage_mark(path).unlink(missing_ok=True)
    # Migrations may break references for a moment.
    await connection.execute("PRAGMA foreign_keys = ON")


async def _migrate(path: Path, connection: SQLiteConnection) -> None:
    """Bring a file up to date. Raises DamagedFile: its tables are not those of the version that it says it has."""
    version = await number(connection, "PRAGMA user_version")
    try:
        await migrate(connection)
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF not in {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT}:
            raise
        raise damaged(
            path, f"it says that it has version {version}, of which it has not the tables: {error}"
        ) from error


@asynccontextmanager
async def second_connection(path: Path) -> AsyncIterator[SQLiteConnection]:
    """Open an existing database, which the bot may have open, without migrating or changing it.

    Raises:
        ForeignFile: the file is none of ours.
        NewerDatabase: it was written by a newer version of the program.
        DamagedFile, UnusableFile: it is missing, or cannot be read as far as is needed.

    """
    _refuse_missing(path)
    await asyncio.to_thread(refuse_foreign, path)
    with telling(path):
        connection = await connect(path, mode="rw")
        try:
            await connection.execute("PRAGMA busy_timeout = 5000")
            if await number(connection, "PRAGMA application_id") != APPLICATION_ID:
                raise ForeignFile(f"{path} is an empty file")
            yield connection
        finally:
            await connection.close()


@asynccontextmanager
async def at_one_moment(path: Path, progress: Progress) -> AsyncIterator[Moment]:
    """Read a file as it is at one moment; if it has yet to be migrated, a migrated copy of it.

    Raises StorageError or sqlite3.Error where it cannot be read.
    """
    async with second_connection(path) as tx:
        if missing := await missing_part(tx):
            raise damaged(path, missing)
        if await number(tx, "PRAGMA user_version") == shipped()[-1].version:
            await tx.execute("PRAGMA query_only = ON")
            await tx.execute("BEGIN")
            yield await _moment(tx, progress)
            return
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "copy.sqlite3"
            await vacuum_into(tx, copy, progress)
            migrated = await connect(copy)
            try:
                await _migrate(path, migrated)
                yield await _moment(migrated, progress)
            finally:
                await migrated.close()


async def vacuum_into(tx: SQLiteConnection, copy: Path, progress: Progress) -> None:
    """Copy a file as it is at one moment."""
    written, size = 0, await number(tx, "PRAGMA page_count") * await number(tx, "PRAGMA page_size")
    with progress("bytes", size) as advance:

        async def look() -> None:
            nonlocal written
            before, written = written, await asyncio.to_thread(_size, copy)
            advance(written - before)

        await _watched(tx, tx.execute("VACUUM INTO ?", (str(copy),)), look)


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


async def _watched(tx: SQLiteConnection, statement: Awaitable[T], look: Callable[[], Awaitable[None]]) -> T:
    """Wait for a statement that may take long, and call ``look`` now and then."""
    running = asyncio.ensure_future(statement)
    try:
        while not running.done():
            await asyncio.wait([running], timeout=_LOOK)
            await look()
    except asyncio.CancelledError:
        running.cancel()
        await tx.interrupt()  # else the thread goes on to its end
        raise
    return await running


async def _moment(tx: SQLiteConnection, progress: Progress) -> Moment:
    broken = await _checked_pages(tx, progress)
    broken += [f"{row[0]}: a row refers to no {row[2]}" for row in await fetch(tx, "PRAGMA foreign_key_check")]
    tx.text_factory = read_text
    wrong = await wrong_values(tx, progress)
    return Moment(tx, tuple(broken), tuple(wrong), tuple(await unreadable(tx)), (sqlite3.Error,))


async def _checked_pages(tx: SQLiteConnection, progress: Progress) -> list[str]:
    """Read all pages, compare every index with its table, and return what is wrong."""
    with progress("pages", None) as advance:

        async def look() -> None:
            advance(0)

        rows = await _watched(tx, fetch(tx, "PRAGMA integrity_check"), look)
    return [f"file: {row[0]}" for row in rows if row[0] != "ok"]


def _refuse_missing(path: Path) -> None:
    if not path.exists():
        raise UnusableFile(f"{path}: no such file")
