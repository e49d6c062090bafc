"""The rows of ``reminders``: whom a table waits for, and when that person is next reminded.

Moments are in UTC unix seconds.
"""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import ReminderRow, TableId
from storage.rows import (
    Row,
    Shards,
    among,
    as_json,
    fetch,
    first,
    number,
    of_shards,
    read_json,
    upsert,
    worked_out,
    write,
)

WAITS = as_json("seat, since, due, sent", "(SELECT * FROM reminders WHERE game_id = games.id ORDER BY seat) AS waits")
"""The reminders of a row of ``games`` as one column, which ``waits`` reads."""
_ROWS = msgspec.json.Decoder(list[tuple[int, float, float | None, int]])
_PUT = upsert("reminders", ("game_id", "seat"), ("since", "due", "sent"))


def waits(table_id: TableId, column: str | None) -> tuple[ReminderRow, ...]:
    """Read whom a table waits for, in order of seats."""
    rows = read_json(column, _ROWS)
    return tuple(
        ReminderRow(table_id=table_id, seat=Seat(seat), since=since, due=due, sent=sent)
        for seat, since, due, sent in rows
    )


async def of(tx: Transaction, table_id: TableId) -> tuple[ReminderRow, ...]:
    """Return the rows of a table, in order of seats."""
    return tuple(map(_row, await fetch(tx, "SELECT * FROM reminders WHERE game_id = ? ORDER BY seat", table_id)))


async def put(tx: Transaction, row: ReminderRow, instead: Seat | None = None) -> None:
    """Store a row in place of the former one of its seat, or of the seat ``instead``."""
    if instead is None:
        await write(tx, _PUT, row.table_id, row.seat, row.since, row.due, row.sent)
    else:
        sql = "UPDATE reminders SET seat = ?, since = ?, due = ?, sent = ? WHERE game_id = ? AND seat = ?"
        await write(tx, sql, row.seat, row.since, row.due, row.sent, row.table_id, instead)


async def save(
    tx: Transaction, table_id: TableId, before: tuple[ReminderRow, ...], after: tuple[ReminderRow, ...]
) -> None:
    """Store what has changed of the rows of a table."""
    removed = [row for row in before if all(row.seat != kept.seat for kept in after)]
    for row in after:
        if row in before:
            continue
        # A turn mostly passes from one seat to another: then one row takes the place of the other.
        own = any(row.seat == was.seat for was in before)
        await put(tx, row, None if own or not removed else removed.pop().seat)
    if removed:
        sql = f"DELETE FROM reminders WHERE game_id = ? AND {among('seat', removed)}"  # noqa: S608 - marks alone
        await write(tx, sql, table_id, *[row.seat for row in removed])


async def due(tx: Transaction, now: float, limit: int, shards: Shards | None = None) -> tuple[ReminderRow, ...]:
    """Return the rows whose time has come, the longest overdue first."""
    own = f"{of_shards(shards, 'game_id')} AND {worked_out('game_id')}"
    sql = f"SELECT * FROM reminders WHERE due <= ? AND {own} ORDER BY due, game_id, seat LIMIT ?"  # noqa: S608
    return tuple(map(_row, await fetch(tx, sql, now, limit)))


async def earliest(tx: Transaction, shards: Shards | None = None) -> float | None:
    """Return the earliest due time."""
    own = f"{of_shards(shards, 'game_id')} AND {worked_out('game_id')}"
    row = await first(tx, f"SELECT due FROM reminders WHERE due IS NOT NULL AND {own} ORDER BY due LIMIT 1")  # noqa: S608
    return None if row is None else row["due"]


async def count_of(tx: Transaction, user_id: int) -> int:
    """Count the rows that concern a person."""
    sql = "SELECT COUNT(*) FROM reminders JOIN seats USING (game_id, seat) WHERE user_id = ?"
    return await number(tx, sql, user_id)


def _row(row: Row) -> ReminderRow:
    return ReminderRow(
        table_id=row["game_id"], seat=Seat(row["seat"]), since=row["since"], due=row["due"], sent=row["sent"]
    )
