"""18CZ rules, operating round 5: upgrading track."""

import pytest

from engine.eighteenxx.moves import BuildStation, LaySpecial, LayTile, Pass
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table


def small(company="EKJ", tiles="D4 57 1", *, phase="d", cash=200, operated=True, ruleset="rulebook", at=None):
    table = Table(3, ruleset, phase=phase).lay(tiles)
    home = {"EKJ": "D4", "BCB": "D16", "VBW": "I9", "BN": "E11.1"}[company] if at is None else at
    shares = {ADA: 60} if company == "BN" else {ADA: 75}
    return table.company(company, shares, par=60, cash=cash, trains="d1:3", at=home, operated=operated)


def ate(tiles="", *, phase="d", ruleset="rulebook"):
    """The first turn of ATE, whose home is the double city B8."""
    table = Table(3, ruleset, phase=phase).lay(tiles)
    return table.company("ATE", {ADA: 60}, par=100, cash=400, operated=False).operate()


@pytest.mark.parametrize(
    ("tiles", "upgrade", "closed", "open_"),
    [
        ("D4 57 1", ("D4", "14", 0), "abc", "defghij"),
        ("D4 14 0", ("D4", "611", 0), "abcdef", "ghij"),
        ("E11 8892 0", ("E11", "8893", 0), "abcdefgh", "ij"),
    ],
)
def test_each_colour_follows_the_one_before_when_its_phase_has_begun(tiles, upgrade, closed, open_):
    # OR 5: green from the first d train, brown from the first g, gray from the first i.
    for phase in closed:
        table = small("BN" if "E11" in tiles else "EKJ", tiles, phase=phase, at=tiles.split()[0]).operating(
            "BN" if "E11" in tiles else "EKJ"
        )
        table.refuses(LayTile(ADA, *upgrade), "or5")
    for phase in open_:
        table = small("BN" if "E11" in tiles else "EKJ", tiles, phase=phase, at=tiles.split()[0]).operating(
            "BN" if "E11" in tiles else "EKJ"
        )
        table.play(LayTile(ADA, *upgrade))


def test_no_colour_is_left_out():
    # OR 5: yellow to green, green to brown, brown to gray.
    table = small(phase="i").operating("EKJ")
    table.refuses(LayTile(ADA, "D4", "611", 0), "or5")
    table.refuses(LayTile(ADA, "D4", "5", 1), "or5")
    table = small(tiles="D4 14 0", phase="i").operating("EKJ")
    table.refuses(LayTile(ADA, "D4", "57", 1), "or5")


def test_an_upgrade_stands_instead_of_the_yellow_tiles():
    # OR 5 and 3: a company forgoes laying new track.
    table = small().operating("EKJ")
    table.play(LayTile(ADA, "D4", "14", 0))
    table.not_now(LayTile(ADA, "D6", "9", 1))


def test_who_has_laid_a_yellow_tile_does_not_upgrade():
    table = small("BCB", tiles="D16 57 1; D18 9 1", operated=False).operating("BCB")
    table.play(LayTile(ADA, "D20", "9", 1))
    table.refuses(LayTile(ADA, "D18", "23", 1), "or4")
    table.play(LayTile(ADA, "D22", "9", 1))


def test_an_upgrade_in_the_first_turn_stands_instead_of_both_yellow_tiles():
    # OR 4: two yellow tiles, or one upgrade.
    table = small("BCB", tiles="D16 57 1; D18 9 1", operated=False).operating("BCB")
    table.play(LayTile(ADA, "D18", "23", 1))
    table.not_now(LayTile(ADA, "D20", "9", 1))


def test_an_upgrade_keeps_all_track():
    # OR 5: no track may vanish or turn.
    table = small().operating("EKJ")
    table.refuses(LayTile(ADA, "D4", "14", 2), "or5")
    assert set(map(int, table.offers(LayTile, "rotation", hex="D4", tile="14"))) <= {0, 1, 3, 4}
    table.play(LayTile(ADA, "D4", "14", 1))


def test_an_upgrade_of_plain_track_keeps_both_ends_together():
    # OR 5: the old tracks must still be there, not only their exits.
    table = small(tiles="D4 57 1; D6 9 1").operating("EKJ")
    table.refuses(LayTile(ADA, "D6", "16", 1), "or5")
    table.refuses(LayTile(ADA, "D6", "25", 1), "or5")
    table.play(LayTile(ADA, "D6", "20", 0))


def test_plain_track_stays_without_stops_and_stops_stay():
    # OR 5: what has no stop gets none; towns stay towns, cities cities.
    table = small(tiles="D4 14 0; D6 9 1; E3 4 0").operating("EKJ")
    table.refuses(LayTile(ADA, "D6", "14", 0), "or5")
    table.refuses(LayTile(ADA, "E3", "20", 0), "or5")
    table.refuses(LayTile(ADA, "E3", "14", 0), "or5")
    table.refuses(LayTile(ADA, "D4", "39", 0), "or5")


def test_letters_stay():
    # OR 4 and 5: Y on Y.
    table = small("VBW", tiles="I9 57 1; I11 621 1").operating("VBW")
    table.refuses(LayTile(ADA, "I11", "14", 0), "or5")
    table.refuses(LayTile(ADA, "I9", "208", 0), "or5")
    table.play(LayTile(ADA, "I11", "208", 0))


def test_an_upgrade_needs_a_connection_to_one_of_its_tracks():
    # OR 5: on one of the tracks.
    table = small(tiles="D4 57 1; D16 57 1; E3 4 0; D2 57 2").operating("EKJ")
    table.refuses(LayTile(ADA, "D16", "14", 0), "or4")
    table.play(LayTile(ADA, "D4", "619", 1))


def test_a_connection_by_the_new_track_is_enough():
    # Rules left to the components: upgrades are permissive, a connection after the lay is enough.
    table = small("BCB", tiles="D16 57 1; D18 8 2").operating("BCB")
    table.refuses(LayTile(ADA, "D18", "25", 2), "or4")
    table.play(LayTile(ADA, "D18", "23", 4))


def test_new_track_need_not_be_usable():
    # Easy to misread, OR 4/5: permissive; the connected track is the old one, the new one leads elsewhere.
    table = small(tiles="D4 57 1; D6 9 1").operating("EKJ")
    table.play(LayTile(ADA, "D6", "20", 0))


def test_upgrades_are_free_on_every_terrain():
    # OR 5: whatever the terrain.
    table = small("BCB", tiles="D16 57 1; D14 9 1", cash=0).operating("BCB")
    table.play(LayTile(ADA, "D14", "23", 1))
    assert table.state.charters["BCB"].cash == 0
    table = small("BCB", tiles="D16 57 1", cash=0).operating("BCB")
    table.play(LayTile(ADA, "D16", "14", 0))


def test_a_replaced_tile_can_be_used_again():
    # OR 5.
    table = small(tiles="D4 57 1; D16 57 1; I9 57 1; F22 57 1").operating("EKJ")
    assert not table.state.board.supply["57"]
    table.play(LayTile(ADA, "D4", "14", 0))
    assert len(table.state.board.supply["57"]) == 1


def test_no_track_leads_off_the_map_after_an_upgrade():
    table = small("VBW", tiles="I9 57 1").operating("VBW")
    table.refuses(LayTile(ADA, "I9", "14", 0), "or5")
    assert set(map(int, table.offers(LayTile, "rotation", hex="I9", tile="14"))) == {1}


def test_stations_stay_when_a_city_is_upgraded():
    table = small().operating("EKJ")
    table.play(LayTile(ADA, "D4", "14", 0))
    assert table.stations("EKJ") == "D4.0"


def test_the_stations_of_praha_come_together_in_brown():
    # Rules left to the components: brown Praha is one city of four slots.
    table = small("BN", "E11 8891 0", phase="g", at="E11.0").company("NWB", {BO: 60}, at="E11.1").operating("BN")
    table.play(LayTile(ADA, "E11", "8892", 0))
    assert sorted(filter(None, table.state.board.stations["E11"][0])) == ["BN", "NWB"]


def test_the_first_green_tile_on_a_double_city_is_an_upgrade():
    # OR 5: OO counts as yellow.
    table = small(tiles="D4 57 1; D6 8 1", phase="c").operating("EKJ")
    table.refuses(LayTile(ADA, "C7", "8885", 0), "or5")
    table = small(tiles="D4 57 1; D6 8 1").operating("EKJ")
    table.play(LayTile(ADA, "C7", "8885", 0))
    table.not_now(LayTile(ADA, "D2", "57", 1))


def test_a_double_city_takes_its_own_tiles_only():
    # Rules left to the components: green OO are 8859 8860 8863 8864 8865 8885, brown only as purple tiles, no gray.
    table = small(tiles="D4 57 1; D6 8 1", phase="g").operating("EKJ")
    assert table.offers(LayTile, "tile", hex="C7") == {"8859", "8860", "8863", "8864", "8865", "8885"}
    table = small(tiles="D4 57 1; D6 8 1; C7 8885 0", phase="i").operating("EKJ")
    assert "C7" not in table.offers(LayTile, "hex")
    table.refuses(LayTile(ADA, "C7", "611", 0), "or5")


@pytest.mark.parametrize("tile", ["4 0", "58 0", "3 0"])
def test_towns_have_no_ordinary_green(tile):
    # Rules left to the components: green and brown towns exist only as purple tiles.
    table = small(tiles=f"D4 14 0; E3 {tile}").operating("EKJ")
    assert "E3" not in table.offers(LayTile, "hex")


def test_double_towns_have_no_ordinary_green_but_a_purple_one():
    # Rules left to the components: 1, 2, 55, 56, 69 may become a purple green town.
    table = small("BN", "E11 8889 1; E13 1 0; E15 57 1", at="E15").private_companies(S1="BN").operating("BN")
    assert "E13" not in table.offers(LayTile, "hex")
    table.play(LaySpecial(ADA, "S1", "E13", "888p", 2))
    assert table.tile("E13") == "888p"


def test_purple_tiles_can_become_ordinary_ones():
    # OR 5.
    table = small(tiles="D4 14p 0", phase="g").operating("EKJ")
    table.play(LayTile(ADA, "D4", "611", 1))
    assert table.state.board.supply["14p"] == [0]


def test_no_city_but_praha_has_an_ordinary_gray():
    # Rules left to the components.
    table = small(tiles="D4 611 0", phase="i").operating("EKJ")
    assert "D4" not in table.offers(LayTile, "hex")
    table.refuses(LayTile(ADA, "D4", "595p", 0), "locals")


def test_ate_may_turn_its_home_green_as_its_upgrade():
    # OR 5: its first tile at home may be the green one, instead of two yellow ones.
    table = ate()
    assert table.tile("B8") is None
    table.play(LayTile(ADA, "B8", "8859", 0), BuildStation(ADA, "B8", 1))
    assert table.stations("ATE") == "B8.1"
    table.not_now(LayTile(ADA, "B10", "57", 1))


def test_ate_lays_nothing_before_phase_d():
    # Easy to misread, OR 5: green is unlocked only by d; before that ATE sits on a trackless hex.
    table = ate(phase="c")
    assert table.stations("ATE").startswith("B8")
    assert "tile" not in table.kinds()


def test_ate_need_not_lay_its_home_tile():
    # Switches: ATE may pass.
    table = ate()
    table.play(Pass(ADA))
    assert table.tile("B8") is None


def test_ate_lays_two_yellow_tiles_elsewhere_when_its_home_is_green():
    # OR 5.
    table = ate("B8 8859 1")
    table.play(BuildStation(ADA, "B8", 0))
    table.play(LayTile(ADA, "B10", "57", 1), LayTile(ADA, "B12", "621", 1))


def test_the_green_home_of_ate_is_free():
    # OR 5: upgrades are free whatever the terrain; B8 is a river.
    table = ate()
    table.play(LayTile(ADA, "B8", "8859", 0))
    assert table.state.charters["ATE"].cash == 400
    # OR 6: the company chooses its city again.
    assert table.game.guidance.meaning(table.state, ADA, BuildStation).key == "18xx.button.home"


def test_on_18xx_games_the_green_b8_costs_its_river():
    # Switches: terrain when B8 becomes green.
    table = ate(ruleset="18xx.games")
    if table.round == "home_city":
        table.play(BuildStation(ADA, "B8", 0))
    table.play(LayTile(ADA, "B8", "8859", 0))
    assert table.state.charters["ATE"].cash == 390


@pytest.mark.parametrize("hex_", ["C7", "D26"])
def test_other_double_cities_cost_nothing_on_18xx_games_either(hex_):
    table = small(tiles="D4 57 1; D6 8 1", ruleset="18xx.games").operating("EKJ")
    table.play(LayTile(ADA, "C7", "8885", 0))
    assert table.state.charters["EKJ"].cash == 200
