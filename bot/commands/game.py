"""The group ``/game``: a table from its opening to its start. What needs consent is in ``agree``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypedDict

import discord
from discord import app_commands

from bot.commands import agree, catalogue_commands, channels, completing, quiet_hours
from bot.commands.here import answer, defer, my_texts, table_here
from bot.durations import INTERVALS, duration
from bot.pressed.parts import parts_of
from bot.service import PACES, Refusal
from bot.service.limits import DEFAULT_PACE
from bot.service.table_options import title as table_title
from bot.shown import people
from bot.texts import ENGLISH, harmless, texts_for
from engine.core import registry
from storage.records import QuietHours, Table

DEFAULT_GAME = next(iter(registry.GAMES))
FEWEST_PLAYERS = min(registry.find(key).info.players[0] for key in registry.GAMES)
MOST_PLAYERS = max(registry.find(key).info.players[1] for key in registry.GAMES)

PACE_CHOICES = [catalogue_commands.choice(f"pace.{key}_choice", key) for key in PACES]
NEVER = 0
INTERVAL_CHOICES = [
    *(app_commands.Choice(name=duration(texts_for(ENGLISH), seconds), value=seconds) for seconds in INTERVALS),
    catalogue_commands.choice("game.remind.never", NEVER),
]

Command = app_commands.Command[Any, ..., None]
Players = app_commands.Range[int, FEWEST_PLAYERS, MOST_PLAYERS]


class Wanted(TypedDict):
    """What the host of a new table has chosen."""

    title: str
    game: str
    players: int | None
    variants: dict[str, str]
    pace: str


def game_group() -> app_commands.Group:
    """Make the group; commands that look at a table are added to it by their own module."""
    group = catalogue_commands.group("game", guild_only=True)
    app_commands.choices(game=[catalogue_commands.choice(f"game.name.{key}", key) for key in registry.GAMES])(new)
    # Decorated here and not where it is written, so that every bot counts for itself.
    slow: Callable[[Command], Command] = app_commands.checks.cooldown(agree.NEW_TABLES, agree.SECONDS)
    group.add_command(slow(catalogue_commands.command("game.new", new)))
    for callback in (join, leave, start, kick, options, remind):
        group.add_command(catalogue_commands.command(f"game.{callback.__name__}", callback))
    for question in agree.COMMANDS:
        not_too_often: Callable[[Command], Command] = app_commands.checks.cooldown(agree.QUESTIONS, agree.SECONDS)
        group.add_command(not_too_often(catalogue_commands.command(f"game.{question.__name__}", question)))
    return group


async def suggest_variants(interaction: discord.Interaction[Any], written: str) -> list[app_commands.Choice[str]]:
    """Offer the switches of the game's rules, as ``key=value``."""
    table = None
    key = interaction.namespace.game
    if key is None:
        table = await parts_of(interaction).service.tables.in_channel(interaction.channel_id or 0)
    known = key if key in registry.GAMES else table.game if table else DEFAULT_GAME
    return completing.variants_of(known, my_texts(interaction), written)


@app_commands.choices(pace=PACE_CHOICES)
@app_commands.autocomplete(variant=suggest_variants)
async def new(  # noqa: PLR0913, PLR0917 - the form a person fills in
    interaction: discord.Interaction[Any],
    title: app_commands.Range[str, 1, 100],
    game: str = DEFAULT_GAME,
    players: Players | None = None,
    variant: app_commands.Range[str, 1, 60] | None = None,
    thread: bool = False,  # noqa: FBT001, FBT002 - a switch of the command
    pace: str = DEFAULT_PACE,
) -> None:
    """Open a table."""
    await defer(interaction)
    chosen: Wanted = {
        "title": table_title(title),
        "game": game,
        "players": players,
        "variants": completing.variant(variant),
        "pace": pace,
    }

    async def opened(where: channels.TableChannel) -> Table:
        return await parts_of(interaction).service.lobby.new(
            interaction.user.id, where.guild.id, where.id, parent_channel_id=channels.parent_of(where), **chosen
        )

    where, sent, why_not = await opened_in(interaction, chosen["title"], opened, thread=thread)
    texts = my_texts(interaction)
    made = "game.new.made_here" if where.id == interaction.channel_id else "game.new.made"
    told = texts.say(made, title=harmless(chosen["title"]), where=sent.jump_url)
    await answer(interaction, told if why_not is None else f"{told}\n{texts.say(why_not)}")


async def opened_in(
    interaction: discord.Interaction[Any],
    title: str,
    opened: Callable[[channels.TableChannel], Awaitable[Table]],
    *,
    thread: bool,
) -> tuple[channels.TableChannel, discord.Message, str | None]:
    """Open a table in the channel of a command, or in a thread for it.

    Returns:
        Where it is, its message, and the key of the sentence that says why there is no thread.

    Raises:
        Refusal: there can be none.

    """
    here = channels.channel_of(interaction)
    channels.check_may_write(interaction, here)
    inside, host = channels.parent_of(here), interaction.user.id
    taken = 0 if thread and inside is None else here.id
    await parts_of(interaction).service.lobby.check_new(host, here.guild.id, taken, parent_channel_id=inside or here.id)
    where, why_not = await channels.thread_for(interaction, here, title) if thread else (here, None)
    try:
        return where, await _posted(interaction, where, await opened(where)), why_not
    except (Refusal, discord.HTTPException) as error:
        await channels.abandon(where, here)
        if isinstance(error, Refusal):
            raise
        raise Refusal("game.new.cannot_post") from error


async def _posted(interaction: discord.Interaction[Any], where: channels.TableChannel, table: Table) -> discord.Message:
    try:
        return await parts_of(interaction).lobby_messages.post(table, where)
    except discord.HTTPException:
        # Nobody could join a table that is not to be seen, and it would take the channel.
        await parts_of(interaction).service.lobby.close(table.id, interaction.user.id)
        raise


async def join(interaction: discord.Interaction[Any]) -> None:
    """Take a seat."""
    await defer(interaction)
    table = await table_here(interaction)
    await _changed(interaction, await parts_of(interaction).service.lobby.join(table.id, interaction.user.id), "joined")


async def leave(interaction: discord.Interaction[Any]) -> None:
    """Give up one's seat."""
    await defer(interaction)
    table = await table_here(interaction)
    await _changed(interaction, await parts_of(interaction).service.lobby.leave(table.id, interaction.user.id), "left")


async def kick(interaction: discord.Interaction[Any], player: discord.User) -> None:
    """Take somebody's seat away."""
    await defer(interaction)
    table = await table_here(interaction)
    after = await parts_of(interaction).service.lobby.kick(table.id, interaction.user.id, player.id)
    await _changed(interaction, after, "kicked", player=people.mention(player.id, my_texts(interaction)))


async def start(interaction: discord.Interaction[Any]) -> None:
    """Start the table."""
    await defer(interaction)
    table = await table_here(interaction)
    after = await parts_of(interaction).service.lobby.start(table.id, interaction.user.id)
    await _changed(interaction, after, "started")


@app_commands.choices(pace=PACE_CHOICES)
@app_commands.autocomplete(variant=suggest_variants)
async def options(
    interaction: discord.Interaction[Any],
    title: app_commands.Range[str, 1, 100] | None = None,
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
        players=players,
        variants=None if variant is None else {**table.variants, **completing.variant(variant)},
        pace=pace,
    )
    await _changed(interaction, after, "changed")


@app_commands.choices(interval=INTERVAL_CHOICES)
async def remind(
    interaction: discord.Interaction[Any],
    interval: int,
    quiet: app_commands.Range[str, 1, 20] | None = None,
) -> None:
    """Set how often whoever is to move is reminded."""
    await defer(interaction)
    service, table = parts_of(interaction).service, await table_here(interaction)
    zone = (await service.people.preferences(interaction.user.id)).zone
    hours = table.quiet if quiet is None else quiet_hours.read(quiet, zone)
    after = await service.lobby.remind(table.id, interaction.user.id, interval=interval or None, quiet=hours)
    await parts_of(interaction).lobby_messages.redraw(after.id)
    await answer(interaction, _reminding(interaction, after))


def _reminding(interaction: discord.Interaction[Any], table: Table) -> str:
    texts = my_texts(interaction)
    if table.interval is None:
        return texts.say("game.remind.off", title=harmless(table.title))
    hours: QuietHours | None = table.quiet
    key = "game.remind.set" if hours is None else "game.remind.set_quiet"
    return texts.say(
        key,
        title=harmless(table.title),
        interval=duration(texts, table.interval),
        quiet=quiet_hours.written(hours) if hours else "",
        zone=hours.zone if hours else "",
    )


async def _changed(interaction: discord.Interaction[Any], table: Table, what: str, **values: str) -> None:
    """Bring the lobby message up to date and tell whoever changed it; go on where it has begun by that."""
    await parts_of(interaction).lobby_messages.redraw(table.id)
    await answer(interaction, my_texts(interaction).say(f"game.{what}", title=harmless(table.title), **values))
    if table.phase == "live":
        await parts_of(interaction).announcer.announce(table.id)
