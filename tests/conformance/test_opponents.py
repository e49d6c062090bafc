"""Every built-in opponent of every level plays legal moves, and what its seat cannot see never bears on them."""

from itertools import islice
from random import Random

import pytest

from engine.core import codec
from engine.core.rng import Rng
from tests.conformance.worlds import SEED, WORLDS
from tests.thorough import long_but, times

EVERY = [(key, policy) for key, world in WORLDS.items() for policy in world.game.policies]


LONG = {
    ("18cz", "hard"),
    ("1854", "easy"),
    ("1854", "normal"),
    ("1854", "hard"),
    ("europe", "hard"),
    ("german", "hard"),
    ("legends", "hard"),
}
"""What thinks for long."""


@pytest.mark.parametrize(("key", "policy"), long_but(EVERY, *(one for one in EVERY if one not in LONG)))
def test_whoever_sees_the_same_chooses_the_same_legal_move(key, policy):
    world, chance = WORLDS[key], Random("opponents")
    choose, every = world.game.policies[policy], times(2, 1) if (key, policy) in LONG else 1
    for state, seat, _ in islice(world.some(SEED, world.game.info.players[0], 6), 0, None, every):
        other, before = world.scramble(state, seat, chance), codec.encode_state(state)
        move = choose(world.game, state, seat, Rng("luck"))
        assert codec.encode_state(state) == before
        assert choose(world.game, other, seat, Rng("luck")) == move
        for _ in world.game.play(codec.clone(state), move):
            pass
