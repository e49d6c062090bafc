"""Finds the track that is meant by the hexes of a recorded route."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.errors import CorruptLog
from engine.eighteenxx.board import Place
from engine.eighteenxx.g18cz.interchange import names
from engine.eighteenxx.hexes import HexName
from engine.eighteenxx.network import Stretch
from engine.eighteenxx.routes import Service


def stops_of(running: Service, connections: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return a route as it is written here, told by the hexes of each of its stretches, either way round.

    The hexes say which track is meant, as two hexes share one side; which stop of a tile it ends at, the side says too.

    Raises:
        CorruptLog: there is no such track.

    """
    hexes = [tuple(names.hex_here(name.partition(" ")[0]) for name in connection) for connection in connections]
    for found in _joined(running, hexes, None):
        return found
    raise CorruptLog(f"no track leads along {', '.join('-'.join(stretch) for stretch in hexes)}")


def _joined(running: Service, hexes: Sequence[tuple[HexName, ...]], start: Place | None) -> Iterator[tuple[str, ...]]:
    """Enumerate the ways of following one stretch after the other, from a stop if one is given."""
    if not hexes:
        yield ()
        return
    for place, stretch in _stretches(running, hexes[0]):
        if start in {None, place}:
            for rest in _joined(running, hexes[1:], stretch.to):
                yield (*((running.name(place),) if start is None else ()), stretch.name, *rest)


def _stretches(running: Service, hexes: tuple[HexName, ...]) -> Iterator[tuple[Place, Stretch]]:
    """Enumerate the track that leads along some hexes, one way and the other, each with the stop it begins at."""
    for way in (hexes, hexes[::-1]) if hexes else ():
        for number in range(len(running.board.tile(running.ground, way[0]).stops)):
            place = Place(way[0], number)
            for stretch in running.stretches(place):
                if (*(hex_ for hex_, _ in stretch.sides), stretch.to.hex) == way:
                    yield place, stretch
