"""The log of a table as a person may read it, the positions in its course, and when a game has no secrets any more."""

from __future__ import annotations

import asyncio
import itertools
from bisect import bisect_right
from collections.abc import Sequence

import msgspec
from cachetools import LRUCache

from bot.service.errors import no_such_table
from bot.service.live_tables import LiveTable, LiveTables, TableService, reading_tables
from bot.service.play import entitled
from bot.service.snapshots import Position, Snapshot
from bot.service.values import LOG_PAGE
from engine.core.errors import IllegalMove
from engine.core.game import Game, State
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import Event, visible
from storage import campaigns, moves, preferences
from storage.database import Database
from storage.records import Table, TableId

LOGS_KEPT = 8
"""How many logs are kept in memory, as everybody may read them."""


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """One move that was not taken back, as a viewer may read it."""

    number: int
    """From 1; moves taken back are not counted."""
    seat: Seat
    kind: str | None
    """The move's tag, or None if it may be secret too; its fields may always be secret, and are left out."""
    events: tuple[Event, ...]
    """Only those the viewer may read."""


class LogMark(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the log that somebody may want to turn to."""

    number: int
    """The number of the move."""
    page: int
    """The page that it is on, from 1."""
    at: float
    """When the move was made, UTC unix seconds."""
    begins: Text | None
    """The text that announces the round that begins there, or None for the first line of a page."""


class LogPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the log, oldest line first."""

    lines: tuple[LogLine, ...]
    moments: tuple[float, ...]
    """When each of them was made, UTC unix seconds."""
    page: int
    """From 1: the beginning."""
    pages: int
    marks: tuple[LogMark, ...] = ()
    """Where rounds begin; in a game without rounds, where pages begin."""
    turns: tuple[tuple[int, Seat], ...] = ()
    """Where the seat that moves changes: of each place the number of moves before it, and the seat that moves next."""
    first: int = 0
    """How many moves lead to the first position that can be shown."""


class PastPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody could see it after a move of its log, and which positions can be reached from there."""

    snapshot: Snapshot
    """The position; nobody can do anything in it."""
    number: int
    """How many moves lead to it."""
    last: int
    """How many moves lead to the latest position."""
    line: LogLine | None
    """The move that led to it, or None for the first position there is."""
    at: float | None
    """When it was made, or when the game began, UTC unix seconds, or None if that is not known."""
    log: LogPage
    """The page of the log that has that move."""
    by_rounds: bool
    """Whether ``far`` are beginnings of rounds; otherwise they are beginnings of turns."""
    played_on: bool
    """Whether the game can be played on from there for practice."""
    near: tuple[int | None, int | None]
    """The position a move earlier, and the one a move later."""
    far: tuple[int | None, int | None]
    """The nearest beginning of a round or turn before it, and the one after it."""


class Log(TableService):
    """Reads the logs of tables, never more than the person may know."""

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._kept = LRUCache[tuple[TableId, int, int], tuple[LogLine, ...]](LOGS_KEPT)
        """The latest logs read, as everybody may read them: whoever steps through a game needs the same one often."""

    async def page(
        self,
        table_id: TableId,
        user_id: int | None = None,
        *,
        page: int | None = None,
        move: int | None = None,
    ) -> LogPage:
        """Return a page of the log as the person may read it.

        Args:
            table_id: the table.
            user_id: who reads it, or None for anybody.
            page: from 1, the beginning; negative from the end; None for the latest, which is always full. For a number
                out of range the nearest page is returned.
            move: the number of a move; its page is returned instead.

        """
        match, lines, at = await self._read(table_id, user_id)
        return _page(match, lines, at, page, move)

    async def whole(self, table_id: TableId, user_id: int | None = None) -> tuple[tuple[LogLine, float], ...]:
        """Return every line of the log as the person may read it, each with when it was made, UTC unix seconds.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started, or is a private copy.

        """
        _, lines, at = await self._read(table_id, user_id)
        return tuple(zip(lines, at, strict=True))

    async def past(
        self, table_id: TableId, user_id: int, number: int | None = None, *, nearest: bool = False
    ) -> PastPosition:
        """Return a table as everybody could see it after some moves of its log; moves taken back do not count.

        Args:
            table_id: the table.
            user_id: who looks; what only that person's seat sees is not shown.
            number: after how many moves, or None for all.
            nearest: whether to show the nearest position if there is none after that number.

        Raises:
            NoSuchTable: there is none of that id.
            IllegalMove: there is no such position, or it was played under older rules.
            Refusal: it has not started, or is a private copy.

        """
        live = await self._with_log(table_id)
        match, lines, at = await self._timed(live, None)
        # Moves that nobody else may know of yet are left out, and not even counted.
        numbers = [match.first, *(line.number for line in lines)]
        wanted = numbers[-1] if number is None else number
        if not nearest and wanted > numbers[-1]:
            raise IllegalMove("core.no_such_position", number=wanted, moves=numbers[-1])
        if not nearest and wanted < match.first:
            raise IllegalMove("core.undo.too_far")
        place = max(0, sum(one <= wanted for one in numbers) - 1)
        found, line = numbers[place], lines[place - 1] if place else None
        entry = match.entry_numbers()[found - 1] if found else 0
        snapshot = await asyncio.to_thread(lambda: seen_at(live.table, match, match.at(found), entry))
        async with self._database.query() as tx:
            chosen = await preferences.get(tx, user_id)
        page = _page(match, lines, at, None, found)
        by_rounds = any(mark.begins is not None for mark in page.marks)
        far = [mark.number for mark in page.marks] if by_rounds else [after for after, _ in page.turns]
        return PastPosition(
            snapshot=msgspec.structs.replace(snapshot, pictured=chosen is None or chosen.pictures),
            number=found,
            last=numbers[-1],
            line=line,
            at=None if live.table.imported else at[place - 1] if place else None if found else live.table.started,
            log=page,
            by_rounds=by_rounds,
            played_on=snapshot.result is None and can_be_played_on(live.table),
            near=_neighbours(numbers, found),
            far=_neighbours(sorted({match.first, *far}), found),
        )

    async def moves_up_to(self, table_id: TableId, entry: int) -> int:
        """Return how many moves that were not taken back came up to a log entry. Raises Refusal: it has not begun."""
        live = await self._tables.get(table_id)
        return sum(number <= entry for number in live.match.entry_numbers())

    async def _read(self, table_id: TableId, user_id: int | None) -> tuple[Match, list[LogLine], list[float]]:
        """Return a copy of the match, the lines of its log that a person may read, and when each was made."""
        live = await self._with_log(table_id)
        return await self._timed(live, live.table.seat_of(await entitled(self._database, live.table, user_id)))

    async def _timed(self, live: LiveTable, viewer: Seat | None) -> tuple[Match, list[LogLine], list[float]]:
        """Return a copy of the match, the lines of its log that a viewer may read, and when each was made."""
        match = live.match.as_it_is()
        async with self._database.query() as tx:
            stored = await moves.moments(tx, live.id)
        if len(stored) < len(match.entries):
            raise no_such_table(live.id)
        lines, entries = await self.lines(live.id, match, viewer), match.entry_numbers()
        return match, lines, [stored[entries[line.number - 1] - 1] for line in lines]

    async def lines(self, table_id: TableId, match: Match, viewer: Seat | None) -> list[LogLine]:
        """Return the lines of a log that a viewer may read. What others decided early has none, not even its time."""
        key = (table_id, len(match.entries), len(match.private))
        every = self._kept.get(key) if viewer is None else None
        if every is None:
            every = await asyncio.to_thread(log_lines, match, viewer)
        if viewer is None:
            self._kept[key] = every
        return [line for line in every if line.events or line.kind is not None]


def can_be_played_on(table: Table) -> bool:
    """Return whether a game is over and can be played on from its positions, for practice."""
    there = not table.alive and table.started is not None and table.campaign is None
    return there and find(table.game).looking_back.is_dealt_on


async def may_be_known(database: Database, table: Table) -> bool:
    """Return whether nothing of a game is secret any more; in a campaign, whose secrets it shows, only at its end."""
    if table.campaign is None:
        return not table.alive
    async with reading_tables(database) as tx:
        return (await campaigns.get(tx, table.campaign)).ended is not None


def _page(match: Match, lines: Sequence[LogLine], at: Sequence[float], page: int | None, move: int | None) -> LogPage:
    """Return a page of a log, found as for ``Log.page``."""
    first_full = len(lines) % LOG_PAGE or LOG_PAGE  # the latest page is full, so the first may not be
    starts = [0, *range(first_full, len(lines), LOG_PAGE)]
    if move is not None:
        place = sum(line.number < move for line in lines)
        page = bisect_right(starts, place)
    page = len(starts) if page is None else len(starts) + 1 + page if page < 0 else page
    page = min(max(page, 1), len(starts))
    part = slice(starts[page - 1], starts[page] if page < len(starts) else len(lines))
    return LogPage(
        lines=tuple(lines[part]),
        moments=tuple(at[part]),
        page=page,
        pages=len(starts),
        marks=_marks(match.game, lines, at, starts) if lines else (),
        turns=tuple(
            (before.number, line.seat) for before, line in itertools.pairwise(lines) if line.seat != before.seat
        ),
        first=match.first,
    )


def _neighbours(numbers: Sequence[int], number: int) -> tuple[int | None, int | None]:
    """Return the nearest of some ascending numbers before one, and after it."""
    before = [one for one in numbers if one < number]
    return before[-1] if before else None, next((one for one in numbers if one > number), None)


def seen_at(table: Table, match: Match, state: State, entry: int) -> Snapshot:
    """Return a position of a match, after an entry of its log, as everybody could see it."""
    game = match.game
    then = Match.trusted(game, match.setup, match.seed, (), state)
    over = then.over
    table = msgspec.structs.replace(table, seq=entry, phase=table.phase if over else "live")
    return Snapshot(
        table=table,
        seat=None,
        view=then.view(None),
        position=Position(table, then, None),
        actors=frozenset() if over else game.awaited(state),
        kinds=(),
        undo=None,
        result=then.result,
        seed=None,
    )


def _marks(
    game: Game[State], lines: Sequence[LogLine], at: Sequence[float], starts: Sequence[int]
) -> tuple[LogMark, ...]:
    """Return where rounds begin, or else where pages begin, which is with the lines at ``starts``."""

    def mark(place: int, begins: Text | None) -> LogMark:
        page = bisect_right(starts, place)
        return LogMark(number=lines[place].number, page=page, at=at[place], begins=begins)

    # Where one move begins several rounds, as some leave nobody anything to do, the last of them is marked.
    found = {
        place: mark(place, event.text)
        for place, line in enumerate(lines)
        for event in line.events
        if event.text.key in game.info.rounds
    }
    return tuple(found.values() or (mark(start, None) for start in starts))


def log_lines(match: Match, viewer: Seat | None) -> tuple[LogLine, ...]:
    """Replay the moves that were not taken back, and return them as a viewer may read them."""
    return tuple(
        line_of(match, number, move, events, viewer)
        for number, move, events in match.history()
        # Older tables have private moves among the entries of their logs.
        if move.seat == viewer or move.kind() not in match.game.info.private
    )


def line_of(match: Match, number: int, move: Move, events: tuple[Event, ...], viewer: Seat | None) -> LogLine:
    """Return a move of a match as a viewer may read it."""
    # What others decided early only they know, even whether it was a bid or a pass.
    shown = not match.game.orders.is_queueing or move.seat == viewer
    return LogLine(number=number, seat=move.seat, kind=move.kind() if shown else None, events=visible(events, viewer))
