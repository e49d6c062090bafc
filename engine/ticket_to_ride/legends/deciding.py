"""Decisions on the agenda: which moves answer one, what they may hold, what comes of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Slot
from engine.ticket_to_ride.legends.state import LegendsState


class DecisionRules(ABC):
    """The rules of one kind of decision."""

    moves: tuple[type[Move], ...]
    """The kinds of move that answer it."""

    def prepare(self, draft: LegendsState, task: Any) -> Iterable[Event]:  # noqa: ANN401 - its own kind of task
        """Before anybody is asked: decide what leaves no choice, and let whoever has none leave ``seats``."""
        return ()

    def kinds(self, state: LegendsState, task: Any, seat: int) -> tuple[type[Move], ...]:  # noqa: ANN401
        """Tell which moves a seat can make."""
        return self.moves

    @abstractmethod
    def slot(
        self,
        state: LegendsState,
        task: Any,  # noqa: ANN401
        seat: int,
        kind: type[Move],
        field: str,
        chosen: Mapping[str, Any],
    ) -> Slot:
        """Tell what may stand in a field of a move."""

    @abstractmethod
    def answer(self, draft: LegendsState, task: Any, move: Any) -> Iterable[Event]:  # noqa: ANN401
        """Check the move and carry it out; the seat leaves ``seats``. Raises IllegalMove."""
