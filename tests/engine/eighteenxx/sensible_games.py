"""Whole games among players that know what they do."""

from functools import cache

from engine.core import codec
from engine.core.game import Setup
from engine.core.registry import find
from engine.core.rng import Rng


def whole_game(game, players, seed):
    """Every (state, seat, move) of a game among sensible players, the state being the one before the move."""
    rules, rng = find(game), Rng(f"{seed}:luck")
    state = rules.setup(Setup(game, players), seed)
    while actors := sorted(rules.actors(state)):
        move = rules.policies["normal"](rules, state, actors[0], rng)
        yield state, actors[0], move
        for _ in rules.play(state, move):
            pass


def same_game(game, players):
    """Every (state, seat, move) of one game as above, which is played once for all that look at it."""
    rules = find(game)
    for state, seat, move in _kept(game, players):
        yield codec.decode_state(rules, state), seat, move


@cache
def _kept(game, players):
    played = whole_game(game, players, "dividends")
    return [(codec.encode_state(state), seat, move) for state, seat, move in played]
