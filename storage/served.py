"""The rows of ``served``: until when the tables of each shard were looked after by some process.

While nobody looks after a table, nobody can answer there: the moments in its rows of ``lapses``, ``reminders`` and
``nudges`` are then put off by as long as that lasted. Moments are in UTC unix seconds.
"""

from __future__ import annotations

from storage.database import Transaction
from storage.records import TableId
from storage.rows import Shards, change, fetch, first, of_shards, upsert, write

_PUT = upsert("served", ("total", "shard"), ("at",))


async def until(tx: Transaction, shards: Shards) -> dict[int, float]:
    """Return until when the tables of some shards were looked after, by shard; unknown shards are left out.

    If there was another number of shards before, the earliest moment of any of those counts for all.
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
    """Store until when the tables of some shards are looked after."""
    for shard in sorted(shards.ids):
        await write(tx, _PUT, shards.total, shard, at)


_TIMED = "SELECT game_id FROM lapses WHERE due IS NOT NULL UNION SELECT game_id FROM reminders"
"""The tables at which something is to expire, or somebody is to be reminded."""


async def lock(tx: Transaction, shards: Shards) -> tuple[TableId, ...]:
    """Lock the tables of some shards at which time matters, and return those at which a question or turn expires.

    Nobody moves there until the transaction ends.
    """
    await tx.lock(f"SELECT id FROM games WHERE id IN ({_TIMED}) AND {of_shards(shards, 'games.id')} ORDER BY id")  # noqa: S608
    own = of_shards(shards, "game_id")
    rows = await fetch(tx, f"SELECT game_id FROM lapses WHERE due IS NOT NULL AND {own}")  # noqa: S608
    return tuple(row["game_id"] for row in rows)


async def put_off(tx: Transaction, shards: Shards, expiries: dict[TableId, float], since: float, now: float) -> None:
    """Leave the time since a moment out of account at the tables of some shards.

    Args:
        tx: the transaction.
        shards: the shards that nobody looked after.
        expiries: when the open question or turn of each table is to expire now.
        since: until when they were looked after.
        now: since when they are looked after again.

    """
    own = of_shards(shards, "game_id")
    for table_id, due in expiries.items():
        await write(tx, "UPDATE lapses SET due = ? WHERE game_id = ?", due, table_id)
    sql = f"""UPDATE reminders SET due = due + ?, since = CASE WHEN since > ? THEN ? ELSE since + ? END WHERE {own}"""  # noqa: S608
    await write(tx, sql, now - since, since, now, now - since)
    # For a lobby, it is the moment when its host was warned that it will be closed.
    lobbies = "SELECT id FROM games WHERE phase = 'lobby'"
    await write(tx, f"UPDATE nudges SET at = at + ? WHERE game_id IN ({lobbies}) AND {own}", now - since)  # noqa: S608
    # What another process, or this one, has in memory of them is out of date.
    own = of_shards(shards, "games.id")
    await write(tx, f"UPDATE games SET version = version + 1 WHERE id IN ({_TIMED}) AND {own}")  # noqa: S608
