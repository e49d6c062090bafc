"""The hexagonal chart: where tokens move and stay, and what its fields mean (1854 D3, S3.6, S4, R1, R8.3, R9.4)."""

import json
import tomllib
from importlib.resources import files

import msgspec
import pytest

from engine.eighteenxx.chart import Hexagonal, Market, at
from tests.engine.eighteenxx.shared import facts

CHART = msgspec.convert(tomllib.loads((files("engine.eighteenxx.g1854") / "chart.toml").read_text("utf-8")), Hexagonal)


def test_d3_every_field_and_every_move_is_that_of_the_printed_chart():
    cells = json.loads(facts("1854/market_corrected.json"))["cells"]
    assert len(cells) == 80
    assert {at(cell["x"], cell["y"]) for cell in cells} == set(CHART.fields)
    for cell in cells:
        place = at(cell["x"], cell["y"])
        assert CHART.price(place) == cell["price"]
        assert ("p" in CHART.fields[place].marks) == cell["par"]
        assert (CHART.zone_of(place) == "free") == cell["yellow"]
        assert CHART.ends(place) == cell["endgame"]
        assert (cell["x"] + cell["y"] >= CHART.line) == cell["beyond_red_line"]
        assert CHART.after_payout(place, 1) == at(*cell["on_dividend"])
        assert CHART.after_withholding(place) == at(*cell["on_withhold"])
        assert CHART.after_sold_out(place) == at(*cell["on_sold_out"])
        assert CHART.after_sale(place, 1) == at(*cell["on_sale_per_certificate"])
        assert CHART.after_train_trade(place, "buyer") == at(*cell["on_buy_train_from_company"])
        assert CHART.after_train_trade(place, "seller") == at(*cell["on_sell_train_to_company"])


def test_s5_2_companies_start_in_the_column_of_the_printed_prices():
    assert [CHART.cell_of(price) for price in (67, 72, 77, 82, 87, 93)] == [at(2, row) for row in range(2, 8)]
    for price in (89, 66, 1):
        with pytest.raises(ValueError, match="starts at"):
            CHART.cell_of(price)


def test_n20_s3_7_a_fall_may_end_at_the_edge_or_at_the_line():
    stops = msgspec.structs.replace(CHART, sale_stops_at="line")
    assert CHART.price(CHART.after_sale(at(6, 5), 3)) == 79
    assert CHART.price(stops.after_sale(at(6, 5), 3)) == 91
    assert stops.after_sale(at(4, 5), 9) == CHART.after_sale(at(4, 5), 9) == at(4, 0)


def test_n21_who_cannot_fall_any_further_stays():
    assert CHART.price(CHART.after_sale(at(12, 7), 1)) == 153
    assert CHART.after_sale(at(12, 7), 2) == at(12, 6)


def test_n29_a_row_ends_in_the_next_one_and_a_corner_holds():
    assert [CHART.after_payout(at(*cell), 1) for cell in ((10, 5), (15, 6), (18, 7))] == [
        at(10, 6),
        at(15, 7),
        at(18, 7),
    ]
    assert [CHART.after_withholding(at(*cell)) for cell in ((0, 7), (1, 0), (0, 1))] == [at(0, 6), at(1, 0), at(0, 1)]


def test_n30_of_equal_prices_the_one_further_right_operates_first():
    market = Market({at(1, 7): ["KE"], at(4, 5): ["FJ"], at(7, 3): ["SD"], at(8, 4): ["KR", "KT"]})
    assert market.operating_order(("KE", "FJ", "SD", "KR", "KT"), CHART.rank) == ["KR", "KT", "SD", "FJ", "KE"]


def test_n69_n71_what_companies_trade_moves_the_buyer_up_and_the_seller_down_beside_the_line():
    assert CHART.price(CHART.after_train_trade(at(3, 5), "buyer")) == 87
    assert CHART.price(CHART.after_train_trade(at(5, 4), "seller")) == 85
    assert CHART.after_train_trade(at(6, 3), "seller") == at(6, 3)
    assert CHART.after_train_trade(at(2, 7), "buyer") == at(2, 7)


def test_n40_no_trade_between_companies_crosses_the_line():
    for place in CHART.fields:
        for role in ("buyer", "seller"):
            assert not CHART.splits(place, CHART.after_train_trade(place, role))


def test_n28_p1_the_line_is_crossed_upwards_alone():
    assert CHART.splits(at(3, 6), CHART.after_sold_out(at(3, 6)))
    assert CHART.splits(at(4, 5), CHART.after_payout(at(4, 5), 1))
    assert not CHART.splits(at(2, 7), CHART.after_sold_out(at(2, 7)))
    assert not CHART.splits(at(5, 5), at(4, 5))
    assert not CHART.splits(at(5, 5), at(6, 5))
