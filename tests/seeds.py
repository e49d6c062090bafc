"""The luck of the tables that tests open: the same for a test each time, and another for every test."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from bot.service import phases

T = TypeVar("T")


class Seeds:
    """Stands in for the operating system's source of luck, where the service draws seeds and the ids of tables."""

    def __init__(self, name: str) -> None:
        self.always: str | None = None
        """The one seed of every table; None: each has its own."""
        self.drawn: list[str] = []
        self._rng = random.Random(name)

    def token_hex(self, length: int) -> str:
        """Draw a seed."""
        self.drawn.append(self.always or self._rng.randbytes(length).hex())
        return self.drawn[-1]

    def choice(self, letters: Sequence[T]) -> T:
        """Draw a letter of a table's id."""
        return self._rng.choice(letters)


@contextmanager
def dealt_from(seeds: Seeds) -> Iterator[None]:
    """Let the service of this process draw from these seeds until the block ends."""
    before = phases.secrets
    phases.secrets = seeds  # type: ignore[assignment]
    try:
        yield
    finally:
        phases.secrets = before
