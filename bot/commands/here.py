"""What commands share: where they are used, what autocompletion offers, names from the catalogue, typed times."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.collation import fit
from bot.pressed.acknowledge import acknowledge
from bot.pressed.parts import parts_of
from bot.service import Refusal
from bot.texts import ENGLISH, Texts, in_messages, texts_for
from engine.core.registry import find
from storage.records import QuietHours, Table

Callback = Callable[..., Coroutine[Any, Any, None]]


def words(key: str) -> app_commands.locale_str:
    """Return a text of the catalogue with the key by which a translator finds it in other languages."""
    return app_commands.locale_str(texts_for(ENGLISH).say(key), key=key)


def choice(key: str, value: str | int, **given: int | str) -> app_commands.Choice[Any]:
    """Return one of a parameter's fixed choices."""
    return app_commands.Choice(name=texts_for(ENGLISH).say(key, **given), value=value)


def command(key: str, callback: Callback) -> app_commands.Command[Any, ..., None]:
    """Make a command of a function; the last part of its key is its name, each parameter is described by one more."""
    parameters = list(inspect.signature(callback).parameters)[1:]
    described = {name: words(f"command.{key}.{name}") for name in parameters}
    app_commands.describe(**described)(callback)
    return app_commands.Command(
        name=key.rpartition(".")[2].replace("_", "-"), description=words(f"command.{key}"), callback=callback
    )


def group(key: str, **options: Any) -> app_commands.Group:  # noqa: ANN401 - discord.py's own options
    """Make an empty group of commands."""
    return app_commands.Group(name=key, description=words(f"command.{key}"), **options)


MOST_CHOICES = 25
"""Discord shows no more."""
LONGEST_CHOICE = 100
"""Characters that Discord takes for the name or the value of a choice."""

V = TypeVar("V", str, int)


def fitting(offered: Iterable[app_commands.Choice[V]], written: str) -> list[app_commands.Choice[V]]:
    """Return the choices that what is typed fits, by their names or values: those that begin so come first.

    A whole number may come as one.
    """
    found = [(fit(str(written), choice.name, str(choice.value)), choice) for choice in offered]
    ranked = sorted((rank, place) for place, (rank, _) in enumerate(found) if rank is not None)
    return [found[place][1] for _, place in ranked[:MOST_CHOICES]]


def variants_of(game: str, texts: Texts, written: str) -> list[app_commands.Choice[str]]:
    """Return the switches of a game's rules that what is typed fits, as ``key=value``."""
    offered = [
        app_commands.Choice(name=texts.say(f"{game}.variant.{variant.key}.{value}"), value=f"{variant.key}={value}")
        for variant in find(game).info.variants
        for value in variant.values
    ]
    return fitting(offered, written)


def variant(written: str | None) -> dict[str, str]:
    """Return the switch that was typed as ``key=value``; nothing where none was."""
    key, _, value = (written or "").partition("=")
    return {key.strip(): value.strip()} if written else {}


QUIET = re.compile(
    r"(?P<from>\d{1,2})(?::(?P<from_minute>\d{2}))?\s*[-\u2013]\s*(?P<to>\d{1,2})(?::(?P<to_minute>\d{2}))?"
)
OFF = frozenset({"off", "none", "no", "0", "-"})


def read(typed: str, zone: str) -> QuietHours | None:
    """Read hours such as ``22-8`` or ``22:30-7`` in a time zone; None for ``off``. Raises Refusal."""
    words = typed.strip().lower()
    if words in OFF:
        return None
    found = QUIET.fullmatch(words)
    ends = (_minutes(found["from"], found["from_minute"]), _minutes(found["to"], found["to_minute"])) if found else None
    if ends is None or ends[0] is None or ends[1] is None or ends[0] == ends[1]:
        raise Refusal("me.quiet_unclear", written=typed[:20])
    return QuietHours(ends[0], ends[1], zone)


def _minutes(hour: str, minute: str | None) -> int | None:
    total = int(hour) * 60 + int(minute or 0)
    return total % (24 * 60) if int(minute or 0) < 60 and total <= 24 * 60 else None  # noqa: PLR2004 - a clock's


def written(hours: QuietHours) -> str:
    """Write quiet hours as on a clock: ``22:00-08:00``."""
    return f"{_clock(hours.start)}\u2013{_clock(hours.end)}"


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def my_texts(interaction: discord.Interaction) -> Texts:
    """Return the words for whoever gave the command."""
    return texts_for(str(interaction.locale))


async def table_here(interaction: discord.Interaction) -> Table:
    """Return the table of the channel, or the last one it had. Raises Refusal."""
    table = await parts_of(interaction).service.tables.in_channel(interaction.channel_id or 0)
    if table is None:
        raise Refusal("game.no_table")
    return table


async def board_here(interaction: discord.Interaction) -> Table:
    """Return the table of the channel whose board there is to be seen. Raises Refusal."""
    return await parts_of(interaction).service.tables.shown(await table_here(interaction))


async def campaign_here(interaction: discord.Interaction) -> Table:
    """Return the latest game of the campaign in the channel. Raises Refusal: there is none."""
    table = await latest_of_campaign(interaction)
    if table is None:
        raise Refusal("service.campaign.none")
    return table


async def latest_of_campaign(interaction: discord.Interaction) -> Table | None:
    """Return the latest game of the campaign in the channel; None: there is none."""
    table = await parts_of(interaction).service.tables.in_channel(interaction.channel_id or 0)
    return table if table is not None and table.campaign is not None else None


async def answer(interaction: discord.Interaction, said: str, **more: Any) -> None:  # noqa: ANN401 - files, views
    """Tell only the person, after the command was deferred; nobody is pinged."""
    nobody = discord.AllowedMentions.none()
    *before, last = in_messages(said)
    for part in before:
        await interaction.followup.send(part, ephemeral=True, allowed_mentions=nobody)
    await interaction.followup.send(last, ephemeral=True, allowed_mentions=nobody, **more)


async def defer(interaction: discord.Interaction) -> None:
    """Acknowledge before working: Discord waits three seconds."""
    await acknowledge(interaction, private=True)
