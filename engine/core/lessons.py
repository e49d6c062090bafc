"""Lessons: short positions that are played for real, each to show one thing of a game; and examples of its rules.

The catalogue has the texts of a lesson: ``<game>.lesson.<name>`` is its title. With ``.before`` added, the text says
what to do, with ``.after`` what came of it, with the name of a mistake why that was wrong, and with ``.other`` why any
other move was. If there are several goals, those with ``.then1`` and so on say what to do next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.core.moves import Move
from engine.core.seat import Seat

OTHER = "other"
"""The name of every move that is neither a solution nor a named mistake."""


class Mistake(NamedTuple):
    """A likely wrong move, with an explanation of its own."""

    name: str
    example: Move
    fits: Callable[[Any], bool] | None = None
    """Selects moves of the example's kind; None selects all of them."""

    def is_made(self, move: Move) -> bool:
        """Return whether a move is this mistake."""
        return type(move) is type(self.example) and (self.fits is None or self.fits(move))


class Goal(NamedTuple):
    """What has to be done in a position, by one move."""

    solution: Move
    """A move that does it."""
    fits: Callable[[Any], bool] | None = None
    """Selects other moves of its kind that do it as well; None selects no other."""
    mistakes: tuple[Mistake, ...] = ()
    replies: tuple[Move, ...] = ()
    """The moves that the others make next."""

    def mistake(self, move: Move) -> str | None:
        """Return the name of the learner's mistake, or None if the move reaches the goal."""
        same = type(move) is type(self.solution)
        if move == self.solution or (same and self.fits is not None and self.fits(move)):
            return None
        return next((each.name for each in self.mistakes if each.is_made(move)), OTHER)


class Lesson(NamedTuple):
    """A position, and what the learner has to do in it."""

    name: str
    players: int
    goals: tuple[Goal, ...]
    moves: tuple[Move, ...] = ()
    """What has been played before."""
    arrange: Callable[[Any], None] | None = None
    """Changes the position after these moves, if that is easier than playing to it."""
    seed: str = "a lesson"
    variants: Mapping[str, str] = {}
    unseen: tuple[str, ...] = ()
    """Lists of the view that are shown empty, because people should not read them before their own first game."""

    @property
    def seat(self) -> Seat:
        """Whose moves the learner makes."""
        return self.goals[0].solution.seat


class Example(NamedTuple):
    """A position of which a part is drawn small to illustrate a section of the rulebook."""

    picture: str
    """The kind of picture that the part is taken from."""
    part: tuple[str, ...]
    """What is shown, by the names that things have in the game: places of the map, companies on a chart."""
    players: int
    moves: tuple[Move, ...] = ()
    """What has been played before."""
    arrange: Callable[[Any], None] | None = None
    """Changes the position after these moves, if that is easier than playing to it."""
    then: tuple[Move, ...] = ()
    """Moves made from there before the part is shown."""
    compared: bool = False
    """Whether the same part before those moves is drawn next to it."""
    seed: str = "a lesson"
    variants: Mapping[str, str] = {}
