"""What is ordered in advance in stock and operating rounds: when it acts, and that it ends only for what it names."""

from engine.core.moves import Undo
from engine.core.orders import Happened
from engine.eighteenxx.moves import Buy, BuyFrom, BuyTrain, Pass, Sell
from engine.eighteenxx.orders import AT_ONCE, BuyUntilFloat, PassForCompany, PassUntouched, SellWhen
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table
from tests.engine.eighteenxx.g1854.positions import Table as Table1854
from tests.engine.eighteenxx.ordering import Ordered


def begun(**more):
    """Ada has started ATE, of which half must be sold, and Bo has shares of NWB."""
    table = Table(3, phase="b", cash=500)
    table.company("ATE", {ADA: 40}, par=60, floated=False, operated=False, **more)
    return table.company("NWB", {CY: 40, BO: 20}, par=70)


def test_it_is_bought_turn_by_turn_until_it_floats_whatever_others_do():
    ordered = Ordered(begun().stock(ADA), BuyUntilFloat(BO, "ATE", 120))
    ordered.play(Pass(ADA))
    assert ordered.acted == [Buy(BO, "ATE")]
    assert ordered.why() == ["floated"]


def test_it_is_not_bought_for_more_than_was_named():
    table = begun().stock(ADA)
    ordered = Ordered(table, BuyUntilFloat(BO, "ATE", 120))
    table.cell("ATE", table.printed.chart.cell_of(132))
    ordered.play(Pass(ADA))
    assert ordered.acted == []
    assert ordered.why() == ["too_dear"]
    assert table.to_move == BO


def test_who_cannot_buy_it_at_ones_turn_is_told_why_and_asked():
    table = begun().cash(500, 50, 500).stock(ADA)
    ordered = Ordered(table, BuyUntilFloat(BO, "ATE", 60)).play(Pass(ADA))
    assert ordered.why() == ["cannot_buy"]
    assert ordered.ended[0][1].params["why"].key == "18xx.stock.too_costly"


def test_somebody_else_may_float_it():
    ordered = Ordered(begun().stock(CY), BuyUntilFloat(BO, "ATE", 120), BuyUntilFloat(ADA, "ATE", 120))
    ordered.play(Buy(CY, "ATE"))
    assert (ordered.acted, ordered.why(ADA), ordered.why(BO)) == ([], ["floated"], ["floated"])


def test_where_certificates_differ_in_price_the_cheapest_is_bought():
    table = Table1854(cash=1000).company("SD", {ADA: 40, "pool": 20}, par=67, cell=(3, 3), floated=False)
    cheap = table.price("SD") < 67
    ordered = Ordered(table.stock(ADA), BuyUntilFloat(BO, "SD", 200)).play(Pass(ADA))
    assert ordered.acted == [BuyFrom(BO, "SD", "pool" if cheap else "ipo")]


def test_it_is_sold_at_the_next_turn_once_the_price_has_fallen_below():
    table = Table(3, phase="b", cash=500).company("ATE", {ADA: 40, BO: 20, CY: 20}, price=70).stock(ADA)
    ordered = Ordered(table, SellWhen(BO, "ATE", "70"))
    ordered.play(Pass(ADA), Pass(BO), Sell(CY, "ATE", 20), Pass(CY), Pass(ADA))
    assert ordered.acted == [Sell(BO, "ATE", 20)]
    assert ordered.why() == ["sold"]
    assert table.to_move == BO


def test_it_is_sold_once_its_president_sells():
    table = Table(3, phase="b", cash=500).company("ATE", {ADA: 60, BO: 20}, price=70).stock(ADA)
    ordered = Ordered(table, SellWhen(BO, "ATE", "president"))
    ordered.play(Sell(ADA, "ATE", 20))
    assert [order.when for order in ordered.orders] == [AT_ONCE]
    ordered.play(Pass(ADA))
    assert ordered.acted == [Sell(BO, "ATE", 20)]


def test_an_order_to_sell_ends_with_the_last_share():
    table = Table(3, phase="b", cash=500).company("ATE", {ADA: 40, BO: 20}, price=70).stock(BO)
    ordered = Ordered(table, SellWhen(BO, "ATE", "70")).play(Sell(BO, "ATE", 20))
    assert (ordered.orders, ordered.ended) == ([], [])


def test_one_passes_until_somebody_trades_in_ones_own_companies():
    table = begun().company("BN", {CY: 40}, par=60).stock(ADA)
    ordered = Ordered(table, PassUntouched(BO, "stock 1", "held"))
    ordered.play(Pass(ADA), Buy(CY, "BN"), Buy(ADA, "ATE"))
    assert ordered.acted == [Pass(BO), Pass(BO)]
    ordered.play(Buy(CY, "NWB"))
    assert (ordered.orders, ordered.why()) == ([], ["pass_touched"])


def test_whoever_presides_may_mind_those_companies_alone():
    ordered = Ordered(begun().stock(ADA), PassUntouched(ADA, "stock 1", "presided")).act()
    ordered.play(Sell(BO, "NWB", 20), Pass(BO))
    assert [order.seat for order in ordered.orders] == [ADA]
    ordered.play(Buy(CY, "ATE"))
    assert ordered.why() == ["pass_touched"]


def test_one_passes_no_longer_than_the_round():
    ordered = Ordered(begun().stock(ADA), PassUntouched(BO, "stock 1", "held"))
    ordered.play(Pass(ADA), Pass(CY))
    assert ordered.why() == ["pass_round"]


def test_a_company_passes_what_it_may_leave_out_and_its_owner_runs():
    table = Table(3, phase="b", cash=500)
    table.company("ATE", {ADA: 40}, price=60, cash=300, trains="a1:2")
    table.company("NWB", {BO: 40}, price=50, cash=300, trains="b1:2").operating("ATE", "track")
    ordered = Ordered(table, PassForCompany(ADA, "ATE")).act()
    assert set(ordered.acted) <= {Pass(ADA)}
    assert ordered.acted
    assert [order.company for order in ordered.orders] == ["ATE"]


def test_a_company_passes_no_longer_once_a_train_is_bought():
    table = Table(3, phase="b", cash=500)
    table.company("ATE", {ADA: 40}, price=50, cash=300, trains="a1:2")
    table.company("NWB", {BO: 40}, price=60, cash=300).operating("NWB", "trains")
    ordered = Ordered(table, PassForCompany(ADA, "ATE"))
    train = next(train for train in sorted(table.offers(BuyTrain, "train")) if train.startswith("deck"))
    ordered.play(BuyTrain(BO, train, min(table.offers(BuyTrain, "price", train=train))))
    assert ordered.why() == ["trains_changed"]


def test_a_company_passes_no_longer_once_its_owner_is_touched():
    table = Table(3, phase="b", cash=500).company("ATE", {ADA: 40, BO: 20}, price=70).stock(BO)
    ordered = Ordered(table, PassForCompany(ADA, "ATE")).play(Sell(BO, "ATE", 20))
    assert ordered.why() == ["touched"]
    assert ordered.ended[0][1].params["what"].key == "18xx.effect.price"


def test_taking_back_ends_a_pass_but_no_order_for_a_company():
    table = begun().stock(ADA)
    state = table.state
    happened = Happened(Undo(BO, 0), state, state, None, ordered=False)
    game = Table.game
    assert PassUntouched(BO, "stock 1", "held").review(game, happened).key == "18xx.order.pass_undo"
    for order in (BuyUntilFloat(BO, "ATE", 120), SellWhen(BO, "NWB", "70"), PassForCompany(ADA, "ATE")):
        assert order.review(game, happened) is order


def test_no_order_is_offered_where_there_is_nothing_to_be_ordered():
    state = Table(3, phase="b", cash=500).stock(ADA).state
    for kind in (BuyUntilFloat, SellWhen, PassUntouched, PassForCompany):
        assert not kind.possible(Table.game, state, ADA)
