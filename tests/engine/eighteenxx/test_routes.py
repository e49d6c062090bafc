"""What a company may run, and what it pays (18CZ rules, OR 7 and 8)."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import IllegalMove
from engine.eighteenxx.board import Place
from engine.eighteenxx.routes import (
    Route,
    TrainRoute,
    can_run,
    check_routes,
    express,
    express_for_best,
    next_entries,
    paid,
    plain,
    plus,
    read_routes,
    write_routes,
)
from tests.engine.eighteenxx.drawn import all_routes, boards, drawn, service
from tests.thorough import times

# A line of stops from west to east: A2 city, A4 town, A6 city, A8 town, A10 city, A12 city.
LINE = {
    "A2": "city 20: 4",
    "A4": "town 10: 1 4",
    "A6": "city 30: 1 4",
    "A8": "town 10: 1 4",
    "A10": "city 40 slots 2: 1 4",
    "A12": "city 50: 1",
}
# Two tracks lead from A2 to A6: over A4, and over B3 and B5. The town in A8 has two tracks of its own.
RING = {
    "A2": "city 20: 4 5",
    "A4": "track: 1 4",
    "A6": "city 30: 0 1 4",
    "B3": "track: 2 4",
    "B5": "track: 1 3",
    "A8": "town 10: 1 4; town 10: 0 5",
    "A10": "city 40: 1",
}


def running(texts, own="A2", others="", **trains):
    return service(*drawn(texts, own, others), **trains)


def run(texts, entries, own="A2", others="", **trains):
    """What each train is paid."""
    return [found.revenue for found in read_routes(running(texts, own, others, **trains), entries.split())]


def refused(texts, entries, own="A2", others="", **trains):
    """The last word of the refusal, and the numbers it names."""
    with pytest.raises(IllegalMove) as refusal:
        run(texts, entries, own, others, **trains)
    assert refusal.value.rule.key == "rule"
    return refusal.value.text.key.removeprefix("18xx.route."), refusal.value.text.params


# How far trains run.


def test_a_train_is_paid_all_the_stops_it_passes():
    assert run(LINE, "a1 A2 A4 A6", a1=plain(3)) == [60]


def test_a_plain_train_reaches_so_many_stops():
    assert refused(LINE, "a1 A2 A4 A6", a1=plain(2)) == ("too_many_stops", {"count": 3, "most": 2})


def test_a_plus_train_reaches_twice_as_many_stops_but_only_so_many_cities():
    assert run(LINE, "b1 A2 A4 A6 A8", b1=plus(2)) == [70]
    assert refused(LINE, "b1 A6 A8 A10 A12", own="A10", b1=plus(2)) == ("too_many_cities", {"count": 3, "most": 2})


def test_an_express_may_leave_out_towns_and_is_paid_the_best():
    assert run(LINE, "d1 A2 A4 A6 A8 A10", d1=express(3)) == [90]
    assert run(LINE, "d1 A2 A4 A6 A8 A10", d1=express(4)) == [100]


def test_an_express_may_leave_out_no_city():
    assert refused(LINE, "d1 A2 A4 A6 A8 A10", d1=express(2)) == ("too_many_cities", {"count": 3, "most": 2})


def test_on_18xx_games_a_town_may_be_paid_instead_of_a_city_and_three_at_most():
    stops = [Place(name, 0) for name in ("A2", "A4", "A6", "A8")]
    rich = running({**LINE, "A4": "town 30: 1 4"}, d1=express_for_best(2, 3))
    assert sorted(stop.hex for stop in paid(rich, express_for_best(2, 3), stops)) == ["A4", "A6"]
    assert sorted(stop.hex for stop in paid(rich, express(2), stops)) == ["A2", "A6"]
    assert len(paid(rich, express_for_best(8, 1), stops)) == 3


# Where routes lead.


def test_a_route_needs_an_own_station_anywhere():
    assert run(LINE, "a1 A4 A6 A8", own="A6", a1=plain(3)) == [50]
    assert refused(LINE, "a1 A4 A6 A8", own="A2", a1=plain(3)) == ("no_station", {"train": "a1"})


def test_a_route_needs_two_places():
    assert refused(LINE, "a1 A2", a1=plain(2)) == ("too_short", {"train": "a1", "stop": "A2"})
    assert refused(LINE, "a1", a1=plain(2)) == ("no_stops", {"train": "a1"})


def test_a_city_full_of_others_is_an_end_and_nothing_else():
    assert run(LINE, "a1 A2 A4 A6", others="A6", a1=plain(4)) == [60]
    assert refused(LINE, "a1 A2 A4 A6 A8", others="A6", a1=plain(4)) == ("blocked", {"stop": "A6"})
    assert run(LINE, "a1 A6 A8 A10 A12", own="A12", others="A6 A10", a1=plain(4)) == [130]


def test_a_route_ends_in_a_red_area():
    red = {**LINE, "A6": "red city 30: 1 4"}
    assert run(red, "a1 A2 A4 A6", a1=plain(4)) == [60]
    assert refused(red, "a1 A2 A4 A6 A8", a1=plain(4)) == ("ends", {"stop": "A6"})


def test_the_next_stop_is_one_that_track_leads_to_with_none_between():
    assert refused(LINE, "a1 A2 A6", a1=plain(2)) == ("no_track", {"start": "A2", "stop": "A6", "stops": ("A4",)})


def test_a_train_leaves_by_another_track_than_it_came_by_and_uses_none_twice():
    back = {"A2": "city 20: 4", "A4": "city 20: 1; city 30: 4", "A6": "town 10: 1"}
    assert refused(back, "a1 A2 A4.0 A2", a1=plain(3))[0] == "twice"
    loop = {**LINE, "A4": "track: 1 4; track: 1 5", "B5": "town 10: 2"}
    ground, board = drawn(loop, own="A2")
    there_and_back = Route(
        (Place("B5", 0), Place("A2", 0), Place("A6", 0)), (("B5", 2), ("A4", 1), ("A2", 4), ("A4", 4))
    )
    with pytest.raises(IllegalMove) as refusal:
        check_routes(service(ground, board, a1=plain(3)), {"a1": there_and_back})
    assert refusal.value.text.key == "18xx.route.same_track_twice"
    assert refusal.value.text.params == {"hexes": ("A2", "A4")}


def test_one_place_is_visited_once_even_by_its_other_cities():
    praha = {**RING, "A6": "city 30 group P: 1; city 30 group P: 0"}
    assert refused(praha, "a1 A6.0 A2~B3 A6.1", a1=plain(3))[0] == "no_track"
    assert refused(praha, "a1 A6.0 A2 A6.1", a1=plain(3)) == ("twice", {"stop": "A6.1"})


def test_where_a_place_may_be_called_at_twice_a_route_may_begin_there_too():
    praha = {**RING, "A6": "city 30 group P: 1; city 30 group P: 0"}
    twice = msgspec.structs.replace(running(praha, "A6.0", a1=plain(3)), grouped=False)
    assert [run.revenue for run in read_routes(twice, ["a1", "A6.1", "A2", "A6.0"])] == [80]
    assert "A6.1" in next_entries(twice, ["a1"])[0]


def test_two_cities_of_one_hex_are_two_places():
    assert run({**RING, "A6": "city 30: 1; city 40: 0"}, "a1 A6.0 A2 A6.1", a1=plain(3)) == [90]


def test_track_that_leads_elsewhere_is_no_route():
    ground, board = drawn(LINE, own="A2")
    for sides in ((), (("A2", 4), ("A4", 4)), (("A2", 4), ("A4", 1))):
        with pytest.raises(IllegalMove):
            check_routes(service(ground, board, a1=plain(3)), {"a1": Route((Place("A2", 0), Place("A4", 0)), sides)})


# Several trains.


def test_trains_of_a_company_share_stops():
    assert run(LINE, "a1 A4 A6 a2 A6 A8", own="A6", a1=plain(2), a2=plain(2)) == [40, 40]


def test_trains_of_a_company_share_no_track():
    assert refused(LINE, "a1 A2 A4 a2 A2 A4 A6", a1=plain(2), a2=plain(3)) == (
        "same_track",
        {"hexes": ("A2", "A4"), "train": "a2", "other": "a1"},
    )


def test_tracks_that_merge_work_for_one_train():
    merge = {"A2": "city 20: 4", "A4": "track: 1 4; track: 0 4", "B3": "city 30: 3", "A6": "town 10: 1"}
    found = refused(merge, "a1 A2 A6 a2 B3 A6", own="A2 B3", a1=plain(2), a2=plain(2))
    assert found == ("same_track", {"hexes": ("A4", "A6"), "train": "a2", "other": "a1"})


def test_a_train_runs_once_and_only_the_companys_trains_run():
    assert refused(LINE, "a1 A2 A4 a1 A2 A4", a1=plain(2)) == ("train_twice", {"train": "a1"})
    assert refused(LINE, "A2 A4", a1=plain(2)) == ("no_such_train", {"train": "A2", "trains": ("a1",)})
    assert refused(LINE, "a1 a2 A4", a1=plain(2)) == ("no_such_stop", {"stop": "a2"})
    ground, board = drawn(LINE, own="A2")
    with pytest.raises(IllegalMove) as refusal:
        check_routes(service(ground, board, a1=plain(2)), {"z9": Route((Place("A2", 0),), ())})
    assert refusal.value.text.key == "18xx.route.no_such_train"


def test_a_company_can_run_where_track_leads_from_a_station_to_another_place():
    assert can_run(*drawn(LINE, own="A2"), "Own")
    assert not can_run(*drawn({**LINE, "A4": "track: 1 4", "A6": ""}, own="A2"), "Own")
    assert not can_run(*drawn(LINE), "Own")


# How routes are written.


def test_a_hex_that_only_one_of_two_tracks_passes_tells_them_apart():
    ring = running(RING, a1=plain(3))
    assert next_entries(ring, ("a1", "A2")) == (("A6~A4", "A6~B3"), False)
    found = read_routes(ring, ("a1", "A6", "A2~B3"))
    assert found[0].route.sides == (("A6", 0), ("B5", 1), ("B3", 2))
    assert write_routes(ring, found) == ("a1", "A2", "A6~B3")


def test_the_track_between_two_neighbours_needs_no_more_words():
    near = {"A2": "city 20: 4 5", "A4": "city 30: 0 1", "B3": "track: 2 3"}
    assert next_entries(running(near, a1=plain(2)), ("a1", "A2")) == (("A4", "A4~B3"), False)


def test_a_stop_has_its_number_where_there_are_several():
    assert next_entries(running(RING, a1=plain(4)), ("a1", "A2", "A6~A4")) == (("A8.0",), True)


def test_a_route_is_written_the_same_from_either_end():
    line = running(LINE, a1=plain(3))
    assert write_routes(line, read_routes(line, ("a1", "A6", "A4", "A2"))) == ("a1", "A2", "A4", "A6")


# What may come next.


def test_only_what_can_still_become_a_route_is_offered():
    line = running(LINE, own="A2", a1=plain(3))
    assert next_entries(line, ()) == (("a1",), True)
    assert next_entries(line, ("a1",)) == (("A2", "A4", "A6"), False)
    assert next_entries(line, ("a1", "A4")) == (("A2",), False)
    assert next_entries(line, ("a1", "A2", "A4")) == (("A6",), True)
    assert next_entries(line, ("a1", "A2", "A4", "A6")) == ((), True)


def test_a_train_is_offered_only_while_there_is_a_route_left_for_it():
    line = running(LINE, own="A2", a1=plain(2), a2=plain(2))
    assert next_entries(line, ()) == (("a1", "a2"), True)
    assert next_entries(line, ("a1", "A2", "A4")) == ((), True)


@pytest.mark.parametrize(
    "nonsense", [("A2",), ("a1", "A9"), ("a1", "A2", "A6"), ("a1", "A6", "A8", "A10"), ("a1", "a1"), ("a1", "A2", "a1")]
)
def test_nothing_follows_what_cannot_become_a_list_of_routes(nonsense):
    assert next_entries(running(LINE, own="A2", a1=plain(2)), nonsense) == ((), False)


DISTANCES = st.sampled_from((plain(2), plain(3), plus(2), express(2), express(3), express_for_best(3, 1)))


@settings(max_examples=times(25, 100), deadline=None)
@given(boards(), DISTANCES)
def test_the_routes_that_are_allowed_are_those_that_keep_to_the_letter_of_the_rules(drawing, distance):
    found = service(*drawing, a1=distance)
    routes = all_routes(found, distance)
    for route, fare in routes.items():
        assert check_routes(found, {"a1": route}) == (TrainRoute("a1", route, fare),)
    written = {write_routes(found, (TrainRoute("a1", route, 0),)) for route in routes}
    assert len(written) == len(routes) / 2


@settings(max_examples=times(25, 100), deadline=None)
@given(boards(), DISTANCES)
def test_all_routes_can_be_written_entry_by_entry_and_nothing_else(drawing, distance):
    found = service(*drawing, a1=distance)
    complete, prefixes = set(), {()}
    for route in all_routes(found, distance):
        entries = ("a1", found.name(route.stops[0]), *(stretch.name for stretch in found.along(route)))
        complete.add(entries)
        prefixes |= {entries[:length] for length in range(len(entries))}
    offered = {()}
    for entries in prefixes | complete:
        onward, may_end = next_entries(found, entries)
        assert may_end == (entries in complete or not entries)
        offered |= {(*entries, entry) for entry in onward}
    assert offered == prefixes | complete
