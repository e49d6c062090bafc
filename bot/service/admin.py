"""What people who manage a server can do. The caller checks that somebody manages it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.service.errors import Refusal, no_such_table
from bot.service.live_tables import LiveTable, TableService
from bot.service.phases import ended
from bot.service.values import DEFAULT_GUILD_TABLES, MOST_CHANNELS, MOST_FOUND
from storage import campaigns, games, guilds
from storage.database import Failing, Transaction
from storage.errors import StaleVersion
from storage.records import BoardPage, GuildSettings, Phase, Table, TableId


class Admin(TableService):
    """Lists, ends and deletes the tables of one server, and limits where and how many there may be."""

    async def tables(self, guild_id: int, *phases: Phase) -> tuple[Table, ...]:
        """Return the server's newest MOST_FOUND tables; only those in ``phases`` where any are named."""
        async with self._database.query() as tx:
            return await games.of_guild(tx, guild_id, phases, MOST_FOUND)

    async def table(self, guild_id: int, table_id: TableId) -> Table:
        """Return one of the server's tables. Raises NoSuchTable (also of another server's)."""
        return _own((await self._tables.get(table_id)).table, guild_id)

    async def force_end(self, guild_id: int, table_id: TableId) -> Table:
        """End a table without asking its people. Raises NoSuchTable (also of another server's), Refusal: it is done."""

        async def end(live: LiveTable) -> Table:
            if not _own(live.table, guild_id).alive:
                raise Refusal("service.ended")
            async with live.change() as change:
                change.record = await ended(change.tx, live.record, self._clock(), "admin")
            return live.table

        return await self._tables.handle(table_id, end)

    async def delete(self, guild_id: int, table_id: TableId) -> None:
        """Delete a table with all its moves, or all games of its campaign, for good. Raises NoSuchTable."""

        async def delete(live: LiveTable) -> None:
            table = _own(live.table, guild_id)
            async with self._database.transaction() as tx:
                chain = await _locked_chain(tx, table)
                for each in chain:
                    await games.delete(tx, each)
                if table.campaign is not None:
                    await campaigns.delete(tx, table.campaign)
            for each in chain:
                self._tables.deleted(each)

        await self._tables.handle(table_id, delete)

    @property
    def failing(self) -> Failing | None:
        """Return whether, and since when, storing fails, or None if it works."""
        return self._database.failing

    async def settings(self, guild_id: int) -> GuildSettings:
        """Return where tables may be opened and how many."""
        async with self._database.reading() as tx:
            return await guilds.get(tx, guild_id)

    async def allow_channel(self, guild_id: int, channel_id: int) -> GuildSettings:
        """Add a channel to those allowed; the first one added forbids all others. Raises Refusal: too many."""

        def add(settings: GuildSettings) -> GuildSettings:
            channels = {*settings.channels, channel_id}
            if len(channels) > MOST_CHANNELS:
                raise Refusal("service.admin.channels", most=MOST_CHANNELS)
            return msgspec.structs.replace(settings, channels=tuple(channels))

        return await self._change(guild_id, add)

    async def disallow_channel(self, guild_id: int, channel_id: int) -> GuildSettings:
        """Remove a channel from those allowed; after the last one is removed, all are allowed again."""

        def remove(settings: GuildSettings) -> GuildSettings:
            return msgspec.structs.replace(settings, channels=tuple(set(settings.channels) - {channel_id}))

        return await self._change(guild_id, remove)

    async def limit_tables(self, guild_id: int, most: int | None) -> GuildSettings:
        """Set how many tables may be alive, 0 to 50, or None for the bot's default. Raises Refusal: out of range."""
        if most is not None and not 0 <= most <= DEFAULT_GUILD_TABLES:
            raise Refusal("service.admin.tables", most=DEFAULT_GUILD_TABLES)
        return await self._change(guild_id, lambda settings: msgspec.structs.replace(settings, max_tables=most))

    async def board(self, guild_id: int | None = None) -> tuple[BoardPage, ...]:
        """Return the pages of a server's board, the messages that list its tables, or of all boards (None)."""
        async with self._database.reading() as tx:
            return await guilds.boards(tx, guild_id)

    async def put_on_board(self, page: BoardPage) -> None:
        """Remember where a page of a server's board is, or the nonce with which it is about to be sent."""
        async with self._database.transaction() as tx:
            await guilds.put_board(tx, page)

    async def forget_board(self, guild_id: int, page: int = 0) -> None:
        """Forget the pages of a server's board, from one on."""
        async with self._database.transaction() as tx:
            await guilds.forget_board(tx, guild_id, page)

    async def _change(self, guild_id: int, change: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        async with self._database.transaction() as tx:
            await guilds.lock(tx, guild_id)
            return await guilds.put(tx, change(await guilds.get(tx, guild_id)))


async def _locked_chain(tx: Transaction, table: Table) -> tuple[TableId, ...]:
    """Lock and return all games of a table's campaign, as each depends on those before it, or the table alone.

    Raises StaleVersion: since it was read, it was deleted or the next game was opened.
    """

    async def chain() -> tuple[TableId, ...]:
        if table.campaign is None:
            return (table.id,)
        return tuple(game.id for game in await games.of_campaign(tx, table.campaign))

    found = await chain()
    await games.lock(tx, found)
    # Whoever held the lock before may have deleted them, or opened another.
    if await games.version(tx, table.id) is None or await chain() != found:
        raise StaleVersion(f"{table.id} is deleted, or its campaign has gone on")
    return found


def _own(table: Table, guild_id: int) -> Table:
    """Return a table of a server. Raises NoSuchTable: it is another server's."""
    if table.guild_id != guild_id:
        raise no_such_table(table.id)
    return table
