"""What the bot sends by itself, at many channels at once: one that Discord is slow to take holds up no other.

A route is what Discord limits by itself, such as a channel or a person's direct messages. What goes the same way goes
one after the other. Only so many routes are at work at once, so that a restart does not begin everything together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable

AT_ONCE = 32
"""Routes that are at work at once."""
MOST_CLAIMED = 100
"""Messages that are claimed, as they are due, and not sent yet: a crash would lose them."""


class Routes:
    """A queue for each route."""

    def __init__(self, most: int = AT_ONCE) -> None:
        self._free = asyncio.Semaphore(most)
        self._last: dict[Hashable, asyncio.Task[None]] = {}
        """The end of each queue."""
        self._unfinished: set[asyncio.Task[None]] = set()

    def begin(self, route: Hashable, work: Callable[[], Awaitable[None]]) -> None:
        """Do some work after what goes the same way already; nobody waits for it, so it reports its own faults."""
        task = asyncio.create_task(self._in_turn(self._last.get(route), work))
        self._last[route] = task
        self._unfinished.add(task)
        task.add_done_callback(lambda _: self._ended(route, task))

    def busy(self, route: Hashable) -> bool:
        """Return whether something goes this way just now, or waits to."""
        return route in self._last

    @property
    def unfinished(self) -> int:
        """How much has begun or waits on all routes together."""
        return len(self._unfinished)

    def stop(self) -> None:
        """Give up whatever is not finished."""
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
