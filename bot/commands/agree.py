"""The part of ``/game`` that the others may have to agree to, and the log as a file."""

from __future__ import annotations

import io
from collections.abc import Awaitable

import discord
from discord import app_commands

from bot.commands.here import answer, board_here, defer, fitting, my_texts, table_here
from bot.pressed.confirmation import ask_first
from bot.pressed.parts import parts_of
from bot.service import AlreadyAsked, Refusal, RequestOutcome, Unconfirmed
from bot.shown import confirmation
from bot.shown.sentences import own_move
from bot.texts import Texts, harmless
from engine.core import registry
from engine.core.seat import Seat
from storage.records import Table

NEW_TABLES = 2
"""Attempts at opening a table that a person has in SECONDS; a mistyped title is one of them."""
QUESTIONS = 5
"""How often a person may ask the others for something in SECONDS: each time it calls them all."""
SECONDS = 60.0
"""The span for which uses of a command are counted."""


async def suggest_seats(interaction: discord.Interaction, written: str) -> list[app_commands.Choice[int]]:
    """Offer the seats of the table here by the names of who holds them."""
    table = await parts_of(interaction).service.tables.in_channel(interaction.channel_id or 0)
    if table is None:
        return []
    texts = my_texts(interaction)
    names = await parts_of(interaction).names.at(table, texts)
    offered = [
        app_commands.Choice(name=texts.say("game.seat", number=str(seat + 1), player=name)[:100], value=seat)
        for seat, name in enumerate(names)
    ]
    return fitting(offered, written)


async def suggest_policies(interaction: discord.Interaction, written: str) -> list[app_commands.Choice[str]]:
    """Offer the built-in opponents of the game played here."""
    table = await parts_of(interaction).service.tables.in_channel(interaction.channel_id or 0)
    if table is None:
        return []
    texts = my_texts(interaction)
    offered = [
        app_commands.Choice(name=texts.say(f"policy.{policy}"), value=policy)
        for policy in registry.find(table.game).policies
    ]
    return fitting(offered, written)


async def undo(interaction: discord.Interaction) -> None:
    """Take back one's last move, or ask the others."""
    await defer(interaction)
    table = await table_here(interaction)
    await asked(interaction, parts_of(interaction).service.consent.undo(table.id, interaction.user.id))


async def redo(interaction: discord.Interaction) -> None:
    """Play again what was taken back, or ask the others."""
    await defer(interaction)
    table = await table_here(interaction)
    await asked(interaction, parts_of(interaction).service.consent.redo(table.id, interaction.user.id))


@app_commands.autocomplete(seat=suggest_seats)
async def replace(interaction: discord.Interaction, seat: int, player: discord.User) -> None:
    """Give a seat to another person."""
    await defer(interaction)
    if player.bot:
        raise Refusal("game.replace.bot", player=player.display_name)
    table = await table_here(interaction)
    _check_seat(table, seat)
    asking = parts_of(interaction).service.consent.replace(table.id, interaction.user.id, Seat(seat), player.id)
    await asked(interaction, asking)


@app_commands.autocomplete(seat=suggest_seats)
@app_commands.autocomplete(policy=suggest_policies)
async def opponent(
    interaction: discord.Interaction,
    seat: int | None = None,
    policy: app_commands.Range[str, 1, 30] | None = None,
) -> None:
    """Seat a built-in opponent before the start; let one take over a seat after it."""
    await defer(interaction)
    parts, user, table = parts_of(interaction), interaction.user.id, await table_here(interaction)
    policy = policy and _policy_named(policy, table, my_texts(interaction))
    if table.phase == "lobby" and (seat is None or not table.between_games):
        after = await parts.service.lobby.add_opponent(table.id, user, policy)
        await parts.lobby_messages.redraw(after.id)
        await answer(interaction, my_texts(interaction).say("game.opponent.added", title=harmless(after.title)))
        return
    if seat is None:
        raise Refusal("game.opponent.which_seat")
    _check_seat(table, seat)
    await asked(interaction, parts.service.consent.opponent(table.id, user, Seat(seat), policy))


async def end(interaction: discord.Interaction) -> None:
    """Close a lobby, or propose to end a game."""
    await defer(interaction)
    parts, user, table = parts_of(interaction), interaction.user.id, await table_here(interaction)
    if table.phase == "lobby" and not table.between_games:
        await closed(interaction, table)
        return
    await asked(interaction, parts.service.consent.end(table.id, user))


async def closed(interaction: discord.Interaction, table: Table) -> None:
    """Close a lobby."""
    parts = parts_of(interaction)
    after = await parts.service.lobby.close(table.id, interaction.user.id)
    await parts.lobby_messages.redraw(after.id)
    await answer(interaction, my_texts(interaction).say("game.end.closed", title=harmless(after.title)))


async def export(interaction: discord.Interaction) -> None:
    """Hand out the log as a file."""
    await defer(interaction)
    table, export = await board_here(interaction), parts_of(interaction).service.export
    written, told = await export.campaign(table), "campaign"
    if written is None:
        written, whole = await export.export(table.id, interaction.user.id), await export.may_be_known(table)
        told = "whole" if whole else "part"
    file = discord.File(io.BytesIO(written), f"{table.game}-{table.id}.json")
    said = my_texts(interaction).say(
        f"game.export.{told}", title=harmless(table.title), file=file.filename, commitment=str(table.commitment)
    )
    await answer(interaction, said, file=file)


COMMANDS = (undo, redo, replace, opponent, end, export)


def _policy_named(written: str, table: Table, texts: Texts) -> str:
    """Return the built-in opponent that is meant by its words; what means none is left to be refused."""
    policies = registry.find(table.game).policies
    return next((one for one in policies if texts.say(f"policy.{one}").casefold() == written.casefold()), written)


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("game.no_such_seat", seat=str(seat + 1))


async def asked(interaction: discord.Interaction, asking: Awaitable[RequestOutcome]) -> None:
    """Post the question or what was done, and tell whoever asked; one that is open already is posted again.

    Where there is nobody to ask, whoever asks is: whether they mean it.
    """
    parts, texts = parts_of(interaction), my_texts(interaction)
    try:
        ask = await asking
    except AlreadyAsked as already:
        await parts.consent_messages.ask_again(already)
        raise
    except Unconfirmed as unsure:
        await ask_first(interaction, unsure)
        return
    await parts.consent_messages.ask_or_announce(ask)
    if ask.outcome is None:
        await answer(interaction, confirmation.asked(texts, ask))
        return
    table = ask.outcome.table
    said = own_move(ask.outcome, interaction.user.id, texts, await parts.names.at(table, texts))
    await answer(interaction, said)
