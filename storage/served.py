"""The rows of ``served``: until when the tables of each shard were looked after by some process.

What nobody could answer meanwhile is put off by the time for which they were not: so are the times that the rows of
``lapses``, ``reminders`` and ``nudges`` tell. Moments are in UTC unix seconds.
"""

from __future__ import annotations

from storage.database import Transaction
from storage.records import TableId
from storage.rows import Shards, change, fetch, first, of_shards, upsert, write

_PUT = upsert("served", ("total", "shard"), ("at",))


async def until(tx: Transaction, shards: Shards) -> dict[int, float]:
    """Return until when those of some shards were, by shard; of one of which nothing is known there is nothing.

    Where there was another number of shards before, all are taken to be served as long as the first of those.
    """
    await tx.lock_name("served")
    before = await first(
        tx,
        """SELECT MIN(at) AS at FROM served WHERE total = (SELECT total FROM served ORDER BY at DESC LIMIT 1)
        AND total <> ? AND NOT EXISTS (SELECT 1 FROM served AS own WHERE own.total = ?)""",
        shards.total,
        shards.total,
    )
    if before is not None and before["at"] is not None:
        for shard in range(shards.total):
            await write(tx, _PUT, shards.total, shard, before["at"])
    await change(tx, "DELETE FROM served WHERE total <> ?", shards.total)
    rows = await fetch(tx, "SELECT shard, at FROM served WHERE total = ?", shards.total)
    return {row["shard"]: row["at"] for row in rows if row["shard"] in shards.ids}


async def put(tx: Transaction, shards: Shards, at: float) -> None:
    """Store until when those of some shards are."""
    for shard in sorted(shards.ids):
        await write(tx, _PUT, shards.total, shard, at)


async def expiring(tx: Transaction, shards: Shards) -> list[tuple[TableId, float]]:
    """Return the tables at which something expires, and when."""
    own = of_shards(shards, "game_id")
    rows = await fetch(tx, f"SELECT game_id, due FROM lapses WHERE due IS NOT NULL AND {own}")  # noqa: S608
    return [(row["game_id"], row["due"]) for row in rows]


async def put_off(tx: Transaction, shards: Shards, expiries: dict[TableId, float], since: float, now: float) -> None:
    """Discount the time since a moment at the tables of some shards.

    Args:
        tx: the transaction.
        shards: those that nobody looked after.
        expiries: when what expires is to expire, by table.
        since: until when they were looked after.
        now: from when on they are again.

    """
    own = of_shards(shards, "game_id")
    for table_id, due in expiries.items():
        await write(tx, "UPDATE lapses SET due = ? WHERE game_id = ?", due, table_id)
    sql = f"""UPDATE reminders SET due = due + ?, since = CASE WHEN since > ? THEN ? ELSE since + ? END WHERE {own}"""  # noqa: S608
    await write(tx, sql, now - since, since, now, now - since)
    # There it tells since when the host of a lobby is warned that it will be closed.
    lobbies = "SELECT id FROM games WHERE phase = 'lobby'"
    await write(tx, f"UPDATE nudges SET at = at + ? WHERE game_id IN ({lobbies}) AND {own}", now - since)  # noqa: S608
    # What another process, or this one, has in memory of them is of the past.
    changed = "SELECT game_id FROM lapses WHERE due IS NOT NULL UNION SELECT game_id FROM reminders"
    own = of_shards(shards, "games.id")
    await write(tx, f"UPDATE games SET version = version + 1 WHERE id IN ({changed}) AND {own}")  # noqa: S608
