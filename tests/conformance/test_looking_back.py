"""What every game lets people look back on: its graphs, of nothing that is hidden while it is somebody's secret."""

from random import Random

import pytest

from bot.service.looking_back import MOST_COLUMNS, Course
from bot.texts import Texts
from engine.core import codec
from engine.core.match import Match
from engine.ticket_to_ride.legends.pack_files import pack
from rendering import graphs
from tests.conformance.test_every_game import random_match
from tests.conformance.worlds import WORLDS
from tests.engine.ticket_to_ride.legends.world import world as legends

LAST = pack().figures.table.games
TABLES = [
    *(pytest.param(world, world.game.info.players[1], id=key) for key, world in WORLDS.items()),
    pytest.param(legends(LAST), 3, id="legends"),
]
every_game = pytest.mark.parametrize(("world", "players"), TABLES)
NAMES = ["Ada", "=Ben", "Cleo", "Dora", "Emil", "Fritz"]


def words_of(world):
    texts = Texts("en", strict=True).of(world.game.info.key)
    return lambda text: texts.sentence(text, NAMES, plain=True)


def drawn(world, course):
    """Every graph that there is of a course, as it is sent: the picture, what is said of it, and in lines."""
    words, view = words_of(world), course.match.view(None)
    found = []
    for kind in course.offered:
        graph = course.graph(kind.name)
        if graph is not None:
            picture = graphs.draw(view, kind.title, graph, words)
            found.append((picture.png, words(picture.alt), [words(line) for line in graphs.lines(graph)]))
    return found


@every_game
def test_every_graph_of_a_finished_game_is_drawn_and_said(world, players):
    match = random_match(world, players, "essen")
    course = Course(match, opened=True)
    assert course.offered == world.game.graphs
    for kind in course.offered:
        graph = course.graph(kind.name)
        assert graph is not None, kind.name
        numbers = [column.number for column in graph.columns]
        assert numbers == sorted(set(numbers))
        assert all(len(line.values) == len(graph.columns) for line in graph.lines)
        if graph.by_moves:
            assert numbers[-1] == len(match.line)
    for png, alt, lines in drawn(world, course):
        assert png.startswith(b"\x89PNG")
        assert 0 < len(alt) <= 1000
        assert len(lines) > 1


@every_game
def test_the_chief_graph_ends_with_what_the_game_is_decided_by(world, players):
    match = random_match(world, players, "essen")
    graph = Course(match, opened=True).graph(world.game.graphs[0].name)
    assert [line.id for line in graph.lines] == [f"seat/{seat}" for seat in range(players)]
    if world.game.info.key in WORLDS:  # a game of a campaign is decided by slips
        assert tuple(line.values[-1] for line in graph.lines) == match.result.scores


@every_game
def test_a_long_game_has_no_more_columns_than_can_be_seen(world, players):
    match = random_match(world, players, "essen")
    graph = Course(match, opened=True).graph(world.game.graphs[0].name)
    begun = sum(column.name is not None for column in graph.columns)
    assert len(graph.columns) <= MOST_COLUMNS + begun + 1


@every_game
def test_graphs_tell_nothing_that_is_hidden(world, players):
    """Two running tables that differ only in what is hidden have the same graphs, byte for byte."""
    chance, compared = Random("graphs"), 0
    for state, seat, _ in list(world.some("essen", players, 6))[:-1]:
        other = world.scramble(state, None, chance)
        for moves in world.hidden_moves(state, other, seat):
            pair = [begun_at(world, players, at) for at in (state, other)]
            for match, move in zip(pair, moves, strict=True):
                match.play(move)
            if any(match.over for match in pair):
                continue
            first, second = (drawn(world, Course(match, opened=False)) for match in pair)
            assert first == second
            compared += 1
            break
    assert compared


def begun_at(world, players, state):
    """A match that goes on from a position."""
    return Match.resume(world.game, world.setup(players), "a seed", (), codec.encode_state(state))


@every_game
def test_what_was_hidden_is_drawn_only_when_it_is_opened(world, players):
    match = random_match(world, players, "essen")
    hidden = {kind.name for kind in world.game.graphs if kind.opened}
    assert not hidden & {kind.name for kind in Course(match, opened=False).offered}
    assert all(not moment.hands() for moment in Course(match, opened=False).moments())
