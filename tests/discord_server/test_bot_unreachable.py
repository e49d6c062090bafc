"""Discord cannot be reached when the bot starts: it says so in a line and tries again, longer and longer after."""

import asyncio
import logging
import os
import sys
from contextlib import suppress

import pytest

from bot import logs, program
from bot.client import clock
from bot.demo.discord_api.pointing import pointed_at
from bot.service import Service
from tests.discord_server import PATIENCE
from tests.discord_server.launch import ADDRESS
from tests.discord_server.process import CHECKOUT
from tests.thorough import a_few

CLOSED = "http://127.0.0.1:9"
"""An address at which nobody listens."""


def tries(caplog):
    return [record for record in caplog.records if "Discord cannot be reached" in record.getMessage()]


async def test_the_bot_tries_again_until_it_is_connected_and_answers(server, alice, database, caplog, monkeypatch):
    monkeypatch.setattr(program, "FIRST_WAIT", 0.05)
    channel = server.channel("games")
    dropped = server.faults.drop_before("GET /users/@me", times=4)  # aiohttp itself asks twice
    async with await Service.open(database, clock) as service:
        running = asyncio.create_task(program.stay_connected(service, server.token, 1.0))
        await server.world.changes.until(lambda: server.gateway.connected, what="the login")
        assert dropped.happened == 4
        done = await alice.slash(channel, "turn")
        assert done.text
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
    assert [record.exc_info for record in tries(caplog)] == [None, None]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def login_again(server):
    """Wait for the second login."""
    return asyncio.create_task(server.world.changes.until(lambda: server.gateway.identified == 2, what="another login"))


@pytest.mark.parametrize("frame", a_few(["{", "[]", f'{{"op": 0, "t": "INTERACTION_CREATE", "d": {"[" * 100_000}'], 1))
async def test_the_bot_connects_again_where_what_discord_sends_cannot_be_read(
    server, alice, database, caplog, monkeypatch, frame
):
    monkeypatch.setattr(program, "FIRST_WAIT", 0.05)
    channel = server.channel("games")
    async with await Service.open(database, clock) as service:
        running = asyncio.create_task(program.stay_connected(service, server.token, 1.0))
        await server.world.changes.until(lambda: server.gateway.connected, what="the login")
        assert (await alice.slash(channel, "turn")).text
        await server.gateway.send_text(frame)
        await asyncio.wait({running, login_again(server)}, return_when=asyncio.FIRST_COMPLETED)
        assert not running.done()
        assert (await alice.slash(channel, "turn")).text
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
    said = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.exc_info for record in said if "connection to Discord has ended" in record.getMessage()] == [None]
    assert not [record for record in said if record.levelno >= logging.ERROR]


async def test_the_pauses_between_the_tries_grow_up_to_the_longest(database, caplog):
    waited = []

    async def sleep(seconds):
        waited.append(seconds)
        if len(waited) == 9:
            raise asyncio.CancelledError

    with pointed_at(CLOSED):
        async with await Service.open(database, clock) as service:
            with pytest.raises(asyncio.CancelledError):
                await program.stay_connected(service, "token", 1.0, sleep)
    assert waited == [5, 10, 20, 40, 80, 160, 300, 300, 300]
    assert len(tries(caplog)) == len(waited)


@pytest.mark.long
async def test_the_program_writes_no_traceback_and_ends_when_it_is_told_to(tmp_path, database):
    log = tmp_path / "bot.log"
    variables = {ADDRESS: CLOSED, "DISCORD_TOKEN": "token", "STATIONMASTER_DATABASE": str(database)}
    variables["SEEDS"] = str(tmp_path / "seeds")
    arguments = (sys.executable, "-m", "tests.discord_server.launch", "tests.discord_server.plain_bot")
    with log.open("wb") as file:
        process = await asyncio.create_subprocess_exec(
            *arguments, cwd=CHECKOUT, env=os.environ | variables, stdout=file, stderr=file
        )
        async with asyncio.timeout(PATIENCE):
            while "Discord cannot be reached (ClientConnectorError)" not in log.read_text():
                assert process.returncode is None, log.read_text()
                await asyncio.sleep(0.05)
        process.terminate()
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert "Traceback" not in log.read_text()
    # A slow machine may come to a second try meanwhile.
    told = [line for line in log.read_text().splitlines() if "WARNING" in line and "discord.client" not in line]
    assert told
    assert all("Discord cannot be reached (ClientConnectorError)" in line for line in told)


def written(error):
    """What is written of an error that discord.py logs."""
    logger, about = logging.getLogger("discord.shard"), (type(error), error, None)
    record = logger.makeRecord(logger.name, logging.ERROR, "", 1, "Attempting a reconnect in %ss", (5,), about)
    assert logs.shortened(record)
    return logging.Formatter().format(record)


def test_what_discord_py_writes_of_a_lost_connection_is_one_line():
    assert written(ConnectionResetError("a secret")) == "Attempting a reconnect in 5s (ConnectionResetError)"


def test_what_is_no_lost_connection_is_written_with_its_lines_of_code():
    assert written(KeyError("x")).splitlines()[1:] == ["KeyError: 'x'"]
