"""What happened, as sentences with an audience."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from engine.core.text import Text


class Event(msgspec.Struct, frozen=True):
    """One thing that happened during a move. Events are never stored: setup, seed and moves produce them again."""

    text: Text
    audience: Seat | None = None
    """The only seat that may read it, or None if everybody may."""
    reveals: bool = False
    """Whether somebody has learned something by it that undoing the move cannot make them forget."""
    apart: bool = False
    """Whether its very existence is a secret of its audience, so that it is sent apart from what others see."""


def visible(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
    """Return the events that a seat may read, or everybody if ``viewer`` is None."""
    return tuple(event for event in events if event.audience is None or event.audience == viewer)
