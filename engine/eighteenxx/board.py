"""What lies on the map: laid tiles and stations, and the tiles left in the box.

``Ground`` is what is printed and never changes; ``Board`` is what the players have added to it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache, cached_property
from typing import NamedTuple

import msgspec

from engine.eighteenxx.companies import CompanyId, Kind
from engine.eighteenxx.tiles import Colour, Tile, TileName
from engine.hexes import EDGES, Edge, HexName, hex_at, name_of, opposite


class Place(NamedTuple):
    """A stop on the map: a hex and the number of the stop on the tile that lies there."""

    hex: HexName
    stop: int


class LaidTile(msgspec.Struct, frozen=True):
    """One tile of the box, lying on a hex."""

    tile: TileName
    copy: int
    """Which of the box's tiles of this kind, from 0."""
    rotation: int
    """Clockwise sixth-turns."""


class LaidTunnel(msgspec.Struct, frozen=True):
    """One tunnel of the box, leading under a hex. It stays for good."""

    tunnel: TileName
    copy: int
    """Which of the box's tunnels of this kind, from 0."""
    ends: tuple[Edge, Edge]
    """The sides that it joins, the lower first."""


class Traffic(NamedTuple):
    """Which trains run on a hex, where not all do alike."""

    only: frozenset[Kind] = frozenset()
    """The kinds of train that run there; empty if all do."""
    through: frozenset[Kind] = frozenset()
    """The kinds of train that run on beyond its stops, where others end."""
    toll: int = 0
    """What a train earns less that passes on track without a stop."""


ALL_ALIKE = Traffic()
GRAY: frozenset[Colour] = frozenset({"gray"})
NO_TRAFFIC: Mapping[HexName, Traffic] = {}


class Crossing(NamedTuple):
    """What crossing a hex side means."""

    to: HexName
    by: Edge
    """The edge by which the hex beyond is entered."""
    side: int
    """The side as a bit of its own, whichever way it is crossed; a set of sides is a sum of such bits."""


class Ground:
    """The printed map: the hexes as tiles, who neighbours whom, and every kind of tile that may come to lie on them."""

    def __init__(
        self,
        hexes: Mapping[HexName, Tile],
        tiles: Mapping[TileName, Tile],
        *,
        odd_top: bool,
        traffic: Mapping[HexName, Traffic] = NO_TRAFFIC,
        closed: Collection[Colour] = GRAY,
    ) -> None:
        self.hexes = hexes
        self.tiles = tiles
        self.traffic = traffic
        """Of the hexes on which not all trains run alike."""
        self.closed = closed
        """No tile leads to a blank side of a hex printed in one of these colours."""
        self.crossings: Mapping[tuple[HexName, Edge], Crossing] = dict(self._crossings(odd_top=odd_top))
        """What lies across the edges of each hex; edges at which the map ends are missing."""
        self.neighbours = {
            hex_: tuple(other for edge in EDGES if (other := self.beyond(hex_, edge)) is not None) for hex_ in hexes
        }
        """The hexes next to each one."""
        self.rotated = cache(self._rotated)
        self.tunnelled = cache(self._tunnelled)

    def beyond(self, hex_: HexName, edge: Edge) -> HexName | None:
        """Return the hex across an edge, or None if the map ends there."""
        crossing = self.crossings.get((hex_, edge))
        return crossing and crossing.to

    def _crossings(self, *, odd_top: bool) -> Iterator[tuple[tuple[HexName, Edge], Crossing]]:
        number: dict[frozenset[tuple[HexName, Edge]], int] = {}
        for hex_ in self.hexes:
            for edge in EDGES:
                place = hex_at(hex_).beyond(edge)
                if place.r < 0 or (other := name_of(place, odd_top=odd_top)) not in self.hexes:
                    continue
                side = frozenset({(hex_, edge), (other, opposite(edge))})
                yield (hex_, edge), Crossing(other, opposite(edge), 1 << number.setdefault(side, len(number)))

    def _rotated(self, tile: TileName, rotation: int) -> Tile:
        return self.tiles[tile].rotated(rotation)

    def _tunnelled(self, hex_: HexName, laid: LaidTile | None, ends: tuple[tuple[Edge, Edge], ...]) -> Tile:
        """Return what lies on a hex with the tunnels under it, which are track without a stop."""
        tile = self.hexes[hex_] if laid is None else self.rotated(laid.tile, laid.rotation)
        return msgspec.structs.replace(tile, tracks=tuple(sorted((*tile.tracks, *ends))))


class Board(msgspec.Struct, dict=True):
    """What has been laid and built. Changed only through its methods, which forget what was worked out before."""

    laid: dict[HexName, LaidTile]
    stations: dict[HexName, list[list[CompanyId | None]]]
    """For each hex with stations: for each stop of its tile, who stands in each slot."""
    supply: dict[TileName, list[int]]
    """The copies of each kind of tile and tunnel left in the box, in the order of taking them: what comes back goes
    last."""
    tunnels: dict[HexName, tuple[LaidTunnel, ...]] = msgspec.field(default_factory=dict)
    """The tunnels under each hex that has any, the oldest first."""

    @cached_property
    def worked_out(self) -> dict[object, object]:
        """What was worked out about this very position, under keys of those who did; emptied by every change."""
        return {}

    def copy(self) -> Board:
        """Return an equal board that changes apart from this one."""
        stations = {hex_: [list(slots) for slots in stops] for hex_, stops in self.stations.items()}
        supply = {name: list(copies) for name, copies in self.supply.items()}
        return Board(dict(self.laid), stations, supply, dict(self.tunnels))

    def tile(self, ground: Ground, hex_: HexName) -> Tile:
        """Return the tile on a hex as it lies, printed or laid."""
        laid = self.laid.get(hex_)
        return ground.hexes[hex_] if laid is None else ground.rotated(laid.tile, laid.rotation)

    def track(self, ground: Ground, hex_: HexName) -> Tile:
        """Return all track of a hex as one tile: what lies there, and the tunnels under it."""
        tunnels = self.tunnels.get(hex_)
        if tunnels is None:
            return self.tile(ground, hex_)
        return ground.tunnelled(hex_, self.laid.get(hex_), tuple(tunnel.ends for tunnel in tunnels))

    def tunnel_sides(self, hex_: HexName) -> frozenset[Edge]:
        """Return the sides of a hex that tunnels under it lead to."""
        return frozenset(edge for tunnel in self.tunnels.get(hex_, ()) for edge in tunnel.ends)

    def dig(self, hex_: HexName, tunnel: LaidTunnel) -> None:
        """Lay a tunnel of the supply under a hex."""
        self.supply[tunnel.tunnel].remove(tunnel.copy)
        self.tunnels[hex_] = (*self.tunnels.get(hex_, ()), tunnel)
        self.worked_out.clear()

    def slots(self, ground: Ground, place: Place) -> list[CompanyId | None]:
        """Return who stands in each slot of a stop."""
        stations = self.stations.get(place.hex)
        if stations is not None:
            return stations[place.stop]
        return [None] * self.tile(ground, place.hex).stops[place.stop].slots

    def stations_of(self, company: CompanyId) -> list[Place]:
        """Return where a company has stations, by name of the hex."""
        return [
            Place(hex_, number)
            for hex_, stops in sorted(self.stations.items())
            for number, slots in enumerate(stops)
            if company in slots
        ]

    def lay(
        self, ground: Ground, hex_: HexName, laid: LaidTile, successors: tuple[int, ...], kept: tuple[int, ...] = ()
    ) -> None:
        """Lay a tile of the supply; the one that lay there goes back, and stations go over to what its stops become.

        ``successors`` holds, for each stop of the old tile, the number of the new stop it becomes, and ``kept`` those
        stops at which a first slot is kept for somebody, once for each.
        """
        old = self.laid.get(hex_)
        if old is not None:
            self.supply[old.tile].append(old.copy)
        self.supply[laid.tile].remove(laid.copy)
        self.laid[hex_] = laid
        if (before := self.stations.get(hex_)) is not None:
            after: list[list[CompanyId | None]] = [[None] * stop.slots for stop in self.tile(ground, hex_).stops]
            for number, slots in enumerate(before):
                for company in filter(None, slots):
                    successor = after[successors[number]]
                    free = [slot for slot, owner in enumerate(successor) if owner is None]
                    successor[free[min(kept.count(successors[number]), len(free) - 1)]] = company
            self.stations[hex_] = after
        self.worked_out.clear()

    def take_up(self, hex_: HexName) -> None:
        """Take the tile off a hex on which no station stands; it goes back to the supply."""
        laid = self.laid.pop(hex_)
        self.supply[laid.tile].append(laid.copy)
        self.worked_out.clear()

    def build(self, ground: Ground, place: Place, company: CompanyId, slot: int | None = None) -> None:
        """Put a company's station in a slot of a stop, the first free one if none is named."""
        if place.hex not in self.stations:
            self.stations[place.hex] = [[None] * stop.slots for stop in self.tile(ground, place.hex).stops]
        slots = self.stations[place.hex][place.stop]
        slots[slots.index(None) if slot is None else slot] = company
        self.worked_out.clear()

    def clear(self, place: Place, company: CompanyId) -> None:
        """Take a company's station off a stop; of two, the one in the later slot."""
        slots = self.stations[place.hex][place.stop]
        slots[max(number for number, owner in enumerate(slots) if owner == company)] = None
        if not any(any(others) for others in self.stations[place.hex]):
            del self.stations[place.hex]
        self.worked_out.clear()
