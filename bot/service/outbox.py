"""What has yet to be announced, and where the messages stand that may have to be edited."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bot.service.errors import NoSuchTable
from bot.service.log_events import net
from bot.service.matches import Matches, found
from bot.service.snapshots import Snapshot, snapshot_of
from bot.service.values import LogEvents
from engine.core.moves import Move
from engine.core.seat import Seat
from storage import games, messages, orders
from storage.database import Transaction
from storage.records import GivenOrder, PostedMessage, Table, TableId

BARE = "bare"
"""The role of an announcement whose picture has yet to be added."""
LOBBY, CAMPAIGN_END = "lobby", "campaign-end"
"""The roles of the message of a table that has not started, and of the one that tells the end of a campaign."""
_ROLE_LENGTH = 40
PANEL, _OLD_PANEL = "panel", "panel-old-"
"""The role of a table's latest announcement; of one before it, with its own id behind."""
CALL = f"{_OLD_PANEL}call"
"""The role of a message that calls a person whose turn has begun within an auction: the next announcement ends it."""


class News(msgspec.Struct, frozen=True, kw_only=True):
    """What the channel has not been told yet. The outbox: it outlives a crash."""

    table: Table
    channel: Snapshot
    """The table as the channel sees it."""
    since: int
    """The last announced entry; -1: not even the start."""
    told: tuple[LogEvents, ...]
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

    While it is False the turn goes on (a second card is to be drawn), built-in opponents are to move, or an auction
    goes on: what is new is added to the latest message.
    """
    called: frozenset[Seat] = frozenset()
    """The people whose turn in an auction has begun while nothing is due: an addition would call nobody."""

    @property
    def concerned(self) -> frozenset[int]:
        """The people whose turn begins or goes on, or who are asked; after the end and an undo everybody.

        While several choose at once, only those who have begun to: what the others have marked stays.
        """
        if self.ended or self.taken_back:
            seats = frozenset(holder.seat for holder in self.table.seats)
        elif self.channel.question is not None:
            seats = frozenset({self.channel.question.to})
        elif len(self.actors) == 1:
            seats = self.actors
        else:
            begun = (told.after - told.before for told in self.entries)
            seats = self.actors.intersection(frozenset().union(*begun))
        return frozenset(h.user_id for h in self.table.seats if h.user_id is not None and h.seat in seats)

    @property
    def taken_back(self) -> bool:
        """Whether moves were taken back, or played again: what people were shown before no longer holds."""
        return any(not isinstance(told.entry, Move) for told in self.entries)


class Unannounced(NamedTuple):
    """What is yet to be said at a table, to the channel and to single people."""

    news: News | None
    """None: the channel knows everything."""
    ended_orders: tuple[GivenOrder, ...]
    """Orders that have ended and whose owners do not know it."""
    without_picture: bool
    """An announcement was sent without its picture, which is to be added."""


class Outbox:
    """Remembers what the channel was told, so that a move stored before a crash is announced after it, and once."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._database = matches.database

    async def unannounced(self, table_id: TableId) -> Unannounced:
        """Tell what has yet to be said at a table. Raises NoSuchTable."""
        while True:
            record = await self._matches.record(table_id)
            table, without_picture = record.table, record.message(BARE) is not None
            ended = tuple(order for order in record.orders if order.ended is not None)
            if table.started is None or not (table.announced < table.seq or _starts(table) or _ends(table)):
                return Unannounced(None, ended, without_picture)
            table, live = await self._matches.as_of(table)
            channel = snapshot_of(record, live.match, None)
            present, told = await self._matches.told_since(table, live, max(table.announced, 0))
            if present.seq == record.table.seq:
                return Unannounced(_news(channel, told), ended, without_picture)

    async def present(self, table_id: TableId) -> News:
        """Return the news of a table as if nothing were new: how it stands. Raises NoSuchTable, Refusal."""
        record = await self._matches.record(table_id)
        _, live = await self._matches.as_of(record.table)
        return _news(snapshot_of(record, live.match, None), ())

    async def mark_announced(
        self, table_id: TableId, seq: int, message_id: int | None = None, *, ended: bool = False
    ) -> tuple[PostedMessage, ...]:
        """Remember that the channel was told of everything up to ``seq`` (0: of the start).

        Args:
            table_id: the table.
            seq: ``news.table.seq`` of the news that was told; a lower one than before is ignored.
            message_id: of the announcement, which becomes the table's ``panel`` message; the one before it is
                ``superseded`` in the same transaction, so that no crash makes it forgotten.
            ended: ``news.ended``: the end was told too.

        Returns:
            The announcements that are not the latest any more and may still have their controls.

        """

        async def mark(tx: Transaction) -> tuple[PostedMessage, ...]:
            table = await found(tx, table_id)
            announced = max(table.announced, min(seq, table.seq))
            told_end = table.end_announced or (ended and not table.alive)
            await games.save(tx, msgspec.structs.replace(table, announced=announced, end_announced=told_end))
            if message_id is None:
                return ()
            before = await messages.get(tx, table_id, PANEL, 0)
            if before is not None and before.message_id != message_id:
                await messages.put(tx, msgspec.structs.replace(before, role=f"{_OLD_PANEL}{before.message_id}"))
            await messages.put(tx, _posted(table, PANEL, table.channel_id, message_id, seq=seq))
            return await messages.of_role(tx, table_id, _OLD_PANEL)

        return await self._database.transact(mark)

    async def pending(self) -> tuple[TableId, ...]:
        """Find the tables with something yet to be said, about an order too, or shown: to be asked after a restart."""

        async def pending(tx: Transaction) -> tuple[TableId, ...]:
            bare = await messages.tables_with(tx, BARE)
            return tuple(dict.fromkeys((*await games.unannounced(tx), *await orders.untold(tx), *bare)))

        return await self._database.read(pending)

    async def remember_message(
        self, table_id: TableId, role: str, channel_id: int, message_id: int, *, user_id: int = 0, seq: int = 0
    ) -> None:
        """Remember where the latest message of one sort stands, in place of the one before.

        ``role`` is such as ``lobby``, ``panel`` or ``hand``; ``user_id`` 0 is the channel's, else whose private one.
        Raises NoSuchTable.
        """

        async def remember(tx: Transaction) -> None:
            table = await found(tx, table_id)
            await messages.put(tx, _posted(table, role, channel_id, message_id, user_id=user_id, seq=seq))

        await self._database.transact(remember)

    async def message(self, table_id: TableId, role: str, *, user_id: int = 0) -> PostedMessage | None:
        """Return where the latest message of one sort stands."""
        try:
            return (await self._matches.record(table_id)).message(role, user_id)
        except NoSuchTable:  # somebody has deleted it meanwhile
            return None

    async def private_messages(self, table_id: TableId, role: str) -> dict[int, PostedMessage]:
        """Return where people's private messages of one sort stand, by the person."""
        posted = (await self._matches.record(table_id)).posted
        return {each.user_id: each for each in posted if each.user_id and each.role == role}

    async def forget_message(self, table_id: TableId, role: str, *, user_id: int = 0) -> None:
        """Forget a message that is gone."""
        await self._database.transact(lambda tx: messages.drop(tx, table_id, role, user_id))


def _posted(
    table: Table, role: str, channel_id: int, message_id: int, *, user_id: int = 0, seq: int = 0
) -> PostedMessage:
    if len(role) > _ROLE_LENGTH:
        raise ValueError(f"role {role!r} is longer than {_ROLE_LENGTH} characters")
    return PostedMessage(
        table_id=table.id, role=role, user_id=user_id, channel_id=channel_id, message_id=message_id, seq=seq
    )


def _starts(table: Table) -> bool:
    return table.started is not None and table.announced < 0


def _ends(table: Table) -> bool:
    return table.started is not None and not table.alive and not table.end_announced


def _news(channel: Snapshot, told: tuple[LogEvents, ...]) -> News:
    table = channel.table
    started, ended = _starts(table), _ends(table)
    entries, told = told, net(told)
    taken_back = any(not isinstance(each.entry, Move) for each in told)
    people = _people_to_move(channel)
    turned = bool(people) and any(each.turned and not each.bid for each in told)
    due = started or ended or taken_back or turned
    bids = bool(told) and all(each.bid for each in told)
    return News(
        table=table,
        channel=channel,
        since=table.announced,
        told=told,
        entries=entries,
        started=started,
        ended=ended,
        actors=table.actors,
        due=due,
        called=people - _latest_person(table, told) if bids and not due else frozenset(),
    )


def _people_to_move(channel: Snapshot) -> frozenset[Seat]:
    """Return the seats of the people who are waited for; of a question, whom it asks."""
    return frozenset(holder.seat for holder in channel.table.seats if holder.human and holder.seat in channel.waited)


def _latest_person(table: Table, told: tuple[LogEvents, ...]) -> frozenset[Seat]:
    """Return the seat of the person who moved last, and so is there; nobody's where that was announced long ago."""
    people = [each.entry.seat for each in told if table.holder(each.entry.seat).human]
    return frozenset(people[-1:])
