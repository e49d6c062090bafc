"""A database, the only access to what is stored, whether that is an SQLite file or a PostgreSQL server.

Everything is stored or read within a block: ``async with database.transaction() as tx``, ``reading`` or ``query``.
What differs between the two kinds is in ``storage.sqlite`` and ``storage.postgres``.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from types import ModuleType

import msgspec

from engine.core.progress import Progress, silent
from storage import owner, sqlite
from storage.errors import NotStored, OutcomeUnknown, StaleVersion, UnusableFile
from storage.integrity import Moment
from storage.transaction import Connection, Connections, Engine, Session, Transaction, Unwritable

log = logging.getLogger(__name__)

__all__ = [
    "Address",
    "Database",
    "Failing",
    "Transaction",
    "address_of",
    "at_one_moment",
    "name_of",
    "only_process",
    "unplayed",
]

LASTING = 60.0
"""Seconds without a failure after which storing is said to work again: on a full disk some little things still fit."""


Address = Path | str
"""A file of SQLite, or where a server of PostgreSQL is: ``postgresql://user:password@host:port/name``."""


def address_of(written: str) -> Address:
    """Read an address as it is written in a setting or on a command line.

    ``~`` stands for a home folder.

    Raises UnusableFile: it is of another kind of database, and not repeated in the message, as it may hold a password;
    or there is no such home folder.
    """
    sort, parted, rest = written.partition("://")
    if not parted:
        try:
            return Path(written).expanduser()
        except RuntimeError:
            raise UnusableFile(f"{written} cannot be used: nobody knows whose home that is") from None
    if sort.lower() not in {"postgresql", "postgres"}:
        raise UnusableFile("the address of a database is the path of a file, or postgresql://user:password@host/name")
    return f"postgresql://{rest}"


def postgres() -> ModuleType:
    """Return the module for PostgreSQL. Raises UnusableFile: the extra that it needs is not installed."""
    try:
        from storage import postgres  # noqa: PLC0415 - whoever keeps tables in a file needs none of it
    except ModuleNotFoundError as error:
        raise UnusableFile(f"PostgreSQL needs the extra postgres: pip install -e '.[postgres]' ({error})") from error
    return postgres


def name_of(address: Address) -> str:
    """Return the name of a database for messages, without its password."""
    return str(address) if isinstance(address, Path) else str(postgres().name_of(address))


def only_process(address: Address) -> AbstractAsyncContextManager[None]:
    """Wait until no other process plays on a file, and let others wait; on a server several may.

    Raises StorageError: the file is none of ours.
    """
    return owner.only_process(address) if isinstance(address, Path) else nullcontext()


def unplayed(address: Address) -> AbstractAsyncContextManager[None]:
    """Keep everybody from playing on a database while the block runs. Raises UnusableFile: somebody does."""
    if isinstance(address, Path):
        return owner.unplayed(address)
    alone: AbstractAsyncContextManager[None] = postgres().unplayed(address)
    return alone


def at_one_moment(address: Address, progress: Progress = silent) -> AbstractAsyncContextManager[Moment]:
    """Read an existing database, which the bot may have open, as it is at one moment, without changing it.

    Raises StorageError: it cannot be read.
    """
    if isinstance(address, Path):
        return sqlite.at_one_moment(address, progress)
    moment: AbstractAsyncContextManager[Moment] = postgres().at_one_moment(address, progress)
    return moment


class Failing(msgspec.Struct, frozen=True):
    """States that nothing, or not everything, can be stored just now. Moments are in UTC unix seconds."""

    full: bool
    """Whether the disk is full."""
    since: float
    """When storing first failed."""
    latest: float
    """When it last failed."""


class Database:
    """An open database."""

    def __init__(self, engine: Engine, address: Address) -> None:
        """Use ``open``."""
        self.engine = engine
        self.address = address
        """Where it is, a password included."""
        self.failing: Failing | None = None
        """Set while storing fails: until a minute has passed without a failure."""
        self.clock: Callable[[], float] = time.time
        self.timed: Callable[[str], AbstractContextManager[object]] = lambda _: nullcontext()
        """Measures each ``transaction``, ``reading`` or ``query``, from waiting for a connection to its end."""
        self._ending: set[asyncio.Future[None]] = set()
        """The ends of transactions, which are waited for even where their callers are cancelled."""

    @classmethod
    async def open(cls, address: Address, *, whole: bool = True) -> Database:
        """Open a file, or connect to a server, making or migrating the tables where needed.

        ``whole``: read all of a file first, which takes longer the larger it is; otherwise call ``check_whole`` later.

        Raises:
            NewerDatabase: it was written by a newer version of the program.
            ForeignFile: it is no database, or one of another program; it is left as it was.
            DamagedFile: pages of it were overwritten or are missing, a table is missing, or a log cannot be read.
            UnusableFile: it cannot be read or written, or the server cannot be reached.
            NotStored: the disk is full.

        """
        if isinstance(address, Path):
            return cls(await sqlite.SQLite.open(address, whole=whole), address)
        return cls(await postgres().Postgres.open(address), address)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Run the block as one transaction: all of it is stored, or nothing if it raises.

        Others may wait until it ends, so nothing but ``tx`` is awaited within it. If the caller is cancelled, no
        transaction stays open: it is rolled back, or, if it was being committed, the commit is completed. It begins
        with the first statement that is awaited; what ``tx.write`` was given may run, and raise, as late as at its end.

        Raises:
            NotStored: the disk is full, or cannot be written, or the server cannot be reached. This is logged here,
                once for as long as it lasts.
            StaleVersion: another transaction was in the way.
            OutcomeUnknown: the server was lost while it committed, which is logged in the same way.

        """
        try:
            with self.timed("transaction"):
                async with self._block(self.engine.writers) as tx:
                    yield tx
        except OutcomeUnknown as error:
            self._not_stored(Unwritable(str(error), full=False))
            raise
        except Exception as error:
            if self.engine.overtaken(error):
                raise StaleVersion(f"{self.engine.name}: {error}") from error
            if (problem := self.engine.unwritable(error)) is not None:
                raise self._not_stored(problem) from error
            raise
        if self.failing is not None and self.clock() - self.failing.latest >= LASTING:
            log.warning("%s can be written again", self.engine.name)
            self.failing = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """Read several things as they were at one moment. Nothing else is awaited in the block.

        Raises NotStored: the server is out of reach.
        """
        try:
            with self.timed("reading"):
                async with self._block(self.engine.readers) as tx:
                    yield tx
        except Exception as error:
            if (problem := self.engine.unreadable(error)) is not None:
                raise self._not_stored(problem) from error
            raise

    @asynccontextmanager
    async def query(self) -> AsyncIterator[Transaction]:
        """Read what a single query finds, which sees one moment by itself. Raises NotStored: as ``reading``."""
        try:
            readers = self.engine.readers
            with self.timed("query"):
                connection = await readers.take()
                try:
                    yield connection
                finally:
                    readers.give_back(connection)
        except Exception as error:
            if (problem := self.engine.unreadable(error)) is not None:
                raise self._not_stored(problem) from error
            raise

    @asynccontextmanager
    async def _block(self, connections: Connections) -> AsyncIterator[Transaction]:
        connection = await connections.take()
        try:
            await connection.write(connections.begin)
            yield connection
        except BaseException:
            await self._end(connections, connection, connection.rollback)
            raise
        await self._end(connections, connection, connection.commit)

    async def _end(self, connections: Connections, connection: Connection, end: Callable[[], Awaitable[None]]) -> None:
        """End a transaction, whatever becomes of the caller, and let the next one begin."""
        ending = self._begin_end(_ended(connection, end))
        # Not by the task itself: where all tasks are cancelled, it may never have begun.
        ending.add_done_callback(partial(self._give_back, connections, connection))
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            ending.add_done_callback(_note_abandoned)
            raise

    def _begin_end(self, end: Awaitable[None]) -> asyncio.Future[None]:
        ending = asyncio.ensure_future(end)
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
        return ending

    def _give_back(self, connections: Connections, connection: Connection, ended: asyncio.Future[None]) -> None:
        if not ended.cancelled():
            connections.give_back(connection)
            return
        # If its end has never begun, the transaction is still open, and so would be the next one's.
        rolling_back = self._begin_end(connection.rollback())
        rolling_back.add_done_callback(_note_abandoned)
        rolling_back.add_done_callback(lambda _: connections.give_back(connection))

    def _not_stored(self, problem: Unwritable) -> NotStored:
        """Return what is to be raised, and log in one line that storing fails where it did not before."""
        name, now = self.engine.name, self.clock()
        if self.failing is None:
            log.error("%s cannot be written: %s. Nothing is stored until that is mended", name, problem.why)
            self.failing = Failing(problem.full, now, now)
        else:
            self.failing = Failing(problem.full, self.failing.since, now)
        return NotStored(f"{name}: {problem.why}", full=problem.full)

    async def session(self, direct: Address | None = None) -> Session:
        """Return a connection of its own, for locks or for what other processes let know: see ``Engine.session``.

        ``direct``: its address, if that of the database leads to a connection pooler, or None if it is the same.
        """
        return await self.engine.session(direct)

    async def check_whole(self) -> None:
        """Read all pages of a file while it is in use, and the logs of games that go on; a server looks after its own.

        Raises:
            DamagedFile: a page was overwritten, or a log cannot be read.
            UnusableFile: it can no longer be read.

        """
        await self.engine.check_whole()

    def filling(self, tx: Transaction) -> AbstractAsyncContextManager[None]:
        """Disable triggers while rows are copied from elsewhere; rows stored later get the ids that follow."""
        return self.engine.filling(tx)

    def refused(self, error: Exception) -> str | None:
        """Return in one line why the database rejected a statement, or None if the error is not the database's."""
        return self.engine.refused(error)

    async def can_store(self) -> bool:
        """Return whether anything can be stored, which is tried out if storing has failed a little while ago."""
        if self.failing is None:
            return True
        try:
            async with self.transaction() as tx:
                await self.engine.touch(tx)
        except (NotStored, OutcomeUnknown):
            return False
        return True

    async def close(self) -> None:
        """Wait for what is under way, then close."""
        await self.engine.readers.close()
        await self.engine.writers.close()


async def _ended(connection: Connection, end: Callable[[], Awaitable[None]]) -> None:
    try:
        await end()
    except BaseException:
        await connection.rollback()  # does nothing where the database itself has rolled back, as on a full disk
        raise


def _note_abandoned(ending: asyncio.Future[None]) -> None:
    if not ending.cancelled() and (error := ending.exception()):
        # Its first line: further ones may quote a row, and so a hand.
        why = next(iter(str(error).splitlines()), "")
        log.info("a transaction whose caller was cancelled was not stored: %s: %s", type(error).__name__, why)
