"""kill -9 while tables are told of holidays and people of what waits for them: nobody is told twice."""

import asyncio
import datetime as dt
import random
import sqlite3
from contextlib import closing

import pytest

from tests.thorough import times

TABLES = times(2, 4)
KILLS = times(3, 5)
"""How often the bot is killed in the middle of each."""
STILL = 1.0
"""Seconds without a request after which a bot has nothing more to say."""


def counted(channels, words):
    """Return how often each channel was told something."""
    return [sum(words in post.text for post in channel.posts) for channel in channels]


def let_a_daily_message_be_due(database):
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE preferences SET digest_due = 1 WHERE daily IS NOT NULL")


async def until_still(server):
    """Wait until the bot sends nothing more."""
    before = -1
    while before != (before := len(server.requests)):  # noqa: ASYNC110 - another process sends them
        await asyncio.sleep(STILL)


async def killed_at(server, process, requests, work=None):
    """Kill the bot when it has sent so many requests, or nothing more, and start it again."""
    wanted, doing = len(server.requests) + requests, asyncio.ensure_future(work or asyncio.sleep(0))
    still = asyncio.create_task(until_still(server))
    while len(server.requests) < wanted and not still.done():  # noqa: ASYNC110 - another process sends them
        await asyncio.sleep(0.01)
    await process.kill()
    for task in (doing, still):
        task.cancel()
    await asyncio.gather(doing, still, return_exceptions=True)


@pytest.mark.long
async def test_kills_tell_nobody_twice_of_holidays_and_of_what_waits(server, alice, bob, process, database):
    rng, channels = random.Random(7), [server.world.add_channel(f"games-{n}") for n in range(TABLES)]
    last = (dt.datetime.now(dt.UTC).date() + dt.timedelta(days=20)).isoformat()
    async with process:
        for channel in channels:
            await alice.slash(channel, "game new", title="Friday night", game="europe", players=2)
            await bob.slash(channel, "game join")
            await alice.slash(channel, "game start")
        await until_still(server)
        for _ in range(KILLS):
            for words, command, given in (
                ("Until then nobody is reminded", "holiday", {"until": last}),
                ("is back", "back", {}),
            ):
                before = counted(channels, words)
                pressing = alice.slash(channels[0], f"me {command}", **given)
                await killed_at(server, process, rng.randint(2, 2 + TABLES), pressing)
                await process.start()
                await until_still(server)
                now = counted(channels, words)
                assert all(later - earlier <= 1 for later, earlier in zip(now, before, strict=True)), (words, now)
        assert sum(counted(channels, "Until then nobody is reminded")) > 0
        assert sum(counted(channels, "is back")) > 0
        await alice.slash(channels[0], "me settings", daily="0:00")
        for _ in range(KILLS):
            before = sum(counted([alice.dm], "for you**"))
            await process.kill()
            let_a_daily_message_be_due(database)
            await process.start()
            await killed_at(server, process, rng.randint(1, 6))
            await process.start()
            await until_still(server)
            assert sum(counted([alice.dm], "for you**")) - before <= 1
        await process.kill()  # one that is lost on the way is followed by the next
        before = sum(counted([alice.dm], "for you**"))
        let_a_daily_message_be_due(database)
        await process.start()
        await server.world.changes.until(
            lambda: sum(counted([alice.dm], "for you**")) == before + 1, what="the next daily message"
        )
        assert await process.stop() in (0, -15)
    assert process.words(100_000).partition("Traceback")[2] == ""
