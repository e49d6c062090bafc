"""Backups that the bot makes by itself while people play, and what is restored of them."""

import asyncio
import logging
import multiprocessing
import os
import shutil
import signal
import stat
import time

import pytest

from bot import operation
from bot.metrics import Metrics
from bot.operation import RETRY, Backups, version
from bot.service import Service, TableOptions
from bot.settings import BackupPlan
from engine.core.moves import fields
from engine.core.rng import Rng
from storage.backup import backup
from storage.check import check
from storage.rows import change
from tests.stored import load, transact

log = logging.getLogger(__name__)

DAY = 86400.0
PEOPLE = (100, 200, 300)


class Clock:
    def __init__(self):
        self.now = 1_700_000_000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def service(path, clock):
    async with await Service.open(path, clock) as opened:
        yield opened


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "kept" / "backups"


@pytest.fixture
def backups(path, folder, clock, service):
    return Backups(path, BackupPlan(folder, DAY, 2), Metrics(), clock)


@pytest.fixture
def copied_here(monkeypatch):
    """Let backups be made in this process, where a test is not about the other one: to start that takes a second."""

    async def copied(database, target):
        report = await backup(database, target)
        return None if report.ok else "it has problems"

    monkeypatch.setattr(operation, "_apart", copied)


@pytest.fixture
async def table(service):
    made = await service.lobby.new(PEOPLE[0], 1, 10, TableOptions(game="german", title="Friday", players=3))
    for person in PEOPLE[1:]:
        await service.lobby.join(made.id, person)
    return await service.lobby.start(made.id, PEOPLE[0])


async def play(service, table_id, moves, rng):
    """Let people move at random."""
    for _ in range(moves):
        match, table = await load(service.database, table_id), await service.tables.get(table_id)
        seat = min(match.game.awaited(match.state))
        move = match.game.policies["random"](match.game, match.state, seat, rng)
        given = {field: getattr(move, field) for field in fields(type(move))}
        await service.play.move(table_id, table.holder(seat).user_id, type(move), given)


async def test_a_backup_that_is_made_while_people_move_is_restored_and_played_on(
    backups, service, table, clock, tmp_path, caplog
):
    rng = Rng("moves")
    await play(service, table.id, 5, rng)
    making = asyncio.create_task(backups.make())
    moved = 0
    while not making.done():
        await play(service, table.id, 1, rng)
        moved += 1
    await making
    assert backups.failed is None
    assert moved
    caplog.set_level(logging.INFO)
    begun = time.perf_counter()
    restored = tmp_path / "restored.sqlite3"
    shutil.copy(backups.latest.path, restored)
    report = await check(restored)
    async with await Service.open(restored, clock) as again:
        took = time.perf_counter() - begun
        before = await load(again.database, table.id)
        now = await load(service.database, table.id)
        assert before.entries == now.entries[: len(before.entries)]
        assert len(before.entries) >= 5
        await play(again, table.id, 3, rng)
    assert (report.ok, report.games) == (True, 1)
    log.info("a backup was restored, checked and opened in %.2f s", took)


@pytest.mark.long
async def test_none_is_made_while_another_process_makes_them(backups, monkeypatch, folder):
    looks = []

    async def may_make():
        looks.append(folder.exists())
        return len(looks) > 1

    backups.may_make = may_make
    monkeypatch.setattr(operation, "LONGEST_SLEEP", 0.01)
    keeping = asyncio.create_task(backups.keep_on())
    while backups.latest is None:  # noqa: ASYNC110 - another process makes it
        await asyncio.sleep(0.05)
    keeping.cancel()
    assert looks == [False, False]


@pytest.mark.usefixtures("copied_here")
async def test_only_the_latest_are_kept_and_what_is_called_otherwise_is_left_alone(backups, folder, clock):
    folder.mkdir(parents=True)
    (folder / "stationmaster-mine.sqlite3").write_text("mine")
    (folder / ".stationmaster-20200101T000000Z.sqlite3.ab.partial").write_text("broken off")
    made = []
    for _ in range(3):
        await backups.make()
        made.append(backups.latest.path.name)
        clock.now += DAY
    assert sorted(path.name for path in folder.iterdir()) == [*made[1:], "stationmaster-mine.sqlite3"]


@pytest.mark.usefixtures("copied_here")
async def test_a_backup_that_is_removed_while_it_is_looked_for_is_not_the_latest(backups, folder, clock):
    await backups.make()
    before, clock.now = backups.latest, clock.now + DAY
    await backups.make()
    removed = backups.latest.path
    removed.unlink()
    removed.symlink_to(folder / "nowhere")
    assert backups.latest == before


@pytest.mark.long
async def test_nobody_else_may_read_a_backup(backups, folder):
    await backups.make()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(backups.latest.path.stat().st_mode) == 0o600


@pytest.mark.usefixtures("copied_here")
async def test_one_is_due_at_once_then_at_its_interval_and_after_a_restart_no_sooner(backups, path, folder, clock):
    assert backups.wait == 0
    await backups.make()
    assert backups.wait == DAY
    clock.now += DAY / 2
    anew = Backups(path, BackupPlan(folder, DAY, 2), Metrics(), clock)
    assert anew.wait == DAY / 2


@pytest.mark.usefixtures("copied_here")
async def test_a_clock_that_was_wrong_and_is_set_back_keeps_nobody_from_a_backup(path, service, folder, clock):
    keeps_one = Backups(path, BackupPlan(folder, DAY, 1), Metrics(), clock)
    clock.now += 70 * 365 * DAY
    await keeps_one.make()
    of_later = {*folder.iterdir()}
    clock.now -= 70 * 365 * DAY
    assert (keeps_one.latest, keeps_one.wait) == (None, 0)
    await keeps_one.make()
    assert keeps_one.latest.at == clock.now
    assert keeps_one.wait == DAY
    assert {keeps_one.latest.path} == {*folder.iterdir()} != of_later


@pytest.mark.usefixtures("copied_here")
async def test_a_failure_of_a_time_still_to_come_puts_no_backup_off(backups, folder, clock, caplog):
    folder.parent.mkdir()
    folder.write_text("no folder")
    clock.now += 70 * 365 * DAY
    await backups.make()
    caplog.clear()  # it was expected
    clock.now -= 70 * 365 * DAY
    assert backups.wait == 0


@pytest.mark.usefixtures("copied_here")
async def test_a_folder_that_cannot_be_used_is_told_and_tried_again_later(backups, folder, clock, caplog):
    folder.parent.mkdir()
    folder.write_text("no folder")
    await backups.make()
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert str(folder) in record.getMessage()
    assert backups.failed.why in record.getMessage()
    assert backups.wait == RETRY
    caplog.clear()  # it was expected
    folder.unlink()
    clock.now += RETRY
    await backups.make()
    assert (backups.failed, backups.wait) == (None, DAY)


@pytest.mark.long
async def test_a_database_that_cannot_be_copied_is_told_and_older_backups_are_kept(
    backups, path, folder, clock, caplog
):
    await backups.make()
    kept = backups.latest
    gone = Backups(path.with_name("nowhere.sqlite3"), BackupPlan(folder, DAY, 1), Metrics(), clock)
    clock.now += DAY
    await gone.make()
    assert "no such file" in gone.failed.why
    assert gone.latest == kept
    caplog.clear()


@pytest.mark.usefixtures("copied_here")
async def test_a_backup_with_problems_is_no_good_one_and_none_is_removed_for_it(
    backups, service, table, folder, clock, caplog
):
    await backups.make()
    good = backups.latest
    await transact(service.database, lambda tx: change(tx, "UPDATE games SET seq = 9 WHERE id = ?", table.id))
    former = None
    for _ in range(3):
        clock.now += DAY
        await backups.make()
        assert backups.failed is not None
        assert (backups.latest, backups.wait) == (good, DAY)
        (faulty,) = {*folder.iterdir()} - {good.path}
        assert (faulty.suffix, faulty != former) == (".faulty", True)
        former = faulty
    caplog.clear()  # it was expected


@pytest.mark.long
async def test_a_bot_that_is_stopped_waits_for_no_backup_and_the_next_one_removes_what_is_left(
    backups, folder, monkeypatch
):
    begun = asyncio.Event()
    start = multiprocessing.get_context("spawn").Process.start

    def starting(process):
        start(process)
        loop.call_soon_threadsafe(begun.set)

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", starting)
    making = asyncio.create_task(backups.make())
    await begun.wait()
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    assert (backups.latest, backups.failed) == (None, None)
    (folder / ".stationmaster-20200101T000000Z.sqlite3.ab.partial").write_text("broken off")
    await backups.make()
    assert [path for path in folder.iterdir() if path.name.startswith(".")] == []


def killed(*_):
    """Stand in for copying, in the process that is to do it."""
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.long
async def test_a_process_that_is_killed_makes_no_backup(backups, monkeypatch, caplog):
    monkeypatch.setattr(operation, "_copy", killed)
    await backups.make()
    assert (backups.failed.why, backups.latest) == ("it was broken off", None)
    caplog.clear()


async def test_they_are_made_for_as_long_as_the_bot_runs(backups, folder):
    making = asyncio.create_task(backups.keep_on())
    async with asyncio.timeout(60):
        while backups.latest is None:  # noqa: ASYNC110 - another process makes it
            await asyncio.sleep(0.05)
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making


def test_the_version_is_the_one_of_the_checkout():
    assert version()[0].isdecimal()
