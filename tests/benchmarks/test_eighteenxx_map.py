"""How long the pictures of 18CZ take, and how large they are. Run: pytest tests/benchmarks/test_eighteenxx_map.py."""

import time

import pytest

from bot.texts import texts_for
from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.eighteenxx.g18cz.game import G18CZ
from rendering import api

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
SECONDS = 0.25
LARGEST = 1000
"""Kilobytes."""


@pytest.fixture(scope="module")
def positions():
    """The positions of a random game of five players in which a company has just run, and the last one of all."""
    state, luck, seen = G18CZ.setup(Setup("18cz", 5), "pictures"), Rng("pictures"), []
    while actors := G18CZ.actors(state):
        for _ in G18CZ.play(state, random_move(G18CZ, state, min(actors), luck)):
            pass
        if state.turn and state.turn.runs:
            seen.append(G18CZ.view(state, None))
    return [*seen, G18CZ.view(state, None)]


def drawn(view, kind):
    texts = texts_for("en").of("18cz")
    return api.draw(view, kind, words=lambda text: texts.sentence(text, NAMES, plain=True))


@pytest.fixture(scope="module")
def first(positions):
    """Seconds for the first map of a process, which draws base and tiles; later ones find them finished."""
    began = time.perf_counter()
    drawn(positions[-2], "map")
    return time.perf_counter() - began


def test_the_first_map_of_a_process(figure, first):
    figure("the first map of 18CZ of a process, base included", first, 5, "s")


@pytest.mark.parametrize("kind", ["map", "runs", "chart", "charters", "trains", "players", "locals", "tiles"])
def test_a_picture_from_a_cached_base(benchmark, figure, positions, first, kind):
    view = max((view for view in positions if view.last_run), key=lambda view: len(view.map.laid))
    drawn(view, kind)
    picture = benchmark.pedantic(lambda: drawn(view, kind), rounds=10)
    figure(f"the {kind} of 18CZ from a cached base, with its PNG", 1000 * benchmark.stats.stats.median, 250, "ms")
    figure(f"  size of the {kind}", len(picture.png) / 1000, LARGEST, "KB")
    assert len(picture.png) <= LARGEST * 1000


def test_a_view_of_a_position(benchmark, figure):
    state = G18CZ.setup(Setup("18cz", 5), "pictures")
    benchmark.pedantic(lambda: G18CZ.view(state, None), rounds=20)
    figure("a view of 18CZ", 1000 * benchmark.stats.stats.median, 10, "ms")
