"""The bot itself: what it is made of, and how it starts and stops."""

from __future__ import annotations

import contextlib
import logging
from typing import Any, ClassVar

import discord
from discord.ext import commands

from bot import commands as slash_commands
from bot.advisor import Advisor
from bot.announce import Announcer
from bot.desks import Desks
from bot.errors import Tree, control_id, refuse_malformed
from bot.names import Names
from bot.opponents import Opponents
from bot.pictures import Pictures
from bot.private import Mail
from bot.received import readable
from bot.reminders import ReminderClock
from bot.service import NoSuchTable, Refusal, Service, Table
from bot.texts import ENGLISH, Texts, harmless, texts_for
from bot.translate import Translator
from bot.views.controls import CONTROLS
from bot.views.unknown import answer_unknown

log = logging.getLogger(__name__)

_ROUND = str.maketrans("[]", "()")


def clock() -> float:
    """Tell the UTC unix time in seconds; asked through discord.py, so that a test can turn the hands."""
    return discord.utils.utcnow().timestamp()


class Stationmaster(commands.AutoShardedBot):
    """The bot. It is handed an open service, which outlives it.

    ``pace`` is the seconds between two moves of built-in opponents: always the same, so that it tells nothing.
    """

    controls: ClassVar[tuple[type[discord.ui.DynamicItem[Any]], ...]] = CONTROLS
    """What can be pressed."""

    def __init__(self, service: Service, *, pace: float = 1.0, shard_count: int | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            # Slash commands and buttons need nothing more, and above all no message content.
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=shard_count,
        )
        self.service = service
        self.names = Names(self)
        self.pictures = Pictures()
        self.advisor = Advisor(service)
        self.desks = Desks(self)
        self.mail = Mail(self)
        self.announcer = Announcer(self)
        self.opponents = Opponents(self, pace)
        self.reminders = ReminderClock(self)
        # Private in discord.py, which has no other place for a look at what comes before it is read.
        parsers = self._connection.parsers
        self._read_interaction, parsers["INTERACTION_CREATE"] = parsers["INTERACTION_CREATE"], self._received

    def _received(self, payload: Any) -> None:  # noqa: ANN401 - whatever came
        """Let discord.py read what somebody did, and refuse what it could not read."""
        if readable(payload, self.tree):
            self._read_interaction(payload)
        else:
            interaction = discord.Interaction[Any](data=payload, state=self._connection)
            self.loop.create_task(refuse_malformed(interaction), name="CommandTree-malformed")

    async def setup_hook(self) -> None:
        """Register commands and controls, then start what runs by itself."""
        slash_commands.register(self)
        self.add_dynamic_items(*self.controls)
        await self.tree.set_translator(Translator())
        await self.tree.sync()
        self.announcer.start()
        self.opponents.start()
        self.reminders.start()

    async def close(self) -> None:
        """Stop what runs by itself, then disconnect."""
        self.reminders.stop()
        self.opponents.stop()
        self.announcer.stop()
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Learn names and open doors, and answer the controls that nothing else answers."""
        self.learn(interaction)
        if interaction.guild_id is None:
            await self.mail.opened(interaction.user.id)
        await answer_unknown(self, interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Leave messages alone: there are no commands of text."""

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close a lobby whose channel was deleted."""
        await self._channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close a lobby whose thread was deleted."""
        await self._channel_gone(payload.thread_id)

    async def _channel_gone(self, channel_id: int) -> None:
        """Close a lobby that nobody can reach any longer; a game goes on by direct messages."""
        table = await self.service.tables.in_channel(channel_id)
        if table is not None and table.phase == "lobby" and table.host_id is not None:
            with contextlib.suppress(Refusal):  # somebody was faster
                await self.service.lobby.close(table.id, table.host_id)

    def learn(self, interaction: discord.Interaction[Any]) -> None:
        """Remember what the person is called."""
        self.names.learn(interaction.guild_id, interaction.user)

    def texts_for(self, interaction: discord.Interaction[Any]) -> Texts:
        """Return the words for what only the person sees: in the person's own language."""
        return texts_for(str(interaction.locale))

    def table_texts(self, table: Table) -> Texts:
        """Return the words for what the channel of a table sees: in the server's language."""
        guild = self.get_guild(table.guild_id)
        return texts_for(str(guild.preferred_locale) if guild else ENGLISH)

    async def table_here(self, interaction: discord.Interaction[Any]) -> Table | None:
        """Return the table a control belongs to, else the one of the channel."""
        control = control_id(interaction).split(":")
        if len(control) > 1:
            try:
                return await self.service.tables.get(control[1])
            except NoSuchTable:
                return None
        if interaction.channel_id is None:
            return None
        return await self.service.tables.in_channel(interaction.channel_id)

    def place_of(self, table: Table) -> str:
        """Return a link to a table's channel, for messages outside its server, where a mention might not be shown."""
        channel = self.get_channel(table.channel_id)
        # A thread is called what its table is; brackets would end the words of the link.
        name = harmless((getattr(channel, "name", None) or "channel").translate(_ROUND))
        return f"[#{name}](https://discord.com/channels/{table.guild_id}/{table.channel_id})"

    async def seat_names(self, table: Table) -> tuple[str, ...]:
        """Return the names at a table by seat, in the words of its channel."""
        return await self.names.at(table, self.table_texts(table))

    async def names_here(self, interaction: discord.Interaction[Any]) -> tuple[str, ...]:
        """Return the names at the table an interaction is about, by seat; none where there is no table."""
        table = await self.table_here(interaction)
        return await self.names.at(table, self.texts_for(interaction)) if table else ()
