"""The buttons and menus of a lobby: seats, opponents, the start, and the presidents of a campaign."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.answering import acknowledge, answer_privately, my_texts
from bot.interactions.parts import Parts
from bot.messages.controls import (
    AnswerButton,
    CompanyMenu,
    LevelMenu,
    LobbyButton,
    SeatMenu,
)
from bot.messages.lobby import what_founding_brings, what_missing_brings
from bot.texts import harmless
from engine.core.seat import Seat
from storage.records import Table, TableId


async def lobby_pressed(parts: Parts, interaction: discord.Interaction, button: LobbyButton) -> None:
    """Take or leave a seat, add or remove an opponent, or start the table."""
    lobby, table, user = parts.service.lobby, button.press.table, interaction.user.id
    changes: dict[str, Callable[[TableId, int], Awaitable[Table]]] = {
        "join": lobby.join,
        "leave": lobby.leave,
        "addbot": lobby.add_opponent,
        "unbot": lobby.remove_opponent,
        "start": lobby.start,
    }
    await acknowledge(interaction)
    after = await changes[button.press.verb](table, user)
    if button.press.verb == "join":
        await _welcome(interaction, after)


async def _welcome(interaction: discord.Interaction, table: Table) -> None:
    """Explain to somebody who has joined a running campaign what they get."""
    if said := what_founding_brings(my_texts(interaction), table):
        await answer_privately(interaction, said)


async def seat_chosen(parts: Parts, interaction: discord.Interaction, menu: SeatMenu) -> None:
    """Give a person the chosen seat at a table for practice."""
    table, user, seat = menu.press.table, interaction.user.id, str(menu.chosen[0])
    wanted = Seat(int(seat)) if seat.isdecimal() and seat.isascii() else Seat(-1)
    await acknowledge(interaction)
    await parts.service.lobby.sit(table, user, wanted)


async def level_chosen(parts: Parts, interaction: discord.Interaction, menu: LevelMenu) -> None:
    """Seat an opponent of the level that the host has chosen."""
    table, user, level = menu.press.table, interaction.user.id, str(menu.chosen[0])
    await acknowledge(interaction)
    await parts.service.lobby.add_opponent(table, user, level)


async def answer_pressed(parts: Parts, interaction: discord.Interaction, button: AnswerButton) -> None:
    """Take a president's answer about the next game, which begins with the last answer."""
    table, user, ready = button.press.table, interaction.user.id, button.press.verb == "ready"
    await acknowledge(interaction)
    after = await parts.service.campaigns.answer(table, user, "ready" if ready else "absent")
    if not ready:
        texts = my_texts(interaction)
        said = texts.say("campaign.said_absent", title=harmless(after.title))
        await answer_privately(interaction, f"{said}\n{what_missing_brings(texts, after)}")


async def company_chosen(parts: Parts, interaction: discord.Interaction, menu: CompanyMenu) -> None:
    """Assign the chosen company; a newcomer also takes a seat with it."""
    table, user, company = menu.press.table, interaction.user.id, str(menu.chosen[0])
    await acknowledge(interaction)
    seated = (await parts.service.tables.get(table)).seat_of(user) is not None
    choose = parts.service.campaigns.set_company if seated else parts.service.lobby.join
    after = await choose(table, user, company)
    if not seated:
        await _welcome(interaction, after)
