import itertools
import math

from rendering.fonts import CITY, drawable
from rendering.ticket_to_ride.board import WHOLE
from rendering.ticket_to_ride.cities import DOT, label_box, labels
from rendering.ticket_to_ride.cities import place_of as place_of_city
from rendering.ticket_to_ride.europe.pictures import edition
from rendering.ticket_to_ride.ornaments import NEAT_LINE
from rendering.ticket_to_ride.pieces import STATION, WAGON
from rendering.ticket_to_ride.routes import place_of

BOARD = edition().board
BOXES = {city.id: label_box(city, labels("europe")[city.id]) for city in BOARD.cities.values()}


def corners(box):
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def turned(x, y, degrees, length, width):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    sides = ((1, 1), (1, -1), (-1, -1), (-1, 1))
    return [(x + (c * i * length - s * j * width) / 2, y + (s * i * length + c * j * width) / 2) for i, j in sides]


def apart(a, b):
    """Two convex shapes are apart if a line along one of their sides separates them."""
    for shape in (a, b):
        for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1], strict=True):
            across = [[(x * (y2 - y1) - y * (x2 - x1)) for x, y in other] for other in (a, b)]
            if max(across[0]) <= min(across[1]) or max(across[1]) <= min(across[0]):
                return True
    return False


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
