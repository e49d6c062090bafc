"""How the demo greets whoever opens it: every game with a picture, and a button that begins it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from itertools import chain, count
from typing import Any, ClassVar

import discord

from bot.answering import my_texts
from bot.client import Stationmaster
from bot.interactions.learn import lesson_pressed
from bot.interactions.parts import Parts
from bot.messages.controls import NO_TABLE, Button, Layout, LessonButton, Press, PublicButton, id_template
from bot.service import Service, TableOptions
from bot.texts import ENGLISH, Texts, harmless, texts_for
from engine.core.registry import every_key, find
from storage.records import Table

CHANNEL = "games"
OPPONENTS = 2
PEOPLE = ("Ada", "Ben", "Cleo")
"""The people of the page: the visitor can act for each of them, in a tab of their own."""
IN_THREAD, WITH_PEOPLE = "thread", "people"
"""What follows the key of a game in a button's id: it begins in a thread, as the channel is taken; all people play."""
PICTURES = files("bot.demo") / "page"
GAMES_A_MESSAGE = 5
"""With up to seven parts for each, a message stays within Discord's forty."""


class PlayButton(Button, template=id_template("demo")):
    """Open a table of a game, fill it with opponents and start it."""

    @classmethod
    def of(cls, game: str, texts: Texts, *, people: bool = False, thread: bool = False) -> PlayButton:
        """Make the button of a game. ``people``: among those of the page; ``thread``: in a thread of its own."""
        key = "demo.in_thread" if thread else "demo.play_people" if people else "demo.play"
        arg = ".".join((game, *(WITH_PEOPLE,) * people, *(IN_THREAD,) * thread))
        style = discord.ButtonStyle.primary if people and not thread else discord.ButtonStyle.success
        return cls.make(Press(NO_TABLE, 0, "demo", arg), texts.say(key, others=_others(texts)), style=style)


def _others(texts: Texts) -> str:
    return texts.join(PEOPLE[1:])


async def play_pressed(parts: Parts, interaction: discord.Interaction[Any], button: PlayButton) -> None:
    """Start the game for whoever pressed; if the channel has one already, offer to go on with it or to use a thread.

    Raises Refusal if the person hosts as many tables as are allowed.
    """
    await interaction.response.defer()
    user, texts = interaction.user, my_texts(interaction)
    assert interaction.guild_id is not None and interaction.channel_id is not None  # noqa: PT018 - the imitation's page
    key, *how = button.press.arg.split(".")
    here, people, thread = interaction.channel_id, WITH_PEOPLE in how, IN_THREAD in how
    there = await parts.service.tables.in_channel(here)
    taken = there is not None and there.alive
    if there is not None and taken and not thread:
        await interaction.followup.send(view=_instead(there, user.id, key, texts, people=people), ephemeral=True)
        return
    await parts.service.lobby.check_new(user.id, interaction.guild_id, 0 if taken else here)
    title = await _title(parts.service, interaction.guild_id, texts.game_name(key), texts)
    if taken:
        here = (await _thread(interaction, title)).id
    others = [int(person) for person in _people(interaction) if int(person) != user.id] if people else []
    await _begin(parts.service, key, (user.id, *others), (interaction.guild_id, here), title)
    if taken:
        await interaction.followup.send(texts.say("demo.begun_in_thread", thread=f"<#{here}>"), ephemeral=True)


def _people(interaction: discord.Interaction[Any]) -> Sequence[int]:
    """Return the ids of the people of the page."""
    assert isinstance(interaction.client, DemoBot)
    return interaction.client.people


async def _title(service: Service, guild_id: int, game: str, texts: Texts) -> str:
    """Return the title of a table: the name of its game, with a number if other tables have that title."""
    known = {table.title for table in await service.admin.tables(guild_id)}
    numbered = (texts.say("demo.title", game=game, number=str(number)) for number in count(2))
    return next(title for title in chain((game,), numbered) if title not in known)


async def learning_pressed(parts: Parts, interaction: discord.Interaction[Any], button: LessonButton) -> None:
    """Lead through the lessons as in Discord; the first game begins immediately, as with the welcome's own button."""
    if button.press.verb == "first" and button.press.arg in every_key():
        await play_pressed(parts, interaction, PlayButton.of(button.press.arg, my_texts(interaction)))
    else:
        await lesson_pressed(parts, interaction, button)


async def _thread(interaction: discord.Interaction[Any], title: str) -> discord.Thread:
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    assert isinstance(channel, discord.TextChannel)
    return await channel.create_thread(name=title, type=discord.ChannelType.public_thread)


async def _begin(service: Service, key: str, people: Sequence[int], place: tuple[int, int], title: str) -> None:
    """Open a table in a place (a server and a channel) for some people, the first of whom is the host, and start it.

    Built-in opponents take the seats that are left.
    """
    game = find(key)
    fewest, most = game.info.players
    seats = min(max(1 + OPPONENTS, fewest), most)
    options = TableOptions(game=game.info.key, title=title, players=seats, pace="live")
    host, *others = people[:seats]
    table = await service.lobby.new(host, *place, options)
    for person in others:
        await service.lobby.join(table.id, person)
    for _ in range(seats - 1 - len(others)):
        await service.lobby.add_opponent(table.id, host)
    await service.lobby.start(table.id, host)


def _instead(table: Table, user_id: int, wanted: str, texts: Texts, *, people: bool) -> discord.ui.LayoutView:
    """Offer somebody the table that is already in the channel, or a new one in a thread."""
    said = texts.say("demo.taken", title=harmless(table.title), campaign=int(table.campaign is not None))
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    if table.phase == "live" and table.seat_of(user_id) is not None:
        row.add_item(_turn(table, texts))
    return Layout(said, row.add_item(PlayButton.of(wanted, texts, people=people, thread=True)))


def _turn(table: Table, texts: Texts) -> PublicButton:
    return PublicButton.make(Press(table.id, table.seq, "turn", ""), texts.say("panel.turn"))


class DemoBot(Stationmaster):
    """The bot as it is, with a welcome."""

    answers: ClassVar = {**Stationmaster.answers, PlayButton: play_pressed, LessonButton: learning_pressed}

    def __init__(
        self,
        service: Service,
        logged_in: Callable[[], None],
        people: Sequence[int],
        **options: Any,  # noqa: ANN401 - as given
    ) -> None:
        super().__init__(service, **options)
        self.people = people
        """The ids of the people of the page."""
        self._logged_in = logged_in
        """Called whenever the bot has logged in and its commands are known."""
        self._welcomed = False
        self._texts = texts_for(ENGLISH)
        self._greetings: list[discord.Message] = []

    def run_by_itself(self) -> None:
        """Wait for the welcome, so that it comes before any messages about tables from an earlier start."""
        if self._welcomed:
            super().run_by_itself()

    async def on_ready(self) -> None:
        """Greet whoever opens the page, once."""
        self._logged_in()
        if self._welcomed:
            return
        channel = next(one for guild in self.guilds for one in guild.text_channels)
        for view, pictures in welcome(self._texts):
            self._greetings.append(await channel.send(view=view, files=pictures))
        places: list[discord.TextChannel | discord.Thread] = [channel, *channel.threads]
        for place in places:
            await self._go_on_in(place)
        table = await self.service.tables.in_channel(channel.id)
        self._welcomed = True
        self.run_by_itself()
        if table is not None and table.phase == "lobby":
            await self.parts.lobby_messages.post(table, channel)
        await super().on_ready()

    async def speak(self, language: str) -> None:
        """Greet in another language."""
        self._texts = texts_for(language)
        for greeting, (view, pictures) in zip(self._greetings, welcome(self._texts), strict=False):
            await greeting.edit(view=view, attachments=pictures)

    async def _go_on_in(self, place: discord.TextChannel | discord.Thread) -> None:
        """Offer a button to the game that a channel or thread has from an earlier start, if it goes on.

        The imitation of Discord begins empty at each start, and only the database remembers the game.
        """
        table, texts = await self.service.tables.in_channel(place.id), self._texts
        if table is None or not table.alive:
            return
        said: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(texts.say("demo.again", title=harmless(table.title)))
        frame: discord.ui.Container[Any] = discord.ui.Container(said)
        if table.phase != "lobby":
            frame.add_item(discord.ui.ActionRow(_turn(table, texts)))
        await place.send(view=Layout(frame))


def welcome(texts: Texts) -> Iterator[tuple[discord.ui.LayoutView, list[discord.File]]]:
    """Return the first messages, each with its pictures: as many as the games need."""
    every = every_key()
    greeting = texts.say(
        "demo.welcome",
        everybody=texts.join(PEOPLE),
        opponents=texts.say("demo.play"),
        with_people=texts.say("demo.play_people", others=_others(texts)),
    )
    for begin in range(0, len(every), GAMES_A_MESSAGE):
        games = every[begin : begin + GAMES_A_MESSAGE]
        frame: discord.ui.Container[Any] = discord.ui.Container()
        if begin == 0:
            frame.add_item(discord.ui.TextDisplay(greeting))
        for item in (item for key in games for item in _offer(key, texts)):
            frame.add_item(item)
        if every[-1] in games:
            frame.add_item(discord.ui.TextDisplay(texts.say("demo.own_server")))
        yield Layout(frame), [_picture(key) for key in games if _file(key).is_file()]


def _offer(key: str, texts: Texts) -> Iterator[discord.ui.Item[Any]]:
    """Present a game, with its picture if there is one, and the buttons that begin it."""
    fewest, most = find(key).info.players
    players = texts.say("demo.players", fewest=fewest, most=most)
    # One for each game.
    about: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(texts.say(f"demo.about.{key}", players=players))
    if _file(key).is_file():
        called = texts.say("demo.picture", game=texts.game_name(key))
        shown = discord.ui.Thumbnail[Any](f"attachment://{key}.png", description=called)
        yield discord.ui.Section(about, accessory=shown)
    else:
        yield about
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    row.add_item(PlayButton.of(key, texts)).add_item(PlayButton.of(key, texts, people=True))
    if lessons := len(find(key).learning.lessons):
        row.add_item(LessonButton.to("learn", key, texts.say("demo.learn", lessons=lessons)))
    yield row


def _file(key: str) -> Traversable:
    return PICTURES / f"{key}.png"


def _picture(key: str) -> discord.File:
    return discord.File(BytesIO(_file(key).read_bytes()), f"{key}.png")
