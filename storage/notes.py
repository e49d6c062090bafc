"""The rows of ``notes``: what a player adds to a question for another player."""

from __future__ import annotations

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import TableId
from storage.rows import upsert, write

NOTE = "(SELECT text FROM notes WHERE game_id = games.id AND notes.seq = games.seq)"
"""What was added to the open question of a row of ``games``, or null if nothing was."""


async def put(tx: Transaction, table_id: TableId, seat: Seat, seq: int, text: str) -> None:
    """Store what a seat adds to its question, in place of what was added before."""
    sql = upsert("notes", ("game_id",), ("seat", "seq", "text"))
    await write(tx, sql, table_id, seat, seq, text)


async def forget(tx: Transaction, user_id: int) -> None:
    """Forget what a person has added on the seats that they hold, whether or not the question is still open."""
    held = "SELECT game_id, seat FROM seats WHERE user_id = ?"
    await write(tx, f"DELETE FROM notes WHERE (game_id, seat) IN ({held})", user_id)  # noqa: S608 - own text
