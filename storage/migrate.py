"""The numbered SQL files of both kinds of database, and the migration of an SQLite file to this version."""

from __future__ import annotations

import functools
import sqlite3
from collections.abc import Iterator, Sequence
from importlib import resources

import aiosqlite
import msgspec

APPLICATION_ID = 0x5354_4D31
"""Marks a file as ours ("STM1"), so that no other program's database is ever changed."""


class Migration(msgspec.Struct, frozen=True):
    """One numbered file of SQL."""

    version: int
    name: str
    sql: str


@functools.cache
def shipped(kind: str = "sqlite") -> tuple[Migration, ...]:
    """Return the migrations that come with this version for a kind of database, in order; they are read once.

    ``kind`` is the name of their folder. The latest has the same number for every kind.
    """
    files = (file for file in resources.files(f"storage.migrations.{kind}").iterdir() if file.name.endswith(".sql"))
    return tuple(
        Migration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8"))
        for file in sorted(files, key=lambda file: file.name)
    )


async def migrate(connection: aiosqlite.Connection, migrations: Sequence[Migration] | None = None) -> int:
    """Apply the missing migrations, all of them or none, and return the version reached.

    That the file is ours was checked before: see ``storage.owner``.
    """
    known = shipped() if migrations is None else migrations
    newest = known[-1].version
    await connection.execute("BEGIN IMMEDIATE")
    try:
        version = await _number(connection, "PRAGMA user_version")
        for migration in known:
            if migration.version > version:
                await _apply(connection, migration)
        # Written even if nothing was missing: only at a write does SQLite report that a file is read-only.
        await connection.execute(f"PRAGMA user_version = {max(version, newest):d}")
        await connection.execute(f"PRAGMA application_id = {APPLICATION_ID:d}")
        await connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            await connection.execute("ROLLBACK")
        raise
    return newest


async def _apply(connection: aiosqlite.Connection, migration: Migration) -> None:
    for statement in statements(migration.sql):
        await connection.execute(statement)
    if list(await connection.execute_fetchall("PRAGMA foreign_key_check")):
        raise sqlite3.IntegrityError(f"{migration.name} leaves rows that refer to nothing")


def statements(sql: str) -> Iterator[str]:
    """Split a script into statements; ``executescript`` would commit before it begins.

    Raises sqlite3.ProgrammingError: the last one is not finished.
    """
    pending = ""
    for line in sql.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
    if pending.strip():
        raise sqlite3.ProgrammingError(f"unfinished statement: {pending.strip()[:60]}")


async def _number(connection: aiosqlite.Connection, sql: str) -> int:
    rows = list(await connection.execute_fetchall(sql))
    return int(rows[0][0])
