"""Paying a dividend (18CZ rules, OR 8 and price 2)."""

import pytest

from engine.core.steps import Frame
from engine.eighteenxx.g18cz.neutral_player import VACLAV
from engine.eighteenxx.moves import Dividend
from engine.eighteenxx.revenue import pay_out, withhold
from engine.eighteenxx.steps.dividend import PayDividend
from engine.eighteenxx.turns import CompanyTurn
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table


def earning(company, shares, revenue, **more):
    """A company with revenue to decide about; another one goes on after it, so that the round does not end."""
    table = Table(phase="d").company(company, shares, **more).company("OFE", {CY: 50}, price=40)
    table.state.frames = [Frame("operating", [company, "OFE"], 0, ["home_tile", "track", "station", "run"])]
    table.state.turn = CompanyTurn(company, first=False, revenue=revenue)
    return table.counted()


def test_each_player_gets_his_whole_holding_s_part_rounded_up_and_the_bank_keeps_its():
    table = earning("KFN", {ADA: 40, BO: 20}, 130, cash=7, trains="d1:3+3")
    before = table.state.bank
    table.play(Dividend(ADA, "payout"))
    assert [table.player_cash(seat) for seat in (ADA, BO, CY)] == [1052, 1026, 1000]
    assert table.state.bank == before - 52 - 26
    assert table.state.charters["KFN"].cash == 7
    table = earning("MW", {ADA: 75, BO: 25}, 50, trains="d1:3")
    table.play(Dividend(ADA, "payout"))
    assert [table.player_cash(seat) for seat in (ADA, BO)] == [1038, 1013], "37.5 and 12.5, each rounded up once"


def test_what_is_kept_goes_to_the_treasury():
    table = earning("KFN", {ADA: 40, BO: 20}, 130, cash=7, trains="d1:3+3")
    table.play(Dividend(ADA, "withhold"))
    assert [table.player_cash(seat) for seat in (ADA, BO)] == [1000, 1000]
    assert table.state.charters["KFN"].cash == 137


# A price moves along its own row: every second of the 46 prices.
MOVES = [
    ("MW", 70, "payout", 80),
    ("MW", 70, "withhold", 65),
    ("KFN", 100, "payout", 110),
    ("Pr", 100, "payout", 120),
    ("Pr", 100, "withhold", 90),
    ("KFN", 350, "payout", 350),
    ("KFN", 370, "payout", 370),
    ("Pr", 350, "payout", 350),
    ("KFN", 320, "payout", 350),
    ("KFN", 335, "payout", 370),
    ("Pr", 320, "payout", 350),
    ("Pr", 335, "payout", 370),
    ("Pr", 305, "payout", 370),
    ("MW", 40, "withhold", 40),
    ("MW", 45, "withhold", 45),
    ("MW", 50, "withhold", 40),
    ("MW", 53, "withhold", 45),
]


@pytest.mark.parametrize(("company", "before", "decision", "after"), MOVES)
def test_a_price_moves_along_its_own_row_and_stays_at_its_ends(company, before, decision, after):
    table = Table(phase="d").company(company, {ADA: 50} if company == "MW" else {ADA: 60}, price=before)
    list((pay_out if decision == "payout" else withhold)(table.state, company, 0))
    assert table.price(company) == after


def test_one_that_comes_to_a_price_lies_under_those_that_came_before():
    table = earning("KFN", {ADA: 40, BO: 20}, 100, price=100, trains="d1:3+3").company("BN", {BO: 60}, price=110)
    table.play(Dividend(ADA, "payout"))
    assert table.stack(110) == "BN KFN"


def test_a_price_that_cannot_rise_keeps_its_place_in_the_stack():
    table = earning("KFN", {ADA: 40, BO: 20}, 100, price=370, trains="d1:3+3").company("BN", {BO: 60}, price=370)
    table.play(Dividend(ADA, "payout"))
    assert table.stack(370) == "KFN BN"


def test_without_revenue_nothing_is_asked_and_the_price_falls():
    table = Table(phase="d").company("KFN", {ADA: 60}, price=100).company("BN", {BO: 60}, price=60)
    table.operating("KFN", "run")
    assert table.price("KFN") == 90
    assert "dividend" not in table.kinds()


def test_the_slots_say_what_becomes_of_money_and_price():
    table = earning("Pr", {ADA: 20, BO: 10}, 200, price=100, trains="d1:3E")
    assert table.kinds() >= {"dividend"}
    assert table.offers(Dividend, "decision") == {"payout", "withhold"}


def test_a_company_of_the_neutral_player_pays_without_being_asked():
    table = Table(2, phase="d").company("NWB", {ADA: 40, BO: 20}, trains="d1:3+3", price=60)
    charter = table.state.charters["NWB"]
    charter.certificates[0].holder = charter.president = VACLAV
    table.state.turn = CompanyTurn("NWB", first=False, revenue=100)
    step = PayDividend()
    assert not step.waits(table.state, "NWB")
    list(step.skip(table.state, "NWB"))
    assert (table.price("NWB"), table.player_cash(BO), table.state.charters["NWB"].cash) == (65, 1020, 0)
