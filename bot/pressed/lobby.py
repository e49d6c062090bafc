"""The buttons of a table that has not started."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.pressed.acknowledge import acknowledge
from bot.pressed.parts import Parts
from bot.service import Refusal, Service
from bot.shown.controls import LobbyButton
from storage.records import Table, TableId

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
