"""18CZ rules, operating round 9: acquiring other companies."""

import pytest

from engine.core.text import text
from engine.eighteenxx.companies import IPO
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.moves import Buy, BuyTrain, Discard, Exchange, Par, Pass, Reclaim, Scrap
from engine.eighteenxx.offers import Accept, Refuse
from engine.eighteenxx.rules import rules_of
from tests.engine.eighteenxx.g18cz.mergers import bought, table
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table


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


def buyer(phase="d", *, cash=1000, trains="", target="MW", shares=None, **more):
    """A medium company of Ada's beside a small one of Bo's and Cy's."""
    table = Table(phase=phase).company("KFN", {ADA: 60}, cash=cash, trains=trains, price=100)
    settings = {"price": 55, "cash": 30, **more}
    return table.company(target, shares or {BO: 50, CY: 25}, **settings)


def acquiring(**more):
    return buyer(**more).operating("KFN", "acquire")


def test_only_smaller_companies_in_operation_can_be_acquired():
    table = buyer().company("OFE", {CY: 50}, floated=False).company("BN", {BO: 60}).company("Pr", {BO: 60})
    table.operating("KFN", "acquire")
    assert table.offers(Acquire, "company") == {"MW"}
    assert table.refuses(Acquire(ADA, "BN", 60), "or9")["key"] == "18cz.acquire.not_smaller"
    assert table.refuses(Acquire(ADA, "Pr", 60), "or9")["key"] == "18cz.acquire.not_smaller"
    assert table.refuses(Acquire(ADA, "OFE", 60), "or9")["key"] == "18cz.acquire.not_floated"
    table.operating("Pr", "acquire")
    assert set(table.offers(Acquire, "company")) <= {"MW", "BN", "KFN"}


@pytest.mark.parametrize(("price", "low", "high"), [(55, 28, 82), (60, 30, 90), (45, 23, 67)])
def test_a_share_costs_half_of_its_price_rounded_up_to_half_as_much_again_rounded_down(price, low, high):
    table = acquiring(price=price)
    assert table.offers(Acquire, "price", company="MW") == set(range(low, high + 1))
    assert table.refuses(Acquire(ADA, "MW", low - 1), "or9")["low"] == low
    assert table.refuses(Acquire(ADA, "MW", high + 1), "or9")["high"] == high


def test_the_whole_price_comes_from_the_buyer_s_treasury_before_it_gets_the_other_s():
    table = acquiring(cash=90, price=55, trains="d1:3+3")
    assert table.offers(Acquire, "price", company="MW") == {28, 29, 30}, "three shares are with players"
    assert table.refuses(Acquire(ADA, "MW", 31), "or9")["total"] == 93
    table.play(Acquire(ADA, "MW", 30), Accept(BO))
    assert table.state.charters["KFN"].cash == 30
    assert [table.player_cash(seat) for seat in (BO, CY)] == [1060, 1030]


def test_the_step_waits_even_without_money_and_can_be_passed():
    table = acquiring(cash=0, trains="d1:3+3")
    assert table.kinds() == {"pass"}
    table.play(Pass(ADA))
    assert table.on_turn == "MW"


def test_the_company_and_its_certificates_are_gone_and_so_is_its_turn():
    table = acquiring().company("OFE", {CY: 50}, price=50).operating("KFN", "acquire")
    table.play(Acquire(ADA, "MW", 28), Accept(BO), Pass(ADA), BuyTrain(ADA, "deck 3+3", 180), Pass(ADA))
    charter = table.state.charters["MW"]
    assert charter.closed
    assert set(charter.holders) == {IPO}
    assert "MW" not in rules_of(table.state).operating_order(table.state, list(table.state.charters))
    assert table.on_turn == "OFE"


def test_everything_goes_over_cash_stations_local_railways_and_trains():
    table = buyer(at="F22", trains="d2:3").private_companies(S1="MW", S2="MW")
    table.state.charters["MW"].stations = 2
    table.operating("KFN", "acquire")
    own = table.state.charters["KFN"].stations
    table.play(Acquire(ADA, "MW", 50), Accept(BO))
    charter = table.state.charters["KFN"]
    assert (charter.cash, charter.stations, charter.has_acquired) == (1000 - 150 + 30, own + 2, True)
    assert table.stations("KFN") == "F22.0"
    assert {table.state.private_companies[name].owner for name in ("S1", "S2")} == {"KFN"}
    assert table.owned("KFN") == "d2:3"


def test_of_two_stations_in_one_city_one_comes_home_at_once():
    table = buyer("g", at="F22").lay("F22 57 0; F22 15 0").station("KFN", "F22").operating("KFN", "acquire")
    own = sum(table.state.charters[name].stations for name in ("KFN", "MW"))
    table.play(Acquire(ADA, "MW", 28), Accept(BO))
    assert table.round == "operating"
    assert (table.stations("KFN"), table.state.charters["KFN"].stations) == ("F22.0", own + 1)
    assert table.state.changed == ["F22"]


def test_of_two_stations_in_different_cities_of_a_hex_the_president_chooses_one():
    table = buyer().station("KFN", "E11.0").station("MW", "E11.1").operating("KFN", "acquire")
    own = sum(table.state.charters[name].stations for name in ("KFN", "MW"))
    table.play(Acquire(ADA, "MW", 28), Accept(BO))
    assert (table.round, table.kinds()) == ("reclaim", {"reclaim"})
    assert table.offers(Reclaim, "hex") == {"E11"}
    assert table.offers(Reclaim, "city", hex="E11") == {"0", "1"}
    assert table.refuses(Reclaim(ADA, "E11", 2), "or9")["city"] == 2
    table.play(Reclaim(ADA, "E11", 1))
    assert (table.stations("KFN"), table.state.charters["KFN"].stations) == ("E11.0", own + 1)
    assert table.round == "operating"


def with_trains(phase, received, own="", **more):
    """Stand before the trains that the acquisition brought."""
    table = acquiring(phase=phase, trains=own, cash=more.pop("cash", 1000), **more)
    table.trains("MW", received).play(Acquire(ADA, "MW", 28), Accept(BO))
    return table


def test_trains_received_are_kept_scrapped_or_turned_over_for_the_difference():
    table = with_trains("e", "d1:3 d2:3 c1:3")
    assert table.round == "fleet"
    assert table.kinds() == {"exchange", "scrap", "pass"}
    assert table.offers(Exchange, "train") == {"d1", "d2", "c1"}
    assert table.offers(Exchange, "face", train="d1") == {"3+3"}
    cash = table.state.charters["KFN"].cash
    table.play(Exchange(ADA, "d1", "3+3"))
    assert table.state.charters["KFN"].cash == cash - 60
    table.play(Scrap(ADA, "d2"))
    assert table.owned("KFN") == "d1:3+3 c1:3"
    assert not table.state.depot.pool, "scrapped trains leave the game"
    table.play(Pass(ADA))
    assert table.owned("KFN") == "d1:3+3 c1:3"
    assert table.round == "operating"


def test_nothing_is_given_back_for_a_dearer_card():
    table = with_trains("e", "e1:4")
    cash = table.state.charters["KFN"].cash
    table.play(Exchange(ADA, "e1", "3+3"))
    assert (table.owned("KFN"), table.state.charters["KFN"].cash) == ("e1:3+3", cash)


def test_a_card_is_turned_over_only_to_a_face_of_the_buyer_s_size_that_has_not_rusted():
    table = buyer("f").rusted("2+2").operating("KFN", "acquire")
    table.trains("MW", "c1:3 d1:3").play(Acquire(ADA, "MW", 28), Accept(BO))
    assert table.offers(Exchange, "train") == {"d1"}
    assert table.refuses(Exchange(ADA, "c1", "2+2"), "or9")["key"] == "18xx.fleet.no_such_face"
    assert table.refuses(Exchange(ADA, "d1", "3E"), "or9")["key"] == "18xx.fleet.no_such_face"


def test_turning_over_needs_the_difference_in_the_treasury():
    table = buyer("d", cash=90, price=55).operating("KFN", "acquire").trains("MW", "d1:3")
    table.state.charters["MW"].cash = 0
    table.counted()
    table.play(Acquire(ADA, "MW", 28), Accept(BO))
    assert table.kinds() == {"scrap", "pass"}
    assert table.refuses(Exchange(ADA, "d1", "3+3"), "or9")["cost"] == 60


def test_turning_over_counts_as_a_sale_for_rusting():
    table = buyer("f", trains="").company("BN", {CY: 60}, trains="b1:2+2", price=60).operating("KFN", "acquire")
    table.trains("MW", "f1:4").play(Acquire(ADA, "MW", 28), Accept(BO), Exchange(ADA, "f1", "4+4"))
    assert (table.owned("BN"), table.state.depot.rusted) == ("", ["2+2"])


def test_above_the_limit_trains_cannot_just_be_kept():
    table = with_trains("f", "e1:4 d1:3", own="f1:4+4", price=50)
    assert table.kinds() == {"exchange", "scrap"}
    assert table.refuses(Pass(ADA), "or9")["limit"] == 2
    table.play(Scrap(ADA, "d1"))
    assert "pass" in table.kinds()


def test_whoever_turned_all_of_them_over_gives_back_any_train_above_the_limit():
    table = with_trains("f", "e1:4 e2:4", own="f1:4+4")
    table.play(Exchange(ADA, "e1", "3+3"), Exchange(ADA, "e2", "3+3"))
    assert (table.round, table.kinds()) == ("discard", {"discard"})
    assert table.offers(Discard, "train") == {"f1", "e1", "e2"}
    table.play(Discard(ADA, "f1"))
    assert table.owned("KFN") == "e1:3+3 e2:3+3"


def test_a_company_may_acquire_several_in_one_turn():
    table = buyer().company("OFE", {CY: 50}, price=50).operating("KFN", "acquire")
    table.play(Acquire(ADA, "MW", 28), Accept(BO), Acquire(ADA, "OFE", 25), Accept(CY))
    assert [table.state.charters[name].closed for name in ("MW", "OFE")] == [True, True]


def test_a_president_may_leave_acquisitions_out_once_for_all_for_each_company():
    table = acquiring()
    asked = G18CZ.orders.answer(table.state, ADA)
    assert (asked.name, asked.move) == ("acquire.KFN", Pass(ADA))
    assert asked.text == text("18xx.never.acquire", company="KFN")
    assert G18CZ.orders.answer_text(asked.name) == text("18xx.answered.acquire", company="KFN")
    table.play(Pass(ADA))
    assert G18CZ.orders.answer(table.state, table.to_move) is None
