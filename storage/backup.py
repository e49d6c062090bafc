"""Copies a database: to a file while the bot runs, or row by row from one kind of database to another."""

from __future__ import annotations

import asyncio
import glob
import os
import secrets
from collections.abc import Iterator
from contextlib import aclosing, contextmanager
from pathlib import Path
from typing import Any

from engine.core.progress import Progress, silent
from storage.check import Report, check
from storage.database import Address, Database, at_one_moment, name_of, unplayed
from storage.errors import AnotherCopy, DamagedFile, ForeignFile
from storage.integrity import Layout, Moment, layouts
from storage.owner import PRIVATE
from storage.rows import fetch, marks, number
from storage.sqlite import second_connection, vacuum_into
from storage.transaction import Transaction

FAULTY = ".faulty"
"""What the name of a copy with problems ends in."""


async def backup(address: Address, target: Path, progress: Progress = silent) -> Report:
    """Copy a database to the file ``target``, which appears only when the copy is whole and checked.

    Nobody else may read it. A copy with problems is kept too, but under a name of its own (``faulty``), as it must not
    take the place of a good one.

    Raises:
        ForeignFile: the database is none of ours, or ``target`` is the database itself.
        OSError, sqlite3.Error: the copy could not be written; an earlier ``target`` is as it was.

    """
    _refuse_itself(address, target)
    partial = target.with_name(f".{target.name}.{secrets.token_hex(4)}.partial")
    partial.touch(mode=PRIVATE)
    try:
        if isinstance(address, Path):
            async with second_connection(address) as connection:
                await vacuum_into(connection, partial, progress)
            report = await check(partial, progress)
        else:
            report = await _carry(address, partial, progress)
        await asyncio.to_thread(_settle, partial, target if report.ok else faulty(target))
    finally:
        for left in partial.parent.glob(f"{glob.escape(partial.name)}*"):
            left.unlink()
    return report


def faulty(target: Path) -> Path:
    """Return where a copy with problems is kept that was to be the file ``target``."""
    return target.with_name(f"{target.name}{FAULTY}")


async def copy(source: Address, target: Address, progress: Progress = silent) -> Report:
    """Copy every row of a database into another one that is empty, compare them, and replay every log there.

    This is one transaction: if it is killed, ``target`` is as empty as before. Repeated afterwards, it only compares.

    Raises:
        AnotherCopy: ``target`` holds something else, does not take a row, or does not return what was written.
        StorageError: one of them cannot be used, a bot plays on it, or rows of ``source`` are damaged.

    """
    async with unplayed(source), unplayed(target):
        return await _carry(source, target, progress)


async def _carry(source: Address, target: Address, progress: Progress) -> Report:
    async with at_one_moment(source, progress) as moment:
        _refuse_damaged(source, moment)
        database = await Database.open(target)
        try:
            async with database.transaction() as tx:
                await tx.lock_name("copy")
                await _fill(database, tx, moment.tx, progress)
                if (table := await _different(moment.tx, tx, progress)) is not None:
                    raise AnotherCopy(f"{name_of(target)} holds something else than {name_of(source)}: {table}")
        finally:
            await database.close()
    return await check(target, progress)


def _refuse_damaged(source: Address, moment: Moment) -> None:
    """Raise DamagedFile if rows cannot be copied; faults of a log are copied, and reported by the check afterwards."""
    problems = [*moment.problems, *map(str, moment.wrong)]
    if problems:
        raise DamagedFile(f"{name_of(source)} has problems ({len(problems)}): {problems[0]}")


async def _fill(database: Database, target: Transaction, source: Transaction, progress: Progress) -> None:
    """Store all rows in a database if it is empty. Raises AnotherCopy: it does not take one."""
    if any([await fetch(target, f"SELECT 1 FROM {table} LIMIT 1") for table in layouts()]):  # noqa: S608 - own names
        return
    total = sum([await _count(source, table) for table in layouts()])
    with progress("rows", total) as advance, _refusing(database, "rows without its triggers"):
        async with database.filling(target):
            for table, layout in layouts().items():
                sql = f"INSERT INTO {table} ({layout.listed}) VALUES ({marks(layout.columns)})"  # noqa: S608 - own names
                async with aclosing(source.batches(_all_of(table, layout))) as batches:
                    async for rows in batches:
                        with _refusing(database, table):
                            await target.executemany(sql, rows)
                            await number(target, "SELECT 1")  # by then the pending writes have run
                        advance(len(rows))


@contextmanager
def _refusing(database: Database, what: str) -> Iterator[None]:
    """Raise AnotherCopy where a database does not take something."""
    try:
        yield
    except Exception as error:
        if (why := database.refused(error)) is None or database.engine.unwritable(error):
            raise
        raise AnotherCopy(f"{name_of(database.address)} does not take {what}: {why}") from error


async def _different(source: Transaction, target: Transaction, progress: Progress) -> str | None:
    """Return the first table in which two databases differ, or None if there is none."""
    total = sum([await _count(source, table) for table in layouts()])
    with progress("rows", total) as advance:
        for table, layout in layouts().items():
            every = _all_of(table, layout)
            async with aclosing(source.batches(every)) as ours, aclosing(target.batches(every)) as theirs:
                async for rows in ours:
                    if not _same(rows, await anext(theirs, [])):
                        return table
                    advance(len(rows))
                if await anext(theirs, []):
                    return table
    return None


def _same(rows: list[tuple[Any, ...]], others: list[tuple[Any, ...]]) -> bool:
    """Return whether rows are the same; equal numbers of different types are not."""
    return rows == others and all(
        tuple(map(type, row)) == tuple(map(type, other)) for row, other in zip(rows, others, strict=True)
    )


def _all_of(table: str, layout: Layout) -> str:
    key = ", ".join(f'"{column}"' for column in layout.key)
    return f"SELECT {layout.listed} FROM {table} ORDER BY {key}"  # noqa: S608 - own names


async def _count(tx: Transaction, table: str) -> int:
    return await number(tx, f"SELECT COUNT(*) FROM {table}")  # noqa: S608 - own names


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
