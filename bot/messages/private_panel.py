"""The private panel: the hand, what a seat can do, and the form of a move, as buttons and menus."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import discord

from bot.advisor import Advisor
from bot.collation import sort_key
from bot.drawing_pool import Picture
from bot.forms import BLANK, NONE_CHOSEN, Code, OpenForm, form_of, is_written, open_form
from bot.long_steps import long_step
from bot.messages import ids, lessons
from bot.messages.controls import (
    LARGEST,
    Layout,
    NumberButton,
    PrivateButton,
    PrivateMenu,
    PublicButton,
    Size,
    size_of,
)
from bot.messages.panel_context import LONGEST_LABEL, PanelContext, named
from bot.messages.people import Names
from bot.messages.pictures import PicturePage, Pictures, picture_menu, private
from bot.messages.public_panel import LOOKS, label_of
from bot.messages.rules import cited, rule_button
from bot.messages.sentences import explain, latest, order_endings, story
from bot.service import Compared, OwnOrder, Refusal, Snapshot
from bot.texts import Texts, harmless, shorten
from engine.core.assistance import Worth
from engine.core.errors import IllegalMove
from engine.core.moves import Move, defaults, fields
from engine.core.options import Chain, Choice, NumberRange, Slot
from engine.core.orders import Order
from engine.core.registry import find
from engine.core.text import Player, Text
from storage.records import Table

ADVICE_WAIT = 1.5
"""Seconds for which a panel waits for what the game works out by itself."""
BY_HAND = ("",)
"""What is picked where whoever plays fills a form in that a game could work out: as yet nothing."""
LONGEST_TEXT = 1500
"""Characters of one text of a panel; Discord takes 4,000 in a whole message."""
LONGEST_IN_WORDS = 1000
"""The same where a picture stands beside it in words."""
BUTTONS = 10
"""As many options are shown as buttons; more make a menu."""
PICTURED_IN_A_ROW = 3
"""As many of what is chosen last stand side by side in its picture."""
PAGE = 25
"""Options in one menu: Discord's limit."""
LEAST_ROOM = 3000
"""Bytes of what can be picked that a page holds at least: longer words of the panel are cut."""
TURNING = 800
"""Bytes for the buttons that turn pages, and for what the menus of one are called."""
INITIAL = 3
"""Letters of a name by which a menu or a page is known."""
LONGEST_ORDERS, LONGEST_ORDERS_IN_WORDS = 1000, 600
"""Characters of all orders that a person has given: each of the most that there are has room for what it does."""
LONGEST_FORETOLD = 800
"""What a move would bring is cut to so many characters, so that what follows it has room."""
LONGEST_NAME = 40
"""Characters of the name of a page that holds one entry, and is called as that is."""
LONGEST_OPTION = 100
"""Characters that Discord takes for an option of a menu."""
LONGEST_TITLE = LONGEST_QUESTION = 45
"""Characters that Discord takes for the title of a form, and for the label of a field in it."""
LONGEST = 12
"""Characters that can be typed."""
LONGEST_NOTE = 200
"""Characters that can be added to a question."""
TIMEOUT = 600.0
"""Seconds for which discord.py remembers a form over the page; it is answered later too."""
TEMPLATE = ids.template("typed", "written", "said", "noted")
"""Ids of the forms over the page. ``typed``: one number; ``written``: a whole move, opened by a private panel;
``said``: by the channel's panel. ``noted``: what is added to a question."""

MOST_PARTS = 37
"""In the frame: of the forty that Discord takes in a message, what leaves room for a menu of pictures below."""

Row = discord.ui.ActionRow[Any]
_styles = discord.ButtonStyle


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


class _Draft(NamedTuple):
    """A panel but for its picture."""

    context: PanelContext
    form: OpenForm | None
    said: str
    """What just happened, or why what was wanted is not shown."""
    unprompted: bool
    """Nobody has opened a form."""


class PanelComposer:
    """Makes private panels of snapshots. It changes nothing."""

    def __init__(self, names: Names, pictures: Pictures, advisor: Advisor) -> None:
        self._names = names
        self._pictures = pictures
        self._advisor = advisor

    async def begun(  # noqa: PLR0913 - what a panel may show
        self,
        snapshot: Snapshot,
        texts: Texts,
        *,
        form: OpenForm | Code | Move | None = None,
        notice: str = "",
        rule: Text | None = None,
        declining: bool = False,
        ordering: bool = False,
        advised: str = "",
        following: Table | None = None,
    ) -> tuple[PrivatePanel, asyncio.Task[PrivatePanel] | None]:
        """Make a person's panel, and where its picture or a suggestion takes long, first as it is without.

        Args:
            snapshot: the table as the person sees it.
            texts: the words to use.
            form: the form to open, filled in by this very position, by its code or with a whole move; None, or one
                that is not possible now: whatever is to be done.
            notice: what just happened, already in words.
            rule: by what something was refused, where the notice says that.
            declining: ask whether what is left of the turn is to be declined.
            ordering: ask what is to be ordered in advance.
            advised: the kind of move whose button stands out alone; nothing: what a turn is about stands out.
            following: another table that waits for the person, to be led to.

        Returns:
            The panel to show at once, and what is working on the whole one; None: it is the whole one.

        Raises:
            IllegalMove, Refusal: the form means nothing in this position.

        """
        topic = {"declining": declining, "ordering": ordering}
        added: dict[str, Any] = {"advised": advised, "following": following}
        draft = await self._draft(snapshot, texts, form, notice, wait=0, rule=rule, **topic)
        draft = draft._replace(context=draft.context._replace(**added))

        async def completed() -> PrivatePanel:
            if None not in draft.context.best.values():
                return await self._pictured(draft)
            waited = await self._draft(snapshot, texts, form, notice, wait=ADVICE_WAIT, rule=rule, **topic)
            return await self._pictured(waited._replace(context=waited.context._replace(**added)))

        whole = asyncio.create_task(completed(), name="a whole private panel")
        # What is kept in memory is put together in one step: whatever is not done by then is drawn or worked out, and
        # what is shown meanwhile is a step of its own.
        await asyncio.sleep(0)
        if whole.done():
            return whole.result(), None
        await long_step()
        return self._panel(draft._replace(context=self._seen_by_eye(draft.context, draft.form)), []), whole

    async def panel(self, snapshot: Snapshot, texts: Texts, *, notice: str = "", last: bool = False) -> PrivatePanel:
        """Make a person's whole panel, with whatever is to be done.

        Args:
            snapshot: the table as the person sees it.
            texts: the words to use.
            notice: what just happened, already in words.
            last: the message can be changed only by its own controls from now on.

        """
        return await self._pictured(await self._draft(snapshot, texts, None, notice, wait=ADVICE_WAIT, last=last))

    async def compared(self, copy: Compared, texts: Texts) -> PicturePage:
        """Show what has happened in a private copy, and its board as it began and as it is now."""
        table, seat = copy.now.table, copy.before.seat
        names = await self._names.at(table, texts)
        lines = story(table.game, copy.events, seat, texts, names)
        view, shown = Layout(), list[Picture]()
        view.add_item(discord.ui.TextDisplay(texts.say("copy.compared", title=harmless(table.title))))
        view.add_item(discord.ui.TextDisplay("\n".join(latest(lines, LONGEST_TEXT)) or texts.say("copy.nothing")))
        for name, snapshot in (("before", copy.before), ("now", copy.now)):
            picture = await self._pictures.chief(snapshot, texts, names)
            if picture is not None:
                shown.append(picture._replace(name=f"{name}-{picture.name}"))
                view.add_item(discord.ui.TextDisplay(texts.say(f"copy.{name}")))
                view.add_item(shown[-1].part())
        return PicturePage(view, [file for picture in shown for file in picture.files])

    async def _draft(  # noqa: PLR0913 - what a panel may show
        self,
        snapshot: Snapshot,
        texts: Texts,
        prompts: OpenForm | Code | Move | None,
        notice: str,
        *,
        wait: float,
        rule: Text | None = None,
        declining: bool = False,
        ordering: bool = False,
        last: bool = False,
    ) -> _Draft:
        """Make all of a panel but its picture; a suggestion is waited for so many seconds."""
        texts = texts.of(snapshot.table.game)
        form, blank = (None, False) if declining or ordering else _form_to_open(snapshot, prompts)
        names = await self._names.at(snapshot.table, texts)
        section = None if rule is None else cited(snapshot.position.rulebook, rule)
        context = PanelContext(snapshot, texts, names, cited=section, declining=declining, ordering=ordering, last=last)
        if form is None:
            context = await self._with_turn(context, wait)
        else:
            context, form = await self._with_form(context, form, wait, blank=blank)
        lines = [notice or _not_now(context, prompts), *order_endings(snapshot.ended_orders, texts, names)]
        return _Draft(context, form, "\n".join(filter(None, lines)), prompts is None)

    async def _with_turn(self, context: PanelContext, wait: float) -> PanelContext:
        """Add to a context what the game suggests of all that can be done, and what can be declined at once."""
        snapshot = context.snapshot
        if snapshot.seat not in snapshot.actors or snapshot.asks:
            return context
        kinds = [kind for kind in snapshot.kinds if self._advisor.advises(snapshot.table.game, kind)]
        best = {kind: await self._advisor.ready(snapshot.position, kind, wait) for kind in kinds}
        return context._replace(best=best, rest=snapshot.position.rest())

    async def _with_form(
        self, context: PanelContext, form: OpenForm, wait: float, *, blank: bool
    ) -> tuple[PanelContext, OpenForm]:
        """Add to a context what a form would do, and what the game suggests for it if that is found in time.

        A ``blank`` list is filled in with that.
        """
        position, kind = context.snapshot.position, form.kind
        context = context._replace(alternatives=form.back == BLANK and _leading(context.snapshot) is kind)
        if self._advisor.advises(context.snapshot.table.game, kind):
            found = await self._advisor.ready(position, kind, wait)
            context = context._replace(best={kind: found}, suggested=blank and form.path is not None)
            if context.suggested and found is not None:
                try:
                    form = form_of(position, found.move)
                except Refusal:  # what was found cannot be written as a form
                    context = context._replace(suggested=False)
        if context.alternatives:
            context = context._replace(rest=position.rest())
        ends = isinstance(form.slot, Chain) and form.slot.may_end and form.last
        if form.field is not None and (context.suggested or not ends):
            return self._with_finals(context, form), form
        try:
            effects = position.effects(kind, form.values)
        except (IllegalMove, Refusal) as refusal:
            rule = refusal.rule if isinstance(refusal, IllegalMove) and context.cited is None else None
            section = context.cited if rule is None else cited(position.rulebook, rule)
            why = explain(refusal, context.texts, context.names) or ""
            return context._replace(obstacle=why, cited=section), form
        if form.field is None and len(context.snapshot.table.people) > 1:
            context = context._replace(final=position.needs_others(kind, form.values))
        if effects is not None:
            context = context._replace(effects=effects.events, offer=effects.sheet, after=effects.view)
        return self._with_finals(context, form), form

    @staticmethod
    def _with_finals(context: PanelContext, form: OpenForm) -> PanelContext:
        """Add to a context what can be picked next that completes a form and could not be taken back freely."""
        snapshot, whole = context.snapshot, (form.beyond or form).completions
        if not whole or form.kind in find(snapshot.table.game).lasting:
            return context
        needs = snapshot.position.needs_others
        return context._replace(finals=frozenset(at for at, each in whole.items() if needs(each.kind, each.values)))

    async def _pictured(self, draft: _Draft) -> PrivatePanel:
        """Draw what belongs to a panel, and put it together."""
        form, snapshot = draft.form, draft.context.snapshot
        pictures, context = await self._shown(draft.context, form)
        draft, helpful = draft._replace(context=context), None
        if not pictures and (form is not None or not draft.said or snapshot.lesson is not None):
            helpful = await self._pictures.for_panel(snapshot, form, context.texts, context.names)
        return self._panel(draft, pictures, helpful)

    def _panel(self, draft: _Draft, pictures: list[Picture], helpful: Picture | None = None) -> PrivatePanel:
        """Put a panel together: of the pictures there are, or where there are none, with one that helps."""
        context, form, said, unprompted = draft
        idle = form is None and not said and not pictures
        shown = pictures or ([helpful] if helpful else [])
        below = idle or context.snapshot.copied or (context.alternatives and not said and unprompted)
        others = picture_menu(context.snapshot, context.texts, "show") if below else None
        view = layout(context, shown, form, said, below=others)
        return PrivatePanel(view, [file for picture in shown for file in picture.files], context.snapshot)

    async def _shown(self, context: PanelContext, form: OpenForm | None) -> tuple[list[Picture], PanelContext]:
        """Draw what may be chosen in a form, else what is the person's alone, or what would come of the form."""
        snapshot, texts, names = context.snapshot, context.texts, context.names
        first, *others = private(snapshot) or ("",)
        # What is chosen by the eye is shown before what one holds.
        if form is not None and not first and self._pictures.chosen_together(snapshot, form):
            context = context._replace(paired=True)
            if pairs := await self._pictures.together(snapshot, form, texts, names):
                return [pairs], context
        # To whoever wants no pictures the same is said, where the options do not say it.
        eye = form if form is not None and (not snapshot.pictured or self._by_eye(context, form)) else None
        if eye is not None and (choice := await self._pictures.choice(snapshot, eye, texts, names)):
            return [choice], context._replace(pictured=snapshot.pictured)
        # What one holds, and of a large board what is around all that can be chosen; what others show is said.
        # One after the other, so that both are there in one step where both are kept in memory.
        drawn = [await self._pictures.of(snapshot, first, texts, names)] if first else []
        drawn.append(await self._pictures.reach(snapshot, form, texts, names))
        own = [picture for picture in drawn if picture is not None]
        if form is None or own:
            return own, context._replace(also=tuple(context.said(kind) for kind in others))
        if context.after is None or form.empty:  # of a list that nothing was written into yet, nothing has come
            return [], context
        # A whole move that is suggested or listed is picked before anybody has looked at what it does.
        if form.kind in context.best or snapshot.position.listed(form.kind):
            result = await self._pictures.after(snapshot, context.after, form, texts, names)
            return [result] if result else [], context
        return [], context

    def _seen_by_eye(self, context: PanelContext, form: OpenForm | None) -> PanelContext:
        """Word a panel as its picture will want it, before that is drawn."""
        if form is None:
            return context
        paired = not private(context.snapshot) and self._pictures.chosen_together(context.snapshot, form)
        return context._replace(paired=paired, pictured=self._by_eye(context, form))

    def _by_eye(self, context: PanelContext, form: OpenForm) -> bool:
        """Tell whether a form shows what may be chosen, and not what it would bring about as far as it is filled in.

        Of a list that can be worked out too, such as the routes of trains, that is worth more.
        """
        begun = context.after is not None and isinstance(form.slot, Chain) and not form.empty
        return not (begun and form.kind in context.best) and self._pictures.is_chosen_by_eye(context.snapshot, form)


def _form_to_open(snapshot: Snapshot, prompts: OpenForm | Code | Move | None) -> tuple[OpenForm | None, bool]:
    """Return the form that is wanted, or else the one that a step is about, and whether nothing was picked in it.

    None: there is a choice, or nothing to do. Raises IllegalMove, Refusal: it means nothing.
    """
    possible = _kind_of(prompts) in {kind.kind() for kind in (*snapshot.kinds, *snapshot.orderable)}
    if possible and isinstance(prompts, OpenForm):
        return prompts, False
    if possible and isinstance(prompts, Move):
        return form_of(snapshot.position, prompts), False
    if possible and isinstance(prompts, Code):
        code = prompts
    elif (kind := _leading(snapshot) or _led_to(snapshot, anew=prompts is None)) is not None:
        code = Code(kind.kind())
    else:
        return None, False
    return open_form(snapshot.position, code), not code.picks


def _leading(snapshot: Snapshot) -> type[Move] | None:
    """Return the kind of move that a step is about, whose form the game lets open by itself; None: there is none.

    All else that can be done then is to decline it, or is offered apart.
    """
    info = find(snapshot.table.game).info
    main = [kind for kind in snapshot.kinds if fields(kind) and not snapshot.is_minor(kind)]
    return main[0] if len(main) == 1 and main[0].kind() in info.opened and not snapshot.asks else None


def _led_to(snapshot: Snapshot, *, anew: bool) -> type[Move] | None:
    """Return the only kind of move that is to be made; None: there are several, or the menu was wanted.

    Taking back what one asks, and what may be done in addition to anything else, is never what one is led to.
    """
    minor = find(snapshot.table.game).info.unprompted
    kinds = [kind for kind in snapshot.kinds if kind.kind() not in minor]
    if snapshot.asks or len(kinds) != 1 or (len(snapshot.kinds) > 1 and (not anew or not fields(kinds[0]))):
        return None
    return kinds[0]


def _not_now(context: PanelContext, prompts: OpenForm | Code | Move | None) -> str:
    """Say that a kind of move is not possible, where it was wanted and others are."""
    kinds, texts = {kind.kind() for kind in context.snapshot.kinds}, context.texts
    orders = {kind.kind() for kind in context.snapshot.orderable}
    kind = _kind_of(prompts)
    if not kinds or kind in kinds | orders | {""}:
        return ""
    if kind not in {one.kind() for one in find(context.snapshot.table.game).moves}:
        return texts.say("form.out_of_date")
    return texts.say("private_panel.not_now", move=texts.say(f"core.move.{kind}"))


def _kind_of(prompts: OpenForm | Code | Move | None) -> str:
    """Return the name of the kind of move that is wanted; nothing where none is."""
    match prompts:
        case OpenForm():
            return prompts.kind.kind()
        case Move():
            return prompts.kind()
        case Code():
            return prompts.kind
    return ""


def _heading(context: PanelContext) -> str:
    """Say what the panel is of: a table, a private copy of one, or a lesson."""
    texts, table, lesson = context.texts, context.snapshot.table, context.snapshot.lesson
    if lesson is not None:
        return lessons.heading(table.game, lesson, texts)
    key = "copy" if context.snapshot.copied else "private_panel"
    return texts.say(f"{key}.heading", game=texts.say(f"game.name.{table.game}"), title=harmless(table.title))


def layout(
    context: PanelContext, pictures: list[Picture], form: OpenForm | None, notice: str, *, below: Row | None = None
) -> discord.ui.LayoutView:
    """Lay out a panel of what is known, with a row below it."""
    view, frame, lesson = Layout(), _frame(context, pictures, form, notice), context.snapshot.lesson
    looks = _looks(context) if lesson is None else lessons.rows(context.snapshot.table.game, lesson, context.texts)
    room = LARGEST.without(_size(frame, *looks, *filter(None, [below])))
    rows = _menu_rows(context) if form is None else form_rows(context, form, room)
    if context.advised:
        _stands_out_alone(rows, context.advised)
    for row in rows:
        frame.add_item(row)
    if lesson is not None or len(tuple(frame.walk_children())) + len(LOOKS) < MOST_PARTS:
        for row in looks:
            frame.add_item(row)
    view.add_item(frame)
    if below is not None:
        view.add_item(below)
    return view


def _stands_out_alone(rows: Iterable[Row], kind: str) -> None:
    """Let the button of a kind of move stand out, and no other."""
    for button in (part for row in rows for part in row.walk_children()):
        if isinstance(button, PrivateButton):
            advised = button.press.verb in {"go", "play", "write"} and button.press.arg == kind
            button.item.style = _styles.success if advised else _styles.secondary


def _frame(
    context: PanelContext, pictures: list[Picture], form: OpenForm | None, notice: str
) -> discord.ui.Container[Any]:
    """Make a panel but for its controls: its words and pictures."""
    frame, texts, lesson = discord.ui.Container[Any](), context.texts, context.snapshot.lesson
    # A picture in words takes its part of what one message holds.
    most = LONGEST_TEXT if context.snapshot.pictured else LONGEST_IN_WORDS
    frame.add_item(discord.ui.TextDisplay(_heading(context)))
    if notice:
        frame.add_item(discord.ui.TextDisplay(shorten(notice, most)))
    if lesson is None and context.snapshot.copied and context.snapshot.seat in context.snapshot.actors:
        frame.add_item(discord.ui.TextDisplay(texts.say("copy.plays_for", player=_acting(context))))
    for picture in pictures:
        frame.add_item(picture.part())
    for said in context.also:
        frame.add_item(discord.ui.TextDisplay(texts.say("private_panel.also", alt=said)))
    if lesson is not None and lesson.solution is None:
        frame.add_item(discord.ui.TextDisplay(lessons.ended(context.snapshot.table.game, lesson, texts)))
    elif state := _state(context, notice) if form is None else _question(context, form):
        frame.add_item(discord.ui.TextDisplay(shorten(state, most)))
    if context.cited is not None:
        table = context.snapshot.table
        frame.add_item(Row(rule_button(context.cited, table.id, table.seq, texts)))
    return frame


def _size(*parts: discord.ui.Item[Any]) -> Size:
    return size_of(part.to_component_dict() for part in parts)


def _looks(context: PanelContext) -> list[Row]:
    """Make the last row, the same as on the public panel.

    One's own hand is shown on the panel itself. Who has no seat has no such row, nor has a private copy.
    """
    snapshot, texts = context.snapshot, context.texts
    if snapshot.seat is None or snapshot.copied:
        return []
    hand, *others = ((verb, label_of(texts, snapshot.table, verb)) for verb in LOOKS)
    own = PrivateButton.make(context.press("now", hand[0]), hand[1])
    return [Row(own, *(PublicButton.make(context.press(verb), label) for verb, label in others))]


def _acting(context: PanelContext) -> str:
    """Return what the seat is called that the owner of a private copy plays."""
    seat = context.snapshot.seat
    return "" if seat is None else harmless(context.names[seat])


def _state(context: PanelContext, notice: str) -> str:
    """Say how things stand where no form is open, but for what the notice above has just said."""
    texts, snapshot = context.texts, context.snapshot
    lines = ["" if context.question_text in notice.splitlines() else context.question_text, *context.sheet]
    if context.ordering:
        # What can be done at once is asked where that is offered.
        lines.append(texts.say("order.what"))
    elif snapshot.decides:
        prompts = snapshot.question is not None and snapshot.seat == snapshot.question.to
        if not snapshot.asks:
            turn = "asked" if prompts else "early" if snapshot.early else "your_turn"
            lines.append(texts.say(f"private_panel.{turn}"))
        lines += [context.prompt, context.standstill, context.rest_words, *context.warnings()]
    elif not (snapshot.kinds or snapshot.waits):
        lines.append(texts.say("private_panel.over"))
    elif snapshot.seat is None:  # whoever had one has given it away
        lines.append("" if notice else texts.say("service.no_seat"))
    elif context.last:
        lines.append(texts.say("private_panel.where", channel=f"<#{snapshot.table.channel_id}>"))
    else:
        if any(snapshot.table.holder(seat).human for seat in snapshot.waited):
            players = tuple(Player(seat) for seat in sorted(snapshot.waited))
            lines.append(context.sentence(Text("private_panel.waiting", {"players": players})))
        else:
            # Built-in opponents move one after the other, faster than this is brought up to date.
            lines.append(texts.say("private_panel.opponents"))
        # A message that only one person sees cannot be changed for ever: it must not seem to say how things stand.
        lines.append(texts.say("private_panel.called"))
    if snapshot.pending_order is not None and not notice:
        lines.append(context.sentence(snapshot.pending_order))
    lines += order_lines(context)
    if snapshot.answered:
        lines.append(texts.say("answer.stands", answered=texts.join([*map(context.sentence, snapshot.answered)])))
    return "\n".join(filter(None, lines))


def order_lines(context: PanelContext) -> list[str]:
    """Say what the person has ordered, a line each in the order in which it is tried.

    Where that is too long, each is cut alike: what it does stands first.
    """
    texts, orders = context.texts, context.snapshot.orders
    if not orders:
        return []
    said = [context.sentence(order.text) for order in orders]
    if sum(map(len, said)) > (room := LONGEST_ORDERS if context.snapshot.pictured else LONGEST_ORDERS_IN_WORDS):
        said = [shorten(each, room // len(said)) for each in said]
    numbered = [texts.say("order.line", number=place, order=each) for place, each in enumerate(said, start=1)]
    return [texts.say("order.stand", orders=len(orders)), *numbered]


def _question(context: PanelContext, form: OpenForm) -> str:
    """Say what a form asks for, what was chosen in it, and what would come of it."""
    texts, snapshot = context.texts, context.snapshot
    lines = [texts.say("private_panel.form", move=context.title(form.code.kind))]
    if snapshot.question is not None and form.code.kind in snapshot.question.answers:
        lines += [context.question_text, *context.sheet]
    # What leads to one of several forms has been read by whoever has opened one.
    alone = len([kind for kind in snapshot.kinds if fields(kind) and not context.is_minor(kind)]) <= 1
    if alone and not issubclass(form.kind, Order):
        lines.append(context.prompt)
    # What comes of a long list, entry by entry, says it better than the list.
    if form.said and not (form.field is None and context.effects and len(form.said) > len(fields(form.kind))):
        # An option filled in by itself may say the same as the one before it.
        said = [line for line, _ in itertools.groupby(context.sentence(option.label) for option in form.said)]
        lines.append(texts.say("private_panel.chosen", chosen=texts.say("form.along").join(said)))
    # Of a list that may be left out what follows it is asked for at once.
    for wanted in (form.beyond, form) if not context.suggested else ():
        if wanted is not None and wanted.field is not None and not _is_done(wanted):
            numbers = {name: value for name, value in wanted.values.items() if isinstance(value, int)}
            prompts = f"{snapshot.table.game}.ask.{wanted.code.kind}.{wanted.field}"
            wording = texts.say(prompts, **numbers, **bounds(wanted.slot))
            # What the game says of the decision may put the question itself.
            lines += [wording] if wording.casefold() not in "\n".join(lines).casefold() else []
    if form.field is not None and form.kind.kind() in snapshot.direct:
        # Buttons that would play at once stand there by themselves.
        lines += context.warnings()
    lines += _cautions(context, form)
    if context.suggested and context.best[form.kind] is not None:
        lines.append(context.best_label(form.kind))
    # What a move says first is what it does itself.
    lines += _effects(context, form)
    lines += [texts.say("announce.sheet", line=context.sentence(line)) for line in context.offer or ()]
    if context.final or (context.finals and len(snapshot.table.people) > 1):
        lines.append(_final(context, form.beyond or form))
    return "\n".join(filter(None, [*lines, context.obstacle, context.rest_words]))


def _effects(context: PanelContext, form: OpenForm) -> list[str]:
    """Say what a move does, and what else can be foretold of it, a line each."""
    said = () if form.empty else context.effects or ()
    foretold = context.snapshot.position.foretold(form.kind, form.values)
    lines, further = (
        [context.texts.say("private_panel.effect", effect=context.sentence(effect)) for effect in effects]
        for effects in (said, foretold)
    )
    return [*lines, shorten("\n".join(further), LONGEST_FORETOLD)]


def _final(context: PanelContext, form: OpenForm) -> str:
    """Say that what is done cannot be taken back freely, or of what can be picked what that is so of."""
    texts, whole = context.texts, form.completions
    if context.final or (len(context.finals) == len(whole) and not _may_end(form)):
        return texts.say("private_panel.final")
    picks = [
        texts.say("form.along").join(harmless(context.label(option.label)) for option in each.said[len(form.said) :])
        for at, each in whole.items()
        if at in context.finals
    ]
    return texts.say("private_panel.finals", picks=texts.join(picks))


def _may_end(form: OpenForm) -> bool:
    """Tell whether a form asks for a list that is complete as it stands."""
    return isinstance(form.slot, Chain) and form.slot.may_end


def _is_done(form: OpenForm) -> bool:
    """Tell whether a form asks for a list to which nothing can be added."""
    return isinstance(form.slot, Chain) and not form.slot.options


def _cautions(context: PanelContext, form: OpenForm) -> list[str]:
    """Say what may go wrong with a move as far as it is filled in, and what the mark of what helps means."""
    position = context.snapshot.position
    doubt = position.caution(form.kind, form.values)
    said = [context.sentence(doubt)] if doubt is not None else []
    if form.field is not None and isinstance(form.slot, Choice):
        worth, offered = position.worth(form.kind, form.field, form.values), {each.value for each in form.slot.options}
        game = find(context.snapshot.table.game).info
        if any(value in offered and each.helps is not None for value, each in worth.items()):
            said.append(context.texts.say(f"{game.family or game.key}.worth.mark"))
    return said


def _menu_rows(context: PanelContext) -> list[Row]:
    """Make a button for each kind of move, one without fields being played at once, and for orders in advance.

    Or ask whether what is left of the turn is to be declined.
    """
    texts, snapshot = context.texts, context.snapshot
    if context.ordering:
        back = PrivateButton.make(context.press("go", BLANK), texts.say("form.back"))
        return _rows_of([*_order_buttons(context), back])
    if context.declining and context.rest is not None:
        press = context.press("decline_sure", str(len(context.rest.steps)))
        sure = PrivateButton.make(press, texts.say("form.do_it"), style=_styles.success)
        return [Row(sure, PrivateButton.make(context.press("go", BLANK), texts.say("form.back")))]
    best = [_best(context, kind) for kind in context.best]
    buttons = [button for kind in snapshot.offered for button in _kind_buttons(context, kind)]
    orders = [*_orders(context), *_answers(context)]
    if snapshot.asks:
        orders.append(PrivateButton.make(context.press("note"), texts.say("note.button")))
    every: list[PrivateButton | PublicButton] = [
        *best,
        *buttons,
        *_rest(context),
        *orders,
        *_undo(context),
        *_thinking(context),
    ]
    if context.following is not None and not snapshot.kinds:
        every.insert(0, _next_table(context.texts, snapshot.table, context.following))
    if context.last and not snapshot.kinds:
        # The message does not follow the game any longer.
        every.append(PrivateButton.make(context.press("now"), texts.say("private_panel.now")))
    # The options of one kind of move stand apart from the other kinds.
    parts = itertools.groupby(every, key=lambda button: button.press.verb == "take")
    return [row for _, part in parts for row in _rows_of(list(part))]


def _next_table(texts: Texts, table: Table, following: Table) -> PublicButton:
    """Make the button that leads whoever has moved to the table that waits longest."""
    label = shorten(texts.say("panel.next", title=following.title), LONGEST_LABEL)
    return PublicButton.make(ids.Press(table.id, table.seq, "next", ""), label, style=_styles.primary)


def _rows_of(buttons: Sequence[PrivateButton | PublicButton], wide: int = 5) -> list[Row]:
    """Lay buttons out in rows of so many."""
    return [Row(*buttons[start : start + wide]) for start in range(0, len(buttons), wide)]


def _kind_buttons(context: PanelContext, kind: type[Move]) -> list[PrivateButton]:
    """Make the button of a kind of move, or of each option where these stand there themselves."""
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
    """Make the button of what the game suggests for a kind of move, which stands out where it is found."""
    style = _styles.secondary if context.best[kind] is None else _styles.success
    label = shorten(context.best_label(kind), LONGEST_LABEL)
    return PrivateButton.make(context.press("best", Code(kind.kind())), label, style=style)


def _rest(context: PanelContext) -> list[PrivateButton]:
    """Make the button that declines what is left of the turn."""
    if context.rest is None:
        return []
    press = context.press("decline", str(len(context.rest.steps)))
    instead = any(fields(kind) and not context.is_minor(kind) for kind in context.snapshot.kinds)
    style = _styles.secondary if instead else _styles.primary
    return [PrivateButton.make(press, context.rest_label(context.rest), style=style)]


def _orders(context: PanelContext) -> list[PrivateButton]:
    """Make the buttons that order moves in advance, or take that back.

    Where there is something else to be done, one button leads to all but what a single press orders.
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
        return [*buttons, *_order_buttons(context)]
    if _orderable(context) or _others(context):
        label = texts.say("order.menu", orders=len(_others(context)))
        buttons.append(PrivateButton.make(context.press("orders"), label))
    return buttons


def _orderable(context: PanelContext) -> list[type[Order]]:
    """Return the kinds of order that are filled in: what a single press orders has a button of its own."""
    ready = context.snapshot.possible
    return [kind for kind in context.snapshot.orderable if ready is None or kind is not type(ready)]


def _others(context: PanelContext) -> list[tuple[int, OwnOrder]]:
    """Return the orders that stand with their places, but for one that the button of a single press takes back."""
    ready, numbered = context.snapshot.possible, enumerate(context.snapshot.orders, start=1)
    return [(place, each) for place, each in numbered if ready is None or type(each.order) is not type(ready)]


def _order_buttons(context: PanelContext) -> list[PrivateButton]:
    """Make a button for each kind of order that is filled in, and for each order that can be taken back."""
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


def _answers(context: PanelContext) -> list[PrivateButton]:
    """Make the button that answers once for all the question of now, and the one that takes all such answers back."""
    prompts, buttons = context.snapshot.answer_order, []
    if prompts is not None:
        label = shorten(context.label(prompts.text), LONGEST_LABEL)
        buttons.append(PrivateButton.make(context.press("never", prompts.name), label))
    if context.snapshot.answered:
        buttons.append(PrivateButton.make(context.press("ask_again"), context.texts.say("answer.ask_again")))
    return buttons


def _undo(context: PanelContext) -> list[PrivateButton]:
    """Make the button that takes one's own move back, while it is the last; in a private copy the last of all."""
    if context.snapshot.copied:
        return _of_copy(context)
    offer = context.snapshot.undo
    # Whoever asks somebody something takes that back by a button of its own.
    if offer is None or not offer.last or context.snapshot.asks:
        return []
    # Where no other person sits, nobody need agree.
    at_once = (offer.free and context.snapshot.table.phase == "live") or len(context.snapshot.table.people) == 1
    undo = PrivateButton.make(context.press("undo"), context.texts.say("undo.free" if at_once else "undo.ask"))
    if not context.snapshot.restarts:
        return [undo]
    return [undo, PrivateButton.make(context.press("restart"), context.texts.say("undo.restart"))]


def _of_copy(context: PanelContext) -> list[PrivateButton]:
    """Make the buttons by which a private copy is gone through: a move back, and what has come of it so far."""
    if not context.snapshot.table.seq or context.snapshot.lesson is not None:
        return []
    labels = (("back", "copy.back"), ("compare", "copy.compare"))
    return [PrivateButton.make(context.press(verb), context.texts.say(key)) for verb, key in labels]


def _thinking(context: PanelContext) -> list[PrivateButton]:
    """Make the buttons that lead whoever is to move: a hint, and a private copy to try something out in."""
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

    ``room``: what the rest of the message leaves of what Discord takes; more options are leafed through.
    """
    listed, last = _listed(context, form), _rows_of(_last_buttons(context, form))
    return [*listed, *_field_rows(context, form, room.without(_size(*listed, *last))), *last]


def _field_rows(context: PanelContext, form: OpenForm, room: Size) -> list[Row]:
    """Make the controls that fill in the next field."""
    if form.field is None:
        # A form that is complete before anybody pressed anything still wants a press of its own.
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
    return [*first, *_one_rows(context, form, room.without(_size(*first)))]


def _family(context: PanelContext) -> str:
    """Return how the keys of texts begin that a game shares with others, or its own where it shares none."""
    info = find(context.snapshot.table.game).info
    return info.family or info.key


def _listed(context: PanelContext, form: OpenForm) -> list[Row]:
    """Make the menu of whole moves that are likely to be wanted, while nothing of the move is chosen."""
    if form.field is None or form.back != BLANK:
        return []
    options = [
        _option(place, context.label(each.label), context.label(each.brings))
        for place, each in enumerate(context.snapshot.position.listed(form.kind))
    ]
    if not options:
        return []
    hint = context.texts.say(f"{context.snapshot.table.game}.listed.{form.kind.kind()}_menu")
    pages = [options[start : start + PAGE] for start in range(0, len(options), PAGE)]
    page, blank = min(form.code.page, len(pages) - 1), Code(form.kind.kind())
    if len(pages) > 1:
        hint = context.texts.say("form.listed_page", menu=hint, **_span(pages[page]), all=str(len(options)))
    turning = [
        PrivateButton.make(
            context.press("go", blank.turned_to(number)),
            context.texts.say("form.page_numbers", **_span(held)),
            disabled=number == page,
        )
        for number, held in enumerate(pages)
    ]
    menu = Row(PrivateMenu.make(context.press("whole", blank.turned_to(page)), pages[page], hint))
    return [menu, *(_rows_of(turning) if len(pages) > 1 else [])]


def _span(held: list[discord.SelectOption]) -> dict[str, str]:
    """Tell the numbers of the first and the last option of a page."""
    return {"first": str(int(held[0].value) + 1), "last": str(int(held[-1].value) + 1)}


def _option(place: int, label: str, more: str = "", *, marked: bool = False) -> discord.SelectOption:
    """Make an option of a menu, known by its place."""
    description = shorten(more, LONGEST_OPTION) if more else None
    return discord.SelectOption(
        label=shorten(label, LONGEST_OPTION), value=str(place), description=description, default=marked
    )


def _confirm(context: PanelContext, form: OpenForm, code: Code) -> Row:
    label = context.confirm(form.kind)
    # What it does stands above the button: whoever presses has read it.
    return Row(PrivateButton.make(context.press("sure", code), label, style=_styles.success))


def _many_rows(context: PanelContext, form: OpenForm, slot: Choice) -> list[Row]:
    """Make a menu for several at once; what it marked is confirmed by a button."""
    options = [
        _option(entry.place, entry.words, marked=str(entry.place) in form.marked)
        for entry in _entries(context, form)[:PAGE]
    ]
    hint = context.texts.say("form.choose_many", least=slot.at_least, most=slot.at_most)
    none = PrivateButton.make(
        context.press("sure", form.code.then(NONE_CHOSEN)), context.confirm(form.kind, empty=True)
    )
    if not slot.at_least and len(slot.options) == 1:
        one = context.press("sure", form.code.then("0")), shorten(options[0].label, LONGEST_LABEL)
        return [Row(PrivateButton.make(*one, style=_styles.primary), none)]
    bounds = max(1, slot.at_least), min(slot.at_most, PAGE)
    menu = Row(PrivateMenu.make(context.press("many", form.code), options, hint, bounds=bounds))
    marked = [_confirm(context, form, form.code.then("+".join(form.marked)))] if form.marked else []
    return [menu, *marked, *([Row(none)] if not slot.at_least else [])]


def _number_rows(context: PanelContext, form: OpenForm, slot: NumberRange) -> list[Row]:
    """Make a button for the least, the most and the likeliest of many numbers, and one that asks for any other."""
    places = [slot.numbers.index(number) for number in slot.marked]
    marked = [
        PrivateButton.make(context.press(_verb(context, form, place), form.picked(place)), f"{slot.numbers[place]:,}")
        for place in places
    ]
    hint = context.texts.say("form.number", **bounds(slot))
    return [*_rows_of(marked), Row(NumberButton.make(context.press("number", form.code), hint, style=_styles.primary))]


def _pair_rows(context: PanelContext, form: OpenForm) -> list[Row]:
    """Make a button for what may stand in the last two fields together."""
    buttons = [
        PrivateButton.make(
            context.press(_whole(form), pair.code),
            shorten(named(pair.value, " · ".join(pair.labels(context.label))), LONGEST_LABEL),
            style=_styles.primary,
        )
        for pair in form.pairs
    ]
    return _rows_of(buttons, PICTURED_IN_A_ROW)


def _list_rows(context: PanelContext, form: OpenForm, room: Size) -> list[Row]:
    """Make a button for each list that the last field may hold, or menus of them."""
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
            style=_styles.primary,
        )
        for entry in entries
    ]
    return _rows_of(buttons)


def _one_rows(context: PanelContext, form: OpenForm, room: Size) -> list[Row]:
    """Make a button for each option, or menus of them."""
    entries = _ordered(context, form)
    if len(entries) > BUTTONS:
        return _menus(context, form.code, entries, room)
    last = form.last and form.path is None
    buttons = [
        PrivateButton.make(
            _pick(context, form, entry.place),
            shorten(" · ".join(filter(None, (entry.words, entry.helps))), LONGEST_LABEL),
            style=_styles.primary if last else _styles.secondary,
        )
        for entry in entries
    ]
    return _rows_of(buttons, PICTURED_IN_A_ROW) if last and context.pictured else _rows_of(buttons)


def _pick(context: PanelContext, form: OpenForm, place: int) -> ids.Press:
    """Return what the button of an option says: of what is final that has been read, so it is done at once."""
    if place in context.finals and place in form.completions:
        return context.press("sure", form.completions[place].code)
    return context.press(_verb(context, form, place), form.picked(place))


def _verb(context: PanelContext, form: OpenForm, place: int) -> str:
    """Return what the button of an option does: where nothing is hidden, it plays as soon as the form is complete.

    So it does where only what may be left out could follow; but never where something would stay for good. The most of
    some numbers is perhaps all that somebody has: what comes of it is shown before it is played.
    """
    if isinstance(form.slot, NumberRange) and place == len(form.slot.numbers) - 1:
        return "go"
    if form.kind in find(context.snapshot.table.game).lasting:
        return "go"
    if (form.plays and not form.last) if form.path is None else (form.last and not form.eager):
        return "take"
    return _whole(form) if form.eager or (form.last and form.path is None) else "go"


def _whole(form: OpenForm) -> str:
    """Return what the button of a whole form does, as ``_verb``."""
    return "take" if form.eager else "play"


class _Entry(NamedTuple):
    """Something that may be picked."""

    place: int
    """Among the options of the field."""
    words: str
    helps: str = ""
    """What of the person's own aims it helps with."""
    points: int = 0
    reaches: int = 0
    """What those aims count that it reaches by itself."""

    @property
    def rank(self) -> tuple[int, bool, int]:
        """By which it stands among the others: what reaches something first, then what helps, then by points."""
        return -self.reaches, not self.helps, -self.points


def _ordered(context: PanelContext, form: OpenForm) -> list[_Entry]:
    """Return what may be picked: what helps the person first by its rank, then as the language orders names."""
    entries, alphabet = _entries(context, form), context.texts.say("alphabet")
    if any(entry.helps or entry.points for entry in entries):
        entries.sort(key=lambda entry: (*entry.rank, sort_key(entry.words, alphabet)))
        return [
            entry._replace(words=context.texts.say("form.helps", option=entry.words)) if entry.helps else entry
            for entry in entries
        ]
    if len(entries) > BUTTONS and all(entry.words[:1].isalpha() for entry in entries):
        # Names are found by the alphabet; what is none, such as to wait, comes last. Prices stay as the game ranks
        # them.
        entries.sort(key=lambda entry: (entry.words[:1].islower(), sort_key(entry.words, alphabet)))
    return entries


def _entries(context: PanelContext, form: OpenForm) -> list[_Entry]:
    """Return what may be picked, in the order of the game."""
    slot = form.slot
    if isinstance(slot, NumberRange):
        return [_Entry(place, f"{number:,}") for place, number in enumerate(slot.numbers)]
    worths = context.snapshot.position.worth(form.kind, form.field, form.values) if form.field else {}
    entries = []
    for place, option in enumerate(slot.options if slot else ()):
        worth = worths.get(option.value, Worth())
        helps = "" if worth.helps is None else context.label(worth.helps)
        entries.append(_Entry(place, context.option(option), helps, worth.points, worth.reaches))
    return entries


def _menus(context: PanelContext, code: Code, entries: list[_Entry], room: Size, verb: str = "pick") -> list[Row]:
    """Make the menus in which one of many entries is picked for the next field of a form.

    What one message cannot hold is leafed through: a button for each page says what that holds.
    """
    pages = [_parted(page) for page in _pages(entries, room)]
    firsts = [0, *itertools.accumulate(map(len, pages))]
    page = max(place for place, first in enumerate(firsts[:-1]) if first <= max(0, code.page))
    alone = sum(map(len, pages)) == 1
    rows = [
        Row(
            PrivateMenu.make(
                # Two menus of one message must not say the same.
                context.press(verb, code.turned_to(number)),
                [_option(entry.place, entry.words, entry.helps) for entry in held],
                context.texts.say("form.choose", pages=1 if alone else 2, page=_page_name(context.texts, held)),
            )
        )
        for number, held in enumerate(pages[page], start=firsts[page])
    ]
    turning = [
        PrivateButton.make(context.press("go", code.turned_to(first)), name, disabled=number == page)
        for number, (first, name) in enumerate(zip(firsts, _names_of_pages(context.texts, pages), strict=False))
    ]
    return [*rows, *(_rows_of(turning) if len(pages) > 1 else [])]


def _parted(entries: list[_Entry]) -> list[list[_Entry]]:
    """Part entries into menus."""
    return [entries[start : start + PAGE] for start in range(0, len(entries), PAGE)]


def _pages(entries: list[_Entry], room: Size) -> list[list[_Entry]]:
    """Part entries into as few pages as there can be, the first of which hold as much as one message does."""
    sizes = [size_of([{"options": [_option(each.place, each.words, each.helps).to_dict()]}]) for each in entries]
    least = max(room.bytes - TURNING, LEAST_ROOM)
    pages, taken = [list[_Entry]()], 0
    for entry, size in zip(entries, sizes, strict=True):
        if pages[-1] and (len(pages[-1]) >= max(PAGE, room.options) or taken + size.bytes > least):
            pages.append([])
            taken = 0
        pages[-1].append(entry)
        taken += size.bytes
    return pages


def _names_of_pages(texts: Texts, pages: Sequence[Sequence[list[_Entry]]]) -> list[str]:
    """Tell of each page of menus which of all entries it holds, and what those are."""
    found, first = list[str](), 1
    for menus in pages:
        held = [entry for menu in menus for entry in menu]
        last = first + len(held) - 1
        name = texts.say("form.page_from", first=str(first), last=str(last), page=_page_name(texts, held))
        found.append(shorten(name, LONGEST_LABEL))
        first = last + 1
    return found


def _page_name(texts: Texts, held: list[_Entry]) -> str:
    """Tell what a page holds: from which name to which, or from how many points to how many; of one entry its name."""
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
    """Make the buttons below: the list is complete, what the game suggests, and back, or all else that can be done."""
    buttons, texts, snapshot, blank = list[PrivateButton](), context.texts, context.snapshot, Code(form.kind.kind())
    if form.ways and not context.obstacle and snapshot.position.foresees(form.kind):
        label = texts.say(f"{_family(context)}.foresee")
        buttons.append(PrivateButton.make(context.press("foresee", form.code), label))
    if _may_end(form) and form.beyond is None and not context.obstacle and not context.suggested:
        label = context.confirm(form.kind, empty=form.empty) if form.last else texts.say("form.done")
        verb, style = "play" if form.last else "go", _styles.secondary if form.empty else _styles.success
        buttons.append(PrivateButton.make(context.press(verb, form.ended), label, style=style))
    if form.short is not None:
        label = context.confirm(form.kind)
        buttons.append(PrivateButton.make(context.press(_whole(form), form.short), label, style=_styles.success))
    if form.kind in context.best and form.field is not None:
        buttons.append(_best(context, form.kind))
    if context.suggested:
        by_hand = context.press("go", Code(form.kind.kind(), BY_HAND))
        buttons.append(PrivateButton.make(by_hand, texts.say("form.by_hand")))
    if context.alternatives:
        others = [kind for kind in snapshot.offered if kind is not form.kind]
        buttons += [button for kind in others for button in _kind_buttons(context, kind)]
        return [*buttons, *_rest(context), *_orders(context), *_answers(context), *_undo(context), *_thinking(context)]
    if context.suggested or (len(snapshot.kinds) <= 1 and form.back == BLANK and not issubclass(form.kind, Order)):
        return [*buttons, *_undo(context), *_thinking(context)]
    buttons.append(PrivateButton.make(context.press("go", form.back), texts.say("form.back")))
    if form.path is not None and form.back not in (BLANK, blank):
        # Back goes entry by entry, also through a list that was picked whole.
        buttons.append(PrivateButton.make(context.press("go", blank), texts.say("form.anew")))
    if snapshot.lesson is not None:
        # What is shown can be shown again, from wherever its learner has got to.
        buttons += _thinking(context)
    return buttons


def number_form(press: ids.Press, title: str, question: str) -> discord.ui.Modal:
    """Make the form for the field that a button asks about; its title says of what."""
    prompts = discord.ui.TextInput[Any](custom_id="number", max_length=LONGEST)
    return _over_the_page(press, "typed", press.arg, title, [(question, prompts)])


def note_form(texts: Texts, press: ids.Press) -> discord.ui.Modal:
    """Make the form for what is added to a question."""
    prompts = discord.ui.TextInput[Any](custom_id="note", max_length=LONGEST_NOTE, style=discord.TextStyle.paragraph)
    return _over_the_page(press, "noted", "", texts.say("note.title"), [(texts.say("note.ask"), prompts)])


def move_form(texts: Texts, press: ids.Press, snapshot: Snapshot, kind: type[Move]) -> discord.ui.Modal:
    """Make the form for all fields of a move.

    Raises:
        NotSeated, IllegalMove, Refusal: it cannot be made now.

    """
    assert is_written(kind)
    slots, own = snapshot.position.slots(kind), f"{snapshot.table.game}.write.{kind.kind()}"
    prompts: list[tuple[str, discord.ui.Item[Any]]] = []
    for name in fields(kind):
        slot, required = slots(name, {}), name not in defaults(kind)
        if isinstance(slot, NumberRange):
            number = discord.ui.TextInput[Any](custom_id=name, max_length=LONGEST, required=required)
            prompts.append((texts.say(f"{own}.{name}", **bounds(slot)), number))
        elif isinstance(slot, Choice):  # a list is not written into a form
            options = [
                discord.SelectOption(
                    label=texts.say(f"{own}.{name}.{option.value}"),
                    value=option.value,
                    default=option.value == defaults(kind).get(name),
                )
                for option in slot.options
            ]
            choice = discord.ui.Select[Any](custom_id=name, required=required, options=options)
            prompts.append((texts.say(f"{own}.{name}"), choice))
    # Whatever the words for what is to be decided name, the title can name too.
    prompt = snapshot.lead.prompt if snapshot.lead is not None else None
    question = snapshot.question.text if snapshot.question is not None else None
    named_there = {
        name: value for said in (prompt, question) if said is not None for name, value in said.params.items()
    }
    title = texts.sentence(Text(own, named_there), plain=True)
    return _over_the_page(press, "said" if press.verb == "ask" else "written", kind.kind(), title, prompts)


def _over_the_page(
    press: ids.Press, verb: str, arg: str, title: str, prompts: list[tuple[str, discord.ui.Item[Any]]]
) -> discord.ui.Modal:
    """Make a form of questions, each with the field in which it is answered."""
    custom_id = ids.make(press.table, press.seq, verb, arg)
    form = discord.ui.Modal(title=shorten(title, LONGEST_TITLE), custom_id=custom_id, timeout=TIMEOUT)
    for question, field in prompts:
        form.add_item(discord.ui.Label(text=shorten(question, LONGEST_QUESTION), component=field))
    return form


def bounds(slot: Slot | None) -> dict[str, int]:
    """Return what sentences say about the numbers that may be chosen, or how many of a list."""
    if isinstance(slot, NumberRange):
        return {"least": slot.low, "most": slot.high, "step": slot.step}
    return {"least": slot.at_least, "most": slot.at_most} if isinstance(slot, Choice) else {}
