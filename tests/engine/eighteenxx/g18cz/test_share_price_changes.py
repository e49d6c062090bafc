"""18CZ rules, "Share price changes" and OR 8: where the tokens go, in which order they lie."""

import pytest

from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.moves import Buy, Par, Pass
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table

PRICES = everything().chart.prices


def sold_out(price, *, company="BN", others=True):
    """Everything of a company is with players, and all pass."""
    shares = {"BCB": {ADA: 50, BO: 50}, "BN": {ADA: 60, BO: 40}, "Sx": {ADA: 60, BO: 40}}[company]
    table = Table(3, phase="d").company(
        company, shares, price=price, trains="a1:2", at="E11" if company == "BN" else ""
    )
    table.stock(ADA)
    table.play(Pass(ADA), Pass(BO), Pass(CY))
    return table


@pytest.mark.parametrize(("before", "after"), [(40, 45), (58, 60), (90, 95), (335, 350), (350, 370), (370, 370)])
def test_a_sold_out_company_rises_by_one_at_the_end_of_the_stock_round(before, after):
    # Price 3: up to 370.
    assert sold_out(before).price("BN") == after


@pytest.mark.parametrize("company", ["BCB", "Sx"])
def test_sold_out_companies_of_every_size_rise_by_one(company):
    assert sold_out(100, company=company).price(company) == 105


def test_a_company_of_which_the_bank_has_a_share_does_not_rise():
    table = Table(3, phase="d").company("BN", {ADA: 60, BO: 20}, price=90, at="E11").stock(ADA)
    table.play(Pass(ADA), Pass(BO), Pass(CY))
    assert table.price("BN") == 90


def test_sold_out_is_judged_at_the_end_of_the_round():
    table = Table(3, phase="d").company("BN", {ADA: 40, BO: 40}, price=90, at="E11").stock(ADA)
    table.play(Buy(ADA, "BN"))
    assert table.price("BN") == 90
    table.play(Pass(BO), Pass(CY), Pass(ADA))
    assert table.price("BN") == 95


def test_sold_out_companies_rise_in_operating_order():
    # Rules left to the components: the higher price first, of equals the topmost.
    table = Table(3, phase="d")
    table.company("Sx", {ADA: 60, BO: 40}, price=100).company("BN", {ADA: 60, BO: 40}, price=100, at="E11")
    table.company("NWB", {ADA: 60, BO: 40}, price=95)
    table.stock(ADA)
    table.play(Pass(ADA), Pass(BO), Pass(CY))
    assert table.stack(105) == "Sx BN"
    assert table.stack(100) == "NWB"


def test_the_first_to_come_lies_on_top():
    # SR 5, OR 8 and price 3.
    table = Table(3, phase="d")
    table.company("BCB", {ADA: 50}, price=60).company("BN", {ADA: 40, BO: 20}, price=60)
    assert table.stack(60) == "BCB BN"


def test_a_company_that_starts_comes_to_lie_under_those_that_are_there():
    # SR 5: first come on top.
    table = Table(3, phase="d").company("BCB", {ADA: 50}, price=60).company("EKJ", {ADA: 50}, price=60).stock(BO)
    table.play(Par(BO, "BN", 60))
    assert table.stack(60) == "BCB EKJ BN"


def test_companies_operate_by_price_and_on_one_price_from_the_top():
    # OR 2.
    table = Table(3, phase="d")
    table.company("BCB", {ADA: 50}, price=60, at="D16").company("EKJ", {ADA: 50}, price=70, at="D4")
    table.company("VBW", {BO: 50}, price=60, at="I9").company("MW", {CY: 50}, price=50, at="F22")
    table.operate()
    assert table.state.frames[-1].actors == ["EKJ", "BCB", "VBW", "MW"]


def test_the_chart_has_46_prices_from_40_to_370():
    assert (len(PRICES), PRICES[0], PRICES[-1]) == (46, 40, 370)
    assert list(PRICES) == sorted(PRICES)
