"""Where everything stands on the drawn map: cities, their names, every space of every track.

The places are data (``assets/legends/layout.toml``). A track leads from city to city in a slight bow; those of a pair
run side by side, also one that a survey laid later.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise

import msgspec

from engine.ticket_to_ride.board import Board, CityId, Route, Space
from engine.ticket_to_ride.legends.facts import SECOND
from engine.ticket_to_ride.legends.pack_files import pack, printed_of
from rendering.fonts import CITY, font
from rendering.ticket_to_ride.routes import BOARD_HEIGHT, BOARD_WIDTH

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom in points."""

APART = 19.5
"""Distance between the middles of tracks side by side, in points."""
AWAY = 13.0
"""Distance between the middle of a city and the first space, in points."""
_INKED = 0.8
"""Height of the inked part of a name, in heights of its letters."""
_LINE = 0.92
"""Distance from line to line of a name, in heights of its letters."""
_STEPS = 24


class CityPlacement(msgspec.Struct, frozen=True, array_like=True):
    """A city on the map."""

    x: float
    y: float
    dx: float
    """Distance from the city to the middle of its name, to the right and (``dy``) down."""
    dy: float
    broken: int = 0
    """After how many words the name continues in a second line; 0 if it has only one line."""


class Layout(msgspec.Struct, frozen=True):
    """The drawn map; lengths in points."""

    width: float
    height: float
    name_size: float
    """Height of the letters of a name."""
    city: Mapping[CityId, CityPlacement]
    bend: Mapping[str, float]
    """How far tracks bend, by the two cities of a pair; to the right on the way from the first to the second."""
    second: Mapping[str, int]
    """The side of a single track on which a survey lays another: 1 to the right, -1 to the left."""


@lru_cache(maxsize=1)
def layout() -> Layout:
    """Read where everything stands."""
    data = (files("rendering") / "assets" / "legends" / "layout.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(data), Layout)


@lru_cache(maxsize=16)
def drawn_board(opened: tuple[str, ...], seconds: tuple[str, ...]) -> Board:
    """Return the open boards with their cities and spaces where they are drawn.

    ``opened`` are the frontier boards, ``seconds`` the tracks that surveys laid.
    """
    board = printed_of(1, pack().figures.table.max_players, opened, seconds).board
    places = layout().city
    cities = {
        city.id: msgspec.structs.replace(city, x=places[city.id].x / BOARD_WIDTH, y=places[city.id].y / BOARD_HEIGHT)
        for city in board.cities.values()
    }
    routes = {route.id: msgspec.structs.replace(route, spaces=_spaces(route)) for route in board.routes.values()}
    return Board(cities, routes, board.tickets)


def place_of(city: str) -> Point:
    """Return the middle of a city in points."""
    place = layout().city[CityId(city)]
    return place.x, place.y


def name_lines(city: str) -> tuple[str, ...]:
    """Return a city's name as it stands on the map, in one line or two."""
    words = pack().town(city).name.split(" ")
    broken = layout().city[CityId(city)].broken
    return (" ".join(words[:broken]), " ".join(words[broken:])) if broken else (" ".join(words),)


def name_rows(city: str) -> list[tuple[str, Point]]:
    """Return each line of a city's name with its middle in points."""
    place, lines = layout().city[CityId(city)], name_lines(city)
    step = _LINE * layout().name_size
    top = place.y + place.dy - step * (len(lines) - 1) / 2
    return [(line, (place.x + place.dx, top + number * step)) for number, line in enumerate(lines)]


@lru_cache(maxsize=256)
def name_box(city: str) -> Box:
    """Return what a city's name covers, in points."""
    size, rows = layout().name_size, name_rows(city)
    width = max(font(CITY, 100).getlength(line) for line, _ in rows) * size / 100
    x, half = rows[0][1][0], _INKED * size / 2
    return x - width / 2, rows[0][1][1] - half, x + width / 2, rows[-1][1][1] + half


def _spaces(route: Route) -> tuple[Space, ...]:
    name = f"{route.a}--{route.b}"
    pair = sorted((route.id, *route.parallel))
    if any(track.endswith(SECOND) for track in pair):
        offset = layout().second[name] * APART * route.id.endswith(SECOND)
    else:
        offset = (pair.index(route.id) - (len(pair) - 1) / 2) * APART
    line = _bow(place_of(route.a), place_of(route.b), layout().bend.get(name, 0))
    lengths = [math.dist(a, b) for a, b in pairwise(line)]
    room = sum(lengths) - 2 * AWAY
    return tuple(_space(line, lengths, AWAY + room * (n + 0.5) / route.length, offset) for n in range(route.length))


def _bow(a: Point, b: Point, bend: float) -> list[Point]:
    """Return points along a bow between two cities, whose middle lies ``bend`` to the right of the straight line."""
    away = math.dist(a, b)
    x = (a[0] + b[0]) / 2 - (b[1] - a[1]) / away * bend * 2
    y = (a[1] + b[1]) / 2 + (b[0] - a[0]) / away * bend * 2
    shares = [step / _STEPS for step in range(_STEPS + 1)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * x + t**2 * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * y + t**2 * b[1],
        )
        for t in shares
    ]


def _space(line: list[Point], lengths: list[float], far: float, offset: float) -> Space:
    """Return the space that is ``far`` along a line and ``offset`` to its right."""
    at = 0
    while at < len(lengths) - 1 and far > lengths[at]:
        far -= lengths[at]
        at += 1
    (ax, ay), (bx, by) = line[at], line[at + 1]
    dx, dy = (bx - ax) / lengths[at], (by - ay) / lengths[at]
    x, y = ax + dx * far - dy * offset, ay + dy * far + dx * offset
    return Space(x / BOARD_WIDTH, y / BOARD_HEIGHT, round(math.degrees(math.atan2(dy, dx))) % 180)
