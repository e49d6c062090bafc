"""What is written on the board: large, and never over track, a locomotive or anything else that is written."""

import math

import pytest

from engine.german_railways.facts import printed_facts
from rendering.canvas import INLINE
from rendering.german_railways.atlas import middle
from rendering.german_railways.board import costs
from rendering.german_railways.labels import labels
from rendering.german_railways.networks import standings
from rendering.german_railways.pieces import TRACK
from rendering.german_railways.sheet import viewport_for, whole
from rendering.hexes.hexagon import HALF


def gap(box, point):
    left, top, right, bottom = box
    return math.hypot(max(left - point[0], 0, point[0] - right), max(top - point[1], 0, point[1] - bottom))


def check(view, viewport):
    there = standings(view.railroads)
    found = labels(there, costs(view), viewport)
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


@pytest.mark.parametrize(("players", "seed"), [(3, "few"), (4, "pictures"), (5, "many")])
def test_nothing_that_is_written_covers_track_and_every_city_says_what_it_costs(views, players, seed):
    game = views(players, seed)
    for view in (game[0], game[len(game) // 2], game[-1]):
        found = check(view, whole())
        assert {label.city for label in found if label.kind == "cost"} == set(printed_facts().cities)
        named = {label.city for label in found if label.kind == "name"}
        assert len(named) >= 0.9 * len(printed_facts().cities)
        valuable = {
            city for city, hexes in printed_facts().cities.items() if printed_facts().hexes[hexes[0]].value != 1
        }
        assert {label.city for label in found if label.kind == "coin"} == valuable


def test_figures_are_large_enough_at_the_width_of_a_channel(late):
    found = check(late, whole())
    for label in found:
        if label.kind != "name":
            assert label.size * INLINE / whole().width >= 9


def test_a_part_shown_larger_covers_no_track_either(late):
    for zoom in ("west", "Berlin"):
        assert check(late, viewport_for(zoom))
