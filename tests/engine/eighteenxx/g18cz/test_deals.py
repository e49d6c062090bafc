"""Deals between two owners: asked, agreed to, refused, taken back (18CZ rules, locals, OR 9 and OR 10)."""

import msgspec
import pytest

from engine.core.errors import IllegalMove
from engine.eighteenxx.g18cz.acquisitions import DEALS
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.moves import BuyPrivate, BuyTrain
from engine.eighteenxx.offers import Accept, Refuse, Withdraw
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
