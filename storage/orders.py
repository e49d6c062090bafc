"""The rows of ``orders``: what a seat has ordered to be played for it, and why that has ended."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.seat import Seat
from engine.core.text import Param, Player, Text
from storage.database import Transaction
from storage.records import GivenOrder, TableId
from storage.rows import change, fetch


async def of(tx: Transaction, table_id: TableId) -> tuple[GivenOrder, ...]:
    """Return what stands at a table, and what has ended without its owner being told, in order of seats."""
    return tuple(map(_order, await fetch(tx, "SELECT * FROM orders WHERE game_id = ? ORDER BY seat", table_id)))


async def put(tx: Transaction, order: GivenOrder) -> None:
    """Store an order in place of the seat's former one."""
    sql = "INSERT OR REPLACE INTO orders (game_id, seat, kind, scope, until, ended) VALUES (?, ?, ?, ?, ?, ?)"
    until, ended = msgspec.json.encode(order.until).decode(), None
    if order.ended is not None:
        ended = msgspec.json.encode(order.ended).decode()
    await change(tx, sql, order.table_id, order.seat, order.kind, order.scope, until, ended)


async def drop(tx: Transaction, table_id: TableId, seat: Seat) -> None:
    """Forget a seat's order."""
    await change(tx, "DELETE FROM orders WHERE game_id = ? AND seat = ?", table_id, seat)


async def clear(tx: Transaction, table_id: TableId) -> None:
    """Forget all orders of a table."""
    await change(tx, "DELETE FROM orders WHERE game_id = ?", table_id)


async def due(tx: Transaction) -> Sequence[TableId]:
    """Return the live tables at which a seat with a standing order is to move."""
    sql = """SELECT DISTINCT id FROM games JOIN seats ON seats.game_id = id
        JOIN orders ON orders.game_id = id AND orders.seat = seats.seat
        WHERE phase = 'live' AND to_move = 1 AND orders.ended IS NULL ORDER BY id"""
    return [row["id"] for row in await fetch(tx, sql)]


async def untold(tx: Transaction) -> Sequence[TableId]:
    """Return the tables with an order that has ended without its owner being told."""
    sql = "SELECT DISTINCT game_id FROM orders WHERE ended IS NOT NULL ORDER BY game_id"
    return [row["game_id"] for row in await fetch(tx, sql)]


def _order(row: sqlite3.Row) -> GivenOrder:
    return GivenOrder(
        table_id=row["game_id"],
        seat=Seat(row["seat"]),
        kind=row["kind"],
        scope=row["scope"],
        until=msgspec.json.decode(row["until"], type=tuple[str, ...]),
        ended=None if row["ended"] is None else _text(msgspec.json.decode(row["ended"])),
    )


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
            raise ValueError(f"no parameter of a text: {raw!r}")
