"""18CZ rules, operating round 4 and 6: where companies begin, red tiles, and the two cities of ATE; as on 18xx.games too."""

import pytest

from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.moves import BuildStation, BuyTrain, LayTile, Pass
from engine.eighteenxx.stations import station_price
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table

HOMES = {"EKJ": "D4.0", "OFE": "C25.0", "BCB": "D16.0", "MW": "F22.0", "VBW": "I9.0", "BTE": "D2.0", "KFN": "G19.0"}
AREAS = {
    "Sx": {"A7", "B4"},
    "Pr": {"A21", "B18"},
    "By": {"F2", "H4"},
    "kk": {"J14", "I17"},
    "Ug": {"I23", "G27"},
}
RED = {"Sx": "8896", "Pr": "8897", "By": "8898", "kk": "8895", "Ug": "8894"}


def first_turn(company, tiles="", *, phase="d", cash=500, ruleset="rulebook"):
    """A company's first turn, begun as in play."""
    table = Table(3, ruleset, phase=phase).lay(tiles)
    most = {"small": 75, "medium": 60, "large": 60}[everything().companies[company].kind]
    return table.company(company, {ADA: most}, cash=cash, operated=False).operate()


def red(table, company, hex_):
    """Lay a red tile in an area, in the first rotation offered."""
    turns = sorted(map(int, table.offers(LayTile, "rotation", hex=hex_, tile=RED[company])))
    table.play(LayTile(ADA, hex_, RED[company], turns[0]))
    return table


@pytest.mark.parametrize(("company", "home"), HOMES.items())
def test_a_company_begins_with_a_station_at_its_home(company, home):
    # OR 6 and SR 5: the first thing in its first turn, free; companies 2.2 and 2.3 tell where.
    table = first_turn(company)
    assert table.stations(company) == home
    assert table.state.charters[company].cash == 500
    assert table.state.charters[company].stations == 2


def test_another_station_may_be_bought_in_the_first_turn():
    # OR 6: one besides the home station.
    table = first_turn("BCB")
    table.play(LayTile(ADA, "D16", "57", 0), LayTile(ADA, "E15", "57", 0), BuildStation(ADA, "E15", 0))
    assert table.stations("BCB") == "D16.0 E15.0"
    assert table.state.charters["BCB"].cash == 500 - 10 - 10 - 40


@pytest.mark.parametrize(("ruleset", "buys"), [("rulebook", True), ("18xx.games", False)])
def test_whether_a_local_railway_is_bought_before_the_home_is_settled(ruleset, buys):
    # OR 3: at any time of its turn. Switches: homes_before_private_purchases.
    for company in ("kk", "ATE"):
        table = first_turn(company, "B8 8859 1", ruleset=ruleset).private_companies(S1=ADA)
        assert ("company" in table.kinds()) == buys
        if company == "kk":
            red(table, "kk", "I17")
        else:
            table.play(BuildStation(ADA, "B8", 1))
        assert "company" in table.kinds()


def test_on_18xx_games_bcb_begins_in_pardubice():
    # Switches: BCB's home.
    assert first_turn("BCB", ruleset="18xx.games").stations("BCB") == "E15.0"


def test_companies_begin_in_their_own_city_of_praha():
    # Companies 2.3 and the printed map.
    assert first_turn("BN").stations("BN") == "E11.1"
    assert first_turn("NWB").stations("NWB") == "E11.0"


def test_the_home_station_comes_only_once():
    # Nor does the second tile, in the second operating round of a set.
    table = Table(3, phase="d").company("EKJ", {ADA: 75}, cash=500, trains="d1:3", operated=False)
    table.stock(ADA, number=4).operate()
    table.play(LayTile(ADA, "D4", "57", 1), Pass(ADA), Pass(ADA))
    assert (table.on_turn, table.state.calendar.round) == ("EKJ", 2)
    table.play(LayTile(ADA, "D2", "57", 1))
    table.not_now(LayTile(ADA, "D6", "9", 1))
    assert table.stations("EKJ") == "D4.0"


@pytest.mark.parametrize(("company", "areas"), AREAS.items())
def test_a_large_company_lays_its_red_tile_in_one_of_its_two_areas(company, areas):
    # OR 4 and companies 2.4.
    table = first_turn(company)
    assert table.kinds() == {"tile"}
    assert table.offers(LayTile, "hex") == areas
    for hex_ in areas:
        assert table.offers(LayTile, "tile", hex=hex_) == {RED[company]}
    for hex_ in areas:
        table = red(first_turn(company), company, hex_)
        assert table.stations(company) == f"{hex_}.0"
        assert table.state.charters[company].stations == 1
        assert table.state.charters[company].cash == 500


def test_a_large_company_has_to_lay_its_red_tile():
    # SR 5 and OR 6: every company begins with a station at its home.
    first_turn("Sx").not_now(Pass(ADA))


def test_a_large_company_lays_its_own_red_tile_only():
    # OR 4: only in the areas reserved for it, only its own.
    table = first_turn("Sx")
    table.refuses(LayTile(ADA, "A7", "8897", 5), "or4")
    table.refuses(LayTile(ADA, "F2", "8896", 4), "or4")
    table.refuses(LayTile(ADA, "B18", "8897", 0), "or4")


def test_a_red_tile_is_no_tile_of_the_ordinary_lays():
    # OR 4.
    table = red(first_turn("Sx"), "Sx", "A7")
    assert table.refuses(LayTile(ADA, "B6", "8897", 0), "or4")["key"] == "18xx.track.red"


def test_a_red_tile_leads_nowhere_off_the_map():
    # OR 4.
    table = first_turn("Sx")
    table.refuses(LayTile(ADA, "A7", "8896", 0), "or4")
    assert set(map(int, table.offers(LayTile, "rotation", hex="A7", tile="8896"))) == {4, 5}


def test_a_red_tile_does_not_count_as_one_of_the_lays():
    # OR 4: a large company may lay three tiles in its first turn.
    table = first_turn("Sx")
    table.play(LayTile(ADA, "A7", "8896", 5))
    table.play(LayTile(ADA, "B6", "9", 0))
    table.play(LayTile(ADA, "C5", "4", 0))
    table.not_now(LayTile(ADA, "D4", "57", 0))


def test_a_red_tile_also_goes_with_an_upgrade():
    table = first_turn("Sx")
    table.play(LayTile(ADA, "A7", "8896", 4), LayTile(ADA, "B8", "8859", 2))
    assert table.tile("B8") == "8859"


def test_the_other_area_of_a_company_stays_empty():
    # OR 4: once the red tile lies, nothing is laid in its other areas.
    table = first_turn("Sx")
    table.play(LayTile(ADA, "A7", "8896", 5), LayTile(ADA, "B6", "8", 1))
    table.refuses(LayTile(ADA, "B4", "8896", 4), "or4")
    table.refuses(LayTile(ADA, "B4", "9", 1), "or4")


def test_others_lay_nothing_in_red_areas():
    # OR 4: only the large company itself.
    table = Table(3, phase="d").lay("C5 4 0; D4 57 0").company("EKJ", {ADA: 75}, cash=200, trains="d1:3", at="D4")
    table.operating("EKJ")
    table.refuses(LayTile(ADA, "A7", "8896", 5), "or4")
    table.refuses(LayTile(ADA, "B4", "9", 1), "or4")


def test_ate_stands_on_its_bare_home_until_it_turns_green():
    # Easy to misread, OR 5 and 6.
    table = first_turn("ATE", phase="b")
    assert table.stations("ATE").split(".")[0] == "B8"
    assert table.state.charters["ATE"].stations == 2


def test_ate_chooses_again_when_its_home_turns_green():
    # OR 6: it chooses either city; its station stands first on the trackless hex.
    for city in (0, 1):
        table = Table(3, phase="d").company("ATE", {ADA: 60}, cash=400, trains="d1:3+3", at="B8.0").operating("ATE")
        table.play(LayTile(ADA, "B8", "8859", 0))
        assert table.kinds() == {"token"}
        assert {int(city) for city in table.offers(BuildStation, "city", hex="B8")} == {0, 1}
        table.play(BuildStation(ADA, "B8", city))
        assert table.stations("ATE") == f"B8.{city}"
        assert table.state.charters["ATE"].cash == 400
        assert table.state.charters["ATE"].stations == 2


def test_ate_chooses_also_when_another_company_turns_its_home_green():
    # OR 6.
    table = Table(3, phase="d").lay("B10 57 1").company("ATE", {BO: 60}, cash=400, trains="d1:3+3", at="B8.0")
    table.company("EKJ", {ADA: 75}, cash=100, trains="d2:3", at="B10").operating("EKJ")
    table.play(LayTile(ADA, "B8", "8859", 1))
    assert table.to_move == BO
    table.play(BuildStation(BO, "B8", 1))
    assert table.stations("ATE") == "B8.1"
    assert table.to_move == ADA


def test_ate_chooses_at_its_first_turn_when_its_home_is_green():
    # OR 6: where the hex has been upgraded to green, but not yet to brown.
    table = first_turn("ATE", "B8 8859 1")
    assert table.kinds() >= {"token"}
    table.play(BuildStation(ADA, "B8", 1))
    assert table.stations("ATE") == "B8.1"
    assert table.state.charters["ATE"].cash == 500


def test_ate_has_nothing_to_choose_when_its_home_is_brown():
    # OR 6: brown double cities are one city.
    table = first_turn("ATE", "B8 8859 0; B8 8896p 0", phase="g")
    assert table.stations("ATE") == "B8.0"


def test_ate_names_no_other_city():
    table = first_turn("ATE", "B8 8859 1")
    table.refuses(BuildStation(ADA, "B8", 2), "or6")
    table.refuses(BuildStation(ADA, "C7", 0), "or6")
    table.not_now(Pass(ADA))


def test_the_home_tile_of_a_later_company_may_be_laid_by_another():
    # OR 4: then it needs none of its own, and may lay two elsewhere.
    table = Table(3).lay("D4 57 1").company("EKJ", {ADA: 75}, cash=100, trains="", at="D4", price=70)
    table.company("BTE", {BO: 60}, cash=300, operated=False, price=60).operating("EKJ")
    table.play(LayTile(ADA, "D2", "57", 1), BuyTrain(ADA, "deck 2", 70))
    while table.on_turn == "EKJ":
        table.play(Pass(ADA))
    assert table.stations("BTE") == "D2.0"
    table.play(Pass(BO))


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
