"""What has changed at a table between two positions, as one person may read it: since a turn, in a round, by a move."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from bot.service.live_tables import LiveTable, LiveTables, TableService
from bot.service.log import Log, LogLine, LogMark, line_of, seen_at
from bot.service.play import entitled
from bot.service.snapshots import Snapshot
from engine.core.game import Game, State
from engine.core.match import Match
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import View
from storage import moves, preferences
from storage.records import TableId

Scale = Literal["turns", "rounds"]
"""The steps: one's own turns (for an onlooker everybody's), or rounds (pages of the log if a game has no rounds)."""


class SpanLine(msgspec.Struct, frozen=True):
    """A move within a span."""

    line: LogLine
    at: float | None
    """When it was made, UTC unix seconds, or None if that is not known."""
    effects: tuple[Text, ...]
    """How it affected the reader; empty if the reader made it."""
    affects: bool
    """Whether it affected the reader, as ``effects`` says or by an event that nobody else may read."""


class Span(msgspec.Struct, frozen=True, kw_only=True):
    """What happened between two positions of a table."""

    snapshot: Snapshot
    """The second position as everybody could see it; nobody can do anything in it."""
    before: View
    """The first position as everybody could see it."""
    seat: Seat | None
    """The reader's seat, or None for an onlooker."""
    scale: Scale
    since: int
    """How many moves lead to the first position."""
    number: int
    """How many lead to the second one: where a span of the scale ends, or a place within one that was requested."""
    last: int
    """How many lead to the latest position that the person may know of."""
    lines: tuple[SpanLine, ...]
    ends: tuple[int, ...]
    """The positions at which spans of this scale end, each as a number of moves, ascending."""
    moments: tuple[float | None, ...]
    """When the last move before each of these was made, UTC unix seconds, or None if that is not known."""
    marks: tuple[LogMark, ...] = ()
    """Where rounds, or else pages of the log, begin; only for the scale ``rounds``."""
    opponents: frozenset[Seat] = frozenset()
    """The seats of built-in opponents."""

    @property
    def near(self) -> tuple[int | None, int | None]:
        """Where the span before this one ends, and where the one after it does; each is None if there is none."""
        earlier = [end for end in self.ends if end < self.number]
        return earlier[-1] if earlier else None, next((end for end in self.ends if end > self.number), None)

    @property
    def affecting(self) -> int:
        """How many moves affected the reader."""
        return sum(line.affects for line in self.lines)


class Spans(TableService):
    """Describes what has changed between two positions, never more than a person may know."""

    def __init__(self, tables: LiveTables, log: Log) -> None:
        super().__init__(tables)
        self._log = log

    async def span(
        self,
        table_id: TableId,
        user_id: int,
        scale: Scale = "turns",
        number: int | None = None,
        *,
        whole: bool = True,
    ) -> Span:
        """Return what changed in one span of a table.

        Args:
            table_id: the table.
            user_id: who reads it.
            scale: the unit by which the log is divided.
            number: a number of moves that lead to its end or to a place within it; None, or too many, for the latest.
            whole: whether the span goes on to its own end; otherwise what came after ``number`` is left out.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started, or is a private copy.

        """
        live = await self._with_log(table_id)
        viewer = live.table.seat_of(await entitled(self._database, live.table, user_id))
        course = await self._course(live, viewer, scale)
        last = course.numbers[-1]
        async with self._database.query() as tx:
            chosen = await preferences.get(tx, user_id)
        ends = course.ends or (last,)
        end = next((one for one in ends if number is not None and one >= number), ends[-1])
        if not whole and number is not None:
            end = max((one for one in course.numbers[1:] if one <= number), default=end)
        since = max((one for one in (course.numbers[0], *ends) if one < end), default=course.numbers[0])
        found = await asyncio.to_thread(_between, live, course, viewer, since, end)
        return Span(
            snapshot=msgspec.structs.replace(found.snapshot, pictured=chosen is None or chosen.pictures),
            before=found.before,
            seat=viewer,
            scale=scale,
            since=since,
            number=end,
            last=last,
            lines=found.lines,
            ends=ends,
            moments=tuple(course.moment(one) for one in ends),
            marks=course.marks,
            opponents=frozenset(holder.seat for holder in live.table.seats if holder.policy is not None),
        )

    async def _course(self, live: LiveTable, viewer: Seat | None, scale: Scale) -> _Course:
        """Return which positions a person may know of, and where spans of a scale end."""
        match = live.match.as_it_is()
        marks: tuple[LogMark, ...] = ()
        if scale == "rounds":
            marks = (await self._log.page(live.id, page=1)).marks
        if match.game.orders.is_queueing:
            # What others decided early has no line, so that not even its number is known.
            made = [line.number for line in await self._log.lines(live.id, match, viewer)]
        else:
            # Older tables have private moves among the entries of their logs.
            private, line = match.game.info.private, match.line[match.first :]
            counted = enumerate(line, start=match.first + 1)
            made = [number for number, move in counted if move.seat == viewer or move.kind() not in private]
        numbers = (match.first, *made)
        async with self._database.query() as tx:
            stored = () if live.table.imported else await moves.moments(tx, live.id)
        seats = [match.line[number - 1].seat for number in numbers[1:]]
        ends = _ends(numbers, seats, viewer, marks, scale)
        return _Course(match, numbers, tuple(ends), stored, match.entry_numbers(), marks)


class _Course(NamedTuple):
    """How a game went, as far as a person may know of its moves."""

    match: Match
    numbers: tuple[int, ...]
    """The positions, each as the number of moves that lead to it, ascending."""
    ends: tuple[int, ...]
    """The positions at which spans end."""
    stored: Sequence[float]
    """When each entry of the log was stored; empty if that is not known."""
    entries: tuple[int, ...]
    """Which entry each move is, from 1."""
    marks: tuple[LogMark, ...]

    def moment(self, number: int) -> float | None:
        """Return when a move was made."""
        return self.stored[self.entries[number - 1] - 1] if number and self.stored else None


class _Moves(NamedTuple):
    """What was found between two positions."""

    snapshot: Snapshot
    before: View
    lines: tuple[SpanLine, ...]


def _ends(
    numbers: Sequence[int], seats: Sequence[Seat], viewer: Seat | None, marks: Sequence[LogMark], scale: Scale
) -> list[int]:
    """Return where spans end: ``seats`` made the moves that lead to ``numbers`` after the first."""
    if scale == "rounds":
        # A span includes the move that begins a round, but not the first one of the next page.
        ends = [mark.number - (mark.begins is None) for mark in marks]
    else:
        followed = itertools.zip_longest(numbers[1:], seats, seats[1:])
        ends = [number for number, seat, then in followed if then != seat and viewer in {None, seat}]
    return sorted({one for one in (*ends, numbers[-1]) if one > numbers[0]})


def _between(live: LiveTable, course: _Course, viewer: Seat | None, since: int, end: int) -> _Moves:
    """Replay the moves between two positions, and return how each affected the viewer."""
    match, game, known, lines = course.match, course.match.game, frozenset(course.numbers), list[SpanLine]()
    follows = viewer is not None and game.looking_back.has_effects
    before: View | None = None
    seen: View | None = None
    for number, events, state in match.steps(since):
        if before is None:
            before = game.view(state, None)
        else:
            line = line_of(match, number, match.line[number - 1], events, viewer)
            others = line.seat != viewer
            effects = _effects_on_seat(game, seen, state, viewer) if follows and others else ()
            alone = others and any(event.audience is not None for event in line.events)
            if number in known:
                lines.append(SpanLine(line, course.moment(number), effects, bool(effects) or alone))
        if follows:
            seen = game.view(state, viewer)
        if number == end:
            break
    assert before is not None
    entry = course.entries[end - 1] if end else 0
    return _Moves(seen_at(live.table, match, state, entry), before, tuple(lines))


def _effects_on_seat(game: Game[State], before: View | None, state: State, viewer: Seat | None) -> tuple[Text, ...]:
    return tuple(game.looking_back.effects_on_seat(before, game.view(state, viewer)))
