"""The route finder: nothing it finds is refused, and nothing better is left (18CZ rules, OR 7)."""

from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.routes import (
    all_towns,
    check_routes,
    express,
    express_for_best,
    plain,
    plus,
    read_routes,
    skipping,
    write_routes,
)
from tests.engine.eighteenxx.drawn import ORIENT, all_routes, boards, drawn, service
from tests.thorough import a_few, times

CROSS = {
    "A2": "town 10: 5",
    "A4": "city 40: 0",
    "B1": "town 20: 4",
    "B3": "city 30: 0 1 2 3 4 5",
    "B5": "city 50: 1",
    "C2": "town 10: 3",
    "C4": "town 10: 2",
}


def best(texts, own, **trains):
    return best_routes(service(*drawn(texts, own), **trains))


def test_one_train_gets_the_best_route():
    found = best(CROSS, "B3", a1=plain(3))
    assert (found.revenue, found.proved) == (120, True)
    assert {stop.hex for stop in found.routes[0].route.stops} == {"A4", "B3", "B5"}


def test_trains_share_the_stops_and_divide_the_track():
    assert best(CROSS, "B3", a1=plain(3), a2=plain(3)).revenue == 120 + 60


def test_a_train_that_finds_no_track_left_stands_still():
    found = best({"A2": "city 20: 4", "A4": "city 30: 1"}, "A2", a1=plain(2), a2=plain(2))
    assert [run.train for run in found.routes] == ["a1"]
    assert found.revenue == 50


def test_the_best_two_routes_need_not_begin_with_the_best_one():
    # The long train alone would take both cities; then the short one is left with nothing.
    line = {"A2": "city 50: 4", "A4": "city 10: 1 4", "A6": "city 50: 1"}
    found = best(line, "A4", a1=plain(2), a2=plain(3))
    assert found.revenue == 60 + 60
    assert found.proved


def test_without_trains_or_stations_there_is_nothing_to_run():
    assert best(CROSS, "B3").routes == ()
    assert best(CROSS, "", a1=plain(3)).revenue == 0


def test_a_search_that_is_stopped_says_what_it_has_and_that_it_is_not_proved():
    found = best_routes(service(*drawn(CROSS, "B3"), a1=plain(3), a2=plain(3)), stop=lambda: True)
    assert not found.proved
    assert 0 < found.revenue <= 180


def dense(side):
    """A board on which no search comes to an end: every side of every hex has track, every third stop is a city."""
    names = [
        f"{row}{2 * n + (2 - row_number % 2)}" for row_number, row in enumerate("ABCDEFGH"[:side]) for n in range(side)
    ]
    worth = [10 * (number * 7 % 9 + 1) for number in range(len(names))]
    return {
        name: f"city {worth[n]} slots 2: 0 1 2 3 4 5" if n % 3 == 0 else "town 10: 0 1 2 3 4 5"
        for n, name in enumerate(names)
    }


HEAVY = [
    {"a1": express(8), "a2": express(6), "a3": express(4)},
    {"a1": express(6), "a2": express(6), "a3": express(6)},
    {"a1": express_for_best(8, 3), "a2": express_for_best(6, 3), "a3": plus(5)},
]


@pytest.mark.parametrize(("trains", "asked"), a_few(product(HEAVY, (0, 20)), 3))
def test_every_train_runs_however_early_the_search_is_stopped(trains, asked):
    questions = iter(range(10**9))
    running = service(*drawn(dense(6), "C8"), **trains)
    found = best_routes(running, stop=lambda: next(questions) >= asked)
    assert not found.proved
    assert [run.train for run in found.routes] == list(trains)
    plainer = best_routes(service(*drawn(dense(6), "C8"), a1=plain(4), a2=plain(3), a3=plain(3)))
    assert plainer.proved
    assert found.revenue >= plainer.revenue


TRAINS = st.lists(
    st.sampled_from((plain(2), plain(3), plus(2), express(2), express(3), express_for_best(3, 1))),
    min_size=1,
    max_size=3,
)


@settings(max_examples=40, deadline=None)
@given(boards(), TRAINS)
def test_nothing_better_than_the_best_can_be_found_by_trying_everything(drawing, distances):
    try_everything(20_000, drawing, distances)


@settings(max_examples=150, deadline=None)
@given(boards(), TRAINS)
@pytest.mark.long
def test_nothing_better_can_be_found_where_there_is_far_more_to_try(drawing, distances):
    try_everything(300_000, drawing, distances)


def try_everything(most, drawing, distances):
    """Compare what is found with the best of all combinations of routes, where there are fewer than ``most``."""
    running = service(*drawing, **{f"a{number}": distance for number, distance in enumerate(distances)})
    lists = [
        [(0, 0), *{(running.mask(route), fare) for route, fare in all_routes(running, distance).items()}]
        for distance in distances
    ]
    assume(max(map(len, lists)) ** len(lists) < most)
    found = best_routes(running)
    assert found.proved
    assert found.revenue == max(
        sum(fare for _, fare in chosen) for chosen in product(*lists) if _apart([mask for mask, _ in chosen])
    )
    assert check_routes(running, {run.train: run.route for run in found.routes}) == found.routes
    written = write_routes(running, found.routes)
    assert sum(run.revenue for run in read_routes(running, written)) == found.revenue


SEVERAL_KINDS = st.lists(
    st.sampled_from((plain(2), plain(4), all_towns(1), all_towns(2), skipping(3, ORIENT), skipping(4, ORIENT))),
    min_size=1,
    max_size=3,
)


@settings(max_examples=150, deadline=None)
@given(boards(alike=False), SEVERAL_KINDS)
@pytest.mark.long
def test_nothing_better_can_be_found_where_trains_of_several_kinds_run_and_pay_tolls(drawing, distances):
    """1854 R7.1, R7.4, R7.5: plus trains, the Orient Express, the shortcut with a cost."""
    try_everything(300_000, drawing, distances)


@settings(max_examples=times(30, 100), deadline=None)
@given(boards(), TRAINS)
def test_a_search_stopped_at_once_leaves_no_train_standing_that_could_run_beside_the_others(drawing, distances):
    running = service(*drawing, **{f"a{number}": distance for number, distance in enumerate(distances)})
    found = best_routes(running, stop=lambda: True)
    used = sum(running.mask(run.route) for run in found.routes)
    for train in running.trains.keys() - {run.train for run in found.routes}:
        possible = all_routes(running, running.trains[train]).items()
        assert not [route for route, fare in possible if fare and not running.mask(route) & used]


def _apart(masks):
    together = 0
    for mask in masks:
        if together & mask:
            return False
        together |= mask
    return True


@pytest.mark.parametrize("trains", [{"a1": plain(4)}, {"a1": express(8), "a2": express(8)}])
def test_the_order_of_the_trains_is_kept(trains):
    found = best(CROSS, "B3", **trains)
    assert [run.train for run in found.routes] == list(trains)
