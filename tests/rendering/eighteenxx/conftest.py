import functools

import pytest

from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.eighteenxx.g18cz.game import G18CZ


@functools.cache
def _views(players, seed):
    """Positions of a random game as everybody sees them: the first, the last, one in seven, and every one with runs."""
    state, rng = G18CZ.setup(Setup("18cz", players), seed), Rng("pictures")
    views, number = [G18CZ.view(state, None)], 0
    while actors := G18CZ.actors(state):
        for _ in G18CZ.play(state, random_move(G18CZ, state, min(actors), rng)):
            pass
        number += 1
        if number % 7 == 0 or (state.turn and state.turn.runs) or not G18CZ.actors(state):
            views.append(G18CZ.view(state, None))
    return tuple(views)


@pytest.fixture
def views():
    return _views


@pytest.fixture
def game():
    """A game of four players."""
    return _views(4, "pictures")


@pytest.fixture
def late(game):
    """A position with many tiles and something changed in it."""
    return max((view for view in game if view.map.changed), key=lambda view: len(view.map.laid))


@pytest.fixture
def running():
    """A position in which a company has just run two trains."""
    return max(
        (view for view in _views(4, "runs") if view.turn and view.turn.ran), key=lambda view: len(view.last_run.runs)
    )
