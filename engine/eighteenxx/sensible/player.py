"""The sensible opponent: which decision is pending, and which function makes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.players import random_move_of
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.eighteenxx.moves import BuyTrain, Dividend, LayTile, Pass, Run
from engine.eighteenxx.offers import Accept, Refuse
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.sensible import investing, operating, trains
from engine.eighteenxx.sensible.decision import Answer, Decision
from engine.eighteenxx.sensible.estimates import Expectations
from engine.eighteenxx.turns import Offer


class SensiblePlayer:
    """Chooses as a person who knows the rules might; functions of the game decide first about what only it has."""

    def __init__(
        self,
        expectations: Expectations,
        is_good: Callable[[Any, Seat, Offer], bool],
        answers: Mapping[type[Move], Answer] | None = None,
    ) -> None:
        """Set how the opponent of a game judges.

        ``is_good`` returns whether a responder should accept an offer. ``answers`` take precedence over the family's:
        each decides when its kind of move is possible, or returns None to leave the decision to the next function.
        """
        self._expectations = expectations
        self._is_good = is_good
        self._answers = dict(answers or {})

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:  # noqa: ANN401 - any game's own state
        """Choose a move in some ten milliseconds."""
        kinds, expectations = game.kinds(state, seat), self._expectations
        may_pass = Pass in kinds
        if Accept in kinds and state.offer is not None:
            # A counter-offer is refused: the opponent's own offer was at the price that it found right.
            good = not state.offer.countered and self._is_good(state, seat, state.offer)
            return Accept(seat) if good else Refuse(seat)
        if (move := self._answer(Decision(game, state, seat, rng, kinds))) is not None:
            return move
        if state.in_round(STOCK):
            return investing.trade(expectations, state, seat, kinds)
        if Run in kinds:
            return operating.run(state, seat)
        if Dividend in kinds:
            return operating.dividend(expectations, state, seat)
        if BuyTrain in kinds:
            return trains.buy_train(expectations, state, seat, may_pass=may_pass)
        if LayTile in kinds:
            return operating.lay(expectations, game, state, seat, rng, may_pass=may_pass)
        return self.random(game, state, seat, rng)

    def _answer(self, decision: Decision) -> Move | None:
        found = (answer(decision) for kind, answer in self._answers.items() if kind in decision.kinds)
        return next((move for move in found if move is not None), None)

    def random(self, game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Move:  # noqa: ANN401 - any game's own state
        """Pass or, if that is not possible, make a random move of the first kind."""
        kinds = game.kinds(state, seat)
        return Pass(seat) if Pass in kinds else random_move_of(game, state, seat, kinds[0], rng)
