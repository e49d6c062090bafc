"""A server, a person, a channel, and a tiny bot that is logged in."""

import asyncio
import logging
import shutil
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace

import discord.http
import pytest
from discord.gateway import KeepAliveHandler

from bot.demo.discord_api.pointing import pointed_at
from tests.discord_server import PATIENCE, BotProcess, Channel, DiscordServer, Person
from tests.discord_server.tiny_bot import TinyBot
from tests.postgres import MISSING, Cluster, binaries


@pytest.fixture
async def server() -> AsyncIterator[DiscordServer]:
    async with DiscordServer(time.process_time) as running:
        with pointed_at(running.url):
            yield running
    # A connection that is given up while it begins leaves its heart beating, which would soon find no event loop.
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()


@pytest.fixture
def channel(server: DiscordServer) -> Channel:
    return server.channel("games")


@pytest.fixture
def alice(server: DiscordServer) -> Person:
    return server.person("Alice")


@pytest.fixture
async def bot(server: DiscordServer, channel: Channel) -> AsyncIterator[TinyBot]:
    """In a task of its own, as discord.py wants it."""
    client = TinyBot()
    running = asyncio.create_task(client.start(server.token))
    ready = asyncio.create_task(client.wait_until_ready())
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    if running.done():
        ready.cancel()
        await running
    yield client
    await client.close()
    await asyncio.wait_for(running, PATIENCE)


@pytest.fixture(autouse=True)
def database(tmp_path: Path, tables_made: bytes) -> Path:
    """Where the database of a bot is, which has its tables already; what makes them is tested in the storage room."""
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(tables_made)
    return path


@pytest.fixture
def process(request: pytest.FixtureRequest, server: DiscordServer, tmp_path: Path, database: Path) -> BotProcess:
    """The real bot with plain pictures, in a process that may be killed and started many times."""
    return BotProcess(
        server,
        log=tmp_path / "bot.log",
        module="tests.discord_server.plain_bot",
        forked=True,
        STATIONMASTER_DATABASE=str(database),
        STATIONMASTER_OPPONENT_SECONDS="0.1",
        SEEDS=request.node.nodeid,
    )


@pytest.fixture
def bob(server: DiscordServer) -> Person:
    return server.person("Bob")


@pytest.fixture
def nothing_unexpected(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail where anything was logged as an error."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py repeat a request as often as ever, but wait a hundredth in between: five failures take 25 s else."""

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(seconds / 100)

    monkeypatch.setattr(discord.http, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))


@pytest.fixture
def cluster():
    """A server of PostgreSQL of its own, that may be stopped, fall silent, or be cut off."""
    if binaries() is None:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="stationmaster-postgres-"))
    own = Cluster(folder)
    try:
        own.start()
        yield own
    finally:
        own.stop()
        shutil.rmtree(folder)
