"""Sending reminders when they are due, and letting questions lapse that nobody answers.

Whom to remind and when is the service's affair: it hands each reminder out once, counted before it is sent, so that
neither a restart nor a second loop sends one twice. One that is lost on the way to Discord is followed by the next.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord.ext import tasks

from bot.errors import traced
from bot.service import Reminder
from bot.service.rules import SHORTEST_INTERVAL
from bot.views import reminder as message
from bot.views.consent import channel

if TYPE_CHECKING:
    from bot.client import Stationmaster

log = logging.getLogger(__name__)

SOONEST = 1.0
"""Seconds between two looks at the least."""


class ReminderClock:
    """Looks when the earliest reminder is due, and never later than SHORTEST_INTERVAL from now.

    A reminder that comes into being while the clock sleeps is due no earlier than that, so nobody has to wake it.
    """

    def __init__(self, bot: Stationmaster) -> None:
        self._bot = bot
        self._loop = tasks.loop(seconds=SOONEST)(self._look)

    def start(self) -> None:
        """Begin to look; call it while the bot is being set up."""
        self._loop.start()

    def stop(self) -> None:
        """Look no more."""
        self._loop.cancel()

    async def _look(self) -> None:
        await self._bot.wait_until_ready()
        try:
            for due in await self._bot.service.reminders.claim_due():
                await self._send(due)
            for table_id in await self._bot.service.lapses.due():
                await self._lapse(table_id)
            self._loop.change_interval(seconds=await self._pause())
        except Exception:
            # One table's trouble must not silence the reminders of all others.
            log.exception("reminders could not be sent")

    async def _send(self, due: Reminder) -> None:
        try:
            await send(self._bot, due)
        except Exception:
            # It is claimed already, and so are those after it.
            log.exception("a reminder of table %s could not be sent", due.table.id)

    async def _lapse(self, table_id: str) -> None:
        """Take back a question that nobody has answered in time, and tell the channel."""
        try:
            if await self._bot.service.lapses.lapse(table_id) is not None:
                await self._bot.announcer.announce(table_id)
        except Exception as error:  # noqa: BLE001 - one table's trouble must not silence all others
            log.error("a question at table %s could not lapse: %s", table_id, traced(error))  # noqa: TRY400 - may quote
            await self._bot.service.lapses.put_off(table_id)

    async def _pause(self) -> float:
        service = self._bot.service
        times = (await service.reminders.next_due(), await service.lapses.next_due())
        due = min((time for time in times if time is not None), default=None)
        if due is None:
            return SHORTEST_INTERVAL
        return min(max(due - discord.utils.utcnow().timestamp(), SOONEST), SHORTEST_INTERVAL)


async def send(bot: Stationmaster, due: Reminder) -> None:
    """Send one reminder where the person wants it, or in the channel where direct messages are closed."""
    if due.where == "dm" and not due.last and await _sent_privately(bot, due):
        return
    texts, table = bot.table_texts(due.table), due.table
    pinged = [] if due.last else [discord.Object(due.user_id)]
    try:
        await channel(bot, table).send(
            message.wording(texts, due, await _link(bot, due), private=False),
            view=message.controls(texts, due),
            allowed_mentions=discord.AllowedMentions(users=pinged),
        )
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("no reminder could be sent to the channel of table %s: %s", table.id, type(error).__name__)


async def _sent_privately(bot: Stationmaster, due: Reminder) -> bool:
    people = bot.service.people
    if await people.dm_closed(due.user_id):
        return False
    texts = bot.table_texts(due.table)
    try:
        private = await bot.create_dm(discord.Object(due.user_id))
        await private.send(
            message.wording(texts, due, await _link(bot, due), private=True), view=message.controls(texts, due)
        )
    except discord.Forbidden:
        await people.note_dm(due.user_id, closed=True)
        return False
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("a reminder was not taken as a direct message: %s", type(error).__name__)
        return False
    return True


async def _link(bot: Stationmaster, due: Reminder) -> str:
    """Return the address of the table's latest board, or of its channel."""
    table = due.table
    panel = await bot.service.outbox.message(table.id, "panel")
    address = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return f"{address}/{panel.message_id}" if panel else address
