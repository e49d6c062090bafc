"""When the open question or turn of a table expires, and by which entry the latest one did: the rows of ``lapses``.

The table keeps the name under which it was released. Moments are in UTC unix seconds.
"""

from __future__ import annotations

from storage.database import Transaction
from storage.records import TableId
from storage.rows import Shards, fetch, first, of_shards, worked_out, write

DUE = "(SELECT due FROM lapses WHERE game_id = games.id)"
"""When the question at a row of ``games`` expires, or null if there is none."""
EXPIRED = "(SELECT lapsed FROM lapses WHERE game_id = games.id)"
"""Number of the entry by which its latest question expired, or null if none has."""


async def put(tx: Transaction, table_id: TableId, due: float | None, expired: int | None) -> None:
    """Store when the open question expires, and by which entry the latest one did; each may be None."""
    sql = """INSERT INTO lapses (game_id, due, lapsed) VALUES (?, ?, ?)
        ON CONFLICT (game_id) DO UPDATE SET (due, lapsed) = (excluded.due, excluded.lapsed)"""
    await write(tx, sql, table_id, due, expired)


async def due(tx: Transaction, now: float, shards: Shards | None = None) -> tuple[TableId, ...]:
    """Return the tables whose question has run out of time, the longest overdue first."""
    own = f"{of_shards(shards, 'game_id')} AND {worked_out('game_id')}"
    rows = await fetch(tx, f"SELECT game_id FROM lapses WHERE due <= ? AND {own} ORDER BY due, game_id", now)  # noqa: S608
    return tuple(row["game_id"] for row in rows)


async def due_of(tx: Transaction, table_id: TableId) -> float | None:
    """Return when a table's question expires, or None if none is open."""
    row = await first(tx, "SELECT due FROM lapses WHERE game_id = ?", table_id)
    return None if row is None else row["due"]


async def earliest(tx: Transaction, shards: Shards | None = None) -> float | None:
    """Return when the next question expires."""
    own = f"{of_shards(shards, 'game_id')} AND {worked_out('game_id')}"
    row = await first(tx, f"SELECT due FROM lapses WHERE due IS NOT NULL AND {own} ORDER BY due LIMIT 1")  # noqa: S608
    return None if row is None else row["due"]
