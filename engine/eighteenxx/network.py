"""The track as trains see it: stops, and stretches of track between them.

Worked out from one stop at a time, when it is needed, and kept until the board changes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from engine.eighteenxx.board import ALL_ALIKE, Board, Ground, Place
from engine.hexes import Edge, HexName

Side = tuple[HexName, Edge]


class Stretch(msgspec.Struct, frozen=True):
    """Track from one stop to another with none between."""

    to: Place
    sides: tuple[Side, ...]
    """The hex sides crossed, in order, each named from the hex it leaves."""
    mask: int
    """The same as a sum of the bits that ``Ground.crossings`` gives them."""
    name: str
    """What stands for it in a list of stops after the stop it begins at (see ``routes``)."""
    toll: int = 0
    """What a train earns less on it."""


Spot = str | Place
"""What a route may touch but once: a stop, or all stops of one group together, on whatever hexes they lie."""


def stretches(ground: Ground, board: Board, place: Place) -> tuple[Stretch, ...]:
    """Return the track that leads from a stop to others, whoever stands there, but not to stops of its own group."""
    known = board.worked_out.get(("stretches", place))
    if not isinstance(known, tuple):
        known = tuple(_named(list(_from(ground, board, place))))
        board.worked_out["stretches", place] = known
    return known


def places(ground: Ground, board: Board) -> tuple[Place, ...]:
    """Return every stop with track, by name of the hex."""
    known = board.worked_out.get("places")
    if not isinstance(known, tuple):
        known = tuple(
            Place(hex_, number)
            for hex_ in sorted(ground.hexes)
            for number, stop in enumerate(board.tile(ground, hex_).stops)
            if stop.exits
        )
        board.worked_out["places"] = known
    return known


def spot(ground: Ground, board: Board, place: Place) -> Spot:
    """Return what a route may touch but once when it touches a stop."""
    return board.tile(ground, place.hex).stops[place.stop].group or place


def place_name(ground: Ground, board: Board, place: Place) -> str:
    """Name a stop by its hex, with its number where the tile has several."""
    several = len(board.tile(ground, place.hex).stops) > 1
    return f"{place.hex}.{place.stop}" if several else place.hex


def place_named(ground: Ground, board: Board, name: str) -> Place | None:
    """Return the stop with track that is called so, or None if there is none."""
    hex_ = HexName(name.partition(".")[0])
    if hex_ not in ground.hexes:
        return None
    stops = enumerate(board.tile(ground, hex_).stops)
    with_track = (Place(hex_, number) for number, stop in stops if stop.exits)
    return next((place for place in with_track if place_name(ground, board, place) == name), None)


class _Way(NamedTuple):
    """A way from a stop as far as the hex it has just come to."""

    hex: HexName
    edge: Edge
    sides: tuple[Side, ...]
    mask: int
    toll: int


def _from(ground: Ground, board: Board, place: Place) -> Iterator[Stretch]:
    home = spot(ground, board, place)
    exits = board.tile(ground, place.hex).stops[place.stop].exits
    todo = list(_on(ground, place.hex, exits, (), 0, 0))
    while todo:
        way = todo.pop()
        tile = board.track(ground, way.hex)
        for number in tile.ways.stops[way.edge]:
            end = Place(way.hex, number)
            if spot(ground, board, end) != home:
                yield Stretch(end, way.sides, way.mask, place_name(ground, board, end), way.toll)
        toll = way.toll + ground.traffic.get(way.hex, ALL_ALIKE).toll
        todo += _on(ground, way.hex, tile.ways.across[way.edge], way.sides, way.mask, toll)


def _on(
    ground: Ground, hex_: HexName, exits: tuple[Edge, ...], sides: tuple[Side, ...], mask: int, toll: int
) -> Iterator[_Way]:
    for edge in exits:
        crossing = ground.crossings.get((hex_, edge))
        if crossing and not crossing.side & mask:
            yield _Way(crossing.to, crossing.by, (*sides, (hex_, edge)), mask | crossing.side, toll)


def _named(found: list[Stretch]) -> Iterator[Stretch]:
    """Tell stretches to the same stop apart by a hex that only one of them passes, or by all hexes it passes."""
    passed = {stretch: [hex_ for hex_, _ in stretch.sides[1:]] for stretch in found}
    by_end: dict[Place, list[Stretch]] = defaultdict(list)
    for stretch in found:
        by_end[stretch.to].append(stretch)
    for stretch in sorted(found, key=lambda stretch: (stretch.to, stretch.sides)):
        others = [passed[other] for other in by_end[stretch.to] if other is not stretch]
        between = passed[stretch]
        if others and between:
            own = sorted(hex_ for hex_ in between if not any(hex_ in other for other in others))
            yield msgspec.structs.replace(stretch, name="~".join((stretch.name, *(own[:1] or between))))
        else:
            yield stretch
