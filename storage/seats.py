"""The rows of ``seats``: who holds which seat, and who is waited for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import Holder, TableId
from storage.rows import change, fetch, marks, number

ByGame = Mapping[TableId, tuple[Holder, ...]]


async def of_games(tx: Transaction, table_ids: Sequence[TableId]) -> ByGame:
    """Return the seats of several tables, in order."""
    held: dict[TableId, tuple[Holder, ...]] = {}
    sql = f"SELECT * FROM seats WHERE game_id IN ({marks(table_ids)}) ORDER BY game_id, seat"  # noqa: S608
    for row in await fetch(tx, sql, *table_ids):
        holder = Holder(Seat(row["seat"]), row["user_id"], row["policy"], bool(row["to_move"]), row["name"])
        held[row["game_id"]] = (*held.get(row["game_id"], ()), holder)
    return held


async def put(tx: Transaction, table_id: TableId, holders: Iterable[Holder]) -> None:
    """Store the seats of a table in place of what was there."""
    await change(tx, "DELETE FROM seats WHERE game_id = ?", table_id)
    rows = [(table_id, h.seat, h.user_id, h.policy, h.to_move, h.name) for h in holders]
    sql = "INSERT INTO seats (game_id, seat, user_id, policy, to_move, name) VALUES (?, ?, ?, ?, ?, ?)"
    await tx.executemany(sql, rows)


async def count_alive(tx: Transaction, user_id: int) -> int:
    """Count the seats that a person holds at tables alive."""
    sql = """SELECT COUNT(*) FROM seats JOIN games ON id = game_id
        WHERE user_id = ? AND phase IN ('lobby', 'live')"""
    return await number(tx, sql, user_id)


async def forget(tx: Transaction, user_id: int) -> None:
    """Make the seats that a person still holds anonymous."""
    await change(tx, "UPDATE seats SET user_id = NULL WHERE user_id = ?", user_id)
