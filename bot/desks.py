"""What happens when a person uses a control or gives a move by command: acknowledge, play, show, tell the channel."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Mapping
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.acknowledge import acknowledge
from bot.errors import explain, whisper
from bot.forms import Code, fill
from bot.guide import guide
from bot.service import NotSeated, Outcome, Refusal, StaleTurn, Table
from bot.story import lines_of, told_to
from bot.texts import Texts
from bot.views import ids
from bot.views.desk import Desk, desk
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.registry import find

if TYPE_CHECKING:
    from bot.client import Stationmaster

TRIES = 3
"""Attempts at a move while others decide at the same time."""
KEPT = 1000
"""As many of the desks handed out are remembered."""
REMOVABLE = timedelta(minutes=14)
"""Discord lets an answer be taken away for a quarter of an hour."""


class Desks:
    """Plays for the people at the tables and shows them their desks."""

    def __init__(self, bot: Stationmaster) -> None:
        self._bot = bot
        self._handed: OrderedDict[tuple[str, int, int | None], discord.WebhookMessage] = OrderedDict()

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
        else:
            seated = table.seat_of(user) is not None
            if not seated:
                raise NotSeated("desk.no_seat")
            old = press.seq < table.announced and press.verb != "hand"
            notice = texts.say("desk.moved_on") if old else ""
            code = Code(press.arg) if press.verb == "open" else None
            shown = await desk(self._bot, table.id, user, texts, code=code, notice=notice)
            await self._hand(interaction, table, shown)

    async def pressed(
        self, interaction: discord.Interaction[Any], press: ids.Press, picks: tuple[str, ...] = ()
    ) -> None:
        """Answer a control of a desk by changing the message it is in."""
        await acknowledge(interaction)
        texts, user = self._bot.texts_for(interaction), interaction.user.id
        table = await self._bot.service.tables.get(press.table)
        code = Code.read(press.arg)
        if picks:
            code = code.then("+".join(picks))
        plays = press.verb == "play" or (press.verb == "pick" and await self._complete(table, user, code))
        outcome, notice = None, ""
        try:
            table = await self._checked(table, user, press)
            if plays:
                outcome = await self._play(table, user, code, press)
                code = Code()
                notice = await told_to(self._bot, outcome, user, texts)
        except (IllegalMove, Refusal) as refusal:
            notice = await self._refused(table, refusal, texts)
            code = Code()
        try:
            shown = await desk(self._bot, table.id, user, texts, code=code, notice=notice)
            await interaction.edit_original_response(**shown.edited)
            if interaction.guild_id is None and interaction.message is not None:
                await self._bot.mail.noted(table.id, interaction.message, outcome)
        finally:
            # The move is made, whether or not the one who made it could still be shown what came of it.
            if outcome is not None:
                await self._bot.announcer.announce(table.id)

    async def command(
        self, interaction: discord.Interaction[Any], table: Table, kind: type[Move], values: Mapping[str, Any]
    ) -> None:
        """Play a move given as a command; the interaction is acknowledged already.

        A refusal is shown with the controls for what is legal. Raises NotSeated.
        """
        texts, user = self._bot.texts_for(interaction), interaction.user.id
        if table.seat_of(user) is None:
            raise NotSeated("desk.no_seat")
        outcome = None
        try:
            outcome = await self._bot.service.play.move(table.id, user, kind, values)
            notice = await told_to(self._bot, outcome, user, texts)
        except (IllegalMove, Refusal) as refusal:
            notice = await self._refused(table, refusal, texts)
        try:
            shown = await desk(self._bot, table.id, user, texts, notice=notice)
            await self._hand(interaction, table, shown)
        finally:
            if outcome is not None:
                await self._bot.announcer.announce(table.id)

    async def show(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """Show a person's desk; the interaction is acknowledged already. Raises NotSeated."""
        if table.seat_of(interaction.user.id) is None:
            raise NotSeated("desk.no_seat")
        shown = await desk(self._bot, table.id, interaction.user.id, self._bot.texts_for(interaction))
        await self._hand(interaction, table, shown)

    async def _hand(self, interaction: discord.Interaction[Any], table: Table, shown: Desk) -> None:
        """Show a desk to one person only, and take away that person's last one here, so that hands do not pile up."""
        sent = await interaction.followup.send(**shown.sent, ephemeral=True, wait=True)
        key = (table.id, interaction.user.id, interaction.channel_id)
        before = self._handed.pop(key, None)
        self._handed[key] = sent
        if len(self._handed) > KEPT:
            self._handed.popitem(last=False)
        if before is not None and sent.created_at - before.created_at < REMOVABLE:
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, ConnectionError):
                await before.delete()

    async def _complete(self, table: Table, user: int, code: Code) -> bool:
        kind = self._kind(table, code)
        form = await fill(self._bot.service, table.id, user, code, kind, confirmed=True)
        return form.field is None

    async def _checked(self, table: Table, user: int, press: ids.Press) -> Table:
        """Return the table if a control still means what it meant. Raises StaleTurn.

        While several decide at once, the moves of the others change nothing for the one who is still thinking.
        """
        passed = table.seq - press.seq
        if passed == 0:
            return table
        page = await self._bot.service.looks.log(table.id, user, size=max(passed, 1))
        seat = table.seat_of(user)
        untouched = bool(page.lines) and page.lines[-1].number == table.seq  # nothing was ever taken back
        if passed < 0 or not untouched or any(line.seat == seat for line in page.lines):
            raise StaleTurn(table)
        look = await self._bot.service.looks.look(table.id, user)
        if seat not in look.actors:
            raise StaleTurn(table)
        return look.table

    async def _play(self, table: Table, user: int, code: Code, press: ids.Press) -> Outcome:
        kind = self._kind(table, code)
        for _ in range(TRIES - 1):
            try:
                return await self._attempt(table, user, code, kind)
            except StaleTurn as stale:
                table = await self._checked(stale.table, user, press)
        return await self._attempt(table, user, code, kind)

    async def _attempt(self, table: Table, user: int, code: Code, kind: type[Move]) -> Outcome:
        form = await fill(self._bot.service, table.id, user, code, kind, confirmed=True)
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
