"""The rows of ``moves``, the append-only log of every game, and of ``interactions``, those that have taken effect.

An interaction is what somebody did in Discord. It must take effect only once even if it is delivered twice, as may
happen while one process takes over from another. Moments are in UTC unix seconds.
"""

from __future__ import annotations

from storage.database import Transaction
from storage.errors import DeliveredTwice, StaleSequence
from storage.records import TableId
from storage.rows import change, fetch, write

REMEMBERED = 3600.0
"""Seconds for which interactions are remembered; Discord takes no answer to one after a quarter of an hour."""


async def append(tx: Transaction, table_id: TableId, seq: int, entry: bytes, at: float, *, private: int = 0) -> None:
    """Store entry number ``seq`` of a game that has ``private`` private moves.

    Raises StaleSequence where another writer has stored an entry or a private move since.
    """
    sql = "INSERT INTO moves SELECT ?, ?, ?, ? WHERE (SELECT COUNT(*) FROM private_moves WHERE game_id = ?) = ?"
    # A trigger refuses every number but the one after the highest.
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


async def remember(tx: Transaction, interaction_id: int, now: float) -> None:
    """Remember an interaction, in the transaction of its effect. Raises DeliveredTwice: it has taken effect before."""
    sql = "INSERT INTO interactions (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
    await write(tx, sql, interaction_id, now, unchanged=DeliveredTwice(f"interaction {interaction_id}"))


async def forget_old(tx: Transaction, now: float) -> None:
    """Forget interactions that nobody will deliver again."""
    await change(tx, "DELETE FROM interactions WHERE at < ?", now - REMEMBERED)
