"""Login, intents, sync: what happens before anybody does anything."""

import asyncio

import aiohttp
import discord
import pytest

from bot.demo.discord_api.gateway import ACK, BEAT, ROUND_TRIP
from tests.discord_server import PATIENCE
from tests.discord_server.openapi import judge_of_tests
from tests.discord_server.tiny_bot import TinyBot


async def test_the_bot_logs_in_and_knows_its_guild_and_channel(server, channel, bot):
    guild = bot.get_guild(int(server.world.guild_id))
    assert guild is not None
    assert guild.me.id == bot.user.id
    assert bot.get_channel(int(channel.id)).name == "games"
    assert server.refused == []


async def test_members_stay_unknown_without_the_members_intent(server, alice, bot):
    guild = bot.guilds[0]
    assert guild.get_member(int(alice.id)) is None
    assert (await guild.fetch_member(int(alice.id))).id == int(alice.id)


async def test_commands_arrive_with_their_options(server, bot):
    (group,) = server.commands
    assert group["name"] == "tiny"
    echo = next(o for o in group["options"] if o["name"] == "echo")
    assert [o["name"] for o in echo["options"]] == ["word", "times"]


async def test_heartbeats_are_acknowledged(server):
    server.gateway.heartbeat_ms = 20
    client = TinyBot()
    running = asyncio.create_task(client.start(server.token))
    acknowledged = "three heartbeats, and an answer to one"
    await server.world.changes.until(lambda: server.gateway.heartbeats > 2 and client.latency < 5, what=acknowledged)
    await client.close()
    await running


async def test_a_heartbeat_is_acknowledged_no_sooner_than_a_net_would_let_it_be(server):
    """discord.py takes an answer that is there before its thread has gone on for one that is a whole interval late."""
    loop = asyncio.get_running_loop()
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway.url) as socket:
        await socket.receive_json()
        sent = loop.time()
        await socket.send_json({"op": BEAT, "d": None})
        assert (await socket.receive_json())["op"] == ACK
        assert loop.time() - sent >= ROUND_TRIP / 2


async def test_a_wrong_token_is_refused(server):
    client = TinyBot()
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


async def test_a_privileged_intent_that_was_not_granted_closes_the_connection(server):
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await asyncio.wait_for(client.start(server.token), PATIENCE)
    await client.close()


async def test_a_bad_set_of_commands_is_refused_and_the_old_one_stays(server, bot):
    bad = discord.app_commands.Command(name="upper", description="x", callback=echo_nothing)
    payload = [bad.to_dict(bot.tree) | {"name": "Upper"}]
    with pytest.raises(discord.HTTPException, match="Upper") as refusal:
        await bot.http.bulk_upsert_global_commands(bot.application_id, payload)
    assert refusal.value.code == 50035
    assert [c["name"] for c in server.commands] == ["tiny"]


async def echo_nothing(interaction: discord.Interaction) -> None: ...


async def test_an_address_that_the_server_lacks_is_reported(server, bot):
    with pytest.raises(discord.NotFound):
        await bot.http.request(discord.http.Route("GET", "/nowhere"))
    assert server.refused[-1].problems == ("GET /nowhere: this server has no such route",)


async def test_every_route_is_one_that_discord_describes():
    from bot.demo.discord_api.rest import V10, routes

    judge = judge_of_tests()
    ours = [(r.method, r.path.removeprefix(V10)) for r in routes if r.path.startswith(V10)]
    assert [route for route in ours if not judge.knows(*route)] == []
