"""Finding tables."""

from __future__ import annotations

from storage.database import Database
from storage.records import Phase, Table, TableId


class Tables:
    """Finds tables by id, channel or person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table_id: TableId) -> Table:
        """Return a table. Raises NoSuchTable."""
        raise NotImplementedError

    async def in_channel(self, channel_id: int) -> Table | None:
        """Return the table alive in a channel or thread, else the one that was last alive there, else None."""
        raise NotImplementedError

    async def of_person(self, user_id: int, *phases: Phase) -> tuple[Table, ...]:
        """Return the tables at which a person sits, newest first; only those in ``phases`` where any are named."""
        raise NotImplementedError

    async def waiting_for(self, user_id: int) -> tuple[Table, ...]:
        """Return the live tables at which it is the person's turn, the one waiting longest first (``/turn``)."""
        raise NotImplementedError
