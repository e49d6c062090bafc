"""What the people who manage a server have decided: the rows of ``guilds``, ``guild_channels`` and ``boards``.

A board is the messages that list all tables of a server.
"""

from __future__ import annotations

import msgspec

from storage.database import Transaction
from storage.records import BoardPage, GuildSettings
from storage.rows import change, fetch, first, upsert


async def get(tx: Transaction, guild_id: int) -> GuildSettings:
    """Return a server's settings, or the defaults."""
    row = await first(tx, "SELECT max_tables, language FROM guilds WHERE guild_id = ?", guild_id)
    channels = await fetch(tx, "SELECT channel_id FROM guild_channels WHERE guild_id = ? ORDER BY channel_id", guild_id)
    return GuildSettings(
        guild_id=guild_id,
        channels=tuple(channel["channel_id"] for channel in channels),
        max_tables=None if row is None else row["max_tables"],
        language=None if row is None else row["language"],
    )


async def lock(tx: Transaction, guild_id: int) -> None:
    """Lock a server until the transaction ends: nobody else opens a table in it, or changes its settings."""
    await tx.lock_name(f"guild {guild_id}")


async def put(tx: Transaction, settings: GuildSettings) -> GuildSettings:
    """Store a server's settings in place of the former ones, and return them as stored."""
    guild = settings.guild_id
    await change(
        tx, upsert("guilds", ("guild_id",), ("max_tables", "language")), guild, settings.max_tables, settings.language
    )
    await change(tx, "DELETE FROM guild_channels WHERE guild_id = ?", guild)
    rows = [(guild, channel) for channel in settings.channels]
    await tx.executemany("INSERT INTO guild_channels (guild_id, channel_id) VALUES (?, ?)", rows)
    return await get(tx, guild)


async def boards(tx: Transaction, guild_id: int | None = None) -> tuple[BoardPage, ...]:
    """Return the pages of a server's board in order, or of the boards of all servers if ``guild_id`` is None."""
    where = "" if guild_id is None else "WHERE guild_id = ?"
    sql = f"SELECT guild_id, page, channel_id, nonce, message_id FROM boards {where} ORDER BY guild_id, page"  # noqa: S608
    rows = await fetch(tx, sql, *(() if guild_id is None else (guild_id,)))
    return tuple(msgspec.convert(dict(zip(BoardPage.__struct_fields__, row, strict=True)), BoardPage) for row in rows)


async def put_board(tx: Transaction, page: BoardPage) -> None:
    """Store where a page of a board is, in place of where it was."""
    sql = upsert("boards", ("guild_id", "page"), ("channel_id", "nonce", "message_id"))
    await change(tx, sql, page.guild_id, page.page, page.channel_id, page.nonce, page.message_id)


async def forget_board(tx: Transaction, guild_id: int, page: int = 0) -> None:
    """Forget the pages of a server's board, from one on."""
    await change(tx, "DELETE FROM boards WHERE guild_id = ? AND page >= ?", guild_id, page)
