"""Every tile of the recorded games: it was on offer, and it cost what it cost there."""

from collections import Counter

from engine.core.forms import offered
from engine.eighteenxx.g18cz.game import G18CZ, ROUNDS
from engine.eighteenxx.g18cz.home_tiles import needs_home_tile
from engine.eighteenxx.lays import Lay, legal_lays
from engine.eighteenxx.moves import LaySpecial, LayTile, WaiveTerrain
from engine.eighteenxx.rights import (
    cost_of,
    ordinary_right,
    purse_of,
    special_right,
    waiving_right,
)
from tests.engine.eighteenxx.g18cz.recorded_turns import as_offered, noted_company, turns


def right_of(state, move):
    if isinstance(move, LaySpecial):
        return special_right(state, move.local)
    return waiving_right(state, move.local) if isinstance(move, WaiveTerrain) else ordinary_right(state)


def test_every_recorded_lay_is_legal_offered_and_costs_what_it_cost():
    seen = Counter()
    for name, state, move, before, after in turns():
        if not isinstance(move, LayTile | LaySpecial | WaiveTerrain):
            continue
        company = state.turn.company
        spent = noted_company(before, company)["cash"] - noted_company(after, company)["cash"]
        home = isinstance(move, LayTile) and needs_home_tile(state, company)
        seen["home" if home else type(move).__name__] += 1
        lay = as_offered(move)
        assert offered(G18CZ, state, lay), (name, move)
        if home:
            assert spent == 0
            continue
        right = right_of(state, move)
        assert Lay(lay.hex, lay.tile, lay.rotation) in set(legal_lays(state, company, right)), (name, move)
        due = cost_of(state, move.hex, right) if purse_of(state, company) == company else 0
        assert due == spent, (name, move)
    least = {"home": 23, "LayTile": 626, "LaySpecial": 82, "WaiveTerrain": 13}
    assert all(seen[kind] >= number for kind, number in least.items())


def test_each_position_waits_for_the_step_that_was_waited_for():
    steps = {
        "HomeTrack": "home_tile",
        "HomeToken": "home_city",
        "Track": "track",
        "Token": "station",
        "BuyCompany": "trade",
    }
    seen = Counter()
    for name, state, move, before, _ in turns():
        awaited = ROUNDS.waiting_step(state, move.seat)
        if before["step"] in steps or awaited.step in steps.values():
            assert awaited.step == steps.get(before["step"]), (name, move)
            seen[awaited.step] += 1
    least = {"home_tile": 23, "home_city": 18, "track": 1186, "station": 192, "trade": 418}
    assert all(seen[step] >= number for step, number in least.items())
