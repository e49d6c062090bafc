"""The rows of buttons and menus on a private panel: the kinds of move there are, and one form being filled in."""

from __future__ import annotations

from typing import Any

import discord

from bot.collation import sort_key
from bot.forms.coded_forms import Code, OpenForm
from bot.shown.controls import NumberButton, PrivateButton, PrivateMenu
from bot.shown.panel_context import LONGEST_LABEL, PanelContext
from bot.texts import shorten
from engine.core.moves import fields
from engine.core.options import Chain, Choice, NumberRange, Option, Slot
from engine.core.registry import find

BUTTONS = 10
"""As many options are shown as buttons; more make a menu."""
INITIAL = 3
PAGE = 25
"""Options in one menu: Discord's limit."""
LONGEST_OPTION = 100

Row = discord.ui.ActionRow[Any]
_styles = discord.ButtonStyle


def menu_rows(context: PanelContext) -> list[Row]:
    """Make a button for each kind of move, one without fields being played at once; and for orders in advance."""
    buttons = [
        PrivateButton.make(
            context.press("go" if fields(kind) else "play", Code(kind.kind())),
            context.button(kind.kind()),
            style=_styles.primary if fields(kind) or len(context.snapshot.kinds) == 1 else _styles.secondary,
        )
        for kind in context.snapshot.kinds
    ]
    return _rows([*buttons, *_orders(context)])


def _orders(context: PanelContext) -> list[PrivateButton]:
    if context.snapshot.order is not None:
        return [PrivateButton.make(context.press("unorder"), context.texts.say("order.stop"))]
    if context.snapshot.possible is not None:
        kind = context.snapshot.possible.move.kind()
        return [PrivateButton.make(context.press("order"), context.move(kind, "order"))]
    return []


def form_rows(context: PanelContext, form: OpenForm) -> list[Row]:
    """Make the controls that fill in the next field, and the way back."""
    if form.field is None:
        # A form that is complete before anybody pressed anything still wants a press of its own.
        rows = [] if context.obstacle else [_confirm(context, form, form.code)]
    elif isinstance(form.slot, Choice) and form.slot.many:
        rows = _many_rows(context, form, form.slot)
    elif isinstance(form.slot, NumberRange) and form.slot.high - form.slot.low >= PAGE:
        rows = _number_rows(context, form, form.slot)
    else:
        rows = _one_rows(context, form)
    if last := _last_row(context, form):
        rows.append(discord.ui.ActionRow(*last))
    return rows


def _one_rows(context: PanelContext, form: OpenForm) -> list[Row]:
    entries = _entries(context, form.slot)
    if not entries:
        return []
    if len(entries) <= BUTTONS:
        verb = _verb(context, form)
        style = _styles.primary if form.last and form.path is None else _styles.secondary
        return _rows(
            [
                PrivateButton.make(context.press(verb, form.picked(pick)), shorten(label, LONGEST_LABEL), style=style)
                for pick, label in entries
            ]
        )
    if all(label[:1].isalpha() for _, label in entries):
        # Names are found by the alphabet. Prices stay as the game ranks them.
        alphabet = context.texts.say("alphabet")
        entries.sort(key=lambda entry: sort_key(entry[1], alphabet))
    pages = [entries[start : start + PAGE] for start in range(0, len(entries), PAGE)]
    page = min(form.code.page, len(pages) - 1)
    menu = PrivateMenu.make(
        context.press("pick", form.code.turned_to(0)),
        [discord.SelectOption(label=shorten(label, LONGEST_OPTION), value=str(pick)) for pick, label in pages[page]],
        context.texts.say("form.choose", first=_initial(pages[page][0][1]), last=_initial(pages[page][-1][1])),
    )
    return [discord.ui.ActionRow(menu), *_pager(context, form.code, page, [(p[0][1], p[-1][1]) for p in pages])]


def _verb(context: PanelContext, form: OpenForm) -> str:
    """Return what the button of an option does: where nothing is hidden, it plays as soon as the form is complete."""
    whole = _whole(context)
    return whole if whole == "take" or (form.last and form.path is None) else "go"


def _whole(context: PanelContext) -> str:
    """Return what the button of a whole form does, as ``_verb``."""
    return "take" if find(context.snapshot.table.game).info.open_information else "play"


def _pager(context: PanelContext, code: Code, page: int, spans: list[tuple[str, str]]) -> list[Row]:
    """Make a button for each page, saying from where to where it runs."""
    if len(spans) < 2:  # noqa: PLR2004 - one page needs no leafing
        return []
    buttons = [
        PrivateButton.make(
            context.press("go", code.turned_to(number)),
            context.texts.say("form.page", first=_initial(first), last=_initial(last)),
            disabled=number == page,
        )
        for number, (first, last) in enumerate(spans)
    ]
    return _rows(buttons)


def _initial(label: str) -> str:
    """Return how a label begins, to say from where to where a page runs."""
    return label[:INITIAL].rstrip(" :,")


def _number_rows(context: PanelContext, form: OpenForm, slot: NumberRange) -> list[Row]:
    """Make a button for the least and the most of very many numbers, and one that asks for any other."""
    verb = _verb(context, form)
    ends = [
        PrivateButton.make(context.press(verb, form.picked(number - slot.low)), str(number))
        for number in (slot.low, slot.high)
    ]
    other = NumberButton.make(
        context.press("number", form.code),
        context.texts.say("form.number", least=slot.low, most=slot.high),
        style=_styles.primary,
    )
    return [discord.ui.ActionRow(*ends, other)]


def _many_rows(context: PanelContext, form: OpenForm, slot: Choice) -> list[Row]:
    """Make a menu for several at once; what it marked is confirmed by a button."""
    menu = discord.ui.ActionRow[Any](_many_menu(context, form, slot))
    if not form.marked:
        return [menu]
    return [menu, _confirm(context, form, form.code.then("+".join(form.marked)))]


def _many_menu(context: PanelContext, form: OpenForm, slot: Choice) -> PrivateMenu:
    options = [
        discord.SelectOption(label=shorten(label, LONGEST_OPTION), value=str(pick), default=str(pick) in form.marked)
        for pick, label in _entries(context, slot)[:PAGE]
    ]
    hint = context.texts.say("form.choose_many", least=slot.at_least, most=slot.at_most)
    return PrivateMenu.make(
        context.press("many", form.code), options, hint, bounds=(slot.at_least, min(slot.at_most, PAGE))
    )


def _confirm(context: PanelContext, form: OpenForm, code: Code) -> Row:
    label = context.confirm(form.kind)
    # What it does stands above the button: whoever presses has read it.
    verb = "play" if context.effects is None else "sure"
    return discord.ui.ActionRow(PrivateButton.make(context.press(verb, code), label, style=_styles.success))


def _last_row(context: PanelContext, form: OpenForm) -> list[discord.ui.Item[Any]]:
    """Make the buttons below: the list is complete, what the game suggests, and back."""
    buttons: list[discord.ui.Item[Any]] = []
    if isinstance(form.slot, Chain) and form.slot.may_end and not context.obstacle:
        label = context.confirm(form.kind) if form.last else context.texts.say("form.done")
        verb = "play" if form.last else "go"
        buttons.append(PrivateButton.make(context.press(verb, form.ended), label, style=_styles.success))
    if form.short is not None:
        label = context.confirm(form.kind)
        buttons.append(PrivateButton.make(context.press(_whole(context), form.short), label, style=_styles.success))
    if context.advice and form.field is not None:
        style = _styles.success if context.advised else _styles.secondary
        label = shorten(context.advice, LONGEST_LABEL)
        buttons.append(
            PrivateButton.make(
                context.press("best" if context.advised else "think", Code(form.code.kind)), label, style=style
            )
        )
    if len(context.snapshot.kinds) > 1 or form.back != Code():
        buttons.append(PrivateButton.make(context.press("go", form.back), context.texts.say("form.back")))
    return buttons


def _entries(context: PanelContext, slot: Slot | None) -> list[tuple[int, str]]:
    """Return what may be picked: the place and its words."""
    if isinstance(slot, NumberRange):
        return [(place, str(number)) for place, number in enumerate(range(slot.low, slot.high + 1))]
    options: tuple[Option, ...] = slot.options if slot else ()
    return [(place, context.option(option)) for place, option in enumerate(options)]


def _rows(buttons: list[PrivateButton]) -> list[Row]:
    return [discord.ui.ActionRow[Any](*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]
