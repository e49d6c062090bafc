"""Buttons, menus and forms by which moves are made on the private panel, and what they answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import discord

from bot.advisor import Advisor
from bot.faults import UNSENT
from bot.forms import ENDED, Code, TypedMove, code_of, given_in, is_written, kind_of, open_in, place_in_id, read
from bot.long_steps import long_step
from bot.pressed.acknowledge import acknowledge, answer_privately
from bot.sent.consent_messages import ConsentMessages
from bot.sent.direct_messages import DirectMessages
from bot.sent.showing import Showing
from bot.sent.temporary_panels import TemporaryPanels
from bot.service import AlreadyAsked, NotSeated, Outcome, Position, Refusal, Service, Snapshot, StaleTurn, Table
from bot.shown import confirmation, ids
from bot.shown.panel_context import PanelContext
from bot.shown.people import Names
from bot.shown.private_panel import LONGEST, PanelComposer, PrivatePanel, bounds, move_form, note_form, number_form
from bot.shown.sentences import explain, own_move, since_last_turn, story
from bot.texts import SeatNames, Texts, harmless, texts_for
from engine.core.errors import IllegalMove
from engine.core.moves import Move, fields
from engine.core.options import Chain, NumberRange
from engine.core.registry import find
from engine.core.text import Player, Text

log = logging.getLogger(__name__)


SHARED = ("choice",)
"""The fields of a command that several kinds of move share."""


def guide(snapshot: Snapshot, texts: Texts, names: SeatNames) -> str:
    """Tell a person how a table that has started stands, the rules of a turn, what may be done now, and the commands.

    It may be longer than a message.
    """
    game = snapshot.table.game
    texts = texts.of(game)
    lines = [texts.sentence(_situation(snapshot), names)]
    if snapshot.table.alive and (decision := snapshot.position.decision) is not None:
        lines.append(texts.sentence(decision, names))
    context = PanelContext(snapshot, texts, names)
    if snapshot.kinds and context.prompt and context.prompt not in lines:
        lines.append(context.prompt)
    if texts.has(f"{game}.guide"):
        lines += ["", texts.say(f"{game}.guide"), ""]
    lines += _by_button(context)
    if taught := snapshot.position.teaching:
        lines += ["", texts.say("guide.rules")]
        lines += [texts.say("guide.rule", rule=texts.sentence(rule, names)) for rule in taught]
    lines.append("")
    if snapshot.kinds:
        lines.append(texts.say("guide.commands"))
        lines += [command_line(texts, game, kind) for kind in snapshot.offered]
        lines += [command_line(texts, game, kind) for kind in snapshot.kinds if kind in snapshot.too_soon]
    lines.append(texts.say("guide.always" if snapshot.seat is not None else "guide.onlooker"))
    return "\n".join(lines)


def _by_button(context: PanelContext) -> list[str]:
    """Name the buttons by which something can be done now."""
    snapshot, texts = context.snapshot, context.texts
    if not snapshot.offered:
        return []
    # Those of one kind that has its options on buttons have no button of their own.
    shown = [kind for kind in snapshot.offered if kind.kind() not in snapshot.direct or context.has_more(kind.kind())]
    labels = [context.button(kind.kind()) for kind in shown]
    labels += [label for kind in snapshot.direct for _, label in context.direct(kind)]
    said = texts.join([texts.say("guide.label", label=harmless(label)) for label in dict.fromkeys(labels)])
    return [texts.say("guide.buttons", labels=said)]


def _situation(snapshot: Snapshot) -> Text:
    if snapshot.result is not None or snapshot.table.phase != "live":
        return Text("guide.over")
    if snapshot.kinds:
        return Text("guide.early" if snapshot.early else "guide.your_turn")
    return Text("guide.waiting", {"players": tuple(Player(seat) for seat in sorted(snapshot.waited))})


def command_line(texts: Texts, game: str, kind: type[Move]) -> str:
    """Write a kind of move as its command, and what it does."""
    own = kind.command() == kind.kind()
    # A command that several kinds share says what is asked just now in the words of the move.
    effect = texts.say(f"command.{game}.{kind.kind()}") if own else texts.say(f"{game}.move.{kind.kind()}")
    typed = " ".join(
        (f"/{game} {kind.command().replace('_', '-')}", *(f"{f}:…" for f in (fields(kind) if own else SHARED)))
    )
    return texts.say("guide.move", command=typed, effect=effect)


class PressResult(NamedTuple):
    """What came of a press or a command."""

    code: Code | None = None
    """The form that is open now."""
    notice: str = ""
    """What is to be said of it, in words."""
    outcome: Outcome | None = None
    """The move that was made."""
    declining: bool = False
    """Whether what is left of the turn is to be declined is asked first."""
    unchanged: bool = False
    """Nothing has happened at the table, so what was fetched for the press can be shown."""


TRIES = 3
"""Attempts at a move while others decide at the same time."""


class Playing:
    """Does what people press; what came of it is shown by others."""

    def __init__(self, service: Service, names: Names, advisor: Advisor, consent_messages: ConsentMessages) -> None:
        self._service = service
        self._names = names
        self._advisor = advisor
        self._consent_messages = consent_messages

    async def step(
        self, snapshot: Snapshot, user: int, press: ids.Press, picks: tuple[str, ...], texts: Texts
    ) -> PressResult:
        """Do what a control of a private panel says."""
        table, position = snapshot.table, snapshot.position
        match press.verb:
            case "order" | "unorder":
                return await self.ordered(table, user, texts, None, stop=press.verb == "unorder", seq=press.seq)
            case "never" | "ask_again":
                return await self._answered(table, user, texts, press)
            case "best":
                return await self.advised(position, kind_of(table, Code.read(press.arg)))
            case "undo":
                return await self._undone(table, user, texts, press)
            case "decline" | "decline_sure":
                return await self._declined(snapshot, user, press, texts)
            case "now":
                return PressResult()
        return await self._filled(snapshot, user, press, picks)

    async def _filled(self, snapshot: Snapshot, user: int, press: ids.Press, picks: tuple[str, ...]) -> PressResult:
        """Fill in a form, and play it where it is complete."""
        code = Code.read(press.arg)
        if press.verb == "whole":
            return _listed(snapshot.position, code, place_in_id(picks[0]))
        if press.verb == "many":
            return PressResult(code.then("+".join(picks)), unchanged=True)
        if picks:
            code = open_in(snapshot.position, code).picked(place_in_id(picks[0]))
        if press.verb == "go":
            return PressResult(code, unchanged=True)
        return await (self.take if press.verb in {"take", "pick"} else self.done)(snapshot, user, code, press)

    async def take(self, snapshot: Snapshot, user: int, code: Code, press: ids.Press) -> PressResult:
        """Play a form if it is complete; else show what is to be done next."""
        game, form = find(snapshot.table.game), open_in(snapshot.position, code, confirmed=True)
        if form.exhausted and not game.info.open_information:
            # Nothing would be shown of what comes of it before it is played.
            code = form.ended
            form = open_in(snapshot.position, code, confirmed=True)
        if form.field is not None:
            return PressResult(code, unchanged=True)
        return await self.done(snapshot, user, code, press)

    async def done(self, snapshot: Snapshot, user: int, code: Code, press: ids.Press) -> PressResult:
        """Play a complete form; what is final, or was filled in unseen and lasts, is shown to the person first."""
        if press.verb == "do":
            await self.refuse_stale(snapshot, user, press)
        if press.verb != "sure":
            form = open_in(snapshot.position, code, confirmed=True)
            effects = snapshot.position.effects(form.kind, form.values) if form.unseen else None
            if snapshot.position.is_final(form.kind, form.values) or (effects is not None and effects.lasting):
                return PressResult(code, unchanged=True)
        return PressResult(outcome=await self._play(snapshot.position, user, code, press))

    async def advised(self, position: Position, kind: type[Move]) -> PressResult:
        """Open the form of what the game suggests, filled in to its end. Raises Refusal: it suggests nothing."""
        found = await self._advisor.suggest(position, kind)
        if found is None:
            raise Refusal("form.no_advice")
        return PressResult(code_of(position, found.move))

    async def _undone(self, table: Table, user: int, texts: Texts, press: ids.Press) -> PressResult:
        """Take the last move of a person back, or ask the others."""
        try:
            ask = await self._service.consent.undo(table.id, user, expected_seq=press.seq)
        except AlreadyAsked as asked:
            await self._consent_messages.ask_again(asked)
            raise
        if ask.done:
            return PressResult(outcome=ask.outcome)
        await self._consent_messages.ask_or_tell(ask)
        return PressResult(notice=confirmation.asked(texts, ask))

    async def _declined(self, snapshot: Snapshot, user: int, press: ids.Press, texts: Texts) -> PressResult:
        """Decline what is left of a turn; what could not be taken back without the others is confirmed first."""
        rest, table = snapshot.position.rest(), snapshot.table
        if rest is None or str(len(rest.steps)) != press.arg:
            raise Refusal("form.out_of_date")
        if rest.final and press.verb != "decline_sure":
            return PressResult(declining=True, unchanged=True)
        outcomes = await self._service.play.decline(table.id, user, len(rest.steps), expected_seq=table.seq)
        told = [outcome.told for outcome in outcomes]
        names = await self._names.at(table, texts)
        said = story(table.game, told, snapshot.seat, texts, names)
        return PressResult(notice="\n".join(said), outcome=outcomes[-1])

    async def ordered(
        self, table: Table, user: int, texts: Texts, until: Iterable[str] | None, *, stop: bool, seq: int | None
    ) -> PressResult:
        """Order moves in advance until something happens, or take that back."""
        if stop:
            await self._service.orders.cancel(table.id, user)
            return PressResult(notice=texts.say("order.stopped"))
        wanted = None if until is None else [_kind_named(table, texts, name) for name in until]
        return PressResult(outcome=await self._service.orders.give(table.id, user, wanted, expected_seq=seq))

    async def _answered(self, table: Table, user: int, texts: Texts, press: ids.Press) -> PressResult:
        """Answer once for all what is asked, or be asked everything again."""
        if press.verb == "never":
            return PressResult(
                outcome=await self._service.orders.give_answer(table.id, user, press.arg, expected_seq=press.seq)
            )
        await self._service.orders.cancel_answers(table.id, user)
        return PressResult(notice=texts.say("answer.asked_again"))

    async def refuse_stale(self, snapshot: Snapshot, user: int, press: ids.Press) -> None:
        """Raise StaleTurn where a control no longer means what it meant."""
        if press.seq != snapshot.table.seq:
            await self._service.play.unchanged(press.table, user, press.seq)

    async def _play(self, position: Position, user: int, code: Code, press: ids.Press) -> Outcome:
        for _ in range(TRIES - 1):
            try:
                return await self._attempt(position, user, code)
            except StaleTurn as stale:
                table = await self._service.play.unchanged(stale.table.id, user, press.seq)
                position = await self._service.queries.position(table, user)
        return await self._attempt(position, user, code)

    async def _attempt(self, position: Position, user: int, code: Code) -> Outcome:
        form, table = open_in(position, code, confirmed=True), position.table
        return await self._service.play.move(table.id, user, form.kind, form.values, expected_seq=table.seq)


def _kind_named(table: Table, texts: Texts, name: str) -> str:
    """Return the kind of move that is meant by its own name or by its words."""
    kinds = [kind.kind() for kind in find(table.game).moves]
    meant = (kind for kind in kinds if name.casefold() in {kind, texts.say(f"core.move.{kind}").casefold()})
    return next(meant, name)


def _listed(position: Position, code: Code, place: int) -> PressResult:
    """Open the form of a move that is listed; one that ends with a list can be made as it is, or go on."""
    listed = position.listed(kind_of(position.table, code))
    if place >= len(listed):
        raise Refusal("form.out_of_date")
    *before, last = (whole := code_of(position, listed[place].move)).picks
    unended = Code(whole.kind, (*before, last.removesuffix(ENDED)))
    slot = open_in(position, unended).slot
    goes_on = isinstance(slot, Chain) and bool(slot.options)
    return PressResult(unended if goes_on else whole, unchanged=True)


class PrivateAnswers:
    """Shows people their private panels."""

    def __init__(  # noqa: PLR0913, PLR0917 - what an answer needs, from the position to the message
        self,
        service: Service,
        names: Names,
        playing: Playing,
        composer: PanelComposer,
        direct_messages: DirectMessages,
        temporary_panels: TemporaryPanels,
        showing: Showing,
    ) -> None:
        self._service = service
        self._names = names
        self._playing = playing
        self._composer = composer
        self._direct_messages = direct_messages
        self._temporary_panels = temporary_panels
        self._showing = showing

    async def seated(self, table_id: str, user: int) -> Snapshot:
        """Return a table as a person sees it who has a seat there. Raises NotSeated."""
        snapshot = await self._service.queries.snapshot(table_id, user)
        if snapshot.seat is None:
            raise NotSeated("private_panel.no_seat")
        return snapshot

    async def answer_press(
        self,
        interaction: discord.Interaction[Any],
        press: ids.Press,
        step: Callable[[Snapshot, int], Awaitable[PressResult]],
    ) -> None:
        """Take a step on a private panel and show what came of it in the same message."""
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        snapshot = await self._service.queries.snapshot(press.table, user)
        table = snapshot.table

        async def checked() -> PressResult:
            if press.verb not in {"order", "unorder", "undo", "now", "ask_again"}:
                await self._playing.refuse_stale(snapshot, user, press)
            return await step(snapshot, user)

        result = await self.result(table, user, texts, checked)

        async def shown() -> Awaitable[None] | None:
            panel, whole = await self._panel(snapshot, user, texts, result, result.code or Code())
            mark = self._showing.begin(interaction.message.id) if interaction.message else object()
            changed = await interaction.edit_original_response(**panel.edited)
            self._temporary_panels.changed(interaction, changed, panel, result.notice)
            await self._note_shown(panel)
            if interaction.guild_id is None and interaction.message is not None:
                await self._direct_messages.noted(table.id, interaction.message, result.outcome)
            elif result.outcome is not None and result.outcome.told.private:
                await self._direct_messages.keep_up(user, result.outcome)
            return None if whole is None else self._completed(changed, mark, whole)

        # What changes for everybody, and the picture, wait for the words and buttons.
        with self._showing.to(table.id, user):
            more = await shown()
        if more is not None:
            await more

    async def begin(self, interaction: discord.Interaction[Any], press: ids.Press) -> ids.Press | None:
        """Acknowledge a control of another message; return it where the person's panel is to be changed by it."""
        takes = self._temporary_panels.takes(interaction, press)
        await acknowledge(interaction, private=not takes)
        return press if takes else None

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        known: Snapshot | Table,
        result: PressResult,
        press: ids.Press | None = None,
    ) -> None:
        """Show what came of a command, or of a control of another message.

        ``press`` is the control that the person's last panel is changed by, where ``begin`` said so.
        """
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        table = known.table if isinstance(known, Snapshot) else known

        async def shown() -> Awaitable[None] | None:
            panel, whole = await self._panel(known, user, texts, result, result.code)
            sent = await self._temporary_panels.give(interaction, panel, result.notice, press)
            mark = self._showing.begin(sent.id)
            await self._note_shown(panel)
            if result.outcome is not None and result.outcome.told.private:
                await self._direct_messages.keep_up(user, result.outcome)
            return None if whole is None else self._completed(sent, mark, whole)

        # What changes for everybody, and the picture, wait for the words and buttons.
        with self._showing.to(table.id, user):
            more = await shown()
        if more is not None:
            await more

    async def _panel(
        self, known: Snapshot | Table, user: int, texts: Texts, result: PressResult, code: Code | None
    ) -> tuple[PrivatePanel, asyncio.Task[PrivatePanel] | None]:
        """Make the panel that shows a result, of what is known already where nothing has happened since.

        Returns it as ``PanelComposer.begun`` does.
        """
        await long_step()
        if isinstance(known, Table):
            snapshot = await self._service.queries.snapshot(known, user)
        else:
            snapshot = known if result.unchanged else await self._service.queries.snapshot(known.table, user)
        return await self._composer.begun(snapshot, texts, code=code, notice=result.notice, declining=result.declining)

    async def _completed(
        self,
        message: discord.WebhookMessage | discord.InteractionMessage,
        mark: object,
        whole: asyncio.Task[PrivatePanel],
    ) -> None:
        """Add to a message what takes long, its picture above all, unless it was changed meanwhile."""
        try:
            panel = await self._showing.completed(message.id, mark, whole)
            if panel is not None:
                await message.edit(**panel.edited)
        except (IllegalMove, Refusal, *UNSENT) as error:
            log.info("a private panel was left without its picture: %s", type(error).__name__)

    async def _note_shown(self, panel: PrivatePanel) -> None:
        """Note that a person has read why an order has ended."""
        ended = panel.snapshot.ended_order
        if ended is not None:
            await self._service.outbox.order_told(ended.table_id, ended.seat)

    async def result(
        self, table: Table, user: int, texts: Texts, do: Callable[[], Awaitable[PressResult]]
    ) -> PressResult:
        """Do something, and say what it did or why it was refused."""
        try:
            with self._showing.to(table.id, user):
                result = await do()
        except (IllegalMove, Refusal) as refusal:
            return PressResult(notice=await self._refused(table, refusal, texts))
        if result.outcome is None or result.notice:
            return result
        said = own_move(result.outcome, user, texts, await self._names.at(result.outcome.table, texts))
        return result._replace(notice="\n".join(filter(None, (result.notice, said))))

    async def _refused(self, table: Table, refusal: IllegalMove | Refusal, texts: Texts) -> str:
        if isinstance(refusal, StaleTurn):
            return texts.say("private_panel.moved_on")
        return explain(refusal, texts.of(table.game), await self._names.at(table, texts)) or ""


class PrivatePanels:
    """Answers the people at the tables on their private panels."""

    def __init__(self, service: Service, names: Names, playing: Playing, answers: PrivateAnswers) -> None:
        self._service = service
        self._names = names
        self._playing = playing
        self._answers = answers

    async def asked(self, interaction: discord.Interaction[Any], press: ids.Press) -> None:
        """Answer a control that everybody sees, privately."""
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        if press.verb in {"help", "since"}:
            await acknowledge(interaction, private=True)
            table = await self._service.tables.get(press.table)
            tell = self.guide if press.verb == "help" else self._since
            await answer_privately(interaction, await tell(table, user, texts))
            return
        changes = await self._answers.begin(interaction, press)
        snapshot = await self._answers.seated(press.table, user)
        match press.verb:
            case "ahead":
                await self.order(interaction, snapshot.table, None, stop=False, seq=press.seq, changes=changes)
            case "do":

                async def taken() -> PressResult:
                    await self._playing.refuse_stale(snapshot, user, press)
                    return await self._playing.take(snapshot, user, Code.read(press.arg), press)

                result = await self._answers.result(snapshot.table, user, texts, taken)
                await self._answers.answer(interaction, snapshot, result, changes)
            case _:
                old = press.seq < snapshot.table.announced and press.verb != "hand"
                code = Code(press.arg) if press.verb == "open" else None
                notice = texts.say("private_panel.moved_on") if old else ""
                await self._answers.answer(interaction, snapshot, PressResult(code, notice, unchanged=True), changes)

    async def guide(self, table: Table, user: int, texts: Texts) -> str:
        """Tell a person what may be done now at a table."""
        if table.phase == "lobby":
            return texts.say("service.campaign.between" if table.between_games else "guide.lobby")
        snapshot = await self._service.queries.snapshot(table, user)
        return guide(snapshot, texts, await self._names.at(snapshot.table, texts))

    async def _since(self, table: Table, user: int, texts: Texts) -> str:
        return await since_last_turn(self._service.queries, table, user, texts, await self._names.at(table, texts))

    async def pressed(
        self, interaction: discord.Interaction[Any], press: ids.Press, picks: tuple[str, ...] = ()
    ) -> None:
        """Answer a control of a private panel by changing the message it is in."""
        await acknowledge(interaction)
        texts = texts_for(str(interaction.locale))
        await self._answers.answer_press(
            interaction, press, lambda snapshot, user: self._playing.step(snapshot, user, press, picks, texts)
        )

    async def command(
        self, interaction: discord.Interaction[Any], table: Table, kind: type[Move], given: Mapping[str, Any]
    ) -> None:
        """Play a move given as a command, or open the form at what was left out; the interaction is acknowledged.

        A refusal is shown with the controls for what is legal. Raises NotSeated.
        """
        texts, user = texts_for(str(interaction.locale)).of(table.game), interaction.user.id
        if table.seat_of(user) is None:
            raise NotSeated("private_panel.no_seat")
        names = await self._names.at(table, texts)

        async def play() -> PressResult:
            position = await self._service.queries.position(table, user)
            typed = read(position.slots(kind), kind, given, lambda text: texts.sentence(text, names, plain=True))
            if typed.missing is None and not _to_be_shown(position, kind, given, typed):
                return PressResult(outcome=await self._service.play.move(table.id, user, kind, typed.values))
            strange = texts.say("form.strange", written=harmless(typed.strange)) if typed.strange else ""
            # With nothing typed the form opens as its button would open it, where that fills itself in as far.
            opened = not given and find(table.game).info.open_information
            return PressResult(Code(kind.kind()) if opened else typed.code, strange)

        await self._answers.answer(interaction, table, await self._answers.result(table, user, texts, play))

    async def best(self, interaction: discord.Interaction[Any], table: Table, kind: type[Move]) -> None:
        """Show what the game suggests, ready to be played; the interaction is acknowledged. Raises NotSeated."""
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        if table.seat_of(user) is None:
            raise NotSeated("private_panel.no_seat")

        async def advised() -> PressResult:
            return await self._playing.advised(await self._service.queries.position(table, user), kind)

        await self._answers.answer(interaction, table, await self._answers.result(table, user, texts, advised))

    async def order(
        self,
        interaction: discord.Interaction[Any],
        table: Table,
        until: Iterable[str] | None,
        *,
        stop: bool,
        seq: int | None = None,
        changes: ids.Press | None = None,
    ) -> None:
        """Order moves in advance or take that back; the interaction is acknowledged. Raises NotSeated."""
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        if table.seat_of(user) is None:
            raise NotSeated("private_panel.no_seat")
        result = await self._answers.result(
            table, user, texts, lambda: self._playing.ordered(table, user, texts, until, stop=stop, seq=seq)
        )
        await self._answers.answer(interaction, table, result, changes)

    async def show(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """Show a person's panel; the interaction is acknowledged already. Raises NotSeated."""
        if table.seat_of(interaction.user.id) is None:
            raise NotSeated("private_panel.no_seat")
        await self._answers.answer(interaction, table, PressResult())


def _to_be_shown(position: Position, kind: type[Move], given: Mapping[str, Any], typed: TypedMove) -> bool:
    """Tell whether a whole command is shown before it is played: much of it filled itself in, or it is final.

    It is confirmed as it is where the move is pressed. What cannot stand is not shown, as the rules say best what is
    wrong with it.
    """
    if typed.strange is not None:
        return False
    if fields(kind) and not given:
        return True
    if position.is_final(kind, typed.values):
        return True
    effects = position.effects(kind, typed.values) if typed.unseen else None
    return effects is not None and effects.lasting


class Modals:
    """Asks for what is to be written, and takes it.

    What asks raises IllegalMove, NotSeated or Refusal where that is not to be asked any more.
    """

    def __init__(self, service: Service, names: Names, playing: Playing, answers: PrivateAnswers) -> None:
        self._service = service
        self._names = names
        self._playing = playing
        self._answers = answers

    async def ask_number(self, interaction: discord.Interaction[Any], press: ids.Press) -> None:
        """Ask for a number, in a form over the page."""
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        snapshot = await self._service.queries.snapshot(press.table, user)
        await self._playing.refuse_stale(snapshot, user, press)
        form, texts = open_in(snapshot.position, Code.read(press.arg)), texts.of(snapshot.table.game)
        if not isinstance(form.slot, NumberRange):
            raise Refusal("form.out_of_date")
        names = self._names.known_at(snapshot.table, texts)
        said = [texts.sentence(option.label, names, plain=True) for option in form.said]
        title = texts.say("form.along").join([texts.say(f"{snapshot.table.game}.move.{form.kind.kind()}"), *said])
        question = texts.say("form.number", **bounds(form.slot))
        await interaction.response.send_modal(number_form(press, title, question))

    async def typed(self, interaction: discord.Interaction[Any], press: ids.Press, written: str) -> None:
        """Take a number that was asked for, as a press of its button would be."""
        await acknowledge(interaction)

        async def take(snapshot: Snapshot, user: int) -> PressResult:
            code = Code.read(press.arg)
            form = open_in(snapshot.position, code)
            if not isinstance(form.slot, NumberRange):
                raise Refusal("form.out_of_date")
            numbers, number = form.slot.numbers, int(written) if written.strip().isdecimal() else None
            if number is None or number not in numbers:
                words = texts_for(str(interaction.locale)).say("form.number_range", **bounds(form.slot))
                return PressResult(code, words, unchanged=True)
            return await self._playing.take(snapshot, user, form.picked(numbers.index(number)), press)

        await self._answers.answer_press(interaction, press, take)

    async def ask_move(self, interaction: discord.Interaction[Any], press: ids.Press) -> None:
        """Ask for all of a move, in a form over the page."""
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        snapshot = await self._answers.seated(press.table, user)
        await self._playing.refuse_stale(snapshot, user, press)
        kind = kind_of(snapshot.table, Code.read(press.arg))
        if not is_written(kind):
            raise Refusal("form.out_of_date")
        await interaction.response.send_modal(move_form(texts.of(snapshot.table.game), press, snapshot, kind))

    async def written(
        self, interaction: discord.Interaction[Any], press: ids.Press, components: Sequence[Mapping[str, Any]]
    ) -> None:
        """Play a move that was written into a form. Where the channel's panel asked, the answer stands elsewhere."""
        user, texts = interaction.user.id, texts_for(str(interaction.locale))

        async def take(snapshot: Snapshot, user: int) -> PressResult:
            kind = kind_of(snapshot.table, Code.read(press.arg))
            given = given_in(components, kind, LONGEST)
            return await self._read(snapshot, user, kind, given, texts.of(snapshot.table.game), press)

        if press.verb == "written":
            await acknowledge(interaction)
            await self._answers.answer_press(interaction, press, take)
            return
        changes = await self._answers.begin(interaction, press)
        snapshot = await self._answers.seated(press.table, user)

        async def checked() -> PressResult:
            await self._playing.refuse_stale(snapshot, user, press)
            return await take(snapshot, user)

        result = await self._answers.result(snapshot.table, user, texts, checked)
        await self._answers.answer(interaction, snapshot, result, changes)

    async def ask_note(self, interaction: discord.Interaction[Any], press: ids.Press) -> None:
        """Ask for what is to be added to a question, in a form over the page."""
        await interaction.response.send_modal(note_form(texts_for(str(interaction.locale)), press))

    async def noted(self, interaction: discord.Interaction[Any], press: ids.Press, text: str) -> None:
        """Add to a question what was written."""
        await acknowledge(interaction)

        async def note(snapshot: Snapshot, user: int) -> PressResult:
            await self._service.play.add_note(snapshot.table.id, user, text, expected_seq=press.seq)
            return PressResult()

        await self._answers.answer_press(interaction, press, note)

    async def _read(
        self,
        snapshot: Snapshot,
        user: int,
        kind: type[Move],
        given: Mapping[str, Any],
        texts: Texts,
        press: ids.Press,
    ) -> PressResult:
        names = await self._names.at(snapshot.table, texts)
        slots = snapshot.position.slots(kind)
        typed = read(slots, kind, given, lambda text: texts.sentence(text, names, plain=True))
        if typed.strange is not None:
            # The button that opens the form stands on the panel: it is written anew.
            return PressResult(notice=texts.say("form.strange", written=harmless(typed.strange)), unchanged=True)
        if typed.missing is not None:
            return PressResult(typed.code, unchanged=True)
        return await self._playing.done(snapshot, user, typed.code, press)
