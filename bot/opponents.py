"""Built-in opponents at the table: one move at each tick, so that how long one takes tells nothing about its hand."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from discord.ext import tasks

from bot.service import Refusal
from engine.core.errors import IllegalMove

if TYPE_CHECKING:
    from bot.client import Stationmaster

log = logging.getLogger(__name__)


class Opponents:
    """Moves the built-in opponents of all tables, one move a table at each tick, from the first tick after a start."""

    def __init__(self, bot: Stationmaster, pace: float) -> None:
        """``pace`` is in seconds."""
        self._bot = bot
        self._loop = tasks.loop(seconds=pace)(self._tick)
        self._stuck: set[str] = set()
        self._moving: dict[str, asyncio.Task[None]] = {}
        self._thinking = asyncio.Lock()

    def start(self) -> None:
        """Begin."""
        self._loop.start()

    def stop(self) -> None:
        """Stop; the tables go on at the next start."""
        self._loop.cancel()
        for moving in self._moving.values():
            moving.cancel()

    async def _tick(self) -> None:
        for table_id in await self._bot.service.play.waiting_for_opponents():
            if table_id not in self._stuck and table_id not in self._moving:
                # A channel that Discord is slow to take must not hold up all other tables.
                self._moving[table_id] = asyncio.create_task(self._move(table_id))

    async def _move(self, table_id: str) -> None:
        try:
            async with self._thinking:
                moved = await self._bot.service.play.opponent(table_id)
            if moved is not None:
                await self._bot.announcer.announce(table_id)
        except (IllegalMove, Refusal) as refusal:
            # Nobody else would ever notice: the table is left to its people, who can replace the opponent.
            self._stuck.add(table_id)
            log.error("the opponent at table %s is stuck: %s", table_id, refusal)  # noqa: TRY400 - may quote a hand
        except Exception:
            self._stuck.add(table_id)
            log.exception("the opponent at table %s failed", table_id)
        finally:
            self._moving.pop(table_id, None)
