"""The three seconds within which Discord wants an answer, and the fifteen minutes an answer's token lives."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from bot import drawing_pool
from bot.demo.discord_api.interactions import TOKEN_LIVES
from bot.messages import pictures
from storage.rows import change
from tests.discord_server import PATIENCE
from tests.discord_server.club import (
    announced_story_of,
    announcements,
    begin_press,
    begin_slash,
    club_at,
    plain,
    private_panel_of,
    told_in,
)
from tests.discord_server.server import TINY_PNG
from tests.stored import transact

DRAW = pictures.DrawingPool.draw


@pytest.fixture
async def club(server, channel, database, monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
    async with club_at(server, database) as running:
        yield running


@pytest.fixture
async def table(club, channel, alice):
    return await club.table(channel, alice, club.server.person("Bob"))


@pytest.fixture
def late_pictures(club, table, monkeypatch):
    """Keeps every picture back until it is set."""
    drawn = asyncio.Event()

    async def late(order):
        await drawn.wait()
        return await plain()(order)

    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(late))
    club.bot.parts.pictures._kept.clear()
    return drawn


async def test_no_acknowledgement_waits_for_a_picture(server, channel, alice, late_pictures):
    board = announcements(channel)[-1]
    pressed, asked = begin_press(alice, board, "My hand"), begin_slash(alice, channel, "game board")
    for begun in (pressed, asked):
        await begun.answered_first()
    assert pressed.thinking
    assert asked.thinking
    late_pictures.set()
    answered = (pressed, asked)

    def shown():
        return all(not each.thinking and each.message.pictures for each in answered)

    await server.world.changes.until(shown, what="the pictures")


async def test_a_locked_database_delays_no_acknowledgement(server, channel, alice, club, table, database):
    private_panel = await private_panel_of(alice, announcements(channel)[-1])
    menu = private_panel.controls[0]
    two = [option["value"] for option in menu["options"][:2]]
    await alice.choose(private_panel, menu["custom_id"], *two)
    await server.world.changes.until(lambda: "Keep these" in private_panel.labels, what="the button that confirms")
    # On a slow machine the look at what goes on meanwhile takes longer than the bot would wait.
    await transact(club.service.database, lambda tx: change(tx, f"PRAGMA busy_timeout = {PATIENCE * 1000:.0f}"))
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        played = await alice.press(private_panel, "Keep these")
        assert played.answered_after < server.answer_within
        assert await club.seq(table) == 0
        offered = await alice.autocomplete(channel, "europe keep", "tickets", "")
        assert offered, "whoever only reads is not held up"
        other.execute("ROLLBACK")
    await server.world.changes.until(lambda: "Keep these" not in private_panel.labels, what="the played move")
    assert await club.seq(table) == 1


async def test_a_move_whose_picture_comes_too_late_is_told_in_the_channel(
    server, channel, alice, club, table, late_pictures
):
    board = announcements(channel)[-1]
    bob = next(person for person in server.people.values() if person is not alice)
    await bob_keeps(club, table, bob)
    offered = await alice.autocomplete(channel, "europe keep", "tickets", "")
    offered = await alice.autocomplete(channel, "europe keep", "tickets", f"{offered[0]['value']}, ")
    begun = begin_slash(alice, channel, "europe keep", tickets=offered[0]["value"])
    await begun.answered_first()
    await server.world.changes.until(lambda: "You keep" in begun.text, what="words, which wait for no picture")
    assert await club.seq(table) == 2
    server.world.clock.skipped += TOKEN_LIVES + 1
    late_pictures.set()
    told = await channel.after(board)
    assert "\u2019s turn." in told.text
    assert {seen.code for seen in server.refused} <= {50027}


async def waits_for(backlog, seq):
    """Wait until the picture of one position waits to be drawn, and nothing else."""
    async with asyncio.timeout(PATIENCE):
        while [one.seq for one in backlog._waiting] != [seq]:  # noqa: ASYNC110 - nothing rings a changes
            await asyncio.sleep(0.01)


async def test_a_table_that_moves_on_while_its_picture_waits_is_told_of_in_one_message(
    server, channel, alice, club, table, monkeypatch
):
    drawn = []

    def draw(order):
        drawn.append((order.table, order.seq))
        return drawing_pool.Picture(TINY_PNG, "a picture", "picture.png")

    monkeypatch.setattr(drawing_pool, "allowed", lambda: 1)
    monkeypatch.setattr(drawing_pool, "HANDED", 1)
    monkeypatch.setattr(drawing_pool, "processes", lambda count, **_: ThreadPoolExecutor(count))
    monkeypatch.setattr(drawing_pool, "_drawn", draw)
    monkeypatch.setattr(pictures, "_pool", drawing_pool.DrawingPool())
    monkeypatch.setattr(pictures.DrawingPool, "draw", DRAW)
    monkeypatch.setattr(club.bot.parts.direct_messages, "deliver", lambda news: asyncio.sleep(0, frozenset()))
    people = (alice, next(person for person in server.people.values() if person is not alice))
    # Others are drawn just now.
    backlog = pictures._pool._backlog_here()
    await backlog.enter()
    for person in people:
        offered = (await club.service.queries.snapshot(table, int(person.id))).view.own.offered
        await club.service.play.move(table, int(person.id), "keep", {"tickets": offered})
    told = [asyncio.create_task(club.bot.reconciler.reconcile(table))]
    await waits_for(backlog, 2)
    for _ in range(2):
        (seat,) = (await club.service.queries.snapshot(table)).actors
        await club.service.play.move(table, int(people[seat].id), "draw", {"card": "deck"})
    told.append(asyncio.create_task(club.bot.reconciler.reconcile(table)))
    await waits_for(backlog, 4)
    backlog.leave()
    await asyncio.gather(*told)
    assert [seq for named, seq in drawn if named == table] == [4]
    assert told_in(channel) == await announced_story_of(club.service, table, ["Alice", "Bob"])
    assert len(announcements(channel)) == 2
    assert announcements(channel)[-1].pictures
    pictures._pool.stop()


async def bob_keeps(club, table, bob):
    """Let Bob keep what he is offered, without a word to the channel."""
    offered = (await club.service.queries.snapshot(table, int(bob.id))).view.own.offered
    await club.service.play.move(table, int(bob.id), "keep", {"tickets": offered})
