"""Finding tables."""

from __future__ import annotations

from collections.abc import Iterable

from bot.service.live_tables import LiveTables
from engine.core.seat import Seat
from storage import games, reminders, table_records
from storage.records import Phase, Table, TableId


class Tables:
    """Finds tables by id, channel or person."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._database = tables.database

    async def get(self, table_id: TableId) -> Table:
        """Return a table. Raises NoSuchTable."""
        return (await self._tables.get(table_id)).table

    async def in_channel(self, channel_id: int) -> Table | None:
        """Return the table alive in a channel or thread, else the one that was last alive there, else None."""
        async with self._database.query() as tx:
            return await games.in_channel(tx, channel_id)

    async def to_play(self, game: str, user_id: int, channel_id: int | None) -> Table | None:
        """Return the table that a move of a game is meant for, with all that is then asked of it read at once.

        It is the channel's; in private (None) the one that waits for the person longest, else the newest of theirs.
        """
        if channel_id is None:
            found = await self._tables.find(lambda tx: table_records.played_by(tx, user_id, game))
        else:
            found = await self._tables.find(lambda tx: table_records.in_channel(tx, channel_id))
        return found.table if found is not None and found.table.game == game else None

    async def shown(self, table: Table) -> Table:
        """Return the game whose board there is to be seen: between two games of a campaign, the one before."""
        campaign_id = table.campaign
        if campaign_id is None or table.started is not None:
            return table
        async with self._database.query() as tx:
            chain = await games.of_campaign(tx, campaign_id)
        return next((game for game in reversed(chain) if game.started is not None), table)

    async def of_person(self, user_id: int, *phases: Phase) -> tuple[Table, ...]:
        """Return the tables at which a person sits, newest first; only those in ``phases`` where any are named."""
        async with self._database.query() as tx:
            return await games.of_person(tx, user_id, phases)

    async def waited_since(self, tables: Iterable[Table]) -> dict[TableId, dict[Seat, float]]:
        """Tell for whom tables wait, and since when, UTC unix seconds; for built-in opponents nobody does."""
        async with self._database.reading() as tx:
            return {table.id: {row.seat: row.since for row in await reminders.of(tx, table.id)} for table in tables}

    async def waiting_for(self, user_id: int) -> tuple[Table, ...]:
        """Return the tables at which it is the person's turn, the one waiting longest first (``/turn``).

        Between two games of a campaign it is the turn of whoever has not said whether they play.
        """
        async with self._database.query() as tx:
            return await games.waiting_for(tx, user_id)
