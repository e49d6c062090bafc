"""Time and ids of the server: a clock that no slow machine makes late, plus whatever a test skipped."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar

T = TypeVar("T")
DISCORD_EPOCH = 1_420_070_400_000
PATIENCE = 300.0
"""Seconds after which a test gives up waiting for what comes: a deadline of nobody, for the slowest machine."""


class Clock:
    """Seconds since 1970 that never go back and that a test may push forward.

    ``passing``: with ``time.process_time`` a second passes only as this process works for one. Then an answer is late by
    what the bot computes before it, and never by a processor or a disk that others keep busy.
    """

    def __init__(self, passing: Callable[[], float] = time.monotonic) -> None:
        self._passing = passing
        self._began = time.time() - passing()
        self._skipped = 0.0

    def now(self) -> float:
        """The server's time in seconds, by which deadlines go."""
        return self._passing() + self._began + self._skipped

    def date(self) -> float:
        """The time in seconds that ids tell, which a bot compares with its own: it goes on while nobody works."""
        return time.time() + self._skipped

    def advance(self, seconds: float) -> None:
        """Skip some time: tokens grow old, nobody waits."""
        self._skipped += seconds

    def stamp(self) -> str:
        """Now, as Discord writes it."""
        return datetime.fromtimestamp(self.date(), UTC).isoformat()


class Ids:
    """Snowflakes: text, rising, with the time in their upper bits."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A new id, greater than all before it."""
        wanted = (int(self._clock.date() * 1000) - DISCORD_EPOCH) << 22
        self._last = max(wanted, self._last + 1)
        return str(self._last)


class Changes:
    """Tells of every change, so that tests wait for what they want to see instead of sleeping."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def announce(self) -> None:
        """Wake everybody who waits."""
        self._next.set()
        self._next = asyncio.Event()

    async def until(self, look: Callable[[], T | None], *, within: float = PATIENCE, what: str) -> T:
        """The first true thing that ``look`` returns; TimeoutError naming ``what`` after ``within`` seconds."""
        try:
            async with asyncio.timeout(within):
                while not (found := look()):
                    await self._next.wait()
                return found
        except TimeoutError:
            raise TimeoutError(f"waited {within} s in vain for {what}") from None
