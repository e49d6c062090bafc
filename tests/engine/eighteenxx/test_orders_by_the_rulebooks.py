"""Situations out of the rulebooks of 18CZ and 1854 in which an order in advance could do wrong."""

import pytest

from engine.eighteenxx.moves import BidOn, Buy, BuyFirst, BuyFrom, BuyTrain, Par, Pass, PayOption, Sell, TakeOption
from engine.eighteenxx.orders import (
    AT_ONCE,
    BidUpTo,
    BuyUntilFloat,
    PassForCompany,
    PassUntouched,
    SellWhen,
)
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, DI, Table
from tests.engine.eighteenxx.g1854.positions import Table as Table1854
from tests.engine.eighteenxx.ordering import Ordered


def started(cash=500, **more):
    """Ada has started ATE; one certificate more makes it float. Cy and Bo hold NWB."""
    table = Table(3, phase="b", cash=cash).company("ATE", {ADA: 40}, par=60, floated=False, operated=False, **more)
    return table.company("NWB", {CY: 60, BO: 20}, price=70)


def offered(kind, table, seat, field, **chosen):
    """What may stand in a field of an order, as a list."""
    return [option.value for option in kind.slot(table.game, table.state, seat, field, chosen).options]


def possible(table, seat):
    return {kind.kind() for kind in table.game.orders.kinds if kind.possible(table.game, table.state, seat)}


# Buying until a company floats.


def test_where_the_dearer_certificate_cannot_be_paid_the_cheaper_one_is_bought():
    # S5.1: 186 for one of the initial offer at par, less for one of the pool at the price of the market.
    table = Table1854(cash=1000).company("SD", {ADA: 40, "pool": 20}, par=93, cell=(1, 3), floated=False)
    ordered = Ordered(table.cash(1000, 150, 1000, 1000).stock(ADA), BuyUntilFloat(BO, "SD", 140)).play(Pass(ADA))
    assert ordered.acted == [BuyFrom(BO, "SD", "pool")]


@pytest.mark.parametrize(
    ("hindered", "why"),
    [
        (lambda table: table.debt(BO, 10, 10), "18cz.stock.in_debt"),
        (lambda table: table.cash(500, 50, 500), "18xx.stock.too_costly"),
    ],
)
def test_a_purchase_that_a_rule_forbids_ends_the_order_with_that_rule(hindered, why):
    ordered = Ordered(hindered(started()).stock(ADA), BuyUntilFloat(BO, "ATE", 60)).play(Pass(ADA))
    assert (ordered.acted, ordered.why()) == ([], ["cannot_buy"])
    assert ordered.ended[0][1].params["why"].key == why


def test_who_is_at_the_certificate_limit_buys_nothing_in_advance():
    table = started()
    most = table.printed.figures.certificate_limit[3]
    locals_ = list(table.state.private_companies)[: most - 1]  # a certificate of NWB besides
    ordered = Ordered(table.private_companies(**dict.fromkeys(locals_, BO)).stock(ADA))
    ordered.give(BuyUntilFloat(BO, "ATE", 60)).play(Pass(ADA))
    assert (ordered.acted, ordered.why()) == ([], ["cannot_buy"])
    assert ordered.ended[0][1].params["why"].key == "18xx.stock.certificate_limit"


def test_who_has_yet_to_pay_for_an_option_buys_nothing_in_advance():
    table = Table1854(cash=1000).company("SD", {ADA: 40}, par=67, floated=False).company("KE", {CY: 40}, par=67)
    ordered = Ordered(table.option("KE", BO, 67).stock(ADA), BuyUntilFloat(BO, "SD", 200)).play(Pass(ADA))
    assert (ordered.acted, ordered.why()) == ([], ["cannot_buy"])
    assert ordered.ended[0][1].params["why"].key == "18xx.share_option.open"


def test_what_was_sold_in_the_round_is_not_bought_back_in_it():
    table = Table(3, phase="b", cash=500).company("ATE", {ADA: 40, BO: 20}, par=60, floated=False)
    ordered = Ordered(table.stock(BO)).play(Sell(BO, "ATE", 20))
    ordered.give(BuyUntilFloat(BO, "ATE", 60)).act()
    assert (ordered.acted, ordered.why()) == ([], ["cannot_buy"])
    assert ordered.ended[0][1].params["why"].key == "18xx.stock.sold_before"


def test_an_option_of_somebody_else_floats_the_company_and_ends_the_order():
    # O7: an option counts for floating.
    table = Table1854(cash=1000).company("SD", {ADA: 40}, par=67, floated=False).stock(CY)
    ordered = Ordered(table, BuyUntilFloat(BO, "SD", 200)).play(TakeOption(CY, "SD", "ipo"))
    assert (ordered.acted, ordered.why()) == ([], ["floated"])


def test_nobody_founds_a_company_in_advance():
    table = started().stock(ADA)
    assert offered(BuyUntilFloat, table, BO, "company") == ["ATE"]


def test_money_that_an_order_to_sell_brings_pays_for_an_order_to_buy_whichever_was_given_first():
    # SR 4 and S2.3: sales come before the purchase of a turn.
    orders = [BuyUntilFloat(BO, "ATE", 60), SellWhen(BO, "NWB", "70")]
    for given in (orders, orders[::-1]):
        table = started().cash(500, 0, 500).stock(CY)
        ordered = Ordered(table, *given).play(Sell(CY, "NWB", 20), Pass(CY), Pass(ADA))
        assert ordered.acted == [Sell(BO, "NWB", 20), Buy(BO, "ATE")]
        assert ordered.why() == ["sold", "floated"]


def test_what_is_to_be_sold_is_sold_before_something_is_bought_in_the_same_turn():
    table = started().stock(CY)
    orders = (BuyUntilFloat(BO, "ATE", 60), SellWhen(BO, "NWB", "70"))
    ordered = Ordered(table, *orders).play(Sell(CY, "NWB", 20), Pass(CY), Pass(ADA))
    assert ordered.acted == [Sell(BO, "NWB", 20), Buy(BO, "ATE")]


# Selling.


def test_nothing_is_sold_in_the_first_stock_round_and_the_order_waits():
    table = Table(3, phase="b", cash=500).company("ATE", {ADA: 60, BO: 20}, price=70).stock(ADA, number=0)
    table.cell("ATE", table.printed.chart.cell_of(70) - 1)
    order = SellWhen(BO, "ATE", AT_ONCE)
    assert order.move(Table.game, table.state) is None
    assert SellWhen(BO, "ATE", "70").move(Table.game, table.state) is None


def test_a_part_that_is_sold_by_hand_lets_the_order_wait_for_the_next_turn():
    table = Table(3, phase="b", cash=500).company("ATE", {ADA: 40, BO: 40}, price=70)
    ordered = Ordered(table.stock(BO), SellWhen(BO, "ATE", "70")).play(Sell(BO, "ATE", 20))
    assert ordered.acted == []
    ordered.play(Pass(BO), Pass(CY), Pass(ADA))
    assert ordered.acted == [Sell(BO, "ATE", 20)]


def test_nothing_is_sold_after_a_purchase_of_the_same_turn():
    table = started().company("BN", {CY: 40}, price=60, floated=False).stock(BO)
    ordered = Ordered(table, SellWhen(BO, "NWB", "70")).play(Buy(BO, "ATE"))
    assert (ordered.acted, ordered.table.to_move) == ([], CY)


def test_a_presidents_forced_sale_counts_as_one():
    # E1: Ada sells for a train that VB must buy.
    table = Table1854(phase="4").rusted("2 1+").cash(60, 1000, 1000, 1000)
    table.company("VB", {ADA: 60, BO: 20}, par=67, cell=(4, 4), cash=100, at="E3").lay("E3 57 1")
    ordered = Ordered(table.operating("VB", "trains"), SellWhen(BO, "VB", "president"))
    ordered.play(BuyTrain(ADA, "deck 4", 320), Sell(ADA, "VB", 20))
    assert ordered.orders == [SellWhen(BO, "VB", AT_ONCE)]


def test_an_others_sale_is_not_the_presidents():
    table = Table(3, phase="b", cash=500).company("ATE", {ADA: 40, BO: 20, CY: 20}, price=70).stock(CY)
    ordered = Ordered(table, SellWhen(BO, "ATE", "president")).play(Sell(CY, "ATE", 20))
    assert ordered.orders == [SellWhen(BO, "ATE", "president")]


def test_who_comes_to_preside_by_the_sale_that_was_waited_for_sells_what_is_not_the_presidents_certificate():
    table = Table1854(cash=1000).company("KE", {ADA: 40, BO: 40, CY: 20}, par=67).stock(ADA)
    ordered = Ordered(table, SellWhen(BO, "KE", "president")).play(Sell(ADA, "KE", 40), Pass(ADA))
    assert ordered.table.state.charters["KE"].president == BO
    assert ordered.acted == []  # all that Bo has is the president's certificate, which nobody can take (S3.4)
    assert [order.when for order in ordered.orders] == [AT_ONCE]


def test_a_price_that_no_sale_but_a_turn_without_dividend_lowers_can_be_waited_for():
    # D3: below (12,6) there is no field, to its left there is one.
    table = Table1854(cash=1000).company("KE", {BO: 40}, par=67, cell=(12, 6)).stock(BO)
    assert offered(SellWhen, table, BO, "when", company="KE")[:2] == ["153", "143"]


def test_an_option_is_not_sold_in_the_round_in_which_it_was_taken():
    table = Table1854(cash=1000).company("KE", {ADA: 40}, par=67).option("KE", BO, 67, salable=False).stock(ADA)
    table.cell("KE", 301)
    ordered = Ordered(table, SellWhen(BO, "KE", str(table.price("KE")))).play(Pass(ADA))
    assert ordered.acted == []


# Passing in a stock round.


def test_the_founding_of_a_company_of_which_one_holds_a_share_touches():
    # A10: the certificate that came with Arlbergbahn; S5.2: founding is the purchase of the president's certificate.
    table = Table1854(cash=1000).company("KE", {BO: 40}, par=67)
    table.state.charters["VB"].certificates[1].holder = BO
    ordered = Ordered(table.stock(ADA), PassUntouched(BO, "stock 1", "held")).play(Par(ADA, "VB", 67))
    assert ordered.why() == ["pass_touched"]


def test_an_option_that_is_paid_for_touches_as_it_may_change_the_president():
    # O3, S5.7
    table = Table1854(cash=1000).company("KE", {BO: 40, ADA: 20}, par=67).option("KE", ADA, 67).stock(ADA)
    ordered = Ordered(table, PassUntouched(BO, "stock 1", "presided")).play(PayOption(ADA))
    assert ordered.why() == ["pass_touched"]


def test_what_is_to_be_sold_is_sold_before_one_passes_whichever_was_ordered_first():
    table = started().company("BN", {BO: 40}, price=60).stock(CY)
    orders = (PassUntouched(BO, "stock 1", "presided"), SellWhen(BO, "NWB", "70"))
    ordered = Ordered(table, *orders).play(Sell(CY, "NWB", 20), Pass(CY), Pass(ADA))
    assert ordered.acted == [Sell(BO, "NWB", 20), Pass(BO)]


def test_who_must_sell_is_not_passed_for():
    # S1: five certificates at a table of six, where five may be held, and one more.
    table = Table1854(6, cash=1000)
    for name in ("KE", "FJ", "SD"):
        table.company(name, {BO: 80}, par=67)
    ordered = Ordered(table.stock(ADA), PassUntouched(BO, "stock 1", "held")).play(Pass(ADA))
    assert (ordered.acted, ordered.why()) == ([], ["pass_must"])


# Passing for a company.


def test_passing_for_a_local_railway_declines_no_merger():
    # M1: whether it merges is asked between the operating rounds.
    table = Table1854(phase="5", cash=500)
    for name, owner in zip("123456", (ADA, BO, CY, DI, ADA, BO), strict=True):
        table.local(name, owner)
    table.company("KE", {CY: 40}, par=67).stock(ADA)
    ordered = Ordered(table, PassForCompany(ADA, "1"))
    ordered.play(Pass(ADA), Pass(BO), Pass(CY), Pass(DI))
    assert ordered.table.round == "mergers_before"
    assert ordered.acted == []
    assert ordered.table.to_move == ADA


def test_what_a_company_has_to_decide_is_never_passed():
    # OR 8a, OR 10: the dividend, and a train that it must buy.
    table = Table(3, phase="b", cash=500).company("ATE", {ADA: 40, BO: 20}, price=60, cash=300, trains="a1:2")
    ordered = Ordered(table.operating("ATE", "dividend", revenue=50), PassForCompany(ADA, "ATE")).act()
    assert ordered.acted == []
    table = Table(3, phase="b", cash=500).company("ATE", {ADA: 40, BO: 20}, price=60, cash=300)
    ordered = Ordered(table.operating("ATE", "trains"), PassForCompany(ADA, "ATE")).act()
    assert ordered.acted == []


def test_a_new_president_is_not_passed_for():
    table = Table(3, phase="b", cash=500).company("ATE", {ADA: 40, BO: 40}, price=60).stock(BO)
    ordered = Ordered(table, PassForCompany(ADA, "ATE")).play(Buy(BO, "ATE"))
    assert ordered.table.state.charters["ATE"].president == BO
    assert ordered.why() == ["presides_no_more"]


# The auction of 1854.


def test_of_equal_maxima_whoever_reaches_it_first_has_the_lot():
    table = Table1854().auction(DI, P2={ADA: 55, BO: 60})
    orders = (BidUpTo(ADA, "P2", 80, "pass"), BidUpTo(BO, "P2", 80, "pass"))
    ordered = Ordered(table, *orders).play(BuyFirst(DI))
    assert [move.price for move in ordered.acted if isinstance(move, BidOn)] == [65, 70, 75, 80]
    assert ordered.table.state.private_companies["P2"].owner == BO
    assert (ordered.why(ADA), ordered.why(BO)) == (["bid_sold"], ["bid_bought"])


def test_a_lot_that_goes_to_its_only_bidder_ends_a_maximum_that_never_came_to_act():
    # A6
    table = Table1854().auction(CY, P2={ADA: 55})
    ordered = Ordered(table, BidUpTo(BO, "P2", 300)).play(BuyFirst(CY))
    assert ordered.table.state.private_companies["P2"].owner == ADA
    assert ordered.why() == ["bid_sold"]


def test_whoever_must_take_the_first_lot_for_nothing_has_it_and_the_maximum_ends():
    # A8
    table = Table1854().auction(ADA, reduction=15, passes=0)
    ordered = Ordered(table, BidUpTo(BO, "P2", 60)).play(*(Pass(seat) for seat in (ADA, BO, CY, DI)))
    assert ordered.table.state.private_companies["P1"].owner == ADA
    assert ordered.acted == [BuyFirst(BO)]


# When no turn comes any more.


def test_no_order_is_offered_for_a_round_that_does_not_come():
    table = started().operating("NWB", "track", number=7)
    assert table.state.calendar.round < table.game.rules.rounds_in_set(table.state)
    assert possible(table, BO) == set()
    assert possible(table, CY) == {"pass_company"}
    assert possible(table, ADA) == set()  # ATE has not floated
    assert offered(PassForCompany, table, CY, "company") == ["NWB"]
    earlier = started().operating("NWB", "track", number=6)
    assert possible(earlier, BO) == {"buy_until_float", "sell_when"}


def test_none_is_offered_to_a_company_that_has_had_its_last_turn():
    table = started().company("BN", {ADA: 40}, price=90, cash=300).operating("NWB", "track", number=7, round_=3)
    assert possible(table, ADA) == set()


@pytest.mark.parametrize("end", ["bank", "chart"])
def test_a_broken_bank_and_the_end_of_the_chart_let_no_stock_round_come(end):
    # E2, E3
    table = Table1854(cash=1000).company("KE", {ADA: 40, BO: 20}, par=67, cash=300).operating("KE", "track")
    assert possible(table, BO) == {"sell_when"}
    if end == "bank":
        table.bank_has(0, broken=True)
    else:
        table.given(end_reached=True)
    assert possible(table, BO) == set()
    assert possible(table.stock(ADA), BO) >= {"sell_when"}
