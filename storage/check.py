"""Verifies a database, also while the bot runs: what it is made of, its references, and that every game replays."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from engine.core import codec
from engine.core.errors import EngineError, IllegalMove
from engine.core.registry import find
from storage import archive, games
from storage.database import Address, Transaction, at_one_moment
from storage.integrity import Moment
from storage.records import TableId
from storage.rows import number


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a check found."""

    ok: bool
    games: int
    moves: int
    problems: tuple[str, ...]
    notes: tuple[str, ...] = ()
    """What is no problem, but to be known."""


async def check(address: Address) -> Report:
    """Check a database as it is at one moment, a copy of a file that has yet to be migrated.

    Raises StorageError or sqlite3.Error where it cannot be read.
    """
    async with at_one_moment(address) as moment:
        problems = [problem async for problem in _problems(moment)]
        return Report(
            ok=not problems,
            games=await number(moment.tx, "SELECT COUNT(*) FROM games"),
            moves=await number(moment.tx, "SELECT COUNT(*) FROM moves"),
            problems=tuple(problems),
            notes=moment.notes,
        )


async def _problems(moment: Moment) -> AsyncIterator[str]:
    for problem in moment.problems:
        yield problem
    for table_id, problem in moment.unreadable:
        yield f"{table_id}: {problem}"
    broken = dict(moment.unreadable)
    for table_id in await games.all_ids(moment.tx):
        found = None if table_id in broken else await _game_problem(moment.tx, table_id)
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
