"""A file that is not a sound database of ours is refused in one line, and a foreign one is as it was afterwards."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random

import aiosqlite
import pytest

from bot import program
from storage import sqlite
from storage.__main__ import main
from storage.backup import backup
from storage.check import check
from storage.database import Database
from storage.errors import DamagedFile, ForeignFile, NewerDatabase, StorageError, UnusableFile
from storage.migrate import shipped
from storage.sqlite import damage_mark
from tests.thorough import a_few

pytestmark = pytest.mark.file

ROOT = Path(__file__).parents[2]
PAGE = 4096
NOBODY = 65534


def theirs(path, *pragmas):
    with sqlite3.connect(path) as raw:
        for pragma in pragmas:
            raw.execute(pragma)
        raw.execute("CREATE TABLE theirs (a)")
        raw.execute("INSERT INTO theirs VALUES (7)")
    raw.close()


async def ours(path):
    database = await Database.open(path)
    await database.close()


def files(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize(
    "pragmas",
    [
        (),
        ("PRAGMA application_id = 7",),
        ("PRAGMA user_version = 3",),
        ("PRAGMA journal_mode = WAL",),
        ("PRAGMA page_size = 512",),
    ],
)
@pytest.mark.parametrize("use", [Database.open, check, lambda path: backup(path, path.with_name("copy"))])
async def test_another_programs_database_is_the_same_byte_for_byte_after_it_was_refused(path, tmp_path, pragmas, use):
    theirs(path, *pragmas)
    before = files(tmp_path)
    with pytest.raises(ForeignFile, match=f"{path.name} is a database of another program"):
        await use(path)
    assert files(tmp_path) == before


@pytest.mark.parametrize("use", [Database.open, check])
async def test_another_programs_database_that_is_in_use_is_the_same_after_it_was_refused(path, tmp_path, use):
    theirs(path, "PRAGMA journal_mode = WAL")
    with sqlite3.connect(path) as raw:
        raw.execute("INSERT INTO theirs VALUES (8)")
        raw.commit()
        before = {name: content for name, content in files(tmp_path).items() if not name.endswith("-shm")}
        with pytest.raises(ForeignFile):
            await use(path)
        after = files(tmp_path)
        assert {name: after[name] for name in before} == before
    raw.close()


async def test_a_new_database_that_was_killed_before_its_first_checkpoint_is_ours(path, tmp_path):
    database = await Database.open(path)
    left = tmp_path / "left.sqlite3"
    for suffix in ("", "-wal"):
        left.with_name(left.name + suffix).write_bytes(path.with_name(path.name + suffix).read_bytes())
    await database.close()
    await ours(left)
    assert (await check(left)).ok


async def test_what_is_left_of_another_programs_database_is_not_called_a_damaged_one_of_ours(path, tmp_path):
    theirs(path, "PRAGMA application_id = 7")
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + Random(1).randbytes(len(whole) - 100))
    before = files(tmp_path)
    with pytest.raises(ForeignFile, match="what is left of one"):
        await Database.open(path)
    assert files(tmp_path) == before


async def test_an_empty_file_becomes_a_database_where_tables_are_played_and_not_where_one_is_looked_for(path):
    path.touch()
    for use in (check, lambda path: backup(path, path.with_name("copy"))):
        with pytest.raises(ForeignFile, match="is an empty file"):
            await use(path)
    assert path.read_bytes() == b""
    await ours(path)
    assert (await check(path)).ok


async def test_a_newer_database_is_left_alone_too(path, tmp_path):
    await ours(path)
    with sqlite3.connect(path) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")
        raw.execute("PRAGMA user_version = 99")
    raw.close()
    before = files(tmp_path)
    with pytest.raises(NewerDatabase):
        await Database.open(path)
    assert files(tmp_path) == before


async def test_a_folder_a_missing_folder_and_a_folder_that_takes_no_files_are_refused_by_name(path, tmp_path):
    with pytest.raises(UnusableFile, match="is a folder"):
        await Database.open(tmp_path)
    with pytest.raises(UnusableFile, match="unable to open"):
        await Database.open(tmp_path / "nowhere" / "tables.sqlite3")
    path.touch()
    with pytest.raises(UnusableFile):
        await Database.open(path / "tables.sqlite3")


@pytest.fixture
def unprivileged():
    """A folder of a person who may not write everywhere, nor perhaps enter where this checkout lies."""
    shipped()
    root = os.name == "posix" and os.geteuid() == 0
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        if root:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        try:
            if not os.access(folder, os.R_OK, effective_ids=True):
                pytest.skip("nobody but root may enter the folder for temporary files")
            yield folder
        finally:
            if root:
                os.seteuid(0)
            folder.chmod(0o700)


@pytest.mark.skipif(os.name != "posix", reason="what may be written is another matter elsewhere")
async def test_a_file_and_a_folder_that_may_only_be_read_are_refused(unprivileged):
    path = unprivileged / "tables.sqlite3"
    await ours(path)
    path.chmod(0o444)
    with pytest.raises(UnusableFile, match="readonly"):
        await Database.open(path)
    unprivileged.chmod(0o555)
    with pytest.raises(UnusableFile, match="may not be written"):
        await Database.open(path)
    with pytest.raises(UnusableFile, match="may not be written"):
        await Database.open(unprivileged / "new.sqlite3")


@pytest.fixture
async def whole(path, database, begin, play):
    """The bytes of a database with some games in it."""
    for number in range(40):
        await play(f"g{number}", await begin(f"g{number}", channel_id=number), 3)
    await database.close()
    with sqlite3.connect(path) as raw:
        raw.execute("VACUUM")  # else a page may lie free since a migration dropped a table: nothing is lost with that
    raw.close()
    return path.read_bytes()


def overwritten(whole, page, rng):
    return whole[: page * PAGE] + rng.randbytes(PAGE) + whole[(page + 1) * PAGE :]


async def test_an_overwritten_page_is_noticed_at_the_start_wherever_it_is(path, whole):
    pages = len(whole) // PAGE
    assert pages > 10
    for page in range(pages):
        path.write_bytes(overwritten(whole, page, Random(page)))
        with pytest.raises((DamagedFile, ForeignFile), match=path.name) as refused:
            await Database.open(path)
        assert isinstance(refused.value, ForeignFile if page == 0 else DamagedFile)


async def opened_unread(path, whole):
    """Open the file with one page overwritten after another, of those that a start reads only if it reads all."""
    for page in range(1, len(whole) // PAGE):
        path.write_bytes(overwritten(whole, page, Random(page)))
        damage_mark(path).unlink(missing_ok=True)
        try:
            database = await Database.open(path, whole=False)
        except DamagedFile:
            continue
        yield database
        await database.close()


@pytest.mark.long
async def test_an_overwritten_page_is_noticed_after_the_start_too_where_that_is_asked_for(path, whole):
    found = 0
    async for database in opened_unread(path, whole):
        with pytest.raises(DamagedFile, match=path.name):
            await database.check_whole()
        found += 1
    assert found > 10


async def test_what_was_found_damaged_in_use_is_read_whole_before_it_is_used_again_until_it_is_mended(path, whole):
    opening = opened_unread(path, whole)
    database = await anext(opening)
    with pytest.raises(DamagedFile):
        await database.check_whole()
    await database.close()
    await opening.aclose()
    for _ in range(2):
        with pytest.raises(DamagedFile, match=path.name):
            await Database.open(path, whole=False)
    path.write_bytes(whole)
    await (await Database.open(path, whole=False)).close()
    assert not damage_mark(path).exists()


async def test_a_check_of_pages_changes_nothing_and_finds_nothing_wrong_with_a_sound_file(path, whole):
    path.write_bytes(whole)
    database = await Database.open(path, whole=False)
    await database.check_whole()
    await database.close()
    assert (await check(path)).ok


async def test_whoever_stops_need_not_wait_until_all_pages_are_read(path, whole, monkeypatch):
    begun = threading.Event()

    async def endless(tx):
        await tx.create_function("begun", 0, begun.set)
        await tx.execute_fetchall(
            "WITH RECURSIVE page(n) AS (SELECT begun() UNION ALL SELECT 1 FROM page) SELECT COUNT(*) FROM page"
        )

    monkeypatch.setattr(sqlite, "broken_page", endless)
    path.write_bytes(whole)
    database = await Database.open(path, whole=False)
    checking = asyncio.create_task(database.check_whole())
    await asyncio.to_thread(begun.wait)
    checking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await checking
    await database.close()


@pytest.mark.long
async def test_a_bot_ends_where_a_page_turns_out_to_be_broken(path, whole, monkeypatch):
    monkeypatch.setattr(program, "CHECKED_AFTER", 0)
    async for database in opened_unread(path, whole):
        running = asyncio.create_task(asyncio.Event().wait())
        with pytest.raises(DamagedFile, match=path.name):
            async with program._checked_whole(database, running):
                await asyncio.wait({running})
        assert running.cancelled()


async def test_a_truncated_file_is_noticed_at_the_start(path, whole):
    for length in (5, 50, 100, PAGE - 1, PAGE, 3 * PAGE, len(whole) - PAGE, len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises((DamagedFile, ForeignFile), match=path.name):
            await Database.open(path)


async def test_a_check_says_what_is_left_of_a_damaged_file_and_never_breaks_down(path, whole):
    for page in range(len(whole) // PAGE):
        path.write_bytes(overwritten(whole, page, Random(page)))
        try:
            report = await check(path)
        except StorageError as refused:
            assert path.name in str(refused)  # noqa: PT017 - it may be readable or not
        else:
            assert not report.ok


def harmed(harm, path):
    whole = path.read_bytes()
    match harm:
        case "foreign":
            path.unlink()
            theirs(path)
        case "text":
            path.write_text("text " * 500)
        case "folder":
            path.unlink()
            path.mkdir()
        case "overwritten":
            path.write_bytes(whole[:PAGE] + Random(3).randbytes(len(whole) - PAGE))
        case "truncated":
            path.write_bytes(whole[: 2 * PAGE])


@pytest.mark.parametrize("harm", a_few(["foreign", "text", "folder", "overwritten", "truncated"], 2))
@pytest.mark.parametrize("command", ["check", "backup"])
def test_the_command_line_says_in_one_line_what_is_wrong_with_a_file(path, tmp_path, capsys, harm, command):
    asyncio.run(ours(path))
    harmed(harm, path)
    targets = [str(tmp_path / "copy")] if command == "backup" else []
    assert main([command, str(path), *targets]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"{command}: ")
    assert path.name in said
    assert said.count("\n") == 1
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize("harm", a_few(["foreign", "folder", "overwritten"], 1))
def test_the_process_ends_with_that_line_alone(path, harm):
    asyncio.run(ours(path))
    harmed(harm, path)
    ended = subprocess.run(
        [sys.executable, "-m", "storage", "check", str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr.count("\n")) == (1, 1)


async def test_a_file_that_another_process_is_writing_all_the_while_is_refused_and_let_go(path, monkeypatch):
    await ours(path)
    monkeypatch.setattr(sqlite, "_PRAGMAS", ("PRAGMA busy_timeout = 1", *sqlite._PRAGMAS))
    with sqlite3.connect(path) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")
        raw.execute("BEGIN IMMEDIATE")
        before = set(threading.enumerate())
        with pytest.raises(UnusableFile, match="locked"):
            await Database.open(path)
        for thread in set(threading.enumerate()) - before:
            if "connection" in thread.name:  # those of the event loop stay as long as it does
                thread.join(timeout=60)
                assert not thread.is_alive()
    raw.close()
    await ours(path)


def test_nothing_outlives_the_loop_where_there_is_no_folder(tmp_path, monkeypatch):
    stop, left = aiosqlite.Connection.stop, []

    def stop_on_a_slow_machine(connection):
        connection._tx.put_nowait((None, lambda: time.sleep(0.2)))
        return stop(connection)

    monkeypatch.setattr(aiosqlite.Connection, "stop", stop_on_a_slow_machine)
    monkeypatch.setattr(threading, "excepthook", left.append)
    before = set(threading.enumerate())
    with pytest.raises(UnusableFile):
        asyncio.run(Database.open(tmp_path / "nowhere" / "tables.sqlite3"))
    for thread in set(threading.enumerate()) - before:
        thread.join(timeout=60)
    assert left == []
