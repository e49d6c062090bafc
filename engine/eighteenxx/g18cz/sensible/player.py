"""The sensible opponent: which question is asked, and who answers it."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.players import wander_within
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.eighteenxx.g18cz.moves import Accept, Bid, BuyTrain, Dividend, LayTile, Pass, Run
from engine.eighteenxx.g18cz.sensible import investing, operating
from engine.eighteenxx.g18cz.state import G18czState


def choose_sensibly(game: Game[Any], state: G18czState, seat: Seat, luck: Rng) -> Move:
    """Choose a move that a person who knows the rules might choose, in some ten milliseconds."""
    kinds = game.kinds(state, seat)
    may_pass = Pass in kinds
    if Accept in kinds and state.offer is not None:
        return investing.answer(state, seat, state.offer)
    if state.in_round("stock"):
        return investing.trade(state, seat, kinds)
    if Bid in kinds:
        return investing.bid(state, seat)
    if Run in kinds:
        return operating.run(state, seat)
    if Dividend in kinds:
        return operating.dividend(state, seat)
    if BuyTrain in kinds:
        return operating.buy_train(state, seat, may_pass=may_pass)
    if LayTile in kinds and "home_tile" in state.frame.done:
        return operating.lay(game, state, seat, luck, may_pass=may_pass)
    return Pass(seat) if may_pass else wander_within(game, state, seat, kinds[0], luck)
