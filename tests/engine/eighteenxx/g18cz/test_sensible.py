import pytest

from engine.core import codec
from engine.core.forms import offered
from engine.core.rng import Rng
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.moves import DraftPurchase
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.sensible import EXPECTATIONS, STARTING_MONEY, choose_sensibly
from engine.eighteenxx.moves import Dividend, Par
from engine.eighteenxx.trains import runnable
from tests.engine.eighteenxx.sensible_games import whole_game


@pytest.mark.parametrize("players", [3, 5])
def test_a_whole_game_among_sensible_players_keeps_to_what_is_offered(players):
    for number, (state, _, move) in enumerate(whole_game("18cz", players, "whole")):
        if number % 5 == 0:
            assert offered(G18CZ, state, move), move
        last = state
    assert G18CZ.result(last) is not None
    assert all(investor.debt == 0 for investor in last.players)
    assert sum(charter.floated for charter in last.charters.values()) >= players


@pytest.mark.long
def test_it_leaves_the_position_as_it_is_and_judges_without_the_seed():
    for number, (state, seat, _) in enumerate(whole_game("18cz", 3, "blind")):
        if number % 25:
            continue
        before = codec.encode_state(state)
        rng = Rng("same")
        choice = choose_sensibly(G18CZ, state, seat, rng)
        assert codec.encode_state(state) == before
        other = codec.clone(state)
        other.rng = Rng("another seed")
        assert choose_sensibly(G18CZ, other, seat, Rng("same")) == choice


def test_in_the_draft_it_keeps_the_money_to_start_a_company_and_starts_one_that_floats():
    started = set()
    for state, seat, move in whole_game("18cz", 4, "start"):
        if isinstance(move, DraftPurchase):
            assert state.players[seat].cash - everything().private_companies[move.local].price >= STARTING_MONEY
        if isinstance(move, Par):
            started.add(seat)
        if state.calendar.operating:
            break
    assert started == {0, 1, 2, 3}
    assert min(investor.cash for investor in state.players) >= 0


def test_it_pays_dividends_nearly_always_and_ends_no_turn_without_a_train():
    paid = []
    for state, _, move in whole_game("18cz", 3, "dividends"):
        if isinstance(move, Dividend):
            assert runnable(state, state.turn.company)
            paid.append(move.decision == "payout")
    assert sum(paid) / len(paid) > 0.6


def test_the_last_operating_round_is_the_thirteenth():
    for state, _, _ in whole_game("18cz", 3, "calendar"):
        assert 0 < EXPECTATIONS.rounds_left(state) <= 13 or state.frames[-1].round in {"draft", "stock"}
