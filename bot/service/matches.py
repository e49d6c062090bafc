"""Live matches in memory, one lock each, and the one way to add to their logs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.service.errors import NoSuchTable, Refusal, StaleTurn
from bot.service.limits import CACHED_MATCHES, TOLD_KEPT
from bot.service.log_events import replayed
from bot.service.storing import Stored, nothing_more, store_all
from bot.service.table_records import Search, TableRecords
from bot.service.values import LogEvents, Outcome
from engine.core.match import Attempt, Match
from engine.core.moves import Entry, Move
from storage import archive, games, table_records
from storage.database import Database, Transaction, Unbroken
from storage.errors import StaleSequence, UnknownTable
from storage.records import Table, TableId, TableRecord

T = TypeVar("T")
Write = Callable[[Transaction], Awaitable[None]]
"""Something that is stored within a transaction."""


class Live:
    """A match in memory with the latest of what was told of it."""

    def __init__(self, match: Match, told: Iterable[LogEvents]) -> None:
        self.match = match
        self.told = deque(told)
        """At least what the channel does not know yet."""

    def accept(self, stored: Stored) -> None:
        """Go on to where a stored entry leads."""
        self.match.accept(stored.attempt)
        if stored.attempt.private:
            return
        self.told.append(stored.told)
        while len(self.told) > TOLD_KEPT and self.told[0].seq <= stored.table.announced:
            self.told.popleft()


class Matches:
    """Loads matches, keeps the latest used, and stores entries.

    What is in memory is checked against the sequence number in the database each time, so another writer, or a match
    that left the cache while in use, can at worst make a move be refused as stale.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self.database = database
        self.clock = clock
        self._live: OrderedDict[TableId, Live] = OrderedDict()
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._records = TableRecords(database)
        self._unbroken = Unbroken()

    async def close(self) -> None:
        """Wait for moves under way."""
        await self._unbroken.settle()

    async def present(self, table_id: TableId) -> tuple[Table, Live]:
        """Return a started table and its match, both of the same moment. Raises NoSuchTable, Refusal."""
        record, live = await self.recorded(table_id)
        return record.table, live

    async def recorded(self, table_id: TableId) -> tuple[TableRecord, Live]:
        """Return all that is stored of a started table, and its match, both of one moment. Raises as ``present``."""
        if table_id not in self._live:
            async with self._lock(table_id):
                await self._fresh(table_id)
        while True:
            record = await self.record(table_id)
            table, live = await self.as_of(record.table)
            if table.seq == record.table.seq:
                return record, live

    async def as_of(self, table: Table) -> tuple[Table, Live]:
        """Return a started table that was just read, and its match; anew where it has moved on. As ``present``."""
        live = self._in_memory(table)
        if live is None:
            async with self._lock(table.id):
                return await self._fresh(table.id)
        return table, live

    async def exclusively(self, table_id: TableId, work: Callable[[Table, Live], Awaitable[T]]) -> T:
        """Do work on a started table that nobody else is changing, to its end even if the caller is cancelled."""

        async def locked() -> T:
            async with self._lock(table_id):
                return await work(*await self._fresh(table_id))

        return await self._unbroken.run(locked())

    async def alone(self, table_id: TableId, work: Callable[[Table, Live | None], Awaitable[T]]) -> T:
        """As ``exclusively``, and between two games of a campaign too, when there is no match."""

        async def locked() -> T:
            async with self._lock(table_id):
                table = await self.table(table_id)
                if table.between_games:
                    return await work(table, None)
                return await work(*await self._fresh(table_id))

        return await self._unbroken.run(locked())

    async def enter(
        self,
        table: Table,
        live: Live,
        entry: Entry,
        also: Write | None = None,
        then: Callable[[Match], Move | None] = nothing_more,
    ) -> Outcome:
        """Add an entry to the log, with all that follows. Only within ``exclusively``.

        Args:
            table: the table.
            live: its match.
            entry: a move, an undo or a redo.
            also: what is to be stored in the same transaction.
            then: tells of the match what is to be played next, until it knows nothing or a rule forbids it.

        Returns:
            What the entry itself did, with the table as it stands after all of it.

        Raises:
            IllegalMove: a rule forbids it.
            StaleTurn: another writer was first.
            NoSuchTable: it was deleted meanwhile.

        """
        return (await self.enter_all(table, live, entry, also, then))[0]

    async def enter_all(
        self,
        table: Table,
        live: Live,
        entry: Entry,
        also: Write | None = None,
        then: Callable[[Match], Move | None] = nothing_more,
    ) -> tuple[Outcome, ...]:
        """Do as ``enter``, and return what each entry did but those that were ordered in advance."""
        match = live.match
        # Going back replays the game: too long for the event loop.
        attempt = match.attempt(entry) if isinstance(entry, Move) else await asyncio.to_thread(match.attempt, entry)
        stored = await self._store(table, live, attempt, also, then)
        return tuple(_outcome(each, stored, live) for each in stored if not each.ordered)

    async def carry_out_orders(self, table: Table, live: Live, also: Write) -> Outcome | None:
        """Store an order and make the moves that are ordered. Only within ``exclusively``. Raises as ``enter``.

        Returns:
            What the first of them did, with the table as it stands after all; None: nothing is to be done yet.

        """
        stored = await self._store(table, live, None, also, nothing_more)
        return _outcome(stored[0], stored, live) if stored else None

    async def _store(
        self,
        table: Table,
        live: Live,
        attempt: Attempt | None,
        also: Write | None,
        then: Callable[[Match], Move | None],
    ) -> tuple[Stored, ...]:
        async def store(tx: Transaction) -> tuple[Stored, ...]:
            if also:
                await also(tx)
            return await store_all(tx, table.id, live.match, attempt, then, live.told, self.clock())

        try:
            stored = await self._records.change(table.id, store)
        except (StaleSequence, UnknownTable) as error:
            self.drop(table.id)
            raise StaleTurn(await self.table(table.id)) from error
        for each in stored:
            live.accept(each)
        return stored

    async def told_since(self, table: Table, live: Live, since: int) -> tuple[Table, tuple[LogEvents, ...]]:
        """Tell again what every entry after number ``since`` did, and the table as it stands then.

        ``table`` and ``live`` are of the same moment; nothing may have been awaited since they were read.
        """
        known = tuple(told for told in live.told if told.seq > since)
        if len(known) == table.seq - since:
            return table, known
        stored = await self.database.read(lambda tx: archive.stored_of(tx, table.id))
        return stored.table, (await asyncio.to_thread(replayed, stored, since))[1]

    async def table(self, table_id: TableId) -> Table:
        """Return a table. Raises NoSuchTable."""
        return (await self.record(table_id)).table

    async def record(self, table_id: TableId) -> TableRecord:
        """Return what is stored of a table beside its log. Raises NoSuchTable."""
        try:
            return await self._records.of(table_id)
        except UnknownTable as error:
            raise NoSuchTable("service.no_such_table", table=table_id) from error

    async def change(self, table_id: TableId, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Do work in one transaction that changes nothing of other tables. Raises NoSuchTable, and what it raises."""
        try:
            return await self._records.change(table_id, work)
        except UnknownTable as error:
            raise NoSuchTable("service.no_such_table", table=table_id) from error

    async def find(self, search: Search) -> Table | None:
        """Return the table that a search finds, or None; all that a move at it needs is read in the same visit."""
        found = await self._records.find(search, lambda table: table.phase == "live" and table.id not in self._live)
        if found is None:
            return None
        table, log = found
        if log is not None:
            async with self._lock(table.id):
                if table.id not in self._live:
                    await self._load(log)
        return table

    def drop(self, table_id: TableId) -> None:
        """Forget what is in memory of a table."""
        self._live.pop(table_id, None)
        self._records.forget(table_id)

    def _lock(self, table_id: TableId) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def _in_memory(self, table: Table) -> Live | None:
        """Return the match of a table as it is stored; None: it is not in memory, or not at that entry."""
        if table.started is None:
            raise _not_begun(table)
        live = self._live.get(table.id)
        if live is None or len(live.match.entries) != table.seq:
            return None
        self._live.move_to_end(table.id)
        return live

    async def _fresh(self, table_id: TableId) -> tuple[Table, Live]:
        if table_id in self._live:
            table = await self.table(table_id)
            live = self._in_memory(table)
            if live is not None:
                return table, live
        try:
            found = await self._records.find(
                lambda tx: table_records.get(tx, table_id), lambda table: table.started is not None
            )
        except UnknownTable as error:
            raise NoSuchTable("service.no_such_table", table=table_id) from error
        assert found is not None
        table, log = found
        if log is None:
            raise _not_begun(table)
        return table, await self._load(log)

    async def _load(self, log: archive.Stored) -> Live:
        log = await archive.with_base(self.database, log)
        live = Live(*await asyncio.to_thread(replayed, log, max(log.table.announced, 0)))
        self._live[log.table.id] = live
        self._live.move_to_end(log.table.id)
        while len(self._live) > CACHED_MATCHES:
            self._live.popitem(last=False)
        return live


def _not_begun(table: Table) -> Refusal:
    return Refusal("service.campaign.between" if table.between_games else "service.not_started")


def _outcome(entry: Stored, stored: tuple[Stored, ...], live: Live) -> Outcome:
    """Tell what one of the entries that were stored together did, with the table as it stands after all of them."""
    return Outcome(table=stored[-1].table, told=entry.told, result=live.match.result)


async def found(tx: Transaction, table_id: TableId) -> Table:
    """Return a table within a transaction. Raises NoSuchTable."""
    try:
        return await games.get(tx, table_id)
    except UnknownTable as error:
        raise NoSuchTable("service.no_such_table", table=table_id) from error
