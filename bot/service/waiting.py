"""Who is reminded when, and what expires when: rules without a clock of their own."""

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
"""Among the days of the week, from 0."""
_DAYS_LOOKED_AT = 9
"""In so many days there is a weekday, even where the clocks go forward over all of somebody's hours."""


class Expiry(msgspec.Struct, frozen=True):
    """What becomes of a table where somebody says nothing in time."""

    seat: Seat
    """Who is to answer or to move."""
    move: Move
    """What is played then."""
    alone: bool = True
    """Nobody else is waited for; else it is settled likewise for all others who have not decided."""


def expiry_of(game: Game[Any], state: State) -> Expiry | None:
    """Return what expires where nobody says a word.

    It is a question, a turn that others may decide before, or what several decide at once: then the first of them.
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
    """Return ``moment``, or where it is quiet the end of these quiet hours, in UTC unix seconds.

    Where the clocks go forward over the end of the quiet hours, they end an hour later on the new clock; where the
    clocks go back over it, they end the first time that the end is shown, unless ``moment`` comes after that.
    """
    if not is_quiet(moment, quiet):
        return moment
    local = _local(moment, quiet)
    day = local.date()
    if _minute(local) >= quiet.end:  # before midnight of a span that runs over it
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

    Where together they cover the whole day, the last span alone is heeded.
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
    """Return whether quiet hours name times and a zone that there are, and leave some of the day."""
    times = all(0 <= minute < 24 * 60 for minute in (quiet.start, quiet.end))
    return times and quiet.start != quiet.end and quiet.zone in zones()


def reminders_of(
    record: TableRecord, now: float, *, moved: Seat | None = None, expiry: Expiry | None = None
) -> tuple[ReminderRow, ...]:
    """Return the reminders of a table as it stands: one for every person now to move, and none for all others.

    Args:
        record: the table as it stands, with the reminders of before.
        now: UTC unix seconds.
        moved: who has just moved: the wait for that seat begins anew if it is to move again.
        expiry: whose answer or move is waited for alone: who asks may take that back, but need not be reminded of it.

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
    """Return what the person on a seat has chosen for all tables, or None if nothing, or if it is nobody's."""
    return record.chosen.get(record.table.holder(seat).user_id or 0)


def due_of(record: TableRecord, expiry: Expiry | None, now: float) -> float | None:
    """Return when what a table waits for from now on expires, UTC unix seconds, or None if nothing does.

    The time depends on nothing but the table's pace and quiet hours, so it tells nothing of what is hidden.
    """
    table = record.table
    if expiry is None or table.phase != "live":
        return None
    return first_not_quiet(table, chosen_by(record, expiry.seat), now + TIMEOUTS[table.pace])


def planned_anew(record: TableRecord, now: float, seat: Seat | None = None) -> TableRecord:
    """Plan the reminders of a table, or of one seat, anew after its interval, quiet hours or holiday have changed.

    But for a holiday they may only come sooner: otherwise changing it again and again would put a reminder off for
    ever.
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
    """Return when a reminder comes that is counted from now: a person's own interval goes before the table's.

    Where reminders are off they are counted all the same, at the default pace, so that nobody waits for ever.
    """
    interval = (chosen and chosen.interval) or table.interval or PACES[DEFAULT_PACE]
    return first_ring(table, chosen, now + interval)


def first_ring(table: Table, chosen: Preferences | None, moment: float) -> float:
    """Return the first moment from ``moment`` on at which a person may be reminded.

    It is quiet then neither for the table nor for the person, who usually plays at that time and is not away, or has
    been away for longer than the table waits. Where no time is left of the hours together, the quiet ones are heeded.
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
    """Return from when until when somebody usually plays at a moment, or else next; UTC unix seconds."""
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
    """Return when a person's daily message comes next after a moment, UTC unix seconds, or None if they want none."""
    if chosen.daily is None:
        return None
    zone = _zone(chosen.zone)
    today = dt.datetime.fromtimestamp(moment, zone).date()
    time = dt.time(chosen.daily // 60, chosen.daily % 60)
    days = (dt.datetime.combine(today + dt.timedelta(days=ahead), time, zone).timestamp() for ahead in range(3))
    return next(due for due in days if due > moment)


def waits_until(table: Table, absence: Absence) -> float:
    """Return until when a table waits for somebody who is away, UTC unix seconds: its pace sets a limit."""
    return min(absence.end, absence.since + HOLIDAYS[table.pace])


def waits_for(table: Table, absence: Absence, moment: float) -> bool:
    """Return whether a person is away at a moment, and the table waits."""
    return absence.start <= moment < waits_until(table, absence)


def first_not_quiet(table: Table, chosen: Preferences | None, moment: float) -> float:
    """Return the first moment from ``moment`` on that is quiet neither for the table nor for the person."""
    return after_all(moment, (table.quiet, chosen.quiet if chosen else None))
