"""Walking the track: what a company's stations are connected to.

Who travels enters a hex by one of its edges and leaves it by the other end of a track from there. There is no turning
round at a junction, and no hex side is crossed twice. A town, or a city where there is room or an own station, is left
by any track but the one it was entered by; a city full of others' stations and a red area end the way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import msgspec

from engine.eighteenxx.board import Board, Ground, Place
from engine.eighteenxx.hexes import EDGES, Edge, HexName, opposite
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.tiles import Stop, Tile

Side = tuple[HexName, Edge]
"""An edge of a hex, looked at from that hex."""
NOWHERE: frozenset[Edge] = frozenset()


class Reach(msgspec.Struct, frozen=True):
    """What the stations of a company are connected to."""

    edges: Mapping[HexName, frozenset[Edge]]
    """The edges of each hex that connected track leads to, on the hex itself or from across the edge."""
    places: frozenset[Place]
    """The stops that can be reached, those with an own station included."""

    def joins(self, hex_: HexName, tile: Tile) -> bool:
        """Tell whether a tile laid so on a hex would have a track that is connected (18CZ rules, OR 4 and 5)."""
        return not self.edges.get(hex_, NOWHERE).isdisjoint(tile.exits)


class Ways(NamedTuple):
    """Where one gets on a tile from each of its edges."""

    across: tuple[tuple[Edge, ...], ...]
    """For each edge the edges at the other end of the tracks without a stop."""
    stops: tuple[tuple[int, ...], ...]
    """For each edge the stops its tracks lead to."""


@cache
def ways(tile: Tile) -> Ways:
    """Return where one gets on a tile."""
    across: list[list[Edge]] = [[] for _ in EDGES]
    for a, b in tile.tracks:
        across[a].append(b)
        across[b].append(a)
    return Ways(
        tuple(tuple(others) for others in across),
        tuple(tuple(n for n, stop in enumerate(tile.stops) if edge in stop.exits) for edge in EDGES),
    )


def ends_here(tile: Tile, stop: Stop) -> bool:
    """Tell whether no way leads on beyond a stop, whoever stands there: it is a red area."""
    return stop.kind == "offboard" or tile.colour == "red"


def lets_pass(ground: Ground, board: Board, place: Place, company: CompanyId) -> bool:
    """Tell whether a company's way leads on beyond a stop (18CZ rules, OR 6: a full city stops all but its owners)."""
    tile = board.tile(ground, place.hex)
    stop = tile.stops[place.stop]
    if ends_here(tile, stop):
        return False
    if stop.kind != "city" or place.hex not in board.stations:
        return True
    slots = board.slots(ground, place)
    return company in slots or None in slots


def reach(ground: Ground, board: Board, company: CompanyId) -> Reach:
    """Return what a company's stations are connected to. Worked out once for each position of the board."""
    known = board.worked_out.get(("reach", company))
    if not isinstance(known, Reach):
        known = _Walk(ground, board, company).reach()
        board.worked_out["reach", company] = known
    return known
