"""Lessons: short positions that are played for real, each to show one thing of a game; and examples of its rules.

What a lesson says stands in the catalogue under ``<game>.lesson.<name>``: its title; with ``.before`` what to do; with
``.after`` what came of it; with ``.other`` why a move is not the thing here, with the name of a mistake why that one is
not; and with ``.then1`` and so on what to do next, where there is more than one goal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.core.moves import Move
from engine.core.seat import Seat

OTHER = "other"
"""The name of whatever is neither what is wanted nor a mistake of its own."""


class Mistake(NamedTuple):
    """A move that somebody may well make, and to which something of its own is said."""

    name: str
    example: Move
    fits: Callable[[Any], bool] | None = None
    """Which moves of the example's kind are meant; None: all of them."""

    def is_made(self, move: Move) -> bool:
        """Tell whether a move is this mistake."""
        return type(move) is type(self.example) and (self.fits is None or self.fits(move))


class Goal(NamedTuple):
    """What is to be done in a position, by one move."""

    solution: Move
    """A move that does it."""
    fits: Callable[[Any], bool] | None = None
    """Which moves of its kind do it as well; None: no other."""
    mistakes: tuple[Mistake, ...] = ()
    replies: tuple[Move, ...] = ()
    """What the others do then."""

    def mistake(self, move: Move) -> str | None:
        """Return the name of the mistake that a move of the learner is; None: it does what is to be done."""
        same = type(move) is type(self.solution)
        if move == self.solution or (same and self.fits is not None and self.fits(move)):
            return None
        return next((each.name for each in self.mistakes if each.is_made(move)), OTHER)


class Lesson(NamedTuple):
    """A position, and what whoever learns the game is to do in it."""

    name: str
    players: int
    goals: tuple[Goal, ...]
    moves: tuple[Move, ...] = ()
    """What has been played before."""
    arrange: Callable[[Any], None] | None = None
    """Changes the position to which that has led, where it is easier laid out than played."""
    seed: str = "a lesson"
    variants: Mapping[str, str] = {}
    unseen: tuple[str, ...] = ()
    """The lists of the view that are shown empty, as nobody is to read them before a game of one's own."""

    @property
    def seat(self) -> Seat:
        """Whose moves the learner makes."""
        return self.goals[0].solution.seat


class Example(NamedTuple):
    """A position of which a part is drawn small, where that helps to understand a section of the rulebook."""

    picture: str
    """The kind of picture of which it is a part."""
    part: tuple[str, ...]
    """What is shown, by the names that things have in the game: places of the map, companies on a chart."""
    players: int
    moves: tuple[Move, ...] = ()
    """What has been played before."""
    arrange: Callable[[Any], None] | None = None
    """Changes the position to which that has led, where it is easier laid out than played."""
    then: tuple[Move, ...] = ()
    """What is then played, before the part is shown."""
    compared: bool = False
    """Whether the same part is shown beside it as it was before that."""
    seed: str = "a lesson"
    variants: Mapping[str, str] = {}
