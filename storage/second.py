"""A further connection to a database that the bot may have open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from storage.connection import Connection, connect
from storage.errors import ForeignFile, UnusableFile
from storage.migrate import APPLICATION_ID
from storage.owner import refuse_foreign, telling
from storage.rows import number


@asynccontextmanager
async def second_connection(path: Path) -> AsyncIterator[Connection]:
    """Open an existing database without migrating or changing it.

    Raises:
        ForeignFile: the file is none of ours.
        NewerDatabase: it was written by a newer version of the program.
        DamagedFile, UnusableFile: it is missing, or cannot be read as far as is needed.

    """
    address = _existing(path)
    await asyncio.to_thread(refuse_foreign, path)
    with telling(path):
        connection = await connect(address, uri=True)
        try:
            await connection.execute("PRAGMA busy_timeout = 5000")
            if await number(connection, "PRAGMA application_id") != APPLICATION_ID:
                raise ForeignFile(f"{path} is an empty file")
            yield connection
        finally:
            await connection.close()


def _existing(path: Path) -> str:
    if not path.exists():
        raise UnusableFile(f"{path}: no such file")
    return f"{path.resolve().as_uri()}?mode=rw"
