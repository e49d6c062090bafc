import asyncio
import os
import re
import sys
from pathlib import Path

import pytest

from storage import games
from storage.check import check
from storage.database import Database, only_process
from storage.errors import ForeignFile, UnusableFile
from tests.stored import read
from tests.thorough import long_but

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is of posix systems")
@pytest.mark.parametrize("moves", long_but([1, 2, 7, 25, 60], 25))
async def test_after_kill_9_no_acknowledged_move_is_missing_and_every_game_replays(another_address, moves):
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
    assert report.moves >= moves


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


STANDBY = """
import asyncio, logging, sys
from pathlib import Path
from storage.database import only_process

async def main():
    logging.basicConfig(format="%(message)s", stream=sys.stdout, force=True)
    async with only_process(Path(sys.argv[1])):
        print("plays", flush=True)
        await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.file
@pytest.mark.skipif(os.name != "posix", reason="kill -9 is of posix systems")
@pytest.mark.parametrize("linked", [False, True], ids=["by its name", "by a link"])
async def test_a_second_process_on_a_file_says_that_it_waits_and_takes_over_when_the_first_is_killed(path, linked):
    def begun(path):
        return asyncio.create_subprocess_exec(
            sys.executable, "-c", STANDBY, str(path), cwd=ROOT, stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip

    folder = path.parent / "elsewhere"
    folder.mkdir()
    (link := folder / "link.sqlite3").symlink_to(path)
    first = await begun(path)
    assert await first.stdout.readline() == b"plays\n"
    second = await begun(link if linked else path)
    try:
        assert b"another process plays on" in await second.stdout.readline()
        first.kill()
        await first.wait()
        assert b"takes over" in await second.stdout.readline()
        assert await second.stdout.readline() == b"plays\n"
    finally:
        second.kill()
        await second.wait()


@pytest.mark.file
async def test_where_a_file_is_none_of_ours_nothing_is_made_beside_it(path):
    path.write_text("not a database " * 100)
    with pytest.raises(ForeignFile):
        async with only_process(path):
            raise AssertionError
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.file
async def test_where_nobody_can_tell_whether_another_process_plays_none_begins(path):
    lock = path.with_name(f"{path.name}-lock")
    lock.mkdir()
    with pytest.raises(UnusableFile, match=re.escape(str(lock))):
        async with only_process(path):
            raise AssertionError
