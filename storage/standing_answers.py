"""The rows of ``standing_answers``: what a seat has answered once for all."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import TableId

ANSWERS = "(SELECT json_group_array(json_array(seat, name)) FROM standing_answers WHERE game_id = games.id)"
"""The standing answers of a row of ``games`` as one column, which ``answers`` reads."""


def answers(column: str) -> frozenset[tuple[Seat, str]]:
    """Read which seats of a table answer by themselves, each with the name of what it is asked."""
    return frozenset((Seat(seat), name) for seat, name in msgspec.json.decode(column, type=list[tuple[int, str]]))


async def save(
    tx: Transaction, table_id: TableId, before: frozenset[tuple[Seat, str]], after: frozenset[tuple[Seat, str]]
) -> None:
    """Store what has changed of what the seats of a table answer by themselves."""
    if removed := before - after:
        rows = [(table_id, *each) for each in removed]
        await tx.executemany("DELETE FROM standing_answers WHERE game_id = ? AND seat = ? AND name = ?", rows)
    if new := after - before:
        rows = [(table_id, *each) for each in new]
        await tx.executemany("INSERT INTO standing_answers (game_id, seat, name) VALUES (?, ?, ?)", rows)
