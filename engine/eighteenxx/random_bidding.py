"""The random player of games that begin with an auction."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.eighteenxx.auction import AUCTION, asking_price, first, free_cash
from engine.eighteenxx.moves import BidOn, Pass
from engine.eighteenxx.state import EighteenxxState


def random_move_of_bidder(game: Game[Any], state: EighteenxxState, seat: Seat, rng: Rng) -> Move:
    """Choose at random, but pass rather than make a bid after which the player could not pay for the first company.

    Otherwise all money could be bound in bids: nobody could buy the first company, and the auction would never end.
    """
    move = random_move(game, state, seat, rng)
    if not isinstance(move, BidOn) or not state.in_round(AUCTION):
        return move
    left = free_cash(state, seat, move.lot) - move.price
    return move if left >= asking_price(state, first(state)) else Pass(seat)
