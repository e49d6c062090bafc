"""``/admin``: tables of a server, for those who manage it.

Discord shows the group to nobody else, unless the server's own settings of the command say otherwise: so who uses it is
checked here too.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import Any

import discord
from discord import app_commands

from bot.commands import here
from bot.commands.here import answer, defer, fitting, my_texts
from bot.pressed.parts import parts_of
from bot.service import GuildSettings, Refusal
from bot.service.values import DEFAULT_GUILD_TABLES
from bot.shown import people
from bot.shown.confirmation import erase_buttons
from bot.texts import Texts, harmless
from storage.records import Phase, Table

LONGEST_LIST = 1800
"""Characters of the tables in one message; with the heading and the rest it stays below 2,000."""
ALLOW, FORBID, SHOW = "allow", "forbid", "show"
ACTIONS = [here.choice(f"admin.channels.{action}", action) for action in (SHOW, ALLOW, FORBID)]
Command = app_commands.Command[Any, ..., None]
Channel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.ForumChannel


def admin_group() -> app_commands.Group:
    """Make the group."""
    may = discord.Permissions(manage_guild=True)
    checked: Callable[[Command], Command] = app_commands.checks.has_permissions(manage_guild=True)
    group = here.group("admin", guild_only=True, default_permissions=may)
    for key, callback in (
        ("list", list_tables),
        ("force_end", force_end),
        ("delete", delete),
        ("channels", channels),
        ("limit", limit),
    ):
        group.add_command(checked(here.command(f"admin.{key}", callback)))
    return group


def guild_of(interaction: discord.Interaction) -> int:
    """Return the id of the server. Raises Refusal: it is a direct message."""
    if interaction.guild_id is None:
        raise Refusal("admin.guild_only")
    return interaction.guild_id


async def suggest_tables(interaction: discord.Interaction, written: str) -> list[app_commands.Choice[str]]:
    """Offer the server's tables, newest first."""
    return await _offered(interaction, written)


async def suggest_live_tables(interaction: discord.Interaction, written: str) -> list[app_commands.Choice[str]]:
    """Offer the server's tables that are still alive."""
    return await _offered(interaction, written, "lobby", "live")


async def _offered(interaction: discord.Interaction, written: str, *phases: Phase) -> list[app_commands.Choice[str]]:
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    texts = my_texts(interaction)
    offered = [
        app_commands.Choice(
            name=texts.say(
                "admin.choice", table=table.id, title=table.title, phase=texts.say(f"admin.phase_{table.phase}")
            )[:100],
            value=table.id,
        )
        for table in await parts_of(interaction).service.admin.tables(interaction.guild_id, *phases)
    ]
    return fitting(offered, written)


async def list_tables(interaction: discord.Interaction) -> None:
    """List the tables that are alive."""
    await defer(interaction)
    admin, texts, guild = parts_of(interaction).service.admin, my_texts(interaction), guild_of(interaction)
    alive, settings = await admin.tables(guild, "lobby", "live"), await admin.settings(guild)
    lines = [texts.say("admin.list.heading", count=len(alive), limit=_most(settings))]
    if (failing := admin.failing) is not None:
        since, latest = (f"<t:{round(at)}:R>" for at in (failing.since, failing.latest))
        lines.append(texts.say("admin.list.failing", full=int(failing.full), since=since, latest=latest))
    told = [_line(texts, table) for table in alive]
    # A title of many marks is twice as long once they are escaped.
    fitting = sum(length <= LONGEST_LIST for length in accumulate(len(line) + 1 for line in told))
    lines += told[:fitting]
    if len(told) > fitting:
        lines.append(texts.say("admin.list.more", more=len(told) - fitting))
    await answer(interaction, "\n".join(lines))


def _most(settings: GuildSettings) -> int:
    return DEFAULT_GUILD_TABLES if settings.max_tables is None else settings.max_tables


def _line(texts: Texts, table: Table) -> str:
    return texts.say(
        "admin.list.line",
        table=table.id,
        title=harmless(table.title),
        where=f"<#{table.channel_id}>",
        phase=texts.say(f"admin.phase_{table.phase}"),
        host=people.mention(table.host_id, texts),
    )


@app_commands.autocomplete(table=suggest_live_tables)
async def force_end(interaction: discord.Interaction, table: app_commands.Range[str, 1, 12]) -> None:
    """End a table without asking anybody, and tell its channel."""
    await defer(interaction)
    parts = parts_of(interaction)
    ended = await parts.service.admin.force_end(guild_of(interaction), table)
    await parts.lobby_messages.redraw(ended.id)
    if ended.started is not None:
        await parts.announcer.announce(ended.id)
    await parts.campaign_messages.follow(ended)
    await answer(interaction, my_texts(interaction).say("admin.ended", title=harmless(ended.title)))


@app_commands.autocomplete(table=suggest_tables)
async def delete(interaction: discord.Interaction, table: app_commands.Range[str, 1, 12]) -> None:
    """Ask whether a table is to be deleted."""
    await defer(interaction)
    guild, texts = guild_of(interaction), my_texts(interaction)
    meant = await parts_of(interaction).service.admin.table(guild, table)
    await answer(
        interaction, texts.say("admin.delete.question", title=harmless(meant.title)), view=erase_buttons(texts, meant)
    )


@app_commands.choices(action=ACTIONS)
async def channels(interaction: discord.Interaction, action: str = SHOW, channel: Channel | None = None) -> None:
    """Say which channels may hold tables, after changing that."""
    await defer(interaction)
    admin, guild = parts_of(interaction).service.admin, guild_of(interaction)
    meant = channel.id if channel else interaction.channel_id or 0
    if action == ALLOW:
        settings = await admin.allow_channel(guild, meant)
    elif action == FORBID:
        settings = await admin.disallow_channel(guild, meant)
    else:
        settings = await admin.settings(guild)
    await answer(interaction, _allowed(my_texts(interaction), settings))


def _allowed(texts: Texts, settings: GuildSettings) -> str:
    if not settings.channels:
        return texts.say("admin.channels_anywhere")
    return texts.say("admin.channels_listed", channels=texts.join([f"<#{one}>" for one in settings.channels]))


async def limit(interaction: discord.Interaction, tables: app_commands.Range[int, 0, DEFAULT_GUILD_TABLES]) -> None:
    """Set how many tables may be alive at once."""
    await defer(interaction)
    settings = await parts_of(interaction).service.admin.limit_tables(guild_of(interaction), tables)
    most = _most(settings)
    await answer(interaction, my_texts(interaction).say("admin.limit_set", count=most))
