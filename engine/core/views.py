"""What may be seen of a position, and what happened, as sentences that everybody or one seat alone may read."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from engine.core.text import Text


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Base of what one seat, or everybody, may see. It is never a state with fields blanked out."""

    viewer: Seat | None
    """The seat that the view is for, or None if it is for everybody."""
    to_move: tuple[Seat, ...]


def game_of(view: View) -> str:
    """Return the key of the game of a view, which is its tag."""
    return str(type(view).__struct_config__.tag or "")


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
