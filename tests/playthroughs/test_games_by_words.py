"""Whole games are played, and mostly won, by whoever reads only what a person is shown: no picture, no view, no state."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from tests.playthroughs.by_words import played
from tests.playthroughs.readers import READERS
from tests.thorough import long_but, times

GAMES_OF_EACH = times(3, 20)


def is_won(game, seed):
    """Play a game by words, and tell whether the reader has won it alone."""
    match, mine = played(game, seed, READERS[game](Rng(f"{seed} reader")))
    assert match.over
    return match.result.winners == (mine,)


@pytest.mark.parametrize("game", long_but(READERS, *(game for game in READERS if game != "1854")))
def test_a_game_is_played_to_its_end_by_words(game):
    is_won(game, "words alone")


@pytest.mark.long
@pytest.mark.parametrize("game", READERS)
def test_three_games_of_five_against_chance_are_won_by_words(game):
    won = sum(is_won(game, f"words {number}") for number in range(GAMES_OF_EACH))
    assert won >= GAMES_OF_EACH * 3 / 5
