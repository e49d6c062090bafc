"""How long the pictures of German Railways take, and how large they are. Run: pytest tests/benchmarks/test_german_board.py."""

import time

import pytest

from bot.texts import texts_for
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.german_railways.game import GERMAN
from rendering import api

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
MILLISECONDS = 150
LARGEST = 1000
"""Kilobytes."""


@pytest.fixture(scope="module")
def positions():
    """The positions of a game of five players, from the deal to the end."""
    state, rng = GERMAN.setup(Setup("german", 5), "pictures"), Rng("pictures")
    seen = [GERMAN.view(state, None)]
    while actors := GERMAN.actors(state):
        for _ in GERMAN.play(state, GERMAN.policies["normal"](GERMAN, state, min(actors), rng)):
            pass
        seen.append(GERMAN.view(state, None))
    return seen


def drawn(view, kind, zoom=None):
    texts = texts_for("en")
    return api.draw(view, kind, words=lambda text: texts.sentence(text, NAMES, plain=True), zoom=zoom)


@pytest.fixture(scope="module")
def first(positions):
    """Seconds for the first board of a process, which draws base and pieces; later ones find them finished."""
    began = time.perf_counter()
    drawn(positions[-2], "board")
    return time.perf_counter() - began


def test_the_first_board_of_a_process(figure, first):
    figure("the first board of German Railways of a process, base included", first, 5, "s")


@pytest.mark.parametrize("kind", ["board", "railroads", "players", "links", "bag", "report"])
def test_a_picture_from_a_cached_base(benchmark, figure, positions, first, kind):
    view = positions[-1 if kind == "report" else -2]  # the last one has the report, and no bag
    drawn(view, kind)
    picture = benchmark.pedantic(lambda: drawn(view, kind), rounds=15)
    took = 1000 * benchmark.stats.stats.median
    figure(f"the {kind} of German Railways from a cached base, with its PNG", took, MILLISECONDS, "ms")
    figure(f"  size of the {kind}", len(picture.png) / 1000, LARGEST, "KB")
    assert len(picture.png) <= LARGEST * 1000


def test_the_boards_of_a_whole_game(figure, positions, first):
    """Each move brings a few pieces that were not drawn before."""
    took = []
    for view in positions:
        began = time.perf_counter()
        drawn(view, "board")
        took.append(time.perf_counter() - began)
    figure("the slowest board of a whole game of German Railways", 1000 * max(took), MILLISECONDS, "ms")
    figure("  on average", 1000 * sum(took) / len(took), MILLISECONDS, "ms")


def test_a_zoom_not_drawn_before(figure, positions, first):
    began = time.perf_counter()
    drawn(positions[-1], "board", "Berlin")
    figure("the board zoomed on a city for the first time, base included", time.perf_counter() - began, 3, "s")
