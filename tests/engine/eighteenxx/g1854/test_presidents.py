"""The president's certificate: never sold, only exchanged (1854 S3.4, S5.7, N32-N35, N87)."""

from engine.eighteenxx.chart import at
from engine.eighteenxx.moves import BuyFrom, Pass, Sell, TakeOption
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table


def sizes(table, company, seat):
    """What somebody holds of a company, the president's certificate marked, options with what they count."""
    first, *others = table.state.charters[company].certificates
    held = sorted((one.percent for one in others if one.holder == seat), reverse=True)
    return ([f"{first.percent}p"] if first.holder == seat else []) + list(map(str, held))


def test_n32_s5_7_as_much_as_the_president_is_not_enough_and_more_takes_over():
    table = Table().company("KE", {ADA: 40, BO: 20}, par=67).stock(BO)
    table.play(BuyFrom(BO, "KE", "ipo"))
    assert table.state.charters["KE"].president == ADA
    table.pass_to(BO)
    table.play(BuyFrom(BO, "KE", "ipo"))
    assert table.state.charters["KE"].president == BO
    assert (sizes(table, "KE", ADA), sizes(table, "KE", BO)) == (["20", "20"], ["40p", "20"])


def test_n33_o0_an_option_counts_for_it_but_is_never_given_in_exchange():
    table = Table().company("KE", {ADA: 40, BO: 40}, par=67).stock(BO)
    table.play(TakeOption(BO, "KE", "ipo"))
    assert table.state.charters["KE"].president == BO
    assert (sizes(table, "KE", ADA), sizes(table, "KE", BO)) == (["20", "20"], ["40p", "10"])
    assert table.unpaid("KE", BO) == 67


def test_n34_s3_4_a_president_sells_down_only_to_somebody_who_then_holds_more():
    table = Table().company("KE", {ADA: 60, BO: 40}, par=67, cell=(4, 4)).stock(ADA)
    assert table.offers(Sell, "percent", company="KE") == {"20", "40", "60"}
    table.play(Sell(ADA, "KE", 20))
    assert (table.state.charters["KE"].president, sizes(table, "KE", ADA)) == (ADA, ["40p"])
    table = Table().company("KE", {ADA: 60, BO: 40}, par=67, cell=(4, 4)).stock(ADA)
    table.play(Sell(ADA, "KE", 40))
    assert table.state.charters["KE"].president == BO
    assert (sizes(table, "KE", ADA), sizes(table, "KE", BO), table.held("KE", "pool")) == (["20"], ["40p"], 40)
    assert (table.cell("KE"), table.player_cash(ADA)) == ((4, 2), 1000 + 4 * 83)


def test_n35_a_president_alone_sells_nothing_of_his_certificate():
    table = Table().company("KE", {ADA: 40, BO: 20, CY: 20}, par=67).stock(ADA)
    assert table.refuses(Sell(ADA, "KE", 20), "s3")["key"] == "18xx.stock.no_successor"
    assert table.refuses(Sell(ADA, "KE", 40), "s3")["key"] == "18xx.stock.no_successor"


def test_s3_4_twenty_percent_with_an_option_is_not_enough_to_take_over():
    table = Table().company("KE", {ADA: 40, BO: 20}, par=67).option("KE", BO, 67).stock(ADA)
    table.refuses(Sell(ADA, "KE", 20), "s3")


def test_s3_4_after_a_split_two_certificates_of_ten_percent_are_exchanged():
    table = Table().company("KE", {ADA: 20, BO: 20}, par=67, split=True, cell=(5, 5)).stock(ADA)
    table.play(Sell(ADA, "KE", 10))
    assert (sizes(table, "KE", ADA), sizes(table, "KE", BO)) == (["10"], ["20p"])
    assert (table.held("KE", "pool"), table.cell("KE")) == (10, (5, 4))


def test_s5_7_of_equals_the_first_to_the_left_takes_over():
    table = Table().company("KE", {BO: 30, ADA: 20, DI: 20, CY: 10}, par=67, split=True, cell=(5, 5)).stock(BO)
    table.play(Sell(BO, "KE", 20))
    assert table.state.charters["KE"].president == DI
    table = Table().company("KE", {BO: 30, ADA: 20, CY: 20}, par=67, split=True, cell=(5, 5)).stock(BO)
    table.play(Sell(BO, "KE", 30))
    assert table.state.charters["KE"].president == CY


def test_n87_s3_5_t5_a_lokalbahn_ag_s_second_certificate_brings_its_price_once():
    table = Table().company("A", {ADA: 100}, par=67, cell=(5, 2)).stock(ADA)
    assert table.offers(Sell, "percent", company="A") == {"50"}
    table.play(Sell(ADA, "A", 50))
    assert (table.player_cash(ADA), table.cell("A"), table.held("A", "pool")) == (1076, (5, 1), 50)
    table.play(Pass(ADA), BuyFrom(BO, "A", "pool"))
    assert table.player_cash(BO) == 1000 - 71


def test_t5_the_president_of_a_lokalbahn_ag_sells_to_the_other_holder_alone():
    table = Table().company("A", {ADA: 50, BO: 50}, par=67).stock(ADA)
    table.play(Sell(ADA, "A", 50))
    assert (sizes(table, "A", ADA), sizes(table, "A", BO), table.state.charters["A"].president) == ([], ["50p"], BO)
    table = Table().company("A", {ADA: 50, "pool": 50}, par=67).stock(ADA)
    table.refuses(Sell(ADA, "A", 50), "s3")


def test_n87_t5_a_lokalbahn_ag_crosses_the_line_without_a_split():
    table = Table().company("A", {ADA: 50, BO: 50}, par=67, cell=(3, 6)).stock(ADA)
    table.operate()
    assert (table.cell("A"), table.state.charters["A"].split) == ((3, 7), False)
    assert at(3, 7) in table.state.market.stacks
    assert len(table.state.charters["A"].certificates) == 2
