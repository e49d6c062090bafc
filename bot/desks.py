"""What happens when a person uses a control or gives a move by command: acknowledge, play, show, tell the channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.acknowledge import acknowledge
from bot.errors import explain, whisper
from bot.forms import Code, Form, fill, place_of
from bot.guide import guide
from bot.handed import Handed
from bot.service import NotSeated, Outcome, Refusal, StaleTurn, Table
from bot.story import lines_of, told_to
from bot.texts import Texts, harmless
from bot.views import ids
from bot.views.desk import desk
from bot.views.number import number_form
from bot.written import Written, read
from engine.core.errors import IllegalMove
from engine.core.moves import Move, fields
from engine.core.options import NumberRange
from engine.core.registry import find

if TYPE_CHECKING:
    from bot.client import Stationmaster

TRIES = 3
"""Attempts at a move while others decide at the same time."""


class Deed(NamedTuple):
    """What came of a press or a command."""

    code: Code | None = None
    """The form that is open now."""
    notice: str = ""
    """What is to be said of it, in words."""
    outcome: Outcome | None = None
    """The move that was made."""


class Desks:
    """Plays for the people at the tables and shows them their desks."""

    def __init__(self, bot: Stationmaster) -> None:
        self._bot = bot
        self.handed = Handed(bot)
        """The desks that were shown to one person only."""

    async def asked(self, interaction: discord.Interaction[Any], press: ids.Press) -> None:
        """Answer a control that everybody sees, privately."""
        await acknowledge(interaction, private=True)
        texts = self._bot.texts_for(interaction)
        table = await self._bot.service.tables.get(press.table)
        user = interaction.user.id
        if press.verb == "help":
            await whisper(interaction, await guide(self._bot, table, user, texts))
        elif press.verb == "since":
            await whisper(interaction, await lines_of(self._bot, table, user, texts))
        elif table.seat_of(user) is None:
            raise NotSeated("desk.no_seat")
        elif press.verb == "ahead":
            await self.order(interaction, table, None, stop=False, seq=press.seq)
        elif press.verb == "do":
            deed = await self._deed(table, user, texts, lambda: self._done(table, user, Code(press.arg), press))
            await self._answer(interaction, table, deed)
        else:
            old = press.seq < table.announced and press.verb != "hand"
            code = Code(press.arg) if press.verb == "open" else None
            await self._answer(interaction, table, Deed(code, texts.say("desk.moved_on") if old else ""))

    async def pressed(
        self, interaction: discord.Interaction[Any], press: ids.Press, picks: tuple[str, ...] = ()
    ) -> None:
        """Answer a control of a desk by changing the message it is in."""
        await acknowledge(interaction)
        await self._answer_press(
            interaction,
            press,
            lambda table, user: self._step(table, user, press, picks, self._bot.texts_for(interaction)),
        )

    async def ask_number(self, interaction: discord.Interaction[Any], press: ids.Press) -> None:
        """Ask for a number, in a form over the page."""
        texts, user = self._bot.texts_for(interaction), interaction.user.id
        table = await self._bot.service.tables.get(press.table)
        form = await self._fill(await self._checked(table, user, press), user, Code.read(press.arg))
        slot = form.slot
        if not isinstance(slot, NumberRange):
            raise Refusal("form.out_of_date")
        question = texts.say("form.number", least=slot.low, most=slot.high)
        await interaction.response.send_modal(number_form(texts, press, question))

    async def typed(self, interaction: discord.Interaction[Any], press: ids.Press, written: str) -> None:
        """Take a number that was asked for, as a press of its button would be."""
        await acknowledge(interaction)

        async def take(table: Table, user: int) -> Deed:
            code = Code.read(press.arg)
            form = await self._fill(table, user, code)
            if not isinstance(form.slot, NumberRange):
                raise Refusal("form.out_of_date")
            low, high = form.slot.low, form.slot.high
            number = int(written) if written.strip().isdecimal() else low - 1
            if not low <= number <= high:
                words = self._bot.texts_for(interaction).say("form.number_range", least=low, most=high)
                return Deed(code, words)
            return await self._taken(table, user, form.picked(number - low), press)

        await self._answer_press(interaction, press, take)

    async def command(
        self, interaction: discord.Interaction[Any], table: Table, kind: type[Move], given: Mapping[str, Any]
    ) -> None:
        """Play a move given as a command, or open the form at what was left out; the interaction is acknowledged.

        A refusal is shown with the controls for what is legal. Raises NotSeated.
        """
        texts, user = self._bot.texts_for(interaction), interaction.user.id
        if table.seat_of(user) is None:
            raise NotSeated("desk.no_seat")
        names = await self._bot.names.at(table, texts)

        async def play() -> Deed:
            slots = await self._bot.service.looks.slots(table.id, user, kind)
            written = read(slots, kind, given, lambda text: texts.sentence(text, names, plain=True))
            if written.missing is None and not await self._to_be_shown(table, user, kind, given, written):
                return Deed(outcome=await self._bot.service.play.move(table.id, user, kind, written.values))
            strange = texts.say("form.strange", written=harmless(written.strange)) if written.strange else ""
            return Deed(written.code, strange)

        await self._answer(interaction, table, await self._deed(table, user, texts, play))

    async def _to_be_shown(
        self, table: Table, user: int, kind: type[Move], given: Mapping[str, Any], written: Written
    ) -> bool:
        """Tell whether a whole command is shown before it is played: so much of it filled itself in.

        What cannot stand is not shown, as the rules say best what is wrong with it.
        """
        if written.strange is not None or (given and not written.unseen) or not fields(kind):
            return False
        if not given:
            return True
        effects = await self._bot.service.looks.effects(table.id, user, kind, written.values)
        return effects is not None and effects.lasting

    async def best(self, interaction: discord.Interaction[Any], table: Table, kind: type[Move]) -> None:
        """Show what the game suggests, ready to be played; the interaction is acknowledged. Raises NotSeated."""
        texts, user = self._bot.texts_for(interaction), interaction.user.id
        if table.seat_of(user) is None:
            raise NotSeated("desk.no_seat")
        deed = await self._deed(table, user, texts, lambda: self._advised(table, user, kind))
        await self._answer(interaction, table, deed)

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
        texts, user = self._bot.texts_for(interaction), interaction.user.id
        if table.seat_of(user) is None:
            raise NotSeated("desk.no_seat")
        deed = await self._deed(
            table, user, texts, lambda: self._ordered(table, user, texts, until, stop=stop, seq=seq)
        )
        await self._answer(interaction, table, deed)

    async def show(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """Show a person's desk; the interaction is acknowledged already. Raises NotSeated."""
        if table.seat_of(interaction.user.id) is None:
            raise NotSeated("desk.no_seat")
        shown = await desk(self._bot, table.id, interaction.user.id, self._bot.texts_for(interaction))
        await self.handed.give(interaction, table, shown)

    async def _answer_press(
        self, interaction: discord.Interaction[Any], press: ids.Press, step: Callable[[Table, int], Awaitable[Deed]]
    ) -> None:
        """Take a step on a desk and show what came of it in the same message."""
        texts, user = self._bot.texts_for(interaction), interaction.user.id
        table = await self._bot.service.tables.get(press.table)

        async def checked() -> Deed:
            ordering = press.verb in {"order", "unorder"}
            return await step(table if ordering else await self._checked(table, user, press), user)

        deed = await self._deed(table, user, texts, checked)
        try:
            shown = await desk(self._bot, table.id, user, texts, code=deed.code or Code(), notice=deed.notice)
            changed = await interaction.edit_original_response(**shown.edited)
            self.handed.changed(interaction, table, changed, shown, deed.notice)
            if interaction.guild_id is None and interaction.message is not None:
                await self._bot.mail.noted(table.id, interaction.message, deed.outcome)
        finally:
            # The move is made, whether or not the one who made it could still be shown what came of it.
            await self._announce(table, deed)

    async def _answer(self, interaction: discord.Interaction[Any], table: Table, deed: Deed) -> None:
        """Show what came of a command or of a control that everybody sees, in a message of its own."""
        texts, user = self._bot.texts_for(interaction), interaction.user.id
        try:
            shown = await desk(self._bot, table.id, user, texts, code=deed.code, notice=deed.notice)
            await self.handed.give(interaction, table, shown, deed.notice)
        finally:
            await self._announce(table, deed)

    async def _announce(self, table: Table, deed: Deed) -> None:
        if deed.outcome is not None:
            await self._bot.announcer.announce(table.id)

    async def _deed(self, table: Table, user: int, texts: Texts, do: Callable[[], Awaitable[Deed]]) -> Deed:
        """Do something, and say what it did or why it was refused."""
        try:
            deed = await do()
        except (IllegalMove, Refusal) as refusal:
            return Deed(notice=await self._refused(table, refusal, texts))
        if deed.outcome is None:
            return deed
        said = await told_to(self._bot, deed.outcome, user, texts)
        return deed._replace(notice="\n".join(filter(None, (deed.notice, said))))

    async def _step(self, table: Table, user: int, press: ids.Press, picks: tuple[str, ...], texts: Texts) -> Deed:
        """Do what a control of a desk says."""
        match press.verb:
            case "order" | "unorder":
                return await self._ordered(table, user, texts, None, stop=press.verb == "unorder", seq=press.seq)
            case "best":
                return await self._advised(table, user, self._kind(table, Code.read(press.arg)))
            case "think":
                code = Code.read(press.arg)
                await self._bot.advisor.suggest(table.id, user, self._kind(table, code))
                return Deed(code)
        code = Code.read(press.arg)
        if press.verb == "many":
            return Deed(code.then("+".join(picks)))
        if picks:
            code = (await self._fill(table, user, code)).picked(place_of(picks[0]))
        if press.verb == "go":
            return Deed(code)
        return await (self._taken if press.verb in {"take", "pick"} else self._done)(table, user, code, press)

    async def _taken(self, table: Table, user: int, code: Code, press: ids.Press) -> Deed:
        """Play a form if it is complete; else show what is to be filled in next."""
        form = await self._fill(table, user, code, confirmed=True)
        return Deed(code) if form.field is not None else await self._done(table, user, code, press)

    async def _done(self, table: Table, user: int, code: Code, press: ids.Press) -> Deed:
        """Play a complete form, unless more comes of it than was picked: then whoever plays is shown that first."""
        if press.verb == "do":
            table = await self._checked(table, user, press)
        if press.verb != "sure":
            form = await self._fill(table, user, code, confirmed=True)
            effects = await self._bot.service.looks.effects(table.id, user, form.kind, form.values)
            if effects is not None and (effects.weighty or (form.unseen and effects.lasting)):
                return Deed(code)
        return Deed(outcome=await self._play(table, user, code, press))

    async def _advised(self, table: Table, user: int, kind: type[Move]) -> Deed:
        """Open the form of what the game suggests, filled in to its end."""
        found = await self._bot.advisor.suggest(table.id, user, kind)
        if found is None:
            raise Refusal("form.no_advice")
        values = {field: getattr(found.move, field) for field in fields(kind)}
        given = {field: " ".join(value) if isinstance(value, tuple) else value for field, value in values.items()}
        written = read(await self._bot.service.looks.slots(table.id, user, kind), kind, given, lambda text: text.key)
        if written.values != values or written.missing or written.strange:
            raise Refusal("form.out_of_date")
        return Deed(written.code)

    async def _ordered(
        self, table: Table, user: int, texts: Texts, until: Iterable[str] | None, *, stop: bool, seq: int | None
    ) -> Deed:
        if stop:
            await self._bot.service.orders.cancel(table.id, user)
            return Deed(notice=texts.say("order.stopped"))
        wanted = None if until is None else [self._kind_named(table, texts, name) for name in until]
        return Deed(outcome=await self._bot.service.orders.give(table.id, user, wanted, expected_seq=seq))

    @staticmethod
    def _kind_named(table: Table, texts: Texts, name: str) -> str:
        """Return the kind of move that is meant by its own name or by its words."""
        kinds = [kind.kind() for kind in find(table.game).moves]
        meant = (kind for kind in kinds if name.casefold() in {kind, texts.say(f"core.move.{kind}").casefold()})
        return next(meant, name)

    async def _fill(self, table: Table, user: int, code: Code, *, confirmed: bool = False) -> Form:
        eager = find(table.game).info.open_information
        kind = self._kind(table, code)
        return await fill(self._bot.service, table.id, user, code, kind, confirmed=confirmed, eager=eager)

    async def _checked(self, table: Table, user: int, press: ids.Press) -> Table:
        """Return the table if a control still means what it meant. Raises StaleTurn."""
        return await self._bot.service.play.unchanged(table.id, user, press.seq)

    async def _play(self, table: Table, user: int, code: Code, press: ids.Press) -> Outcome:
        kind = self._kind(table, code)
        for _ in range(TRIES - 1):
            try:
                return await self._attempt(table, user, code, kind)
            except StaleTurn as stale:
                table = await self._checked(stale.table, user, press)
        return await self._attempt(table, user, code, kind)

    async def _attempt(self, table: Table, user: int, code: Code, kind: type[Move]) -> Outcome:
        form = await self._fill(table, user, code, confirmed=True)
        return await self._bot.service.play.move(table.id, user, kind, form.values, expected_seq=table.seq)

    async def _refused(self, table: Table, refusal: IllegalMove | Refusal, texts: Texts) -> str:
        if isinstance(refusal, StaleTurn):
            return texts.say("desk.moved_on")
        names = await self._bot.names.at(table, texts)
        return explain(refusal, texts, names) or ""

    @staticmethod
    def _kind(table: Table, code: Code) -> type[Move]:
        for kind in find(table.game).moves:
            if kind.kind() == code.kind:
                return kind
        raise Refusal("form.out_of_date")
