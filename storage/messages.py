"""The rows of ``messages``: where the latest message of each sort stands."""

from __future__ import annotations

import sqlite3

from storage.database import Transaction
from storage.records import PostedMessage, TableId
from storage.rows import change, fetch, first, number


async def get(tx: Transaction, table_id: TableId, role: str, user_id: int) -> PostedMessage | None:
    """Return where a message stands."""
    sql = "SELECT * FROM messages WHERE game_id = ? AND role = ? AND user_id = ?"
    row = await first(tx, sql, table_id, role, user_id)
    return None if row is None else _posted(row)


async def of_table(tx: Transaction, table_id: TableId) -> tuple[PostedMessage, ...]:
    """Return every message of a table, the channel's and private ones, oldest first."""
    sql = "SELECT * FROM messages WHERE game_id = ? ORDER BY message_id"
    return tuple(_posted(row) for row in await fetch(tx, sql, table_id))


async def of_role(tx: Transaction, table_id: TableId, prefix: str) -> tuple[PostedMessage, ...]:
    """Return the channel's messages of a table whose role begins so, oldest first."""
    sql = "SELECT * FROM messages WHERE game_id = ? AND user_id = 0 AND substr(role, 1, ?) = ? ORDER BY message_id"
    return tuple(_posted(row) for row in await fetch(tx, sql, table_id, len(prefix), prefix))


async def put(tx: Transaction, posted: PostedMessage) -> None:
    """Remember a message in place of the one before."""
    sql = """INSERT OR REPLACE INTO messages (game_id, role, user_id, channel_id, message_id, seq)
        VALUES (?, ?, ?, ?, ?, ?)"""
    p = posted
    await change(tx, sql, p.table_id, p.role, p.user_id, p.channel_id, p.message_id, p.seq)


async def drop(tx: Transaction, table_id: TableId, role: str, user_id: int) -> None:
    """Forget one message."""
    await change(tx, "DELETE FROM messages WHERE game_id = ? AND role = ? AND user_id = ?", table_id, role, user_id)


async def tables_with(tx: Transaction, role: str) -> tuple[TableId, ...]:
    """Return the tables of which a message of a role is remembered for the channel."""
    sql = "SELECT game_id FROM messages WHERE role = ? AND user_id = 0 ORDER BY game_id"
    return tuple(row["game_id"] for row in await fetch(tx, sql, role))


async def count_of(tx: Transaction, user_id: int) -> int:
    """Count a person's private messages that are remembered."""
    return await number(tx, "SELECT COUNT(*) FROM messages WHERE user_id = ?", user_id)


async def forget(tx: Transaction, user_id: int) -> None:
    """Forget all private messages of a person."""
    await change(tx, "DELETE FROM messages WHERE user_id = ?", user_id)


def _posted(row: sqlite3.Row) -> PostedMessage:
    return PostedMessage(
        table_id=row["game_id"],
        role=row["role"],
        user_id=row["user_id"],
        channel_id=row["channel_id"],
        message_id=row["message_id"],
        seq=row["seq"],
    )
