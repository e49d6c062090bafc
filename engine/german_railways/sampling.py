"""Positions of German Railways that are possible given what a seat can see."""

from __future__ import annotations

from engine.core import codec
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.german_railways.state import Bidding, GermanState, ProxyBid


def sample(state: GermanState, seat: Seat, rng: Rng) -> GermanState:
    """Replace what others have ordered in an auction, and all future draws, by random ones."""
    draft = codec.clone(state)
    draft.rng = rng.fork()
    if draft.bidding is not None:
        cash = enumerate(draft.cash)
        found = {Seat(other): _order(draft.bidding, Seat(other), own, seat, rng) for other, own in cash}
        draft.bidding.orders = {other: order for other, order in found.items() if order is not None}
    return draft


def _order(bidding: Bidding, other: Seat, cash: int, seat: Seat, rng: Rng) -> ProxyBid | None:
    """Return a possible order of ``other``: its own one for ``seat`` itself, which knows it, or else a random one."""
    if other == seat:
        return bidding.orders.get(seat)
    if other == bidding.turn or other in bidding.passed:
        return None
    # Everybody knows who has decided ahead of a first turn; later nobody knows whether an order is left.
    if other not in bidding.orders if other not in bidding.begun else rng.below(2):
        return None
    if other not in bidding.begun and rng.below(2):
        return ProxyBid(0, 0, "pass")
    up_to = 1 + rng.below(max(1, cash))
    return ProxyBid(1 + rng.below(up_to), up_to, "pass")
