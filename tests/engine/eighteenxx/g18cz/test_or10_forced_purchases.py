"""Buying trains (18CZ rules, OR 10 and 11)."""

import msgspec
import pytest

from engine.eighteenxx.moves import BuyTrain, Discard, Pass
from engine.eighteenxx.offers import Accept
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table

SMALL = {ADA: 50, BO: 25}
MEDIUM = {ADA: 40, BO: 20}
LARGE = {ADA: 20, BO: 30}


def switched(table, **settings):
    table.state.switches = msgspec.structs.replace(table.state.switches, **settings)
    return table


def test_the_top_card_is_sold_as_any_face_of_the_own_size_or_a_smaller_one():
    table = (
        Table(phase="d")
        .company("MW", SMALL, cash=900)
        .company("KFN", MEDIUM, cash=900)
        .company("Pr", {BO: 60}, cash=900)
    )
    for company, faces in {
        "MW": {"deck 3"},
        "KFN": {"deck 3", "deck 3+3"},
        "Pr": {"deck 3", "deck 3+3", "deck 3E"},
    }.items():
        table.operating(company, "trains")
        assert table.offers(BuyTrain, "train") == faces
        assert table.offers(BuyTrain, "price", train="deck 3") == {120}
    table.operating("KFN", "trains")
    assert table.refuses(BuyTrain(ADA, "deck 3E", 250), "or10")["key"] == "18xx.train.must_run"
    assert table.refuses(BuyTrain(ADA, "deck 3+3", 179), "or10")["price"] == 180
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert (table.owned("KFN"), table.top, table.state.charters["KFN"].cash) == ("d2:3+3", "d3", 720)


def test_a_turn_ends_only_with_a_train_that_the_company_can_run():
    table = Table(phase="b").company("KFN", MEDIUM, cash=500, trains="a1:2").operating("KFN", "trains")
    assert table.kinds() == {"train"}
    assert table.refuses(Pass(ADA), "or10")["key"] == "18xx.train.must_buy"
    table.play(BuyTrain(ADA, "deck 2", 70))
    assert table.kinds() == {"train"}
    assert table.offers(BuyTrain, "train") == {"deck 2+2"}, "there is room for one more, which must be one that runs"
    table.play(BuyTrain(ADA, "deck 2+2", 80))
    assert table.on_turn != "KFN" or "train" not in table.kinds()


def test_nothing_is_bought_above_the_limit():
    table = Table(phase="f").company("KFN", MEDIUM, cash=900, trains="e1:3+3").private_companies(S1=BO)
    table.operating("KFN", "trains").play(BuyTrain(ADA, "deck 4", 250))
    assert table.kinds() == {"company", "pass"}
    table.not_now(BuyTrain(ADA, "deck 4", 250))


def test_with_its_last_money_spent_on_a_train_it_cannot_run_a_company_still_must_buy_one_that_it_can():
    for goes_on in (True, False):
        table = Table(phase="b", cash=10).company("KFN", MEDIUM, cash=70)
        switched(table, last_money_ends_buying=not goes_on).operating("KFN", "trains").play(BuyTrain(ADA, "deck 2", 70))
        assert (table.round == "operating" and table.kinds() == {"train"}) == goes_on


def full_of_others(**settings):
    """A medium company whose limit is full of trains it cannot run, beside one with a train to sell."""
    table = Table(phase="f", cash=100)
    table.company("KFN", MEDIUM, cash=450, trains="d3:3 e1:4").company("MW", {BO: 50}, trains="e2:4", price=60)
    return switched(table, **settings).operating("KFN", "trains")


def test_full_of_trains_that_do_not_run_a_company_buys_one_that_does_and_gives_up_an_old_one():
    table = full_of_others()
    assert table.offers(BuyTrain, "train") == {"deck 4+4"}
    assert table.refuses(BuyTrain(ADA, "deck 4", 250), "or10")["key"] == "18xx.train.must_run"
    table.play(BuyTrain(ADA, "deck 4+4", 400))
    assert (table.round, table.kinds()) == ("discard", {"discard"})
    assert table.offers(Discard, "train") == {"d3", "e1"}
    assert table.refuses(Discard(ADA, "f2"), "or10")["key"] == "18xx.train.must_keep"
    table.play(Discard(ADA, "d3"))
    assert [train.id for train in table.state.depot.pool] == ["d3"], "not on the deck, as what is above a fallen limit"
    assert table.owned("KFN") == "e1:4 f2:4+4"


def test_on_18xx_games_it_buys_any_train_on_offer_and_gives_up_any():
    table = full_of_others(any_train_when_full=True, last_money_ends_buying=True)
    assert table.offers(BuyTrain, "train") == {"deck 4", "deck 4+4", "MW e2"}
    table.play(BuyTrain(ADA, "MW e2", 1), Accept(BO))
    assert table.offers(Discard, "train") == {"d3", "e1", "e2"}
    table.play(Discard(ADA, "e2"))
    assert table.owned("KFN") == "d3:3 e1:4"
    assert table.on_turn != "KFN", "its turn ends without a train that runs"


def test_the_president_adds_what_a_forced_purchase_lacks_and_borrows_the_rest():
    table = Table(phase="d").cash(30, 500, 0).company("KFN", MEDIUM, cash=50).operating("KFN", "trains")
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    investor = table.state.players[ADA]
    assert (table.state.charters["KFN"].cash, investor.cash) == (0, 0)
    assert (investor.debt, investor.interest) == (100, 100)


def test_no_more_is_added_than_is_lacking_and_nothing_is_borrowed_while_there_is_cash():
    table = Table(phase="d").cash(200, 0, 0).company("KFN", MEDIUM, cash=50).operating("KFN", "trains")
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    investor = table.state.players[ADA]
    assert (investor.cash, investor.debt, investor.interest) == (70, 0, 0)


def test_a_president_helps_only_towards_a_train_of_the_bank_that_can_run_and_must_be_bought():
    table = Table(phase="d").company("KFN", MEDIUM, cash=50).company("MW", {BO: 50}, trains="c1:3", price=50)
    table.operating("KFN", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 3+3", "MW c1"}
    assert table.refuses(BuyTrain(ADA, "deck 3", 120), "or11")["cash"] == 50
    assert table.offers(BuyTrain, "price", train="MW c1") == set(range(1, 51))
    assert table.refuses(BuyTrain(ADA, "MW c1", 51), "or11")["cash"] == 50
    table = Table(phase="d").company("KFN", MEDIUM, cash=50, trains="b1:2+2").operating("KFN", "trains")
    assert table.on_turn != "KFN" or "train" not in table.kinds(), "it need not buy, and cannot pay"


def test_the_president_may_choose_a_dearer_train_of_the_pool():
    table = Table(phase="h", cash=0).company("KFN", MEDIUM, cash=0).pool("g1:4+4").operating("KFN", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 5+5", "pool g1 4+4"}
    table.play(BuyTrain(ADA, "pool g1 4+4", 400))
    assert table.state.players[ADA].debt == 400


@pytest.mark.parametrize(("phase", "allowed"), [("a", False), ("b", True)])
def test_companies_buy_trains_from_each_other_from_phase_b_on(phase, allowed):
    for from_the_start in (False, True):
        table = Table(phase=phase).company("MW", SMALL, cash=200, trains="a1:2").company("OFE", {BO: 50}, trains="a2:2")
        switched(table, cross_purchase_from="a" if from_the_start else "b").operating("MW", "trains")
        assert ("OFE a2" in table.offers(BuyTrain, "train")) == (allowed or from_the_start)
        if not allowed and not from_the_start:
            assert table.refuses(BuyTrain(ADA, "OFE a2", 50), "or10")["phase"] == "b"
        else:
            assert table.refuses(BuyTrain(ADA, "OFE a2", 0), "or10")["key"] == "18xx.train.at_least_one"
            table.play(BuyTrain(ADA, "OFE a2", 200), Accept(BO))
            assert table.owned("MW") == "a1:2 a2:2"
            assert table.state.charters["OFE"].cash == 200


def test_a_small_company_does_not_buy_a_larger_train_from_another():
    table = (
        Table(phase="d").company("MW", SMALL, cash=200, trains="c1:3").company("KFN", {BO: 40, CY: 20}, trains="c2:2+2")
    )
    table.operating("MW", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 3"}
    assert table.refuses(BuyTrain(ADA, "KFN c2", 1), "or10")["train"] == "2+2"
