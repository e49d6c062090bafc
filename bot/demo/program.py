"""The demo: the real bot over an imitation of Discord in the same program, shown as a page on this machine alone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from bot.client import clock
from bot.demo.discord_api.people import Person
from bot.demo.discord_api.pointing import pointed_at
from bot.demo.discord_api.server import DiscordServer
from bot.demo.web import DemoPage
from bot.demo.welcome import CHANNEL, PEOPLE, DemoBot
from bot.messages.pictures import prepare
from bot.service import Service
from bot.texts import ENGLISH, texts_for
from storage.database import Address, only_process

PACE = 1.0
"""Seconds between two moves of built-in opponents."""
ANSWER_WITHIN = 60.0
"""Seconds in which the bot must answer: more than Discord allows, so that a slow machine is no reason to fail."""
FIRST_ID = 1_000_000_000_000_000
"""The server, the channel and the people have the same ids at each start: the database knows tables by them."""


@dataclass(frozen=True)
class Demo:
    """A running demo."""

    address: str
    """The address of the page, with its secret part."""
    server: DiscordServer
    people: list[Person]
    bot: DemoBot
    running: asyncio.Task[None]
    """The bot's connection; the task ends if that fails."""


async def run(database: Address | None, port: int, *, browser: bool) -> None:
    """Serve the demo until Ctrl-C.

    Args:
        database: where to keep the tables; None for a temporary folder.
        port: the port of the page; if it is taken, any free one is used.
        browser: whether to open the page in the browser.

    """
    prepare()  # draw what boards have in common while the rest starts: somebody may want one as soon as there is a page
    with tempfile.TemporaryDirectory(prefix="stationmaster-") as folder:
        address = database or Path(folder) / "demo.sqlite3"
        async with only_process(address), await Service.open(address, clock) as service, serving(service, port) as demo:
            _explain(demo.address, port)
            if browser and _has_browser():
                await asyncio.to_thread(webbrowser.open, demo.address)
            stopped = asyncio.create_task(_until_stopped())
            await asyncio.wait({demo.running, stopped}, return_when=asyncio.FIRST_COMPLETED)
            stopped.cancel()
            if demo.running.done():
                await demo.running


@contextlib.asynccontextmanager
async def serving(service: Service, port: int) -> AsyncIterator[Demo]:
    """Serve the page and let the bot log in. ``port``: that of the page; 0 for any free one."""
    server = DiscordServer(port=port, first_id=FIRST_ID)
    server.answer_within = ANSWER_WITHIN
    people = [server.person(name, manages=True) for name in PEOPLE]
    page = DemoPage(server, people, partial(_game_in, service))
    server.routes += page.routes
    async with server:
        here = server.channel(CHANNEL)
        for table in reversed(await service.admin.tables(int(server.world.guild_id))):  # the oldest channel first
            place = str(table.channel_id)
            if place not in server.world.channels:  # it was begun in a thread
                server.world.add_thread(here, table.title, given_id=place)
        for person in people:
            person.timeout = ANSWER_WITHIN
            server.world.dm(person.id)
        server.world.ids.counted = None  # from now on ids tell the time: those of messages say when they were sent
        with pointed_at(server.url):
            bot = DemoBot(service, page.refresh, [int(person.id) for person in people], pace=PACE, shard_count=1)
            page.spoken = bot.speak
            async with bot:
                running = asyncio.create_task(bot.start(server.token))
                try:
                    yield Demo(page.address, server, people, bot, running)
                finally:
                    running.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await running


async def _game_in(service: Service, channel_id: int) -> str | None:
    """Return the key of the game of the table alive in a channel, or None if there is none."""
    table = await service.tables.in_channel(channel_id)
    return table.game if table is not None and table.alive else None


def _explain(address: str, wanted: int) -> None:
    """Say where the page is. ``wanted``: the port that was requested."""
    texts, port = texts_for(ENGLISH), urlsplit(address).port
    lines = [texts.say("demo.port_taken", port=str(wanted), instead=str(port))] if port != wanted else []
    lines += [texts.say("demo.open"), "", f"  {address}", "", texts.say("demo.stop")]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def _has_browser() -> bool:
    """Return whether a browser with windows may be expected; one in the terminal would take the terminal over."""
    return sys.platform in {"win32", "darwin"} or any(os.environ.get(d) for d in ("DISPLAY", "WAYLAND_DISPLAY"))


async def _until_stopped() -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there Ctrl-C ends the loop by itself.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    await stop.wait()
