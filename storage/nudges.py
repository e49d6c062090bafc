"""The rows of ``nudges``: when somebody was last nudged at a table. Moments are in UTC unix seconds.

For a lobby with free seats, it is when its host was warned that it will be closed.
"""

from __future__ import annotations

from storage.database import Transaction
from storage.records import TableId
from storage.rows import first, upsert, write

_PUT = upsert("nudges", ("game_id",), ("at",))


async def latest(tx: Transaction, table_id: TableId) -> float | None:
    """Return when somebody was last nudged at a table, or None if never."""
    row = await first(tx, "SELECT at FROM nudges WHERE game_id = ?", table_id)
    return None if row is None else row["at"]


async def put(tx: Transaction, table_id: TableId, at: float) -> None:
    """Remember when somebody was nudged at a table."""
    await write(tx, _PUT, table_id, at)


async def drop(tx: Transaction, table_id: TableId) -> None:
    """Forget when somebody was nudged at a table."""
    await write(tx, "DELETE FROM nudges WHERE game_id = ?", table_id)
