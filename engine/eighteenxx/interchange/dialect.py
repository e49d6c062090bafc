"""What is specific to one game in the exchange with 18xx.games; all functions here get it as an argument."""

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
    """The variants of a table that plays by the rules of 18xx.games."""
    lenient: Mapping[str, str]
    """The variants to add for a game that contains something which those rules forbid by now."""
    translators: Mapping[type[Action], Callable[[Any, Any], Move]]
    """How to turn actions into moves that only this game has: functions of what is played and the action."""
    writers: Mapping[type[Move], Callable[[Any, Any], Action]]
    """How to turn moves that only this game has into actions: functions of what is written and the move."""
    steps: Mapping[str, str]
    """Our names of steps, by those that 18xx.games uses for this game alone."""
    neutral: Owner | None = None
    """The owner that a trace means by a player who is not at the table."""

    def neutral_companies(self, state: Any) -> Sequence[CompanyId]:  # noqa: ANN401 - any game's own state
        """Return the companies that were started for the neutral player."""
        del state
        return ()

    def seed_of(self, ours: str, start: Any) -> int:  # noqa: ANN401 - any game's own state
        """Return a number that, as a seed, makes 18xx.games set up the same game."""
        del start
        return int(ours) if ours.isdecimal() else 0

    def as_here(self, state: Any, line: StateLine) -> StateLine:  # noqa: ANN401 - any game's own state
        """Return a position of a trace without anything that ends earlier here than on 18xx.games."""
        del state
        return line

    def worth_there(self, state: Any, seat: Seat) -> int:  # noqa: ANN401 - any game's own state
        """Return what a player is worth as 18xx.games calculates it."""
        return scoring.worth(state, seat)

    def of_player(self, state: Any, seat: Seat, line: PlayerLine) -> Iterable[Finding]:  # noqa: ANN401
        """Compare what players have in this game alone."""
        del state, seat, line
        return ()
