"""Lost connections, 429, 5xx, dropped sockets, kill -9: what goes wrong between bot and Discord."""

import asyncio

import aiohttp
import discord
import pytest

from tests.discord_server import PATIENCE, BotProcess

MESSAGES = "POST /channels/*/messages"


@pytest.fixture
def place(bot, channel) -> discord.TextChannel:
    return bot.get_channel(int(channel.id))


async def test_a_429_is_waited_out(server, channel, place):
    fault = server.faults.answer(429, MESSAGES, times=2)
    await place.send("patience")
    assert fault.happened == 2
    assert [post.text for post in channel.posts] == ["patience"]
    assert server.refused == []


@pytest.mark.usefixtures("hasty")
async def test_a_502_after_the_message_was_posted_is_repeated_with_the_same_nonce(server, channel, place):
    server.faults.lose_answer(MESSAGES)
    await place.send("once only")
    assert [seen.status for seen in server.asked(MESSAGES)] == [502, 200]
    assert len({seen.json["nonce"] for seen in server.asked(MESSAGES)}) == 1
    assert [post.text for post in channel.posts] == ["once only"]


async def test_a_503_reaches_the_bot(server, channel, place):
    server.faults.answer(503, MESSAGES)
    with pytest.raises(discord.DiscordServerError):
        await place.send("x")
    assert channel.posts == []


async def test_a_connection_cut_after_a_request_was_carried_out_leaves_the_message_and_an_error(server, channel, place):
    server.faults.drop_after(MESSAGES)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await place.send("sent all the same", nonce="8")
    again = await place.send("sent all the same", nonce="8")
    assert [post.id for post in channel.posts] == [str(again.id)]


async def test_a_connection_cut_before_a_request_was_carried_out_leaves_nothing(server, channel, place):
    server.faults.drop_before(MESSAGES)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await place.send("lost")
    assert channel.posts == []


@pytest.mark.usefixtures("hasty")
async def test_a_lost_acknowledgement_ends_as_answered_already(server, channel, alice, bot):
    server.faults.lose_answer("POST /interactions/*/callback")
    answer = await alice.slash(channel, "tiny echo", word="heard")
    assert answer.text == "heard"
    await server.world.changes.until(lambda: bot.failed or server.refused, what="the repeat")
    assert server.refused[-1].code == 40060


async def test_a_delay_holds_a_request_back(server, channel, place, bot):
    other = server.channel("other")
    delay = server.faults.delay(PATIENCE, f"POST /channels/{channel.id}/messages")
    sending = asyncio.create_task(place.send("slow"))
    await server.world.changes.until(lambda: delay.happened, what="the slow request")
    await bot.get_partial_messageable(int(other.id)).send("fast")
    assert [post.text for post in other.posts] == ["fast"]
    assert channel.posts == []
    delay.over.set()
    await sending
    assert [post.text for post in channel.posts] == ["slow"]


async def test_a_dropped_socket_is_resumed_and_what_was_missed_comes_after(server, channel, alice, bot):
    server.gateway.drop()
    answer = await alice.slash(channel, "tiny echo", word="missed")
    assert answer.text == "missed"
    await asyncio.wait_for(bot.resumed.wait(), PATIENCE)
    assert (server.gateway.identified, server.gateway.resumed) == (1, 1)


@pytest.mark.parametrize(("code", "identified"), [(4000, 1), (4009, 2)])
async def test_a_closed_socket_is_resumed_or_begun_anew(server, channel, alice, bot, code, identified):
    await server.gateway.close(code)
    await server.world.changes.until(
        lambda: server.gateway.identified + server.gateway.resumed == 2, what="a new connection"
    )
    assert server.gateway.identified == identified
    assert (await alice.slash(channel, "tiny echo", word="back")).text == "back"


async def test_the_server_may_ask_for_a_reconnect(server, channel, alice, bot):
    server.gateway.ask_to_reconnect()
    await asyncio.wait_for(bot.resumed.wait(), PATIENCE)
    assert (await alice.slash(channel, "tiny echo", word="back")).text == "back"


@pytest.mark.long
async def test_a_killed_bot_comes_back_to_its_panels(server, channel, alice, tmp_path):
    module = "tests.discord_server.tiny_bot"
    async with BotProcess(server, log=tmp_path / "bot.log", module=module) as process:
        shown = (await alice.slash(channel, "tiny show")).message
        await process.kill()
        assert not server.gateway.connected
        await process.start()
        await alice.press(shown, "Pressed 0")
        assert shown.text == "# Count 1"
        assert await process.stop() in (0, -15)


async def test_a_bot_that_cannot_start_says_why(server, tmp_path):
    process = BotProcess(server, log=tmp_path / "bot.log", module="tests.discord_server.no_such_bot")
    with pytest.raises(RuntimeError, match="no_such_bot"):
        await process.start()
