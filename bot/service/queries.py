"""What a person may see of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from bot.service.errors import NotSeated
from bot.service.limits import LOG_PAGE
from bot.service.matches import Matches
from bot.service.position import Position
from bot.service.snapshots import Snapshot, snapshot_of
from bot.service.values import LogLine, LogPage
from engine.core.assistance import Queueing
from engine.core.events import visible
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.options import Slot
from engine.core.seat import Seat
from engine.core.views import View
from storage import campaigns
from storage.database import Transaction
from storage.records import Table, TableId


class Queries:
    """Reads positions, legal moves and the log, never more than the person may know."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def snapshot(self, table_id: TableId, user_id: int | None = None) -> Snapshot:
        """Show the present position as a person sees it; None, or somebody without a seat: as the channel.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started.

        """
        record, live = await self._matches.recorded(table_id)
        viewer = await self._entitled(record.table, user_id)  # which is waited for only where nothing changes any more
        return snapshot_of(record, live.match, viewer)

    async def position(self, table: Table, user_id: int) -> Position:
        """Return the position of a table that was just read, for what a person may do in it. Raises Refusal."""
        present, live = await self._matches.as_of(table)
        return Position(present, live.match, user_id)

    async def slot(
        self, table_id: TableId, user_id: int, kind: type[Move] | str, field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Tell what may stand in a field of a person's move.

        Raises:
            NotSeated: the person has no seat.
            IllegalMove: the move is not possible now.
            Refusal: the table has not started, or the game has no such move or field.

        """
        return (await self.position(await self._matches.table(table_id), user_id)).slots(kind)(field, chosen)

    async def at(self, table_id: TableId, user_id: int | None, number: int) -> View:
        """Show the position after a number of moves of the present line. Raises IllegalMove where there is none."""
        table, live = await self._matches.present(table_id)
        state = await asyncio.to_thread(live.match.at, number)
        return live.match.game.view(state, table.seat_of(await self._entitled(table, user_id)))

    async def since_last_turn(self, table_id: TableId, user_id: int) -> tuple[LogLine, ...]:
        """Tell what happened since the person's last move. Raises NotSeated."""
        table, live = await self._matches.present(table_id)
        seat = table.seat_of(await self._entitled(table, user_id))
        if seat is None:
            raise NotSeated("service.not_seated")
        lines = await asyncio.to_thread(log_lines, live.match, seat)
        last = max((line.number for line in lines if line.seat == seat), default=0)
        return tuple(line for line in lines if line.number > last)

    async def log(
        self, table_id: TableId, user_id: int | None = None, *, page: int = 0, size: int = LOG_PAGE
    ) -> LogPage:
        """Return a page of the log as the person may read it; page 0 is the newest, and too high a page the oldest."""
        table, live = await self._matches.present(table_id)
        viewer = table.seat_of(await self._entitled(table, user_id))
        lines = await asyncio.to_thread(log_lines, live.match, viewer)
        pages = max(1, -(-len(lines) // size))
        page = min(max(page, 0), pages - 1)
        end = len(lines) - page * size
        return LogPage(lines=lines[max(0, end - size) : end], page=page, pages=pages)

    async def _entitled(self, table: Table, user_id: int | None) -> int | None:
        if table.campaign is None or table.alive:
            return user_id
        return await self._matches.database.read(lambda tx: entitled(tx, table, user_id))


async def entitled(tx: Transaction, table: Table, user_id: int | None) -> int | None:
    """Return a person who may see what a seat saw, else None: of a campaign's past games, only who presides now.

    What a company keeps secret from game to game changes hands with it.
    """
    seat = table.seat_of(user_id)
    if table.campaign is None or table.alive or seat is None:
        return user_id
    row = await campaigns.get(tx, table.campaign)
    return user_id if row.ended is not None or row.company_of(user_id) == table.holder(seat).company else None


def log_lines(match: Match, viewer: Seat | None) -> tuple[LogLine, ...]:
    """Tell the moves of the present line as a viewer may read them, by replaying them."""
    # What others decided early, they alone know: not even whether it was a bid or a pass.
    told = not isinstance(match.game, Queueing)
    return tuple(
        LogLine(
            number=number,
            seat=move.seat,
            kind=move.kind() if told or move.seat == viewer else None,
            events=visible(events, viewer),
        )
        for number, move, events in match.history()
    )
