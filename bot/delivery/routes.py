"""Queues for what the bot sends of its own accord: a message that Discord is slow to accept delays only its own queue.

A route is something that Discord limits separately, such as a channel or a person's direct messages. Work on the same
route is done one piece after the other. Only a limited number of routes are at work at the same time, so that a restart
does not begin everything together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable

AT_ONCE = 32
"""The most routes that are at work at the same time."""
MOST_CLAIMED = 100
"""No more due messages are claimed while this many are waiting to be sent: a crash would lose all of these."""


class Routes:
    """A queue for each route."""

    def __init__(self, most: int = AT_ONCE) -> None:
        self._free = asyncio.Semaphore(most)
        self._last: dict[Hashable, asyncio.Task[None]] = {}
        """The last task in each queue."""
        self._unfinished: set[asyncio.Task[None]] = set()

    def begin(self, route: Hashable, work: Callable[[], Awaitable[None]]) -> None:
        """Queue some work on a route; nobody waits for it, so it must report its own faults."""
        task = asyncio.create_task(self._in_turn(self._last.get(route), work))
        self._last[route] = task
        self._unfinished.add(task)
        task.add_done_callback(lambda _: self._ended(route, task))

    def busy(self, route: Hashable) -> bool:
        """Return whether any work on a route is in progress or queued."""
        return route in self._last

    @property
    def unfinished(self) -> int:
        """How many pieces of work are in progress or queued on all routes together."""
        return len(self._unfinished)

    def stop(self) -> None:
        """Cancel all work that is not finished."""
        for task in self._unfinished:
            task.cancel()

    async def _in_turn(self, before: asyncio.Task[None] | None, work: Callable[[], Awaitable[None]]) -> None:
        if before is not None:
            await asyncio.wait([before])
        async with self._free:
            await work()

    def _ended(self, route: Hashable, task: asyncio.Task[None]) -> None:
        self._unfinished.discard(task)
        if self._last.get(route) is task:
            del self._last[route]
