"""What 18xx.games does otherwise about homes, stations and rotations; the rulebook's way is tested in ``test_or4_homes``."""

import pytest

from engine.eighteenxx.moves import BuildStation, LayTile, Pass
from engine.eighteenxx.stations import station_price
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table

BOTH = pytest.mark.parametrize("ruleset", ["rulebook", "18xx.games"])


@BOTH
def test_whoever_lays_on_b8_chooses_ates_city_on_18xx_games(ruleset):
    # Switches: layer_chooses_city.
    table = Table(3, ruleset, phase="d").lay("B10 57 1")
    table.company("ATE", {BO: 60}, cash=400, trains="d1:3+3", at="B8.0")
    table.company("EKJ", {ADA: 75}, cash=100, trains="d2:3", at="B10").operating("EKJ")
    table.play(LayTile(ADA, "B8", "8859", 1))
    chooser = BO if ruleset == "rulebook" else ADA
    assert table.to_move == chooser
    assert table.stations("ATE") == ""
    table.play(BuildStation(chooser, "B8", 1))
    assert (table.stations("ATE"), table.stations("EKJ")) == ("B8.1", "B10.0")
    assert table.state.charters["ATE"].stations == 2
    assert table.to_move == ADA


@BOTH
def test_ate_names_a_city_of_its_bare_home_on_18xx_games(ruleset):
    # Switches: bare_home_chosen.
    table = Table(3, ruleset, phase="b").company("ATE", {ADA: 60}, cash=400, operated=False).operate()
    if ruleset == "18xx.games":
        assert table.stations("ATE") == ""
        table.play(BuildStation(ADA, "B8", 1))
    assert table.stations("ATE") == ("B8.0" if ruleset == "rulebook" else "B8.1")
    # No track leads from there yet, so nothing can be laid; whether anything can is not asked.
    assert table.kinds() == {"pass"}
    table.play(Pass(ADA))


@BOTH
def test_rotations_in_which_a_tile_lies_the_same_are_offered_once(ruleset):
    # By either number the tile may be laid, as logs of 18xx.games tell them apart.
    table = Table(3, ruleset, phase="d").lay("D16 57 1").company("BCB", {ADA: 75}, cash=100, trains="d1:3", at="D16")
    table.operating("BCB")
    assert table.offers(LayTile, "rotation", hex="D14", tile="9") == {"1"}
    table.match.play(LayTile(ADA, "D14", "9", 4))
    assert table.tile("D14") == "9"


@BOTH
def test_the_tile_of_two_straight_cities_is_offered_in_three_rotations(ruleset):
    table = Table(3, ruleset, phase="d").company("ATE", {ADA: 60}, cash=400, trains="d1:3+3", at="B8").operating("ATE")
    assert table.offers(LayTile, "rotation", hex="B8", tile="8859") == {"0", "1", "2"}
    # By each of the six it may be laid, as logs of 18xx.games tell them apart.
    for rotation in range(6):
        assert table.match.attempt(LayTile(ADA, "B8", "8859", rotation)).state.board.laid["B8"].rotation == rotation


@pytest.mark.parametrize(
    ("ruleset", "stations", "price"),
    [("rulebook", "D16", 40), ("rulebook", "D16 E15", 100), ("18xx.games", "D16", 100), ("18xx.games", "D16 E15", 100)],
)
def test_after_an_acquisition_stations_cost_by_the_normal_rules_or_always_100(ruleset, stations, price):
    # Switches: stations_dear_after_acquiring.
    table = Table(3, ruleset, phase="d").lay("D16 57 0; E15 57 0")
    table.company("BTE", {ADA: 60}, cash=100, trains="d1:3+3", at=stations)
    table.charter("BTE", has_acquired=True)
    assert station_price(table.state, "BTE") == price


def test_the_home_costs_nothing_and_what_is_not_there_has_no_price():
    table = Table(3, phase="d").company("BTE", {ADA: 60}, cash=100, operated=False)
    assert station_price(table.state, "BTE") == 0
    table.state.charters["BTE"].stations = 0
    assert station_price(table.state, "BTE") is None
