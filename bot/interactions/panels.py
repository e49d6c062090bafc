"""Moves by buttons, menus, modals and commands, and the private panels that answer them."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import discord
import msgspec

from bot.answering import acknowledge, long_step, my_texts
from bot.delivery.consent import ConsentMessages
from bot.delivery.private_panels import AnswersInProgress, DirectMessages, TemporaryPanels
from bot.forms import (
    BLANK,
    Code,
    OpenForm,
    TypedMove,
    bounds,
    form_of,
    is_written,
    kind_of,
    number_of,
    open_form,
    place_in_id,
    read,
)
from bot.messages import consent
from bot.messages.controls import Press
from bot.messages.modals import LONGEST_NUMBER, move_form, note_form, number_form
from bot.messages.people import Names
from bot.messages.private_panel import PanelComposer
from bot.messages.wording import PanelContext, PanelTopic, explain, in_a_row, named, own_move, story
from bot.opponents import Advisor
from bot.service import AlreadyProposed, Outcome, Position, Refusal, Service, Snapshot, StaleTurn, Table, no_seat
from bot.texts import Texts, harmless
from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, NumberRange, fields
from engine.core.orders import Order
from engine.core.registry import find
from engine.core.text import Text

log = logging.getLogger(__name__)

MOST_SAID = 12
"""The most options that are named to somebody who has typed something else."""
TRIES = 3
"""Attempts at a move while others act at the same time."""
FOR_ANY_POSITION = frozenset({"order", "orders", "unorder", "undo", "restart", "now", "ask_again"})
"""Verbs that work whatever has happened since the control was made, or that the service checks itself."""

Interaction = discord.Interaction[Any]
Message = discord.WebhookMessage | discord.InteractionMessage


class PressResult(NamedTuple):
    """The result of a press or a command."""

    form: OpenForm | Code | Move | None = None
    """The form to open: filled in, as its code, or as a whole move to show in it."""
    notice: str = ""
    """What to say about it, in words."""
    rule: Text | None = None
    """The rule by which something was refused, as the refusal cites it."""
    outcome: Outcome | None = None
    """The move that was made."""
    ordered: bool = False
    """Whether an order was given that has not acted yet."""
    ordering: bool = False
    """Whether to ask first what to order in advance."""
    declining: bool = False
    """Whether to ask first for confirmation that the rest of the turn is declined."""
    advised: str = ""
    """The kind of move whose button is advised; empty if a form is open with the advice."""
    unchanged: bool = False
    """Whether nothing has happened at the table, so that the snapshot of the press can be shown."""


class PrivatePanels:
    """Answers people on their private panels.

    Methods that open a modal raise IllegalMove, NotSeated or Refusal if there is nothing to type any longer.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what an answer needs, from the position to the message
        self,
        service: Service,
        names: Names,
        playing: Playing,
        composer: PanelComposer,
        direct_messages: DirectMessages,
        temporary_panels: TemporaryPanels,
        showing: AnswersInProgress,
    ) -> None:
        self._service = service
        self._names = names
        self._playing = playing
        self._composer = composer
        self._direct_messages = direct_messages
        self._temporary_panels = temporary_panels
        self._showing = showing

    async def pressed(self, interaction: Interaction, press: Press, picks: tuple[str, ...] = ()) -> None:
        """Answer a control of a private panel by editing its message."""
        await acknowledge(interaction)
        texts = my_texts(interaction)
        await self._answer_press(
            interaction, press, lambda snapshot: self._playing.step(snapshot, interaction.user.id, press, picks, texts)
        )

    async def try_out(self, interaction: Interaction, press: Press) -> None:
        """Open a private copy of a table as it stands, in a new message. Raises NotSeated, Refusal."""
        await acknowledge(interaction, private=True)
        user, texts = interaction.user.id, my_texts(interaction)
        table = (await self._seated(press.table, user)).table
        copy = await self._service.copies.begin(table.id, user, await self._names.at(table, texts))
        await self._do(interaction, copy, PressResult(notice=texts.say("copy.opened")))

    async def begin_lesson(self, interaction: Interaction, table: Table, *, here: bool) -> None:
        """Show a lesson that has just begun; ``here``: in the message of the button."""
        await self._do(interaction, table, PressResult(), here=here)

    async def compare(self, interaction: Interaction, press: Press) -> None:
        """Show what happened in a private copy, and its board at the start and now."""
        await acknowledge(interaction, private=True)
        compared = await self._service.copies.compared(press.table, interaction.user.id)
        page = await self._composer.compared(compared, my_texts(interaction))
        await interaction.followup.send(**page.sent, ephemeral=True)

    async def public_pressed(self, interaction: Interaction, press: Press) -> None:
        """Answer a control that everybody sees, privately."""
        texts, user = my_texts(interaction), interaction.user.id
        if press.verb == "ahead":
            changes = await self._begin(interaction, press)
            table = (await self._seated(press.table, user)).table
            await self.order(interaction, table, seq=press.seq, changes=changes)
        elif press.verb == "do":
            await self._answer_elsewhere(
                interaction, press, lambda snapshot: self._playing.take_code(snapshot, user, press)
            )
        else:
            changes = await self._begin(interaction, press)
            snapshot = await self._seated(press.table, user)
            if press.verb == "hand":
                # Below the report of an earlier game of a campaign, the button shows the hand in the game that goes on.
                now = await self._service.tables.going_on(snapshot.table)
                if now.id != press.table and now.seat_of(user) is not None:
                    snapshot = await self._seated(now.id, user)
            old = press.seq < snapshot.table.seq and press.verb != "hand" and not snapshot.copied
            old = old and press.seq < await self._service.ledger.announced(snapshot.table.id)
            code = Code(press.arg) if press.verb == "open" else None
            notice = texts.say("private_panel.moved_on") if old else ""
            await self._do(interaction, snapshot, PressResult(code, notice, unchanged=True), changes)

    async def next_table(self, interaction: Interaction, press: Press) -> None:
        """Show a person's panel of the table that has waited longest. Raises Refusal if none waits any longer."""
        await acknowledge(interaction, private=True)
        table = await self._service.tables.next_waiting(interaction.user.id, press.table)
        if table is None:
            raise Refusal("look.none_waits")
        # The panel is mostly shown in the channel of another table.
        where = my_texts(interaction).say("mail.where", channel=f"<#{table.channel_id}>")
        await self._do(interaction, table, PressResult(notice=where))

    async def command(self, interaction: Interaction, table: Table, kind: type[Move], given: Mapping[str, Any]) -> None:
        """Play a move given as a command, or open its form if something is missing; the interaction is acknowledged.

        A refusal is shown with the controls for what is legal. Raises NotSeated.
        """
        user, texts = _seated_at(table, interaction), my_texts(interaction).of(table.game)

        async def typed_move(position: Position) -> PressResult:
            typed = await self._read(position, kind, given, texts)
            # A move with an impossible value is not shown first but tried: the rules say best what is wrong with it.
            whole = typed.missing is None and (given or not fields(kind))
            if typed.unreadable:
                return PressResult(typed.code, await self._strange(typed, position.table, texts))
            if typed.missing is None and (typed.strange or (whole and not _is_shown_first(position, typed))):
                return await self._playing.made(position, user, kind, typed.values)
            if typed.strange is not None and not issubclass(kind, Order):
                refusal = position.refusal(kind, typed.filled)
                if refusal is not None:
                    raise refusal
            # With nothing typed, the form opens as its button would open it, if that fills in just as much.
            opened = not given and find(table.game).info.open_information
            said = await self._strange(typed, position.table, texts)
            return PressResult(Code(kind.kind()) if opened else typed.code, said)

        async def play() -> PressResult:
            position = await self._service.queries.position(table, user)
            try:
                return await typed_move(position)
            except IllegalMove as refusal:
                # No rule forbids what does not exist: the rule for this kind of move says what does.
                refusal.rule = position.rule_behind(refusal, kind)
                raise

        await self._do(interaction, table, play)

    async def best(self, interaction: Interaction, table: Table, kind: type[Move]) -> None:
        """Show what the game suggests, ready to be played; the interaction is acknowledged. Raises NotSeated."""
        user = _seated_at(table, interaction)

        async def suggest() -> PressResult:
            return await self._playing.best(await self._service.queries.position(table, user), kind)

        await self._do(interaction, table, suggest)

    async def order(
        self,
        interaction: Interaction,
        table: Table,
        until: Iterable[str] | None = None,
        *,
        stop: str | None = None,
        seq: int | None = None,
        changes: Press | None = None,
    ) -> None:
        """Order by a single press, or take an order back; the interaction is acknowledged. Raises NotSeated.

        ``until``: what ends the order; None stands for all that can. ``stop``: the number of the order to take back, or
        empty for all orders; None gives one.
        """
        user, texts = _seated_at(table, interaction), my_texts(interaction)
        await self._do(
            interaction,
            table,
            lambda: self._playing.order(table, user, texts, until, stop=stop, seq=seq),
            changes=changes,
        )

    async def orders(self, interaction: Interaction, table: Table) -> None:
        """Show what a person has ordered and may order; the interaction is acknowledged. Raises NotSeated."""
        _seated_at(table, interaction)
        await self._do(interaction, table, PressResult(ordering=True))

    async def show(self, interaction: Interaction, table: Table) -> None:
        """Show a person's panel; the interaction is acknowledged already. Raises NotSeated."""
        _seated_at(table, interaction)
        await self._do(interaction, table, PressResult())

    async def ask_number(self, interaction: Interaction, press: Press) -> None:
        """Ask for a number in a modal."""
        texts, user = my_texts(interaction), interaction.user.id
        snapshot = await self._service.queries.snapshot(press.table, user)
        await self._playing.refuse_stale(snapshot, user, press)
        form, texts = open_form(snapshot.position, Code.read(press.arg)), texts.of(snapshot.table.game)
        if not isinstance(form.slot, NumberRange):
            raise Refusal("form.out_of_date")
        names = self._names.known_at(snapshot.table, texts)
        said = [texts.sentence(option.label, names, plain=True) for option in form.said]
        # One for each kind of move of each game.
        title = texts.say("form.along").join([texts.say(f"{snapshot.table.game}.move.{form.kind.kind()}"), *said])
        question = texts.say("form.number", **bounds(form.slot))
        await interaction.response.send_modal(number_form(press, title, question))

    async def typed(self, interaction: Interaction, press: Press, written: str) -> None:
        """Take a typed number like a press of its button."""
        await acknowledge(interaction)

        async def take(snapshot: Snapshot) -> PressResult:
            form = open_form(snapshot.position, Code.read(press.arg))
            if not isinstance(form.slot, NumberRange):
                raise Refusal("form.out_of_date")
            numbers, number = form.slot.numbers, number_of(written)
            if number is None or number not in numbers:
                words = my_texts(interaction).say("form.number_range", **bounds(form.slot))
                return PressResult(form, words, unchanged=True)
            return await self._playing.take(snapshot, interaction.user.id, form.then(numbers.index(number)), press)

        await self._answer_press(interaction, press, take)

    async def ask_move(self, interaction: Interaction, press: Press) -> None:
        """Ask for all fields of a move in a modal."""
        texts, user = my_texts(interaction), interaction.user.id
        snapshot = await self._seated(press.table, user)
        await self._playing.refuse_stale(snapshot, user, press)
        kind = kind_of(snapshot.table, Code.read(press.arg))
        if not is_written(kind):
            raise Refusal("form.out_of_date")
        await interaction.response.send_modal(move_form(texts.of(snapshot.table.game), press, snapshot, kind))

    async def written(self, interaction: Interaction, press: Press, components: Sequence[Mapping[str, Any]]) -> None:
        """Play a move that was typed into a modal. If a public panel opened it, the answer is another message."""

        async def take(snapshot: Snapshot) -> PressResult:
            kind = kind_of(snapshot.table, Code.read(press.arg))
            texts = my_texts(interaction).of(snapshot.table.game)
            typed = await self._read(snapshot.position, kind, _written_in(components, kind), texts)
            if typed.strange is not None:
                # The panel has the button that opens the form, in which the move can be typed again.
                return PressResult(notice=await self._strange(typed, snapshot.table, texts), unchanged=True)
            if typed.missing is not None:
                return PressResult(typed.code, unchanged=True)
            # Whoever has sent a form in has read all its fields.
            return await self._playing.done(snapshot, interaction.user.id, typed._replace(unseen=False), press)

        if press.verb == "written":
            await acknowledge(interaction)
            await self._answer_press(interaction, press, take)
        else:
            await self._answer_elsewhere(interaction, press, take)

    async def ask_note(self, interaction: Interaction, press: Press) -> None:
        """Ask for a note to a question in a modal."""
        await interaction.response.send_modal(note_form(my_texts(interaction), press))

    async def add_note(self, interaction: Interaction, press: Press, text: str) -> None:
        """Add a note to a question."""
        await acknowledge(interaction)

        async def note(snapshot: Snapshot) -> PressResult:
            await self._service.play.add_note(snapshot.table.id, interaction.user.id, text, expected_seq=press.seq)
            return PressResult()

        await self._answer_press(interaction, press, note)

    async def _read(self, position: Position, kind: type[Move], given: Mapping[str, Any], texts: Texts) -> TypedMove:
        names = await self._names.at(position.table, texts)
        return read(
            position.slots(kind), kind, given, lambda text: texts.sentence(text, names, plain=True), position.named
        )

    async def _strange(self, typed: TypedMove, table: Table, texts: Texts) -> str:
        """Say which typed value is not possible, and which are; empty if all are possible."""
        slot, written = typed.slot, harmless(typed.strange or "")
        if not written:
            return ""
        if isinstance(slot, NumberRange):
            return texts.say("form.strange_number", written=written, **bounds(slot))
        if not isinstance(slot, Choice) or slot.many or len(slot.options) > MOST_SAID:
            return texts.say("form.strange", written=written)
        names = await self._names.at(table, texts)
        said = [texts.sentence(each.label, names, plain=True) for each in slot.options]
        if typed.numbered:
            said = [named(each.value, label, texts) for each, label in zip(slot.options, said, strict=True)]
        options = texts.say("form.along").join(map(harmless, said))
        return texts.say("form.strange_option", written=written, options=options)

    async def _seated(self, table_id: str, user: int) -> Snapshot:
        """Return a table as seen from a person's seat. Raises NotSeated."""
        snapshot = await self._service.queries.snapshot(table_id, user)
        if snapshot.seat is None:
            raise no_seat(snapshot.table)
        return snapshot

    async def _begin(self, interaction: Interaction, press: Press) -> Press | None:
        """Acknowledge a control of another message; return its press if the person's last panel is edited for it."""
        takes = self._temporary_panels.takes(interaction, press)
        await acknowledge(interaction, private=not takes)
        return press if takes else None

    async def _answer_press(
        self, interaction: Interaction, press: Press, step: Callable[[Snapshot], Awaitable[PressResult]]
    ) -> None:
        """Take a step on a private panel, and show the result in the same message."""
        user = interaction.user.id
        snapshot = await self._service.queries.snapshot(press.table, user)

        async def checked() -> PressResult:
            if press.verb in FOR_ANY_POSITION or _begins_order(snapshot, press):
                return await step(snapshot)
            try:
                await self._playing.refuse_stale(snapshot, user, press)
            except StaleTurn:
                return await self._go_on_ordering(snapshot, user, press, step, my_texts(interaction))
            return await step(snapshot)

        await self._do(interaction, snapshot, checked, here=True)

    async def _go_on_ordering(
        self,
        snapshot: Snapshot,
        user: int,
        press: Press,
        step: Callable[[Snapshot], Awaitable[PressResult]],
        texts: Texts,
    ) -> PressResult:
        """Continue an order that was half given when somebody else moved: its control means what it meant then.

        Raises StaleTurn if it is not an order, it is the person's turn by now, or something was undone.
        """
        kind = next((kind for kind in snapshot.orderable if kind.kind() == Code.read(press.arg).kind), None)
        if kind is None or snapshot.seat in snapshot.table.actors:
            raise StaleTurn(snapshot.table)
        then = await self._service.queries.position_then(snapshot.table, user, press.seq)
        result = await step(msgspec.structs.replace(snapshot, position=then))
        form = open_form(then, result.form) if isinstance(result.form, Code) else result.form
        if not isinstance(form, OpenForm):
            return result
        given = {name: ", ".join(value) if isinstance(value, tuple) else value for name, value in form.values.items()}
        typed = await self._read(snapshot.position, kind, given, texts.of(snapshot.table.game))
        said = await self._strange(typed, snapshot.table, texts)
        return PressResult(typed.code, said, unchanged=True)

    async def _answer_elsewhere(
        self, interaction: Interaction, press: Press, step: Callable[[Snapshot], Awaitable[PressResult]]
    ) -> None:
        """Take a step for a control of another message, and show the result on the person's own panel."""
        user, changes = interaction.user.id, await self._begin(interaction, press)
        snapshot = await self._seated(press.table, user)

        async def checked() -> PressResult:
            await self._playing.refuse_stale(snapshot, user, press)
            return await step(snapshot)

        await self._do(interaction, snapshot, checked, changes)

    async def _do(
        self,
        interaction: Interaction,
        known: Snapshot | Table,
        step: Callable[[], Awaitable[PressResult]] | PressResult,
        changes: Press | None = None,
        *,
        here: bool = False,
    ) -> None:
        """Take a step, and show what it did or why it was refused.

        Updates for others, and other messages to the person, wait for the answer, though not for its picture.

        Args:
            interaction: what is answered.
            known: the table, as it was before.
            step: the step, or its result.
            changes: the press for which the person's last panel is edited, as ``_begin`` returns it.
            here: the answer edits the message of the control.

        """
        table = known.table if isinstance(known, Snapshot) else known
        with self._showing.to(table.id, interaction.user.id):
            result = step if isinstance(step, PressResult) else await self._result(interaction, table, step)
            completing = await self._show(interaction, known, result, changes, here=here)
        if completing is not None:
            await completing

    async def _result(
        self, interaction: Interaction, table: Table, step: Callable[[], Awaitable[PressResult]]
    ) -> PressResult:
        """Take a step; return its result, or why it was refused, in words."""
        texts = my_texts(interaction)
        try:
            result = await step()
        except StaleTurn:
            return PressResult(notice=texts.say("private_panel.moved_on"))
        except (IllegalMove, Refusal) as refusal:
            why = explain(refusal, texts.of(table.game), await self._names.at(table, texts))
            return PressResult(notice=why or "", rule=getattr(refusal, "rule", None))
        if result.ordered:
            result = result._replace(notice=texts.say("order.given"))
        if result.outcome is not None and not result.notice:
            names = await self._names.at(result.outcome.table, texts)
            result = result._replace(notice=own_move(result.outcome, interaction.user.id, texts, names))
        return result

    async def _show(
        self,
        interaction: Interaction,
        known: Snapshot | Table,
        result: PressResult,
        changes: Press | None,
        *,
        here: bool,
    ) -> Awaitable[None] | None:
        """Show texts and buttons; return what adds the picture afterwards, if that takes longer.

        If nothing has happened since, the known snapshot is shown.
        """
        await long_step()
        user, texts = interaction.user.id, my_texts(interaction)
        if isinstance(known, Snapshot) and result.unchanged:
            snapshot = known
        else:
            of = known.table if isinstance(known, Snapshot) else known
            snapshot = await self._service.queries.snapshot(of, user)
        owned = self._service.live.owns(snapshot.table.guild_id)
        if snapshot.ended_orders and not owned and not await self._service.people.dm_closed(user):
            # The process that looks after the table says so in a direct message, which may be on its way.
            snapshot = msgspec.structs.replace(snapshot, ended_orders=())
        form = BLANK if here and result.form is None else result.form
        following = None
        if result.outcome is not None and snapshot.waits and not snapshot.copied:
            following = await self._service.tables.next_waiting(user, snapshot.table.id)
        topic = PanelTopic(
            form, result.notice, result.rule, result.ordering, result.declining, result.advised, following
        )
        panel, whole = await self._composer.begun(snapshot, texts, topic)
        # What a move did may be said nowhere else, so it is kept; any other notice is only for now.
        lasting = "" if result.outcome is None else result.notice
        message: Message
        if here:
            message, mark = await self._showing.show(interaction, here=True, **panel.view.sent)
            self._temporary_panels.changed(interaction, message, panel, lasting)
        else:
            message = await self._temporary_panels.give(interaction, panel, lasting, changes)
            mark = self._showing.begin(message.id)
        await self._service.ledger.order_ends_read(panel.snapshot.ended_orders)  # the person has read why now
        if here and interaction.guild_id is None and interaction.message is not None:
            await self._direct_messages.changed_in_place(snapshot.table.id, interaction.message, result.outcome)
        elif result.outcome is not None and result.outcome.events.private:
            await self._direct_messages.keep_up(user, result.outcome)
        if whole is None:
            return None
        return self._showing.complete(message, mark, whole, lambda completed: completed.view.edited)


class Playing:
    """Does what is pressed; ``PrivatePanels`` shows the result."""

    def __init__(self, service: Service, names: Names, advisor: Advisor, consent_messages: ConsentMessages) -> None:
        self._service = service
        self._names = names
        self._advisor = advisor
        self._consent_messages = consent_messages

    async def step(
        self, snapshot: Snapshot, user: int, press: Press, picks: tuple[str, ...], texts: Texts
    ) -> PressResult:
        """Do what a control of a private panel says; ``picks`` are the choices in a menu."""
        table = snapshot.table
        match press.verb:
            case "order" | "unorder":
                stop = None if press.verb == "order" else press.arg
                return await self.order(table, user, texts, stop=stop, seq=press.seq)
            case "orders":
                return PressResult(ordering=True, unchanged=True)
            case "never":
                given = await self._service.orders.give_answer(table.id, user, press.arg, expected_seq=press.seq)
                return PressResult(outcome=given)
            case "ask_again":
                await self._service.orders.take_back(table.id, user, preferences=True)
                return PressResult(notice=texts.say("answer.asked_again"))
            case "undo" | "restart":
                return await self._undo(table, user, texts, press)
            case "decline" | "decline_sure":
                return await self._decline(snapshot, user, press, texts)
            case "now":
                return PressResult()
            case "hint":
                return await self.hint(snapshot, texts)
            case "back":
                return PressResult(outcome=await self._service.copies.back(table.id, user))
        return await self._fill(snapshot, user, press, picks, texts)

    async def _fill(
        self, snapshot: Snapshot, user: int, press: Press, picks: tuple[str, ...], texts: Texts
    ) -> PressResult:
        """Fill in a form, and play it if it is complete."""
        position, code = snapshot.position, Code.read(press.arg)
        match press.verb:
            case "best":
                return await self.best(position, kind_of(snapshot.table, code))
            case "foresee":
                return await self.foresee(snapshot, open_form(position, code), texts)
            case "whole":
                return PressResult(_listed(position, code, place_in_id(picks[0])), unchanged=True)
            case "many":
                return PressResult(code.then("+".join(picks)), unchanged=True)
            case "go":
                return PressResult(code, unchanged=True)
            case "pick":
                form, place = open_form(position, code), place_in_id(picks[0])
                return await self.take(snapshot, user, form.then(place), press, warned=place in form.completions)
            case "list":
                whole, place = open_form(position, code).completions, place_in_id(picks[0])
                if place not in whole:
                    raise Refusal("form.out_of_date")
                return await self.take(snapshot, user, whole[place], press, warned=True)
            case "take":
                return await self.take_code(snapshot, user, press)
        return await self.done(snapshot, user, open_form(position, code), press)

    async def take_code(self, snapshot: Snapshot, user: int, press: Press) -> PressResult:
        """Play the form in the id of a control, as ``take`` does."""
        return await self.take(snapshot, user, open_form(snapshot.position, Code.read(press.arg)), press)

    async def take(
        self, snapshot: Snapshot, user: int, form: OpenForm, press: Press, *, warned: bool = False
    ) -> PressResult:
        """Play a form if it is complete; else show its next field. ``warned`` as for ``done``."""
        if form.exhausted and not form.eager:
            # The effects of the whole list would not be shown before it is played anyway.
            form = form.end()
        if form.field is not None and not form.marked:
            return PressResult(form, unchanged=True)
        return await self.done(snapshot, user, form, press, warned=warned)

    async def done(
        self, snapshot: Snapshot, user: int, form: OpenForm | TypedMove, press: Press, *, warned: bool = False
    ) -> PressResult:
        """Play a complete form; if it is final, or was filled in unseen and is irreversible, show it first.

        ``warned``: the panel had said whether picking it is final.
        """
        move = form.confirmed() if isinstance(form, OpenForm) else form
        sure = press.verb == "sure" or (warned and move.kind not in find(snapshot.table.game).guidance.irreversible)
        if not sure and _is_shown_first(snapshot.position, move):
            return PressResult(form if isinstance(form, OpenForm) else form.code, unchanged=True)
        position, seq = snapshot.position, snapshot.table.seq
        for _ in range(TRIES - 1):
            try:
                return await self.made(position, user, move.kind, move.values, seq)
            except StaleTurn:
                seq = (await self._service.play.unchanged(snapshot.table.id, user, press.seq)).seq
        return await self.made(position, user, move.kind, move.values, seq)

    async def best(self, position: Position, kind: type[Move]) -> PressResult:
        """Open the form of what the game suggests, completely filled in. Raises Refusal if it suggests nothing."""
        found = await self._advisor.suggest(position, kind)
        if found is None:
            raise Refusal("form.no_advice")
        return PressResult(found.move)

    async def foresee(self, snapshot: Snapshot, form: OpenForm, texts: Texts) -> PressResult:
        """Say what each way to complete a form would bring later in the turn, and leave it open. Raises Refusal."""
        if not form.ways or not snapshot.position.foresees(form.kind):
            raise Refusal("form.out_of_date")
        found = await self._advisor.foresee(snapshot.position, form.kind, [values for _, values in form.ways])
        names, texts = await self._names.at(snapshot.table, texts), texts.of(snapshot.table.game)
        ways_to: dict[str, list[str]] = {}
        for (way, _), said in zip(form.ways, found, strict=True):
            if said is not None:
                ways_to.setdefault(texts.sentence(said, names), []).append(way)
        if not ways_to:
            raise Refusal("form.no_advice")
        if len(ways_to) == 1 and len(form.ways) > 1:
            return PressResult(form, texts.say("form.foreseen_alike", said=next(iter(ways_to))), unchanged=True)
        # What several ways would bring alike is said once.
        lines = [
            texts.say("form.foreseen", way=texts.join(ways), said=said) if all(ways) else said
            for said, ways in ways_to.items()
        ]
        return PressResult(form, "\n".join(lines), unchanged=True)

    async def hint(self, snapshot: Snapshot, texts: Texts) -> PressResult:
        """Open the form of what a built-in opponent would do, completely filled in, and say why. Raises Refusal."""
        lesson = snapshot.lesson
        found = await self._advisor.hint(snapshot.position) if lesson is None else None
        move = lesson.solution if lesson is not None else found.move if found is not None else None
        if move is None:
            raise Refusal("hint.none")
        texts = texts.of(snapshot.table.game)
        names = await self._names.at(snapshot.table, texts)
        context, form, chosen = PanelContext(snapshot, texts, names), None, list[str]()
        if fields(type(move)):
            try:
                form = dataclasses.replace(form_of(snapshot.position, move), filled=True)
            except Refusal:  # its fields are typed into a modal
                numbers = [getattr(move, name) for name in fields(type(move))]
                chosen = [str(value) for value in numbers if value and isinstance(value, int)]
            else:
                parts = () if found is None else found.spelled_out
                chosen = [texts.sentence(one, names) for one in parts] or [
                    *dict.fromkeys(texts.sentence(option.label, names) for option in form.said)
                ]
        words, advised = [harmless(context.button(move.kind())), *chosen], move.kind() if form is None else ""
        named = in_a_row(words, texts)
        if found is None:
            return PressResult(form, texts.say("lesson.solution", move=named), advised=advised, unchanged=True)
        reason = texts.sentence(found.reason, names)
        said = texts.say("hint.would", move=named, reason=reason)
        return PressResult(form, said, advised=advised, unchanged=True)

    async def order(
        self,
        table: Table,
        user: int,
        texts: Texts,
        until: Iterable[str] | None = None,
        *,
        stop: str | None = None,
        seq: int | None = None,
    ) -> PressResult:
        """Give an order with a single press, or take back one order or all."""
        if stop is not None:
            await self._service.orders.take_back(table.id, user, place_in_id(stop) if stop else None)
            return PressResult(notice=texts.say("order.stopped"))
        wanted = None if until is None else [_kind_named(table, texts, name) for name in until]
        return PressResult(outcome=await self._service.orders.give_at_once(table.id, user, wanted, expected_seq=seq))

    async def made(
        self, position: Position, user: int, kind: type[Move], values: Mapping[str, Any], seq: int | None = None
    ) -> PressResult:
        """Make a move, or give an order, from its fields."""
        table = position.table
        if issubclass(kind, Order):
            outcome = await self._service.orders.give(table.id, user, kind, values, expected_seq=seq)
            return PressResult(outcome=outcome, ordered=outcome is None)
        return PressResult(outcome=await self._service.play.move(table.id, user, kind, values, expected_seq=seq))

    async def refuse_stale(self, snapshot: Snapshot, user: int, press: Press) -> None:
        """Raise StaleTurn if a control is out of date."""
        if press.seq != snapshot.table.seq:
            await self._service.play.unchanged(press.table, user, press.seq)

    async def _undo(self, table: Table, user: int, texts: Texts, press: Press) -> PressResult:
        """Undo the last move of a person, or ask the others."""
        try:
            restarts = press.verb == "restart"
            ask = await self._service.consent.undo(table.id, user, expected_seq=press.seq, turn=restarts)
        except AlreadyProposed as prompt:
            where = await self._consent_messages.ask_again(prompt)
            return PressResult(notice=texts.say("consent.open_already", where=where))
        if ask.done:
            return PressResult(outcome=ask.outcome)
        await self._consent_messages.ask_or_tell(ask)
        return PressResult(notice=consent.request_text(texts, ask))

    async def _decline(self, snapshot: Snapshot, user: int, press: Press, texts: Texts) -> PressResult:
        """Decline what is left of a turn; ask for confirmation if it could be undone only with the others."""
        remaining, table = snapshot.position.remaining_steps(), snapshot.table
        if remaining is None or str(len(remaining.steps)) != press.arg:
            raise Refusal("form.out_of_date")
        if remaining.final and press.verb != "decline_sure":
            return PressResult(declining=True, unchanged=True)
        outcomes = await self._service.play.decline(table.id, user, len(remaining.steps), expected_seq=table.seq)
        events = [outcome.events for outcome in outcomes]
        names = await self._names.at(table, texts)
        said = story(table.game, events, snapshot.seat, texts, names)
        return PressResult(notice="\n".join(said), outcome=outcomes[-1])


def _begins_order(snapshot: Snapshot, press: Press) -> bool:
    """Return whether a control opens an order's form without a pick: it may be old, as its owner waits for others."""
    code = Code.read(press.arg) if press.verb == "go" else None
    return code is not None and not code.picks and code.kind in {kind.kind() for kind in snapshot.orderable}


def _seated_at(table: Table, interaction: Interaction) -> int:
    """Return the id of the person. Raises NotSeated if they have no seat."""
    if table.seat_of(interaction.user.id) is None:
        raise no_seat(table)
    return interaction.user.id


def _is_shown_first(position: Position, move: OpenForm | TypedMove) -> bool:
    """Return whether to show a move before making it: it is final, or filled in unseen and irreversible."""
    if position.is_final(move.kind, move.values):
        return True
    effects = position.effects(move.kind, move.values) if move.unseen else None
    return effects is not None and effects.irreversible


def _listed(position: Position, code: Code, place: int) -> OpenForm:
    """Open the form of a listed move; one that ends with a list can be played as it is, or extended."""
    listed = position.listed(kind_of(position.table, code))
    if place >= len(listed):
        raise Refusal("form.out_of_date")
    return form_of(position, listed[place].move, open_ended=True)


def _kind_named(table: Table, texts: Texts, name: str) -> str:
    """Return the kind of move with a name or a label."""
    kinds = [kind.kind() for kind in find(table.game).moves]
    meant = (kind for kind in kinds if name.casefold() in {kind, texts.move_name(kind).casefold()})
    return next(meant, name)


def _written_in(components: Sequence[Mapping[str, Any]], kind: type[Move]) -> dict[str, str | int]:
    """Return what was typed or chosen in the fields of a modal; empty fields are left out.

    ``components``: those of a submitted modal, as Discord sends them.
    """
    given: dict[str, str | int] = {}
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    for part in components:
        field = part.get("component") or part
        name, values = str(field.get("custom_id", "")), field.get("values") or [field.get("value") or ""]
        written = str(values[0]).strip()[:LONGEST_NUMBER]
        if name in fields(kind) and written:
            given[name] = int(written) if types[name] is int and written.isdecimal() else written
    return given
