"""18CZ rules, "Preparing the game": what lies on the table, and the part of the box for two players."""

import msgspec
import pytest

from engine.core import codec
from engine.core.game import Setup
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.setup import lay_out
from engine.eighteenxx.g18cz.switches import ON_18XX_GAMES, RULEBOOK
from tests.engine.eighteenxx.g18cz.positions import GAME, Table
from tests.engine.eighteenxx.invariants import money


def opening(players, ruleset="rulebook", seed="a seed"):
    return GAME.setup(Setup("18cz", players, {"ruleset": ruleset}), seed)


@pytest.mark.parametrize(("players", "cash"), [(2, 280), (3, 350), (4, 300), (5, 250), (6, 210)])
def test_everybody_begins_with_the_cash_for_their_number(players, cash):
    # Preparing 2 and appendix 8; two and six players exist on 18xx.games only.
    assert [player.cash for player in opening(players).players] == [cash] * players


@pytest.mark.parametrize(("players", "cash"), [(2, 280), (3, 380), (4, 300), (5, 250), (6, 210)])
def test_on_18xx_games_three_players_begin_with_30_more(players, cash):
    # Switches: cash, 3 players.
    assert [player.cash for player in opening(players, "18xx.games").players] == [cash] * players


def test_the_rulebook_is_played_where_nothing_is_said():
    # The rulebook rules.
    variant = next(variant for variant in GAME.info.variants if variant.key == "ruleset")
    assert variant.values == ("rulebook", "18xx.games")
    assert codec.encode_state(GAME.setup(Setup("18cz", 3), "s")) == codec.encode_state(opening(3, seed="s"))


def test_two_to_six_people_play():
    assert GAME.info.players == (2, 6)


def test_the_first_turn_order_is_drawn_by_lot():
    # Preparing 3: shuffled order cards.
    orders = {tuple(opening(4, seed=f"seed {number}").order) for number in range(40)}
    assert len(orders) > 12
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


def test_on_18xx_games_the_first_turn_order_is_that_of_the_seats():
    assert {tuple(opening(4, "18xx.games", f"seed {number}").order) for number in range(9)} == {(0, 1, 2, 3)}


def test_the_draft_begins_with_the_first_in_the_turn_order():
    # Preparing 3: the preliminary stock round begins with player 1.
    state = opening(5)
    assert state.frames[-1].round == "draft"
    assert GAME.actors(state) == {state.order[0]}


def test_the_trains_lie_by_their_letters_and_only_a_trains_can_be_bought_first():
    # Preparing 3: trains in alphabetical order.
    state = opening(3)
    ranks = [train.rank for train in state.depot.deck]
    assert ranks == sorted(ranks)
    assert ranks.count("a") == 5
    assert state.depot.phase == "a"
    assert not state.depot.pool
    assert not state.depot.rusted


def test_all_18_local_railways_stand_ready_and_nobody_owns_any():
    # Preparing 3.
    state = opening(3)
    assert list(state.private_companies) == [f"{size}{number}" for size in "SML" for number in range(1, 7)]
    assert {local.owner for local in state.private_companies.values()} == {None}


def test_no_company_has_money_trains_or_a_president_before_it_starts():
    # Preparing 3 and SR 5: the charter goes to its president later.
    for charter in opening(3).charters.values():
        assert (charter.cash, charter.trains, charter.president, charter.par, charter.floated) == (
            0,
            [],
            None,
            None,
            False,
        )
        assert set(charter.holders) == {"ipo"}


def test_everything_is_open_to_all():
    # Preparing 1: the holdings of players and companies are public.
    assert GAME.info.open_information
    state = opening(3)
    views = [msgspec.structs.replace(GAME.view(state, seat), viewer=None) for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)


def test_the_money_dealt_comes_from_the_bank():
    assert money(opening(4)) == 0


def test_a_table_of_the_tests_begins_as_a_game_does():
    table = Table(4)
    assert [train.rank for train in table.state.depot.deck[:5]] == ["a"] * 5
    assert len(table.state.board.supply) == len(everything().tiles)


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
