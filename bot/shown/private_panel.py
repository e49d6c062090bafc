"""What one person sees of a table in private: the hand, what may be done now, and the controls to do it step by step.

Everything that a control needs is in its id, so that it works after a restart and in a direct message alike.
"""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import discord

from bot.advisor import Advisor
from bot.forms.coded_forms import Code, OpenForm
from bot.forms.typed_fields import code_of
from bot.service import Refusal, Snapshot
from bot.shown.names import Names
from bot.shown.opened_form import filled_in, stands_beside, wanted_form
from bot.shown.panel_context import PanelContext
from bot.shown.panel_layout import layout
from bot.shown.picture_page import picture_menu
from bot.shown.pictures import Picture, Pictures, private
from bot.shown.refusals import explain
from bot.texts import Texts
from engine.core.errors import IllegalMove
from engine.core.options import Chain
from engine.core.registry import find

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
