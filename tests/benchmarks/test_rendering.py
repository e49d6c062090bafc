"""How long pictures take, and how large they are. Run: pytest tests/benchmarks."""

import io
import time
import timeit

import pytest
from PIL import Image

from bot.texts import texts_for
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from rendering import api
from rendering.canvas import png

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
LARGEST = 700
"""Kilobytes."""


@pytest.fixture(scope="module")
def middle() -> Match:
    """A game of five players after 250 random moves: a board full of trains."""
    game, rng = find("europe"), Rng("pictures")
    match = Match(game, Setup("europe", 5), "pictures")
    while len(match.line) < 250 and not match.over:
        seat = min(game.actors(match.state))
        match.play(game.policies["random"](game, match.state, seat, rng))
    return match


def drawn(view, kind):
    texts = texts_for("en")
    return api.draw(view, kind, words=lambda text: texts.sentence(text, NAMES, plain=True))


@pytest.fixture(scope="module")
def first_base(middle):
    """Seconds for the first board of a process, which draws its base; later ones find it finished."""
    began = time.perf_counter()
    drawn(middle.view(None), "board")
    return time.perf_counter() - began


def test_the_first_board_of_a_process(figure, first_base):
    figure("the first board of a process, base included", first_base, 5, "s")


def test_a_file_is_written_several_times_as_fast_as_by_pillow(figure, middle):
    flat = Image.open(io.BytesIO(drawn(middle.view(None), "board").png))
    flat.load()
    by_pillow = min(timeit.repeat(lambda: flat.save(io.BytesIO(), "PNG", compress_level=2), number=5))
    ours = min(timeit.repeat(lambda: png(flat), number=5))
    figure("a file beside Pillow's own, with its colours chosen", by_pillow / ours, 1, "times", more_is_better=True)


@pytest.mark.parametrize("kind", ["board", "hand"])
def test_a_picture_from_a_cached_base(benchmark, figure, middle, first_base, kind):
    view = middle.view(None if kind == "board" else 0)
    drawn(view, kind)
    picture = benchmark.pedantic(lambda: drawn(view, kind), rounds=20)
    figure(f"a {kind} from a cached base, with its PNG", 1000 * benchmark.stats.stats.median, 150, "ms")
    figure(f"  size of the {kind}", len(picture.png) / 1000, LARGEST, "KB")
    assert len(picture.png) <= LARGEST * 1000
