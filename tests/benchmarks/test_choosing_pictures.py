"""What it costs those who choose: zooms and choices for the first time in a process that has drawn the boards.

Seconds of the processor, so that what else the machine does is not counted.

Run: pytest tests/benchmarks/test_choosing_pictures.py.
"""

import time

import pytest

from bot.drawing_pool import draw_boards
from bot.texts import texts_for
from engine.core.game import Setup
from engine.core.registry import find
from engine.core.rng import Rng
from rendering import api

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def words_of(game):
    texts = texts_for("en").of(game)
    return lambda text: texts.sentence(text, NAMES, plain=True)


def late(game, players, policy):
    """The positions of a whole game as everybody sees them."""
    rules, rng = find(game), Rng("pictures")
    state = rules.setup(Setup(game, players), "pictures")
    seen = [rules.view(state, None)]
    while actors := rules.actors(state):
        for _ in rules.play(state, rules.policies[policy](rules, state, min(actors), rng)):
            pass
        seen.append(rules.view(state, None))
    return seen


@pytest.fixture(scope="module", autouse=True)
def boards():
    """Seconds for all boards of all games, which a process draws when it begins, and for the first that it can send."""
    opening = find("europe").view(find("europe").setup(Setup("europe", 2), seed="any"), None)
    first = took(lambda: api.draw(opening, "board", words=lambda _: ""))
    return first, first + took(lambda: [*draw_boards()])


def took(draw):
    began = time.process_time()
    draw()
    return time.process_time() - began


def test_all_boards_of_a_process(figure, boards):
    first, all_ = boards
    figure("the first board of Europe, when a process begins", first, 2.5, "s")
    figure("all boards of all games, when a process begins", all_, 30, "s")


def test_the_first_zoom_of_europe(figure):
    view, words = late("europe", 5, "random")[-1], words_of("europe")
    figure("the first zoom of Europe", took(lambda: api.draw(view, "board", words=words, zoom="wien")), 1.5, "s")
    api.draw(view, "report", words=words)
    figure("a report of Europe", took(lambda: api.draw(view, "report", words=words)), 0.25, "s")


def test_a_choice_of_hexes_in_18cz(figure):
    view, words = late("18cz", 4, "random")[-30], words_of("18cz")
    for number, values in enumerate((("E5", "F4", "G5"), ("E21", "F22"), ("B10", "C11", "C13"))):
        drawing = took(lambda: api.choice(view, "tile", "hex", chosen={}, values=values, words=words))  # noqa: B023
        figure(f"a choice of hexes in 18CZ, the {number + 1}. part of the map", drawing, 0.3, "s")


def test_a_choice_of_a_build_in_german_railways(figure):
    view, words = late("german", 5, "normal")[-1], words_of("german")
    for railroad in view.railroads[:3]:
        chosen, values = {"railroad": railroad.id}, list(railroad.hexes[-2:])
        drawing = took(lambda: api.choice(view, "build", "hexes", chosen=chosen, values=values, words=words))  # noqa: B023
        figure(f"a choice of a build in German Railways, {railroad.id}", drawing, 0.4, "s")
