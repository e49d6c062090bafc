"""The buttons under reminders: later, or somebody else for a seat that nobody moves."""

from __future__ import annotations

from typing import Any

import discord

from bot.pressed.acknowledge import acknowledge
from bot.pressed.confirmation import ask_first
from bot.pressed.parts import Parts
from bot.service import Refusal, Unconfirmed
from bot.shown.controls import GiveSeatMenu, SnoozeButton, TakeOverButton
from bot.texts import texts_for
from engine.core.seat import Seat


async def snooze_pressed(parts: Parts, interaction: discord.Interaction[Any], button: SnoozeButton) -> None:
    """Put one's reminder off and say until when, in place of the buttons."""
    await acknowledge(interaction)
    texts, user = texts_for(str(interaction.locale)), interaction.user.id
    seat, seconds = (int(part) for part in button.press.arg.split("."))
    table = await parts.service.tables.get(button.press.table)
    if table.seat_of(user) != seat:
        raise Refusal("reminder.not_yours")
    again = await parts.service.reminders.snooze(table.id, user, seconds)
    when = f"<t:{round(again)}:R>"
    before = interaction.message.content if interaction.message else ""
    await interaction.edit_original_response(
        content=f"{before}\n{texts.say('reminder.snoozed', when=when)}",
        view=None,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def takeover_pressed(parts: Parts, interaction: discord.Interaction[Any], button: TakeOverButton) -> None:
    """Ask the others, or carry it out; with no others, ask whoever presses."""
    await acknowledge(interaction)
    seat = Seat(int(button.press.arg))
    try:
        outcome = await parts.service.consent.opponent(button.press.table, interaction.user.id, seat)
    except Unconfirmed as unsure:
        await ask_first(interaction, unsure)
        return
    await parts.consent_messages.ask_or_announce(outcome)


async def seat_given(parts: Parts, interaction: discord.Interaction[Any], menu: GiveSeatMenu) -> None:
    """Ask the others and the chosen person."""
    await acknowledge(interaction)
    new = menu.item.values[0]
    if new.bot:
        raise Refusal("game.replace.bot", player=new.display_name)
    seat = Seat(int(menu.press.arg))
    outcome = await parts.service.consent.replace(menu.press.table, interaction.user.id, seat, new.id)
    await parts.consent_messages.ask_or_announce(outcome)
