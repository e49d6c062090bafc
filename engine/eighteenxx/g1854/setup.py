"""Setting up a game of 1854 (A1-A4, A12)."""

from __future__ import annotations

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.eighteenxx.auction import AUCTION
from engine.eighteenxx.companies import BANK
from engine.eighteenxx.g1854.printed import LAG, everything
from engine.eighteenxx.g1854.state import G1854State
from engine.eighteenxx.g1854.switches import Switches
from engine.eighteenxx.setup import new_table
from engine.eighteenxx.state import Investor, pay
from engine.eighteenxx.turns import Auction


def lay_out(setup: Setup, seed: str) -> G1854State:
    """Set up the game up to the first choice of the auction; the seed determines the seating, and who begins."""
    rng = Rng(seed)
    order = [Seat(number) for number in range(setup.players)]
    rng.shuffle(order)
    printed = everything()
    state = G1854State(
        rng=rng,
        frames=[Frame(AUCTION, list(order))],
        players=[Investor(cash=0) for _ in order],
        order=order,
        **new_table(printed),
        switches=Switches(),
        auction=Auction(list(printed.figures.offer)),
    )
    for company, charter in state.charters.items():
        # A Lokalbahn AG takes no part in the game until two locals merge.
        charter.closed = printed.companies[company].kind == LAG
    for seat in order:
        pay(state, BANK, seat, printed.figures.cash[setup.players])
    return state
