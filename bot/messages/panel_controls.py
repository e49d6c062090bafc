"""The buttons and menus of a private panel: what can be done, and what may stand in the next field of a form."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import discord

from bot.collation import sort_key
from bot.forms import BLANK, NONE_CHOSEN, Code, OpenForm, bounds, is_written
from bot.messages.controls import (
    LARGEST,
    LONGEST_LABEL,
    LONGEST_OPTION,
    MOST_OPTIONS,
    NumberButton,
    Press,
    PrivateButton,
    PrivateMenu,
    PublicButton,
    Row,
    Size,
    in_rows,
    size_of,
)
from bot.messages.wording import PanelContext, named
from bot.service import GivenOrder, OwnOrder
from bot.texts import SeatNames, Texts, shorten
from engine.core.assistance import Worth
from engine.core.moves import Chain, Choice, Move, NumberRange, fields
from engine.core.orders import Order
from engine.core.registry import find
from storage.records import Table

LONGEST_ORDERS, LONGEST_ORDERS_IN_WORDS = 1000, 600
"""Characters of all orders of a person: enough for what each does, even if there are as many as possible."""


def order_lines(context: PanelContext) -> list[str]:
    """List the person's orders, a line each, in the order in which they are tried.

    If that is too long, each is cut to the same length: what it does comes first.
    """
    texts, orders = context.texts, context.snapshot.orders
    if not orders:
        return []
    said = [context.sentence(order.text) for order in orders]
    if sum(map(len, said)) > (room := LONGEST_ORDERS if context.snapshot.pictured else LONGEST_ORDERS_IN_WORDS):
        said = [shorten(each, room // len(said)) for each in said]
    numbered = [texts.say("order.line", number=place, order=each) for place, each in enumerate(said, start=1)]
    return [texts.say("order.stand", orders=len(orders)), *numbered]


def order_endings(ended: Iterable[GivenOrder], texts: Texts, names: SeatNames) -> list[str]:
    """Say why and when orders have ended, a line each."""
    lines = []
    for order in ended:
        if order.ended is not None:
            said = texts.sentence(order.ended, names)
            when = "" if order.ended_at is None else f"<t:{int(order.ended_at)}:R>"
            lines.append(texts.say("order.ended_when", said=said, when=when) if when else said)
    return lines


def order_controls(context: PanelContext) -> list[PrivateButton]:
    """Make the buttons that order moves in advance, or take that back.

    If there is something else to do, one button leads to all orders that take more than a single press.
    """
    snapshot, texts = context.snapshot, context.texts
    ready, buttons = snapshot.possible, list[PrivateButton]()
    if ready is not None:
        stands = next((each for each in snapshot.orders if type(each.order) is type(ready)), None)
        if stands is None:
            buttons.append(PrivateButton.make(context.press("order"), context.move(ready.kind(), "order")))
        else:
            buttons.append(PrivateButton.make(context.press("unorder", str(stands.number)), texts.say("order.stop")))
    if not snapshot.kinds:
        return [*buttons, *order_buttons(context)]
    if _orderable(context) or _others(context):
        label = texts.say("order.menu", orders=len(_others(context)))
        buttons.append(PrivateButton.make(context.press("orders"), label))
    return buttons


def _orderable(context: PanelContext) -> list[type[Order]]:
    """Return the kinds of order that have a form; one that takes a single press has a button of its own."""
    ready = context.snapshot.possible
    return [kind for kind in context.snapshot.orderable if ready is None or kind is not type(ready)]


def _others(context: PanelContext) -> list[tuple[int, OwnOrder]]:
    """Return the standing orders with their places, without one that the single-press button takes back."""
    ready, numbered = context.snapshot.possible, enumerate(context.snapshot.orders, start=1)
    return [(place, each) for place, each in numbered if ready is None or type(each.order) is not type(ready)]


def order_buttons(context: PanelContext) -> list[PrivateButton]:
    """Make a button for each kind of order that has a form, and for each order that can be taken back."""
    kinds = [
        PrivateButton.make(context.press("go", Code(kind.kind())), context.move(kind.kind(), "button"))
        for kind in _orderable(context)
    ]
    alone = len(context.snapshot.orders) == 1
    return kinds + [
        PrivateButton.make(
            context.press("unorder", str(order.number)),
            context.texts.say("order.take_back", number=0 if alone else place),
        )
        for place, order in _others(context)
    ]


def answer_controls(context: PanelContext) -> list[PrivateButton]:
    """Make the button that answers the present question once and for all, and the one that takes such answers back."""
    prompts, buttons = context.snapshot.answer_order, []
    if prompts is not None:
        label = shorten(context.label(prompts.text), LONGEST_LABEL)
        buttons.append(PrivateButton.make(context.press("never", prompts.name), label))
    if context.snapshot.answered:
        buttons.append(PrivateButton.make(context.press("ask_again"), context.texts.say("answer.ask_again")))
    return buttons


BY_HAND = ("",)
"""The picks of a form that the player wants to fill in without the suggestion: none yet."""
BUTTONS = 10
"""The most options that are shown as buttons; more make a menu."""
PICTURED_IN_A_ROW = 3
"""Columns of the picture of the options of a last field."""
LEAST_ROOM = 3000
"""The least bytes of options on a page: rather than hold fewer, the texts of the panel are cut."""
TURNING = 800
"""Bytes for the buttons that turn pages, and for the placeholders of the menus."""
MOST_PAGES = 10
"""The most buttons that turn pages: Discord takes only so many components in a message."""
INITIAL = 3
"""Letters of a name that stand for it in the name of a menu or page."""
LONGEST_NAME = 40
"""Characters of the name of a page that is named after its only entry."""


STYLES = discord.ButtonStyle


def menu_rows(context: PanelContext) -> list[Row]:
    """Make a button for each kind of move (one without fields is played at once) and for orders in advance.

    Or ask whether to decline what is left of the turn.
    """
    texts, snapshot = context.texts, context.snapshot
    if context.topic.ordering:
        back = PrivateButton.make(context.press("go", BLANK), texts.say("form.back"))
        return in_rows([*order_buttons(context), back])
    if context.topic.declining and context.remaining is not None:
        press = context.press("decline_sure", str(len(context.remaining.steps)))
        sure = PrivateButton.make(press, texts.say("form.do_it"), style=STYLES.success)
        return [Row(sure, PrivateButton.make(context.press("go", BLANK), texts.say("form.back")))]
    best = [_best(context, kind) for kind in context.best]
    buttons = [button for kind in snapshot.offered for button in _kind_buttons(context, kind)]
    orders = [*order_controls(context), *answer_controls(context)]
    if snapshot.asks:
        orders.append(PrivateButton.make(context.press("note"), texts.say("note.button")))
    every: list[PrivateButton | PublicButton] = [
        *best,
        *buttons,
        *_decline_button(context),
        *orders,
        *_undo(context),
        *_thinking(context),
    ]
    if context.topic.following is not None and not snapshot.kinds:
        every.insert(0, _next_table(context.texts, snapshot.table, context.topic.following))
    if context.topic.last and not snapshot.kinds:
        # The message does not follow the game any longer.
        every.append(PrivateButton.make(context.press("now"), texts.say("private_panel.now")))
    # The options of one kind of move stand apart from the other kinds.
    parts = itertools.groupby(every, key=lambda button: button.press.verb == "take")
    return [row for _, part in parts for row in in_rows(list(part))]


def _next_table(texts: Texts, table: Table, following: Table) -> PublicButton:
    """Make the button that leads on to the table that has waited longest."""
    label = shorten(texts.say("panel.next", title=following.title), LONGEST_LABEL)
    return PublicButton.make(Press(table.id, table.seq, "next", ""), label, style=STYLES.primary)


def _kind_buttons(context: PanelContext, kind: type[Move]) -> list[PrivateButton]:
    """Make the button of a kind of move, or one for each of its options if these are offered directly."""
    name, found = kind.kind(), []
    if name in context.snapshot.direct and context.snapshot.seat in context.snapshot.actors:
        found = [
            PrivateButton.make(context.press("take", code), label, style=context.direct_style(kind, code))
            for code, label in context.direct(name)
        ]
        if not context.has_more(name):
            return found
    style = context.style(kind, context.snapshot.kinds)
    verb = "write" if is_written(kind) else "go" if fields(kind) else "play"
    return [*found, PrivateButton.make(context.press(verb, Code(name)), context.button(name), style=style)]


def _best(context: PanelContext, kind: type[Move]) -> PrivateButton:
    """Make the button of what the game suggests for a kind of move; it stands out once that is found."""
    style = STYLES.secondary if context.best[kind] is None else STYLES.success
    label = shorten(context.best_label(kind), LONGEST_LABEL)
    return PrivateButton.make(context.press("best", Code(kind.kind())), label, style=style)


def _decline_button(context: PanelContext) -> list[PrivateButton]:
    """Make the button that declines what is left of the turn."""
    if context.remaining is None:
        return []
    press = context.press("decline", str(len(context.remaining.steps)))
    instead = any(fields(kind) and not context.is_minor(kind) for kind in context.snapshot.kinds)
    style = STYLES.secondary if instead else STYLES.primary
    return [PrivateButton.make(press, context.remaining_label(context.remaining), style=style)]


def _undo(context: PanelContext) -> list[PrivateButton]:
    """Make the button that undoes one's own last move; in a private copy, the last move of anybody."""
    if context.snapshot.copied:
        return _of_copy(context)
    offer = context.snapshot.undo
    # A question to another player is taken back by a button of its own.
    if offer is None or not offer.last or context.snapshot.asks:
        return []
    # If no other person sits at the table, nobody need agree.
    at_once = (offer.free and context.snapshot.table.phase == "live") or len(context.snapshot.table.people) == 1
    undo = PrivateButton.make(context.press("undo"), context.texts.say("undo.free" if at_once else "undo.ask"))
    if not context.snapshot.restarts:
        return [undo]
    return [undo, PrivateButton.make(context.press("restart"), context.texts.say("undo.restart"))]


def _of_copy(context: PanelContext) -> list[PrivateButton]:
    """Make the buttons of a private copy: a move back, and a comparison with the start."""
    if not context.snapshot.table.seq or context.snapshot.lesson is not None:
        return []
    labels = (("back", "copy.back"), ("compare", "copy.compare"))
    return [PrivateButton.make(context.press(verb), context.texts.say(key)) for verb, key in labels]


def _thinking(context: PanelContext) -> list[PrivateButton]:
    """Make the buttons for whoever is to move: a hint, and a private copy to try something out in."""
    snapshot = context.snapshot
    if snapshot.seat not in snapshot.actors or snapshot.asks:
        return []
    if snapshot.lesson is not None:
        return [PrivateButton.make(context.press("hint"), context.texts.say("lesson.show"))]
    wanted = [("hint", "hint.button")] if snapshot.table.hints and snapshot.hinted else []
    wanted += [("try", "copy.button")] if snapshot.copyable else []
    return [PrivateButton.make(context.press(verb), context.texts.say(key)) for verb, key in wanted]


def form_rows(context: PanelContext, form: OpenForm, room: Size = LARGEST) -> list[Row]:
    """Make the controls that fill in the next field, and the way back.

    ``room``: what the rest of the message leaves of Discord's limits; more options go on further pages.
    """
    listed, last = _listed(context, form), in_rows(_last_buttons(context, form))
    return [*listed, *_field_rows(context, form, room.without(size_of_items(*listed, *last))), *last]


def _field_rows(context: PanelContext, form: OpenForm, room: Size) -> list[Row]:
    """Make the controls that fill in the next field."""
    if form.field is None:
        # A form that is complete before anything was pressed still needs a press of its own.
        return [] if context.obstacle else [_confirm(context, form, form.code)]
    if context.suggested:
        return []
    if isinstance(form.slot, Choice) and form.slot.many:
        return _many_rows(context, form, form.slot)
    if isinstance(form.slot, NumberRange) and len(form.slot.numbers) > BUTTONS:
        return _number_rows(context, form, form.slot)
    if context.paired and form.pairs:
        return _pair_rows(context, form)
    if form.lists:
        return _list_rows(context, form, room)
    if form.beyond is None:
        return _one_rows(context, form, room)
    after, half = form.beyond, Size(room.options // 2, room.bytes // 2)
    first = [_confirm(context, after, after.code)] if after.field is None else _one_rows(context, after, half)
    return [*first, *_one_rows(context, form, room.without(size_of_items(*first)))]


def _family(context: PanelContext) -> str:
    """Return how the keys of a game's family begin, or its own if it has no family."""
    info = find(context.snapshot.table.game).info
    return info.family or info.key


def _listed(context: PanelContext, form: OpenForm) -> list[Row]:
    """Make the menu of whole moves that are likely to be wanted, while nothing is picked yet."""
    if form.field is None or form.back != BLANK:
        return []
    options = [
        _option(place, context.label(each.label), context.label(each.brings))
        for place, each in enumerate(context.snapshot.position.listed(form.kind))
    ]
    if not options:
        return []
    # One for each kind of move that is listed whole.
    hint = context.texts.say(f"{context.snapshot.table.game}.listed.{form.kind.kind()}_menu")
    pages = [options[start : start + MOST_OPTIONS] for start in range(0, len(options), MOST_OPTIONS)]
    page, blank = min(form.code.page, len(pages) - 1), Code(form.kind.kind())
    if len(pages) > 1:
        hint = context.texts.say("form.listed_page", menu=hint, **_span(pages[page]), all=str(len(options)))
    turning = [
        PrivateButton.make(
            context.press("go", blank.turned_to(number)),
            context.texts.say("form.page_numbers", **_span(held)) if len(held) > 1 else _span(held)["first"],
            disabled=number == page,
        )
        for number, held in enumerate(pages)
    ]
    menu = Row(PrivateMenu.make(context.press("whole", blank.turned_to(page)), pages[page], hint))
    return [menu, *(in_rows(turning) if len(pages) > 1 else [])]


def _span(held: list[discord.SelectOption]) -> dict[str, str]:
    """Return the numbers of the first and the last option of a page."""
    return {"first": str(int(held[0].value) + 1), "last": str(int(held[-1].value) + 1)}


def _option(place: int, label: str, more: str = "", *, marked: bool = False) -> discord.SelectOption:
    """Make an option of a menu, identified by its place."""
    description = shorten(more, LONGEST_OPTION) if more else None
    return discord.SelectOption(
        label=shorten(label, LONGEST_OPTION), value=str(place), description=description, default=marked
    )


def _confirm(context: PanelContext, form: OpenForm, code: Code) -> Row:
    label = context.confirm(form.kind)
    # What it does stands above the button: whoever presses has read it.
    return Row(PrivateButton.make(context.press("sure", code), label, style=STYLES.success))


def _many_rows(context: PanelContext, form: OpenForm, slot: Choice) -> list[Row]:
    """Make a menu for several options at once; a button confirms what is marked."""
    options = [
        _option(entry.place, entry.words, marked=str(entry.place) in form.marked)
        for entry in _entries(context, form)[:MOST_OPTIONS]
    ]
    hint = context.texts.say("form.choose_many", least=slot.at_least, most=slot.at_most)
    none = PrivateButton.make(
        context.press("sure", form.code.then(NONE_CHOSEN)), context.confirm(form.kind, empty=True)
    )
    if not slot.at_least and len(slot.options) == 1:
        one = context.press("sure", form.code.then("0")), shorten(options[0].label, LONGEST_LABEL)
        return [Row(PrivateButton.make(*one, style=STYLES.primary), none)]
    bounds = max(1, slot.at_least), min(slot.at_most, MOST_OPTIONS)
    menu = Row(PrivateMenu.make(context.press("many", form.code), options, hint, bounds=bounds))
    marked = [_confirm(context, form, form.code.then("+".join(form.marked)))] if form.marked else []
    return [menu, *marked, *([Row(none)] if not slot.at_least else [])]


def _number_rows(context: PanelContext, form: OpenForm, slot: NumberRange) -> list[Row]:
    """Make buttons for the least, the most and the likeliest of many numbers, and one that asks for any other."""
    marked = [
        PrivateButton.make(context.press(_verb(context, form, place), form.picked(place)), _number(context, number))
        for number in slot.marked
        for place in [slot.numbers.index(number)]
    ]
    hint = context.texts.say("form.number", **bounds(slot))
    return [*in_rows(marked), Row(NumberButton.make(context.press("number", form.code), hint, style=STYLES.primary))]


def _pair_rows(context: PanelContext, form: OpenForm) -> list[Row]:
    """Make a button for each pair of values of the last two fields."""
    buttons = [
        PrivateButton.make(
            context.press(_whole(form), pair.code),
            shorten(named(pair.value, " · ".join(pair.labels(context.label)), context.texts), LONGEST_LABEL),
            style=STYLES.primary,
        )
        for pair in form.pairs
    ]
    return in_rows(buttons, PICTURED_IN_A_ROW)


def _list_rows(context: PanelContext, form: OpenForm, room: Size) -> list[Row]:
    """Make buttons or menus for the lists that the last field may hold."""
    texts, said = context.texts, len(form.said)
    entries = [
        _Entry(place, texts.say("form.along").join(context.label(option.label) for option in each.said[said:]))
        for place, each in enumerate(form.lists)
    ]
    if len(entries) > BUTTONS:
        return _menus(context, form.code, entries, room, "list")
    buttons = [
        PrivateButton.make(
            context.press("sure" if entry.place in context.finals else "play", form.completions[entry.place].code),
            shorten(entry.words, LONGEST_LABEL),
            style=STYLES.primary,
        )
        for entry in entries
    ]
    return in_rows(buttons)


def _one_rows(context: PanelContext, form: OpenForm, room: Size) -> list[Row]:
    """Make buttons or menus for the options of a field."""
    entries = _ordered(context, form)
    if len(entries) > BUTTONS:
        return _menus(context, form.code, entries, room)
    last = form.last and form.path is None
    buttons = [
        PrivateButton.make(
            _pick(context, form, entry.place),
            shorten(" · ".join(filter(None, (entry.words, entry.helps))), LONGEST_LABEL),
            style=STYLES.primary if last else STYLES.secondary,
        )
        for entry in entries
    ]
    return in_rows(buttons, PICTURED_IN_A_ROW) if last and context.pictured else in_rows(buttons)


def _pick(context: PanelContext, form: OpenForm, place: int) -> Press:
    """Return the press of an option's button. If it is final, the panel has said so, and it is played at once."""
    if place in context.finals and place in form.completions:
        return context.press("sure", form.completions[place].code)
    return context.press(_verb(context, form, place), form.picked(place))


def _verb(context: PanelContext, form: OpenForm, place: int) -> str:
    """Return the verb of an option's button. In an open game it plays as soon as the form is complete.

    It also plays if only optional fields could follow, but never what is irreversible. The highest number may be all
    that somebody has, so its effects are shown first.
    """
    if isinstance(form.slot, NumberRange) and place == len(form.slot.numbers) - 1:
        return "go"
    if form.kind in find(context.snapshot.table.game).guidance.irreversible:
        return "go"
    if (form.plays and not form.last) if form.path is None else (form.last and not form.eager):
        return "take"
    return _whole(form) if form.eager or (form.last and form.path is None) else "go"


def _whole(form: OpenForm) -> str:
    """Return the verb of the button of a whole form, as ``_verb`` does."""
    return "take" if form.eager else "play"


class _Entry(NamedTuple):
    """Something that may be picked."""

    place: int
    """Its index among the options of the field."""
    words: str
    helps: str = ""
    """Which of the person's own aims it helps with."""
    points: int = 0
    reaches: int = 0
    """What the aims that it alone completes are worth."""

    @property
    def rank(self) -> tuple[int, bool, int]:
        """The sort key: what completes an aim first, then what helps with one, then by points."""
        return -self.reaches, not self.helps, -self.points


def _ordered(context: PanelContext, form: OpenForm) -> list[_Entry]:
    """Return the entries in order: what helps the person first, by rank, then by the alphabet of the language."""
    entries, alphabet = _entries(context, form), context.texts.say("alphabet")
    if any(entry.helps or entry.points for entry in entries):
        entries.sort(key=lambda entry: (*entry.rank, sort_key(entry.words, alphabet)))
        return [
            entry._replace(words=context.texts.say("form.helps", option=entry.words)) if entry.helps else entry
            for entry in entries
        ]
    if len(entries) > BUTTONS and all(entry.words[:1].isalpha() for entry in entries):
        # Names are sorted by the alphabet; options that are not names, such as waiting, come last. Prices stay as the
        # game ranks them.
        entries.sort(key=lambda entry: (entry.words[:1].islower(), sort_key(entry.words, alphabet)))
    return entries


def _number(context: PanelContext, number: int) -> str:
    """Return a number with its thousands separated as in the person's language."""
    return context.texts.say("rendering.number", number=number)


def _entries(context: PanelContext, form: OpenForm) -> list[_Entry]:
    """Return the entries in the order of the game."""
    slot = form.slot
    if isinstance(slot, NumberRange):
        return [_Entry(place, _number(context, number)) for place, number in enumerate(slot.numbers)]
    worths = context.snapshot.position.worth(form.kind, form.field, form.values) if form.field else {}
    entries = []
    for place, option in enumerate(slot.options if slot else ()):
        worth = worths.get(option.value, Worth())
        helps = "" if worth.helps is None else context.label(worth.helps)
        entries.append(_Entry(place, context.option(option), helps, worth.points, worth.reaches))
    return entries


def _menus(context: PanelContext, code: Code, entries: list[_Entry], room: Size, verb: str = "pick") -> list[Row]:
    """Make the menus in which one of many entries is picked for the next field of a form.

    What one message cannot hold goes on further pages, each with a button that says what it holds.
    """
    pages = [_parted(page) for page in _pages(entries, room)]
    firsts = [0, *itertools.accumulate(map(len, pages))]
    page = max(place for place, first in enumerate(firsts[:-1]) if first <= max(0, code.page))
    alone = sum(map(len, pages)) == 1
    rows = [
        Row(
            PrivateMenu.make(
                # Two menus of one message must not have the same id.
                context.press(verb, code.turned_to(number)),
                [_option(entry.place, entry.words, entry.helps) for entry in held],
                context.texts.say("form.choose", pages=1 if alone else 2, page=_page_name(context.texts, held)),
            )
        )
        for number, held in enumerate(pages[page], start=firsts[page])
    ]
    names = _names_of_pages(context.texts, pages)
    turning = [
        PrivateButton.make(context.press("go", code.turned_to(firsts[number])), names[number], disabled=number == page)
        for number in _pages_to_turn_to(page, len(pages))
    ]
    return [*rows, *(in_rows(turning) if len(pages) > 1 else [])]


def _pages_to_turn_to(page: int, pages: int) -> list[int]:
    """Return the pages that have a button: of too many, the first and the last one and those around the present one."""
    first = max(0, min(page - MOST_PAGES // 2, pages - MOST_PAGES))
    near = range(first, min(first + MOST_PAGES, pages))
    return [0, *near[1:-1], pages - 1] if pages > 1 else [0]


def _parted(entries: list[_Entry]) -> list[list[_Entry]]:
    """Divide entries into menus."""
    return [entries[start : start + MOST_OPTIONS] for start in range(0, len(entries), MOST_OPTIONS)]


def _pages(entries: list[_Entry], room: Size) -> list[list[_Entry]]:
    """Divide entries into as few pages as possible; all but the last are full."""
    sizes = [size_of([{"options": [_option(each.place, each.words, each.helps).to_dict()]}]) for each in entries]
    least = max(room.bytes - TURNING, LEAST_ROOM)
    pages, taken = [list[_Entry]()], 0
    for entry, size in zip(entries, sizes, strict=True):
        if pages[-1] and (len(pages[-1]) >= max(MOST_OPTIONS, room.options) or taken + size.bytes > least):
            pages.append([])
            taken = 0
        pages[-1].append(entry)
        taken += size.bytes
    return pages


def _names_of_pages(texts: Texts, pages: Sequence[Sequence[list[_Entry]]]) -> list[str]:
    """Return a name for each page: the numbers of its entries, and what they are."""
    found, first = list[str](), 1
    for menus in pages:
        held = [entry for menu in menus for entry in menu]
        last = first + len(held) - 1
        name = texts.say("form.page_from", first=str(first), last=str(last), page=_page_name(texts, held))
        found.append(shorten(name, LONGEST_LABEL))
        first = last + 1
    return found


def _page_name(texts: Texts, held: list[_Entry]) -> str:
    """Name a page by its first and last name or points, or by its only entry."""
    others = [entry for entry in held if not entry.helps]
    points = {entry.points for entry in others}
    if not others:
        return texts.say("form.page_helps")
    if any(points):
        span = texts.say("form.page_points", most=max(points), least=min(points), alike=int(len(points) == 1))
    elif len(others) == 1:
        span = shorten(others[0].words.partition(": ")[0], LONGEST_NAME)
    else:
        first, last = (entry.words[:INITIAL].rstrip(" :,") for entry in (others[0], others[-1]))
        span = texts.say("form.page", first=first, last=last)
    return span if len(others) == len(held) else texts.say("form.page_helps_first", page=span)


def _last_buttons(context: PanelContext, form: OpenForm) -> list[PrivateButton]:
    """Make the buttons at the bottom: end the list, take the suggestion, go back, or all else that can be done."""
    buttons, texts, snapshot, blank = list[PrivateButton](), context.texts, context.snapshot, Code(form.kind.kind())
    if form.ways and not context.obstacle and snapshot.position.foresees(form.kind):
        label = texts.say(f"{_family(context)}.foresee")  # of the game or its family
        buttons.append(PrivateButton.make(context.press("foresee", form.code), label))
    if may_end(form) and form.beyond is None and not context.obstacle and not context.suggested:
        label = context.confirm(form.kind, empty=form.empty) if form.last else texts.say("form.done")
        verb, style = "play" if form.last else "go", STYLES.secondary if form.empty else STYLES.success
        buttons.append(PrivateButton.make(context.press(verb, form.ended), label, style=style))
    if form.short is not None:
        label = context.confirm(form.kind)
        buttons.append(PrivateButton.make(context.press(_whole(form), form.short), label, style=STYLES.success))
    if form.kind in context.best and form.field is not None:
        buttons.append(_best(context, form.kind))
    if context.suggested:
        by_hand = context.press("go", Code(form.kind.kind(), BY_HAND))
        buttons.append(PrivateButton.make(by_hand, texts.say("form.by_hand")))
    if context.alternatives:
        others = [kind for kind in snapshot.offered if kind is not form.kind]
        buttons += [button for kind in others for button in _kind_buttons(context, kind)]
        return [
            *buttons,
            *_decline_button(context),
            *order_controls(context),
            *answer_controls(context),
            *_undo(context),
            *_thinking(context),
        ]
    if context.suggested or (len(snapshot.kinds) <= 1 and form.back == BLANK and not issubclass(form.kind, Order)):
        return [*buttons, *_undo(context), *_thinking(context)]
    buttons.append(PrivateButton.make(context.press("go", form.way_back), texts.say("form.back")))
    if form.path is not None and form.back not in (BLANK, blank):
        # Back goes entry by entry, also through a list that was picked whole.
        buttons.append(PrivateButton.make(context.press("go", blank), texts.say("form.anew")))
    if snapshot.lesson is not None:
        # The solution can be shown again, however far the learner has got.
        buttons += _thinking(context)
    return buttons


def may_end(form: OpenForm) -> bool:
    """Return whether a form asks for a list that may end as it is."""
    return isinstance(form.slot, Chain) and form.slot.may_end


def size_of_items(*parts: discord.ui.Item[Any]) -> Size:
    """Measure components of a message."""
    return size_of(part.to_component_dict() for part in parts)
