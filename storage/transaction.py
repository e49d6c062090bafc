"""What the small functions of every table's module are given: a connection within a transaction, of any database."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Iterable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from storage.errors import StorageError

BATCH = 500
"""Rows that are in memory at a time where there may be many."""


class Changed(Protocol):
    """What a statement did."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""


class Write(NamedTuple):
    """A statement whose outcome nobody waits for."""

    sql: str
    parameters: tuple[Any, ...]
    unchanged: StorageError | None = None
    """Raised where it changes no row."""
    forbidden: StorageError | None = None
    """Raised where a constraint or a trigger forbids it."""


class Transaction(Protocol):
    """A connection within a transaction. The parameters of a statement are written as question marks."""

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
        """Run a statement without waiting for its outcome: at once, or only with the next awaited one or the commit.

        Its errors may be raised as late as that, and then nothing of the transaction is stored.

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

    def batches(self, sql: str, /) -> AsyncGenerator[list[tuple[Any, ...]], None]:
        """Iterate over the rows of a query that may be more than there is memory for, some hundred at a time."""

    def lock(self, sql: str, parameters: Iterable[Any] = (), /) -> Awaitable[None]:
        """Lock the rows of a query until the transaction ends, after waiting for those who change them just now.

        It does nothing where a database has one writer at a time.
        """

    def claim(self, sql: str, parameters: Iterable[Any] = (), /) -> Awaitable[Iterable[Any]]:
        """Return the rows of a query that nobody else has locked just now, locked as ``lock`` does; it waits for none.

        It returns all rows where a database has one writer at a time.
        """

    def notify(self, what: str, /) -> Awaitable[None]:
        """Notify the listeners of other processes of something when the transaction is committed.

        It does nothing where a database has one process.
        """

    def lock_name(self, name: str, /) -> Awaitable[None]:
        """Wait for other transactions that lock the same name: needed where a count depends on rows not yet stored."""


class Connection(Transaction, Protocol):
    """A connection on which one transaction runs after another."""

    def commit(self) -> Awaitable[None]:
        """Run the pending writes, and commit. Raises the error of one that fails, and then commits nothing."""

    def rollback(self) -> Awaitable[None]:
        """Take back what was written, and drop the pending writes."""


class Connections(Protocol):
    """The source of the connections of transactions."""

    begin: str
    """How a transaction begins."""

    def take(self) -> Awaitable[Connection]:
        """Wait for a connection that nobody else has."""

    def give_back(self, connection: Any, /) -> None:  # noqa: ANN401 - one of its own
        """Release a connection."""

    def close(self) -> Awaitable[None]:
        """Disconnect, after what is under way."""


class Session(Protocol):
    """A separate connection, which ends with the process and then releases what it has locked.

    Its methods raise NotStored if the server cannot be reached, and then it holds no lock any more.
    """

    def try_lock(self, name: str, /) -> Awaitable[bool]:
        """Lock a name unless another session has; until ``unlock`` or the end of this one."""

    def unlock(self, name: str, /) -> Awaitable[None]:
        """Unlock a name."""

    def agree(self, number: int, /) -> Awaitable[bool]:
        """Announce a number to other sessions while this one lasts; return False if one has announced another."""

    def check(self) -> Awaitable[None]:
        """Find out whether the session still exists; the server ends one in which nothing is done for long."""

    def notices(self) -> AsyncIterator[str]:
        """Iterate over the notifications of other processes' transactions. The session does nothing else then."""

    def close(self) -> Awaitable[None]:
        """End it."""


class Unwritable(NamedTuple):
    """What keeps a database from storing just now, and is no fault of ours."""

    why: str
    full: bool
    """Whether its disk is full."""


class Engine(Protocol):
    """An open database of one kind: what differs between the kinds."""

    name: str
    """Its name in messages, without a password."""

    @property
    def writers(self) -> Connections:
        """The connections that write."""

    @property
    def readers(self) -> Connections:
        """The connections that read, and never see what another transaction has not committed yet."""

    def unwritable(self, error: Exception) -> Unwritable | None:
        """Return what keeps it from storing just now, or None if the error has another reason."""

    def unreadable(self, error: Exception) -> Unwritable | None:
        """Return likewise what keeps it from being read."""

    def overtaken(self, error: Exception) -> bool:
        """Return whether another transaction was in the way, so that this one must be repeated."""

    def session(self, direct: str | Path | None = None, /) -> Awaitable[Session]:
        """Return a new connection for locks or for notifications, at an address of its own if one is given.

        Raises UnusableFile: it cannot be reached, or only one process plays on a database of this kind.
        """

    def check_whole(self) -> Awaitable[None]:
        """Read all of a file, and raise DamagedFile where something cannot be read; a server looks after its own."""

    def touch(self, tx: Transaction) -> Awaitable[object]:
        """Write something that changes nothing."""

    def refused(self, error: Exception) -> str | None:
        """Return in one line why the database rejected a statement, or None if the error is not the database's."""

    def filling(self, tx: Transaction) -> AbstractAsyncContextManager[None]:
        """Disable triggers while rows are copied from elsewhere; rows stored later get the ids that follow."""
