"""Every station of the recorded games: where it was built, and for how much."""

from collections import Counter

from engine.core.forms import offered
from engine.eighteenxx.board import Place
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.moves import BuildStation
from engine.eighteenxx.stations import building_sites, station_price
from tests.engine.eighteenxx.g18cz.recorded_turns import noted_company, turns


def test_every_recorded_station_is_offered_and_costs_what_it_cost():
    seen = Counter()
    for name, state, move, before, after in turns():
        if not isinstance(move, BuildStation):
            continue
        seen[before["step"]] += 1
        assert offered(G18CZ, state, move), (name, move)
        company = state.turn.company
        spent = noted_company(before, company)["cash"] - noted_company(after, company)["cash"]
        if before["step"] == "Token":
            assert Place(move.hex, move.city) in set(building_sites(state, company)), (name, move)
            assert station_price(state, company) == spent, (name, move)
        else:
            assert spent == 0
    assert set(seen) == {"Token", "HomeToken"}
    assert seen["Token"] >= 97
    assert seen["HomeToken"] >= 18


def test_the_next_station_always_costs_what_was_noted_down():
    seen = Counter()
    for name, state, move, before, _ in turns():
        if before["step"] == "Token":
            tokens = noted_company(before, state.turn.company)["tokens"]
            price = min(token["price"] for token in tokens if token["hex"] is None)
            assert station_price(state, state.turn.company) == price, (name, move)
            seen[price] += 1
    assert {40, 100} <= set(seen) <= {0, 40, 100}  # those of the neutral player cost nothing
