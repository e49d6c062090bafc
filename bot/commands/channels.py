"""Where a table may be: this channel, or a thread made for it, if the bot is allowed to."""

from __future__ import annotations

import contextlib
from typing import Any, Literal

import discord

from bot.service import Refusal

TableChannel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""A channel that people write in."""

THREAD_LASTS: Literal[10080] = 10080
"""Minutes of silence after which Discord archives a thread: a week, its longest."""


def channel_of(interaction: discord.Interaction[Any]) -> TableChannel:
    """Return the channel a command was given in. Raises Refusal: it is no channel of a server."""
    channel = interaction.channel
    if interaction.guild_id is None or not isinstance(channel, TableChannel):
        raise Refusal("game.new.here_only_guild")
    return channel


def parent_of(place: TableChannel) -> int | None:
    """Return the id of the channel a thread hangs on; None: it is no thread."""
    return place.parent_id if isinstance(place, discord.Thread) else None


def check_may_write(interaction: discord.Interaction[Any], place: TableChannel) -> None:
    """Refuse a channel in which the bot could not announce anything. Raises Refusal."""
    allowed = interaction.app_permissions
    writes = allowed.send_messages_in_threads if isinstance(place, discord.Thread) else allowed.send_messages
    if not (allowed.view_channel and writes and allowed.attach_files):
        raise Refusal("game.new.cannot_post")


async def thread_for(
    interaction: discord.Interaction[Any], place: TableChannel, title: str
) -> tuple[TableChannel, str | None]:
    """Open a thread named after the table.

    Returns:
        The thread and None; or the channel itself and the key of the sentence that says why there is no thread.

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
    except discord.HTTPException:
        return place, "game.new.thread_forbidden"
    with contextlib.suppress(discord.HTTPException):
        # So that it stands in the host's list of channels at once; the others come by the mention of their first turn.
        await opened.add_user(interaction.user)
    return opened, None


async def abandon(thread: TableChannel, place: TableChannel) -> None:
    """Archive a thread for which no table could be opened; Discord lets a bot do so with its own."""
    if isinstance(thread, discord.Thread) and thread.id != place.id:
        with contextlib.suppress(discord.HTTPException):
            await thread.edit(archived=True)
