"""Who is being shown something at a table just now, so that what is changed for everybody waits for single answers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")

REMEMBERED = 2000
"""Messages of which it is known what changed them last."""


class AnswersInProgress:
    """Knows the answers under way."""

    def __init__(self) -> None:
        self._latest: OrderedDict[int, object] = OrderedDict()
        self._completing: dict[int, asyncio.Task[Any]] = {}
        """What is still being made for a message as it is now."""
        self._under_way: defaultdict[tuple[str, int], set[asyncio.Event]] = defaultdict(set)

    def begin(self, message_id: int) -> object:
        """Say that a message is about to be changed; return what tells whether it was changed again since."""
        outdated = self._completing.pop(message_id, None)
        if outdated is not None:
            outdated.cancel()
        mark = object()
        self._latest[message_id] = mark
        self._latest.move_to_end(message_id)
        if len(self._latest) > REMEMBERED:
            self._latest.popitem(last=False)
        return mark

    def is_latest(self, message_id: int, mark: object) -> bool:
        """Tell whether nothing else has changed a message since, or is about to."""
        return self._latest.get(message_id) is mark

    async def completed(self, message_id: int, mark: object, making: asyncio.Task[T]) -> T | None:
        """Wait for what is being made for a message; None: it was changed since, and what was made is given up."""
        if not self.is_latest(message_id, mark):
            making.cancel()
        else:
            self._completing[message_id] = making
        try:
            await asyncio.wait([making])
        finally:
            making.cancel()  # where whoever waits was cancelled
            if self._completing.get(message_id) is making:
                del self._completing[message_id]
        made = None if making.cancelled() else making.result()
        return made if self.is_latest(message_id, mark) else None

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
        while under_way := tuple(self._under_way.get((table_id, user_id), ())):
            for done in under_way:
                await done.wait()
