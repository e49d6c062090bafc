"""Laying out a game of 18CZ (18CZ rules, "Preparing the game")."""

from __future__ import annotations

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.eighteenxx.board import Board
from engine.eighteenxx.certificates import issued
from engine.eighteenxx.chart.market import Market
from engine.eighteenxx.companies import BANK, Charter
from engine.eighteenxx.g18cz.loans import Debtor
from engine.eighteenxx.g18cz.neutral_player import join, neutral_of
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.switches import Switches, switches_of
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.state import Calendar, Private, Trading, pay
from engine.eighteenxx.trains import new_depot

TWO = 2
THREE = 3


def lay_out(setup: Setup, seed: str) -> G18czState:
    """Lay out the game up to the first choice of the draft; the seed draws the turn order.

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
        charters={company: _charter(company) for company in printed.companies},
        board=Board(laid={}, stations={}, supply={name: list(range(t.count)) for name, t in printed.tiles.items()}),
        market=Market({}),
        depot=new_depot(printed),
        switches=switches,
        private_companies={},
        calendar=Calendar(),
        trading=Trading(),
        neutral=neutral_of(seed, rng) if setup.players == TWO else None,
    )
    part = state.printed
    for company, charter in state.charters.items():
        charter.closed = company not in part.companies
    state.private_companies = {local: Private() for local in part.private_companies}
    if state.neutral is not None:
        for _ in join(state, state.neutral, "small"):
            pass  # nobody is there yet to be told
    for seat in order:
        pay(state, BANK, seat, starting_cash(setup.players, switches))
    return state


def starting_cash(players: int, switches: Switches) -> int:
    """Return what each player begins with, in K."""
    return switches.three_player_cash if players == THREE else everything().figures.cash[players]


def _charter(company: CompanyId) -> Charter:
    """Return the charter of a company that nobody has started."""
    size = everything().kind(company)
    return Charter(id=company, certificates=issued(size.shares), stations=size.stations)
