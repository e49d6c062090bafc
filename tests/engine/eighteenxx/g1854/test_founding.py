"""Founding, floating and options (1854 S5, O, N11-N18)."""

import pytest

from bot.texts import Texts
from engine.core.errors import IllegalMove
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.moves import BuyFrom, Par, Pass, PayOption, Sell, TakeOption
from engine.eighteenxx.revenue import pay_out
from engine.eighteenxx.share_options import check_pay
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table


def brought(table, company, owner):
    """Let a player have the certificate that comes with a mountain railway."""
    table.state.charters[company].certificates[1].holder = owner
    return table


@pytest.mark.parametrize(("par", "row"), [(67, 2), (72, 3), (77, 4), (82, 5), (87, 6), (93, 7)])
def test_s5_2_founding_costs_four_times_the_price_and_sets_it_on_the_chart(par, row):
    table = Table().stock(ADA)
    assert table.offers(Par, "price", company="KE") == {"67", "72", "77", "82", "87", "93"}
    table.play(Par(ADA, "KE", par))
    assert (table.player_cash(ADA), table.cell("KE"), table.held("KE", ADA)) == (1000 - 4 * par, (2, row), 40)
    assert not table.state.charters["KE"].floated


def test_s5_2_no_other_price_and_nothing_else_is_founded():
    table = Table().stock(ADA)
    assert table.offers(Par, "company") == {"KE", "FJ", "SD", "KR", "KT", "SB", "NT", "VB"}
    table.refuses(Par(ADA, "KE", 89), "s5")
    table.refuses(Par(ADA, "1", 67), None)
    table.refuses(Par(ADA, "A", 67), None)


def test_n11_a_certificate_that_came_with_a_mountain_railway_counts_for_floating():
    table = brought(Table(), "VB", ADA).stock(BO)
    table.play(Par(BO, "VB", 82))
    charter = table.state.charters["VB"]
    assert (table.player_cash(BO), charter.floated, charter.cash) == (672, True, 820)
    assert (table.held("VB", BO), table.held("VB", ADA)) == (40, 20)


def test_a10_it_does_not_where_the_switch_says_so():
    table = brought(Table(brought_share_floats=False), "VB", ADA).stock(BO)
    table.play(Par(BO, "VB", 82))
    assert not table.state.charters["VB"].floated
    table.play(TakeOption(CY, "VB", "ipo"))
    assert (table.state.charters["VB"].floated, table.state.charters["VB"].cash) == (True, 820)


def test_n12_an_option_counts_for_floating_and_is_paid_half_a_dividend():
    table = Table().stock(ADA)
    table.play(Par(ADA, "KT", 67))
    assert (table.player_cash(ADA), table.state.charters["KT"].floated) == (732, False)
    table.play(TakeOption(BO, "KT", "ipo"))
    assert (table.player_cash(BO), table.held("KT", BO)) == (933, 10)
    assert (table.state.charters["KT"].floated, table.state.charters["KT"].cash) == (True, 670)
    list(pay_out(table.state, "KT", 120))
    assert table.cash_of() == (732 + 48, 933 + 12, 1000, 1000)


def test_n13_who_has_an_open_option_buys_nothing_but_may_pay_it_sell_or_pass():
    table = Table().company("KT", {ADA: 40, "pool": 20}, par=67).company("KE", {BO: 40, ADA: 20, CY: 20}, price=82)
    table.option("KT", BO, 67).cash(1000, 1000, 1000, 1000).company("FJ", {CY: 40, BO: 20}, price=67).stock(BO)
    assert table.kinds() == {"pay_option", "sell", "pass"}
    assert table.game.guidance.prompt(table.state, BO).key == "18xx.prompt.stock_option"
    for move in (BuyFrom(BO, "KT", "ipo"), BuyFrom(BO, "FJ", "ipo"), TakeOption(BO, "FJ", "ipo"), Par(BO, "SD", 67)):
        assert table.refuses(move, "o")["key"] == "18xx.share_option.open"
    table.play(Sell(BO, "FJ", 20))
    assert table.kinds() == {"sell", "pass"}, "the second half is paid alone"
    assert table.refuses(PayOption(BO), "o")["key"] == "18xx.share_option.only_action"
    table.play(Pass(BO))
    assert table.to_move == CY


def test_s3_2_o3_a_refusal_for_want_of_cash_or_room_speaks_of_a_sale_only_where_one_would_help():
    """No sale in the first stock round (S3.2), and none in the turn in which an option is paid (O3)."""
    for number in (0, 1):
        table = Table().company("KT", {ADA: 40}, par=67).company("KE", {BO: 40, ADA: 20}, par=82)
        table.cash(70, 1000, 1000, 1000).stock(ADA, number=number)
        for move in (BuyFrom(ADA, "KT", "ipo"), TakeOption(ADA, "KE", "ipo"), Par(ADA, "FJ", 67)):
            told = table.refuses(move, "s5")
            assert (told["key"], told["sells"]) == ("18xx.stock.too_costly", number)
    table = Table().company("KT", {ADA: 40}, par=67).company("KE", {BO: 40, ADA: 20}, par=82)
    table.option("KT", ADA, 67).cash(50, 1000, 1000, 1000).stock(ADA)
    told = table.refuses(PayOption(ADA), "o")
    assert (told["key"], told["sells"]) == ("18xx.stock.too_costly", 0)
    # Eight certificates are the limit of four players; one of SB, in the yellow zone, would not count.
    for number in (0, 1):
        table = Table().company("KT", {BO: 40}, par=67).company("SB", {BO: 40}, par=67, cell=(6, 2))
        table.company("KE", {ADA: 100}, par=82).company("FJ", {ADA: 100}, par=82).stock(ADA, number=number)
        for move in (BuyFrom(ADA, "KT", "ipo"), Par(ADA, "SD", 67)):
            told = table.refuses(move, "s5")
            assert (told["key"], told["sells"]) == ("18xx.stock.certificate_limit", number)


def test_s5_1_where_a_company_has_nothing_to_sell_is_told_from_what_is_sold_out():
    table = Table().company("KT", {ADA: 40}, par=67).company("KE", {ADA: 60, BO: 40}, par=67).stock(BO)
    for source in ("pool", "KT"):
        assert table.refuses(BuyFrom(BO, "KT", source), "s5")["key"] == "18xx.stock.none_there"
    assert table.refuses(BuyFrom(BO, "KE", "pool"), "s5")["key"] == "18xx.stock.none_left"


def test_n14_the_second_half_of_an_option_on_the_initial_offer_costs_half_of_par_and_is_the_whole_turn():
    table = Table().company("KT", {ADA: 40}, par=67, cell=(2, 4)).option("KT", BO, 67).stock(BO)
    bank = table.state.bank
    table.play(PayOption(BO))
    assert (table.player_cash(BO), table.state.bank - bank) == (933, 67)
    assert (table.held("KT", BO), table.unpaid("KT", BO), table.to_move) == (20, None, CY)


def test_n15_the_second_half_of_an_option_from_the_pool_costs_what_the_first_did():
    table = Table().company("KT", {ADA: 40, "pool": 20}, par=67, cell=(4, 4)).stock(BO)
    assert table.price("KT") == 83
    table.play(TakeOption(BO, "KT", "pool"))
    assert (table.player_cash(BO), table.held("KT", BO), table.held("KT", "pool")) == (917, 10, 0)
    assert GAME_1854.view(table.state, None).players[BO].option.cell == table.state.market.cell("KT")
    table.state.market.move("KT", table.printed.chart.after_sale(table.state.market.cell("KT"), 1))
    assert table.price("KT") == 78
    table.pass_to(BO)
    table.play(PayOption(BO))
    assert (table.player_cash(BO), table.held("KT", BO)) == (834, 20)


def test_o3_it_may_be_paid_in_the_same_stock_round_where_the_switch_says_so():
    for same in (True, False):
        table = Table(option_paid_same_round=same).company("KT", {ADA: 40}, par=67).stock(BO, number=0)
        table.play(TakeOption(BO, "KT", "ipo"))
        if same:
            table.pass_to(BO).play(PayOption(BO))
            continue
        with pytest.raises(IllegalMove) as refusal:
            check_pay(table.state, BO)
        assert refusal.value.text.key == "18xx.share_option.too_early"


def test_n16_o4_a_sold_option_brings_the_price_once_and_lies_as_a_whole_certificate_in_the_pool():
    table = Table().company("KT", {ADA: 40}, par=67, cell=(2, 4)).option("KT", BO, 67).stock(BO)
    assert table.offers(Sell, "percent", company="KT") == {"10"}
    table.play(Sell(BO, "KT", 10))
    assert (table.player_cash(BO), table.price("KT")) == (1077, 72)
    assert (table.held("KT", "pool"), table.held("KT", BO), table.unpaid("KT", BO)) == (20, 0, None)
    assert GAME_1854.view(table.state, None).players[BO].option is None
    assert table.refuses(BuyFrom(BO, "KT", "pool"), "s5")["key"] == "18xx.stock.sold_before"
    assert table.refuses(TakeOption(BO, "KT", "ipo"), "s5")["key"] == "18xx.stock.sold_before"
    table.play(Par(BO, "SB", 67))
    assert table.to_move == CY


def test_n16_o5_an_option_is_not_sold_in_the_stock_round_in_which_it_was_taken():
    table = Table().company("KT", {ADA: 40}, par=67).stock(BO)
    table.play(TakeOption(BO, "KT", "ipo"), Pass(CY), Pass(DI), Pass(ADA))
    assert table.to_move == BO
    assert table.refuses(Sell(BO, "KT", 10), "o")["key"] == "18xx.share_option.sold_early"
    table.play(Pass(BO))
    assert table.round == "operating"
    table.stock(BO)
    table.play(Sell(BO, "KT", 10))


def test_o4_other_sales_may_stand_beside_it():
    table = Table().company("KT", {ADA: 40, BO: 20}, par=67, cell=(2, 4)).option("KT", BO, 67).stock(BO)
    assert table.offers(Sell, "percent", company="KT") == {"10", "20", "30"}
    table.play(Sell(BO, "KT", 30))
    assert (table.player_cash(BO), table.price("KT"), table.held("KT", "pool")) == (1000 + 3 * 77, 67, 40)


def test_o4_by_the_other_reading_the_sale_of_an_option_is_the_whole_turn():
    def table():
        laid = Table(option_sale_only_action=True).company("KT", {ADA: 40, BO: 20}, par=67, cell=(2, 4))
        return laid.option("KT", BO, 67).company("KE", {CY: 40, BO: 20}, par=67).stock(BO)

    alone = table()
    assert alone.offers(Sell, "percent", company="KT") == {"10", "20"}
    alone.play(Sell(BO, "KT", 10))
    assert alone.to_move == CY
    after = table()
    after.play(Sell(BO, "KE", 20))
    assert (after.to_move, after.offers(Sell, "percent", company="KT")) == (BO, {"20"})
    after.refuses(Sell(BO, "KT", 10), "s3")
    assert table().refuses(Sell(BO, "XY", 10), None)["key"] == "18xx.stock.no_such_company"


def test_n17_o0_only_a_certificate_of_twice_what_the_price_buys_can_be_optioned():
    table = Table().company("KT", {ADA: 20, "pool": 10}, split=True, par=67, cell=(5, 5))
    table.company("A", {CY: 50, "pool": 50}, par=67).stock(BO)
    for source in ("ipo", "pool", "KT"):
        assert table.refuses(TakeOption(BO, "KT", source), "o")["key"] == "18xx.share_option.none"
    table.refuses(TakeOption(BO, "A", "pool"), "o")
    table.refuses(TakeOption(BO, "KE", "ipo"), "s5")
    assert "option" not in table.kinds()


def test_n18_before_its_president_s_certificate_nothing_of_a_company_is_on_offer():
    table = brought(Table(), "SD", CY).stock(ADA)
    for company in ("NT", "SD"):
        assert table.refuses(BuyFrom(ADA, company, "ipo"), "s5")["key"] == "18xx.stock.not_started"
    assert table.kinds() == {"par", "pass"}


def test_s5_1_every_source_has_its_price_and_its_payee():
    table = Table().company("KT", {ADA: 20, "pool": 10}, split=True, par=67, cell=(5, 5)).stock(BO)
    assert table.offers(BuyFrom, "source", company="KT") == {"ipo", "pool", "KT"}
    table.play(BuyFrom(BO, "KT", "ipo"))
    table.play(BuyFrom(CY, "KT", "pool"))
    assert (table.cash_of(BO, CY), table.state.charters["KT"].cash) == ((933, 907), 0)
    table.play(BuyFrom(DI, "KT", "KT"))
    assert (table.cash_of(DI), table.state.charters["KT"].cash) == ((907,), 93)


def test_s5_1_where_it_costs_the_same_one_chooses_all_the_same():
    table = Table().company("KT", {ADA: 40, "pool": 20}, par=67).stock(BO)
    assert table.offers(BuyFrom, "source", company="KT") == {"ipo", "pool"}
    table.play(BuyFrom(BO, "KT", "pool"))
    assert (table.held("KT", "ipo"), table.held("KT", "pool")) == (40, 0)
    table.refuses(BuyFrom(CY, "KT", "pool"), "s5")
    table.refuses(BuyFrom(CY, "KT", "KE"), "s5")


def said(table, kind, field, **chosen):
    """What is said of each option, in words."""
    slot = GAME_1854.slot(table.state, table.to_move, kind, field, chosen)
    words = Texts("en", strict=True, game="1854")
    return {option.value: words.sentence(option.label, ("Ann",) * 4, plain=True) for option in slot.options}


def test_a_label_says_that_a_company_floats_or_has_a_new_president():
    table = Table().company("KT", {ADA: 40}, par=67, floated=False).company("NT", {CY: 40, BO: 40}, par=67)
    table.company("KE", {CY: 60, "pool": 20}, par=67)
    brought(table, "VB", CY).stock(BO)
    assert said(table, BuyFrom, "company") == {
        "KT": "KT: 20 % for 134 G, and it floats (IPO; you hold 0 %)",
        "NT": "NT: 20 % for 134 G, and you preside (IPO; you hold 40 %)",
        "KE": "KE, 20 %: IPO 134 G and pool 134 G (you hold 0 %)",
    }
    assert said(table, BuyFrom, "source", company="NT") == {"ipo": "IPO: 20 % for 134 G, and you preside"}
    assert said(table, TakeOption, "source", company="KT") == {
        "ipo": "IPO: 20 % for 67 G now and as much later, and it floats"
    }
    assert said(table, Par, "price", company="VB")["82"] == "82 G: you pay 328 G, and it floats at once with 820 G"
    assert said(table, Par, "price", company="FJ")["82"] == "82 G: you pay 328 G, it gets 820 G once half is sold"
