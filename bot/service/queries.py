"""What a person may see of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.service.errors import NotSeated
from bot.service.limits import LOG_PAGE
from bot.service.live_tables import LiveTables
from bot.service.position import Position
from bot.service.snapshots import Snapshot, snapshot_of
from bot.service.values import LogLine, LogMark, LogPage
from engine.core.assistance import Queueing
from engine.core.events import visible
from engine.core.game import Game
from engine.core.match import Match
from engine.core.seat import Seat
from engine.core.text import Text
from storage import campaigns, moves
from storage.database import Transaction
from storage.records import Table, TableId


class Queries:
    """Reads positions, legal moves and the log, never more than the person may know."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def snapshot(self, of: TableId | Table, user_id: int | None = None) -> Snapshot:
        """Show the present position as a person sees it; None, or somebody without a seat: as the channel.

        ``of`` is the id of the table, or the table where it was just read.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started.

        """
        table = await (self._tables.held(of.id) if isinstance(of, Table) else self._tables.get(of))
        viewer = await self._entitled(table.table, user_id)  # which is waited for only where nothing changes any more
        return snapshot_of(table.record, table.match, viewer)

    async def position(self, table: Table, user_id: int) -> Position:
        """Return the position of a table that was just read, for what a person may do in it. Raises Refusal."""
        present = await self._tables.held(table.id)
        return Position(present.table, present.match, user_id)

    async def since_last_turn(self, table_id: TableId, user_id: int) -> tuple[LogLine, ...]:
        """Tell what happened since the person's last move. Raises NotSeated."""
        table = await self._tables.get(table_id)
        match, seat = table.match, table.table.seat_of(await self._entitled(table.table, user_id))
        if seat is None:
            raise NotSeated("service.not_seated")
        lines = await asyncio.to_thread(log_lines, match, seat)
        last = max((line.number for line in lines if line.seat == seat), default=0)
        return tuple(line for line in lines if line.number > last)

    async def log(
        self,
        table_id: TableId,
        user_id: int | None = None,
        *,
        page: int | None = None,
        size: int = LOG_PAGE,
        move: int | None = None,
    ) -> LogPage:
        """Return a page of the log as the person may read it.

        Args:
            table_id: the table.
            user_id: who reads it; None: anybody.
            page: from 1, the beginning; negative from the end; None: the latest, which is always full. What lies beyond
                is the nearest page there is.
            size: lines of a page.
            move: the number of a move whose page is wanted instead.

        """
        table = await self._tables.get(table_id)
        match = table.match.as_it_is()
        viewer = table.table.seat_of(await self._entitled(table.table, user_id))
        async with self._tables.database.query() as tx:
            stored = await moves.moments(tx, table_id)
        every = await asyncio.to_thread(log_lines, match, viewer)
        # What others decided early leaves no line: not even when that was may be known.
        lines = [line for line in every if line.events or line.kind is not None]
        entries = match.entry_numbers()
        at = [stored[entries[line.number - 1] - 1] for line in lines]
        first_full = len(lines) % size or size  # the latest page is full, so the first may not be
        starts = [0, *range(first_full, len(lines), size)]
        if move is not None:
            place = sum(line.number < move for line in lines)
            page = sum(start <= place for start in starts)
        page = len(starts) if page is None else len(starts) + 1 + page if page < 0 else page
        page = min(max(page, 1), len(starts))
        part = slice(starts[page - 1], starts[page] if page < len(starts) else len(lines))
        return LogPage(
            lines=tuple(lines[part]),
            moments=tuple(at[part]),
            page=page,
            pages=len(starts),
            marks=_marks(match.game, lines, at, starts) if lines else (),
        )

    async def _entitled(self, table: Table, user_id: int | None) -> int | None:
        if table.campaign is None or table.alive:
            return user_id
        async with self._tables.database.reading() as tx:
            return await entitled(tx, table, user_id)


def _marks(
    game: Game[Any], lines: Sequence[LogLine], at: Sequence[float], starts: Sequence[int]
) -> tuple[LogMark, ...]:
    """Tell where rounds begin, or else where the pages do that begin with the lines at ``starts``."""

    def mark(place: int, begins: Text | None) -> LogMark:
        page = sum(start <= place for start in starts)
        return LogMark(number=lines[place].number, page=page, at=at[place], begins=begins)

    # Where one move begins several, such as a round in which nobody can do anything, it is marked by the last.
    found = {
        place: mark(place, event.text)
        for place, line in enumerate(lines)
        for event in line.events
        if event.text.key in game.info.rounds
    }
    return tuple(found.values() or (mark(start, None) for start in starts))


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
        # Tables of before private moves stood beside the log have some among its entries.
        if move.seat == viewer or move.kind() not in match.game.info.private
    )
