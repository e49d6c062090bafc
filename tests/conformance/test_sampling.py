"""A position that is drawn for a seat depends on nothing but what the seat may see."""

from collections import Counter
from random import Random

import pytest

from engine.core import codec
from engine.core.assistance import Advice
from engine.core.rng import Rng
from tests.conformance.worlds import SEED, WORLDS, kind_of, overrides, tables_of

SAMPLED = [key for key, world in WORLDS.items() if overrides(world.game.advice, Advice.sample)]
POSITIONS = 25
"""Positions of a game that are looked at, besides two of each kind of move."""
HIDDEN_FOR_GOOD = {"vault"}
"""Kinds of piece that are not dealt anew, as nobody may know how many there are."""


@pytest.fixture(params=tables_of(SAMPLED))
def table(request):
    return request.param


@pytest.fixture
def world(table):
    return table[0]


def positions(table):
    world, players = table
    for state, _, _ in world.some(SEED, players, POSITIONS):
        for seat in range(players):
            yield state, seat


def pieces(world, state):
    """Count the pieces of each kind: which of them lie in the box may be exchanged."""
    counted = Counter()
    for piece, number in world.census(state).items():
        counted[kind_of(piece)] += number
    return {kind: number for kind, number in counted.items() if number and kind not in HIDDEN_FOR_GOOD}


def test_every_game_draws_positions():
    assert set(SAMPLED) >= {key for key in WORLDS if "toy" not in key}


def test_equal_views_give_equal_positions(table, world):
    chance, drawn = Random("equal"), 0
    for state, seat in positions(table):
        other = world.scramble(state, seat, chance)
        here, there = (world.game.advice.sample(one, seat, Rng("sample")) for one in (state, other))
        assert here == there
        drawn += here is not None
    assert drawn


def test_a_seat_sees_of_the_position_drawn_what_it_saw_before(table, world):
    for number, (state, seat) in enumerate(positions(table)):
        before = codec.encode_state(state)
        sampled = world.game.advice.sample(state, seat, Rng(f"sample {number}"))
        assert codec.encode_state(state) == before
        if sampled is None:
            continue
        assert world.game.view(sampled, seat) == world.game.view(state, seat)
        assert world.game.actors(sampled) == world.game.actors(state)
        assert world.game.kinds(sampled, seat) == world.game.kinds(state, seat)
        assert codec.decode_state(world.game, codec.encode_state(sampled)) == sampled


def test_nothing_is_lost_or_made_where_positions_are_drawn(table, world):
    for number, (state, seat) in enumerate(positions(table)):
        sampled = world.game.advice.sample(state, seat, Rng(f"sample {number}"))
        if sampled is not None:
            assert pieces(world, sampled) == pieces(world, state)


def test_luck_to_come_follows_from_no_seed_of_the_table(table, world):
    state, seat = next(positions(table))
    one, other = (world.game.advice.sample(state, seat, Rng(seed)) for seed in ("one", "other"))
    assert one is not None
    assert other is not None
    assert len({position.rng.seed for position in (state, one, other)}) == 3


def test_a_game_is_played_on_from_a_position_drawn_to_its_end(table):
    world, players = table
    *_, (state, _, _) = world.some(SEED, players, 2)
    middle = list(world.some(SEED, players, 4))[2][0]
    for position in (state, middle):
        sampled, rng = world.game.advice.sample(position, 0, Rng("sample")), Rng("on")
        for _ in range(world.longest if sampled is not None else 0):
            awaited = world.game.awaited(sampled)
            if not awaited:
                break
            move = world.game.policies["random"](world.game, sampled, min(awaited), rng)
            for _ in world.game.play(sampled, move):
                pass
        assert sampled is None or world.game.result(sampled) is not None
