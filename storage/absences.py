"""The rows of ``absence_notices``: at which tables it was said that somebody is away. Moments are UTC unix seconds."""

from __future__ import annotations

from typing import NamedTuple

from storage.database import Transaction
from storage.records import TableId
from storage.rows import Row, Shards, fetch, first, number, of_shards, write

_BEGUN = """SELECT seats.game_id, seats.user_id FROM preferences JOIN seats USING (user_id) JOIN games ON id = game_id
    WHERE away_from <= ? AND away_until > ? AND (phase = 'live' OR (phase = 'lobby' AND number > 1))
    AND NOT EXISTS (SELECT 1 FROM absence_notices AS known
        WHERE known.game_id = seats.game_id AND known.user_id = seats.user_id)
    AND {own} ORDER BY seats.game_id, seats.user_id LIMIT ?"""
_OVER = """SELECT known.game_id, known.user_id FROM absence_notices AS known
    LEFT JOIN preferences ON preferences.user_id = known.user_id
    WHERE (away_until IS NULL OR away_until <= ? OR away_from > ?) AND {own}
    ORDER BY known.game_id, known.user_id LIMIT ?"""
_NEXT = """SELECT MIN(moment) AS moment FROM (SELECT away_from AS moment FROM preferences WHERE away_until > ?
    UNION ALL SELECT away_until FROM preferences) AS moments WHERE moment > ?"""


class Away(NamedTuple):
    """A person at a table."""

    table_id: TableId
    user_id: int


async def begun(tx: Transaction, now: float, limit: int, shards: Shards | None = None) -> tuple[Away, ...]:
    """Return who is away at which tables where it was not said yet: tables being played, or waiting between games."""
    sql = _BEGUN.format(own=of_shards(shards, "seats.game_id"))
    return tuple(map(_away, await fetch(tx, sql, now, now, limit)))


async def over(tx: Transaction, now: float, limit: int, shards: Shards | None = None) -> tuple[Away, ...]:
    """Return who is back at which tables where it was said that they are away."""
    sql = _OVER.format(own=of_shards(shards, "known.game_id"))
    return tuple(map(_away, await fetch(tx, sql, now, now, limit)))


async def earliest(tx: Transaction, now: float) -> float | None:
    """Return when the next holiday begins or ends after a moment."""
    row = await first(tx, _NEXT, now, now)
    return None if row is None else row["moment"]


async def put(tx: Transaction, away: Away) -> None:
    """Note that it was said at a table that somebody is away."""
    await write(tx, "INSERT INTO absence_notices (game_id, user_id) VALUES (?, ?)", *away)


async def drop(tx: Transaction, away: Away) -> None:
    """Note that it was said at a table that somebody is back."""
    await write(tx, "DELETE FROM absence_notices WHERE game_id = ? AND user_id = ?", *away)


async def count_of(tx: Transaction, user_id: int) -> int:
    """Count the tables at which it was said that a person is away."""
    return await number(tx, "SELECT COUNT(*) FROM absence_notices WHERE user_id = ?", user_id)


async def forget(tx: Transaction, user_id: int) -> None:
    """Forget at which tables it was said that a person is away."""
    await write(tx, "DELETE FROM absence_notices WHERE user_id = ?", user_id)


def _away(row: Row) -> Away:
    return Away(row["game_id"], row["user_id"])
