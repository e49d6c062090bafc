import functools

import pytest

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.german_railways.game import GERMAN


def _views(players, seed, policy="normal"):
    return _seen(players, seed, policy)


@functools.cache
def _seen(players, seed, policy):
    """Every position of a game between built-in players as everybody sees it."""
    state, rng = GERMAN.setup(Setup("german", players), seed), Rng("pictures")
    views = [GERMAN.view(state, None)]
    while actors := GERMAN.actors(state):
        seat = min(actors)
        for _ in GERMAN.play(state, GERMAN.policies[policy](GERMAN, state, seat, rng)):
            pass
        views.append(GERMAN.view(state, None))
    return tuple(views)


@pytest.fixture
def views():
    return _views


@pytest.fixture
def game():
    """A game of four players."""
    return _views(4, "pictures")


@pytest.fixture
def start(game):
    return game[0]


@pytest.fixture
def late(game):
    """A position in the middle of the game in which a build has just made a link: of later ones words leave out cities."""
    linked = [view for view in game if view.stage == "actions" and view.built and view.built.linked]
    return linked[len(linked) // 2]
