"""The rows of ``seats``: who holds which seat, and who is waited for."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import Answer, Holder, TableId
from storage.rows import among, as_json, change, number, read_json, write

HELD = as_json(
    "seat, user_id, policy, to_move, name, company, answer",
    "(SELECT * FROM seats WHERE game_id = games.id ORDER BY seat) AS held",
)
"""The seats of a row of ``games`` as one column, which ``held`` reads: a table is read by one query."""
_ROWS = msgspec.json.Decoder(list[tuple[int, int | None, str | None, int, int | None, str | None, Answer | None]])


def held(column: str | None) -> tuple[Holder, ...]:
    """Read the seats of a table, in order."""
    return tuple(
        Holder(Seat(seat), user, policy, bool(to_move), name, company, answer)
        for seat, user, policy, to_move, name, company, answer in read_json(column, _ROWS)
    )


async def put(tx: Transaction, table_id: TableId, holders: Iterable[Holder]) -> None:
    """Store the seats of a table in place of what was there."""
    await write(tx, "DELETE FROM seats WHERE game_id = ?", table_id)
    rows = [(table_id, h.seat, h.user_id, h.policy, h.to_move, h.name, h.company, h.answer) for h in holders]
    sql = """INSERT INTO seats (game_id, seat, user_id, policy, to_move, name, company, answer)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
    await tx.executemany(sql, rows)


async def save(tx: Transaction, table_id: TableId, before: tuple[Holder, ...], after: tuple[Holder, ...]) -> bool:
    """Store what has changed of a table's seats; return whether more has changed than which of them are to move."""
    if len(before) != len(after) or not all(map(_same_but_to_move, before, after)):
        await put(tx, table_id, after)
        return True
    to_move = [holder.seat for holder in after if holder.to_move]
    awaited = among("seat", to_move)
    sql = f"UPDATE seats SET to_move = CASE WHEN {awaited} THEN 1 ELSE 0 END WHERE game_id = ?"  # noqa: S608 - as above
    await write(tx, sql, *to_move, table_id)
    return False


def _same_but_to_move(before: Holder, after: Holder) -> bool:
    return before is after or before == msgspec.structs.replace(after, to_move=before.to_move)


async def lock_person(tx: Transaction, user_id: int) -> None:
    """Keep anybody else from seating a person until the transaction ends, so that ``count_alive`` stays right."""
    await tx.lock_name(f"person {user_id}")


async def count_alive(tx: Transaction, user_id: int) -> int:
    """Count the seats that a person holds at tables alive."""
    sql = """SELECT COUNT(*) FROM seats JOIN games ON id = game_id
        WHERE user_id = ? AND phase IN ('lobby', 'live')"""
    return await number(tx, sql, user_id)


async def forget(tx: Transaction, user_id: int) -> None:
    """Make the seats that a person still holds anonymous."""
    await change(tx, "UPDATE seats SET user_id = NULL WHERE user_id = ?", user_id)
