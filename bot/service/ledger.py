"""The ledger of what was shown: where the messages of a table are, and up to which entry of its log each one shows.

The log is compared with it, so that a move stored before a crash is announced after it, and only once. It does not
affect the version of a table. This process keeps the rows of the tables used last in memory; rows that another process
has written are read before anything is shown.
"""

from __future__ import annotations

import itertools
from collections import OrderedDict
from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from bot.faults import UNSTORED
from bot.service.entries import LogEvents, without_undone
from bot.service.errors import NoSuchTable, no_such_table
from bot.service.live_tables import LiveTable, LiveTables, TableService, unread
from bot.service.snapshots import Snapshot
from bot.service.values import CACHED_TABLES
from engine.core.moves import Move
from engine.core.registry import find
from engine.core.seat import Seat
from storage import campaigns, ledger, orders
from storage.ledger import ADDED, BARE, CALL, CLOSED_LOBBY, END, HAND, LOBBY, NOTE, OLD_PANEL, PANEL, SEAT, target_of
from storage.records import GivenOrder, LedgerRow, PanelContent, Table, TableId

_Key = tuple[str, int]
"""A target, and the id of the person whose private message it is, or 0 for one in the channel."""
LITTLE = 6
"""The most sentences added to the latest message, instead of sending another, when the same person has another turn."""


class News(msgspec.Struct, frozen=True, kw_only=True):
    """What has yet to be announced."""

    table: Table
    channel: Snapshot
    """The table as the channel sees it."""
    since: int
    """The last announced entry, -1 if not even the start."""
    events: tuple[LogEvents, ...]
    """The entries after it that are news, oldest first; moves taken back before they were announced are left out."""
    entries: tuple[LogEvents, ...]
    """All entries after it."""
    started: bool
    """Whether the start itself is news."""
    ended: bool
    """Whether the end (of either sort) is news."""
    actors: frozenset[Seat]
    """Who is to move now; these are to be pinged if ``due``."""
    due: bool
    """Whether a new message is due: a turn of somebody has begun, the game started or ended, or moves were taken back.

    Otherwise the turn goes on (a second card is to be drawn), the same person has another turn after little was done,
    built-in opponents are to move, or an auction goes on: the news is then added to the latest message.
    """
    noted: bool = False
    """Whether something was added to a question."""
    called: frozenset[Seat] = frozenset()
    """The people whose turn in an auction has begun while no message is due: what is added to one would ping nobody."""

    @property
    def concerned(self) -> frozenset[int]:
        """The people whose turn begins or goes on, or who are to answer; after the end or an undo, everybody.

        While several choose at the same time, only those for whom that has begun: what the others have marked stays.
        """
        if self.ended or self.taken_back:
            seats = frozenset(holder.seat for holder in self.table.seats)
        elif self.channel.question is not None:
            seats = frozenset({self.channel.question.to})
        elif len(self.actors) == 1:
            seats = self.actors
        else:
            begun = (events.after - events.before for events in self.entries)
            seats = self.actors.intersection(frozenset().union(*begun))
        return frozenset(h.user_id for h in self.table.seats if h.user_id is not None and h.seat in seats)

    @property
    def taken_back(self) -> bool:
        """Whether moves were taken back, or played again: what people were shown before no longer holds."""
        return any(not isinstance(events.entry, Move) for events in self.entries)


class Behind(NamedTuple):
    """What has yet to be shown of a table, to the channel and to single people."""

    table: Table
    news: News | None
    """What has yet to be announced in the channel, or None if nothing."""
    ended_orders: tuple[GivenOrder, ...]
    """Orders that have ended without their owners having read so."""
    without_picture: bool
    """Whether an announcement was sent without its picture, which has yet to be added."""
    noted: bool
    """Whether something was added to a question that the latest announcement does not show yet."""
    superseded: tuple[LedgerRow, ...]
    """Messages before the latest announcement that still have their controls, after a crash or an outage of Discord."""
    undelivered: frozenset[Seat]
    """The seats that were sent less of the log by direct message than was announced."""


class ShownRows:
    """The rows of one table, and those of them that have yet to be stored."""

    def __init__(self, table_id: TableId) -> None:
        self.table_id = table_id
        self.rows: dict[_Key, LedgerRow] = {}
        self.unstored: dict[_Key, tuple[LedgerRow, bool]] = {}
        """Rows that have yet to be stored (True) or deleted (False)."""
        self.stores = 0
        """Counts each beginning and end of storing rows: whatever was read before that is out of date."""
        self.storing = 0
        """How many transactions are storing rows now: whatever is read meanwhile may lack them."""

    @property
    def announced(self) -> int:
        """The last entry that was announced in the channel, -1 if not even the start."""
        panel = self.rows.get((PANEL, 0))
        return -1 if panel is None else panel.shown_up_to

    def has(self, target: str) -> bool:
        """Return whether there is a row for a target in the channel."""
        return (target, 0) in self.rows

    def delivered_to(self, seat: Seat) -> int:
        """Return up to which entry a seat was sent what it alone may know, -1 if not even the start."""
        row = self.rows.get((target_of(seat), 0))
        return self.announced if row is None else row.shown_up_to

    @property
    def superseded(self) -> tuple[LedgerRow, ...]:
        """The announcements before the latest, and a call in an auction that was sent before it."""
        old = (row for (target, user_id), row in self.rows.items() if not user_id and target.startswith(OLD_PANEL))
        return tuple(row for row in old if row.target != CALL or row.shown_up_to <= self.announced)

    @property
    def delivered(self) -> dict[Seat, int]:
        """Up to which entry seats were sent what they alone may know; only those that differ from the channel."""
        found = ((target, row) for (target, _), row in self.rows.items() if target.startswith(SEAT))
        return {Seat(int(target.removeprefix(SEAT))): row.shown_up_to for target, row in found}

    def put(self, row: LedgerRow) -> None:
        """Set the row of a target, unless the present one shows more of the log."""
        key = row.target, row.user_id
        former = self.rows.get(key)
        if former == row or (former is not None and former.shown_up_to > row.shown_up_to):
            return
        self.rows[key] = row
        self.unstored[key] = row, True

    def drop(self, row: LedgerRow) -> None:
        """Remove the row of a target, unless another message has taken its place."""
        key = row.target, row.user_id
        former = self.rows.get(key)
        if former is not None and former.message_id == row.message_id:
            del self.rows[key]
            self.unstored[key] = former, False

    def refresh(self, rows: Iterable[LedgerRow]) -> None:
        """Replace the rows by those that are stored, and apply again what has yet to be stored."""
        unstored, self.unstored = self.unstored, {}
        self.rows = {(row.target, row.user_id): row for row in rows}
        for row, kept in unstored.values():
            (self.put if kept else self.drop)(row)


class Ledger(TableService):
    """Reads and writes what was shown of the tables.

    That a message was edited is stored with the next row, or by ``store``: if a crash comes first, it is edited once
    more, which changes nothing. A message that was sent is stored immediately.
    """

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._shown: OrderedDict[TableId, ShownRows] = OrderedDict()

    async def behind(self, table_id: TableId) -> Behind:
        """Return what has yet to be shown of a table. Raises NoSuchTable."""
        while True:
            live, shown = await self._read(table_id)
            record, table = live.record, live.table
            ends = not table.alive and not shown.has(END)
            found = Behind(
                table,
                None,
                tuple(order for order in record.orders if order.ended is not None),
                shown.has(BARE),
                shown.has(NOTE),
                shown.superseded,
                frozenset(seat for seat, seq in shown.delivered.items() if seq < shown.announced),
            )
            if not live.begun or not (shown.announced < table.seq or ends):
                return found
            channel, events = live.snapshot(None), await live.events_since(max(shown.announced, 0))
            if live.is_at(record.version):
                return found._replace(news=news_of(channel, shown, events))

    async def pending(self) -> tuple[TableId, ...]:
        """Return the tables of which something has yet to be shown, for example after a start."""
        shards = self._tables.shards
        async with self._database.reading() as tx:
            found = (*await ledger.behind(tx, shards), *await campaigns.unannounced(tx, shards))
        return tuple(dict.fromkeys(found))

    async def present(self, table_id: TableId) -> News:
        """Return the news of a table without any events, to show how it stands. Raises NoSuchTable, Refusal."""
        live = await self._tables.get(table_id)
        return news_of(live.snapshot(None), await self._held(table_id), ())

    async def unsent(self, table_id: TableId, seat: Seat) -> News:
        """Return what has happened since a seat was sent what it alone may know. Raises NoSuchTable, Refusal."""
        live, shown = await self._tables.held(table_id), await self._held(table_id)
        since = shown.delivered_to(seat)
        return msgspec.structs.replace(await self._since(live, since, shown), started=since < 0)

    async def since(self, table_id: TableId, seq: int) -> News:
        """Return what has happened after an entry, whether or not it was announced. Raises NoSuchTable, Refusal."""
        live = await self._tables.get(table_id)
        news = await self._since(live, seq, await self._held(table_id))
        return msgspec.structs.replace(news, since=seq, ended=not live.table.alive)

    @staticmethod
    async def _since(live: LiveTable, since: int, shown: ShownRows) -> News:
        channel, events = live.snapshot(None), await live.events_since(max(since, 0))
        return news_of(channel, shown, tuple(each for each in events if each.seq <= channel.table.seq))

    async def table(self, table_id: TableId) -> Table:
        """Return a table. Raises NoSuchTable."""
        return (await self._tables.get(table_id)).table

    async def lobby(self, table_id: TableId) -> tuple[Table, int]:
        """Return a table as this process last read it, and the version that its lobby's message ought to show.

        Raises NoSuchTable.
        """
        live = await self._tables.held(table_id)
        return live.table, live.record.version if live.table.phase == "lobby" else CLOSED_LOBBY

    async def is_lobby_behind(self, table_id: TableId) -> bool:
        """Return whether the message of a table's lobby is out of date. Raises NoSuchTable."""
        posted = (await self._held(table_id)).rows.get((LOBBY, 0))
        return posted is not None and posted.shown_up_to < (await self.lobby(table_id))[1]

    async def announced(self, table_id: TableId) -> int:
        """Return the last entry that was announced in the channel; -1: not even the start. Raises NoSuchTable."""
        return (await self._held(table_id)).announced

    async def delivered_to(self, table_id: TableId, seat: Seat) -> int:
        """Return up to which entry a seat was sent what it alone may know; -1: not even the start.

        Raises NoSuchTable.
        """
        return (await self._held(table_id)).delivered_to(seat)

    async def delivered(self, table_id: TableId, seat: Seat, seq: int) -> None:
        """Note that a seat was sent everything that it alone may know up to an entry. Raises NoSuchTable."""
        shown = await self._held(table_id)
        _put_delivered(shown, {seat: max(seq, shown.delivered_to(seat))})

    async def mark_announced(
        self,
        table_id: TableId,
        seq: int,
        message_id: int | None = None,
        *,
        ended: bool = False,
        content: PanelContent | None = None,
        undelivered: Iterable[Seat] = (),
    ) -> tuple[LedgerRow, ...]:
        """Note that everything was announced up to entry ``seq``, or up to the start if that is 0.

        Args:
            table_id: the table.
            seq: ``news.table.seq`` of the news that was announced; a lower one than before is ignored.
            message_id: the id of the announcement; the one before it is marked as superseded in the same transaction,
                so that it is not forgotten after a crash.
            ended: ``news.ended``: whether the end was announced too.
            content: what the announcement says.
            undelivered: the seats that have yet to be sent what they alone may know of it.

        Returns:
            The announcements before the latest that may still have their controls.

        Raises:
            NotStored: nothing can be stored just now.

        """
        table, shown = (await self._tables.held(table_id)).table, await self._held(table_id)
        former, seq = shown.announced, min(seq, table.seq)
        behind = {seat: shown.delivered_to(seat) for seat in undelivered}
        # A seat that was sent more than had been announced, and is not behind, was sent all that is announced now.
        ahead = {seat: max(at, seq) if at > former else at for seat, at in shown.delivered.items()}
        panel = shown.rows.get((PANEL, 0))
        if seq >= former:
            if panel is not None and message_id not in {None, panel.message_id} and panel.message_id is not None:
                shown.put(msgspec.structs.replace(panel, target=f"{OLD_PANEL}{panel.message_id}"))
            if message_id is not None and (panel is None or seq > former or panel.message_id != message_id):
                panel = LedgerRow(table_id, PANEL, seq, table.channel_id, message_id, content=content)
            elif panel is None:
                panel = LedgerRow(table_id, PANEL, seq)
            shown.put(msgspec.structs.replace(panel, shown_up_to=seq))
            if (added := shown.rows.get((ADDED, 0))) is not None:
                shown.drop(added)
        _put_delivered(shown, ahead | behind)
        if ended and not table.alive:
            shown.put(LedgerRow(table_id, END, table.seq))
        await self._store(shown)
        return shown.superseded

    async def added(self, table_id: TableId, seq: int) -> None:
        """Note that something was added to the latest announcement, up to an entry. Raises NoSuchTable."""
        (await self._held(table_id)).put(LedgerRow(table_id, ADDED, seq))

    async def message(self, table_id: TableId, target: str, *, user_id: int = 0) -> LedgerRow | None:
        """Return the row of a target's latest message, or None if there is none."""
        try:
            return (await self._held(table_id)).rows.get((target, user_id))
        except NoSuchTable:  # somebody has deleted it meanwhile
            return None

    async def all_messages(self, table_id: TableId) -> tuple[LedgerRow, ...]:
        """Return the rows of all messages of a table, oldest first. Raises NoSuchTable."""
        there = (row for row in (await self._held(table_id)).rows.values() if row.message_id)
        return tuple(sorted(there, key=lambda row: row.message_id or 0))

    async def hands(self, table_id: TableId) -> dict[int, LedgerRow]:
        """Return the rows of people's private messages, by user id. Raises NoSuchTable."""
        rows = (await self._held(table_id)).rows
        return {user_id: row for (target, user_id), row in rows.items() if target == HAND}

    async def remember_message(  # noqa: PLR0913 - what is known of a message
        self,
        table_id: TableId,
        target: str,
        channel_id: int,
        message_id: int,
        *,
        user_id: int = 0,
        seq: int = 0,
        content: PanelContent | None = None,
        edited: bool = False,
    ) -> None:
        """Note where the latest message of a target is, in place of one that shows no more of the log.

        ``user_id`` is the person whose private message it is, or 0 for one in the channel. If it was only ``edited``,
        it is stored with the next row, or by ``store``. Raises NoSuchTable.
        """
        shown = await self._held(table_id)
        shown.put(LedgerRow(table_id, target, seq, channel_id, message_id, user_id=user_id, content=content))
        if not edited:
            await self._store(shown)

    async def content_changed(self, table_id: TableId, content: PanelContent) -> None:
        """Note what the latest announcement of a table says now. Raises NoSuchTable.

        It is stored with the next row, or by ``store``: after a crash, what was added to the message is added again.
        """
        shown = await self._held(table_id)
        panel = shown.rows.get((PANEL, 0))
        # If somebody was forgotten since it was composed, its content was forgotten with them.
        if panel is not None and panel.content is not None:
            shown.put(msgspec.structs.replace(panel, content=content))

    async def forget_message(self, table_id: TableId, target: str, *, user_id: int = 0) -> None:
        """Forget a message that no longer exists. Raises NoSuchTable."""
        shown = await self._held(table_id)
        row = shown.rows.get((target, user_id))
        if row is not None:
            shown.drop(row)

    async def note_announced(self, table_id: TableId, note: str | None) -> None:
        """Note that what was added to a question was announced, unless it is something else by now.

        Raises NoSuchTable.
        """
        if (await self._tables.held(table_id)).record.note in {None, note}:
            await self.forget_message(table_id, NOTE)

    async def ended_orders(self, table_id: TableId, seat: Seat) -> tuple[GivenOrder, ...]:
        """Return the orders of a seat that have ended without its owner having read so. Raises NoSuchTable."""
        live = await self._tables.held(table_id)
        ended = tuple(order for order in live.record.orders if order.ended is not None and order.seat == seat)
        return await unread(self._database, ended)

    async def order_ends_read(self, ended: Collection[GivenOrder]) -> None:
        """Note that their owner knows why these orders of a seat have ended. Raises NoSuchTable."""
        if not ended:
            return
        async with self._database.transaction() as tx:
            await orders.delete_ended(tx, ended)

        async def forget(live: LiveTable) -> None:
            live.forget_orders(ended)

        await self._tables.handle(next(iter(ended)).table_id, forget)

    async def store(self, table_id: TableId) -> None:
        """Store what was edited of a table; if nothing can be stored just now, it is stored later."""
        shown = self._shown.get(table_id)
        if shown is not None:
            with suppress(*UNSTORED):
                await self._store(shown)

    async def store_all(self) -> None:
        """Store what was edited of all tables."""
        for table_id in [table_id for table_id, shown in self._shown.items() if shown.unstored]:
            await self.store(table_id)

    async def can_store(self) -> bool:
        """Return whether what is shown can be stored; what was edited is stored first."""
        if not await self._database.can_store():
            return False
        await self.store_all()
        return not any(shown.unstored for shown in self._shown.values())

    async def _store(self, shown: ShownRows) -> None:
        """Store what has changed of the rows of a table. Raises NotStored."""
        unstored, shown.unstored = shown.unstored, {}
        if not unstored:
            return
        shown.stores += 1
        shown.storing += 1
        try:
            async with self._database.transaction() as tx:
                for row, kept in unstored.values():
                    await (ledger.put if kept else ledger.drop)(tx, row)
        except BaseException:
            shown.unstored = unstored | shown.unstored
            raise
        finally:
            shown.stores += 1
            shown.storing -= 1

    async def _read(self, table_id: TableId) -> tuple[LiveTable, ShownRows]:
        """Return a table as it is stored now, with what was shown of it. Raises NoSuchTable."""
        version, shown = await self._refreshed(table_id)
        live = await self._tables.held(table_id)
        if not live.is_at(version):
            live = await self._tables.get(table_id)
        live.announced = shown.announced
        return live, shown

    async def _held(self, table_id: TableId) -> ShownRows:
        """Return what was shown of a table as this process last read it. Raises NoSuchTable."""
        if table_id in self._shown:
            return self._keep(table_id)
        return (await self._refreshed(table_id))[1]

    async def _refreshed(self, table_id: TableId) -> tuple[int, ShownRows]:
        """Read what was shown of a table, and return it with the table's version. Raises NoSuchTable."""
        shown = self._shown.get(table_id) or ShownRows(table_id)
        stores = shown.stores
        async with self._database.query() as tx:
            found = await ledger.of(tx, table_id)
        if found is None:
            self._shown.pop(table_id, None)
            raise no_such_table(table_id)
        shown = self._shown.setdefault(table_id, shown)
        if shown.stores == stores and not shown.storing:
            shown.refresh(found[1])
        return found[0], self._keep(table_id)

    def _keep(self, table_id: TableId) -> ShownRows:
        shown = self._shown[table_id]
        self._shown.move_to_end(table_id)
        # What has yet to be stored is known here alone.
        stored = (each for each, its in self._shown.items() if its is not shown and not (its.unstored or its.storing))
        for each in tuple(itertools.islice(stored, max(0, len(self._shown) - CACHED_TABLES))):
            del self._shown[each]
        return shown


def _put_delivered(shown: ShownRows, delivered: dict[Seat, int]) -> None:
    """Note up to where seats were sent what they alone may know; as much as was announced needs no row."""
    for seat, seq in delivered.items():
        row = LedgerRow(shown.table_id, target_of(seat), seq)
        if seq == shown.announced:
            shown.drop(row)
        else:
            shown.put(row)


def news_of(channel: Snapshot, shown: ShownRows, events: tuple[LogEvents, ...]) -> News:
    """Return the news of a table; ``events`` is what has happened since it was announced."""
    table = channel.table
    started, ended = shown.announced < 0, not table.alive and not shown.has(END)
    entries, events = events, without_undone(events)
    taken_back = any(not isinstance(each.entry, Move) for each in events)
    people = _people_to_move(channel)
    turned = bool(people) and any(each.turned and not each.bid for each in events)
    due = started or ended or taken_back or (turned and not _is_still_there(channel, people, events))
    bids = bool(events) and all(each.bid for each in events)
    return News(
        table=table,
        channel=channel,
        since=shown.announced,
        events=events,
        entries=entries,
        started=started,
        ended=ended,
        actors=table.actors,
        due=due,
        called=people - _latest_person(table, events) if bids and not due else frozenset(),
    )


def _people_to_move(channel: Snapshot) -> frozenset[Seat]:
    """Return the seats of the people who are waited for; while a question is open, of who is to answer it."""
    return frozenset(holder.seat for holder in channel.table.seats if holder.human and holder.seat in channel.waited)


def _is_still_there(channel: Snapshot, people: frozenset[Seat], events: tuple[LogEvents, ...]) -> bool:
    """Return whether little has happened, all of it by the person who is to move, except for answers of opponents.

    That is so in a second turn in a row, or after an offer was refused: nobody has to be pinged, and the news is read
    where the turn began. An irreversible move gets a message of its own, with its picture below the text.
    """
    game = find(channel.table.game)
    if any(isinstance(each.entry, Move) and type(each.entry) in game.guidance.irreversible for each in events):
        return False
    if len(people) != 1 or any(each.seq == channel.expired for each in events):
        return False  # some of several may have decided long ago; an expiry was played for somebody who was away
    if any(each.answers and channel.table.holder(each.entry.seat).human for each in events):
        return False  # a person was waited for, perhaps for long
    moved = {each.entry.seat for each in events if not each.answers}
    return moved == people and sum(not event.apart for each in events for event in each.events) <= LITTLE


def _latest_person(table: Table, events: tuple[LogEvents, ...]) -> frozenset[Seat]:
    """Return the seat of the person who moved last, and so is present; empty if no person is among these events."""
    people = [each.entry.seat for each in events if table.holder(each.entry.seat).human]
    return frozenset(people[-1:])
