"""Sending reminders when they are due, and playing what expires where nobody decides.

Whom to remind and when is the service's affair: it hands each reminder out once, counted before it is sent, so that
neither a restart nor a second loop sends one twice. One that is lost on the way to Discord is followed by the next.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord
from discord.ext import tasks

from bot.channels import Channels
from bot.faults import traced
from bot.sent.opponents import Announces
from bot.service import Reminder, Service
from bot.service.limits import SHORTEST_INTERVAL
from bot.shown import reminder_message as message

log = logging.getLogger(__name__)

SOONEST = 1.0
"""Seconds between two looks at the least."""


class ReminderClock:
    """Looks when the earliest reminder is due, and never later than SHORTEST_INTERVAL from now.

    A reminder that comes into being while the clock sleeps is due no earlier than that, so nobody has to wake it.
    """

    def __init__(
        self, service: Service, channels: Channels, announcer: Announces, ready: Callable[[], Awaitable[None]]
    ) -> None:
        """``ready`` waits until Discord can be reached."""
        self._service = service
        self._channels = channels
        self._announcer = announcer
        self._ready = ready
        self._loop = tasks.loop(seconds=SOONEST)(self._look)

    def start(self) -> None:
        """Begin to look; call it while the bot is being set up."""
        self._loop.start()

    def stop(self) -> None:
        """Look no more."""
        self._loop.cancel()

    async def _look(self) -> None:
        await self._ready()
        try:
            for due in await self._service.reminders.claim_due():
                await self._send(due)
            for table_id in await self._service.expiries.due():
                await self._expire(table_id)
            self._loop.change_interval(seconds=await self._pause())
        except Exception:
            # One table's trouble must not silence the reminders of all others.
            log.exception("reminders could not be sent")

    async def _send(self, due: Reminder) -> None:
        try:
            await send(self._service, self._channels, due)
        except Exception:
            # It is claimed already, and so are those after it.
            log.exception("a reminder of table %s could not be sent", due.table.id)

    async def _expire(self, table_id: str) -> None:
        """Take back a question that nobody has answered in time, or begin without the silent, and tell the channel."""
        try:
            begun = await self._service.campaigns.expire(table_id)
            if begun or await self._service.expiries.expire(table_id) is not None:
                await self._announcer.announce(table_id)
        except Exception as error:  # noqa: BLE001 - one table's trouble must not silence all others
            log.error("a question at table %s could not expire: %s", table_id, traced(error))  # noqa: TRY400 - may quote
            await self._service.expiries.put_off(table_id)

    async def _pause(self) -> float:
        service = self._service
        times = (await service.reminders.next_due(), await service.expiries.next_due())
        due = min((time for time in times if time is not None), default=None)
        if due is None:
            return SHORTEST_INTERVAL
        return min(max(due - discord.utils.utcnow().timestamp(), SOONEST), SHORTEST_INTERVAL)


async def send(service: Service, channels: Channels, due: Reminder) -> None:
    """Send one reminder where the person wants it, or in the channel where direct messages are closed."""
    if due.where == "dm" and not due.last and await _sent_privately(service, channels, due):
        return
    texts, table = channels.texts(due.table), due.table
    pinged = [] if due.last else [discord.Object(due.user_id)]
    try:
        await channels.of(table).send(
            message.wording(texts, due, await _link(service, due), private=False),
            view=message.controls(texts, due),
            allowed_mentions=discord.AllowedMentions(users=pinged),
        )
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("no reminder could be sent to the channel of table %s: %s", table.id, type(error).__name__)


async def _sent_privately(service: Service, channels: Channels, due: Reminder) -> bool:
    people = service.people
    if await people.dm_closed(due.user_id):
        return False
    texts = channels.texts(due.table)
    try:
        private = await channels.direct(due.user_id)
        await private.send(
            message.wording(texts, due, await _link(service, due), private=True), view=message.controls(texts, due)
        )
    except discord.Forbidden:
        await people.note_dm(due.user_id, closed=True)
        return False
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("a reminder was not taken as a direct message: %s", type(error).__name__)
        return False
    return True


async def _link(service: Service, due: Reminder) -> str:
    """Return the address of the table's latest board, or of its channel."""
    table = due.table
    panel = await service.outbox.message(table.id, "panel")
    address = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return f"{address}/{panel.message_id}" if panel else address
