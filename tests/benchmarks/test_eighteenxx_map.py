"""How long the pictures of 18xx games take, and how large they are. Run: pytest tests/benchmarks/test_eighteenxx_map.py."""

import functools
import time

import pytest

from bot.texts import texts_for
from engine.core.game import Setup
from engine.core.registry import find
from engine.core.rng import Rng
from rendering import api

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
SECONDS = 0.25
LARGEST = 1000
"""Kilobytes."""
MILLISECONDS = {"everything": 1000}
"""For what is for a large screen; all else has a quarter of a second."""
KILOBYTES = {"everything": 2 * LARGEST}


KINDS = {
    "18cz": ("map", "runs", "chart", "charters", "trains", "players", "locals", "tiles"),
    "1854": ("map", "local_map", "runs", "chart", "charters", "trains", "players", "railways", "tiles"),
}
SHARED = ("sources", "holdings", "market_map", "everything")
EVERY = [(key, kind) for key, kinds in KINDS.items() for kind in (*kinds, *SHARED)]


@functools.cache
def positions(key):
    """The positions of a random game of five players in which a company has just run, and the last one of all."""
    game = find(key)
    state, rng, seen = game.setup(Setup(key, 5), "pictures"), Rng("pictures"), []
    while actors := game.actors(state):
        for _ in game.play(state, game.policies["random"](game, state, min(actors), rng)):
            pass
        if state.turn and state.turn.runs:
            seen.append(game.view(state, None))
    return [*seen, game.view(state, None)]


def drawn(key, view, kind):
    texts = texts_for("en").of(key)
    return api.draw(view, kind, words=lambda text: texts.sentence(text, NAMES, plain=True))


@functools.cache
def first(key):
    """Seconds for the first map of a process, which draws base and tiles; later ones find them finished."""
    view = positions(key)[-2]
    began = time.perf_counter()
    drawn(key, view, "map")
    return time.perf_counter() - began


@pytest.mark.parametrize("key", KINDS)
def test_the_first_map_of_a_process(figure, key):
    figure(f"the first map of {key} of a process, base included", first(key), 5, "s")


@pytest.mark.parametrize(("key", "kind"), EVERY)
def test_a_picture_from_a_cached_base(benchmark, figure, key, kind):
    first(key)
    view = max((view for view in positions(key) if view.last_run), key=lambda view: len(view.map.laid))
    drawn(key, view, kind)
    picture = benchmark.pedantic(lambda: drawn(key, view, kind), rounds=10)
    took, largest = 1000 * benchmark.stats.stats.median, KILOBYTES.get(kind, LARGEST)
    figure(f"the {kind} of {key} from a cached base, with its PNG", took, MILLISECONDS.get(kind, 250), "ms")
    figure(f"  size of the {kind}", len(picture.png) / 1000, largest, "KB")
    assert len(picture.png) <= largest * 1000


@pytest.mark.parametrize("key", KINDS)
def test_a_view_of_a_position(benchmark, figure, key):
    game = find(key)
    state = game.setup(Setup(key, 5), "pictures")
    benchmark.pedantic(lambda: game.view(state, None), rounds=20)
    figure(f"a view of {key}", 1000 * benchmark.stats.stats.median, 10, "ms")
