"""18CZ rules, companies 1: the value of local railways, and buying and selling them."""

import pytest

from engine.eighteenxx.moves import (
    BuyPrivate,
    BuyTrain,
    Dividend,
    LaySpecial,
    Pass,
    Run,
    Sell,
    SellPrivate,
    WaiveTerrain,
)
from engine.eighteenxx.offers import Accept, Refuse
from tests.engine.eighteenxx.g18cz.local_railways import sized, small
from tests.engine.eighteenxx.g18cz.positions import ADA, BO

VALUES = (40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120)
SETS = [(number, round_) for number, rounds in enumerate((1, 1, 1, 1, 2, 2, 2, 3)) for round_ in range(1, rounds + 1)]


@pytest.mark.parametrize(("at", "value"), list(zip(SETS, VALUES, strict=True)))
def test_all_local_railways_have_the_value_of_the_operating_round(at, value):
    # The track of values: the same for all sizes, one place on in every operating round.
    number, round_ = at
    for local in ("S1", "M1", "L1"):
        table = sized("kk", cash=0, **{local: "kk"})
        table.operating("kk", number=number, round_=round_)
        table.play(SellPrivate(ADA, local))
        assert table.state.charters["kk"].cash == value
        assert table.state.private_companies[local].owner is None


def test_a_sold_local_railway_leaves_the_game():
    table = small(S1="EKJ")
    table.play(SellPrivate(ADA, "S1"))
    table.not_now(BuyPrivate(ADA, "S1", 10))
    table.not_now(LaySpecial(ADA, "S1", "D4", "14p", 0))


@pytest.mark.parametrize(("company", "suit"), [("EKJ", {"S1"}), ("KFN", {"S1", "M1"}), ("kk", {"S1", "M1", "L1"})])
def test_a_company_buys_local_railways_of_its_size_and_smaller(company, suit):
    # Companies 2.2-2.4.
    table = sized(company, S1=ADA, M1=ADA, L1=ADA)
    assert table.offers(BuyPrivate, "local") == suit
    for local in {"S1", "M1", "L1"} - suit:
        table.refuses(BuyPrivate(ADA, local, 10), "locals")
    for local in suit:
        table.play(BuyPrivate(ADA, local, 10))
        assert table.state.private_companies[local].owner == company


@pytest.mark.parametrize("phase", "abd")
def test_companies_buy_local_railways_from_phase_b(phase):
    # From the first b train; OR 12.
    table = small(phase=phase, trains="b1:2" if phase != "a" else "a1:2", S1=ADA)
    if phase == "a":
        assert "company" not in table.kinds()
        table.not_now(BuyPrivate(ADA, "S1", 10))
    else:
        table.play(BuyPrivate(ADA, "S1", 10))


def test_the_price_lies_between_1_and_the_present_value():
    # In the set after the fifth stock round, 60 K.
    table = small(S1=ADA)
    assert table.offers(BuyPrivate, "price", local="S1") == set(range(1, 61))
    for price in (0, -1, 61):
        table.refuses(BuyPrivate(ADA, "S1", price), "locals")
    table.play(BuyPrivate(ADA, "S1", 60))
    assert (table.player_cash(ADA), table.state.charters["EKJ"].cash) == (560, 240)


def test_a_company_pays_no_more_than_it_has():
    table = small(cash=30, S1=ADA)
    assert table.offers(BuyPrivate, "price", local="S1") == set(range(1, 31))
    table.refuses(BuyPrivate(ADA, "S1", 31), "locals")


def test_the_owner_must_agree():
    # Switches: deals between two owners.
    table = small(S1=BO)
    table.play(BuyPrivate(ADA, "S1", 30))
    assert table.state.private_companies["S1"].owner == BO
    table.play(Refuse(BO))
    assert table.state.private_companies["S1"].owner == BO
    table.play(BuyPrivate(ADA, "S1", 40), Accept(BO))
    assert table.state.private_companies["S1"].owner == "EKJ"
    assert table.player_cash(BO) == 540


def test_local_railways_are_bought_from_players_only():
    # Of players; not of the bank, and not of other companies.
    table = small(S1=ADA, S2="OFE")
    table.company("OFE", {ADA: 50}, price=50).operating("EKJ", number=4)
    assert table.offers(BuyPrivate, "local") == {"S1"}
    table.refuses(BuyPrivate(ADA, "S2", 10), "locals")
    table.refuses(BuyPrivate(ADA, "S3", 10), "locals")
    table.refuses(BuyPrivate(ADA, "S9", 10), None)


def test_a_company_sells_its_own_local_railways_only():
    table = small(S1="EKJ", S2="OFE", S3=ADA)
    assert table.offers(SellPrivate, "local") == {"S1"}
    for local in ("S2", "S3", "S4"):
        table.refuses(SellPrivate(ADA, local), "locals")


def test_a_local_railway_that_there_is_not_is_named_when_it_is_sold_or_used():
    table = small(S1="EKJ")
    for move in (SellPrivate(ADA, "S9"), LaySpecial(ADA, "S9", "D4", "14p", 0), WaiveTerrain(ADA, "S9", "D4", "57", 0)):
        assert table.refuses(move, None) == {"key": "18xx.private.no_such", "local": "S9"}


def test_players_neither_sell_nor_discard_local_railways():
    # Private local railways cannot be given up.
    table = small(S1=ADA)
    assert "sell_company" not in table.kinds()
    table.not_now(SellPrivate(ADA, "S1"))
    table.stock(ADA)
    table.not_now(SellPrivate(ADA, "S1"))
    assert "S1" not in table.offers(Sell, "company")


@pytest.mark.parametrize("step", ["track", "station", "run", "dividend", "trains"])
def test_local_railways_are_bought_and_sold_at_any_time_of_the_turn(step):
    # OR 3.
    table = small("D4 14 0; D2 14 0; D6 9 1", step="track", S1=ADA, S2="EKJ")
    if step in {"station", "run", "dividend", "trains"}:
        table.play(Pass(ADA))
    if step in {"run", "dividend", "trains"}:
        table.play(Pass(ADA))
    if step in {"dividend", "trains"}:
        table.play(Run(ADA, ("d1", "D2", "D4")))
    if step == "trains":
        table.play(Dividend(ADA, "payout"))
    table.play(BuyPrivate(ADA, "S1", 10), SellPrivate(ADA, "S2"), SellPrivate(ADA, "S1"))


def test_local_railways_are_still_bought_after_the_last_train():
    # OR 3: at any time.
    table = small(step="trains", S1=ADA)
    table.play(Pass(ADA))
    assert table.on_turn == "EKJ"
    table.play(BuyPrivate(ADA, "S1", 10))


def test_a_spent_local_railway_pays_and_is_sold():
    # Flipped, it still pays (OR 2) and can be sold.
    table = small(S1="EKJ")
    table.state.private_companies["S1"].used = True
    table.play(SellPrivate(ADA, "S1"))
    assert table.state.charters["EKJ"].cash == 360


def test_nobody_else_trades_local_railways_in_a_turn():
    table = small(S1=BO)
    table.company("OFE", {BO: 50}, price=50, cash=100).operating("EKJ", number=4)
    assert not table.kinds(BO)


def test_selling_may_pay_for_a_train():
    # OR 3: at any time; the company's cash comes first.
    table = small("D4 57 1", step="trains", trains="", cash=60, S1="EKJ")
    table.play(SellPrivate(ADA, "S1"), BuyTrain(ADA, "deck 3", 120))
    assert table.player_cash(ADA) == 500
    assert table.state.charters["EKJ"].cash == 0


def test_nobody_has_to_sell_a_local_railway_before_his_president_helps():
    # OR 11 names the company's cash only.
    table = small("D4 57 1", step="trains", trains="", cash=60, S1="EKJ")
    table.play(BuyTrain(ADA, "deck 3", 120))
    assert table.player_cash(ADA) == 440
    assert table.state.private_companies["S1"].owner == "EKJ"
