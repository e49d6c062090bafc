import functools

import pytest

from bot.texts import Texts
from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.eighteenxx.g1854.game import GAME_1854
from rendering.eighteenxx.g1854.pictures import PICTURES

ENGLISH = Texts("en", strict=True, game="1854")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


@functools.cache
def views(players, seed, most):
    """Positions of the beginning of a random game as everybody sees them: one in seven, and every one with runs."""
    state, rng = GAME_1854.setup(Setup("1854", players), seed), Rng(f"p{seed}")
    found, number = [GAME_1854.view(state, None)], 0
    while (actors := GAME_1854.actors(state)) and number < most:
        for _ in GAME_1854.play(state, random_move(GAME_1854, state, min(actors), rng)):
            pass
        number += 1
        if number % 7 == 0 or (state.turn and state.turn.runs) or not GAME_1854.actors(state):
            found.append(GAME_1854.view(state, None))
    return tuple(found)


@pytest.fixture(scope="session")
def game():
    """Three at a table, as far as mergers."""
    return views(3, "a", 3000)


@pytest.fixture(scope="session")
def running(game):
    """A position in which trains have run."""
    return [view for view in game if view.turn and view.turn.ran and view.map.tunnels][-1]


@pytest.fixture(scope="session")
def words():
    """What makes words of a text."""
    return lambda said: ENGLISH.sentence(said, NAMES, plain=True)


@pytest.fixture(scope="session")
def draw(words):
    """Draws a picture of a view as PNG."""
    return lambda view, kind, zoom=None: PICTURES.draw(view, kind, words, zoom)
