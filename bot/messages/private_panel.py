"""The private panel: the hand, what a seat can do, and the form of a move, as buttons and menus."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, NamedTuple

import discord

from bot.answering import long_step
from bot.drawing_pool import Picture
from bot.forms import BLANK, Code, OpenForm, bounds, form_of, open_form
from bot.messages.controls import (
    LARGEST,
    Layout,
    LessonButton,
    PrivateButton,
    PublicButton,
    Row,
    RuleButton,
    picture_or_words,
    uploads,
)
from bot.messages.panel_controls import (
    STYLES,
    form_rows,
    may_end,
    menu_rows,
    order_endings,
    order_lines,
    size_of_items,
)
from bot.messages.people import Names
from bot.messages.pictures import Pictures, picture_menu, private
from bot.messages.wording import LOOKS, PanelContext, PanelTopic, cited, explain, in_a_row, label_of, latest, story
from bot.opponents import Advisor
from bot.service import Compared, Refusal, Snapshot
from bot.service.values import LessonStatus
from bot.texts import Texts, harmless, shorten
from engine.core.errors import IllegalMove
from engine.core.moves import Chain, Choice, Move, fields, name_of_kind
from engine.core.orders import Order
from engine.core.registry import find
from engine.core.text import Player, Text, text

ADVICE_WAIT = 1.5
"""Seconds for which a panel waits for a suggestion."""
LONGEST_TEXT = 1500
"""Characters of one text of a panel; Discord takes 4,000 in a whole message."""
LONGEST_IN_WORDS = 1000
"""The same if a picture is also described in words."""
LONGEST_FORETOLD = 800
"""Characters of what else a move would bring about, which leaves room for what follows."""

MOST_PARTS = 37
"""The most components in the frame: of Discord's forty in a message, some are left for a menu of pictures below."""


class PrivatePanel(NamedTuple):
    """A private message: its layout with the files to upload."""

    view: Layout
    snapshot: Snapshot
    """What it shows."""

    @property
    def seq(self) -> int:
        """How many entries the log had when it was made."""
        return self.snapshot.table.seq

    @property
    def waits(self) -> bool:
        """Whether the game waits for others."""
        return self.snapshot.waits


class _Draft(NamedTuple):
    """A panel without its picture."""

    context: PanelContext
    form: OpenForm | None
    said: str
    """What just happened, or why the requested form is not shown."""


class PanelComposer:
    """Composes private panels from snapshots. It changes nothing."""

    def __init__(self, names: Names, pictures: Pictures, advisor: Advisor | None) -> None:
        """``advisor``: works out suggestions; None for none."""
        self._names = names
        self._pictures = pictures
        self._advisor = advisor

    async def begun(
        self, snapshot: Snapshot, texts: Texts, topic: PanelTopic
    ) -> tuple[PrivatePanel, asyncio.Task[PrivatePanel] | None]:
        """Compose a person's panel; if its picture or a suggestion takes long, first without them.

        Args:
            snapshot: the table as the person sees it.
            texts: the words to use.
            topic: what else it is to show.

        Returns:
            The panel to show at once, and the task that makes the complete one; None if the first is complete.

        Raises:
            IllegalMove, Refusal: the form means nothing in this position.

        """
        draft = await self._draft(snapshot, texts, topic)

        async def completed() -> PrivatePanel:
            suggested = None not in draft.context.best.values()
            return await self._pictured(draft if suggested else await self._draft(snapshot, texts, topic, ADVICE_WAIT))

        whole = asyncio.create_task(completed(), name="a whole private panel")
        # A panel whose parts are all kept in memory is complete after one step. If it is not, something is still being
        # drawn or worked out, and what is shown meanwhile is laid out in a long step of its own.
        await asyncio.sleep(0)
        if whole.done():
            return whole.result(), None
        await long_step()
        return self._panel(draft._replace(context=self._seen_by_eye(draft.context, draft.form)), []), whole

    async def panel(self, snapshot: Snapshot, texts: Texts, *, notice: str = "", last: bool = False) -> PrivatePanel:
        """Compose a person's complete panel, with whatever is to be done.

        Args:
            snapshot: the table as the person sees it.
            texts: the words to use.
            notice: what just happened, in words.
            last: this is the last edit; from now on only its own controls can change the message.

        """
        topic = PanelTopic(notice=notice, last=last)
        return await self._pictured(await self._draft(snapshot, texts, topic, ADVICE_WAIT))

    async def compared(self, copy: Compared, texts: Texts) -> Layout:
        """Show what has happened in a private copy, and its board as it began and as it is now."""
        table, seat = copy.now.table, copy.before.seat
        names = await self._names.at(table, texts)
        lines = story(table.game, copy.events, seat, texts, names)
        happened = "\n".join(latest(lines, LONGEST_TEXT)) or texts.say("copy.nothing")
        view = Layout(texts.say("copy.compared", title=harmless(table.title)), happened)
        for name, key, snapshot in (("before", "copy.before", copy.before), ("now", "copy.now", copy.now)):
            picture = await self._pictures.chief(snapshot, texts, names)
            if picture is not None:
                view.add(texts.say(key), picture._replace(name=f"{name}-{picture.name}"))
        return view

    async def _draft(self, snapshot: Snapshot, texts: Texts, topic: PanelTopic, wait: float = 0) -> _Draft:
        """Prepare a panel without its picture, waiting at most ``wait`` seconds for a suggestion."""
        texts = texts.of(snapshot.table.game)
        form, blank = (None, False) if topic.declining or topic.ordering else _form_to_open(snapshot, topic.form)
        names = await self._names.at(snapshot.table, texts)
        section = None if topic.rule is None else cited(snapshot.position.rulebook, topic.rule)
        context = PanelContext(snapshot, texts, names, topic, cited=section)
        if form is None:
            context = await self._with_turn(context, wait)
        else:
            context, form = await self._with_form(context, form, wait, blank=blank)
        lines = [topic.notice or _not_now(context), *order_endings(snapshot.ended_orders, texts, names)]
        return _Draft(context, form, "\n".join(filter(None, lines)))

    async def _with_turn(self, context: PanelContext, wait: float) -> PanelContext:
        """Add to a context what the game suggests for the turn, and which steps can be declined together."""
        snapshot = context.snapshot
        if snapshot.seat not in snapshot.actors or snapshot.asks:
            return context
        best = {
            kind: await self._advisor.ready(snapshot.position, kind, wait)
            for kind in snapshot.kinds
            if self._advisor is not None and kind in find(snapshot.table.game).advice.suggested
        }
        return context._replace(best=best, remaining=snapshot.position.remaining_steps())

    async def _with_form(
        self, context: PanelContext, form: OpenForm, wait: float, *, blank: bool
    ) -> tuple[PanelContext, OpenForm]:
        """Add to a context the effects of a form, and what the game suggests for it if that is found in time.

        A ``blank`` list is filled in with the suggestion.
        """
        position, kind = context.snapshot.position, form.kind
        context = context._replace(alternatives=form.back == BLANK and _leading(context.snapshot) is kind)
        if self._advisor is not None and kind in find(context.snapshot.table.game).advice.suggested:
            found = await self._advisor.ready(position, kind, wait)
            context = context._replace(best={kind: found}, suggested=blank and form.path is not None)
            if context.suggested and found is not None:
                try:
                    form = form_of(position, found.move)
                except Refusal:  # what was found cannot be written as a form
                    context = context._replace(suggested=False)
        if context.alternatives:
            context = context._replace(remaining=position.remaining_steps())
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
        """Add to a context which picks would complete a form and could not be undone freely."""
        snapshot, whole = context.snapshot, (form.beyond or form).completions
        if not whole or form.kind in find(snapshot.table.game).guidance.irreversible:
            return context
        needs = snapshot.position.needs_others
        return context._replace(finals=frozenset(at for at, each in whole.items() if needs(each.kind, each.values)))

    async def _pictured(self, draft: _Draft) -> PrivatePanel:
        """Draw the pictures of a panel, and lay it out."""
        form, snapshot = draft.form, draft.context.snapshot
        pictures, context = await self._shown(draft.context, form)
        draft, helpful = draft._replace(context=context), None
        if not pictures and (form is not None or not draft.said or snapshot.lesson is not None):
            helpful = await self._pictures.for_panel(snapshot, form, context.texts, context.names)
        return self._panel(draft, pictures, helpful)

    def _panel(self, draft: _Draft, pictures: list[Picture], helpful: Picture | None = None) -> PrivatePanel:
        """Lay a panel out with its pictures, or with one that helps if it has none."""
        context, form, said = draft
        idle = form is None and not said and not pictures
        shown = pictures or ([helpful] if helpful else [])
        below = idle or context.snapshot.copied or (context.alternatives and not said and context.topic.form is None)
        others = picture_menu(context.snapshot, context.texts, "show") if below else None
        view = layout(context, shown, form, said, below=others)
        view.files = uploads(*shown)
        return PrivatePanel(view, context.snapshot)

    async def _shown(self, context: PanelContext, form: OpenForm | None) -> tuple[list[Picture], PanelContext]:
        """Draw the options of a form, else the private pictures, or what would come of the form."""
        snapshot, texts, names = context.snapshot, context.texts, context.names
        first, *others = private(snapshot) or ("",)
        # Options that are chosen from a picture are shown rather than the person's hand.
        if form is not None and not first and self._pictures.chosen_together(snapshot, form):
            context = context._replace(paired=True)
            if pairs := await self._pictures.together(snapshot, form, texts, names):
                return [pairs], context
        # A person who wants no pictures gets the same in words, unless the options say it themselves.
        eye = form if form is not None and (not snapshot.pictured or self._by_eye(context, form)) else None
        if eye is not None and (choice := await self._pictures.choice(snapshot, eye, texts, names)):
            return [choice], context._replace(pictured=snapshot.pictured)
        # The hand, and of a large board the part around all that can be chosen; other private ones are said in words.
        # One after the other, so that both are ready in one step if both are kept in memory.
        drawn = [await self._pictures.of(snapshot, first, texts, names)] if first else []
        drawn.append(await self._pictures.reach(snapshot, form, texts, names))
        own = [picture for picture in drawn if picture is not None]
        if form is None or own:
            return own, context._replace(also=tuple(context.said(kind) for kind in others))
        if context.after is None or form.empty:  # a list without entries has no effects yet
            return [], context
        # A whole move that is suggested or listed is picked before the person has seen what it does.
        if form.kind in context.best or snapshot.position.listed(form.kind):
            result = await self._pictures.after(snapshot, context.after, form, texts, names)
            return [result] if result else [], context
        return [], context

    def _seen_by_eye(self, context: PanelContext, form: OpenForm | None) -> PanelContext:
        """Prepare the wording for a picture that is not drawn yet."""
        if form is None:
            return context
        paired = not private(context.snapshot) and self._pictures.chosen_together(context.snapshot, form)
        return context._replace(paired=paired, pictured=self._by_eye(context, form))

    def _by_eye(self, context: PanelContext, form: OpenForm) -> bool:
        """Return whether the picture of a form shows its options, and not its effects so far.

        For a list that the game can suggest, such as the routes of trains, the effects matter more.
        """
        begun = context.after is not None and isinstance(form.slot, Chain) and not form.empty
        return not (begun and form.kind in context.best) and self._pictures.is_chosen_by_eye(context.snapshot, form)


def _form_to_open(snapshot: Snapshot, prompts: OpenForm | Code | Move | None) -> tuple[OpenForm | None, bool]:
    """Return the requested form, or else that of the main move, and whether nothing is picked in it yet.

    None if there is a choice of moves, or nothing to do. Raises IllegalMove or Refusal if it has no meaning now.
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
    """Return the main kind of move of a step, if the game opens its form without a press; else None.

    Anything else that can be done declines it, or has a button of its own.
    """
    info = find(snapshot.table.game).info
    main = [kind for kind in snapshot.kinds if fields(kind) and not snapshot.is_minor(kind)]
    return main[0] if len(main) == 1 and main[0].kind() in info.opened and not snapshot.asks else None


def _led_to(snapshot: Snapshot, *, anew: bool) -> type[Move] | None:
    """Return the only kind of move there is; None if there are several, or the menu was requested.

    Withdrawing one's own question, and moves that are possible along with any other, do not count.
    """
    minor = find(snapshot.table.game).info.unprompted
    kinds = [kind for kind in snapshot.kinds if kind.kind() not in minor]
    if snapshot.asks or len(kinds) != 1 or (len(snapshot.kinds) > 1 and (not anew or not fields(kinds[0]))):
        return None
    return kinds[0]


def _not_now(context: PanelContext) -> str:
    """Say that the requested kind of move is not possible, if others are."""
    kinds, texts = {kind.kind() for kind in context.snapshot.kinds}, context.texts
    orders = {kind.kind() for kind in context.snapshot.orderable}
    kind = _kind_of(context.topic.form)
    if not kinds or kind in kinds | orders | {""}:
        return ""
    if kind not in {one.kind() for one in find(context.snapshot.table.game).moves}:
        return texts.say("form.out_of_date")
    return texts.sentence(text("private_panel.not_now", move=name_of_kind(kind)))


def _kind_of(prompts: OpenForm | Code | Move | None) -> str:
    """Return the name of the requested kind of move; empty if there is none."""
    match prompts:
        case OpenForm():
            return prompts.kind.kind()
        case Move():
            return prompts.kind()
        case Code():
            return prompts.kind
    return ""


def _heading(context: PanelContext) -> str:
    """Return the heading: of a table, a private copy of one, or a lesson."""
    texts, table, lesson = context.texts, context.snapshot.table, context.snapshot.lesson
    if lesson is not None:
        return _lesson_heading(table.game, lesson, texts)
    game, title = texts.game_name(table.game), harmless(table.title)
    named = harmless(game) in title  # the title says it already
    if context.snapshot.copied:
        return texts.say("copy.heading", game=game, title=title, named=int(named))
    said = texts.say("private_panel.heading", title=title)
    return said if named else f"{said}\n{texts.say('private_panel.of_game', game=game)}"


def layout(
    context: PanelContext, pictures: list[Picture], form: OpenForm | None, notice: str, *, below: Row | None = None
) -> Layout:
    """Lay a panel out, with a row below its frame."""
    frame, lesson = _frame(context, pictures, form, notice), context.snapshot.lesson
    looks = _looks(context) if lesson is None else _lesson_rows(context.snapshot.table.game, lesson, context.texts)
    room = LARGEST.without(size_of_items(frame, *looks, *filter(None, [below])))
    rows = menu_rows(context) if form is None else form_rows(context, form, room)
    if context.topic.advised:
        _stands_out_alone(rows, context.topic.advised)
    for row in rows:
        frame.add_item(row)
    if lesson is not None or len(tuple(frame.walk_children())) + len(LOOKS) < MOST_PARTS:
        for row in looks:
            frame.add_item(row)
    return Layout(frame, below)


def _stands_out_alone(rows: Iterable[Row], kind: str) -> None:
    """Highlight only the button of one kind of move."""
    for button in (part for row in rows for part in row.walk_children()):
        if isinstance(button, PrivateButton):
            advised = button.press.verb in {"go", "play", "write"} and button.press.arg == kind
            button.item.style = STYLES.success if advised else STYLES.secondary


def _frame(
    context: PanelContext, pictures: list[Picture], form: OpenForm | None, notice: str
) -> discord.ui.Container[Any]:
    """Make the words and pictures of a panel, without its controls."""
    frame, texts, lesson = discord.ui.Container[Any](), context.texts, context.snapshot.lesson
    # A picture in words takes up some of the room in a message.
    most = LONGEST_TEXT if context.snapshot.pictured else LONGEST_IN_WORDS
    frame.add_item(discord.ui.TextDisplay(_heading(context)))
    if notice:
        frame.add_item(discord.ui.TextDisplay(shorten(notice, most)))
    if lesson is None and context.snapshot.copied and context.snapshot.seat in context.snapshot.actors:
        frame.add_item(discord.ui.TextDisplay(texts.say("copy.plays_for", player=_acting(context))))
    for picture in pictures:
        frame.add_item(picture_or_words(picture))
    for said in context.also:
        frame.add_item(discord.ui.TextDisplay(texts.say("private_panel.also", alt=said)))
    if lesson is not None and lesson.solution is None:
        frame.add_item(discord.ui.TextDisplay(_lesson_ended(context.snapshot.table.game, lesson, texts)))
    elif state := _state(context, notice) if form is None else _question(context, form):
        frame.add_item(discord.ui.TextDisplay(shorten(state, most)))
    if context.cited is not None:
        table = context.snapshot.table
        frame.add_item(Row(RuleButton.to(context.cited, table.id, table.seq, texts)))
    return frame


def _looks(context: PanelContext) -> list[Row]:
    """Make the last row, which is the same as on the public panel.

    The button of the hand updates this panel itself. Onlookers and private copies have no such row.
    """
    snapshot, texts = context.snapshot, context.texts
    if snapshot.seat is None or snapshot.copied:
        return []
    hand, *others = ((verb, label_of(texts, snapshot.table, verb)) for verb in LOOKS)
    own = PrivateButton.make(context.press("now", hand[0]), hand[1])
    return [Row(own, *(PublicButton.make(context.press(verb), label) for verb, label in others))]


def _acting(context: PanelContext) -> str:
    """Return the name of the seat that the owner of a private copy plays."""
    seat = context.snapshot.seat
    return "" if seat is None else harmless(context.names[seat])


def _state(context: PanelContext, notice: str) -> str:
    """Say how things stand if no form is open, without what the notice above has just said."""
    texts, snapshot = context.texts, context.snapshot
    lines = ["" if context.question_text in notice.splitlines() else context.question_text, *context.sheet]
    if context.topic.ordering:
        # The panel that offers the moves says what is to be decided now.
        lines.append(texts.say("order.what"))
    elif snapshot.decides:
        prompts = snapshot.question is not None and snapshot.seat == snapshot.question.to
        if not snapshot.asks:
            turn = "private_panel.early" if snapshot.early else "private_panel.your_turn"
            lines.append(texts.say("private_panel.asked" if prompts else turn))
        lines += [context.prompt, context.standstill, context.remaining_words, *context.warnings()]
    elif not (snapshot.kinds or snapshot.waits):
        lines.append(texts.say("private_panel.over"))
    elif snapshot.seat is None:  # the person has given it away
        lines.append("" if notice else texts.say("service.no_seat"))
    elif context.topic.last:
        lines.append(texts.say("private_panel.where", channel=f"<#{snapshot.table.channel_id}>"))
    else:
        if any(snapshot.table.holder(seat).human for seat in snapshot.waited):
            players = tuple(Player(seat) for seat in sorted(snapshot.waited))
            lines.append(context.sentence(Text("private_panel.waiting", {"players": players})))
        else:
            # Built-in opponents move one after the other, faster than this message is brought up to date.
            opponents = sum(not holder.human for holder in snapshot.table.seats)
            lines.append(texts.say("private_panel.opponents", opponents=opponents))
        # A message that only one person sees can be changed only for a while: it must not seem to be always up to date.
        lines.append(texts.say("private_panel.called"))
    if snapshot.pending_order is not None and not notice:
        lines.append(context.sentence(snapshot.pending_order))
    lines += order_lines(context)
    if snapshot.answered:
        lines.append(texts.say("answer.stands", answered=texts.join([*map(context.sentence, snapshot.answered)])))
    return "\n".join(filter(None, lines))


def _question(context: PanelContext, form: OpenForm) -> str:
    """Say what a form asks for, what is chosen in it, and what would come of it."""
    texts, snapshot = context.texts, context.snapshot
    lines = [texts.say("private_panel.form", move=context.title(form.code.kind))]
    if snapshot.question is not None and form.code.kind in snapshot.question.answers:
        lines += [context.question_text, *context.sheet]
    # If there are several forms, the person has read the prompt before opening one.
    alone = len([kind for kind in snapshot.kinds if fields(kind) and not context.is_minor(kind)]) <= 1
    if alone and not issubclass(form.kind, Order):
        lines.append(context.prompt)
    # The effects of a long list, entry by entry, say it better than the list itself.
    if form.said and not (form.field is None and context.effects and len(form.said) > len(fields(form.kind))):
        said = in_a_row((context.sentence(option.label) for option in form.said), texts)
        lines.append(texts.say("private_panel.chosen", chosen=said))
    # If a list may be left out, the panel asks for the field after it at the same time.
    for wanted in (form.beyond, form) if not context.suggested else ():
        if wanted is not None and wanted.field is not None and not _is_done(wanted):
            numbers = {name: value for name, value in wanted.values.items() if isinstance(value, int)}
            prompts = f"{snapshot.table.game}.ask.{wanted.code.kind}.{wanted.field}"
            listed = len(snapshot.position.listed(wanted.kind)) if wanted.back == BLANK else 0
            wording = texts.say(prompts, **numbers, **bounds(wanted.slot), listed=listed)
            # The game's own prompt may already ask the question.
            lines += [wording] if wording.casefold() not in "\n".join(lines).casefold() else []
    if form.field is not None and form.kind.kind() in snapshot.direct:
        # Buttons that play immediately do not say what they would bring about.
        lines += context.warnings()
    lines += _cautions(context, form)
    if context.suggested and context.best[form.kind] is not None:
        lines.append(context.best_label(form.kind))
    # The effects of the move itself come first.
    lines += _effects(context, form)
    lines += [texts.say("announce.sheet", line=context.sentence(line)) for line in context.offer or ()]
    if context.final or (context.finals and len(snapshot.table.people) > 1):
        lines.append(_final(context, form.beyond or form))
    return "\n".join(filter(None, [*lines, context.obstacle, context.remaining_words]))


def _effects(context: PanelContext, form: OpenForm) -> list[str]:
    """Say what a move does and what else can be foreseen, a line each."""
    said = () if form.empty else context.effects or ()
    foretold = context.snapshot.position.foretold(form.kind, form.values)
    lines, further = (
        [context.texts.say("private_panel.effect", effect=context.sentence(effect)) for effect in effects]
        for effects in (said, foretold)
    )
    return [*lines, shorten("\n".join(further), LONGEST_FORETOLD)]


def _final(context: PanelContext, form: OpenForm) -> str:
    """Say that a move cannot be undone freely, or for which picks that is so."""
    texts, whole = context.texts, form.completions
    if context.final or (len(context.finals) == len(whole) and not may_end(form)):
        return texts.say("private_panel.final")
    picks = [
        texts.say("form.along").join(harmless(context.label(option.label)) for option in each.said[len(form.said) :])
        for at, each in whole.items()
        if at in context.finals
    ]
    return texts.say("private_panel.finals", picks=texts.join(picks))


def _is_done(form: OpenForm) -> bool:
    """Return whether a form asks for a list to which nothing can be added."""
    return isinstance(form.slot, Chain) and not form.slot.options


def _cautions(context: PanelContext, form: OpenForm) -> list[str]:
    """Say what may go wrong with a move so far, and what the mark of helpful options means."""
    position = context.snapshot.position
    doubt = position.caution(form.kind, form.values)
    said = [context.sentence(doubt)] if doubt is not None else []
    if form.field is not None and isinstance(form.slot, Choice):
        worth, offered = position.worth(form.kind, form.field, form.values), {each.value for each in form.slot.options}
        game = find(context.snapshot.table.game).info
        if any(value in offered and each.helps is not None for value, each in worth.items()):
            # One for each family.
            said.append(context.texts.say(f"{game.family or game.key}.worth.mark"))
    return said


def _lesson_heading(game: str, lesson: LessonStatus, texts: Texts) -> str:
    """Say which lesson it is and, unless it is over, what to do."""
    own = f"{game}.lesson.{lesson.name}"
    where = texts.say("lesson.where", game=texts.game_name(game), number=lesson.number, of=lesson.of)
    lines = [texts.say("lesson.heading", title=texts.say(own), where=where)]
    if lesson.solution is not None:
        # One before each goal of each lesson.
        lines.append(texts.say(f"{own}.then{lesson.reached}" if lesson.reached else f"{own}.before"))
    return "\n".join(lines)


def _lesson_rows(game: str, lesson: LessonStatus, texts: Texts) -> list[Row]:
    """Make the buttons that lead from a lesson to the others, and from the last one to a first game."""
    every = LessonButton.to("learn", game, texts.say("lesson.every"))
    if lesson.solution is not None:
        return [Row(every)]
    again = LessonButton.to("lesson", f"{game}.{lesson.number}", texts.say("lesson.again"))
    if lesson.number < lesson.of:
        ahead = LessonButton.to("lesson", f"{game}.{lesson.number + 1}", texts.say("lesson.next"), STYLES.success)
    else:
        ahead = LessonButton.to("first", game, texts.say("lesson.first_game"), STYLES.success)
    return [Row(ahead, again, every)]


def _lesson_ended(game: str, lesson: LessonStatus, texts: Texts) -> str:
    """Say what came of a finished lesson, and why that is good."""
    # One for each lesson of each game.
    return texts.say("lesson.ended", said=texts.say(f"{game}.lesson.{lesson.name}.after"))
