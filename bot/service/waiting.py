"""Whom a table waits for: its reminders follow the turns."""

from __future__ import annotations

from collections.abc import Mapping

from bot.service.limits import DEFAULT_PACE, PACES, PATIENCE
from bot.service.quiet import after_all
from bot.service.values import Expiry
from engine.core.seat import Seat
from storage import expiries, preferences, reminders
from storage.database import Transaction
from storage.records import Preferences, ReminderRow, Table


async def follow_turns(
    tx: Transaction,
    table: Table,
    now: float,
    *,
    moved: Seat | None = None,
    expiry: Expiry | None = None,
    chosen: Mapping[int, Preferences] | None = None,
) -> None:
    """Begin to wait for every person now to move, and stop waiting for all others.

    Args:
        tx: the transaction in which ``table`` is stored.
        table: as it stands now.
        now: UTC unix seconds.
        moved: who has just moved: the wait for that seat begins anew if it is to move again.
        expiry: whose answer or move is waited for alone: who asks may take that back, but need not be reminded of it.
        chosen: what the people at the table have chosen; None: it is read.

    """
    waits = table.phase == "live" or table.between_games
    wanted = {h.seat for h in table.seats if h.to_move and h.human} if waits else set()
    if expiry is not None and expiry.alone:
        wanted &= {expiry.seat}
    await reminders.wait_for(tx, table.id, wanted - {moved})
    chosen = await preferences.of(tx, table.people) if chosen is None else chosen
    for seat in sorted(wanted):
        due = next_due(table, chosen.get(table.holder(seat).user_id or 0), now)
        await reminders.begin(tx, ReminderRow(table_id=table.id, seat=seat, since=now, due=due, sent=0))


async def follow_expiry(
    tx: Transaction,
    table: Table,
    expiry: Expiry | None,
    now: float,
    *,
    chosen: Mapping[int, Preferences] | None = None,
) -> None:
    """Begin to wait for somebody for the time that the table's pace gives, or stop waiting.

    The time depends on nothing but that and quiet hours, so it tells nothing of what is hidden. ``chosen`` is as in
    ``follow_turns``.
    """
    if expiry is None or table.phase != "live":
        await expiries.drop(tx, table.id)
        return
    chosen = await preferences.of(tx, table.people) if chosen is None else chosen
    own = chosen.get(table.holder(expiry.seat).user_id or 0)
    await expiries.put(tx, table.id, first_not_quiet(table, own, now + PATIENCE[table.pace]))


async def reschedule(tx: Transaction, table: Table, row: ReminderRow, now: float) -> None:
    """Compute a row's due time anew after somebody changed the interval or the quiet hours: it may only come sooner.

    Otherwise changing it again and again would put a reminder off for ever.
    """
    user_id = table.holder(row.seat).user_id
    if row.due is None or user_id is None:
        return
    chosen = await preferences.get(tx, user_id)
    due = first_not_quiet(table, chosen, min(row.due, next_due(table, chosen, now)))
    again = ReminderRow(table_id=row.table_id, seat=row.seat, since=row.since, due=due, sent=row.sent)
    await reminders.put(tx, again)


def next_due(table: Table, chosen: Preferences | None, now: float) -> float:
    """Tell when a reminder comes that is counted from now: a person's own interval goes before the table's.

    Where reminders are off they are counted all the same, at the default pace, so that nobody waits for ever.
    """
    interval = (chosen and chosen.interval) or table.interval or PACES[DEFAULT_PACE]
    return first_not_quiet(table, chosen, now + interval)


def first_not_quiet(table: Table, chosen: Preferences | None, moment: float) -> float:
    """Return the first moment from ``moment`` on that is quiet neither for the table nor for the person."""
    return after_all(moment, (table.quiet, chosen.quiet if chosen else None))
