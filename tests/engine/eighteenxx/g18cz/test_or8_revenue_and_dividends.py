"""18CZ rules, operating round 8 and share price changes 2: revenue, dividends, prices."""

import pytest

from engine.core.steps import Frame
from engine.eighteenxx.g18cz.neutral_player import VACLAV
from engine.eighteenxx.moves import Dividend, Pass, Run
from engine.eighteenxx.revenue import pay_out, withhold
from engine.eighteenxx.steps.run import PayDividend
from engine.eighteenxx.turns import CompanyTurn
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table

EXAMPLE = (
    "F12 58 0; G11 57 0; C9 887p 1; C11 887p 0; B12 216 4; B14 8866p 2; B16 888p 0; B18 8897 0;"
    "D16 14 0; E15 57 0; C17 8 0; C13 4 2; D14 8 2"
)
"""A map that fits the rulebook's example.

A Praha as printed, B F12, C G11; F E15, G C9, H D16, I C11, J B12, K B14, L B16, M the red area B18.
"""


def earning(
    company="EKJ",
    shares=None,
    *,
    price=60,
    trains="d1:3",
    tiles="D2 57 1; D4 14 0; E3 4 0",
    run="d1 D2 D4 E3",
    at="D4",
    cash=0,
):
    """A company that has just run, by default for 60 K."""
    table = Table(4, phase="d", cash=0).lay(tiles)
    table.company(company, shares or {ADA: 75}, price=price, cash=cash, trains=trains, at=at).operating(company, "run")
    table.play(Run(ADA, tuple(run.split())))
    return table


# The rulebook's example of OR 8.


def example(phase):
    table = Table(3, phase=phase).lay(EXAMPLE)
    table.company("BCB", {ADA: 75}, price=70, trains="a1:2 c1:3", at="D16")
    table.company("BN", {ADA: 60}, price=80, trains="d1:3+3", at="B12")
    table.company("NWB", {ADA: 60}, price=90, trains="f1:4+4", at="E11.0")
    return table.company("Pr", {ADA: 60}, price=100, trains="f2:4E", at="B18")


@pytest.mark.parametrize("phase", ["g", "h"])
@pytest.mark.parametrize(
    ("company", "run", "pays"),
    [
        ("BCB", "a1 D16 E15 c1 D16 B16 B18", 50 + 90),
        ("BN", "d1 C9 C11 B12 B14 B16 B18", 170),
        ("NWB", "f1 E11.0 F12 G11", 50),
        ("Pr", "f2 B18 B16 B14 B12 C13 D16 E15", 190),
    ],
)
def test_the_example_of_the_rulebook(company, run, pays, phase):
    # OR 8: H-F 50, H-L-M 90, G-I-J-K-L-M 170, A-B-C 50, M-J-H-F 190.
    table = example(phase).operating(company, "run")
    table.play(Run(ADA, tuple(run.split())))
    assert table.state.turn.revenue == pays


def test_the_revenue_of_a_company_is_that_of_all_its_trains():
    # OR 8.
    table = earning(trains="d1:3 d2:3", run="d1 D2 D4 d2 D4 E3")
    assert table.state.turn.revenue == 50 + 40
    assert [run.revenue for run in table.state.turn.runs] == [50, 40]


@pytest.mark.parametrize(("phase", "pays"), [("d", 30), ("f", 30), ("g", 40), ("h", 40), ("i", 50), ("j", 50)])
def test_a_red_tile_pays_by_the_phase(phase, pays):
    # OR 8: green from d, brown from g, gray from i.
    tiles = "D4 14 0; E3 4 0; F2 8898 3"
    table = Table(3, phase=phase).lay(tiles).company("EKJ", {ADA: 75}, price=60, trains="d1:3", at="D4")
    table.operating("EKJ", "run").play(Run(ADA, ("d1", "D4", "E3", "F2")))
    assert table.state.turn.revenue == 40 + pays


def test_its_own_red_tile_pays_a_company_50_more():
    # OR 8: "+50" at the home of the company.
    tiles = "D4 14 0; E3 4 0; F2 8898 3"
    for company, at, pays in (("By", "F2", 30 + 50), ("kk", "D4", 30)):
        table = Table(3, phase="d").lay(tiles).company(company, {ADA: 60}, price=100, trains="d1:3E", at=at)
        table.operating(company, "run").play(Run(ADA, ("d1", "F2", "E3", "D4")))
        assert table.state.turn.revenue == 40 + pays


def test_each_train_that_visits_it_earns_the_50():
    # Rules left to the components: +50 a train.
    tiles = "D4 611 1; E3 4 0; F2 8898 3; F4 9 1; F6 621 1"
    table = Table(3, phase="d").lay(tiles).company("By", {ADA: 60}, price=100, trains="d1:3E d2:3E", at="F2")
    table.operating("By", "run").play(Run(ADA, ("d1", "F2", "E3", "d2", "F2", "F6")))
    assert table.state.turn.revenue == 80 + 10 + 80 + 30


# Dividends.


@pytest.mark.parametrize(
    ("company", "shares", "paid"),
    [
        ("EKJ", {ADA: 75, BO: 25}, [45, 15]),
        ("KFN", {ADA: 60, BO: 20, CY: 20}, [36, 12, 12]),
        ("kk", {ADA: 40, BO: 30, CY: 10}, [24, 18, 6]),
    ],
)
def test_every_shareholder_is_paid_by_his_shares(company, shares, paid):
    # OR 8a.
    face = {"EKJ": "3", "KFN": "3+3", "kk": "3E"}[company]
    table = earning(company, shares, price=100, trains=f"d1:{face}")
    table.play(Dividend(ADA, "payout"))
    assert [table.player_cash(seat) for seat in range(len(paid))] == paid


def test_the_bank_keeps_what_falls_to_its_shares():
    # OR 8a: the company gets nothing for them.
    table = earning("kk", {ADA: 40, BO: 10}, price=100, trains="d1:3E")
    before = table.state.bank
    table.play(Dividend(ADA, "payout"))
    assert table.state.charters["kk"].cash == 0
    assert before - table.state.bank == 24 + 6


@pytest.mark.parametrize(
    ("shares", "paid"), [({ADA: 75, BO: 25}, [38, 13]), ({ADA: 50, BO: 25}, [25, 13]), ({ADA: 50, BO: 50}, [25, 25])]
)
def test_dividends_are_rounded_up_for_each_player(shares, paid):
    # OR 8a; easy to misread: on each player's whole holding. Here of 50 K: 37.5 and 12.5.
    table = earning("EKJ", shares, price=100, run="d1 D2 D4")
    table.play(Dividend(ADA, "payout"))
    assert [table.player_cash(seat) for seat in range(2)] == paid


def test_kept_revenue_goes_to_the_company_whole():
    # OR 8b.
    table = earning(cash=7)
    table.play(Dividend(ADA, "withhold"))
    assert table.state.charters["EKJ"].cash == 67
    assert table.player_cash(ADA) == 0


def test_revenue_is_paid_out_whole_or_kept_whole():
    # OR 8: no halves.
    assert earning().offers(Dividend, "decision") == {"payout", "withhold"}


def test_the_president_decides_before_anything_else():
    # OR 3: compulsory.
    table = earning()
    assert table.kinds() == {"dividend"}
    table.not_now(Pass(ADA))


SMALL_STEPS = [
    (60, "payout", 65),
    (63, "payout", 68),
    (60, "withhold", 55),
    (320, "payout", 350),
    (335, "payout", 370),
    (350, "payout", 350),
    (370, "payout", 370),
    (53, "withhold", 45),
    (50, "withhold", 40),
    (45, "withhold", 45),
    (40, "withhold", 40),
]


@pytest.mark.parametrize(("before", "decision", "after"), SMALL_STEPS)
@pytest.mark.parametrize("company", ["EKJ", "KFN"])
def test_the_price_of_a_small_or_medium_company_moves_by_one_in_its_row(company, before, decision, after):
    # Price 2 and OR 8: one to the right, or one to the left, not beyond the ends of its row.
    table = earning(
        company, {ADA: 75 if company == "EKJ" else 60}, price=before, trains="d1:3" if company == "EKJ" else "d1:3+3"
    )
    table.play(Dividend(ADA, decision))
    assert table.price(company) == after


@pytest.mark.parametrize(
    ("before", "decision", "after"),
    [
        (90, "payout", 110),
        (90, "withhold", 80),
        (290, "payout", 350),
        (305, "payout", 370),
        (320, "payout", 350),
        (335, "payout", 370),
        (350, "payout", 350),
        (370, "payout", 370),
        (45, "withhold", 45),
        (50, "withhold", 40),
    ],
)
def test_the_price_of_a_large_company_rises_by_two_and_falls_by_one(before, decision, after):
    # Price 2 and OR 8a.
    table = earning("kk", {ADA: 60}, price=before, trains="d1:3E")
    table.play(Dividend(ADA, decision))
    assert table.price("kk") == after


def test_a_company_that_earns_nothing_falls():
    # Price 2: kept, or no revenue.
    table = Table(3, phase="d").company("EKJ", {ADA: 75}, price=60, trains="d1:3", at="D4").operating("EKJ", "run")
    assert table.price("EKJ") == 55
    assert "dividend" not in table.kinds()


def test_a_token_comes_to_lie_under_those_that_were_there():
    # OR 8 a and b.
    table = Table(3, phase="d").lay("D2 57 1; D4 14 0; E3 4 0")
    table.company("OFE", {BO: 75}, price=65).company("MW", {BO: 75}, price=55)
    table.company("EKJ", {ADA: 75}, price=60, trains="d1:3", at="D4").operating("EKJ", "run")
    table.play(Run(ADA, ("d1", "D2", "D4")))
    before = table.state
    table.play(Dividend(ADA, "payout"))
    assert table.stack(65) == "OFE EKJ"
    table.match.state = before
    table.play(Dividend(ADA, "withhold"))
    assert table.stack(55) == "MW EKJ"


def test_a_token_that_cannot_rise_keeps_its_place():
    table = Table(3, phase="d").lay("D2 57 1; D4 14 0; E3 4 0")
    table.company("EKJ", {ADA: 75}, price=350, trains="d1:3", at="D4").company("OFE", {BO: 75}, price=350)
    table.operating("EKJ", "run").play(Run(ADA, ("d1", "D2", "D4")), Dividend(ADA, "payout"))
    assert table.stack(350) == "EKJ OFE"


def deciding(company, shares, revenue, **more):
    """A company with revenue to decide about; another one goes on after it, so that the round does not end."""
    table = Table(phase="d").company(company, shares, **more).company("OFE", {CY: 50}, price=40)
    table.state.frames = [Frame("operating", [company, "OFE"], 0, ["home_tile", "track", "station", "run"])]
    table.state.turn = CompanyTurn(company, first=False, revenue=revenue)
    return table.counted()


def test_each_player_gets_his_whole_holding_s_part_rounded_up_and_the_bank_keeps_its():
    table = deciding("KFN", {ADA: 40, BO: 20}, 130, cash=7, trains="d1:3+3")
    before = table.state.bank
    table.play(Dividend(ADA, "payout"))
    assert [table.player_cash(seat) for seat in (ADA, BO, CY)] == [1052, 1026, 1000]
    assert table.state.bank == before - 52 - 26
    assert table.state.charters["KFN"].cash == 7
    table = deciding("MW", {ADA: 75, BO: 25}, 50, trains="d1:3")
    table.play(Dividend(ADA, "payout"))
    assert [table.player_cash(seat) for seat in (ADA, BO)] == [1038, 1013], "37.5 and 12.5, each rounded up once"


def test_what_is_kept_goes_to_the_treasury():
    table = deciding("KFN", {ADA: 40, BO: 20}, 130, cash=7, trains="d1:3+3")
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
    table = deciding("KFN", {ADA: 40, BO: 20}, 100, price=100, trains="d1:3+3").company("BN", {BO: 60}, price=110)
    table.play(Dividend(ADA, "payout"))
    assert table.stack(110) == "BN KFN"


def test_a_price_that_cannot_rise_keeps_its_place_in_the_stack():
    table = deciding("KFN", {ADA: 40, BO: 20}, 100, price=370, trains="d1:3+3").company("BN", {BO: 60}, price=370)
    table.play(Dividend(ADA, "payout"))
    assert table.stack(370) == "KFN BN"


def test_without_revenue_nothing_is_asked_and_the_price_falls():
    table = Table(phase="d").company("KFN", {ADA: 60}, price=100).company("BN", {BO: 60}, price=60)
    table.operating("KFN", "run")
    assert table.price("KFN") == 90
    assert "dividend" not in table.kinds()


def test_the_slots_say_what_becomes_of_money_and_price():
    table = deciding("Pr", {ADA: 20, BO: 10}, 200, price=100, trains="d1:3E")
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
