"""What has yet to be announced, and where the messages stand that may have to be edited."""

from __future__ import annotations

from bot.service.matches import Matches
from bot.service.values import News
from storage.records import PostedMessage, TableId


class Outbox:
    """Remembers what the channel was told, so that a move stored before a crash is announced after it, and once."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def unannounced(self, table_id: TableId) -> News:
        """Tell what the channel has not been told of. Raises NoSuchTable."""
        raise NotImplementedError

    async def mark_announced(
        self, table_id: TableId, seq: int, message_id: int | None = None, *, ended: bool = False
    ) -> None:
        """Remember that the channel was told of everything up to ``seq`` (0: of the start).

        Args:
            table_id: the table.
            seq: ``news.table.seq`` of the news that was told; a lower one than before is ignored.
            message_id: of the announcement, which becomes the table's ``panel`` message.
            ended: ``news.ended``: the end was told too.

        """
        raise NotImplementedError

    async def pending(self) -> tuple[TableId, ...]:
        """Find every table with something unannounced: to be asked after a restart."""
        raise NotImplementedError

    async def remember_message(
        self, table_id: TableId, role: str, channel_id: int, message_id: int, *, user_id: int = 0, seq: int = 0
    ) -> None:
        """Remember where the latest message of one sort stands, in place of the one before.

        ``role`` is such as ``lobby``, ``panel`` or ``hand``; ``user_id`` 0 is the channel's, else whose private one.
        """
        raise NotImplementedError

    async def message(self, table_id: TableId, role: str, *, user_id: int = 0) -> PostedMessage | None:
        """Return where the latest message of one sort stands."""
        raise NotImplementedError

    async def forget_message(self, table_id: TableId, role: str, *, user_id: int = 0) -> None:
        """Forget a message that is gone."""
        raise NotImplementedError
