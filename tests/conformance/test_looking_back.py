"""What every game lets people look back on: its graphs and its replay, of nothing that is hidden while it is somebody's secret."""

import io
from functools import cache
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.messages.pictures import replay_heading
from bot.service.looking_back import MOST_COLUMNS, MOST_SCENES, Course
from bot.texts import Texts
from engine.core import codec
from engine.core.match import Match
from engine.ticket_to_ride.legends.pack_files import pack
from rendering import canvas, graphs, replay
from rendering.fonts import text_width
from tests.conformance.test_every_game import random_match
from tests.conformance.worlds import SEED, WORLDS
from tests.engine.ticket_to_ride.legends.world import world as legends
from tests.storage.conftest import a_table
from tests.thorough import long_but

LAST = pack().figures.table.games
TABLES = [
    *(pytest.param(world, world.game.info.players[0], id=key) for key, world in WORLDS.items()),
    pytest.param(legends(2), 3, id="legends"),
    pytest.param(legends(LAST), 3, id="legends late"),
]
every_game = pytest.mark.parametrize(("world", "players"), long_but(TABLES, *TABLES[:-1]), scope="module")
"""The scope keeps the tests of one game together, so that it is played once for all of them."""
LARGE = [
    *(pytest.param(world, world.game.info.players[1], id=f"{key} of most") for key, world in WORLDS.items()),
    TABLES[-1],
]
two_games = pytest.mark.parametrize(("world", "players"), long_but([TABLES[0], *LARGE], TABLES[0]), scope="module")
"""Of what takes long to draw."""
A_TABLE = a_table()
"""Whose replay it is: nothing of it is drawn but whether it is one of a campaign."""
DRAWN = 2
"""In how many positions that is drawn too of which all that is drawn is compared anyway."""
NAMES = ["Ada", "=Ben", "Cleo", "Dora", "Emil", "Fritz"]


def words_of(world):
    texts = Texts("en", strict=True).of(world.game.info.key)
    return lambda text: texts.sentence(text, NAMES, plain=True)


@cache
def opened_graphs(world, players):
    """Every graph of a finished game by its name, for all tests that look at one."""
    course = Course(random_match(world, players, SEED), opened=True)
    assert course.offered == world.game.looking_back.graphs
    return {kind.name: course.graph(kind.name) for kind in course.offered}


def drawn(world, course, graphs_of):
    """Every graph that there is of a course, as it is sent: the picture, what is said of it, and in lines."""
    words, view = words_of(world), course.match.view(None)
    found = []
    for kind in course.offered:
        graph = graphs_of[kind.name]
        if graph is not None:
            picture = graphs.draw(view, kind.title, graph, words)
            found.append((picture.png, words(picture.alt), [words(line) for line in graphs.lines(graph)]))
    return found


SELDOM = {"dividends", "payers"}
"""Graphs of what need not come about in a whole game."""


@two_games
def test_every_graph_of_a_finished_game_is_drawn_and_said(world, players):
    match = random_match(world, players, SEED)
    for name, graph in opened_graphs(world, players).items():
        if graph is None:
            assert name in SELDOM
            continue
        numbers = [column.number for column in graph.columns]
        assert numbers == sorted(set(numbers))
        assert all(len(line.values) == len(graph.columns) for line in graph.lines)
        if graph.by_moves:
            assert numbers[-1] == len(match.line)
    for png, alt, lines in drawn(world, Course(match, opened=True), opened_graphs(world, players)):
        assert png.startswith(b"\x89PNG")
        assert 0 < len(alt) <= 1000
        assert len(lines) > 1


@two_games
def test_what_stands_for_itself_is_all_said_in_words_in_place_of_a_picture(world, players):
    match, words = random_match(world, players, SEED), words_of(world)
    course = Course(match, opened=True)
    for kind in course.offered:
        graph = course.graph(kind.name)
        if graph is not None and not graph.by_moves:
            columns, *lines = [words(line).split(" · ") for line in graphs.lines(graph)]
            assert len(columns) == len(graph.columns) <= graphs.MOST_LISTED
            assert {len(line) for line in lines} == {len(columns)}


@two_games
def test_names_keep_to_their_places_on_a_graph_and_what_cannot_be_drawn_is_numbered(world, players, monkeypatch):
    written, set_ = [], canvas._set

    def noting(pen, place, shown, looks, *rest):
        wide = text_width(shown, *looks)
        left = place[0] - {"l": 0, "m": 0.5, "r": 1}[rest[1][0]] * wide
        written.append((shown, left, pen.im.size[0] - left - wide))
        set_(pen, place, shown, looks, *rest)

    monkeypatch.setattr(canvas, "_set", noting)
    match = random_match(world, players, SEED)
    texts, called = Texts("en", strict=True).of(world.game.info.key), ["\U0001f68b" * 32, *["W" * 32] * (players - 1)]
    for kind in world.game.looking_back.graphs:
        graph = opened_graphs(world, players)[kind.name]
        if graph is not None:
            graphs.draw(match.view(None), kind.title, graph, lambda text: texts.sentence(text, called, plain=True))
    assert "#1" in [shown for shown, _, _ in written]
    assert [one for one in written if min(one[1:]) < 0] == []


@every_game
def test_the_chief_graph_ends_with_what_the_game_is_decided_by(world, players):
    match = random_match(world, players, SEED)
    graph = opened_graphs(world, players)[world.game.looking_back.graphs[0].name]
    assert [line.id for line in graph.lines] == [f"seat/{seat}" for seat in range(players)]
    if world.game.info.key in WORLDS:  # a game of a campaign is decided by slips
        assert tuple(line.values[-1] for line in graph.lines) == match.result.scores


@every_game
def test_a_long_game_has_no_more_columns_than_can_be_seen(world, players):
    graph = opened_graphs(world, players)[world.game.looking_back.graphs[0].name]
    begun = sum(column.name is not None for column in graph.columns)
    assert len(graph.columns) <= MOST_COLUMNS + begun + 1


@every_game
def test_graphs_tell_nothing_that_is_hidden(world, players):
    """Two running tables that differ only in what is hidden have the same graphs, byte for byte."""
    chance, compared = Random("graphs"), 0
    for state, seat, _ in list(world.some(SEED, players, 6))[:-1]:
        other = world.scramble(state, None, chance)
        for moves in world.hidden_moves(state, other, seat):
            pair = [begun_at(world, players, at) for at in (state, other)]
            for match, move in zip(pair, moves, strict=True):
                match.play(move)
            if any(match.over for match in pair):
                continue
            courses = [Course(match, opened=False) for match in pair]
            first, second = ({kind.name: course.graph(kind.name) for kind in course.offered} for course in courses)
            assert first == second
            if compared < DRAWN:
                assert drawn(world, courses[0], first) == drawn(world, courses[1], second)
            compared += 1
            break
    assert compared


def begun_at(world, players, state):
    """A match that goes on from a position."""
    return Match.resume(world.game, world.setup(players), "a seed", (), codec.encode_state(state))


@every_game
def test_what_was_hidden_is_drawn_only_when_it_is_opened(world, players):
    match = random_match(world, players, SEED)
    hidden = {kind.name for kind in world.game.looking_back.graphs if kind.opened}
    assert not hidden & {kind.name for kind in Course(match, opened=False).offered}
    assert all(not moment.hands() for moment in Course(match, opened=False).moments())


@two_games
def test_a_replay_shows_the_beginning_the_end_and_what_is_built_between(world, players):
    match = random_match(world, players, SEED)
    scenes = list(Course(match, opened=False).scenes(A_TABLE, MOST_SCENES))
    assert world.game.looking_back.replayed
    assert 2 < len(scenes) <= MOST_SCENES
    assert (scenes[0].number, scenes[-1].number) == (0, len(match.line))
    assert all(type(match.line[scene.number - 1]) in world.game.looking_back.replayed for scene in scenes[1:-1])
    assert len(list(Course(match, opened=False).scenes(A_TABLE, 4))) in {3, 4}, "the last move may build something"


@every_game
def test_a_replay_goes_on_after_the_last_move_with_the_final_reckoning_to_the_winner(world, players):
    match, words = random_match(world, players, SEED), words_of(world)
    begun = Course(Match(world.game, match.setup, match.seed), opened=False)
    assert not list(begun.reckoning(A_TABLE)), "nothing is counted while the game goes on"
    scenes = list(Course(match, opened=False).reckoning(A_TABLE))
    assert {scene.number for scene in scenes} == {len(match.line)}
    sums = [{line.id: line.values[-1] for line in scene.figures.lines} for scene in scenes]
    assert all(set(each) == {f"seat/{seat}" for seat in range(players)} for each in sums)
    assert all(words(replay_heading(scene)) for scene in scenes)
    told = words(scenes[-1].heading)
    assert told.endswith(("wins", "share the victory"))
    if world.game.info.key in WORLDS:  # a game of a campaign is decided by slips
        assert sums[-1] == {f"seat/{seat}": score for seat, score in enumerate(match.result.scores)}
        assert all(NAMES[seat] in told for seat in match.result.winners)


@two_games
def test_a_replay_is_small_and_small_to_look_at(world, players):
    data = animation(world, players)
    assert len(data) <= 3 * 2**20
    pictures = Image.open(io.BytesIO(data))
    assert pictures.size[0] == 550
    assert 2 < pictures.n_frames <= MOST_SCENES
    shown_for = []
    for number in range(pictures.n_frames):
        pictures.seek(number)
        shown_for.append(pictures.info["duration"])
    assert shown_for[-1] == max(shown_for)
    assert pictures.info["loop"] == 0


@two_games
def test_the_end_of_a_replay_looks_as_if_it_were_drawn_whole(world, players):
    """What has changed is laid over what was shown before: nothing is left of that."""
    match, words = random_match(world, players, SEED), words_of(world)
    frames = frames_of(match)
    pictures = Image.open(io.BytesIO(animation(world, players)))
    pictures.seek(pictures.n_frames - 1)
    shown = pictures.convert("RGB")
    whole = replay.picture(frames[-1], frames[-1].view, words, players)
    assert shown.size == whole.size
    # In the colours of the palette it is a little different everywhere, and much nowhere.
    away = ImageStat.Stat(ImageChops.difference(shown, whole).convert("L"))
    assert away.mean[0] < 12


@two_games
def test_replays_tell_nothing_that_is_hidden(world, players):
    """Two running tables that differ only in what is hidden have the same replay, byte for byte."""
    chance, compared = Random("replays"), 0
    for state, seat, _ in list(world.some(SEED, players, 6))[:-1]:
        other = world.scramble(state, None, chance)
        for moves in world.hidden_moves(state, other, seat):
            pair = [begun_at(world, players, at) for at in (state, other)]
            for match, move in zip(pair, moves, strict=True):
                match.play(move)
            if any(match.over for match in pair):
                continue
            first, second = ([*Course(match, opened=False).scenes(A_TABLE, MOST_SCENES)] for match in pair)
            assert first == second
            if compared < DRAWN:
                assert animated(world, players, pair[0]) == animated(world, players, pair[1])
            compared += 1
            break
    assert compared


def frames_of(match):
    scenes = Course(match, opened=False).scenes(A_TABLE, MOST_SCENES)
    return [replay.Frame(scene.view, replay_heading(scene), scene.figures) for scene in scenes]


@cache
def animation(world, players):
    """The replay of a whole game."""
    return animated(world, players, random_match(world, players, SEED))


def animated(world, players, match):
    """A replay as it is sent, drawn in parts of different lengths."""
    words, frames = words_of(world), frames_of(match)
    parts = [replay.begin(frames[0], frames[-1], (words, words), players)]
    for start, end in ((1, 3), (3, len(frames))):
        some = frames[start:end]
        if some:
            ends = some[-1] is frames[-1]
            part = replay.go_on(parts[-1].strip, some, frames[-1], [words] * len(some), players, ends=ends)
            parts.append(part)
    return replay.joined(parts)
