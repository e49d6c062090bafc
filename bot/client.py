"""The bot itself: what it is made of, and how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import sys
import threading
from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket, KeepAliveHandler

from bot.answering import about_table, answering
from bot.channels import Channels
from bot.delivery.channel import ChannelMessages
from bot.delivery.consent import ConsentMessages
from bot.delivery.forum_posts import ForumPosts
from bot.delivery.lobbies import CampaignMessages, LobbyMessages
from bot.delivery.private_panels import AnswersInProgress, DirectMessages, TemporaryPanels
from bot.delivery.reconciler import LOOK_AT_OTHERS, Reconciler
from bot.delivery.reminders import AbsenceMessages, DigestMessages, ReminderClock
from bot.delivery.routes import Routes
from bot.delivery.server_boards import ServerBoards
from bot.faults import UNSENT, is_final, log_fault
from bot.interactions import commands as slash_commands
from bot.interactions.errors import refuse_malformed, report
from bot.interactions.game import FORMS
from bot.interactions.panels import Playing, PrivatePanels
from bot.interactions.parts import Parts
from bot.interactions.presses import ANSWERS, COMPONENT, KINDS, Handler, answer_others, is_offered
from bot.messages.controls import NO_TABLE, AnyControl
from bot.messages.people import Names
from bot.messages.pictures import Pictures
from bot.messages.private_panel import PanelComposer
from bot.operation import Operation
from bot.opponents import Advisor, Opponents
from bot.outside import Outside
from bot.service import Refusal, Service
from bot.service.live_tables import delivered
from bot.shards import ShardBlocks
from bot.texts import ENGLISH, languages, plain_words, shorten, texts_for
from engine.core.registry import load_all

log = logging.getLogger(__name__)


class Translator(app_commands.Translator):
    """Translates the descriptions and choices of commands, using the ``text`` that their English carries."""

    def __init__(self) -> None:
        """Begin without any translations."""
        self._learned: dict[tuple[str, str, str], str | None] = {}

    async def learn(self, tree: app_commands.CommandTree[Any]) -> None:
        """Prepare all translations that the commands need, without reading whole catalogues."""
        wanted = _Wanted()
        for command in tree.get_commands():
            await command.get_translated_payload(tree, wanted)
        for language in languages():
            if language != ENGLISH:
                said = plain_words(language, (key for key, _ in wanted.texts))
                self._learned |= {
                    (language, key, english): _unless_english(said[key], english)
                    for key, english in wanted.texts
                    if key in said
                }

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the words in a language, shortened for Discord, or None if they are the English ones."""
        del context
        meant, texts = string.extras.get("text"), texts_for(str(locale))
        if meant is None or texts.language == ENGLISH:
            return None
        said = (texts.language, meant.key, string.message)
        if said in self._learned:
            return self._learned[said]
        return _unless_english(texts.sentence(meant, plain=True), string.message)


class _Wanted(app_commands.Translator):
    """Collects what commands say: keys and their English."""

    def __init__(self) -> None:
        self.texts: set[tuple[str, str]] = set()

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> None:
        del locale, context
        if (meant := string.extras.get("text")) is not None:
            self.texts.add((meant.key, string.message))


def _unless_english(said: str, english: str) -> str | None:
    """Return words of another language, shortened for Discord, or None if they are the English ones."""
    short = shorten(said, LONGEST_DESCRIPTION)
    return short if short != english else None


LONGEST_DESCRIPTION = 100
"""The most characters that Discord accepts in the description of a command or option, and in the name of a choice."""
LOOK_AT_TAKEN = 5.0
"""Seconds between two looks for reminders of tables that another process may have left."""
FIRST_WAIT, LONGEST_WAIT = 5.0, 300.0
"""Seconds until the second attempt to reach Discord, and the most; they double after each further attempt."""
LEAVE = 2.0
"""Seconds that closing shards may take: Discord itself ends those that send nothing any more."""
UNREADABLE = "what somebody did cannot be read: %s"

NEEDED = frozenset({"READY", "RESUMED"})
"""Without these events there is no connection: if one cannot be read, discord.py ends it."""
WHO_READS_WHAT = (
    *("GUILD_CREATE", "GUILD_UPDATE", "GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE"),
    *("CHANNEL_UPDATE", "CHANNEL_DELETE", "THREAD_UPDATE", "THREAD_DELETE"),
)
"""The events that may change which tables the readers of a server's board may see."""


def clock() -> float:
    """Return the UTC unix time in seconds, read through discord.py so that a test can set it."""
    return discord.utils.utcnow().timestamp()


class Tree(app_commands.CommandTree["Stationmaster"]):
    """The command tree whose errors are answered."""

    async def on_error(
        self, interaction: discord.Interaction[Stationmaster], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer whatever a command raised."""
        await report(interaction, error)

    async def interaction_check(self, interaction: discord.Interaction[Stationmaster], /) -> bool:
        """Learn the name of whoever uses a command; everybody may."""
        interaction.client.parts.names.learn(interaction.guild_id, interaction.user)
        return True

    async def _call(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Answer requests for suggestions even if they fail: discord.py would not, and would log what was typed.

        This is private in discord.py, which has no other place for it.
        """
        if interaction.type is not discord.InteractionType.autocomplete:
            await super()._call(interaction)
            return
        try:
            await self.interaction_check(interaction)
            await self._suggest(interaction)
        except Exception as error:  # noqa: BLE001 - the one handler answers and logs
            await report(interaction, error)

    async def _suggest(self, interaction: discord.Interaction[Stationmaster]) -> None:
        """Suggest what may be typed for an option. Raises AppCommandError: there are no suggestions for it."""
        data: Any = interaction.data
        command, options = self._get_app_command_options(data)
        namespace = app_commands.Namespace(interaction, data.get("resolved", {}), options)
        known: Any = interaction
        known._cs_command, known._cs_namespace = command, namespace  # noqa: SLF001
        focused = next((option["name"] for option in options if option.get("focused")), None)
        if focused is None:
            raise app_commands.CommandSignatureMismatch(command)
        await command._invoke_autocomplete(interaction, focused, namespace)  # noqa: SLF001


class Stationmaster(commands.AutoShardedBot):
    """The bot. It is given an open service, which outlives it.

    ``pace`` is the seconds between two moves of built-in opponents: always the same, so that it reveals nothing.
    """

    answers: ClassVar[Mapping[type[AnyControl], Handler]] = ANSWERS
    """The controls that can be pressed, and what answers each of them."""

    def __init__(
        self,
        service: Service,
        *,
        pace: float = 1.0,
        shard_count: int | None = None,
        operation: Operation | None = None,
        blocks: ShardBlocks | None = None,
    ) -> None:
        """``blocks``: the shards that this process has taken of those shared with others, or None if it has all."""
        self.operation = Operation() if operation is None else operation
        self.metrics = self.operation.metrics
        self.metrics.expect(KINDS.values())
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            # Slash commands and buttons need nothing more, and above all no message content.
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=shard_count if blocks is None or blocks.undivided else blocks.total,
            shard_ids=None if blocks is None or blocks.undivided else sorted(blocks.shards.ids),  # type: ignore[arg-type]
            http_trace=self.metrics.trace(),
        )
        self.blocks = blocks
        self._identified_at_once = 1
        self.service = service
        self._due = Routes()
        """The routes on which reminders, notices of holidays and daily messages are sent."""
        self.parts = self._built(service)
        self.opponents = Opponents(service, self.parts.advisor.choose, pace)
        self.forum_posts = ForumPosts(self, service, self.parts.channels, self.parts.names)
        self.reconciler = self._reconciler(self.parts)
        self.reminders = ReminderClock(
            service,
            self.parts.channels,
            self.parts.absence_messages,
            self.parts.lobby_messages,
            DigestMessages(service, self.parts.channels, self._due),
            self._due,
            self.opponents.in_time,
            self.wait_until_ready,
            self.metrics,
            self._reachable,
            *(() if self.blocks is None else (LOOK_AT_TAKEN,)),
        )
        self.operation.connected, self.operation.sending = self._connected, self._sending
        # This is private in discord.py, which has no other place to examine events before they are parsed.
        parsers = self._connection.parsers
        self._read_interaction, parsers["INTERACTION_CREATE"] = parsers["INTERACTION_CREATE"], self._received
        controls: Any = self._connection._view_store  # noqa: SLF001
        self._find_control, controls.schedule_dynamic_item_call = controls.schedule_dynamic_item_call, self._used
        for event in parsers.keys() - NEEDED - {"INTERACTION_CREATE"}:
            parsers[event] = functools.partial(self._heard, event, parsers[event])
        for event in WHO_READS_WHAT:
            parsers[event] = functools.partial(self._look_at_board, parsers[event])

    def _built(self, service: Service) -> Parts:
        """Build the parts and hand each what it needs, from what is shown to what is pressed."""
        names, channels, pictures, advisor = (
            Names(self),
            Channels(self, service.languages),
            Pictures(self.metrics),
            Advisor(),
        )
        outside = Outside()
        service.judge_apart(outside.judge)
        boards = ServerBoards(self, service, channels)
        composer, showing = PanelComposer(names, pictures, advisor), AnswersInProgress()
        temporary = TemporaryPanels(service, names, composer, showing)
        direct = DirectMessages(service, names, channels, composer, showing, temporary)
        consent = ConsentMessages(service, channels, names, direct)
        playing = Playing(service, names, advisor, consent)
        private = PrivatePanels(service, names, playing, composer, direct, temporary, showing)
        return Parts(
            service=service,
            operation=self.operation,
            names=names,
            channels=channels,
            pictures=pictures,
            advisor=advisor,
            outside=outside,
            showing=showing,
            direct_messages=direct,
            temporary_panels=temporary,
            lobby_messages=LobbyMessages(service, channels),
            consent_messages=consent,
            absence_messages=AbsenceMessages(service, channels, self._due, self._renew),
            server_boards=boards,
            renew=self._renew,
            private_panels=private,
        )

    async def _renew(self, table_id: str, user_id: int) -> None:
        """Bring the messages of a table up to date about a person; the reconciler does so, but is built later."""
        await self.reconciler.renew(table_id, user_id)

    def _reconciler(self, parts: Parts) -> Reconciler:
        return Reconciler(
            parts.service,
            ChannelMessages(parts.service, parts.names, parts.channels, parts.pictures),
            parts.pictures,
            parts.direct_messages,
            parts.temporary_panels,
            parts.lobby_messages,
            CampaignMessages(parts.service, parts.channels, parts.names, parts.pictures, parts.lobby_messages),
            parts.server_boards,
            self.forum_posts,
            self.wait_until_ready,
            None if self.blocks is None else LOOK_AT_OTHERS,
        )

    def _received(self, payload: Any) -> None:  # noqa: ANN401 - whatever came
        """Let discord.py parse what somebody did; refuse, and log, what cannot be parsed or was not offered."""
        try:
            if is_offered(payload):
                kind = KINDS[payload["type"]]
                self.metrics.presses.labels(kind).inc()
                with answering(payload["id"], kind), delivered(int(payload["id"])):
                    self._read_interaction(self._in_own_language(payload))
                return
            why = "it was not offered"
        except Exception as error:  # noqa: BLE001 - what is raised here would end the connection and with it the program
            why = type(error).__name__
        log.warning(UNREADABLE, why)
        with contextlib.suppress(LookupError, TypeError, ValueError, AttributeError):  # it cannot be answered
            given = {name: payload[name] for name in ("id", "type", "token", "locale") if name in payload}
            least = {"type": COMPONENT, "version": 1, "application_id": self.application_id or 0}
            data: Any = {**least, "attachment_size_limit": 0, **given}
            interaction = discord.Interaction(data=data, state=self._connection)
            self.loop.create_task(refuse_malformed(interaction), name="CommandTree-malformed")

    def _in_own_language(self, payload: dict[str, Any]) -> dict[str, Any]:
        """Return an interaction in the language that its person has chosen; if none, remember that of their Discord."""
        languages = self.service.languages
        user_id = int((payload.get("member") or payload)["user"]["id"])
        known = languages.people.get(user_id)
        if known is not None and known.chosen:
            return payload | {"locale": known.language}
        read = texts_for(str(payload.get("locale", ENGLISH))).language
        if read != (ENGLISH if known is None else known.language):
            self.loop.create_task(languages.learn(user_id, read), name="language")
        return payload

    async def _used(
        self,
        component_type: int,
        factory: type[AnyControl],
        interaction: discord.Interaction,
        *given: Any,  # noqa: ANN401 - as discord.py hands it
    ) -> None:
        """Let discord.py find a control in its message; refuse, and log on one line, what cannot be read."""
        why = "a button has the id of a menu, or a menu that of a button"
        if factory.component_type.value == component_type:
            try:
                await self._find_control(component_type, factory, interaction, *given)
            except Exception as error:  # noqa: BLE001 - discord.py would leave it unanswered
                why = type(error).__name__
            else:
                return
        log.warning(UNREADABLE, why)
        await refuse_malformed(interaction)

    @staticmethod
    def _heard(event: str, read: Callable[[Any], None], payload: Any) -> None:  # noqa: ANN401 - whatever came
        """Let discord.py parse an event; ignore, and log on one line, what cannot be read."""
        try:
            read(payload)
        except Exception as error:  # noqa: BLE001 - as above
            log.warning("what Discord tells of %s cannot be read: %s", event, type(error).__name__)

    def _look_at_board(self, read: Callable[[Any], None], payload: Any) -> None:  # noqa: ANN401 - whatever came
        """Let discord.py parse an event of a server, then bring the server's board up to date."""
        read(payload)
        guild_id = str(payload.get("guild_id", payload.get("id"))) if isinstance(payload, dict) else ""
        if guild_id.isdecimal():
            self.reconciler.look_again(int(guild_id))

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as handed
        """Log what the handler of an event has raised, like all faults without any of its contents."""
        error = sys.exception()
        assert error is not None
        log_fault(log, error, "in %s", event_method)

    async def setup_hook(self) -> None:
        """Register commands and controls, then start the automatic parts."""
        slash_commands.register(self.tree)
        self.add_dynamic_items(*self.answers)
        if self.blocks is not None:
            self._identified_at_once = (await self.fetch_session_start_limits()).max_concurrency
        if self.blocks is None or 0 in self.blocks.shards.ids:
            await self._send_commands()
        self.run_by_itself()

    async def _send_commands(self) -> None:
        """Register the commands with Discord, in every language."""
        if languages() != [ENGLISH]:  # else discord.py would look up each text 31 times in vain
            await self.tree.set_translator(translator := Translator())
            await translator.learn(self.tree)
        await self.tree.sync()
        await self.tree.set_translator(None)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may begin, together with the other processes that share the shards."""
        if self.blocks is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.blocks.before_identify(shard_id or 0, self._identified_at_once)

    async def begin_shards(self, ids: Collection[int]) -> None:
        """Begin further shards in addition to those there are."""
        self.shard_ids = sorted({*(self.shard_ids or ()), *ids})
        self._connection.shard_ids = self.shard_ids
        for shard_id in ids:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id)
        if 0 in ids:
            await self._send_commands_late()

    async def _send_commands_late(self) -> None:
        """Register the commands while the bot runs; if Discord cannot be reached or is busy, try again after a while.

        At the start a failure ends the connection, and everything is tried again.
        """
        wait = FIRST_WAIT
        while True:
            try:
                await self._send_commands()
            except UNSENT as error:
                log_fault(log, error, "the commands could not be registered")
                if is_final(error):
                    return
            else:
                return
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def leave_shards(self) -> None:
        """Close the shards, as others are about to begin them, and one just being begun, known only to its thread."""
        closing = [asyncio.ensure_future(shard.disconnect()) for shard in self.shards.values()]
        # If one connection is closed twice at the same time, the first call waits for ever.
        closed = [self._get_websocket(shard_id=shard) for shard in self.shards]
        beating = [thread.ws for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler)]
        others = [ws for ws in beating if ws._connection is self._connection and ws not in closed]  # noqa: SLF001
        closing += [asyncio.ensure_future(ws.close()) for ws in others]
        if closing:
            await asyncio.wait(closing, timeout=LEAVE)

    async def on_ready(self) -> None:
        """Load in advance what the first table of each game needs, so that nobody waits for it."""
        await asyncio.to_thread(load_all)

    def run_by_itself(self) -> None:
        """Start what announces, moves and reminds automatically."""
        self.reconciler.start()
        self.parts.temporary_panels.start()
        self.opponents.start()
        self.reminders.start()

    async def close(self) -> None:
        """Stop the automatic parts, then disconnect."""
        self.reminders.stop()
        self.opponents.stop()
        self.reconciler.stop()
        self.parts.advisor.stop()
        self.parts.outside.stop()
        self.parts.direct_messages.stop()
        await self.parts.temporary_panels.stop_following()
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Learn the person's name, retry closed direct messages, and answer controls that nothing else answers."""
        self.parts.names.learn(interaction.guild_id, interaction.user)
        if interaction.guild_id is None:
            await self.parts.direct_messages.opened(interaction.user.id)
        await answer_others(self.answers, FORMS, interaction)

    async def press(self, interaction: discord.Interaction, control: AnyControl) -> None:
        """Do what a control says; a refusal and a fault of ours are answered too."""
        if control.press.table != NO_TABLE:
            about_table(control.press.table)
        try:
            await self.answers[type(control)](self.parts, interaction, control)
        except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
            await report(interaction, error)

    def _connected(self) -> int:
        """Return how many connections to Discord are open, 0 as long as the bot is not ready."""
        if self.is_closed() or not self.is_ready():
            return 0
        return sum(not shard.is_closed() for shard in self.shards.values())

    def _reachable(self) -> bool:
        """Return whether anything can be received from Discord just now; also before the first connection."""
        return not self.shards or any(not shard.is_closed() for shard in self.shards.values())

    def _sending(self) -> int:
        return self.reconciler.sending + self.parts.direct_messages.sending + self._due.unfinished

    async def on_message(self, message: discord.Message) -> None:
        """Ignore messages: there are no text commands."""

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Forget the board of a server that has removed the bot."""
        await self.parts.server_boards.forget(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close a lobby whose channel was deleted."""
        await self._channel_deleted(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close a lobby whose thread was deleted."""
        await self._channel_deleted(payload.thread_id)

    async def _channel_deleted(self, channel_id: int) -> None:
        """Close a lobby that nobody can reach any longer; a game goes on by direct messages."""
        table = await self.service.tables.in_channel(channel_id)
        if table is not None and table.phase == "lobby" and table.host_id is not None:
            with contextlib.suppress(Refusal):  # somebody was faster
                await self.service.lobby.close(table.id, table.host_id)
