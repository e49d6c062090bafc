"""Whole games among players that know what they do."""

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
