"""For those who manage a server. Whether somebody does is for the caller to check."""

from __future__ import annotations

from bot.service.matches import Matches
from storage.records import GuildSettings, Phase, Table, TableId


class Admin:
    """Lists, ends and deletes the tables of one server and bounds where and how many there are."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def tables(self, guild_id: int, *phases: Phase) -> tuple[Table, ...]:
        """Return the server's tables, newest first; only those in ``phases`` where any are named."""
        raise NotImplementedError

    async def force_end(self, guild_id: int, table_id: TableId) -> Table:
        """End a table whatever its people think. Raises NoSuchTable (also of another server's), Refusal: is done."""
        raise NotImplementedError

    async def delete(self, guild_id: int, table_id: TableId) -> None:
        """Delete a table with all its moves, for good. Raises NoSuchTable."""
        raise NotImplementedError

    async def settings(self, guild_id: int) -> GuildSettings:
        """Return where tables may be opened and how many."""
        raise NotImplementedError

    async def allow_channel(self, guild_id: int, channel_id: int) -> GuildSettings:
        """Add a channel to those allowed; the first one added forbids all others. Raises Refusal: too many."""
        raise NotImplementedError

    async def disallow_channel(self, guild_id: int, channel_id: int) -> GuildSettings:
        """Take a channel from those allowed; with the last one gone all are allowed again."""
        raise NotImplementedError

    async def limit_tables(self, guild_id: int, most: int | None) -> GuildSettings:
        """Set how many tables may be alive at once; None: the bot's default. Raises Refusal: out of range."""
        raise NotImplementedError
