"""Live matches in memory, one lock each, and the one way to add to their logs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.service.errors import NoSuchTable, Refusal, StaleTurn
from bot.service.limits import CACHED_MATCHES, TOLD_KEPT
from bot.service.log_events import expiry_of, goes_on, log_events, seated, told_again
from bot.service.next_game import after_game
from bot.service.standing_orders import end, ended, ordered, review
from bot.service.table_records import TableRecord, TableRecords
from bot.service.values import LogEvents, Outcome
from bot.service.waiting import follow_expiry, follow_turns
from engine.core.assistance import Ordering, asked_again
from engine.core.errors import IllegalMove
from engine.core.match import Attempt, Match
from engine.core.moves import Entry, Move
from storage import archive, games, proposals
from storage.database import Database, Transaction, Unbroken
from storage.errors import StaleSequence, UnknownTable
from storage.records import GivenOrder, Table, TableId

T = TypeVar("T")


class Live:
    """A match in memory with the latest of what was told of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: deque[LogEvents] = deque(maxlen=TOLD_KEPT)
        self.has_orders = True
        """Somebody may have ordered moves in advance; False only where the last entry left no such order."""


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
        return await self.as_of(await self.table(table_id))

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
        also: Callable[[Transaction], Awaitable[None]] | None = None,
    ) -> Outcome:
        """Add an entry to the log: attempt it, store it, accept it, then what is ordered. Only within ``exclusively``.

        Args:
            table: the table.
            live: its match.
            entry: a move, an undo or a redo.
            also: what is to be stored in the same transaction.

        Returns:
            What the entry itself did, with the table as it stands after all of it.

        Raises:
            IllegalMove: a rule forbids it.
            StaleTurn: another writer was first.
            NoSuchTable: it was deleted meanwhile.

        """
        entered = await self._enter(table, live, entry, also)
        followed = await self.carry_out_orders(entered.table, live)
        if followed is None:
            return entered
        return msgspec.structs.replace(entered, table=followed.table, result=followed.result)

    async def carry_out_orders(self, table: Table, live: Live) -> Outcome | None:
        """Make the moves that are ordered in advance or answered once for all. Only within ``exclusively``.

        Returns:
            What the first of them did, with the table as it stands after all; None: nothing is ordered.

        """
        done: Outcome | None = None
        while True:
            found = await self._ordered(table, live)
            order, move = found or (None, await self._answered(table, live))
            if move is None:
                break
            try:
                outcome = await self._enter(table, live, move)
            except IllegalMove:  # what was moved before it stands, and is to be told
                if order is not None:
                    await self._end_blocked_order(order)
                break
            table = outcome.table
            done = outcome if done is None else msgspec.structs.replace(done, table=table, result=outcome.result)
        return done

    async def _ordered(self, table: Table, live: Live) -> tuple[GivenOrder, Move] | None:
        """Return the order of whoever is to move, with its move; an order that cannot be carried out ends."""
        if table.phase != "live" or not isinstance(live.match.game, Ordering) or not live.has_orders:
            return None
        found = ordered(live.match.game, live.match.state, (await self.record(table.id)).orders)
        if found is None:
            return None
        order, move = found
        if move is None:
            await self._end_blocked_order(order)
            return None
        return order, move

    async def _answered(self, table: Table, live: Live) -> Move | None:
        """Return what a seat answers once for all, where just that is asked; who has taken something back is asked."""
        match = live.match
        if table.phase != "live" or not (match.entries and isinstance(match.entries[-1], Move)):
            return None
        for seat in match.game.actors(match.state):
            asked = asked_again(match.game, match.state, seat)
            if asked is not None:
                return asked.move if (seat, asked.name) in (await self.record(table.id)).answers else None
        return None

    async def _end_blocked_order(self, order: GivenOrder) -> None:
        """End an order whose owner has to do something else."""
        await self.database.transact(lambda tx: end(tx, order, ended("must", order)))

    async def _enter(
        self,
        table: Table,
        live: Live,
        entry: Entry,
        also: Callable[[Transaction], Awaitable[None]] | None = None,
    ) -> Outcome:
        match = live.match
        # Going back replays the game: too long for the event loop.
        attempt = match.attempt(entry) if isinstance(entry, Move) else await asyncio.to_thread(match.attempt, entry)
        told = log_events(match, attempt, live.told)

        async def store(tx: Transaction) -> tuple[Table, bool]:
            if also:
                await also(tx)
            return await self._store(tx, table, match, attempt, told)

        try:
            stored, live.has_orders = await self.database.transact(store)
        except (StaleSequence, UnknownTable) as error:
            self.drop(table.id)
            raise StaleTurn(await self.table(table.id)) from error
        match.accept(attempt)
        live.told.append(told)
        return Outcome(table=stored, told=told, result=match.result)

    async def told_since(self, table: Table, live: Live, since: int) -> tuple[Table, tuple[LogEvents, ...]]:
        """Tell again what every entry after number ``since`` did, and the table as it stands then.

        ``table`` and ``live`` are of the same moment; nothing may have been awaited since they were read.
        """
        known = tuple(told for told in live.told if told.seq > since)
        if len(known) == table.seq - since:
            return table, known
        stored = await self.database.read(lambda tx: archive.stored_of(tx, table.id))
        return stored.table, await asyncio.to_thread(told_again, stored, since)

    async def table(self, table_id: TableId) -> Table:
        """Return a table. Raises NoSuchTable."""
        return (await self.record(table_id)).table

    async def record(self, table_id: TableId) -> TableRecord:
        """Return what is stored of a table beside its log. Raises NoSuchTable."""
        try:
            return await self._records.of(table_id)
        except UnknownTable as error:
            raise NoSuchTable("service.no_such_table", table=table_id) from error

    def drop(self, table_id: TableId) -> None:
        """Forget what is in memory of a table."""
        self._live.pop(table_id, None)
        self._records.forget(table_id)

    async def _store(
        self, tx: Transaction, table: Table, match: Match, attempt: Attempt, told: LogEvents
    ) -> tuple[Table, bool]:
        """Store an entry with all that follows; return the table as it stands, and whether orders are left."""
        now = self.clock()
        table = seated(await archive.append(tx, table, match, attempt, now), told)
        if match.game.result(attempt.state) is not None:
            table = msgspec.structs.replace(table, phase="over", ended=now, ending="finished")
        await games.save(tx, table)
        if table.phase == "over":
            await after_game(tx, table, match.game, attempt.state, now)
        due, waits = expiry_of(match.game, match.state), expiry_of(match.game, attempt.state)
        await follow_turns(tx, table, now, moved=attempt.entry.seat, expiry=waits)
        entry = attempt.entry
        # Others' words leave the time as it was: only who is to answer may begin it anew, or a change of the log.
        anew = due is None or due != waits or entry.seat == due.seat or not isinstance(entry, Move)
        same = due is not None and waits is not None and not due.alone and goes_on(told)
        if anew and not same:
            await follow_expiry(tx, table, waits, now)
        ordered = await review(tx, table, match.game, told, attempt.state)
        pointless = [
            proposal.id
            for proposal in await proposals.open_of(tx, table.id)
            if table.phase == "over" or proposal.kind in ("undo", "redo") or proposal.seat == attempt.entry.seat
        ]
        await proposals.decide(tx, pointless, "cancelled")
        return table, ordered

    def _lock(self, table_id: TableId) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def _in_memory(self, table: Table) -> Live | None:
        """Return the match of a table as it is stored; None: it is not in memory, or not at that entry."""
        if table.started is None:
            raise Refusal("service.campaign.between" if table.between_games else "service.not_started")
        live = self._live.get(table.id)
        if live is None or len(live.match.entries) != table.seq:
            return None
        self._live.move_to_end(table.id)
        return live

    async def _fresh(self, table_id: TableId) -> tuple[Table, Live]:
        table = await self.table(table_id)
        live = self._in_memory(table)
        if live is None:
            self._records.forget(table_id)
            table = await self.table(table_id)
            match = await archive.load(self.database, table_id)
            live = self._live[table_id] = Live(match)
            self._live.move_to_end(table_id)
            while len(self._live) > CACHED_MATCHES:
                self._live.popitem(last=False)
        return table, live


async def found(tx: Transaction, table_id: TableId) -> Table:
    """Return a table within a transaction. Raises NoSuchTable."""
    try:
        return await games.get(tx, table_id)
    except UnknownTable as error:
        raise NoSuchTable("service.no_such_table", table=table_id) from error
