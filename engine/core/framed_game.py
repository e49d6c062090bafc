"""What all games that are driven by rounds have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import Move
from engine.core.options import Slot
from engine.core.seat import Seat
from engine.core.steps import FramedState, Rounds

S = TypeVar("S", bound=FramedState)


class FramedGame(Game[S]):
    """A game whose rounds say who may make which move."""

    rounds: Rounds[S]

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """Every kind of move of every round."""
        return self.rounds.moves

    def actors(self, state: S) -> frozenset[Seat]:
        """Return who may move now: several seats if a round lets all decide at once."""
        return self.rounds.actors(state)

    def kinds(self, state: S, seat: Seat) -> tuple[type[Move], ...]:
        """Return the kinds of move that a seat can make."""
        return self.rounds.kinds(state, seat)

    def accepted(self, state: S) -> frozenset[type[Move]]:
        """Return the kinds of move that the open steps may accept, whatever anybody holds."""
        return self.rounds.accepted(state)

    def rule_of_turn(self, state: S) -> str | None:
        """Return the rule of the round under way."""
        return self.rounds.rule(state)

    def slot(self, state: S, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field of a move."""
        return self.rounds.slot(state, seat, kind, field, chosen)

    def play(self, draft: S, move: Move) -> Iterable[Event]:
        """Check a move and carry it out, with whatever follows from it. Raises IllegalMove."""
        return self.rounds.play(draft, move)
