"""What a database and a table in memory hold, and how a test changes them past the service."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.service import Service
from bot.service.play import _opponent_to_move
from engine.core.match import Match
from engine.core.seat import Seat
from storage import archive
from storage.database import Database, Transaction
from storage.records import TableId

T = TypeVar("T")


async def transact(database: Database, work: Callable[[Transaction], Awaitable[T]]) -> T:
    """Do work in one transaction."""
    async with database.transaction() as tx:
        return await work(tx)


async def read(database: Database, work: Callable[[Transaction], Awaitable[T]]) -> T:
    """Read several things as they were at one moment."""
    async with database.reading() as tx:
        return await work(tx)


async def load(database: Database, table_id: TableId) -> Match:
    """Rebuild a match from its log. Raises what reading and replaying it raise."""
    stored = await read(database, lambda tx: archive.stored_of(tx, table_id))
    return await asyncio.to_thread(archive.rebuild, await archive.with_base(database, stored))


async def opponent_to_move(service: Service, table_id: TableId) -> Seat | None:
    """Return the built-in opponent that is to move, or None."""
    return _opponent_to_move(await service.live.get(table_id))
