"""A server, a person, a channel, and a tiny bot that is logged in."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.discord_server import DiscordServer, Person, pointed_at
from tests.discord_server.channel import Channel
from tests.discord_server.tiny_bot import TinyBot


@pytest.fixture
async def server() -> AsyncIterator[DiscordServer]:
    async with DiscordServer() as running:
        with pointed_at(running):
            yield running


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
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=10)
    if running.done():
        ready.cancel()
        await running
    yield client
    await client.close()
    await asyncio.wait_for(running, 5)
