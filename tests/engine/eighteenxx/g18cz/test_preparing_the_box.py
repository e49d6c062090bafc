"""What lies on the table at the beginning ("Preparing the game"), and the part of the box for two players."""

import pytest

from engine.core.game import Setup
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.setup import lay_out
from engine.eighteenxx.g18cz.switches import ON_18XX_GAMES, RULEBOOK


def begun(players, ruleset="rulebook", seed="a seed"):
    return lay_out(Setup("18cz", players, {"ruleset": ruleset}), seed)


def test_the_ruleset_sets_every_switch():
    assert begun(3).switches == RULEBOOK
    assert begun(3, "18xx.games").switches == ON_18XX_GAMES
    assert lay_out(Setup("18cz", 3), "a seed").switches == RULEBOOK


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_of_the_box_is_used_by_three_to_six(players):
    state = begun(players)
    assert state.printed is everything()
    assert len(state.private_companies) == 18
    assert [charter.closed for charter in state.charters.values()] == [False] * 15
    assert {name: len(copies) for name, copies in state.board.supply.items()} == {
        name: tile.count for name, tile in everything().tiles.items()
    }


def test_the_same_seed_lays_out_the_same_game():
    assert begun(5) == begun(5)
    assert len({tuple(begun(5, seed=str(seed)).order) for seed in range(40)}) > 20


def test_the_draw_of_the_order_is_the_only_luck():
    assert begun(5).rng.draws == 4
    assert begun(5, "18xx.games").rng.draws == 0


def test_two_players_use_the_western_part_of_the_box():
    # The variant for two players: five companies, the dearer local railways and the eastern half of the map are out.
    state = begun(2)
    part = state.printed
    assert [charter.id for charter in state.charters.values() if charter.closed] == ["OFE", "MW", "KFN", "Pr", "Ug"]
    assert list(part.companies) == ["EKJ", "BCB", "VBW", "BN", "NWB", "ATE", "BTE", "Sx", "By", "kk"]
    assert list(state.private_companies) == ["S1", "S2", "S3", "M1", "M2", "M3", "L1", "L2", "L3"]
    assert len(part.hexes) == 107 - 34
    assert all(home in part.hexes for company in part.companies.values() for home in company.home)
    assert part.ground.beyond("F18", 3) is None
    assert everything().ground.beyond("F18", 3) is not None
    assert (part.kind("Sx").most_held, everything().kind("Sx").most_held) == (70, 60)
