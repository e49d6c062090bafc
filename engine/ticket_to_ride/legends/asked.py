"""One thing that a rule or a card asks: what may be answered, and what comes of it (L L2)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from engine.core.events import Event
from engine.core.text import Text
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Choose
from engine.ticket_to_ride.legends.words import (
    say,
)

YES = "yes"
DOLLARS = "dollars"
UNDER, LEAVE = "under", "leave"


class About(ABC):
    """One thing that is asked."""

    rule: str
    """The rule by its number, for refusals."""

    @abstractmethod
    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        """Return what may come next in the answer, and whether it is complete as it stands."""

    @abstractmethod
    def settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        """Do what follows once everybody asked has answered."""

    def label(self, state: LegendsState, word: str) -> Text:
        """Name an entry."""
        return say(f"option.{word}")

    def prepare(self, draft: LegendsState, task: Choose, seat: int) -> Iterable[Event]:
        """Before a seat is asked."""
        return ()
