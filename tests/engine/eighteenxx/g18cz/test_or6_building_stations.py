"""18CZ rules, operating round 6: building stations."""

import pytest

from engine.eighteenxx.moves import BuildStation, Dividend, Pass, Run, SellPrivate
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table

LINE = "D16 57 0; E15 57 0; F14 8 3; G15 57 2"
"""From Hradec Králové over Pardubice to Jihlava."""


def bcb(tiles=LINE, at="D16", *, phase="d", cash=300, ruleset="rulebook"):
    table = Table(3, ruleset, phase=phase).lay(tiles)
    return table.company("BCB", {ADA: 75}, par=60, price=60, cash=cash, trains="d1:3", at=at)


def places(table):
    """Where something may be built."""
    if "token" not in table.kinds():
        return set()
    return {
        f"{hex_}.{city}"
        for hex_ in table.offers(BuildStation, "hex")
        for city in table.offers(BuildStation, "city", hex=hex_)
    }


def test_the_first_station_after_home_costs_40():
    # OR 6.
    table = bcb().operating("BCB", "station")
    table.play(BuildStation(ADA, "E15", 0))
    assert table.state.charters["BCB"].cash == 260
    assert table.stations("BCB") == "D16.0 E15.0"
    assert table.state.charters["BCB"].stations == 1


def test_every_further_station_costs_100():
    # OR 6.
    table = bcb(at="D16 E15").operating("BCB", "station")
    table.play(BuildStation(ADA, "G15", 0))
    assert table.state.charters["BCB"].cash == 200
    assert table.state.charters["BCB"].stations == 0


def test_a_large_company_has_one_station_besides_its_home():
    # Companies 2.4: two stations.
    table = Table(3, phase="d").lay("A7 8896 4; A9 58 5; B10 57 2")
    table.company("Sx", {ADA: 60}, cash=500, trains="d1:3E", at="A7").operating("Sx", "station")
    table.play(BuildStation(ADA, "B10", 0))
    assert table.state.charters["Sx"].cash == 460
    assert table.state.charters["Sx"].stations == 0


def test_one_station_is_bought_in_a_turn():
    # OR 3 and easy to misread, OR 6.
    table = bcb().operating("BCB", "station")
    table.play(BuildStation(ADA, "E15", 0))
    table.not_now(BuildStation(ADA, "G15", 0))


def test_building_is_optional():
    # OR 3.
    table = bcb().operating("BCB", "station")
    table.play(Pass(ADA))
    table.not_now(BuildStation(ADA, "E15", 0))


def test_a_station_must_be_paid_by_the_company():
    # SR/OR general: all costs are borne by the company.
    table = bcb(cash=39).operating("BCB", "station")
    table.not_now(BuildStation(ADA, "E15", 0))
    table = bcb(at="D16 E15", cash=99).operating("BCB", "station")
    table.not_now(BuildStation(ADA, "G15", 0))
    table = bcb(cash=40).operating("BCB", "station")
    table.play(BuildStation(ADA, "E15", 0))
    assert table.state.charters["BCB"].cash == 0


def test_a_local_railway_may_be_sold_first_to_pay_a_station():
    # OR 3: local railways are sold at any time of the turn.
    table = bcb(cash=20).private_companies(S1="BCB").operating("BCB", "station")
    table.refuses(BuildStation(ADA, "E15", 0), "or6")
    table.play(SellPrivate(ADA, "S1"), BuildStation(ADA, "E15", 0))
    assert table.stations("BCB") == "D16.0 E15.0"


def test_without_a_station_left_none_is_built():
    # Companies 2.2: three stations.
    table = bcb(at="D16 E15 G15").operating("BCB", "station")
    assert table.state.charters["BCB"].stations == 0
    table.not_now(BuildStation(ADA, "G15", 0))


def test_a_company_has_one_station_on_a_hex():
    # OR 6: not several on one hex or tile.
    table = bcb("D16 57 0; E15 15 0; F14 8 3; G15 57 2", at="D16 E15").operating("BCB", "station")
    table.refuses(BuildStation(ADA, "E15", 0), "or6")
    assert places(table) == {"G15.0"}


def test_a_company_has_one_station_on_a_double_city():
    # OR 6: on one hex, though in another city.
    # Track from C7 goes round over D6, D4 and C5 to its other city.
    table = bcb("C7 8885 0; D6 8 1; D4 5 3; C5 58 4; D2 14 0", at="C7.0")
    table.state.charters["EKJ"].closed = True
    table.operating("BCB", "station")
    assert places(table) == {"D4.0"}
    table.refuses(BuildStation(ADA, "C7", 1), "or6")


def test_a_new_station_is_connected_to_an_old_one_however_far():
    # OR 6.
    table = bcb().operating("BCB", "station")
    assert places(table) == {"E15.0", "G15.0"}
    table.play(BuildStation(ADA, "G15", 0))
    table = bcb("D16 57 0; E15 57 0; F14 9 0; G15 57 2").operating("BCB", "station")
    table.refuses(BuildStation(ADA, "G15", 0), "or6")


def test_stations_of_others_in_between_cut_the_connection():
    # OR 6.
    table = bcb().company("NWB", {BO: 60}, price=58, at="E15").operating("BCB", "station")
    assert places(table) == set()
    table = bcb("D16 57 0; E15 15 0; F14 8 3; G15 57 2").company("NWB", {BO: 60}, price=58, at="E15")
    table.operating("BCB", "station")
    assert places(table) == {"E15.0", "G15.0"}


def test_there_is_no_turning_round_at_a_junction():
    # OR 6: not against the switch.
    table = bcb("D16 57 0; E15 57 0; F14 25 1; G15 57 2").operating("BCB", "station")
    assert places(table) == {"E15.0"}
    table.refuses(BuildStation(ADA, "G15", 0), "or6")
    table = bcb("D16 57 0; E15 57 0; F14 24 3; G15 57 2").operating("BCB", "station")
    assert places(table) == {"E15.0", "G15.0"}


def test_a_full_city_takes_no_other_station():
    # OR 5 and 6: as long as there is room.
    table = bcb().company("NWB", {BO: 60}, price=58, at="G15").operating("BCB", "station")
    table.refuses(BuildStation(ADA, "G15", 0), "or6")
    table.play(BuildStation(ADA, "E15", 0))


def test_stations_stand_in_cities_only():
    # OR 6: in the circle of a city.
    table = bcb("D16 57 0; E15 57 0; F14 9 0; C17 8 0; C19 4 1").operating("BCB", "station")
    for hex_ in ("C19", "F14", "C17", "Z9"):
        table.refuses(BuildStation(ADA, hex_, 0), "or6")
    table.refuses(BuildStation(ADA, "E15", 1), "or6")
    table.refuses(BuildStation(ADA, "E15", -1), "or6")


def beside_cheb(tile, *, bte=None, closed=False):
    """EKJ next to Cheb, the home of BTE."""
    table = Table(3, phase="d").lay(f"D4 57 1; D2 {tile}")
    table.company("EKJ", {ADA: 75}, par=70, price=70, cash=300, trains="d1:3", at="D4")
    if bte is not None:
        table.company("BTE", {BO: 60}, price=60, operated=bte)
    table.state.charters["BTE"].closed = closed
    return table.operating("EKJ", "station")


@pytest.mark.parametrize("bte", [None, False])
def test_the_home_of_a_company_that_has_not_operated_is_kept_free(bte):
    # OR 6: no other company builds there.
    table = beside_cheb("57 1", bte=bte)
    assert places(table) == set()


def test_a_spare_slot_at_a_home_is_open():
    # OR 6: unless there is room to spare.
    table = beside_cheb("14 0")
    table.play(BuildStation(ADA, "D2", 0))
    table = beside_cheb("14 0")
    table.company("KFN", {CY: 60}, price=60, at="D2").operating("EKJ", "station")
    assert places(table) == set()


def test_the_home_of_a_company_that_was_bought_is_free():
    # Rules left to the components: being bought ends it.
    table = beside_cheb("57 1", closed=True)
    table.play(BuildStation(ADA, "D2", 0))


def test_a_home_is_not_kept_once_its_company_has_operated():
    table = beside_cheb("14 0", bte=True)
    table.station("BTE", "D2").operating("EKJ", "station")
    table.play(BuildStation(ADA, "D2", 0))


@pytest.mark.parametrize(("operated", "free"), [(False, 1), (True, 2)])
def test_the_label_of_a_city_does_not_count_the_slot_that_is_kept_free(operated, free):
    # OR 6.
    table = beside_cheb("14 0", bte=operated)
    (option,) = table.game.slot(table.state, table.to_move, BuildStation, "city", {"hex": "D2"}).options
    assert option.label.params["free"] == free


def test_the_company_itself_finds_its_slot():
    # OR 6: the slot kept free is the home station's.
    table = Table(3, phase="d").lay("D4 57 1; D2 14 0").company("BTE", {BO: 60}, price=60, operated=False)
    table.company("EKJ", {ADA: 75}, price=70, cash=300, trains="d1:3", at="D4").operating("EKJ", "station")
    table.play(BuildStation(ADA, "D2", 0), Run(ADA, ("d1", "D2", "D4")), Dividend(ADA, "withhold"))
    while table.on_turn == "EKJ":
        table.play(Pass(ADA))
    assert table.state.board.stations["D2"][0].count("BTE") == 1


def in_praha(company_at, tile="8890 1"):
    """A company whose track comes to Praha from the west, over Kladno."""
    table = Table(3, phase="d").lay(f"E11 {tile}; E9 57 1").company("EKJ", {ADA: 75}, cash=300, trains="d1:3", at="E9")
    for company, places_ in company_at.items():
        table.company(company, {BO: 60}, price=58, at=places_)
    return table.operating("EKJ", "station")


def test_one_city_of_yellow_praha_is_to_spare():
    # OR 6: two of its three are kept for BN and NWB.
    assert places(in_praha({})) == {"E11.0"}
    assert places(in_praha({"BN": "E11.1", "NWB": "E11.2"})) == {"E11.0"}


def test_the_cities_of_bn_and_nwb_in_praha_are_kept_free():
    # OR 6: BN begins where the printed track to D12 ends.
    table = Table(3, phase="d").lay("E11 8889 1; D12 9 0; C13 58 0; B12 621 2")
    table.company("EKJ", {ADA: 75}, cash=300, trains="d1:3", at="B12").operating("EKJ", "station")
    assert places(table) == set()
    table.state.charters["BN"].closed = True
    table.operating("EKJ", "station").play(BuildStation(ADA, "E11", 0))


def beside_teplice(tile, *, phase="d", ate=None, ruleset="rulebook"):
    """EKJ at Děčín, east of ATE's home."""
    table = Table(3, ruleset, phase=phase).lay(f"B10 57 1; B8 {tile}")
    table.company("EKJ", {ADA: 75}, cash=300, trains="d1:3", at="B10")
    if ate:
        table.company("ATE", {BO: 60}, price=60, at=ate)
    return table.operating("EKJ", "station")


def test_the_home_of_ate_is_closed_until_ate_stands_there():
    # OR 6.
    assert "B8" not in {place.split(".")[0] for place in places(beside_teplice("8860 3"))}


@pytest.mark.parametrize("ruleset", ["rulebook", "18xx.games"])
def test_the_other_city_of_ates_home_is_free_once_ate_stands_there(ruleset):
    table = beside_teplice("8860 3", ate="B8.1", ruleset=ruleset)
    assert "B8.0" in places(table)


@pytest.mark.parametrize(("ruleset", "open_"), [("rulebook", False), ("18xx.games", True)])
def test_a_spare_slot_of_ates_brown_home_is_free_on_18xx_games_only(ruleset, open_):
    # Switches: B8 while ATE has no station there.
    table = beside_teplice("8859 1; B8 8896p 1", phase="g", ruleset=ruleset)
    assert ("B8.0" in places(table)) == open_
