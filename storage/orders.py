"""The rows of ``orders``: what a seat has ordered to be played for it, and why that has ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.seat import Seat
from engine.core.text import Param, Player, Text
from storage.database import Transaction
from storage.records import GivenOrder, TableId
from storage.rows import Shards, as_json, fetch, of_shards, read_json, upsert, write

GIVEN = as_json(
    "seat, kind, scope, until, ended", "(SELECT * FROM orders WHERE game_id = games.id ORDER BY seat) AS given"
)
"""The orders of a row of ``games`` as one column, which ``given`` reads."""
_PUT = upsert("orders", ("game_id", "seat"), ("kind", "scope", "until", "ended"))
_ROWS = msgspec.json.Decoder(list[tuple[int, str, str, str, str | None]])


def given(table_id: TableId, column: str | None) -> tuple[GivenOrder, ...]:
    """Read what stands at a table, and what has ended before its owner was notified, in order of seats."""
    return tuple(
        GivenOrder(
            table_id=table_id,
            seat=Seat(seat),
            kind=kind,
            scope=scope,
            until=msgspec.json.decode(until, type=tuple[str, ...]),
            ended=None if ended is None else _text(msgspec.json.decode(ended)),
        )
        for seat, kind, scope, until, ended in read_json(column, _ROWS)
    )


async def put(tx: Transaction, order: GivenOrder) -> None:
    """Store an order in place of the seat's former one."""
    until, ended = msgspec.json.encode(order.until).decode(), None
    if order.ended is not None:
        ended = msgspec.json.encode(order.ended).decode()
    await write(tx, _PUT, order.table_id, order.seat, order.kind, order.scope, until, ended)


async def save(
    tx: Transaction, table_id: TableId, before: tuple[GivenOrder, ...], after: tuple[GivenOrder, ...]
) -> None:
    """Store what has changed of the orders of a table."""
    for order in before:
        if all(order.seat != kept.seat for kept in after):
            await drop(tx, table_id, order.seat)
    for order in after:
        if order not in before:
            await put(tx, order)


async def drop(tx: Transaction, table_id: TableId, seat: Seat) -> None:
    """Forget a seat's order."""
    await write(tx, "DELETE FROM orders WHERE game_id = ? AND seat = ?", table_id, seat)


async def unannounced(tx: Transaction, shards: Shards | None = None) -> Sequence[TableId]:
    """Return the tables with an order that has ended, of which its owner has yet to be notified."""
    own = of_shards(shards, "game_id")
    sql = f"SELECT DISTINCT game_id FROM orders WHERE ended IS NOT NULL AND {own} ORDER BY game_id"  # noqa: S608
    return [row["game_id"] for row in await fetch(tx, sql)]


def _text(raw: Any) -> Text:  # noqa: ANN401 - as JSON has it
    return Text(raw["key"], {name: _param(value) for name, value in raw["params"].items()})


def _param(raw: Any) -> Param:  # noqa: ANN401
    # msgspec cannot decode a type that holds itself under a name of its own.
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
