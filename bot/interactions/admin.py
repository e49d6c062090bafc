"""``/admin``: tables of a server, for those who manage it.

Discord hides the group from others unless the settings of the server say otherwise, so permissions are checked here
too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import accumulate

import discord
from discord import app_commands

from bot.answering import acknowledge, my_texts
from bot.channels import NEEDED_FOR_BOARD, missing
from bot.delivery.forum_posts import TAGS, forum_among
from bot.interactions import here
from bot.interactions.here import LONGEST_CHOICE, Command, Request, Suggestions, begin, fitting, meant
from bot.interactions.parts import Parts, parts_of
from bot.messages import people, pictures
from bot.messages.controls import NO, YES, Controls, EraseButton, Press
from bot.operation import Backups, version
from bot.service import GuildSettings, Refusal
from bot.service.values import DEFAULT_GUILD_TABLES, MOST_CHANNELS
from bot.texts import Texts, harmless, shorten, texts_for
from storage.records import Phase, Table, TableId

LONGEST_LIST = 1800
"""Characters of the tables in one message; with the heading and what follows it stays below 2,000."""
MOST_IN_SENTENCE = 25
"""Channels that are named in one sentence."""
LONGEST_REASON = 200
"""Characters of the reason why a backup failed."""
MEGABYTE, GIGABYTE = 1_000_000, 1_000_000_000
"""Bytes."""
ALLOW, FORBID, SHOW = "allow", "forbid", "show"
ACTIONS = [
    here.choice("admin.channels.show", SHOW),
    here.choice("admin.channels.allow", ALLOW),
    here.choice("admin.channels.forbid", FORBID),
]
PLACE, REMOVE = "place", "remove"
BOARD_ACTIONS = [here.choice("admin.board.place", PLACE), here.choice("admin.board.remove", REMOVE)]
LANGUAGE_CHOICES = here.languages_to_choose("admin.language.discord")
PHASES: dict[Phase, str] = {
    "lobby": "admin.phase_lobby",
    "live": "admin.phase_live",
    "over": "admin.phase_over",
    "ended": "admin.phase_ended",
}
"""The key of the name of a table's phase."""
Room = discord.TextChannel | discord.VoiceChannel | discord.StageChannel
Channel = Room | discord.ForumChannel
Typed = app_commands.Range[str, 1, LONGEST_CHOICE]


def admin_group() -> app_commands.Group:
    """Make the group of commands."""
    may = discord.Permissions(manage_guild=True)
    checked: Callable[[Command], Command] = app_commands.checks.has_permissions(manage_guild=True)
    group = here.group("admin", guild_only=True, default_permissions=may)
    here.add(group, (list_, force_end, delete, channels, board, limit, language, permissions))
    for command in group.commands:
        assert isinstance(command, app_commands.Command)
        checked(command)
    return group


def guild_of(request: Request) -> int:
    """Return the id of the server. Raises Refusal in direct messages."""
    if request.interaction.guild_id is None:
        raise Refusal("admin.guild_only")
    return request.interaction.guild_id


async def suggest_tables(interaction: discord.Interaction, written: str, *phases: Phase) -> Suggestions:
    """Suggest the server's tables, newest first; only those in the given phases, if any."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    tables = await parts_of(interaction).service.admin.tables(interaction.guild_id, *phases)
    return fitting(_named(tables, my_texts(interaction)), written)


def _named(tables: Iterable[Table], texts: Texts) -> list[tuple[str, TableId]]:
    """Return the label of each of some tables, and its id."""
    return [
        (texts.say("admin.choice", table=one.id, title=one.title, phase=texts.say(PHASES[one.phase])), one.id)
        for one in tables
    ]


async def _meant(request: Request, written: str) -> TableId:
    """Return the id of the server's table that was chosen, or typed by its label or title; else what was typed."""
    tables = await request.service.admin.tables(guild_of(request))
    return meant(_named(tables, request.texts), written, {one.id: one.title for one in tables}) or written


async def suggest_any_table(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the server's tables."""
    return await suggest_tables(interaction, written)


async def suggest_live_tables(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the server's tables that are still alive."""
    return await suggest_tables(interaction, written, "lobby", "live")


async def list_(interaction: discord.Interaction) -> None:
    """List the tables that are alive; the owner of the bot also sees its health."""
    request = await begin(interaction)
    admin, texts, guild = request.service.admin, request.texts, guild_of(request)
    alive, settings = await admin.tables(guild, "lobby", "live"), await admin.settings(guild)
    lines = [texts.say("admin.list.heading", count=len(alive), limit=_most(settings))]
    if (failing := admin.failing) is not None:
        since, latest = (f"<t:{round(at)}:R>" for at in (failing.since, failing.latest))
        lines.append(texts.say("admin.list.failing", full=int(failing.full), since=since, latest=latest))
    if _owns(interaction):
        lines += await _of_the_program(request)
    # Tables that need attention come first, in case there is no room for all.
    first = sorted(alive, key=lambda table: table.sound is not False)
    lines += within([_line(table, texts) for table in first], texts)
    await request.answer("\n".join(lines))


def _line(table: Table, texts: Texts) -> str:
    """Describe a table in a line."""
    line = texts.say(
        "admin.list.line",
        table=table.id,
        title=harmless(table.title),
        where=f"<#{table.channel_id}>",
        phase=texts.say(PHASES[table.phase]),
        host=people.mention(table.host_id, texts),
    )
    return texts.say("admin.list.suspended", line=line) if table.sound is False else line


def within(lines: list[str], texts: Texts) -> list[str]:
    """Join as many lines as a message has room for, and say how many more there are."""
    # A title of many marks is twice as long once they are escaped.
    fitting = sum(length <= LONGEST_LIST for length in accumulate(len(line) + 1 for line in lines))
    more = [texts.say("admin.list.more", more=len(lines) - fitting)] if len(lines) > fitting else []
    return [*lines[:fitting], *more]


def _owns(interaction: discord.Interaction) -> bool:
    """Return whether a person owns the application, or is a developer or admin of its team."""
    user, application = interaction.user.id, interaction.client.application
    if application is None or application.team is None:
        return application is not None and application.owner.id == user
    developers = {discord.TeamMemberRole.admin, discord.TeamMemberRole.developer}
    members = (member for member in application.team.members if member.role in developers)
    return user in {application.team.owner_id, *(member.id for member in members)}


async def _of_the_program(request: Request) -> list[str]:
    """Describe the health of the program, for its owner."""
    texts, operation = request.texts, request.parts.operation
    alive = sum((await request.service.tables.count_alive()).values())
    free, total = operation.disk
    return [
        texts.say("admin.owner.heading"),
        texts.say(
            "admin.owner.running",
            version=version(),
            since=f"<t:{round(operation.began)}:R>",
            connections=operation.connected(),
        ),
        texts.say("admin.owner.queues", tables=alive, pictures=pictures.waiting(), messages=operation.sending()),
        *_of_backups(operation.backups, texts),
        texts.say("admin.owner.disk", free=f"{free / GIGABYTE:.1f}", total=f"{total / GIGABYTE:.1f}"),
        "",
    ]


def _of_backups(backups: Backups | None, texts: Texts) -> list[str]:
    if backups is None:
        return [texts.say("admin.owner.no_backups")]
    latest, failed, lines = backups.latest, backups.failed, []
    if latest is None:
        lines.append(texts.say("admin.owner.no_backup"))
    else:
        at, size = f"<t:{round(latest.at)}:R>", f"{latest.size / MEGABYTE:.1f}"
        lines.append(texts.say("admin.owner.backup", at=at, size=size))
    if failed is not None:
        why = harmless(shorten(failed.why, LONGEST_REASON))
        lines.append(texts.say("admin.owner.backup_failed", at=f"<t:{round(failed.at)}:R>", why=why))
    return lines


def _most(settings: GuildSettings) -> int:
    return DEFAULT_GUILD_TABLES if settings.max_tables is None else settings.max_tables


@app_commands.autocomplete(table=suggest_live_tables)
async def force_end(interaction: discord.Interaction, table: Typed) -> None:
    """End a table without asking anybody, and say so in its channel."""
    request = await begin(interaction)
    parts = request.parts
    ended = await parts.service.admin.force_end(guild_of(request), await _meant(request, table))
    await request.answer(request.texts.say("admin.ended", title=harmless(ended.title)))


@app_commands.autocomplete(table=suggest_any_table)
async def delete(interaction: discord.Interaction, table: Typed) -> None:
    """Ask whether to delete a table."""
    request = await begin(interaction)
    found = await request.service.admin.table(guild_of(request), await _meant(request, table))
    said = request.texts.say("admin.delete.question", title=harmless(found.title))
    await request.answer(said, view=erase_buttons(request.texts, found))


@app_commands.choices(action=ACTIONS)
async def channels(interaction: discord.Interaction, action: str = SHOW, channel: Channel | None = None) -> None:
    """Change which channels may hold tables, and list them."""
    request = await begin(interaction)
    admin, texts, guild = request.service.admin, request.texts, guild_of(request)
    meant = channel.id if channel else interaction.channel_id or 0
    if action == ALLOW:
        settings = await admin.allow_channel(guild, meant)
    elif action == FORBID:
        settings = await admin.disallow_channel(guild, meant)
    else:
        settings = await admin.settings(guild)
    if settings.channels:
        # All of them might be too long for one sentence.
        lines = [
            texts.say("admin.channels_listed", channels=texts.join([f"<#{one}>" for one in some]))
            for some in (
                settings.channels[at : at + MOST_IN_SENTENCE] for at in range(0, MOST_CHANNELS, MOST_IN_SENTENCE)
            )
            if some
        ]
        forum = forum_among(request.parts.channels, settings.channels)
        if forum is not None:
            tags = texts.join([f"**{texts.say(key)}**" for key in TAGS.values()])
            lines.append(texts.say("admin.channels_forum", forum=forum.mention, tags=tags))
        await request.answer("\n".join(lines))
    else:
        await request.answer(texts.say("admin.channels_anywhere"))


def _permissions(texts: Texts, permissions: discord.Permissions) -> str:
    """List permissions as the settings of a server call them."""
    # One text for each permission that the bot needs, by Discord's name for it.
    return texts.join([texts.say(f"admin.permission.{name}") for name, is_set in permissions if is_set])


@app_commands.choices(action=BOARD_ACTIONS)
async def board(interaction: discord.Interaction, action: str = PLACE, channel: Room | None = None) -> None:
    """Place the list of all tables in a channel, or remove it."""
    request = await begin(interaction)
    texts, guild, boards = request.texts, interaction.guild, request.parts.server_boards
    if guild is None or guild.unavailable:
        raise Refusal("admin.permissions.unknown")
    if action == REMOVE:
        await request.answer(texts.say("admin.board_removed" if await boards.remove(guild.id) else "admin.board_none"))
        return
    room = guild.get_channel(channel.id if channel else interaction.channel_id or 0)
    if not isinstance(room, Room):
        raise Refusal("admin.board_not_here")
    lacks = discord.Permissions(NEEDED_FOR_BOARD.value & ~room.permissions_for(guild.me).value)
    if lacks.value or not await boards.place(guild, room.id):
        names = _permissions(texts, NEEDED_FOR_BOARD)
        await request.answer(texts.say("admin.board_forbidden", channel=room.mention, names=names))
        return
    await request.answer(texts.say("admin.board_placed", channel=room.mention))


async def limit(interaction: discord.Interaction, tables: app_commands.Range[int, 0, DEFAULT_GUILD_TABLES]) -> None:
    """Set how many tables may be alive at a time."""
    request = await begin(interaction)
    settings = await request.service.admin.limit_tables(guild_of(request), tables)
    await request.answer(request.texts.say("admin.limit_set", count=_most(settings)))


@app_commands.choices(language=LANGUAGE_CHOICES)
async def language(interaction: discord.Interaction, language: str | None = None) -> None:
    """Set the language of the server's tables, or show it."""
    request = await begin(interaction)
    guild, languages = guild_of(request), request.service.languages
    if language is not None:
        await languages.choose_for_server(guild, here.language_of(language))
    spoken = texts_for(languages.servers.get(guild) or str(interaction.guild_locale))
    await request.answer(request.texts.say("admin.language_is", language=spoken.say("language.name")))


async def permissions(interaction: discord.Interaction) -> None:
    """List the channels in which the bot lacks permissions that a table needs; only listed ones, if there is a list."""
    request = await begin(interaction)
    texts, guild = request.texts, guild_of(request)
    settings, server = await request.service.admin.settings(guild), interaction.guild
    if server is None or server.unavailable:
        raise Refusal("admin.permissions.unknown")
    looked_at = {*settings.channels, *(page.channel_id for page in await request.service.admin.board(guild))}
    places = [
        channel
        for channel in server.channels
        if isinstance(channel, Channel) and (not settings.channels or channel.id in looked_at)
    ]
    lacking = [(channel, missing(channel, server.me)) for channel in places]
    lines = [
        texts.say(
            "admin.permissions.line",
            channel=channel.mention,
            names=_permissions(texts, lacks),
        )
        for channel, lacks in lacking
        if lacks.value
    ]
    heading = texts.say("admin.permissions.heading", bad=len(lines), channels=len(places))
    await request.answer("\n".join([heading, *within(lines, texts)]))


def erase_buttons(texts: Texts, table: Table) -> discord.ui.View:
    """Ask whether to delete a table."""
    return Controls(
        EraseButton.make(Press(table.id, 0, "erase", ""), texts.say("admin.erase"), style=YES),
        EraseButton.make(Press(table.id, 0, "spare", ""), texts.say("admin.spare"), style=NO),
    )


async def erase_pressed(parts: Parts, interaction: discord.Interaction, button: EraseButton) -> None:
    """Delete a table for good, or keep it."""
    await acknowledge(interaction)
    erased = button.press.verb == "erase"
    if erased:
        if not interaction.permissions.manage_guild:  # the person has lost the permission since the question was sent
            raise Refusal("refused.permission")
        await parts.service.admin.delete(interaction.guild_id or 0, button.press.table)
    said = my_texts(interaction).say("admin.erased" if erased else "admin.spared")
    await interaction.edit_original_response(content=said, view=None)
