"""Long steps of the event loop, one in each of its rounds: a burst of moves keeps nobody's first answer waiting.

The event loop does in one round whatever is ready. A first answer takes about ten short steps, each in a round of its
own. Where a hundred people press at once, each round would hold a hundred steps that read a position or lay out a
panel, some milliseconds each: first answers would take a second and more.
"""

from __future__ import annotations

import asyncio
from collections import deque
from weakref import WeakKeyDictionary


class LongSteps:
    """The queue of the steps of one event loop: whoever came first goes first, at once where nobody else does."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._taken = False
        """A step was let in in this round of the event loop, or is let in in the next one."""

    async def next(self) -> None:
        """Wait for a round of the event loop in which no other long step is made."""
        loop = asyncio.get_running_loop()
        if not self._taken:
            self._taken = True
            loop.call_soon(self._let_in, loop)
            return
        waiting = loop.create_future()
        self._waiting.append(waiting)
        await waiting

    def _let_in(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():  # nobody waits for it any more
                following.set_result(None)
                loop.call_soon(self._let_in, loop)
                return
        self._taken = False


_steps: WeakKeyDictionary[asyncio.AbstractEventLoop, LongSteps] = WeakKeyDictionary()


async def long_step() -> None:
    """Wait until this event loop has time for a step of some milliseconds. Before a first answer nothing waits so."""
    await _steps.setdefault(asyncio.get_running_loop(), LongSteps()).next()
