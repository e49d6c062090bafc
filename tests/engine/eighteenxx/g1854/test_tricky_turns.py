"""Cases in which two rules of 1854 meet, chosen from the rules without a look at the code."""

from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.g1854.moves import Merge, NameLokalbahn
from engine.eighteenxx.moves import BuildStation, BuyFirst, BuyFrom, BuyTrain, LayTile, Sell
from engine.eighteenxx.offers import Accept
from engine.eighteenxx.revenue import route_context
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.tunnels import fitting_ends
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table


def shares(table, company, *owners):
    return [table.held(company, owner) for owner in owners]


def best(table, company):
    found = best_routes(route_context(table.state, company))
    assert found.proved
    return found.revenue


# Certificates.


def test_s3_3_the_pool_may_come_to_hold_more_than_half_of_a_company():
    table = Table().company("KE", {ADA: 40, BO: 20, "pool": 40}, par=67, cell=(2, 4)).stock(BO)
    table.play(Sell(BO, "KE", 20))
    assert (table.held("KE", "pool"), table.cell("KE")) == (60, (2, 3))


def test_s3_4_o4_a_president_parts_with_certificates_given_in_exchange_and_with_an_option_at_once():
    table = Table().company("KE", {BO: 40, CY: 40}, par=67, cell=(2, 4)).option("KE", BO, 67).stock(BO)
    table.play(Sell(BO, "KE", 30))
    # C takes over for two certificates of 20 %; B sells one of them and the option, which the pool holds as a whole one.
    assert table.state.charters["KE"].president == CY
    assert shares(table, "KE", BO, CY, "pool") == [20, 40, 40]
    assert (table.player_cash(BO), table.cell("KE")) == (1000 + 3 * 77, (2, 2))


def test_s3_4_s3_5_of_two_sales_in_a_turn_the_second_gives_the_presidency_away_at_the_price_of_the_first():
    table = Table().company("KE", {ADA: 60, BO: 40}, par=67, cell=(2, 4)).stock(ADA)
    table.play(Sell(ADA, "KE", 20))
    assert table.state.charters["KE"].president == ADA
    table.play(Sell(ADA, "KE", 20))
    assert table.state.charters["KE"].president == BO
    assert (table.player_cash(ADA), table.cell("KE"), shares(table, "KE", ADA, BO)) == (1308, (2, 2), [20, 40])


def test_o2_whoever_has_sold_his_option_in_this_turn_may_buy_again():
    table = Table().company("KE", {ADA: 40, DI: 20}, par=67, cell=(2, 4)).option("KE", BO, 67)
    table.company("FJ", {CY: 40, "pool": 20}, par=67, cell=(2, 3)).stock(BO)
    table.refuses(BuyFrom(BO, "FJ", "pool"), "o")
    table.play(Sell(BO, "KE", 10), BuyFrom(BO, "FJ", "pool"))
    # One price for the option, and the pool is left with a whole certificate.
    assert (table.player_cash(BO), table.held("FJ", BO)) == (1000 + 77 - 2 * 72, 20)
    assert table.held("KE", "pool") == 20


def test_s6_2_p2_o6_who_rises_over_the_line_sold_out_is_split_and_the_option_was_part_of_it():
    table = Table().company("KE", {ADA: 60, BO: 20}, par=67, cell=(3, 6), at="C17").option("KE", CY, 67)
    table.stock(ADA).operate()
    assert (table.cell("KE"), shares(table, "KE", ADA, BO, CY, "ipo", "KE")) == ((3, 7), [30, 10, 10, 0, 50])
    assert (table.cash_of(ADA, BO, CY), table.unpaid("KE", CY)) == ((1000 + 3 * 97, 1097, 1000), None)


def test_s6_2_s4_two_that_rise_from_one_cell_keep_their_order_and_come_under_who_is_there():
    table = Table().company("KE", {ADA: 60, BO: 40}, par=67, cell=(2, 4), at="C17")
    table.company("FJ", {BO: 60, ADA: 40}, par=67, cell=(2, 4), at="E13").stacked("FJ", "KE")
    table.company("SD", {CY: 40}, par=67, cell=(2, 5), at="F8").stock(ADA)
    table.operate()
    assert table.stack(82) == "SD FJ KE"


def test_a6_whose_money_is_bound_elsewhere_drops_out_of_the_bidding_by_himself():
    table = Table(3).cash(250, 650, 650).auction(BO, P2={ADA: 55, CY: 60}, P5={ADA: 195})
    table.play(BuyFirst(BO))
    assert (table.state.private_companies["P2"].owner, table.player_cash(CY), table.to_move) == (CY, 590, ADA)


# Operating.


def test_r3_1_r9_1_mail_is_paid_to_a_company_without_a_route_which_need_not_have_a_train():
    table = Table(phase="5").company("VB", {BO: 60}, par=82, at="E3")
    table.company("SB", {ADA: 60}, par=67, cash=7, at="E13").contracts(SB="large").operating("VB").pass_company()
    assert (table.on_turn, table.state.charters["SB"].cash) == ("SB", 57)
    table.pass_company()
    assert (table.owned("SB"), table.cell("SB")) == ("", (1, 2))


def test_r5_4_r7_3_a_tunnel_leads_under_a_city_full_of_stations_and_closes_its_sides_to_the_next_tile():
    table = Table(phase="5").lay("F22 57 2; D20 55 2; E21 1 0").tunnels("E21 2-5").lay("E21 14 0")
    table.company("KT", {ADA: 60}, par=67, cash=500, trains="31:3", at="F22")
    table.company("KR", {BO: 60}, par=67, at="E21").company("NT", {BO: 60}, par=67, at="E21")
    assert best(table, "KT") == 30
    assert fitting_ends(table.state, "E21") == ()
    table.operating("KT")
    # A brown city has five exits, and only four sides are left.
    assert "E21" not in table.offers(LayTile, "hex")
    table.cannot(LayTile(ADA, "E21", "611", 0))


def test_f2_the_first_3_opens_green_tiles_and_trade_at_once_but_lengthens_only_the_next_set():
    table = Table().sold("2").company("KE", {ADA: 60}, par=82, cash=300, at="C23.1").lay("C17 57 1")
    table.company("KR", {BO: 60}, par=67, cash=300, trains="21:2", at="C17").operating("KE", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 3", "deck 1+"}
    table.play(BuyTrain(ADA, "deck 3", 200), BuyTrain(ADA, "KR 21", 1), Accept(BO))
    assert (table.on_turn, table.offers(LayTile, "tile", hex="C17")) == ("KR", {"14", "15", "619"})
    table.end_operating()
    assert table.round == "stock"
    table.operate()
    assert rules_of(table.state).rounds_in_set(table.state) == 2


def test_r7_6_the_bonus_of_graz_comes_and_goes_with_the_presidency():
    table = Table(phase="3").company("KT", {ADA: 40, BO: 40}, par=67, trains="31:3", at="F22").lay("F22 57 2; E21 1 1")
    table.private_companies(P3=BO)
    before = best(table, "KT")
    table.stock(ADA).play(Sell(ADA, "KT", 20))
    assert (before, best(table, "KT")) == (30, 40)


def test_m5_r6_4_where_one_home_is_full_the_last_lokalbahn_ag_takes_the_other_which_stays_closed_to_all_till_then():
    table = Table(phase="5").rusted("2 1+ 2+").lay("D18 56 0; D18 15 0").merged("1", "2", "3", "4", "5", "6")
    table.company("A", {ADA: 50, BO: 50}, price=67, at="D18").company("B", {BO: 50, CY: 50}, price=67, at="D18")
    table.company("C", {CY: 50, ADA: 50}, price=67, operated=False).company("KR", {DI: 60}, par=67, at="C17")
    table.operating("C", "lokalbahn_home")
    assert (table.kinds(), table.offers(LayTile, "hex")) == ({"tile"}, {"D20"})
    table.cannot(BuildStation(CY, "D18", 0))
    table.play(LayTile(CY, "D20", "619", 0))
    assert table.refuses_station("KR", "D20", 0) == "18xx.station.not_yet"
    table.pass_company()
    assert table.refuses_station("KR", "D20", 0) == "18xx.station.not_connected"


def test_m7_m8_a_lokalbahn_ag_with_two_2s_has_no_room_for_the_4_that_would_take_them():
    table = Table(phase="8").rusted("2 1+ 2+ 3 3+ 4").retired("41:4").lay("D18 56 0; D18 15 0")
    table.company("A", {ADA: 50, BO: 50}, price=67, cash=900, trains="21:2 22:2", at="D18").operating("A", "trains")
    assert "train" not in table.kinds()
    table.cannot(BuyTrain(ADA, "retired 41 4", 350))


# Forced purchases and the end.


def test_e1_2_r1_many_sales_for_one_train_keep_every_presidency_and_change_who_operates_next():
    table = Table(phase="5").rusted("2 1+ 2+").sold("4").cash(0, 1000, 1000, 1000).lay("E3 57 1")
    table.company("VB", {ADA: 60, BO: 40}, par=67, cell=(4, 4), cash=30, at="E3")
    table.company("KE", {CY: 40, ADA: 40}, par=67, cell=(4, 4), at="C23.1")
    table.company("NT", {BO: 40, ADA: 20}, par=67, cell=(4, 4), at="F8").stacked("VB", "KE", "NT")
    table.company("FJ", {CY: 50, ADA: 20}, par=67, split=True, cell=(3, 4), at="C23.2")
    table.operating("VB", "trains").play(BuyTrain(ADA, "deck 5", 530))
    assert table.offers(Sell, "percent", company="VB") == {"20"}
    table.play(Sell(ADA, "FJ", 10), Sell(ADA, "KE", 20), Sell(ADA, "KE", 20))
    # 88 of the 500 are missing: the second of FJ would not do, but it may go first, at the price of the other.
    table.play(Sell(ADA, "FJ", 10), Sell(ADA, "VB", 20))
    assert (table.owned("VB"), table.player_cash(ADA)) == ("52:5", 2 * 80 + 4 * 83 + 2 * 83 - 500)
    assert (table.state.charters["VB"].president, table.price("NT")) == (ADA, 83)
    table.pass_company()
    assert table.state.frame.actors == ["VB", "NT", "KE", "FJ"]


def test_e1_3_e4_after_a_bankruptcy_an_option_counts_one_price():
    table = Table(phase="4").rusted("2 1+").cash(0, 0, 0, 0).lay("E3 57 1")
    table.company("VB", {ADA: 40, BO: 20}, par=67, cell=(4, 4), cash=100, at="E3").option("VB", CY, 67)
    table.operating("VB", "trains").play(BuyTrain(ADA, "deck 4", 320))
    assert table.state.finished
    assert table.game.result(table.state).scores == (332, 166, 83, 0)


def test_e2_m1_local_railways_may_still_merge_as_the_last_round_ends():
    table = Table(phase="5").rusted("2 1+ 2+").local("2", ADA, at="J38.1").local("5", BO, at="J28")
    table.company("KR", {CY: 50}, par=67, split=True, cell=(17, 7), at="C17").operating("KR")
    table.state.end_reached = True
    table.end_operating()
    table.play(Merge(ADA, "5"), Accept(BO), NameLokalbahn(ADA, "A"))
    assert table.game.result(table.state).scores[:2] == (1067, 1067)
