"""The rows of buttons and menus on a private panel: the kinds of move there are, and one form being filled in."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import discord

from bot.collation import sort_key
from bot.forms.coded_forms import Code, OpenForm
from bot.forms.written_moves import is_written
from bot.shown.controls import NumberButton, PrivateButton, PrivateMenu
from bot.shown.number_form import bounds
from bot.shown.opened_form import BY_HAND
from bot.shown.option_menus import LONGEST_OPTION, PAGE, Entry, menus, rows_of
from bot.shown.panel_context import LONGEST_LABEL, PanelContext, named
from bot.texts import shorten
from engine.core.assistance import Worth, stays
from engine.core.moves import Move, fields
from engine.core.options import Chain, Choice, NumberRange
from engine.core.registry import find

PICTURED_IN_A_ROW = 3
"""As many of what is chosen last stand side by side in its picture."""
BUTTONS = 10
"""As many options are shown as buttons; more make a menu."""

Row = discord.ui.ActionRow[Any]


_styles = discord.ButtonStyle


def menu_rows(context: PanelContext) -> list[Row]:
    """Make a button for each kind of move, one without fields being played at once; and for orders in advance."""
    buttons = [button for kind in context.snapshot.offered for button in _kind_buttons(context, kind)]
    orders = [*_orders(context), *_answers(context), *_note(context)]
    every = [*_best(context), *buttons, *_rest(context), *orders, *_undo(context), *_now(context)]
    # The options of one kind of move stand apart from the other kinds.
    parts = groupby(every, key=lambda button: button.press.verb == "take")
    return [row for _, part in parts for row in rows_of(list(part))]


def _note(context: PanelContext) -> list[PrivateButton]:
    """Make the button by which whoever asks another player something adds a line to it."""
    if not context.snapshot.asks:
        return []
    return [PrivateButton.make(context.press("note"), context.texts.say("note.button"))]


def _answers(context: PanelContext) -> list[PrivateButton]:
    """Make the button that answers once for all what is asked now, and the one that takes all such answers back."""
    asked, buttons = context.snapshot.asked_again, []
    if asked is not None:
        label = shorten(context.label(asked.text), LONGEST_LABEL)
        buttons.append(PrivateButton.make(context.press("never", asked.name), label))
    if context.snapshot.answered:
        buttons.append(PrivateButton.make(context.press("ask_again"), context.texts.say("answer.ask_again")))
    return buttons


def _now(context: PanelContext) -> list[PrivateButton]:
    """Make the button that brings a message up to date which does not follow the game any longer."""
    if not context.last or context.snapshot.kinds:
        return []
    return [PrivateButton.make(context.press("now"), context.texts.say("private_panel.now"))]


def _undo(context: PanelContext) -> list[PrivateButton]:
    """Make the button that takes one's own move back, while it is the last."""
    offer = context.snapshot.undo
    # Whoever asks somebody something takes that back by a button of its own.
    if offer is None or not offer.last or context.snapshot.asks:
        return []
    # Where no other person sits, nobody is asked.
    at_once = offer.free or len(context.snapshot.table.people) == 1
    return [PrivateButton.make(context.press("undo"), context.texts.say("undo.free" if at_once else "undo.ask"))]


def _best(context: PanelContext) -> list[PrivateButton]:
    """Make a button for each kind of move that the game can work out."""
    return [_best_button(context, kind, label, worked_out=done) for kind, label, done in context.best]


def _best_button(context: PanelContext, kind: type[Move], label: str, *, worked_out: bool) -> PrivateButton:
    style = _styles.success if worked_out else _styles.secondary
    return PrivateButton.make(context.press("best", Code(kind.kind())), shorten(label, LONGEST_LABEL), style=style)


def _rest(context: PanelContext) -> list[PrivateButton]:
    """Make the button that declines what is left of the turn."""
    if context.rest is None:
        return []
    press = context.press("decline", str(len(context.rest.steps)))
    instead = any(fields(kind) and not context.is_aside(kind) for kind in context.snapshot.kinds)
    style = _styles.secondary if instead else _styles.primary
    return [PrivateButton.make(press, context.rest_label(context.rest), style=style)]


def declining_rows(context: PanelContext) -> list[Row]:
    """Ask whether what is left of the turn is to be declined."""
    assert context.rest is not None
    sure = PrivateButton.make(
        context.press("decline_sure", str(len(context.rest.steps))),
        context.texts.say("form.do_it"),
        style=_styles.success,
    )
    return [discord.ui.ActionRow(sure, PrivateButton.make(context.press("go", Code()), context.texts.say("form.back")))]


def _kind_buttons(context: PanelContext, kind: type[Move]) -> list[PrivateButton]:
    """Make the button of a kind of move, or of each option where these stand there themselves."""
    name = kind.kind()
    found = []
    if name in context.snapshot.direct and context.snapshot.seat in context.snapshot.actors:
        style = context.direct_style(kind)
        found = [
            PrivateButton.make(context.press("take", code), label, style=style) for code, label in context.direct(name)
        ]
        if not context.has_more(name):
            return found
    style = context.style(kind, alone=len(context.snapshot.kinds) == 1)
    verb = "write" if is_written(kind) else "go" if fields(kind) else "play"
    return [*found, PrivateButton.make(context.press(verb, Code(name)), context.button(name), style=style)]


def _orders(context: PanelContext) -> list[PrivateButton]:
    if context.snapshot.order is not None:
        return [PrivateButton.make(context.press("unorder"), context.texts.say("order.stop"))]
    if context.snapshot.possible is not None:
        kind = context.snapshot.possible.move.kind()
        return [PrivateButton.make(context.press("order"), context.move(kind, "order"))]
    return []


def form_rows(context: PanelContext, form: OpenForm) -> list[Row]:
    """Make the controls that fill in the next field, and the way back."""
    if form.field is not None and context.suggested:
        rows = []
    elif form.field is None:
        # A form that is complete before anybody pressed anything still wants a press of its own.
        rows = [] if context.obstacle else [_confirm(context, form, form.code)]
    elif isinstance(form.slot, Choice) and form.slot.many:
        rows = _many_rows(context, form, form.slot)
    elif isinstance(form.slot, NumberRange) and len(form.slot.numbers) > BUTTONS:
        rows = _number_rows(context, form, form.slot)
    else:
        rows = _one_rows(context, form)
    last = _last_buttons(context, form)
    return [*_listed(context, form), *rows, *rows_of(last)]


def _listed(context: PanelContext, form: OpenForm) -> list[Row]:
    """Make the menu of whole moves that are likely to be wanted, while nothing of the move is chosen."""
    if form.field is None or form.back != Code():
        return []
    listed = context.snapshot.position.listed(form.kind)[:PAGE]
    if not listed:
        return []
    options = [
        discord.SelectOption(
            label=shorten(context.label(each.label), LONGEST_OPTION),
            value=str(place),
            description=shorten(context.label(each.brings), LONGEST_OPTION),
        )
        for place, each in enumerate(listed)
    ]
    hint = context.texts.say(f"{context.snapshot.table.game}.listed.{form.kind.kind()}_menu")
    return [discord.ui.ActionRow(PrivateMenu.make(context.press("whole", Code(form.kind.kind())), options, hint))]


def _one_rows(context: PanelContext, form: OpenForm) -> list[Row]:
    if form.pairs and context.paired:
        return _pair_rows(context, form)
    entries = _ordered(context, form)
    if not entries:
        return []
    if len(entries) <= BUTTONS:
        last = form.last and form.path is None
        buttons = [
            PrivateButton.make(
                context.press(_verb_at(context, form, entry.place), form.picked(entry.place)),
                shorten(" · ".join(filter(None, (entry.words, entry.helps))), LONGEST_LABEL),
                style=_styles.primary if last else _styles.secondary,
            )
            for entry in entries
        ]
        return rows_of(buttons, PICTURED_IN_A_ROW) if last and context.pictured else rows_of(buttons)
    return menus(context, form.code, entries)


def _pair_rows(context: PanelContext, form: OpenForm) -> list[Row]:
    """Make a button for what may stand in the last two fields together."""
    verb = _whole(context)
    buttons = [
        PrivateButton.make(
            context.press(verb, pair.code),
            shorten(named(pair.value, " · ".join(pair.labels(context.label))), LONGEST_LABEL),
            style=_styles.primary,
        )
        for pair in form.pairs
    ]
    return rows_of(buttons, PICTURED_IN_A_ROW)


def _ordered(context: PanelContext, form: OpenForm) -> list[Entry]:
    """Return what may be picked: what helps the person first, then by worth, then as the language orders names."""
    entries = _entries(context, form)
    alphabet = context.texts.say("alphabet")
    by_name = all(entry.words[:1].isalpha() for entry in entries)
    if any(entry.helps or entry.points for entry in entries):
        entries.sort(key=lambda entry: (not entry.helps, -entry.points, sort_key(entry.words, alphabet)))
        return [
            entry._replace(words=context.texts.say("form.helps", option=entry.words)) if entry.helps else entry
            for entry in entries
        ]
    if by_name and len(entries) > BUTTONS:
        # Names are found by the alphabet. Prices stay as the game ranks them.
        entries.sort(key=lambda entry: sort_key(entry.words, alphabet))
    return entries


def _verb(context: PanelContext, form: OpenForm) -> str:
    """Return what the button of an option does: where nothing is hidden, it plays as soon as the form is complete.

    So it does where only what may be left out could follow; but never where something would stay for good.
    """
    whole = _whole(context)
    if stays(find(context.snapshot.table.game), form.kind):
        return "go"
    if form.path is None and form.plays and not form.last:
        return "take"
    return whole if whole == "take" or (form.last and form.path is None) else "go"


def _whole(context: PanelContext) -> str:
    """Return what the button of a whole form does, as ``_verb``."""
    return "take" if find(context.snapshot.table.game).info.open_information else "play"


def _number_rows(context: PanelContext, form: OpenForm, slot: NumberRange) -> list[Row]:
    """Make a button for the least, the most and the likeliest of many numbers, and one that asks for any other."""
    places = [slot.numbers.index(number) for number in slot.marked]
    marked = [
        PrivateButton.make(context.press(_verb_at(context, form, place), form.picked(place)), str(slot.numbers[place]))
        for place in places
    ]
    other = NumberButton.make(
        context.press("number", form.code),
        context.texts.say("form.number", **bounds(slot)),
        style=_styles.primary,
    )
    return [*rows_of(marked), discord.ui.ActionRow(other)]


def _verb_at(context: PanelContext, form: OpenForm, place: int) -> str:
    """Return what the button of an option does.

    The most of some numbers is perhaps all that somebody has: what comes of it is shown before it is played.
    """
    if isinstance(form.slot, NumberRange) and place == len(form.slot.numbers) - 1:
        return "go"
    return _verb(context, form)


def _many_rows(context: PanelContext, form: OpenForm, slot: Choice) -> list[Row]:
    """Make a menu for several at once; what it marked is confirmed by a button."""
    menu = discord.ui.ActionRow[Any](_many_menu(context, form, slot))
    if not form.marked:
        return [menu]
    return [menu, _confirm(context, form, form.code.then("+".join(form.marked)))]


def _many_menu(context: PanelContext, form: OpenForm, slot: Choice) -> PrivateMenu:
    options = [
        discord.SelectOption(
            label=shorten(entry.words, LONGEST_OPTION),
            value=str(entry.place),
            default=str(entry.place) in form.marked,
        )
        for entry in _entries(context, form)[:PAGE]
    ]
    hint = context.texts.say("form.choose_many", least=slot.at_least, most=slot.at_most)
    return PrivateMenu.make(
        context.press("many", form.code), options, hint, bounds=(slot.at_least, min(slot.at_most, PAGE))
    )


def _confirm(context: PanelContext, form: OpenForm, code: Code) -> Row:
    label = context.confirm(form.kind)
    # What it does stands above the button: whoever presses has read it.
    return discord.ui.ActionRow(PrivateButton.make(context.press("sure", code), label, style=_styles.success))


def _last_buttons(context: PanelContext, form: OpenForm) -> list[PrivateButton]:
    """Make the buttons below: the list is complete, what the game suggests, and back, or all else that can be done."""
    buttons: list[PrivateButton] = []
    if isinstance(form.slot, Chain) and form.slot.may_end and not context.obstacle and not context.suggested:
        label = context.confirm(form.kind, empty=form.empty) if form.last else context.texts.say("form.done")
        verb, style = "play" if form.last else "go", _styles.secondary if form.empty else _styles.success
        buttons.append(PrivateButton.make(context.press(verb, form.ended), label, style=style))
    if form.short is not None:
        label = context.confirm(form.kind)
        buttons.append(PrivateButton.make(context.press(_whole(context), form.short), label, style=_styles.success))
    if context.advice and form.field is not None:
        buttons.append(_best_button(context, form.kind, context.advice, worked_out=context.advised))
    if context.suggested:
        by_hand = context.press("go", Code(form.kind.kind(), BY_HAND))
        buttons.append(PrivateButton.make(by_hand, context.texts.say("form.by_hand")))
    if context.beside:
        return [*buttons, *_others(context, form)]
    if context.suggested:
        return [*buttons, *_undo(context)]
    if len(context.snapshot.kinds) > 1 or form.back != Code():
        buttons.append(PrivateButton.make(context.press("go", form.back), context.texts.say("form.back")))
        blank = Code(form.kind.kind())
        if form.path is not None and form.back not in (Code(), blank):
            # Back goes entry by entry, also through a list that was picked whole.
            buttons.append(PrivateButton.make(context.press("go", blank), context.texts.say("form.anew")))
    else:
        buttons += _undo(context)
    return buttons


def _others(context: PanelContext, form: OpenForm) -> list[PrivateButton]:
    """Make the buttons of all that can be done instead of a form."""
    others = [kind for kind in context.snapshot.offered if kind is not form.kind]
    buttons = [button for kind in others for button in _kind_buttons(context, kind)]
    return [*buttons, *_rest(context), *_orders(context), *_answers(context), *_undo(context)]


def _entries(context: PanelContext, form: OpenForm) -> list[Entry]:
    """Return what may be picked, in the order of the game."""
    slot = form.slot
    if isinstance(slot, NumberRange):
        return [Entry(place, str(number)) for place, number in enumerate(slot.numbers)]
    worths = context.snapshot.position.worth(form.kind, form.field, form.values) if form.field else {}
    entries = []
    for place, option in enumerate(slot.options if slot else ()):
        worth = worths.get(option.value, Worth())
        helps = "" if worth.helps is None else context.label(worth.helps)
        entries.append(Entry(place, context.option(option), helps, worth.points))
    return entries
