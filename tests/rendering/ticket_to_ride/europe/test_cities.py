import itertools
import math

from msgspec.structs import replace
from PIL import ImageChops

from rendering.fonts import CITY, drawable
from rendering.ticket_to_ride.board import WHOLE, draw_map
from rendering.ticket_to_ride.cities import DOT, _pulled_in, label_box, labels
from rendering.ticket_to_ride.cities import place_of as place_of_city
from rendering.ticket_to_ride.europe.pictures import edition
from rendering.ticket_to_ride.ornaments import NEAT_LINE
from rendering.ticket_to_ride.pieces import STATION, WAGON
from rendering.ticket_to_ride.private_map import FRAME
from rendering.ticket_to_ride.routes import place_of
from tests.rendering.ticket_to_ride.shapes import apart, corners, turned

BOARD = edition().board
BOXES = {city.id: label_box(city, labels("europe")[city.id]) for city in BOARD.cities.values()}


def test_every_city_has_a_name_whose_every_letter_can_be_drawn():
    assert set(labels("europe")) == set(BOARD.cities)
    for city in BOARD.cities.values():
        assert drawable(city.name, CITY) == city.name


def test_no_two_names_overlap():
    for a, b in itertools.combinations(BOXES, 2):
        assert apart(corners(BOXES[a]), corners(BOXES[b])), (a, b)


def test_no_name_lies_on_a_train_space_even_with_a_wagon_on_it():
    wagons = [
        (route.id, turned(*place_of(space), space.angle, *WAGON))
        for route in BOARD.routes.values()
        for space in route.spaces
    ]
    for city, box in BOXES.items():
        for route, wagon in wagons:
            assert apart(corners(box), wagon), (city, route)


def test_no_name_lies_on_a_city_or_its_station():
    side = max(2 * DOT, STATION)
    for city in BOARD.cities.values():
        station = turned(*place_of_city(city), 0, side, side)
        for name, box in BOXES.items():
            assert apart(corners(box), station), (name, city.id)


def test_every_name_lies_inside_the_neat_line():
    edge = NEAT_LINE / WHOLE.scale
    for city, (left, top, right, bottom) in BOXES.items():
        assert left > WHOLE.left + edge, city
        assert top > WHOLE.top + edge, city
        assert right < WHOLE.left + WHOLE.width - edge, city
        assert bottom < WHOLE.top + WHOLE.height - edge, city


def test_every_name_is_nearer_to_its_own_city_than_to_any_other():
    def distance(box, city):
        x, y = place_of_city(city)
        return math.hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))

    for name, box in BOXES.items():
        nearest = min(BOARD.cities.values(), key=lambda city, box=box: distance(box, city))
        assert nearest.id == name


def test_a_name_that_is_pulled_into_a_picture_still_lies_beside_the_wagons():
    wagons = [
        turned(*place_of(space), space.angle, *WAGON) for route in BOARD.routes.values() for space in route.spaces
    ]
    for box in BOXES.values():
        pulled = _pulled_in(box, FRAME)
        assert all(apart(corners(pulled), wagon) for wagon in wagons)


def test_no_light_around_a_route_lies_over_a_name(middle):
    route = "cadiz-lisboa"
    lit, dark = (draw_map(edition(), replace(middle, last_route=which, claims=()), FRAME) for which in (route, None))
    left, top, right, bottom = BOXES["cadiz"]
    (x, y), (a, b) = FRAME.at(left, top), FRAME.at(right, bottom)
    letters = (round(x), round((y + b) / 2), round(a), round(b) - 4)

    def ink(picture):
        return picture.crop(letters).convert("L").point([255 * (level < 90) for level in range(256)])

    assert ImageChops.difference(lit, dark).getbbox() is not None
    assert ink(lit).tobytes() == ink(dark).tobytes()
