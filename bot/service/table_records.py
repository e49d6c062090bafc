"""What is stored of a table beside its log, read in one visit to the database and kept until anything is written."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from bot.service.limits import CACHED_MATCHES
from engine.core.seat import Seat
from storage import expiries, games, messages, notes, orders, standing_answers
from storage.database import Database, Transaction
from storage.records import GivenOrder, PostedMessage, Table, TableId


class TableRecord(NamedTuple):
    """A table at one moment."""

    table: Table
    orders: tuple[GivenOrder, ...]
    """What is ordered in advance, or was and its owner does not know that it has ended."""
    due: float | None
    """When the open question or turn expires."""
    expired: int | None
    """By which entry of the log the latest one did."""
    answers: frozenset[tuple[Seat, str]]
    """What seats answer once for all."""
    note: str | None
    """What is added to the open question."""
    posted: tuple[PostedMessage, ...]
    """Where its messages stand, oldest first."""

    def message(self, role: str, user_id: int = 0) -> PostedMessage | None:
        """Return where the latest message of one sort stands; the channel's, or a person's private one."""
        return next((each for each in self.posted if (each.role, each.user_id) == (role, user_id)), None)


class TableRecords:
    """Reads them; a press asks for the same table several times, and mostly nothing was written in between."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: OrderedDict[TableId, tuple[int, asyncio.Task[TableRecord]]] = OrderedDict()

    async def of(self, table_id: TableId) -> TableRecord:
        """Return a table as it is stored. Raises UnknownTable."""
        changes = self._database.changes
        kept = self._kept.get(table_id)
        if kept is None or kept[0] != changes or _failed(kept[1]):
            reading = asyncio.ensure_future(self._database.read(lambda tx: _record(tx, table_id)))
            kept = self._kept[table_id] = changes, reading
            self._kept.move_to_end(table_id)
            while len(self._kept) > CACHED_MATCHES:
                self._kept.popitem(last=False)
        return await asyncio.shield(kept[1])

    def forget(self, table_id: TableId) -> None:
        """Read a table anew the next time: another writer may have changed it."""
        self._kept.pop(table_id, None)


def _failed(reading: asyncio.Task[TableRecord]) -> bool:
    return reading.done() and (reading.cancelled() or reading.exception() is not None)


async def _record(tx: Transaction, table_id: TableId) -> TableRecord:
    table = await games.get(tx, table_id)
    return TableRecord(
        table,
        await orders.of(tx, table_id),
        await expiries.due_of(tx, table_id),
        await expiries.expired_by(tx, table_id),
        await standing_answers.of(tx, table_id),
        await notes.of(tx, table_id, table.seq),
        await messages.of_table(tx, table_id),
    )
