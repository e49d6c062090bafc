"""A step of a turn in which something happens without a decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Slot
from engine.core.steps import Actor, FramedState, Step

S = TypeVar("S", bound=FramedState)


class AutomaticStep(Step[S]):
    """A step that waits for nobody: ``skip`` does what there is to do."""

    moves = ()

    def waits(self, state: S, actor: Actor) -> bool:
        """Return False: it waits for nobody."""
        return False

    def kinds(self, state: S, actor: Actor) -> tuple[type[Move], ...]:
        """Never called: the step waits for nobody."""
        raise AssertionError(f"{self.name} asks nothing")

    def slot(self, state: S, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Never called: there are no fields."""
        raise AssertionError(f"{self.name} asks nothing")

    def play(self, draft: S, move: Move) -> Iterable[Event]:
        """Never called: there are no moves."""
        raise AssertionError(f"{self.name} asks nothing")
