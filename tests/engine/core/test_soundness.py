"""A position that comes from outside is judged as a whole before a game goes on from it."""

import pytest

from engine.core import log
from engine.core.errors import CorruptLog, UnsoundPosition
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.soundness import check_setup, examine
from tests.shared import hostile


@pytest.fixture
def match():
    return Match(find("german"), Setup("german", 3), "sound")


def test_a_position_as_it_was_laid_out_is_sound_and_stays_as_it_is(match):
    before = match.game.setup(match.setup, match.seed)
    examine(match.game, match.state, match.setup)
    assert match.state == before


@pytest.mark.parametrize("number", [1 << 31, 1 << 36, 1 << 62, 1 << 70, -(1 << 40)])
def test_a_number_beyond_all_bounds_is_refused_before_anything_is_computed_of_it(match, number):
    match.state.rng.draws = number
    match.game.check_position = pytest.fail
    try:
        with pytest.raises(UnsoundPosition):
            examine(match.game, match.state, match.setup)
    finally:
        del match.game.check_position


def test_a_position_of_other_players_than_the_set_up_is_refused(match):
    with pytest.raises(UnsoundPosition):
        examine(match.game, match.state, Setup("german", 9))


@pytest.mark.parametrize("name", ["18cz-order-short", "integer-beyond-64-bits"])
def test_a_log_that_goes_on_from_what_no_game_has_led_to_is_refused(name):
    with pytest.raises(UnsoundPosition):
        log.read(hostile(f"replay-{name}"))


def test_a_set_up_with_more_switches_than_any_game_has_is_refused(match):
    many = {f"switch{number}": "on" for number in range(100)}
    with pytest.raises(UnsoundPosition):
        check_setup(match.game, Setup("german", 3, many))


def test_a_log_with_a_seed_that_is_longer_than_any_is_refused(match):
    with pytest.raises(CorruptLog):
        log.read(log.write(Match(match.game, match.setup, "s" * 100_000)))
