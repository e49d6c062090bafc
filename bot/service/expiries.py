"""What expires where nobody decides in time: questions between players, and turns in which the bot passes by itself."""

from __future__ import annotations

from bot.service.limits import SHORTEST_INTERVAL
from bot.service.log_events import expiry_of
from bot.service.matches import Live, Matches
from bot.service.values import Outcome
from storage import expiries
from storage.database import Transaction
from storage.records import Table, TableId


class Expiries:
    """Knows when open questions and turns expire, and lets them. At a table there is one at a time."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._database = matches.database

    async def next_due(self) -> float | None:
        """Tell when the next one expires, UTC unix seconds; None: none does."""
        return await self._database.read(expiries.earliest)

    async def due(self) -> tuple[TableId, ...]:
        """Find the tables at which something expires now."""
        now = self._matches.clock()
        return await self._database.read(lambda tx: expiries.due(tx, now))

    async def due_of(self, table_id: TableId) -> float | None:
        """Tell when the question or turn of a table expires; None: neither does."""
        return await self._database.read(lambda tx: expiries.due_of(tx, table_id))

    async def put_off(self, table_id: TableId) -> None:
        """Try later what could not be played now; where nothing waits any longer, nothing is tried."""

        async def put_off(tx: Transaction) -> None:
            if await expiries.due_of(tx, table_id) is not None:
                await expiries.put(tx, table_id, self._matches.clock() + SHORTEST_INTERVAL)

        await self._matches.change(table_id, put_off)

    async def expire(self, table_id: TableId) -> Outcome | None:
        """Play what an expiry brings whose time is up; None: somebody was faster. Raises NoSuchTable, IllegalMove."""

        async def expire(table: Table, live: Live) -> Outcome | None:
            due = (await self._matches.record(table.id)).due
            waits = expiry_of(live.match.game, live.match.state)
            if table.phase != "live" or waits is None or due is None or due > self._matches.clock():
                if due is not None and (waits is None or table.phase != "live"):
                    await self._matches.change(table.id, lambda tx: expiries.drop(tx, table.id))
                return None

            async def note(tx: Transaction) -> None:
                await expiries.note(tx, table.id, table.seq + 1, others=not waits.alone)

            return await self._matches.enter(table, live, waits.move, note)

        return await self._matches.exclusively(table_id, expire)
