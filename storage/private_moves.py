"""The rows of ``private_moves``: moves of which nobody else may learn, apart from the log and append-only as it is."""

from __future__ import annotations

import msgspec

from storage.database import Transaction
from storage.errors import StaleSequence
from storage.records import TableId
from storage.rows import fetch, write


class StoredPrivateMove(msgspec.Struct, frozen=True):
    """A private move as bytes."""

    after: int
    """How many entries the log had when it was made."""
    entry: bytes


async def append(tx: Transaction, table_id: TableId, place: int, move: StoredPrivateMove, at: float) -> None:
    """Store private move number ``place``. Raises StaleSequence where another writer has stored one since."""
    # A trigger refuses every number but the one after the highest.
    sql = "INSERT INTO private_moves (game_id, number, seq, entry, at) VALUES (?, ?, ?, ?, ?)"
    stale = StaleSequence(f"{table_id}: private move {place} does not follow all that is stored")
    await write(tx, sql, table_id, place, move.after, move.entry.decode(), at, forbidden=stale)


async def of(tx: Transaction, table_id: TableId) -> tuple[StoredPrivateMove, ...]:
    """Return all private moves of a game, in order."""
    rows = await fetch(tx, "SELECT seq, entry FROM private_moves WHERE game_id = ? ORDER BY number", table_id)
    return tuple(StoredPrivateMove(row["seq"], row["entry"].encode()) for row in rows)
