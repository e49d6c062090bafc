"""The rows of ``messages``: where the latest message of each sort stands."""

from __future__ import annotations

import msgspec

from storage.database import Transaction
from storage.records import PanelContent, PostedMessage, TableId
from storage.rows import Shards, as_json, fetch, first, number, of_shards, read_json, upsert, write

POSTED = as_json(
    "role, user_id, channel_id, message_id, seq, content",
    "(SELECT * FROM messages WHERE game_id = games.id ORDER BY message_id) AS posted",
)
"""The messages of a row of ``games`` as one column, which ``posted`` reads."""
_PUT = upsert("messages", ("game_id", "role", "user_id"), ("channel_id", "message_id", "seq", "content"))
_CONTENT = msgspec.json.Decoder(PanelContent)
_ROWS = msgspec.json.Decoder(list[tuple[str, int, int, int, int, str | None]])


def posted(table_id: TableId, column: str | None) -> tuple[PostedMessage, ...]:
    """Read where every message of a table stands, the channel's and private ones, oldest first."""
    return tuple(
        PostedMessage(
            table_id=table_id,
            role=role,
            user_id=user_id,
            channel_id=channel_id,
            message_id=message_id,
            seq=seq,
            content=None if content is None else _CONTENT.decode(content),
        )
        for role, user_id, channel_id, message_id, seq, content in read_json(column, _ROWS)
    )


async def put(tx: Transaction, posted: PostedMessage) -> None:
    """Remember a message of a table in place of the one before."""
    p = posted
    content = None if p.content is None else msgspec.json.encode(p.content).decode()
    await write(tx, _PUT, p.table_id, p.role, p.user_id, p.channel_id, p.message_id, p.seq, content)


async def save(
    tx: Transaction, table_id: TableId, before: tuple[PostedMessage, ...], after: tuple[PostedMessage, ...]
) -> None:
    """Store what has changed of where the messages of a table stand."""
    kept = {(each.role, each.user_id) for each in after}
    for each in before:
        if (each.role, each.user_id) not in kept:
            await drop(tx, table_id, each.role, each.user_id)
    for each in after:
        if each not in before:
            await put(tx, each)


async def drop(tx: Transaction, table_id: TableId, role: str, user_id: int) -> None:
    """Forget one message."""
    await write(tx, "DELETE FROM messages WHERE game_id = ? AND role = ? AND user_id = ?", table_id, role, user_id)


async def announced_by(tx: Transaction, message_id: int) -> tuple[TableId, int] | None:
    """Return which table a message in a channel tells of, or told of once, and up to which entry; None: of none."""
    row = await first(tx, "SELECT game_id, seq FROM announcements WHERE message_id = ?", message_id)
    return None if row is None else (row["game_id"], row["seq"])


async def tables_with(tx: Transaction, role: str, shards: Shards | None = None) -> tuple[TableId, ...]:
    """Return the tables of which a message of a role is remembered for the channel."""
    own = of_shards(shards, "game_id")
    sql = f"SELECT game_id FROM messages WHERE role = ? AND user_id = 0 AND {own} ORDER BY game_id"  # noqa: S608
    return tuple(row["game_id"] for row in await fetch(tx, sql, role))


async def superseded(tx: Transaction, former: str, call: str, shards: Shards | None = None) -> tuple[TableId, ...]:
    """Return the tables with messages that are not the latest any more and may still have their controls.

    Args:
        tx: the transaction.
        former: what the roles of such messages begin with.
        call: the one of these roles whose message is not the latest once the table is announced up to its entry.
        shards: of tables in their servers alone.

    """
    sql = f"""SELECT DISTINCT game_id FROM messages JOIN games ON games.id = game_id
        WHERE user_id = 0 AND role LIKE ? AND (role <> ? OR messages.seq <= announced)
        AND {of_shards(shards, "game_id")} ORDER BY game_id"""  # noqa: S608 - own text alone
    return tuple(row["game_id"] for row in await fetch(tx, sql, f"{former}%", call))


async def count_of(tx: Transaction, user_id: int) -> int:
    """Count a person's private messages that are remembered."""
    return await number(tx, "SELECT COUNT(*) FROM messages WHERE user_id = ?", user_id)


async def forget(tx: Transaction, user_id: int) -> None:
    """Forget all private messages of a person, and what those of channels say that may name the person."""
    await write(tx, "DELETE FROM messages WHERE user_id = ?", user_id)
    seated = "SELECT game_id FROM seats WHERE user_id = ?"
    sql = f"UPDATE messages SET content = NULL WHERE content LIKE ? OR game_id IN ({seated})"  # noqa: S608 - own text
    await write(tx, sql, f"%{user_id}%", user_id)
