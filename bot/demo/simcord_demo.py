"""The demo: the real bot in an imitation of Discord, shown as web pages on this machine alone.

SimCord keeps the imitation and its Preview shows it: one page for the channel, where one can act as each of three
people, and a page for each one's direct messages. What is private in SimCord and used here stays in this module and in
``demo_pages``, and the version is pinned for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import time
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, ClassVar, cast
from urllib.parse import urlsplit

import discord
import simcord

from bot.channels import Channels
from bot.client import Stationmaster, clock
from bot.demo.demo_pages import Pages, ParsedTexts
from bot.drawing_pool import Picture
from bot.pressed.parts import Parts
from bot.service import Service, TableOptions
from bot.shown import ids
from bot.shown.controls import Button, PublicButton
from bot.shown.pictures import prepare
from bot.shown.public_panel import BUTTONS_IN_A_ROW
from bot.texts import ENGLISH, Texts, harmless, texts_for
from engine.core.registry import CAMPAIGNS, every_key, find
from storage.records import Table

PEOPLE = ("Ada", "Ben", "Cleo")
OPPONENTS = 2
PACE = 1.0
"""Seconds between two moves of built-in opponents."""
HEARTBEAT = 0.5
"""Seconds between two looks at whether a page has something new to show."""
TIMEOUT = 60.0
"""Seconds that one press may take."""


class PlayButton(Button, template=ids.template("demo")):
    """Open a table of a game, fill it with opponents and start it."""

    @classmethod
    def first(cls) -> list[PlayButton]:
        """Make the buttons of the first message, one a game."""
        texts, style = texts_for(ENGLISH), discord.ButtonStyle.success
        return [
            cls.make(ids.Press(ids.NO_TABLE, 0, "demo", game), texts.say(f"demo.play.{game}"), style=style)
            for game in every_key()
        ]


async def play_pressed(parts: Parts, interaction: discord.Interaction[Any], button: PlayButton) -> None:
    """Start the game for whoever pressed; while another is on, lead to that one."""
    await interaction.response.defer()
    service, user = parts.service, interaction.user
    assert interaction.guild_id is not None and interaction.channel_id is not None  # noqa: PT018 - the imitation's page
    there = await service.tables.in_channel(interaction.channel_id)
    if there is not None and there.alive:
        await interaction.followup.send(view=_instead(there, user.id), ephemeral=True)
        return
    game = find(button.press.arg)
    fewest, most = game.info.players
    opponents = min(max(OPPONENTS, fewest - 1), most - 1)
    begun = service.campaigns.new if game.info.key in CAMPAIGNS else service.lobby.new
    table = await begun(
        user.id,
        interaction.guild_id,
        interaction.channel_id,
        TableOptions(
            game=game.info.key,
            title=texts_for(ENGLISH).say("demo.title", name=user.display_name),
            players=1 + opponents,
            pace="live",
        ),
    )
    for _ in range(opponents):
        await service.lobby.add_opponent(table.id, user.id)
    await service.lobby.start(table.id, user.id)


def _instead(table: Table, user_id: int) -> discord.ui.LayoutView:
    """Lead somebody to the table that is in the channel already, and say how to end it."""
    texts, view = texts_for(ENGLISH), discord.ui.LayoutView(timeout=None)
    view.add_item(
        discord.ui.TextDisplay(
            texts.say("demo.taken", title=harmless(table.title), campaign=int(table.campaign is not None))
        )
    )
    if table.phase == "live" and table.seat_of(user_id) is not None:
        view.add_item(discord.ui.ActionRow(_turn(table, texts)))
    return view


def _turn(table: Table, texts: Texts) -> PublicButton:
    return PublicButton.make(ids.Press(table.id, table.seq, "turn", ""), texts.say("panel.turn"))


class DemoChannels(Channels):
    """The channels of the imitation."""

    def link(self, table: Table) -> str:
        """Name the channel without a link, which would lead out of the imitation."""
        return f"#{self.name(table) or ''}"


class DemoBot(Stationmaster):
    """The bot as it is, greeting the newcomer."""

    answers: ClassVar = {**Stationmaster.answers, PlayButton: play_pressed}
    channels_type = DemoChannels
    waits = False
    """Whether its channel is still to come."""

    def run_by_itself(self) -> None:
        """Wait for the channel: SimCord gives a bot few seconds to begin, and what follows may take longer."""
        if not self.waits:
            super().run_by_itself()

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Lead whoever opens the page."""
        if not isinstance(channel, discord.TextChannel):
            return
        texts = texts_for(ENGLISH)
        table = await self.service.tables.in_channel(channel.id)
        board = await self._board(table, texts) if table is not None and table.alive else None
        frame: discord.ui.Container[Any] = discord.ui.Container(discord.ui.TextDisplay(texts.say("demo.welcome")))
        if table is None or not table.alive:
            commands = texts.join([f"`/{game}`" for game in every_key()])
            frame.add_item(discord.ui.TextDisplay(texts.say("demo.first", commands=commands)))
            buttons: list[Any] = [*PlayButton.first()]
        else:
            # The imitation begins anew at each start, and counts its ids alike: only the database remembers the game.
            frame.add_item(discord.ui.TextDisplay(texts.say("demo.again", title=harmless(table.title))))
            buttons = [] if table.phase == "lobby" else [_turn(table, texts)]
        frame.add_item(discord.ui.TextDisplay(texts.say("demo.tips")))
        if board is not None:
            frame.add_item(board.item())
        for start in range(0, len(buttons), BUTTONS_IN_A_ROW):
            frame.add_item(discord.ui.ActionRow(*buttons[start : start + BUTTONS_IN_A_ROW]))
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(frame)
        await channel.send(view=view, files=[board.file()] if board is not None else [])
        if table is not None and table.phase == "lobby":
            await self.parts.lobby_messages.post(table, channel)

    async def _board(self, table: Table, texts: Texts) -> Picture | None:
        """Draw the board of a game that goes on; there is none of a table that is still filling."""
        if table.phase == "lobby":
            return None
        snapshot = await self.service.queries.snapshot(table)
        return await self.parts.pictures.chief(snapshot, texts, await self.parts.names.at(table, texts))


_PageParts = tuple[str, simcord.ChannelHandle, Sequence[Any]]
"""What a page is called, what it shows, and who can act on it."""


async def run(database: Path | None, port: int, *, browser: bool) -> None:
    """Serve the demo until Ctrl-C.

    Args:
        database: where to keep the tables; None: in a temporary folder.
        port: the first of four ports; where one is taken, any free one.
        browser: open the channel's page in the browser.

    """
    with tempfile.TemporaryDirectory(prefix="stationmaster-") as folder:
        path = database or Path(folder) / "demo.sqlite3"
        async with await Service.open(path, clock) as service:
            bot = DemoBot(service, pace=PACE, shard_count=1)
            bot.waits = True
            async with (
                simcord.run(bot, check_errors=False, settle_timeout=TIMEOUT) as env,
                AsyncExitStack() as stack,
            ):
                await _serve(env, stack, port, bot, browser=browser)


async def _serve(env: simcord.Env, stack: AsyncExitStack, port: int, bot: DemoBot, *, browser: bool) -> None:
    env.backend.bot_user.name = "Stationmaster"
    ParsedTexts().use()
    guild = env.create_guild("Railway club")
    people = [guild.add_member(env.create_user(name)) for name in PEOPLE]
    channel = guild.create_text_channel("games")
    pages = Pages()
    pages.number_controls(env.backend)
    pages.show_edits(env.backend)
    texts = texts_for(ENGLISH)
    places: list[_PageParts] = [(texts.say("demo.channel"), channel, people)]
    places += [(texts.say("demo.messages", name=who.name), who.user.dm_channel, [who.user]) for who in people]
    addresses = []
    for offset, place in enumerate(places):
        page = await _page(env, stack, place, port + offset)
        pages.add(page)
        env._preview = cast("Any", pages)  # noqa: SLF001
        addresses.append((place[0], page.url))
    _explain(addresses, {port + offset: address for offset, (_, address) in enumerate(addresses)})
    if browser and _has_browser():
        await asyncio.to_thread(webbrowser.open, addresses[0][1])
    bot.waits = False
    with env._bot_scope():  # noqa: SLF001
        bot.run_by_itself()
    prepare()
    background = [asyncio.create_task(_heartbeat(env, pages))]
    await _until_stopped()
    for task in background:
        task.cancel()


async def _page(env: simcord.Env, stack: AsyncExitStack, place: _PageParts, port: int) -> simcord.Preview:
    _, channel, viewers = place
    for wanted in (port, None):
        env._preview = None  # noqa: SLF001
        try:
            return await stack.enter_async_context(
                env.preview(channel, viewers=viewers, layout="channel", port=wanted, width=1100, height=900)
            )
        except simcord.SetupError:  # the port is taken
            if wanted is None:
                raise
    raise AssertionError("the last attempt returns or raises")


def _explain(addresses: list[tuple[str, str]], wanted: Mapping[int, str]) -> None:
    """Say where the pages are. ``wanted``: by the port that each was to have."""
    texts = texts_for(ENGLISH)
    ports = [(port, urlsplit(address).port or port) for port, address in wanted.items()]
    lines = [
        texts.say("demo.port_taken", port=str(port), instead=str(instead)) for port, instead in ports if port != instead
    ]
    lines += [texts.say("demo.open"), ""]
    lines += [f"  {name:<20} {url}" for name, url in addresses]
    lines += ["", texts.say("demo.begin"), texts.say("demo.stop")]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def _has_browser() -> bool:
    """Tell whether a browser with windows may be expected; one in the terminal would take the terminal over."""
    return sys.platform in {"win32", "darwin"} or any(os.environ.get(d) for d in ("DISPLAY", "WAYLAND_DISPLAY"))


async def _heartbeat(env: simcord.Env, pages: Pages) -> None:
    """Move the imitation's clock along, and refresh the pages when the bot said something by itself."""
    seen, last = None, time.monotonic()
    while True:
        await asyncio.sleep(HEARTBEAT)
        # While somebody acts, or a picture is drawn, the clock stands: next time it catches up.
        with contextlib.suppress(simcord.SetupError, TimeoutError):
            async with pages.turn:
                now = time.monotonic()
                await env.advance_time(now - last)
                last = now
            if (mark := len(env.http_requests)) != seen:
                for page in pages.all:
                    async with pages.turn:
                        await page.refresh()
                seen = mark


async def _until_stopped() -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there Ctrl-C ends the loop by itself.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    await stop.wait()
