"""A further connection to a database that the bot may have open."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from storage.errors import ForeignFile, NewerDatabase
from storage.migrate import APPLICATION_ID, shipped
from storage.rows import number


@asynccontextmanager
async def second_connection(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    """Open an existing database without migrating or changing it.

    Raises:
        ForeignFile: the file is missing or none of ours.
        NewerDatabase: it was written by a newer version of the program.

    """
    connection = await aiosqlite.connect(_existing(path), uri=True, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        await connection.execute("PRAGMA busy_timeout = 5000")
        await _refuse_foreign(connection, path)
        yield connection
    finally:
        await connection.close()


def _existing(path: Path) -> str:
    if not path.is_file():
        raise ForeignFile(f"{path}: no such file")
    return f"{path.resolve().as_uri()}?mode=rw"


async def _refuse_foreign(connection: aiosqlite.Connection, path: Path) -> None:
    try:
        owner = await number(connection, "PRAGMA application_id")
    except sqlite3.DatabaseError as error:
        raise ForeignFile(f"{path}: {error}") from error
    if owner != APPLICATION_ID:
        raise ForeignFile(f"{path}: a database of another program")
    version = await number(connection, "PRAGMA user_version")
    if version > (known := shipped()[-1].version):
        raise NewerDatabase(f"{path}: version {version} is newer than this program, which knows {known}")
