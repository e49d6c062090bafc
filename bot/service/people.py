"""What is kept about people, and how it is forgotten."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection

import msgspec

from bot.faults import UNSTORED
from bot.service.errors import NoSuchTable, Refusal
from bot.service.live_tables import LiveTables, TableService
from bot.service.lobby import check_interval, checked_policy
from bot.service.phases import ended, handed_over, held_by, without
from bot.service.values import FURTHEST_HOLIDAY, HOLIDAY_PAUSE, LONGEST_HOLIDAY
from bot.service.waiting import next_daily, planned_anew, sensible, zones
from storage import (
    absences,
    campaigns,
    closed_dms,
    games,
    languages,
    ledger,
    lessons,
    notes,
    preferences,
    proposals,
    reminders,
    results,
    table_records,
)
from storage.database import Transaction
from storage.records import Absence, ActiveHours, Preferences, Table, TableRecord


class Privacy(msgspec.Struct, frozen=True, kw_only=True):
    """All that is stored about a person."""

    user_id: int
    preferences: Preferences | None
    """None if nothing was ever set."""
    closed_dm: bool
    """Whether it is remembered that direct messages were refused."""
    seats: tuple[Table, ...]
    """Tables at which the person has a seat, newest first."""
    hosted: int
    """Tables that name the person as host."""
    reminders: int
    messages: int
    """Private messages whose ids are remembered."""
    proposals: int
    """Proposals made, answered, or naming the person."""
    companies: int
    """Companies of campaigns over which the person presides."""
    unlisted: bool = False
    """Whether it is remembered that the person is in no list."""
    language: str | None = None
    """The language in which the person reads, or None if none is remembered."""
    lessons: int = 0
    """Lessons that the person has completed."""
    absences: int = 0
    """Tables at which it was said that the person is away."""


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """What was removed. The tables are given as they are afterwards, so that their messages can be refreshed."""

    left: tuple[Table, ...]
    """Lobbies that the person left (or that were closed)."""
    handed_over: tuple[Table, ...]
    """Live games in which a built-in opponent took the seat (or that ended, as nobody was left)."""


class People(TableService):
    """Preferences, closed direct messages, privacy."""

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._closed: frozenset[int] | None = None
        """The people whose direct messages are known to be closed, or None if they have yet to be read."""

    async def preferences(self, user_id: int) -> Preferences:
        """Return what a person has chosen, or the defaults."""
        async with self._database.query() as tx:
            chosen = await preferences.get(tx, user_id)
        return chosen or Preferences(user_id=user_id)

    async def chosen(self, people: Collection[int]) -> dict[int, Preferences]:
        """Return what some people have chosen, by user id; those who have never chosen anything are left out."""
        async with self._database.query() as tx:
            return await preferences.of(tx, people)

    async def change_preferences(self, user_id: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Change what a person has chosen, and return it; of two changes at the same time neither takes back the other.

        ``change`` returns the choices as they are to be, made with ``msgspec.structs.replace``.

        Raises Refusal: bad zone, time or interval; and whatever ``change`` raises.
        """
        async with self._database.transaction() as tx:
            await games.lock_of(tx, user_id)
            former = await preferences.get(tx, user_id) or Preferences(user_id=user_id)
            chosen = change(former)
            _check(chosen)
            if chosen == former:
                return former
            await preferences.put(tx, chosen)
            if (former.daily, former.zone) != (chosen.daily, chosen.zone):
                await preferences.plan_digest(tx, user_id, next_daily(chosen, self._clock()))
            tables = await games.of_person(tx, user_id, ("lobby", "live"))
            for table in tables:
                record = await table_records.get(tx, table.id)
                after = planned_anew(record, self._clock(), record.table.seat_of(user_id))
                await table_records.save(tx, record, after)
        # Those tables are read again, so that what is in memory is up to date.
        for table in tables:
            with contextlib.suppress(NoSuchTable):  # somebody has deleted it meanwhile
                await self._tables.get(table.id)
        return chosen

    async def go_away(self, user_id: int, start: float, end: float, *, stand_in: bool = False) -> Preferences:
        """Store the person's next holiday in place of the former one, and return all that they have chosen.

        If the person is away, the new holiday begins now, so that there is no gap.

        Args:
            user_id: who is away.
            start: when it begins, UTC unix seconds; a time that is past means now.
            end: when the person is back, UTC unix seconds.
            stand_in: whether a built-in opponent decides for them whatever would expire meanwhile.

        Raises:
            Refusal: it ends before it begins or in the past, is too long, is too far ahead, or begins only after the
                end of the holiday that the person is on.

        """
        now = self._clock()

        def away(chosen: Preferences) -> Preferences:
            absence = _next_holiday(chosen.absence, max(start, now), end, now, stand_in=stand_in)
            return msgspec.structs.replace(chosen, absence=absence)

        return await self.change_preferences(user_id, away)

    async def come_back(self, user_id: int) -> Preferences:
        """End the person's holiday, or cancel the next one. Raises Refusal: there is none."""
        now = self._clock()

        def back(chosen: Preferences) -> Preferences:
            absence = chosen.absence
            if absence is None or absence.end <= now:
                raise Refusal("service.holiday.none")
            # If it had begun, it is kept, so that tables do not wait just as long again for another one soon after.
            begun = absence.since <= now
            kept = Absence(min(absence.start, now), now, absence.since, absence.stand_in) if begun else None
            return msgspec.structs.replace(chosen, absence=kept)

        return await self.change_preferences(user_id, back)

    async def dm_closed(self, user_id: int) -> bool:
        """Return whether the person's direct messages were closed the last time."""
        if self._closed is None:
            async with self._database.query() as tx:
                read = await closed_dms.people(tx)
            self._closed = read if self._closed is None else self._closed
        return user_id in self._closed

    async def set_dm_closed(self, user_id: int, *, closed: bool) -> None:
        """Remember whether a direct message could be sent; nothing is stored of somebody forgotten meanwhile."""
        if await self.dm_closed(user_id) == closed:
            return
        # If it cannot be stored, it is found out again after a restart.
        with contextlib.suppress(*UNSTORED):
            async with self._database.transaction() as tx:
                if closed and await _is_known(tx, user_id):
                    await closed_dms.add(tx, user_id, self._clock())
                elif not closed:
                    await closed_dms.drop(tx, user_id)
        self._keep_closed(user_id, closed=closed)

    def _keep_closed(self, user_id: int, *, closed: bool) -> None:
        if self._closed is not None:
            self._closed = self._closed | {user_id} if closed else self._closed - {user_id}

    async def privacy(self, user_id: int) -> Privacy:
        """Return all that is stored about a person."""
        async with self._database.reading() as tx:
            return Privacy(
                user_id=user_id,
                preferences=await preferences.get(tx, user_id),
                closed_dm=user_id in await closed_dms.people(tx),
                seats=await games.of_person(tx, user_id),
                hosted=len(await games.hosted_by(tx, user_id)),
                reminders=await reminders.count_of(tx, user_id),
                messages=await ledger.count_of(tx, user_id),
                proposals=await proposals.count_of(tx, user_id),
                companies=await campaigns.count_of(tx, user_id),
                unlisted=await results.is_unlisted(tx, user_id),
                language=await languages.of_person(tx, user_id),
                lessons=len(await lessons.of_person(tx, user_id)),
                absences=await absences.count_of(tx, user_id),
            )

    async def forget(self, user_id: int) -> Forgotten:
        """Remove a person's data.

        Lobbies are left, live seats handed to a built-in opponent, past seats made anonymous; preferences, reminders,
        remembered messages, lessons and answers are deleted. Statistics are computed from who holds which seat, so they
        forget the person too.
        """
        left: list[Table] = []
        handed: list[Table] = []
        now = self._clock()
        async with self._database.transaction() as tx:
            await games.lock_of(tx, user_id)
            # While it is still known where the person sits.
            await ledger.forget(tx, user_id)
            await notes.forget(tx, user_id)
            for table in await games.of_person(tx, user_id, ("lobby", "live")):
                record = await table_records.get(tx, table.id)
                seated = left if table.phase == "lobby" and not table.between_games else handed
                after = await _left(tx, record, user_id, now)
                seated.append((await table_records.save(tx, record, after)).table)
            await games.touch_of(tx, user_id)
            await games.forget(tx, user_id)
            await proposals.forget(tx, user_id)
            await preferences.forget(tx, user_id)
            await absences.forget(tx, user_id)
            await lessons.forget(tx, user_id)
            await languages.forget(tx, user_id)
            await results.relist(tx, user_id)
            await closed_dms.drop(tx, user_id)
        self._keep_closed(user_id, closed=False)
        return Forgotten(left=tuple(left), handed_over=tuple(handed))


async def _is_known(tx: Transaction, user_id: int) -> bool:
    """Return whether anything else is stored of a person; if not, they may have been forgotten."""
    return await preferences.get(tx, user_id) is not None or bool(await games.of_person(tx, user_id))


def _check(chosen: Preferences) -> None:
    """Raise Refusal where a choice cannot be: a bad zone, time or interval."""
    check_interval(chosen.interval)
    if chosen.zone not in zones():
        raise Refusal("service.zone", zone=chosen.zone[:60])
    if (chosen.quiet_start is None) != (chosen.quiet_end is None) or (chosen.quiet and not sensible(chosen.quiet)):
        raise Refusal("service.quiet")
    if (chosen.active_start is None) != (chosen.active_end is None) or not _sensible(chosen.active):
        raise Refusal("service.active")
    if chosen.daily is not None and not 0 <= chosen.daily < 24 * 60:
        raise Refusal("service.daily")


def _next_holiday(former: Absence | None, start: float, end: float, now: float, *, stand_in: bool) -> Absence:
    """Return a holiday that takes the place of the former one. Raises Refusal: as ``People.go_away``."""
    if end <= start:
        raise Refusal("service.holiday.past")
    if former is not None and former.covers(now):
        if start > former.end:
            raise Refusal("service.holiday.present")
        start = now
    if end - start > LONGEST_HOLIDAY:
        raise Refusal("service.holiday.long", days=LONGEST_HOLIDAY // 86400)
    if start - now > FURTHEST_HOLIDAY:
        raise Refusal("service.holiday.far")
    since = start
    # One that was only planned has kept no table waiting.
    if former is not None and former.since <= now and start < former.end + HOLIDAY_PAUSE:
        since = former.since
    return Absence(start, end, since, stand_in)


def _sensible(active: ActiveHours | None) -> bool:
    """Return whether active hours have valid times."""
    return active is None or all(0 <= minute < 24 * 60 for minute in (active.start, active.end))


async def _left(tx: Transaction, record: TableRecord, user_id: int, now: float) -> TableRecord:
    """Return a table without a person, who leaves a lobby and gives any other seat to a built-in opponent."""
    table = record.table
    seat, others = table.seat_of(user_id), any(one != user_id for one in table.people)
    assert seat is not None
    if table.phase == "lobby" and not table.between_games:
        record = msgspec.structs.replace(record, table=without(table, user_id))
        return record if others else await ended(tx, record, now, "closed")
    policy = checked_policy(table.game, None)
    # In a campaign, somebody who misses this game may play in the next.
    if not others and (table.campaign is None or table.between_games):
        record = msgspec.structs.replace(record, table=held_by(table, seat, policy=policy))
        return await ended(tx, record, now, "abandoned")
    after = await handed_over(tx, record, seat, now, policy=policy)
    if table.between_games:
        return after
    # In a game nobody else is waited for because of that, above all not who waits for another's answer.
    waited = {row.seat for row in record.reminders}
    return msgspec.structs.replace(after, reminders=tuple(row for row in after.reminders if row.seat in waited))
