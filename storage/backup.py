"""Copies a database: to a file while the bot runs, or row by row from one kind of database to another."""

from __future__ import annotations

import asyncio
import os
import secrets
from pathlib import Path
from typing import Any

from storage.check import Report, check
from storage.database import Address, Database, at_one_moment, name_of
from storage.errors import AnotherCopy, ForeignFile
from storage.integrity import Layout, layouts
from storage.rows import fetch, marks, number
from storage.sqlite import second_connection, vacuum_into
from storage.transaction import Transaction

_AT_ONCE = 500
"""Rows that are in memory at a time."""


async def backup(address: Address, target: Path) -> Report:
    """Copy a database to the file ``target``, which appears only when the copy is whole and checked.

    Raises:
        ForeignFile: the database is none of ours, or ``target`` is the database itself.
        OSError, sqlite3.Error: the copy could not be written; an earlier ``target`` is as it was.

    """
    _refuse_itself(address, target)
    partial = target.with_name(f".{target.name}.{secrets.token_hex(4)}.partial")
    try:
        if isinstance(address, Path):
            async with second_connection(address) as connection:
                await vacuum_into(connection, partial)
            report = await check(partial)
        else:
            report = await copy(address, partial)
        await asyncio.to_thread(_settle, partial, target)
    finally:
        for left in partial.parent.glob(f"{partial.name}*"):
            left.unlink()
    return report


async def copy(source: Address, target: Address) -> Report:
    """Carry every row of a database into another one that is empty, compare them, and replay every log there.

    It is done in one transaction: after a kill ``target`` is as empty as before. Done once more, it compares.

    Raises:
        AnotherCopy: ``target`` holds something else, or what was written is not read again as it was.
        StorageError: one of them cannot be used.

    """
    async with at_one_moment(source) as moment:
        database = await Database.open(target)
        try:
            async with database.transaction() as tx:
                await tx.lock_name("copy")
                counts = [await number(tx, f"SELECT COUNT(*) FROM {table}") for table in layouts()]  # noqa: S608
                for table, layout in layouts().items():
                    if not await _carried(moment.tx, tx, table, layout, empty=not any(counts)):
                        raise AnotherCopy(f"{name_of(target)} holds something else than {name_of(source)}: {table}")
                await database.count_on(tx)
        finally:
            await database.close()
    return await check(target)


async def _carried(source: Transaction, target: Transaction, table: str, layout: Layout, *, empty: bool) -> bool:
    """Store all rows of a table where it is ``empty``; tell whether both have the same."""
    names = _listed(layout.columns)
    # What the target has stored by itself with the rows of another table is compared with what it is to have.
    sql = f"INSERT INTO {table} ({names}) VALUES ({marks(layout.columns)}) ON CONFLICT DO NOTHING"  # noqa: S608
    last: tuple[Any, ...] = ()
    while True:
        rows = await _rows_after(source, table, layout, last)
        if empty:
            await target.executemany(sql, rows)
        if await _rows_after(target, table, layout, last) != rows:
            return False
        if not rows:
            return True
        last = tuple(rows[-1][layout.columns.index(column)] for column in layout.key)


async def _rows_after(tx: Transaction, table: str, layout: Layout, last: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """Return the rows that follow one in the order of their key."""
    key, names = _listed(layout.key), _listed(layout.columns)
    where = f"WHERE ({key}) > ({marks(last)})" if last else ""
    sql = f"SELECT {names} FROM {table} {where} ORDER BY {key} LIMIT {_AT_ONCE}"  # noqa: S608 - own names
    return [tuple(row) for row in await fetch(tx, sql, *last)]


def _listed(columns: tuple[str, ...]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def _refuse_itself(address: Address, target: Path) -> None:
    if isinstance(address, Path) and target.exists() and address.exists() and target.samefile(address):
        raise ForeignFile(f"{target}: is the database itself")


def _settle(partial: Path, target: Path) -> None:
    with partial.open("rb+") as file:
        os.fsync(file.fileno())
    partial.replace(target)
    if os.name == "posix":  # elsewhere a folder cannot be flushed
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
