"""The panels that were shown to one person only, the latest of each in each channel.

Discord lets such a message be changed for a quarter of an hour after the press or command it answered. As long as that
lasts it follows the game: it is brought up to date when its owner's turn begins, when moves are taken back or played
again, and when the table ends; and it goes when the same person opens another.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
from collections import OrderedDict
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import discord

from bot.faults import UNSENT
from bot.sent.showing import Showing
from bot.service import News, Refusal, Service, Table
from bot.shown.names import Names
from bot.shown.private_panel import PanelComposer, PrivatePanel
from bot.shown.story import story
from bot.texts import Texts, texts_for
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.registry import find

log = logging.getLogger(__name__)

KEPT = 1000
"""As many of them are remembered."""
CHANGEABLE = timedelta(minutes=14)
"""Discord lets an answer be changed or taken away for a quarter of an hour."""


class _Owner(NamedTuple):
    table: str
    user: int
    channel: int | None


class _Given(NamedTuple):
    """A panel as it was last shown."""

    message: discord.WebhookMessage | discord.InteractionMessage
    at: datetime
    """When the interaction came that it can be changed by."""
    locale: str
    seq: int
    """How many entries the log had."""
    notice: str
    """What it says in words besides the position."""


class TemporaryPanels:
    """Remembers the private panels that can still be changed."""

    def __init__(self, service: Service, names: Names, composer: PanelComposer, showing: Showing) -> None:
        self._service = service
        self._names = names
        self._composer = composer
        self._showing = showing
        self._given: OrderedDict[_Owner, _Given] = OrderedDict()

    async def give(
        self, interaction: discord.Interaction[Any], table: Table, shown: PrivatePanel, notice: str = ""
    ) -> discord.WebhookMessage:
        """Show a panel to one person only, and take away that person's last one here, so that hands do not pile up.

        Returns:
            The message that shows it.

        """
        sent = await interaction.followup.send(**shown.sent, ephemeral=True, wait=True)
        self._showing.begin(sent.id)
        before = self._keep(interaction, table, sent, shown, notice)
        if before is not None and interaction.created_at - before.at < CHANGEABLE:
            self._showing.begin(before.message.id)  # no picture is added to it any more
            with contextlib.suppress(*UNSENT):
                await before.message.delete()
        return sent

    def changed(
        self,
        interaction: discord.Interaction[Any],
        table: Table,
        message: discord.InteractionMessage,
        shown: PrivatePanel,
        notice: str,
    ) -> None:
        """Remember that a panel was changed by its own control, which is another quarter of an hour for it."""
        if message.flags.ephemeral:
            self._keep(interaction, table, message, shown, notice)

    def _keep(
        self,
        interaction: discord.Interaction[Any],
        table: Table,
        message: discord.WebhookMessage | discord.InteractionMessage,
        shown: PrivatePanel,
        notice: str,
    ) -> _Given | None:
        owner = _Owner(table.id, interaction.user.id, interaction.channel_id)
        before = self._given.pop(owner, None)
        self._given[owner] = _Given(message, interaction.created_at, str(interaction.locale), shown.seq, notice)
        if len(self._given) > KEPT:
            self._given.popitem(last=False)
        return before

    async def refresh(self, news: News) -> None:
        """Bring the panels of whoever's turn begins up to date, at the end and after an undo everybody's."""
        everybodys = news.ended or news.taken_back
        called = {
            holder.user_id
            for holder in news.table.seats
            if holder.user_id is not None and (everybodys or news.actors == {holder.seat})
        }
        for user_id in called:
            await self._showing.finished(news.table.id, user_id)
        for owner, given in list(self._given.items()):
            outdated = given.seq < news.table.seq or news.ended
            if owner.table == news.table.id and owner.user in called and outdated:
                await self._refresh(owner, given, news)

    async def _refresh(self, owner: _Owner, given: _Given, news: News) -> None:
        if discord.utils.utcnow() - given.at >= CHANGEABLE:
            self._given.pop(owner, None)
            return
        texts = texts_for(given.locale)
        try:
            notice = await self._notice(owner, given, news, texts)
            snapshot = await self._service.queries.snapshot(owner.table, owner.user)
            shown = await self._composer.panel(snapshot, texts, notice=notice)
            if self._given.get(owner) is not given:  # its owner has used it meanwhile, or opened another
                return
            self._showing.begin(given.message.id)
            await given.message.edit(**shown.edited)
            if snapshot.ended_order is not None:
                await self._service.orders.told(owner.table, snapshot.ended_order.seat)
        except (IllegalMove, Refusal, *UNSENT) as error:
            # Whoever has dismissed it does not miss it.
            log.info("a private panel of table %s was left as it was: %s", owner.table, type(error).__name__)
            self._given.pop(owner, None)
        else:
            if self._given.get(owner) is given:
                self._given[owner] = given._replace(seq=shown.seq)

    async def _notice(self, owner: _Owner, given: _Given, news: News, texts: Texts) -> str:
        """Say what a panel shows of what happened: what was taken back, or still what was drawn."""
        if news.taken_back:
            back = tuple(itertools.dropwhile(lambda told: isinstance(told.entry, Move), news.entries))
            names = await self._names.at(news.table, texts)
            return "\n".join(story(news.table.game, back, news.table.seat_of(owner.user), texts, names))
        # What was drawn stands nowhere else; where everything is open the channel has told it.
        return "" if find(news.table.game).info.open_information else given.notice
