"""The group ``/game``: a table from its opening to its start. What needs consent is in ``agree``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.commands import agree, here
from bot.commands.here import answer, defer, my_texts, table_here
from bot.commands.new_table import PACE_CHOICES, games_to_choose, opening_command
from bot.pressed.parts import parts_of
from bot.service.opening import title as table_title
from bot.shown import people
from bot.texts import ENGLISH, INTERVALS, duration, harmless, texts_for
from engine.core import registry
from storage.records import QuietHours, Table

FEWEST_PLAYERS = min(registry.find(key).info.players[0] for key in registry.GAMES)
MOST_PLAYERS = max(registry.find(key).info.players[1] for key in registry.GAMES)

NEVER = 0
"""Stands among the intervals, in seconds, for no reminders."""
INTERVAL_CHOICES = [
    *(app_commands.Choice(name=duration(texts_for(ENGLISH), seconds), value=seconds) for seconds in INTERVALS),
    here.choice("game.remind.never", NEVER),
]

GAME_CHOICES = games_to_choose(registry.GAMES)
Command = app_commands.Command[Any, ..., None]
Players = app_commands.Range[int, FEWEST_PLAYERS, MOST_PLAYERS]


def game_group() -> app_commands.Group:
    """Make the group; commands that look at a table are added to it by their own module."""
    group = here.group("game", guild_only=True)
    group.add_command(
        opening_command("game", tuple(registry.GAMES), lambda service: service.lobby.new, suggest_variants)
    )
    for callback in (join, leave, start, kick, options, remind):
        group.add_command(here.command(f"game.{callback.__name__}", callback))
    # Decorated here and not where they are written, so that every bot counts for itself.
    for question in agree.COMMANDS:
        not_too_often: Callable[[Command], Command] = app_commands.checks.cooldown(agree.QUESTIONS, agree.SECONDS)
        group.add_command(not_too_often(here.command(f"game.{question.__name__}", question)))
    return group


async def suggest_variants(interaction: discord.Interaction, written: str) -> list[app_commands.Choice[str]]:
    """Offer the switches of the game's rules, as ``key=value``."""
    key = interaction.namespace.game
    if key is None:
        # Without a game only the table that is here can be meant, as long as it has not started.
        table = await parts_of(interaction).service.tables.in_channel(interaction.channel_id or 0)
        key = table.game if table is not None and table.phase == "lobby" else None
    return here.variants_of(key, my_texts(interaction), written) if key in registry.GAMES else []


async def join(interaction: discord.Interaction) -> None:
    """Take a seat."""
    await defer(interaction)
    table = await table_here(interaction)
    await _changed(interaction, await parts_of(interaction).service.lobby.join(table.id, interaction.user.id), "joined")


async def leave(interaction: discord.Interaction) -> None:
    """Give up one's seat."""
    await defer(interaction)
    table = await table_here(interaction)
    await _changed(interaction, await parts_of(interaction).service.lobby.leave(table.id, interaction.user.id), "left")


async def kick(interaction: discord.Interaction, player: discord.User) -> None:
    """Take somebody's seat away."""
    await defer(interaction)
    table = await table_here(interaction)
    after = await parts_of(interaction).service.lobby.kick(table.id, interaction.user.id, player.id)
    await _changed(interaction, after, "kicked", player=people.mention(player.id, my_texts(interaction)))


async def start(interaction: discord.Interaction) -> None:
    """Start the table."""
    await defer(interaction)
    table = await table_here(interaction)
    after = await parts_of(interaction).service.lobby.start(table.id, interaction.user.id)
    await _changed(interaction, after, "started")


@app_commands.choices(pace=PACE_CHOICES, game=GAME_CHOICES)
@app_commands.autocomplete(variant=suggest_variants)
async def options(
    interaction: discord.Interaction,
    title: app_commands.Range[str, 1, 100] | None = None,
    game: str | None = None,
    players: Players | None = None,
    variant: app_commands.Range[str, 1, 60] | None = None,
    pace: str | None = None,
) -> None:
    """Change what was chosen at the opening."""
    await defer(interaction)
    table = await table_here(interaction)
    after = await parts_of(interaction).service.lobby.options(
        table.id,
        interaction.user.id,
        title=None if title is None else table_title(title),
        game=game,
        players=players,
        variants=None if variant is None else here.variant(variant),
        pace=pace,
    )
    await _changed(interaction, after, "changed")


@app_commands.choices(interval=INTERVAL_CHOICES)
async def remind(
    interaction: discord.Interaction,
    interval: int,
    quiet: app_commands.Range[str, 1, 20] | None = None,
) -> None:
    """Set how often whoever is to move is reminded."""
    await defer(interaction)
    service, table = parts_of(interaction).service, await table_here(interaction)
    zone = (await service.people.preferences(interaction.user.id)).zone
    hours = table.quiet if quiet is None else here.read(quiet, zone)
    after = await service.lobby.remind(table.id, interaction.user.id, interval=interval or None, quiet=hours)
    await parts_of(interaction).lobby_messages.redraw(after.id)
    await answer(interaction, _reminding(interaction, after))


def _reminding(interaction: discord.Interaction, table: Table) -> str:
    texts = my_texts(interaction)
    if table.interval is None:
        return texts.say("game.remind.off", title=harmless(table.title))
    hours: QuietHours | None = table.quiet
    key = "game.remind.set" if hours is None else "game.remind.set_quiet"
    return texts.say(
        key,
        title=harmless(table.title),
        interval=duration(texts, table.interval),
        quiet=here.written(hours) if hours else "",
        zone=hours.zone if hours else "",
    )


async def _changed(interaction: discord.Interaction, table: Table, what: str, **values: str) -> None:
    """Bring the lobby message up to date and tell whoever changed it; go on where it has begun by that."""
    await parts_of(interaction).lobby_messages.redraw(table.id)
    await answer(interaction, my_texts(interaction).say(f"game.{what}", title=harmless(table.title), **values))
    if table.phase == "live":
        await parts_of(interaction).announcer.announce(table.id)
