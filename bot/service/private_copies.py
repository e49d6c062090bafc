"""Private copies of tables, in which one person alone plays on for every seat, to try something out.

What the person cannot see is dealt anew at random, future random events included, so a copy reveals nothing of its
table. It exists in memory alone: it concerns nobody else, it expires after two days anyhow, and nothing of it can get
into a database, a backup, the channel, or a count of tables. A restart ends it.

A lesson is such a copy too, but of no table: its position comes from the game. All that is stored is that somebody has
completed it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import ClassVar

import msgspec

from bot.service.entries import LogEvents, Outcome, Stored, keep_all, seat_in_play
from bot.service.errors import Mistaken, NoSuchTable, Refusal
from bot.service.live_tables import Change, LiveTable, LiveTables, TableService, Write
from bot.service.lobby import TableOptions, blank
from bot.service.snapshots import Snapshot, may_be_copied, snapshot_of
from bot.service.values import COPY_ID, LessonStatus
from engine.core import codec
from engine.core.game import Setup
from engine.core.lessons import Goal, Lesson
from engine.core.match import Attempt, Match
from engine.core.moves import Move, Undo
from engine.core.registry import every_key, find
from engine.core.rng import Rng
from engine.core.seat import Seat
from storage import lessons, preferences
from storage.records import Holder, Table, TableId, TableRecord

MOST_COPIES = 3
"""Copies that one person may have; one more replaces the oldest."""
MOST_IN_MEMORY = 500
"""The most copies of all people together."""
LASTS = 2 * 24 * 3600
"""Seconds after which a copy expires."""


class PrivateCopy(LiveTable):
    """A table in memory of which nothing is stored. Its owner holds whichever seat is to move."""

    most: ClassVar[int] = MOST_COPIES
    """How many of its kind a person may have; one more replaces the oldest."""

    def __init__(self, tables: LiveTables, origin: Table, owner: int, match: Match, called: Sequence[str]) -> None:
        """Begin a copy; ``called`` is what the seats are called, in the owner's language."""
        table_id = "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(COPY_ID))
        super().__init__(table_id, tables.database, tables.clock, tables.snapshots)
        self.owner = owner
        self.begun_at = tables.clock()
        self.own_seat = origin.seat_of(owner)
        self._called = tuple(called)
        self._match = match
        self.first = match.as_it_is()
        """The position in which it began."""
        unstored = {"commitment": None, "seq": 0, "interval": None, "quiet": None}
        table = msgspec.structs.replace(origin, id=self.id, host_id=owner, **unstored)
        self._record = TableRecord(table=self._held(table, match, self._acting(match)), version=0)
        self.first_record = self._record

    def _acting(self, match: Match) -> Seat | None:
        """Return the seat that the owner plays now: of several that decide at the same time, their own one first."""
        question, awaited = match.game.question(match.state), match.game.awaited(match.state)
        if question is not None:
            return question.to
        return self.own_seat if not awaited or self.own_seat in awaited else min(awaited)

    def _held(self, table: Table, match: Match, acting: Seat | None) -> Table:
        awaited = match.game.awaited(match.state)
        seats = tuple(
            Holder(Seat(seat), self.owner if seat == acting else None, to_move=seat in awaited, called=called)
            for seat, called in enumerate(self._called)
        )
        return msgspec.structs.replace(
            table, seats=seats, seq=len(match.entries), phase="over" if match.over else "live"
        )

    @property
    def expired(self) -> bool:
        """Whether its time is over."""
        return self.clock() - self.begun_at > LASTS

    async def is_current(self) -> bool:
        """Return True: nobody else changes it."""
        return True

    async def load(self, *, judged: bool = True) -> None:
        """Read nothing: it exists in memory alone."""
        del judged

    async def save(self, wanted: TableRecord) -> None:
        """Keep its new record in memory."""
        self._record = msgspec.structs.replace(wanted, version=wanted.version + 1)

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Change]:
        """Refuse whatever would be stored or said to others. Raises Refusal."""
        raise Refusal("copy.not_here")
        yield  # makes this function an iterator

    async def _stored(
        self,
        attempt: Attempt | None,
        wanted: TableRecord,
        also: Write | None,
        then: Callable[[Match], Move | None],
    ) -> tuple[tuple[Stored, ...], TableRecord]:
        """Return entries with the table as it is after them: nothing is stored."""
        del also

        async def keep(record: TableRecord, before: Match, made: Stored) -> TableRecord:
            match = before.accepted(made.attempt)
            return msgspec.structs.replace(record, table=self._held(record.table, match, self._acting(match)))

        done, record = await keep_all(wanted, self.match, attempt, then, self._events, self.clock(), keep)
        return done, msgspec.structs.replace(record, version=wanted.version + 1)

    def _table_for(self, seat: Seat) -> Table:
        # What a move did is read by the seat that made it.
        return self._held(self.table, self.match, seat)

    @property
    def happened(self) -> tuple[LogEvents, ...]:
        """What has happened in it."""
        return tuple(self._events)


class LessonCopy(PrivateCopy):
    """A lesson that somebody takes: a move that does not reach the goal is refused with a reason."""

    most = 1

    def __init__(self, tables: LiveTables, origin: Table, owner: int, lesson: Lesson, called: Sequence[str]) -> None:
        """Begin a lesson; ``called`` is what the seats are called. Raises IllegalMove: it cannot be set up."""
        self._lesson = lesson
        self._reached = 0
        super().__init__(tables, origin, owner, Match.laid_out(find(origin.game), lesson), called)

    @property
    def lesson(self) -> LessonStatus:
        """How far it has come."""
        known = find(self.table.game).learning.lessons
        return LessonStatus(
            name=self._lesson.name,
            number=known.index(self._lesson) + 1,
            of=len(known),
            reached=self._reached,
            solution=None if self._goal is None else self._goal.solution,
            unseen=self._lesson.unseen,
        )

    @property
    def _goal(self) -> Goal | None:
        goals = self._lesson.goals
        return goals[self._reached] if self._reached < len(goals) else None

    def _acting(self, match: Match) -> Seat | None:
        del match
        return self._lesson.seat

    async def _store(
        self,
        attempt: Attempt | None,
        wanted: TableRecord,
        also: Write | None,
        then: Callable[[Match], Move | None],
    ) -> tuple[Stored, ...]:
        """Play a move that reaches the goal, and the others' replies to it. Raises Refusal: it does not reach it."""
        goal = self._goal
        if goal is None or attempt is None or not isinstance(attempt.entry, Move):
            raise Refusal("lesson.over" if goal is None else "copy.not_here")
        if (mistake := goal.mistake(attempt.entry)) is not None:
            raise Mistaken(self.table.game, self._lesson.name, mistake)
        if self._reached == len(self._lesson.goals) - 1:
            async with self.database.transaction() as tx:
                await lessons.add(tx, self.owner, self.table.game, self._lesson.name)
        replies = iter(goal.replies)
        done = await super()._store(attempt, wanted, also, lambda _: next(replies, None))
        self._reached += 1
        return done


class Compared(msgspec.Struct, frozen=True):
    """A private copy as it began and as it is now."""

    before: Snapshot
    now: Snapshot
    events: tuple[LogEvents, ...]
    """What has happened in between."""


class PrivateCopies(TableService):
    """Opens private copies of tables, and finds them for their owners."""

    async def begin(self, table_id: TableId, user_id: int, called: Sequence[str]) -> Table:
        """Open a private copy of a table in its present position, for a person who has a seat there.

        Args:
            table_id: the table.
            user_id: who opens it, and plays it alone.
            called: what the seats are called, in that person's language.

        Raises:
            NoSuchTable, NotSeated: there is no such table, or the person does not sit there.
            Refusal: the table has ended, or its game allows no copies, or none just now.

        """
        live = await self._tables.get(table_id)
        table, match = live.table, live.match
        seat = seat_in_play(table, user_id)
        if not may_be_copied(table, match.game):
            raise Refusal("copy.none")
        drawn = await asyncio.to_thread(_drawn, match, seat)
        if drawn is None:
            raise Refusal("copy.not_now")
        copy = PrivateCopy(self._tables, table, user_id, drawn, called)
        return self._kept(copy)

    async def learn(  # noqa: PLR0913, PLR0917 - which lesson, and whose and where
        self, game: str, number: int, user_id: int, guild_id: int, channel_id: int, title: str, called: Sequence[str]
    ) -> Table:
        """Begin a lesson; it replaces the one that the person was taking, if any.

        Args:
            game: the key of the game.
            number: which of its lessons, from 1.
            user_id: who takes it.
            guild_id: the server in which it is taken, or 0.
            channel_id: the channel.
            title: what the lesson is called.
            called: what the learner and the others are called, in that order.

        Raises:
            Refusal: there is no such lesson.

        """
        known = find(game).learning.lessons if game in every_key() else ()
        if not 1 <= number <= len(known):
            raise Refusal("lesson.none")
        lesson = known[number - 1]
        options = TableOptions(game=game, title=title, players=lesson.players, hints=False)
        origin = blank(options, user_id, guild_id, channel_id, self._clock())
        you, *others = called
        named = [*others[: lesson.seat], you, *others[lesson.seat :]][: lesson.players]
        return self._kept(await asyncio.to_thread(LessonCopy, self._tables, origin, user_id, lesson, named))

    async def learned(self, user_id: int) -> frozenset[tuple[str, str]]:
        """Return the lessons that a person has completed, each as the key of its game and its own name."""
        async with self._database.query() as tx:
            return await lessons.of_person(tx, user_id)

    def _kept(self, copy: PrivateCopy) -> Table:
        copies = self._tables.copies
        own = [each for each in copies.values() if isinstance(each, PrivateCopy) and each.owner == copy.owner]
        alike = [each for each in own if type(each) is type(copy)]
        for oldest in alike[: max(0, len(alike) - copy.most + 1)]:
            del copies[oldest.id]
        while len(copies) >= MOST_IN_MEMORY:
            del copies[next(iter(copies))]
        copies[copy.id] = copy
        return copy.table

    async def back(self, copy_id: TableId, user_id: int) -> Outcome:
        """Take back the last move, whichever seat made it. Raises NoSuchTable; Refusal, IllegalMove: there is none."""
        _ = self._of(copy_id, user_id)

        async def back(live: LiveTable) -> Outcome:
            line = live.match.line
            if not line:
                raise Refusal("service.undo.nothing")
            return await live.enter(Undo(line[-1].seat, len(line) - 1))

        return await self._tables.handle(copy_id, back)

    async def compared(self, copy_id: TableId, user_id: int) -> Compared:
        """Return a copy as it began and as it is now. Raises NoSuchTable."""
        copy = self._of(copy_id, user_id)
        async with self._database.query() as tx:
            chosen = await preferences.get(tx, user_id)
        before, now = (
            msgspec.structs.replace(snapshot_of(record, match, user_id), pictured=chosen is None or chosen.pictures)
            for record, match in ((copy.first_record, copy.first), (copy.record, copy.match))
        )
        return Compared(before, now, copy.happened)

    def forget(self, user_id: int) -> None:
        """Drop all copies of a person."""
        copies = self._tables.copies
        for copy in [each for each in copies.values() if isinstance(each, PrivateCopy) and each.owner == user_id]:
            del copies[copy.id]

    def _of(self, copy_id: TableId, user_id: int) -> PrivateCopy:
        copy = self._tables.copies.get(copy_id)
        if not isinstance(copy, PrivateCopy) or copy.expired or copy.owner != user_id:
            raise NoSuchTable("copy.gone")
        return copy


def _drawn(match: Match, seat: Seat) -> Match | None:
    """Return a match from a random position that agrees with what a seat can see, or None if none can be drawn now."""
    game = match.game
    state = game.advice.sample(match.state, seat, Rng(secrets.token_hex(16)))
    if state is None:
        return None
    setup = Setup(game.info.key, match.setup.players, match.setup.variants)
    return Match.resume(game, setup, secrets.token_hex(16), (), codec.encode_state(state))
