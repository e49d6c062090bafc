"""A table that starts: the channel has its words and buttons at once, and its picture as soon as that is drawn."""

import asyncio

import pytest

from bot.messages import pictures
from bot.service.ledger import BARE
from tests.discord_server import PATIENCE, alt_texts_of
from tests.discord_server.club import HANDLERS, announcements, begin_slash, club_at, is_announcement, plain


@pytest.fixture
def late_pictures(monkeypatch):
    """Keeps every picture back until it is set."""
    drawn = asyncio.Event()

    async def late(order):
        await drawn.wait()
        return await plain()(order)

    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(late))
    monkeypatch.setattr("bot.delivery.reconciler.RETRY", 0.2)
    return drawn


async def opened(channel, alice, bob, game="europe"):
    """Open a table for two in the channel and start it; return the first announcement."""
    await alice.slash(channel, "game new", game=game, title="Friday night", players=2)
    await bob.slash(channel, "game join")
    begin_slash(alice, channel, "game start")
    return await channel.until(is_announcement)


def cut_off():
    """Stop whatever the bot does just now where it is."""
    for task in asyncio.all_tasks():
        if task.get_name().startswith(HANDLERS):
            task.cancel()


async def test_words_and_buttons_are_there_before_any_picture_is_drawn(server, channel, alice, late_pictures, database):
    bob = server.person("Bob")
    async with club_at(server, database):
        first = await opened(channel, alice, bob)
        assert "begins" in first.text
        assert {"My move", "My hand", "Help"} <= set(first.labels)
        assert first.pinged == {alice.id, bob.id}
        assert first.pictures == []
        assert "SHA-256" not in first.text
        late_pictures.set()
        await server.world.changes.until(lambda: first.pictures, what="the picture")
        assert alt_texts_of(first) == ["a plain board"]
        assert {"My move", "My hand", "Help"} <= set(first.labels)
        await server.world.changes.until(lambda: bob.dm.posts and alice.dm.posts, what="the hands")
        assert len(announcements(channel)) == len(alice.dm.posts) == len(bob.dm.posts) == 1


async def test_what_a_stop_kept_from_being_drawn_is_drawn_after_it_and_nothing_is_said_twice(
    server, channel, alice, late_pictures, database
):
    bob = server.person("Bob")
    async with club_at(server, database):
        first = await opened(channel, alice, bob)
        cut_off()
    assert alice.dm.posts == []
    late_pictures.set()
    async with club_at(server, database) as club:
        await server.world.changes.until(lambda: first.pictures, what="the picture")
        await server.world.changes.until(lambda: bob.dm.posts and alice.dm.posts, what="the hands")
        await club.announced((await club.service.tables.in_channel(int(channel.id))).id)
    assert len(announcements(channel)) == len(alice.dm.posts) == len(bob.dm.posts) == 1


async def test_a_picture_that_is_drawn_after_the_next_announcement_is_left_out(
    server, channel, alice, database, monkeypatch
):
    monkeypatch.setattr("bot.delivery.reconciler.RETRY", 0.5)
    bob, drawn, asked = server.person("Bob"), asyncio.Event(), asyncio.Event()

    async def first_late(order):
        """Draw at once, but for the first picture."""
        if not asked.is_set():
            asked.set()
            await drawn.wait()
        return await plain()(order)

    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(first_late))
    async with club_at(server, database) as club:
        first = await opened(channel, alice, bob, game="18cz")
        table = await club.service.tables.in_channel(int(channel.id))
        await asyncio.wait_for(asked.wait(), PATIENCE)
        assert bob.dm.posts
        await club.forward(table.id, {0: alice, 1: bob}, until=lambda look: look.table.seq >= 1)
        assert len(announcements(channel)) == 2
        await server.world.changes.until(lambda: not first.labels, what="the first board without buttons")
        drawn.set()
        await club.announced(table.id)
        assert await club.service.ledger.message(table.id, BARE) is None
        assert (first.pictures, first.labels) == ([], [])
