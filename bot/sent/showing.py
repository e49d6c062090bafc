"""Who is being shown something at a table just now, so that what is changed for everybody waits for single answers."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Showing:
    """Knows the answers under way."""

    def __init__(self) -> None:
        self._under_way: defaultdict[tuple[str, int], set[asyncio.Event]] = defaultdict(set)

    @contextmanager
    def to(self, table_id: str, user_id: int) -> Iterator[None]:
        """Say that a person is being shown a table, for as long as the block lasts."""
        done, key = asyncio.Event(), (table_id, user_id)
        self._under_way[key].add(done)
        try:
            yield
        finally:
            done.set()
            self._under_way[key].discard(done)
            if not self._under_way[key]:
                del self._under_way[key]

    async def finished(self, table_id: str, user_id: int) -> None:
        """Wait until whatever a person is being shown of a table now has been shown."""
        for done in tuple(self._under_way.get((table_id, user_id), ())):
            await done.wait()
