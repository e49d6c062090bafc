"""The rows of ``guilds`` and ``guild_channels``: what the people who manage a server have decided."""

from __future__ import annotations

from storage.database import Transaction
from storage.records import GuildSettings
from storage.rows import change, fetch, first, upsert


async def get(tx: Transaction, guild_id: int) -> GuildSettings:
    """Return a server's settings, or the defaults."""
    row = await first(tx, "SELECT max_tables FROM guilds WHERE guild_id = ?", guild_id)
    channels = await fetch(tx, "SELECT channel_id FROM guild_channels WHERE guild_id = ? ORDER BY channel_id", guild_id)
    return GuildSettings(
        guild_id=guild_id,
        channels=tuple(channel["channel_id"] for channel in channels),
        max_tables=None if row is None else row["max_tables"],
    )


async def lock(tx: Transaction, guild_id: int) -> None:
    """Let nobody else open a table in a server, or change its settings, until the transaction ends."""
    await tx.lock_name(f"guild {guild_id}")


async def put(tx: Transaction, settings: GuildSettings) -> GuildSettings:
    """Store a server's settings in place of the former ones, and return them as stored."""
    guild = settings.guild_id
    await change(tx, upsert("guilds", ("guild_id",), ("max_tables",)), guild, settings.max_tables)
    await change(tx, "DELETE FROM guild_channels WHERE guild_id = ?", guild)
    rows = [(guild, channel) for channel in settings.channels]
    await tx.executemany("INSERT INTO guild_channels (guild_id, channel_id) VALUES (?, ?)", rows)
    return await get(tx, guild)
