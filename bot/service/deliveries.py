"""Which delivery of something that a person did a request belongs to, so that what is delivered twice moves once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass
class Delivery:
    """An interaction as it was delivered once."""

    interaction_id: int
    stored: bool = False
    """Whether it is stored with what it has led to: what else it leads to is no repetition."""


_CURRENT: ContextVar[Delivery | None] = ContextVar("delivery", default=None)


@contextmanager
def delivered(interaction_id: int) -> Iterator[None]:
    """Let all that is begun in the block, tasks included, belong to an interaction that was delivered just now."""
    before = _CURRENT.set(Delivery(interaction_id))
    try:
        yield
    finally:
        _CURRENT.reset(before)


def unstored() -> Delivery | None:
    """Return the delivery that a request belongs to, if nothing was stored for it yet."""
    delivery = _CURRENT.get()
    return None if delivery is None or delivery.stored else delivery
