"""Tables in memory: one object for each, which alone holds its match and what is stored of it.

Whatever changes a table is a request to it. It handles one after another: a request is decided by what is in memory,
and its outcome is stored. What is in memory is checked against the version in the database before it is shown, and
within the transaction that writes, so that several processes may share a database: a request that was decided by
something out of date is repeated.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import msgspec
from cachetools import LRUCache

from bot.faults import log_fault
from bot.service.entries import (
    LogEvents,
    Outcome,
    Stored,
    keep_all,
    nothing_more,
    replayed,
    store,
    without_undone,
)
from bot.service.errors import NoSuchTable, Refusal, StaleTurn, Suspended, no_such_table
from bot.service.snapshots import Snapshot, snapshot_of
from bot.service.values import CACHED_TABLES, COPY_ID, EVENTS_KEPT, SNAPSHOTS_KEPT, LessonStatus
from engine.core.errors import EngineError, IllegalMove
from engine.core.game import State
from engine.core.match import Attempt, Match
from engine.core.moves import Entry, Move
from engine.core.registry import find
from engine.core.seat import Seat
from storage import archive, games, ledger, moves, orders, snapshots, table_records
from storage.database import Address, Database, Transaction
from storage.errors import DeliveredTwice, NotStored, OutcomeUnknown, StaleVersion, UnknownTable, UnusableFile
from storage.records import GivenOrder, Table, TableId, TableRecord
from storage.rows import Shards

log = logging.getLogger(__name__)

T = TypeVar("T")


class Moved(NamedTuple):
    """What a request has stored of a table; each request that stores something publishes it once."""

    before: TableRecord
    after: TableRecord
    events: tuple[LogEvents, ...]
    """What each entry did that the request has added to the log."""

    @property
    def is_news(self) -> bool:
        """Whether anybody else may learn of it; otherwise nothing that others see need be brought up to date."""
        if self.after.table.phase == "lobby":
            return True  # its message does not show only the table
        ended = any(order.ended is not None and order not in self.before.orders for order in self.after.orders)
        return ended or (self.before.table, self.before.note) != (self.after.table, self.after.note)


Subscriber = Callable[[Moved], None]
"""Receives what a request has stored. It returns immediately and raises nothing."""
Follower = Callable[[TableRecord], None]
"""Receives what another process has stored of a table. It returns immediately and raises nothing."""
Deleted = Callable[[TableId], None]
"""Receives the id of a table that was deleted. It returns immediately and raises nothing."""
Search = Callable[[Transaction], Awaitable[TableRecord | None]]
"""Finds a table in the database, or returns None."""
Write = Callable[[Transaction], Awaitable[None]]
"""Stores something within a transaction."""
Judging = Callable[[archive.Stored], Awaitable[bool | None]]
"""Finds out in isolation, with limits, whether the position of a stored table can be computed; None if it failed to."""
LISTEN_AGAIN = 1.0
"""Seconds before a new attempt to listen to other processes."""
TRIES = 5
"""How often a request is tried while others write at the same time."""
LONG, TOO_LONG = 10.0, 60.0
"""Seconds after which it is noted that the log of a table takes long to replay, and after which it is given up."""
FIRST_PAUSE = 0.01
"""Seconds before the third try; before each further one a little more than twice as long."""


@asynccontextmanager
async def reading_tables(database: Database) -> AsyncIterator[Transaction]:
    """Read several rows of tables as they were at one moment. Raises NoSuchTable: a table was deleted meanwhile."""
    try:
        async with database.reading() as tx:
            yield tx
    except UnknownTable as error:
        raise no_such_table(str(error)) from error


async def unread(database: Database, ended: tuple[GivenOrder, ...]) -> tuple[GivenOrder, ...]:
    """Return those ended orders of a seat whose end its owner has not read of yet."""
    if not ended:
        return ()
    async with database.query() as tx:
        numbers = await orders.unread(tx, ended[0].table_id, ended[0].seat)
    return tuple(order for order in ended if order.number in numbers)


@dataclass
class Delivery:
    """One delivery of an interaction."""

    interaction_id: int
    stored: bool = False
    """Whether it was stored together with an effect of it: further effects are then no repetition."""


_CURRENT: ContextVar[Delivery | None] = ContextVar("delivery", default=None)


@contextmanager
def delivered(interaction_id: int) -> Iterator[None]:
    """Attribute everything that is begun in the block, tasks included, to an interaction that was just delivered."""
    before = _CURRENT.set(Delivery(interaction_id))
    try:
        yield
    finally:
        _CURRENT.reset(before)


def unstored() -> Delivery | None:
    """Return the delivery that a request belongs to, or None if there is none or it was stored already."""
    delivery = _CURRENT.get()
    return None if delivery is None or delivery.stored else delivery


@dataclass
class Change:
    """A transaction in which a table is changed."""

    tx: Transaction
    record: TableRecord
    """The table as it is to be stored: assign the changed one."""


class _Seen(NamedTuple):
    """What somebody sees of a table, and what it was made from."""

    record: TableRecord
    match: Match
    state: State
    snapshot: Snapshot


Snapshots = LRUCache[tuple[TableId, int | None], _Seen]
"""What people, or the channel (None), see of tables, as far as anybody has looked lately."""


class LiveTable:
    """A table in memory. Only a request that it handles changes it."""

    def __init__(self, table_id: TableId, database: Database, clock: Callable[[], float], snapshots: Snapshots) -> None:
        self.id = table_id
        self.database = database
        self.clock = clock
        self._snapshots = snapshots
        self.lock = asyncio.Lock()
        self._record: TableRecord | None = None
        self._match: Match | None = None
        self._suspended: Suspended | None = None
        """Why there is no match though the game has begun; the table can still be ended."""
        self._events: deque[LogEvents] = deque()
        """What the latest entries did: at least all that have yet to be announced."""
        self.announced = -1
        """The last entry that was announced in the channel, as far as this process has read."""
        self.added: list[LogEvents] = []
        """What the entries did that the current request has added to the log."""

    @property
    def record(self) -> TableRecord:
        """All that is stored of it apart from its log."""
        assert self._record is not None
        return self._record

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.record.table

    @property
    def match(self) -> Match:
        """Its match. Raises Refusal: it has not begun; Suspended: its position cannot be computed."""
        if self._suspended is not None:
            raise self._suspended
        if self._match is None:
            raise Refusal("service.campaign.between" if self.table.between_games else "service.not_started")
        return self._match

    @property
    def expired(self) -> bool:
        """Whether it no longer exists: a private copy expires after some time."""
        return False

    @property
    def lesson(self) -> LessonStatus | None:
        """How far a lesson has come, or None if it is none."""
        return None

    @property
    def begun(self) -> bool:
        """Whether there is a match."""
        return self._match is not None

    def is_at(self, version: int | None) -> bool:
        """Return whether what is in memory is of ``version``."""
        return self._record is not None and self._record.version == version

    @property
    def known(self) -> bool:
        """Whether it was read at all."""
        return self._record is not None

    async def is_current(self) -> bool:
        """Return whether what is in memory is up to date."""
        async with self.database.query() as tx:
            return self.is_at(await games.version(tx, self.id))

    async def load(self, *, judged: bool = True) -> archive.Stored | None:
        """Read it from the database. Only with its lock.

        ``judged``: whether to load its match even if it is not known whether its position can be computed.

        Returns:
            The stored table if that must be found out first, in isolation: until then there is no match. Else None.

        Raises:
            NoSuchTable: it was deleted.

        """
        match: Match | None = None
        events: tuple[LogEvents, ...] = ()
        suspended: Suspended | None = None
        stored = unjudged = None
        try:
            async with reading_tables(self.database) as tx:
                record = await table_records.get(tx, self.id)
                announced = await ledger.announced(tx, self.id)
                stored = None if record.table.started is None else await archive.stored_of(tx, self.id)
            if stored is not None:
                stored = await archive.with_base(self.database, stored)
                unjudged = None if judged or not archive.is_unjudged(stored) else stored
                if unjudged is not None or record.table.sound is False:
                    suspended = Suspended(judged=unjudged is None)
                else:
                    match, events = await self._replayed(stored, max(announced, 0))
        except UnknownTable as error:
            raise no_such_table(self.id) from error
        except (EngineError, MemoryError) as error:
            suspended = await self._set_apart(error)
        self._match, self._events, self._suspended = match, deque(events), suspended
        self._record, self.announced = record, announced
        return unjudged

    async def _replayed(self, stored: archive.Stored, since: int) -> tuple[Match, tuple[LogEvents, ...]]:
        """Replay the log in a thread, which is abandoned if it takes too long. Raises EngineError.

        If the program ends meanwhile, it finds out in isolation after the next start whether the replay ever ends.
        """
        replaying = asyncio.ensure_future(asyncio.to_thread(replayed, stored, since))
        replaying.add_done_callback(lambda done: done.cancelled() or done.exception())
        done, _ = await asyncio.wait({replaying}, timeout=LONG)
        if not done:
            await self._store_sound(sound=False)
            done, _ = await asyncio.wait({replaying}, timeout=TOO_LONG - LONG)
            if not done:
                raise EngineError("its log takes too long to replay")
            await self._store_sound(sound=True)
        return replaying.result()

    async def _set_apart(self, error: Exception) -> Suspended:
        """Note that its position cannot be computed, and log that without the error's message, which may quote it."""
        log.warning("table %s is suspended, as it cannot be worked out: %s", self.id, type(error).__name__)
        await self._store_sound(sound=False)
        return Suspended(judged=True)

    async def keep_judgement(self, *, sound: bool) -> None:
        """Note whether its position can be computed, and log it if not."""
        if not sound:
            log.warning("table %s is suspended, as it cannot be worked out within the limits of that", self.id)
        await self._store_sound(sound=sound)

    async def _store_sound(self, *, sound: bool) -> None:
        with contextlib.suppress(NotStored):  # it is found out once more after the next start
            async with self.database.transaction() as tx:
                await games.store_sound(tx, self.id, sound=sound)

    def forget_orders(self, ended: Collection[GivenOrder]) -> None:
        """Forget orders that have ended: their owner has read so. Only with its lock."""
        kept = tuple(order for order in self.record.orders if order not in ended)
        self._record = msgspec.structs.replace(self.record, orders=kept)

    def snapshot(self, user_id: int | None) -> Snapshot:
        """Return what a person sees of it now; None, or somebody without a seat, sees it as the channel does.

        It is made only once for each viewer until the table changes.

        Raises Refusal: it has not begun.
        """
        record, match, key = self.record, self.match, (self.id, user_id)
        known = self._snapshots.get(key)
        if known is None or known.record is not record or known.match is not match or known.state is not match.state:
            snapshot = snapshot_of(record, match, user_id)
            known = self._snapshots[key] = _Seen(record, match, match.state, snapshot)
        return known.snapshot

    async def enter(
        self,
        entry: Entry,
        wanted: TableRecord | None = None,
        *,
        also: Write | None = None,
        then: Callable[[Match], Move | None] = nothing_more,
    ) -> Outcome:
        """Add an entry to the log, with all that follows.

        Args:
            entry: a move, an undo or a redo.
            wanted: the table with other changes that are to be stored as well.
            also: stores something else in the same transaction.
            then: returns the move to be made next in a match, until it returns None or a rule forbids the move.

        Returns:
            What the entry itself did, with the table after everything that followed.

        Raises:
            IllegalMove: a rule forbids it.
            StaleVersion: another process was first.

        """
        return (await self.enter_all(entry, wanted, also=also, then=then))[0]

    async def enter_all(
        self,
        entry: Entry,
        wanted: TableRecord | None = None,
        *,
        also: Write | None = None,
        then: Callable[[Match], Move | None] = nothing_more,
    ) -> tuple[Outcome, ...]:
        """Do as ``enter``, and return what each entry did, except those that were made automatically."""
        # Going back replays the game: too long for the event loop.
        going_back = not isinstance(entry, Move)
        attempt = await asyncio.to_thread(self.match.attempt, entry) if going_back else self.match.attempt(entry)
        entries = await self._store(attempt, self.record if wanted is None else wanted, also, then)
        return tuple(self._outcome(entries[place:]) for place, each in enumerate(entries) if not each.ordered)

    async def carry_out_orders(self, wanted: TableRecord) -> Outcome | None:
        """Store the orders given in advance, and make the moves that they order now. Raises as ``enter``.

        Returns:
            What the first move did, with the table after all of them, or None if no order can act yet.

        """
        entries = await self._store(None, wanted, None, nothing_more)
        return self._outcome(entries) if entries else None

    async def save(self, wanted: TableRecord) -> None:
        """Store it as ``wanted``, without an entry. Raises StaleVersion, NotStored."""
        async with self.change() as change:
            change.record = wanted

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Change]:
        """Change something of a table in one transaction.

        Raises:
            StaleVersion: another process was first.
            NotStored: nothing can be stored just now.

        """
        async with self.database.transaction() as tx:
            change = Change(tx, self.record)
            yield change
            stored = await table_records.save(tx, self.record, change.record)
        if self._match is None and self._suspended is None and stored.table.started is not None:
            await self.load()  # record and match change together: until then others see it as it was
        else:
            self._record = stored

    @asynccontextmanager
    async def secretly(self) -> AsyncIterator[Transaction]:
        """Store something in one transaction that nobody else may know of: the version of the table stays.

        Raises:
            StaleVersion: another process was first.
            NotStored: nothing can be stored just now.

        """
        async with self.database.transaction() as tx:
            await games.lock(tx, [self.id])
            if not self.is_at(await games.version(tx, self.id)):
                raise StaleVersion(f"{self.id}: {self.record.version} is past")
            yield tx

    async def _store(
        self,
        attempt: Attempt | None,
        wanted: TableRecord,
        also: Write | None,
        then: Callable[[Match], Move | None],
    ) -> tuple[Stored, ...]:
        """Store entries, and bring what is in memory up to date with them."""
        entries, after = await self._stored(attempt, wanted, also, then)
        for each in entries:
            self.match.accept(each.attempt)
            if not each.attempt.private:
                self._events.append(each.events)
                self.added.append(each.events)
        self._record = after
        while len(self._events) > EVENTS_KEPT and self._events[0].seq <= self.announced:
            self._events.popleft()
        return entries

    async def _stored(
        self,
        attempt: Attempt | None,
        wanted: TableRecord,
        also: Write | None,
        then: Callable[[Match], Move | None],
    ) -> tuple[tuple[Stored, ...], TableRecord]:
        """Store entries, and return them with the table as it is stored afterwards."""
        delivery, now, stored = unstored(), self.clock(), self.record
        async with self.database.transaction() as tx:

            async def keep(record: TableRecord, before: Match, made: Stored) -> TableRecord:
                nonlocal stored
                stored = await store(tx, stored, record, before, made, now)
                return stored

            if delivery is not None:  # with the same time as the entries that it leads to
                await moves.remember(tx, delivery.interaction_id, now)
            if also is not None:
                await also(tx)
            entries, after = await keep_all(wanted, self.match, attempt, then, self._events, now, keep)
            if after is not stored:  # nothing is played yet, or an order could not be carried out
                after = await table_records.save(tx, stored, after)
        if delivery is not None:
            delivery.stored = True
        return entries, after

    def _outcome(self, entries: Sequence[Stored]) -> Outcome:
        """Return what the first of some entries did, and what orders of the same seat did directly after it."""
        first, seat = entries[0].events, entries[0].events.entry.seat
        own = itertools.takewhile(lambda each: each.ordered and each.events.entry.seat == seat, entries[1:])
        followed = tuple(each.events for each in own)
        return Outcome(table=self._table_for(seat), events=first, result=self.match.result, followed=followed)

    def _table_for(self, seat: Seat) -> Table:
        """Return the table for whoever reads what a move of a seat did."""
        del seat
        return self.table

    async def events_since(self, since: int) -> tuple[LogEvents, ...]:
        """Return what every entry after number ``since`` did; if called without the lock, it may include newer ones."""
        known = tuple(events for events in self._events if events.seq > since)
        if len(known) == self.table.seq - since:
            return known
        async with reading_tables(self.database) as tx:
            stored = await archive.stored_of(tx, self.id)
        return (await asyncio.to_thread(replayed, stored, since))[1]

    def restart_of(self, seat: Seat) -> int | None:
        """Return how many moves would remain if a seat took back the whole of its turn.

        None if somebody has learned something from it, another seat has moved since, it is one move at most, or its
        beginning is no longer in memory.
        """
        run: list[LogEvents] = []
        line, begun = len(self.match.line), False
        for each in reversed(without_undone(tuple(self._events))):
            own = isinstance(each.entry, Move) and each.entry.seat == seat and not each.early
            begun = not own or bool(run and each.turned)
            if begun:
                break
            if any(event.reveals for event in each.events):
                return None
            run.append(each)
        remaining = line - len(run)
        begun = (begun and remaining >= self.match.first) or remaining == self.match.first
        whole = begun and len(run) > 1 and run[0].moves == line
        return remaining if whole and self.table.phase == "live" else None

    async def refuse_stale(self, seat: Seat, expected_seq: int | None) -> None:
        """Raise StaleTurn where what a control offered a seat is no longer offered.

        While several decide at the same time, the others' decisions change nothing for a seat that is still deciding.

        Args:
            seat: the seat that the control was made for.
            expected_seq: how many entries the log had when it was made, or None if it is valid at any position.

        """
        if expected_seq is None or expected_seq == self.table.seq:
            return
        if not 0 <= expected_seq < self.table.seq:
            raise StaleTurn(self.table)
        for events in without_undone(await self.events_since(expected_seq)):
            own = not isinstance(events.entry, Move) or events.entry.seat == seat
            # What is decided early changes nothing for the others yet.
            if own or not (events.early or seat in events.before & events.after):
                raise StaleTurn(self.table)


class LiveTables:
    """Finds tables, keeps those used last in memory, and has them handle requests."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        """``clock`` returns the UTC unix time in seconds."""
        self.database = database
        self.clock = clock
        self._known: WeakValueDictionary[TableId, LiveTable] = WeakValueDictionary()
        self._latest: OrderedDict[TableId, LiveTable] = OrderedDict()
        self._handling: set[asyncio.Task[Any]] = set()
        self.snapshots = Snapshots(SNAPSHOTS_KEPT)
        self.copies: dict[TableId, LiveTable] = {}
        """Private copies by their ids, the oldest first. They exist in memory alone, and are never published."""
        self._subscribers: list[Subscriber] = []
        self.shards: Shards | None = None
        """The shards for whose tables this process makes announcements, reminders and automatic moves; None for all."""
        self._followers: list[Follower] = []
        self._when_deleted: list[Deleted] = []
        self._to_read: set[TableId] = set()
        """Tables that another process has changed, and that are about to be read again."""
        self.judging: Judging | None = None
        """Finds out whether a position can be computed, or None: then it is taken for granted where it is not known."""
        self._judging: dict[TableId, asyncio.Task[None]] = {}
        """The tables for which that is being found out."""
        self._judged: set[TableId] = set()
        """The tables for which it was found out since the start."""

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call a subscriber after every request that has stored something."""
        self._subscribers.append(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber, if it is one."""
        if subscriber in self._subscribers:
            self._subscribers.remove(subscriber)

    def follow_others(self, follower: Follower) -> None:
        """Call a follower after other processes have stored something; a call may be lost, so it is only a hint."""
        self._followers.append(follower)

    def unfollow_others(self, follower: Follower) -> None:
        """Remove a follower, if it is one."""
        if follower in self._followers:
            self._followers.remove(follower)

    def when_deleted(self, deleted: Deleted) -> None:
        """Call a function with the id of every table that turns out to be deleted, here or by another process."""
        self._when_deleted.append(deleted)

    def owns(self, guild_id: int) -> bool:
        """Return whether this process looks after the tables of a server."""
        return self.shards is None or self.shards.has(guild_id)

    async def listen(self, direct: Address | None = None) -> None:
        """Read what other processes have stored as soon as they send a notification, until this is cancelled.

        ``direct``: the address of the database for a separate connection, or None if it is the same.
        """
        while True:
            try:
                session = await self.database.session(direct)
                try:
                    async for what in session.notices():
                        table_id, _, guild_id = what.partition(" ")
                        self._hear(table_id, int(guild_id))
                finally:
                    await session.close()
            except (NotStored, UnusableFile) as error:
                log.info("nothing is heard of other processes: %s", error)
            await asyncio.sleep(LISTEN_AGAIN)

    def _hear(self, table_id: TableId, guild_id: int) -> None:
        if table_id not in self._to_read and (self.owns(guild_id) or table_id in self._known):
            self._to_read.add(table_id)
            task = asyncio.create_task(self._read_anew(table_id))
            self._handling.add(task)
            task.add_done_callback(self._handling.discard)

    async def _read_anew(self, table_id: TableId) -> None:
        self._to_read.discard(table_id)
        try:
            table = await self.get(table_id)
        except NoSuchTable:
            self.deleted(table_id)
        except Exception as error:  # noqa: BLE001 - whoever uses it next reads it anew
            log_fault(log, error, "table %s could not be read anew", table_id)
        else:
            for follower in tuple(self._followers):
                follower(table.record)

    async def get(self, table_id: TableId) -> LiveTable:
        """Return a table as it is stored now. Raises NoSuchTable."""
        table = self._of(table_id)
        if not table.known or not await table.is_current():
            async with table.lock:
                if not table.known or not await table.is_current():
                    await self._load(table)
        self._keep(table)
        return table

    async def held(self, table_id: TableId) -> LiveTable:
        """Return a table as it is in memory, which is enough if it was just read, or for what only this process keeps.

        Raises NoSuchTable.
        """
        table = self._of(table_id)
        return table if table.known else await self.get(table_id)

    async def find(self, search: Search) -> LiveTable | None:
        """Return the table that a search finds, or None."""
        async with self.database.query() as tx:
            record = await search(tx)
        if record is None:
            return None
        table = self._of(record.table.id)
        if not table.is_at(record.version):
            async with table.lock:
                if not table.is_at(record.version):
                    await self._load(table)
        self._keep(table)
        return table

    async def handle(self, table_id: TableId, request: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Have a table handle a request after those before it; it is completed even if the caller is cancelled.

        Raises NoSuchTable, StaleTurn where others keep changing the table, and whatever the request raises.
        """
        return await self._to_its_end(self._handled(self._of(table_id), request))

    async def _handled(self, table: LiveTable, request: Callable[[LiveTable], Awaitable[T]]) -> T:
        async with table.lock:
            if not table.known:
                await self._load(table)
            self._keep(table)
            for attempt in range(TRIES):
                before = table.record
                table.added.clear()
                try:
                    return await request(table)
                except StaleVersion as error:
                    # A process that makes an announcement writes several times in a row.
                    await asyncio.sleep(FIRST_PAUSE * (2**attempt - 1))
                    await self._load_after(error, table)
                    # If the outcome is unknown, it may have been stored here, and nobody has heard of it.
                    if not isinstance(error, OutcomeUnknown):
                        before = table.record
                except DeliveredTwice as error:
                    await self._load(table)
                    before = table.record
                    raise StaleTurn(table.table) from error
                except NotStored:
                    raise
                except Exception:
                    # It was decided by what is in memory: only what is stored may refuse it, or make it fail.
                    if not table.is_at(before.version) or await table.is_current():
                        raise
                    await self._load(table)
                    before = table.record
                finally:
                    if table.record.version != before.version:
                        self._publish(Moved(before, table.record, tuple(table.added)))
            raise StaleTurn(table.table)

    async def _load_after(self, error: StaleVersion, table: LiveTable) -> None:
        """Read a table again. Raises OutcomeUnknown: the request may have been stored, and that cannot be read."""
        try:
            await self._load(table)
        except NotStored as away:
            if isinstance(error, OutcomeUnknown):
                raise error from away
            raise

    def _publish(self, moved: Moved) -> None:
        if len(moved.after.table.id) == COPY_ID:
            return
        for subscriber in tuple(self._subscribers):
            subscriber(moved)

    async def _load(self, table: LiveTable) -> None:
        """Read a table from the database; where it is not known whether its position can be computed, find that out."""
        unjudged = await table.load(judged=self.judging is None or table.id in self._judged)
        if unjudged is not None and self.judging is not None and table.id not in self._judging:
            self._judging[table.id] = asyncio.create_task(self._judge(self.judging, unjudged))

    async def judge_origin(self, table: LiveTable) -> None:
        """Find out in isolation whether a game can begin at the position that it plays on from, if that is not known.

        Only with its lock. Raises Suspended: it cannot, or that could not be found out.
        """
        there = table.table
        if self.judging is None or not there.practice or there.sound is True:
            return
        async with self.database.reading() as tx:
            base = await snapshots.base(tx, there.id, find(there.game).info.rules)
            setup = await archive.setup_of(tx, there)
        sound = await self.judging(archive.Stored(there, setup, "", (), (), None, base))
        if sound is not None:
            await table.keep_judgement(sound=sound)
            await table.load()
        if not sound:
            raise Suspended(judged=sound is not None)

    async def _judge(self, judging: Judging, stored: archive.Stored) -> None:
        """Find out in isolation whether a table's position can be computed, and load it accordingly."""
        table_id = stored.table.id
        try:
            sound = await judging(stored)
            if sound is None:
                self.forget(table_id)  # whoever uses it next finds out once more
                return
            self._judged.add(table_id)
            table = self._of(table_id)
            async with table.lock:
                await table.keep_judgement(sound=sound)
                await table.load()
        except NoSuchTable:
            self.deleted(table_id)
        except Exception as error:  # noqa: BLE001 - whoever uses it next finds out once more
            log_fault(log, error, "nobody knows whether table %s can be worked out", table_id)
        finally:
            self._judging.pop(table_id, None)

    def forget(self, table_id: TableId) -> None:
        """Drop a table from memory; whoever uses it next reads it anew."""
        self._latest.pop(table_id, None)
        self._known.pop(table_id, None)

    def deleted(self, table_id: TableId) -> None:
        """Forget a table that was deleted, and all that was known of it."""
        self.forget(table_id)
        self._judged.discard(table_id)
        for deleted in self._when_deleted:
            deleted(table_id)

    async def close(self) -> None:
        """Stop finding out about positions, and wait for requests under way."""
        for judging in tuple(self._judging.values()):
            judging.cancel()
            await asyncio.wait({judging})
        while self._handling:
            await asyncio.wait(self._handling)

    def _of(self, table_id: TableId) -> LiveTable:
        if len(table_id) == COPY_ID:
            copy = self.copies.get(table_id)
            if copy is None or copy.expired:
                self.copies.pop(table_id, None)
                raise NoSuchTable("copy.gone")
            return copy
        table = self._known.get(table_id)
        if table is None:
            table = self._known[table_id] = LiveTable(table_id, self.database, self.clock, self.snapshots)
        return table

    def _keep(self, table: LiveTable) -> None:
        """Keep a table that exists in memory, and let go of those not used for longest."""
        if len(table.id) == COPY_ID:
            return
        self._latest[table.id] = table
        self._latest.move_to_end(table.id)
        while len(self._latest) > CACHED_TABLES:
            self._latest.popitem(last=False)

    async def _to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._handling.add(task)
        task.add_done_callback(self._handling.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_note_abandoned)
            raise


class TableService:
    """A part of the service, which finds tables, has them handle requests, and reads the database."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._database = tables.database
        self._clock = tables.clock

    async def _with_log(self, table_id: TableId) -> LiveTable:
        """Return a table whose log may be read. Raises NoSuchTable; Refusal: it is a private copy."""
        if len(table_id) == COPY_ID:
            raise Refusal("copy.not_here")
        return await self._tables.get(table_id)


def _note_abandoned(task: asyncio.Task[Any]) -> None:
    """Log the error of a request whose caller was cancelled, unless it was only refused."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refusal | IllegalMove):
        log_fault(log, error, "a request whose caller was cancelled has failed")
