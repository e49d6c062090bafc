"""A database on a server of PostgreSQL: connections through psycopg 3, which the extra ``postgres`` brings.

Many write at the same time. Each write to a table names the version that it was decided by, and of two such writers the
second finds no row (``StaleVersion``): so READ COMMITTED is enough, and nothing has to be repeated because of other
tables. Anything else that a decision depends on is locked first (``Transaction.lock``, ``lock_name``).
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import math
import re
import secrets
import selectors
import socket
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import psycopg.sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8BinaryDumper, Int8Dumper
from psycopg.types.string import TextLoader
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from engine.core.progress import Progress
from storage.errors import (
    DamagedFile,
    EmptyDatabase,
    ForeignFile,
    NewerDatabase,
    NotStored,
    OutcomeUnknown,
    StorageError,
    UnusableFile,
)
from storage.integrity import Moment, layouts, missing_of, with_holes, wrong_values
from storage.migrate import shipped
from storage.transaction import BATCH, Transaction, Unwritable, Write

_DEFAULTS = {
    "application_name": "stationmaster",
    "connect_timeout": "5",
    # It is noticed within a quarter of a minute, and not after hours, that a server can no longer be reached.
    "keepalives_idle": "5",
    "keepalives_interval": "3",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}
"""The parameters of a connection that its address does not set."""
_SESSION = (
    # A process that has lost its connection to the server leaves no table locked, nobody waits for a lock for ever, and
    # no statement runs for ever whose result nobody waits for.
    "SET idle_in_transaction_session_timeout = '20s'",
    "SET lock_timeout = '20s'",
    "SET statement_timeout = '20s'",
)
_AS_LONG_AS_IT_TAKES = "SET LOCAL statement_timeout = 0"
"""Lifts the time limit of statements in a transaction that reads or changes everything."""
MOST_WRITERS, MOST_READERS = 4, 4
"""Connections of one process, which are opened as they are needed."""
WAIT, PAUSE = 4.0, 0.2
"""Seconds to wait for a connection while all are in use or the server is away, and between two attempts to reach it."""
SILENCE = 5.0
"""Seconds after which a server that does not answer is given up: whoever waits for it hears of that within ten."""
LONG_SILENCE = 600.0
"""The same for transactions that may read or change everything, and for which nobody in Discord waits."""
TICK = 0.25
"""Seconds of each of the short waits by which a silence is counted."""
CLOSING = 3.0
"""Seconds to wait for what is under way before the connections are closed."""
OLDEST = 140_000
"""The oldest version of the server that will do, as PostgreSQL numbers it."""
_MAY_MAKE = "SELECT has_schema_privilege(current_schema(), 'CREATE')"
_MIGRATING = 0x5354_4D31
"""The number of the lock by which a process that migrates a database keeps others from doing so."""
_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
_PARTS = """SELECT 'table', tablename FROM pg_tables WHERE schemaname = current_schema()
    UNION ALL SELECT 'column', table_name || '.' || column_name FROM information_schema.columns
        WHERE table_schema = current_schema()
    UNION ALL SELECT 'index', indexname FROM pg_indexes WHERE schemaname = current_schema()
    UNION ALL SELECT 'trigger', tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
        WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal AND tgenabled <> 'D'"""
"""The tables of a schema with their parts, by type and name."""
_WITH_TRIGGERS = """SELECT DISTINCT relname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal ORDER BY relname"""
_TYPES = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}
"""The type of a column, by its type in SQLite."""
_COLUMNS = """SELECT table_name, column_name, data_type FROM information_schema.columns
    WHERE table_schema = current_schema() ORDER BY table_name, column_name"""
_OTHERWISE = {"json_group_array(": "json_agg(", "json_array(": "json_build_array("}
"""Functions that have other names than in SQLite."""
_TOKENS = re.compile(r"'(?:[^']|'')*'|\?|json_group_array\(|json_array\(")

SESSION_ENDS = 30
"""Seconds after which the server ends an idle session, such as that of a process that has lost its connection."""
ANSWER, LATEST = 15.0, 20.0
"""Seconds after which a session is given up because the server does not answer: of silence in which this process could
have heard an answer; and in all, since the latest question that was answered. That is sooner than the server ends the
session: whoever holds a lock by it stops what the lock protects, which takes a few more seconds, before another process
can take the lock."""
_AT_LEAST = 4
"""Ticks for which this process waits for an answer, however late it already is."""
_CHANNEL = "stationmaster."
"""The beginning of the name of the channel on which transactions notify others; the name of the schema follows."""
_TRY = "SELECT pg_try_advisory_lock(hashtextextended(current_schema() || ?, 0))"
_NUMBERS = "hashtext(current_schema() || ' numbers')"
"""The first half of the locks by which sessions announce numbers to each other; the second half is the number."""
_SAY = f"SELECT pg_try_advisory_lock_shared({_NUMBERS}, ?::integer)"
NOBODY = 0
"""The number announced by whoever keeps bots from playing; bots announce how many shards there are, so never 0."""
_UNSAY = f"SELECT pg_advisory_unlock_shared({_NUMBERS}, ?::integer)"
_CONTRADICTED = f"""SELECT EXISTS (SELECT 1 FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid::bigint = {_NUMBERS}::bigint & 4294967295
        AND objid::bigint <> ? AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"""  # noqa: S608 - own text

Raw = psycopg.AsyncConnection[tuple[Any, ...]]
T = TypeVar("T")
PREPARED_AFTER = 5
"""How often a statement is run before it is prepared, where statements can be prepared."""
UNPREPARED = "it is reached through a connection pooler that keeps track of no prepared statements: none are made"
log = logging.getLogger(__name__)


class ServerSilentError(psycopg.OperationalError):
    """Raised when a server does not answer, though nothing says that it is away."""

    def __init__(self) -> None:
        super().__init__("the server does not answer")


# Its warnings are not needed: whoever waits for a connection gets the error, and logs it once.
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)


async def _done_within(task: asyncio.Future[Any], seconds: float, latest: float = math.inf) -> bool:
    """Wait until a task is done; return False if it is not after some seconds in which this process could have noticed.

    They are counted by short waits, each of which counts as long as it was meant to take: any time beyond that shows
    how slow this process or its machine is, and nothing about the server.

    Args:
        task: what is waited for.
        seconds: how long.
        latest: the moment (of ``time.monotonic``) from which it gives up even earlier, though not before a few ticks.

    """
    for waited in range(1, 1 + max(1, math.ceil(seconds / TICK))):
        await asyncio.wait([task], timeout=min(TICK, seconds))
        if task.done():
            return True
        if waited >= _AT_LEAST and time.monotonic() >= latest:
            break
    return False


async def _answered(raw: Raw, work: Coroutine[Any, Any, T], seconds: float, latest: float = math.inf) -> T:
    """Return what a server answers. If it is silent for too long, the connection is closed.

    If the caller is cancelled, the work goes on.

    Args:
        raw: the connection that is used.
        work: what uses it.
        seconds: for how long it may be silent.
        latest: as in ``_done_within``.

    Raises:
        ServerSilentError: it was silent for longer.

    """
    asking = asyncio.ensure_future(work)
    asking.add_done_callback(_heard)
    if not await _done_within(asking, seconds, latest):
        await _cut(raw)
        raise ServerSilentError
    return asking.result()


def _heard(task: asyncio.Future[Any]) -> None:
    """Retrieve the error of a task for which nobody may be waiting any more, so that it is not logged."""
    if not task.cancelled():
        task.exception()


def _socket_of(raw: Raw) -> socket.socket:
    return socket.fromfd(raw.fileno(), socket.AF_INET, socket.SOCK_STREAM)


async def _cut(raw: Raw) -> None:
    """Disconnect immediately, whatever is under way: that ends as if the server had disconnected.

    If it were cancelled instead, psycopg would ask the server to cancel it too, and wait for that.
    """
    with contextlib.suppress(OSError, psycopg.OperationalError), _socket_of(raw) as own:  # else it is closed already
        own.shutdown(socket.SHUT_RDWR)
    async with raw.lock:  # by then, whoever waits for its socket has noticed
        await raw.close()


class _BoolDumper(Int8Dumper):
    """Stores truth values as 0 and 1, as SQLite does."""

    def dump(self, obj: bool) -> bytes:  # noqa: FBT001 - of psycopg
        return b"1" if obj else b"0"


@functools.cache
def translated(sql: str) -> bytes:
    """Return a statement as PostgreSQL wants it: with numbered parameters, and its own names of functions."""
    count = 0

    def other(found: re.Match[str]) -> str:
        nonlocal count
        if (part := found.group()) != "?":
            return _OTHERWISE.get(part, part)
        count += 1
        return f"${count}"

    return _TOKENS.sub(other, sql).encode()


@functools.lru_cache(maxsize=512)
def _row_type(names: tuple[bytes | None, ...]) -> type[tuple[Any, ...]]:
    """Return the type of rows with these columns, each of which is read by its name or its place."""
    places = {name.decode(): place for place, name in enumerate(names) if name is not None}

    class PostgresRow(tuple[Any, ...]):
        __slots__ = ()

        def __getitem__(self, column: Any) -> Any:  # noqa: ANN401 - a name, a place or a slice
            return tuple.__getitem__(self, places[column] if isinstance(column, str) else column)

    return PostgresRow


def _rows(cursor: psycopg.AsyncCursor[Any]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    # psycopg's own descriptions of columns hold far more, and take as long as the rest of a query.
    result = cursor.pgresult
    return _row_type(() if result is None else tuple(map(result.fname, range(result.nfields))))


class PostgresConnection:
    """A connection for one transaction, or for one query.

    Pending writes are sent with the next statement that is awaited, all in one exchange with the server.
    """

    def __init__(
        self,
        raw: Raw,
        *,
        doubtful: bool,
        sender: str = "",
        silence: float = LONG_SILENCE,
        silent: Callable[[], None] = lambda: None,
    ) -> None:
        """Take a connection to the server.

        Args:
            raw: the connection of psycopg.
            doubtful: whether OutcomeUnknown is raised if the server is lost during a commit.
            sender: marks its notifications, so that this process can ignore its own.
            silence: seconds for which the server may be silent.
            silent: called when it is silent for longer.

        """
        self.raw = raw
        self._silence = silence
        self._silent = silent
        self._sender = sender
        self._doubtful = doubtful
        self._writes: list[Write] = []
        self._failure: BaseException | None = None
        """Why the transaction can only be rolled back."""
        self._begun = False
        """Whether anything was sent."""
        self._sending: asyncio.Task[list[psycopg.AsyncCursor[Any]]] | None = None
        """What is being sent: it is waited for even if its caller is cancelled."""

    async def execute(
        self, sql: str, parameters: Iterable[Any] | None = None, /
    ) -> psycopg.AsyncCursor[tuple[Any, ...]]:
        """Run a statement after the pending writes."""
        return (await self._send(Write(sql, tuple(parameters or ()))))[-1]

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

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]], /) -> None:
        """Have a statement run for each of several rows, as late as ``write`` does."""
        self._writes.extend(Write(sql, tuple(row)) for row in parameters)

    async def execute_fetchall(self, sql: str, parameters: Iterable[Any] | None = None, /) -> Iterable[tuple[Any, ...]]:
        """Return all rows of a query."""
        return await (await self.execute(sql, parameters)).fetchall()

    async def batches(self, sql: str, /) -> AsyncGenerator[list[tuple[Any, ...]], None]:
        """Iterate over the rows of a query, some hundred at a time; one query at a time."""
        await self.execute(f"DECLARE all_rows NO SCROLL CURSOR FOR {sql}")
        while rows := await self.execute_fetchall(f"FETCH {BATCH:d} FROM all_rows"):
            yield [tuple(row) for row in rows]
        await self.execute("CLOSE all_rows")

    async def lock(self, sql: str, parameters: Iterable[Any] = (), /) -> None:
        """Lock the rows of a query before the next statement, which may read them."""
        self._writes.append(Write(f"{sql} FOR UPDATE", tuple(parameters)))

    async def claim(self, sql: str, parameters: Iterable[Any] = (), /) -> Iterable[tuple[Any, ...]]:
        """Lock the rows of a query that nobody else has locked, and return them."""
        return await self.execute_fetchall(f"{sql} FOR UPDATE SKIP LOCKED", parameters)

    async def notify(self, what: str, /) -> None:
        """Notify all listeners of something with the commit."""
        self._writes.append(Write("SELECT pg_notify(? || current_schema(), ?)", (_CHANNEL, f"{self._sender} {what}")))

    async def lock_name(self, name: str, /) -> None:
        """Lock a name until the transaction ends."""
        self._writes.append(Write("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", (name,)))

    async def commit(self) -> None:
        """Run the pending writes, and commit. Raises the error of one that fails, and then commits nothing.

        Raises OutcomeUnknown: the server was lost during the commit.
        """
        if self._failure is not None:
            raise self._failure
        if not self._begun and len(self._writes) <= 1:  # only BEGIN is pending
            self._writes = []
            return
        if self._writes:
            await self._send()
        try:
            await self._send(Write("COMMIT", ()))
        except psycopg.OperationalError as error:
            if self._doubtful and self.raw.closed:
                raise OutcomeUnknown("the server was lost while it committed") from error
            raise

    async def rollback(self) -> None:
        """Take back what was written, and drop the pending writes; a lost connection has taken it back already."""
        await self.settled()
        self._writes, self._failure = [], None
        if not self.raw.closed and self.raw.info.transaction_status != TransactionStatus.IDLE:
            try:
                await self._ask(partial(self.raw.execute, "ROLLBACK"))
            except psycopg.OperationalError:
                await self.raw.close()

    async def settled(self) -> None:
        """Wait for what a cancelled caller has left under way."""
        if self._sending is not None and not self._sending.done():
            await asyncio.wait([self._sending])

    async def _send(self, *last: Write) -> list[psycopg.AsyncCursor[Any]]:
        """Run the pending writes, then ``last``."""
        if self._failure is not None:
            raise self._failure
        writes, self._writes = [*self._writes, *last], []
        self._begun = True
        await self.settled()
        self._sending = asyncio.create_task(self._ask(partial(self._run, writes)))
        self._sending.add_done_callback(_heard)
        try:
            return await asyncio.shield(self._sending)
        except Exception as error:
            self._failure = error
            raise

    async def _ask(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        try:
            return await _answered(self.raw, work(), self._silence)
        except ServerSilentError:
            self._silent()
            raise

    async def _run(self, writes: list[Write]) -> list[psycopg.AsyncCursor[Any]]:
        cursors, error = [self.raw.cursor() for _ in writes], None
        try:
            if len(writes) == 1:
                await cursors[0].execute(translated(writes[0].sql), writes[0].parameters)
            else:
                async with self.raw.pipeline():
                    for cursor, each in zip(cursors, writes, strict=True):
                        await cursor.execute(translated(each.sql), each.parameters)
        except psycopg.errors.FeatureNotSupported as raised:
            # A newer program has changed a table for which this connection holds prepared statements.
            await self.raw.close()
            raise psycopg.OperationalError("its tables were made anew") from raised
        except psycopg.Error as raised:
            error = raised
        for cursor, each in zip(cursors, writes, strict=True):
            # What was run before something failed has a result; what comes after it has none.
            if cursor.pgresult is None and isinstance(error, psycopg.IntegrityError) and each.forbidden is not None:
                raise each.forbidden from error
            if cursor.pgresult is None:
                break
            if each.unchanged is not None and not cursor.rowcount:
                raise each.unchanged from error
        if error is not None:
            raise error
        return cursors


class Pool:
    """Several connections, which the pool of psycopg opens as they are needed and keeps for whoever comes next.

    That pool retries a server that is away after longer and longer pauses; here one task retries it for all callers,
    always after the same short pause. A caller waits at most until its next attempt, and so do those that wait for the
    caller.
    """

    def __init__(
        self, conninfo: str, begin: str, most: int, *, prepares: bool, doubtful: bool, sender: str = ""
    ) -> None:
        """Store how to connect; nothing is connected yet.

        Args:
            conninfo: the address.
            begin: how a transaction begins.
            most: the most connections at a time.
            prepares: whether statements may be prepared.
            doubtful: see ``PostgresConnection``.
            sender: see ``PostgresConnection``.

        """
        self.begin = begin
        self._conninfo = conninfo
        self._doubtful = doubtful
        self._sender = sender
        self._pool: AsyncConnectionPool[Raw] = AsyncConnectionPool(
            conninfo,
            kwargs={**_OPTIONS, "prepare_threshold": PREPARED_AFTER if prepares else None},
            configure=_configured,
            min_size=0,
            max_size=most,
            reconnect_timeout=0,
            reconnect_failed=self._connect_later,
            open=False,
        )
        self._why: psycopg.OperationalError | None = None
        """Why the server could not be reached the last time, or None if it can be, as far as is known."""
        self._trying: asyncio.Task[None] | None = None
        """Retries the server as long as it cannot be reached."""
        self._users = 0
        """How many callers have a connection, or wait for one."""
        self._unused = asyncio.Event()
        self._unused.set()
        self._returning: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Start the tasks of the pool, which must not belong to whoever takes the first connection."""
        await self._pool.open()

    async def take(self) -> PostgresConnection:
        """Wait for a connection. Raises psycopg.OperationalError: the server is away, or all are in use for long."""
        self._users += 1
        self._unused.clear()
        try:
            raw = await self._connection()
        except BaseException:
            self._left()
            raise
        return PostgresConnection(
            raw, doubtful=self._doubtful, sender=self._sender, silence=SILENCE, silent=self._note_silence
        )

    async def _connection(self) -> Raw:
        while True:
            if not await self._reached():
                raise psycopg.OperationalError(str(self._why))
            try:
                raw = await self._pool.getconn(WAIT)
            except PoolTimeout:
                if self._trying is None:
                    await self._refuse()
                continue
            alive = False
            try:
                alive = await _is_alive(raw)
            except ServerSilentError as error:
                self._lose(error)
            finally:
                if not alive:  # the pool replaces it; if the pool itself checked, it would pause first
                    await self._pool.putconn(raw)
            if alive:
                return raw

    async def _reached(self) -> bool:
        """Return whether the server can be reached, after its next attempt; a silent server is not waited for."""
        if self._trying is None:
            return True
        silent = isinstance(self._why, ServerSilentError)
        return await _done_within(self._trying, 0.0 if silent else 2 * PAUSE)

    async def _refuse(self) -> None:
        """Find out why no connection became free, and raise psycopg.OperationalError with the reason."""
        try:
            await (await _connect(self._conninfo)).close()
        except psycopg.OperationalError as error:
            self._lose(error)
            raise
        raise psycopg.OperationalError("all connections are in use")

    def _note_silence(self) -> None:
        self._lose(ServerSilentError())

    def _lose(self, why: psycopg.OperationalError) -> None:
        """Try to reach the server from now on, and let nobody else wait long for it meanwhile."""
        self._why = why
        if self._trying is None and not self._pool.closed:
            self._trying = asyncio.create_task(self._try())

    async def _try(self) -> None:
        try:
            # Connections to a server that has fallen silent may never get an answer.
            await self._pool.drain()
            while self._why is not None:
                try:
                    await (await _connect(self._conninfo)).close()
                except psycopg.OperationalError as error:
                    self._why = error
                    await asyncio.sleep(PAUSE)
                else:
                    self._why = None
        finally:
            self._trying = None

    async def _connect_later(self, pool: AsyncConnectionPool[Raw]) -> None:
        """Have a pool connect after a pause: it does so only when somebody comes, and all may be waiting already."""
        await asyncio.sleep(PAUSE)
        if self._trying is None:
            await pool.check()

    def give_back(self, connection: PostgresConnection, /) -> None:
        """Release a connection once it is done with what is under way."""
        task = asyncio.create_task(self._give_back(connection))
        self._returning.add(task)
        task.add_done_callback(self._returning.discard)

    async def _give_back(self, connection: PostgresConnection) -> None:
        try:
            await connection.settled()
            await self._pool.putconn(connection.raw)
        finally:
            self._left()

    def _left(self) -> None:
        self._users -= 1
        if not self._users:
            self._unused.set()

    async def close(self) -> None:
        """Disconnect after what is under way; a server that does not answer is not waited for long."""
        unused = asyncio.ensure_future(self._unused.wait())
        if not await _done_within(unused, TICK if self._why else CLOSING):
            unused.cancel()
        if self._trying is not None:
            self._trying.cancel()
        await self._pool.close(timeout=TICK if self._why else CLOSING)


_OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "cursor_factory": psycopg.AsyncRawCursor[tuple[Any, ...]],
    "row_factory": _rows,
    # Behind a pooler, statements prepared by one connection may collide with those of another.
    "prepare_threshold": None,
}


async def _connect(conninfo: str) -> Raw:
    """Connect. Raises psycopg.OperationalError."""
    try:
        async with asyncio.timeout(SILENCE):
            raw: Raw = await psycopg.AsyncConnection.connect(conninfo, **_OPTIONS)
    except (TimeoutError, psycopg.errors.ConnectionTimeout):
        raise ServerSilentError from None
    try:
        await _configured(raw)
    except BaseException:
        await _cut(raw)
        raise
    return raw


async def _configured(raw: Raw) -> None:
    """Prepare a new connection."""
    raw.adapters.register_dumper(int, Int8Dumper)
    raw.adapters.register_dumper(int, Int8BinaryDumper)
    raw.adapters.register_dumper(bool, _BoolDumper)
    raw.adapters.register_loader("json", TextLoader)
    for setting in _SESSION:
        await _answered(raw, raw.execute(setting.encode()), SILENCE)


async def _is_alive(raw: Raw) -> bool:
    """Return whether a connection can still be used; normally there is data to read only if the server has ended it."""
    with selectors.DefaultSelector() as selector:
        selector.register(raw.fileno(), selectors.EVENT_READ)
        if not selector.select(0):
            return True
    try:
        await _answered(raw, raw.execute("SELECT 1"), SILENCE)
    except ServerSilentError:
        raise
    except psycopg.OperationalError:
        return False
    return True


class PostgresSession:
    """A connection of its own: see ``Session``."""

    def __init__(self, raw: Raw, name: str, sender: str) -> None:
        self._raw = raw
        self._sender = sender
        self._name = name
        self._answer_of = time.monotonic()
        """When the latest question that was answered was sent: the server's time limit began no earlier than that."""

    async def try_lock(self, name: str, /) -> bool:
        """Lock a name unless another session has."""
        return bool(await self._answered(_TRY, name))

    async def unlock(self, name: str, /) -> None:
        """Unlock a name."""
        await self._answered("SELECT pg_advisory_unlock(hashtextextended(current_schema() || ?, 0))", name)

    async def agree(self, number: int, /) -> bool:
        """Announce a number unless another session has announced another; of two at the same time, both may fail."""
        await self._answered(_SAY, number)
        if await self._answered(_CONTRADICTED, number):
            await self._answered(_UNSAY, number)
            return False
        return True

    async def check(self) -> None:
        """Send a query that does nothing."""
        await self._answered("SELECT 1")

    async def _answered(self, sql: str, *parameters: str | int) -> Any:  # noqa: ANN401 - whatever the server says
        began = time.monotonic()
        try:
            row = await _answered(self._raw, self._row(sql, parameters), ANSWER, self._answer_of + LATEST)
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            await self.close()
            raise NotStored(f"{self._name}: {_line(error)}", full=False) from error
        self._answer_of = max(self._answer_of, began)
        return row[0]

    async def _row(self, sql: str, parameters: tuple[str | int, ...]) -> tuple[Any, ...]:
        return (await (await self._raw.execute(translated(sql), parameters)).fetchall())[0]

    async def notices(self) -> AsyncIterator[str]:
        """Iterate over the notifications of other processes. Raises NotStored: the server cannot be reached."""
        try:
            await _answered(self._raw, self._raw.execute(b"SET idle_session_timeout = 0"), SILENCE)
            ((schema,),) = await _read(self._raw, "SELECT current_schema()")
            listen = psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(_CHANNEL + schema))
            await _answered(self._raw, self._raw.execute(listen), SILENCE)
            async for notice in self._raw.notifies():
                sender, _, what = notice.payload.partition(" ")
                if sender != self._sender:
                    yield what
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            raise NotStored(f"{self._name}: {_line(error)}", full=False) from error

    async def close(self) -> None:
        """Disconnect without waiting for the server, which may not answer."""
        await _cut(self._raw)


class Postgres:
    """An open database on a server."""

    def __init__(self, address: str, *, prepares: bool) -> None:
        """Use ``open``. ``prepares``: whether statements may be prepared."""
        conninfo, self.name = _conninfo(address)
        self._conninfo = conninfo
        self._sender = sender = secrets.token_hex(4)
        begin = "BEGIN ISOLATION LEVEL READ COMMITTED"
        self.writers = Pool(conninfo, begin, MOST_WRITERS, prepares=prepares, doubtful=True, sender=sender)
        begin = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
        self.readers = Pool(conninfo, begin, MOST_READERS, prepares=prepares, doubtful=False)

    @classmethod
    async def open(cls, address: str) -> Postgres:
        """Connect to a database, making or migrating its tables where needed. Raises as ``Database.open``."""
        async with connected(address) as connection:
            await migrate(connection.raw, name_of(address))
            prepares = await keeps_prepared(connection.raw)
        if not prepares:
            log.warning("%s: %s", name_of(address), UNPREPARED)
        opened = cls(address, prepares=prepares)
        await opened.writers.open()
        await opened.readers.open()
        return opened

    def unwritable(self, error: Exception) -> Unwritable | None:
        """Return what keeps the server from storing just now, or None if the error has another reason."""
        if not isinstance(error, psycopg.OperationalError | psycopg.errors.ReadOnlySqlTransaction):
            return None
        full = isinstance(error, psycopg.errors.DiskFull)
        return Unwritable("the disk of the server is full" if full else _line(error), full)

    def unreadable(self, error: Exception) -> Unwritable | None:
        """Return likewise what keeps it from being read."""
        return self.unwritable(error)

    def overtaken(self, error: Exception) -> bool:
        """Return whether another transaction was in the way."""
        return isinstance(error, psycopg.errors.SerializationFailure | psycopg.errors.DeadlockDetected)

    async def session(self, direct: str | Path | None = None) -> PostgresSession:
        """Connect once more. Raises UnusableFile: the server cannot be reached."""
        limit = f"SET idle_session_timeout = '{SESSION_ENDS:d}s'".encode()
        try:
            raw = await _connect(_conninfo(str(direct))[0] if direct else self._conninfo)
            try:
                await _answered(raw, raw.execute(limit), SILENCE)
            except BaseException:  # whoever asked may have been cancelled
                await _cut(raw)
                raise
        except psycopg.OperationalError as error:
            raise UnusableFile(f"{self.name} cannot be used: {_line(error)}") from error
        return PostgresSession(raw, self.name, self._sender)

    async def check_whole(self) -> None:
        """Do nothing: the server looks after what it keeps."""

    async def touch(self, tx: Transaction) -> None:
        """Write the version unchanged."""
        await tx.execute("UPDATE stationmaster SET version = version")

    def refused(self, error: Exception) -> str | None:
        """Return in one line why the server rejected a statement, or None if the error is not the server's."""
        return _line(error) if isinstance(error, psycopg.Error) else None

    @asynccontextmanager
    async def filling(self, tx: Transaction) -> AsyncIterator[None]:
        """Disable our triggers while the block runs; the next proposal then gets the id after the highest."""
        tables = [table for (table,) in await tx.execute_fetchall(_WITH_TRIGGERS)]
        for table in tables:
            await tx.execute(f"ALTER TABLE {table} DISABLE TRIGGER USER")
        yield
        for table in tables:
            await tx.execute(f"ALTER TABLE {table} ENABLE TRIGGER USER")
        sequence = "pg_get_serial_sequence('proposals', 'id')"
        sql = f"SELECT setval({sequence}, COALESCE(MAX(id), 0) + 1, false) FROM proposals"  # noqa: S608 - own text
        await tx.execute(sql)


def _line(error: Exception) -> str:
    """Return the message of an error as one line; its details may quote a row, and so a hand."""
    primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    return " ".join((primary or str(error)).split()) or type(error).__name__


def _conninfo(address: str) -> tuple[str, str]:
    """Return the connection string for psycopg, and a name for the database without its password."""
    try:
        given = conninfo_to_dict(address)
        conninfo = make_conninfo(address, **{name: value for name, value in _DEFAULTS.items() if name not in given})
    except psycopg.ProgrammingError:
        raise UnusableFile("the address of the database cannot be read: it is postgresql://user@host/name") from None
    host, port = given.get("host") or "", given.get("port")
    if "@" in str(host):  # it is the end of the password
        raise UnusableFile("the address of the database cannot be read: in a password, @ is written as %40")
    where = "" if str(host).startswith("/") else f"{host}:{port}" if port else host
    return conninfo, f"postgresql://{where}/{given.get('dbname') or given.get('user') or ''}"


def name_of(address: str) -> str:
    """Return the name of a database for messages, without its password."""
    return _conninfo(address)[1]


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[PostgresConnection]:
    """Connect to a database without changing it. Raises UnusableFile: it cannot be reached, or has no such schema."""
    conninfo, name = _conninfo(address)
    try:
        raw = await _connect(conninfo)
        try:
            yield PostgresConnection(raw, doubtful=False)
        finally:
            await raw.close()
    except psycopg.errors.DiskFull as error:
        raise NotStored(f"{name}: the disk of the server is full", full=True) from error
    except psycopg.Error as error:
        raise UnusableFile(f"{name} cannot be used: {_line(error)}") from error


@asynccontextmanager
async def at_one_moment(address: str, progress: Progress) -> AsyncIterator[Moment]:
    """Read a database as it is at one moment, without changing it.

    Raises:
        ForeignFile: it belongs to another program.
        EmptyDatabase: its tables have yet to be made.
        NewerDatabase: it was written by a newer version of the program.
        DamagedFile: a part of it is missing.
        UnusableFile: it cannot be reached, or has yet to be migrated.

    """
    name = name_of(address)
    async with connected(address) as tx:
        await tx.execute("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        await tx.execute(_AS_LONG_AS_IT_TAKES)
        version = await version_of(tx.raw, name)
        if version is None:
            ((may_be_made,),) = await _read(tx.raw, _MAY_MAKE)
            if not may_be_made:
                raise UnusableFile(f"{name} cannot be used: this user may make no tables in its schema")
            raise EmptyDatabase(f"{name} is an empty database")
        if version < (newest := shipped("postgres")[-1].version):
            raise UnusableFile(f"{name} has version {version}: start the bot once, which brings it to {newest}")
        await refuse_incomplete(tx.raw, name)
        notes = () if await keeps_prepared(tx.raw) else (UNPREPARED,)
        wrong = await wrong_values(tx, progress)
        yield Moment(tx, (), tuple(wrong), tuple(await with_holes(tx)), (psycopg.Error,), notes)


async def keeps_prepared(raw: Raw) -> bool:
    """Find out by trying whether prepared statements can be used later.

    A pooler such as PgBouncer may give a connection a different one to the server for each transaction. From version
    1.21 on PgBouncer keeps track of prepared statements, under names of its own; before that, a name may have been used
    there by others, or be unknown.
    """
    async with raw.transaction():
        ((here,),) = await _read(raw, "SELECT pg_backend_pid()")
        if here == raw.info.backend_pid:
            return True  # there is no pooler
        raw.prepare_threshold = 0
        try:
            name = f"stationmaster {secrets.token_hex(8)}"
            sql = f"SELECT name FROM pg_prepared_statements WHERE statement LIKE '%{name}%'"  # noqa: S608 - own text
            found = [row[0] for row in await _read(raw, sql)]
        finally:
            raw.prepare_threshold = None
        verbatim = [each for each in found if each.startswith("_pg3_")]
        for each in verbatim:
            await _answered(
                raw, raw.execute(psycopg.sql.SQL("DEALLOCATE {}").format(psycopg.sql.Identifier(each))), SILENCE
            )
        return not verbatim


@asynccontextmanager
async def unplayed(address: str) -> AsyncIterator[None]:
    """Keep processes from playing on a database while the block runs: one that starts waits.

    Raises UnusableFile: one plays on it already, or it cannot be reached.
    """
    async with connected(address) as tx:
        # The lock belongs to a transaction, so that it ends even if a pooler keeps the connection for others.
        await tx.execute("BEGIN")
        await tx.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
        await tx.execute(_SAY.replace("pg_try_advisory_lock_shared", "pg_try_advisory_xact_lock_shared"), (NOBODY,))
        ((played,),) = await tx.execute_fetchall(_CONTRADICTED, (NOBODY,))
        if played:
            raise UnusableFile(f"a bot plays on {name_of(address)}: stop it first")
        yield


async def migrate(raw: Raw, name: str) -> None:
    """Apply the missing migrations, all or none. Of several processes that start together one does, the others wait.

    Raises:
        NewerDatabase: it was written by a newer version of the program.
        ForeignFile: its schema holds the tables of something else.
        DamagedFile: a table or a part of one is missing.
        UnusableFile: there is no such schema, or no table may be made in it.

    """
    known, version = shipped("postgres"), 0
    try:
        async with raw.transaction():
            await raw.execute(_AS_LONG_AS_IT_TAKES.encode())
            await raw.execute(f"SELECT pg_advisory_xact_lock({_MIGRATING:d})".encode())
            version = await version_of(raw, name) or 0
            for migration in known:
                if migration.version > version:
                    await raw.execute(migration.sql.encode())
            await raw.execute("DELETE FROM stationmaster")
            newest = max(version, known[-1].version)
            await raw.execute(f"INSERT INTO stationmaster VALUES ({newest:d})".encode())  # noqa: S608 - a number
            await refuse_incomplete(raw, name)
    except (psycopg.errors.InsufficientPrivilege, psycopg.errors.ReadOnlySqlTransaction) as error:
        raise UnusableFile(f"{name} cannot be used: {_line(error)}") from error
    except (psycopg.ProgrammingError, psycopg.IntegrityError) as error:
        what = f"it says that it has version {version}, of which it has not the tables: {_line(error)}"
        raise DamagedFile(f"{name} is damaged ({what}): put a backup in its place") from error


async def _read(raw: Raw, sql: str, *parameters: str | int) -> list[tuple[Any, ...]]:
    """Return the rows of a query that takes hardly any time."""

    async def read() -> list[tuple[Any, ...]]:
        return await (await raw.execute(translated(sql), parameters)).fetchall()

    return await _answered(raw, read(), SILENCE)


async def version_of(raw: Raw, name: str) -> int | None:
    """Return the version of a database; None: its schema is empty. Raises ForeignFile, NewerDatabase, UnusableFile."""
    if raw.info.server_version < OLDEST:
        raise UnusableFile(f"{name} cannot be used: it is on a PostgreSQL before version {OLDEST // 10_000}")
    ((encoding,),) = await _read(raw, "SHOW server_encoding")
    if encoding != "UTF8":
        raise UnusableFile(f"{name} cannot be used: it keeps no names in all letters ({encoding}), as one of UTF8 does")
    ((schema,),) = await _read(raw, "SELECT current_schema()")
    if schema is None:
        raise UnusableFile(f"{name} cannot be used: it has no schema to make tables in")
    tables = {table for (table,) in await _read(raw, _TABLES)}
    if not tables:
        return None
    if "stationmaster" not in tables:
        raise ForeignFile(f"{name} is a database of another program")
    ((version,),) = await _read(raw, "SELECT COALESCE(MAX(version), 0) FROM stationmaster")
    if version > (newest := shipped("postgres")[-1].version):
        raise NewerDatabase(f"{name} has version {version}, newer than this program, which knows {newest}")
    return int(version)


async def refuse_incomplete(raw: Raw, name: str) -> None:
    """Raise DamagedFile where a table, a column, a trigger or an index is missing."""
    there_is = {(kind, part) for kind, part in await _read(raw, _PARTS)}
    problem = missing_of(there_is, shipped("postgres")[-1].version) or await _other_type(raw)
    if problem:
        raise DamagedFile(f"{name} is damaged ({problem}): put a backup in its place")


async def _other_type(raw: Raw) -> str | None:
    """Return which column has the wrong type, or None if none has."""
    expected = {
        (table, column): _TYPES[kind]
        for table, layout in layouts().items()
        for column, kind in zip(layout.columns, layout.types, strict=True)
    }
    for table, column, kind in await _read(raw, _COLUMNS):
        if kind != expected.get((table, column), kind):
            return f"column {table}.{column} is of the type {kind}"
    return None
