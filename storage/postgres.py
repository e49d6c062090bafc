"""A database on a server of PostgreSQL: connections through psycopg 3, which the extra ``postgres`` brings.

Many write at once. What is stored of a table names the version that it was judged by, and of two such writers the
second finds no row (``StaleVersion``): so READ COMMITTED is enough, and nothing has to be done again for the sake of
other tables. What is decided by anything else is locked first (``Transaction.lock``, ``lock_name``).
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
    # A server that cannot be reached any more is noticed within a quarter of a minute, and not after hours.
    "keepalives_idle": "5",
    "keepalives_interval": "3",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}
"""What is asked of a connection where its address does not say otherwise."""
_SESSION = (
    # A process that has lost its way to the server leaves no table locked, nobody waits for a lock for ever, and
    # nothing is worked out for ever that nobody waits for.
    "SET idle_in_transaction_session_timeout = '20s'",
    "SET lock_timeout = '20s'",
    "SET statement_timeout = '20s'",
)
_AS_LONG_AS_IT_TAKES = "SET LOCAL statement_timeout = 0"
"""For a transaction that reads or changes all there is."""
MOST_WRITERS, MOST_READERS = 4, 4
"""Connections of one process, which are opened as they are needed."""
WAIT, PAUSE = 4.0, 0.2
"""Seconds for which somebody waits while the server is away or all connections are in use; and until the next try."""
SILENCE = 5.0
"""Seconds after which a server is given up that does not answer: whoever waits for it is told so within ten."""
LONG_SILENCE = 600.0
"""The same where all there is may be read or changed, and nobody waits for it in Discord."""
TICK = 0.25
"""Seconds of which a silence is counted together."""
CLOSING = 3.0
"""Seconds for which what is under way is waited for before the connections are closed."""
OLDEST = 140_000
"""The version of the server that is needed, as it tells it."""
_MAY_MAKE = "SELECT has_schema_privilege(current_schema(), 'CREATE')"
_MIGRATING = 0x5354_4D31
"""The number under which whoever brings a database up to date locks out the others."""
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
"""Of what type a column is, by what it is in SQLite."""
_COLUMNS = """SELECT table_name, column_name, data_type FROM information_schema.columns
    WHERE table_schema = current_schema() ORDER BY table_name, column_name"""
_OTHERWISE = {"json_group_array(": "json_agg(", "json_array(": "json_build_array("}
"""The functions that have other names than in SQLite."""
_TOKENS = re.compile(r"'(?:[^']|'')*'|\?|json_group_array\(|json_array\(")

SESSION_ENDS = 30
"""Seconds after which the server ends a session that asks nothing, as that of a process that is cut off."""
ANSWER, LATEST = 15.0, 20.0
"""Seconds after which a session is given up that the server does not answer: of its silence, as this process could hear
it; and of any sort, since it was last asked what it has answered. That is sooner than the server ends it: who has
locked something by it stops what the lock is for, which takes a few seconds more, before another can have the lock."""
_AT_LEAST = 4
"""Ticks in which this process could have heard the answer, however late it is."""
_CHANNEL = "stationmaster."
"""On which transactions let others know of something; the name of the schema follows."""
_TRY = "SELECT pg_try_advisory_lock(hashtextextended(current_schema() || ?, 0))"
_NUMBERS = "hashtext(current_schema() || ' numbers')"
"""The first half of the locks by which sessions say numbers to each other; the second is the number."""
_SAY = f"SELECT pg_try_advisory_lock_shared({_NUMBERS}, ?::integer)"
NOBODY = 0
"""The number that is said by whoever lets nobody play: no process has no shards."""
_UNSAY = f"SELECT pg_advisory_unlock_shared({_NUMBERS}, ?::integer)"
_CONTRADICTED = f"""SELECT EXISTS (SELECT 1 FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid::bigint = {_NUMBERS}::bigint & 4294967295
        AND objid::bigint <> ? AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"""  # noqa: S608 - own text

Raw = psycopg.AsyncConnection[tuple[Any, ...]]
T = TypeVar("T")
PREPARED_AFTER = 5
"""How often a statement is run before it is prepared, where that can be."""
UNPREPARED = "it is reached through a connection pooler that keeps track of no prepared statements: none are made"
log = logging.getLogger(__name__)


class ServerSilentError(psycopg.OperationalError):
    """Raised when a server does not answer, though nothing says that it is away."""

    def __init__(self) -> None:
        super().__init__("the server does not answer")


# Whoever waits for a connection hears that there is none, and says so once.
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)


async def _done_within(task: asyncio.Future[Any], seconds: float, latest: float = math.inf) -> bool:
    """Wait until something is done; False: it is not after so many seconds in which this process could have seen it.

    They are counted by short waits, each of which counts as long as it was to take: how much longer it took tells how
    slow this process is, or its machine, and nothing of the server.

    Args:
        task: what is to be done.
        seconds: how long.
        latest: at which moment (of ``time.monotonic``) it is too late in any case.

    """
    for waited in range(1, 1 + max(1, math.ceil(seconds / TICK))):
        await asyncio.wait([task], timeout=min(TICK, seconds))
        if task.done():
            return True
        if waited >= _AT_LEAST and time.monotonic() >= latest:
            break
    return False


async def _answered(raw: Raw, work: Coroutine[Any, Any, T], seconds: float, latest: float = math.inf) -> T:
    """Return what a server answers. Where it is silent for so long, the connection is lost.

    A caller that is cancelled leaves it under way.

    Args:
        raw: the connection that is used.
        work: what uses it.
        seconds: for how long it may be silent.
        latest: as of ``_done_within``.

    Raises:
        ServerSilentError: it was silent for so long.

    """
    asking = asyncio.ensure_future(work)
    asking.add_done_callback(_heard)
    if not await _done_within(asking, seconds, latest):
        await _cut(raw)
        raise ServerSilentError
    return asking.result()


def _heard(task: asyncio.Future[Any]) -> None:
    """Take note of what nobody may wait for any more."""
    if not task.cancelled():
        task.exception()


def _socket_of(raw: Raw) -> socket.socket:
    return socket.fromfd(raw.fileno(), socket.AF_INET, socket.SOCK_STREAM)


async def _cut(raw: Raw) -> None:
    """Disconnect at once, whatever is under way: that ends as where the server itself has disconnected.

    Were it cancelled, psycopg would ask the server to cancel it too, and wait for that.
    """
    with contextlib.suppress(OSError, psycopg.OperationalError), _socket_of(raw) as own:  # else it is closed already
        own.shutdown(socket.SHUT_RDWR)
    async with raw.lock:  # whoever waits for its socket has heard of it then
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
    # The columns of psycopg tell far more of each, and take as long as the rest of a query.
    result = cursor.pgresult
    return _row_type(() if result is None else tuple(map(result.fname, range(result.nfields))))


class PostgresConnection:
    """A connection for one transaction, or for one query.

    What is to be written is sent with the next statement that is awaited, all in one exchange with the server.
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
            raw: it.
            doubtful: whether it matters if something was stored where the server is lost while it commits.
            sender: tells what is let know by it from what others let know.
            silence: seconds for which the server may be silent.
            silent: is called where it is so for longer.

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
        """What is sent just now: it is waited for even where its caller is cancelled."""

    async def execute(
        self, sql: str, parameters: Iterable[Any] | None = None, /
    ) -> psycopg.AsyncCursor[tuple[Any, ...]]:
        """Run a statement after what is yet to be written."""
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
        """Lock the rows of a query, which are read after it."""
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
        """Run what is yet to be written, and commit. Raises what has failed of it, and then commits nothing.

        Raises OutcomeUnknown: the server was lost while it committed.
        """
        if self._failure is not None:
            raise self._failure
        if not self._begun and len(self._writes) <= 1:  # it was to begin, and nothing else
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
        """Take back what was written, and forget what is yet to be; where the connection is lost, so is all of it."""
        await self.settled()
        self._writes, self._failure = [], None
        if not self.raw.closed and self.raw.info.transaction_status != TransactionStatus.IDLE:
            try:
                await self._ask(partial(self.raw.execute, "ROLLBACK"))
            except psycopg.OperationalError:
                await self.raw.close()

    async def settled(self) -> None:
        """Wait for what a caller that was cancelled has left under way."""
        if self._sending is not None and not self._sending.done():
            await asyncio.wait([self._sending])

    async def _send(self, *last: Write) -> list[psycopg.AsyncCursor[Any]]:
        """Run what is yet to be written, and more."""
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
            # A newer program has changed a table of which this connection keeps prepared statements.
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

    That pool tries a server that was away after longer and longer pauses: here it is tried again after the same short
    pause, by one task for all. Whoever comes meanwhile waits for its next try at the most, and so do all who wait for
    each other.
    """

    def __init__(
        self, conninfo: str, begin: str, most: int, *, prepares: bool, doubtful: bool, sender: str = ""
    ) -> None:
        """Take how to connect; nothing is connected yet.

        Args:
            conninfo: the address.
            begin: how a transaction begins.
            most: connections.
            prepares: whether statements may be prepared.
            doubtful: as of a connection.
            sender: likewise.

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
        """Why the server could not be reached the last time, or None if it could, as far as is known."""
        self._trying: asyncio.Task[None] | None = None
        """Tries to reach it for as long as it cannot be."""
        self._users = 0
        """How many have a connection, or wait for one."""
        self._unused = asyncio.Event()
        self._unused.set()
        self._returning: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Start the tasks of the pool, for whoever takes a connection first must not own them."""
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
                if not alive:  # it is replaced; where the pool itself looks, it takes a pause first
                    await self._pool.putconn(raw)
            if alive:
                return raw

    async def _reached(self) -> bool:
        """Wait for the next try to reach the server, where that does not take long as it keeps silent."""
        if self._trying is None:
            return True
        silent = isinstance(self._why, ServerSilentError)
        return await _done_within(self._trying, 0.0 if silent else 2 * PAUSE)

    async def _refuse(self) -> None:
        """Find out why there was no connection for long, and raise it as psycopg.OperationalError."""
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
            # What was connected to a server that has fallen silent may never be heard of again.
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
        """Have a pool connect after a while, as nobody may ask it for anything who does not wait already."""
        await asyncio.sleep(PAUSE)
        if self._trying is None:
            await pool.check()

    def give_back(self, connection: PostgresConnection, /) -> None:
        """Release a connection when it is done with what it does."""
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
        """Disconnect, after what was begun; nobody waits long for a server that does not answer."""
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
    # Behind a pooler, what one connection has prepared may be in the way of another.
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
    """Whether a connection can be used still: only where the server has ended it is something there to be read."""
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
        """When the latest question was asked that the server has answered: it ends the session so long after that."""

    async def try_lock(self, name: str, /) -> bool:
        """Lock a name unless another session has."""
        return bool(await self._answered(_TRY, name))

    async def unlock(self, name: str, /) -> None:
        """Unlock a name."""
        await self._answered("SELECT pg_advisory_unlock(hashtextextended(current_schema() || ?, 0))", name)

    async def agree(self, number: int, /) -> bool:
        """Say a number unless another session has said another; where two do so at once, neither has."""
        await self._answered(_SAY, number)
        if await self._answered(_CONTRADICTED, number):
            await self._answered(_UNSAY, number)
            return False
        return True

    async def check(self) -> None:
        """Ask the server for nothing."""
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
        """Listen."""
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
        """End it without a word: where the server does not answer, nobody waits for it."""
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
        """Return what keeps the server from storing just now, or None if the error tells of something else."""
        if not isinstance(error, psycopg.OperationalError | psycopg.errors.ReadOnlySqlTransaction):
            return None
        full = isinstance(error, psycopg.errors.DiskFull)
        return Unwritable("the disk of the server is full" if full else _line(error), full)

    def unreadable(self, error: Exception) -> Unwritable | None:
        """Say in the same way what keeps it from being read."""
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
        """Write the version as it is."""
        await tx.execute("UPDATE stationmaster SET version = version")

    def refused(self, error: Exception) -> str | None:
        """Say in one line what the server has against a statement."""
        return _line(error) if isinstance(error, psycopg.Error) else None

    @asynccontextmanager
    async def filling(self, tx: Transaction) -> AsyncIterator[None]:
        """Turn our triggers off, and on again; the next proposal gets the number after the highest."""
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
    """Say in one line what has happened; the details of an error may quote a row, and so a hand."""
    primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    return " ".join((primary or str(error)).split()) or type(error).__name__


def _conninfo(address: str) -> tuple[str, str]:
    """Return what psycopg connects by, and what the database may be called, without a password."""
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
    """Return what a database may be called in what is said of it: no password is in it."""
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
        ForeignFile: it is of another program.
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
    """Find out by trying whether statements that are prepared can be used later.

    A pooler such as PgBouncer lets a connection have another one to the server for each transaction. From its version
    1.21 on it keeps track of what is prepared, by names of its own; before, the same name is prepared again by others
    there, or is not known.
    """
    async with raw.transaction():
        ((here,),) = await _read(raw, "SELECT pg_backend_pid()")
        if here == raw.info.backend_pid:
            return True  # nothing lies between
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

    Raises UnusableFile: one does, or it cannot be reached.
    """
    async with connected(address) as tx:
        # Of a transaction, so that it ends even where something between keeps connections for others.
        await tx.execute("BEGIN")
        await tx.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
        await tx.execute(_SAY.replace("pg_try_advisory_lock_shared", "pg_try_advisory_xact_lock_shared"), (NOBODY,))
        ((played,),) = await tx.execute_fetchall(_CONTRADICTED, (NOBODY,))
        if played:
            raise UnusableFile(f"a bot plays on {name_of(address)}: stop it first")
        yield


async def migrate(raw: Raw, name: str) -> None:
    """Apply what is missing, all of it or nothing. Of several programs that start at once one does it, the others wait.

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
    """Return what a query finds that takes no time."""

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
    """Return which column is of another type than it is to be, or return None if none is."""
    expected = {
        (table, column): _TYPES[kind]
        for table, layout in layouts().items()
        for column, kind in zip(layout.columns, layout.types, strict=True)
    }
    for table, column, kind in await _read(raw, _COLUMNS):
        if kind != expected.get((table, column), kind):
            return f"column {table}.{column} is of the type {kind}"
    return None
