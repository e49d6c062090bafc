"""What each button outside the private panel does, and the way from its id to that."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, cast

import discord

from bot.pressed.acknowledge import acknowledge, answer_privately, control_id
from bot.pressed.confirmation import ask_first, erase_pressed, forget_pressed, sure_pressed
from bot.pressed.errors import report
from bot.pressed.log import log_page, page_turned
from bot.pressed.parts import Parts, parts_of
from bot.service import Refusal, Service, Unconfirmed
from bot.shown import ids
from bot.shown.confirmation import asked, question
from bot.shown.controls import (
    AnswerButton,
    CompanyMenu,
    ConsentButton,
    Control,
    EndedButton,
    EraseButton,
    ForgetButton,
    GiveSeatMenu,
    LobbyButton,
    NumberButton,
    PageButton,
    PageMenu,
    PictureMenu,
    PrivateButton,
    PrivateMenu,
    PublicButton,
    SnoozeButton,
    SureButton,
    TakeOverButton,
)
from bot.shown.pictures import picture_page
from bot.shown.private_panel import LONGEST, LONGEST_NOTE, TEMPLATE
from bot.texts import harmless, texts_for
from engine.core.seat import Seat
from storage.records import Answer, Proposal, Table, TableId


async def answer_pressed(parts: Parts, interaction: discord.Interaction, button: AnswerButton) -> None:
    """Take a president's word about the next game, and begin it with the last."""
    answer: Answer = "ready" if button.press.verb == "ready" else "absent"
    await _campaign_changed(parts, interaction, button.press.table, parts.service.campaigns.answer, answer)


async def company_chosen(parts: Parts, interaction: discord.Interaction, menu: CompanyMenu) -> None:
    """Let a president have another company."""
    await _campaign_changed(
        parts, interaction, menu.press.table, parts.service.campaigns.set_company, str(menu.chosen[0])
    )


async def _campaign_changed(
    parts: Parts,
    interaction: discord.Interaction,
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


async def lobby_pressed(parts: Parts, interaction: discord.Interaction, button: LobbyButton) -> None:
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


async def consent_pressed(parts: Parts, interaction: discord.Interaction, button: ConsentButton) -> None:
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
    parts: Parts, interaction: discord.Interaction, table: Table, proposal: Proposal, known: Iterable[Seat] = ()
) -> None:
    view = question(parts.channels.texts(table), table, proposal, known)
    await interaction.edit_original_response(view=view, allowed_mentions=discord.AllowedMentions.none())


async def picture_chosen(parts: Parts, interaction: discord.Interaction, menu: PictureMenu) -> None:
    """Show what was chosen."""
    own = menu.press.verb == "show"
    await acknowledge(interaction, private=own)
    texts, wanted = texts_for(str(interaction.locale)), menu.item.values[0]
    snapshot = await parts.service.queries.snapshot(menu.press.table, interaction.user.id)
    page = await picture_page(snapshot, parts.names, parts.pictures, texts, wanted)
    if own:
        await interaction.followup.send(view=page.view, files=page.files, ephemeral=True)
    else:
        await interaction.edit_original_response(view=page.view, attachments=page.files)


async def snooze_pressed(parts: Parts, interaction: discord.Interaction, button: SnoozeButton) -> None:
    """Put one's reminder off and say until when, in place of the buttons."""
    await acknowledge(interaction)
    texts, user = texts_for(str(interaction.locale)), interaction.user.id
    seat, seconds = (int(part) for part in button.press.arg.split("."))
    table = await parts.service.tables.get(button.press.table)
    if table.seat_of(user) != seat:
        raise Refusal("reminder.not_yours")
    again = await parts.service.reminders.snooze(table.id, user, seconds)
    when = f"<t:{round(again)}:R>"
    before = interaction.message.content if interaction.message else ""
    await interaction.edit_original_response(
        content=f"{before}\n{texts.say('reminder.snoozed', when=when)}",
        view=None,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def takeover_pressed(parts: Parts, interaction: discord.Interaction, button: TakeOverButton) -> None:
    """Ask the others, or carry it out; with no others, ask whoever presses."""
    await acknowledge(interaction)
    seat = Seat(int(button.press.arg))
    try:
        outcome = await parts.service.consent.opponent(button.press.table, interaction.user.id, seat)
    except Unconfirmed as unsure:
        await ask_first(interaction, unsure)
        return
    await parts.consent_messages.ask_or_announce(outcome)


async def seat_given(parts: Parts, interaction: discord.Interaction, menu: GiveSeatMenu) -> None:
    """Ask the others and the chosen person."""
    await acknowledge(interaction)
    new = menu.item.values[0]
    if new.bot:
        raise Refusal("game.replace.bot", player=new.display_name)
    seat = Seat(int(menu.press.arg))
    outcome = await parts.service.consent.replace(menu.press.table, interaction.user.id, seat, new.id)
    await parts.consent_messages.ask_or_announce(outcome)


async def ended_pressed(parts: Parts, interaction: discord.Interaction, button: EndedButton) -> None:
    """Tell the log, take back the end, or open a table of the same people, who are called and may still leave it."""
    await acknowledge(interaction, private=True)
    table_id, user, texts = button.press.table, interaction.user.id, texts_for(str(interaction.locale))
    if button.press.verb == "log":
        table = await parts.service.tables.get(table_id)
        view = await log_page(parts, table, user, texts)
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())
        return
    if button.press.verb == "reopen":
        ask = await parts.service.consent.undo(table_id, user, expected_seq=button.press.seq)
        await parts.consent_messages.ask_or_announce(ask)
        await answer_privately(interaction, asked(texts, ask))
        return
    inside = (
        getattr(interaction.channel, "parent_id", None) if isinstance(interaction.channel, discord.Thread) else None
    )
    table = await parts.service.lobby.again(table_id, user, parent_channel_id=inside)
    where = cast("discord.abc.Messageable", interaction.channel)
    called = [person for person in table.people if person != user]
    try:
        await parts.lobby_messages.post(table, where, called=called)
    except discord.HTTPException:
        # Nobody could start a table that is not to be seen, and it would take the channel.
        await parts.service.lobby.close(table.id, user)
        raise
    await answer_privately(interaction, texts.say("game.new.made_here", title=harmless(table.title)))


async def answer_unknown(controls: Iterable[type[Control[Any]]], interaction: discord.Interaction) -> None:
    """Tell the person what to do instead; leave alone whatever is answered elsewhere."""
    control = control_id(interaction)
    if _is_number_form(interaction):
        try:
            await _sent_in(interaction)
        except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
            await report(interaction, error)
        return
    if not _is_unknown(controls, interaction, control):
        return
    texts = texts_for(str(interaction.locale))
    try:
        await answer_privately(interaction, texts.say("unknown.control"))
    except discord.HTTPException as error:
        await report(interaction, error)


def _is_unknown(controls: Iterable[type[Control[Any]]], interaction: discord.Interaction, control: str) -> bool:
    if interaction.type is discord.InteractionType.component:
        return not any(known.__discord_ui_compiled_template__.fullmatch(control) for known in controls)
    if interaction.type is discord.InteractionType.modal_submit:
        # Private in discord.py: the forms that are open and will be answered.
        return control not in interaction._state._view_store._modals  # noqa: SLF001
    return False


def _is_number_form(interaction: discord.Interaction) -> bool:
    """Tell whether a form of ours was sent in."""
    sent = interaction.type is discord.InteractionType.modal_submit
    return sent and re.fullmatch(TEMPLATE, control_id(interaction)) is not None


async def _sent_in(interaction: discord.Interaction) -> None:
    """Take what was written; all it takes is in the interaction, so that a restart in between changes nothing."""
    match = re.fullmatch(TEMPLATE, control_id(interaction))
    assert match is not None
    data = cast("dict[str, Any]", interaction.data)
    press = ids.read(match)
    if press.verb not in {"typed", "noted"}:
        await parts_of(interaction).modals.written(interaction, press, data["components"])
        return
    fields = [part.get("component") or part for part in data["components"]]
    written = next((str(field["value"]) for field in fields if "value" in field), "")
    if press.verb == "noted":
        await parts_of(interaction).modals.noted(interaction, press, written.strip()[:LONGEST_NOTE])
    else:
        await parts_of(interaction).modals.typed(interaction, press, written[:LONGEST])


Handler = Callable[[Parts, discord.Interaction, Any], Awaitable[None]]
"""Answers one sort of control, which is its last argument. What it raises is answered by ``errors.report``."""


async def _public(parts: Parts, interaction: discord.Interaction, button: PublicButton) -> None:
    if button.press.verb == "ask":
        await parts.modals.ask_move(interaction, button.press)
    else:
        await parts.private_panels.asked(interaction, button.press)


async def _private(parts: Parts, interaction: discord.Interaction, control: PrivateButton | PrivateMenu) -> None:
    if control.press.verb == "write":
        await parts.modals.ask_move(interaction, control.press)
    elif control.press.verb == "note":
        await parts.modals.ask_note(interaction, control.press)
    else:
        await parts.private_panels.pressed(interaction, control.press, control.chosen)


async def _number(parts: Parts, interaction: discord.Interaction, button: NumberButton) -> None:
    await parts.modals.ask_number(interaction, button.press)


ANSWERS: Mapping[type[Control[Any]], Handler] = {
    LobbyButton: lobby_pressed,
    AnswerButton: answer_pressed,
    CompanyMenu: company_chosen,
    ConsentButton: consent_pressed,
    PublicButton: _public,
    EndedButton: ended_pressed,
    PageButton: page_turned,
    PageMenu: page_turned,
    PrivateButton: _private,
    PrivateMenu: _private,
    NumberButton: _number,
    PictureMenu: picture_chosen,
    SnoozeButton: snooze_pressed,
    TakeOverButton: takeover_pressed,
    GiveSeatMenu: seat_given,
    ForgetButton: forget_pressed,
    EraseButton: erase_pressed,
    SureButton: sure_pressed,
}


class ControlPresses:
    """Answers every press, whatever happens."""

    def __init__(self, parts: Parts, answers: Mapping[type[Control[Any]], Handler] = ANSWERS) -> None:
        self._parts = parts
        self.answers = answers

    async def answer(self, interaction: discord.Interaction, control: Control[Any]) -> None:
        """Do what a control says; a refusal and a fault of ours are answered too."""
        try:
            await self.answers[type(control)](self._parts, interaction, control)
        except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
            await report(interaction, error)
