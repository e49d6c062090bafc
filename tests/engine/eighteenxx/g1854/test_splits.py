"""Splits at the red line (1854 P, O6, N36-N40)."""

from engine.eighteenxx.certificates import sold_out, with_players
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.moves import BuyFrom
from engine.eighteenxx.revenue import pay_out
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.token_moves import move_token
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table
from tests.engine.eighteenxx.invariants import check_shares


def before_the_line(**more):
    table = Table().company("SD", {ADA: 60, BO: 20}, par=67, cell=(4, 5), **more)
    return table.option("SD", CY, 67)


def test_n36_p1_p2_o6_a_dividend_over_the_line_is_paid_first_and_then_the_shares_are_split():
    table = before_the_line().stock(ADA)
    events = list(pay_out(table.state, "SD", 100))
    assert [event.text.key for event in events][-1] == "18xx.stock.split"
    assert (table.cell("SD"), table.price("SD")) == ((5, 5), 93)
    # The dividend of 60, 20 and 10 %, then 93 for each exchanged certificate, twice for the president's.
    assert table.cash_of() == (1000 + 60 + 279, 1000 + 20 + 93, 1000 + 10, 1000)
    assert [table.held("SD", seat) for seat in (ADA, BO, CY)] == [30, 10, 10]
    assert (table.unpaid("SD", CY), GAME_1854.view(table.state, None).players[CY].option) == (None, None)
    check_shares(table.state)


def test_n36_who_had_an_option_may_buy_again():
    table = before_the_line().stock(ADA)
    list(pay_out(table.state, "SD", 0))
    table.counted()
    table.pass_to(CY)
    table.play(BuyFrom(CY, "SD", "SD"))
    assert table.held("SD", CY) == 20


def test_n37_p3_p4_certificates_of_the_bank_are_halved_unpaid_and_five_new_ones_are_the_company_s():
    table = Table().company("SD", {ADA: 40, "pool": 20}, par=67, cell=(4, 5), cash=0).stock(BO)
    list(pay_out(table.state, "SD", 0))
    table.counted()
    assert table.cash_of() == (1000 + 2 * 93, 1000, 1000, 1000)
    assert [table.held("SD", where) for where in ("ipo", "pool", "SD")] == [20, 10, 50]
    assert (with_players(table.state.charters["SD"]), sold_out(table.state.charters["SD"])) == (20, False)
    bank = table.state.bank
    table.play(BuyFrom(BO, "SD", "ipo"))
    assert (table.player_cash(BO), table.state.bank - bank) == (933, 67)
    table.play(BuyFrom(CY, "SD", "pool"))
    assert (table.player_cash(CY), table.state.bank - bank) == (907, 160)
    table.play(BuyFrom(DI, "SD", "SD"))
    assert (table.player_cash(DI), table.state.bank - bank, table.state.charters["SD"].cash) == (907, 160, 93)


def test_n38_p1_nothing_is_split_a_second_time():
    table = before_the_line().stock(ADA)
    list(pay_out(table.state, "SD", 0))
    percents = [one.percent for one in table.state.charters["SD"].certificates]
    list(move_token(table.state, "SD", table.printed.chart.after_withholding(table.state.market.cell("SD"))))
    assert table.price("SD") == 89
    cash = table.cash_of()
    list(pay_out(table.state, "SD", 0))
    assert (table.price("SD"), table.cash_of()) == (93, cash)
    assert [one.percent for one in table.state.charters["SD"].certificates] == percents == [20, *[10] * 8]


def test_n39_p5_s5_4_who_had_all_has_half_and_may_buy_one_more():
    table = Table().company("SD", {ADA: 100}, par=67, cell=(4, 5)).stock(ADA)
    list(pay_out(table.state, "SD", 0))
    table.counted()
    assert table.held("SD", ADA) == 50
    table.play(BuyFrom(ADA, "SD", "SD"))
    table.pass_to(ADA)
    assert table.refuses(BuyFrom(ADA, "SD", "SD"), "s5")["key"] == "18xx.stock.holding_limit"


def test_s5_4_before_the_split_one_player_may_hold_all():
    table = Table().company("SD", {ADA: 80}, par=67).stock(ADA)
    table.play(BuyFrom(ADA, "SD", "ipo"))
    assert table.held("SD", ADA) == 100


def test_p5_s5_5_every_split_lets_all_hold_more_certificates():
    table = before_the_line().stock(ADA)
    assert rules_of(table.state).certificate_limit(table.state) == 8
    list(pay_out(table.state, "SD", 0))
    assert rules_of(table.state).certificate_limit(table.state) == 9
