"""Why the sensible opponent does what it does, in words."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.text import Text, text
from engine.eighteenxx.moves import (
    BidOn,
    BuildStation,
    BuildTunnel,
    Buy,
    BuyFirst,
    BuyFrom,
    BuyTrain,
    CheapTunnel,
    Discard,
    Dividend,
    LayTile,
    Par,
    Pass,
    PayOption,
    Run,
    Sell,
    TakeOption,
    WaiveTerrain,
)
from engine.eighteenxx.offers import Accept, Refuse
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.state import EighteenxxState

_REASONS: dict[type[Move], str] = {
    BuyFirst: "18xx.hint.auction",
    BidOn: "18xx.hint.auction",
    Par: "18xx.hint.par",
    Buy: "18xx.hint.buy",
    BuyFrom: "18xx.hint.buy",
    TakeOption: "18xx.hint.buy",
    PayOption: "18xx.hint.buy",
    Sell: "18xx.hint.sell",
    LayTile: "18xx.hint.tile",
    WaiveTerrain: "18xx.hint.tile",
    BuildTunnel: "18xx.hint.tile",
    CheapTunnel: "18xx.hint.tile",
    BuildStation: "18xx.hint.token",
    Run: "18xx.hint.run",
    BuyTrain: "18xx.hint.train",
    Discard: "18xx.hint.discard",
    Accept: "18xx.hint.accept",
    Refuse: "18xx.hint.refuse",
}


def reason(state: EighteenxxState, move: Move) -> Text | None:
    """Return why the opponent has chosen a move, or None if it has no plan for such a decision."""
    match move:
        case Dividend():
            return text("18xx.hint.payout" if move.decision == "payout" else "18xx.hint.withhold")
        case Pass():
            return text("18xx.hint.pass_stock" if state.in_round(STOCK) else "18xx.hint.pass")
    key = _REASONS.get(type(move))
    return None if key is None else Text(key)
