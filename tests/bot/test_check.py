"""``python -m bot check`` says what is wrong before the first start."""

import base64
import os
import shutil
import socket
import sqlite3
import sys
from contextlib import closing

import pytest

from bot import check, program
from bot.check import DRIFT, ROOM, findings
from bot.health import Health
from bot.operation import Operation
from bot.service import Service
from bot.settings import BackupPlan, Endpoint, Settings
from bot.shards import ShardPlan
from storage.database import Database

TOKEN = ".".join((base64.urlsafe_b64encode(b"123456789012345678").decode(), "GaBcDe", "x" * 38))


@pytest.fixture
def settings(tmp_path, monkeypatch):
    """Settings with which nothing is wrong."""
    monkeypatch.chdir(tmp_path)
    return {"token": TOKEN, "database": tmp_path / "tables.sqlite3", "log_level": "INFO", "pace": 1.0}


async def found(settings, **changed):
    """Return what is said of each thing, with its level."""
    return [(one.level, one.what, one.said) for one in await findings(Settings(**settings | changed), online=False)]


async def wrong(settings, **changed):
    return [(what, said) for level, what, said in await found(settings, **changed) if level == "wrong"]


async def test_nothing_is_wrong_before_the_first_start_of_what_is_set_well(settings, tmp_path):
    there = await found(settings, backups=BackupPlan(tmp_path / "kept", 3600.0, 3))
    assert [one for one in there if one[0] == "wrong"] == []
    assert {"token", "permissions", "clock", "database", "disk", "backups", "fonts", "intents"} <= {
        one[1] for one in there
    }
    assert not any(TOKEN in said for _, _, said in there)
    assert list(tmp_path.iterdir()) == []


async def test_the_link_that_invites_names_the_application_and_what_it_needs(settings):
    (link,) = [said for _, what, said in await found(settings) if what == "permissions"]
    assert "client_id=123456789012345678" in link
    assert f"permissions={check.NEEDED.value}" in link


@pytest.mark.parametrize(
    "token", [None, "abc", "x" * 60, TOKEN.replace("MTIz", "!!!!"), f"{'x' * 24}.GaBcDe.{'x' * 38}"]
)
async def test_a_token_that_is_none_is_wrong_and_not_repeated(settings, token):
    ((what, said),) = await wrong(settings, token=token)
    assert what == "token"
    assert token is None or token not in said


@pytest.mark.parametrize(("mode", "noted"), [(0o644, True), (0o600, False)])
async def test_a_file_of_settings_that_others_may_read_is_noted(settings, tmp_path, mode, noted):
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\n")
    (tmp_path / ".env").chmod(mode)
    assert any("chmod 600" in said for _, _, said in await found(settings)) == noted


async def test_an_empty_database_of_postgresql_is_fine_before_the_first_start_and_checked_after_it(
    settings, postgres_address
):
    assert await wrong(settings, database=postgres_address) == []
    await (await Database.open(postgres_address)).close()
    there = await found(settings, database=postgres_address)
    assert ("ok", "database", "0 tables with 0 moves, all of which replay") in there
    ((what, said),) = await wrong(settings, database="postgresql://me:hidden@/name?host=/nowhere")
    assert (what, "hidden" in said) == ("database", False)


async def test_a_database_is_opened_and_what_is_wrong_with_it_is_said(settings, tmp_path):
    path = settings["database"]
    await (await Database.open(path)).close()
    assert ("ok", "database", "0 tables with 0 moves, all of which replay") in await found(settings)
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA user_version = 999")
    ((what, said),) = await wrong(settings)
    assert (what, "newer" in said) == ("database", True)
    ((what, said),) = await wrong(settings, database=tmp_path / "nowhere" / "tables.sqlite3")
    assert (what, said) == ("database", f"there is no folder {tmp_path / 'nowhere'}")


async def test_a_folder_that_may_not_be_written_is_wrong(settings, tmp_path, monkeypatch):
    monkeypatch.setattr(os, "access", lambda path, mode, **_: mode != os.W_OK)
    plan = BackupPlan(tmp_path / "kept", 3600.0, 3)
    assert {what for what, _ in await wrong(settings, backups=plan)} == {"database", "backups"}


NOTHING, EVERYTHING = "0", str(check.NEEDED.value)


@pytest.mark.parametrize(
    ("permissions", "levels"),
    [([], ["note"]), ([EVERYTHING], ["ok"]), ([EVERYTHING, NOTHING], ["wrong"]), ([NOTHING] * 2, ["wrong", "wrong"])],
)
def test_permissions_are_fine_where_there_is_a_server_and_none_lacks_any(permissions, levels):
    servers = [{"id": str(number), "permissions": has} for number, has in enumerate(permissions)]
    assert [found.level for found in check._of_servers(servers, 1)] == levels


async def test_the_disk_of_a_database_server_is_not_looked_at(settings, postgres_address):
    assert "disk" not in [what for _, what, _ in await found(settings, database=postgres_address)]


async def test_a_disk_without_room_is_wrong(settings, monkeypatch):
    usage = shutil.disk_usage(".")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=ROOM - 1))
    assert [what for what, _ in await wrong(settings)] == ["disk"]


async def test_a_port_that_something_else_has_is_wrong(settings, monkeypatch):
    monkeypatch.setattr(check, "ANSWER", 0.2)  # nobody answers
    with socket.create_server(("127.0.0.1", 0)) as taken:
        where = Endpoint(*taken.getsockname())
        ((what, said),) = await wrong(settings, http=where)
        assert (what, f"{where.host}:{where.port} cannot be used" in said) == ("metrics", True)
    assert await wrong(settings, http=where) == []


async def test_a_port_that_the_bot_itself_has_is_where_it_is_running(settings, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    async with (
        await Service.open(tmp_path / "tables.sqlite3", program.clock) as service,
        Health(service, Operation()).listening(Endpoint("0.0.0.0", port)),
    ):
        there = await found(settings, http=Endpoint("0.0.0.0", port))
    assert ("ok", "metrics", f"at 0.0.0.0:{port}, where the bot is running") in there
    assert [one for one in there if one[0] == "wrong"] == []


@pytest.mark.parametrize(("plan", "problems"), [("0-7/16", ["shards"]), ("auto/16", []), (None, [])])
async def test_a_part_of_the_shards_is_wrong_where_there_is_a_file(settings, plan, problems):
    shards = plan and ShardPlan.read(plan)
    assert [what for what, _ in await wrong(settings, shards=shards)] == problems


async def test_missing_fonts_are_wrong(settings, monkeypatch):
    def lacking(*_):
        raise OSError("cannot open resource")

    monkeypatch.setattr(check.fonts, "font", lacking)
    assert [what for what, _ in await wrong(settings)] == ["fonts"]


async def test_a_clock_before_this_program_was_written_is_wrong(settings, monkeypatch):
    monkeypatch.setattr(check, "RELEASED", check.RELEASED.replace(year=9000))
    assert [what for what, _ in await wrong(settings)] == ["clock"]


@pytest.mark.parametrize(("differences", "problems"), [([], 0), ([2.0, -DRIFT * 2], 0), ([DRIFT + 1, DRIFT + 2], 1)])
def test_a_clock_that_differs_from_discords_is_wrong(differences, problems):
    assert len(list(check._of_drift(differences))) == problems


@pytest.mark.parametrize(("token", "code"), [(TOKEN, 0), ("abc", 1)])
def test_it_is_a_line_each_and_ends_with_1_where_something_is_wrong(settings, monkeypatch, capsys, token, code):
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.setattr(sys, "argv", ["bot", "check", "--database", str(settings["database"])])
    with pytest.raises(SystemExit) as ended:
        program.main()
    assert ended.value.code == code
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 8
    assert all(line.split()[0] in {"ok", "note", "wrong"} for line in lines)


def test_the_settings_of_a_service_are_those_that_are_checked(settings, monkeypatch, capsys, tmp_path):
    (tmp_path / "service.env").write_text(f"DISCORD_TOKEN={TOKEN}\nSTATIONMASTER_DATABASE={settings['database']}\n")
    monkeypatch.setattr(os, "environ", {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"})
    monkeypatch.setattr(sys, "argv", ["stationmaster", "check", "--env-file", "service.env"])
    with pytest.raises(SystemExit) as ended:
        program.main()
    assert ended.value.code == 0
    assert f"{settings['database']} will be made" in capsys.readouterr().out


def test_the_version_is_told(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["bot", "--version"])
    with pytest.raises(SystemExit):
        program.main()
    assert capsys.readouterr().out == f"stationmaster {program.version()}\n"
