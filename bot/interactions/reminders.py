"""Reminders: snoozing one's own, and nudging another person, once a day at each table that waits."""

from __future__ import annotations

import discord

from bot.answering import acknowledge, answer_privately, my_texts
from bot.delivery.reminders import send
from bot.interactions.parts import Parts
from bot.messages.controls import (
    LONGEST_OPTION,
    MOST_OPTIONS,
    NO_TABLE,
    Controls,
    NudgeMenu,
    Press,
    SnoozeButton,
)
from bot.messages.wording import REFUSED
from bot.service import Refusal
from bot.texts import harmless, shorten
from storage.records import TableId


async def ask_to_nudge(parts: Parts, interaction: discord.Interaction, user_id: int) -> None:
    """Nudge a person at the table that waits, or ask which one; the interaction is acknowledged. Raises Refusal."""
    every = await parts.service.tables.waiting_for(user_id)
    waiting = [table for table in every if table.seat_of(interaction.user.id) is not None]
    if user_id == interaction.user.id or not waiting:
        shared = await parts.service.tables.shared_by(interaction.user.id, user_id)
        raise Refusal("nudge.not_waiting" if shared else "nudge.not_together")
    if len(waiting) == 1:
        await answer_privately(interaction, await _nudge(parts, interaction, waiting[0].id, user_id))
        return
    texts = my_texts(interaction)
    options = [
        discord.SelectOption(label=shorten(one.title, LONGEST_OPTION), value=one.id) for one in waiting[:MOST_OPTIONS]
    ]
    press = Press(NO_TABLE, 0, "nudge", str(user_id))
    view = Controls(NudgeMenu.make(press, options, texts.say("nudge.which")))
    await answer_privately(interaction, texts.say("nudge.which"), view=view)


async def nudge_chosen(parts: Parts, interaction: discord.Interaction, menu: NudgeMenu) -> None:
    """Nudge a person at the chosen table, and say so in place of the menu."""
    await acknowledge(interaction)
    said = await _nudge(parts, interaction, str(menu.chosen[0]), int(menu.press.arg))
    await interaction.edit_original_response(content=said, view=None)


async def _nudge(parts: Parts, interaction: discord.Interaction, table_id: TableId, user_id: int) -> str:
    """Nudge a person at a table, and return the answer. Raises Refusal."""
    reminder = await parts.service.reminders.nudge(table_id, interaction.user.id, user_id)
    if not await send(parts.service, parts.channels, reminder):
        raise Refusal(REFUSED["other"])
    texts, table = my_texts(interaction), reminder.table
    name = (await parts.names.at(table, texts))[reminder.seat]
    return texts.say("nudge.done", player=harmless(name), title=harmless(table.title))


async def snooze_pressed(parts: Parts, interaction: discord.Interaction, button: SnoozeButton) -> None:
    """Snooze one's reminder, and say until when in place of the buttons."""
    await acknowledge(interaction)
    seat, seconds = (int(part) for part in button.press.arg.split("."))
    table = await parts.service.tables.get(button.press.table)
    if table.seat_of(interaction.user.id) != seat:
        raise Refusal("reminder.not_yours")
    again = await parts.service.reminders.snooze(table.id, interaction.user.id, seconds)
    before = interaction.message.content if interaction.message else ""
    said = my_texts(interaction).say("reminder.snoozed", when=f"<t:{round(again)}:R>")
    await interaction.edit_original_response(content=f"{before}\n{said}", view=None)
