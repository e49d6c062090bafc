"""The rows of ``moves``: the append-only log of every game. Moments are in UTC unix seconds."""

from __future__ import annotations

from storage.database import Transaction
from storage.errors import StaleSequence
from storage.records import TableId
from storage.rows import fetch, write


async def append(tx: Transaction, table_id: TableId, seq: int, entry: bytes, at: float, *, private: int = 0) -> None:
    """Store entry number ``seq`` of a game that has so many private moves.

    Raises StaleSequence where another writer has stored an entry or a private move since.
    """
    sql = "INSERT INTO moves SELECT ?, ?, ?, ? WHERE (SELECT COUNT(*) FROM private_moves WHERE game_id = ?) = ?"
    # A trigger lets nothing be stored but the number after the highest.
    stale = StaleSequence(f"{table_id}: entry {seq} does not follow all that is stored")
    await write(tx, sql, table_id, seq, entry.decode(), at, table_id, private, unchanged=stale, forbidden=stale)


async def of(tx: Transaction, table_id: TableId) -> tuple[bytes, ...]:
    """Return all entries of a game, in order."""
    rows = await fetch(tx, "SELECT entry FROM moves WHERE game_id = ? ORDER BY seq", table_id)
    return tuple(row["entry"].encode() for row in rows)


async def moments(tx: Transaction, table_id: TableId) -> tuple[float, ...]:
    """Return when each entry of a game was stored, in order."""
    rows = await fetch(tx, "SELECT at FROM moves WHERE game_id = ? ORDER BY seq", table_id)
    return tuple(row["at"] for row in rows)
