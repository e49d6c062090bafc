"""What is written on the board: large, and never over track, a locomotive or anything else that is written."""

import math
from itertools import product

import pytest

from engine.core.game import Setup
from engine.german_railways.facts import printed_facts
from engine.german_railways.game import GERMAN
from rendering import api
from rendering.__main__ import plain
from rendering.canvas import INLINE
from rendering.german_railways.atlas import middle
from rendering.german_railways.board import costs
from rendering.german_railways.labels import RING, RING_LINE, labels
from rendering.german_railways.networks import standings
from rendering.german_railways.pieces import TRACK
from rendering.german_railways.sheet import ground, viewport_for, whole
from rendering.german_railways.shortened import AT, ROOM, draw_shortened, meanings
from rendering.hexes.hexagon import HALF
from rendering.hexes.shortened import size_of
from rendering.parts import Composition
from tests.rendering.measuring import measuring
from tests.thorough import long_but


def gap(box, point):
    left, top, right, bottom = box
    return math.hypot(max(left - point[0], 0, point[0] - right), max(top - point[1], 0, point[1] - bottom))


def check(view, viewport, *, shortened=False):
    there = standings(view.railroads)
    found = labels(there, costs(view), viewport, shortened=shortened)
    points = [
        (middle(name)[0] + x * HALF, middle(name)[1] + y * HALF)
        for name, standing in there.items()
        for one in standing
        for line in one.tracks
        for x, y in line
    ]
    engines = [
        (middle(name)[0] + one.at[0] * HALF, middle(name)[1] + one.at[1] * HALF)
        for name, standing in there.items()
        for one in standing
    ]
    for label in found:
        assert all(gap(label.box, point) > TRACK / 2 * HALF for point in points), label
        assert all(gap(label.box, at) > 6 for at in engines), label
    for number, one in enumerate(found):
        for other in found[:number]:
            a, b = one.box, other.box
            assert a[0] >= b[2] - 4 or b[0] >= a[2] - 4 or a[1] >= b[3] - 4 or b[1] >= a[3] - 4, (one, other)
    return found


@pytest.mark.parametrize(("players", "seed"), long_but([(3, "few"), (4, "pictures"), (5, "many")], (4, "pictures")))
def test_nothing_that_is_written_covers_track_and_every_city_says_what_it_costs(views, players, seed):
    game = views(players, seed)
    for view in (game[0], game[len(game) // 2], game[-1]):
        found = check(view, whole(), shortened=True)
        assert {label.city for label in found if label.kind == "cost"} == set(printed_facts().cities)
        named = {label.city for label in found if label.kind == "name" and not label.shortened}
        assert len(named) >= 0.7 * len(printed_facts().cities)
        told = meanings(found)
        assert sorted([*named, *(city for _, city in told)]) == sorted(printed_facts().cities)
        assert len({short for short, _ in told}) == len(told)
        valuable = {
            city for city, hexes in printed_facts().cities.items() if printed_facts().hexes[hexes[0]].value != 1
        }
        assert {label.city for label in found if label.kind == "coin"} == valuable


@pytest.mark.parametrize(
    ("players", "seed", "policy"),
    long_but([(4, "pictures", "normal"), (5, "many", "normal"), (5, "many", "random")], (4, "pictures", "normal")),
)
def test_figures_and_names_are_large_enough_at_the_width_of_a_channel(views, players, seed, policy):
    for label in check(views(players, seed, policy)[-1], whole(), shortened=True):
        assert label.size * INLINE / whole().width >= (8 if label.kind == "name" else 9)


@pytest.mark.long
def test_what_is_shortened_is_told_in_full_size_where_no_hex_lies(views):
    with measuring() as measure:
        view = views(5, "many")[-1]
        _, written = measure(lambda: api.draw(view, "board", words=plain))
    told = meanings(labels(standings(view.railroads), costs(view), whole(), shortened=True))
    sizes = {one.words: one.size for one in sorted(written, key=lambda one: -one.size)}
    assert told
    assert all(round(sizes[words], 1) >= 8 for pair in told for words in pair)
    corner = (*AT, AT[0] + ROOM[0], AT[1] + ROOM[1])
    assert all(gap(corner, middle(name)) > 2 / 3**0.5 * HALF for name in printed_facts().hexes)


def test_a_list_without_room_for_all_names_counts_the_others_and_stays_in_its_corner(monkeypatch):
    lists = []
    monkeypatch.setattr(
        "rendering.hexes.shortened.draw_shortened", lambda _, columns, at, size: lists.append((columns, at, size))
    )
    draw_shortened(Composition(ground(whole())), (), whole())  # no city has room for its name
    ((columns, at, size),) = lists
    told = [meaning for column in columns for meaning in column.meanings]
    assert told[-1] == ("…", f"+{len(printed_facts().cities) - len(told) + 1}")
    wide, high = (side * size / whole().scale for side in size_of(columns))
    assert (wide, high) <= ROOM
    assert high <= ROOM[1]
    assert at == whole().at(*AT)


def test_a_part_shown_larger_covers_no_track_either_nor_does_the_plan_with_all_names_in_full(late):
    assert not any(label.shortened for label in check(late, whole()))
    for zoom in ("west", "Berlin"):
        assert check(late, viewport_for(zoom))


def test_no_figure_and_no_name_lies_under_the_ring_around_where_an_auctioned_railroad_starts(late):
    there, inside = standings(late.railroads), RING - RING_LINE
    for railroad in printed_facts().railroads.values():
        x, y = middle(railroad.start)
        for label in labels(there, costs(late), whole(), ring=railroad.start, shortened=True):
            left, top, right, bottom = label.box
            far = max(math.dist((x, y), corner) for corner in product((left, right), (top, bottom)))
            assert gap(label.box, (x, y)) >= RING or far <= inside + 2, label


def test_the_city_within_the_ring_of_an_auction_bears_its_whole_name(late):
    for view in (GERMAN.view(GERMAN.setup(Setup("german", 3), "few"), None), late):
        there = standings(view.railroads)
        for railroad in printed_facts().railroads.values():
            city = printed_facts().hexes[railroad.start].city
            written = labels(there, costs(view), whole(), ring=railroad.start, shortened=True)
            (name,) = (label for label in written if label.kind == "name" and label.city == city)
            assert not name.shortened
