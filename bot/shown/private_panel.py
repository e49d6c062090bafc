"""What one person sees of a table in private: the hand, what may be done now, and the controls to do it step by step.

Everything that a control needs is in its id, so that it works after a restart and in a direct message alike.
"""

from __future__ import annotations

import asyncio
import itertools
from typing import Any, NamedTuple

import discord

from bot.advisor import Advisor
from bot.forms.coded_forms import Code, OpenForm, open_form
from bot.service import Refusal, Snapshot
from bot.shown.names import Names
from bot.shown.number_form import bounds
from bot.shown.panel_context import PanelContext
from bot.shown.picture_page import picture_menu
from bot.shown.pictures import Picture, Pictures, private
from bot.shown.private_panel_rows import Row, declining_rows, form_rows, menu_rows
from bot.shown.refusals import explain
from bot.texts import Texts, harmless, shorten
from engine.core.errors import IllegalMove
from engine.core.moves import fields
from engine.core.options import Chain, Choice, NumberRange, Slot
from engine.core.registry import find
from engine.core.text import Player, Text

LONGEST_TEXT = 1500
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
        return _waits(self.snapshot)

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
        form, texts = _form(snapshot, code), texts.of(snapshot.table.game)
        names = await self._names.at(snapshot.table, texts)
        context = PanelContext(snapshot, texts, names, declining=declining, last=last)
        context = await self._with_form(context, form, 0 if bare else ADVICE_WAIT)
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
        if idle and (others := picture_menu(snapshot, texts, "show")):
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
        if choice := await self._pictures.choice(snapshot, form, texts, names):
            return [choice], context._replace(pictured=True)
        if context.after is None:
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
        return context._replace(paired=paired, pictured=self._pictures.is_chosen_by_eye(context.snapshot, form))

    async def _with_form(self, context: PanelContext, form: OpenForm | None, patience: float) -> PanelContext:
        """Add to a context what a form would do, and what the game suggests for it if that is found in time."""
        if form is None:
            return await self._with_turn(context, patience)
        position = context.snapshot.position
        if self._advisor.advises(context.snapshot.table.game, form.kind):
            advice = await self._advisor.ready(position, form.kind, patience)
            label = context.texts.say("form.best") if advice is None else context.label(advice.label)
            context = context._replace(advice=label, advised=advice is not None)
        ends = isinstance(form.slot, Chain) and form.slot.may_end and form.last
        if form.field is not None and not ends:
            return context
        try:
            effects = position.effects(form.kind, form.values)
        except (IllegalMove, Refusal) as refusal:
            return context._replace(obstacle=explain(refusal, context.texts, context.names) or "")
        return context if effects is None else context._replace(effects=effects.told, after=effects.view)

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


def _form(snapshot: Snapshot, code: Code | None) -> OpenForm | None:
    """Open the form that is asked for, or the only one there is; None where there is a choice, or nothing to do."""
    kinds = {kind.kind(): kind for kind in snapshot.kinds}
    wanted = code if code and code.kind in kinds else _led_to(snapshot, code)
    if wanted is None:
        return None
    kind, eager = kinds[wanted.kind], find(snapshot.table.game).info.open_information
    return open_form(snapshot.position.slots(kind), wanted, kind, eager=eager)


def _led_to(snapshot: Snapshot, code: Code | None) -> Code | None:
    """Return the form of the only kind of move that is to be made; None: there are several, or the menu was asked for.

    Taking back what one asks, and what may be done beside anything else, is never what one is led to.
    """
    aside = find(snapshot.table.game).info.aside
    kinds = [kind for kind in snapshot.kinds if kind.kind() not in aside]
    if snapshot.asks or len(kinds) != 1 or (len(snapshot.kinds) > 1 and (code is not None or not fields(kinds[0]))):
        return None
    return Code(kinds[0].kind())


def _not_now(context: PanelContext, code: Code | None) -> str:
    """Say that a kind of move is not possible, where it was asked for and others are."""
    kinds = {kind.kind() for kind in context.snapshot.kinds}
    if not kinds or code is None or code.kind in kinds | {""}:
        return ""
    if code.kind not in {kind.kind() for kind in find(context.snapshot.table.game).moves}:
        return context.texts.say("form.out_of_date")
    return context.texts.say("private_panel.not_now", move=context.texts.say(f"core.move.{code.kind}"))


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
    elif not _waits(snapshot):
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


def _waits(snapshot: Snapshot) -> bool:
    """Tell whether others are waited for."""
    return not snapshot.kinds and snapshot.result is None and snapshot.table.phase == "live"


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
    ask = [texts.say(asked, **chosen_numbers, **_bounds(form.slot))] if form.field else []
    # What a move says first is what it does itself.
    effects = [
        texts.say("private_panel.effect", effect=texts.sentence(effect, context.names))
        for effect in context.effects or ()
    ]
    obstacle = [context.obstacle] if context.obstacle else []
    question = context.snapshot.question
    asked = context.asked if question is not None and form.code.kind in question.answers else ""
    sheet = context.sheet if asked else []
    return "\n".join(filter(None, (heading, asked, *sheet, context.prompt, *chosen, *ask, *effects, *obstacle)))


def _bounds(slot: Slot | None) -> dict[str, int]:
    if isinstance(slot, NumberRange):
        return bounds(slot)
    return {"least": slot.at_least, "most": slot.at_most} if isinstance(slot, Choice) else {}
