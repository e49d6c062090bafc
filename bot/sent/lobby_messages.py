"""The messages of tables that have not started, kept up to date."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from weakref import WeakValueDictionary

import discord

from bot.channels import Channels
from bot.service import Service
from bot.shown.lobby_message import lobby_view
from storage.records import Table, TableId

log = logging.getLogger(__name__)

ROLE = "lobby"
"""Under which the message is remembered."""
NOBODY = discord.AllowedMentions.none()


class LobbyMessages:
    """Posts and edits them."""

    def __init__(self, service: Service, channels: Channels) -> None:
        self._service = service
        self._channels = channels
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def post(self, table: Table, where: discord.abc.Messageable) -> discord.Message:
        """Send a new table's message and remember where it stands. Raises discord.HTTPException."""
        sent = await where.send(view=lobby_view(self._channels.texts(table), table), allowed_mentions=NOBODY)
        await self._service.outbox.remember_message(table.id, ROLE, sent.channel.id, sent.id)
        return sent

    async def redraw(self, table_id: TableId) -> None:
        """Bring a table's message up to date; where somebody deleted it, send it anew while people may still join."""
        posted = await self._service.outbox.message(table_id, ROLE)
        if posted is None:
            return
        message = self._channels.message(posted.channel_id, posted.message_id)
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            # Read inside the lock: of two changes at once, the later edit must show the later table.
            table = await self._service.tables.get(table_id)
            view = lobby_view(self._channels.texts(table), table)
            try:
                await message.edit(view=view, allowed_mentions=NOBODY)
            except discord.NotFound:
                await self._service.outbox.forget_message(table_id, ROLE)
                if table.phase == "lobby":
                    with contextlib.suppress(discord.HTTPException):  # the channel itself may be gone
                        await self.post(table, message.channel)
            except discord.HTTPException as error:
                # The table itself has changed all the same; the message catches up at the next change.
                log.info("the lobby message of table %s was not changed: %s", table_id, error.code)
