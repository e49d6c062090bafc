"""What the sensible opponent does in the auction before the first stock round."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import auction
from engine.eighteenxx.moves import BidOn, BuyFirst, Pass
from engine.eighteenxx.sensible.decision import Decision
from engine.eighteenxx.state import EighteenxxState

LATER = 0.5
"""What a bid on a later company is worth, compared with a purchase: others may outbid it, and the money is bound."""

Worth = Callable[[Any, auction.Lot], float]
"""Returns what a company of the auction is worth in a position."""


def bid(worth: Worth, decision: Decision, reserve: int = 0) -> Move:
    """Take what gains most over its price: buy the first company, or make the lowest possible bid on a later one.

    ``reserve`` is the money that is kept; it does not hold back a player who outbids others for the first company.
    """
    seat = decision.seat
    if decision.state.in_round(auction.CONTEST):
        return next((move for gain, move in _bids(worth, decision) if gain >= 0), Pass(seat))
    most = auction.free_cash(decision.state, seat) - reserve
    ways: list[tuple[float, Move]] = [
        (LATER * gain, move)
        for gain, move in _bids(worth, decision)
        if move.price <= most and not _leads(decision.state, seat, move.lot)
    ]
    lot = auction.first(decision.state)
    price = auction.asking_price(decision.state, lot)
    if BuyFirst in decision.kinds and price <= most:
        ways.insert(0, (worth(decision.state, lot) - price, BuyFirst(seat)))
    gain, move = max(ways, key=lambda way: way[0], default=(0.0, Pass(seat)))
    return move if gain > 0 else Pass(seat)


def lots_with_prices(state: EighteenxxState, seat: Seat) -> Iterator[tuple[auction.Lot, int]]:
    """Enumerate what a player could buy or outbid others for, with what it would cost now: first what is for sale."""
    first = auction.first(state)
    contested = state.in_round(auction.CONTEST)
    yield first, auction.least_bid(state, first) if contested else auction.asking_price(state, first)
    for lot in auction.open_to_bids(state, seat):
        if lot != first and not _leads(state, seat, lot):
            yield lot, auction.least_bid(state, lot)


def _bids(worth: Worth, decision: Decision) -> Iterator[tuple[float, BidOn]]:
    """Enumerate the least possible bids, each with what it would gain."""
    for lot in auction.open_to_bids(decision.state, decision.seat):
        least = auction.least_bid(decision.state, lot)
        yield worth(decision.state, lot) - least, BidOn(decision.seat, lot, least)


def _leads(state: EighteenxxState, seat: Seat, lot: auction.Lot) -> bool:
    """Return whether the highest bid on a company is the player's own."""
    bids = auction.bids_on(state, lot)
    return bool(bids) and bids[-1].seat == seat
