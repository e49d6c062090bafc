"""Live matches in memory, one lock each, and the one way to add to their logs."""

from __future__ import annotations

from collections.abc import Callable

from storage.database import Database


class Matches:
    """Loads matches, keeps the latest used, and stores entries."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self.database = database
        self.clock = clock
