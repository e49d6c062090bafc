"""What is looked at each time a file is opened, so that it is not found out in the middle of some game."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.registry import GAMES
from storage import integrity
from storage.__main__ import main
from storage.check import check
from storage.database import Database
from storage.errors import DamagedFile
from storage.migrate import APPLICATION_ID, shipped
from storage.rows import fetch
from storage.sqlite import damage_mark
from tests.thorough import a_few

pytestmark = pytest.mark.file

ROOT = Path(__file__).parents[2]
HARM = {
    "a table is missing": ("DROP TABLE moves", "table moves is missing"),
    "a column is missing": ("ALTER TABLE games DROP COLUMN sound", "column games.sound is missing"),
    "a trigger is missing": ("DROP TRIGGER moves_are_never_changed", "trigger moves_are_never_changed is missing"),
    "an index is missing": ("DROP INDEX games_one_alive_in_a_channel", "index games_one_alive_in_a_channel is missing"),
    "an entry is no JSON": ("UPDATE moves SET entry = 'broken' WHERE game_id = 'def' AND seq = 2", "def: entry 2"),
    "an entry is none of its game": ("""UPDATE moves SET entry = '{"kind":"fly"}' WHERE seq = 3""", "abc: entry 3"),
    "a private move is none of its game": (
        """INSERT INTO private_moves VALUES ('def', 1, 3, '{"kind":"fly"}', 1.0)""",
        "def: private move 1",
    ),
    "an entry is gone": ("DELETE FROM moves WHERE game_id = 'def' AND seq = 2", "def: its log has holes"),
    "the last entry is gone": ("DELETE FROM moves WHERE game_id = 'def' AND seq = 3", "def: its log has holes"),
    "a private move is no JSON": (
        "INSERT INTO private_moves VALUES ('def', 1, 2, 'broken', 1.0)",
        "def: private move 1 cannot be read",
    ),
    "a private move is gone": (
        """INSERT INTO private_moves VALUES ('def', 2, 2, '{"kind":"draw","seat":0}', 1.0)""",
        "def: its private moves have holes",
    ),
    "an entry is bytes": ("UPDATE moves SET entry = x'7b7d' WHERE game_id = 'def' AND seq = 2", "def: entry 2"),
    "variants are no JSON": ("UPDATE games SET variants = 'long' WHERE id = 'def'", "def: its variants"),
    "variants are a list": ("""UPDATE games SET variants = '["long"]' WHERE id = 'def'""", "def: its variants"),
    "a variant is a number": ("""UPDATE games SET variants = '{"deck":1}' WHERE id = 'def'""", "def: its variants"),
}


def changed(path, sql):
    """Change a file past everything that protects it, which stands again afterwards."""
    with sqlite3.connect(path) as raw:
        triggers = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name LIKE '%moves'"
        kept = [] if sql.startswith("DROP") else raw.execute(triggers).fetchall()
        for name, _ in kept:
            raw.execute(f"DROP TRIGGER {name}")
        raw.execute(sql)
        for _, made in kept:
            raw.execute(made)
    raw.close()


@pytest.fixture
async def two_games(path, database, begin, play):
    for table_id, channel in (("abc", 10), ("def", 11)):
        await play(table_id, await begin(table_id, channel_id=channel), 3)
    await database.close()
    return path


@pytest.mark.parametrize("harm", a_few(HARM, 5))
async def test_a_file_of_which_a_part_is_missing_or_broken_is_refused_with_what_it_is(two_games, harm):
    sql, told = HARM[harm]
    changed(two_games, sql)
    with pytest.raises(DamagedFile) as refused:
        await Database.open(two_games)
    assert told in str(refused.value)
    assert two_games.name in str(refused.value)
    assert "put a backup in its place" in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("harm", a_few(HARM, 5))
async def test_a_check_says_so_too_in_one_line(two_games, harm, capsys):
    sql, told = HARM[harm]
    changed(two_games, sql)
    assert await asyncio.to_thread(main, ["check", str(two_games)]) == 1
    said = capsys.readouterr().err
    assert told in said
    assert two_games.name in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("version", a_few([migration.version for migration in shipped()], 3))
async def test_a_file_of_any_former_version_is_whole_as_it_was_made_and_refused_where_a_table_is_missing(path, version):
    with sqlite3.connect(path) as raw:
        for migration in shipped():
            if migration.version <= version:
                raw.executescript(migration.sql)
        raw.execute(f"PRAGMA user_version = {version}")
        raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    raw.close()
    whole = path.read_bytes()
    await (await Database.open(path)).close()
    assert (await check(path)).ok
    path.write_bytes(whole)
    changed(path, "DROP TABLE seats")
    with pytest.raises(DamagedFile, match="table seats is missing"):
        await Database.open(path)


async def test_what_somebody_has_added_to_a_file_does_not_matter(two_games):
    changed(two_games, "CREATE TABLE notes_of_mine (text TEXT)")
    await (await Database.open(two_games)).close()


async def test_a_game_that_is_no_longer_there_keeps_nobody_else_from_playing(two_games, monkeypatch):
    monkeypatch.delitem(GAMES, "toy")
    await (await Database.open(two_games)).close()


async def test_a_log_of_former_rules_is_left_to_whoever_loads_it(two_games):
    changed(two_games, """UPDATE moves SET entry = '{"kind":"fly"}' WHERE seq = 3""")
    changed(two_games, "UPDATE games SET rules = 0")
    await (await Database.open(two_games)).close()


@pytest.mark.parametrize("harm", ["an entry is no JSON", "an entry is none of its game", "an entry is gone"])
async def test_a_game_that_is_done_is_left_to_a_check_which_says_what_is_wrong_with_it(two_games, harm):
    changed(two_games, HARM[harm][0])
    changed(two_games, "UPDATE games SET phase = 'ended'")
    await (await Database.open(two_games)).close()
    assert any(HARM[harm][1] in problem for problem in (await check(two_games)).problems)


async def test_as_little_is_read_of_a_file_at_its_opening_however_many_games_in_it_are_done(
    path, database, begin, play, monkeypatch
):
    async def rows_read():
        counted = []

        async def counting(*query):
            found = await fetch(*query)
            counted.append(len(found))
            return found

        monkeypatch.setattr(integrity, "fetch", counting)
        await (await Database.open(path)).close()
        return sum(counted)

    await play("abc", await begin("abc", channel_id=10), 3)
    before = await rows_read()
    for number in range(5):
        await play(f"done{number}", await begin(f"done{number}", channel_id=100 + number), 3)
    assert await rows_read() > before
    changed(path, "UPDATE games SET phase = 'ended' WHERE id LIKE 'done%'")
    assert await rows_read() == before


@pytest.mark.parametrize("harm", a_few(["a table is missing", "an entry is no JSON"], 1))
async def test_the_bot_ends_with_that_line_alone(two_games, tmp_path, harm):
    changed(two_games, HARM[harm][0])
    damage_mark(two_games).touch()  # as where that was found out in use, before the bot was started again
    variables = {"DISCORD_TOKEN": "none", "STATIONMASTER_DATABASE": str(two_games)}
    ended = subprocess.run(  # noqa: ASYNC221 - nothing else is to be done meanwhile
        [sys.executable, "-m", "bot"], cwd=ROOT, env=os.environ | variables, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("stationmaster: ")
    assert ended.stderr.count("\n") == 1
    assert HARM[harm][1] in ended.stderr
