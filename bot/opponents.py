"""Built-in opponents at the table: one move at each tick, so that how long one takes tells nothing about its hand."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from discord.ext import tasks

from bot.faults import UNSTORED, log_fault
from bot.logs import about_table
from bot.service import NoSuchTable, Service, Suspended
from bot.service.play import Thinking

log = logging.getLogger(__name__)

FIRST_PAUSE = 60.0
"""Seconds until an opponent that failed is tried again; twice as long after each further failure."""
LONGEST_PAUSE = 3600.0
"""Seconds."""


class Retry(NamedTuple):
    """A table whose opponent failed."""

    until: float
    """When it is tried again, by the clock of the loop."""
    pause: float
    """Seconds."""


class Opponents:
    """Moves the built-in opponents of all tables, one move a table at each tick, from the first tick after a start."""

    def __init__(self, service: Service, think: Thinking, pace: float) -> None:
        """``think`` chooses the moves; ``pace`` is in seconds."""
        self._service = service
        self._think = think
        self._loop = tasks.loop(seconds=pace)(self._tick)
        self._resting: dict[str, Retry] = {}
        self._moving: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        """Begin."""
        self._loop.start()

    def stop(self) -> None:
        """Stop; the tables go on at the next start."""
        self._loop.cancel()
        for moving in self._moving.values():
            moving.cancel()

    async def _tick(self) -> None:
        try:
            waiting = await self._service.play.waiting_for_opponents()
        except Exception as error:  # noqa: BLE001 - an error raised here would end the loop for good
            log_fault(log, error, "the tables of opponents could not be found")
            return
        self._resting = {table_id: rest for table_id, rest in self._resting.items() if table_id in waiting}
        now = asyncio.get_running_loop().time()
        for table_id in waiting:
            rest = self._resting.get(table_id)
            if table_id not in self._moving and (rest is None or rest.until <= now):
                # An opponent that thinks for long must not hold up all other tables.
                self._moving[table_id] = asyncio.create_task(self._move(table_id))

    async def _move(self, table_id: str) -> None:
        about_table(table_id)
        try:
            await self._service.play.opponent(table_id, self._think)
            self._resting.pop(table_id, None)
        except NoSuchTable:
            return  # somebody deleted it meanwhile
        except Suspended:
            return  # until it is known whether anybody can play there, or for good
        except Exception as error:  # noqa: BLE001 - whatever it was, the table must not wait for ever
            before = self._resting.get(table_id)
            # Where nothing can be stored just now, that is no fault of the opponent's.
            at_fault = before is not None and not isinstance(error, UNSTORED)
            pause = min(2 * before.pause, LONGEST_PAUSE) if before and at_fault else FIRST_PAUSE
            self._resting[table_id] = Retry(asyncio.get_running_loop().time() + pause, pause)
            # Nobody else would ever notice. The people there can replace the opponent meanwhile.
            log_fault(log, error, "the opponent at table %s failed", table_id)
        finally:
            self._moving.pop(table_id, None)
