"""The same server as the demo has it: it forgets what nobody sees any more, and others can watch and be served by it."""

import asyncio
import io
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
from aiohttp import web

from bot.demo.discord_api.interactions import TOKEN_LIVES
from bot.demo.discord_api.pointing import pointed_at
from bot.demo.discord_api.server import DiscordServer
from bot.demo.discord_api.world import STILL_FETCHED
from tests.discord_server import PATIENCE
from tests.discord_server.server import TINY_PNG

FIRST_ID = 1_000


async def hello(_: web.Request) -> web.Response:
    return web.Response(text="hello")


@pytest.fixture
async def server() -> AsyncIterator[DiscordServer]:
    """It takes the place of the server that remembers: the bot and the channel are of this one."""
    made = DiscordServer(first_id=FIRST_ID)
    made.routes.append(web.get("/page", hello))
    async with made as running:
        with pointed_at(running.url):
            yield running


@pytest.fixture
def seen(server):
    """Every change of a message, as somebody who subscribed hears of it."""
    changes = []
    server.world.subscribe(lambda change, message: changes.append((change, message)))
    return changes


async def test_whoever_subscribes_hears_of_each_change_of_a_message_and_ephemeral_ones_too(server, channel, bot, seen):
    alice = server.person("Alice")
    sent = await bot.get_channel(int(channel.id)).send("one")
    await sent.edit(content="two")
    await sent.delete()
    assert [change for change, _ in seen] == ["create", "update", "delete"]
    assert {message.channel_id for _, message in seen} == {channel.id}
    seen.clear()
    answer = await alice.slash(channel, "tiny slow", ephemeral=True)
    assert [(change, message.viewer) for change, message in seen[:2]] == [("create", alice.id), ("update", alice.id)]
    assert answer.message is seen[0][1]


async def test_whoever_unsubscribes_hears_no_more(server, channel, bot, seen):
    heard = []
    end = server.world.subscribe(lambda *change: heard.append(change))
    end()
    await bot.get_channel(int(channel.id)).send("one")
    assert seen
    assert heard == []


async def test_it_forgets_what_was_edited_and_deleted(server, channel, bot):
    place = bot.get_channel(int(channel.id))
    sent = await place.send("one", file=discord.File(io.BytesIO(TINY_PNG), "map.png"))
    kept = channel.messages[str(sent.id)]
    (first,) = kept.files
    await sent.edit(attachments=[])
    assert first in server.world.uploads, "a page may be about to fetch it"
    server.world.clock.skipped += STILL_FETCHED + 1
    again = await place.send("two")
    await again.delete()
    await (await place.send("three")).edit(content="four")
    assert first not in server.world.uploads
    assert str(again.id) not in channel.messages


async def test_it_forgets_interactions_that_can_be_answered_no_longer(server, channel, bot):
    alice = server.person("Alice")
    old = await alice.slash(channel, "tiny slow", ephemeral=True)
    server.world.clock.skipped += TOKEN_LIVES + 1
    new = await alice.slash(channel, "tiny slow", ephemeral=True)
    assert list(server.interactions) == [new.token]
    assert old.ephemeral


async def test_what_is_there_before_the_bot_logs_in_has_the_same_ids_at_each_start(server, channel, bot):
    assert server.world.bot["id"] == str(FIRST_ID)
    assert channel.id == str(FIRST_ID + 2)
    assert int(server.channel("later").id) > 1 << 40


async def test_it_serves_the_routes_of_others_and_answers_to_no_other_name(server):
    async with aiohttp.ClientSession() as client:
        async with client.get(f"{server.url}/page") as answer:
            assert await answer.text() == "hello"
        async with client.get(f"{server.url}/page", headers={"Host": "elsewhere.example"}) as answer:
            assert answer.status == web.HTTPForbidden.status_code


async def test_where_its_port_is_taken_it_takes_another(server):
    port = int(server.url.rpartition(":")[2])
    async with DiscordServer(port=port) as other:
        assert other.url not in ("", server.url)


async def test_a_bot_that_missed_more_than_is_kept_starts_anew(server, channel, bot, monkeypatch):
    (session,) = server.gateway.connected
    server.gateway.drop()
    await server.world.changes.until(lambda: not server.gateway.connected, what="the end of the connection")
    for _ in range(session.dispatched.maxlen + 1):
        session.dispatch("TYPING_START", {})
    await server.world.changes.until(lambda: server.gateway.identified == 2, what="another login")
    assert server.gateway.resumed == 0
    await asyncio.wait_for(bot.wait_until_ready(), PATIENCE)
