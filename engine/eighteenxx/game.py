"""What all 18xx games have in common, in the form that the kernel needs."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from engine.core.assistance import Question
from engine.core.game import Result, Setup
from engine.core.moves import Move, Option
from engine.core.seat import Seat
from engine.core.steps import Actor, FramedGame
from engine.eighteenxx import assistance, scoring
from engine.eighteenxx.assistance import EighteenxxAdvice, EighteenxxGuidance, EighteenxxLookingBack, EighteenxxOrders
from engine.eighteenxx.auction import AUCTION, CONTEST
from engine.eighteenxx.companies import company_of
from engine.eighteenxx.deals import Deals
from engine.eighteenxx.offers import OFFER
from engine.eighteenxx.rounds import OPERATING, STOCK
from engine.eighteenxx.rules import Rules, play_by
from engine.eighteenxx.soundness import Facts, check_table
from engine.eighteenxx.state import EighteenxxState

S = TypeVar("S", bound=EighteenxxState)


class EighteenxxGame(FramedGame[S]):
    """Base of the 18xx games. A game adds its facts, rules of its own, its rounds, its set-up and its view."""

    rules: Rules[Any] = Rules()
    """The rules in which it differs from other 18xx games."""

    deals: Deals
    """The kinds of deals that may be offered to others."""
    any_time: tuple[type[Move], ...] = ()
    """Kinds of move that no turn waits for: they are listed after the others."""
    exchange: ClassVar[str | None] = None
    """``module:name`` of its Dialect, if its games are exchanged with 18xx.games."""

    def __init_subclass__(cls) -> None:
        """Register a game's rules for its states."""
        super().__init_subclass__()
        play_by(cls.state_type, cls.rules)

    outermost: ClassVar[frozenset[str]] = frozenset({AUCTION, STOCK, OPERATING})
    """Its rounds that interrupt no other."""
    of_seats: ClassVar[frozenset[str]] = frozenset({AUCTION, CONTEST, STOCK, OFFER})
    """Its rounds in which players have turns, and not companies."""

    def __init__(self) -> None:
        """Set up what it does for a table beyond the rules."""
        super().__init__()
        self.guidance = EighteenxxGuidance(self)
        self.advice = EighteenxxAdvice(self)
        self.orders = EighteenxxOrders(self)
        self.looking_back = EighteenxxLookingBack(self)

    def _facts(self, state: S) -> Facts:
        """Return what ``check_position`` must know of the game besides its printed facts."""
        return Facts(state.printed, self.rounds, self.outermost, self.of_seats, self.deals.kinds)

    def check_position(self, state: S, setup: Setup) -> None:
        """Check what holds for every position of the family. Raises UnsoundPosition."""
        check_table(state, setup.players, self._facts(state))

    def kinds(self, state: S, seat: Seat) -> tuple[type[Move], ...]:
        """Return the kinds of move that a seat can make, those first that the turn waits for."""
        return tuple(sorted(super().kinds(state, seat), key=self.any_time.__contains__))

    def question(self, state: S) -> Question | None:
        """Return the question that one president asks another, or None if there is none."""
        return self.deals.question(state)

    def named(self, state: S, field: str) -> tuple[Option, ...]:
        """Return the companies, private companies, hexes or tiles of the game, if a field names one of these."""
        return assistance.named(state.printed, field)

    def rule_on(self, state: S, kind: type[Move]) -> str | None:
        """Return the rule that a kind of move is made by."""
        return assistance.rule_on(state.printed, kind)

    def auction(self, state: S) -> str | None:
        """Name the auction under way by the company that is for sale."""
        return state.auction.unsold[0] if state.auction is not None and state.auction.unsold else None

    def result(self, state: S) -> Result | None:
        """Rank the players once the game is over."""
        return scoring.result(state)


def president_of(state: EighteenxxState, actor: Actor) -> Seat:
    """Return the seat that decides for a company."""
    president = state.charters[company_of(actor)].president
    assert isinstance(president, int)
    return president
