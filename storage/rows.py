"""Shorthand for the few ways in which rows are read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

from storage.errors import StorageError
from storage.transaction import Transaction


async def fetch(tx: Transaction, sql: str, *values: Any) -> list[sqlite3.Row]:  # noqa: ANN401 - bound values
    """Return all rows of a query."""
    return list(await tx.execute_fetchall(sql, values))


async def first(tx: Transaction, sql: str, *values: Any) -> sqlite3.Row | None:  # noqa: ANN401
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
    """Run a statement of which nobody asks what it did: see ``Transaction.write``."""
    await tx.write(sql, values, unchanged=unchanged, forbidden=forbidden)


def marks(values: Iterable[object]) -> str:
    """Return as many question marks as there are values, for ``IN (...)``."""
    return ", ".join("?" for _ in values)
