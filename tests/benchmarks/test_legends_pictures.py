"""How long the pictures of Legends take, and how large they are. Run: pytest tests/benchmarks/test_legends_pictures.py."""

import time

import pytest

from bot.texts import texts_for
from rendering import api
from tests.rendering.ticket_to_ride.legends.fullest import fullest

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
MILLISECONDS = 200
LARGEST = 700
"""Kilobytes."""


def drawn(view, kind, zoom=None):
    texts = texts_for("en")
    return api.draw(view, kind, words=lambda text: texts.sentence(text, NAMES, plain=True), zoom=zoom)


@pytest.fixture(scope="module")
def last_game():
    """All boards open, every track owned, every depot built."""
    return fullest()


@pytest.fixture(scope="module")
def first(last_game):
    """Seconds for the first board of a process, which draws its base; later ones find it finished."""
    began = time.perf_counter()
    drawn(last_game[1], "board")
    return time.perf_counter() - began


def test_the_first_board_of_a_process_and_the_first_enlarged_part(figure, first, last_game):
    figure("the first board of a process, base included", first, 5, "s")
    began = time.perf_counter()
    drawn(last_game[1], "board", "west")
    figure("the first enlarged part of the map", time.perf_counter() - began, 3, "s")


@pytest.mark.parametrize("kind", ["board", "hand", "slips", "frontier", "vaults"])
def test_a_picture_from_a_cached_base(benchmark, figure, last_game, first, kind):
    view = last_game[1] if kind == "board" else last_game[0]
    drawn(view, kind)
    picture = benchmark.pedantic(lambda: drawn(view, kind), rounds=10)
    figure(f"the {kind} from a cached base, with its PNG", 1000 * benchmark.stats.stats.median, MILLISECONDS, "ms")
    figure(f"  size of the {kind}", len(picture.png) / 1000, LARGEST, "KB")
    assert len(picture.png) <= LARGEST * 1000
