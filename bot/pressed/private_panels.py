"""What happens when a person uses a control or gives a move by command: acknowledge, play, show, tell the channel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import discord

from bot.forms.coded_forms import Code
from bot.forms.typed_fields import TypedMove, read
from bot.pressed.acknowledge import acknowledge
from bot.pressed.answers import answer_privately
from bot.pressed.playing import Playing
from bot.pressed.press_result import PressResult
from bot.pressed.private_answers import PrivateAnswers
from bot.service import NotSeated, Position, Service, Table
from bot.shown import ids
from bot.shown.guide import guide
from bot.shown.names import Names
from bot.shown.story import since_last_turn
from bot.texts import Texts, harmless, texts_for
from engine.core.moves import Move, fields
from engine.core.registry import find


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
