"""Verifies a database, also while the bot runs: the file, its references, and that every game replays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from engine.core import codec
from engine.core.errors import EngineError, IllegalMove
from engine.core.registry import find
from storage import archive, games
from storage.database import Transaction
from storage.integrity import missing_part, unreadable
from storage.migrate import migrate, shipped
from storage.owner import damaged
from storage.records import TableId
from storage.rows import fetch, number
from storage.sqlite import second_connection


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a check found."""

    ok: bool
    games: int
    moves: int
    problems: tuple[str, ...]


async def check(path: Path) -> Report:
    """Check a database as it is at one moment, a copy of it where it has yet to be migrated.

    Raises StorageError or sqlite3.Error where it cannot be read.
    """
    async with second_connection(path) as tx:
        if missing := await missing_part(tx):
            raise damaged(path, missing)
        if await number(tx, "PRAGMA user_version") == shipped()[-1].version:
            await tx.execute("PRAGMA query_only = ON")
            await tx.execute("BEGIN")
            return await _report(tx)
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "copy.sqlite3"
            await tx.execute("VACUUM INTO ?", (str(copy),))
            async with second_connection(copy) as migrated:
                await migrate(migrated)
                return await _report(migrated)


async def _report(tx: Transaction) -> Report:
    problems = [problem async for problem in _problems(tx)]
    return Report(
        ok=not problems,
        games=await number(tx, "SELECT COUNT(*) FROM games"),
        moves=await number(tx, "SELECT COUNT(*) FROM moves"),
        problems=tuple(problems),
    )


async def _problems(tx: Transaction) -> AsyncIterator[str]:
    for row in await fetch(tx, "PRAGMA quick_check"):
        if row[0] != "ok":
            yield f"file: {row[0]}"
    for row in await fetch(tx, "PRAGMA foreign_key_check"):
        yield f"{row[0]}: a row refers to no {row[2]}"
    broken = await unreadable(tx)
    for table_id, problem in broken:
        yield f"{table_id}: {problem}"
    for table_id in await games.all_ids(tx):
        found = None if table_id in dict(broken) else await _game_problem(tx, table_id)
        if found:
            yield f"{table_id}: {found}"


async def _game_problem(tx: Transaction, table_id: TableId) -> str | None:
    if (await games.get(tx, table_id)).started is None:
        return None
    try:
        stored = await archive.stored_of(tx, table_id)
        if stored.table.rules != find(stored.table.game).info.rules and stored.base is None:
            return None  # of older rules: it will go on from its latest position, there is nothing to compare
        match = archive.rebuild(stored)
        kept = codec.decode_state(match.game, stored.latest.state) if stored.latest else match.state
    except (EngineError, IllegalMove) as error:
        return str(error)
    return None if kept == match.state else "its log leads to another position than the one that was kept"
