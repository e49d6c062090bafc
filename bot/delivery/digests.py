"""The one message a day for those who want it: every table that waits for them, each with a button to play.

It is claimed before it is sent, as a reminder is: one that is lost on the way is followed by that of the next day.
"""

from __future__ import annotations

import logging
from functools import partial

import aiohttp
import discord
import msgspec

from bot.channels import Channels
from bot.delivery.private_panels import CLOSED
from bot.delivery.routes import MOST_CLAIMED, Routes
from bot.faults import log_fault
from bot.messages.table_lists import digest_views
from bot.service import Digest, Service

log = logging.getLogger(__name__)


class DigestMessages:
    """Sends each of them once."""

    def __init__(self, service: Service, channels: Channels, routes: Routes) -> None:
        self._service = service
        self._channels = channels
        self._routes = routes

    async def send_due(self) -> None:
        """Begin to send what is due."""
        if self._routes.unfinished < MOST_CLAIMED:
            for digest in await self._service.digests.claim_due():
                self._routes.begin(("person", digest.user_id), partial(self._send, digest))

    async def _send(self, digest: Digest) -> None:
        try:
            channel = await self._channels.direct(digest.user_id)
            channels = self._channels
            listed = [
                (await channels.texts(table), table, await channels.link(table), since)
                for table, since in digest.waiting
            ]
            for number, view in enumerate(digest_views(listed)):
                await channel.send(view=view, silent=number > 0)
        except discord.HTTPException as error:
            if error.code in CLOSED:
                await self._closed(digest.user_id)
            else:
                log.warning("a daily message was not taken: %s", error.code or error.status)
        except aiohttp.ClientError as error:
            log.warning("a daily message was not taken: %s", type(error).__name__)
        except Exception as error:  # noqa: BLE001 - one person's trouble must not silence all others
            log_fault(log, error, "a daily message could not be sent")

    async def _closed(self, user_id: int) -> None:
        """Have a person called and reminded as before whose direct messages are closed: they would miss their turns."""
        people = self._service.people
        await people.set_dm_closed(user_id, closed=True)
        chosen = await people.preferences(user_id)
        if chosen.daily is not None:  # else the person was forgotten meanwhile
            await people.set_preferences(msgspec.structs.replace(chosen, daily=None))
