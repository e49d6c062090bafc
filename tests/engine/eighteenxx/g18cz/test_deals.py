"""Deals between two owners: asked, agreed to, refused, taken back, answered by a higher price (18CZ rules, locals, OR 9 and OR 10)."""

import msgspec
import pytest

from engine.core.errors import IllegalMove
from engine.eighteenxx.g18cz.acquisitions import DEALS
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.moves import BuyPrivate, BuyTrain
from engine.eighteenxx.offers import Accept, Counter, Refuse, Withdraw
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table

MOVES = {
    "train": BuyTrain(ADA, "MW c1", 100),
    "company": BuyPrivate(ADA, "S1", 20),
    "acquire": Acquire(ADA, "MW", 30),
}


def at_a_deal(kind, owner=BO, ruleset="rulebook"):
    table = Table(phase="d", ruleset=ruleset).company("KFN", {ADA: 60}, cash=500, trains="d1:3+3", price=100, at="G19")
    table.company("MW", {owner: 50}, trains="c1:3", price=50).private_companies(S1=owner)
    return table.operating("KFN", {"train": "trains", "company": "trains", "acquire": "acquire"}[kind])


def done(table, kind):
    return {
        "train": "c1:3" in table.owned("KFN"),
        "company": table.state.private_companies["S1"].owner == "KFN",
        "acquire": table.state.charters["MW"].closed,
    }[kind]


@pytest.mark.parametrize("kind", MOVES)
@pytest.mark.parametrize("ruleset", ["rulebook", "18xx.games"])
def test_the_other_side_is_asked_and_only_its_word_carries_the_deal_out(kind, ruleset):
    table = at_a_deal(kind, ruleset=ruleset)
    table.play(MOVES[kind])
    assert not done(table, kind)
    assert table.kinds(BO) == {"accept", "refuse", "counter"}
    assert table.kinds(ADA) == {"withdraw"}
    assert table.kinds(CY) == set()
    asked = DEALS.question(table.state)
    assert (asked.by, asked.to, asked.answers, asked.expiry) == (ADA, BO, ("accept", "refuse"), Withdraw(ADA))
    table.play(Accept(BO))
    assert done(table, kind)
    assert DEALS.question(table.state) is None


@pytest.mark.parametrize("kind", MOVES)
@pytest.mark.parametrize("answer", [Refuse(BO), Withdraw(ADA)])
def test_what_is_refused_or_taken_back_changes_nothing(kind, answer):
    table = at_a_deal(kind)
    cash = table.state.charters["KFN"].cash
    table.play(MOVES[kind], answer)
    assert not done(table, kind)
    assert table.state.charters["KFN"].cash == cash
    assert (table.round, table.to_move) == ("operating", ADA)


@pytest.mark.parametrize("kind", MOVES)
def test_after_a_refusal_the_same_turn_brings_only_a_better_offer(kind):
    table = at_a_deal(kind)
    move = MOVES[kind]
    table.play(move, Refuse(BO))
    assert move.price not in table.offers(type(move), "price", **_named(move))
    with pytest.raises(IllegalMove):
        table.match.play(move)
    table.play(msgspec.structs.replace(move, price=move.price + 1))
    assert DEALS.question(table.state) is not None


def _named(move):
    return {field: getattr(move, field) for field in move.__struct_fields__[1:-1]}


@pytest.mark.parametrize("kind", MOVES)
def test_one_person_on_both_sides_need_not_be_asked(kind):
    table = at_a_deal(kind, owner=ADA)
    table.play(MOVES[kind])
    assert done(table, kind)


def test_neither_side_can_answer_for_the_other():
    table = at_a_deal("train")
    table.play(MOVES["train"])
    for move in (Accept(ADA), Refuse(ADA), Withdraw(BO)):
        with pytest.raises(IllegalMove):
            table.match.play(move)


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
