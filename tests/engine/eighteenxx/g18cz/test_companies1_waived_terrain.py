"""18CZ rules, companies 1: the terrain that a local railway waives."""

import pytest

from engine.eighteenxx.moves import (
    LaySpecial,
    LayTile,
    WaiveTerrain,
)
from tests.engine.eighteenxx.g18cz.local_railways import sized
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table

TERRAINS = {"river": ("C9", "3", 3), "hill": ("E5", "9", 2), "mountain": ("C3", "8", 3)}


def beside_terrain(company, *, cash=0, **owners):
    """A company in D4 with track to a hill and a mountain; for a river see D16."""
    return sized(company, phase="g", tiles="D4 611 1", cash=cash, **owners)


@pytest.mark.parametrize(
    ("local", "waived"), [("S1", {"river"}), ("M1", {"river", "hill"}), ("L1", {"river", "hill", "mountain"})]
)
def test_the_size_of_a_local_railway_tells_the_terrain_it_waives(local, waived):
    # Table 1: S river; M river and hill; L all.
    for terrain in ("hill", "mountain"):
        table = beside_terrain("kk", cash=100, **{local: "kk"})
        move = WaiveTerrain(ADA, local, *TERRAINS[terrain])
        if terrain in waived:
            table.play(move)
            assert table.state.charters["kk"].cash == 100
            assert table.state.private_companies[local].used
        else:
            table.cannot(move)
    table = Table(3, phase="d").lay("D16 57 1").company("kk", {ADA: 60}, price=100, trains="d1:3E", at="D16")
    table.company("OFE", {BO: 75}, price=50, at="C25").private_companies(**{local: "kk"}).operating("kk")
    table.play(WaiveTerrain(ADA, local, "D14", "9", 1))
    assert table.state.charters["kk"].cash == 0


def test_a_waiver_is_an_ordinary_yellow_lay():
    # Rules left to the components: one terrain waived on an ordinary yellow lay.
    table = beside_terrain("kk", L1="kk", L2="kk")
    table.play(WaiveTerrain(ADA, "L1", *TERRAINS["hill"]))
    table.cannot(WaiveTerrain(ADA, "L2", *TERRAINS["mountain"]))
    table.cannot(LayTile(ADA, "D6", "9", 1))


def first_turn(ruleset, tiles, at):
    """A large company in its first turn, without cash and with two local railways."""
    table = Table(3, ruleset, phase="g", cash=500).lay(tiles).private_companies(L1="kk", L2="kk")
    table.company("kk", {ADA: 60}, price=100, trains="d1:3E", at=at, operated=False)
    return table.operating("kk", number=4)


@pytest.mark.parametrize("ruleset", ["rulebook", "18xx.games"])
def test_after_an_upgrade_in_the_first_turn_terrain_is_waived_on_18xx_games_only(ruleset):
    # Switches; the two lays of the turn are then spent.
    table = first_turn(ruleset, "D4 57 1", "D4")
    table.play(LayTile(ADA, "D4", "14", 1))
    table.cannot(LayTile(ADA, "D6", "9", 1))
    if ruleset == "rulebook":
        table.cannot(WaiveTerrain(ADA, "L1", *TERRAINS["hill"]))
        return
    table.play(WaiveTerrain(ADA, "L1", *TERRAINS["hill"]))
    assert not table.offers(WaiveTerrain, "local")
    table.refuses(WaiveTerrain(ADA, "L2", *TERRAINS["mountain"]), "or4")


def test_on_18xx_games_terrain_is_not_waived_after_the_upgrade_of_a_later_turn():
    table = sized("kk", phase="g", tiles="D4 57 1", cash=0, ruleset="18xx.games", L1="kk")
    table.play(LayTile(ADA, "D4", "14", 1))
    table.refuses(WaiveTerrain(ADA, "L1", *TERRAINS["hill"]), "or4")


def test_on_18xx_games_an_upgrade_whose_terrain_is_waived_leaves_the_second_lay_of_the_first_turn():
    # Switches: B8, printed in yellow, pays for its river when it is upgraded.
    table = first_turn("18xx.games", "B10 57 1", "B10")
    table.play(WaiveTerrain(ADA, "L1", "B8", "8859", 1))
    assert table.state.charters["kk"].cash == 0
    assert not table.offers(LayTile, "hex") & {"B8", "B10"}, "no upgrade"
    assert table.offers(LayTile, "hex")


def test_nothing_is_waived_where_nothing_is_due():
    table = beside_terrain("kk", L1="kk")
    table.refuses(WaiveTerrain(ADA, "L1", "D6", "9", 1), "locals")


def test_nothing_is_waived_on_an_upgrade():
    # OR 5: upgrades are free anyway.
    table = sized("kk", phase="g", tiles="D4 611 1; E5 9 2", L1="kk")
    table.cannot(WaiveTerrain(ADA, "L1", "E5", "20", 1))


def test_who_has_waived_lays_no_purple_tile_with_the_same():
    # One use in all.
    table = sized("kk", phase="g", tiles="D4 14 1; D2 57 1", L1="kk")
    table.play(WaiveTerrain(ADA, "L1", "E5", "9", 2))
    table.not_now(LaySpecial(ADA, "L1", "D4", "611p", 1))


def test_the_first_tile_at_home_may_have_its_terrain_waived():
    table = (
        Table(3, phase="b", cash=500)
        .company("BCB", {ADA: 75}, price=60, cash=0, operated=False)
        .private_companies(S1="BCB")
    )
    table.operate()
    table.play(WaiveTerrain(ADA, "S1", "D16", "57", 1))
    assert table.tile("D16") == "57"


def test_praha_may_have_its_river_waived():
    # Easy to misread, OR 3/4: one of the recorded yellow lays was waived.
    table = Table(3, phase="b", cash=500).company("BN", {ADA: 60}, price=60, cash=0, trains="b1:2+2", at="E11.1")
    table.private_companies(S1="BN").operating("BN")
    table.play(WaiveTerrain(ADA, "S1", "E11", "8889", 1))
    assert table.state.charters["BN"].cash == 0
