"""The buttons that make sure; the questions are ephemeral, so only who asked can press."""

from __future__ import annotations

import discord

from bot.pressed.acknowledge import acknowledge
from bot.pressed.parts import Parts
from bot.service import Refusal, Unconfirmed
from bot.shown.confirmation import asked, sure_buttons
from bot.shown.controls import EraseButton, ForgetButton, SureButton
from bot.texts import texts_for
from engine.core.seat import Seat


async def forget_pressed(parts: Parts, interaction: discord.Interaction, button: ForgetButton) -> None:
    """Remove everything about whoever presses it, or nothing."""
    await acknowledge(interaction)
    key = "forget.kept"
    if button.press.verb == "forget":
        await _forget(parts, interaction.user.id)
        key = "forget.done"
    await interaction.edit_original_response(content=texts_for(str(interaction.locale)).say(key), view=None)


async def _forget(parts: Parts, user_id: int) -> None:
    held = {table.id: table.seat_of(user_id) for table in await parts.service.tables.of_person(user_id, "live")}
    gone = await parts.service.people.forget(user_id)
    parts.names.forget(user_id)
    for table in gone.left:
        await parts.lobby_messages.redraw(table.id)
    for table in gone.handed_over:
        seat = held.get(table.id)
        if seat is not None and table.phase == "live":
            await parts.consent_messages.told_of_opponent(table, seat)
        if table.started is None:  # between two games of a campaign
            await parts.campaign_messages.follow(table)
        else:
            await parts.announcer.announce(table.id)


async def erase_pressed(parts: Parts, interaction: discord.Interaction, button: EraseButton) -> None:
    """Delete a table for good, or leave it."""
    await acknowledge(interaction)
    key = "admin.spared"
    if button.press.verb == "erase":
        if not interaction.permissions.manage_guild:  # no longer, since the question was asked
            raise Refusal("refused.permission")
        await parts.service.admin.delete(interaction.guild_id or 0, button.press.table)
        key = "admin.erased"
    await interaction.edit_original_response(content=texts_for(str(interaction.locale)).say(key), view=None)


async def sure_pressed(parts: Parts, interaction: discord.Interaction, button: SureButton) -> None:
    """End the play of the only person at a table, or not. Whoever sat down meanwhile is asked."""
    await acknowledge(interaction)
    press, user, texts = button.press, interaction.user.id, texts_for(str(interaction.locale))
    if press.verb == "stay":
        await interaction.edit_original_response(content=texts.say("consent.stayed"), view=None)
        return
    if press.verb == "finish":
        outcome = await parts.service.consent.end(press.table, user, sure=True)
    else:
        seat, _, policy = press.arg.partition(".")
        if not seat.isdecimal():
            raise Refusal("form.out_of_date")
        outcome = await parts.service.consent.opponent(press.table, user, Seat(int(seat)), policy, sure=True)
    try:
        await interaction.edit_original_response(content=asked(texts, outcome), view=None)
    finally:
        # It is done, whether or not that could still be shown.
        await parts.consent_messages.ask_or_announce(outcome)


async def ask_first(interaction: discord.Interaction, unsure: Unconfirmed) -> None:
    """Ask a person privately whether they mean it; the interaction is acknowledged already."""
    texts = texts_for(str(interaction.locale))
    said, buttons = texts.sentence(unsure.text), sure_buttons(texts, unsure.proposal)
    await interaction.followup.send(said, view=buttons, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())
