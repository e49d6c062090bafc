"""What commands share: making them, their requests and answers, autocompletion, and typed times."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.utils import MISSING

from bot.answering import about_table, acknowledge, answer_privately, my_texts
from bot.collation import fit, same
from bot.interactions.parts import parts_of
from bot.messages.controls import Layout
from bot.service import Refusal
from bot.texts import ENGLISH, INTERVALS, MINUTE, Texts, harmless, languages, own_name, shorten, texts_for
from engine.core.registry import find
from engine.core.text import text
from storage.records import QuietHours, Table

Command = app_commands.Command[Any, ..., None]
Callback = Callable[..., Coroutine[Any, Any, None]]
Suggestions = list[app_commands.Choice[str]]
"""The choices of an autocompletion."""

LOOKS = 10
"""Uses of the same looking command in SECONDS: a picture is drawn, or a game replayed."""
LOOKS_IN_WORDS = 30
"""Uses of a command that answers in words in SECONDS: nothing is drawn for it."""
QUESTIONS = 5
"""Uses of a command that asks the others in SECONDS: each time it pings them all."""
NEW_TABLES = 2
"""Attempts at opening a table in SECONDS; a mistyped title counts."""
SECONDS = 60.0
"""The span for which uses of a command are counted."""


def words(key: str) -> app_commands.locale_str:
    """Return the English text of a key, from which the translator finds the other languages."""
    said = text(key)
    return app_commands.locale_str(texts_for(ENGLISH).sentence(said, plain=True), text=said)


def choice(key: str, value: str | int) -> app_commands.Choice[Any]:
    """Return a fixed choice of a parameter."""
    return app_commands.Choice(name=words(key), value=value)


AS_DISCORD_SAYS = "discord"
"""The choice that stands for no language of one's own."""


def languages_to_choose(usual: str) -> list[app_commands.Choice[str]]:
    """Return every language by its own name, after the choice of none, whose key is ``usual``."""
    own = [app_commands.Choice(name=own_name(code), value=code) for code in languages()]
    return [choice(usual, AS_DISCORD_SAYS), *own]


def language_of(value: str) -> str | None:
    """Return the language that was chosen, or None for the usual one. Raises Refusal if there is none of this name."""
    if value == AS_DISCORD_SAYS:
        return None
    if value not in languages():
        raise Refusal("me.language_unknown", language=value[:20])
    return value


INTERVAL_CHOICES = [choice(f"interval.{each // MINUTE}", each) for each in INTERVALS]  # one text for each interval
"""The intervals between two reminders that can be chosen, in seconds."""


def command(key: str, callback: Callback, *, uses: int | None = None) -> Command:
    """Make a command of a function. The last part of its key is its name; its parameters have keys below that.

    ``uses``: how often a person may use it in SECONDS.
    """
    parameters = list(inspect.signature(callback).parameters)[1:]
    # One for each command, and one for each parameter of it.
    app_commands.describe(**{name: words(f"command.{key}.{name}") for name in parameters})(callback)
    made: Command = app_commands.Command(
        # One for each command.
        name=key.rpartition(".")[2].replace("_", "-"),
        description=words(f"command.{key}"),
        callback=callback,
    )
    if uses is not None:
        # Counted by the command and not by its function, so that every bot counts for itself.
        limit: Callable[[Command], Command] = app_commands.checks.cooldown(uses, SECONDS)
        limit(made)
    return made


def everywhere(command: Command) -> Command:
    """Allow a command in direct messages too, and return it."""
    command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    return command


def group(key: str, **options: Any) -> app_commands.Group:  # noqa: ANN401 - discord.py's own options
    """Make an empty group of commands."""
    # One for each group.
    return app_commands.Group(name=key, description=words(f"command.{key}"), **options)


def add(group: app_commands.Group, callbacks: Iterable[Callback], *, uses: int | None = None) -> None:
    """Add commands to a group, each named after its function. ``uses``: as for ``command``."""
    for callback in callbacks:
        group.add_command(command(f"{group.name}.{callback.__name__.strip('_')}", callback, uses=uses))


MOST_CHOICES = 25
"""The most choices that Discord shows."""
LONGEST_CHOICE = 100
"""Characters that Discord takes for the name or the value of a choice."""


def fitting(offered: Iterable[tuple[str, str]], written: str, also: Mapping[str, str] | None = None) -> Suggestions:
    """Return the choices whose name or value fits what is typed; those that begin with it come first.

    ``also``: further names, by value.
    """
    named = [(shorten(name, LONGEST_CHOICE), value) for name, value in offered]
    further = also or {}
    known = [(name, value, further.get(value, name)) for name, value in named]
    fits = [(fit(written, *names), place) for place, names in enumerate(known)]
    ranked = sorted((rank, place) for rank, place in fits if rank is not None)
    return [app_commands.Choice(name=named[at][0], value=named[at][1]) for _, at in ranked[:MOST_CHOICES]]


def meant(offered: Iterable[tuple[str, str]], written: str, also: Mapping[str, str] | None = None) -> str | None:
    """Return the value that was chosen, or typed by its name; None if no value fits, or several do.

    Some devices send the name of a choice in place of its value.
    """
    named, further, typed = list(offered), also or {}, written.strip()
    number = str(int(typed)) if typed.isdecimal() else typed
    if any(value in {typed, number} for _, value in named):
        return number if any(value == number for _, value in named) else typed
    # Somebody may have the label of another choice for a name, such as "2. bob".
    whole = {value for name, value in named if same(typed, name, shorten(name, LONGEST_CHOICE))}
    parts = {value for name, value in named if same(typed, name.partition(": ")[0], further.get(value, name))}
    alike = whole or parts
    return alike.pop() if len(alike) == 1 else None


def variants_of(game: str, texts: Texts, written: str) -> Suggestions:
    """Return the variants of a game's rules that fit what is typed, as ``key=value``."""
    return fitting(_variants(game, texts), written)


def variant(game: str, texts: Texts, written: str | None) -> dict[str, str]:
    """Return the variant of a game's rules that was typed by its label or as ``key=value``; empty if none was."""
    if not written:
        return {}
    key, _, value = (meant(_variants(game, texts), written) or written).partition("=")
    return {key.strip(): value.strip()}


def _variants(game: str, texts: Texts) -> list[tuple[str, str]]:
    """Return the label of each value of each variant of a game's rules, and ``key=value``."""
    switches = [(one.key, value) for one in find(game).info.variants for value in one.values]
    # One for each value of each variant of each game.
    return [(texts.say(f"{game}.variant.{key}.{value}"), f"{key}={value}") for key, value in switches]


QUIET = re.compile(
    r"(?P<from>\d{1,2})(?::(?P<from_minute>\d{2}))?\s*[-\u2013]\s*(?P<to>\d{1,2})(?::(?P<to_minute>\d{2}))?"
)
OFF = frozenset({"off", "none", "no", "0", "-"})


def read(typed: str, zone: str, unclear: str = "me.quiet_unclear") -> QuietHours | None:
    """Read hours such as ``22-8`` or ``22:30-7`` in a time zone; None for ``off``. Raises Refusal with ``unclear``."""
    words = typed.strip().lower()
    if words in OFF:
        return None
    found = QUIET.fullmatch(words)
    start, end = (_minutes(found[end], found[f"{end}_minute"]) if found else None for end in ("from", "to"))
    if start is None or end is None or start == end:
        raise Refusal(unclear, written=typed[:20])
    return QuietHours(start, end, zone)


TIME = re.compile(r"(?P<hour>\d{1,2})(?::(?P<minute>\d{2}))?")


def read_time(typed: str) -> int | None:
    """Read a time of the day such as ``8`` or ``18:30`` as minutes after midnight; None for ``off``. Raises Refusal."""
    words = typed.strip().lower()
    if words in OFF - {"0"}:
        return None
    found = TIME.fullmatch(words)
    minutes = _minutes(found["hour"], found["minute"]) if found else None
    if minutes is None:
        raise Refusal("me.daily_unclear", written=typed[:20])
    return minutes


def clock_time(minutes: int) -> str:
    """Write a time of the day as on a clock: ``08:00``."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _minutes(hour: str, minute: str | None) -> int | None:
    total = int(hour) * 60 + int(minute or 0)
    return total % (24 * 60) if int(minute or 0) < 60 and total <= 24 * 60 else None  # noqa: PLR2004 - a clock's


def written(hours: QuietHours) -> str:
    """Write quiet hours as on a clock: ``22:00-08:00``."""
    return "\u2013".join(clock_time(minutes) for minutes in (hours.start, hours.end))


class Request:
    """An acknowledged command, with what it takes to carry it out and to answer it.

    Tables are found by the channel of the command. Whatever is missing, or not allowed, raises Refusal.
    """

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self.parts = parts_of(interaction)
        self.service = self.parts.service
        self.user = interaction.user.id
        self.texts = my_texts(interaction)

    async def table(self) -> Table:
        """Return the table of the channel, or the last one it had."""
        table = await table_in(self.interaction)
        if table is None:
            raise Refusal("game.no_table")
        return table

    async def board(self) -> Table:
        """Return the table of the channel whose board is shown: between games of a campaign, the last one."""
        return await self.service.tables.shown(await self.table())

    async def campaign(self) -> Table:
        """Return the latest game of the campaign in the channel."""
        table = await campaign_in(self.interaction)
        if table is None:
            raise Refusal("service.campaign.none")
        return table

    async def answer(
        self, said: str, *, view: discord.ui.View = MISSING, files: Sequence[discord.File] = MISSING
    ) -> None:
        """Answer only the person; nobody is pinged."""
        await answer_privately(self.interaction, said, view=view, files=files)

    async def show(self, view: Layout) -> None:
        """Show only the person a layout; nobody is pinged."""
        await self.interaction.followup.send(**view.sent, ephemeral=True)

    async def changed(self, table: Table, key: str, **values: str) -> None:
        """Confirm to the person what has changed at a table."""
        await self.answer(self.texts.say(key, title=harmless(table.title), **values))


async def begin(interaction: discord.Interaction) -> Request:
    """Acknowledge a command before working on it: Discord waits three seconds."""
    await acknowledge(interaction, private=True)
    return Request(interaction)


async def table_in(interaction: discord.Interaction) -> Table | None:
    """Return the table of the channel, or the last one it had; None if it never had one."""
    table = await parts_of(interaction).service.tables.in_channel(interaction.channel_id or 0)
    if table is not None:
        about_table(table.id)
    return table


async def campaign_in(interaction: discord.Interaction) -> Table | None:
    """Return the latest game of the campaign in the channel; None if there is none."""
    table = await table_in(interaction)
    return table if table is not None and table.campaign is not None else None
