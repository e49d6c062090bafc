"""What happens when a person uses a control or gives a move by command: acknowledge, play, show, tell the channel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import discord

from bot.advisor import Advisor
from bot.faults import UNSENT
from bot.forms.coded_forms import Code, kind_of, open_in, place_of
from bot.forms.typed_fields import TypedMove, read
from bot.forms.written_moves import given_in, is_written
from bot.pressed.acknowledge import acknowledge
from bot.pressed.answers import answer_privately
from bot.sent.consent_messages import ConsentMessages
from bot.sent.direct_messages import DirectMessages
from bot.sent.opponents import Announces
from bot.sent.showing import Showing
from bot.sent.temporary_panels import TemporaryPanels
from bot.service import AlreadyAsked, NotSeated, Outcome, Position, Refusal, Service, Snapshot, StaleTurn, Table
from bot.shown import consent_question, ids
from bot.shown.guide import guide
from bot.shown.names import Names
from bot.shown.number_form import LONGEST, bounds, move_form, number_form
from bot.shown.private_panel import PanelComposer, PrivatePanel
from bot.shown.refusals import explain
from bot.shown.story import own_move, since_last_turn, story
from bot.texts import Texts, harmless, texts_for
from engine.core.assistance import stays
from engine.core.errors import IllegalMove
from engine.core.moves import Move, fields
from engine.core.options import NumberRange
from engine.core.registry import find

log = logging.getLogger(__name__)

TRIES = 3
"""Attempts at a move while others decide at the same time."""


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


class PrivatePanels:
    """Plays for the people at the tables and shows them their private panels."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a press needs from the question to the answer
        self,
        service: Service,
        names: Names,
        advisor: Advisor,
        composer: PanelComposer,
        announcer: Announces,
        direct_messages: DirectMessages,
        temporary_panels: TemporaryPanels,
        consent_messages: ConsentMessages,
        showing: Showing,
    ) -> None:
        self._service = service
        self._names = names
        self._advisor = advisor
        self._composer = composer
        self._announcer = announcer
        self._direct_messages = direct_messages
        self._temporary_panels = temporary_panels
        self._consent_messages = consent_messages
        self._showing = showing

    async def asked(self, interaction: discord.Interaction[Any], press: ids.Press) -> None:
        """Answer a control that everybody sees, privately."""
        await acknowledge(interaction, private=True)
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        if press.verb in {"help", "since"}:
            table = await self._service.tables.get(press.table)
            tell = self.guide if press.verb == "help" else self._since
            await answer_privately(interaction, await tell(table, user, texts))
            return
        snapshot = await self._seated(press.table, user)
        match press.verb:
            case "ahead":
                await self.order(interaction, snapshot.table, None, stop=False, seq=press.seq)
            case "do":

                async def taken() -> PressResult:
                    await self._refuse_stale(snapshot, user, press)
                    return await self._taken(snapshot, user, Code.read(press.arg), press)

                await self._answer(interaction, snapshot, await self._result(snapshot.table, user, texts, taken))
            case _:
                old = press.seq < snapshot.table.announced and press.verb != "hand"
                code = Code(press.arg) if press.verb == "open" else None
                notice = texts.say("private_panel.moved_on") if old else ""
                await self._answer(interaction, snapshot, PressResult(code, notice, unchanged=True))

    async def guide(self, table: Table, user: int, texts: Texts) -> str:
        """Tell a person what may be done now at a table."""
        if table.phase == "lobby":
            return texts.say("service.campaign.between" if table.between_games else "guide.lobby")
        snapshot = await self._service.queries.snapshot(table.id, user)
        return guide(snapshot, texts, await self._names.at(snapshot.table, texts))

    async def _since(self, table: Table, user: int, texts: Texts) -> str:
        return await since_last_turn(self._service.queries, table, user, texts, await self._names.at(table, texts))

    async def pressed(
        self, interaction: discord.Interaction[Any], press: ids.Press, picks: tuple[str, ...] = ()
    ) -> None:
        """Answer a control of a private panel by changing the message it is in."""
        await acknowledge(interaction)
        texts = texts_for(str(interaction.locale))
        await self._answer_press(
            interaction, press, lambda snapshot, user: self._step(snapshot, user, press, picks, texts)
        )

    async def ask_number(self, interaction: discord.Interaction[Any], press: ids.Press) -> None:
        """Ask for a number, in a form over the page."""
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        snapshot = await self._service.queries.snapshot(press.table, user)
        await self._refuse_stale(snapshot, user, press)
        slot = open_in(snapshot.position, Code.read(press.arg)).slot
        if not isinstance(slot, NumberRange):
            raise Refusal("form.out_of_date")
        question = texts.say("form.number", **bounds(slot))
        await interaction.response.send_modal(number_form(texts, press, question))

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
            return await self._taken(snapshot, user, form.picked(numbers.index(number)), press)

        await self._answer_press(interaction, press, take)

    async def ask_move(self, interaction: discord.Interaction[Any], press: ids.Press) -> None:
        """Ask for all of a move, in a form over the page."""
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        snapshot = await self._seated(press.table, user)
        await self._refuse_stale(snapshot, user, press)
        kind = kind_of(snapshot.table, Code.read(press.arg))
        if not is_written(kind):
            raise Refusal("form.out_of_date")
        await interaction.response.send_modal(move_form(texts.of(snapshot.table.game), press, snapshot.position, kind))

    async def written(
        self, interaction: discord.Interaction[Any], press: ids.Press, components: Sequence[Mapping[str, Any]]
    ) -> None:
        """Play a move that was written into a form. Where the channel's panel asked, the answer is a new message."""
        private, user, texts = press.verb == "written", interaction.user.id, texts_for(str(interaction.locale))
        await acknowledge(interaction, private=not private)

        async def take(snapshot: Snapshot, user: int) -> PressResult:
            kind = kind_of(snapshot.table, Code.read(press.arg))
            given = given_in(components, kind, LONGEST)
            return await self._read(snapshot, user, kind, given, texts.of(snapshot.table.game), press)

        if private:
            await self._answer_press(interaction, press, take)
            return
        snapshot = await self._seated(press.table, user)

        async def checked() -> PressResult:
            await self._refuse_stale(snapshot, user, press)
            return await take(snapshot, user)

        await self._answer(interaction, snapshot, await self._result(snapshot.table, user, texts, checked))

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
        return await self._done(snapshot, user, typed.code, press)

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
            return PressResult(typed.code, strange)

        await self._answer(interaction, table, await self._result(table, user, texts, play))

    async def best(self, interaction: discord.Interaction[Any], table: Table, kind: type[Move]) -> None:
        """Show what the game suggests, ready to be played; the interaction is acknowledged. Raises NotSeated."""
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        if table.seat_of(user) is None:
            raise NotSeated("private_panel.no_seat")

        async def advised() -> PressResult:
            return await self._advised(await self._service.queries.position(table, user), kind)

        await self._answer(interaction, table, await self._result(table, user, texts, advised))

    async def order(
        self,
        interaction: discord.Interaction[Any],
        table: Table,
        until: Iterable[str] | None,
        *,
        stop: bool,
        seq: int | None = None,
    ) -> None:
        """Order moves in advance or take that back; the interaction is acknowledged. Raises NotSeated."""
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        if table.seat_of(user) is None:
            raise NotSeated("private_panel.no_seat")
        result = await self._result(
            table, user, texts, lambda: self._ordered(table, user, texts, until, stop=stop, seq=seq)
        )
        await self._answer(interaction, table, result)

    async def show(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """Show a person's panel; the interaction is acknowledged already. Raises NotSeated."""
        if table.seat_of(interaction.user.id) is None:
            raise NotSeated("private_panel.no_seat")
        await self._answer(interaction, table, PressResult())

    async def _seated(self, table_id: str, user: int) -> Snapshot:
        snapshot = await self._service.queries.snapshot(table_id, user)
        if snapshot.seat is None:
            raise NotSeated("private_panel.no_seat")
        return snapshot

    async def _answer_press(
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
            if press.verb not in {"order", "unorder", "undo"}:
                await self._refuse_stale(snapshot, user, press)
            return await step(snapshot, user)

        result = await self._result(table, user, texts, checked)

        async def shown() -> Awaitable[None] | None:
            panel, whole = await self._panel(snapshot, user, texts, result, result.code or Code())
            mark = self._showing.begin(interaction.message.id) if interaction.message else object()
            changed = await interaction.edit_original_response(**panel.edited)
            self._temporary_panels.changed(interaction, table, changed, panel, result.notice)
            await self._note_shown(panel)
            if interaction.guild_id is None and interaction.message is not None:
                await self._direct_messages.noted(table.id, interaction.message, result.outcome)
            return None if whole is None else self._completed(changed, mark, whole)

        await self._show_and_announce(table, user, result, shown)

    async def _answer(
        self, interaction: discord.Interaction[Any], known: Snapshot | Table, result: PressResult
    ) -> None:
        """Show what came of a command or of a control that everybody sees, in a message of its own."""
        texts, user = texts_for(str(interaction.locale)), interaction.user.id
        table = known.table if isinstance(known, Snapshot) else known

        async def shown() -> Awaitable[None] | None:
            panel, whole = await self._panel(known, user, texts, result, result.code)
            sent = await self._temporary_panels.give(interaction, table, panel, result.notice)
            mark = self._showing.begin(sent.id)
            await self._note_shown(panel)
            return None if whole is None else self._completed(sent, mark, whole)

        await self._show_and_announce(table, user, result, shown)

    async def _panel(
        self, known: Snapshot | Table, user: int, texts: Texts, result: PressResult, code: Code | None
    ) -> tuple[PrivatePanel, asyncio.Task[PrivatePanel] | None]:
        """Make the panel that shows a result, of what is known already where nothing has happened since.

        Returns it as ``PanelComposer.begun`` does.
        """
        if isinstance(known, Table):
            snapshot = await self._service.queries.snapshot(known.id, user)
        else:
            snapshot = known if result.unchanged else await self._service.queries.snapshot(known.table.id, user)
        return await self._composer.begun(snapshot, texts, code=code, notice=result.notice, declining=result.declining)

    async def _completed(
        self,
        message: discord.WebhookMessage | discord.InteractionMessage,
        mark: object,
        whole: asyncio.Task[PrivatePanel],
    ) -> None:
        """Add to a message what takes long, its picture above all, unless it was changed meanwhile."""
        try:
            panel = await whole
            if self._showing.is_latest(message.id, mark):
                await message.edit(**panel.edited)
        except (IllegalMove, Refusal, *UNSENT) as error:
            log.info("a private panel was left without its picture: %s", type(error).__name__)

    async def _note_shown(self, panel: PrivatePanel) -> None:
        """Note that a person has read why an order has ended."""
        ended = panel.snapshot.ended_order
        if ended is not None:
            await self._service.orders.told(ended.table_id, ended.seat)

    async def _show_and_announce(
        self, table: Table, user: int, result: PressResult, shown: Callable[[], Awaitable[Awaitable[None] | None]]
    ) -> None:
        """Show a person what came of a move while the channel is told of it: neither waits for the other's picture.

        What is shown first has text and buttons; what returns then completes it.
        """
        announcing = None if result.outcome is None else asyncio.create_task(self._announcer.announce(table.id))
        try:
            with self._showing.to(table.id, user):
                more = await shown()
            if more is not None:
                await more
        finally:
            # The move is made, whether or not the one who made it could still be shown what came of it.
            if announcing is not None:
                await announcing

    async def _result(
        self, table: Table, user: int, texts: Texts, do: Callable[[], Awaitable[PressResult]]
    ) -> PressResult:
        """Do something, and say what it did or why it was refused."""
        try:
            result = await do()
        except (IllegalMove, Refusal) as refusal:
            return PressResult(notice=await self._refused(table, refusal, texts))
        if result.outcome is None or result.notice:
            return result
        said = own_move(result.outcome, user, texts, await self._names.at(result.outcome.table, texts))
        return result._replace(notice="\n".join(filter(None, (result.notice, said))))

    async def _step(
        self, snapshot: Snapshot, user: int, press: ids.Press, picks: tuple[str, ...], texts: Texts
    ) -> PressResult:
        """Do what a control of a private panel says."""
        table, position = snapshot.table, snapshot.position
        match press.verb:
            case "order" | "unorder":
                return await self._ordered(table, user, texts, None, stop=press.verb == "unorder", seq=press.seq)
            case "best":
                return await self._advised(position, kind_of(table, Code.read(press.arg)))
            case "undo":
                return await self._undone(table, user, texts, press)
            case "decline" | "decline_sure":
                return await self._declined(snapshot, user, press, texts)
        code = Code.read(press.arg)
        if press.verb == "many":
            return PressResult(code.then("+".join(picks)), unchanged=True)
        if picks:
            code = open_in(position, code).picked(place_of(picks[0]))
        if press.verb == "go":
            return PressResult(code, unchanged=True)
        return await (self._taken if press.verb in {"take", "pick"} else self._done)(snapshot, user, code, press)

    async def _taken(self, snapshot: Snapshot, user: int, code: Code, press: ids.Press) -> PressResult:
        """Play a form if it is complete and nothing of it stays for good; else show what is to be done next."""
        form = open_in(snapshot.position, code, confirmed=True)
        if form.field is not None or stays(find(snapshot.table.game), form.kind):
            return PressResult(code, unchanged=True)
        return await self._done(snapshot, user, code, press)

    async def _done(self, snapshot: Snapshot, user: int, code: Code, press: ids.Press) -> PressResult:
        """Play a complete form, unless more comes of it than was picked: then whoever plays is shown that first."""
        if press.verb == "do":
            await self._refuse_stale(snapshot, user, press)
        if press.verb != "sure":
            form = open_in(snapshot.position, code, confirmed=True)
            effects = snapshot.position.effects(form.kind, form.values)
            if effects is not None and (effects.needs_confirmation or (form.unseen and effects.lasting)):
                return PressResult(code, unchanged=True)
        return PressResult(outcome=await self._play(snapshot.position, user, code, press))

    async def _advised(self, position: Position, kind: type[Move]) -> PressResult:
        """Open the form of what the game suggests, filled in to its end."""
        found = await self._advisor.suggest(position, kind)
        if found is None:
            raise Refusal("form.no_advice")
        values = {field: getattr(found.move, field) for field in fields(kind)}
        given = {field: " ".join(value) if isinstance(value, tuple) else value for field, value in values.items()}
        typed = read(position.slots(kind), kind, given, lambda text: text.key)
        if typed.values != values or typed.missing or typed.strange:
            raise Refusal("form.out_of_date")
        return PressResult(typed.code)

    async def _undone(self, table: Table, user: int, texts: Texts, press: ids.Press) -> PressResult:
        """Take the last move of a person back, or ask the others."""
        try:
            ask = await self._service.consent.undo(table.id, user, expected_seq=press.seq)
        except AlreadyAsked as asked:
            await self._consent_messages.ask_again(asked)
            raise
        if ask.done:
            return PressResult(outcome=ask.outcome)
        await self._consent_messages.ask_or_announce(ask)
        return PressResult(notice=consent_question.asked(texts, ask))

    async def _declined(self, snapshot: Snapshot, user: int, press: ids.Press, texts: Texts) -> PressResult:
        """Decline what is left of a turn; what comes of it that nobody may have meant is asked first."""
        rest, table = snapshot.position.rest(), snapshot.table
        if rest is None or str(len(rest.steps)) != press.arg:
            raise Refusal("form.out_of_date")
        if rest.needs_confirmation and press.verb != "decline_sure":
            return PressResult(declining=True, unchanged=True)
        outcomes = await self._service.play.decline(table.id, user, len(rest.steps), expected_seq=table.seq)
        told = [outcome.told for outcome in outcomes]
        names = await self._names.at(table, texts)
        said = story(table.game, told, snapshot.seat, texts, names)
        return PressResult(notice="\n".join(said), outcome=outcomes[-1])

    async def _ordered(
        self, table: Table, user: int, texts: Texts, until: Iterable[str] | None, *, stop: bool, seq: int | None
    ) -> PressResult:
        if stop:
            await self._service.orders.cancel(table.id, user)
            return PressResult(notice=texts.say("order.stopped"))
        wanted = None if until is None else [_kind_named(table, texts, name) for name in until]
        return PressResult(outcome=await self._service.orders.give(table.id, user, wanted, expected_seq=seq))

    async def _refuse_stale(self, snapshot: Snapshot, user: int, press: ids.Press) -> None:
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

    async def _refused(self, table: Table, refusal: IllegalMove | Refusal, texts: Texts) -> str:
        if isinstance(refusal, StaleTurn):
            return texts.say("private_panel.moved_on")
        return explain(refusal, texts.of(table.game), await self._names.at(table, texts)) or ""


def _to_be_shown(position: Position, kind: type[Move], given: Mapping[str, Any], typed: TypedMove) -> bool:
    """Tell whether a whole command is shown before it is played: much of it filled itself in, or more comes of it.

    What comes of it is asked about as it is where the move is pressed. What cannot stand is not shown, as the rules say
    best what is wrong with it.
    """
    if typed.strange is not None:
        return False
    if fields(kind) and (not given or stays(find(position.table.game), kind)):
        return True
    effects = position.effects(kind, typed.values)
    return effects is not None and (effects.needs_confirmation or (typed.unseen and effects.lasting))


def _kind_named(table: Table, texts: Texts, name: str) -> str:
    """Return the kind of move that is meant by its own name or by its words."""
    kinds = [kind.kind() for kind in find(table.game).moves]
    meant = (kind for kind in kinds if name.casefold() in {kind, texts.say(f"core.move.{kind}").casefold()})
    return next(meant, name)
