"""In which language people read, and which is spoken on a server where somebody has chosen one.

Each interaction names the language of a person's Discord; it is kept for direct messages, which are sent without one.
All of it is held in memory, as it is needed before an interaction is read.
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
    """Languages of people and of servers."""

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._people: dict[int, Reading] = {}
        self._servers: dict[int, str] = {}

    async def read(self) -> None:
        """Read anew what is stored: another process may have stored something."""
        async with self._database.query() as tx:
            self._people, self._servers = await languages.of_people(tx), await languages.of_servers(tx)

    def chosen(self, user_id: int) -> str | None:
        """Return the language that a person has chosen; None: the one of their Discord."""
        reading = self._people.get(user_id)
        return reading.language if reading is not None and reading.chosen else None

    def of_person(self, user_id: int) -> str | None:
        """Return the language in which a person reads, as far as it is known."""
        reading = self._people.get(user_id)
        return None if reading is None else reading.language

    def of_server(self, guild_id: int) -> str | None:
        """Return the language that was chosen for a server; None: the one that Discord names."""
        return self._servers.get(guild_id)

    async def choose(self, user_id: int, language: str | None) -> None:
        """Set the language in which a person reads; None: that of their Discord."""
        async with self._database.transaction() as tx:
            if language is None:
                await languages.forget(tx, user_id)
                self._people.pop(user_id, None)
            else:
                self._people[user_id] = Reading(language, chosen=True)
                await languages.put(tx, user_id, self._people[user_id])

    async def choose_for_server(self, guild_id: int, language: str | None) -> None:
        """Set the language of a server's channels; None: the one that Discord names."""
        async with self._database.transaction() as tx:
            await guilds.lock(tx, guild_id)
            await guilds.put(tx, msgspec.structs.replace(await guilds.get(tx, guild_id), language=language))
        if language is None:
            self._servers.pop(guild_id, None)
        else:
            self._servers[guild_id] = language

    async def choose_for_table(self, table_id: TableId, user_id: int, language: str | None) -> Table:
        """Set the language of a table's channel, as anybody seated; None: that of its server.

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

    def differs(self, user_id: int, language: str, *, usual: str) -> bool:
        """Return whether what a person's Discord is set to is to be stored.

        ``usual``: the language of those of whom nothing is stored.
        """
        reading = self._people.get(user_id)
        if reading is None:
            return language != usual
        return not reading.chosen and reading.language != language

    async def learn(self, user_id: int, language: str) -> None:
        """Remember what the Discord of a person is set to who has a seat; nobody else is sent anything."""
        reading = Reading(language, chosen=False)
        with contextlib.suppress(*UNSTORED):  # it is found out again
            async with self._database.transaction() as tx:
                if not await games.of_person(tx, user_id):
                    return
                await languages.put(tx, user_id, reading)
            self._people[user_id] = reading

    def forget(self, user_id: int) -> None:
        """Hold nothing of a person any longer, whose rows were removed."""
        self._people.pop(user_id, None)
