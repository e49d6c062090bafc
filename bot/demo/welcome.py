"""How the demo greets whoever opens it: every game with a picture, and a button that begins it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from io import BytesIO
from typing import Any, ClassVar

import discord

from bot.client import Stationmaster
from bot.commands.learn import lesson_pressed
from bot.pressed.parts import Parts
from bot.service import Service, TableOptions
from bot.shown import ids
from bot.shown.controls import Button, Layout, LessonButton, PublicButton
from bot.shown.lessons import lesson_button
from bot.texts import ENGLISH, Texts, harmless, texts_for
from engine.core.registry import CAMPAIGNS, every_key, find
from storage.records import Table

CHANNEL = "games"
OPPONENTS = 2
IN_THREAD = "thread"
"""Follows the key of a game that begins in a thread of its own, as another one is played in the channel."""
PICTURES = files("bot.demo") / "page"


class PlayButton(Button, template=ids.template("demo")):
    """Open a table of a game, fill it with opponents and start it."""

    @classmethod
    def of(cls, game: str, texts: Texts, *, thread: bool = False) -> PlayButton:
        """Make the button of a game. ``thread``: it begins in a thread of its own."""
        label = texts.say("demo.in_thread") if thread else texts.say("demo.play", game=texts.say(f"game.name.{game}"))
        press = ids.Press(ids.NO_TABLE, 0, "demo", f"{game}.{IN_THREAD}" if thread else game)
        return cls.make(press, label, style=discord.ButtonStyle.success)


async def play_pressed(parts: Parts, interaction: discord.Interaction[Any], button: PlayButton) -> None:
    """Start the game for whoever pressed; while another is on, offer to go on with it or to begin beside it."""
    await interaction.response.defer()
    user, texts = interaction.user, texts_for(ENGLISH)
    assert interaction.guild_id is not None and interaction.channel_id is not None  # noqa: PT018 - the imitation's page
    key, _, thread = button.press.arg.partition(".")
    here, title = interaction.channel_id, texts.say("demo.title", name=user.display_name)
    there = await parts.service.tables.in_channel(here)
    if there is not None and there.alive:
        if not thread:
            await interaction.followup.send(view=_instead(there, user.id, key), ephemeral=True)
            return
        # Of several games each is known by its title, in the list of channels and on buttons too.
        title = texts.say("demo.title_beside", name=user.display_name, game=texts.say(f"game.name.{key}"))
        here = (await _thread(interaction, title)).id
    await _begin(parts.service, key, user, interaction.guild_id, here, title)
    if thread:
        await interaction.followup.send(texts.say("demo.begun_in_thread", thread=f"<#{here}>"), ephemeral=True)


async def learning_pressed(parts: Parts, interaction: discord.Interaction[Any], button: LessonButton) -> None:
    """Lead through the lessons as in Discord; the first game begins at once, as by the welcome's own button."""
    if button.press.verb == "first" and button.press.arg in every_key():
        await play_pressed(parts, interaction, PlayButton.of(button.press.arg, texts_for(ENGLISH)))
    else:
        await lesson_pressed(parts, interaction, button)


async def _thread(interaction: discord.Interaction[Any], title: str) -> discord.Thread:
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    assert isinstance(channel, discord.TextChannel)
    return await channel.create_thread(name=title, type=discord.ChannelType.public_thread)


async def _begin(
    service: Service, key: str, user: discord.User | discord.Member, guild_id: int, here: int, title: str
) -> None:
    game = find(key)
    fewest, most = game.info.players
    opponents = min(max(OPPONENTS, fewest - 1), most - 1)
    begun = service.campaigns.new if game.info.key in CAMPAIGNS else service.lobby.new
    options = TableOptions(game=game.info.key, title=title, players=1 + opponents, pace="live")
    table = await begun(user.id, guild_id, here, options)
    for _ in range(opponents):
        await service.lobby.add_opponent(table.id, user.id)
    await service.lobby.start(table.id, user.id)


def _instead(table: Table, user_id: int, wanted: str) -> discord.ui.LayoutView:
    """Lead somebody to the table that is in the channel already, or to a new one beside it."""
    texts, view = texts_for(ENGLISH), Layout()
    campaign = int(table.campaign is not None)
    view.add_item(discord.ui.TextDisplay(texts.say("demo.taken", title=harmless(table.title), campaign=campaign)))
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    if table.phase == "live" and table.seat_of(user_id) is not None:
        row.add_item(_turn(table, texts))
    view.add_item(row.add_item(PlayButton.of(wanted, texts, thread=True)))
    return view


def _turn(table: Table, texts: Texts) -> PublicButton:
    return PublicButton.make(ids.Press(table.id, table.seq, "turn", ""), texts.say("panel.turn"))


class DemoBot(Stationmaster):
    """The bot as it is, greeting the newcomer."""

    answers: ClassVar = {**Stationmaster.answers, PlayButton: play_pressed, LessonButton: learning_pressed}

    def __init__(self, service: Service, logged_in: Callable[[], None], **options: Any) -> None:  # noqa: ANN401 - as given
        super().__init__(service, **options)
        self._logged_in = logged_in
        """Called whenever the bot has logged in and its commands are known."""
        self._welcomed = False

    def run_by_itself(self) -> None:
        """Wait for the welcome, so that it stands before whatever a database still has to tell."""
        if self._welcomed:
            super().run_by_itself()

    async def on_ready(self) -> None:
        """Greet whoever opens the page, once."""
        self._logged_in()
        if self._welcomed:
            return
        channel = next(one for guild in self.guilds for one in guild.text_channels)
        table = await self.service.tables.in_channel(channel.id)
        view, pictures = welcome(table if table is not None and table.alive else None)
        await channel.send(view=view, files=pictures)
        for thread in channel.threads:
            await self._go_on_in(thread)
        self._welcomed = True
        self.run_by_itself()
        if table is not None and table.phase == "lobby":
            await self.parts.lobby_messages.post(table, channel)
        await super().on_ready()

    async def _go_on_in(self, thread: discord.Thread) -> None:
        """Lead to the game of a thread that is there from an earlier start."""
        table, view = await self.service.tables.in_channel(thread.id), Layout()
        if table is not None and table.alive:
            frame: discord.ui.Container[Any] = discord.ui.Container(*_again(table, texts_for(ENGLISH)))
            await thread.send(view=view.add_item(frame))


def _again(table: Table, texts: Texts) -> Iterator[discord.ui.Item[Any]]:
    """Say that a game goes on: the imitation begins anew at each start, and only the database remembers it."""
    yield discord.ui.TextDisplay(texts.say("demo.again", title=harmless(table.title)))
    if table.phase != "lobby":
        yield discord.ui.ActionRow(_turn(table, texts))


def welcome(table: Table | None) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """Return the first message and its pictures. ``table``: the one that goes on in the channel."""
    texts = texts_for(ENGLISH)
    frame: discord.ui.Container[Any] = discord.ui.Container(discord.ui.TextDisplay(texts.say("demo.welcome")))
    for part in () if table is None else _again(table, texts):
        frame.add_item(part)
    pictures = []
    for key in every_key():
        fewest, most = find(key).info.players
        players = texts.say("demo.players", fewest=fewest, most=most)
        about: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(texts.say(f"demo.about.{key}", players=players))
        name = f"{key}.png"
        if (PICTURES / name).is_file():
            pictures.append(discord.File(BytesIO((PICTURES / name).read_bytes()), name))
            called = texts.say("demo.picture", game=texts.say(f"game.name.{key}"))
            shown = discord.ui.Thumbnail[Any](f"attachment://{name}", description=called)
            frame.add_item(discord.ui.Section(about, accessory=shown))
        else:
            frame.add_item(about)
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(PlayButton.of(key, texts))
        if lessons := len(find(key).lessons()):
            row.add_item(lesson_button("learn", key, texts.say("demo.learn", lessons=lessons)))
        frame.add_item(row)
    frame.add_item(discord.ui.TextDisplay(texts.say("demo.own_server")))
    view = Layout()
    return view.add_item(frame), pictures
