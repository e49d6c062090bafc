"""Trains that must be bought and cannot be paid for (1854 E1, N88-N91)."""

import pytest

from engine.eighteenxx.moves import BuyTrain, Sell
from engine.eighteenxx.offers import Accept
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, Table


def without_a_train(cash=100, president=60, phase="4", shares=None, *, unpayable_train_chosen=False, **more):
    """VB, with a route from Bregenz to Zürich, must buy a train; A presides."""
    table = (
        Table(phase=phase, unpayable_train_chosen=unpayable_train_chosen)
        .rusted("2 1+")
        .cash(president, 1000, 1000, 1000)
    )
    table.company("VB", shares or {ADA: 60, BO: 20}, par=67, cell=(4, 4), cash=cash, at="E3", **more)
    return table.lay("E3 57 1")


def test_n88_e1_the_president_sells_what_is_needed_and_no_more():
    table = without_a_train().operating("VB", "trains")
    assert table.kinds() == {"train"}
    table.play(BuyTrain(ADA, "deck 4", 320))
    assert (table.round, table.kinds()) == ("raising", {"sell"})
    assert table.offers(Sell, "percent", company="VB") == {"20"}
    for company, percent in (("VB", 40), ("KT", 20), ("ZZ", 20)):
        assert table.refuses(Sell(ADA, company, percent), "e1")["key"] == "18xx.forced.not_so"
    table.play(Sell(ADA, "VB", 20))
    # 100 and 60 and 166; at 40 to 40 he stays president.
    assert (table.owned("VB"), table.player_cash(ADA), table.state.charters["VB"].cash) == ("42:4", 6, 0)
    assert (table.price("VB"), table.state.charters["VB"].president, table.on_turn) == (78, ADA, "VB")
    table.cannot(Sell(ADA, "VB", 20))


def test_e1_the_president_s_cash_goes_first():
    table = without_a_train(president=220).operating("VB", "trains")
    table.play(BuyTrain(ADA, "deck 4", 320))
    assert (table.owned("VB"), table.player_cash(ADA), table.price("VB")) == ("42:4", 0, 83)


def test_e1_2_no_certificate_more_than_is_needed_is_sold_at_once():
    table = without_a_train(president=40).company("KT", {CY: 40, ADA: 40}, par=67, cell=(4, 4))
    table.operating("VB", "trains").play(BuyTrain(ADA, "deck 4", 320))
    # 180 are missing: one certificate brings 166, and a second is needed.
    assert table.offers(Sell, "percent", company="KT") == {"20", "40"}
    table.play(Sell(ADA, "KT", 20))
    assert table.price("KT") == 78
    assert table.offers(Sell, "percent", company="KT") == {"20"}
    table.play(Sell(ADA, "KT", 20))
    # One sale after the other of one company is a sale of both at the price before.
    assert (table.owned("VB"), table.player_cash(ADA), table.price("KT")) == ("42:4", 40 + 2 * 166 - 220, 73)


def test_n89_e1_2_e1_3_no_presidency_may_change_and_the_game_ends_at_once():
    table = without_a_train(president=0, shares={ADA: 40, CY: 20})
    table.company("KE", {ADA: 40, BO: 40}, par=67).company("NT", {CY: 60}, par=67, at="F8").operating("VB", "trains")
    events = table.play(BuyTrain(ADA, "deck 4", 320))
    assert [event.text.key for event in events][:2] == ["18xx.forced.raises", "18xx.forced.bankrupt"]
    assert (table.state.over, table.owned("VB"), table.state.finished) == (True, "", True)
    assert table.game.result(table.state).scores[ADA] == 4 * 83 + 4 * 67


def test_e1_3_first_he_sells_all_that_may_be_sold():
    table = without_a_train(president=0, cash=0, shares={ADA: 60, CY: 20}).operating("VB", "trains")
    table.play(BuyTrain(ADA, "deck 4", 320))
    assert not table.state.over
    events = table.play(Sell(ADA, "VB", 20))
    assert "18xx.forced.bankrupt" in [event.text.key for event in events]
    assert table.state.over


def test_e1_1_a_train_that_can_be_paid_for_is_taken_rather_than_none():
    table = without_a_train(president=100, cash=0, shares={ADA: 60, CY: 20}).pool("34:3").operating("VB", "trains")
    # 266 at most: the 4 costs 320.
    assert table.offers(BuyTrain, "train") == {"pool 34 3"}
    table.refuses(BuyTrain(ADA, "deck 4", 320), "e1")
    table.play(BuyTrain(ADA, "pool 34 3", 200), Sell(ADA, "VB", 20))
    assert (table.owned("VB"), table.player_cash(ADA)) == ("34:3", 66)


def test_n90_e1_1_or_another_company_s_train_for_its_face_value_at_most():
    table = without_a_train().company("KE", {BO: 60}, par=67, cell=(3, 5), trains="31:3 32:3", at="C23.1")
    table.private_companies(P1=ADA).operating("VB", "trains")
    assert max(table.offers(BuyTrain, "price", train="KE 31")) == 200
    table.refuses(BuyTrain(ADA, "KE 31", 201), "e1")
    table.play(BuyTrain(ADA, "KE 31", 200), Accept(BO))
    assert table.offers(Sell, "company") == {"VB"}
    table.play(Sell(ADA, "VB", 20))
    # The next round has begun: his mountain railway, which cannot be sold, has paid 5.
    assert (table.owned("VB"), table.player_cash(ADA), table.state.charters["KE"].cash) == ("31:3", 126 + 5, 200)
    # Both markers have moved: VB fell by the sale to (4, 3) before.
    assert (table.cell("VB"), table.cell("KE")) == ((3, 4), (4, 4))


def test_n91_e1_who_can_pay_for_some_train_alone_is_not_helped():
    table = without_a_train(cash=250, president=900).pool("34:3").operating("VB", "trains")
    assert table.kinds() == {"train"}
    table.refuses(BuyTrain(ADA, "deck 4", 320), "e1")
    table.play(BuyTrain(ADA, "pool 34 3", 200))
    assert (table.owned("VB"), table.player_cash(ADA)) == ("34:3", 900)


def test_e1_2_an_option_may_be_sold_and_what_was_never_started_may_not():
    table = without_a_train(shares={ADA: 40, BO: 20}).company("KT", {BO: 40}, par=67, cell=(4, 4))
    table.option("KT", ADA, 67)
    table.state.charters["SD"].certificates[1].holder = ADA
    table.pool("34:3").operating("VB", "trains").play(BuyTrain(ADA, "pool 34 3", 200))
    assert table.offers(Sell, "company") == {"KT"}
    table.play(Sell(ADA, "KT", 10))
    assert (table.player_cash(ADA), table.held("KT", "pool")) == (60 + 83 - 100, 20)


@pytest.mark.parametrize(("number", "cash"), [(0, 6), (1, 6)])
def test_e1_a_president_sells_in_the_first_set_too(number, cash):
    table = without_a_train().operating("VB", "trains", number=number)
    table.play(BuyTrain(ADA, "deck 4", 320), Sell(ADA, "VB", 20))
    assert table.player_cash(ADA) == cash


def test_a_lokalbahn_ag_in_need():
    table = Table(phase="5").rusted("2 1+ 2+").lay("D20 55 1; D20 14 1; D18 55 1; D18 14 1").retired("31:3")
    table.company("A", {ADA: 50, BO: 50}, price=67, cash=100, at="D20").cash(100, 0, 0, 0)
    table.company("KT", {CY: 40, ADA: 40}, par=67, cell=(4, 4)).operating("A", "trains")
    table.play(BuyTrain(ADA, "retired 31 3", 230), Sell(ADA, "KT", 20))
    assert (table.owned("A"), table.player_cash(ADA)) == ("31:3", 136)


def notes(table):
    """What is noted of each train on offer, by its name."""
    slot = table.game.slot(table.state, table.to_move, BuyTrain, "train", {})
    return {option.value: option.label.params["note"] for option in slot.options}


def test_e1_3_a_train_that_nobody_can_pay_for_says_before_it_is_chosen_that_it_ends_the_game():
    table = without_a_train(president=11, cash=100, shares={ADA: 60, CY: 20}).operating("VB", "trains")
    # 100 and 11 and 166 for the one certificate that may be sold: 277 of 320.
    note = notes(table)["deck 4"]
    assert (note.key, note.params) == ("18xx.option.train.bankrupt", {"missing": 220, "raised": 177})
    lead = table.game.guidance.prompt(table.state, ADA)
    assert (lead.key, lead.params["raised"], lead.params["others"]) == ("18xx.prompt.bankrupt", 177, 0)
    raises = table.play(BuyTrain(ADA, "deck 4", 320))[0].text
    assert (raises.key, raises.params["short"], raises.params["raised"]) == ("18xx.forced.raises", 1, 177)


def test_e1_a_train_that_can_be_paid_for_with_certificates_ends_nothing():
    table = without_a_train().operating("VB", "trains")
    assert notes(table)["deck 4"].key == "18xx.option.train.helped"
    assert table.game.guidance.prompt(table.state, ADA).key == "18xx.prompt.must_buy"
    assert table.play(BuyTrain(ADA, "deck 4", 320))[0].text.params["short"] == 0


def test_e1_1_another_company_s_train_is_named_as_the_way_out_of_bankruptcy():
    table = without_a_train(president=11, cash=100, shares={ADA: 60, CY: 20})
    table.company("KE", {BO: 60}, par=67, cell=(3, 5), trains="31:3", at="C23.1").operating("VB", "trains")
    assert table.game.guidance.prompt(table.state, ADA).params["others"] == 1


def test_e1_1_e1_3_a_switch_lets_the_president_choose_a_train_that_he_cannot_pay_for():
    table = without_a_train(president=100, cash=0, shares={ADA: 60, CY: 20}, unpayable_train_chosen=True)
    table.pool("34:3").operating("VB", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 4", "pool 34 3"}
    assert {name: note.key for name, note in notes(table).items()} == {
        "deck 4": "18xx.option.train.bankrupt",
        "pool 34 3": "18xx.option.train.helped",
    }
    events = table.play(BuyTrain(ADA, "deck 4", 320), Sell(ADA, "VB", 20))
    assert "18xx.forced.bankrupt" in [event.text.key for event in events]
    assert table.state.over
