"""Finding tables, and reading of them what a person may see: positions, legal moves, the log."""

from __future__ import annotations

import asyncio
import itertools
from bisect import bisect_right
from collections.abc import Iterable, Sequence

import msgspec
from cachetools import LRUCache

from bot.service.errors import NoSuchTable, Refusal, StaleTurn, no_such_table
from bot.service.live_tables import LiveTable, LiveTables, Moved, TableService, reading_tables, unread
from bot.service.snapshots import Position, Snapshot, in_lesson
from bot.service.values import COPY_ID, LOG_PAGE
from engine.core.errors import IllegalMove
from engine.core.game import Game, State
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import Event, visible
from storage import campaigns, games, ledger, moves, preferences, reminders, table_records
from storage.database import Database
from storage.records import Phase, Table, TableId

LOGS_KEPT = 8
"""Logs that are kept in memory as everybody may read them."""


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """One move of the present line as a viewer may read it."""

    number: int
    """From 1; undone moves are not counted."""
    seat: Seat
    kind: str | None
    """The move's tag; its fields may be secret and are not here. None: it could be secret too."""
    events: tuple[Event, ...]
    """Only those the viewer may read."""


class LogMark(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the log that somebody may want to turn to."""

    number: int
    """Of the line."""
    page: int
    """On which page it stands, from 1."""
    at: float
    """When the move was made, UTC unix seconds."""
    begins: Text | None
    """What tells the round that begins there; None: it is the first line of its page."""


class LogPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the log, oldest line first."""

    lines: tuple[LogLine, ...]
    moments: tuple[float, ...]
    """When each of them was made, UTC unix seconds."""
    page: int
    """From 1: the beginning."""
    pages: int
    marks: tuple[LogMark, ...] = ()
    """Where rounds begin; in a game that has none, where pages begin."""
    turns: tuple[tuple[int, Seat], ...] = ()
    """After how many moves another seat than the one before is the next to move, and which."""
    first: int = 0
    """After how many moves the first position stands that can be shown."""


class PastPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody could see it after a move of its log, and where one can turn from there."""

    snapshot: Snapshot
    """Nobody can do anything in it."""
    number: int
    """After how many moves."""
    last: int
    """After how many moves the latest position stands."""
    line: LogLine | None
    """The latest of these moves; None: it is the first position there is."""
    at: float | None
    """When it was made, or when the game began, UTC unix seconds; None: nobody knows."""
    log: LogPage
    """The page of the log on which that move stands."""
    by_rounds: bool
    """Whether ``far`` are where rounds begin; else where somebody's turn does."""
    played_on: bool
    """Whether it can be played on from there for practice."""
    near: tuple[int | None, int | None]
    """The position a move earlier, and the one a move later."""
    far: tuple[int | None, int | None]
    """The beginning of a round or a turn before, and after it."""


class Tables(TableService):
    """Finds tables by id, channel or person."""

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._waiting: dict[int, set[TableId]] = {}
        """By person the tables that wait for a move of theirs, as far as this process knows."""
        tables.subscribe(self._follow)

    async def learn_waiting(self) -> None:
        """Read who is waited for where: from then on it is known of what happens in this process."""
        async with self._database.query() as tx:
            for table_id, user_id in await games.all_waiting(tx):
                self._waiting.setdefault(user_id, set()).add(table_id)

    def _follow(self, moved: Moved) -> None:
        before, after = moved.before, moved.after
        for user_id in before.table.people:
            self._waiting.get(user_id, set()).discard(before.table.id)
        for holder in after.table.seats if after.table.phase == "live" else ():
            if holder.to_move and holder.user_id is not None:
                self._waiting.setdefault(holder.user_id, set()).add(after.table.id)

    async def get(self, table_id: TableId) -> Table:
        """Return a table. Raises NoSuchTable."""
        return (await self._tables.get(table_id)).table

    async def in_channel(self, channel_id: int) -> Table | None:
        """Return the table alive in a channel or thread, else the one that was last alive there, else None."""
        async with self._database.query() as tx:
            return await games.in_channel(tx, channel_id)

    async def count_alive(self) -> dict[tuple[str, Phase], int]:
        """Count the tables alive, by their game and phase."""
        async with self._database.query() as tx:
            return await games.count_alive(tx)

    async def to_play(self, game: str, user_id: int, channel_id: int | None) -> Table | None:
        """Return the table that a move of a game is meant for, with all that is then needed of it read at once.

        It is the channel's; in private (None) the one that waits for the person longest, else the newest of theirs.
        """
        if channel_id is None:
            found = await self._tables.find(lambda tx: table_records.played_by(tx, user_id, game))
        else:
            found = await self._tables.find(lambda tx: table_records.in_channel(tx, channel_id))
        return found.table if found is not None and found.table.game == game else None

    async def shown(self, table: Table) -> Table:
        """Return the game whose board there is to be seen: between two games of a campaign, the one before."""
        campaign_id = table.campaign
        if campaign_id is None or table.started is not None:
            return table
        async with self._database.query() as tx:
            chain = await games.of_campaign(tx, campaign_id)
        return next((game for game in reversed(chain) if game.started is not None), table)

    async def going_on(self, table: Table) -> Table:
        """Return the game that is played now in place of one of a campaign that is over; else the same."""
        if table.campaign is None or table.phase != "over":
            return table
        async with self._database.query() as tx:
            newest = (await games.of_campaign(tx, table.campaign))[-1]
        return newest if newest.phase == "live" else table

    async def of_person(self, user_id: int, *phases: Phase) -> tuple[Table, ...]:
        """Return the tables at which a person sits, newest first; only those in ``phases`` where any are named."""
        async with self._database.query() as tx:
            return await games.of_person(tx, user_id, phases)

    async def waited_since(self, tables: Iterable[Table]) -> dict[TableId, dict[Seat, float]]:
        """Return for whom tables wait, and since when, UTC unix seconds; for built-in opponents nobody does."""
        async with self._database.reading() as tx:
            return {table.id: {row.seat: row.since for row in await reminders.of(tx, table.id)} for table in tables}

    async def waiting_for(self, user_id: int) -> tuple[Table, ...]:
        """Return the tables at which it is the person's turn, the one waiting longest first (``/turn``).

        Between two games of a campaign it is the turn of whoever has not said whether they play.
        """
        async with self._database.query() as tx:
            return await games.waiting_for(tx, user_id)

    async def of_message(self, message_id: int) -> tuple[TableId, int] | None:
        """Return which table a message in a channel told of, and up to which entry of its log; None: of none."""
        async with self._database.query() as tx:
            return await ledger.announced_in(tx, message_id)

    async def shared_by(self, user_id: int, other: int) -> tuple[Table, ...]:
        """Return the tables alive at which two people sit, newest first."""
        theirs = await self.of_person(user_id, "lobby", "live")
        return tuple(table for table in theirs if table.seat_of(other) is not None)

    async def next_waiting(self, user_id: int, other_than: TableId) -> Table | None:
        """Return the table besides one whose game has waited longest for a person's move; None: none waits."""
        if not self._waiting.get(user_id, set()) - {other_than}:  # as for most, so that a move costs no visit more
            return None
        waiting = await self.waiting_for(user_id)
        return next((table for table in waiting if table.phase == "live" and table.id != other_than), None)


class Queries(TableService):
    """Reads positions, legal moves and the log, never more than the person may know."""

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._kept = LRUCache[tuple[TableId, int, int], tuple[LogLine, ...]](LOGS_KEPT)
        """The latest logs that were read as everybody may: whoever steps through a game reads the same one often."""

    async def snapshot(self, of: TableId | Table, user_id: int | None = None) -> Snapshot:
        """Show the present position as a person sees it; None, or somebody without a seat: as the channel.

        ``of`` is the id of the table, or the table where it was just read.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started.

        """
        live = await (self._just_read(of) if isinstance(of, Table) else self._tables.get(of))
        # This waits only where nothing changes any more.
        viewer = await entitled(self._database, live.table, user_id)
        seen = live.snapshot(viewer)
        if seen.ended_orders:
            left = await unread(self._database, seen.ended_orders)
            seen = msgspec.structs.replace(seen, ended_orders=left)
        if seen.seat is not None and live.restart_of(seen.seat) is not None:
            seen = msgspec.structs.replace(seen, restarts=True)
        if live.lesson is not None:
            seen = in_lesson(seen, live.lesson)
        # What those who sit at a stored table have chosen is read with it.
        if user_id is None or (live.table.seat_of(user_id) is not None and not seen.copied):
            return seen
        async with self._database.query() as tx:
            chosen = await preferences.get(tx, user_id)
        return msgspec.structs.replace(seen, pictured=chosen is None or chosen.pictures)

    async def position(self, table: Table, user_id: int) -> Position:
        """Return the position of a table that was just read, for what a person may do in it. Raises Refusal."""
        live = await self._just_read(table)
        return Position(live.table, live.match, user_id)

    async def position_then(self, table: Table, user_id: int, seq: int) -> Position:
        """Return the position in which a person may act as it was after so many entries of the log.

        Raises:
            StaleTurn: something was taken back since, or it cannot be played up to there any more.

        """
        live = await self._just_read(table)
        then = live.match.as_it_is()
        if not 0 <= seq <= len(then.entries) or not all(isinstance(entry, Move) for entry in then.entries[seq:]):
            raise StaleTurn(live.table)
        number = sum(entry <= seq for entry in then.entry_numbers())
        try:
            then.state = await asyncio.to_thread(then.at, number)
        except IllegalMove:
            raise StaleTurn(live.table) from None
        return Position(live.table, then, user_id)

    async def _just_read(self, table: Table) -> LiveTable:
        """Return a table as it is held in memory, or as it is stored where memory is behind what was just read."""
        live = await self._tables.held(table.id)
        held = live.table
        if held.seq > table.seq or (held.seq, held.phase, held.seats) == (table.seq, table.phase, table.seats):
            return live
        return await self._tables.get(table.id)

    async def log(
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
            user_id: who reads it; None: anybody.
            page: from 1, the beginning; negative from the end; None: the latest, which is always full. What lies beyond
                is the nearest page there is.
            move: the number of a move whose page is wanted instead.

        """
        if len(table_id) == COPY_ID:
            raise Refusal("copy.not_here")
        table = await self._tables.get(table_id)
        viewer = table.table.seat_of(await entitled(self._database, table.table, user_id))
        match, lines, at = await self._timed(table, viewer)
        return _page(match, lines, at, page, move)

    async def whole_log(self, table_id: TableId, user_id: int | None = None) -> tuple[tuple[LogLine, float], ...]:
        """Return every line of the log as the person may read it, each with when it was made, UTC unix seconds.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started, or is a private copy.

        """
        if len(table_id) == COPY_ID:
            raise Refusal("copy.not_here")
        table = await self._tables.get(table_id)
        viewer = table.table.seat_of(await entitled(self._database, table.table, user_id))
        _, lines, at = await self._timed(table, viewer)
        return tuple(zip(lines, at, strict=True))

    async def past(
        self, table_id: TableId, user_id: int, number: int | None = None, *, nearest: bool = False
    ) -> PastPosition:
        """Return a table as everybody could see it after some moves of its log: of what was taken back there is none.

        Args:
            table_id: the table.
            user_id: who looks; what that seat sees besides is not shown.
            number: after how many moves; None: after all.
            nearest: show the nearest position there is where there is none such.

        Raises:
            NoSuchTable: there is none of that id.
            IllegalMove: there is no such position, or it was played under older rules.
            Refusal: it has not started, or is a private copy.

        """
        if len(table_id) == COPY_ID:
            raise Refusal("copy.not_here")
        live = await self._tables.get(table_id)
        match, lines, at = await self._timed(live, None)
        # Moves that nobody else may know of yet are passed over, and not even counted.
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
        """Return how many of the moves that count were made up to an entry of the log. Raises Refusal: not begun."""
        live = await self._tables.get(table_id)
        return sum(number <= entry for number in live.match.entry_numbers())

    async def _timed(self, live: LiveTable, viewer: Seat | None) -> tuple[Match, list[LogLine], list[float]]:
        """Return a match as it is, the lines of its log that a viewer may read, and when each was made."""
        match = live.match.as_it_is()
        async with self._database.query() as tx:
            stored = await moves.moments(tx, live.id)
        if len(stored) < len(match.entries):
            raise no_such_table(live.id)
        lines, entries = await self.lines(live.id, match, viewer), match.entry_numbers()
        return match, lines, [stored[entries[line.number - 1] - 1] for line in lines]

    async def lines(self, table_id: TableId, match: Match, viewer: Seat | None) -> list[LogLine]:
        """Return the lines of a log that a viewer may read. What others decided early leaves none: not even when."""
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
    """Return whether nothing of a game is secret any more: its setup shows what a campaign keeps to its end."""
    if table.campaign is None:
        return not table.alive
    async with reading_tables(database) as tx:
        return (await campaigns.get(tx, table.campaign)).ended is not None


def _page(match: Match, lines: Sequence[LogLine], at: Sequence[float], page: int | None, move: int | None) -> LogPage:
    """Return a page of a log, found as for ``Queries.log``."""
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
    """Show a position of a match, to which an entry of its log led, to everybody."""
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
    """Return where rounds begin, or else where the pages do that begin with the lines at ``starts``."""

    def mark(place: int, begins: Text | None) -> LogMark:
        page = bisect_right(starts, place)
        return LogMark(number=lines[place].number, page=page, at=at[place], begins=begins)

    # Where one move begins several, such as a round in which nobody can do anything, it is marked by the last.
    found = {
        place: mark(place, event.text)
        for place, line in enumerate(lines)
        for event in line.events
        if event.text.key in game.info.rounds
    }
    return tuple(found.values() or (mark(start, None) for start in starts))


async def entitled(database: Database, table: Table, user_id: int | None) -> int | None:
    """Return a person who may see what a seat saw, else None: of a campaign's past games, only who presides now.

    What a company keeps secret from game to game changes hands with it. A private copy is its owner's alone: for
    anybody else there is none (NoSuchTable).
    """
    if len(table.id) == COPY_ID and table.host_id != user_id:
        raise NoSuchTable("copy.gone")
    seat = table.seat_of(user_id)
    if table.campaign is None or table.alive or seat is None:
        return user_id
    async with reading_tables(database) as tx:
        row = await campaigns.get(tx, table.campaign)
    return user_id if row.ended is not None or row.company_of(user_id) == table.holder(seat).company else None


def log_lines(match: Match, viewer: Seat | None) -> tuple[LogLine, ...]:
    """Return the moves of the present line as a viewer may read them, by replaying them."""
    return tuple(
        line_of(match, number, move, events, viewer)
        for number, move, events in match.history()
        # Tables of before private moves stood apart from the log have some among its entries.
        if move.seat == viewer or move.kind() not in match.game.info.private
    )


def line_of(match: Match, number: int, move: Move, events: tuple[Event, ...], viewer: Seat | None) -> LogLine:
    """Tell a move of a match as a viewer may read it."""
    # What others decided early, they alone know: not even whether it was a bid or a pass.
    shown = not match.game.orders.is_queueing or move.seat == viewer
    return LogLine(number=number, seat=move.seat, kind=move.kind() if shown else None, events=visible(events, viewer))
