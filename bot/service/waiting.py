"""Whom a table waits for: its reminders follow the turns."""

from __future__ import annotations

from bot.service.limits import DEFAULT_PACE, PACES, PATIENCE
from bot.service.quiet import after_all
from bot.service.values import Expiry
from engine.core.seat import Seat
from storage.records import Preferences, ReminderRow, Table, TableRecord


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
    return tuple(kept.get(seat) or _begun(record, seat, now) for seat in sorted(wanted))


def _begun(record: TableRecord, seat: Seat, now: float) -> ReminderRow:
    table = record.table
    due = next_due(table, record.chosen.get(table.holder(seat).user_id or 0), now)
    return ReminderRow(table_id=table.id, seat=seat, since=now, due=due, sent=0)


def due_of(record: TableRecord, expiry: Expiry | None, now: float) -> float | None:
    """Return when what a table waits for from now on expires, UTC unix seconds; None: nothing does.

    The time depends on nothing but the table's pace and quiet hours, so it tells nothing of what is hidden.
    """
    table = record.table
    if expiry is None or table.phase != "live":
        return None
    own = record.chosen.get(table.holder(expiry.seat).user_id or 0)
    return first_not_quiet(table, own, now + PATIENCE[table.pace])


def rescheduled(table: Table, row: ReminderRow, chosen: Preferences | None, now: float) -> ReminderRow:
    """Compute a row's due time anew after somebody changed the interval or the quiet hours: it may only come sooner.

    Otherwise changing it again and again would put a reminder off for ever.
    """
    if row.due is None or table.holder(row.seat).user_id is None:
        return row
    due = first_not_quiet(table, chosen, min(row.due, next_due(table, chosen, now)))
    return ReminderRow(table_id=row.table_id, seat=row.seat, since=row.since, due=due, sent=row.sent)


def next_due(table: Table, chosen: Preferences | None, now: float) -> float:
    """Return when a reminder comes that is counted from now: a person's own interval goes before the table's.

    Where reminders are off they are counted all the same, at the default pace, so that nobody waits for ever.
    """
    interval = (chosen and chosen.interval) or table.interval or PACES[DEFAULT_PACE]
    return first_not_quiet(table, chosen, now + interval)


def first_not_quiet(table: Table, chosen: Preferences | None, moment: float) -> float:
    """Return the first moment from ``moment`` on that is quiet neither for the table nor for the person."""
    return after_all(moment, (table.quiet, chosen.quiet if chosen else None))
