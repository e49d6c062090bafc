"""From longitude and latitude to the drawn map.

A printed board has more room where cities lie close together. So the land is bent like a thin plate that is held at
every city: it passes through all of them and is as smooth as possible between them (Bookstein 1989).
"""

from __future__ import annotations

import math
from functools import lru_cache

from engine.ticket_to_ride.legends.pack_files import pack
from rendering.ticket_to_ride.legends.layout import Point, place_of

_MIDDLE = (-97.0, 38.0)
_NARROWING = 0.79
"""How much shorter a degree of longitude is than one of latitude, in the middle of the map."""
_UNIT = 10.0
"""Degrees to a unit, so that the sums stay small."""
_STIFF = 0.004
"""How stiff the plate is: it may miss a city by a little rather than fold."""


def project(longitude: float, latitude: float) -> Point:
    """Return where a place lies on the drawn map, in points."""
    at = _flat(longitude, latitude)
    held, across, down = _plate()
    bends = [_bend(at, one) for one in held]
    terms = [*bends, 1.0, *at]
    return (
        sum(term * weight for term, weight in zip(terms, across, strict=True)),
        sum(term * weight for term, weight in zip(terms, down, strict=True)),
    )


def _flat(longitude: float, latitude: float) -> Point:
    return (longitude - _MIDDLE[0]) * _NARROWING / _UNIT, (_MIDDLE[1] - latitude) / _UNIT


def _bend(a: Point, b: Point) -> float:
    squared = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    return squared * math.log(squared) if squared else 0.0


@lru_cache(maxsize=1)
def _plate() -> tuple[list[Point], list[float], list[float]]:
    """Return where the plate is held, and the weights that bend it across and down."""
    cities = pack().board.cities
    held = [_flat(pack().town(city).lon, pack().town(city).lat) for city in cities]
    rows = [[_bend(one, other) + _STIFF * (one is other) for other in held] + [1.0, *one] for one in held]
    rows += [[(1.0, *one)[each] for one in held] + [0.0] * 3 for each in range(3)]
    wanted = [place_of(city) for city in cities] + [(0.0, 0.0)] * 3
    solved = _solve(rows, wanted)
    return held, [x for x, _ in solved], [y for _, y in solved]


def _solve(rows: list[list[float]], wanted: list[Point]) -> list[Point]:
    """Solve linear equations for two right-hand sides, by elimination with the largest pivot of each column."""
    size = len(rows)
    table = [[*row, *right] for row, right in zip(rows, wanted, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(table[row][column]))
        table[column], table[pivot] = table[pivot], table[column]
        head = table[column]
        for row in table[column + 1 :]:
            if share := row[column] / head[column]:
                for at in range(column, size + 2):
                    row[at] -= share * head[at]
    found: list[Point] = [(0.0, 0.0)] * size
    for at in range(size - 1, -1, -1):
        line = table[at]
        x = line[size] - sum(line[right] * found[right][0] for right in range(at + 1, size))
        y = line[size + 1] - sum(line[right] * found[right][1] for right in range(at + 1, size))
        found[at] = (x / line[at], y / line[at])
    return found
