"""Every turn of the recorded games: what was done was on offer, and cost and brought what it cost and brought there.

The games are replayed once, and each check looks at every move of an operating round on the way.
"""

from collections import Counter

import pytest

from engine.core.forms import offered
from engine.eighteenxx.board import Place
from engine.eighteenxx.g18cz.game import G18CZ, ROUNDS
from engine.eighteenxx.g18cz.home_tiles import needs_home_tile
from engine.eighteenxx.moves import BuildStation, BuyPrivate, LaySpecial, LayTile, SellPrivate, WaiveTerrain
from engine.eighteenxx.private_companies import potential_cash, price_range, usable
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.stations import building_sites, station_price
from engine.eighteenxx.tile_lays import (
    Lay,
    cost_of,
    legal_lays,
    ordinary_right,
    special_right,
    track_payer,
    waiving_right,
)
from tests.engine.eighteenxx.g18cz.recorded_turns import as_offered, noted_company, turns

STEPS = {
    "HomeTrack": "home_tile",
    "HomeToken": "home_city",
    "Track": "track",
    "Token": "station",
    "BuyCompany": "trade",
}


def cash(noted, state):
    return noted_company(noted, state.turn.company)["cash"]


def right_of(state, move):
    if isinstance(move, LaySpecial):
        return special_right(state, move.local)
    return waiving_right(state, move.local) if isinstance(move, WaiveTerrain) else ordinary_right(state)


def every_lay_is_offered_and_costs_what_it_cost(state, move, before, after):
    if not isinstance(move, LayTile | LaySpecial | WaiveTerrain):
        return
    company = state.turn.company
    spent = cash(before, state) - cash(after, state)
    lay = as_offered(move)
    assert offered(G18CZ, state, lay)
    if isinstance(move, LayTile) and needs_home_tile(state, company):
        assert spent == 0
        yield "home"
        return
    right = right_of(state, move)
    assert Lay(lay.hex, lay.tile, lay.rotation) in set(legal_lays(state, company, right))
    assert spent == (cost_of(state, move.hex, right) if track_payer(state, company) == company else 0)
    yield type(move).__name__


def each_position_waits_for_the_step_that_was_waited_for(state, move, before, _):
    awaited = ROUNDS.waiting_step(state, move.seat).step
    if before["step"] in STEPS or awaited in STEPS.values():
        assert awaited == STEPS.get(before["step"])
        yield awaited


def every_deal_with_a_local_railway_is_offered_and_brings_what_it_brought(state, move, before, after):
    if not isinstance(move, BuyPrivate | SellPrivate):
        return
    assert offered(G18CZ, state, move)
    earned = cash(after, state) - cash(before, state)
    if isinstance(move, BuyPrivate):
        low, high = price_range(state, state.turn.company, move.local)
        assert low <= move.price == -earned <= high
    else:
        assert earned == rules_of(state).private_value(state)
    yield type(move).__name__


def a_company_can_use_just_the_local_railways_that_were_noted_down_as_unused(state, _, before, __):
    if state.turn is None:  # between two rounds, where a train was exported
        return
    owned = noted_company(before, state.turn.company)["companies"]
    unused = {it["id"] for it in before["companies"] if it["id"] in owned and it["uses"]}
    assert set(usable(state, state.turn.company)) == unused
    yield from ("unused" if local in unused else "used" for local in owned)


def nothing_is_bought_where_it_could_not_be_bought_there(state, move, before, _):
    # At home, 18xx.games lets nothing be bought before the first station stands; the rules know no such limit.
    if BuyPrivate in G18CZ.kinds(state, move.seat) and before["step"] not in {"HomeTrack", "HomeToken"}:
        assert "buy_company" in before["legal"]
        yield "could be bought"


def a_station_is_waited_for_where_local_railways_would_bring_the_money(state, _, before, __):
    if before["step"] != "Token":
        return
    company = state.turn.company
    price = station_price(state, company)
    assert price <= potential_cash(state, company)
    if price > state.charters[company].cash:
        yield "waited"


def every_station_is_offered_and_costs_what_it_cost(state, move, before, after):
    if not isinstance(move, BuildStation):
        return
    assert offered(G18CZ, state, move)
    spent = cash(before, state) - cash(after, state)
    if before["step"] == "Token":
        assert Place(move.hex, move.city) in set(building_sites(state, state.turn.company))
        assert spent == station_price(state, state.turn.company)
    else:
        assert before["step"] == "HomeToken"
        assert spent == 0
    yield before["step"]


def the_next_station_always_costs_what_was_noted_down(state, _, before, __):
    if before["step"] == "Token":
        tokens = noted_company(before, state.turn.company)["tokens"]
        price = min(token["price"] for token in tokens if token["hex"] is None)
        assert station_price(state, state.turn.company) == price
        assert price in {0, 40, 100}  # those of the neutral player cost nothing
        yield str(price)


LEAST = {
    every_lay_is_offered_and_costs_what_it_cost: {"home": 23, "LayTile": 626, "LaySpecial": 82, "WaiveTerrain": 13},
    each_position_waits_for_the_step_that_was_waited_for: {
        "home_tile": 23,
        "home_city": 18,
        "track": 1186,
        "station": 192,
        "trade": 418,
    },
    every_deal_with_a_local_railway_is_offered_and_brings_what_it_brought: {"BuyPrivate": 157, "SellPrivate": 103},
    a_company_can_use_just_the_local_railways_that_were_noted_down_as_unused: {"unused": 100, "used": 100},
    nothing_is_bought_where_it_could_not_be_bought_there: {"could be bought": 400},
    a_station_is_waited_for_where_local_railways_would_bring_the_money: {"waited": 41},
    every_station_is_offered_and_costs_what_it_cost: {"Token": 97, "HomeToken": 18},
    the_next_station_always_costs_what_was_noted_down: {"40": 1, "100": 1},
}
"""The checks, and how often each must have seen what at least."""


@pytest.fixture(scope="module")
def seen():
    """For each check how often it saw what, and the first thing that was wrong."""
    counts, wrong = {check: Counter() for check in LEAST}, {}
    for name, state, move, before, after in turns():
        for check in LEAST.keys() - wrong.keys():
            try:
                counts[check].update(check(state, move, before, after))
            except AssertionError as error:
                wrong[check] = f"{name}, {move}: {error}"
    return counts, wrong


@pytest.mark.parametrize("check", LEAST, ids=lambda check: check.__name__)
@pytest.mark.long
def test_in_the_recorded_games(check, seen):
    counts, wrong = seen
    assert check not in wrong, wrong[check]
    for kind, number in LEAST[check].items():
        assert counts[check][kind] >= number
