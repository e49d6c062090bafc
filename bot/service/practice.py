"""Tables for practice: they play on from any move of a game that is over, with the luck to come drawn anew."""

from __future__ import annotations

import asyncio

import msgspec

from bot.service.errors import Refusal
from bot.service.live_tables import TableService
from bot.service.lobby import TableOptions, blank, checked_policy, open_table
from bot.service.phases import numbered
from engine.core import codec
from engine.core.match import Match
from engine.core.registry import GAMES
from engine.core.seat import Seat
from storage.records import Holder, Table, TableId


class Practice(TableService):
    """Opens tables for practice. Opponents sit where nobody has taken a seat; whoever opens it has one."""

    def check(self, table: Table) -> None:
        """Raise Refusal where a table cannot be played on from its moves."""
        if table.alive or table.started is None or table.campaign is not None:
            raise Refusal("practice.not_over" if table.alive else "practice.not_here")

    async def clone(
        self,
        table_id: TableId,
        user_id: int,
        channel_id: int,
        number: int,
        title: str,
        *,
        parent_channel_id: int | None = None,
    ) -> Table:
        """Open a table that plays on from a finished one, in its server.

        Args:
            table_id: the table whose game is over.
            user_id: who opens the new one, and has there the seat that was theirs, or else the first.
            channel_id: where it is.
            number: after how many moves of the log it goes on.
            title: what it is called.
            parent_channel_id: as for ``Lobby.check_new``.

        Raises:
            NoSuchTable: there is none of that id.
            IllegalMove: the log has no such move.
            Refusal: as ``Lobby.check_new``; or the game is not over, or is not played on from its positions.

        """
        live = await self._tables.get(table_id)
        table = live.table
        self.check(table)
        seat = table.seat_of(user_id) or Seat(0)
        options = TableOptions(
            game=table.game,
            title=title,
            players=len(table.seats),
            variants=table.variants,
            pace=table.pace,
        )
        where = (table.guild_id, channel_id, parent_channel_id)
        return await self._opened(live.match.as_it_is(), number, options, user_id, seat, where)

    async def _opened(
        self,
        match: Match,
        number: int,
        options: TableOptions,
        user_id: int,
        seat: Seat,
        where: tuple[int, int, int | None],
    ) -> Table:
        if not match.game.is_dealt_on:
            raise Refusal("practice.not_here")
        # The game is replayed: too long for the event loop.
        state = await asyncio.to_thread(match.at, number)
        if match.game.result(state) is not None:
            raise Refusal("practice.over_there", moves=len(match.line))
        guild_id, channel_id, parent = where
        policy = checked_policy(options.game, None)
        held = (
            Holder(Seat(each), user_id) if each == seat else Holder(Seat(each), policy=policy, name=each + 1)
            for each in range(match.setup.players)
        )
        table = numbered(blank(options, GAMES, user_id, guild_id, channel_id, self._clock()), held)
        table = msgspec.structs.replace(table, practice=True)
        return await open_table(self._database, table, parent, origin=codec.encode_state(state))
