"""A step of a turn in which something happens without anybody being asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, Slot
from engine.core.steps import Actor, Step
from engine.eighteenxx.state import EighteenxxState

S = TypeVar("S", bound=EighteenxxState)


class UnaskedStep(Step[S]):
    """What it does, it does in ``skip``."""

    moves = ()

    def waits(self, state: S, actor: Actor) -> bool:
        """Wait for nobody."""
        return False

    def kinds(self, state: S, actor: Actor) -> tuple[type[Move], ...]:
        """Offer nothing."""
        return ()

    def slot(self, state: S, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer nothing."""
        return Choice(())

    def play(self, draft: S, move: Move) -> Iterable[Event]:
        """Do nothing."""
        return ()
