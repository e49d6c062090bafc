import pytest

from engine.eighteenxx.board import (
    BadTile,
    Stop,
    is_next_colour,
    keeps_stops,
    keeps_track,
    read_tile,
    rotations_that_keep_track,
)

STRAIGHT = read_tile("9", "yellow", "track: 0 3")
CITY = read_tile("57", "yellow", "city 20: 0 3")
TOWNS = read_tile("1", "yellow", "town 10: 1 3; town 10: 0 4")


def test_a_city_is_read_with_its_revenue_slots_and_exits():
    tile = read_tile("14", "green", "city 30 slots 2: 4 0 1 3; label Y")
    assert tile.stops == (Stop("city", (30,), (0, 1, 3, 4), slots=2),)
    assert tile.label == "Y"
    assert tile.exits == {0, 1, 3, 4}


def test_revenue_may_follow_the_phase_and_cities_may_be_one_place():
    assert read_tile("r", "red", "offboard 30/40/50: 0 1").stops[0].revenue == (30, 40, 50)
    assert {stop.group for stop in read_tile("p", "yellow", "city 30 group P: 2; city 30 group P: 3").stops} == {"P"}


def test_a_stop_without_track_is_printed_on_a_bare_hex():
    bare = read_tile("E5", "white", "city 0")
    assert bare.stops[0].exits == ()
    assert bare.exits == frozenset()


@pytest.mark.parametrize("text", ["track: 0", "track: 0 1 2", "village 10: 0", "city ten: 0", "city 20: 7"])
def test_what_cannot_be_read_is_refused_by_name(text):
    with pytest.raises(BadTile, match="tile 57"):
        read_tile("57", "yellow", text)


def test_six_rotations_bring_a_tile_back():
    assert TOWNS.rotated(6) == TOWNS
    assert STRAIGHT.rotated(3) == STRAIGHT
    assert CITY.rotated(1).stops[0].exits == (1, 4)


def test_track_may_be_added_but_not_turned_or_taken_away():
    green = read_tile("23", "green", "track: 0 3; track: 0 4")
    assert keeps_track(STRAIGHT, green)
    assert not keeps_track(STRAIGHT, green.rotated(1))
    assert not keeps_track(green, STRAIGHT)
    assert rotations_that_keep_track(STRAIGHT, green) == (0, 3)


def test_a_stop_stays_a_stop_of_its_kind_and_plain_track_stays_plain():
    town = read_tile("4", "yellow", "town 10: 0 3")
    green_city = read_tile("14", "green", "city 30 slots 2: 0 1 3 4")
    assert keeps_stops(CITY, green_city)
    assert not keeps_stops(town, green_city)
    assert not keeps_stops(STRAIGHT, green_city)
    assert not keeps_stops(CITY, read_tile("207", "green", "city 40 slots 2: 0 1 2 3; label Y"))


def test_two_towns_may_become_one_but_never_three():
    assert keeps_stops(TOWNS, read_tile("888p", "green", "town 20: 1 2 4 5"))
    assert not keeps_stops(TOWNS, read_tile("x", "green", "town 10: 0 1; town 10: 2 3; town 10: 4 5"))


def test_colours_follow_each_other_and_red_follows_nothing():
    green = read_tile("14", "green", "city 30 slots 2: 0 1 3 4")
    brown = read_tile("611", "brown", "city 40 slots 2: 0 1 2 3 4")
    red = read_tile("8894", "red", "city 30/40/50: 0 1; label Ug")
    assert is_next_colour(CITY, green)
    assert is_next_colour(green, brown)
    assert not is_next_colour(CITY, brown)
    assert not is_next_colour(green, red)


def test_the_last_figure_of_a_stop_is_that_of_gray_and_the_first_good_for_all_before_it():
    def figures(revenue):
        stop = read_tile("x", "red", f"offboard {revenue}: 0").stops[0]
        return [stop.revenue_in(colour) for colour in ("yellow", "green", "brown", "gray")]

    assert figures("30") == [30, 30, 30, 30]
    assert figures("30/40/50") == [30, 30, 40, 50]
    assert figures("20/30/40/50") == [20, 30, 40, 50]
