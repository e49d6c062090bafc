"""What a control or a command does at a table: fill in a form, play it, take a move back, decline, order in advance."""

from __future__ import annotations

from collections.abc import Iterable

from bot.advisor import Advisor
from bot.forms.coded_forms import Code, kind_of, open_in, place_in_id
from bot.forms.list_codes import ENDED
from bot.forms.typed_fields import code_of
from bot.pressed.press_result import PressResult
from bot.sent.consent_messages import ConsentMessages
from bot.service import AlreadyAsked, Outcome, Position, Refusal, Service, Snapshot, StaleTurn, Table
from bot.shown import consent_question, ids
from bot.shown.names import Names
from bot.shown.story import story
from bot.texts import Texts
from engine.core.moves import Move
from engine.core.options import Chain
from engine.core.registry import find

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
        await self._consent_messages.ask_or_announce(ask)
        return PressResult(notice=consent_question.asked(texts, ask))

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
                outcome=await self._service.answers.give(table.id, user, press.arg, expected_seq=press.seq)
            )
        await self._service.answers.take_back(table.id, user)
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
