"""What may be seen of a position: all that pictures and built-in opponents are given."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Base of what one seat, or everybody, may see. It is never a state with fields blanked out."""

    viewer: Seat | None
    """The seat that the view is for, or None if it is for everybody."""
    to_move: tuple[Seat, ...]


def game_of(view: View) -> str:
    """Return the key of the game of a view, which is its tag."""
    return str(type(view).__struct_config__.tag or "")
