"""The rows of ``lessons``: which lessons a person has completed."""

from __future__ import annotations

from storage.database import Transaction
from storage.rows import change, fetch


async def of_person(tx: Transaction, user_id: int) -> frozenset[tuple[str, str]]:
    """Return the lessons that a person has completed, each as the key of its game and its own name."""
    rows = await fetch(tx, "SELECT game, name FROM lessons WHERE user_id = ?", user_id)
    return frozenset((row["game"], row["name"]) for row in rows)


async def add(tx: Transaction, user_id: int, game: str, name: str) -> None:
    """Remember that a person has completed a lesson."""
    sql = "INSERT INTO lessons (user_id, game, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    await change(tx, sql, user_id, game, name)


async def forget(tx: Transaction, user_id: int) -> None:
    """Forget all lessons that a person has completed."""
    await change(tx, "DELETE FROM lessons WHERE user_id = ?", user_id)
