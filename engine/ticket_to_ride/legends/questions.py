"""Questions of the agenda: what may be answered, what silence stands for, how a question is put, and what follows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from engine.core.moves import Move, Slot
from engine.core.seat import Seat
from engine.core.text import Player, Text
from engine.core.views import Event
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Decision

D = TypeVar("D", bound=Decision)
M = TypeVar("M", bound=Move)


class Question(ABC, Generic[D, M]):
    """One kind of question: ``D`` is the task that waits for the answer, ``M`` the moves that give it."""

    moves: tuple[type[Move], ...]
    """The kinds of move that answer it."""
    ahead_of: frozenset[str] | None = None
    """The stages before which it may be answered early, while something else is decided; None if never early."""

    @abstractmethod
    def prepare(self, draft: LegendsState, task: D) -> Iterable[Event]:
        """Before the question is put, decide what leaves no choice; remove seats without a choice from ``seats``."""

    @abstractmethod
    def slot(self, state: LegendsState, task: D, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field of one of the moves."""

    def concerns(self, state: LegendsState, task: D, seat: int) -> bool:
        """Return whether a seat has something to decide, as far as that is known before the question is put."""
        return True

    @abstractmethod
    def default(self, state: LegendsState, task: D, seat: Seat) -> M:
        """Return the answer for a company that is silent for too long (L L2)."""

    @abstractmethod
    def prompt(self, state: LegendsState, task: D, players: tuple[Player, ...]) -> Text | None:
        """Return what some players decide now, for everybody to read, or None if the question belongs to a turn."""

    def meaning(self, task: D, kind: type[Move]) -> Text | None:
        """Return what a kind of move means as an answer, in a few words, or None if it means the usual."""
        return None

    @abstractmethod
    def answer(self, draft: LegendsState, task: D, move: M) -> Iterable[Event]:
        """Check the answer and do what follows from it; the seat leaves ``seats``. Raises IllegalMove."""
