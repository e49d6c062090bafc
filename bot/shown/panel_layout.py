"""How a private panel is laid out: its heading, what just happened, the picture, how things stand, and the controls."""

from __future__ import annotations

import itertools
from typing import Any

import discord

from bot.forms.coded_forms import OpenForm
from bot.shown.number_form import bounds
from bot.shown.panel_context import PanelContext
from bot.shown.pictures import Picture
from bot.shown.private_panel_rows import Row, declining_rows, form_rows, menu_rows
from bot.texts import harmless, shorten
from engine.core.moves import fields
from engine.core.options import Choice, NumberRange, Slot
from engine.core.registry import find
from engine.core.text import Player, Text

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
