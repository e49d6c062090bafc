"""The context menus of a message and of a person: the board at a message, shared games, and a nudge."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands

from bot.interactions import here
from bot.interactions.here import Request, begin
from bot.interactions.look import list_tables
from bot.interactions.past import past_page, show_since
from bot.interactions.reminders import ask_to_nudge
from bot.messages.controls import NO_TABLE, id_template, read_id
from bot.service import Refusal


def menus() -> list[app_commands.ContextMenu]:
    """Make the menus: two of a message, two of a person."""
    made = []
    callbacks: tuple[tuple[str, Any], ...] = (
        ("menu.board_at_this_move", board_at_this_move),
        ("menu.since_my_last_turn", since_my_last_turn),
        ("menu.nudge", nudge),
        ("menu.our_games", our_games),
    )
    for key, callback in callbacks:
        menu = app_commands.ContextMenu(name=here.words(key), callback=callback)
        app_commands.checks.cooldown(here.LOOKS, here.SECONDS)(menu)
        made.append(menu)
    return made


async def board_at_this_move(interaction: discord.Interaction, message: discord.Message) -> None:
    """Show the board as it was when a message was sent."""
    request = await begin(interaction)
    table_id, number = await _meant(request, message)
    past = await request.service.log.past(table_id, request.user, number, nearest=True)
    await request.show(await past_page(request.parts, past, request.texts))


async def since_my_last_turn(interaction: discord.Interaction, message: discord.Message) -> None:
    """Show what had changed for the person between their turn before a message and the message."""
    request = await begin(interaction)
    table_id, number = await _meant(request, message)
    await show_since(request.parts, interaction, table_id, number)


async def _meant(request: Request, message: discord.Message) -> tuple[str, int]:
    """Return the table that a message is about, and after how many moves. Raises Refusal if there is none."""
    own = message.author == request.interaction.client.user
    # The controls of a message are as recent as its text; a message without controls is looked up in the database.
    known = (_by_its_controls(message) if own else None) or await request.service.tables.of_message(message.id)
    if known is None:
        raise Refusal("look.no_message")
    table_id, entry = known
    return table_id, await request.service.log.moves_up_to(table_id, entry)


def _by_its_controls(message: discord.Message) -> tuple[str, int] | None:
    """Return the table of a message and the length of its log, by a control; None if it has no control."""
    for part in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        match = re.fullmatch(id_template(), str(getattr(part, "custom_id", "")))
        if match is not None and match["table"] != NO_TABLE:
            press = read_id(match)
            return press.table, press.seq
    return None


async def nudge(interaction: discord.Interaction, person: discord.User | discord.Member) -> None:
    """Remind a person of a table that waits for them."""
    request = await begin(interaction)
    await ask_to_nudge(request.parts, interaction, person.id)


async def our_games(interaction: discord.Interaction, person: discord.User | discord.Member) -> None:
    """List the live tables at which both people sit."""
    request = await begin(interaction)
    tables = await request.service.tables.shared_by(request.user, person.id)
    await list_tables(request, request.texts.say("look.our_games", count=len(tables)), tables)
