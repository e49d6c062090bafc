import pytest

from engine.eighteenxx.market import Market, Zigzag

CHART = Zigzag((40, 45, 50, 53, 55))


@pytest.fixture
def market():
    """A and B on one price, A having come first; C below."""
    market = Market({})
    market.put("A", 3)
    market.put("B", 3)
    market.put("C", 1)
    return market


def test_a_token_moves_from_price_to_price_and_stops_at_the_ends():
    assert CHART.moved(2, 1) == 3
    assert CHART.moved(4, 2) == 4
    assert CHART.moved(1, -2) == 0


def test_a_token_moves_within_its_own_row_and_stops_at_its_ends():
    assert CHART.moved_in_row(0, 1) == 2
    assert CHART.moved_in_row(1, 2) == 3
    assert CHART.moved_in_row(2, 2) == 4
    assert CHART.moved_in_row(3, 1) == 3
    assert CHART.moved_in_row(1, -1) == 1


def test_prices_are_found_and_others_refused():
    assert CHART.place_of(53) == 3
    with pytest.raises(ValueError, match="not in tuple"):
        CHART.place_of(54)


def test_the_higher_price_operates_first_and_on_one_price_whoever_came_first(market):
    assert market.operating_order(["A", "B", "C"]) == ["A", "B", "C"]
    assert market.operating_order(["C", "B"]) == ["B", "C"]


def test_a_token_that_moves_comes_to_lie_under_those_already_there(market):
    market.move("A", 4)
    market.move("A", 3)
    assert market.operating_order(["A", "B"]) == ["B", "A"]


def test_a_token_that_cannot_move_keeps_its_place_in_the_stack(market):
    market.move("A", 3)
    assert market.stacks[3] == ["A", "B"]


def test_a_company_that_is_gone_leaves_no_trace(market):
    market.remove("C")
    assert 1 not in market.stacks
    with pytest.raises(KeyError):
        market.place("C")
