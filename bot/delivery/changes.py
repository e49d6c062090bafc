"""What has changed with the tables, for what is brought up to date now and then and says several changes together."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from discord.ext import tasks

from bot.faults import log_fault
from bot.service import Service
from storage.records import TableRecord

log = logging.getLogger(__name__)

LOOK, IDLE = 10.0, 300.0
"""Seconds between two looks at what has changed, and where nothing has."""


class Changes:
    """Follows the tables, and has what changed looked at: soon, or seldom where nothing has."""

    def __init__(
        self, service: Service, concerned: Callable[[TableRecord], int], look: Callable[[], Awaitable[None]]
    ) -> None:
        """``concerned``: the id of what a table concerns; ``look`` takes those out of ``ids`` that it deals with."""
        self.ids: set[int] = set()
        """What may not say yet how things stand."""
        self._service = service
        self._concerned = concerned
        self._look = look
        self._loop = tasks.loop(seconds=LOOK)(self._look_once)

    def start(self) -> None:
        """Follow the tables from now on, and look at once."""
        self._service.subscribe(self._follow_table)
        self._service.follow_others(self._follow)
        self._loop.start()

    def stop(self) -> None:
        """Follow them no longer."""
        self._loop.cancel()
        self._service.unsubscribe(self._follow_table)
        self._service.unfollow_others(self._follow)

    def note(self, changed: int) -> None:
        """Have something looked at soon."""
        self.ids.add(changed)
        self._pace()

    def _follow_table(self, _: TableRecord, after: TableRecord) -> None:
        self._follow(after)

    def _follow(self, after: TableRecord) -> None:
        self.note(self._concerned(after))

    async def _look_once(self) -> None:
        try:
            await self._look()
        except Exception as error:  # noqa: BLE001 - an error raised here would end the loop for good
            log_fault(log, error, "what has changed could not be looked at")
        self._pace()

    def _pace(self) -> None:
        seconds = LOOK if self.ids else IDLE
        if seconds != self._loop.seconds:  # it may be asleep for long
            self._loop.change_interval(seconds=seconds)
