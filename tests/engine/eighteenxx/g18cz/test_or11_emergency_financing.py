"""18CZ rules, operating round 11: emergency financing, and loans in the stock round."""

import pytest

from engine.eighteenxx.g18cz.moves import Repay
from engine.eighteenxx.moves import Buy, BuyTrain, Pass, Sell
from engine.eighteenxx.offers import Accept
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table
from tests.engine.eighteenxx.laying_out import train_of


def needy(company="KFN", trains="", *, cash=0, president=0, phase="d", deck=None, other="", ruleset="rulebook"):
    """A company without a train it can run."""
    table = Table(3, ruleset, phase=phase)
    if deck:
        table.deck(deck)
    size = {"EKJ": 75, "KFN": 60, "kk": 60}[company]
    table.company(company, {ADA: size}, price=100, cash=cash, trains=trains)
    table.company("BTE", {BO: 60}, price=60, cash=100, trains=other)
    return table.cash(president, 500, 500).operating(company, "trains")


def test_the_president_adds_what_the_company_lacks():
    # OR 11: first all the company's cash, then the president's, no more than is needed.
    table = needy(cash=100, president=200)
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert table.state.charters["KFN"].cash == 0
    assert table.player_cash(ADA) == 120
    assert (table.state.players[ADA].debt, table.state.players[ADA].interest) == (0, 0)


def test_the_president_borrows_what_both_lack():
    # OR 11: when the president's cash is spent; 100 % interest is due at the end.
    table = needy(cash=100, president=30)
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert (table.state.charters["KFN"].cash, table.player_cash(ADA)) == (0, 0)
    assert (table.state.players[ADA].debt, table.state.players[ADA].interest) == (50, 50)
    assert table.owned("KFN") == "d2:3+3"


def test_a_loan_pays_the_whole_price_if_need_be():
    table = needy()
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert (table.state.players[ADA].debt, table.state.players[ADA].interest) == (180, 180)


def test_loans_add_up():
    table = needy().debt(ADA, 40, 90)
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert (table.state.players[ADA].debt, table.state.players[ADA].interest) == (220, 270)


def test_who_can_pay_gets_no_help():
    # OR 11: only where the company's cash does not suffice.
    table = needy(cash=180, president=100)
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert (table.state.charters["KFN"].cash, table.player_cash(ADA)) == (0, 100)


def test_no_shares_are_sold_in_an_emergency():
    # OR 11: a president borrows, he does not sell.
    table = needy()
    assert "sell" not in table.kinds()
    table.not_now(Sell(ADA, "KFN", 20))


def test_help_buys_only_trains_that_can_run():
    # Rules left to the components: the president's cash and loans buy only a runnable train of bank or pool.
    table = needy(cash=100, president=500)
    table.refuses(BuyTrain(ADA, "deck 3", 120), "or11")
    assert table.offers(BuyTrain, "train") == {"deck 3+3"}


def test_a_company_may_spend_its_own_cash_on_another_train_first():
    table = needy(cash=130, president=500)
    table.play(BuyTrain(ADA, "deck 3", 120))
    assert table.kinds() == {"train"}
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert table.player_cash(ADA) == 330


@pytest.mark.parametrize(("ruleset", "freed"), [("rulebook", False), ("18xx.games", True)])
def test_who_spent_the_last_money_on_a_small_train_is_done_on_18xx_games(ruleset, freed):
    # Easy to misread, OR 10: there buying a small one with the last money ends the step (issue 9570).
    table = needy(cash=120, president=500, ruleset=ruleset)
    table.play(BuyTrain(ADA, "deck 3", 120))
    assert (table.on_turn == "BTE") == freed


def test_the_president_chooses_among_the_trains_that_can_run():
    # OR 11: of bank and pool, any.
    table = needy(president=500, phase="e", deck="e2").pool("c1:2+2")
    table.operating("KFN", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 3+3", "pool c1 2+2"}
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert table.player_cash(ADA) == 320
    table = needy(president=500, phase="e", deck="e2").pool("c1:2+2")
    table.operating("KFN", "trains").play(BuyTrain(ADA, "pool c1 2+2", 80))
    assert table.player_cash(ADA) == 420


def test_helped_purchases_are_not_made_from_other_companies():
    # OR 11.
    table = needy(cash=50, president=500, other="d3:3+3 d4:3+3")
    table.refuses(BuyTrain(ADA, "BTE d3", 51), "or11")


def test_with_its_own_cash_the_company_may_buy_of_another_instead():
    # Rules left to the components.
    table = needy(cash=50, president=500, other="d3:3+3 d4:3+3", ruleset="18xx.games")
    table.play(BuyTrain(ADA, "BTE d3", 50), Accept(BO))
    assert table.owned("KFN") == "d3:3+3"
    assert table.on_turn == "BTE"


def test_the_top_card_without_a_train_that_can_run_is_passed_over_for_who_must_buy():
    # Rules left to the components: he takes the first card below that has one.
    table = needy(president=500, phase="d", deck="e1")
    table.state.depot.deck[:0] = map(train_of, ("a1:2", "c1:3"))
    table.operating("KFN", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 2+2"}
    table.play(BuyTrain(ADA, "deck 2+2", 80))
    assert table.owned("KFN") == "c1:2+2"


# Paying back.


def in_debt(cash=500, debt=120, interest=150):
    table = Table(3, phase="d").company("BCB", {BO: 50, ADA: 25}, price=60)
    table.cash(cash, 500, 500).debt(ADA, debt, interest)
    return table.stock(ADA)


def test_a_loan_is_paid_back_whole():
    # OR 11: the whole principal, in a stock round.
    table = in_debt()
    table.play(Repay(ADA))
    assert table.player_cash(ADA) == 380
    assert table.state.players[ADA].debt == 0


def test_the_interest_stays_due_though_the_loan_is_paid_back():
    # OR 11 and easy to misread: 100 % of the sum borrowed, once, at the end.
    table = in_debt()
    table.play(Repay(ADA))
    assert table.state.players[ADA].interest == 150


def test_a_loan_is_not_paid_back_in_part():
    table = in_debt(cash=119)
    assert "repay" not in table.kinds()
    table.refuses(Repay(ADA), "or11")


def test_who_has_borrowed_nothing_pays_nothing_back():
    table = in_debt(debt=0)
    table.refuses(Repay(ADA), "or11")


def test_who_has_paid_back_may_buy_in_the_same_turn():
    # OR 11: at any time of the stock round.
    table = in_debt()
    table.refuses(Buy(ADA, "BCB"), "or11")
    table.play(Repay(ADA), Buy(ADA, "BCB"))
    assert table.held("BCB", ADA) == 50


def test_who_sells_may_pay_back_with_the_money():
    table = in_debt(cash=100)
    table.play(Sell(ADA, "BCB", 25), Repay(ADA))
    assert table.player_cash(ADA) == 40


def test_a_loan_is_paid_back_in_stock_rounds_only():
    table = in_debt()
    table.company("OFE", {ADA: 50}, price=70, trains="d1:3").operating("OFE")
    table.not_now(Repay(ADA))


def test_nobody_pays_back_when_it_is_another_players_turn():
    table = in_debt()
    table.debt(CY, 50, 50)
    assert "repay" not in table.kinds(CY)
    table.play(Pass(ADA))
