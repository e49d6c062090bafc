import asyncio
import io
import json
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from engine import __main__ as command_line
from storage import snapshots
from storage.__main__ import main
from storage.backup import backup, copy, faulty
from storage.check import check
from storage.database import Database, only_process
from storage.errors import ForeignFile, NewerDatabase, UnusableFile
from storage.migrate import APPLICATION_ID, shipped
from storage.rows import change, number
from storage.snapshots import Snapshot
from tests.stored import read, transact

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def two_games(database, begin, play):
    for table_id, channel in (("abc", 10), ("def", 11)):
        match = await begin(table_id, channel_id=channel)
        await play(table_id, match, 3)


async def test_a_sound_database_passes_while_it_is_open(path, database, two_games):
    report = await check(path)
    assert (report.ok, report.games, report.moves, report.problems) == (True, 2, 6, ())


async def test_a_lobby_is_no_problem(path, database, begin, make_table):
    from storage import games

    await transact(database, lambda tx: games.add(tx, make_table("lob", phase="lobby", started=None, rules=None)))
    assert (await check(path)).ok


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        ("UPDATE games SET seq = 9 WHERE id = 'def'", "def: its log has holes"),
        ("UPDATE games SET seed = 'other' WHERE id = 'def'", "def: "),
        ("UPDATE games SET game = 'chess' WHERE id = 'def'", "def: no game is called chess"),
        ("UPDATE snapshots SET state = (SELECT state FROM snapshots WHERE game_id = 'abc') WHERE game_id = 'def'",
         "another position"),
        ("UPDATE snapshots SET state = CAST('' AS {blob}) WHERE game_id = 'def'", "def: snapshot"),
    ],
)  # fmt: skip
async def test_harm_is_found_and_named(path, database, begin, play, harm, told):
    await play("abc", await begin("abc", seed="one"), 3)
    await play("def", await begin("def", seed="two", channel_id=11), 3)
    blob = "BYTEA" if isinstance(path, str) else "BLOB"
    await transact(database, lambda tx: change(tx, harm.format(blob=blob)))
    report = await check(path)
    assert not report.ok
    assert [told in problem for problem in report.problems] == [True]


COUNT = "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM moves').fetchone())"


async def counted_elsewhere(path):
    """Return how many moves another process finds in a file, which it then closes."""
    counting = asyncio.to_thread(subprocess.check_output, [sys.executable, "-c", COUNT, str(path)])
    return int(await counting)


@pytest.mark.file
@pytest.mark.parametrize("looked_at_by", ["nothing", "check_whole", "check", "backup"])
async def test_after_a_process_has_looked_at_its_own_file_no_other_deletes_the_log_it_writes_to(
    path, tmp_path, database, begin, play, looked_at_by
):
    table = await begin()
    await play("abc", table, 3)
    match looked_at_by:
        case "check_whole":
            await database.check_whole()
        case "check":
            await check(path)
        case "backup":
            await backup(path, tmp_path / "copy.sqlite3")
    assert await counted_elsewhere(path) == 3
    await play("abc", table, 3)
    assert await counted_elsewhere(path) == 6


@pytest.mark.file
@pytest.mark.parametrize("by_a_link", [False, True])
async def test_a_backup_beside_the_write_ahead_log_of_another_file_is_refused_and_stays_whole(
    path, database, begin, play, tmp_path, by_a_link
):
    table = await begin()
    copy, restored, link = tmp_path / "copy.sqlite3", tmp_path / "restored.sqlite3", tmp_path / "link.sqlite3"
    await backup(path, copy)
    await play("abc", table, 3)
    shutil.copy(copy, restored)
    shutil.copy(f"{path}-wal", f"{restored}-wal")
    link.symlink_to(restored)
    opened = link if by_a_link else restored
    for use in (check, Database.open):
        with pytest.raises(UnusableFile, match="-wal is what is left of the file that was here before"):
            await use(opened)
    assert restored.read_bytes() == copy.read_bytes()
    (tmp_path / "restored.sqlite3-wal").unlink()
    assert (await check(opened)).ok
    await (await Database.open(opened)).close()


@pytest.mark.file
async def test_a_dangling_row_is_found(path, database, two_games):
    await database.close()
    with sqlite3.connect(path) as raw:
        raw.execute("INSERT INTO reminders VALUES ('gone', 0, 1, 2, 0)")
    raw.close()
    assert "reminders" in (await check(path)).problems[0]


@pytest.mark.file
async def test_a_missing_foreign_or_newer_file_is_refused(path, tmp_path, database):
    with pytest.raises(UnusableFile, match="no such file"):
        await check(tmp_path / "nowhere")
    (tmp_path / "text").write_text("text " * 500)
    with pytest.raises(ForeignFile):
        await check(tmp_path / "text")
    await database.close()
    with sqlite3.connect(path) as raw:
        raw.execute("PRAGMA user_version = 99")
    raw.close()
    with pytest.raises(NewerDatabase):
        await check(path)


async def test_a_backup_made_during_writes_is_whole(path, database, begin, play, tmp_path):
    match = await begin("abc", variants={"deck": "long"})
    written = []
    writing = asyncio.create_task(_write_on(match, play, begin, written))
    target = tmp_path / "backup.sqlite3"
    moves = []
    for _ in range(5):
        report = await backup(path, target)
        assert report.ok
        moves.append(report.moves)
        known = len(written)
        while len(written) == known:  # noqa: ASYNC110 - the database rings no bell
            await asyncio.sleep(0.002)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    assert moves == sorted(moves)
    assert moves[-1] > moves[0]
    assert [file.name for file in tmp_path.iterdir() if "partial" in file.name] == []
    opened = await Database.open(target)
    assert await read(opened, lambda tx: number(tx, "SELECT COUNT(*) FROM moves")) == moves[-1]
    await opened.close()


async def _write_on(match, play, begin, written):
    for round_ in range(1000):
        if match.over:
            match = await begin(f"g{round_}", channel_id=100 + round_)
            name = f"g{round_}"
        elif round_ == 0:
            name = "abc"
        await play(name, match)
        written.append(name)
        await asyncio.sleep(0.002)


@pytest.mark.file
async def test_a_backup_never_replaces_the_database_itself(path, database):
    with pytest.raises(ForeignFile, match="itself"):
        await backup(path, path)


async def test_a_backup_that_fails_leaves_the_former_one(path, tmp_path, database, monkeypatch):
    target = tmp_path / "backup.sqlite3"
    await backup(path, target)
    before = target.read_bytes()

    async def broken(*_):
        raise OSError("disk full")

    monkeypatch.setattr("storage.backup.check", broken)
    with pytest.raises(OSError, match="disk full"):
        await backup(path, target)
    assert target.read_bytes() == before
    assert not list(tmp_path.glob(".*partial*"))


async def test_a_copy_with_problems_takes_the_place_of_no_good_one(path, tmp_path, database, two_games, capsys):
    target = tmp_path / "backup.sqlite3"
    await backup(path, target)
    before = target.read_bytes()
    await transact(database, lambda tx: change(tx, "UPDATE games SET seq = 9 WHERE id = 'def'"))
    report = await backup(path, target)
    assert not report.ok
    assert target.read_bytes() == before
    assert (await check(faulty(target))).problems == report.problems
    assert await asyncio.to_thread(main, ["backup", str(path), str(target)]) == 1
    assert capsys.readouterr().err.endswith(f"; the copy is {target}.faulty\n")


async def test_a_copy_holds_the_position_from_which_newer_rules_go_on(path, database, two_games, tmp_path):
    await transact(database, lambda tx: snapshots.make_base(tx, "abc", Snapshot(3, 2, b"", base=True)))
    await backup(path, tmp_path / "copy")
    copy = await Database.open(tmp_path / "copy")
    assert (await read(copy, lambda tx: snapshots.base(tx, "abc", 2))).seq == 3
    await copy.close()


def run(*arguments):
    return subprocess.run(
        [sys.executable, "-m", "storage", *map(str, arguments)], cwd=ROOT, capture_output=True, text=True, check=False
    )


async def test_the_command_line_answers_in_json_and_exit_codes(path, database, tmp_path):
    good = await asyncio.to_thread(run, "check", path)
    assert (good.returncode, json.loads(good.stdout)["ok"], good.stderr) == (0, True, "")
    copied = await asyncio.to_thread(run, "backup", path, tmp_path / "copy")
    assert copied.returncode == 0
    assert (tmp_path / "copy").is_file()
    missing = await asyncio.to_thread(run, "check", tmp_path / "nowhere")
    assert (missing.returncode, missing.stdout) == (1, "")
    assert missing.stderr.count("\n") == 1


def test_a_problem_found_is_exit_code_1(path, capsys):
    async def harm():
        database = await Database.open(path)
        sql = "INSERT INTO games (id, guild_id, channel_id, title, game, wanted, variants, phase, pace, seq, created) "
        await transact(
            database, lambda tx: change(tx, sql + "VALUES ('abc', 1, 1, 't', 'toy', 2, '{}', 'live', 'day', 5, 0)")
        )
        await database.close()

    asyncio.run(harm())
    assert main(["check", str(path)]) == 1
    assert not json.loads(capsys.readouterr().out)["ok"]


@pytest.fixture
def former(path):
    """Return a database as the second version of the program left it, with a lobby."""
    with sqlite3.connect(path) as raw:
        for migration in shipped()[:2]:
            raw.executescript(migration.sql)
        raw.execute(
            "INSERT INTO games (id, guild_id, channel_id, title, game, wanted, variants, phase, pace, created)"
            " VALUES ('lob', 1, 10, 'Friday', 'toy', 2, '{}', 'lobby', 'day', 1000.0)"
        )
        raw.execute("INSERT INTO seats (game_id, seat, policy) VALUES ('lob', 0, 'random')")
        raw.execute(f"PRAGMA user_version = {shipped()[1].version}")
        raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    raw.close()
    return path


@pytest.mark.file
async def test_a_database_of_a_former_version_is_checked_and_left_at_that_version(former):
    before = former.read_bytes()
    report = await check(former)
    assert (report.ok, report.games, report.problems) == (True, 1, ())
    assert former.read_bytes() == before


@pytest.mark.file
async def test_a_database_of_a_former_version_is_copied_as_it_is(former, tmp_path):
    copy = tmp_path / "copy.sqlite3"
    assert (await backup(former, copy)).ok
    with sqlite3.connect(copy) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (shipped()[1].version,)
    raw.close()
    opened = await Database.open(copy)
    assert await read(opened, lambda tx: number(tx, "SELECT name FROM seats")) == 1
    await opened.close()


def test_an_address_of_another_sort_of_database_is_refused_with_a_line(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["check", "mysql://me:hidden@db.example/tables"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.splitlines()[-1].endswith("is the path of a file, or postgresql://user:password@host/name")
    assert "hidden" not in said


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.file
async def test_a_terminal_shows_how_far_a_command_is_and_a_pipe_has_nothing_of_it(
    path, database, two_games, tmp_path, monkeypatch, capsys
):
    shown = {"check": ["pages", "rows", "games"], "backup": ["bytes", "pages", "games"], "copy": ["rows", "games"]}
    monkeypatch.setattr(command_line, "BRIEFLY", 0.0)
    for round_, error in enumerate((Terminal(), io.StringIO())):
        monkeypatch.setattr(sys, "stderr", error)
        for command, parts in shown.items():
            target = [] if command == "check" else [str(tmp_path / f"{command}-{round_}")]
            assert await asyncio.to_thread(main, [command, str(path), *target]) == 0
            assert [part for part in parts if (part in error.getvalue()) is not error.isatty()] == []
            error.truncate(error.seek(0))
    assert capsys.readouterr().out.count("\n") == 6


@pytest.mark.file
@pytest.mark.skipif(os.name != "posix", reason="who may read a file is another matter elsewhere")
async def test_nobody_else_may_read_a_database_that_is_made_or_a_copy_of_it(tmp_path, begin, play, monkeypatch):
    made, before = tmp_path / "made", os.umask(0)
    made.mkdir()
    try:
        async with only_process(made / "tables.sqlite3"):
            opened = await Database.open(made / "tables.sqlite3")
            await backup(made / "tables.sqlite3", made / "saved.sqlite3")
            kinds = {file.name: stat.S_IMODE(file.stat().st_mode) for file in made.iterdir()}
            await opened.close()
        await copy(made / "tables.sqlite3", made / "copy.sqlite3")
        kinds |= {file.name: stat.S_IMODE(file.stat().st_mode) for file in made.iterdir()}
    finally:
        os.umask(before)
    assert set(kinds) > {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm", "saved.sqlite3", "copy.sqlite3"}
    assert set(kinds.values()) == {0o600}


@pytest.mark.file
async def test_who_may_read_a_database_stays_as_it_was_decided(path, database):
    await database.close()
    path.chmod(0o640)
    await (await Database.open(path)).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
