"""Where things lie on a tile: its stops and the slots in them, its tracks, and room for figures and letters."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product

import msgspec

from engine.eighteenxx.board import Stop, Tile
from engine.hexes import EDGES, Edge
from rendering.eighteenxx.hexagon import approach, track
from rendering.hexes.hexagon import CORNERS, Line, Point, direction, distance, scaled

SLOT = 0.31
"""Radius of a slot for a station."""
SMALL_SLOT = 0.265
"""Radius of a slot if a tile has many."""
DOT = 0.13
"""Radius of a town."""
_CLOSE = 0.36
"""The least distance between a figure and a letter, and the room beyond which more is no better."""
_SHARES = (0.5, 0.43, 0.57, 0.36, 0.64, 0.29, 0.71, 0.22, 0.78)
"""Where on a track a stop may stand, the best first."""
_APART = {2: 0.43, 3: 0.47}
"""How far from the middle the outer stops stand if no track determines it, by the number of stops."""
_OFF_CENTRE = 0.6
"""How far from the middle a wide city stands on a tile with several cities that form one place."""
_THROUGH = 2
"""The number of exits of a stop that lies on a track."""
_ABROAD = 0.34
"""How far from the middle of its hex the track to a place beyond the border ends."""


class TileLayout(msgspec.Struct, frozen=True):
    """What lies where on a tile, in halves of a hex from its middle."""

    stops: tuple[Point, ...]
    slots: tuple[tuple[Point, ...], ...]
    """For each stop the middle of each slot; of a town none."""
    radius: float
    """The radius of a slot."""
    ways: tuple[tuple[Line, ...], ...]
    """For each stop its tracks, each from its edge to the stop, in the order of the stop's exits."""
    tracks: tuple[Line, ...]
    """The tracks without a stop, in the order of the tile."""
    figure: Point | None
    """Where the revenue stands."""
    letter: Point | None
    """Where the letter stands."""

    @property
    def printed(self) -> tuple[Point, ...]:
        """Where something is written."""
        return tuple(place for place in (self.figure, self.letter) if place is not None)


@lru_cache(maxsize=1024)
def tile_layout(tile: Tile) -> TileLayout:
    """Work out where things lie on a tile as it lies."""
    tracks = tuple(track(*ends) for ends in tile.tracks)
    stops = _settled(tile, tracks)
    radius = SLOT if sum(stop.slots for stop in tile.stops) <= 2 else SMALL_SLOT  # noqa: PLR2004
    ways = tuple(tuple(_way(stop, at, edge) for edge in stop.exits) for stop, at in zip(tile.stops, stops, strict=True))
    slots = tuple(tuple(_slots(stop, at, radius)) for stop, at in zip(tile.stops, stops, strict=True))
    lines = [*tracks, *(way for ways_ in ways for way in ways_)]
    places = _free(lines, stops, slots, radius)
    paying = any(any(stop.revenue) for stop in tile.stops) and not pays_by_phase(tile)
    figure = places[0] if paying and tile.colour != "red" else None
    if (
        figure is not None
        and any(stop.group for stop in tile.stops)
        and (len(tile.stops) == 1 or (0.0, 0.0) not in stops)
    ):
        figure = (0.0, 0.0)
    others = [place for place in places if figure is None or distance(place, figure) > _CLOSE]
    letter = others[0] if tile.label and tile.colour != "red" else None
    return TileLayout(stops, slots, radius, ways, tracks, figure, letter)


def pays_by_phase(tile: Tile) -> bool:
    """Return whether what a tile pays changes with the phase, or is written like that."""
    return any(stop.kind == "offboard" or len(set(stop.revenue)) > 1 for stop in tile.stops)


def _way(stop: Stop, at: Point, edge: Edge) -> Line:
    """Return the track from an edge to a stop: part of a curve where the stop lies on one."""
    if len(stop.exits) == _THROUGH:
        whole = track(edge, next(other for other in stop.exits if other != edge))
        nearest = min(range(len(whole)), key=lambda n: distance(whole[n], at))
        if distance(whole[nearest], at) < 0.02:  # noqa: PLR2004 - on it
            return whole[: nearest + 1]
    return approach(edge, at)


def _settled(tile: Tile, tracks: Sequence[Line]) -> tuple[Point, ...]:
    """Choose where the stops stand: as far from each other and from foreign track as possible."""
    choices = [list(_places(tile, number)) for number in range(len(tile.stops))]
    if len(choices) == 1 or all(len(places) == 1 for places in choices):
        return tuple(places[0] for places in choices)
    return max(product(*choices), key=lambda places: _roominess(tile, places, tracks))


def _places(tile: Tile, number: int) -> Iterator[Point]:
    stop, count = tile.stops[number], len(tile.stops)
    if stop.kind == "offboard":
        yield _abroad(tile)
    elif not stop.exits:
        yield _in_a_row(number, count)
    elif len(stop.exits) == 1:
        yield scaled(direction(stop.exits[0]), 0.55 if count > 1 else 0)
    elif stop.slots > 1 and stop.group and len(stop.exits) == _THROUGH:
        yield _between(stop)
    elif stop.group and stop.slots == 1 and any(other.slots > 1 for other in tile.stops):
        yield 0.0, 0.0
    elif len(stop.exits) == _THROUGH and (count > 1 or stop.kind == "town"):
        line = track(*stop.exits)
        for share in _SHARES if count > 1 else _SHARES[:1]:
            yield line[round(share * (len(line) - 1))]
    else:
        yield 0.0, 0.0


def _between(stop: Stop) -> Point:
    """Return where a wide city stands between its exits, so that the other cities of its place have room."""
    (ax, ay), (bx, by) = (direction(edge) for edge in stop.exits)
    x, y = ax + bx, ay + by
    return scaled((x, y), _OFF_CENTRE / math.hypot(x, y))


def _abroad(tile: Tile) -> Point:
    """Return where the tracks to a place beyond the border end, as far back as they have room to meet."""
    ends = [direction(edge) for stop in tile.stops if stop.kind == "offboard" for edge in stop.exits]
    x, y = sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends)
    return x * _ABROAD, y * _ABROAD


def _in_a_row(number: int, count: int) -> Point:
    if count == 1:
        return 0.0, 0.0
    step = 2 * _APART.get(count, 0.5) / (count - 1)
    return -_APART.get(count, 0.5) + step * number, 0.0


def _roominess(tile: Tile, places: Sequence[Point], tracks: Sequence[Line]) -> float:
    """Judge a choice of places: enough room between the stops and next to foreign track, well within the tile."""
    needed = 2 * SLOT + 0.14 if tile.stops[0].kind == "city" else 3.2 * DOT
    apart = min(distance(a, b) for n, a in enumerate(places) for b in places[:n])
    foreign = 1.0
    for number, at in enumerate(places):
        others = [
            track(*stop.exits) for n, stop in enumerate(tile.stops) if n != number and len(stop.exits) == _THROUGH
        ]
        foreign = min([foreign, *(distance(at, point) for line in (*tracks, *others) for point in line)])
    off = sum(max(0.0, distance(at, (0, 0)) - 0.5) * 4 + distance(at, (0, 0)) * 0.1 for at in places)
    return 4 * min(apart, needed) + 2 * min(foreign, needed / 2 + 0.06) - off


def _slots(stop: Stop, at: Point, radius: float) -> Iterator[Point]:
    """Set the slots of a city side by side, three in a triangle, four in a square."""
    x, y = at
    match stop.slots:
        case 0:
            return
        case 1:
            yield at
        case 2 if stop.group and math.hypot(x, y) > _OFF_CENTRE / 2:
            dx, dy = (-y * radius / math.hypot(x, y), x * radius / math.hypot(x, y))
            yield from sorted(((x - dx, y - dy), (x + dx, y + dy)))
        case 2:
            yield from ((x - radius, y), (x + radius, y))
        case 3:
            yield from ((x - radius, y + radius * 0.58), (x, y - radius * 1.15), (x + radius, y + radius * 0.58))
        case 4:
            yield from ((x + dx * radius, y + dy * radius) for dy in (-1, 1) for dx in (-1, 1))
        case _:
            apart = 1.07 * radius / math.sin(math.pi / stop.slots)
            turns = (math.tau * n / stop.slots for n in range(stop.slots))
            yield from ((x + apart * math.sin(turn), y - apart * math.cos(turn)) for turn in turns)


def _free(
    lines: Iterable[Line], stops: Sequence[Point], slots: Sequence[Sequence[Point]], radius: float
) -> tuple[Point, ...]:
    """Rank the places next to the side corners, and the middle, by how far they are from track and stops."""
    drawn = [point for line in lines for point in line]
    solid = [(place, radius) for places in slots for place in places]
    solid += [(at, DOT) for at, places in zip(stops, slots, strict=True) if not places]

    def room(place: Point) -> float:
        track_room = min((distance(place, point) for point in drawn), default=1.0) - 0.09
        return min([track_room, *(distance(place, at) - size for at, size in solid)])

    # The upper and the lower corner are kept for the printed name and the tile's number.
    corners = [scaled(CORNERS[number], 0.72) for number in (2, 4, 1, 5)]
    inner = [scaled(direction(edge), 0.62) for edge in EDGES]
    ranked = sorted([*corners, *inner, (0.0, 0.0)], key=lambda place: -min(round(room(place), 2), _CLOSE))
    return tuple(ranked)
