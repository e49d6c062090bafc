"""Finding tables."""

from __future__ import annotations

from collections.abc import Iterable

from bot.service.matches import Matches, found
from engine.core.seat import Seat
from storage import games, reminders, table_records
from storage.database import Transaction
from storage.records import Phase, Table, TableId


class Tables:
    """Finds tables by id, channel or person."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._database = matches.database

    async def get(self, table_id: TableId) -> Table:
        """Return a table. Raises NoSuchTable."""
        return await self._database.read(lambda tx: found(tx, table_id))

    async def in_channel(self, channel_id: int) -> Table | None:
        """Return the table alive in a channel or thread, else the one that was last alive there, else None."""
        return await self._database.read(lambda tx: games.in_channel(tx, channel_id))

    async def to_play(self, game: str, user_id: int, channel_id: int | None) -> Table | None:
        """Return the table that a move of a game is meant for, with all that is then asked of it read at once.

        It is the channel's; in private (None) the one that waits for the person longest, else the newest of theirs.
        """
        if channel_id is None:
            return await self._matches.find(lambda tx: table_records.played_by(tx, user_id, game))
        here = await self._matches.find(lambda tx: table_records.in_channel(tx, channel_id))
        return here if here is not None and here.game == game else None

    async def shown(self, table: Table) -> Table:
        """Return the game whose board there is to be seen: between two games of a campaign, the one before."""
        campaign_id = table.campaign
        if campaign_id is None or table.started is not None:
            return table
        chain = await self._database.read(lambda tx: games.of_campaign(tx, campaign_id))
        return next((game for game in reversed(chain) if game.started is not None), table)

    async def of_person(self, user_id: int, *phases: Phase) -> tuple[Table, ...]:
        """Return the tables at which a person sits, newest first; only those in ``phases`` where any are named."""
        return await self._database.read(lambda tx: games.of_person(tx, user_id, phases))

    async def waited_since(self, tables: Iterable[Table]) -> dict[TableId, dict[Seat, float]]:
        """Tell for whom tables wait, and since when, UTC unix seconds; for built-in opponents nobody does."""

        async def read(tx: Transaction) -> dict[TableId, dict[Seat, float]]:
            return {table.id: {row.seat: row.since for row in await reminders.of(tx, table.id)} for table in tables}

        return await self._database.read(read)

    async def waiting_for(self, user_id: int) -> tuple[Table, ...]:
        """Return the tables at which it is the person's turn, the one waiting longest first (``/turn``).

        Between two games of a campaign it is the turn of whoever has not said whether they play.
        """
        return await self._database.read(lambda tx: games.waiting_for(tx, user_id))
