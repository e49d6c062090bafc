"""The disk is full: nothing is lost, everybody is told what was not stored, and the log says it once."""

import logging
from contextlib import asynccontextmanager
from random import Random

import pytest

from bot.messages import pictures
from storage import database as storage_database
from storage.database import Database
from storage.rows import number
from tests.discord_server.club import (
    announced_story_of,
    announcements,
    club_at,
    plain,
    private_panel_of,
    quiet,
    told_in,
)
from tests.thorough import a_few

NOT_STORED = "Nothing was stored"
FULL = "disk is full"
MOST_PAGES = 1_073_741_823


class Disk:
    """The disk of the database: while it is full, transactions meet what SQLite itself raises then."""

    def __init__(self):
        self.full = lambda: False
        self.met = 0
        self.now = 1_800_000_000.0
        self.said = list
        """What was logged of it: everything from a warning on."""

    def within(self, transaction):
        """Return a transaction that needs a million bytes more where there is no room."""

        @asynccontextmanager
        async def needing_more(database):
            async with transaction(database) as tx:
                yield tx
                if not self.full():
                    return
                self.met += 1
                pages = await number(tx, "PRAGMA page_count")
                await tx.execute(f"PRAGMA max_page_count = {pages + 1}")
                try:
                    await tx.execute("CREATE TABLE more AS SELECT zeroblob(1000000) AS bytes")
                finally:
                    await tx.execute(f"PRAGMA max_page_count = {MOST_PAGES}")

        return needing_more


@pytest.fixture
def disk(monkeypatch, caplog):
    disk = Disk()
    disk.said = lambda: [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    monkeypatch.setattr(Database, "transaction", disk.within(Database.transaction))
    return disk


@pytest.fixture
async def club(server, database, disk, monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
    monkeypatch.setattr("bot.delivery.reconciler.RETRY", 0.05)
    async with club_at(server, database) as running:
        running.service.database.clock = lambda: disk.now
        yield running
        disk.full = lambda: False
        await quiet()


async def started(club, channel, alice, bob):
    """A table whose opening tickets are kept."""
    table = await club.table(channel, alice, bob)
    for person in (alice, bob):
        offered = (await club.service.queries.snapshot(table, int(person.id))).view.own.offered
        await club.service.play.move(table, int(person.id), "keep", {"tickets": offered})
    return table


@pytest.mark.parametrize("command", a_few(["game undo", "game remind", "me settings", "europe draw"], 1))
async def test_whoever_uses_a_command_then_is_told_that_nothing_was_stored(channel, alice, bob, club, disk, command):
    table = await started(club, channel, alice, bob)
    first = (alice, bob)[min((await club.service.queries.snapshot(table)).actors)]
    disk.full = lambda: True
    options = {
        "game remind": {"interval": 3600},
        "me settings": {"zone": "Europe/Berlin"},
        "europe draw": {"card": "deck"},
    }.get(command, {})
    for _ in range(3):
        done = await (first if command == "europe draw" else alice).slash(channel, command, **options)
        assert NOT_STORED in done.text
        assert FULL in done.text
        assert done.ephemeral
    assert disk.met
    assert [line for line in disk.said() if "cannot be written: the disk is full" in line] == disk.said()
    assert len(disk.said()) == 1


async def test_a_press_then_changes_nothing_and_can_be_made_again_later(server, channel, alice, bob, club, disk):
    table = await club.table(channel, alice, bob)
    private_panel = await private_panel_of(alice, announcements(channel)[-1])
    menu = private_panel.controls[0]
    await alice.choose(private_panel, menu["custom_id"], *[option["value"] for option in menu["options"][:2]])
    await server.world.changes.until(lambda: "Keep these" in private_panel.labels, what="the button")
    disk.full = lambda: True
    for _ in range(5):
        pressed = await alice.press(private_panel, "Keep these")
        followup = await pressed.followup()
        assert NOT_STORED in followup.text
        assert followup.ephemeral
    assert await club.seq(table) == 0
    disk.full = lambda: False
    await alice.press(private_panel, "Keep these")
    await server.world.changes.until(lambda: "Keep these" not in private_panel.labels, what="the kept tickets")
    assert await club.seq(table) == 1
    assert len(disk.said()) == 1


async def test_those_who_manage_the_server_see_that_storing_fails_until_it_works_again(server, channel, club, disk):
    boss = server.person("Boss", manages=True)
    disk.full = lambda: True
    await boss.slash(channel, "admin limit", tables=3)
    listed = await boss.slash(channel, "admin list")
    assert f"disk is full: storing began to fail <t:{disk.now:.0f}:R>" in listed.text
    disk.full = lambda: False
    assert await club.service.database.can_store()  # whatever was being tried before has failed by now
    disk.now += storage_database.LASTING
    await boss.slash(channel, "admin limit", tables=3)
    listed = await boss.slash(channel, "admin list")
    assert "disk" not in listed.text
    assert [line.partition(" can")[2][:20] for line in disk.said()] == ["not be written: the ", " be written again"]


@pytest.mark.long
@pytest.mark.parametrize("seed", a_few(range(3), 1))
async def test_a_table_that_is_played_on_a_disk_with_room_now_and_then_loses_nothing_and_tells_all_once(
    channel, alice, bob, club, disk, seed
):
    """Little things still fit on a full disk: the move is stored and that it was told is not, or the other way round."""
    rng, people = Random(seed), {0: alice, 1: bob}
    table = await started(club, channel, alice, bob)
    disk.full = lambda: rng.random() < 0.4
    stored, refused = 0, 0
    # What runs by itself meets a full disk too, so the counts vary.
    while stored + refused < 50 or min(stored, refused) <= 10:
        seat = min((await club.service.queries.snapshot(table)).actors)
        before = await club.seq(table)
        done = await people[seat].slash(channel, "europe draw", card="deck")
        refused += NOT_STORED in done.text
        stored += NOT_STORED not in done.text
        assert await club.seq(table) - before == (0 if NOT_STORED in done.text else 1)
    disk.full = lambda: False
    while (await club.service.queries.snapshot(table)).table.seq % 2:  # in the middle of a turn, which is not told yet
        seat = min((await club.service.queries.snapshot(table)).actors)
        await people[seat].slash(channel, "europe draw", card="deck")
    await club.announced(table)
    assert told_in(channel) == await announced_story_of(club.service, table, ["Alice", "Bob"])
    assert len(disk.said()) == 1
