"""Commands that only look: at the table of a channel, at one's own hand, at everything that waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.collation import same
from bot.commands import described
from bot.commands.completing import fitting
from bot.commands.here import answer, defer, my_texts, table_here
from bot.guide import guide
from bot.pictures import shorten
from bot.service import Look, Refusal, Table
from bot.texts import Texts, harmless
from bot.views.gallery import picture_name, public, wall
from rendering import api

if TYPE_CHECKING:
    from bot.client import Stationmaster

LONGEST = 1900
LOOKS = 10
"""How often a person may look at the same thing in SECONDS."""
SECONDS = 60.0

Command = app_commands.Command[Any, ..., None]


def extend(group: app_commands.Group) -> None:
    """Add what looks at the table of the channel to ``/game``."""
    for callback in (status, board, log, help_):
        # A picture is drawn, or a game replayed: nobody needs more of that than this.
        slow: Callable[[Command], Command] = app_commands.checks.cooldown(LOOKS, SECONDS)
        group.add_command(slow(described.command(f"game.{callback.__name__.strip('_')}", callback)))


def commands() -> list[app_commands.Command[Any, ..., None]]:
    """Make the commands that stand by themselves and work in private too."""
    made = [described.command(callback.__name__, callback) for callback in (hand, turn, mygames)]
    for command in made:
        command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    return made


async def status(interaction: discord.Interaction[Stationmaster]) -> None:
    """Show the board, the scores and whose turn it is."""
    await defer(interaction)
    table = await table_here(interaction)
    await _show(interaction, table)


async def suggest_pictures(
    interaction: discord.Interaction[Stationmaster], written: str
) -> list[app_commands.Choice[str]]:
    """Offer the pictures that the game here has for everybody."""
    look, texts = await _looked(interaction), my_texts(interaction)
    if look is None:
        return []
    offered = [app_commands.Choice(name=picture_name(texts, look.table, kind), value=kind) for kind in public(look)]
    return fitting(offered, written)


async def suggest_zooms(
    interaction: discord.Interaction[Stationmaster], written: str
) -> list[app_commands.Choice[str]]:
    """Offer the regions and places a board can be zoomed on."""
    look, texts = await _looked(interaction), my_texts(interaction)
    if look is None or not public(look):
        return []
    named = [(_zoom_name(texts, look.table, zoom), zoom) for zoom in api.zooms(look.view)]
    return fitting([app_commands.Choice(name=shorten(name, 100), value=zoom) for name, zoom in named], written)


async def _looked(interaction: discord.Interaction[Stationmaster]) -> Look | None:
    """Look at the table of the channel as everybody can; None: there is nothing to be seen yet."""
    table = await interaction.client.service.tables.in_channel(interaction.channel_id or 0)
    if table is None or table.started is None:
        return None
    return await interaction.client.service.looks.look(table.id)


def _zoom_name(texts: Texts, table: Table, zoom: str) -> str:
    key = f"{table.game}.zoom.{zoom}"
    return texts.say(key) if texts.has(key) else zoom


def _picture(look: Look, texts: Texts, written: str) -> str:
    """Return the kind of picture that is meant. Raises Refusal."""
    for kind in public(look):
        if same(written, kind, picture_name(texts, look.table, kind)):
            return kind
    named = tuple(picture_name(texts, look.table, kind) for kind in public(look))
    raise Refusal("look.no_picture", picture=written, pictures=named)


def _zoom(look: Look, texts: Texts, written: str) -> str:
    """Return what is meant by a name that was typed rather than chosen. Raises Refusal."""
    for zoom in api.zooms(look.view):
        if same(written, zoom, _zoom_name(texts, look.table, zoom)):
            return zoom
    raise Refusal("look.no_zoom", zoom=written)


@app_commands.autocomplete(picture=suggest_pictures, zoom=suggest_zooms)
async def board(
    interaction: discord.Interaction[Stationmaster],
    zoom: app_commands.Range[str, 1, 60] | None = None,
    picture: app_commands.Range[str, 1, 60] | None = None,
) -> None:
    """Show the board or a part of it enlarged, or another picture of the game."""
    await defer(interaction)
    await _show(interaction, await table_here(interaction), zoom, picture)


async def _show(
    interaction: discord.Interaction[Stationmaster], table: Table, zoom: str | None = None, wanted: str | None = None
) -> None:
    bot, texts = interaction.client, my_texts(interaction)
    look = await bot.service.looks.look(table.id, interaction.user.id)
    part = _zoom(look, texts, zoom) if zoom else None
    hung = await wall(bot, look, texts, _picture(look, texts, wanted) if wanted is not None else None, zoom=part)
    await interaction.followup.send(view=hung.view, files=hung.files, ephemeral=True)


async def log(interaction: discord.Interaction[Stationmaster], page: app_commands.Range[int, 1, 1000] = 1) -> None:
    """Tell what happened, ten moves a page, the newest first."""
    await defer(interaction)
    bot, texts, table = interaction.client, my_texts(interaction), await table_here(interaction)
    found = await bot.service.looks.log(table.id, interaction.user.id, page=page - 1)
    names = await bot.names.at(table, texts)
    lines = [
        texts.say(
            "look.line", number=str(line.number), told=" ".join(texts.sentence(e.text, names) for e in line.events)
        )
        for line in found.lines
    ]
    heading = texts.say("look.log", title=harmless(table.title), page=str(found.page + 1), pages=str(found.pages))
    await answer(interaction, shorten("\n".join((heading, *lines)), LONGEST))


async def help_(interaction: discord.Interaction[Stationmaster]) -> None:
    """Tell what the person may do now."""
    await defer(interaction)
    bot, texts = interaction.client, my_texts(interaction)
    table = await bot.service.tables.in_channel(interaction.channel_id or 0)
    said = texts.say("guide.no_table") if table is None else await guide(bot, table, interaction.user.id, texts)
    await answer(interaction, said)


async def suggest_tables(
    interaction: discord.Interaction[Stationmaster], written: str
) -> list[app_commands.Choice[str]]:
    """Offer the tables at which the person sits."""
    mine = await interaction.client.service.tables.of_person(interaction.user.id, "live", "over")
    named = [app_commands.Choice(name=shorten(f"{table.title} ({table.id})", 100), value=table.id) for table in mine]
    return fitting(named, written)


@app_commands.autocomplete(table=suggest_tables)
async def hand(
    interaction: discord.Interaction[Stationmaster], table: app_commands.Range[str, 1, 12] | None = None
) -> None:
    """Show one's own hand, with the controls to move."""
    await defer(interaction)
    await interaction.client.desks.show(interaction, await _my_table(interaction, table))


async def _my_table(interaction: discord.Interaction[Stationmaster], wanted: str | None) -> Table:
    """Return the table that is asked for, else the one of the channel, else the only one there can be meant."""
    tables, user = interaction.client.service.tables, interaction.user.id
    if wanted is not None:
        return await tables.get(wanted)
    here = await tables.in_channel(interaction.channel_id or 0) if interaction.guild_id else None
    if here is not None:
        return here
    mine = await tables.of_person(user, "live")
    if not mine:
        raise Refusal("look.no_games")
    if len(mine) > 1:
        raise Refusal("look.which_table", tables=tuple(table.title for table in mine))
    return mine[0]


async def turn(interaction: discord.Interaction[Stationmaster]) -> None:
    """Tell where it is the person's turn."""
    await defer(interaction)
    texts = my_texts(interaction)
    waiting = await interaction.client.service.tables.waiting_for(interaction.user.id)
    lines = [_line(texts, table) for table in waiting]
    await answer(interaction, shorten("\n".join((texts.say("look.turns", count=len(lines)), *lines)), LONGEST))


async def mygames(interaction: discord.Interaction[Stationmaster]) -> None:
    """List the tables at which the person sits."""
    await defer(interaction)
    texts, tables = my_texts(interaction), interaction.client.service.tables
    mine = await tables.of_person(interaction.user.id, "lobby", "live")
    lines = [_line(texts, table) for table in mine]
    await answer(interaction, shorten("\n".join((texts.say("look.games", count=len(lines)), *lines)), LONGEST))


def _line(texts: Texts, table: Table) -> str:
    game = texts.say(f"game.name.{table.game}")
    return texts.say(
        "look.table", title=harmless(table.title), game=game, channel=f"<#{table.channel_id}>", table=table.id
    )
