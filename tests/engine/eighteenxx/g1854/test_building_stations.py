"""Stations of 1854 (R6)."""

import pytest

from engine.eighteenxx.board import Place
from engine.eighteenxx.moves import BuildStation, Pass
from engine.eighteenxx.stations import building_sites, home_place, start_turn, station_price
from tests.engine.eighteenxx.g1854.positions import ADA, BO, Table
from tests.engine.eighteenxx.g1854.test_laying_track import LINZ, track


def sites(table, company):
    return {f"{place.hex}.{place.stop}" for place in building_sites(table.state, company)}


def test_n55_one_station_of_a_company_on_a_hex():
    """1854 R6.1: KE stays alone in Wien, though the green tile has free cities."""
    table = track("KE", phase="3", at="C23.1", lay="C21 55 0; B22 1 2; C23 433 0; B24 9 1; C25 9 1")
    assert table.refuses_station("KE", "C23", 3) == "18xx.station.already_there"
    assert not {site for site in sites(table, "KE") if site.startswith("C23")}


def test_n56_home_and_one_more_station_in_the_first_turn():
    """1854 R6.2, R6.3."""
    here = "F8 57 1; F10 9 1; E13 57 0"
    table = Table(phase="3").lay(here).tunnels("F12 1-3").lay("E13 14 0")
    table.company("NT", {ADA: 60}, price=82, cash=100, operated=False).operating("NT")
    for _ in start_turn(table.state, "NT"):
        pass
    table.counted()
    assert table.stations("NT") == "F8.0"
    assert table.state.charters["NT"].cash == 100
    table.play(Pass(ADA), BuildStation(ADA, "E13", 0))
    assert table.state.charters["NT"].cash == 60
    assert table.stations("NT") == "E13.0 F8.0"
    table.cannot(BuildStation(ADA, "F8", 0))


@pytest.mark.parametrize(
    ("company", "prices"),
    [("KE", (0, 40, 100, 100)), ("KR", (0, 40, 100, 100)), ("FJ", (0, 40, 100)), ("VB", (0, 40, 100)), ("A", (0, 40))],
)
def test_r6_3_what_stations_cost(company, prices):
    """1854 R6.3: the home, then 40, then 100; none beyond the last."""
    table = Table().company(company, {ADA: 50 if company == "A" else 60}, price=67, operated=False)
    cities = ["C17", "E13", "F8", "F22"]
    for number, price in enumerate(prices):
        assert station_price(table.state, company) == price
        table.station(company, cities[number])
        table.state.charters[company].operated = True
    assert station_price(table.state, company) is None


def test_r6_3_a_local_railway_has_a_second_station_for_40():
    """1854 R6.3."""
    table = Table().local("4", ADA, at="J32", cash=40).lay("J32 57 1; J34 57 1").operating("4", "station")
    table.play(BuildStation(ADA, "J34", 0))
    assert table.state.charters["4"].cash == 0
    assert station_price(table.state, "4") is None


def test_r6_2_a_further_station_needs_a_way_there():
    """1854 R6.2."""
    table = track("KR", phase="8", lay=f"{LINZ}; E13 57 0", at="C17")
    assert table.refuses_station("KR", "E13", 0) in {"18xx.station.kept_free", "18xx.station.not_connected"}


def test_n57_d18_and_d20_are_closed_until_every_lokalbahn_has_operated():
    """1854 R6.4: a home is built there all the same."""
    table = track("KR", phase="5", at="C17", lay="C17 57 2; D18 55 1; D18 14 1")
    for lag in "AB":
        table.company(lag, {ADA: 50, BO: 50}, price=67)
    assert "D18.0" not in sites(table, "KR")
    assert table.refuses_station("KR", "D18", 0) == "18xx.station.not_yet"
    table.company("C", {ADA: 50, BO: 50}, price=67, operated=False)
    assert "D18.0" not in sites(table, "KR")
    table.station("C", "D18")
    table.state.charters["C"].operated = True
    assert "D18.0" in sites(table, "KR")


def test_n57_before_any_lokalbahn_exists_d18_and_d20_are_closed():
    """1854 R6.4."""
    table = track("KR", phase="5", at="C17", lay="C17 57 2; D18 55 1; D18 14 1")
    assert "D18.0" not in sites(table, "KR")


def test_n54_nobody_builds_in_the_home_of_a_company_to_come():
    """1854 R6.6: side 1 of Wien is KE's, as yellow, green and brown; one of its two slots on 451."""
    table = track("KR", phase="5", at="C17", lay="C17 57 4; C19 4 1; C21 55 1; C23 433 0").lay("C21 14 1")
    assert table.refuses_station("KR", "C23", 1) == "18xx.station.kept_free"
    table.lay("C23 451 0")
    ground, board = table.printed.ground, table.state.board
    cities = [stop.exits for stop in board.tile(ground, "C23").stops]
    shared = cities.index((1, 2))
    assert home_place(table.state, "KE") == home_place(table.state, "FJ") == Place("C23", shared)
    assert table.refuses_station("KR", "C23", shared) == "18xx.station.kept_free"
    assert home_place(table.state, "SD") == Place("C23", cities.index((0, 3)))
    table.company("FJ", {BO: 60}, price=82, at=f"C23.{shared}")
    assert table.refuses_station("KR", "C23", shared) == "18xx.station.kept_free"
    table.company("KE", {BO: 60}, price=82, at=f"C23.{shared}")
    assert table.refuses_station("KR", "C23", shared) == "18xx.station.full"


@pytest.mark.parametrize(
    ("company", "place"),
    [
        ("KE", "C23.1"),
        ("FJ", "C23.2"),
        ("SD", "C23.0"),
        ("KR", "C17.0"),
        ("KT", "H18.0"),
        ("SB", "E13.0"),
        ("NT", "F8.0"),
        ("VB", "E3.0"),
        ("1", "J38.0"),
        ("2", "J38.1"),
        ("3", "M35.0"),
        ("4", "J32.0"),
        ("5", "J28.0"),
        ("6", "L28.0"),
    ],
)
def test_r6_5_companies_come_to_their_homes_free(company, place):
    """1854 R6.2, R6.5, D2."""
    table = Table()
    if company in "123456":
        table.local(company, ADA, cash=0)
    else:
        table.company(company, {ADA: 60}, price=82, operated=False)
    for _ in start_turn(table.state, company):
        pass
    assert table.stations(company) == place
    assert table.state.charters[company].cash == 0


def test_r6_6_the_slot_is_kept_when_the_home_grows():
    """1854 R6.6: NT's slot in a green Innsbruck."""
    table = Table(phase="3").lay("F8 57 0; F8 14 0; E9 8 4; F10 8 1; E11 1 0")
    table.company("SB", {ADA: 60}, price=82, at="F8").operating("SB")
    assert table.state.board.slots(table.printed.ground, Place("F8", 0)).count(None) == 1
    table.company("KR", {BO: 60}, price=82, at="E13")
    assert table.refuses_station("KR", "F8", 0) == "18xx.station.kept_free"


@pytest.mark.parametrize("kept", [True, False])
def test_r6_6_a_home_is_kept_for_its_company_or_not_as_the_switch_says(kept):
    """1854 R6.6: not kept, the city may be full when the company comes, and it has no home station then."""
    table = Table(home_slot_kept=kept).lay("F10 9 1; F8 57 1; E11 1 0").tunnels("F12 1-3")
    table.company("NT", {ADA: 60}, price=82, cash=100, at="F8").operating("NT", "station")
    if kept:
        assert table.refuses_station("NT", "E13", 0) == "18xx.station.kept_free"
        return
    table.lay("E13 57 0")
    table.operating("NT", "station").play(BuildStation(ADA, "E13", 0))
    table.company("SB", {BO: 60}, price=67, cash=670, operated=False).operating("SB")
    events = [event.text.key for event in start_turn(table.state, "SB")]
    assert (events, table.stations("SB"), table.state.charters["SB"].stations) == (["18xx.home.no_room"], "", 3)
    assert not sites(table, "SB")
