"""Cases in which two rules of 1854 meet, chosen from the rules without a look at the code."""

from engine.eighteenxx.chart.hexagonal import at
from engine.eighteenxx.holdings import holding
from engine.eighteenxx.moves import BuyFrom, Pass, PayOption, Sell
from engine.eighteenxx.revenue import pay_out
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table


def test_s3_3_the_pool_may_come_to_hold_more_than_half_of_a_company():
    table = Table().company("KE", {ADA: 40, BO: 20, "pool": 40}, par=67, cell=(2, 4)).stock(BO)
    table.play(Sell(BO, "KE", 20))
    assert (holding(table.state, "KE", "pool"), table.cell("KE")) == (60, (2, 3))


def test_s6_2_s4_two_that_rise_from_one_cell_keep_their_order_and_come_under_who_is_there():
    table = Table().company("KE", {ADA: 60, BO: 40}, par=67, cell=(2, 4), at="C17")
    table.company("FJ", {BO: 60, ADA: 40}, par=67, cell=(2, 4), at="E13")
    table.company("SD", {CY: 40}, par=67, cell=(2, 5), at="F8").stock(ADA)
    table.state.market.stacks[at(2, 4)] = ["FJ", "KE"]
    table.operate()
    assert table.state.market.stacks[at(2, 5)] == ["SD", "FJ", "KE"]


def test_s6_1_whoever_only_paid_an_option_was_the_last_to_act():
    table = Table().company("KE", {ADA: 40, DI: 20}, par=67, cell=(2, 4)).option("KE", CY, 67).stock(CY)
    table.play(PayOption(CY))
    while table.round == "stock":
        table.play(Pass(table.to_move))
    assert table.state.order[0] == DI


def test_o1_o3_the_second_half_of_an_option_out_of_the_pool_costs_what_it_did_then_and_the_pool_is_not_paid_again():
    table = Table().company("KE", {ADA: 40, "pool": 20}, par=67, cell=(2, 4)).option("KE", BO, 83, cell=(4, 4))
    table.stock(BO)
    table.play(PayOption(BO))
    assert (table.player_cash(BO), holding(table.state, "KE", BO), table.cell("KE")) == (917, 20, (2, 4))
    assert table.unpaid("KE", BO) is None


def test_o2_whoever_has_sold_his_option_in_this_turn_may_buy_again():
    table = Table().company("KE", {ADA: 40, DI: 20}, par=67, cell=(2, 4)).option("KE", BO, 67)
    table.company("FJ", {CY: 40, "pool": 20}, par=67, cell=(2, 3)).stock(BO)
    table.refuses(BuyFrom(BO, "FJ", "pool"), "o")
    table.play(Sell(BO, "KE", 10), BuyFrom(BO, "FJ", "pool"))
    # One price for the option, and the pool is left with a whole certificate.
    assert (table.player_cash(BO), holding(table.state, "FJ", BO)) == (1000 + 77 - 2 * 72, 20)
    assert holding(table.state, "KE", "pool") == 20


def test_p1_p2_of_a_split_by_a_dividend_the_pool_is_neither_paid_nor_compensated():
    table = Table().company("SD", {ADA: 60, "pool": 20}, par=67, cell=(4, 5), cash=0).option("SD", CY, 67).stock(ADA)
    list(pay_out(table.state, "SD", 100))
    assert table.cash_of(ADA, CY) == (1000 + 60 + 3 * 93, 1000 + 10)
    assert table.state.charters["SD"].cash == 0
    assert [holding(table.state, "SD", owner) for owner in (ADA, CY, "pool", "SD")] == [30, 10, 10, 50]


def test_s5_4_p5_after_the_split_nobody_buys_beyond_sixty_percent():
    table = Table().company("KE", {ADA: 60, BO: 20, "pool": 20}, par=67, split=True, cell=(5, 5)).stock(ADA)
    table.refuses(BuyFrom(ADA, "KE", "pool"), "s5")


def test_s3_4_two_holders_of_twenty_do_not_take_a_presidency_of_forty_together():
    table = Table().company("KE", {CY: 40, DI: 20, BO: 20}, par=67, cell=(2, 4)).stock(CY)
    table.refuses(Sell(CY, "KE", 40), "s5")
    assert table.state.charters["KE"].president == CY
