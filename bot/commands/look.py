"""Commands that only show something: at the table of a channel, at one's own hand, at everything that waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.collation import same
from bot.commands import catalogue_commands
from bot.commands.completing import fitting
from bot.commands.here import answer, board_here, defer, my_texts, table_here
from bot.pressed.log import log_page, words_page
from bot.pressed.parts import parts_of
from bot.service import Refusal, Snapshot, Table
from bot.shown import table_list
from bot.shown.picture_page import picture_name, picture_page
from bot.shown.pictures import public
from bot.texts import Texts, shorten
from rendering import api

LOOKS = 10
"""How often a person may look at the same thing in SECONDS."""
SECONDS = 60.0
"""The span for which uses of a command are counted."""

Command = app_commands.Command[Any, ..., None]


def extend(group: app_commands.Group) -> None:
    """Add what looks at the table of the channel to ``/game``."""
    for callback in (status, board, words, log, help_):
        # A picture is drawn, or a game replayed: nobody needs more of that than this.
        slow: Callable[[Command], Command] = app_commands.checks.cooldown(LOOKS, SECONDS)
        group.add_command(slow(catalogue_commands.command(f"game.{callback.__name__.strip('_')}", callback)))


def commands() -> list[app_commands.Command[Any, ..., None]]:
    """Make the commands that stand by themselves and work in private too."""
    made = [catalogue_commands.command(callback.__name__, callback) for callback in (hand, turn, mygames)]
    for command in made:
        command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    return made


async def status(interaction: discord.Interaction[Any]) -> None:
    """Show the board, the scores and whose turn it is."""
    await defer(interaction)
    table = await table_here(interaction)
    await _show(interaction, table)


async def suggest_pictures(interaction: discord.Interaction[Any], written: str) -> list[app_commands.Choice[str]]:
    """Offer the pictures that the game here has for everybody."""
    snapshot, texts = await _looked(interaction), my_texts(interaction)
    if snapshot is None:
        return []
    offered = [
        app_commands.Choice(name=picture_name(texts, snapshot.table, kind), value=kind) for kind in public(snapshot)
    ]
    return fitting(offered, written)


async def suggest_zooms(interaction: discord.Interaction[Any], written: str) -> list[app_commands.Choice[str]]:
    """Offer the regions and places a board can be zoomed on."""
    snapshot, texts = await _looked(interaction), my_texts(interaction)
    if snapshot is None or not public(snapshot):
        return []
    named = [(_zoom_name(texts, snapshot.table, zoom), zoom) for zoom in api.zooms(snapshot.view)]
    return fitting([app_commands.Choice(name=shorten(name, 100), value=zoom) for name, zoom in named], written)


async def _looked(interaction: discord.Interaction[Any]) -> Snapshot | None:
    """Look at the table of the channel as everybody can; None: there is nothing to be seen yet."""
    table = await parts_of(interaction).service.tables.in_channel(interaction.channel_id or 0)
    if table is None or table.started is None:
        return None
    return await parts_of(interaction).service.queries.snapshot(table)


def _zoom_name(texts: Texts, table: Table, zoom: str) -> str:
    key = f"{table.game}.zoom.{zoom}"
    return texts.say(key) if texts.has(key) else zoom


def _picture(snapshot: Snapshot, texts: Texts, written: str) -> str:
    """Return the kind of picture that is meant. Raises Refusal."""
    for kind in public(snapshot):
        if same(written, kind, picture_name(texts, snapshot.table, kind)):
            return kind
    named = tuple(picture_name(texts, snapshot.table, kind) for kind in public(snapshot))
    raise Refusal("look.no_picture", picture=written, pictures=named)


def _zoom(snapshot: Snapshot, texts: Texts, written: str) -> str:
    """Return what is meant by a name that was typed rather than chosen. Raises Refusal."""
    for zoom in api.zooms(snapshot.view):
        if same(written, zoom, _zoom_name(texts, snapshot.table, zoom)):
            return zoom
    raise Refusal("look.no_zoom", zoom=written)


@app_commands.autocomplete(picture=suggest_pictures, zoom=suggest_zooms)
async def board(
    interaction: discord.Interaction[Any],
    zoom: app_commands.Range[str, 1, 60] | None = None,
    picture: app_commands.Range[str, 1, 60] | None = None,
) -> None:
    """Show the board or a part of it enlarged, or another picture of the game."""
    await defer(interaction)
    await _show(interaction, await board_here(interaction), zoom, picture)


async def _show(
    interaction: discord.Interaction[Any], table: Table, zoom: str | None = None, wanted: str | None = None
) -> None:
    parts, texts = parts_of(interaction), my_texts(interaction)
    snapshot = await parts.service.queries.snapshot(table, interaction.user.id)
    part = _zoom(snapshot, texts, zoom) if zoom else None
    kind = _picture(snapshot, texts, wanted) if wanted is not None else None
    page = await picture_page(snapshot, parts.names, parts.pictures, texts, kind, zoom=part)
    await interaction.followup.send(view=page.view, files=page.files, ephemeral=True)


async def words(interaction: discord.Interaction[Any], page: app_commands.Range[int, 1, 1000] = 1) -> None:
    """Say in words what the pictures of the game show, one of them a page."""
    await defer(interaction)
    view = await words_page(
        parts_of(interaction), await board_here(interaction), interaction.user.id, my_texts(interaction), page
    )
    await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())


async def log(interaction: discord.Interaction[Any], page: app_commands.Range[int, 1, 1000] | None = None) -> None:
    """Tell what happened, ten moves a page, the latest where none is named."""
    await defer(interaction)
    view = await log_page(
        parts_of(interaction), await board_here(interaction), interaction.user.id, my_texts(interaction), page
    )
    await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())


async def help_(interaction: discord.Interaction[Any]) -> None:
    """Tell what the person may do now."""
    await defer(interaction)
    parts, texts = parts_of(interaction), my_texts(interaction)
    table = await parts.service.tables.in_channel(interaction.channel_id or 0)
    said = (
        texts.say("guide.no_table")
        if table is None
        else await parts.private_panels.guide(table, interaction.user.id, texts)
    )
    await answer(interaction, said)


async def suggest_tables(interaction: discord.Interaction[Any], written: str) -> list[app_commands.Choice[str]]:
    """Offer the tables at which the person sits."""
    mine = await parts_of(interaction).service.tables.of_person(interaction.user.id, "live", "over")
    named = [app_commands.Choice(name=shorten(f"{table.title} ({table.id})", 100), value=table.id) for table in mine]
    return fitting(named, written)


@app_commands.autocomplete(table=suggest_tables)
async def hand(interaction: discord.Interaction[Any], table: app_commands.Range[str, 1, 12] | None = None) -> None:
    """Show one's own hand, with the controls to move."""
    await defer(interaction)
    await parts_of(interaction).private_panels.show(interaction, await _my_table(interaction, table))


async def _my_table(interaction: discord.Interaction[Any], wanted: str | None) -> Table:
    """Return the table that is asked for, else the one of the channel, else the only one there can be meant."""
    tables, user = parts_of(interaction).service.tables, interaction.user.id
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


async def turn(interaction: discord.Interaction[Any]) -> None:
    """Tell where it is the person's turn."""
    await defer(interaction)
    waiting = await parts_of(interaction).service.tables.waiting_for(interaction.user.id)
    await _listed(interaction, my_texts(interaction).say("look.turns", count=len(waiting)), waiting)


async def mygames(interaction: discord.Interaction[Any]) -> None:
    """List the tables at which the person sits."""
    await defer(interaction)
    mine = await parts_of(interaction).service.tables.of_person(interaction.user.id, "lobby", "live")
    await _listed(interaction, my_texts(interaction).say("look.games", count=len(mine)), mine)


async def _listed(interaction: discord.Interaction[Any], heading: str, tables: Sequence[Table]) -> None:
    """List tables under a heading, the first of them with how they stand."""
    parts, texts, user = parts_of(interaction), my_texts(interaction), interaction.user.id
    whole = tables[: table_list.MOST_WHOLE]
    since = await parts.service.tables.waited_since(whole)
    listed = []
    for table in whole:
        snapshot = await parts.service.queries.snapshot(table, user) if table.phase == "live" else None
        present = table if snapshot is None else snapshot.table
        names = await parts.names.at(present, texts)
        listed.append(table_list.ListedTable(present, snapshot, names, since.get(table.id, {})))
    view = table_list.table_list(heading, listed, tables[table_list.MOST_WHOLE :], texts, user)
    await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())
