"""Opening tables: the command ``new`` of ``/game`` and ``/campaign``, with a thread or forum post if wanted."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import Any, Literal

import discord
from discord import app_commands

from bot.answering import acknowledge
from bot.delivery.forum_posts import forum_among, tags_for
from bot.faults import UNSENT
from bot.interactions import here
from bot.interactions.here import Request, Suggestions, begin
from bot.interactions.parts import Parts
from bot.messages.controls import (
    NO_TABLE,
    Controls,
    GameMenu,
    Layout,
    PlayOnButton,
    Press,
)
from bot.messages.wording import why_unsent
from bot.service import TITLE_LENGTH, Refusal, Table, TableOptions
from bot.service.lobby import checked_title as table_title
from bot.service.values import DEFAULT_PACE
from bot.texts import harmless, shorten
from engine.core.registry import find

TableChannel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""A channel that people write in."""
THREAD_LASTS: Literal[10080] = 10080
"""Minutes of silence after which Discord archives a thread: a week, its longest."""
MADE = {"game": ("game.new.made", "game.new.made_here"), "campaign": ("campaign.new.made", "campaign.new.made_here")}
"""The keys of the answer to ``new``, by its group: the table is elsewhere, or in this channel."""
PACE_CHOICES = [
    here.choice("pace.live_choice", "live"),
    here.choice("pace.day_choice", "day"),
    here.choice("pace.slow_choice", "slow"),
]
Opening = Callable[[int, int | None], Awaitable[Table]]
"""Opens a table in a channel, or in a thread of one, whose id is given as well. Raises Refusal."""
Complete = Callable[[discord.Interaction, str], Coroutine[Any, Any, Suggestions]]


def opening_command(group: str, games: Sequence[str], suggest_variants: Complete) -> here.Command:
    """Make the command ``new`` of a group.

    Args:
        group: the group's key in the catalogue.
        games: the keys of the games to choose from. If there are several and none is given, the person is asked.
        suggest_variants: completes the variants of the rules.

    """

    async def new(  # noqa: PLR0913, PLR0917 - the form a person fills in
        interaction: discord.Interaction,
        title: app_commands.Range[str, 1, 100],
        game: str | None = None,
        players: int | None = None,
        variant: app_commands.Range[str, 1, here.LONGEST_CHOICE] | None = None,
        thread: bool = False,  # noqa: FBT001, FBT002 - a switch of the command
        pace: str = DEFAULT_PACE,
        hints: bool = True,  # noqa: FBT001, FBT002 - a switch of the command
    ) -> None:
        request, chosen = await begin(interaction), game or games[0]
        options = TableOptions(
            game=chosen,
            title=table_title(title),
            players=players,
            variants=here.variant(chosen, request.texts, variant),
            pace=pace,
            hints=hints,
        )
        if game is None and len(games) > 1:
            await _ask_which_game(request, games, options, thread=thread)
            return
        await request.answer(await opened(request, options, thread=thread))

    # From the fewest that a game needs to the most that one takes.
    fewest, most = zip(*(find(key).info.players for key in games), strict=True)
    new.__annotations__["players"] = app_commands.Range[int, min(fewest), max(most)] | None
    app_commands.choices(game=games_to_choose(games), pace=PACE_CHOICES)(new)
    app_commands.autocomplete(variant=suggest_variants)(new)
    return here.command(f"{group}.new", new, uses=here.NEW_TABLES)


def games_to_choose(games: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return games as the choices of a parameter."""
    return [here.choice(f"game.name.{key}", key) for key in games]  # one text for each game


async def _ask_which_game(request: Request, games: Sequence[str], options: TableOptions, *, thread: bool) -> None:
    """Ask for the game of a new table. Raises Refusal if a variant was given, which belongs to one game."""
    if options.variants:
        raise Refusal("game.new.variant_of_which")
    texts, choices = request.texts, []
    for key in games:
        low, high = find(key).info.players
        # The options carry everything that was typed, so that the menu still works after a restart.
        value = _SEPARATOR.join(
            (key, str(options.players or ""), _switches(options, thread=thread), options.pace, options.title)
        )
        label, takes = texts.game_name(key), texts.say("game.new.takes", low=low, high=high)
        choices.append(discord.SelectOption(label=label, value=value, description=takes))
    press = Press(NO_TABLE, 0, "newgame", "")
    view = Controls(GameMenu.make(press, choices, texts.say("game.new.choose")))
    await request.answer(texts.say("game.new.which", title=harmless(options.title)), view=view)


def _switches(options: TableOptions, *, thread: bool) -> str:
    """Encode the switches: whether to make a thread, and whether to leave hints out."""
    return "1" * thread + "h" * (not options.hints)


_SEPARATOR = "|"
"""Separates the parts of the value of a choice; the title comes last, as it may contain the separator."""


async def game_chosen(_: Parts, interaction: discord.Interaction, menu: GameMenu) -> None:
    """Open the table with the chosen game and the options in the value of the choice. Raises Refusal."""
    await acknowledge(interaction)
    game, players, switches, pace, title = str(menu.chosen[0]).split(_SEPARATOR, 4)
    options = TableOptions(
        game=game,
        title=table_title(title),
        players=int(players) if players else None,
        pace=pace,
        hints="h" not in switches,
    )
    said = await opened(Request(interaction), options, thread="1" in switches)
    await interaction.edit_original_response(content=said, view=None)


async def opened(request: Request, options: TableOptions, opening: Opening | None = None, *, thread: bool) -> str:
    """Open a table or a campaign in the channel of a command, or in a new thread, and return the answer.

    ``opening``: opens it, if it is not a table that waits for people. Raises Refusal if that is not possible.
    """
    here, host = _channel_of(request.interaction), request.user
    inside = here.parent_id if isinstance(here, discord.Thread) else None
    listed = (await request.service.admin.settings(here.guild.id)).channels
    forum, first = forum_among(request.parts.channels, listed), None
    taken = 0 if forum is not None or (thread and inside is None) else here.id
    parent = inside or here.id if forum is None else forum.id
    await request.service.lobby.check_new(host, here.guild.id, taken, parent_channel_id=parent)
    where: TableChannel
    if forum is not None:
        where, first = await _post_in(request, forum, options.title)
        why_not = None
    else:
        where, why_not = await _thread_for(request.interaction, here, options.title) if thread else (here, None)
    above = where.parent_id if isinstance(where, discord.Thread) else None
    try:
        if opening is not None:
            table = await opening(where.id, above)
        else:
            new = request.service.lobby.new
            table = await new(host, where.guild.id, where.id, options, parent_channel_id=above)
        sent = await post_or_close(request.parts, table, where, host, first=first)
    except (Refusal, *UNSENT) as error:
        if isinstance(where, discord.Thread) and where.id != here.id:
            with contextlib.suppress(*UNSENT):  # Discord lets a bot archive a thread of its own
                await where.edit(archived=True)
        if isinstance(error, Refusal):
            raise
        raise Refusal(why_unsent(error, "game.new.cannot_post")) from error
    made = MADE["game" if table.campaign is None else "campaign"][where.id == request.interaction.channel_id]
    said = request.texts.say(made, title=harmless(options.title), where=sent.jump_url)
    return said if why_not is None else f"{said}\n{request.texts.say(why_not)}"


async def played_on(request: Request, table: Table, number: int, title: str | None = None, *, thread: bool) -> str:
    """Open a table for practice from a position of a finished game, and return the answer.

    Args:
        request: the request.
        table: the finished game.
        number: the number of its moves before the position.
        title: the title of the new table; by default that of the old one, marked as practice.
        thread: whether it has a thread of its own.

    Raises:
        Refusal: as ``Practice.clone``.

    """
    practice = request.service.practice
    practice.check(table)
    called = table_title(title or shorten(request.texts.say("practice.title", title=table.title), TITLE_LENGTH))

    async def opening(channel_id: int, above: int | None) -> Table:
        return await practice.clone(table.id, request.user, channel_id, number, called, parent_channel_id=above)

    return await opened(request, TableOptions(game=table.game, title=called), opening, thread=thread)


async def play_on_pressed(parts: Parts, interaction: discord.Interaction, button: PlayOnButton) -> None:
    """Play on from the position of a button's message. Raises Refusal."""
    await acknowledge(interaction, private=True)
    table, request = await parts.service.tables.get(button.press.table), Request(interaction)
    await request.answer(await played_on(request, table, int(button.press.arg), thread=False))


def _channel_of(interaction: discord.Interaction) -> TableChannel:
    """Return the channel a command was given in.

    Raises Refusal if it is not a channel of a server, or the bot cannot write there.
    """
    channel, allowed = interaction.channel, interaction.app_permissions
    if interaction.guild_id is None or not isinstance(channel, TableChannel):
        raise Refusal("game.new.here_only_guild")
    writes = allowed.send_messages_in_threads if isinstance(channel, discord.Thread) else allowed.send_messages
    if not (allowed.view_channel and writes and allowed.attach_files):
        raise Refusal("game.new.cannot_post")
    return channel


async def _post_in(request: Request, forum: discord.ForumChannel, title: str) -> tuple[discord.Thread, discord.Message]:
    """Open a post of a forum for a table, and return it with its first message. Raises Refusal."""
    texts = request.parts.channels.of_server(forum.guild)
    try:
        post = await forum.create_thread(
            name=title,
            view=Layout(f"## {harmless(title)}"),
            applied_tags=tags_for(texts, forum, "free"),
            auto_archive_duration=THREAD_LASTS,
        )
    except UNSENT as error:
        why = why_unsent(error, "game.new.forum_forbidden")
        raise Refusal(why, forum=forum.name, tag=texts.say("forum.tag_free")) from error
    with contextlib.suppress(*UNSENT):  # as for a thread, see below
        await post.thread.add_user(request.interaction.user)
    return post.thread, post.message


async def _thread_for(
    interaction: discord.Interaction, place: TableChannel, title: str
) -> tuple[TableChannel, str | None]:
    """Open a thread named after the table.

    Returns:
        The thread and None; or the channel itself, and the key of why there is no thread.

    """
    if isinstance(place, discord.Thread):
        return place, "game.new.thread_inside"
    allowed = interaction.app_permissions
    if not isinstance(place, discord.TextChannel):
        return place, "game.new.thread_impossible"
    if not (allowed.create_public_threads and allowed.send_messages_in_threads):
        return place, "game.new.thread_forbidden"
    kinds = discord.ChannelType
    try:
        opened = await place.create_thread(
            name=title,
            type=kinds.news_thread if place.is_news() else kinds.public_thread,
            auto_archive_duration=THREAD_LASTS,
        )
    except UNSENT as error:
        return place, why_unsent(error, "game.new.thread_forbidden")
    with contextlib.suppress(*UNSENT):
        # So that the host's list of channels shows it already; others are added when their first turn mentions them.
        await opened.add_user(interaction.user)
    return opened, None


async def post_or_close(
    parts: Parts,
    table: Table,
    where: discord.abc.Messageable,
    host: int,
    *,
    called: Sequence[int] = (),
    first: discord.Message | None = None,
) -> discord.Message:
    """Send a new table's message, pinging ``called``. If that fails, close the table and raise UNSENT.

    ``first``: the first message of a forum post, which becomes that of the table.

    Nobody could join or start a table without a message, and it would block the channel.
    """
    try:
        if first is not None:
            return await parts.lobby_messages.adopt(table, first)
        return await parts.lobby_messages.post(table, where, called=called)
    except UNSENT:
        await parts.service.lobby.close(table.id, host)
        raise
