"""The rows of ``deliveries``: seats that were sent another part of the log by direct message than their channel.

Most have yet to be sent something; where a channel is closed to the bot, some were sent more than was announced there.
"""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import TableId
from storage.rows import Shards, as_json, fetch, of_shards, read_json, upsert

DELIVERED = as_json("seat, seq", "deliveries WHERE game_id = games.id")
"""The deliveries of a row of ``games`` as one column, which ``delivered`` reads."""
_ROWS = msgspec.json.Decoder(list[tuple[int, int]])


def delivered(column: str | None) -> dict[Seat, int]:
    """Read up to which entry of the log each of these seats was sent what it alone may know."""
    return {Seat(seat): seq for seat, seq in read_json(column, _ROWS)}


async def save(tx: Transaction, table_id: TableId, before: dict[Seat, int], after: dict[Seat, int]) -> None:
    """Store what has changed of the deliveries of a table."""
    if removed := before.keys() - after.keys():
        rows = [(table_id, seat) for seat in removed]
        await tx.executemany("DELETE FROM deliveries WHERE game_id = ? AND seat = ?", rows)
    if new := dict(after.items() - before.items()):
        sql = upsert("deliveries", ("game_id", "seat"), ("seq",))
        await tx.executemany(sql, [(table_id, seat, seq) for seat, seq in new.items()])


async def tables(tx: Transaction, shards: Shards | None = None) -> tuple[TableId, ...]:
    """Return the tables of which some seat was sent another part of the log than the channel."""
    sql = f"SELECT DISTINCT game_id FROM deliveries WHERE {of_shards(shards, 'game_id')} ORDER BY game_id"  # noqa: S608
    return tuple(row["game_id"] for row in await fetch(tx, sql))
