"""Every local railway that a company of the recorded games bought, sold or used."""

from collections import Counter

from engine.core.forms import offered
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.moves import BuyPrivate, LaySpecial, SellPrivate, WaiveTerrain
from engine.eighteenxx.private_companies import potential_cash, price_range, usable
from engine.eighteenxx.stations import station_price
from tests.engine.eighteenxx.g18cz.recorded_turns import as_offered, noted_company, turns


def test_every_recorded_deal_and_use_is_offered():
    seen = Counter()
    for name, state, move, before, after in turns():
        if not isinstance(move, BuyPrivate | SellPrivate | LaySpecial | WaiveTerrain):
            continue
        seen[type(move).__name__] += 1
        assert offered(G18CZ, state, as_offered(move)), (name, move)
        company = state.turn.company
        earned = noted_company(after, company)["cash"] - noted_company(before, company)["cash"]
        if isinstance(move, BuyPrivate):
            low, high = price_range(state, company, move.local)
            assert low <= move.price == -earned <= high
        if isinstance(move, SellPrivate):
            assert earned == state.private_value
    least = {"BuyPrivate": 157, "SellPrivate": 103, "LaySpecial": 82, "WaiveTerrain": 13}
    assert all(seen[kind] >= number for kind, number in least.items())


def test_a_company_can_use_just_the_local_railways_that_were_noted_down_as_unused():
    for name, state, move, before, _ in turns():
        if state.turn is None:  # between two rounds, where a train was exported
            continue
        company = state.turn.company
        owned = noted_company(before, company)["companies"]
        unused = {it["id"] for it in before["companies"] if it["id"] in owned and it["uses"]}
        assert set(usable(state, company)) == unused, (name, move)


def test_nothing_is_bought_where_18xx_games_did_not_let_it_be_bought():
    for name, state, move, before, _ in turns():
        # At home, 18xx.games lets nothing be bought before the first station stands; the rules know no such limit.
        if BuyPrivate in G18CZ.kinds(state, move.seat) and before["step"] not in {"HomeTrack", "HomeToken"}:
            assert "buy_company" in before["legal"], (name, move)


def test_a_station_is_waited_for_where_local_railways_would_bring_the_money():
    waited = 0
    for name, state, move, before, _ in turns():
        if before["step"] != "Token":
            continue
        company = state.turn.company
        price = station_price(state, company)
        assert price <= potential_cash(state, company), (name, move)
        waited += price > state.charters[company].cash
    assert waited > 40
