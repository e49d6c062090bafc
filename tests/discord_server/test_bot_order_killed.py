"""kill -9 while an order acts that was given in advance: it acts once, and its owner is told once why it has ended."""

import random
import sqlite3
from contextlib import closing

import pytest

from bot.client import clock
from bot.service import Service, TableOptions
from tests.discord_server.test_bot_away_killed import killed_at, until_still
from tests.thorough import times

KILLS = times(3, 15)
DONE = "all the cards are drawn"
"""By this its owner knows that the order has ended, and why."""


def stored(database, sql):
    with closing(sqlite3.connect(database)) as db:
        return db.execute(sql).fetchall()


def told(person):
    """Return how often a person was told that an order is done: in a message that did not say so before."""
    said = [[DONE in str(version) for version in post.versions] for post in person.dm.posts]
    return sum(now and not before for one in said for before, now in zip([False, *one], one, strict=False))


async def begin(service, channel, *people):
    """Begin a game of Europe, whose tickets are chosen."""
    first, second = (int(person.id) for person in people)
    options = TableOptions(game="europe", title="Friday night", players=2)
    table = await service.lobby.new(first, int(channel.body["guild_id"]), int(channel.id), options)
    await service.lobby.join(table.id, second)
    await service.lobby.start(table.id, first)
    for user in (first, second):
        offered = (await service.queries.snapshot(table.id, user)).view.own.offered
        await service.play.move(table.id, user, "keep", {"tickets": offered})


@pytest.mark.long
async def test_an_order_acts_once_and_its_owner_is_told_once_however_often_the_bot_is_killed(
    server, alice, bob, process, database
):
    rng, channel, done = random.Random(11), server.channel("games"), {alice: 0, bob: 0}
    async with await Service.open(database, clock) as service:
        await begin(service, channel, alice, bob)
    async with process:
        for kill in range(KILLS):
            await until_still(server)
            ((mover,),) = stored(database, "SELECT user_id FROM seats WHERE to_move = 1")
            mover, owner = (alice, bob) if int(alice.id) == mover else (bob, alice)
            await owner.slash(channel, "order give", what="order_draw", choice="deck, 2")
            await mover.slash(channel, "europe draw", card="deck")
            ((before,),) = stored(database, "SELECT seq FROM games")
            press = mover.slash(channel, "europe draw", card="deck")
            await killed_at(server, process, rng.randint(0, 6) if kill else 0, press)
            await process.start()
            await until_still(server)
            ((after,),) = stored(database, "SELECT seq FROM games")
            assert after in {before, before + 3}  # with the move that it waited for, or not yet
            if after == before:
                await mover.slash(channel, "europe draw", card="deck")
                await until_still(server)
            assert stored(database, "SELECT seq FROM games") == [(before + 3,)]
            assert stored(database, "SELECT * FROM orders") == []
            done[owner] += 1
            assert {person: told(person) for person in done} == done
        assert await process.stop() in (0, -15)
    assert process.words(100_000).partition("Traceback")[2] == ""
