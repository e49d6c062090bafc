import asyncio
import os
import sys
from pathlib import Path

import pytest

from storage import games
from storage.check import check
from storage.database import Database
from tests.stored import read

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is of posix systems")
async def test_after_kill_9_no_acknowledged_move_is_missing_and_every_game_replays(another_address):
    stored = 0
    for moves in (1, 2, 7, 25, 60):
        file = another_address()
        acknowledged = await write_and_kill(file, moves)
        report = await check(file)
        assert report.problems == ()
        assert report.moves >= sum(acknowledged.values())
        database = await Database.open(file)
        for table_id, seq in acknowledged.items():
            table = await read(database, lambda tx, table_id=table_id: games.get(tx, table_id))
            assert table.seq >= seq
        await database.close()
        stored += report.moves
    assert stored > 90


async def write_and_kill(file, moves):
    """Kill the writer right after it has acknowledged some moves, and return the last of each game."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.storage.writing_child",
        str(file),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    lines = [await child.stdout.readline() for _ in range(moves)]
    child.kill()
    lines += (await child.stdout.read()).splitlines(keepends=True)
    await child.wait()
    last = {}
    for line in lines:
        if line.endswith(b"\n"):
            table_id, seq = line.decode().split()
            last[table_id] = max(int(seq), last.get(table_id, 0))
    assert last, lines
    return last
