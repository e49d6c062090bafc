"""Acknowledging interactions, at once and before any work; and private answers in words."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any, cast

import aiohttp
import discord
from discord.utils import MISSING

from bot.long_steps import long_step
from bot.texts import Texts, in_messages, texts_for

log = logging.getLogger(__name__)

ALREADY_ANSWERED = 40060
"""Discord's code for an interaction that has been answered."""
REPEATED_AFTER = 0.9
"""Seconds: discord.py waits a whole one before it repeats a request that Discord answered with a server error."""
NOBODY = discord.AllowedMentions.none()
"""Whom an answer pings."""


async def acknowledge(interaction: discord.Interaction, *, private: bool = False) -> None:
    """Defer the answer to an interaction.

    Args:
        interaction: the interaction.
        private: answer with a new message that only this person sees, instead of editing the present one.

    Raises:
        discord.HTTPException: it is too late, or it was answered elsewhere.

    """
    began, lost = asyncio.get_running_loop().time(), False
    try:
        try:
            await interaction.response.defer(ephemeral=private, thinking=private)
        except (aiohttp.ClientError, ConnectionError):
            lost = True
            await interaction.response.defer(ephemeral=private, thinking=private)
    except discord.HTTPException as error:
        repeated = lost or asyncio.get_running_loop().time() - began > REPEATED_AFTER
        if error.code != ALREADY_ANSWERED or not repeated:
            raise
        # Our own first attempt had arrived. Private in discord.py: that the interaction is answered.
        kinds = discord.InteractionResponseType
        interaction.response._response_type = (  # noqa: SLF001
            kinds.deferred_channel_message if private else kinds.deferred_message_update
        )
        log.info("an acknowledgement had arrived although its receipt was lost")
    await long_step()
    thread = interaction.channel
    if isinstance(thread, discord.Thread) and thread.archived and not thread.locked:
        # Nothing can be edited in an archived thread; somebody uses it again, so it is opened for all of them.
        with contextlib.suppress(discord.HTTPException):
            await thread.edit(archived=False)


def my_texts(interaction: discord.Interaction) -> Texts:
    """Return the texts in the language of the person's client."""
    return texts_for(str(interaction.locale))


def control_id(interaction: discord.Interaction) -> str:
    """Return the id of the control or modal that was used; empty for a command."""
    data = cast("dict[str, Any]", interaction.data or {})
    return str(data.get("custom_id", ""))


async def answer_privately(
    interaction: discord.Interaction,
    words: str,
    *,
    view: discord.ui.View = MISSING,
    files: Sequence[discord.File] = MISSING,
) -> None:
    """Answer one person privately, whether or not the interaction was answered already.

    A text that is too long continues in further messages; buttons and files come with the last.
    """
    *before, last = in_messages(words)
    for part, buttons, uploads in (*((part, MISSING, MISSING) for part in before), (last, view, files)):
        if interaction.response.is_done():
            await interaction.followup.send(part, view=buttons, files=uploads, ephemeral=True)
        else:
            await interaction.response.send_message(part, view=buttons, files=uploads, ephemeral=True)
