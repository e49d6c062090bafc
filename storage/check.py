"""Verifies a database, also while the bot runs: what it is made of, its references, and that every game replays."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from engine.core import codec
from engine.core.errors import EngineError, IllegalMove
from engine.core.progress import Progress, silent
from engine.core.registry import find
from storage import archive, campaigns, games, ledger, results, table_records
from storage.database import Address, Transaction, at_one_moment
from storage.integrity import Moment
from storage.records import TableId, TableRecord
from storage.rows import number


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a check found."""

    ok: bool
    games: int
    moves: int
    problems: tuple[str, ...]
    notes: tuple[str, ...] = ()
    """Remarks worth knowing that are not problems."""


async def check(address: Address, progress: Progress = silent) -> Report:
    """Check a database as it is at one moment; of a file that has yet to be migrated, a migrated copy is checked.

    Raises StorageError or sqlite3.Error where it cannot be read.
    """
    async with at_one_moment(address, progress) as moment:
        # In a damaged file the id of a game may no longer be valid text.
        problems = [each.encode(errors="backslashreplace").decode() async for each in _problems(moment, progress)]
        return Report(
            ok=not problems,
            games=await number(moment.tx, "SELECT COUNT(*) FROM games"),
            moves=await number(moment.tx, "SELECT COUNT(*) FROM moves"),
            problems=tuple(problems),
            notes=moment.notes,
        )


async def _problems(moment: Moment, progress: Progress) -> AsyncIterator[str]:
    for problem in moment.problems:
        yield problem
    for table_id, problem in moment.unreadable:
        yield f"{table_id}: {problem}"
    for wrong in moment.wrong:
        yield str(wrong)
    broken = {wrong.table_id for wrong in moment.wrong} | {table_id for table_id, _ in moment.unreadable}
    there_are = [table_id for table_id in await games.all_ids(moment.tx) if table_id not in broken]
    with progress("games", len(there_are)) as advance:
        for table_id in there_are:
            if found := await _game_problem(moment, table_id):
                yield f"{table_id}: {found}"
            advance(1)


async def _game_problem(moment: Moment, table_id: TableId) -> str | None:
    try:
        return await _replay_problem(moment.tx, await _read(moment.tx, table_id))
    except (EngineError, IllegalMove) as error:
        return str(error)
    except moment.errors:
        raise
    except Exception as error:  # noqa: BLE001 - reading a row that somebody has changed can raise anything
        return f"what is stored of it cannot be read ({type(error).__name__})"


async def _read(tx: Transaction, table_id: TableId) -> TableRecord:
    """Read everything that the bot reads of a table except its log."""
    record = await table_records.get(tx, table_id)
    await ledger.of(tx, table_id)
    await results.outcome(tx, table_id)
    if record.table.campaign is not None:
        await campaigns.get(tx, record.table.campaign)
        await campaigns.orders_left(tx, record.table)
    return record


async def _replay_problem(tx: Transaction, record: TableRecord) -> str | None:
    table = record.table
    if table.started is None:
        return None
    if [holder.seat for holder in table.seats] != list(range(len(table.seats))):
        return "its seats have holes"
    stored = await archive.stored_of(tx, table.id)
    if table.rules != find(table.game).info.rules and stored.base is None:
        return None  # begun under older rules: it will go on from its latest position, so there is nothing to compare
    match = archive.rebuild(stored)
    kept = codec.decode_state(match.game, stored.latest.state) if stored.latest else match.state
    return None if kept == match.state else "its log leads to another position than the one that was kept"
