"""18CZ rules, operating round 9: acquiring other companies."""

import pytest

from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.moves import Buy, Par, Pass
from engine.eighteenxx.offers import Accept, Refuse
from tests.engine.eighteenxx.g18cz.mergers import bought, table
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table


def test_a_larger_company_acquires_a_smaller_one():
    # OR 9.
    position = bought()
    assert position.state.charters["EKJ"].closed


@pytest.mark.parametrize(
    ("buyer", "target", "possible"),
    [
        ("KFN", "EKJ", True),
        ("kk", "EKJ", True),
        ("kk", "BN", True),
        ("KFN", "BN", False),
        ("KFN", "kk", False),
        ("EKJ", "MW", False),
        ("EKJ", "BN", False),
        ("kk", "Sx", False),
    ],
)
def test_only_smaller_companies_are_acquired(buyer, target, possible):
    # OR 9.
    percent = {"EKJ": 75, "MW": 75, "KFN": 60, "BN": 60, "kk": 60, "Sx": 60}
    position = Table(3, phase="d", cash=0).company(buyer, {ADA: percent[buyer]}, price=100, cash=2000, trains="d1:3E")
    position.company("OFE", {ADA: 75}, price=50) if buyer != "EKJ" else None
    position.company(target, {ADA: percent[target]}, price=90).operating(buyer, "acquire")
    if possible:
        position.play(Acquire(ADA, target, 90))
        assert position.state.charters[target].closed
    elif buyer == "EKJ":
        position.not_now(Acquire(ADA, target, 90))
    else:
        position.refuses(Acquire(ADA, target, 90), "or9")


def test_a_company_that_has_not_floated_is_not_acquired():
    # OR 9: two presidents agree; 18xx.games too: floated companies only.
    position = Table(3, phase="d").company("kk", {ADA: 60}, price=100, cash=900, trains="d1:3E")
    position.company("EKJ", {ADA: 50}, price=60).company("BN", {ADA: 40}, price=80, floated=False).operating(
        "kk", "acquire"
    )
    position.refuses(Acquire(ADA, "BN", 80), "or9")


@pytest.mark.parametrize(
    ("price", "lowest", "highest"),
    [(100, 50, 150), (55, 28, 82), (53, 27, 79), (40, 20, 60), (151, 76, 226), (65, 33, 97)],
)
def test_the_price_lies_between_half_and_three_halves_of_the_share_price(price, lowest, highest):
    # OR 9: of the current price, 50 to 150 %.
    position = table(price=price)
    assert set(map(int, position.offers(Acquire, "price", company="EKJ"))) == set(range(lowest, highest + 1))
    position.refuses(Acquire(ADA, "EKJ", lowest - 1), "or9")
    position.refuses(Acquire(ADA, "EKJ", highest + 1), "or9")
    position.play(Acquire(ADA, "EKJ", lowest))


def test_on_18xx_games_too_three_halves_of_an_odd_price_are_rounded_down():
    # OR 9; recorded games of before 2022 may have it otherwise.
    position = table(price=55, ruleset="18xx.games")
    assert max(map(int, position.offers(Acquire, "price", company="EKJ"))) == 82
    position.refuses(Acquire(ADA, "EKJ", 83), "or9")
    position.play(Acquire(ADA, "EKJ", 82))


def test_players_are_paid_for_their_shares_and_the_bank_is_not():
    # OR 9: a president's certificate is two shares.
    position = bought(shares={ADA: 50, BO: 25})
    assert [position.player_cash(seat) for seat in (ADA, BO)] == [200, 100]
    assert position.state.charters["KFN"].cash == 700


def test_the_whole_price_comes_from_the_buyers_treasury():
    # OR 9: if the buyer cannot pay it all, there is no acquisition.
    position = table(cash=299, target_cash=500)
    position.refuses(Acquire(ADA, "EKJ", 100), "or9")
    assert max(map(int, position.offers(Acquire, "price", company="EKJ"))) == 99
    position = table(cash=300)
    position.play(Acquire(ADA, "EKJ", 100))


def test_shares_in_the_bank_cost_nothing():
    position = table(shares={ADA: 50}, cash=200)
    position.play(Acquire(ADA, "EKJ", 100))
    assert position.state.charters["KFN"].cash == 0


def test_the_buyer_receives_cash_stations_and_local_railways():
    # OR 9: everything the other company has.
    position = Table(3, phase="d", cash=0).company("KFN", {ADA: 60}, price=120, cash=1000, trains="d1:3+3", at="G19")
    position.company("EKJ", {ADA: 50, BO: 25}, price=100, cash=77, at="D4").private_companies(S1="EKJ", S2="EKJ", S3=BO)
    position.operating("KFN", "acquire")
    position.play(Acquire(ADA, "EKJ", 100))
    assert position.state.charters["KFN"].cash == 777
    assert position.stations("KFN") == "D4.0 G19.0"
    assert position.state.charters["KFN"].stations == 2 + 2
    owners = {name: local.owner for name, local in position.state.private_companies.items() if local.owner is not None}
    assert owners == {"S1": "KFN", "S2": "KFN", "S3": BO}


def test_a_used_local_railway_stays_used():
    position = table(cash=1000).private_companies(S1="EKJ")
    position.state.private_companies["S1"].used = True
    position.play(Acquire(ADA, "EKJ", 100))
    assert position.state.private_companies["S1"].used


def test_the_acquired_company_leaves_the_chart_and_its_certificates_are_void():
    # OR 9.
    position = bought()
    assert all("EKJ" not in stack for stack in position.state.market.stacks.values())
    assert position.state.charters["EKJ"].closed
    position.state.charters["KFN"].cash = 0
    position.stock(BO)
    position.refuses(Buy(BO, "EKJ"), None)


def test_an_acquired_company_has_no_turn_any_more():
    # OR 2 and 9.
    position = bought(trains="d1:3+3")
    while position.round == "operating":
        position.play(Pass(ADA))
    assert position.round == "stock"
    position.operate()
    assert "EKJ" not in position.state.frames[-1].actors


def test_an_acquired_company_is_not_started_again():
    position = bought()
    position.cash(500, 500, 500).stock(BO)
    position.refuses(Par(BO, "EKJ", 50), None)


def test_the_companies_need_not_be_connected():
    # OR 9, note.
    position = bought(at="G19", target_at="D4")
    assert position.stations("KFN") == "D4.0 G19.0"


def test_the_other_president_must_agree():
    # OR 9: both presidents.
    position = table(shares={BO: 50, ADA: 25})
    position.play(Acquire(ADA, "EKJ", 100))
    assert position.round == "offer"
    assert not position.state.charters["EKJ"].closed
    position.play(Refuse(BO))
    assert not position.state.charters["EKJ"].closed
    assert position.state.charters["KFN"].cash == 1000
    position.refuses(Acquire(ADA, "EKJ", 100), "or9")
    position.play(Acquire(ADA, "EKJ", 101), Accept(BO))
    assert position.state.charters["EKJ"].closed
    assert [position.player_cash(seat) for seat in (ADA, BO)] == [101, 202]


def test_acquisitions_come_after_the_dividend_and_before_the_purchase_of_trains():
    # OR 3 and 9.
    position = table(tiles="G19 621 1; G17 4 1", at="G19")
    position.operating("KFN", "track")
    position.not_now(Acquire(ADA, "EKJ", 100))
    position.operating("KFN", "trains")
    position.not_now(Acquire(ADA, "EKJ", 100))


def test_acquiring_is_optional_and_may_be_done_several_times():
    # OR 3; easy to misread, OR 9: any number a turn.
    position = table()
    position.company("MW", {ADA: 50}, price=60).operating("KFN", "acquire")
    position.play(Acquire(ADA, "EKJ", 100), Acquire(ADA, "MW", 60), Pass(ADA))
    assert position.state.charters["MW"].closed
