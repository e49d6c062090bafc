"""The rows of ``messages``: where the latest message of each sort stands."""

from __future__ import annotations

import msgspec

from storage.database import Transaction
from storage.records import PostedMessage, TableId
from storage.rows import change, fetch, number

POSTED = """(SELECT json_group_array(json_array(role, user_id, channel_id, message_id, seq))
    FROM (SELECT * FROM messages WHERE game_id = games.id ORDER BY message_id))"""
"""The messages of a row of ``games`` as one column, which ``posted`` reads."""
_Row = tuple[str, int, int, int, int]


def posted(table_id: TableId, column: str) -> tuple[PostedMessage, ...]:
    """Read where every message of a table stands, the channel's and private ones, oldest first."""
    return tuple(
        PostedMessage(
            table_id=table_id, role=role, user_id=user_id, channel_id=channel_id, message_id=message_id, seq=seq
        )
        for role, user_id, channel_id, message_id, seq in msgspec.json.decode(column, type=list[_Row])
    )


async def put(tx: Transaction, posted: PostedMessage) -> None:
    """Remember a message of a table, if that is there, in place of one before that shows no more of the log."""
    sql = """INSERT INTO messages (game_id, role, user_id, channel_id, message_id, seq)
        SELECT id, ?, ?, ?, ?, ? FROM games WHERE id = ?
        ON CONFLICT (game_id, role, user_id) DO UPDATE
        SET (channel_id, message_id, seq) = (excluded.channel_id, excluded.message_id, excluded.seq)
        WHERE excluded.seq >= messages.seq"""
    p = posted
    await change(tx, sql, p.role, p.user_id, p.channel_id, p.message_id, p.seq, p.table_id)


async def supersede(tx: Transaction, table_id: TableId, role: str, message_id: int, former: str) -> None:
    """Give the channel's message of a role, if it is not this one, a role of its own: ``former`` and its id."""
    sql = """UPDATE OR REPLACE messages SET role = ? || message_id
        WHERE game_id = ? AND role = ? AND user_id = 0 AND message_id <> ?"""
    await change(tx, sql, former, table_id, role, message_id)


async def drop(tx: Transaction, table_id: TableId, role: str, user_id: int) -> None:
    """Forget one message."""
    await change(tx, "DELETE FROM messages WHERE game_id = ? AND role = ? AND user_id = ?", table_id, role, user_id)


async def tables_with(tx: Transaction, role: str) -> tuple[TableId, ...]:
    """Return the tables of which a message of a role is remembered for the channel."""
    sql = "SELECT game_id FROM messages WHERE role = ? AND user_id = 0 ORDER BY game_id"
    return tuple(row["game_id"] for row in await fetch(tx, sql, role))


async def superseded(tx: Transaction, former: str, call: str) -> tuple[TableId, ...]:
    """Return the tables with messages that are not the latest any more and may still have their controls.

    Args:
        tx: the transaction.
        former: what the roles of such messages begin with.
        call: the one of these roles whose message is not the latest once the table is announced up to its entry.

    """
    sql = """SELECT DISTINCT game_id FROM messages JOIN games ON games.id = game_id
        WHERE user_id = 0 AND role GLOB ? AND (role <> ? OR messages.seq <= announced) ORDER BY game_id"""
    return tuple(row["game_id"] for row in await fetch(tx, sql, f"{former}*", call))


async def count_of(tx: Transaction, user_id: int) -> int:
    """Count a person's private messages that are remembered."""
    return await number(tx, "SELECT COUNT(*) FROM messages WHERE user_id = ?", user_id)


async def forget(tx: Transaction, user_id: int) -> None:
    """Forget all private messages of a person."""
    await change(tx, "DELETE FROM messages WHERE user_id = ?", user_id)
