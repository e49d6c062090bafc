"""The auction before the first stock round (1854 A1-A11, N1-N9)."""

import msgspec
import pytest

from engine.core.forms import offered
from engine.core.game import Setup
from engine.core.moves import Choice, NumberRange
from engine.eighteenxx.g1854 import rounds
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.g1854.rounds import AUCTIONEER
from engine.eighteenxx.moves import BidOn, Buy, BuyFirst, BuyFrom, Par, Pass, Sell
from engine.eighteenxx.rules import rules_of
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table

TO_LOCALS = {"P1": ADA, "P2": BO, "P3": CY}
TO_THE_LAST = {**TO_LOCALS, "1": ADA, "2": BO, "3": CY, "4": DI, "5": ADA, "6": BO, "P4": CY}


def all_pass(table, times=4):
    for _ in range(times):
        table.play(Pass(table.to_move))
    return table


@pytest.mark.parametrize(("players", "cash"), [(3, 860), (4, 650), (5, 525), (6, 450)])
def test_a2_every_number_of_players_has_its_cash_out_of_the_bank(players, cash):
    state = GAME_1854.setup(Setup("1854", players), "a seed")
    assert [player.cash for player in state.players] == [cash] * players
    assert state.printed.figures.bank + state.bank == 10000 - cash * players
    assert sorted(state.order) == list(range(players))


def test_a1_n10_two_players_are_too_few_and_seven_too_many():
    assert GAME_1854.info.players == (3, 6)


def test_a3_the_seed_draws_the_seats_and_who_begins():
    orders = {tuple(GAME_1854.setup(Setup("1854", 4), str(seed)).order) for seed in range(40)}
    assert len(orders) > 12
    assert {order[0] for order in orders} == {0, 1, 2, 3}


def test_a4_the_order_of_the_offer():
    state = GAME_1854.setup(Setup("1854", 4), "a seed")
    assert state.auction.unsold == ["P1", "P2", "P3", "1", "2", "3", "4", "5", "6", "P4", "P5"]
    asked = [rules_of(state).asking_price(state, lot) for lot in state.auction.unsold]
    assert asked == [20, 50, 70, 150, 150, 150, 150, 150, 150, 170, 190]


def test_a5_one_buys_the_first_or_bids_on_a_later_one_or_passes():
    table = Table().auction()
    assert table.kinds() == {"buy_first", "bid", "pass"}
    assert table.offers(BidOn, "lot") == {"P2", "P3", "1", "2", "3", "4", "5", "6", "P4", "P5"}
    table.play(BuyFirst(ADA))
    assert (table.player_cash(ADA), table.state.private_companies["P1"].owner, table.to_move) == (980, ADA, BO)
    table.play(BidOn(BO, "P3", 75))
    assert table.to_move == CY


def test_a5_who_has_passed_may_act_again():
    table = all_pass(Table().auction())
    table.play(BuyFirst(ADA))
    assert table.player_cash(ADA) == 985


def test_n1_a6_a7_bidders_outbid_each_other_and_the_turn_goes_to_the_left_of_the_last_buyer():
    table = Table().auction(ADA)
    table.play(BidOn(ADA, "P2", 55), BidOn(BO, "P3", 75), BidOn(CY, "P2", 60), BuyFirst(DI))
    assert (table.round, table.to_move, table.kinds()) == ("contest", ADA, {"bid", "pass"})
    assert min(table.offers(BidOn, "price", lot="P2")) == 65
    table.refuses(BidOn(ADA, "P2", 60), "a")
    table.play(Pass(ADA))
    assert table.cash_of() == (1000, 925, 940, 980)
    assert (table.round, table.to_move) == ("auction", CY)
    owners = [table.state.private_companies[name].owner for name in ("P1", "P2", "P3")]
    assert owners == [DI, CY, BO]
    assert table.state.auction.unsold[0] == "1"


def test_n1_by_the_other_reading_the_turn_goes_to_the_left_of_whoever_set_it_off(monkeypatch):
    monkeypatch.setattr(AUCTIONEER, "_resumes_after", "own_purchase")
    table = Table().auction(ADA)
    table.play(BidOn(ADA, "P2", 55), BidOn(BO, "P3", 75), BidOn(CY, "P2", 60), BuyFirst(DI), Pass(ADA))
    assert table.to_move == ADA


def test_a6_three_outbid_each_other_the_lowest_is_asked_each_time():
    table = Table().auction(ADA)
    table.play(BidOn(ADA, "P2", 55), BidOn(BO, "P2", 60), BidOn(CY, "P2", 65), BuyFirst(DI))
    table.play(BidOn(ADA, "P2", 70))
    assert table.to_move == BO
    table.play(BidOn(BO, "P2", 100))
    assert table.to_move == CY
    table.play(Pass(CY))
    assert table.to_move == ADA
    table.play(Pass(ADA))
    assert (table.bids("P2"), table.state.private_companies["P2"].owner) == ({}, BO)
    assert (table.cash_of(), table.to_move) == ((1000, 900, 1000, 980), CY)


def test_n2_what_is_bid_is_bound_and_a_raise_binds_the_difference():
    table = Table().cash(650, 1000, 1000, 1000).auction(ADA, P4={ADA: 175, BO: 215}, P5={ADA: 195})
    view = GAME_1854.view(table.state, ADA)
    assert view.players[ADA].free_cash == 280
    assert 455 in table.offers(BidOn, "price", lot="P4")
    assert 460 not in table.offers(BidOn, "price", lot="P4")
    table.play(BidOn(ADA, "P4", 220))
    assert GAME_1854.view(table.state, ADA).players[ADA].free_cash == 235
    assert table.bids("P4") == {BO: 215, ADA: 220}


def test_n2_bound_money_buys_nothing():
    table = Table().cash(230, 0, 0, 0).auction(ADA, P5={ADA: 215})
    assert (table.kinds(), table.offers(BidOn, "lot")) == ({"bid", "pass"}, {"P5"}), "an own bid may be raised"
    table = Table().cash(230, 500, 500, 500).auction(ADA, P5={ADA: 195})
    told = table.refuses(BidOn(ADA, "P2", 55), "a")
    assert (told["key"], told["cash"]) == ("18xx.auction.too_much", 35)


@pytest.mark.parametrize(("price", "allowed"), [(54, False), (57, False), (50, False), (55, True), (60, True)])
def test_n3_a_bid_is_five_more_at_least_and_a_multiple_of_five(price, allowed):
    table = Table().auction()
    if allowed:
        table.play(BidOn(ADA, "P2", price))
    else:
        assert table.refuses(BidOn(ADA, "P2", price), "a")["key"] == "18xx.auction.too_low"


def test_n4_nobody_bids_on_the_first_or_on_what_is_sold():
    table = Table().auction()
    assert table.refuses(BidOn(ADA, "P1", 25), "a")["key"] == "18xx.auction.first"
    table.play(BuyFirst(ADA))
    assert table.refuses(BidOn(BO, "P1", 30), "a")["key"] == "18xx.auction.not_for_sale"
    assert table.refuses(BidOn(BO, "KE", 300), "a")["key"] == "18xx.auction.not_for_sale"


def test_n5_a8_the_first_of_all_becomes_cheaper_and_in_the_end_goes_for_nothing():
    table = Table().auction(BO)
    for price in (15, 10, 5):
        all_pass(table)
        assert (GAME_1854.view(table.state, None).auction[0].price, table.to_move) == (price, BO)
    all_pass(table)
    assert table.state.private_companies["P1"].owner == BO
    assert (table.cash_of(), table.to_move) == ((1000, 1000, 1000, 1000), CY)
    assert table.state.auction.unsold[0] == "P2"


def test_n5_the_others_never_become_cheaper():
    table = all_pass(Table().auction())
    assert [lot.price for lot in GAME_1854.view(table.state, None).auction][:3] == [15, 50, 70]


def test_n6_all_have_passed_when_as_many_as_play_pass_in_a_row():
    table = Table().auction(ADA)
    table.play(Pass(ADA), BidOn(BO, "P4", 200), Pass(CY), Pass(DI), Pass(ADA))
    assert table.state.auction.reduction == 0
    table.play(Pass(BO))
    assert (table.state.auction.reduction, table.bids("P4")) == (5, {BO: 200})


def test_n7_a8_when_all_pass_mountain_railways_pay_and_the_locals_operate():
    table = Table().auction(DI, sold={**TO_LOCALS, "1": ADA, "2": BO})
    all_pass(table)
    assert table.cash_of() == (1005, 1010, 1015, 1000)
    assert (table.round, table.on_turn, table.to_move) == ("operating", "1", ADA)
    assert [str(actor) for actor in table.state.frame.actors] == ["1", "2"]
    while table.round == "operating":
        table.play(Pass(table.to_move))
    assert (table.round, table.to_move) == ("auction", CY)
    assert (table.state.depot.phase, table.state.calendar.operating, table.state.calendar.set) == ("2", 0, 0)
    assert table.state.turn is None
    all_pass(table)
    assert (table.round, table.cash_of()) == ("operating", (1010, 1020, 1030, 1000))


def test_a8_without_a_local_sold_only_the_income_is_paid():
    table = Table().auction(DI, sold=TO_LOCALS)
    all_pass(table)
    assert (table.round, table.to_move, table.cash_of()) == ("auction", DI, (1005, 1010, 1015, 1000))


def test_a8_who_can_pay_for_nothing_passes_and_all_are_paid_until_somebody_can():
    table = Table().cash(45, 30, 0, 0).auction(CY, sold={"P1": BO})
    assert table.cash_of() == (45, 50, 0, 0)
    assert (table.to_move, table.kinds()) == (BO, {"buy_first", "pass"})


def test_n7_by_the_other_reading_the_locals_operate_the_first_time_only(monkeypatch):
    monkeypatch.setattr(rounds, "LOCALS_OPERATE_IN_AUCTION", "once")
    table = Table().auction(DI, sold={**TO_LOCALS, "1": ADA})
    all_pass(table)
    assert table.round == "operating"
    while table.round == "operating":
        table.play(Pass(table.to_move))
    all_pass(table)
    assert (table.round, table.cash_of()) == ("auction", (1010, 1020, 1030, 1000))


def test_a13_everybody_sees_all_of_it_and_the_seed_is_in_no_view():
    state = GAME_1854.setup(Setup("1854", 4), "a seed that nobody may see")
    views = [GAME_1854.view(state, seat) for seat in (None, ADA, BO)]
    assert len({msgspec.json.encode(msgspec.structs.replace(view, viewer=None)) for view in views}) == 1
    assert b"nobody may see" not in msgspec.json.encode(views[0])


def test_the_prompt_tells_what_is_for_sale_and_what_money_is_free():
    table = Table().cash(650, 500, 500, 500).auction(ADA, P4={ADA: 175})
    asked = GAME_1854.guidance.prompt(table.state, ADA)
    assert (asked.key, asked.params["price"], asked.params["free"]) == ("18xx.prompt.auction", 20, 475)
    assert GAME_1854.guidance.meaning(table.state, ADA, BuyFirst).params == {"lot": "Außerfernbahn", "price": 20}
    table = Table().auction(DI, P2={ADA: 55, BO: 60})
    table.play(BuyFirst(DI))
    asked = GAME_1854.guidance.prompt(table.state, ADA)
    assert (asked.key, asked.params["lot"], asked.params["price"]) == ("18xx.prompt.contest", "P2", 65)


def test_n8_a11_a_local_begins_with_150_whatever_was_paid_for_it():
    table = Table().auction(DI, sold={**TO_LOCALS, "1": ADA, "2": BO, "3": CY}, **{"5": {CY: 300}})
    table.play(BuyFirst(DI))
    assert table.cash_of(CY, DI) == (700, 850)
    charter = table.state.charters["5"]
    assert (charter.cash, charter.president, charter.floated, table.held("5", CY)) == (150, CY, True, 100)


def test_n9_a9_a10_the_last_buyer_s_left_neighbour_has_the_priority():
    table = Table().auction(DI, sold=TO_THE_LAST)
    table.play(BuyFirst(DI))
    assert (table.round, table.to_move, table.state.order) == ("stock", ADA, [ADA, BO, CY, DI])
    assert (table.held("SD", DI), table.state.auction) == (20, None)
    table.play(Par(ADA, "SD", 67))
    table.pass_to(DI)
    assert table.refuses(Sell(DI, "SD", 20), "s3")["key"] == "18xx.stock.first_round"
    table.state.calendar.set = 1
    table.play(Sell(DI, "SD", 20))


def test_s3_1_a_certificate_that_came_with_a_mountain_railway_is_not_sold_before_its_company_starts():
    table = Table().auction(DI, sold=TO_THE_LAST)
    table.play(BuyFirst(DI))
    table.state.calendar.set = 1
    table.pass_to(DI)
    assert table.refuses(Sell(DI, "SD", 20), "s3")["key"] == "18xx.stock.not_started"


def test_s5_5_it_counts_for_the_limit_from_the_first_and_mountain_railways_and_locals_never_do():
    table = Table().auction(DI, sold=TO_THE_LAST)
    table.play(BuyFirst(DI))
    view = GAME_1854.view(table.state, None)
    assert [player.certificates for player in view.players] == [0, 0, 0, 1]
    assert view.players[DI].worth == 1000 - 190


def test_a_move_of_another_round_is_refused():
    table = Table().auction()
    for move in (Par(ADA, "KE", 67), BuyFrom(ADA, "KE", "ipo"), Sell(ADA, "KE", 20)):
        table.not_now(move)
    assert not offered(GAME_1854, table.state, BuyFirst(BO))
    assert Buy not in GAME_1854.moves


def test_a5_bids_are_offered_as_numbers_in_steps_however_rich_a_player_is():
    table = Table(cash=9000).auction(ADA)
    assert GAME_1854.slot(table.state, ADA, BidOn, "price", {"lot": "P2"}) == NumberRange(55, 9000, 5, likely=(60, 65))
    assert GAME_1854.slot(table.state, ADA, BidOn, "price", {}) == NumberRange(55, 9000, 5, likely=(60, 65))
    table.state.players[ADA].cash = 20
    assert GAME_1854.slot(table.state, ADA, BidOn, "price", {"lot": "P2"}) == Choice(())
