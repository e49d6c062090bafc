"""18CZ rules, stock round 3 and 5: buying shares, starting and floating companies."""

import pytest

from engine.eighteenxx.g18cz.moves import Repay
from engine.eighteenxx.moves import Buy, Par, Pass, Sell
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table

PRICES = {
    "BCB": {50, 55, 60, 65, 70},
    "BN": {60, 70, 80, 90, 100},
    "Sx": {90, 100, 110, 120},
}


def round_(phase="d", turn=ADA, *, number=1, cash=2000, ruleset="rulebook"):
    return Table(3, ruleset, phase=phase, cash=cash).stock(turn, number=number)


def test_only_small_companies_start_in_the_first_stock_round():
    # SR 3.
    table = round_("a", number=0)
    assert table.offers(Par, "company") == {"EKJ", "OFE", "BCB", "MW", "VBW"}
    table.refuses(Par(ADA, "BN", 60), "sr3")
    table.refuses(Par(ADA, "Sx", 90), "sr3")
    table.play(Par(ADA, "BCB", 50))


@pytest.mark.parametrize(
    ("phase", "medium", "large"),
    [
        ("a", False, False),
        ("b", True, False),
        ("c", True, False),
        ("d", True, True),
        ("e", True, True),
        ("j", True, True),
    ],
)
def test_medium_companies_start_from_phase_b_and_large_ones_from_d(phase, medium, large):
    # SR 3: with the first b train sold, and the first d train.
    table = round_(phase)
    offered = table.offers(Par, "company")
    assert ("BN" in offered, "Sx" in offered) == (medium, large)
    for company, price, possible in (("BN", 60, medium), ("Sx", 90, large)):
        if not possible:
            table.refuses(Par(ADA, company, price), "sr3")


def test_the_first_certificate_of_a_company_is_its_presidents():
    # SR 3 and companies 2.1.
    table = round_()
    table.refuses(Buy(ADA, "BCB"), "sr3")
    table.play(Par(ADA, "BCB", 50))
    table.play(Buy(BO, "BCB"))
    assert (table.held("BCB", ADA), table.held("BCB", BO)) == (50, 25)
    assert table.state.charters["BCB"].president == ADA


def test_a_company_starts_only_once():
    table = round_()
    table.play(Par(ADA, "BCB", 50))
    table.refuses(Par(BO, "BCB", 50), "sr3")


@pytest.mark.parametrize("company", PRICES)
def test_a_company_starts_at_one_of_the_marked_prices(company):
    # SR 5: small 50-70, medium 60-100, large 90-120.
    table = round_()
    assert set(map(int, table.offers(Par, "price", company=company))) == PRICES[company]
    for price in (40, 45, 53, 58, 75, 85, 95, 105, 126):
        table.refuses(Par(ADA, company, price), "sr5")
    for price in {50, 60, 70, 100, 120} - PRICES[company]:
        table.refuses(Par(ADA, company, price), "sr5")


@pytest.mark.parametrize(
    ("company", "price"), [("BCB", 50), ("BCB", 70), ("BN", 60), ("BN", 100), ("Sx", 90), ("Sx", 120)]
)
def test_the_presidents_certificate_costs_two_shares(company, price):
    # Companies 2.1: it counts as a double share, whatever its percentage.
    table = round_(cash=1000)
    table.play(Par(ADA, company, price))
    assert table.player_cash(ADA) == 1000 - 2 * price
    assert table.price(company) == price
    assert table.held(company, ADA) == {"BCB": 50, "BN": 40, "Sx": 20}[company]
    assert table.state.charters[company].president == ADA


def test_the_presidents_certificate_must_be_paid():
    # SR 3: with enough cash only.
    table = round_()
    table.cash(119, 120, 0).counted()
    table.refuses(Par(ADA, "BCB", 60), "sr3")
    assert set(map(int, table.offers(Par, "price", company="BCB"))) == {50, 55}
    table.play(Par(ADA, "BCB", 55), Par(BO, "EKJ", 60))


def test_shares_are_bought_at_the_present_price_not_at_the_first():
    # SR 1 and 3.
    table = Table(3, phase="b").company("BN", {ADA: 40, BO: 20}, par=60, price=85).stock(CY)
    table.play(Buy(CY, "BN"))
    assert table.player_cash(CY) == 915
    assert table.price("BN") == 85


def test_shares_that_came_back_to_the_bank_cost_the_same():
    # Easy to misread, SR 6: one stock, always at the current price.
    table = Table(3, phase="b").company("BN", {ADA: 60, BO: 40}, price=100).stock(BO)
    table.play(Sell(BO, "BN", 40), Pass(BO), Buy(CY, "BN"))
    assert table.player_cash(CY) == 905
    assert table.held("BN", "bank") == 20


def test_a_share_must_be_paid():
    table = Table(3, phase="b").company("BCB", {ADA: 50}, price=60).company("BN", {ADA: 40, BO: 20}, price=58)
    table.cash(0, 59, 60).stock(BO)
    assert table.refuses(Buy(BO, "BCB"), "sr3")["cash"] == 59
    table.play(Buy(BO, "BN"), Buy(CY, "BCB"))


def test_nobody_buys_with_a_loan_to_pay_back():
    # SR 3 and OR 11.
    table = Table(3, phase="b").company("BCB", {ADA: 50}, price=60)
    table.debt(BO, 1, 1).stock(BO)
    table.refuses(Buy(BO, "BCB"), "or11")
    table.refuses(Par(BO, "EKJ", 50), "or11")
    assert {"buy", "par"}.isdisjoint(table.kinds())
    table.play(Repay(BO), Buy(BO, "BCB"))


def test_interest_alone_does_not_keep_anybody_from_buying():
    # OR 11: the debt, not the penal interest, must be paid back first.
    table = Table(3, phase="b").company("BCB", {ADA: 50}, price=60)
    table.debt(BO, 0, 200).stock(BO)
    table.play(Buy(BO, "BCB"))


def test_what_was_sold_is_not_bought_back_in_the_same_round():
    # SR 3.
    table = Table(3, phase="b").company("BCB", {ADA: 50, BO: 25}, price=60).stock(BO)
    table.play(Sell(BO, "BCB", 25))
    table.refuses(Buy(BO, "BCB"), "sr3")
    table.play(Pass(BO), Par(CY, "EKJ", 50), Pass(ADA))
    table.refuses(Buy(BO, "BCB"), "sr3")
    table.play(Par(BO, "OFE", 50))


def test_others_may_buy_what_somebody_sold():
    table = Table(3, phase="b").company("BCB", {ADA: 50, BO: 25}, price=60).stock(BO)
    table.play(Sell(BO, "BCB", 25), Pass(BO), Buy(CY, "BCB"))
    assert table.held("BCB", CY) == 25


def test_what_was_sold_may_be_bought_in_the_next_stock_round():
    # SR 3: the right comes back with the next stock round.
    table = Table(3, phase="b").company("BCB", {ADA: 50, BO: 25}, price=60, trains="a1:2", at="D16").stock(BO)
    table.play(Sell(BO, "BCB", 25), Pass(BO))
    table.operate()
    while table.round != "stock":
        table.play(Pass(table.to_move))
    table.pass_to(BO).play(Buy(BO, "BCB"))


@pytest.mark.parametrize(("company", "par", "treasury"), [("BCB", 55, 220), ("EKJ", 70, 280)])
def test_a_small_company_floats_with_its_presidents_certificate(company, par, treasury):
    # SR 3: 50 % sold. SR 5a: four times the starting price, as it has four shares.
    table = round_("a")
    table.play(Par(ADA, company, par))
    assert table.state.charters[company].floated
    assert table.state.charters[company].cash == treasury


def test_a_medium_company_floats_with_the_next_certificate():
    # SR 5a: five times the starting price.
    table = round_("b")
    table.play(Par(ADA, "BN", 90))
    assert not table.state.charters["BN"].floated
    assert table.state.charters["BN"].cash == 0
    table.play(Buy(BO, "BN"))
    assert table.state.charters["BN"].floated
    assert table.state.charters["BN"].cash == 450


def test_a_large_company_floats_with_half_of_its_shares():
    # SR 5a: ten times the starting price.
    table = Table(3, phase="d").company("Sx", {ADA: 20, BO: 20}, par=110, floated=False).stock(CY)
    assert table.state.charters["Sx"].cash == 0
    table.play(Buy(CY, "Sx"))
    assert table.state.charters["Sx"].floated
    assert table.state.charters["Sx"].cash == 1100


def test_shares_in_the_bank_do_not_help_a_company_to_float():
    # Easy to misread, SR 3/5: "sold" is with players; shares sold back do not count.
    table = Table(3, phase="d").company("Sx", {ADA: 20, BO: 20}, par=100, floated=False).stock(BO)
    table.play(Sell(BO, "Sx", 20), Pass(BO), Buy(CY, "Sx"))
    assert table.held("Sx", "bank") == 70
    assert not table.state.charters["Sx"].floated
    table.play(Buy(ADA, "Sx"), Pass(BO), Buy(CY, "Sx"))
    assert table.held("Sx", "bank") == 50
    assert table.state.charters["Sx"].floated


def test_a_company_gets_its_starting_price_times_its_shares_though_its_price_has_changed():
    # SR 5a: by the starting price (easy to misread, SR 3/5).
    table = Table(3, phase="d").company("Sx", {ADA: 20, BO: 20, CY: 10}, par=100, floated=False).stock(CY)
    table.play(Sell(CY, "Sx", 10), Pass(CY), Buy(ADA, "Sx"))
    assert table.price("Sx") == 95
    assert table.state.charters["Sx"].cash == 1000


def test_a_company_stays_afloat_when_shares_come_back_to_the_bank():
    # Easy to misread, SR 3/5.
    table = Table(3, phase="d").company("Sx", {ADA: 20, BO: 20, CY: 10}, par=100, cash=300)
    table.lay("A7 8896 0").station("Sx", "A7").stock(CY)
    table.play(Sell(CY, "Sx", 10), Pass(CY))
    assert table.state.charters["Sx"].floated
    assert table.state.charters["Sx"].cash == 300
    table.operate()
    assert table.on_turn == "Sx"


def test_a_company_that_is_afloat_gets_no_second_capital():
    table = Table(3, phase="d").company("Sx", {ADA: 20, BO: 20, CY: 10}, par=100, cash=300).stock(CY)
    table.play(Sell(CY, "Sx", 10), Pass(CY), Buy(ADA, "Sx"))
    assert table.state.charters["Sx"].cash == 300


def test_the_capital_comes_from_the_bank_not_from_the_president():
    # SR 5a: company money and the president's are kept strictly apart.
    table = round_("a", cash=500)
    table.play(Par(ADA, "BCB", 50))
    assert table.player_cash(ADA) == 400
    assert table.state.bank == -100
