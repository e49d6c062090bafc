"""What expires where nobody decides in time: questions between players, and turns in which the bot passes by itself."""

from __future__ import annotations

import msgspec

from bot.service.limits import SHORTEST_INTERVAL
from bot.service.live_tables import LiveTable, LiveTables
from bot.service.log_events import expiry_of
from bot.service.values import Outcome
from storage import expiries
from storage.records import TableId


class Expiries:
    """Knows when open questions and turns expire, and lets them. At a table there is one at a time."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._database = tables.database

    async def next_due(self) -> float | None:
        """Tell when the next one expires, UTC unix seconds; None: none does."""
        async with self._database.query() as tx:
            return await expiries.earliest(tx)

    async def due(self) -> tuple[TableId, ...]:
        """Find the tables at which something expires now."""
        async with self._database.query() as tx:
            return await expiries.due(tx, self._tables.clock())

    async def due_of(self, table_id: TableId) -> float | None:
        """Return when the question or turn of a table expires, or None: neither does."""
        return (await self._tables.get(table_id)).record.due

    async def put_off(self, table_id: TableId) -> None:
        """Try later what could not be played now; where nothing waits any longer, nothing is tried."""

        async def put_off(table: LiveTable) -> None:
            if table.record.due is not None:
                due = self._tables.clock() + SHORTEST_INTERVAL
                await table.save(msgspec.structs.replace(table.record, due=due))

        await self._tables.handle(table_id, put_off)

    async def expire(self, table_id: TableId) -> Outcome | None:
        """Play what an expiry brings whose time is up; None: somebody was faster. Raises NoSuchTable, IllegalMove."""

        async def expire(table: LiveTable) -> Outcome | None:
            record, due = table.record, table.record.due
            waits, live = expiry_of(table.match.game, table.match.state), record.table.phase == "live"
            if not live or waits is None or due is None or due > self._tables.clock():
                if due is not None and (waits is None or not live):
                    await table.save(msgspec.structs.replace(record, due=None))
                return None
            # For others the time is up too, and still to play.
            due = None if waits.alone else due
            expired = msgspec.structs.replace(record, due=due, expired=record.table.seq + 1)
            return await table.enter(waits.move, expired)

        return await self._tables.handle(table_id, expire)
