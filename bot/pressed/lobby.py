"""The buttons of a table that has not started."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.pressed.acknowledge import acknowledge
from bot.pressed.parts import Parts
from bot.service import Refusal, Service
from bot.shown.controls import AnswerButton, CompanyMenu, LobbyButton
from storage.records import Answer, Table, TableId


async def answer_pressed(parts: Parts, interaction: discord.Interaction[Any], button: AnswerButton) -> None:
    """Take a president's word about the next game, and begin it with the last."""
    answer: Answer = "ready" if button.press.verb == "ready" else "absent"
    await _campaign_changed(parts, interaction, button.press.table, parts.service.campaigns.answer, answer)


async def company_chosen(parts: Parts, interaction: discord.Interaction[Any], menu: CompanyMenu) -> None:
    """Let a president have another company."""
    await _campaign_changed(
        parts, interaction, menu.press.table, parts.service.campaigns.set_company, str(menu.chosen[0])
    )


async def _campaign_changed(
    parts: Parts,
    interaction: discord.Interaction[Any],
    table_id: TableId,
    change: Callable[[TableId, int, Any], Awaitable[Table]],
    value: str,
) -> None:
    await acknowledge(interaction)
    try:
        table = await change(table_id, interaction.user.id, value)
    except Refusal:
        await parts.lobby_messages.redraw(table_id)
        raise
    await parts.lobby_messages.redraw(table.id)
    if table.phase == "live":
        await parts.announcer.announce(table.id)


Change = Callable[[TableId, int], Awaitable[Table]]


async def lobby_pressed(parts: Parts, interaction: discord.Interaction[Any], button: LobbyButton) -> None:
    """Change the table and redraw its message; where that is refused, redraw it too, for it may be out of date."""
    await acknowledge(interaction)
    press = button.press
    try:
        table = await _changes(parts.service)[press.verb](press.table, interaction.user.id)
    except Refusal:
        if interaction.message is not None:
            await parts.lobby_messages.redraw(press.table)
        raise
    await parts.lobby_messages.redraw(table.id)
    if table.phase == "live":
        await parts.announcer.announce(table.id)


def _changes(service: Service) -> dict[str, Change]:
    lobby = service.lobby
    return {
        "join": lobby.join,
        "leave": lobby.leave,
        "addbot": lobby.add_opponent,
        "unbot": lobby.remove_opponent,
        "start": lobby.start,
    }
