"""How the networks of the railroads run from hex to hex, and where their locomotives stand in each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.view import RailroadView
from engine.hexes import EDGES, Edge, HexName
from rendering.german_railways.names import lines_of
from rendering.hexes.hexagon import Line, Point, between, direction

LANE = 0.2
"""Distance between the tracks of railroads that cross the same edge, in halves of a hex."""
_SMOOTHNESS = 14
_ROWS: dict[int, tuple[tuple[int, ...], float]] = {
    1: ((1,), 1.0),
    2: ((2,), 0.84),
    3: ((2, 1), 0.58),
    4: ((2, 2), 0.58),
    5: ((3, 2), 0.54),
    6: ((3, 3), 0.54),
    7: ((4, 3), 0.45),
    8: ((4, 4), 0.45),
}
"""For each number of locomotives in a city: how many stand in a row, and how wide each is."""
_CROWDED = 3
"""From this number on, locomotives stand in two rows."""
_ROW = 0.8
"""Distance from row to row, in widths of a locomotive."""


class Standing(msgspec.Struct, frozen=True):
    """A locomotive in a hex with the track that leads to it."""

    railroad: RailroadId
    at: Point
    """Its middle, in halves of the hex."""
    width: float
    tracks: tuple[Line, ...]
    """The lines from edges to where it stands."""


def standings(railroads: Sequence[RailroadView]) -> Mapping[HexName, tuple[Standing, ...]]:
    """Return which locomotives stand on each hex that has any, in the order they came on the board."""
    there: dict[HexName, list[RailroadId]] = {}
    joints: dict[HexName, dict[RailroadId, list[HexName]]] = {}
    crossing: dict[frozenset[HexName], list[RailroadId]] = {}
    for railroad in railroads:
        for name in railroad.hexes:
            there.setdefault(name, []).append(railroad.id)
        for a, b in joined(railroad.hexes):
            crossing.setdefault(frozenset((a, b)), []).append(railroad.id)
            joints.setdefault(a, {}).setdefault(railroad.id, []).append(b)
            joints.setdefault(b, {}).setdefault(railroad.id, []).append(a)
    found = {}
    for name, ids in there.items():
        spots, width = places(name, len(ids))
        found[name] = tuple(
            Standing(
                id_,
                spot,
                width,
                tuple(
                    _track(name, other, id_, tuple(crossing[frozenset((name, other))]), spot)
                    for other in joints.get(name, {}).get(id_, ())
                ),
            )
            for id_, spot in zip(ids, spots, strict=True)
        )
    return found


def joined(hexes: Sequence[HexName]) -> list[tuple[HexName, HexName]]:
    """Return which hexes of a network are drawn joined: each with the latest before it that it touches."""
    pairs, seen = [], list[HexName]()
    for name in hexes:
        near = printed_facts().neighbours[name]
        before = next((other for other in reversed(seen) if other in near), None)
        if before is not None:
            pairs.append((before, name))
        seen.append(name)
    return pairs


@lru_cache(maxsize=1024)
def places(name: HexName, count: int) -> tuple[tuple[Point, ...], float]:
    """Return where ``count`` locomotives stand in a hex, and how wide each is."""
    printed = printed_facts().hexes[name]
    rows, width = _ROWS[count]
    if printed.city is None:
        down = 0.06
    elif len(printed_facts().cities[printed.city]) > 1:
        down = _BERLIN[printed_facts().cities[printed.city].index(name)]
    else:
        down = 0.11 if len(lines_of(printed.city)) == 1 or count < _CROWDED else 0.16
    spots = [
        ((n - (row - 1) / 2) * (width + 0.04), down + (number - (len(rows) - 1) / 2) * width * _ROW)
        for number, row in enumerate(rows)
        for n in range(row)
    ]
    return tuple(spots), width


_BERLIN = (-0.28, -0.28, 0.28)
"""How far below the middle of each hex of Berlin locomotives stand, so that its name stays free."""


@lru_cache(maxsize=4096)
def _track(name: HexName, other: HexName, railroad: RailroadId, crossing: tuple[RailroadId, ...], spot: Point) -> Line:
    """Return the track from the edge of another hex to a locomotive, parallel to the other tracks that cross there."""
    here, there = printed_facts().hexes[name].place, printed_facts().hexes[other].place
    edge = next(edge for edge in EDGES if here.beyond(edge) == there)
    x, y = direction(edge)
    lane = (crossing.index(railroad) - (len(crossing) - 1) / 2) * LANE
    if _turned(edge):
        lane = -lane
    start = (x - y * lane, y + x * lane)
    return _curve(start, (start[0] - x * 0.45, start[1] - y * 0.45), spot)


def _turned(edge: Edge) -> bool:
    """Return whether an edge is seen from its second hex, so that both of its hexes count the lanes alike."""
    return edge >= 3  # noqa: PLR2004 - half of the edges


def _curve(a: Point, b: Point, c: Point) -> Line:
    def at(share: float) -> Point:
        return between(between(a, b, share), between(b, c, share), share)

    return tuple(at(n / _SMOOTHNESS) for n in range(_SMOOTHNESS + 1))
