"""The sensible opponent: which question is asked, and who answers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.players import random_move_of
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.eighteenxx.moves import BuyTrain, Dividend, LayTile, Pass, Run
from engine.eighteenxx.offers import Accept, Refuse
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.sensible import investing, operating
from engine.eighteenxx.sensible.estimates import Expectations
from engine.eighteenxx.state import Offer


class SensiblePlayer:
    """Chooses as a person who knows the rules might; what a game has besides is for the game to answer first."""

    def __init__(self, expectations: Expectations, is_good: Callable[[Any, Seat, Offer], bool]) -> None:
        """``is_good`` tells whether whoever is asked should accept an offer."""
        self._expectations = expectations
        self._is_good = is_good

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:  # noqa: ANN401 - any game's own state
        """Choose a move in some ten milliseconds."""
        kinds, expectations = game.kinds(state, seat), self._expectations
        may_pass = Pass in kinds
        if Accept in kinds and state.offer is not None:
            return Accept(seat) if self._is_good(state, seat, state.offer) else Refuse(seat)
        if state.in_round(STOCK):
            return investing.trade(expectations, state, seat, kinds)
        if Run in kinds:
            return operating.run(state, seat)
        if Dividend in kinds:
            return operating.dividend(expectations, state, seat)
        if BuyTrain in kinds:
            return operating.buy_train(expectations, state, seat, may_pass=may_pass)
        if LayTile in kinds:
            return operating.lay(expectations, game, state, seat, rng, may_pass=may_pass)
        return self.random(game, state, seat, rng)

    def random(self, game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:  # noqa: ANN401 - any game's own state
        """Pass, or make a random move of the first kind where that is not possible."""
        kinds = game.kinds(state, seat)
        return Pass(seat) if Pass in kinds else random_move_of(game, state, seat, kinds[0], rng)
