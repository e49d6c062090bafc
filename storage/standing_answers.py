"""The rows of ``standing_answers``: what a seat has answered once for all."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import TableId
from storage.rows import change

ANSWERS = "(SELECT json_group_array(json_array(seat, name)) FROM standing_answers WHERE game_id = games.id)"
"""The standing answers of a row of ``games`` as one column, which ``answers`` reads."""


def answers(column: str) -> frozenset[tuple[Seat, str]]:
    """Read which seats of a table answer by themselves, each with the name of what it is asked."""
    return frozenset((Seat(seat), name) for seat, name in msgspec.json.decode(column, type=list[tuple[int, str]]))


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
