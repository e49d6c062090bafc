"""18CZ rules, companies 1: the extra purple tile of a local railway."""

import pytest

from engine.eighteenxx.moves import (
    BuildStation,
    BuyPrivate,
    Dividend,
    LaySpecial,
    LayTile,
    Pass,
    Run,
)
from tests.engine.eighteenxx.g18cz.local_railways import sized, small
from tests.engine.eighteenxx.g18cz.positions import ADA, BO


def test_an_extra_purple_tile_comes_besides_the_ordinary_lays():
    # Choice 1: an additional tile, the local railway is spent.
    table = small(S1="EKJ")
    table.play(LayTile(ADA, "D6", "9", 1), LaySpecial(ADA, "S1", "D4", "14p", 0))
    assert (table.tile("D4"), table.state.private_companies["S1"].used) == ("14p", True)
    table = small(S1="EKJ")
    table.play(LaySpecial(ADA, "S1", "D4", "14p", 0), LayTile(ADA, "D6", "9", 1))
    assert (table.tile("D4"), table.tile("D6")) == ("14p", "9")


@pytest.mark.parametrize("passes", [1, 2])
def test_a_purple_tile_is_laid_at_any_time_of_the_turn(passes):
    # Choice 1: at any time.
    table = small("D4 57 1; D2 57 1; E3 4 0; D6 9 1", S1="EKJ")
    table.play(Pass(ADA))
    if passes == 2:
        table.play(Run(ADA, ("d1", "D2", "D4")), Dividend(ADA, "payout"))
    table.play(LaySpecial(ADA, "S1", "D4", "14p", 0))


COLOURS = [("EKJ", "S1", "g"), ("KFN", "M1", "gb"), ("kk", "L1", "gbG")]


@pytest.mark.parametrize(("company", "local", "colours"), COLOURS)
def test_the_size_of_a_local_railway_tells_the_colours_of_its_tile(company, local, colours):
    # Rules left to the components: S green, M green and brown, L green, brown and gray.
    for colour, before, tile, rotation in (
        ("g", "57 1", "14p", 2),
        ("b", "14 0", "611p", 0),
        ("G", "611 0", "595p", 0),
    ):
        table = sized(company, phase="i", tiles=f"D4 {before}; D2 57 1", **{local: company})
        if colour in colours:
            table.play(LaySpecial(ADA, local, "D4", tile, rotation))
        else:
            table.cannot(LaySpecial(ADA, local, "D4", tile, rotation))


@pytest.mark.parametrize(
    ("before", "tile", "rotation", "closed", "open_"),
    [("57 1", "14p", 2, "bc", "d"), ("14 0", "611p", 0, "df", "g"), ("611 0", "595p", 0, "gh", "i")],
)
def test_a_purple_tile_is_legal_in_its_colour(before, tile, rotation, closed, open_):
    # Rules left to the components: legal in colour, so in its phase.
    for phase in closed:
        table = sized("kk", phase=phase, tiles=f"D4 {before}; D2 57 1; D6 9 1; I9 57 1", L1="kk")
        table.cannot(LaySpecial(ADA, "L1", "D4", tile, rotation))
    table = sized("kk", phase=open_, tiles=f"D4 {before}; D2 57 1", L1="kk")
    table.play(LaySpecial(ADA, "L1", "D4", tile, rotation))


def test_a_purple_tile_must_be_connected():
    # Rules left to the components: reachable.
    table = small("D4 57 1; D2 57 1; I9 57 1; E3 4 0", S1="EKJ")
    table.refuses(LaySpecial(ADA, "S1", "I9", "14p", 0), "or4")
    table.refuses(LaySpecial(ADA, "S1", "E3", "887p", 0), "or4")


def test_a_purple_tile_follows_the_rules_of_upgrades():
    # OR 5: the next colour, all track kept, what has stops keeps them.
    table = small("D4 14 0; D2 57 1; E3 4 0; D6 9 1", S1="EKJ")
    table.refuses(LaySpecial(ADA, "S1", "D4", "14p", 0), "or5")
    table.refuses(LaySpecial(ADA, "S1", "D6", "887p", 0), "or5")
    table.refuses(LaySpecial(ADA, "S1", "E3", "14p", 0), "or5")
    table.refuses(LaySpecial(ADA, "S1", "E3", "8866p", 0), "or5")
    table.play(LaySpecial(ADA, "S1", "E3", "887p", 0))


def test_only_purple_tiles_are_laid_so():
    table = small(S1="EKJ")
    table.refuses(LaySpecial(ADA, "S1", "D4", "14", 0), "locals")
    table.refuses(LaySpecial(ADA, "S1", "D6", "9", 1), "locals")


def test_a_local_railway_is_used_once():
    # Rules left to the components: one use in all.
    table = small("D4 57 1; D2 57 1; E3 4 0", S1="EKJ", S2="EKJ")
    table.play(LaySpecial(ADA, "S1", "D2", "15p", 4))
    table.refuses(LaySpecial(ADA, "S1", "D4", "14p", 0), "locals")
    table.play(LaySpecial(ADA, "S2", "D4", "14p", 0))


def test_a_company_uses_its_own_local_railways_only():
    # If a company owns it, not if its president does.
    table = small(S1=ADA, S2="EKJ", S3="OFE")
    for local in ("S1", "S3", "S4"):
        table.refuses(LaySpecial(ADA, local, "D4", "14p", 0), "locals")
    table.play(LaySpecial(ADA, "S2", "D4", "14p", 0))


def test_a_local_railway_is_bought_and_used_in_one_turn():
    table = small(S1=ADA)
    table.play(BuyPrivate(ADA, "S1", 1), LaySpecial(ADA, "S1", "D4", "14p", 0))


def test_a_used_local_railway_of_a_player_is_not_used_again_by_the_next_owner():
    table = small(S1=ADA)
    table.state.private_companies["S1"].used = True
    table.play(BuyPrivate(ADA, "S1", 1))
    table.not_now(LaySpecial(ADA, "S1", "D4", "14p", 0))


def test_a_station_after_a_purple_tile_is_possible_in_the_same_turn():
    # Choice 1: any time; new room may be used at once.
    table = small("D4 57 1; D2 57 1", S1="EKJ").company("BTE", {BO: 60}, price=58, at="D2")
    table.operating("EKJ", number=4)
    table.play(LaySpecial(ADA, "S1", "D2", "15p", 4), Pass(ADA), BuildStation(ADA, "D2", 0))
