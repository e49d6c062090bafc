"""Setting up a game of 18CZ (18CZ rules, "Preparing the game")."""

from __future__ import annotations

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.eighteenxx.companies import BANK
from engine.eighteenxx.g18cz.loans import Debtor
from engine.eighteenxx.g18cz.neutral_player import TWO, join, neutral_of
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.switches import Switches, switches_of
from engine.eighteenxx.setup import new_table
from engine.eighteenxx.state import Private, pay

THREE = 3


def lay_out(setup: Setup, seed: str) -> G18czState:
    """Set up the game up to the first choice of the draft; the seed determines the turn order.

    The variant ``ruleset`` is ``rulebook`` or ``18xx.games``; two players play with the part of the box for two.
    """
    switches = switches_of(setup.variants)
    rng = Rng(seed)
    order = [Seat(number) for number in range(setup.players)]
    if switches.order_by_lot:
        rng.shuffle(order)
    printed = everything()
    state = G18czState(
        rng=rng,
        frames=[Frame("draft", list(order))],
        players=[Debtor(cash=0) for _ in order],
        order=order,
        **new_table(printed),
        switches=switches,
        neutral=neutral_of(seed, rng) if setup.players == TWO else None,
    )
    part = state.printed
    for company, charter in state.charters.items():
        charter.closed = company not in part.companies
    state.private_companies = {local: Private() for local in part.private_companies}
    if state.neutral is not None:
        for _ in join(state, state.neutral, "small"):
            pass  # nobody is there yet to read these events
    for seat in order:
        pay(state, BANK, seat, starting_cash(setup.players, switches))
    return state


def starting_cash(players: int, switches: Switches) -> int:
    """Return what each player begins with, in K."""
    return switches.three_player_cash if players == THREE else everything().figures.cash[players]
