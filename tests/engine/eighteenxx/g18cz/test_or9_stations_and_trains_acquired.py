"""18CZ rules, operating round 9: the stations and trains that come with an acquired company."""

import pytest

from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.moves import BuildStation, BuyTrain, Exchange, LaySpecial, LayTile, Pass, Reclaim, Scrap
from tests.engine.eighteenxx.g18cz.mergers import bought, table
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table

# Stations.


def test_stations_received_are_built_by_the_normal_rules():
    # OR 9: 40 while only one own station is on the map, else 100.
    position = table(at="", target_at="D16", tiles="D16 57 0; E15 57 0", target="BCB", shares={ADA: 50, BO: 25})
    position.play(Acquire(ADA, "BCB", 100))
    position.operating("KFN", "station", number=2)
    position.play(BuildStation(ADA, "E15", 0))
    assert position.state.charters["KFN"].cash == 700 - 40


@pytest.mark.parametrize(("ruleset", "cost"), [("rulebook", 40), ("18xx.games", 100)])
def test_on_18xx_games_every_station_costs_100_after_an_acquisition(ruleset, cost):
    # Switches: price of a station after an acquisition.
    position = table(at="E15", tiles="D16 57 0; E15 57 0; G19 621 1", ruleset=ruleset)
    position.play(Acquire(ADA, "EKJ", 100))
    position.state.charters["BCB"].closed = True
    position.operating("KFN", "station", number=2)
    position.play(BuildStation(ADA, "D16", 0))
    assert position.state.charters["KFN"].cash == 700 - cost


def test_with_two_own_stations_on_the_map_the_next_costs_100():
    position = table(at="E15", target="EKJ", target_at="D4", tiles="D16 57 0; E15 57 0; D4 57 1")
    position.play(Acquire(ADA, "EKJ", 100))
    position.state.charters["BCB"].closed = True
    position.operating("KFN", "station", number=2)
    position.play(BuildStation(ADA, "D16", 0))
    assert position.state.charters["KFN"].cash == 600


def two_in_one_city():
    """Both companies stand in D16."""
    position = table(at="G19 D16", target="EKJ", target_at="D4 D16", tiles="D16 14 0; D4 57 1")
    position.play(Acquire(ADA, "EKJ", 100))
    return position


def test_of_two_stations_in_one_city_one_comes_home():
    # OR 9: it may be built again.
    position = two_in_one_city()
    assert position.round == "operating"
    assert position.state.board.stations["D16"][0].count("KFN") == 1
    assert position.stations("KFN") == "D16.0 D4.0 G19.0"
    assert position.state.charters["KFN"].stations == 1 + 1 + 1


def test_of_two_stations_on_a_double_city_one_comes_home():
    # Rules left to the components: on one hex; the president chooses which.
    for city in (0, 1):
        position = table(at="C7.0", target_at="C7.1", tiles="C7 8885 0")
        position.play(Acquire(ADA, "EKJ", 100))
        assert position.round == "reclaim"
        assert position.kinds() == {"reclaim"}
        for chosen in ({"hex": "C7"}, {}):
            assert set(map(int, position.offers(Reclaim, "city", **chosen))) == {0, 1}
        position.play(Reclaim(ADA, "C7", city))
        assert position.stations("KFN") == f"C7.{1 - city}"
        assert position.state.charters["KFN"].stations == 2 + 2 + 1


# Trains.


def test_trains_are_taken_over():
    # OR 9: within the limit, of any smaller size.
    position = bought(target_trains="d2:3 d3:3")
    assert position.kinds() >= {"scrap", "pass"}
    position.play(Pass(ADA))
    assert position.owned("KFN") == "d1:3+3 d2:3 d3:3"


def test_trains_may_be_scrapped():
    # OR 9: they go out of use, without compensation.
    position = bought(target_trains="d2:3 d3:3")
    cash = position.state.charters["KFN"].cash
    position.play(Scrap(ADA, "d2"), Pass(ADA))
    assert position.owned("KFN") == "d1:3+3 d3:3"
    assert position.state.charters["KFN"].cash == cash
    assert "d2" not in {card.id for card in (*position.state.depot.deck, *position.state.depot.pool)}


def test_only_trains_received_are_scrapped_or_turned():
    # OR 9.
    position = bought(target_trains="d2:3")
    position.refuses(Scrap(ADA, "d1"), "or9")
    position.refuses(Exchange(ADA, "d1", "3"), "or9")


def test_trains_above_the_limit_are_scrapped():
    # OR 9 and 12.
    position = bought(trains="d1:3+3 c1:2+2", target_trains="d2:3 d3:3")
    assert "pass" not in position.kinds()
    position.play(Scrap(ADA, "d3"))
    if position.round == "fleet":
        position.play(Pass(ADA))
    assert position.owned("KFN") == "d1:3+3 c1:2+2 d2:3"


def test_a_train_received_may_be_turned_to_the_buyers_size_for_the_difference():
    # OR 9: paid to the bank.
    position = bought(target_trains="d2:3")
    before = position.state.bank
    assert position.offers(Exchange, "face", train="d2") == {"3+3"}
    position.play(Exchange(ADA, "d2", "3+3"))
    assert position.owned("KFN") == "d1:3+3 d2:3+3"
    assert position.state.charters["KFN"].cash == 700 - 60
    assert position.state.bank == before + 60


def test_the_bank_gives_nothing_back_where_the_new_face_is_cheaper():
    # OR 9: no negative price. g: a 5 for 350, a 4E for 350; f: 4+4 for 400, 4E for 350.
    position = Table(3, phase="g", cash=0).company("kk", {ADA: 60}, price=120, cash=1000, trains="g1:4E")
    position.company("BN", {ADA: 60}, price=100, trains="f2:4+4").operating("kk", "acquire")
    position.play(Acquire(ADA, "BN", 50))
    cash = position.state.charters["kk"].cash
    position.play(Exchange(ADA, "f2", "4E"))
    assert position.state.charters["kk"].cash == cash


def test_a_train_is_turned_to_a_face_of_its_own_card_only():
    # Easy to misread, OR 9: a higher face of the same card.
    position = bought(target_trains="d2:3 c2:3")
    position.refuses(Exchange(ADA, "c2", "3+3"), "or9")
    position.refuses(Exchange(ADA, "d2", "3E"), "or9")
    position.refuses(Exchange(ADA, "d2", "3"), "or9")
    position.refuses(Exchange(ADA, "d2", "4+4"), "or9")


def test_an_exchange_must_be_paid():
    position = bought(cash=359, target_trains="d2:3")
    position.refuses(Exchange(ADA, "d2", "3+3"), "or9")
    position = bought(cash=360, target_trains="d2:3")
    position.play(Exchange(ADA, "d2", "3+3"))


def test_a_train_is_not_turned_to_a_face_that_has_rusted():
    # Easy to misread, OR 9: only faces not rusted.
    position = table(phase="h", target_trains="c2:3", trains="h1:5+5").rusted("2+2 2")
    position.operating("KFN", "acquire")
    position.play(Acquire(ADA, "EKJ", 100))
    position.refuses(Exchange(ADA, "c2", "2+2"), "or9")


def test_an_exchange_counts_as_a_sale_for_rusting():
    # Easy to misread, OR 9: 5i to 5+5i rusts 3+3.
    position = table(phase="i", trains="f1:4+4", target_trains="i1:5").company(
        "BTE", {BO: 60}, price=90, trains="d2:3+3"
    )
    position.trains("KFN", "")
    position.state.charters["KFN"].trains.clear()
    position.operating("KFN", "acquire")
    position.play(Acquire(ADA, "EKJ", 100), Exchange(ADA, "i1", "5+5"))
    assert position.owned("KFN") == "i1:5+5"
    assert position.owned("BTE") == ""


def test_trains_are_decided_about_before_others_are_bought():
    # OR 9 comes before OR 10.
    position = bought(target_trains="d2:3")
    position.not_now(BuyTrain(ADA, "deck 3+3", 180))
    position.not_now(LayTile(ADA, "D4", "57", 1))


def test_what_a_company_brings_helps_to_buy_trains_afterwards():
    position = table(cash=300, target_cash=500, trains="")
    position.play(Acquire(ADA, "EKJ", 100))
    while position.kinds() == {"pass"} or "acquire" in position.kinds():
        position.play(Pass(ADA))
    position.play(BuyTrain(ADA, "deck 3+3", 180))
    assert position.state.charters["KFN"].cash == 320


def test_what_all_shareholders_of_a_large_holding_get():
    # Companies 2.1: shares of 20 %, of which the president's certificate is two.
    position = Table(3, phase="d", cash=0).company("kk", {ADA: 60}, price=120, cash=1000, trains="d1:3E")
    position.company("BN", {ADA: 40, BO: 40, CY: 20}, price=100).operating("kk", "acquire")
    position.play(Acquire(ADA, "BN", 80))
    assert [position.player_cash(seat) for seat in (ADA, BO, CY)] == [160, 160, 80]
    assert position.state.charters["kk"].cash == 600


def test_a_station_comes_home_though_a_purple_tile_joins_the_cities_of_both():
    # OR 9, and companies 1: local railways are used at any time of the turn.
    tiles = "C7 8885 0; D6 8 1; D4 57 1"
    position = table("kk", at="C7.0", target_at="C7.1", tiles=tiles, phase="g", trains="g1:4E")
    position.private_companies(L1="kk").operating("kk", "acquire")
    position.play(Acquire(ADA, "EKJ", 100), LaySpecial(ADA, "L1", "C7", "8894p", 4))
    assert position.kinds() >= {"reclaim"}
    position.play(Reclaim(ADA, "C7", 0))
    assert position.state.board.stations["C7"] == [["kk", None]] or position.state.board.stations["C7"] == [
        [None, "kk"]
    ]
