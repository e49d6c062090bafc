"""The languages in which people read, and those chosen for servers.

Each interaction names the language of a person's Discord; it is stored for direct messages, which come without an
interaction. Everything is held in memory, as it is needed before an interaction is read.
"""

from __future__ import annotations

import contextlib

import msgspec

from bot.faults import UNSTORED
from bot.service.errors import Refusal, no_seat
from bot.service.live_tables import LiveTable, LiveTables, TableService
from storage import games, guilds, languages
from storage.languages import Reading
from storage.records import Table, TableId


class Languages(TableService):
    """The languages of people and of servers."""

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self.people: dict[int, Reading] = {}
        """The languages of people by user id, unless they read English without having chosen it."""
        self.servers: dict[int, str] = {}
        """The languages of servers where somebody has chosen one; others use the one that Discord reports."""

    async def read(self) -> None:
        """Read again what is stored: another process may have changed it."""
        async with self._database.query() as tx:
            self.people, self.servers = await languages.of_people(tx), await languages.of_servers(tx)

    async def choose(self, user_id: int, language: str | None) -> None:
        """Set the language in which a person reads, or None for that of their Discord."""
        reading = None if language is None else Reading(language, chosen=True)
        async with self._database.transaction() as tx:
            if reading is None:
                await languages.forget(tx, user_id)
            else:
                await languages.put(tx, user_id, reading)
        self.people.pop(user_id, None)
        if reading is not None:
            self.people[user_id] = reading

    async def choose_for_server(self, guild_id: int, language: str | None) -> None:
        """Set the language of a server's channels, or None for the one that Discord reports."""
        async with self._database.transaction() as tx:
            await guilds.lock(tx, guild_id)
            await guilds.put(tx, msgspec.structs.replace(await guilds.get(tx, guild_id), language=language))
        if language is None:
            self.servers.pop(guild_id, None)
        else:
            self.servers[guild_id] = language

    async def choose_for_table(self, table_id: TableId, user_id: int, language: str | None) -> Table:
        """Set the language of a table's channel, as anybody seated, or None for that of its server.

        Raises NotSeated, Refusal: the table has ended.
        """

        async def change(live: LiveTable) -> Table:
            if live.table.seat_of(user_id) is None:
                raise no_seat(live.table)
            if not live.table.alive:
                raise Refusal("service.ended")
            table = msgspec.structs.replace(live.table, language=language)
            await live.save(msgspec.structs.replace(live.record, table=table))
            return live.table

        return await self._tables.handle(table_id, change)

    async def learn(self, user_id: int, language: str) -> None:
        """Store the language of a person's Discord if they have a seat; only such people are sent anything.

        One that they have chosen meanwhile stays.
        """
        with contextlib.suppress(*UNSTORED):  # it is found out again
            async with self._database.transaction() as tx:
                learned = await games.of_person(tx, user_id) and await languages.learn(tx, user_id, language)
            if learned:
                self.people[user_id] = Reading(language, chosen=False)

    def forget(self, user_id: int) -> None:
        """Drop from memory a person whose rows were removed."""
        self.people.pop(user_id, None)
