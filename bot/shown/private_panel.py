"""The private panel: the hand, what a seat can do, and the form of a move, as buttons and menus."""

from __future__ import annotations

import asyncio
import itertools
from itertools import groupby
from typing import Any, NamedTuple

import discord

from bot.advisor import Advisor
from bot.collation import sort_key
from bot.forms import Code, OpenForm, code_of, is_written, open_form
from bot.service import Refusal, Snapshot
from bot.shown import ids
from bot.shown.controls import NumberButton, PrivateButton, PrivateMenu
from bot.shown.panel_context import LONGEST_LABEL, PanelContext, named
from bot.shown.people import Names
from bot.shown.pictures import Picture, Pictures, picture_menu, private
from bot.shown.sentences import explain
from bot.texts import Texts, harmless, shorten
from engine.core.assistance import Worth, stays
from engine.core.errors import IllegalMove
from engine.core.moves import Move, defaults, fields
from engine.core.options import Chain, Choice, NumberRange, Slot
from engine.core.registry import find
from engine.core.text import Param, Player, Text

TEMPLATE = ids.template("typed", "written", "said", "noted")
"""``typed``: one number; ``written``: a whole move, asked for by a private panel; ``said``: by the channel's panel.
``noted``: what is added to a question."""
LONGEST_TITLE = LONGEST_QUESTION = 45
"""Characters that Discord takes for the title of a form, and for the label of a field in it."""
LONGEST = 12
"""Characters that can be typed."""
LONGEST_NOTE = 200
"""Characters that can be added to a question."""
PATIENCE = 600.0
"""Seconds for which discord.py remembers the form; it is answered later too."""


def bounds(slot: NumberRange) -> dict[str, int]:
    """Return what sentences say about the numbers that may be chosen."""
    return {"least": slot.low, "most": slot.high, "step": slot.step}


def number_form(press: ids.Press, title: str, question: str) -> discord.ui.Modal:
    """Make the form for the field that a button asks about; its title says of what."""
    asked: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="number", max_length=LONGEST)
    form = discord.ui.Modal(
        title=shorten(title, LONGEST_TITLE),
        custom_id=ids.make(press.table, press.seq, "typed", press.arg),
        timeout=PATIENCE,
    )
    form.add_item(discord.ui.Label(text=shorten(question, LONGEST_QUESTION), component=asked))
    return form


def note_form(texts: Texts, press: ids.Press) -> discord.ui.Modal:
    """Make the form for what is added to a question."""
    asked: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="note", max_length=LONGEST_NOTE, style=discord.TextStyle.paragraph
    )
    form = discord.ui.Modal(
        title=shorten(texts.say("note.title"), LONGEST_TITLE),
        custom_id=ids.make(press.table, press.seq, "noted"),
        timeout=PATIENCE,
    )
    form.add_item(discord.ui.Label(text=shorten(texts.say("note.ask"), LONGEST_QUESTION), component=asked))
    return form


def move_form(texts: Texts, press: ids.Press, snapshot: Snapshot, kind: type[Move]) -> discord.ui.Modal:
    """Make the form for all fields of a move.

    Raises:
        NotSeated, IllegalMove, Refusal: it cannot be made now.

    """
    assert is_written(kind)
    slots, own = snapshot.position.slots(kind), f"{snapshot.table.game}.write.{kind.kind()}"
    form = discord.ui.Modal(
        title=shorten(texts.sentence(Text(own, _named(snapshot)), plain=True), LONGEST_TITLE),
        custom_id=ids.make(press.table, press.seq, "said" if press.verb == "ask" else "written", kind.kind()),
        timeout=PATIENCE,
    )
    for name in fields(kind):
        slot, optional = slots(name, {}), name in defaults(kind)
        component: discord.ui.Item[Any]
        if isinstance(slot, NumberRange):
            question = texts.say(f"{own}.{name}", **bounds(slot))
            component = discord.ui.TextInput(custom_id=name, max_length=LONGEST, required=not optional)
        elif isinstance(slot, Choice):
            question = texts.say(f"{own}.{name}")
            component = discord.ui.Select(
                custom_id=name,
                required=not optional,
                options=[
                    discord.SelectOption(
                        label=texts.say(f"{own}.{name}.{option.value}"),
                        value=option.value,
                        default=option.value == defaults(kind).get(name),
                    )
                    for option in slot.options
                ],
            )
        else:
            continue  # a list is not written into a form
        form.add_item(discord.ui.Label(text=shorten(question, LONGEST_QUESTION), component=component))
    return form


def _named(snapshot: Snapshot) -> dict[str, Param]:
    """Return whatever the words for what is to be decided name, so that the title can name it too."""
    prompt = snapshot.lead.prompt if snapshot.lead is not None else None
    asked = snapshot.question.text if snapshot.question is not None else None
    return {name: value for said in (prompt, asked) if said is not None for name, value in said.params.items()}


BY_HAND = ("",)
"""What is picked where whoever plays fills a form in that a game could work out: as yet nothing."""


def wanted_form(snapshot: Snapshot, code: Code | None) -> Code | None:
    """Return the form that is asked for, or else the one to open; None: there is a choice, or nothing to do."""
    if code is not None and code.kind in {kind.kind() for kind in snapshot.kinds}:
        return code
    kind = leading(snapshot)
    return Code(kind.kind()) if kind is not None else _led_to(snapshot, code)


def filled_in(snapshot: Snapshot, code: Code) -> OpenForm:
    """Fill in a form of one of the kinds of move that can be made. Raises IllegalMove, Refusal: it means nothing."""
    kind = next(kind for kind in snapshot.kinds if kind.kind() == code.kind)
    return open_form(snapshot.position.slots(kind), code, kind, eager=find(snapshot.table.game).info.open_information)


def leading(snapshot: Snapshot) -> type[Move] | None:
    """Return the kind of move that a step is about, whose form the game lets open by itself; None: there is none.

    All else that can be done then is to decline it, or stands aside.
    """
    info = find(snapshot.table.game).info
    main = [kind for kind in snapshot.kinds if kind.kind() not in info.unprompted and fields(kind)]
    return main[0] if len(main) == 1 and main[0].kind() in info.opened and not snapshot.asks else None


def stands_beside(snapshot: Snapshot, form: OpenForm | None) -> bool:
    """Tell whether all else that can be done stands beside a form, in which nothing was chosen yet."""
    return form is not None and form.back == Code() and leading(snapshot) is form.kind


def _led_to(snapshot: Snapshot, code: Code | None) -> Code | None:
    """Return the form of the only kind of move that is to be made; None: there are several, or the menu was asked for.

    Taking back what one asks, and what may be done beside anything else, is never what one is led to.
    """
    aside = find(snapshot.table.game).info.unprompted
    kinds = [kind for kind in snapshot.kinds if kind.kind() not in aside]
    if snapshot.asks or len(kinds) != 1 or (len(snapshot.kinds) > 1 and (code is not None or not fields(kinds[0]))):
        return None
    return Code(kinds[0].kind())


INITIAL = 3
"""Letters of a name by which a page is known."""
PAGE = 25
"""Options in one menu: Discord's limit."""
MENUS = 4
"""So many pages are menus one below the other; more are leafed through."""
LONGEST_NAME = 40
"""Characters of the name of a page that holds one entry, and is called as that is."""
LONGEST_OPTION = 100
"""Characters that Discord takes for an option of a menu."""

Row = discord.ui.ActionRow[Any]


class Entry(NamedTuple):
    """Something that may be picked."""

    place: int
    """Among the options of the field."""
    words: str
    helps: str = ""
    """What of the person's own aims it helps with."""
    points: int = 0


def menus(context: PanelContext, code: Code, entries: list[Entry]) -> list[Row]:
    """Make the menus in which one of many entries is picked for the next field of a form."""
    pages = [entries[start : start + PAGE] for start in range(0, len(entries), PAGE)]
    names = [_page_name(context, held) for held in pages]
    made = [
        PrivateMenu.make(
            # Two menus of one message must not say the same.
            context.press("pick", code.turned_to(number)),
            [_menu_option(entry) for entry in held],
            context.texts.say("form.choose", pages=len(pages), page=names[number]),
        )
        for number, held in enumerate(pages)
    ]
    if len(made) <= MENUS:
        return [discord.ui.ActionRow(menu) for menu in made]
    page = min(code.page, len(pages) - 1)
    return [discord.ui.ActionRow(made[page]), *_pager(context, code, page, names)]


def _menu_option(entry: Entry) -> discord.SelectOption:
    return discord.SelectOption(
        label=shorten(entry.words, LONGEST_OPTION),
        value=str(entry.place),
        description=shorten(entry.helps, LONGEST_OPTION) if entry.helps else None,
    )


def _page_name(context: PanelContext, held: list[Entry]) -> str:
    """Tell what a page holds: from which name to which, or from how many points to how many; of one entry its name."""
    texts, others = context.texts, [entry for entry in held if not entry.helps]
    points = {entry.points for entry in others}
    if not others:
        return texts.say("form.page_helps")
    if any(points):
        span = texts.say("form.page_points", most=max(points), least=min(points), alike=int(len(points) == 1))
    elif len(others) == 1:
        span = shorten(others[0].words.partition(": ")[0], LONGEST_NAME)
    else:
        span = texts.say("form.page", first=_initial(others[0].words), last=_initial(others[-1].words))
    return span if len(others) == len(held) else texts.say("form.page_helps_first", page=span)


def _pager(context: PanelContext, code: Code, page: int, names: list[str]) -> list[Row]:
    """Make a button for each page, saying what it holds."""
    buttons = [
        PrivateButton.make(context.press("go", code.turned_to(number)), name, disabled=number == page)
        for number, name in enumerate(names)
    ]
    return rows_of(buttons)


def _initial(label: str) -> str:
    """Return how a label begins, to say from where to where a page runs."""
    return label[:INITIAL].rstrip(" :,")


def rows_of(buttons: list[PrivateButton], wide: int = 5) -> list[Row]:
    """Lay buttons out in rows of so many."""
    return [discord.ui.ActionRow[Any](*buttons[start : start + wide]) for start in range(0, len(buttons), wide)]


PICTURED_IN_A_ROW = 3
"""As many of what is chosen last stand side by side in its picture."""
BUTTONS = 10
"""As many options are shown as buttons; more make a menu."""

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
    asked, buttons = context.snapshot.answer_order, []
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


LONGEST_TEXT = 1500
"""Characters of one text of a panel; Discord takes 4,000 in a whole message."""


def layout(context: PanelContext, pictures: list[Picture], form: OpenForm | None, notice: str) -> discord.ui.LayoutView:
    """Lay out a panel of what is known."""
    view, frame = discord.ui.LayoutView(timeout=None), discord.ui.Container[Any]()
    texts, table = context.texts, context.snapshot.table
    game = texts.say(f"game.name.{table.game}")
    frame.add_item(discord.ui.TextDisplay(texts.say("private_panel.heading", game=game, title=harmless(table.title))))
    if notice:
        frame.add_item(discord.ui.TextDisplay(shorten(notice, LONGEST_TEXT)))
    if pictures:
        frame.add_item(pictures[0].item())
    for said in context.also:
        frame.add_item(discord.ui.TextDisplay(texts.say("private_panel.also", alt=said)))
    if state := _state(context, form, notice):
        frame.add_item(discord.ui.TextDisplay(shorten(state, LONGEST_TEXT)))
    for row in _rows(context, form):
        frame.add_item(row)
    view.add_item(frame)
    return view


def _rows(context: PanelContext, form: OpenForm | None) -> list[Row]:
    if form is not None:
        return form_rows(context, form)
    return declining_rows(context) if context.declining and context.rest is not None else menu_rows(context)


def _state(context: PanelContext, form: OpenForm | None, notice: str) -> str:
    """Say how things stand, but for what the notice above has just said."""
    texts, snapshot = context.texts, context.snapshot
    if form is not None:
        return _question(context, form)
    lines = []
    if context.asked not in notice.splitlines():
        lines.append(context.asked)
    lines += context.sheet
    if snapshot.kinds:
        asked = snapshot.question is not None and snapshot.seat == snapshot.question.to
        if not snapshot.asks:
            lines.append(
                texts.say(
                    "private_panel.asked"
                    if asked
                    else "private_panel.early"
                    if snapshot.early
                    else "private_panel.your_turn"
                )
            )
        lines.append(context.prompt)
        if context.rest is not None:
            lines.append(context.rest_words(context.rest))
        lines += context.warnings()
    elif not snapshot.waits:
        lines.append(texts.say("private_panel.over"))
    elif snapshot.seat is None:  # whoever had one has given it away
        lines.append("" if notice else texts.say("private_panel.no_seat"))
    elif context.last:
        lines.append(texts.say("private_panel.where", channel=f"<#{snapshot.table.channel_id}>"))
    else:
        lines.append(_waiting(context))
        # A message that only one person sees cannot be changed for ever: it must not seem to say how things stand.
        lines.append(texts.say("private_panel.called"))
    return "\n".join(filter(None, [*lines, *_in_advance(context, told=bool(notice))]))


def _waiting(context: PanelContext) -> str:
    """Say who is waited for; built-in opponents move one after the other, faster than this is brought up to date."""
    snapshot, texts = context.snapshot, context.texts
    if not any(snapshot.table.holder(seat).human for seat in snapshot.waited):
        return texts.say("private_panel.opponents")
    players = tuple(Player(seat) for seat in sorted(snapshot.waited))
    return texts.sentence(Text("private_panel.waiting", {"players": players}), context.names)


def _in_advance(context: PanelContext, *, told: bool) -> list[str]:
    """Say what the person has ordered, unless that was just ``told``, and answered once for all."""
    texts, snapshot, lines = context.texts, context.snapshot, []
    if snapshot.pending_order is not None and not told:
        lines.append(texts.sentence(snapshot.pending_order, context.names))
    if snapshot.order is not None:
        move = texts.say(f"core.move.{snapshot.order.kind}")
        lines.append(texts.say("order.stands", move=move, until=context.until))
    if snapshot.answered:
        left_out = texts.join([texts.sentence(each, context.names) for each in snapshot.answered])
        lines.append(texts.say("answer.stands", answered=left_out))
    return lines


def _question(context: PanelContext, form: OpenForm) -> str:
    texts, game = context.texts, context.snapshot.table.game
    heading = texts.say("private_panel.form", move=context.title(form.code.kind))
    # An option filled in by itself may say the same as the one before it.
    said = [line for line, _ in itertools.groupby(texts.sentence(o.label, context.names) for o in form.said)]
    # What comes of a long list, entry by entry, says it better than the list.
    told = form.field is None and bool(context.effects) and len(form.said) > len(fields(form.kind))
    chosen = [texts.say("private_panel.chosen", chosen=texts.say("form.along").join(said))] if said and not told else []
    asked = f"{game}.ask.{form.code.kind}.{form.field}"
    chosen_numbers = {name: value for name, value in form.values.items() if isinstance(value, int)}
    ask = [texts.say(asked, **chosen_numbers, **_bounds(form.slot))] if form.field and not context.suggested else []
    caution = _caution(context, form)
    # Buttons that would play at once stand there by themselves.
    warned = context.warnings() if form.field is not None and form.kind.kind() in context.snapshot.direct else []
    # What a move says first is what it does itself.
    effects = [
        texts.say("private_panel.effect", effect=texts.sentence(effect, context.names))
        for effect in (() if form.empty else context.effects or ())
    ]
    effects += [texts.say("announce.sheet", line=texts.sentence(line, context.names)) for line in context.offer or ()]
    complete, others = form.field is None and not context.obstacle, len(context.snapshot.table.people) > 1
    if complete and others and context.snapshot.position.needs_others(form.kind, form.values):
        effects.append(texts.say("private_panel.final"))
    obstacle = [context.obstacle] if context.obstacle else []
    question = context.snapshot.question
    asked = context.asked if question is not None and form.code.kind in question.answers else ""
    sheet = context.sheet if asked else []
    # What leads to one of several forms has been read by whoever has opened one.
    forms = [kind for kind in context.snapshot.kinds if fields(kind) and not context.is_aside(kind)]
    prompt = context.prompt if len(forms) <= 1 else ""
    best = [context.advice] if context.suggested and context.advised else []
    rest = [context.rest_words(context.rest)] if context.rest is not None else []
    lines = (heading, asked, *sheet, prompt, *chosen, *ask, *warned, *caution, *best, *effects, *obstacle, *rest)
    return "\n".join(filter(None, lines))


def _caution(context: PanelContext, form: OpenForm) -> list[str]:
    """Say what may go wrong with a move as far as it is filled in, and what the mark of what helps means."""
    position, texts = context.snapshot.position, context.texts
    doubt = position.caution(form.kind, form.values)
    said = [texts.sentence(doubt, context.names)] if doubt is not None else []
    if form.field is not None and isinstance(form.slot, Choice):
        worth, offered = position.worth(form.kind, form.field, form.values), {each.value for each in form.slot.options}
        game = find(context.snapshot.table.game).info
        if any(value in offered and each.helps is not None for value, each in worth.items()):
            said.append(texts.say(f"{game.family or game.key}.worth.mark"))
    return said


def _bounds(slot: Slot | None) -> dict[str, int]:
    if isinstance(slot, NumberRange):
        return bounds(slot)
    return {"least": slot.at_least, "most": slot.at_most} if isinstance(slot, Choice) else {}


AT_ONCE = 25
"""Turns of the event loop in which what is in memory is put together; what takes longer is drawn or worked out."""
ADVICE_WAIT = 1.5
"""Seconds for which a panel waits for what the game works out by itself."""


class PrivatePanel(NamedTuple):
    """A private message: its layout and what must be uploaded with it."""

    view: discord.ui.LayoutView
    files: list[discord.File]
    snapshot: Snapshot
    """What it shows."""

    @property
    def seq(self) -> int:
        """How many entries the log had."""
        return self.snapshot.table.seq

    @property
    def waits(self) -> bool:
        """Whether others are waited for."""
        return self.snapshot.waits

    @property
    def sent(self) -> dict[str, Any]:
        """Return it as arguments of a first message."""
        return {"view": self.view, "files": self.files}

    @property
    def edited(self) -> dict[str, Any]:
        """Return it as arguments of an edit."""
        return {"view": self.view, "attachments": self.files}


class PanelComposer:
    """Makes private panels of snapshots. It changes nothing."""

    def __init__(self, names: Names, pictures: Pictures, advisor: Advisor) -> None:
        self._names = names
        self._pictures = pictures
        self._advisor = advisor

    async def begun(
        self,
        snapshot: Snapshot,
        texts: Texts,
        *,
        code: Code | None = None,
        notice: str = "",
        declining: bool = False,
    ) -> tuple[PrivatePanel, asyncio.Task[PrivatePanel] | None]:
        """Make a panel as ``panel`` does, and where its picture takes long, first as it is without.

        Returns:
            The panel to show at once, and what is working on the whole one; None: it is the whole one.

        Raises:
            IllegalMove, Refusal: as ``panel``.

        """
        whole = asyncio.create_task(
            self.panel(snapshot, texts, code=code, notice=notice, declining=declining), name="a whole private panel"
        )
        for _ in range(AT_ONCE):
            await asyncio.sleep(0)
            if whole.done():
                return whole.result(), None
        bare = await self.panel(snapshot, texts, code=code, notice=notice, declining=declining, bare=True)
        return bare, whole

    async def panel(  # noqa: PLR0913 - what a panel may show
        self,
        snapshot: Snapshot,
        texts: Texts,
        *,
        code: Code | None = None,
        notice: str = "",
        declining: bool = False,
        bare: bool = False,
        last: bool = False,
    ) -> PrivatePanel:
        """Make a person's panel.

        Args:
            snapshot: the table as the person sees it.
            texts: the words to use.
            code: the form to open; None, or a form that is not possible now: whatever is to be done.
            notice: what just happened, already in words.
            declining: ask whether what is left of the turn is to be declined.
            bare: wait for nothing that takes long: no picture, and no suggestion that is not there yet.
            last: the message can be changed only by its own controls from now on.

        Raises:
            IllegalMove, Refusal: the code means nothing in this position.

        """
        wanted, texts = wanted_form(snapshot, code), texts.of(snapshot.table.game)
        form = None if declining or wanted is None else filled_in(snapshot, wanted)
        names, patience = await self._names.at(snapshot.table, texts), 0 if bare else ADVICE_WAIT
        context = PanelContext(snapshot, texts, names, declining=declining, last=last)
        context = context._replace(beside=stands_beside(snapshot, form))
        if form is not None and form.path is not None and wanted is not None and not wanted.picks:
            context, form = await self._at_the_best(context, form, patience)
        context = await self._with_form(context, form, patience)
        ended = snapshot.ended_order.ended if snapshot.ended_order is not None else None
        told = [notice or _not_now(context, code), "" if ended is None else texts.sentence(ended, names)]
        pictures, context = ([], self._seen_by_eye(context, form)) if bare else await self._shown(context, form)
        said = "\n".join(filter(None, told))
        idle = form is None and not said and not pictures
        if (not bare and (idle or (form is not None and not pictures))) and (
            helpful := await self._pictures.beside(snapshot, form, texts, names)
        ):
            pictures = [helpful]
        view = layout(context, pictures, form, said)
        if (idle or (context.beside and not said and code is None)) and (
            others := picture_menu(snapshot, texts, "show")
        ):
            view.add_item(others)
        return PrivatePanel(view, [pictures[0].file()] if pictures else [], snapshot)

    async def _shown(self, context: PanelContext, form: OpenForm | None) -> tuple[list[Picture], PanelContext]:
        """Draw what is the person's alone, else what may be chosen in a form or what would come of it."""
        snapshot, texts, names = context.snapshot, context.texts, context.names
        first, *others = private(snapshot) or ("",)
        own = await self._pictures.of(snapshot, first, texts, names) if first else None
        if form is None or own:
            # There is room for one picture; what the others show is said.
            return [own] if own else [], context._replace(also=tuple(context.said(kind) for kind in others))
        if self._pictures.chosen_together(snapshot, form):
            context = context._replace(paired=True)
            if pairs := await self._pictures.together(snapshot, form, texts, names):
                return [pairs], context
        if self._by_eye(context, form) and (choice := await self._pictures.choice(snapshot, form, texts, names)):
            return [choice], context._replace(pictured=True)
        if context.after is None or form.empty:  # of a list that nothing was written into yet, nothing has come
            return [], context
        # A whole move that is suggested or listed is picked before anybody has looked at what it does.
        if self._advisor.advises(snapshot.table.game, form.kind) or snapshot.position.listed(form.kind):
            result = await self._pictures.after(snapshot, context.after, form, texts, names)
            return [result] if result else [], context
        return [], context

    def _seen_by_eye(self, context: PanelContext, form: OpenForm | None) -> PanelContext:
        """Word a panel as its picture will want it, before that is drawn."""
        if form is None or private(context.snapshot):
            return context
        paired = self._pictures.chosen_together(context.snapshot, form)
        return context._replace(paired=paired, pictured=self._by_eye(context, form))

    def _by_eye(self, context: PanelContext, form: OpenForm) -> bool:
        """Tell whether a form shows what may be chosen, and not what it would bring about as far as it is filled in.

        Of a list that can be worked out too, such as the routes of trains, that is worth more.
        """
        begun = context.after is not None and isinstance(form.slot, Chain) and not form.empty
        if begun and self._advisor.advises(context.snapshot.table.game, form.kind):
            return False
        return self._pictures.is_chosen_by_eye(context.snapshot, form)

    async def _at_the_best(
        self, context: PanelContext, form: OpenForm, patience: float
    ) -> tuple[PanelContext, OpenForm]:
        """Fill a form in with what the game suggests, if it suggests such moves and this one is found in time."""
        snapshot = context.snapshot
        if not self._advisor.advises(snapshot.table.game, form.kind):
            return context, form
        advice = await self._advisor.ready(snapshot.position, form.kind, patience)
        if advice is not None:
            try:
                form = filled_in(snapshot, code_of(snapshot.position, advice.move))
            except Refusal:  # what was found cannot be written as a form
                return context, form
        return context._replace(suggested=True), form

    async def _with_form(self, context: PanelContext, form: OpenForm | None, patience: float) -> PanelContext:
        """Add to a context what a form would do, and what the game suggests for it if that is found in time."""
        if form is None:
            return await self._with_turn(context, patience)
        position = context.snapshot.position
        if self._advisor.advises(context.snapshot.table.game, form.kind):
            advice = await self._advisor.ready(position, form.kind, patience)
            label = context.texts.say("form.best") if advice is None else context.label(advice.label)
            context = context._replace(advice=label, advised=advice is not None)
        if context.beside:
            context = context._replace(rest=context.snapshot.position.rest())
        ends = isinstance(form.slot, Chain) and form.slot.may_end and form.last
        if form.field is not None and (context.suggested or not ends):
            return context
        try:
            effects = position.effects(form.kind, form.values)
        except (IllegalMove, Refusal) as refusal:
            return context._replace(obstacle=explain(refusal, context.texts, context.names) or "")
        if effects is None:
            return context
        return context._replace(effects=effects.told, offer=effects.sheet, after=effects.view)

    async def _with_turn(self, context: PanelContext, patience: float) -> PanelContext:
        """Add to a context what the game suggests of all that can be done, and what can be declined at once."""
        snapshot = context.snapshot
        if snapshot.seat not in snapshot.actors or snapshot.asks:
            return context
        best = []
        for kind in snapshot.kinds:
            if self._advisor.advises(snapshot.table.game, kind):
                advice = await self._advisor.ready(snapshot.position, kind, patience)
                label = context.texts.say("form.best") if advice is None else context.label(advice.label)
                best.append((kind, label, advice is not None))
        return context._replace(best=tuple(best), rest=snapshot.position.rest())


def _not_now(context: PanelContext, code: Code | None) -> str:
    """Say that a kind of move is not possible, where it was asked for and others are."""
    kinds = {kind.kind() for kind in context.snapshot.kinds}
    if not kinds or code is None or code.kind in kinds | {""}:
        return ""
    if code.kind not in {kind.kind() for kind in find(context.snapshot.table.game).moves}:
        return context.texts.say("form.out_of_date")
    return context.texts.say("private_panel.not_now", move=context.texts.say(f"core.move.{code.kind}"))
