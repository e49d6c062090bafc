import itertools

import pytest
from PIL import Image

from rendering.marks import PATTERNS, PLAYER_MARKS
from rendering.palette import CARDS, INK, LAND, PLAYERS, mix
from rendering.ticket_to_ride.board import WHOLE, base
from rendering.ticket_to_ride.europe.pictures import edition
from rendering.ticket_to_ride.routes import FOAM, MUTED, ROCK, draw_route, place_of

ROUTES = list(edition().board.routes.values())
LARGE = WHOLE.larger(2)


@pytest.fixture(scope="module")
def printed():
    return base(edition(), WHOLE)


def shades(picture, space, viewport, reach):
    x, y = viewport.at(*place_of(space))
    part = picture.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach))
    return {colour for _, colour in part.getcolors(maxcolors=1 << 16)}


def holds(colours, wanted, tolerance=14):
    return any(max(abs(a - b) for a, b in zip(colour, wanted, strict=True)) <= tolerance for colour in colours)


def alone(route):
    picture = Image.new("RGB", LARGE.size, (255, 0, 255))
    draw_route(picture, route, LARGE)
    return picture


def fill(route):
    paler = mix(CARDS[route.colour], LAND, MUTED)
    return mix(paler, FOAM, 0.25) if route.ferry else paler


def test_all_101_routes_are_printed(printed):
    assert len(ROUTES) == 101
    for route in ROUTES:
        for number, space in enumerate(route.spaces):
            assert holds(shades(printed, space, WHOLE, 12), fill(route)), (route.id, number)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.id)
def test_a_route_shows_its_colour_its_pattern_and_its_kind(route):
    picture = alone(route)
    tint = mix(CARDS[route.colour], INK, 0.3)
    for number, space in enumerate(route.spaces):
        seen = shades(picture, space, LARGE, 22)
        assert holds(seen, fill(route))
        assert holds(seen, ROCK, 4) is route.tunnel
        assert holds(seen, FOAM, 4) is bool(route.ferry)
        if number in route.ferry:
            assert holds(seen, INK, 6), "a locomotive"
        elif route.colour != "grey":
            assert holds(seen, tint, 20), "its pattern"


def test_no_two_colours_share_a_pattern_and_no_two_players_a_mark():
    assert set(PATTERNS) == set(CARDS) - {"grey", "locomotive"}
    assert len(set(PATTERNS.values())) == len(PATTERNS)
    assert len(set(PLAYER_MARKS)) == len(PLAYER_MARKS) == len(PLAYERS) == 5


def test_routes_of_different_colours_differ_without_colour():
    looks = {}
    for colour in PATTERNS:
        route = next(route for route in ROUTES if route.colour == colour and not route.tunnel)
        x, y = LARGE.at(*place_of(route.spaces[0]))
        picture = alone(route).convert("L").crop((round(x) - 22, round(y) - 22, round(x) + 22, round(y) + 22))
        looks[colour] = picture.rotate(route.spaces[0].angle).tobytes()
    assert all(looks[a] != looks[b] for a, b in itertools.combinations(looks, 2))
