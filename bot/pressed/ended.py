"""The buttons of a table that has ended."""

from __future__ import annotations

from typing import Any, cast

import discord

from bot.pressed.acknowledge import acknowledge
from bot.pressed.answers import answer_privately
from bot.pressed.log import log_page
from bot.pressed.parts import Parts
from bot.shown.consent_question import asked
from bot.shown.controls import EndedButton
from bot.texts import harmless, texts_for


async def ended_pressed(parts: Parts, interaction: discord.Interaction[Any], button: EndedButton) -> None:
    """Tell the log, take back the end, or open a table of the same people, who are called and may still leave it."""
    await acknowledge(interaction, private=True)
    table_id, user, texts = button.press.table, interaction.user.id, texts_for(str(interaction.locale))
    if button.press.verb == "log":
        table = await parts.service.tables.get(table_id)
        view = await log_page(parts, table, user, texts)
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())
        return
    if button.press.verb == "reopen":
        ask = await parts.service.consent.undo(table_id, user, expected_seq=button.press.seq)
        await parts.consent_messages.ask_or_announce(ask)
        await answer_privately(interaction, asked(texts, ask))
        return
    inside = (
        getattr(interaction.channel, "parent_id", None) if isinstance(interaction.channel, discord.Thread) else None
    )
    table = await parts.service.lobby.again(table_id, user, parent_channel_id=inside)
    where = cast("discord.abc.Messageable", interaction.channel)
    called = [person for person in table.people if person != user]
    try:
        await parts.lobby_messages.post(table, where, called=called)
    except discord.HTTPException:
        # Nobody could start a table that is not to be seen, and it would take the channel.
        await parts.service.lobby.close(table.id, user)
        raise
    await answer_privately(interaction, texts.say("game.new.made_here", title=harmless(table.title)))
