"""What a database holds, and how a test changes it past the service."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from engine.core.match import Match
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
