"""Numbers and whole moves that are written into a form over the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.forms.coded_forms import Code, kind_of, open_in
from bot.forms.typed_fields import read
from bot.forms.written_moves import given_in, is_written
from bot.pressed.acknowledge import acknowledge
from bot.pressed.playing import Playing
from bot.pressed.press_result import PressResult
from bot.pressed.private_answers import PrivateAnswers
from bot.service import Refusal, Service, Snapshot
from bot.shown import ids
from bot.shown.names import Names
from bot.shown.number_form import LONGEST, bounds, move_form, note_form, number_form
from bot.texts import Texts, harmless, texts_for
from engine.core.moves import Move
from engine.core.options import NumberRange


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
            await self._service.notes.put(snapshot.table.id, user, text, expected_seq=press.seq)
            return PressResult(noted=True)

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
