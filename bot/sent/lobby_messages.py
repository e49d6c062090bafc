"""The messages of tables that have not started, kept up to date."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord

from bot.channels import Channels
from bot.service import Service
from bot.service.outbox import LOBBY
from bot.shown.campaign_lobby import campaign_lobby_view
from bot.shown.lobby_message import lobby_view
from storage.records import Table, TableId

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()


class LobbyMessages:
    """Posts and edits them."""

    def __init__(self, service: Service, channels: Channels) -> None:
        self._service = service
        self._channels = channels
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def post(
        self, table: Table, where: discord.abc.Messageable, *, called: Sequence[int] = ()
    ) -> discord.Message:
        """Send a new table's message, pinging people, and remember where it stands. Raises discord.HTTPException."""
        pinged = _pinged(called)
        return await self._remembered(table, await where.send(view=await self._view(table), allowed_mentions=pinged))

    async def ask(self, table: Table, called: Sequence[int]) -> None:
        """Send the message of a campaign's next game, pinging people. Raises discord.HTTPException.

        What was sent just before a crash is found again and not sent twice.
        """
        pinged = _pinged(called)
        view, nonce = await self._view(table), f"{table.id}:{LOBBY}"
        await self._remembered(
            table, await self._channels.of(table).send(view=view, nonce=nonce, allowed_mentions=pinged)
        )

    async def _remembered(self, table: Table, sent: discord.Message) -> discord.Message:
        await self._service.outbox.remember_message(table.id, LOBBY, sent.channel.id, sent.id)
        return sent

    async def redraw(self, table_id: TableId) -> None:
        """Bring a table's message up to date; where somebody deleted it, send it anew while people may still join."""
        posted = await self._service.outbox.message(table_id, LOBBY)
        if posted is None:
            return
        message = self._channels.message(posted.channel_id, posted.message_id)
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            # Read inside the lock: of two changes at once, the later edit must show the later table.
            table = await self._service.tables.get(table_id)
            view = await self._view(table)
            try:
                await message.edit(view=view, allowed_mentions=NOBODY)
            except discord.NotFound:
                await self._service.outbox.forget_message(table_id, LOBBY)
                if table.phase == "lobby":
                    with contextlib.suppress(discord.HTTPException):  # the channel itself may be gone
                        await self.post(table, message.channel)
            except discord.HTTPException as error:
                # The table itself has changed all the same; the message catches up at the next change.
                log.info("the lobby message of table %s was not changed: %s", table_id, error.code)

    async def _view(self, table: Table) -> discord.ui.LayoutView:
        texts = self._channels.texts(table)
        if table.campaign is None:
            return lobby_view(texts, table)
        row, due = await self._service.campaigns.row(table), await self._service.expiries.due_of(table.id)
        return campaign_lobby_view(texts, table, row, due if table.between_games else None)


def _pinged(people: Sequence[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(user) for user in people]) if people else NOBODY
