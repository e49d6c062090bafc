"""What a person may see of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.service.matches import Matches
from bot.service.rules import LOG_PAGE
from bot.service.values import LogLine, LogPage, Look
from engine.core.moves import Move
from engine.core.options import Slot
from engine.core.views import View
from storage.records import TableId


class Looks:
    """Reads positions, legal moves and the log, never more than the person may know."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def look(self, table_id: TableId, user_id: int | None = None) -> Look:
        """Look at the present position as a person does; None, or somebody without a seat: as the channel.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started.

        """
        raise NotImplementedError

    async def slot(
        self, table_id: TableId, user_id: int, kind: type[Move] | str, field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Tell what may stand in a field of a person's move.

        Raises:
            NotSeated: the person has no seat.
            IllegalMove: the move is not possible now.
            Refusal: the table has not started, or the game has no such move or field.

        """
        raise NotImplementedError

    async def at(self, table_id: TableId, user_id: int | None, number: int) -> View:
        """Look at the position after a number of moves of the present line. Raises IllegalMove where there is none."""
        raise NotImplementedError

    async def since_last_turn(self, table_id: TableId, user_id: int) -> tuple[LogLine, ...]:
        """Tell what happened since the person's last move. Raises NotSeated."""
        raise NotImplementedError

    async def log(
        self, table_id: TableId, user_id: int | None = None, *, page: int = 0, size: int = LOG_PAGE
    ) -> LogPage:
        """Return a page of the log as the person may read it; page 0 is the newest, and too high a page the oldest."""
        raise NotImplementedError
