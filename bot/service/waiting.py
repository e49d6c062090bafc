"""The rules of when people are reminded and when something expires; they have no clock of their own."""

from __future__ import annotations

import datetime as dt
import functools
import zoneinfo
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.service.values import DEFAULT_PACE, HOLIDAYS, PACES, TIMEOUTS
from engine.core.game import Game, State
from engine.core.moves import Move
from engine.core.seat import Seat
from storage.records import Absence, ActiveHours, Preferences, QuietHours, ReminderRow, Table, TableRecord

_SATURDAY = 5
"""Its number among the days of the week, from 0."""
_DAYS_LOOKED_AT = 9
"""Days among which somebody plays on at least one, even if the clocks go forward over all their hours on another."""


class Expiry(msgspec.Struct, frozen=True):
    """What is played at a table if a seat does not act in time."""

    seat: Seat
    """Who is to answer or to move."""
    move: Move
    """The move that is made then."""
    alone: bool = True
    """Whether no other seat is waited for; if one is, such a move is then made for each that has not decided."""


def expiry_of(game: Game[Any], state: State) -> Expiry | None:
    """Return what expires if nobody acts, or None.

    It is an open question, a turn before which others may decide early, or a decision that several seats make at the
    same time: then that of the first of them.
    """
    question, turn = game.question(state), game.orders.turn(state)
    if question is not None:
        return Expiry(question.to, question.expiry)
    if turn is not None:
        return None if turn.expiry is None else Expiry(turn.seat, turn.expiry)
    defaults = ((seat, game.orders.default(state, seat)) for seat in sorted(game.awaited(state)))
    return next((Expiry(seat, move, alone=False) for seat, move in defaults if move is not None), None)


def is_quiet(moment: float, quiet: QuietHours) -> bool:
    """Return whether a moment (UTC unix seconds) falls into quiet hours."""
    minute = _minute(_local(moment, quiet))
    if quiet.start < quiet.end:
        return quiet.start <= minute < quiet.end
    return minute >= quiet.start or minute < quiet.end


def after_quiet(moment: float, quiet: QuietHours) -> float:
    """Return ``moment``, or the end of the quiet hours that it falls into, in UTC unix seconds.

    If the clocks go forward over the end of the quiet hours, they end an hour later on the new clock; if the clocks go
    back over it, they end the first time that the clock shows their end, unless ``moment`` comes after that.
    """
    if not is_quiet(moment, quiet):
        return moment
    local = _local(moment, quiet)
    day = local.date()
    if _minute(local) >= quiet.end:  # the span runs over midnight, which is still to come
        day += dt.timedelta(days=1)
    end = dt.time(quiet.end // 60, quiet.end % 60)
    ends = (dt.datetime.combine(day, end, local.tzinfo).replace(fold=fold).timestamp() for fold in (0, 1))
    return next(stop for stop in ends if stop > moment)


def _local(moment: float, quiet: QuietHours) -> dt.datetime:
    return dt.datetime.fromtimestamp(moment, _zone(quiet.zone))


def _zone(name: str) -> dt.tzinfo:
    # UTC needs no database of time zones, which some systems lack.
    return dt.UTC if name == "UTC" else zoneinfo.ZoneInfo(name)


def _minute(local: dt.datetime) -> int:
    """Return the minute of the day."""
    return local.hour * 60 + local.minute


def after_all(moment: float, spans: Iterable[QuietHours | None]) -> float:
    """Return the first moment from ``moment`` on that none of the spans covers.

    If together they cover the whole day, only the last one counts.
    """
    heeded = [span for span in spans if span is not None]
    ring = moment
    for _ in range(2 * len(heeded)):
        for span in heeded:
            ring = after_quiet(ring, span)
        if not any(is_quiet(ring, span) for span in heeded):
            return ring
    return after_quiet(moment, heeded[-1]) if heeded else moment


@functools.cache
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(zoneinfo.available_timezones() | {"UTC"})


def sensible(quiet: QuietHours) -> bool:
    """Return whether quiet hours have valid times and a known zone, and do not cover the whole day."""
    times = all(0 <= minute < 24 * 60 for minute in (quiet.start, quiet.end))
    return times and quiet.start != quiet.end and quiet.zone in zones()


def reminders_of(
    record: TableRecord, now: float, *, moved: Seat | None = None, expiry: Expiry | None = None
) -> tuple[ReminderRow, ...]:
    """Return the reminders of a table as it is now: one for every person who is to move, and none for others.

    Args:
        record: the table as it is now, with its former reminders.
        now: UTC unix seconds.
        moved: the seat that has just moved: the wait for it begins anew if it is to move again.
        expiry: the open question or turn: if it is of one seat alone, only that seat is reminded, and not a seat that
            could withdraw its question.

    """
    table = record.table
    waits = table.phase == "live" or table.between_games
    wanted = {h.seat for h in table.seats if h.to_move and h.human} if waits else set()
    if expiry is not None and expiry.alone:
        wanted &= {expiry.seat}
    kept = {row.seat: row for row in record.reminders if row.seat != moved}
    return tuple(kept.get(seat) or _first_of(record, seat, now) for seat in sorted(wanted))


def _first_of(record: TableRecord, seat: Seat, now: float) -> ReminderRow:
    """Return the first reminder of a seat whose turn begins."""
    due = next_due(record.table, chosen_by(record, seat), now)
    return ReminderRow(table_id=record.table.id, seat=seat, since=now, due=due, sent=0)


def chosen_by(record: TableRecord, seat: Seat) -> Preferences | None:
    """Return what the person on a seat has chosen for all tables, or None if nothing, or if nobody holds the seat."""
    return record.chosen.get(record.table.holder(seat).user_id or 0)


def due_of(record: TableRecord, expiry: Expiry | None, now: float) -> float | None:
    """Return when an expiry that begins now is due, UTC unix seconds, or None if nothing expires.

    The time depends only on the table's pace, its quiet hours and those of the person, so it reveals nothing hidden.
    """
    table = record.table
    if expiry is None or table.phase != "live":
        return None
    return first_not_quiet(table, chosen_by(record, expiry.seat), now + TIMEOUTS[table.pace])


def planned_anew(record: TableRecord, now: float, seat: Seat | None = None) -> TableRecord:
    """Plan the reminders of a table, or of one seat, anew after an interval, quiet hours or a holiday have changed.

    Except by hours and holidays in which nobody is reminded they only become earlier: otherwise changing the
    interval again and again would put a reminder off for ever.
    """
    table = record.table

    def planned(row: ReminderRow) -> ReminderRow:
        if row.due is None or seat not in {None, row.seat}:
            return row
        chosen = chosen_by(record, row.seat)
        due = first_ring(table, chosen, min(row.due, next_due(table, chosen, now)))
        return msgspec.structs.replace(row, due=due)

    return msgspec.structs.replace(record, reminders=tuple(map(planned, record.reminders)))


def next_due(table: Table, chosen: Preferences | None, now: float) -> float:
    """Return when a reminder is due after an interval that begins now: the person's own, or else the table's.

    Where reminders are off they are still counted, at the default pace, so that nobody waits for ever.
    """
    interval = (chosen and chosen.interval) or table.interval or PACES[DEFAULT_PACE]
    return first_ring(table, chosen, now + interval)


def first_ring(table: Table, chosen: Preferences | None, moment: float) -> float:
    """Return the first moment from ``moment`` on at which a person may be reminded.

    It is outside the quiet hours of the table and of the person, who usually plays at that time and is not away, or has
    been away for longer than the table waits. If no such time is left, only the quiet hours count.
    """
    absence = None if chosen is None else chosen.absence
    if absence is not None and waits_for(table, absence, first_not_quiet(table, chosen, moment)):
        moment = waits_until(table, absence)
    active = None if chosen is None else chosen.active
    ring = first_not_quiet(table, chosen, moment)
    for _ in range(_DAYS_LOOKED_AT if active is not None else 0):
        assert active is not None
        later = first_not_quiet(table, chosen, max(ring, active_span(active, ring)[0]))
        if later == ring:
            return ring
        ring = later
    return first_not_quiet(table, chosen, moment)


def active_span(hours: ActiveHours, moment: float) -> tuple[float, float]:
    """Return the span in which somebody usually plays around a moment, or else the next one, in UTC unix seconds."""
    local = dt.datetime.fromtimestamp(moment, _zone(hours.zone))
    for ahead in range(-1, _DAYS_LOOKED_AT):
        day = local.date() + dt.timedelta(days=ahead)
        if day.weekday() >= _SATURDAY and not hours.weekends:
            continue
        last = day + dt.timedelta(days=hours.end <= hours.start)
        start, end = (
            dt.datetime.combine(each, dt.time(minutes // 60, minutes % 60), local.tzinfo).timestamp()
            for each, minutes in ((day, hours.start), (last, hours.end))
        )
        if start < end and moment < end:
            return start, end
    raise AssertionError("somebody plays on one of seven days")


def next_daily(chosen: Preferences, moment: float) -> float | None:
    """Return when a person's next daily message after a moment is due, UTC unix seconds, or None if they want none."""
    if chosen.daily is None:
        return None
    zone = _zone(chosen.zone)
    today = dt.datetime.fromtimestamp(moment, zone).date()
    time = dt.time(chosen.daily // 60, chosen.daily % 60)
    days = (dt.datetime.combine(today + dt.timedelta(days=ahead), time, zone).timestamp() for ahead in range(3))
    return next(due for due in days if due > moment)


def waits_until(table: Table, absence: Absence) -> float:
    """Return until when a table waits for somebody who is away, UTC unix seconds; its pace sets a limit."""
    return min(absence.end, absence.since + HOLIDAYS[table.pace])


def waits_for(table: Table, absence: Absence, moment: float) -> bool:
    """Return whether a person is away at a moment, and the table waits for them."""
    return absence.start <= moment < waits_until(table, absence)


def first_not_quiet(table: Table, chosen: Preferences | None, moment: float) -> float:
    """Return the first moment from ``moment`` on that is quiet neither for the table nor for the person."""
    return after_all(moment, (table.quiet, chosen.quiet if chosen else None))
