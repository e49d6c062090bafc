"""All that is stored of a table beside its log, read by one query: each column by the module that knows its rows."""

from __future__ import annotations

import sqlite3
from typing import Any

from storage import expiries, games, messages, notes, orders, seats, standing_answers
from storage.database import Transaction
from storage.errors import UnknownTable
from storage.records import TableId, TableRecord
from storage.rows import first

_SELECT = f"""SELECT games.*, {seats.HELD} AS held, {orders.GIVEN} AS given, {standing_answers.ANSWERS} AS answers,
    {expiries.DUE} AS due, {expiries.EXPIRED} AS expired, {notes.NOTE} AS note, {messages.POSTED} AS posted
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


async def _first(tx: Transaction, where: str, *values: Any) -> TableRecord | None:  # noqa: ANN401 - bound values
    row = await first(tx, _SELECT + where, *values)
    return None if row is None else _record(row)


def _record(row: sqlite3.Row) -> TableRecord:
    return TableRecord(
        table=games.table_of(row),
        orders=orders.given(row["id"], row["given"]),
        due=row["due"],
        expired=row["expired"],
        answers=standing_answers.answers(row["answers"]),
        note=row["note"],
        posted=messages.posted(row["id"], row["posted"]),
    )
