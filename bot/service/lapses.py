"""Questions between players that lapse where no answer comes: the bot takes them back for whoever asked."""

from __future__ import annotations

from typing import Any

from bot.service.matches import Live, Matches
from bot.service.rules import SHORTEST_INTERVAL
from bot.service.values import Outcome
from engine.core.assistance import Asking
from storage import lapses
from storage.database import Transaction
from storage.records import Table, TableId


class Lapses:
    """Knows when the open questions lapse, and lets them."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._database = matches.database

    async def next_due(self) -> float | None:
        """Tell when the next question lapses, UTC unix seconds; None: none is open."""
        return await self._database.read(lapses.earliest)

    async def due(self) -> tuple[TableId, ...]:
        """Find the tables whose question lapses now."""
        now = self._matches.clock()
        return await self._database.read(lambda tx: lapses.due(tx, now))

    async def due_of(self, table_id: TableId) -> float | None:
        """Tell when the open question of a table lapses; None: none is open."""
        return await self._database.read(lambda tx: lapses.due_of(tx, table_id))

    async def lapsed(self, table_id: TableId) -> int | None:
        """Tell by which entry of the log the latest question of a table lapsed."""
        return await self._database.read(lambda tx: lapses.lapsed(tx, table_id))

    async def put_off(self, table_id: TableId) -> None:
        """Try a question later that could not lapse now; where none is open any longer, nothing is tried."""

        async def put_off(tx: Transaction) -> None:
            if await lapses.due_of(tx, table_id) is not None:
                await lapses.put(tx, table_id, self._matches.clock() + SHORTEST_INTERVAL)

        await self._database.transact(put_off)

    async def lapse(self, table_id: TableId) -> Outcome | None:
        """Take back an open question whose time is up; None: somebody was faster. Raises NoSuchTable, IllegalMove."""

        async def lapse(table: Table, live: Live) -> Outcome | None:
            due = await self.due_of(table.id)
            game: Any = live.match.game
            question = game.question(live.match.state) if isinstance(game, Asking) else None
            if table.phase != "live" or question is None or due is None or due > self._matches.clock():
                if due is not None and (question is None or table.phase != "live"):
                    await self._database.transact(lambda tx: lapses.drop(tx, table.id))
                return None

            async def note(tx: Transaction) -> None:
                await lapses.note(tx, table.id, table.seq + 1)

            return await self._matches.enter(table, live, question.lapse, note)

        return await self._matches.alone(table_id, lapse)
