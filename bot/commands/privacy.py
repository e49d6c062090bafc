"""``/privacy`` and ``/forget-me``: what is stored about a person, and its removal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands import described
from bot.commands.here import answer, defer, my_texts
from bot.service import Privacy
from bot.texts import Texts
from bot.views import ids
from bot.views.confirm import ForgetButton

if TYPE_CHECKING:
    from bot.client import Stationmaster


def privacy_commands(bot: Stationmaster) -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Make both commands; they work in direct messages too."""
    del bot
    return described.command("privacy", privacy), described.command("forget_me", forget_me)


async def privacy(interaction: discord.Interaction[Stationmaster]) -> None:
    """Tell what is stored about whoever asks."""
    await defer(interaction)
    stored = await interaction.client.service.people.privacy(interaction.user.id)
    await answer(interaction, told(my_texts(interaction), stored))


async def forget_me(interaction: discord.Interaction[Stationmaster]) -> None:
    """Ask whether everything is to be removed."""
    await defer(interaction)
    texts = my_texts(interaction)
    stored = await interaction.client.service.people.privacy(interaction.user.id)
    running = sum(table.alive for table in stored.seats)
    view = discord.ui.View(timeout=None)
    danger, calm = discord.ButtonStyle.danger, discord.ButtonStyle.secondary
    view.add_item(ForgetButton.make(ids.Press(ids.NO_TABLE, 0, "forget", ""), texts.say("forget.yes"), style=danger))
    view.add_item(ForgetButton.make(ids.Press(ids.NO_TABLE, 0, "remember", ""), texts.say("forget.no"), style=calm))
    await answer(interaction, texts.say("forget.question", running=running), view=view)


def told(texts: Texts, stored: Privacy) -> str:
    """Say what is stored."""
    counts: dict[str, int | str] = {
        "seats": len(stored.seats),
        "running": sum(table.alive for table in stored.seats),
        "hosted": stored.hosted,
        "reminders": stored.reminders,
        "messages": stored.messages,
        "proposals": stored.proposals,
        "settings": texts.say("privacy.settings_some" if stored.preferences else "privacy.settings_none"),
        "dm": texts.say("privacy.dm_closed" if stored.closed_dm else "privacy.dm_open"),
    }
    return texts.say("privacy.text", **counts)
