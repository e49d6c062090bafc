"""The built-in opponent that plays by chance: every legal move is equally likely."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

from engine.core.forms import complete_forms
from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.turns import Ways

S = TypeVar("S", bound=TicketToRideState)
S_contra = TypeVar("S_contra", bound=TicketToRideState, contravariant=True)


class Counted(Protocol[S_contra]):
    """A step that counts its moves."""

    def ways(self, state: S_contra, seat: Seat) -> Ways:
        """Count the moves there are."""


class RandomPlayer(Generic[S]):
    """Chooses among all legal moves."""

    def __init__(self, counted: Mapping[str, Counted[S]]) -> None:
        self._counted = counted
        """The steps that count their moves, by round. In other rounds there are few moves."""

    def __call__(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Choose a move."""
        step = self._counted.get(state.frames[-1].round)
        if step:
            ways = step.ways(state, seat)
            return ways.make(rng.below(ways.number))
        forms = tuple(complete_forms(game, state, seat))
        return forms[rng.below(len(forms))].move(seat)
