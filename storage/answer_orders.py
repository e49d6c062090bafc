"""The rows of ``standing_answers``: the orders of a seat to answer a question always alike.

The table keeps the name under which it was released.
"""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import TableId
from storage.rows import as_json, read_json

ANSWERS = as_json("seat, name", "standing_answers WHERE game_id = games.id")
"""The orders of a row of ``games`` as one column, which ``answers`` reads."""
_ROWS = msgspec.json.Decoder(list[tuple[int, str]])


def answers(column: str | None) -> frozenset[tuple[Seat, str]]:
    """Read which seats of a table have such orders, each with the name of its question."""
    return frozenset((Seat(seat), name) for seat, name in read_json(column, _ROWS))


async def save(
    tx: Transaction, table_id: TableId, before: frozenset[tuple[Seat, str]], after: frozenset[tuple[Seat, str]]
) -> None:
    """Store the changes in these orders of the seats of a table."""
    if removed := before - after:
        rows = [(table_id, *each) for each in removed]
        await tx.executemany("DELETE FROM standing_answers WHERE game_id = ? AND seat = ? AND name = ?", rows)
    if new := after - before:
        rows = [(table_id, *each) for each in new]
        await tx.executemany("INSERT INTO standing_answers (game_id, seat, name) VALUES (?, ?, ?)", rows)
