"""Who is to be reminded, and when. Sending is others' work."""

from __future__ import annotations

from bot.service.errors import Refusal
from bot.service.limits import LONGEST_INTERVAL, MOST_REMINDERS
from bot.service.matches import Matches, found
from bot.service.values import Reminder
from bot.service.waiting import first_not_quiet, next_due
from storage import games, preferences, reminders
from storage.database import Transaction
from storage.records import Preferences, ReminderRow, TableId


class Reminders:
    """Hands out reminders that are due, each exactly to one caller.

    Rows appear and vanish with the turns of people; this only reads the clock. After MOST_REMINDERS comes one last
    notice, and from then on the seat may be replaced. Who wants no reminders is counted all the same, silently.
    """

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._database = matches.database
        self._clock = matches.clock

    async def next_due(self) -> float | None:
        """Tell when the earliest reminder is due, UTC unix seconds; None: nobody is waited for."""
        return await self._database.read(reminders.earliest)

    async def claim_due(self, limit: int = 20) -> tuple[Reminder, ...]:
        """Take the reminders that are due now. Each is counted as sent before it is returned: never twice.

        May return fewer than are due: ask ``next_due`` again.
        """

        async def claim(tx: Transaction) -> tuple[Reminder, ...]:
            now = self._clock()
            taken = [await _claim(tx, row, now) for row in await reminders.due(tx, now, limit)]
            return tuple(reminder for reminder in taken if reminder is not None)

        return await self._database.transact(claim)

    async def snooze(self, table_id: TableId, user_id: int, seconds: int) -> float:
        """Put a person's next reminder off and return when it will come. It counts as one: nobody waits for ever.

        Raises:
            Refusal: nothing is waited for, the reminders have run out, or the time is longer than LONGEST_INTERVAL.

        """
        if not 0 < seconds <= LONGEST_INTERVAL:
            raise Refusal("service.snooze.time", days=LONGEST_INTERVAL // 86400)

        async def snooze(tx: Transaction) -> float:
            table = await found(tx, table_id)
            row = next((row for row in await reminders.of(tx, table_id) if row.seat == table.seat_of(user_id)), None)
            if row is None:
                raise Refusal("service.snooze.nothing")
            if row.sent >= MOST_REMINDERS:
                raise Refusal("service.snooze.over", most=MOST_REMINDERS)
            due = first_not_quiet(table, await preferences.get(tx, user_id), self._clock() + seconds)
            await reminders.put(tx, _row(row, due, row.sent + 1))
            return due

        return await self._database.transact(snooze)

    async def pending(self, table_id: TableId) -> tuple[ReminderRow, ...]:
        """Return whom a table is waiting for, and since when."""
        return await self._database.read(lambda tx: reminders.of(tx, table_id))


async def _claim(tx: Transaction, row: ReminderRow, now: float) -> Reminder | None:
    table = await games.get(tx, row.table_id)
    user_id = table.holder(row.seat).user_id
    if user_id is None:
        await reminders.drop(tx, row.table_id, row.seat)
        return None
    chosen = await preferences.get(tx, user_id) or Preferences(user_id=user_id)
    ring = first_not_quiet(table, chosen, now)
    if ring > now:  # quiet hours were set after it was planned, or the bot was away
        await reminders.put(tx, _row(row, ring, row.sent))
        return None
    number = row.sent + 1
    last = number > MOST_REMINDERS
    await reminders.put(tx, _row(row, None if last else next_due(table, chosen, now), number))
    if not last and (table.interval is None or not chosen.reminders):
        return None
    return Reminder(
        table=table, seat=row.seat, user_id=user_id, number=number, since=row.since, where=chosen.where, last=last
    )


def _row(row: ReminderRow, due: float | None, sent: int) -> ReminderRow:
    return ReminderRow(table_id=row.table_id, seat=row.seat, since=row.since, due=due, sent=sent)
