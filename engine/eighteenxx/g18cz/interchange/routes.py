"""Finds the track that is meant by the hexes of a recorded route."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.core.errors import CorruptLog
from engine.eighteenxx.board import Board, Ground, Place
from engine.eighteenxx.g18cz.interchange import names
from engine.eighteenxx.hexes import Edge, HexName, hex_at, opposite
from engine.eighteenxx.routes import Route


class Stretch(NamedTuple):
    """Track from a stop to the next."""

    start: Place
    sides: tuple[tuple[HexName, Edge], ...]
    end: Place


def route_of(ground: Ground, board: Board, connections: Sequence[Sequence[str]]) -> Route:
    """Return the route that is told by the hexes of each of its stretches, which may be listed either way round.

    The hexes say which track is meant, as two hexes share one side; which stop of a tile it ends at, the side says too.

    Raises:
        CorruptLog: there is no such track.

    """
    hexes = [tuple(names.hex_here(name.partition(" ")[0]) for name in connection) for connection in connections]
    found = next(_joined(ground, board, hexes, None), None)
    if found is None:
        raise CorruptLog(f"no track leads along {', '.join('-'.join(stretch) for stretch in hexes)}")
    return Route(
        (found[0].start, *(stretch.end for stretch in found)),
        tuple(side for stretch in found for side in stretch.sides),
    )


def _joined(
    ground: Ground, board: Board, hexes: Sequence[tuple[HexName, ...]], start: Place | None
) -> Iterator[tuple[Stretch, ...]]:
    """Enumerate the ways of following one stretch after the other, from a stop if one is given."""
    first, *others = hexes
    for way in dict.fromkeys((first, first[::-1])):
        for stretch in _stretches(ground, board, way):
            if start not in {None, stretch.start}:
                continue
            if not others:
                yield (stretch,)
            for rest in _joined(ground, board, others, stretch.end) if others else ():
                yield (stretch, *rest)


def _stretches(ground: Ground, board: Board, hexes: Sequence[HexName]) -> Iterator[Stretch]:
    """Enumerate the tracks that lead through hexes in this order, from a stop on the first to one on the last."""
    edges = [hex_at(here).edge_to(hex_at(there)) for here, there in pairwise(hexes)]
    sides = tuple((hex_, edge) for hex_, edge in zip(hexes, edges, strict=False) if edge is not None)
    if not sides or len(sides) < len(edges):
        return
    for (_, entered), (hex_, left) in pairwise(sides):
        track = (opposite(entered), left)
        if (min(track), max(track)) not in board.tile(ground, hex_).tracks:
            return
    for start in _stops(ground, board, hexes[0], sides[0][1]):
        for end in _stops(ground, board, hexes[-1], opposite(sides[-1][1])):
            yield Stretch(start, sides, end)


def _stops(ground: Ground, board: Board, hex_: HexName, edge: Edge) -> Iterator[Place]:
    """Enumerate the stops of a hex that a track leads to from one of its edges."""
    for number, stop in enumerate(board.tile(ground, hex_).stops):
        if edge in stop.exits:
            yield Place(hex_, number)
