"""A server of PostgreSQL that is silent: whoever presses is told so, and the bot ends when it is told to."""

import asyncio

import aiohttp
import pytest

from tests.discord_server import PATIENCE, BotProcess
from tests.discord_server.club import is_announcement

NOTHING = "Nothing was stored"


@pytest.fixture
async def bot(server, cluster, tmp_path, unused_tcp_port):
    """A bot in a process of its own, which is loaded already and draws plain pictures."""
    process = BotProcess(
        server,
        log=tmp_path / "bot.log",
        module="tests.discord_server.plain_bot",
        forked=True,
        STATIONMASTER_DATABASE=cluster.address,
        STATIONMASTER_HTTP=str(unused_tcp_port),
        SILENCE="1.5",
        SEEDS="silent",
    )
    async with process:
        yield process


@pytest.fixture
async def table(bot, server, channel, alice, bob):
    """A table at which both are to choose their tickets; what they are shown first."""
    await alice.slash(channel, "game new", title="Friday", game="europe", players=2)
    await bob.slash(channel, "game join")
    await alice.slash(channel, "game start")
    await channel.until(is_announcement)
    return [await person.dm.until(lambda post: post.labels) for person in (alice, bob)]


async def keep(person, message):
    """Choose two tickets to keep."""
    menu = message.labels[0]
    return await person.choose(message, menu, *(option["label"] for option in message.control(menu)["options"][:2]))


async def told(process, path):
    address = f"http://127.0.0.1:{process.environment['STATIONMASTER_HTTP']}{path}"
    async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def test_whoever_presses_while_the_database_is_silent_is_told_that_nothing_was_stored(
    bot, table, cluster, channel, alice, bob
):
    with cluster.silent():
        presses = [
            asyncio.create_task(keep(alice, table[0])),
            asyncio.create_task(keep(alice, table[0])),
            asyncio.create_task(keep(bob, table[1])),
            asyncio.create_task(bob.slash(channel, "turn")),
            asyncio.create_task(alice.slash(channel, "game new", title="Sunday", game="europe", players=2)),
        ]
        assert (await told(bot, "/healthz"))[0] == 200
        assert "stationmaster_presses_total" in (await told(bot, "/metrics"))[1]
        for pressed in await asyncio.gather(*presses):
            await bot.server.world.changes.until(lambda one=pressed: NOTHING in one.text, what="a sentence")
        assert await told(bot, "/readyz") == (503, "nothing can be stored\n")
    async with asyncio.timeout(PATIENCE):
        while (await told(bot, "/readyz"))[0] != 200:  # noqa: ASYNC110 - it is ready by itself
            await asyncio.sleep(0.05)
    assert "Traceback" not in bot.words(1_000_000)


async def ended(bot):
    async with asyncio.timeout(PATIENCE):
        return await bot.process.wait()


@pytest.mark.long
async def test_a_bot_whose_database_is_silent_ends_when_it_is_told_to(bot, table, cluster, alice):
    with cluster.silent():
        pressing = asyncio.create_task(keep(alice, table[0]))
        await asyncio.sleep(0)
        bot.process.terminate()
        assert await ended(bot) == 0
        pressing.cancel()
    assert "Traceback" not in bot.words(1_000_000)


@pytest.mark.long
async def test_a_bot_that_is_told_again_to_end_waits_for_nothing(bot, table, cluster, alice):
    with cluster.silent():
        pressing = asyncio.create_task(keep(alice, table[0]))
        ending = asyncio.create_task(ended(bot))
        while not ending.done():  # several signals at once may be one for it
            bot.process.terminate()
            await asyncio.wait([ending], timeout=0.05)
        assert await ending == 0
        pressing.cancel()
    assert "stopped, without waiting" in bot.words(1_000_000)
    assert "Traceback" not in bot.words(1_000_000)
