"""A decision of an opponent: whose move it is, in which position, and what kinds of moves there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat


class Decision(NamedTuple):
    """One decision of an opponent."""

    game: Game[Any]
    state: Any
    """A state of the game's own type."""
    seat: Seat
    rng: Rng
    kinds: tuple[type[Move], ...]


Answer = Callable[[Decision], Move | None]
"""Makes the move of an opponent for a decision, or returns None to leave the decision to another function."""
