"""Finding tables."""

from __future__ import annotations

from bot.service.matches import found
from storage import games
from storage.database import Database
from storage.records import Phase, Table, TableId


class Tables:
    """Finds tables by id, channel or person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table_id: TableId) -> Table:
        """Return a table. Raises NoSuchTable."""
        return await self._database.read(lambda tx: found(tx, table_id))

    async def in_channel(self, channel_id: int) -> Table | None:
        """Return the table alive in a channel or thread, else the one that was last alive there, else None."""
        return await self._database.read(lambda tx: games.in_channel(tx, channel_id))

    async def of_person(self, user_id: int, *phases: Phase) -> tuple[Table, ...]:
        """Return the tables at which a person sits, newest first; only those in ``phases`` where any are named."""
        return await self._database.read(lambda tx: games.of_person(tx, user_id, phases))

    async def waiting_for(self, user_id: int) -> tuple[Table, ...]:
        """Return the live tables at which it is the person's turn, the one waiting longest first (``/turn``)."""
        return await self._database.read(lambda tx: games.waiting_for(tx, user_id))
