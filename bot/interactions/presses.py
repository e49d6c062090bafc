"""Interactions: whether what was used was offered, and what answers it, by what the id of a control says."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any, cast

import discord
import msgspec

from bot.answering import acknowledge, answer_privately, control_id, my_texts
from bot.interactions.admin import erase_pressed
from bot.interactions.chronicle import book_turned
from bot.interactions.consent import confirm_pressed, consent_pressed, seat_given, takeover_pressed
from bot.interactions.errors import report
from bot.interactions.guide import help_pressed
from bot.interactions.learn import lesson_pressed
from bot.interactions.lobby import answer_pressed, company_chosen, level_chosen, lobby_pressed, seat_chosen
from bot.interactions.log import log_page, page_turned
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
from bot.interactions.past import past_turned, show_since, span_turned
from bot.interactions.reminders import nudge_chosen, snooze_pressed
from bot.interactions.rules import rule_pressed, section_chosen
from bot.interactions.turning_points import show_turning_points
from bot.messages.consent import request_text
from bot.messages.controls import (
    AnswerButton,
    AnyControl,
    BookButton,
    BookMenu,
    CompanyMenu,
    ConfirmButton,
    ConsentButton,
    EndedButton,
    EraseButton,
    ForgetButton,
    GameMenu,
    GiveSeatMenu,
    GraphButton,
    GraphMenu,
    LessonButton,
    LevelMenu,
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
    TakeOverButton,
    read_id,
)
from bot.messages.modals import LONGEST_NOTE, LONGEST_NUMBER, TEMPLATE
from bot.texts import harmless

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
"""Discord's types of interaction."""
KINDS = {COMMAND: "command", COMPONENT: "control", AUTOCOMPLETE: "suggestion", FORM: "form"}
"""Their names in metrics and in the log."""
SELECTS = frozenset({3, 5})
"""Discord's types of the menus that the bot makes."""
USERS = 5
"""Discord's type of a menu of people."""


def is_offered(payload: Mapping[str, Any]) -> bool:
    """Return whether what somebody did can be read, and a control or a choice was there to be used.

    A modified client sends whatever ids and values it likes. All else comes from Discord itself; what raises here or
    later while it is read is refused in the same way.
    """
    data = payload["data"]
    try:
        msgspec.json.encode(data)
    except UnicodeError:  # half of a surrogate pair can be stored nowhere and sent to nobody
        return False
    return payload["type"] != COMPONENT or _is_in(payload.get("message"), data)


def _is_in(message: object, press: Mapping[str, Any]) -> bool:
    """Return whether a control is in its message, and what was chosen is among the options of the menu."""
    used = (press["custom_id"], press["component_type"])
    menu = next((part for part in _parts(message) if (part.get("custom_id"), part.get("type")) == used), None)
    if menu is None or press["component_type"] not in SELECTS:
        return menu is not None
    least, most = (1 if menu.get(bound) is None else menu[bound] for bound in ("min_values", "max_values"))
    chosen, resolved = press["values"], press.get("resolved")
    if press["component_type"] == USERS:
        offered = set() if resolved is None else resolved["users"].keys()
    else:
        # discord.py would take what is resolved for the choice in any other menu, too.
        offered = set() if resolved is not None else {option["value"] for option in menu.get("options") or ()}
    return least <= len(chosen) <= most and offered >= set(chosen)


def _parts(message: object) -> Iterator[Mapping[str, Any]]:
    """Return every component of a message, at any depth."""
    if not isinstance(message, Mapping):
        return
    for part in (*(message.get("components") or ()), message.get("component"), message.get("accessory")):
        if isinstance(part, Mapping):
            yield part
            yield from _parts(part)


async def ended_pressed(parts: Parts, interaction: discord.Interaction, button: EndedButton) -> None:
    """Show the log, undo the end, or open a table of the same people, who are pinged and may leave it."""
    await acknowledge(interaction, private=True)
    table_id, user, texts = button.press.table, interaction.user.id, my_texts(interaction)
    if button.press.verb == "log":
        view = await log_page(parts, await parts.service.tables.get(table_id), user, texts)
        await interaction.followup.send(view=view, ephemeral=True)
        return
    if button.press.verb == "replay":
        await check_uses(interaction, "replay")
        await show_replay(parts, interaction, table_id)
        return
    if button.press.verb == "turning":
        await check_uses(interaction, "turning-points")
        await show_turning_points(parts, interaction, table_id)
        return
    if button.press.verb == "graphs":
        page = await graph_shown(parts, table_id, user, texts)
        await interaction.followup.send(**page.sent, ephemeral=True)
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
"""Answers one class of control, its last argument. What it raises is answered by ``errors.report``."""

ANSWERS: Mapping[type[AnyControl], Handler] = {
    LobbyButton: lobby_pressed,
    GameMenu: game_chosen,
    LessonButton: lesson_pressed,
    PlayOnButton: play_on_pressed,
    SeatMenu: seat_chosen,
    LevelMenu: level_chosen,
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
    ConfirmButton: confirm_pressed,
}


async def answer_others(
    controls: Iterable[type[AnyControl]],
    forms: Mapping[str, Callable[[discord.Interaction], Awaitable[None]]],
    interaction: discord.Interaction,
) -> None:
    """Answer our modals, and controls that have no handler.

    ``forms``: what takes modals known by their ids alone. Interactions that are answered elsewhere are ignored.
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
        elif (sent_in := forms.get(used)) is not None:
            await sent_in(interaction)
            return
        else:
            unknown = True
        if unknown:
            await answer_privately(interaction, my_texts(interaction).say("unknown.control"))
    except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
        await report(interaction, error)


async def _sent_in(interaction: discord.Interaction, press: Press) -> None:
    """Answer a submitted modal; all it takes is in the interaction, so it survives a restart."""
    panels, components = parts_of(interaction).private_panels, cast("dict[str, Any]", interaction.data)["components"]
    fields = [part.get("component") or part for part in components]
    written = next((str(field["value"]) for field in fields if "value" in field), "")
    if press.verb == "noted":
        await panels.add_note(interaction, press, written.strip()[:LONGEST_NOTE])
    elif press.verb == "typed":
        await panels.typed(interaction, press, written[:LONGEST_NUMBER])
    else:
        await panels.written(interaction, press, components)
