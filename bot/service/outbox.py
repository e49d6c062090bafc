"""What has yet to be announced, and where messages stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from bot.faults import UNSTORED
from bot.service.errors import NoSuchTable
from bot.service.live_tables import LiveTable, LiveTables
from bot.service.log_events import without_undone
from bot.service.play import NOTE
from bot.service.snapshots import Snapshot, snapshot_of
from bot.service.values import LogEvents
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.registry import find
from engine.core.seat import Seat
from storage import deliveries, games, messages, orders
from storage.records import GivenOrder, PanelContent, PostedMessage, Table, TableId, TableRecord

MessageKey = tuple[str, int]
"""The role of a message, and whose private one it is; 0: the channel's."""
BARE = "bare"
"""The role of an announcement whose picture has yet to be added."""
LOBBY, CAMPAIGN_END = "lobby", "campaign-end"
"""The roles of the message of a table that has not started, and of the one that tells the end of a campaign."""
_ROLE_LENGTH = 40
"""Characters; the database takes no more."""
PANEL, _OLD_PANEL = "panel", "panel-old-"
"""The role of a table's latest announcement; of one before it, with its own id behind."""
CALL = f"{_OLD_PANEL}call"
"""The role of a message that calls a person whose turn has begun within an auction: the next announcement ends it."""
LITTLE = 6
"""Sentences that are added to a message though another turn of the same person has begun."""


class News(msgspec.Struct, frozen=True, kw_only=True):
    """What is yet to be announced. The outbox: it outlives a crash."""

    table: Table
    channel: Snapshot
    """The table as the channel sees it."""
    since: int
    """The last announced entry; -1: not even the start."""
    events: tuple[LogEvents, ...]
    """What is new by the entries after it, oldest first: a move that was taken back untold is no news."""
    entries: tuple[LogEvents, ...]
    """All entries after it."""
    started: bool
    """The start itself is news."""
    ended: bool
    """The end (of either sort) is news."""
    actors: frozenset[Seat]
    """Who is to move now; these are to be pinged when ``due``."""
    due: bool
    """A message of its own is due: a turn of somebody has begun, or the game started, ended, or was taken back.

    While it is False the turn goes on (a second card is to be drawn), another of the same person begins at once after
    little was done, built-in opponents are to move, or an auction goes on: what is new is added to the latest message.
    """
    noted: bool = False
    """Something was added to a question."""
    called: frozenset[Seat] = frozenset()
    """The people whose turn in an auction has begun while nothing is due: an addition would call nobody."""

    @property
    def concerned(self) -> frozenset[int]:
        """The people whose turn begins or goes on, or who are to answer; after the end and an undo everybody.

        While several choose at once, only those who have begun to: what the others have marked stays.
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


def is_news(before: TableRecord, after: TableRecord) -> bool:
    """Tell whether a channel, or the owner of an order that has ended, has something to learn of what was stored."""
    former, table = before.table, after.table
    ended = any(order.ended is not None and order not in before.orders for order in after.orders)
    noted = after.note is not None and before.note != after.note
    return ended or noted or (former.seq, former.phase, former.started) != (table.seq, table.phase, table.started)


class Unannounced(NamedTuple):
    """What is yet to be said at a table, to the channel and to single people."""

    table: Table
    news: News | None
    """None: the channel knows everything."""
    ended_orders: tuple[GivenOrder, ...]
    """Orders that have ended and whose owners do not know it."""
    without_picture: bool
    """An announcement was sent without its picture, which is to be added."""
    noted: bool
    """Something was added to a question, which the latest announcement has yet to say."""
    superseded: tuple[PostedMessage, ...]
    """Messages before the latest announcement that may still have their controls: a crash came, or Discord was away."""
    undelivered: frozenset[Seat]
    """The seats that were sent less by direct message than was announced."""


class Outbox:
    """Remembers what was announced, so that a move stored before a crash is announced after it, and once.

    What a crash may make forgotten, since it would be done once more and do nothing new, is noted in memory and stored
    with the next thing that is stored of its table, or by ``store_notes``.
    """

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._database = tables.database
        self._noted: dict[TableId, LiveTable] = {}
        """Tables of which something is noted and not stored yet."""

    async def unannounced(self, table_id: TableId) -> Unannounced:
        """Tell what has yet to be said at a table. Raises NoSuchTable."""
        while True:
            live = await self._tables.get(table_id)
            record, match = live.record, live.match if live.begun else None
            table, roles = record.table, {each.role for each in record.posted}
            without_picture, noted = BARE in roles, NOTE in roles
            superseded = _superseded(table, record.posted)
            ended = tuple(order for order in record.orders if order.ended is not None)
            undelivered = frozenset(seat for seat, seq in record.delivered.items() if seq < table.announced)
            if match is None or not (table.announced < table.seq or _starts(table) or _ends(table)):
                return Unannounced(table, None, ended, without_picture, noted, superseded, undelivered)
            channel = snapshot_of(record, match, None)
            events = await live.events_since(max(table.announced, 0))
            if live.is_at(record.version):
                news = _news(channel, events)
                return Unannounced(table, news, ended, without_picture, noted, superseded, undelivered)

    async def table(self, table_id: TableId) -> Table:
        """Return a table. Raises NoSuchTable."""
        return (await self._tables.get(table_id)).table

    async def present(self, table_id: TableId) -> News:
        """Return the news of a table as if nothing were new: how it stands. Raises NoSuchTable, Refusal."""
        live = await self._tables.get(table_id)
        return news_of(live.record, live.match)

    async def delivered_to(self, table_id: TableId, seat: Seat) -> int:
        """Return up to which entry a seat was sent what it alone may know; -1: not even the start.

        Raises NoSuchTable.
        """
        return _delivered_to(await self._record(table_id), seat)

    async def unsent(self, table_id: TableId, seat: Seat) -> News:
        """Return what has happened since a seat was sent what it alone may know. Raises NoSuchTable, Refusal."""
        live = await self._tables.held(table_id)
        since, channel = _delivered_to(live.record, seat), snapshot_of(live.record, live.match, None)
        events = await live.events_since(max(since, 0))
        news = _news(channel, tuple(each for each in events if each.seq <= channel.table.seq))
        return msgspec.structs.replace(news, started=since < 0)

    async def since(self, table_id: TableId, seq: int) -> News:
        """Return what has happened after an entry, whoever was told of it. Raises NoSuchTable, Refusal."""
        live = await self._tables.get(table_id)
        channel, events = snapshot_of(live.record, live.match, None), await live.events_since(seq)
        news = _news(channel, tuple(each for each in events if each.seq <= channel.table.seq))
        return msgspec.structs.replace(news, since=seq, ended=not channel.table.alive)

    async def delivered(self, table_id: TableId, seat: Seat, seq: int) -> None:
        """Note that a seat was sent whatever it alone may know up to an entry. Raises NoSuchTable."""

        def with_seat(record: TableRecord) -> TableRecord:
            now = max(seq, _delivered_to(record, seat))
            return _with_delivered(record, record.delivered | {seat: now})

        await self._note(table_id, with_seat)

    async def mark_announced(
        self,
        table_id: TableId,
        seq: int,
        message_id: int | None = None,
        *,
        ended: bool = False,
        content: PanelContent | None = None,
        undelivered: Iterable[Seat] = (),
    ) -> tuple[PostedMessage, ...]:
        """Remember that everything was announced up to ``seq`` (0: of the start).

        Args:
            table_id: the table.
            seq: ``news.table.seq`` of the news that was announced; a lower one than before is ignored.
            message_id: of the announcement, which becomes the table's ``panel`` message; the one before it is
                ``superseded`` in the same transaction, so that no crash makes it forgotten.
            ended: ``news.ended``: the end was announced too.
            content: what the announcement says.
            undelivered: the seats that have yet to be sent what they alone may know of it.

        Returns:
            The announcements that are not the latest any more and may still have their controls.

        Raises:
            NotStored: the disk has no room for it.

        """

        async def mark(live: LiveTable) -> TableRecord:
            table = live.table
            announced = max(table.announced, min(seq, table.seq))
            end_announced = table.end_announced or (ended and not table.alive)
            behind = {seat: _delivered_to(live.record, seat) for seat in undelivered}
            # Whoever was sent more than was announced before, and is not behind, knows all of what is announced now.
            others = {
                seat: max(at, announced) if at > table.announced else at for seat, at in live.record.delivered.items()
            }
            table = msgspec.structs.replace(table, announced=announced, end_announced=end_announced)
            record = _with_delivered(msgspec.structs.replace(live.record, table=table), others | behind)
            if message_id is not None:
                posted = _posted(table_id, PANEL, table.channel_id, message_id, seq=seq, content=content)
                record = _with_panel(record, _without_the_forgotten(record, posted))
            await live.save(record)
            return live.record

        record = await self._tables.handle(table_id, mark)
        return _superseded(record.table, record.posted)

    async def store_notes(self, table_id: TableId) -> None:
        """Store what is noted of a table; where the disk has no room for it, it stays noted."""
        live = self._noted.pop(table_id, None)
        if live is None or not live.has_notes:
            return

        async def store(live: LiveTable) -> None:
            if live.has_notes:
                await live.save(live.record)

        try:
            await self._tables.handle(table_id, store)
        except UNSTORED:
            self._noted[table_id] = live

    async def store_all_notes(self) -> None:
        """Store what is noted of all tables."""
        for table_id in tuple(self._noted):
            with suppress(NoSuchTable):  # somebody has deleted it meanwhile
                await self.store_notes(table_id)

    async def can_store(self) -> bool:
        """Tell whether what is announced can be noted; what is noted is stored first."""
        if not await self._database.can_store():
            return False
        await self.store_all_notes()
        return not self._noted

    async def pending(self) -> tuple[TableId, ...]:
        """Find the tables with something yet to be said, sent, shown or retired, as after a restart."""
        own = self._tables.shards
        async with self._database.reading() as tx:
            edited = (*await messages.tables_with(tx, BARE, own), *await messages.tables_with(tx, NOTE, own))
            old = await messages.superseded(tx, _OLD_PANEL, CALL, own)
            unsent = await deliveries.tables(tx, own)
            untold = (*await games.unannounced(tx, own), *await orders.unannounced(tx, own))
            return tuple(dict.fromkeys((*untold, *edited, *old, *unsent)))

    async def remember_message(  # noqa: PLR0913 - what is known of a message
        self,
        table_id: TableId,
        role: str,
        channel_id: int,
        message_id: int,
        *,
        user_id: int = 0,
        seq: int = 0,
        content: PanelContent | None = None,
        edited: bool = False,
    ) -> None:
        """Remember where the latest message of one sort stands, in place of one that shows no more of the log.

        ``role`` is such as ``lobby``, ``panel`` or ``hand``; ``user_id`` 0 is the channel's, else whose private one.
        One that was only ``edited`` is noted: edited once more it says the same. Raises NoSuchTable.
        """
        posted = _posted(table_id, role, channel_id, message_id, user_id=user_id, seq=seq, content=content)
        if edited:
            await self._note(table_id, lambda record: _with_latest(record, posted))
            return

        async def remember(live: LiveTable) -> None:
            record = _with_latest(live.record, posted)
            if record is not live.record:
                await live.save(record)

        await self._tables.handle(table_id, remember)

    async def content_changed(self, table_id: TableId, content: PanelContent) -> None:
        """Note what the latest announcement of a table says by now. Raises NoSuchTable.

        What was added to it is added once more after a crash; only other pictures are stored before something else is.
        """
        before = await self.message(table_id, PANEL)

        def with_content(record: TableRecord) -> TableRecord:
            posted = _by_key(record)
            panel = posted.get((PANEL, 0))
            there = panel is not None and before is not None and panel.message_id == before.message_id
            # Whoever was forgotten since it was composed made forgotten what it said.
            if panel is not None and there and panel.content is not None:
                posted[PANEL, 0] = msgspec.structs.replace(panel, content=content)
            return _with_posted(record, posted.values())

        redrawn = before is None or before.content is None or before.content.pictures != content.pictures
        await self._note(table_id, with_content, soon=redrawn)

    async def message(self, table_id: TableId, role: str, *, user_id: int = 0) -> PostedMessage | None:
        """Return where the latest message of one sort stands."""
        try:
            return _by_key(await self._record(table_id)).get((role, user_id))
        except NoSuchTable:  # somebody has deleted it meanwhile
            return None

    async def all_messages(self, table_id: TableId) -> tuple[PostedMessage, ...]:
        """Return where all messages of a table stand. Raises NoSuchTable."""
        return (await self._record(table_id)).posted

    async def private_messages(self, table_id: TableId, role: str) -> dict[int, PostedMessage]:
        """Return where people's private messages of one sort stand, by the person."""
        posted = (await self._record(table_id)).posted
        return {each.user_id: each for each in posted if each.user_id and each.role == role}

    async def forget_message(self, table_id: TableId, role: str, *, user_id: int = 0) -> None:
        """Forget a message that is gone. Raises NoSuchTable."""
        former = await self.message(table_id, role, user_id=user_id)

        def without(record: TableRecord) -> TableRecord:
            posted = _by_key(record)
            found = posted.get((role, user_id))
            if found is not None and former is not None and found.message_id == former.message_id:
                del posted[role, user_id]
            return _with_posted(record, posted.values())

        await self._note(table_id, without)

    async def note_announced(self, table_id: TableId, note: str | None) -> None:
        """Note that everybody was told what was added to a question, unless it is something else by now.

        Raises NoSuchTable.
        """

        def without(record: TableRecord) -> TableRecord:
            posted = _by_key(record)
            if record.note in {None, note}:
                posted.pop((NOTE, 0), None)
            return _with_posted(record, posted.values())

        await self._note(table_id, without)

    async def ended_orders(self, table_id: TableId, seat: Seat) -> tuple[GivenOrder, ...]:
        """Return the orders of a seat that have ended and whose owner does not know it. Raises NoSuchTable."""
        orders = (await self._record(table_id)).orders
        return tuple(order for order in orders if order.ended is not None and order.seat == seat)

    async def order_end_read(self, table_id: TableId, seat: Seat) -> None:
        """Note that the owner of a seat knows why its orders have ended. Raises NoSuchTable.

        Where another process announces it is stored at once, as that one would tell it too.
        """
        read = await self.ended_orders(table_id, seat)

        def without(record: TableRecord) -> TableRecord:
            return msgspec.structs.replace(record, orders=tuple(each for each in record.orders if each not in read))

        await self._note(table_id, without)
        if not self._tables.owns((await self._record(table_id)).table.guild_id):
            await self.store_notes(table_id)

    async def _record(self, table_id: TableId) -> TableRecord:
        return (await self._tables.held(table_id)).record

    async def _note(
        self, table_id: TableId, changed: Callable[[TableRecord], TableRecord], *, soon: bool = True
    ) -> None:
        """Note a change of what is stored; ``soon``: it does not wait for something else that is stored."""

        async def note(live: LiveTable) -> None:
            before = live.record
            live.note(changed)
            if soon and live.record is not before:
                self._noted[table_id] = live

        await self._tables.handle(table_id, note)


def _by_key(record: TableRecord) -> dict[MessageKey, PostedMessage]:
    return {(each.role, each.user_id): each for each in record.posted}


def _with_posted(record: TableRecord, posted: Iterable[PostedMessage]) -> TableRecord:
    """Return what is stored of a table with these messages."""
    return msgspec.structs.replace(record, posted=tuple(sorted(posted, key=lambda each: each.message_id)))


def _without_the_forgotten(record: TableRecord, posted: PostedMessage) -> PostedMessage:
    """Leave out what a message says where it was composed for people of whom one has left, perhaps to be forgotten."""
    content = posted.content
    if content is None or {*content.people, *content.called} <= set(record.table.people):
        return posted
    return msgspec.structs.replace(posted, content=None)


def _with_latest(record: TableRecord, latest: PostedMessage) -> TableRecord:
    """Let a message be the latest of its sort, unless the one before it shows more of the log.

    Of a private one of somebody who does not sit there any more nothing is remembered.
    """
    if latest.user_id and latest.user_id not in record.table.people:
        return record
    latest = _without_the_forgotten(record, latest)
    posted, key = _by_key(record), (latest.role, latest.user_id)
    if key in posted and posted[key].seq > latest.seq:
        return record
    return _with_posted(record, (posted | {key: latest}).values())


def _delivered_to(record: TableRecord, seat: Seat) -> int:
    """Return up to which entry a seat was sent what it alone may know; -1: not even the start."""
    return record.delivered.get(seat, record.table.announced)


def _with_delivered(record: TableRecord, delivered: dict[Seat, int]) -> TableRecord:
    """Return what is stored of a table with what seats were sent, where that is not what was announced."""
    other = {seat: seq for seat, seq in delivered.items() if seq != record.table.announced}
    return msgspec.structs.replace(record, delivered=other)


def _superseded(table: Table, posted: Iterable[PostedMessage]) -> tuple[PostedMessage, ...]:
    """Return the announcements that are not the latest any more, and a call that was sent before the latest."""
    old = (each for each in posted if not each.user_id and each.role.startswith(_OLD_PANEL))
    return tuple(each for each in old if each.role != CALL or each.seq <= table.announced)


def _with_panel(record: TableRecord, panel: PostedMessage) -> TableRecord:
    """Let a message be the latest announcement of a table; the one before it is superseded."""
    posted = _by_key(record)
    before = posted.pop((PANEL, 0), None)
    if before is not None and before.message_id == panel.message_id:
        panel = max(before, panel, key=lambda each: each.seq)
    elif before is not None:
        former = msgspec.structs.replace(before, role=f"{_OLD_PANEL}{before.message_id}")
        posted[former.role, 0] = former
    posted[PANEL, 0] = panel
    return _with_posted(record, posted.values())


def _posted(  # noqa: PLR0913 - as above
    table_id: TableId,
    role: str,
    channel_id: int,
    message_id: int,
    *,
    user_id: int = 0,
    seq: int = 0,
    content: PanelContent | None = None,
) -> PostedMessage:
    if len(role) > _ROLE_LENGTH:
        raise ValueError(f"role {role!r} is longer than {_ROLE_LENGTH} characters")
    return PostedMessage(
        table_id=table_id,
        role=role,
        user_id=user_id,
        channel_id=channel_id,
        message_id=message_id,
        seq=seq,
        content=content,
    )


def _starts(table: Table) -> bool:
    return table.started is not None and table.announced < 0


def _ends(table: Table) -> bool:
    return table.started is not None and not table.alive and not table.end_announced


def news_of(record: TableRecord, match: Match) -> News:
    """Return the news of a table as if no entry were new: how it stands."""
    return _news(snapshot_of(record, match, None), ())


def _news(channel: Snapshot, events: tuple[LogEvents, ...]) -> News:
    table = channel.table
    started, ended = _starts(table), _ends(table)
    entries, events = events, without_undone(events)
    taken_back = any(not isinstance(each.entry, Move) for each in events)
    people = _people_to_move(channel)
    turned = bool(people) and any(each.turned and not each.bid for each in events)
    due = started or ended or taken_back or (turned and not _is_still_there(channel, people, events))
    bids = bool(events) and all(each.bid for each in events)
    return News(
        table=table,
        channel=channel,
        since=table.announced,
        events=events,
        entries=entries,
        started=started,
        ended=ended,
        actors=table.actors,
        due=due,
        called=people - _latest_person(table, events) if bids and not due else frozenset(),
    )


def _people_to_move(channel: Snapshot) -> frozenset[Seat]:
    """Return the seats of the people who are waited for; of a question, whom it asks."""
    return frozenset(holder.seat for holder in channel.table.seats if holder.human and holder.seat in channel.waited)


def _is_still_there(channel: Snapshot, people: frozenset[Seat], events: tuple[LogEvents, ...]) -> bool:
    """Tell whether all that is new is little, and of the person who is to move, but for answers of opponents.

    That is a second turn at once, or an offer that was refused: nobody has to be called, and what is new is read where
    it began. What stays for good stands in a message of its own, under whose words its picture stands.
    """
    game = find(channel.table.game)
    if any(isinstance(each.entry, Move) and type(each.entry) in game.guidance.irreversible for each in events):
        return False
    if len(people) != 1 or any(each.seq == channel.expired for each in events):
        return False  # some of several have decided long ago; what expired was played for somebody who was away
    if any(each.answers and channel.table.holder(each.entry.seat).human for each in events):
        return False  # a person was waited for, perhaps for long
    moved = {each.entry.seat for each in events if not each.answers}
    return moved == people and sum(not event.apart for each in events for event in each.events) <= LITTLE


def _latest_person(table: Table, events: tuple[LogEvents, ...]) -> frozenset[Seat]:
    """Return the seat of the person who moved last, and so is there; nobody's where that was announced long ago."""
    people = [each.entry.seat for each in events if table.holder(each.entry.seat).human]
    return frozenset(people[-1:])
