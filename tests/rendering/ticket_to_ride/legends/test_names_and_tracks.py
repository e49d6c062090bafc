"""Where names and tracks stand on the drawn map: on all boards at once, so on any that are open."""

import itertools
import math

import pytest
from PIL import Image

from engine.ticket_to_ride.legends.facts import SECOND
from engine.ticket_to_ride.legends.pack_files import pack
from rendering.fonts import CITY, drawable
from rendering.ticket_to_ride.legends.board import map_shown
from rendering.ticket_to_ride.legends.cities import LARGE
from rendering.ticket_to_ride.legends.layout import drawn_board, layout, name_box, place_of
from rendering.ticket_to_ride.legends.map import whole
from rendering.ticket_to_ride.legends.sheet import draw_seams
from rendering.ticket_to_ride.pieces import WAGON
from rendering.ticket_to_ride.routes import place_of as place_of_space
from tests.rendering.ticket_to_ride.shapes import apart, corners, turned

ALL = tuple(pack().frontiers)
BOARD = drawn_board(ALL, ())
SINGLES = tuple(f"{route.id}{SECOND}" for route in BOARD.routes.values() if not route.parallel)
DOUBLED = drawn_board(ALL, SINGLES)
BOXES = {city: name_box(city) for city in BOARD.cities}


def distance(box, at):
    return math.hypot(max(box[0] - at[0], 0, at[0] - box[2]), max(box[1] - at[1], 0, at[1] - box[3]))


def wagons(board):
    for route in board.routes.values():
        for space in route.spaces:
            yield route.id, place_of_space(space), space.angle


def met(board):
    """Every name with a track whose spaces, a wagon on each, it meets."""
    reach = math.hypot(*WAGON) / 2
    return {
        (city, route)
        for route, at, angle in wagons(board)
        for city, box in BOXES.items()
        if distance(box, at) < reach and not apart(corners(box), turned(*at, angle, *WAGON))
    }


def test_no_name_meets_a_track_even_with_a_wagon_on_it():
    assert met(BOARD) == set()


def test_no_name_meets_a_track_that_a_survey_lays_beside_a_single_one():
    assert len(SINGLES) > 80
    assert met(DOUBLED) == set()


def test_no_name_meets_the_line_of_a_track():
    for route in BOARD.routes.values():
        stops = [place_of(route.a), *map(place_of_space, route.spaces), place_of(route.b)]
        for a, b in itertools.pairwise(stops):
            for city, box in BOXES.items():
                assert apart(corners(box), [a, b, b]), (city, route.id)


def test_no_two_names_overlap_and_none_lies_on_a_city_or_its_depot():
    for a, b in itertools.combinations(BOXES, 2):
        assert apart(corners(BOXES[a]), corners(BOXES[b])), (a, b)
    for city, (name, box) in itertools.product(BOARD.cities, BOXES.items()):
        assert distance(box, place_of(city)) >= LARGE - 2, (name, city)


def test_every_name_is_nearer_to_its_own_city_than_to_any_other():
    for name, box in BOXES.items():
        assert min(BOARD.cities, key=lambda city, box=box: distance(box, place_of(city))) == name


def test_every_letter_of_every_name_can_be_drawn():
    assert set(layout().city) == set(pack().board.cities)
    assert all(drawable(city.name, CITY) == city.name for city in BOARD.cities.values())


@pytest.mark.parametrize("opened", [(), ("cape",), ("prairie", "trail"), ("trail", "silver"), ALL])
def test_the_open_boards_are_shown_whole_their_names_nine_pixels_high_where_discord_shows_them(opened):
    shown = map_shown(opened)
    for city in drawn_board(opened, ()).cities:
        left, top, right, bottom = name_box(city)
        assert shown.left < left
        assert right < shown.left + shown.width
        assert shown.top <= top
        assert bottom < shown.top + shown.height
    assert layout().name_size * shown.scale * 550 / 1600 >= 8.95


def test_tracks_of_a_pair_lie_side_by_side_and_spaces_of_a_track_do_not_overlap():
    for route in BOARD.routes.values():
        places = [place_of_space(space) for space in route.spaces]
        assert all(math.dist(a, b) > 42 for a, b in itertools.pairwise(places)), route.id
    for route in DOUBLED.routes.values():
        for other in route.parallel:
            there = [place_of_space(space) for space in DOUBLED.routes[other].spaces]
            here = [place_of_space(space) for space in route.spaces]
            assert all(18 < min(math.dist(a, b) for b in there) < 41 for a in here), route.id


@pytest.mark.parametrize("opened", [(), ALL], ids=["start", "all"])
def test_a_seam_is_drawn_between_the_ends_of_every_track_that_lies_between_two_boards(opened):
    """Some rules count tracks and networks by board, which the land alone does not tell."""
    viewport = whole(opened, 1100)
    plain = Image.new("RGB", viewport.size, "white")
    draw_seams(plain, opened, viewport)
    for route in drawn_board(opened, ()).routes.values():
        a, b = place_of(route.a), place_of(route.b)
        on_way = {at(plain, viewport, a, b, step / 400) for step in range(401)}
        if pack().town(route.a).piece != pack().town(route.b).piece:
            assert min(map(min, on_way)) < 200, route.id
        assert at(plain, viewport, a, b, 0) == at(plain, viewport, a, b, 1) == (255, 255, 255)


def at(picture, viewport, a, b, share):
    return picture.getpixel(viewport.at(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
