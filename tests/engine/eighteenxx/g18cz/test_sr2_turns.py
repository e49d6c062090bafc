"""18CZ rules, stock round 1 and 2: what a turn is, who is on turn, when the round ends."""

import pytest

from engine.eighteenxx.g18cz.moves import Repay
from engine.eighteenxx.moves import Buy, Par, Pass, Sell
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, DI, Table


def later(players=3, turn=ADA, ruleset="rulebook", **kwargs):
    """A later stock round in which BCB has its president and 25 % in the bank, and BN 20 %."""
    table = Table(players, ruleset, phase="b", **kwargs)
    table.company("BCB", {ADA: 50, BO: 25}, price=60, trains="a1:2")
    table.company("BN", {BO: 40, ADA: 40}, price=80, trains="b1:2+2")
    return table.stock(turn)


def test_the_turns_follow_the_turn_order():
    # SR 2: by the order cards.
    table = later(4)
    table.state.order = [CY, ADA, DI, BO]
    table.stock(CY)
    for seat in (CY, ADA, DI, BO):
        assert table.to_move == seat
        table.play(Par(seat, *[("EKJ", 50), ("OFE", 50), ("MW", 50), ("VBW", 50)][seat]))
    assert table.to_move == CY


def test_one_certificate_is_bought_in_a_turn():
    # SR 1: only one certificate.
    table = later()
    table.play(Buy(ADA, "BCB"))
    assert table.to_move == BO
    table.play(Par(BO, "EKJ", 50))
    assert table.to_move == CY


def test_any_number_of_shares_of_any_companies_is_sold_in_a_turn():
    # SR 1 and 6.
    table = later()
    table.play(Sell(ADA, "BN", 40))
    assert table.to_move == ADA
    table.play(Pass(ADA), Sell(BO, "BCB", 25))
    assert table.held("BN", "bank") == 60
    assert table.held("BCB", "bank") == 50


def test_who_sells_may_buy_afterwards_in_the_same_turn():
    # SR 1: sell, then buy.
    table = later()
    table.play(Sell(ADA, "BN", 20), Buy(ADA, "BCB"))
    assert table.held("BCB", ADA) == 75
    assert table.to_move == BO


def test_nothing_is_sold_after_buying():
    # SR 1: one can only sell first and buy afterwards.
    table = later()
    table.play(Buy(ADA, "BCB"))
    assert table.to_move == BO
    assert "sell" not in table.kinds(ADA)


def test_who_passes_can_trade_in_a_later_turn_of_the_round():
    # SR 1: after a pass one may trade or pass again.
    table = later()
    table.play(Pass(ADA), Buy(BO, "BCB"), Pass(CY), Par(ADA, "EKJ", 50))
    assert table.held("EKJ", ADA) == 50


def test_the_round_ends_when_all_pass_one_after_the_other():
    # SR 2.
    table = later()
    table.play(Pass(ADA), Pass(BO), Buy(CY, "BCB"), Pass(ADA), Pass(BO))
    assert table.round == "stock"
    table.play(Pass(CY))
    assert table.round == "operating"


def test_every_player_has_at_least_one_turn():
    # SR 3: everybody has at least one opportunity.
    table = later()
    table.play(Pass(ADA), Pass(BO))
    assert (table.round, table.to_move) == ("stock", CY)


@pytest.mark.parametrize("last", [ADA, BO, CY])
def test_whoever_trades_has_another_turn_in_the_round(last):
    # SR 3: a trade keeps everybody in the round.
    table = later()
    while table.to_move != last:
        table.play(Pass(table.to_move))
    table.play(Par(last, "EKJ", 50))
    for _ in range(2):
        table.play(Pass(table.to_move))
    assert (table.round, table.to_move) == ("stock", last)


def test_who_has_sold_has_not_passed():
    # SR 3: selling is a trade too; the word that ends the turn is then no pass.
    table = later()
    table.play(Pass(ADA), Pass(BO), Pass(CY))
    assert table.round == "operating"
    table = later()
    table.play(Sell(ADA, "BN", 20), Pass(ADA), Pass(BO), Pass(CY))
    assert (table.round, table.to_move) == ("stock", ADA)
    table.play(Pass(ADA))
    assert table.round == "operating"


def test_paying_back_a_loan_is_not_trading():
    # Easy to misread, OR 11: paying off does not count as an action of the turn.
    table = later()
    table.debt(CY, 100, 100)
    table.play(Pass(ADA), Pass(BO), Repay(CY))
    assert (table.round, table.to_move) == ("stock", CY)
    table.play(Pass(CY))
    assert table.round == "operating"


def test_the_richest_player_begins_the_next_stock_round():
    # SR 2: most cash first, by the cash at the end of the stock round.
    table = later(4)
    table.cash(100, 400, 200, 300).counted()
    for seat in (ADA, BO, CY, DI):
        table.play(Pass(seat))
    assert table.state.order == [BO, DI, CY, ADA]


def test_players_with_equal_cash_keep_their_order():
    # SR 2.
    table = later(4)
    table.state.order = [DI, BO, ADA, CY]
    table.stock(DI)
    table.cash(200, 300, 300, 200).counted()
    for seat in (DI, BO, ADA, CY):
        table.play(Pass(seat))
    assert table.state.order == [BO, CY, DI, ADA]


def test_what_is_earned_in_the_operating_rounds_does_not_change_the_order():
    # Easy to misread, SR 2: the order is made after the stock round, not after the operating rounds.
    table = Table(3).private_companies(L1=ADA)
    table.cash(100, 110, 50)
    table.stock(ADA, number=0)
    table.play(Pass(ADA), Pass(BO))
    assert table.player_cash(ADA) == 120
    assert table.round == "stock"
    assert table.state.order == [BO, ADA, CY]
    assert table.to_move == BO


def test_shares_change_hands_only_in_stock_rounds():
    # SR 1 and companies 2.1: buying and selling only in a stock round.
    table = later()
    table.operating("BCB")
    for move in (Buy(ADA, "BN"), Sell(ADA, "BN", 20), Par(ADA, "EKJ", 50)):
        table.not_now(move)


def test_shares_are_traded_with_the_bank_alone():
    # SR 1: players cannot trade with each other, so what others hold cannot be bought.
    table = Table(3, phase="b")
    table.company("BCB", {ADA: 50, BO: 50}).company("EKJ", {ADA: 50}).stock(CY)
    table.refuses(Buy(CY, "BCB"), "sr3")
    table.play(Buy(CY, "EKJ"))
