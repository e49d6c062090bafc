"""Showing a person what came of a press or a command, while the channel is told of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.faults import UNSENT
from bot.forms.coded_forms import Code
from bot.long_steps import long_step
from bot.pressed.acknowledge import acknowledge
from bot.pressed.playing import Playing
from bot.pressed.press_result import PressResult
from bot.sent.direct_messages import DirectMessages
from bot.sent.opponents import Announces
from bot.sent.showing import Showing
from bot.sent.temporary_panels import TemporaryPanels
from bot.service import NotSeated, Refusal, Service, Snapshot, StaleTurn, Table
from bot.shown import ids
from bot.shown.names import Names
from bot.shown.private_panel import PanelComposer, PrivatePanel
from bot.shown.refusals import explain
from bot.shown.story import own_move
from bot.texts import Texts, texts_for
from engine.core.errors import IllegalMove

log = logging.getLogger(__name__)


class PrivateAnswers:
    """Shows people their private panels."""

    def __init__(  # noqa: PLR0913, PLR0917 - what an answer needs, from the position to the message
        self,
        service: Service,
        names: Names,
        playing: Playing,
        composer: PanelComposer,
        announcer: Announces,
        direct_messages: DirectMessages,
        temporary_panels: TemporaryPanels,
        showing: Showing,
    ) -> None:
        self._service = service
        self._names = names
        self._playing = playing
        self._composer = composer
        self._announcer = announcer
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

        await self._show_and_announce(table, user, result, shown)

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

        await self._show_and_announce(table, user, result, shown)

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

    async def _show_and_announce(
        self, table: Table, user: int, result: PressResult, shown: Callable[[], Awaitable[Awaitable[None] | None]]
    ) -> None:
        """Show a person what came of a move while the channel is told of it: neither waits for the other's picture.

        What is shown first has text and buttons; what returns then completes it.
        """
        announcing: asyncio.Task[None] | None = None
        outcome = result.outcome
        # Where only a private move was made there is no news, and what is being told goes on as it would without it.
        news = outcome is not None and not (outcome.told.private and outcome.table.seq == outcome.told.seq)
        if news or result.noted:
            tell = self._announcer.announce if news else self._announcer.renew
            announcing = asyncio.create_task(tell(table.id))
        try:
            with self._showing.to(table.id, user):
                more = await shown()
            if more is not None:
                await more
        finally:
            # The move is made, whether or not the one who made it could still be shown what came of it.
            if announcing is not None:
                await announcing

    async def result(
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

    async def _refused(self, table: Table, refusal: IllegalMove | Refusal, texts: Texts) -> str:
        if isinstance(refusal, StaleTurn):
            return texts.say("private_panel.moved_on")
        return explain(refusal, texts.of(table.game), await self._names.at(table, texts)) or ""
