"""What one game has of its own in the exchange with 18xx.games, given to everything here by argument."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.steps import FramedGame
from engine.eighteenxx import scoring
from engine.eighteenxx.companies import CompanyId, Owner
from engine.eighteenxx.interchange.actions import Action
from engine.eighteenxx.interchange.trace import PlayerLine, StateLine
from engine.eighteenxx.printed import Printed

Finding = tuple[str, Any, Any]
"""What is compared, what it is here, and what it is in the trace."""


class Dialect:
    """A game as 18xx.games plays and records it."""

    game: FramedGame[Any]
    printed: Printed
    """Everything printed of the game."""
    variants: Mapping[str, str]
    """What is agreed at a table that plays by the rules of 18xx.games."""
    lenient: Mapping[str, str]
    """What must have been agreed besides where a game has what those rules forbid by now."""
    translators: Mapping[type[Action], Callable[[Any, Any], Move]]
    """How actions are moves that only this game has: called with what is played, and the action."""
    writers: Mapping[type[Move], Callable[[Any, Any], Action]]
    """How moves that only this game has are actions: called with what is written, and the move."""
    steps: Mapping[str, str]
    """Our names of the steps that 18xx.games names as no other game does."""
    neutral: Owner | None = None
    """The owner whom a trace means by a player who does not sit at the table."""

    def neutral_companies(self, state: Any) -> Sequence[CompanyId]:  # noqa: ANN401 - any game's own state
        """Return the companies that were started for the neutral player."""
        del state
        return ()

    def seed_of(self, ours: str, start: Any) -> int:  # noqa: ANN401 - any game's own state
        """Return a number as a seed from which 18xx.games sets up the same game."""
        del start
        return int(ours) if ours.isdecimal() else 0

    def as_here(self, state: Any, line: StateLine) -> StateLine:  # noqa: ANN401 - any game's own state
        """Return a position of a trace without what lasts longer there than here."""
        del state
        return line

    def worth_there(self, state: Any, seat: Seat) -> int:  # noqa: ANN401 - any game's own state
        """Return what a player is worth as 18xx.games reckons."""
        return scoring.worth(state, seat)

    def of_player(self, state: Any, seat: Seat, line: PlayerLine) -> Iterable[Finding]:  # noqa: ANN401
        """Compare what players have in this game alone."""
        del state, seat, line
        return ()
