"""Random numbers that can be replayed and checked.

The n-th draw is SHA-256 of the seed and n, so it is the same on every Python, undo cannot reroll it, and anybody who
is given the seed afterwards can verify every shuffle against the commitment published at the start.
"""

from __future__ import annotations

import hashlib
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")
_SPAN = 1 << 64
_first_number = Struct(">Q").unpack_from
"""Reads the first eight bytes as a big-endian number; faster than ``int.from_bytes`` of a slice."""


def commitment(seed: str) -> str:
    """Return the SHA-256 of a seed in hexadecimal, published when a game starts."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Rng(msgspec.Struct):
    """A counter-based generator: the seed, and how many numbers have been drawn."""

    seed: str
    draws: int = 0

    def below(self, limit: int) -> int:
        """Draw a number from 0 to ``limit - 1``, each equally likely."""
        fair = _SPAN - _SPAN % limit
        while True:
            digest = hashlib.sha256(f"{self.seed}:{self.draws}".encode()).digest()
            self.draws += 1
            drawn: int = _first_number(digest)[0]
            if drawn < fair:
                return drawn % limit

    def fork(self) -> Rng:
        """Return another generator, seeded by one draw; the draws of this one cannot be inferred from it."""
        return Rng(hashlib.sha256(f"{self.seed}:fork:{self.below(_SPAN)}".encode()).hexdigest())

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
