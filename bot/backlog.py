"""Which of the waiting pictures is drawn next: the newest, since that is what somebody looks at now.

Where some have waited long, every other drawing is for whoever has waited longest: nobody waits for ever, and where
more is asked for than can be drawn, half of it comes at once all the same. What a table has left behind meanwhile is
not drawn at all.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

PATIENCE = 1.0
"""Seconds after which what waits goes before what is newer, every other time."""


class Superseded(Exception):  # noqa: N818 - named by what happened
    """Raised instead of drawing a table as it was: it has moved on, and what it is like now is to be drawn."""


@dataclass(eq=False)
class _Waiting:
    table: str
    seq: int
    since: float
    ready: asyncio.Future[None]


class Backlog:
    """Lets a number of drawings go on at once, while all others wait. For one event loop."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._busy = 0
        self._waiting: list[_Waiting] = []
        """In the order in which they came."""
        self._for_late = True
        """The next drawing is for whoever has waited longest, if that was long."""
        self._skipped: dict[str, float] = {}
        """Since when the tables whose picture was skipped have been waiting for one."""

    async def enter(self, table: str = "", seq: int = 0) -> None:
        """Wait until it is time to draw; ``leave`` must follow.

        Args:
            table: whose news are to be drawn; nothing where the picture is wanted whatever happens meanwhile.
            seq: how many entries the log of the table had.

        Raises:
            Superseded: the table has moved on while this waited.

        """
        since = self._skipped.pop(table, self._clock())
        waiting = _Waiting(table, seq, since, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._admit()
        try:
            await waiting.ready
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.ready.cancelled() and waiting.ready.exception() is None:
                self.leave()  # it was let in meanwhile
            raise

    def leave(self) -> None:
        """End a drawing and let the next one begin."""
        self._busy -= 1
        self._admit()

    def skip(self, table: str, seq: int) -> None:
        """Give up what waits to show a table as it was before an entry; what comes in its place waits no longer."""
        for waiting in [one for one in self._waiting if one.table == table and one.seq < seq]:
            self._waiting.remove(waiting)
            self._skipped[table] = min(waiting.since, self._skipped.get(table, waiting.since))
            waiting.ready.set_exception(Superseded())

    def _admit(self) -> None:
        while self._busy < self._most and self._waiting:
            oldest = min(self._waiting, key=lambda one: one.since)
            late = self._clock() - oldest.since > PATIENCE
            chosen = oldest if late and self._for_late else self._waiting[-1]
            self._for_late = not (late and self._for_late)
            self._waiting.remove(chosen)
            if not chosen.ready.cancelled():
                self._busy += 1
                chosen.ready.set_result(None)
