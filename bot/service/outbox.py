"""What has yet to be announced, and where the messages stand that may have to be edited."""

from __future__ import annotations

import msgspec

from bot.service.matches import Matches, found
from bot.service.values import News, Told
from engine.core.moves import Move
from storage import games, messages, orders
from storage.database import Transaction
from storage.records import PostedMessage, Table, TableId

BARE = "bare"
"""The role of an announcement whose picture has yet to be added."""
_ROLE_LENGTH = 40
PANEL, _OLD_PANEL = "panel", "panel-old-"
"""The role of a table's latest announcement; of one before it, with its own id behind."""


class Outbox:
    """Remembers what the channel was told, so that a move stored before a crash is announced after it, and once."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._database = matches.database

    async def unannounced(self, table_id: TableId) -> News:
        """Tell what the channel has not been told of. Raises NoSuchTable."""
        table = await self._matches.table(table_id)
        if table.started is None or max(table.announced, 0) == table.seq:
            return _news(table, table.announced, ())
        since = table.announced
        present = await self._matches.present(table_id)
        table, told = await self._matches.told_since(*present, max(since, 0))
        return _news(table, since, told)

    async def mark_announced(
        self, table_id: TableId, seq: int, message_id: int | None = None, *, ended: bool = False
    ) -> None:
        """Remember that the channel was told of everything up to ``seq`` (0: of the start).

        Args:
            table_id: the table.
            seq: ``news.table.seq`` of the news that was told; a lower one than before is ignored.
            message_id: of the announcement, which becomes the table's ``panel`` message; the one before it is
                ``superseded`` in the same transaction, so that no crash makes it forgotten.
            ended: ``news.ended``: the end was told too.

        """

        async def mark(tx: Transaction) -> None:
            table = await found(tx, table_id)
            announced = max(table.announced, min(seq, table.seq))
            told_end = table.end_announced or (ended and not table.alive)
            await games.save(tx, msgspec.structs.replace(table, announced=announced, end_announced=told_end))
            if message_id is None:
                return
            before = await messages.get(tx, table_id, PANEL, 0)
            if before is not None and before.message_id != message_id:
                await messages.put(tx, msgspec.structs.replace(before, role=f"{_OLD_PANEL}{before.message_id}"))
            await messages.put(tx, _posted(table, PANEL, table.channel_id, message_id, seq=seq))

        await self._database.transact(mark)

    async def superseded(self, table_id: TableId) -> tuple[PostedMessage, ...]:
        """Return the announcements that are not the latest any more and may still have their controls."""
        return await self._database.read(lambda tx: messages.of_role(tx, table_id, _OLD_PANEL))

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
        return await self._database.read(lambda tx: messages.get(tx, table_id, role, user_id))

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


def _news(table: Table, since: int, told: tuple[Told, ...]) -> News:
    started = table.started is not None and since < 0
    ended = table.started is not None and not table.alive and not table.end_announced
    turned = any(not isinstance(each.entry, Move) or each.turned for each in told)
    return News(
        table=table,
        since=since,
        told=told,
        started=started,
        ended=ended,
        actors=table.actors,
        due=started or ended or turned,
    )
