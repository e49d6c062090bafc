"""Lines of a graph that would lie on one another are seen beside each other."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engine.core.graphs import Column, Graph, Line
from engine.core.text import text
from rendering import graphs
from rendering.badges import SEATS
from rendering.palette import INK, mix
from tests.conformance.test_looking_back import words_of
from tests.conformance.worlds import WORLDS

TITLE = text("rendering.graph.value", value=1)
LEFT, RIGHT = 300, 700
"""Between these lie lines and marks; the names and their marks are to the right."""

NEAR = 30
"""Steps of red, green and blue together."""


def drawn(rows):
    world = WORLDS["18cz"]
    players = [(f"seat/{seat}", text("rendering.graph.value", value=seat)) for seat in range(4)]
    lines = tuple(Line(id=id_, name=name, values=row) for (id_, name), row in zip(players, rows, strict=False))
    columns = tuple(Column(number=number) for number in range(len(rows[0])))
    graph = Graph(name="worth", columns=columns, lines=lines, by_moves=False)
    view = world.game.view(world.game.setup(world.setup(4), "essen"), None)
    picture = Image.open(io.BytesIO(graphs.draw(view, TITLE, graph, words_of(world)).png)).convert("RGB")
    return picture.crop((LEFT, 100, RIGHT, picture.height))


def counted(picture, colour):
    """Count the pixels of a colour, as near as the few colours of a picture that is sent come to it."""
    shades = picture.getcolors(picture.width * picture.height)
    return sum(count for count, shade in shades if sum(abs(a - b) for a, b in zip(shade, colour, strict=True)) < NEAR)


@pytest.mark.parametrize("row", [(50,) * 5, (20, 30, 60, 10, 50)])
def test_of_lines_with_the_same_values_each_is_seen(row):
    picture = drawn([row, row, row])
    for seat in range(3):
        assert counted(picture, SEATS[seat]) > 2 * (RIGHT - LEFT)


def prices(*of_mw):
    """Return a graph of the prices of two companies over six moves."""
    rounds = [text("18xx.round.stock", number=number) if number % 2 else None for number in range(6)]
    lines = [("EKJ", (40, 45, 55, 60, 60, 65)), ("MW", of_mw)]
    return Graph(
        name="prices",
        columns=tuple(Column(number, name) for number, name in enumerate(rounds)),
        lines=tuple(Line(id=id_, name=text("core.graph.company", company=id_), values=row) for id_, row in lines),
        by_moves=True,
    )


ON, OVER = prices(30, 30, 35, 40, 50, 60), prices(30, 30, 35, None, None, None)


def with_names(graph):
    """Draw a graph, and return it with its alternative text."""
    world = WORLDS["18cz"]
    view = world.game.view(world.game.setup(world.setup(4), "essen"), None)
    drawing = graphs.draw(view, TITLE, graph, words_of(world))
    return (
        Image.open(io.BytesIO(drawing.png)).convert("RGB"),
        words_of(world)(drawing.alt),
        graphs.line_look(view, "MW"),
    )


def test_a_company_that_there_is_no_more_has_no_price_at_the_end_in_words():
    words = words_of(WORLDS["18cz"])
    assert [words(graphs.lines(graph)[-1]) for graph in (ON, OVER)] == [
        "MW: 30 · 30 · 40 · 60",
        "MW: 30 · 30 · 35, until SR 3",
    ]
    assert "MW: 30 · 30 · 35, until SR 3" in with_names(OVER)[1]


def test_nothing_leads_to_its_name_from_the_end_of_the_graph():
    for graph, leads in ((ON, True), (OVER, False)):
        picture, _, colour = with_names(graph)
        beside = picture.crop((1034, 100, 1052, picture.height - 60))
        assert bool(counted(beside, mix(colour, INK, 0.2))) == leads
