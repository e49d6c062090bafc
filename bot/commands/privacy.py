"""``/privacy`` and ``/forget-me``: what is stored about a person, and its removal."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands import catalogue_commands
from bot.commands.here import answer, defer, my_texts
from bot.pressed.parts import parts_of
from bot.service import Privacy
from bot.shown.confirmation import forget_buttons
from bot.texts import Texts


def privacy_commands() -> tuple[app_commands.Command[Any, ..., None], ...]:
    """Make both commands; they work in direct messages too."""
    return catalogue_commands.command("privacy", privacy), catalogue_commands.command("forget_me", forget_me)


async def privacy(interaction: discord.Interaction[Any]) -> None:
    """Tell what is stored about whoever asks."""
    await defer(interaction)
    stored = await parts_of(interaction).service.people.privacy(interaction.user.id)
    await answer(interaction, told(my_texts(interaction), stored))


async def forget_me(interaction: discord.Interaction[Any]) -> None:
    """Ask whether everything is to be removed."""
    await defer(interaction)
    texts = my_texts(interaction)
    stored = await parts_of(interaction).service.people.privacy(interaction.user.id)
    running = sum(table.alive for table in stored.seats)
    await answer(interaction, texts.say("forget.question", running=running), view=forget_buttons(texts))


def told(texts: Texts, stored: Privacy) -> str:
    """Say what is stored."""
    counts: dict[str, int | str] = {
        "seats": len(stored.seats),
        "running": sum(table.alive for table in stored.seats),
        "hosted": stored.hosted,
        "reminders": stored.reminders,
        "messages": stored.messages,
        "proposals": stored.proposals,
        "companies": stored.companies,
        "settings": texts.say("privacy.settings_some" if stored.preferences else "privacy.settings_none"),
        "dm": texts.say("privacy.dm_closed" if stored.closed_dm else "privacy.dm_open"),
    }
    return texts.say("privacy.text", **counts)
