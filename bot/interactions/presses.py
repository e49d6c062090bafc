"""What each button and menu does, and the way from its id to that."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, cast

import discord

from bot.interactions.acknowledge import acknowledge, answer_privately, control_id, my_texts
from bot.interactions.chronicle import book_turned
from bot.interactions.errors import report
from bot.interactions.log import log_page, page_turned, past_turned, show_since, span_turned
from bot.interactions.looking_back import (
    check_uses,
    graph_chosen,
    graph_pressed,
    graph_shown,
    replay_pressed,
    show_replay,
)
from bot.interactions.nudges import nudge_chosen
from bot.interactions.parts import Parts, parts_of
from bot.interactions.rules import rule_pressed, section_chosen
from bot.messages import ids
from bot.messages.confirmation import question, request_text, sure_buttons
from bot.messages.controls import (
    AnswerButton,
    AnyControl,
    BookButton,
    BookMenu,
    CompanyMenu,
    ConsentButton,
    EndedButton,
    EraseButton,
    ForgetButton,
    GiveSeatMenu,
    GraphButton,
    GraphMenu,
    LobbyButton,
    NudgeMenu,
    NumberButton,
    PageButton,
    PageMenu,
    PastButton,
    PastMenu,
    PictureMenu,
    PrivateButton,
    PrivateMenu,
    PublicButton,
    ReplayButton,
    RuleButton,
    RulesMenu,
    SeatMenu,
    SnoozeButton,
    SpanButton,
    SpanMenu,
    SureButton,
    TakeOverButton,
)
from bot.messages.lobby import what_founding_brings, what_missing_brings
from bot.messages.pictures import picture_page
from bot.messages.private_panel import LONGEST, LONGEST_NOTE, TEMPLATE
from bot.service import Refusal, Unconfirmed
from bot.service.consent import NOTHING_UNDONE, Undoing
from bot.texts import harmless
from engine.core.seat import Seat
from storage.records import Proposal, Table, TableId

NOBODY = discord.AllowedMentions.none()


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
    after = await _change_lobby(parts, interaction, table, lambda: changes[button.press.verb](table, user))
    if button.press.verb == "join":
        await _welcome(interaction, after)


async def _welcome(interaction: discord.Interaction, table: Table) -> None:
    """Tell whoever has taken a seat in a campaign under way what they get."""
    if said := what_founding_brings(my_texts(interaction), table):
        await answer_privately(interaction, said)


async def seat_chosen(parts: Parts, interaction: discord.Interaction, menu: SeatMenu) -> None:
    """Give a person the seat of their choice at a table for practice."""
    table, user, seat = menu.press.table, interaction.user.id, str(menu.chosen[0])
    wanted = Seat(int(seat)) if seat.isdecimal() and seat.isascii() else Seat(-1)
    await _change_lobby(parts, interaction, table, lambda: parts.service.lobby.sit(table, user, wanted))


async def answer_pressed(parts: Parts, interaction: discord.Interaction, button: AnswerButton) -> None:
    """Take a president's answer about the next game, and begin it with the last."""
    table, user, ready = button.press.table, interaction.user.id, button.press.verb == "ready"
    answer = parts.service.campaigns.answer
    after = await _change_lobby(parts, interaction, table, lambda: answer(table, user, "ready" if ready else "absent"))
    if not ready:
        texts = my_texts(interaction)
        said = texts.say("campaign.said_absent", title=harmless(after.title))
        await answer_privately(interaction, f"{said}\n{what_missing_brings(texts, after)}")


async def company_chosen(parts: Parts, interaction: discord.Interaction, menu: CompanyMenu) -> None:
    """Let a president have another company; whoever has none takes a seat with the one that is chosen."""
    table, user, company = menu.press.table, interaction.user.id, str(menu.chosen[0])
    await acknowledge(interaction)
    seated = (await parts.service.tables.get(table)).seat_of(user) is not None
    choose = parts.service.campaigns.set_company if seated else parts.service.lobby.join
    after = await _redrawn(parts, table, lambda: choose(table, user, company))
    if not seated:
        await _welcome(interaction, after)


async def _change_lobby(
    parts: Parts, interaction: discord.Interaction, table_id: TableId, change: Callable[[], Awaitable[Table]]
) -> Table:
    """Acknowledge a press that changes a table, change it and redraw its message."""
    await acknowledge(interaction)
    return await _redrawn(parts, table_id, change)


async def _redrawn(parts: Parts, table_id: TableId, change: Callable[[], Awaitable[Table]]) -> Table:
    """Change a table and redraw its message; where that is refused, redraw it too, for it may be out of date."""
    try:
        table = await change()
    except Refusal:
        await parts.lobby_messages.redraw(table_id)
        raise
    await parts.lobby_messages.redraw(table.id)
    return table


async def consent_pressed(parts: Parts, interaction: discord.Interaction, button: ConsentButton) -> None:
    """Take the answer; a question already settled loses its buttons and says how it was settled."""
    await acknowledge(interaction)
    table_id, number, user = button.press.table, int(button.press.arg), interaction.user.id
    consent = parts.service.consent
    undoing = await consent.undoing(await consent.get(table_id, number))

    async def show(table: Table, proposal: Proposal, undoing: Undoing = NOTHING_UNDONE) -> None:
        texts = await parts.channels.texts(table)
        view = question(texts, table, proposal, undoing, await parts.names.at(table, texts))
        await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)

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
        # It is agreed, whether or not the question could still be shown as such.
        if outcome.done:
            await parts.consent_messages.carried_out(outcome)


async def picture_chosen(parts: Parts, interaction: discord.Interaction, menu: PictureMenu) -> None:
    """Show what was chosen: ``look`` in place, ``show`` in a message of its own."""
    own = menu.press.verb == "show"
    await acknowledge(interaction, private=own)
    snapshot = await parts.service.queries.snapshot(menu.press.table, interaction.user.id)
    page = await picture_page(snapshot, parts.names, parts.pictures, my_texts(interaction), menu.item.values[0])
    if own:
        await interaction.followup.send(view=page.view, files=page.files, ephemeral=True)
    else:
        await interaction.edit_original_response(view=page.view, attachments=page.files)


async def snooze_pressed(parts: Parts, interaction: discord.Interaction, button: SnoozeButton) -> None:
    """Put one's reminder off and say until when, in place of the buttons."""
    await acknowledge(interaction)
    seat, seconds = (int(part) for part in button.press.arg.split("."))
    table = await parts.service.tables.get(button.press.table)
    if table.seat_of(interaction.user.id) != seat:
        raise Refusal("reminder.not_yours")
    again = await parts.service.reminders.snooze(table.id, interaction.user.id, seconds)
    before = interaction.message.content if interaction.message else ""
    said = my_texts(interaction).say("reminder.snoozed", when=f"<t:{round(again)}:R>")
    await interaction.edit_original_response(content=f"{before}\n{said}", view=None, allowed_mentions=NOBODY)


async def takeover_pressed(parts: Parts, interaction: discord.Interaction, button: TakeOverButton) -> None:
    """Ask the others, or carry it out; with no others, ask whoever presses."""
    await acknowledge(interaction)
    seat = Seat(int(button.press.arg))
    try:
        outcome = await parts.service.consent.opponent(button.press.table, interaction.user.id, seat)
    except Unconfirmed as unsure:
        await ask_first(interaction, unsure)
        return
    await parts.consent_messages.ask_or_tell(outcome)


async def ask_first(interaction: discord.Interaction, unsure: Unconfirmed) -> None:
    """Ask a person privately whether they mean it; the interaction is acknowledged already."""
    texts = my_texts(interaction)
    buttons = sure_buttons(texts, unsure.proposal)
    await interaction.followup.send(texts.sentence(unsure.text), view=buttons, ephemeral=True, allowed_mentions=NOBODY)


async def sure_pressed(parts: Parts, interaction: discord.Interaction, button: SureButton) -> None:
    """End the play of the only person at a table, or not. Whoever sat down meanwhile must agree."""
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
        # It is done, whether or not that could still be shown.
        await parts.consent_messages.ask_or_tell(outcome)


async def seat_given(parts: Parts, interaction: discord.Interaction, menu: GiveSeatMenu) -> None:
    """Ask the others and the chosen person."""
    await acknowledge(interaction)
    new = menu.item.values[0]
    check_person(new)
    seat = Seat(int(menu.press.arg))
    outcome = await parts.service.consent.replace(menu.press.table, interaction.user.id, seat, new.id)
    await parts.consent_messages.ask_or_tell(outcome)


def check_person(newcomer: discord.abc.User) -> None:
    """Raise Refusal where somebody is a bot, and so cannot take a seat."""
    if newcomer.bot:
        raise Refusal("game.replace.bot", player=newcomer.display_name)


async def ended_pressed(parts: Parts, interaction: discord.Interaction, button: EndedButton) -> None:
    """Tell the log, take back the end, or open a table of the same people, who are called and may still leave it."""
    await acknowledge(interaction, private=True)
    table_id, user, texts = button.press.table, interaction.user.id, my_texts(interaction)
    if button.press.verb == "log":
        view = await log_page(parts, await parts.service.tables.get(table_id), user, texts)
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
        return
    if button.press.verb == "replay":
        await check_uses(interaction, "replay")
        await show_replay(parts, interaction, table_id)
        return
    if button.press.verb == "graphs":
        page = await graph_shown(parts, table_id, user, texts)
        await interaction.followup.send(view=page.view, files=page.files, ephemeral=True, allowed_mentions=NOBODY)
        return
    if button.press.verb == "reopen":
        ask = await parts.service.consent.undo(table_id, user, expected_seq=button.press.seq)
        await parts.consent_messages.ask_or_tell(ask)
        await answer_privately(interaction, request_text(texts, ask))
        return
    inside = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    table = await parts.service.lobby.again(table_id, user, parent_channel_id=inside)
    where = cast("discord.abc.Messageable", interaction.channel)
    await post_or_close(parts, table, where, user, called=[person for person in table.people if person != user])
    await answer_privately(interaction, texts.say("game.new.made_here", title=harmless(table.title)))


async def post_or_close(
    parts: Parts,
    table: Table,
    where: discord.abc.Messageable,
    host: int,
    *,
    called: Sequence[int] = (),
    first: discord.Message | None = None,
) -> discord.Message:
    """Send a new table's message, pinging people; where that fails, close the table and raise discord.HTTPException.

    ``first``: the message that a post of a forum begins with, which becomes that of the table.

    Nobody could join or start a table that is not to be seen, and it would take the channel.
    """
    try:
        if first is not None:
            return await parts.lobby_messages.adopt(table, first)
        return await parts.lobby_messages.post(table, where, called=called)
    except discord.HTTPException:
        await parts.service.lobby.close(table.id, host)
        raise


async def forget_pressed(parts: Parts, interaction: discord.Interaction, button: ForgetButton) -> None:
    """Remove everything about whoever presses it, or nothing."""
    await acknowledge(interaction)
    forgotten = button.press.verb == "forget"
    if forgotten:
        await _forget(parts, interaction.user.id)
    said = my_texts(interaction).say("forget.done" if forgotten else "forget.kept")
    await interaction.edit_original_response(content=said, view=None)


async def _forget(parts: Parts, user_id: int) -> None:
    held = {table.id: table.seat_of(user_id) for table in await parts.service.tables.of_person(user_id, "live")}
    forgotten_seats = await parts.service.people.forget(user_id)
    parts.service.copies.forget(user_id)
    parts.names.forget(user_id)
    for table in forgotten_seats.left:
        await parts.lobby_messages.redraw(table.id)
    for table in forgotten_seats.handed_over:
        seat = held.get(table.id)
        if seat is not None and table.phase == "live":
            await parts.consent_messages.announce_opponent(table, seat)
        if table.started is None:  # between two games of a campaign
            await parts.campaign_messages.follow(table)


async def erase_pressed(parts: Parts, interaction: discord.Interaction, button: EraseButton) -> None:
    """Delete a table for good, or leave it."""
    await acknowledge(interaction)
    erased = button.press.verb == "erase"
    if erased:
        if not interaction.permissions.manage_guild:  # no longer, since the question was put
            raise Refusal("refused.permission")
        await parts.service.admin.delete(interaction.guild_id or 0, button.press.table)
    said = my_texts(interaction).say("admin.erased" if erased else "admin.spared")
    await interaction.edit_original_response(content=said, view=None)


async def _public(parts: Parts, interaction: discord.Interaction, button: PublicButton) -> None:
    if button.press.verb == "ask":
        await parts.private_panels.ask_move(interaction, button.press)
    elif button.press.verb == "next":
        await parts.private_panels.next_table(interaction, button.press)
    elif button.press.verb == "since":
        await acknowledge(interaction, private=True)
        await show_since(parts, interaction, button.press.table)
    else:
        await parts.private_panels.public_pressed(interaction, button.press)


async def _private(parts: Parts, interaction: discord.Interaction, control: PrivateButton | PrivateMenu) -> None:
    if control.press.verb == "write":
        await parts.private_panels.ask_move(interaction, control.press)
    elif control.press.verb == "note":
        await parts.private_panels.ask_note(interaction, control.press)
    elif control.press.verb == "try":
        await parts.private_panels.try_out(interaction, control.press)
    elif control.press.verb == "compare":
        await parts.private_panels.compare(interaction, control.press)
    else:
        await parts.private_panels.pressed(interaction, control.press, control.chosen)


async def _number(parts: Parts, interaction: discord.Interaction, button: NumberButton) -> None:
    await parts.private_panels.ask_number(interaction, button.press)


Handler = Callable[[Parts, discord.Interaction, Any], Awaitable[None]]
"""Answers one sort of control, which is its last argument. What it raises is answered by ``errors.report``."""

ANSWERS: Mapping[type[AnyControl], Handler] = {
    LobbyButton: lobby_pressed,
    SeatMenu: seat_chosen,
    AnswerButton: answer_pressed,
    CompanyMenu: company_chosen,
    ConsentButton: consent_pressed,
    PublicButton: _public,
    EndedButton: ended_pressed,
    RuleButton: rule_pressed,
    RulesMenu: section_chosen,
    PageButton: page_turned,
    PageMenu: page_turned,
    BookButton: book_turned,
    BookMenu: book_turned,
    PastButton: past_turned,
    PastMenu: past_turned,
    GraphButton: graph_pressed,
    GraphMenu: graph_chosen,
    SpanButton: span_turned,
    SpanMenu: span_turned,
    ReplayButton: replay_pressed,
    PrivateButton: _private,
    PrivateMenu: _private,
    NumberButton: _number,
    PictureMenu: picture_chosen,
    SnoozeButton: snooze_pressed,
    NudgeMenu: nudge_chosen,
    TakeOverButton: takeover_pressed,
    GiveSeatMenu: seat_given,
    ForgetButton: forget_pressed,
    EraseButton: erase_pressed,
    SureButton: sure_pressed,
}


async def answer_others(
    controls: Iterable[type[AnyControl]],
    forms: Mapping[str, Callable[[discord.Interaction], Awaitable[None]]],
    interaction: discord.Interaction,
) -> None:
    """Take a form of ours that was sent in, and say of a control that nothing answers what to do instead.

    ``forms``: what takes those that are known by their ids alone. Whatever is answered elsewhere is left alone.
    """
    used = control_id(interaction)
    try:
        if interaction.type is discord.InteractionType.component:
            unknown = not any(known.__discord_ui_compiled_template__.fullmatch(used) for known in controls)
        elif interaction.type is not discord.InteractionType.modal_submit:
            return
        elif (form := re.fullmatch(TEMPLATE, used)) is not None:
            await _sent_in(interaction, ids.read(form))
            return
        elif (sent_in := forms.get(used)) is not None:
            await sent_in(interaction)
            return
        else:
            unknown = True
        if unknown:
            await answer_privately(interaction, my_texts(interaction).say("unknown.control"))
    except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
        await report(interaction, error)


async def _sent_in(interaction: discord.Interaction, press: ids.Press) -> None:
    """Take what was written; all it takes is in the interaction, so that a restart in between changes nothing."""
    panels, components = parts_of(interaction).private_panels, cast("dict[str, Any]", interaction.data)["components"]
    fields = [part.get("component") or part for part in components]
    written = next((str(field["value"]) for field in fields if "value" in field), "")
    if press.verb == "noted":
        await panels.noted(interaction, press, written.strip()[:LONGEST_NOTE])
    elif press.verb == "typed":
        await panels.typed(interaction, press, written[:LONGEST])
    else:
        await panels.written(interaction, press, components)
