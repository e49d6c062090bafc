"""Shorthand for the few ways in which rows are read and written, in SQL that every database understands."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from storage.errors import StorageError
from storage.transaction import Transaction

T = TypeVar("T")


class Row(Protocol):
    """A row of a query."""

    def __getitem__(self, column: str | int, /) -> Any:  # noqa: ANN401 - whatever a column holds
        """Return what a column holds, by its name or its place."""

    def __iter__(self) -> Iterator[Any]:
        """Go through what the columns hold."""


async def fetch(tx: Transaction, sql: str, *values: Any) -> list[Row]:  # noqa: ANN401 - bound values
    """Return all rows of a query."""
    return list(await tx.execute_fetchall(sql, values))


async def first(tx: Transaction, sql: str, *values: Any) -> Row | None:  # noqa: ANN401
    """Return the first row of a query, or None."""
    found = await fetch(tx, sql, *values)
    return found[0] if found else None


async def number(tx: Transaction, sql: str, *values: Any) -> int:  # noqa: ANN401
    """Return the one number that a query asks for."""
    return int((await fetch(tx, sql, *values))[0][0])


async def change(tx: Transaction, sql: str, *values: Any) -> int:  # noqa: ANN401
    """Run a statement and return how many rows it changed."""
    return (await tx.execute(sql, values)).rowcount


async def write(
    tx: Transaction,
    sql: str,
    *values: Any,  # noqa: ANN401
    unchanged: StorageError | None = None,
    forbidden: StorageError | None = None,
) -> None:
    """Run a statement without waiting for its outcome: see ``Transaction.write``."""
    await tx.write(sql, values, unchanged=unchanged, forbidden=forbidden)


def marks(values: Iterable[object]) -> str:
    """Return as many question marks as there are values."""
    return ", ".join("?" for _ in values)


def among(column: str, values: Collection[object]) -> str:
    """Return the condition that a column holds one of some values, which are bound; there may be none."""
    return f"{column} IN ({marks(values)})" if values else "1 = 0"


class Shards(NamedTuple):
    """Some of the shards into which Discord divides all servers."""

    total: int
    """How many there are."""
    ids: frozenset[int]
    """Which of them, from 0."""

    def has(self, guild_id: int) -> bool:
        """Return whether a server is in one of them (https://discord.com/developers/docs/events/gateway#sharding)."""
        return (guild_id >> 22) % self.total in self.ids


def of_shards(shards: Shards | None, table_id: str) -> str:
    """Return the condition that a column names a table in a server of some shards; None means all shards."""
    if shards is None:
        return "1 = 1"
    ids = ", ".join(f"{number:d}" for number in sorted(shards.ids)) or "-1"
    # It is looked up for each row that is left: a join would go through all tables there are.
    guild = f"(SELECT guild_id FROM games AS there WHERE there.id = {table_id})"  # noqa: S608 - own names alone
    return f"({guild} / 4194304) % {shards.total:d} IN ({ids})"


def worked_out(table_id: str) -> str:
    """Return the condition that a column names a table that is not suspended: at one that is, nothing is automatic."""
    return f"COALESCE((SELECT sound FROM games AS there WHERE there.id = {table_id}), 1) = 1"  # noqa: S608 - own names


@functools.cache
def upsert(table: str, key: tuple[str, ...], others: tuple[str, ...]) -> str:
    """Return the statement that stores a row in place of the one that has the same key, if any.

    Args:
        table: its table.
        key: the columns of its key.
        others: the columns that are replaced; values are bound in the order of the key, then of these.

    """
    assigned = ", ".join(f"{column} = excluded.{column}" for column in others)
    return f"""INSERT INTO {table} ({", ".join((*key, *others))}) VALUES ({marks((*key, *others))})
        ON CONFLICT ({", ".join(key)}) DO UPDATE SET {assigned}"""  # noqa: S608 - own names alone


def as_json(columns: str, rows: str) -> str:
    """Return an expression for rows as one column, which ``read_json`` reads: a list of lists in JSON.

    Args:
        columns: what each inner list holds.
        rows: what follows FROM: the tables with a condition, or, to have the rows in order, a named subquery.

    """
    return f"(SELECT json_group_array(json_array({columns})) FROM {rows})"  # noqa: S608 - own names alone


def read_json(column: str | None, decoder: msgspec.json.Decoder[T]) -> T:
    """Read what ``as_json`` has made of rows."""
    return decoder.decode(column or "[]")
