"""The rows of ``reminders``: whom a table waits for, and when that person is next reminded.

Moments are in UTC unix seconds.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import ReminderRow, TableId
from storage.rows import change, fetch, first, marks, number


async def of(tx: Transaction, table_id: TableId) -> tuple[ReminderRow, ...]:
    """Return the rows of a table, in order of seats."""
    return tuple(map(_row, await fetch(tx, "SELECT * FROM reminders WHERE game_id = ? ORDER BY seat", table_id)))


async def put(tx: Transaction, row: ReminderRow) -> None:
    """Store a row in place of what was there for its seat."""
    await drop(tx, row.table_id, row.seat)
    sql = "INSERT INTO reminders (game_id, seat, since, due, sent) VALUES (?, ?, ?, ?, ?)"
    await change(tx, sql, row.table_id, row.seat, row.since, row.due, row.sent)


async def begin(tx: Transaction, row: ReminderRow) -> None:
    """Store a row where there is none for its seat."""
    sql = "INSERT OR IGNORE INTO reminders (game_id, seat, since, due, sent) VALUES (?, ?, ?, ?, ?)"
    await change(tx, sql, row.table_id, row.seat, row.since, row.due, row.sent)


async def wait_for(tx: Transaction, table_id: TableId, seats: Collection[Seat]) -> None:
    """Wait for no other seats of a table."""
    sql = f"DELETE FROM reminders WHERE game_id = ? AND seat NOT IN ({marks(seats)})"  # noqa: S608 - marks alone
    await change(tx, sql, table_id, *seats)


async def drop(tx: Transaction, table_id: TableId, seat: Seat) -> None:
    """Wait for a seat no longer."""
    await change(tx, "DELETE FROM reminders WHERE game_id = ? AND seat = ?", table_id, seat)


async def clear(tx: Transaction, table_id: TableId) -> None:
    """Wait for nobody at a table."""
    await change(tx, "DELETE FROM reminders WHERE game_id = ?", table_id)


async def due(tx: Transaction, now: float, limit: int) -> tuple[ReminderRow, ...]:
    """Return the rows whose time has come, the longest overdue first."""
    sql = "SELECT * FROM reminders WHERE due <= ? ORDER BY due, game_id, seat LIMIT ?"
    return tuple(map(_row, await fetch(tx, sql, now, limit)))


async def earliest(tx: Transaction) -> float | None:
    """Return the earliest due time."""
    row = await first(tx, "SELECT MIN(due) AS due FROM reminders")
    return None if row is None else row["due"]


async def count_of(tx: Transaction, user_id: int) -> int:
    """Count the rows that concern a person."""
    sql = "SELECT COUNT(*) FROM reminders JOIN seats USING (game_id, seat) WHERE user_id = ?"
    return await number(tx, sql, user_id)


def _row(row: sqlite3.Row) -> ReminderRow:
    return ReminderRow(
        table_id=row["game_id"], seat=Seat(row["seat"]), since=row["since"], due=row["due"], sent=row["sent"]
    )
