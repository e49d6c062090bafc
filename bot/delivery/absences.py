"""Notices that somebody is away or back, also where a table's message says whose turn it is.

Each notice is claimed before it is sent, as a reminder is: one that is lost on the way is not sent again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

import aiohttp
import discord

from bot.answering import about_table
from bot.channels import Channels
from bot.delivery.routes import MOST_CLAIMED, Routes
from bot.faults import log_fault
from bot.messages.people import absence_notice
from bot.service import AbsenceNotice, Service

log = logging.getLogger(__name__)


class AbsenceMessages:
    """Notifies each table once."""

    def __init__(
        self, service: Service, channels: Channels, routes: Routes, renew: Callable[[str, int], Awaitable[None]]
    ) -> None:
        """``renew`` brings up to date what a table's latest announcement says of when a person is there."""
        self._service = service
        self._channels = channels
        self._renew = renew
        self._routes = routes

    async def tell(self) -> None:
        """Begin to tell the tables whatever they do not know."""
        while self._routes.unfinished < MOST_CLAIMED:
            due = await self._service.absences.claim_due()
            if due is None:
                return
            for notice in due:
                self._routes.begin(("channel", notice.table.channel_id), partial(self._send, notice))

    async def _send(self, notice: AbsenceNotice) -> None:
        about_table(notice.table.id)
        texts = await self._channels.texts(notice.table)
        try:
            nobody = discord.AllowedMentions.none()
            said, channel = absence_notice(texts, notice), self._channels.of(notice.table)
            await channel.send(said, allowed_mentions=nobody, silent=not notice.waited)
            await self._renew(notice.table.id, notice.user_id)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.warning("table %s was not told of an absence: %s", notice.table.id, type(error).__name__)
        except Exception as error:  # noqa: BLE001 - one table's trouble must not silence all others
            log_fault(log, error, "table %s was not told of an absence", notice.table.id)
