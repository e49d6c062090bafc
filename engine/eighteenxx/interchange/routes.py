"""Finds the track that the hexes of a recorded route stand for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.errors import CorruptLog
from engine.eighteenxx.board import Board, Ground, Place
from engine.eighteenxx.interchange import names
from engine.eighteenxx.network import Stretch, place_name, stretches
from engine.eighteenxx.printed import Printed
from engine.hexes import HexName


def stops_of(printed: Printed, board: Board, connections: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return a route, given by the hexes of its stretches, as our log writes it. Raises CorruptLog if there is none."""
    start, found = track_of(printed, board, connections)
    return (place_name(printed.ground, board, start), *(stretch.name for stretch in found))


def track_of(printed: Printed, board: Board, connections: Sequence[Sequence[str]]) -> tuple[Place, tuple[Stretch, ...]]:
    """Return where a route begins and the track it follows, given the hexes of each stretch, in either direction.

    The hexes determine the track, as two hexes share only one side; the side determines the stop at which it ends.

    Raises:
        CorruptLog: there is no such track.

    """
    ground = printed.ground
    hexes = [
        tuple(names.hex_here(printed, name.partition(" ")[0]) for name in connection) for connection in connections
    ]
    for first in _ways(ground, board, hexes[0]) if hexes else ():
        for found in _onward(ground, board, first[1], hexes[1:]):
            return first[0], found
    raise CorruptLog(f"no track leads along {', '.join('-'.join(stretch) for stretch in hexes)}")


def _onward(
    ground: Ground, board: Board, stretch: Stretch, hexes: Sequence[tuple[HexName, ...]]
) -> Iterator[tuple[Stretch, ...]]:
    """Enumerate the ways of following one stretch after the other."""
    if not hexes:
        yield (stretch,)
    for place, after in _ways(ground, board, hexes[0]) if hexes else ():
        if place == stretch.to:
            for rest in _onward(ground, board, after, hexes[1:]):
                yield (stretch, *rest)


def _ways(ground: Ground, board: Board, hexes: tuple[HexName, ...]) -> Iterator[tuple[Place, Stretch]]:
    """Enumerate the track along some hexes in both directions, each with the stop at which it begins."""
    for way in (hexes, hexes[::-1]) if hexes else ():
        for number in range(len(board.tile(ground, way[0]).stops)):
            place = Place(way[0], number)
            for stretch in stretches(ground, board, place):
                if stretch.to.hex == way[-1] and (way[0], *stretch.between, way[-1]) == way:
                    yield place, stretch
