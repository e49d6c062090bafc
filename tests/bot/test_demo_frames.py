"""Frames of wrong shape, at the socket of the demo's page and at the gateway of the imitation: none does any harm."""

import asyncio
import itertools
import json
import logging

import aiohttp
import pytest

from bot.demo.discord_api.server import DiscordServer
from tests.bot.test_demo import opened
from tests.discord_server import PATIENCE
from tests.thorough import long_but

UNREADABLE = 4002
STRANGE = (
    None,
    True,
    -1,
    0.5,
    2**70,
    "",
    "\u0000",
    "x" * 100,
    [],
    [[]],
    ["1"],
    {},
    {"id": {}},
    {"name": 1, "data": "!"},
)
"""Values of every kind, for any field."""
TEXTS = (
    "", " ", "{", "}", "[]", "null", "true", "7", "7e999", '"op"', "nul", "{]", '{"op"}', '{"op":}', "{'op':1}", "\ufeff{}",
    '{"op":1}{"op":1}', '"\\ud800"', "[" * 100_000, '{"d":' * 100_000, "\u0000", "<x>", '{"n":1,"n":2}', "NaN", "Infinity",
)  # fmt: skip
"""What is no object in JSON."""
PAGE = (
    {"n": 1, "as": "1", "do": "press", "message": "1", "control": "x"},
    {"n": 1, "as": "1", "do": "choose", "message": "1", "control": "x", "values": ["1"]},
    {"n": 1, "as": "1", "do": "command", "channel": "1", "path": "game board", "values": {"zoom": "x"}},
    {
        "n": 1,
        "as": "1",
        "do": "complete",
        "channel": "1",
        "path": "game board",
        "option": "zoom",
        "typed": "",
        "values": {},
    },
    {"n": 1, "as": "1", "do": "submit", "opened": 1, "values": {"text": "x"}},
)
GATEWAY = (
    {"op": 1, "d": None},
    {"op": 2, "d": {"token": "x", "intents": 1, "shard": [0, 1]}},
    {"op": 6, "d": {"token": "x", "session_id": "1", "seq": 1}},
    {"op": 8, "d": {"guild_id": "1", "user_ids": ["1"], "nonce": "x"}},
    {"op": 3, "d": {}},
)


def mutated(frame):
    """Give a frame without each of its fields, and with each strange value in each, those of what it holds too."""
    for key in frame:
        yield {name: value for name, value in frame.items() if name != key}
        yield from ({**frame, key: strange} for strange in STRANGE)
        if isinstance(frame[key], dict):
            yield from ({**frame, key: inner} for inner in mutated(frame[key]))


def shapes(frames):
    return [*TEXTS, *(json.dumps(each) for each in itertools.chain.from_iterable(map(mutated, frames)))]


async def said(socket):
    """Return what a socket says next; its code where it is closed."""
    async with asyncio.timeout(PATIENCE):
        message = await socket.receive()
    return message.json() if message.type is aiohttp.WSMsgType.TEXT else socket.close_code


def faults(caplog):
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("every", long_but([1, 5], 5))
async def test_the_page_is_left_over_a_frame_of_wrong_shape_and_told_what_cannot_be_done(tmp_path, caplog, every):
    async with opened(tmp_path / "demo.sqlite3") as world, aiohttp.ClientSession() as session:
        person, channel = world.people[0].id, world.channel
        message = channel.posts[0]
        known = {
            "as": person,
            "message": message.id,
            "channel": channel.id,
            "control": message.controls[0]["custom_id"],
        }
        frames = [frame | {key: value for key, value in known.items() if key in frame} for frame in PAGE]
        met = set()
        wrong = shapes(frames[1:])  # a press that is as it should be begins a game
        assert len(wrong) > 200
        for text in wrong[::every]:
            async with session.ws_connect(f"{world.demo.address}socket/") as page:
                assert (await said(page))["kind"] == "all"
                await page.send_str(text)
                answer = await said(page)
                while isinstance(answer, dict) and answer["kind"] != "answer":
                    answer = await said(page)
                assert answer == UNREADABLE or answer["kind"] == "answer", text[:200]
                met.add(answer if isinstance(answer, int) else "answer")
        assert met == {UNREADABLE, "answer"}
        async with session.ws_connect(f"{world.demo.address}socket/") as page:
            await said(page)
            await page.send_bytes(b"\x00\xff")
            assert await said(page) == UNREADABLE
    assert faults(caplog) == []


async def test_the_gateway_closes_with_discords_codes_over_a_frame_of_wrong_shape(caplog):
    async with DiscordServer() as server, aiohttp.ClientSession() as session:
        guild = next(iter(server.world.guild_ids))
        right = json.loads(json.dumps(GATEWAY).replace('"token": "x"', f'"token": "{server.gateway.token}"'))
        met = set()
        every = [*shapes(right), *shapes([right[3] | {"d": right[3]["d"] | {"guild_id": guild}}])]
        assert len(every) > 200
        for text, known in itertools.product(every, (False, True)):
            async with session.ws_connect(server.gateway.url) as bot:
                assert (await said(bot))["op"] == 10
                if known:
                    await bot.send_json(right[1])
                    assert (await said(bot))["t"] == "READY"
                await bot.send_str(text)
                await bot.send_json({"op": 99})  # whatever bore the first is left over this one
                answer = await said(bot)
                while isinstance(answer, dict):
                    answer = await said(bot)
                met.add(answer)
        assert met == {4001, UNREADABLE, 4003, 4004, 4005, 4013}
    assert faults(caplog) == []


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"op": 99}, 4001),
        ({"d": None}, UNREADABLE),
        ({"op": 2, "d": {"intents": 1}}, UNREADABLE),
        ({"op": 2, "d": {"token": "x" * 5000, "intents": 1}}, UNREADABLE),
        ({"op": 8, "d": {"guild_id": "1"}}, 4003),
        ({"op": 2, "d": {"token": "another", "intents": 1}}, 4004),
        ({"op": 2, "d": {"token": "", "intents": 1, "shard": [1, 1]}}, 4010),
        ({"op": 2, "d": {"token": "", "intents": -1}}, 4013),
        ({"op": 2, "d": {"token": "", "intents": 1 << 15}}, 4014),
    ],
)
async def test_the_gateway_says_by_its_code_what_was_wrong(frame, code):
    async with DiscordServer() as server, aiohttp.ClientSession() as session:
        if isinstance(frame.get("d"), dict) and frame["d"].get("token") == "":
            frame["d"]["token"] = server.gateway.token
        async with session.ws_connect(server.gateway.url) as bot:
            await said(bot)
            await bot.send_json(frame)
            assert await said(bot) == code
