"""Answering an interaction by words, and what it was that somebody used."""

from __future__ import annotations

from typing import Any, cast

import discord

from bot.texts import in_messages


def control_id(interaction: discord.Interaction[Any]) -> str:
    """Return the id of the control or form that was used; nothing for a command."""
    data = cast("dict[str, Any]", interaction.data or {})
    return str(data.get("custom_id", ""))


async def answer_privately(interaction: discord.Interaction[Any], words: str) -> None:
    """Say something to one person only, whether or not the interaction was answered already.

    What is longer than a message goes on in another.
    """
    for part in in_messages(words):
        if interaction.response.is_done():
            await interaction.followup.send(part, ephemeral=True)
        else:
            await interaction.response.send_message(part, ephemeral=True)
