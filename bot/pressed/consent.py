"""The buttons of a question that the others at a table answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.pressed.acknowledge import acknowledge
from bot.pressed.parts import Parts
from bot.service import Refusal
from bot.shown.consent_question import question
from bot.shown.controls import ConsentButton
from engine.core.seat import Seat
from storage.records import Proposal, Table


async def consent_pressed(parts: Parts, interaction: discord.Interaction[Any], button: ConsentButton) -> None:
    """Take the answer; a question already settled loses its buttons and says how it was settled."""
    await acknowledge(interaction)
    table_id, number, user = button.press.table, int(button.press.arg), interaction.user.id
    consent = parts.service.consent
    known = await consent.learned(await consent.get(table_id, number))
    try:
        if button.press.verb == "withdraw":
            outcome = await consent.withdraw(table_id, number, user)
        else:
            outcome = await consent.answer(table_id, number, user, agree=button.press.verb == "agree")
    except Refusal:
        proposal = await consent.get(table_id, number)
        if proposal.state != "open":
            await _show(parts, interaction, await parts.service.tables.get(table_id), proposal)
        raise
    try:
        await _show(parts, interaction, outcome.table, outcome.proposal, known)
    finally:
        # It is agreed, whether or not the question could still be shown as such.
        if outcome.done:
            await parts.consent_messages.carried_out(outcome)


async def _show(
    parts: Parts, interaction: discord.Interaction[Any], table: Table, proposal: Proposal, known: Iterable[Seat] = ()
) -> None:
    view = question(parts.channels.texts(table), table, proposal, known)
    await interaction.edit_original_response(view=view, allowed_mentions=discord.AllowedMentions.none())
