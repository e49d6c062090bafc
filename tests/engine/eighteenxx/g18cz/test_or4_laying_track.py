"""18CZ rules, operating round 4: laying track."""

import pytest

from engine.eighteenxx.moves import LayTile, Pass
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table

W_E = "D4 57 1"
"""Karlovy Vary with track to the west, D2, and to the east, D6."""
CROSS = "D4 14 0"
"""Karlovy Vary with track to E3, D2, C5 and D6."""


def small(company="EKJ", tiles=W_E, *, phase="a", cash=200, operated=True, ruleset="rulebook", at=None):
    """A small company with its home station, on its first or a later lay."""
    table = Table(3, ruleset, phase=phase).lay(tiles)
    home = {"EKJ": "D4", "BCB": "D16", "VBW": "I9"}[company] if at is None else at
    return table.company(company, {ADA: 75}, par=60, cash=cash, trains="a1:2", at=home, operated=operated)


def first_turn(company="BCB", *, tiles="", phase="a", cash=200, ruleset="rulebook"):
    """A company's first turn, begun as in play."""
    table = Table(3, ruleset, phase=phase).lay(tiles)
    large = company in {"Sx", "Pr", "By", "kk", "Ug"}
    table.company(company, {ADA: 60 if large or company in {"BN", "NWB", "ATE"} else 75}, cash=cash, operated=False)
    return table.operate()


def test_one_yellow_tile_is_laid_in_a_later_turn():
    # OR 4: two in the first turn only.
    table = small().operating("EKJ")
    table.play(LayTile(ADA, "D6", "9", 1))
    table.not_now(LayTile(ADA, "D8", "9", 1))


def test_two_yellow_tiles_are_laid_in_the_first_turn():
    # OR 4 and 3.
    table = first_turn("BCB")
    table.play(LayTile(ADA, "D16", "57", 1), LayTile(ADA, "D18", "9", 1))
    table.not_now(LayTile(ADA, "D20", "9", 1))


def test_laying_track_is_optional():
    # OR 3: optional.
    table = small().operating("EKJ")
    table.play(Pass(ADA))
    table.not_now(LayTile(ADA, "D6", "9", 1))


def test_the_second_yellow_tile_is_optional():
    table = first_turn("BCB")
    table.play(LayTile(ADA, "D16", "57", 1), Pass(ADA))
    table.not_now(LayTile(ADA, "D18", "9", 1))


def test_the_first_tile_of_a_company_goes_to_its_home():
    # OR 4, and SR 5: the first ordinary lay of its first turn.
    table = first_turn("BCB", tiles="E15 57 0")
    assert table.stations("BCB") == "D16.0"
    table.refuses(LayTile(ADA, "D18", "9", 1), "or4")
    table.refuses(Pass(ADA), "or4")
    assert table.offers(LayTile, "hex") == {"D16"}
    table.play(LayTile(ADA, "D16", "57", 1))


def test_on_18xx_games_the_tile_at_home_may_be_passed():
    # Switches: home tile.
    table = first_turn("BCB", ruleset="18xx.games")
    table.play(Pass(ADA))
    assert table.tile("E15") is None
    assert table.stations("BCB") == "E15.0"


def test_a_home_that_has_a_tile_needs_no_other():
    # OR 4: unless somebody else has laid one there.
    table = first_turn("BCB", tiles="D16 57 1")
    table.play(LayTile(ADA, "D18", "9", 1), LayTile(ADA, "D20", "9", 1))
    table = first_turn("BCB", tiles="D16 57 1")
    table.play(Pass(ADA))


@pytest.mark.parametrize("company", ["BN", "NWB"])
def test_companies_of_praha_need_no_tile_at_home(company):
    # OR 4: Praha has printed track.
    table = first_turn(company, phase="b", cash=400)
    assert table.stations(company) == ("E11.1" if company == "BN" else "E11.0")
    table.play(Pass(ADA))


def test_the_printed_track_of_praha_leads_on():
    # OR 4: track of Praha to D12 and F12.
    table = first_turn("BN", phase="b", cash=400)
    table.play(LayTile(ADA, "D12", "9", 0), LayTile(ADA, "C13", "4", 0))
    table = first_turn("NWB", phase="b", cash=400)
    table.play(LayTile(ADA, "F12", "4", 2), LayTile(ADA, "G13", "9", 2))


def test_the_yellow_tile_of_praha_is_an_ordinary_yellow_lay():
    # OR 4 (easy to misread, OR 3/4): a yellow lay, which pays the river and goes with another one.
    table = first_turn("BN", phase="b", cash=400)
    table.play(LayTile(ADA, "E11", "8889", 1))
    assert table.state.charters["BN"].cash == 390
    assert table.tile("E11") == "8889"
    table.play(LayTile(ADA, "D12", "9", 0))
    assert table.state.charters["BN"].cash == 380


def test_the_tile_of_praha_keeps_the_printed_track():
    # OR 5: no track may vanish; the printed exits lead to F12 and D12.
    table = first_turn("BN", phase="b", cash=400)
    table.refuses(LayTile(ADA, "E11", "8889", 0), "or4")
    table.refuses(LayTile(ADA, "E11", "8890", 0), "or4")
    table.play(LayTile(ADA, "E11", "8890", 1))


def test_the_stubs_beside_praha_must_be_used():
    # OR 4: a printed stub is kept by the first tile.
    table = first_turn("BN", phase="b", cash=400)
    table.refuses(LayTile(ADA, "D12", "9", 1), "or4")
    table.refuses(LayTile(ADA, "D12", "8", 2), "or4")
    for tile, rotations in (("9", {0, 3}), ("8", {0, 4}), ("7", {0, 5})):
        offered = {
            int(turn) % (3 if tile == "9" else 6) for turn in table.offers(LayTile, "rotation", hex="D12", tile=tile)
        }
        assert offered == {turn % (3 if tile == "9" else 6) for turn in rotations}
    table = first_turn("NWB", phase="b", cash=400)
    table.refuses(LayTile(ADA, "F12", "4", 0), "or4")
    table.play(LayTile(ADA, "F12", "58", 0))


def test_the_stubs_beside_praha_are_used_also_by_who_comes_from_elsewhere():
    # OR 4: the printed piece of track must be kept.
    table = small("BCB", tiles="C13 58 0; B12 621 2", at="B12").operating("BCB")
    table.refuses(LayTile(ADA, "D12", "8", 1), "or4")
    table.play(LayTile(ADA, "D12", "9", 0))
    table = small("BCB", tiles="G11 57 0", at="G11").operating("BCB")
    table.refuses(LayTile(ADA, "F12", "58", 4), "or4")
    table.play(LayTile(ADA, "F12", "58", 0))


def test_only_yellow_tiles_are_laid_on_bare_hexes():
    # OR 4: green only as an upgrade.
    table = small(phase="d").operating("EKJ")
    table.refuses(LayTile(ADA, "D2", "14", 0), "or4")
    table.refuses(LayTile(ADA, "D6", "23", 1), "or4")
    table.play(LayTile(ADA, "D2", "57", 1))


def test_no_yellow_tile_is_laid_on_the_double_cities():
    # OR 4: OO is yellow already.
    table = small(tiles="D4 57 1; D6 8 1").operating("EKJ")
    for tile in ("57", "5", "621", "8889"):
        table.refuses(LayTile(ADA, "C7", tile, 0), "or5")


def test_new_track_is_connected_to_a_station_of_the_company():
    # OR 4.
    table = small().operating("EKJ")
    table.refuses(LayTile(ADA, "D8", "9", 1), "or4")
    table.refuses(LayTile(ADA, "D6", "9", 0), "or4")
    table.refuses(LayTile(ADA, "C5", "4", 0), "or4")
    table.play(LayTile(ADA, "D6", "9", 1))


def test_track_goes_on_through_a_city_where_a_slot_is_free():
    # OR 4 and 6.
    table = small("BCB", tiles="D16 57 0; E15 57 0").operating("BCB")
    table.play(LayTile(ADA, "F14", "9", 0))


def test_track_does_not_go_on_through_a_city_full_of_others_stations():
    # OR 4: not cut off by stations of other companies.
    table = small("BCB", tiles="D16 57 0; E15 57 0").company("NWB", {BO: 60}, at="E15").operating("BCB")
    table.refuses(LayTile(ADA, "F14", "9", 0), "or4")


def test_an_own_station_in_a_full_city_lets_pass():
    # OR 6: who has a station there may pass.
    table = small("BCB", tiles="D16 57 0; E15 15 0; F14 9 0", phase="d").station("BCB", "E15")
    table.company("NWB", {BO: 60}, at="E15").operating("BCB")
    table.play(LayTile(ADA, "G13", "9", 0))


@pytest.mark.parametrize(
    ("hex_", "right", "wrong"),
    [
        ("E3", ("4", 0), [("9", 0), ("57", 0), ("55", 0), ("201", 2)]),
        ("D2", ("57", 1), [("9", 1), ("4", 1), ("621", 1), ("8889", 2)]),
        ("D6", ("9", 1), [("4", 1), ("57", 1), ("55", 1), ("621", 1)]),
    ],
)
def test_a_tile_suits_the_stops_of_its_hex(hex_, right, wrong):
    # OR 4: towns on towns, cities on cities, track without stops on empty hexes.
    table = small(tiles=CROSS, phase="d").operating("EKJ")
    for tile, rotation in wrong:
        table.refuses(LayTile(ADA, hex_, tile, rotation), "or4")
    table.play(LayTile(ADA, hex_, *right))


def test_cities_with_a_y_take_tiles_with_a_y_and_no_others_do():
    # OR 4: České Budějovice has a Y.
    table = small("VBW", tiles="I9 57 1").operating("VBW")
    table.refuses(LayTile(ADA, "I11", "57", 1), "or4")
    table.play(LayTile(ADA, "I11", "621", 1))


def test_praha_takes_tiles_with_a_p_and_no_others_do():
    # OR 4.
    table = first_turn("BN", phase="b", cash=400)
    table.refuses(LayTile(ADA, "E11", "57", 2), "or4")
    table.refuses(LayTile(ADA, "E11", "621", 2), "or4")


def test_a_hex_with_two_towns_takes_a_tile_with_two_towns_one_of_them_connected():
    # OR 4: one of the tracks must be connected.
    table = small("BCB", tiles="E15 57 1", at="E15").operating("BCB")
    table.refuses(LayTile(ADA, "E13", "4", 1), "or4")
    table.refuses(LayTile(ADA, "E13", "9", 1), "or4")
    table.play(LayTile(ADA, "E13", "1", 0))


@pytest.mark.parametrize(
    ("hex_", "tile", "rotation", "cost"),
    [("D6", "9", 1, 0), ("E5", "9", 2, 20), ("C3", "8", 3, 40), ("C5", "4", 0, 40)],
)
def test_the_first_tile_on_terrain_is_paid_by_the_company(hex_, tile, rotation, cost):
    # OR 4: printed on the hex; hill 20, mountain 40.
    table = small(tiles="D4 611 1", phase="g", cash=100).operating("EKJ")
    before = table.player_cash(ADA)
    table.play(LayTile(ADA, hex_, tile, rotation))
    assert table.state.charters["EKJ"].cash == 100 - cost
    assert table.player_cash(ADA) == before


def test_a_river_costs_10():
    table = small("BCB", tiles="D16 57 1").operating("BCB")
    table.play(LayTile(ADA, "D14", "9", 1))
    assert table.state.charters["BCB"].cash == 190


def test_the_home_tile_pays_for_its_terrain():
    table = first_turn("BCB", cash=200)
    table.play(LayTile(ADA, "D16", "57", 1))
    assert table.state.charters["BCB"].cash == 190


def test_a_company_that_cannot_pay_for_the_terrain_does_not_lay():
    # OR 4 and SR/OR in general: the company pays alone.
    table = small(tiles="D4 611 1", phase="g", cash=39).operating("EKJ")
    told = table.refuses(LayTile(ADA, "C3", "8", 3), "or4")
    assert (told["cost"], told["cash"]) == (40, 39)
    table.play(LayTile(ADA, "E5", "9", 2))


def test_no_track_leads_off_the_map():
    # OR 4: J8 is not on the map.
    table = first_turn("VBW")
    table.refuses(LayTile(ADA, "I9", "57", 0), "or4")
    table.play(LayTile(ADA, "I9", "57", 1))


def test_track_may_lead_to_a_red_area_without_a_tile():
    # OR 4: also where there is no suitable tile yet.
    table = small("BCB", tiles="B10 57 2", at="B10").operating("BCB")
    table.play(LayTile(ADA, "A9", "58", 5))
    assert table.tile("A9") == "58"


def test_tracks_of_neighbours_need_not_meet():
    # OR 4: not every track must lead on, beside red areas neither.
    table = small(tiles="D4 57 1; D8 9 0").operating("EKJ")
    table.play(LayTile(ADA, "D6", "9", 1))
    table = small(tiles="D4 57 1; C7 8859 0", phase="d").operating("EKJ")
    table.play(LayTile(ADA, "D6", "8", 1))


def test_towards_the_gray_hex_track_leads_only_where_it_is_met():
    # Easy to misread, OR 4/5: towards the grey D0 only if it faces.
    table = small("BCB", tiles="D2 57 1", at="D2").operating("BCB")
    assert table.tile("D2") == "57"
    table = Table(3).lay("E3 4 1").company("BCB", {ADA: 75}, cash=100, trains="a1:2", at="D4").lay("D4 57 0")
    table.operating("BCB")
    table.refuses(LayTile(ADA, "E1", "58", 2), "or4")


def test_tiles_are_limited():
    # The tile list: there are four tiles 57.
    table = small(tiles="D4 57 1; D16 57 1; I9 57 1; F22 57 1").operating("EKJ")
    table.refuses(LayTile(ADA, "D2", "57", 1), None)
    assert "57" not in table.offers(LayTile, "tile", hex="D2")
    table.play(LayTile(ADA, "D2", "5", 4))


def test_hexes_and_tiles_that_do_not_exist_are_refused():
    table = small().operating("EKJ")
    for hex_, tile in (("Z1", "9"), ("D6", "9999"), ("D5", "9"), ("", "9")):
        table.refuses(LayTile(ADA, hex_, tile, 1), None)
    for rotation in (6, -1, 7, 100):
        table.refuses(LayTile(ADA, "D6", "9", rotation), "or4")


def test_purple_tiles_are_no_ordinary_tiles():
    # OR 5: purple tiles are laid with local railways only.
    table = small(tiles="D4 57 1", phase="d").operating("EKJ")
    table.refuses(LayTile(ADA, "D4", "14p", 0), "locals")
    table.play(LayTile(ADA, "D4", "14", 0))
