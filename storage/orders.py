"""The rows of ``orders``: what seats have ordered to be played for them, and why an order has ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engine.core.seat import Seat
from engine.core.text import Param, Player, Text
from storage.database import Transaction
from storage.records import GivenOrder, TableId
from storage.rows import as_json, fetch, read_json, upsert, write

GIVEN = as_json(
    "seat, number, kind, fields, ended, ended_at",
    "(SELECT * FROM orders WHERE game_id = games.id ORDER BY seat, number) AS given",
)
"""The orders of a row of ``games`` as one column, which ``given`` reads."""
_PUT = upsert("orders", ("game_id", "seat", "number"), ("kind", "fields", "ended", "ended_at"))
_ROWS = msgspec.json.Decoder(list[tuple[int, int, str, str, str | None, float | None]])


def given(table_id: TableId, column: str | None) -> tuple[GivenOrder, ...]:
    """Read the orders of a table by seat and number, including those whose end their owner was not notified of yet."""
    return tuple(
        GivenOrder(
            table_id=table_id,
            seat=Seat(seat),
            number=number,
            kind=kind,
            fields=msgspec.json.decode(fields, type=dict[str, Any]),
            ended=None if ended is None else _text(msgspec.json.decode(ended)),
            ended_at=ended_at,
        )
        for seat, number, kind, fields, ended, ended_at in read_json(column, _ROWS)
    )


async def put(tx: Transaction, order: GivenOrder) -> None:
    """Store an order in place of the seat's former one of the same number."""
    fields, ended = msgspec.json.encode(order.fields).decode(), None
    if order.ended is not None:
        ended = msgspec.json.encode(order.ended).decode()
    key = (order.table_id, order.seat, order.number)
    await write(tx, _PUT, *key, order.kind, fields, ended, order.ended_at)


async def save(
    tx: Transaction, table_id: TableId, before: tuple[GivenOrder, ...], after: tuple[GivenOrder, ...]
) -> None:
    """Store what has changed of the orders of a table."""
    kept = {(order.seat, order.number) for order in after}
    for order in before:
        if (order.seat, order.number) not in kept:
            sql = "DELETE FROM orders WHERE game_id = ? AND seat = ? AND number = ?"
            await write(tx, sql, table_id, order.seat, order.number)
    for order in after:
        if order not in before:
            await put(tx, order)


async def unread(tx: Transaction, table_id: TableId, seat: Seat) -> frozenset[int]:
    """Return the numbers of a seat's orders that have ended without their owner having read so."""
    sql = "SELECT number FROM orders WHERE game_id = ? AND seat = ? AND ended IS NOT NULL"
    return frozenset(row["number"] for row in await fetch(tx, sql, table_id, seat))


async def delete_ended(tx: Transaction, ended: Iterable[GivenOrder]) -> None:
    """Delete orders that have ended, as their owner has read so; the version of the table stays."""
    sql = "DELETE FROM orders WHERE game_id = ? AND seat = ? AND number = ? AND ended IS NOT NULL"
    await tx.executemany(sql, [(order.table_id, order.seat, order.number) for order in ended])


def _text(raw: Any) -> Text:  # noqa: ANN401 - as JSON has it
    return Text(raw["key"], {name: _param(value) for name, value in raw["params"].items()})


def _param(raw: Any) -> Param:  # noqa: ANN401
    # msgspec cannot decode a recursive type alias.
    match raw:
        case {"type": "text"}:
            return _text(raw)
        case {"type": "player", "seat": seat}:
            return Player(Seat(seat))
        case list():
            return tuple(map(_param, raw))
        case int() | str():
            return raw
        case _:
            raise AssertionError(f"no parameter of a text: {raw!r}")
