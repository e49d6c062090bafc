"""What a built-in opponent would do for a person is legal, has a reason in words, and rests on nothing hidden."""

from functools import lru_cache
from random import Random

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.core.assistance import Advice
from engine.core.rng import Rng
from tests.conformance.worlds import SEED, WORLDS, overrides
from tests.thorough import long_but, times

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Émile", "Fay")
HINTING = [key for key, world in WORLDS.items() if overrides(world.game.advice, Advice.reason)]


MOST = {"normal": 30, "hard": times(8, 30)}
"""Positions of a game in which a hint is asked for, besides two of each kind of move, by the level that gives it."""


@pytest.fixture(
    scope="module", params=long_but(HINTING, *(key for key in HINTING if "hard" not in WORLDS[key].game.policies))
)
def world(request):
    return WORLDS[request.param]


@lru_cache(maxsize=1)
def hinted(world):
    """Positions of a random game with who is to move and what they are advised, which is worked out once for all tests."""
    most = MOST["hard" if "hard" in world.game.policies else "normal"]
    positions = [(state, seat) for state, seat, _ in world.some(SEED, world.game.info.players[0], most)]
    return [(state, seat, world.game.advice.hint(state, seat, Rng("hint"))) for state, seat in positions]


def test_every_game_with_a_planning_opponent_gives_reasons():
    assert set(HINTING) == {key for key, world in WORLDS.items() if "normal" in world.game.policies}


def test_a_hint_is_a_legal_move_with_a_reason_in_words(world):
    english, given = Texts("en", strict=True).of(world.game.info.key), 0
    for state, seat, hint in hinted(world):
        assert world.game.advice.is_hinted(state, seat) == (hint is not None), (
            "a button offers what there is, and no other"
        )
        if hint is None:
            continue
        given += 1
        assert hint.move.seat == seat
        for _ in world.game.play(codec.clone(state), hint.move):
            pass
        said = english.sentence(hint.reason, NAMES)
        assert said.endswith(".")
        assert said[0] == said[0].lower()
    assert given


def test_a_hint_rests_on_nothing_that_is_hidden_and_leaves_the_position_as_it_is(world):
    chance = Random("hinted")
    for state, seat, hint in hinted(world)[::2]:
        other = world.scramble(state, seat, chance)
        before = codec.encode_state(other)
        assert world.game.advice.is_hinted(state, seat) == world.game.advice.is_hinted(other, seat)
        assert world.game.advice.hint(other, seat, Rng("hint")) == hint
        assert codec.encode_state(other) == before


def test_a_hint_is_what_the_best_of_the_planning_opponents_would_do(world):
    policies = world.game.policies
    best = policies.get("hard", policies.get("normal"))
    for state, seat, hint in hinted(world)[1::2]:
        rng = Rng("hint")
        sampled = world.game.advice.sample(state, seat, rng)
        assert sampled is None or hint.move == best(world.game, sampled, seat, rng)
