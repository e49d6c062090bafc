"""The rows of ``closed_dms``: people whose direct messages were refused the last time, and when (UTC unix seconds)."""

from __future__ import annotations

from storage.database import Transaction
from storage.rows import change, fetch


async def people(tx: Transaction) -> frozenset[int]:
    """Return all whose direct messages are known to be closed."""
    return frozenset(row["user_id"] for row in await fetch(tx, "SELECT user_id FROM closed_dms"))


async def add(tx: Transaction, user_id: int, now: float) -> None:
    """Remember that a person's direct messages were refused."""
    sql = "INSERT INTO closed_dms (user_id, since) VALUES (?, ?) ON CONFLICT DO NOTHING"
    await change(tx, sql, user_id, now)


async def drop(tx: Transaction, user_id: int) -> None:
    """Forget that a person's direct messages were refused."""
    await change(tx, "DELETE FROM closed_dms WHERE user_id = ?", user_id)
