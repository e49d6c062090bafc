"""Counter-offers: whoever is asked names a higher price, and the buyer takes it or leaves it."""

import pytest

from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.moves import BuyTrain
from engine.eighteenxx.offers import Accept, Counter, Refuse, Withdraw
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table


@pytest.fixture
def table():
    """A medium company of Ada's offers 30 K a share for a small one at 55 K of Bo's and Cy's."""
    table = Table(phase="d").company("KFN", {ADA: 60}, cash=200, price=100)
    table.company("MW", {BO: 50, CY: 25}, price=55, cash=40, trains="d1:3+3")
    table.operating("KFN", "acquire").play(Acquire(ADA, "MW", 30))
    return table


def question(table):
    return G18CZ.question(table.state)


def test_a_higher_price_that_the_buyer_can_pay_is_named_and_accepted(table):
    assert table.offers(Counter, "price", BO) == set(range(31, 67))
    table.play(Counter(BO, 60))
    assert (question(table).by, question(table).to, question(table).counter) == (BO, ADA, None)
    assert question(table).text.key == "18xx.counter.acquire"
    table.play(Accept(ADA))
    assert table.state.charters["KFN"].cash == 200 - 3 * 60 + 40
    assert [table.player_cash(seat) for seat in (BO, CY)] == [1120, 1060]


def test_neither_less_nor_more_than_the_buyer_has_can_be_named(table):
    for price in (30, 67):
        assert table.refuses(Counter(BO, price), None)["price"] == price


def test_a_price_that_is_not_taken_leaves_the_first_one_refused(table):
    table.play(Counter(BO, 60), Refuse(ADA))
    assert table.to_move == ADA
    assert table.refuses(Acquire(ADA, "MW", 30), "or9")["price"] == 30
    table.play(Acquire(ADA, "MW", 40))
    assert question(table).to == BO


def test_whoever_named_a_price_may_take_it_back_and_it_is_named_once(table):
    table.play(Counter(BO, 60))
    assert table.kinds(ADA) == {"accept", "refuse"}
    assert table.kinds(BO) == {"withdraw"}
    table.cannot(Counter(ADA, 50))
    table.play(Withdraw(BO))
    assert table.to_move == ADA


def test_both_sides_are_told_what_each_has_and_what_goes_over(table):
    told = {line.key: line.params for line in question(table).sheet}
    assert told["18cz.sheet.share"] == {"target": "MW", "price": 55, "low": 28, "high": 82}
    assert told["18xx.sheet.after"] == {"company": "KFN", "cash": 200 - 90 + 40}
    companies = [line.params for line in question(table).sheet if line.key == "18xx.sheet.company"]
    assert [(each["company"], each["cash"], each["trains"]) for each in companies] == [
        ("KFN", 200, ()),
        ("MW", 40, ("3+3",)),
    ]


def test_a_train_between_companies_can_be_haggled_over():
    table = Table(phase="d").company("KFN", {ADA: 60}, cash=200, price=100)
    table.company("ATE", {BO: 60}, price=100, cash=0, trains="d1:3+3")
    table.operating("KFN", "trains").play(BuyTrain(ADA, "ATE d1", 50))
    assert max(table.offers(Counter, "price", BO)) == 200
    table.play(Counter(BO, 120), Accept(ADA))
    assert (table.state.charters["ATE"].cash, table.state.charters["KFN"].cash) == (120, 80)
