"""The rows of ``ledger``: what was shown of each table, where it stands, and up to which entry of the log it shows.

There is a row for each target, written by whoever has brought the target up to date: it does not affect the version of
the table, and nobody is notified of it. What is out of date is found by comparing it with the table.
"""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import LedgerRow, PanelContent, TableId
from storage.rows import Shards, among, as_json, fetch, first, number, of_shards, read_json, worked_out, write

PANEL = "panel"
"""The channel's latest announcement; it has no message where the table was never announced by one."""
END = "end"
"""Marks that the end of the table was announced: if it was, there is a row."""
ADDED = "added"
"""What was added to the latest announcement by editing it: it shows more of the log than the announcement did."""
BARE = "bare"
"""An announcement whose picture has yet to be added."""
NOTE = "note"
"""Marks that something was added to a question which the latest announcement does not show yet."""
OLD_PANEL = "panel-old-"
"""An announcement before the latest that may still have its controls; the id of its message follows."""
CALL = f"{OLD_PANEL}call"
"""A message that calls a person whose turn has begun within an auction: the next announcement ends it."""
LOBBY, CAMPAIGN_END = "lobby", "campaign-end"
"""The message of a table that has not started, and the one that announces the end of a campaign.

A lobby has no log: its row says which version of the table its message shows.
"""
CLOSED_LOBBY = 2**31 - 1
"""Stands for a version in the row of a lobby whose message shows how it ended, which never changes."""
HAND = "hand"
"""A person's latest direct message of the table."""
SEAT = "seat"
"""Up to where a seat was sent by direct message what it alone may know; the number of the seat follows.

A seat without a row was sent as much as was announced in the channel.
"""

_COLUMNS = "target, user_id, shown_up_to, channel_id, message_id, content"
_ROWS_OF = as_json(_COLUMNS, "(SELECT * FROM ledger WHERE game_id = games.id ORDER BY message_id NULLS FIRST) AS shown")
_PUT = """INSERT INTO ledger (game_id, target, user_id, shown_up_to, channel_id, message_id, content)
    SELECT ?, ?, ?, ?, ?, ?, {content} WHERE EXISTS (SELECT 1 FROM games WHERE id = ?)
        AND (? = 0 OR EXISTS (SELECT 1 FROM seats WHERE game_id = ? AND user_id = ?))
    ON CONFLICT (game_id, target, user_id) DO UPDATE SET shown_up_to = excluded.shown_up_to,
        channel_id = excluded.channel_id, message_id = excluded.message_id, content = excluded.content
        WHERE excluded.shown_up_to >= ledger.shown_up_to"""
_CONTENT = msgspec.json.Decoder(PanelContent)
_ROWS = msgspec.json.Decoder(list[tuple[str, int, int, int | None, int | None, str | None]])


def target_of(seat: Seat) -> str:
    """Return the target of what a seat is sent by direct message."""
    return f"{SEAT}{seat}"


def rows(table_id: TableId, column: str | None) -> tuple[LedgerRow, ...]:
    """Read what was shown of a table, the oldest messages first."""
    return tuple(
        LedgerRow(
            table_id=table_id,
            target=target,
            user_id=user_id,
            shown_up_to=shown_up_to,
            channel_id=channel_id,
            message_id=message_id,
            content=None if content is None else _CONTENT.decode(content),
        )
        for target, user_id, shown_up_to, channel_id, message_id, content in read_json(column, _ROWS)
    )


async def of(tx: Transaction, table_id: TableId) -> tuple[int, tuple[LedgerRow, ...]] | None:
    """Return the version of a table and what was shown of it, or None if there is no such table."""
    row = await first(tx, f"SELECT version, {_ROWS_OF} AS shown FROM games WHERE id = ?", table_id)  # noqa: S608
    return None if row is None else (row["version"], rows(table_id, row["shown"]))


async def announced(tx: Transaction, table_id: TableId) -> int:
    """Return the last entry of a table that was announced in its channel, -1 if not even the start."""
    sql = "SELECT shown_up_to FROM ledger WHERE game_id = ? AND target = ? AND user_id = 0"
    row = await first(tx, sql, table_id, PANEL)
    return -1 if row is None else int(row["shown_up_to"])


async def has(tx: Transaction, table_id: TableId, target: str) -> bool:
    """Return whether there is a row for a target in the channel."""
    sql = "SELECT 1 FROM ledger WHERE game_id = ? AND target = ? AND user_id = 0"
    return await first(tx, sql, table_id, target) is not None


async def put(tx: Transaction, row: LedgerRow) -> None:
    """Note what is shown at a target, unless more of the log is shown there already or the table is gone.

    A private message to somebody who does not sit at the table is not noted. The content of a message is left out if
    somebody whom it names or pings has left the table since, perhaps to be forgotten.
    """
    values: list[object] = [row.table_id, row.target, row.user_id, row.shown_up_to, row.channel_id, row.message_id]
    content = "NULL"
    if row.content is not None:
        await tx.lock("SELECT id FROM games WHERE id = ?", [row.table_id])  # nobody is forgotten meanwhile
        people = sorted({*row.content.people, *row.content.called})
        seated = f"SELECT COUNT(*) FROM seats WHERE game_id = ? AND {among('user_id', people)}"  # noqa: S608 - marks
        content = f"CASE WHEN ({seated}) = ? THEN ? END"
        values += [row.table_id, *people, len(people), msgspec.json.encode(row.content).decode()]
    values += [row.table_id, row.user_id, row.table_id, row.user_id]
    await write(tx, _PUT.replace("{content}", content), *values)


async def drop(tx: Transaction, row: LedgerRow) -> None:
    """Forget what was shown at a target, unless another message has taken its place."""
    sql = "DELETE FROM ledger WHERE game_id = ? AND target = ? AND user_id = ?"
    if row.message_id is None:
        await write(tx, sql, row.table_id, row.target, row.user_id)
    else:
        await write(tx, f"{sql} AND message_id = ?", row.table_id, row.target, row.user_id, row.message_id)


async def announced_in(tx: Transaction, message_id: int) -> tuple[TableId, int] | None:
    """Return which table a message in a channel shows or once showed, and up to which entry, or None."""
    row = await first(tx, "SELECT game_id, seq FROM announcements WHERE message_id = ?", message_id)
    return None if row is None else (row["game_id"], row["seq"])


async def behind(tx: Transaction, shards: Shards | None = None) -> tuple[TableId, ...]:
    """Return the tables for which something has yet to be shown, sent, added or removed."""
    mine, own = of_shards(shards, "games.id"), of_shards(shards, "game_id")
    untold = f"""SELECT id FROM games LEFT JOIN ledger ON game_id = id AND target = '{PANEL}' AND user_id = 0
        WHERE started IS NOT NULL AND {worked_out("games.id")} AND {mine} AND (COALESCE(shown_up_to, -1) < seq
            OR (phase IN ('over', 'ended') AND NOT EXISTS (SELECT 1 FROM ledger AS ends
                WHERE ends.game_id = games.id AND ends.target = '{END}' AND ends.user_id = 0)))
        ORDER BY id"""  # noqa: S608 - own text alone
    late = f"""SELECT DISTINCT game_id FROM ledger WHERE user_id = 0 AND (target IN ('{BARE}', '{NOTE}')
            OR target LIKE '{SEAT}%' OR (target LIKE '{OLD_PANEL}%' AND (target <> '{CALL}' OR shown_up_to <=
                (SELECT shown_up_to FROM ledger AS panel WHERE panel.game_id = ledger.game_id
                    AND panel.target = '{PANEL}' AND panel.user_id = 0))))
        AND {own} ORDER BY game_id"""  # noqa: S608
    unread = f"SELECT DISTINCT game_id FROM orders WHERE ended IS NOT NULL AND {own} ORDER BY game_id"  # noqa: S608
    lobbies = f"""SELECT game_id FROM ledger JOIN games ON id = game_id WHERE target = '{LOBBY}' AND user_id = 0
        AND shown_up_to < CASE phase WHEN 'lobby' THEN version ELSE {CLOSED_LOBBY} END AND {own}
        ORDER BY game_id"""  # noqa: S608
    found = [row["id"] for row in await fetch(tx, untold)]
    found += [row["game_id"] for sql in (unread, late, lobbies) for row in await fetch(tx, sql)]
    return tuple(dict.fromkeys(found))


async def count_of(tx: Transaction, user_id: int) -> int:
    """Count a person's private messages that are remembered."""
    return await number(tx, "SELECT COUNT(*) FROM ledger WHERE user_id = ?", user_id)


async def forget(tx: Transaction, user_id: int) -> None:
    """Forget all private messages of a person, and the content of messages in channels that may name the person."""
    await write(tx, "DELETE FROM ledger WHERE user_id = ?", user_id)
    seated = "SELECT game_id FROM seats WHERE user_id = ?"
    sql = f"UPDATE ledger SET content = NULL WHERE content LIKE ? OR game_id IN ({seated})"  # noqa: S608 - own text
    await write(tx, sql, f"%{user_id}%", user_id)
