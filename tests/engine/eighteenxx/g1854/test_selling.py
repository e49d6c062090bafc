"""Selling, limits, the chart and the end of a stock round (1854 S1-S6, N19-N31)."""

import msgspec
import pytest

from engine.core.errors import NotYourTurn
from engine.eighteenxx.certificates import certificates_of
from engine.eighteenxx.chart import at
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.moves import BuyFrom, Par, Pass, PayOption, Sell, TakeOption
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.steps.stock import _portions
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table

MAJORS = ("KE", "FJ", "SD", "KR", "KT", "SB", "NT", "VB")


def test_n19_a_block_is_paid_at_one_price_and_falls_a_row_for_each_certificate():
    table = Table().company("KE", {BO: 40, ADA: 40}, par=67, cell=(2, 4)).stock(ADA)
    labels = {option.value: option.label for option in _portions(table.state, ADA, "KE")}
    assert labels["20"].params == {"percent": 20, "money": 154, "price": 72}
    assert labels["40"].params == {"percent": 40, "money": 308, "price": 67}
    table.play(Sell(ADA, "KE", 40))
    assert (table.player_cash(ADA), table.price("KE"), table.cell("KE")) == (1308, 67, (2, 2))


def test_n19_s3_5_two_sales_of_one_company_in_a_turn_are_one():
    table = Table().company("KE", {BO: 40, ADA: 40}, par=67, cell=(2, 4)).stock(ADA)
    table.play(Sell(ADA, "KE", 20), Sell(ADA, "KE", 20))
    assert (table.player_cash(ADA), table.cell("KE")) == (1308, (2, 2))


def test_n20_three_certificates_of_ten_percent():
    table = Table().company("SB", {BO: 20, ADA: 30}, par=67, split=True, cell=(6, 5))
    table.state.charters["SB"].president = BO
    before = GAME_1854.view(table.stock(ADA).state, None).players[ADA].certificates
    table.play(Sell(ADA, "SB", 30))
    after = GAME_1854.view(table.state, None).players
    assert (table.player_cash(ADA), table.price("SB")) == (1291, 79)
    assert (before, after[ADA].certificates, after[BO].certificates) == (3, 0, 0)


def test_n20_where_sales_stop_at_the_line_the_price_stays_above_it(monkeypatch):
    printed = Table().printed
    monkeypatch.setattr(printed, "chart", msgspec.structs.replace(printed.chart, sale_stops_at="line"))
    table = Table().company("SB", {BO: 20, ADA: 30}, par=67, split=True, cell=(6, 5)).stock(ADA)
    table.play(Sell(ADA, "SB", 30))
    assert table.price("SB") == 91


def test_n21_s4_who_cannot_fall_further_keeps_its_place_in_the_stack():
    table = Table().company("KE", {BO: 40, ADA: 40}, par=67, cell=(12, 7))
    table.company("FJ", {CY: 40}, par=67, cell=(12, 6)).stock(ADA)
    table.play(Sell(ADA, "KE", 20))
    assert (table.price("KE"), table.state.market.stacks[at(12, 6)]) == (153, ["FJ", "KE"])
    table.state.trading.sold, table.state.trading.sold_certificates = {}, {}
    table.play(Sell(ADA, "KE", 20))
    assert table.state.market.stacks[at(12, 6)] == ["FJ", "KE"]
    table.state.market.stacks[at(12, 6)].reverse()
    table.company("SD", {CY: 40, BO: 20}, par=67, cell=(12, 6))
    table.play(Pass(ADA), Sell(BO, "SD", 20))
    assert table.state.market.stacks[at(12, 6)] == ["KE", "FJ", "SD"]


def test_n22_s3_8_the_seller_chooses_which_falls_first_by_selling_it_first():
    table = Table().company("KE", {BO: 40, ADA: 20}, par=67, cell=(2, 4))
    table.company("FJ", {CY: 40, ADA: 20}, par=67, cell=(2, 4)).company("SD", {DI: 40}, par=67, cell=(2, 3)).stock(ADA)
    table.play(Sell(ADA, "KE", 20), Sell(ADA, "FJ", 20))
    assert table.state.market.stacks[at(2, 3)] == ["SD", "KE", "FJ"]
    assert rules_of(table.state).operating_order(table.state, ["FJ", "KE", "SD"]) == ["SD", "KE", "FJ"]


def founded(table):
    return {name for name, charter in table.state.charters.items() if charter.par is not None}


def test_n23_s5_6_nobody_buys_what_he_has_sold_in_this_stock_round_nor_takes_an_option_on_it():
    table = Table().company("KT", {BO: 40, ADA: 20}, par=67).stock(ADA)
    table.play(Sell(ADA, "KT", 20))
    for _ in range(2):
        table.refuses(BuyFrom(ADA, "KT", "ipo"), "s5")
        table.refuses(TakeOption(ADA, "KT", "pool"), "s5")
        table.play(Pass(ADA), Par(BO, "KE" if "KE" not in founded(table) else "FJ", 67), Pass(CY), Pass(DI))


def test_n24_s2_1_a_purchase_ends_the_turn():
    table = Table().company("KT", {BO: 40, ADA: 20}, par=67).stock(ADA)
    table.play(Par(ADA, "KE", 67))
    assert table.to_move == BO
    with pytest.raises(NotYourTurn):
        table.match.play(Sell(ADA, "KT", 20))


def many(table, seat, number):
    """Let a player hold so many certificates that count, of majors above the yellow zone."""
    for name in MAJORS[: number // 2]:
        table.company(name, {BO: 40, seat: 40}, par=67, cell=(4, 4))
    if number % 2:
        table.company(MAJORS[number // 2], {BO: 40, seat: 20}, par=67, cell=(4, 4))
    return table


def test_n25_one_certificate_too_many():
    table = many(Table(), ADA, 8).company("KT", {BO: 40, ADA: 20}, par=67, cell=(5, 2)).stock(ADA)
    assert (GAME_1854.view(table.state, None).players[ADA].certificates, table.price("KT")) == (8, 76)
    assert "pass" in table.kinds()
    table.cell("KT", at(5, 3))
    assert (GAME_1854.view(table.state, None).players[ADA].certificates, table.price("KT")) == (9, 81)
    assert table.kinds() == {"sell"}
    assert table.refuses(Par(ADA, "SB", 67), "s5")["key"] == "18xx.stock.must_sell"
    table.play(Sell(ADA, "KE", 20))
    assert table.kinds() >= {"sell", "pass"}


def test_s1_who_can_sell_nothing_stays_above_the_limit_and_buys_nothing():
    table = Table(6)
    for name in MAJORS[:6]:
        table.company(name, {ADA: 40}, par=67, cell=(4, 4))
    table.stock(ADA)
    table.company("VB", {BO: 40}, par=67)
    assert (rules_of(table.state).certificate_limit(table.state), table.kinds(ADA) & {"buy", "par", "option"}) == (
        5,
        set(),
    )


def test_s5_5_at_the_limit_one_may_still_buy_what_does_not_count():
    table = Table()
    for name in ("FJ", "SD", "KR", "KT"):
        table.company(name, {ADA: 60, BO: 20}, par=67, cell=(2, 4))
    table.company("KE", {BO: 40, "pool": 20}, par=67, cell=(5, 2)).stock(ADA)
    assert certificates_of(table.state, ADA) == 8
    assert table.offers(BuyFrom, "company") == {"KE"}
    table.refuses(BuyFrom(ADA, "FJ", "ipo"), "s5")
    table.refuses(Par(ADA, "VB", 67), "s5")
    table.play(BuyFrom(ADA, "KE", "pool"))
    assert certificates_of(table.state, ADA) == 8


def test_s1_nobody_must_sell_what_does_not_count():
    table = Table(6)
    for name in ("FJ", "SD", "KR", "KT", "SB", "NT"):
        table.company(name, {ADA: 40, BO: 20}, par=67, cell=(2, 4))
    table.company("KE", {BO: 40, ADA: 20, "pool": 20}, par=67, cell=(5, 2)).stock(ADA)
    # Six count and five are allowed; of KE, in the yellow zone, no sale would help. Above the limit nothing is bought.
    assert table.kinds() == {"sell", "pass"}
    table.refuses(BuyFrom(ADA, "KE", "pool"), "s5")
    table.play(Pass(ADA))


@pytest.mark.parametrize(
    ("players", "limits"), [(3, (10, 12, 14, 15)), (4, (8, 9, 10, 11)), (5, (6, 7, 8, 9)), (6, (5, 6, 7, 7))]
)
def test_n26_s5_5_the_limit_rises_with_every_split(players, limits):
    table = Table(players)
    found = [rules_of(table.state).certificate_limit(table.state)]
    for name in MAJORS[:3]:
        table.state.charters[name].split = True
        found.append(rules_of(table.state).certificate_limit(table.state))
    assert tuple(found) == limits


def test_s5_5_certificates_of_a_lokalbahn_ag_count():
    table = Table().company("A", {ADA: 50, BO: 50}, par=67).stock(ADA)
    assert [player.certificates for player in GAME_1854.view(table.state, None).players] == [1, 1, 0, 0]


def test_n27_s6_2_who_is_wholly_with_players_rises_at_the_end_of_the_round():
    table = Table().company("SD", {ADA: 60, BO: 20}, par=67, cell=(2, 4)).option("SD", CY, 67)
    table.company("KE", {BO: 80, "pool": 20}, par=67, cell=(2, 4), at="C17").stock(ADA)
    table.operate()
    assert (table.cell("SD"), table.cell("KE")) == ((2, 5), (2, 4))


def test_n27_neither_an_initial_nor_a_split_offer_may_be_left():
    table = Table().company("KE", {ADA: 80}, par=67, cell=(2, 4), at="C17")
    table.company("FJ", {BO: 50}, par=67, split=True, cell=(2, 4), at="E13").company(
        "SD", {CY: 100}, par=67, cell=(2, 4)
    )
    table.station("SD", "F8").stock(ADA)
    table.operate()
    assert [table.cell(name) for name in ("KE", "FJ", "SD")] == [(2, 4), (2, 4), (2, 5)]


@pytest.mark.parametrize(("rises", "row"), [(True, 3), (False, 2)])
def test_s6_2_a_lokalbahn_ag_rises_too_where_the_switch_says_so(rises, row):
    table = Table(lag_sold_out_rises=rises).company("A", {ADA: 50, BO: 50}, par=67).stock(ADA)
    table.operate()
    assert table.cell("A") == (2, row)


def test_s6_2_locals_have_no_price_to_rise():
    table = Table().local("1", ADA, at="J38").stock(ADA)
    table.operate()
    assert not table.state.market.stacks


def test_n28_in_the_top_row_a_sold_out_company_stays_and_below_it_may_cross_the_line():
    table = Table().company("KE", {ADA: 60, BO: 40}, par=67, cell=(2, 7), at="C17")
    table.company("FJ", {BO: 60, ADA: 40}, par=67, cell=(3, 6), at="E13").cash(0, 0, 0, 0).stock(ADA)
    table.operate()
    assert (table.cell("KE"), table.cell("FJ")) == ((2, 7), (3, 7))
    assert [table.state.charters[name].split for name in ("KE", "FJ")] == [False, True]
    assert table.cash_of() == (2 * 97, 3 * 97, 0, 0)


def test_n31_s6_1_where_nobody_did_anything_the_priority_stays():
    table = Table().company("KE", {ADA: 60}, par=67, at="C17").stock(ADA)
    table.operate()
    assert table.state.order == [ADA, BO, CY, DI]


@pytest.mark.parametrize("what", ["buy", "sell", "pay"])
def test_s6_1_the_priority_goes_to_the_left_of_who_last_bought_sold_or_paid(what):
    table = Table().company("KE", {ADA: 40, BO: 20}, par=67, at="C17").option("KE", CY, 67).stock(ADA)
    seat, move = {
        "buy": (DI, BuyFrom(DI, "KE", "ipo")),
        "sell": (BO, Sell(BO, "KE", 20)),
        "pay": (CY, PayOption(CY)),
    }[what]
    table.pass_to(seat)
    table.play(move)
    table.operate()
    assert table.state.order == [*range(seat + 1, 4), *range(seat + 1)]


def test_s5_3_a_company_that_floats_operates_from_the_next_operating_round():
    table = Table().stock(ADA, number=0)
    table.play(Par(ADA, "KR", 67), BuyFrom(BO, "KR", "ipo"))
    assert table.state.charters["KR"].cash == 670
    table.operate()
    assert table.on_turn == "KR"


def test_s2_2_the_round_goes_on_until_all_pass_in_a_row():
    table = Table().company("KE", {ADA: 40, BO: 20}, par=67, at="C17").stock(ADA)
    table.play(Pass(ADA), Pass(BO), Pass(CY), BuyFrom(DI, "KE", "ipo"), Pass(ADA), Sell(BO, "KE", 20), Pass(BO))
    assert (table.round, table.state.trading.passes) == ("stock", 0)
    table.play(Pass(CY), Pass(DI), Pass(ADA))
    assert table.round == "stock"
    table.play(Pass(BO))
    assert table.round == "operating"
