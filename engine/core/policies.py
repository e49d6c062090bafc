"""The levels of built-in opponents, and an opponent that errs as people do."""

from __future__ import annotations

from typing import Generic, TypeVar

from engine.core.game import Game, Policy, State
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat

S = TypeVar("S", bound=State)

USUAL = "normal"
"""The level that plays if none was chosen, and for somebody who is away."""
FORMER = {"sensible": USUAL}
"""The present names of opponents by their former names, which are stored with tables begun under these."""
_TRIES = 8
"""How many moves are drawn at most to find one of the kind that was planned."""


def present_name(policy: str) -> str:
    """Return the present name of an opponent, given a stored name, which may be a former one."""
    return FORMER.get(policy, policy)


def usual_policy(game: Game[S]) -> str:
    """Return the name of the opponent that plays where none is chosen."""
    return USUAL if USUAL in game.policies else "random"


class Careless(Generic[S]):
    """An opponent that plans, but errs as people do who do not look closely: it picks the wrong card or route.

    What it does in a turn is planned; how it does that is sometimes left to chance.
    """

    def __init__(self, plans: Policy[S], guesses: Policy[S], one_in: int) -> None:
        """Err once in ``one_in`` moves on average: then make a move of ``guesses``, if one is of the planned kind."""
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
