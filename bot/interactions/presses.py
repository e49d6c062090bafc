"""Interactions: whether the control or choice that was used was on offer, and what answers it, by the control's id."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any, cast

import discord
import msgspec

from bot.answering import acknowledge, answer_privately, control_id, my_texts
from bot.interactions import (
    admin,
    chronicle,
    consent,
    guide,
    learn,
    lobby,
    log,
    look,
    looking_back,
    me,
    new_table,
    past,
    reminders,
    rules,
    turning_points,
)
from bot.interactions.errors import report
from bot.interactions.parts import Parts, parts_of
from bot.messages import controls
from bot.messages.consent import request_text
from bot.messages.controls import AnyControl, Press, read_id
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
    """Return whether what somebody did can be read, and the control or choice that was used was on offer.

    A modified client sends whatever ids and values it likes. Everything else comes from Discord itself; a payload that
    raises an error here, or later while it is read, is refused in the same way.
    """
    data = payload["data"]
    try:
        msgspec.json.encode(data)
    except UnicodeError:  # half of a surrogate pair can be neither stored nor sent
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
        # In any other menu, too, discord.py would take resolved people for the choice.
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


async def ended_pressed(parts: Parts, interaction: discord.Interaction, button: controls.EndedButton) -> None:
    """Show the log, the replay, turning points or graphs, undo the end, or open another table of the same people.

    They are pinged, and may leave it.
    """
    await acknowledge(interaction, private=True)
    table_id, user, texts = button.press.table, interaction.user.id, my_texts(interaction)
    if button.press.verb == "log":
        view = await log.log_page(parts, await parts.service.tables.get(table_id), user, texts)
        await interaction.followup.send(view=view, ephemeral=True)
        return
    if button.press.verb == "replay":
        await looking_back.check_uses(interaction, "replay")
        await looking_back.show_replay(parts, interaction, table_id)
        return
    if button.press.verb == "turning":
        await looking_back.check_uses(interaction, "turning-points")
        await turning_points.show_turning_points(parts, interaction, table_id)
        return
    if button.press.verb == "graphs":
        page = await looking_back.graph_shown(parts, table_id, user, texts)
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
    others = [person for person in table.people if person != user]
    await new_table.post_or_close(parts, table, where, user, called=others)
    await answer_privately(interaction, texts.say("game.new.made_here", title=harmless(table.title)))


async def _public(parts: Parts, interaction: discord.Interaction, button: controls.PublicButton) -> None:
    if button.press.verb == "ask":
        await parts.private_panels.ask_move(interaction, button.press)
    elif button.press.verb == "next":
        await parts.private_panels.next_table(interaction, button.press)
    elif button.press.verb == "help":
        await guide.help_pressed(parts, interaction, button)
    elif button.press.verb == "since":
        await acknowledge(interaction, private=True)
        await past.show_since(parts, interaction, button.press.table)
    else:
        await parts.private_panels.public_pressed(interaction, button.press)


async def _private(
    parts: Parts, interaction: discord.Interaction, control: controls.PrivateButton | controls.PrivateMenu
) -> None:
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


async def _number(parts: Parts, interaction: discord.Interaction, button: controls.NumberButton) -> None:
    await parts.private_panels.ask_number(interaction, button.press)


Handler = Callable[[Parts, discord.Interaction, Any], Awaitable[None]]
"""Answers one class of control, its last argument. What it raises is answered by ``errors.report``."""

ANSWERS: Mapping[type[AnyControl], Handler] = {
    controls.LobbyButton: lobby.lobby_pressed,
    controls.GameMenu: new_table.game_chosen,
    controls.LessonButton: learn.lesson_pressed,
    controls.PlayOnButton: new_table.play_on_pressed,
    controls.SeatMenu: lobby.seat_chosen,
    controls.LevelMenu: lobby.level_chosen,
    controls.AnswerButton: lobby.answer_pressed,
    controls.CompanyMenu: lobby.company_chosen,
    controls.ConsentButton: consent.consent_pressed,
    controls.PublicButton: _public,
    controls.EndedButton: ended_pressed,
    controls.RuleButton: rules.rule_pressed,
    controls.RulesMenu: rules.section_chosen,
    controls.PageButton: log.page_turned,
    controls.PageMenu: log.page_turned,
    controls.BookButton: chronicle.book_turned,
    controls.BookMenu: chronicle.book_turned,
    controls.PastButton: past.past_turned,
    controls.PastMenu: past.past_turned,
    controls.GraphButton: looking_back.graph_pressed,
    controls.GraphMenu: looking_back.graph_chosen,
    controls.SpanButton: past.span_turned,
    controls.SpanMenu: past.span_turned,
    controls.ReplayButton: looking_back.replay_pressed,
    controls.PrivateButton: _private,
    controls.PrivateMenu: _private,
    controls.NumberButton: _number,
    controls.PictureMenu: look.picture_chosen,
    controls.SnoozeButton: reminders.snooze_pressed,
    controls.NudgeMenu: reminders.nudge_chosen,
    controls.TakeOverButton: consent.takeover_pressed,
    controls.GiveSeatMenu: consent.seat_given,
    controls.ForgetButton: me.forget_pressed,
    controls.EraseButton: admin.erase_pressed,
    controls.ConfirmButton: consent.confirm_pressed,
}


async def answer_others(
    answered: Iterable[type[AnyControl]],
    forms: Mapping[str, Callable[[discord.Interaction], Awaitable[None]]],
    interaction: discord.Interaction,
) -> None:
    """Answer our modals, and controls that have no handler.

    ``answered``: the controls that have one; ``forms``: what takes modals known by their ids alone. Interactions that
    are answered elsewhere are ignored.
    """
    used = control_id(interaction)
    try:
        if interaction.type is discord.InteractionType.component:
            unknown = not any(known.__discord_ui_compiled_template__.fullmatch(used) for known in answered)
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
