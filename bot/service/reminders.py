"""Who is to be reminded, and when. Sending is others' work."""

from __future__ import annotations

from collections.abc import Callable

from bot.service.values import Reminder
from storage.database import Database
from storage.records import ReminderRow, TableId


class Reminders:
    """Hands out reminders that are due, each exactly to one caller.

    Rows appear and vanish with the turns of people; this only reads the clock. After MOST_REMINDERS comes one last
    notice, and from then on the seat may be replaced. Who wants no reminders is counted all the same, silently.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def next_due(self) -> float | None:
        """Tell when the earliest reminder is due, UTC unix seconds; None: nobody is waited for."""
        raise NotImplementedError

    async def wait_for_change(self) -> None:
        """Return as soon as an earlier reminder may have come into being: wake up and ask ``next_due`` again."""
        raise NotImplementedError

    async def claim_due(self, limit: int = 20) -> tuple[Reminder, ...]:
        """Take the reminders that are due now. Each is counted as sent before it is returned: never twice."""
        raise NotImplementedError

    async def snooze(self, table_id: TableId, user_id: int, seconds: int) -> float:
        """Put a person's next reminder off and return when it will come.

        Raises:
            Refusal: nothing is waited for, or the time is longer than LONGEST_INTERVAL.

        """
        raise NotImplementedError

    async def pending(self, table_id: TableId) -> tuple[ReminderRow, ...]:
        """Return whom a table is waiting for, and since when."""
        raise NotImplementedError
