"""The built-in opponent of 18CZ that floats companies, builds towards revenue, keeps a train and pays dividends."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.eighteenxx.certificates import price_of
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.g18cz.moves import DraftPurchase, Repay
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.steps.draft import on_offer
from engine.eighteenxx.moves import LayTile, Pass
from engine.eighteenxx.sensible.estimates import Expectations
from engine.eighteenxx.sensible.investing import is_worth_giving_up
from engine.eighteenxx.sensible.player import SensiblePlayer
from engine.eighteenxx.turns import Offer

STARTING_MONEY = 110
"""Kept in the draft, to start a small company with."""
DEAR = 1.3
"""Times the price of a share for which a company is given away."""
EXPECTATIONS = Expectations(
    rounds=lambda state: sum(state.printed.figures.operating_rounds),
    hoped_for={"small": ("3",), "medium": ("3+3",), "large": ("4E",)},
)

REASONS: dict[type[Move], str] = {DraftPurchase: "18cz.hint.bid", Repay: "18cz.hint.repay"}


def choose_sensibly(game: Game[Any], state: G18czState, seat: Seat, rng: Rng) -> Move:
    """Choose a move that a person who knows the rules might choose, in some ten milliseconds."""
    kinds = game.kinds(state, seat)
    if DraftPurchase in kinds and state.offer is None:
        return _draft(state, seat)
    if Repay in kinds and state.in_round("stock"):
        return Repay(seat)
    if LayTile in kinds and state.in_round("operating") and "home_tile" not in state.frame.done:
        return _PLAYER.random(game, state, seat, rng)
    return _PLAYER.choose(game, state, seat, rng)


def _draft(state: G18czState, seat: Seat) -> Move:
    """Buy the local railway that brings most until the end, as long as a company can still be started after it."""
    cash = state.players[seat].cash
    affordable = [local for local in on_offer(state) if cash - local.price >= STARTING_MONEY]
    if not affordable:
        return Pass(seat)
    worth = {local.id: EXPECTATIONS.private_worth(state, local.id) - local.price for local in affordable}
    return DraftPurchase(seat, max(worth, key=lambda local: worth[local]))


def _is_good(state: G18czState, seat: Seat, offer: Offer) -> bool:
    """Return whether an offer brings more than what is given away."""
    if offer.kind == "acquire":
        return offer.price >= DEAR * price_of(state, CompanyId(offer.what))
    return is_worth_giving_up(EXPECTATIONS, state, seat, offer)


_PLAYER = SensiblePlayer(EXPECTATIONS, _is_good)
