import pytest

from engine.eighteenxx.chart import Market, Zigzag

CHART = Zigzag((40, 45, 50, 53, 55))


@pytest.fixture
def market():
    """A and B on one price, A having come first; C below."""
    market = Market({})
    market.put("A", 3)
    market.put("B", 3)
    market.put("C", 1)
    return market


def test_a_sale_and_a_sell_out_move_a_token_to_the_next_price_and_stop_at_the_ends():
    assert (CHART.after_sold_out(2), CHART.after_sold_out(4)) == (3, 4)
    assert (CHART.after_sale(2, 1), CHART.after_sale(2, 3), CHART.after_sale(0, 1)) == (1, 1, 0)


def test_a_dividend_moves_a_token_within_its_own_row_and_stops_at_its_ends():
    assert [CHART.after_payout(place, 1) for place in range(5)] == [2, 3, 4, 3, 4]
    assert CHART.after_payout(1, 2) == 3
    assert [CHART.after_withholding(place) for place in range(5)] == [0, 1, 0, 1, 2]


def test_a_train_that_changes_hands_moves_no_token():
    assert CHART.after_train_trade(2, "buyer") == CHART.after_train_trade(2, "seller") == 2


def test_prices_are_found_and_others_refused():
    assert CHART.cell_of(53) == 3
    with pytest.raises(ValueError, match="not in tuple"):
        CHART.cell_of(54)


def test_the_higher_price_operates_first_and_on_one_price_whoever_came_first(market):
    assert market.operating_order(["A", "B", "C"], CHART.rank) == ["A", "B", "C"]
    assert market.operating_order(["C", "B"], CHART.rank) == ["B", "C"]


def test_a_token_that_moves_comes_to_lie_under_those_already_there(market):
    market.move("A", 4)
    market.move("A", 3)
    assert market.operating_order(["A", "B"], CHART.rank) == ["B", "A"]


def test_a_token_that_cannot_move_keeps_its_place_in_the_stack(market):
    market.move("A", 3)
    assert market.stacks[3] == ["A", "B"]


def test_a_company_that_is_gone_leaves_no_trace(market):
    market.remove("C")
    assert 1 not in market.stacks
    with pytest.raises(KeyError):
        market.cell("C")
