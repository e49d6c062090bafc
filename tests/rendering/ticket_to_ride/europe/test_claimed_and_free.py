"""What is claimed is told from what is free at a glance: on a phone, in every colour, and by every kind of eyes."""

from itertools import pairwise
from statistics import median

import msgspec
import pytest
from PIL import Image

from rendering.palette import PLAYERS
from rendering.ticket_to_ride.board import WHOLE, draw_map
from rendering.ticket_to_ride.cities import place_of as place_of_city
from rendering.ticket_to_ride.europe.pictures import edition
from rendering.ticket_to_ride.private_map import FRAME, draw_private_map
from rendering.ticket_to_ride.routes import place_of
from tests.rendering.colour_vision import distance
from tests.thorough import a_few

PHONE = 390
"""Pixels of a phone's width, on which a whole board is shown."""
BOARD = edition().board
SOMEBODY_ELSE = 9
LEAST, USUAL = 9, 18
"""How far apart two colours are everywhere, and on most routes."""


def board(view, claims):
    return draw_map(edition(), msgspec.structs.replace(view, claims=claims, last_route=None, stations=()), WHOLE)


def faded(view, claims):
    there = msgspec.structs.replace(view, claims=claims, last_route=None, stations=())
    return draw_private_map(edition(), there, SOMEBODY_ELSE, (), {})


def joints(picture, viewport):
    """Return by route the colours between its spaces, and between them and its cities, as a phone shows them."""
    small = picture.convert("RGB").resize((PHONE, round(picture.height * PHONE / picture.width)), Image.Resampling.BOX)
    share = PHONE / viewport.size[0]
    found = {}
    for route in BOARD.routes.values():
        first, last = (place_of_city(BOARD.cities[city]) for city in (route.a, route.b))
        stops = [first, *map(place_of, route.spaces), last]
        found[route.id] = []
        for here, there in pairwise(stops):
            x, y = viewport.at((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
            around = (x * share - 0.7, y * share - 0.7, x * share + 0.7, y * share + 0.7)
            found[route.id].append(small.resize((1, 1), Image.Resampling.BOX, around).getpixel((0, 0)))
    return found


def apart(free, claimed):
    """How far a route's joints look from those of a free one, to whoever tells them apart least."""
    return max(distance(here, there) for here, there in zip(free, claimed, strict=True))


@pytest.mark.parametrize(("drawn", "viewport"), [(board, WHOLE), (faded, FRAME)], ids=["board", "faded"])
@pytest.mark.parametrize("seat", a_few(range(len(PLAYERS)), 2))
def test_a_claimed_route_is_joined_darkly_where_a_free_one_lies_open(middle, drawn, viewport, seat):
    free = joints(drawn(middle, ()), viewport)
    claimed = joints(drawn(middle, tuple((route, seat) for route in BOARD.routes)), viewport)
    difference = {route: apart(free[route], claimed[route]) for route in free}
    assert {route: by for route, by in difference.items() if by < LEAST} == {}
    assert median(difference.values()) > USUAL
