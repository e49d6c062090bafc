"""What the others at a table have to agree to: the questions, their answers, and seats that change hands."""

from __future__ import annotations

from collections.abc import Awaitable

import discord

from bot.answering import acknowledge, my_texts
from bot.interactions.here import Request
from bot.interactions.parts import Parts
from bot.messages import consent
from bot.messages.consent import confirm_buttons, question, request_text
from bot.messages.controls import (
    ConfirmButton,
    ConsentButton,
    GiveSeatMenu,
    TakeOverButton,
)
from bot.messages.wording import own_move
from bot.service import AlreadyProposed, Refusal, RequestOutcome, Unconfirmed
from bot.service.consent import NOTHING_UNDONE, Undoing
from engine.core.seat import Seat
from storage.records import Proposal, Table


def check_person(newcomer: discord.abc.User) -> None:
    """Raise Refusal if somebody is a bot, which cannot take a seat."""
    if newcomer.bot:
        raise Refusal("game.replace.bot", player=newcomer.display_name)


async def ask_first(interaction: discord.Interaction, unsure: Unconfirmed) -> None:
    """Ask a person privately to confirm something; the interaction is acknowledged already."""
    texts = my_texts(interaction)
    buttons = confirm_buttons(texts, unsure.proposal)
    await interaction.followup.send(texts.sentence(unsure.text), view=buttons, ephemeral=True)


async def consent_pressed(parts: Parts, interaction: discord.Interaction, button: ConsentButton) -> None:
    """Take an answer to a proposal; one that is settled already loses its buttons and says how it was settled."""
    await acknowledge(interaction)
    table_id, number, user = button.press.table, int(button.press.arg), interaction.user.id
    consent = parts.service.consent
    undoing = await consent.undoing(await consent.get(table_id, number))

    async def show(table: Table, proposal: Proposal, undoing: Undoing = NOTHING_UNDONE) -> None:
        texts = await parts.channels.texts(table)
        view = question(texts, table, proposal, undoing, await parts.names.at(table, texts))
        await interaction.edit_original_response(view=view)

    try:
        if button.press.verb == "withdraw":
            outcome = await consent.withdraw(table_id, number, user)
        else:
            outcome = await consent.answer(table_id, number, user, agree=button.press.verb == "agree")
    except Refusal:
        proposal = await consent.get(table_id, number)
        if proposal.state != "open":
            await show(await parts.service.tables.get(table_id), proposal)
        raise
    try:
        await show(outcome.table, outcome.proposal, undoing)
    finally:
        # The agreement counts, whether or not the question could be edited to say so.
        if outcome.done:
            await parts.consent_messages.carried_out(outcome)


async def takeover_pressed(parts: Parts, interaction: discord.Interaction, button: TakeOverButton) -> None:
    """Propose that an opponent takes over, or do it; if there are no others to ask, ask for confirmation."""
    await acknowledge(interaction)
    seat = Seat(int(button.press.arg))
    try:
        outcome = await parts.service.consent.opponent(button.press.table, interaction.user.id, seat)
    except Unconfirmed as unsure:
        await ask_first(interaction, unsure)
        return
    await parts.consent_messages.ask_or_tell(outcome)


async def confirm_pressed(parts: Parts, interaction: discord.Interaction, button: ConfirmButton) -> None:
    """Answer whether the only person at a table really stops playing. Whoever sat down meanwhile must agree."""
    await acknowledge(interaction)
    press, user, texts = button.press, interaction.user.id, my_texts(interaction)
    if press.verb == "stay":
        await interaction.edit_original_response(content=texts.say("consent.stayed"), view=None)
        return
    if press.verb == "finish":
        outcome = await parts.service.consent.end(press.table, user, sure=True)
    else:
        seat, _, policy = press.arg.partition(".")
        if not seat.isdecimal():
            raise Refusal("form.out_of_date")
        outcome = await parts.service.consent.opponent(press.table, user, Seat(int(seat)), policy, sure=True)
    try:
        await interaction.edit_original_response(content=request_text(texts, outcome), view=None)
    finally:
        # It is done, whether or not the answer could be shown.
        await parts.consent_messages.ask_or_tell(outcome)


async def seat_given(parts: Parts, interaction: discord.Interaction, menu: GiveSeatMenu) -> None:
    """Propose that the chosen person takes a seat."""
    await acknowledge(interaction)
    new = menu.item.values[0]
    check_person(new)
    seat = Seat(int(menu.press.arg))
    outcome = await parts.service.consent.replace(menu.press.table, interaction.user.id, seat, new.id)
    await parts.consent_messages.ask_or_tell(outcome)


async def ask_others(request: Request, asking: Awaitable[RequestOutcome]) -> None:
    """Post a proposal or what was done, and answer the person; an open proposal is pointed to.

    If there is nobody to ask, the person is asked to confirm.
    """
    parts, texts = request.parts, request.texts
    try:
        ask = await asking
    except AlreadyProposed as already:
        where = await parts.consent_messages.ask_again(already)
        await request.answer(texts.say("consent.open_already", where=where))
        return
    except Unconfirmed as unsure:
        await ask_first(request.interaction, unsure)
        return
    await parts.consent_messages.ask_or_tell(ask)
    if ask.outcome is None:
        await request.answer(consent.request_text(texts, ask))
    else:
        names = await parts.names.at(ask.outcome.table, texts)
        await request.answer(own_move(ask.outcome, request.user, texts, names))


async def close_or_end(request: Request, table: Table) -> None:
    """Close a lobby, or propose to end a game that has begun."""
    if table.phase == "lobby" and not table.between_games:
        await request.changed(await request.service.lobby.close(table.id, request.user), "game.end.closed")
    else:
        await ask_others(request, request.service.consent.end(table.id, request.user))
