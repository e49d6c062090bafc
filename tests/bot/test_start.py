"""A bot that cannot start says why in one line and ends with exit code 1."""

import asyncio
import errno
import logging
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import discord
import pytest

from bot import __main__ as started
from bot import program
from storage import sqlite
from storage.database import Database

ROOT = Path(__file__).parents[2]


def foreign(path):
    with sqlite3.connect(path) as raw:
        raw.execute("CREATE TABLE theirs (a)")
    raw.close()


def truncated(path):
    foreign(path)
    with path.open("rb+") as file:
        file.seek(68)
        file.write((0x5354_4D31).to_bytes(4))
        file.truncate(4096)


HARM = {
    "foreign": foreign,
    "text": lambda path: path.write_text("text " * 500),
    "folder": Path.mkdir,
    "truncated": truncated,
    "no folder": lambda path: None,
}


def harmed(harm, folder):
    path = folder / "tables.sqlite3" if harm != "no folder" else folder / "nowhere" / "tables.sqlite3"
    HARM[harm](path)
    return path


@pytest.mark.parametrize("arguments", [(), ("--demo", "--no-browser")])
@pytest.mark.parametrize("harm", HARM)
def test_a_file_that_cannot_be_used_is_named_and_the_exit_code_is_1(tmp_path, monkeypatch, harm, arguments):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "nobody's")
    monkeypatch.setattr(program, "set_up_logging", lambda *_, **__: None)
    path = harmed(harm, tmp_path)
    monkeypatch.setattr(sys, "argv", ["bot", *arguments, "--database", str(path)])
    with pytest.raises(SystemExit) as ended:
        program.main()
    assert isinstance(ended.value.code, str), "Python prints it and ends with 1"
    assert ended.value.code.startswith(f"stationmaster: {path} ")
    assert "\n" not in ended.value.code


def test_what_nothing_needs_before_the_first_table_is_loaded_once_discord_is_there():
    script = """
import asyncio, sys
from bot import program
from storage import sqlite
from storage.database import Database
from bot.client import Stationmaster
from engine.ticket_to_ride.legends.pack_files import pack
at_the_start = "networkx" in sys.modules, "aiohttp.web" in sys.modules, pack.cache_info().currsize > 0
asyncio.run(Stationmaster.on_ready(None))
print(*at_the_start, "networkx" in sys.modules, pack.cache_info().currsize > 0)
"""
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False"] * 3 + ["True"] * 2


def test_a_token_that_discord_refuses_is_told_in_one_line(tmp_path, monkeypatch):
    async def refused(*_):
        raise discord.LoginFailure

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "nobody's")
    monkeypatch.setattr(program, "set_up_logging", lambda *_, **__: None)
    monkeypatch.setattr(program, "_serve", refused)
    monkeypatch.setattr(sys, "argv", ["bot"])
    with pytest.raises(SystemExit, match="Discord refuses DISCORD_TOKEN"):
        program.main()


@pytest.mark.parametrize("error", [None, discord.LoginFailure()])
async def test_a_bot_that_was_stopped_or_is_refused_does_not_try_again(monkeypatch, error):
    tries = []

    class Bot:
        shards = ()

        def __init__(self, *_, **__):
            tries.append(self)

        async def __aenter__(self):
            return self

        async def __aexit__(self, *_):
            return None

        async def start(self, _):
            if error is not None:
                raise error

    monkeypatch.setattr(program, "Stationmaster", Bot)
    with pytest.raises(discord.LoginFailure) if error else nullcontext():
        await program.stay_connected(None, "token", 1.0)
    assert len(tries) == 1


def test_the_process_writes_that_line_and_no_traceback(tmp_path):
    path = harmed("foreign", tmp_path)
    ended = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=os.environ | {"DISCORD_TOKEN": "nobody's", "STATIONMASTER_DATABASE": str(path), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == f"stationmaster: {path} is a database of another program\n"


LOADED_FOR_LONG = """
import signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell runs in the background may be told to ignore it
class Slow:
    @staticmethod
    def find_spec(name, *_):
        if name == "discord.gateway":
            print("loading", file=sys.stderr, flush=True)
            time.sleep(3600)
sys.meta_path.insert(0, Slow)
"""
"""Makes the bot load for as long as a test may need."""


def test_ctrl_c_ends_it_without_a_word_while_it_is_loaded(tmp_path):
    (tmp_path / "sitecustomize.py").write_text(LOADED_FOR_LONG, "utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=os.environ | {"DISCORD_TOKEN": "nobody's", "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))},
        stderr=subprocess.PIPE,
        text=True,
    ) as loading:
        assert loading.stderr.readline() == "loading\n"
        loading.send_signal(signal.SIGINT)
        assert (loading.wait(), loading.stderr.read()) == (started.STOPPED, "")
    assert not list(tmp_path.glob("*.sqlite3"))


def test_ctrl_c_ends_it_without_a_word_while_it_opens_its_database(tmp_path, monkeypatch, capsys):
    async def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "nobody's")
    monkeypatch.setattr(program, "set_up_logging", lambda *_, **__: None)
    monkeypatch.setattr(program, "_serve", stopped)
    monkeypatch.setattr(sys, "argv", ["bot"])
    with pytest.raises(SystemExit) as ended:
        started.main()
    assert ended.value.code == started.STOPPED
    assert capsys.readouterr() == ("", "")


def full(*_, **__):
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise error


def no_room(*_, **__):
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize(("where", "what", "met"), [(sqlite, "_prepare", full), (Path, "touch", no_room)])
async def test_a_start_on_a_full_disk_says_so_and_waits_until_there_is_room(
    tmp_path, monkeypatch, caplog, where, what, met
):
    path, tries, prepared = tmp_path / "tables.sqlite3", [], getattr(where, what)

    def twice(*arguments, **named):
        tries.append(arguments)
        return (met if len(tries) <= 2 else prepared)(*arguments, **named)

    monkeypatch.setattr(program, "LOOK_FOR_ROOM", 0)
    monkeypatch.setattr(where, what, twice)
    async with program._opened(path) as service:
        assert await service.database.can_store()
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert said == [f"{path}: the disk is full. This waits until there is room", "there is room again"]


@pytest.mark.parametrize("left", [0, 16384, 131072])
@pytest.mark.parametrize("begun", [False, True])
async def test_a_start_on_a_disk_that_is_full_indeed_waits(small_disk, monkeypatch, caplog, left, begun):
    path, junk = small_disk / "tables.sqlite3", small_disk / "junk"
    if begun:
        await (await Database.open(path)).close()
        left = min(left, 16384)  # an existing one takes less
    junk.write_bytes(bytes(shutil.disk_usage(small_disk).free - left))
    monkeypatch.setattr(program, "LOOK_FOR_ROOM", 0.02)
    async with asyncio.TaskGroup() as group:
        group.create_task(room_made(junk, caplog))
        async with program._opened(path) as service:
            assert not junk.exists()
            assert await service.database.can_store()


async def room_made(junk, caplog):
    """Make room once somebody says that there is none."""
    while "This waits until there is room" not in caplog.text:  # noqa: ASYNC110 - a disk rings no bell
        await asyncio.sleep(0.02)
    junk.unlink()


@pytest.fixture
def small_disk(tmp_path):
    """A disk of three megabytes, where somebody may make one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", folder]
    if not shutil.which("mount") or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("nobody may make a disk here")
    yield folder
    subprocess.run(["umount", folder], check=True)
