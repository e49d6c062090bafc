"""Which tiles may come to lie on a hex, as far as the 18xx games agree on it, and how a tile's track is named.

A tile is replaced by one of the next colour that suits its stops and its letter and keeps all its track; no track leads
off the map, nor to a side that a tunnel under the hex leads to, nor against the blank side of a hex printed in grey, or
in whatever colours a game closes. Neighbours need not match. Who may lay what, where, and for how much is for each game
to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import cache

from engine.core.text import Text, text
from engine.eighteenxx.board import Board, Ground, LaidTile
from engine.eighteenxx.tiles import Colour, Tile, TileName, is_next_colour, keeps_stops, keeps_track, stop_successors
from engine.hexes import EDGES, Edge, HexName, opposite

NO_TILE = LaidTile(TileName(""), 0, 0)
"""Stands for what is printed where nothing has been laid."""
TWO_ENDS = 2


def replacements(ground: Ground, board: Board, hex_: HexName) -> Mapping[TileName, tuple[int, ...]]:
    """Return the tiles that may replace what lies on a hex, each with its rotations, whether the box has any or not."""
    laid = board.laid.get(hex_, NO_TILE)
    return _replacements(ground, hex_, laid.tile, laid.rotation, open_edges(ground, board, hex_))


def open_edges(ground: Ground, board: Board, hex_: HexName) -> frozenset[Edge]:
    """Return the edges of a hex that the track of a tile may lead to."""
    edges, blank = _edges_to(ground, hex_)
    if blank:
        edges |= {edge for edge, other in blank if other in board.laid}
    if hex_ in board.tunnels:
        edges -= board.tunnel_sides(hex_)
    return edges


@cache
def _replacements(
    ground: Ground, hex_: HexName, tile: TileName, rotation: int, open_edges: frozenset[Edge]
) -> Mapping[TileName, tuple[int, ...]]:
    old = ground.rotated(tile, rotation) if tile else ground.hexes[hex_]
    found: dict[TileName, tuple[int, ...]] = {}
    for name, new in ground.tiles.items():
        if not is_next_colour(old, new) or not keeps_stops(old, new):
            continue
        rotations = tuple(
            turn
            for turn in range(6)
            if keeps_track(old, lying := ground.rotated(name, turn)) and lying.exits <= open_edges
        )
        if rotations:
            found[name] = rotations
    return found


@cache
def _edges_to(ground: Ground, hex_: HexName) -> tuple[frozenset[Edge], tuple[tuple[Edge, HexName], ...]]:
    """Return the edges that track may lead to, and those where it may once a tile lies beyond, with the hex there."""
    across = [(edge, other) for edge in EDGES if (other := ground.beyond(hex_, edge))]
    blank = tuple((edge, other) for edge, other in across if is_blank(ground, other, edge, ground.closed))
    return frozenset(edge for edge, _ in across) - {edge for edge, _ in blank}, blank


def is_blank(ground: Ground, hex_: HexName, edge: Edge, colours: Collection[Colour]) -> bool:
    """Tell whether a hex is printed in one of some colours, and blank where one comes to it by an edge of the other."""
    printed = ground.hexes[hex_]
    return printed.colour in colours and opposite(edge) not in printed.exits


def keeps_stations(at_stops: Mapping[int, int], successors: tuple[int, ...], new: Tile) -> bool:
    """Tell whether all stations have a slot on a new tile: so many stand, or will stand, at each stop of the old."""
    load = Counter[int]()
    for number, stations in at_stops.items():
        load[successors[number]] += stations
    return all(stations <= new.stops[number].slots for number, stations in load.items())


def successors_of_stops(ground: Ground, board: Board, hex_: HexName, tile: TileName, rotation: int) -> tuple[int, ...]:
    """Return for each stop that lies on a hex the number of the stop of a new tile that its stations go over to.

    Stops without track have no stop of their own there: the first that is left takes over.
    """
    return next(stop_successors(board.tile(ground, hex_), ground.rotated(tile, rotation)))


@cache
def alike(tile: Tile) -> tuple[int, ...]:
    """Return for each rotation of a tile the lowest in which it lies the same but for the order of its stops."""
    lying = [_shape(tile.rotated(rotation)) for rotation in range(6)]
    return tuple(lying.index(shape) for shape in lying)


def _shape(tile: Tile) -> tuple[object, ...]:
    return tile.tracks, sorted((stop.exits, stop.kind, stop.revenue, stop.slots) for stop in tile.stops)


@cache
def track_texts(tile: Tile) -> tuple[Text, ...]:
    """Tell the tracks of a tile as it lies by the edges they lead to: each track, and each stop with all of its."""
    ends = (*(stop.exits for stop in tile.stops if stop.exits), *tile.tracks)
    return tuple(way_text(edges) for edges in ends)


def way_text(edges: tuple[Edge, ...]) -> Text:
    """Tell the track between some edges, or of a stop with tracks to them."""
    words = tuple(text(f"18xx.edge.{edge}") for edge in edges)
    if len(edges) == TWO_ENDS:
        return text("18xx.way.track", a=words[0], b=words[1])
    return text("18xx.way.ends", edges=words) if len(edges) > 1 else words[0]
