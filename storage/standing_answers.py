"""The rows of ``standing_answers``: what a seat has answered once for all."""

from __future__ import annotations

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import TableId
from storage.rows import change, fetch


async def of(tx: Transaction, table_id: TableId) -> frozenset[tuple[Seat, str]]:
    """Return the seats of a table that answer by themselves, each with the name of what it is asked."""
    rows = await fetch(tx, "SELECT seat, name FROM standing_answers WHERE game_id = ?", table_id)
    return frozenset((Seat(row["seat"]), row["name"]) for row in rows)


async def put(tx: Transaction, table_id: TableId, seat: Seat, name: str) -> None:
    """Let a seat answer by itself from now on."""
    await change(
        tx, "INSERT OR IGNORE INTO standing_answers (game_id, seat, name) VALUES (?, ?, ?)", table_id, seat, name
    )


async def drop(tx: Transaction, table_id: TableId, seat: Seat) -> int:
    """Forget all that a seat answers by itself; return how much that was."""
    return await change(tx, "DELETE FROM standing_answers WHERE game_id = ? AND seat = ?", table_id, seat)


async def clear(tx: Transaction, table_id: TableId) -> None:
    """Forget what all seats of a table answer by themselves."""
    await change(tx, "DELETE FROM standing_answers WHERE game_id = ?", table_id)
