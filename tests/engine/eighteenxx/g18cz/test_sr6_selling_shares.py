"""18CZ rules, stock round 6 and share price changes 3: selling shares."""

import pytest

from engine.eighteenxx.moves import Buy, Par, Pass, Sell, SellPrivate
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table


def table(ruleset="rulebook", *, number=1, price=90, **kwargs):
    """Bo holds 40 % of BN, over which Ada presides."""
    position = Table(3, ruleset, phase="d", cash=0).company("BN", {ADA: 60, BO: 40}, par=60, price=price, **kwargs)
    return position.stock(BO, number=number)


def test_nothing_is_sold_in_the_first_stock_round():
    # SR 6.
    position = Table(3, cash=500).company("BCB", {ADA: 75, BO: 25}).stock(BO, number=0)
    position.refuses(Sell(BO, "NWB", 20), "sr6")
    assert "sell" not in position.kinds()


@pytest.mark.parametrize("number", [0, 1])
def test_who_lacks_money_is_told_to_sell_first_only_where_that_is_allowed(number):
    # SR 6: not in the first stock round.
    position = Table(3, cash=55).company("BCB", {ADA: 50, BO: 25}, price=50).company("MW", {ADA: 50}, price=70)
    position.stock(BO, number=number)
    for move in (Buy(BO, "MW"), Par(BO, "EKJ", 50)):
        told = position.refuses(move, "sr3")
        assert (told["key"], told["sells"]) == ("18xx.stock.too_costly", number)


def test_the_bank_pays_the_present_price():
    # SR 6: always to the bank, at the current price.
    position = table()
    position.play(Sell(BO, "BN", 20))
    assert position.player_cash(BO) == 90
    assert (position.held("BN", BO), position.held("BN", "bank")) == (20, 20)


def test_all_shares_of_one_sale_are_paid_at_the_price_before_it():
    position = table()
    position.play(Sell(BO, "BN", 40))
    assert position.player_cash(BO) == 180


@pytest.mark.parametrize("percent", [20, 40])
def test_a_sale_lowers_the_price_by_one_whatever_its_size(percent):
    # Price 3: when shares are sold the token goes down by one.
    position = table()
    position.play(Sell(BO, "BN", percent))
    assert position.price("BN") == 85


def test_at_40_a_sale_lowers_the_price_no_further():
    # Price 3.
    position = table(price=40)
    position.play(Sell(BO, "BN", 20))
    assert position.price("BN") == 40
    assert position.player_cash(BO) == 40


def test_at_45_a_sale_lowers_the_price_to_40():
    position = table(price=45)
    position.play(Sell(BO, "BN", 20))
    assert position.price("BN") == 40


def test_selling_in_portions_is_one_sale_of_the_turn():
    # Switches: one fall, all paid at the price before it.
    position = table()
    position.play(Sell(BO, "BN", 20), Sell(BO, "BN", 20))
    assert position.player_cash(BO) == 180
    assert position.price("BN") == 85


def test_on_18xx_games_each_portion_is_paid_and_falls_by_itself():
    position = table("18xx.games")
    position.play(Sell(BO, "BN", 20), Sell(BO, "BN", 20))
    assert position.player_cash(BO) == 175
    assert position.price("BN") == 80


@pytest.mark.parametrize("ruleset", ["rulebook", "18xx.games"])
def test_sales_of_different_turns_are_different_sales(ruleset):
    position = table(ruleset)
    position.play(Sell(BO, "BN", 20), Pass(BO))
    position.pass_to(BO).play(Sell(BO, "BN", 20))
    assert position.player_cash(BO) == 175
    assert position.price("BN") == 80


def test_the_sales_of_another_player_are_another_sale():
    position = table()
    position.play(Sell(BO, "BN", 20), Pass(BO), Sell(ADA, "BN", 20))
    assert position.player_cash(ADA) == 85
    assert position.price("BN") == 80


def test_companies_are_sold_one_after_the_other_in_an_order_that_the_seller_chooses():
    # SR 6: the order of the sales is fixed beforehand; it decides which token comes first to a price.
    for first, second in (("BN", "NWB"), ("NWB", "BN")):
        position = table().company("NWB", {ADA: 60, BO: 40}, par=60, price=90).stock(BO)
        position.play(Sell(BO, first, 20), Sell(BO, second, 20))
        assert position.stack(85) == f"{first} {second}"


def test_a_token_that_falls_comes_to_lie_under_those_that_are_there():
    # Price: first come on top.
    position = table().company("NWB", {ADA: 60}, par=60, price=85).stock(BO)
    position.play(Sell(BO, "BN", 20))
    assert position.stack(85) == "NWB BN"


def test_a_token_that_does_not_move_keeps_its_place():
    position = table(price=40).company("NWB", {ADA: 60}, par=60, price=40).stock(BO)
    position.play(Sell(BO, "BN", 20))
    assert position.stack(40) == "BN NWB"


def test_nobody_sells_what_he_does_not_hold():
    position = table().company("NWB", {ADA: 60}, par=60)
    position.stock(BO)
    position.refuses(Sell(BO, "BN", 60), "sr6")
    position.refuses(Sell(BO, "NWB", 20), "sr6")
    position.refuses(Sell(BO, "BN", 10), "sr6")
    position.refuses(Sell(BO, "BN", 0), "sr6")
    position.refuses(Sell(BO, "BN", -20), "sr6")
    assert position.offers(Sell, "company") == {"BN"}


def test_while_no_company_is_chosen_that_can_be_sold_the_portions_of_all_are_offered():
    position = table()
    for chosen in ({}, {"company": "EKJ"}, {"company": "ZZ"}, {"company": ["BN"]}):
        assert position.offers(Sell, "percent", **chosen) == {"20", "40"}


def test_shares_are_sold_whole():
    position = table()
    position.refuses(Sell(BO, "BN", 30), "sr6")
    assert set(map(int, position.offers(Sell, "percent", company="BN"))) == {20, 40}


def test_shares_of_a_company_that_has_not_floated_may_be_sold():
    # SR 6 knows no other limit than the first stock round.
    position = Table(3, phase="d").company("Sx", {ADA: 20, BO: 20}, par=90, floated=False).stock(BO)
    position.play(Sell(BO, "Sx", 10))
    assert position.price("Sx") == 85


def test_whoever_owes_money_may_sell():
    # Easy to misread, OR 11: selling is allowed meanwhile.
    position = table().debt(BO, 100, 100)
    position.play(Sell(BO, "BN", 20))


def test_players_sell_no_local_railways_to_the_bank():
    # SR 6 and companies 1: only companies do, in their turns.
    position = table().private_companies(S1=BO)
    position.not_now(SellPrivate(BO, "S1"))
    assert position.kinds() <= {"sell", "pass"}
