"""What the commands of a channel have in common: which table they mean, and how they answer."""

from __future__ import annotations

from typing import Any

import discord

from bot.pressed.acknowledge import acknowledge
from bot.pressed.parts import parts_of
from bot.service import Refusal
from bot.texts import Texts, in_messages, texts_for
from storage.records import Table


def my_texts(interaction: discord.Interaction[Any]) -> Texts:
    """Return the words for whoever gave the command."""
    return texts_for(str(interaction.locale))


async def table_here(interaction: discord.Interaction[Any]) -> Table:
    """Return the table of the channel, or the last one it had. Raises Refusal."""
    table = await parts_of(interaction).service.tables.in_channel(interaction.channel_id or 0)
    if table is None:
        raise Refusal("game.no_table")
    return table


async def board_here(interaction: discord.Interaction[Any]) -> Table:
    """Return the table of the channel whose board there is to be seen. Raises Refusal."""
    return await parts_of(interaction).service.tables.shown(await table_here(interaction))


async def campaign_here(interaction: discord.Interaction[Any]) -> Table:
    """Return the latest game of the campaign in the channel. Raises Refusal: there is none."""
    table = await latest_of_campaign(interaction)
    if table is None:
        raise Refusal("service.campaign.none")
    return table


async def latest_of_campaign(interaction: discord.Interaction[Any]) -> Table | None:
    """Return the latest game of the campaign in the channel; None: there is none."""
    table = await parts_of(interaction).service.tables.in_channel(interaction.channel_id or 0)
    return table if table is not None and table.campaign is not None else None


async def answer(interaction: discord.Interaction[Any], said: str, **more: Any) -> None:  # noqa: ANN401 - files, views
    """Tell only the person, after the command was deferred; nobody is pinged."""
    nobody = discord.AllowedMentions.none()
    *before, last = in_messages(said)
    for part in before:
        await interaction.followup.send(part, ephemeral=True, allowed_mentions=nobody)
    await interaction.followup.send(last, ephemeral=True, allowed_mentions=nobody, **more)


async def defer(interaction: discord.Interaction[Any]) -> None:
    """Acknowledge before working: Discord waits three seconds."""
    await acknowledge(interaction, private=True)
