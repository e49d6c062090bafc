"""The real bot, which counts what it asks of its database: ``COUNTS`` names the file that holds the counts."""

import mmap
import os
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from bot import program, shards
from storage import postgres
from storage.postgres import PostgresConnection
from storage.sqlite import SQLiteConnection

_FORM = struct.Struct("=2q")


class Counts(NamedTuple):
    """What a process has asked of its database since it was started."""

    exchanges: int
    """Visits to the thread of a file, or round trips to a server."""
    statements: int

    @classmethod
    def read(cls, path: Path) -> "Counts":
        """Return what a process that runs has counted so far."""
        return cls(*_FORM.unpack(path.read_bytes()))


class _Counter:
    def __init__(self, path: Path) -> None:
        path.write_bytes(_FORM.pack(0, 0))
        with path.open("r+b") as file:
            self._kept = mmap.mmap(file.fileno(), _FORM.size)

    def add(self, statements: int) -> None:
        exchanges, before = _FORM.unpack(self._kept)
        self._kept[:] = _FORM.pack(exchanges + 1, before + statements)


def count(counter: _Counter) -> None:
    """Count from now on what connections of either kind are asked."""
    visit, exchange = SQLiteConnection._execute, PostgresConnection._run

    async def visiting(connection: SQLiteConnection, do: Callable[..., Any], *given: Any, **more: Any) -> Any:
        named = getattr(do, "__name__", "")
        counter.add(len(connection._writes) + (named in {"execute", "executemany", "_execute_fetchall", "commit"}))
        return await visit(connection, do, *given, **more)

    async def exchanging(connection: PostgresConnection, writes: list[postgres.Write]) -> Any:
        counter.add(len(writes))
        return await exchange(connection, writes)

    SQLiteConnection._execute = visiting  # type: ignore[method-assign]
    PostgresConnection._run = exchanging  # type: ignore[method-assign]


def main() -> None:
    """Be the bot until told to stop."""
    count(_Counter(Path(os.environ["COUNTS"])))
    shards.IDENTIFY_PAUSE = 0.2
    program.main()
