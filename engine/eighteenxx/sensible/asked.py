"""What an opponent is asked: whose move it is, in which position, and what kinds of moves there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat


class Asked(NamedTuple):
    """One decision of an opponent."""

    game: Game[Any]
    state: Any
    """Of the game's own type."""
    seat: Seat
    rng: Rng
    kinds: tuple[type[Move], ...]


Answer = Callable[[Asked], Move | None]
"""What an opponent does where it is asked; None: it leaves the decision to others."""
