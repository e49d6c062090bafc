"""What each button and menu does, and the way from its id to that."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, cast

import discord

from bot.interactions.acknowledge import NOBODY, acknowledge, answer_privately, control_id, my_texts
from bot.interactions.admin import erase_pressed
from bot.interactions.chronicle import book_turned
from bot.interactions.consent import consent_pressed, seat_given, sure_pressed, takeover_pressed
from bot.interactions.errors import report
from bot.interactions.guide import help_pressed
from bot.interactions.learn import lesson_pressed
from bot.interactions.lobby import answer_pressed, company_chosen, lobby_pressed, seat_chosen
from bot.interactions.log import log_page, page_turned, past_turned, show_since, span_turned
from bot.interactions.look import picture_chosen
from bot.interactions.looking_back import (
    check_uses,
    graph_chosen,
    graph_pressed,
    graph_shown,
    replay_pressed,
    show_replay,
)
from bot.interactions.me import forget_pressed
from bot.interactions.new_table import game_chosen, play_on_pressed, post_or_close
from bot.interactions.parts import Parts, parts_of
from bot.interactions.reminders import nudge_chosen, snooze_pressed
from bot.interactions.rules import rule_pressed, section_chosen
from bot.messages.consent import request_text
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
    GameMenu,
    GiveSeatMenu,
    GraphButton,
    GraphMenu,
    LessonButton,
    LobbyButton,
    NudgeMenu,
    NumberButton,
    PageButton,
    PageMenu,
    PastButton,
    PastMenu,
    PictureMenu,
    PlayOnButton,
    Press,
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
    read_id,
)
from bot.messages.modals import LONGEST_NOTE, LONGEST_NUMBER, TEMPLATE
from bot.texts import harmless


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


async def _public(parts: Parts, interaction: discord.Interaction, button: PublicButton) -> None:
    if button.press.verb == "ask":
        await parts.private_panels.ask_move(interaction, button.press)
    elif button.press.verb == "next":
        await parts.private_panels.next_table(interaction, button.press)
    elif button.press.verb == "help":
        await help_pressed(parts, interaction, button)
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
    GameMenu: game_chosen,
    LessonButton: lesson_pressed,
    PlayOnButton: play_on_pressed,
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


async def answer_others(controls: Iterable[type[AnyControl]], interaction: discord.Interaction) -> None:
    """Take a form of ours that was sent in, and say of a control that nothing answers what to do instead.

    Whatever is answered elsewhere is left alone.
    """
    used = control_id(interaction)
    try:
        if interaction.type is discord.InteractionType.component:
            unknown = not any(known.__discord_ui_compiled_template__.fullmatch(used) for known in controls)
        elif interaction.type is not discord.InteractionType.modal_submit:
            return
        elif (form := re.fullmatch(TEMPLATE, used)) is not None:
            await _sent_in(interaction, read_id(form))
            return
        else:
            # Private in discord.py: the forms that are open and will be answered.
            unknown = used not in interaction._state._view_store._modals  # noqa: SLF001
        if unknown:
            await answer_privately(interaction, my_texts(interaction).say("unknown.control"))
    except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
        await report(interaction, error)


async def _sent_in(interaction: discord.Interaction, press: Press) -> None:
    """Take what was written; all it takes is in the interaction, so that a restart in between changes nothing."""
    panels, components = parts_of(interaction).private_panels, cast("dict[str, Any]", interaction.data)["components"]
    fields = [part.get("component") or part for part in components]
    written = next((str(field["value"]) for field in fields if "value" in field), "")
    if press.verb == "noted":
        await panels.noted(interaction, press, written.strip()[:LONGEST_NOTE])
    elif press.verb == "typed":
        await panels.typed(interaction, press, written[:LONGEST_NUMBER])
    else:
        await panels.written(interaction, press, components)
