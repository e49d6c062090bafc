"""What a company that has yet to operate would earn: on a copy of the board it builds its home and its first tiles."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.rng import Rng
from engine.eighteenxx.board import Board, Place
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.sensible import building
from engine.eighteenxx.sensible.estimates import Expectations, earnings
from engine.eighteenxx.sensible.operating import next_train, worth_trying
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.stations import home_hexes, home_place
from engine.eighteenxx.tile_lays import legal_lays, ordinary_right
from engine.eighteenxx.turns import CompanyTurn

LAYS = 2
"""How many tiles it lays before it runs."""
CASH = 100
"""The most that it can spend on them."""
MOST_LAYS = 10
"""How many lays are tried out for each tile."""
TRAINS = 2
"""How many of the next trains it runs."""
FIRST_REVENUE = "first revenue"
"""The first part of the keys under which a board keeps first revenues that were worked out."""


def first_revenue(expectations: Expectations, state: EighteenxxState, company: CompanyId) -> int:
    """Return roughly what a company would earn in its first run with two of the trains that it can buy next."""
    known, key = state.board.worked_out, (FIRST_REVENUE, company, state.depot.phase)
    if key not in known:
        known[key] = max((_earned(expectations, state, company, board) for board in settled(state, company)), default=0)
    revenue = known[key]
    assert isinstance(revenue, int)
    return revenue


def _earned(expectations: Expectations, state: EighteenxxState, company: CompanyId, board: Board) -> int:
    turn = CompanyTurn(company, first=True)
    charter = msgspec.structs.replace(state.charters[company], cash=CASH, president=0)
    charters = {**state.charters, company: charter}
    at = msgspec.structs.replace(state, board=board, turn=turn, charters=charters)
    for number in range(LAYS):
        lays = worth_trying(at, legal_lays(at, company, ordinary_right(at)), Rng("forecast"))[:MOST_LAYS]
        best = max(
            (building.laid(at, lay) for lay in lays),
            key=lambda it: building.nearness(expectations, it, company),
            default=None,
        )
        if best is None:
            break
        at = msgspec.structs.replace(best, turn=msgspec.structs.replace(turn, yellow=number + 1))
    face = next_train(state, company)
    return earnings(at, company, (face.name,) * TRAINS, expectations.most_checks) if face else 0


def settled(state: EighteenxxState, company: CompanyId) -> Iterator[Board]:
    """Enumerate the boards after a company that is not on the map has built its home, in every way that it may."""
    ground, place = state.printed.ground, home_place(state, company)
    places = [place] if place is not None else [Place(hex_, 0) for hex_ in home_hexes(state, company)]
    for one in places:
        board = state.board.copy()
        if not board.tile(ground, one.hex).stops:
            continue
        if None in board.slots(ground, one):
            board.build(ground, one, company)
            yield board
