"""All that is stored of a table except its log and the ledger, read by one query.

Each column is read by the module that knows its rows.
"""

from __future__ import annotations

from typing import Any

import msgspec

from storage import (
    expiries,
    games,
    notes,
    orders,
    preferences,
    proposals,
    reminders,
    seats,
)
from storage.database import Transaction
from storage.errors import UnknownTable
from storage.records import TableId, TableRecord
from storage.rows import Row, first

_SELECT = f"""SELECT games.*, {seats.HELD} AS held, {orders.GIVEN} AS given,
    {reminders.WAITS} AS waits, {preferences.CHOSEN} AS chosen, {proposals.OPEN} AS asks,
    {expiries.DUE} AS due, {expiries.EXPIRED} AS expired, {notes.NOTE} AS note
    FROM games WHERE """  # noqa: S608 - own text alone


async def get(tx: Transaction, table_id: TableId) -> TableRecord:
    """Return a table. Raises UnknownTable."""
    found = await _first(tx, "id = ?", table_id)
    if found is None:
        raise UnknownTable(table_id)
    return found


async def in_channel(tx: Transaction, channel_id: int) -> TableRecord | None:
    """Return the table alive in a channel, else the latest there, else None."""
    return await _first(tx, games.IN_CHANNEL, channel_id)


async def played_by(tx: Transaction, user_id: int, game: str) -> TableRecord | None:
    """Return the live table of a game that waits for a person longest, else the newest of theirs, else None."""
    return await _first(tx, games.PLAYED_BY, user_id, game, user_id, user_id)


async def save(tx: Transaction, before: TableRecord, after: TableRecord) -> TableRecord:
    """Store what has changed of a table, and return it as it is stored now.

    Notes and people's choices are not stored here; choices are read again if other people hold the seats now.

    Args:
        tx: the transaction.
        before: what is stored.
        after: what is to be stored.

    Raises:
        StaleVersion: something was stored since it was read.

    """
    await games.save(tx, before.table, after.table, before.version)
    table_id, people = after.table.id, after.table.people
    if people != before.table.people:
        after = msgspec.structs.replace(after, chosen=await preferences.of(tx, people))
    if after.reminders != before.reminders:
        await reminders.save(tx, table_id, before.reminders, after.reminders)
    if after.orders != before.orders:
        await orders.save(tx, table_id, before.orders, after.orders)
    if (after.due, after.expired) != (before.due, before.expired):
        await expiries.put(tx, table_id, after.due, after.expired)
    if before.asks and not after.asks:
        await proposals.cancel_open(tx, table_id)
    return msgspec.structs.replace(after, version=before.version + 1)


async def _first(tx: Transaction, where: str, *values: Any) -> TableRecord | None:  # noqa: ANN401 - bound values
    row = await first(tx, _SELECT + where, *values)
    return None if row is None else _record(row)


def _record(row: Row) -> TableRecord:
    return TableRecord(
        table=games.table_of(row),
        version=row["version"],
        orders=orders.given(row["id"], row["given"]),
        reminders=reminders.waits(row["id"], row["waits"]),
        chosen=preferences.chosen(row["chosen"]),
        asks=bool(row["asks"]),
        due=row["due"],
        expired=row["expired"],
        note=row["note"],
    )
