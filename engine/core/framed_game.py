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
        """Tell who may move now: several at once where a round lets all decide together."""
        return self.rounds.actors(state)

    def kinds(self, state: S, seat: Seat) -> tuple[type[Move], ...]:
        """Tell which kinds of move a seat can make."""
        return self.rounds.kinds(state, seat)

    def accepted(self, state: S) -> frozenset[type[Move]]:
        """Tell which kinds of move the steps that are open may take, whatever anybody holds."""
        return self.rounds.accepted(state)

    def rule_of_turn(self, state: S) -> str | None:
        """Return the rule of the round under way."""
        return self.rounds.rule(state)

    def slot(self, state: S, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell what may stand in a field of a move."""
        return self.rounds.slot(state, seat, kind, field, chosen)

    def play(self, draft: S, move: Move) -> Iterable[Event]:
        """Check a move and carry it out, with whatever follows from it. Raises IllegalMove."""
        return self.rounds.play(draft, move)
