"""What may be seen of a position: the only thing that pictures and built-in opponents are given."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Base of what one seat, or the whole channel, may see. Never a state with fields blanked."""

    viewer: Seat | None
    """The seat it is for, or None if the view is for the whole channel."""
    to_move: tuple[Seat, ...]


def game_of(view: View) -> str:
    """Return the key of the game that a view is of: its tag."""
    return str(type(view).__struct_config__.tag or "")
