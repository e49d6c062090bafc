"""What happened, as sentences with an audience."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from engine.core.text import Text


class Event(msgspec.Struct, frozen=True):
    """One thing that happened during a move. Events are derived: the truth is setup, seed and moves."""

    text: Text
    audience: Seat | None = None
    """The only seat that may read it, or None if everybody may."""
    reveals: bool = False
    """Somebody learned something that taking the move back cannot unlearn."""
    apart: bool = False
    """Whether there is such an event for its audience is itself a secret: it is sent apart from all that others see."""


def visible(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
    """Return the events a seat may read (or, for None, what the whole channel may)."""
    return tuple(event for event in events if event.audience is None or event.audience == viewer)
