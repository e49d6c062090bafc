"""The log in JSON: each line tells its table and its interaction, and none a name, a token or a secret."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing

import pytest

from tests.discord_server.club import is_announcement, private_panel_of, use
from tests.discord_server.server import PATIENCE

GIVEN_UP = 5
"""Tries at a request after which discord.py gives it up."""
NAMES = ("Zacharias", "Wilhelmina")
UNSENT = "a direct message of table"
"""Begins a line of the log where Discord did not take one."""
TITLE = "Friday at Quentin's"


@pytest.fixture
def talkative(process):
    """A bot that writes down whatever it may, in JSON."""
    process.environment |= {"STATIONMASTER_LOG_FORMAT": "json", "STATIONMASTER_LOG_LEVEL": "DEBUG"}
    return process


async def until_written(log, words, *, times):
    """Wait until a log has some words so many times: what is logged of a message comes when its pictures are drawn."""
    async with asyncio.timeout(PATIENCE):
        while log.read_text("utf-8").count(words) < times:  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.1)


async def in_trouble(server, panel, first, second):
    """Move while Discord does not take every edit; return the private panels of both."""
    shown = await private_panel_of(first, panel)
    server.faults.answer(500, "PATCH /channels/*/messages/*", times=GIVEN_UP)
    rng = random.Random("moves")
    for _ in range(3):
        if await use(first, shown, rng) is None:
            break
    return shown, await private_panel_of(second, panel)


async def test_a_table_with_trouble_leaves_lines_that_tell_where_and_nothing_else(server, channel, talkative, database):
    people = [server.person(name) for name in NAMES]
    async with talkative:
        await people[0].slash(channel, "game new", game="europe", title=TITLE, players=2)
        await people[1].slash(channel, "game join")
        server.faults.answer(404, "POST /users/@me/channels", times=2)
        await people[0].slash(channel, "game start")
        shown = await in_trouble(server, await channel.until(is_announcement), *people)
        await until_written(talkative.log, UNSENT, times=len(people))
        assert await talkative.stop() == 0
    written = talkative.log.read_text("utf-8")
    lines = [json.loads(line) for line in written.splitlines()]
    with closing(sqlite3.connect(database)) as file:
        table, seed = file.execute("SELECT id, seed FROM games").fetchone()
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    placed = [line for line in lines if {"table", "interaction"} <= line.keys()]
    assert {line["table"] for line in placed} == {table}
    assert {line["interaction"] for line in placed} <= {one.id for one in server.interactions.values()}
    in_hands = [line for panel in shown for line in panel.text.splitlines() if len(line) > 12]
    secrets = [*NAMES, "Quentin", server.token, seed, *server.interactions, *in_hands]
    assert in_hands
    assert [one for one in secrets if one in written] == []
