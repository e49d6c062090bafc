"""Who is to be reminded and when, who is away, and what expires if nobody answers."""

from __future__ import annotations

import logging
from functools import partial

import msgspec

from bot.service.entries import Outcome
from bot.service.errors import Refusal
from bot.service.live_tables import LiveTable, LiveTables, TableService
from bot.service.lobby import checked_policy
from bot.service.play import OpponentTurn, Thinking, think_here, turn_of_opponent
from bot.service.values import LONGEST_INTERVAL, MOST_REMINDERS, SHORTEST_INTERVAL
from bot.service.waiting import chosen_by, expiry_of, first_not_quiet, first_ring, next_daily, next_due, waits_until
from engine.core.moves import Move
from engine.core.seat import Seat
from storage import absences, expiries, games, moves, nudges, preferences, reminders, served, table_records
from storage.absences import Away
from storage.database import Transaction
from storage.errors import Claimed
from storage.records import Absence, Delivery, Preferences, ReminderRow, Table, TableId, TableRecord
from storage.rows import Shards

log = logging.getLogger(__name__)

NUDGED_EVERY = 24 * 3600
"""Seconds between two nudges at a table."""
NOTED_EVERY = 60.0
"""Seconds after which it is noted again that the tables are looked after."""
OUTAGE = 3 * NOTED_EVERY
"""Seconds without such a note after which the tables count as not looked after: a mere restart is shorter."""
AT_ONCE = 20
"""The most reminders that are claimed in one transaction."""


class Reminder(msgspec.Struct, frozen=True, kw_only=True):
    """One reminder to send now. It is claimed: nobody else gets it, and it will not come again."""

    table: Table
    seat: Seat
    user_id: int
    number: int
    """From 1 to ``MOST_REMINDERS``; one more for the last notice. For a nudge, how many reminders were sent before."""
    since: float
    """When the turn began, UTC unix seconds."""
    where: Delivery
    """Where the person wants it. The last notice belongs in the channel in any case."""
    last: bool
    """Whether it is the last notice, and no reminder: it says in the channel that the seat may be given away."""
    by: int | None = None
    """Who nudges that person, or None if it is an automatic reminder."""


class Reminders(TableService):
    """Hands out reminders that are due, each to exactly one caller.

    Rows appear and disappear with the turns of people; this only looks at the clock. After MOST_REMINDERS comes one
    last notice, and from then on the seat may be given away. For people who want no reminders they are still counted.
    """

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._forgotten = 0.0
        """When old interactions were last forgotten."""

    async def next_due(self) -> float | None:
        """Return when the earliest reminder is due, UTC unix seconds, or None if nobody is waited for."""
        async with self._database.query() as tx:
            return await reminders.earliest(tx, self._tables.shards)

    async def claim_due(self) -> tuple[Reminder, ...]:
        """Claim the reminders that are due now. Each is counted as sent before it is returned, so none comes twice.

        It may return fewer than are due: call ``next_due`` again.
        """
        now = self._clock()
        async with self._database.transaction() as tx:
            if now - self._forgotten >= moves.REMEMBERED:
                await moves.forget_old(tx, now)
                self._forgotten = now
            tables = {row.table_id for row in await reminders.due(tx, now, AT_ONCE, self._tables.shards)}
            claimed = await games.claim(tx, tables)
            # Before they were claimed, somebody may have moved there, or another process sent what was due.
            due = await reminders.due(tx, now, AT_ONCE, self._tables.shards) if claimed else ()
            taken = [await _claim(tx, row, now) for row in due if row.table_id in claimed]
        return tuple(reminder for reminder in taken if reminder is not None)

    async def nudge(self, table_id: TableId, by: int, user_id: int) -> Reminder:
        """Let one person nudge another: once a day at a table, and counted before it is sent.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: one of them does not sit there, the other is not waited for or wants no reminder now, or somebody
                was nudged there within the last day.

        """

        async def nudge(table: LiveTable) -> Reminder:
            record, seat, now = table.record, table.table.seat_of(user_id), self._clock()
            if table.table.seat_of(by) is None or seat is None:
                raise Refusal("nudge.not_together")
            row = next((row for row in record.reminders if row.seat == seat), None)
            if row is None or by == user_id:
                raise Refusal("nudge.not_waiting")
            chosen = record.chosen.get(user_id) or Preferences(user_id=user_id)
            if not chosen.reminders or first_ring(table.table, chosen, now) > now:
                raise Refusal("nudge.not_now")
            async with self._database.transaction() as tx:
                await games.lock(tx, [table_id])
                before = await nudges.latest(tx, table_id)
                if before is not None and now - before < NUDGED_EVERY:
                    raise Refusal("nudge.lately")
                await nudges.put(tx, table_id, now)
            return Reminder(
                table=table.table,
                seat=seat,
                user_id=user_id,
                number=row.sent,
                since=row.since,
                where=chosen.where,
                last=False,
                by=by,
            )

        return await self._tables.handle(table_id, nudge)

    async def snooze(self, table_id: TableId, user_id: int, seconds: int) -> float:
        """Put a person's next reminder off and return when it will come. This counts as one, so nobody waits for ever.

        Raises:
            Refusal: the person is not waited for, the reminders have run out, or the time exceeds LONGEST_INTERVAL.

        """
        if not 0 < seconds <= LONGEST_INTERVAL:
            raise Refusal("service.snooze.time", days=LONGEST_INTERVAL // 86400)

        async def snooze(table: LiveTable) -> float:
            record, seat = table.record, table.table.seat_of(user_id)
            row = next((row for row in record.reminders if row.seat == seat), None)
            if row is None:
                raise Refusal("service.snooze.nothing")
            if row.sent >= MOST_REMINDERS:
                raise Refusal("service.snooze.over", most=MOST_REMINDERS)
            due = first_ring(table.table, record.chosen.get(user_id), self._clock() + seconds)
            await table.save(_planned(record, row, due, row.sent + 1))
            return due

        return await self._tables.handle(table_id, snooze)


async def _claim(tx: Transaction, row: ReminderRow, now: float) -> Reminder | None:
    record = await table_records.get(tx, row.table_id)
    table = record.table
    user_id = table.holder(row.seat).user_id
    if user_id is None:
        others = tuple(each for each in record.reminders if each.seat != row.seat)
        await table_records.save(tx, record, msgspec.structs.replace(record, reminders=others))
        return None
    chosen = record.chosen.get(user_id) or Preferences(user_id=user_id)
    ring = first_ring(table, chosen, now)
    if ring > now:  # quiet hours or a holiday were set after it was planned, or the bot was away
        await table_records.save(tx, record, _planned(record, row, ring, row.sent))
        return None
    number = row.sent + 1
    last = number > MOST_REMINDERS
    due = None if last else next_due(table, chosen, now)
    await table_records.save(tx, record, _planned(record, row, due, number))
    if not last and (table.interval is None or not chosen.reminders or chosen.daily is not None):
        return None
    return Reminder(
        table=table, seat=row.seat, user_id=user_id, number=number, since=row.since, where=chosen.where, last=last
    )


def _planned(record: TableRecord, row: ReminderRow, due: float | None, sent: int) -> TableRecord:
    """Return a table with the next reminder of a seat planned anew."""
    planned = msgspec.structs.replace(row, due=due, sent=sent)
    rows = tuple(planned if each.seat == row.seat else each for each in record.reminders)
    return msgspec.structs.replace(record, reminders=rows)


class Digest(msgspec.Struct, frozen=True, kw_only=True):
    """A person's daily message. It is claimed, as a reminder is."""

    user_id: int
    waiting: tuple[tuple[Table, float], ...]
    """The tables that wait for the person and since when, UTC unix seconds; the one waiting longest first."""


class Digests(TableService):
    """Hands out the daily messages that are due, each to exactly one caller; there is none if no table waits.

    Only the process with the first shard does so, as that is the one that receives direct messages.
    """

    @property
    def _owned(self) -> bool:
        return self._tables.shards is None or 0 in self._tables.shards.ids

    async def next_due(self) -> float | None:
        """Return when the earliest daily message is due, UTC unix seconds, or None if none is."""
        if not self._owned:
            return None
        async with self._database.query() as tx:
            return await preferences.next_digest(tx)

    async def claim_due(self) -> tuple[Digest, ...]:
        """Claim the daily messages that are due now. A person's next one is planned first, so none comes twice.

        It may return fewer than are due: call ``next_due`` again.
        """
        if not self._owned:
            return ()
        now = self._clock()
        async with self._database.transaction() as tx:
            people = await preferences.claim_digests(tx, now, AT_ONCE)
            taken = [await _claim_digest(tx, user_id, now) for user_id in people]
        return tuple(digest for digest in taken if digest is not None and digest.waiting)


async def _claim_digest(tx: Transaction, user_id: int, now: float) -> Digest | None:
    chosen = await preferences.get(tx, user_id)
    assert chosen is not None
    await preferences.plan_digest(tx, user_id, next_daily(chosen, now))
    if chosen.absence is not None and chosen.absence.covers(now):
        return None
    waiting = []
    for table in await games.waiting_for(tx, user_id):
        # Whoever has asked somebody else a question may move, but is not waited for.
        rows = (row for row in await reminders.of(tx, table.id) if row.seat == table.seat_of(user_id))
        waiting += [(table, row.since) for row in rows]
    return Digest(user_id=user_id, waiting=tuple(waiting))


class AbsenceNotice(msgspec.Struct, frozen=True, kw_only=True):
    """A notice about somebody's holiday for a table. It is claimed, as a reminder is."""

    table: Table
    user_id: int
    absence: Absence | None
    """The holiday that has begun, or None if the person is back."""
    waits_until: float = 0.0
    """Until when the table waits, UTC unix seconds."""
    waited: bool = True
    """Whether the table waits for the person."""


class Absences(TableService):
    """Hands out the notices to tables that a holiday has begun or ended, each to exactly one caller.

    A notice concerns a table that is being played, or waits between two games of a campaign, and where others sit as
    well. That somebody is back is said only where it was said that they are away, and where they are waited for.
    """

    async def next_due(self) -> float | None:
        """Return when the next holiday begins or ends, UTC unix seconds, or None if none does."""
        async with self._database.query() as tx:
            return await absences.earliest(tx, self._clock())

    async def claim_due(self) -> tuple[AbsenceNotice, ...] | None:
        """Claim the notices that are due now. Each is noted as sent before it is returned, so none comes twice.

        It may return fewer than are due: call it until it returns None.
        """
        now, shards = self._clock(), self._tables.shards
        async with self._database.transaction() as tx:
            tables = {away.table_id for away, _ in await _absences_due(tx, now, shards)}
            claimed = await games.claim(tx, tables)
            if not claimed:  # nothing is due, or another process is handling it
                return None
            # Before they were claimed, another process may have sent what was due.
            due = await _absences_due(tx, now, shards)
            taken = [await _claim_absence(tx, away, begun=begun) for away, begun in due if away.table_id in claimed]
        return tuple(notice for notice in taken if notice is not None)


async def _absences_due(tx: Transaction, now: float, shards: Shards | None) -> list[tuple[Away, bool]]:
    """Return who is away or back where that was not said yet, each with whether a holiday has begun."""
    over, begun = await absences.over(tx, now, AT_ONCE, shards), await absences.begun(tx, now, AT_ONCE, shards)
    return [*((away, False) for away in over), *((away, True) for away in begun)]


async def _claim_absence(tx: Transaction, away: Away, *, begun: bool) -> AbsenceNotice | None:
    await (absences.put if begun else absences.drop)(tx, away)
    record = await table_records.get(tx, away.table_id)
    table, chosen = record.table, record.chosen.get(away.user_id)
    seated = away.user_id in table.people and (table.phase == "live" or table.between_games)
    if not seated or len(table.people) == 1:  # somebody else has the seat by now, or there is nobody to be notified
        return None
    seat = table.seat_of(away.user_id)
    waited = any(row.seat == seat for row in await reminders.of(tx, table.id))
    if not begun:
        return AbsenceNotice(table=table, user_id=away.user_id, absence=None) if waited else None
    absence = chosen.absence if chosen is not None else None
    assert absence is not None
    until = waits_until(table, absence)
    return AbsenceNotice(table=table, user_id=away.user_id, absence=absence, waits_until=until, waited=waited)


class Outages(TableService):
    """Notes until when tables are looked after, and leaves time out of account in which nobody could answer.

    Nobody can while no process runs that has the shard of a table and is connected to Discord, or while nothing can be
    stored. What is left of the time of a question, a turn or a lobby then counts from when the tables are looked after
    again; so does the time until somebody is reminded.
    """

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._recorded: tuple[Shards, float] | None = None
        """Which shards were looked after according to the last note, and when it was made."""

    @property
    def _shards(self) -> Shards:
        return Shards(1, frozenset({0})) if self._tables.shards is None else self._tables.shards

    @property
    def current(self) -> bool:
        """Whether things may expire: after taking its present shards, this process has put off what was due there."""
        return self._recorded is not None and self._recorded[0] == self._shards

    async def record(self) -> None:
        """Note that the tables are looked after now, and put off what was due while they were not."""
        shards, now = self._shards, self._clock()
        if not shards.ids or (self.current and self._recorded and 0 <= now - self._recorded[1] < NOTED_EVERY):
            return
        async with self._database.transaction() as tx:
            until = await served.until(tx, shards)
            for at in sorted({at for at in until.values() if now - at > OUTAGE}):
                unserved = Shards(shards.total, frozenset(shard for shard, last in until.items() if last == at))
                records = [await table_records.get(tx, table_id) for table_id in await served.lock(tx, unserved)]
                expiring = {
                    each.table.id: _put_off(each, each.due + now - at) for each in records if each.due is not None
                }
                await served.put_off(tx, unserved, expiring, at, now)
                log.warning("the tables of shards %s were not looked after for %.0f s", sorted(unserved.ids), now - at)
            # A clock that is set back, or was wrong before it was set, must not look like an outage.
            behind = frozenset(shard for shard in shards.ids if until.get(shard, now) <= now)
            await served.put(tx, Shards(shards.total, behind), now)
        self._recorded = shards, now


def _put_off(record: TableRecord, due: float) -> float:
    """Return the first moment from ``due`` on that is in no quiet hours of the table or of people who are to move."""
    people = [holder.seat for holder in record.table.seats if holder.to_move and holder.human]
    return max((first_not_quiet(record.table, chosen_by(record, seat), due) for seat in people), default=due)


class Expiries(TableService):
    """Knows when open questions and turns expire, and plays what follows. A table has one expiry at a time."""

    async def next_due(self) -> float | None:
        """Return when the next one expires, UTC unix seconds, or None if none does."""
        async with self._database.query() as tx:
            return await expiries.earliest(tx, self._tables.shards)

    async def due(self) -> tuple[TableId, ...]:
        """Find the tables at which a question or turn has run out of time."""
        async with self._database.query() as tx:
            return await expiries.due(tx, self._clock(), self._tables.shards)

    async def due_of(self, table_id: TableId) -> float | None:
        """Return when the question or turn of a table expires, or None if neither does."""
        return (await self._tables.get(table_id)).record.due

    async def put_off(self, table_id: TableId) -> None:
        """Let an expiry that could not be played now be tried later, if there still is one."""

        async def put_off(table: LiveTable) -> None:
            if table.record.due is not None:
                due = self._clock() + SHORTEST_INTERVAL
                await table.save(msgspec.structs.replace(table.record, due=due))

        await self._tables.handle(table_id, put_off)

    async def expire(self, table_id: TableId, think: Thinking = think_here) -> Outcome | None:
        """Play the move of an expiry, or return None if somebody was faster. Raises NoSuchTable, IllegalMove.

        Somebody who is away may have chosen that a built-in opponent decides instead. Its private moves before that are
        made in the same call, so that nobody can tell that there were any.

        Args:
            table_id: the table.
            think: chooses the move of a built-in opponent; meanwhile the table goes on handling requests.

        """
        while True:
            outcome = await self._expired(table_id, think)
            if outcome is None or not outcome.events.private:
                return outcome

    async def _expired(self, table_id: TableId, think: Thinking) -> Outcome | None:
        turn = self._turn_of_stand_in(await self._tables.get(table_id))
        chosen = None if turn is None else await think(turn)

        async def expire(table: LiveTable) -> Outcome | None:
            record, due = table.record, table.record.due
            waits, live = expiry_of(table.match.game, table.match.state), record.table.phase == "live"
            if not live or waits is None or due is None or due > self._clock():
                if due is not None and (waits is None or not live):
                    await table.save(msgspec.structs.replace(record, due=None))
                return None
            if chosen is not None and self._turn_of_stand_in(table) == turn:
                return await _decide(table, chosen)
            # The time of the other seats is up too, and their moves have yet to be made.
            due = None if waits.alone else due
            expired = msgspec.structs.replace(record, due=due, expired=record.table.seq + 1)
            return await table.enter(waits.move, expired, also=partial(games.claim_alone, table_id=table_id))

        try:
            return await self._tables.handle(table_id, expire)
        except Claimed:
            return None

    def _turn_of_stand_in(self, table: LiveTable) -> OpponentTurn | None:
        """Return what a built-in opponent needs to decide for somebody who is away, or None if it is not to decide."""
        due, now = table.record.due, self._clock()
        if table.table.phase != "live" or due is None or due > now:
            return None
        waits = expiry_of(table.match.game, table.match.state)
        chosen = None if waits is None else chosen_by(table.record, waits.seat)
        if waits is None or chosen is None or chosen.absence is None:
            return None
        if not (chosen.absence.stand_in and chosen.absence.covers(now)):
            return None
        return turn_of_opponent(table.match, waits.seat, checked_policy(table.table.game, None))


async def _decide(table: LiveTable, move: Move) -> Outcome:
    """Play what a built-in opponent has chosen for somebody who is away."""
    # A private move decides nothing yet: the time is still up.
    private = table.match.attempt(move).private
    alone = len(table.match.game.awaited(table.match.state)) == 1
    due = table.record.due if private or not alone else None
    record = msgspec.structs.replace(table.record, due=due)
    return await table.enter(move, record, also=partial(games.claim_alone, table_id=record.table.id))
