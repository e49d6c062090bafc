"""The levels of built-in opponents, and how an opponent comes to err as people do."""

from __future__ import annotations

from typing import Generic, TypeVar

from engine.core.game import Game, Policy, State
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat

S = TypeVar("S", bound=State)

USUAL = "normal"
"""The level of whoever has chosen none, and of those who play for somebody who is away."""
FORMER = {"sensible": USUAL}
"""What opponents were called once, as tables are stored that were begun then."""
_TRIES = 8
"""Moves drawn until one is of the kind that was planned."""


def present_name(policy: str) -> str:
    """Return what an opponent is called now that may be stored under a former name."""
    return FORMER.get(policy, policy)


def usual_policy(game: Game[S]) -> str:
    """Return the name of the opponent that plays where none is chosen."""
    return USUAL if USUAL in game.policies else "random"


class Careless(Generic[S]):
    """Plans, but errs as people do who do not look closely: it does the right thing with the wrong card or route.

    What it does in a turn is planned; one time in some, how it does so is left to chance.
    """

    def __init__(self, plans: Policy[S], guesses: Policy[S], one_in: int) -> None:
        """Errs once in ``one_in`` moves: then a move of ``guesses`` is made, if it is of the kind that was planned."""
        self._plans = plans
        self._guesses = guesses
        self._one_in = one_in

    def __call__(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Choose a move."""
        errs = not rng.below(self._one_in)
        planned = self._plans(game, state, seat, rng)
        if errs:
            for _ in range(_TRIES):
                guessed = self._guesses(game, state, seat, rng)
                if type(guessed) is type(planned):
                    return guessed
        return planned
