"""What is stored of tables beside their logs, kept in memory as long as nothing of them is written."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from bot.service.limits import CACHED_MATCHES
from storage import archive, table_records
from storage.database import Database, Transaction
from storage.records import Table, TableId, TableRecord

T = TypeVar("T")
Search = Callable[[Transaction], Awaitable[TableRecord | None]]


class _Kept(NamedTuple):
    record: asyncio.Future[TableRecord]
    """Where it is being read, its end."""
    writes: int
    """How much had been written before it was read."""


class TableRecords:
    """Reads them, and writes what changes a table: what is stored then comes back in the same transaction.

    A move asks for the same table several times, and to ask the thread of the database each time would take long.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: OrderedDict[TableId, _Kept] = OrderedDict()

    async def of(self, table_id: TableId) -> TableRecord:
        """Return a table as it is stored. Raises UnknownTable."""
        kept = self._kept.get(table_id)
        if kept is None or not self._database.holds(table_id, kept.writes) or _failed(kept.record):
            writes = self._database.writes
            reading = asyncio.ensure_future(self._database.read(lambda tx: table_records.get(tx, table_id)))
            kept = self._keep(table_id, reading, writes)
        return await asyncio.shield(kept.record)

    async def find(self, search: Search, log_of: Callable[[Table], bool]) -> tuple[Table, archive.Stored | None] | None:
        """Return the table that a search finds, with its log where that is wanted of it, all read at once; else None.

        Raises UnknownTable, CorruptLog.
        """

        async def found(tx: Transaction) -> tuple[TableRecord, archive.Stored | None] | None:
            record = await search(tx)
            if record is None:
                return None
            return record, await archive.stored_of(tx, record.table.id) if log_of(record.table) else None

        writes = self._database.writes
        read = await self._database.read(found)
        if read is None:
            return None
        record, log = read
        self._keep(record.table.id, _read(record), writes)
        return record.table, log

    async def change(self, table_id: TableId, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Do work in one transaction that changes nothing of other tables. Raises UnknownTable, and what it raises."""

        async def changed(tx: Transaction) -> tuple[T, TableRecord]:
            return await work(tx), await table_records.get(tx, table_id)

        (done, record), writes = await self._database.transact_at(table_id, changed)
        self._keep(table_id, _read(record), writes)
        return done

    def forget(self, table_id: TableId) -> None:
        """Read a table anew the next time: another writer may have changed it."""
        self._kept.pop(table_id, None)

    def _keep(self, table_id: TableId, record: asyncio.Future[TableRecord], writes: int) -> _Kept:
        """Keep a record, unless a newer one is kept already."""
        before = self._kept.get(table_id)
        if before is not None and before.writes > writes and not _failed(before.record):
            return before
        kept = self._kept[table_id] = _Kept(record, writes)
        self._kept.move_to_end(table_id)
        while len(self._kept) > CACHED_MATCHES:
            self._kept.popitem(last=False)
        return kept


def _read(record: TableRecord) -> asyncio.Future[TableRecord]:
    done: asyncio.Future[TableRecord] = asyncio.get_running_loop().create_future()
    done.set_result(record)
    return done


def _failed(reading: asyncio.Future[TableRecord]) -> bool:
    return reading.done() and (reading.cancelled() or reading.exception() is not None)
