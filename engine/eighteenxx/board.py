"""The map: tiles and their rotations, what lies on the map, and the tiles left in the box.

A tile is written as text and decoded into frozen types. Its text lists its parts, divided by semicolons: ``city 30
slots 2: 0 1 3 4`` is a city worth 30 with two slots and tracks to four edges, ``town 10: 0 3`` a town on a track,
``track: 0 2`` a track without a stop, ``label Y`` a letter. Revenue that changes with the phase is written
``30/40/50``; stops that count as one place of a route share a ``group``.

``Ground`` is what is printed and never changes; ``Board`` is what the players have added to it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import Literal, NamedTuple, NewType

import msgspec

from engine.eighteenxx.companies import CompanyId, Kind
from engine.hexes import EDGES, Edge, HexName, hex_at, name_of, opposite, turned

TileName = NewType("TileName", str)
StopKind = Literal["city", "town", "offboard"]
Colour = Literal["white", "yellow", "green", "brown", "gray", "red"]

_PART = re.compile(
    r"(?P<kind>city|town|offboard|track)"
    r"(?: (?P<revenue>\d+(?:/\d+)*))?"
    r"(?: slots (?P<slots>\d+))?"
    r"(?: group (?P<group>\w+))?"
    r"(?::(?P<exits>(?: [0-5])*))?"
)


class BadTile(ValueError):  # noqa: N818 - named by what is wrong
    """Raised when the text of a tile cannot be read."""


class Stop(msgspec.Struct, frozen=True):
    """A city, a town or an off-board area on a tile."""

    kind: StopKind
    revenue: tuple[int, ...]
    """One figure, or one for each colour of phase, the last for gray; see ``revenue_in``."""
    exits: tuple[Edge, ...]
    """The edges its tracks lead to, ascending."""
    slots: int = 0
    """Room for stations; only cities have any."""
    group: str | None = None
    """Stops of one group on a tile are one place: a route may touch only one of them."""

    def revenue_in(self, colour: Colour) -> int:
        """Return what it pays while tiles of a colour are the latest.

        The last figure is for gray, the one before for brown, and so on; the first also holds for all colours before.
        """
        later = len(COLOURS) - 1 - COLOURS.index(colour)
        return self.revenue[max(len(self.revenue) - 1 - later, 0)]


class Ways(NamedTuple):
    """Where the tracks of a tile lead, for each of its edges."""

    across: tuple[tuple[Edge, ...], ...]
    """The edges at the other end of its tracks without a stop."""
    stops: tuple[tuple[int, ...], ...]
    """The stops its tracks lead to."""


class Tile(msgspec.Struct, frozen=True, dict=True):
    """A tile as it lies, without its place: what may stand on a hex, printed or laid."""

    name: TileName
    colour: Colour
    stops: tuple[Stop, ...]
    tracks: tuple[tuple[Edge, Edge], ...]
    """Tracks without a stop, from edge to edge, the lower first."""
    label: str | None = None
    becomes: tuple[TileName, ...] | None = None
    """The only tiles that may replace it, whatever their stops, or None if all that suit its stops may."""

    @cached_property
    def exits(self) -> frozenset[Edge]:
        """Every edge that some track leads to."""
        return frozenset(edge for ends in (*self.tracks, *(stop.exits for stop in self.stops)) for edge in ends)

    @cached_property
    def ways(self) -> Ways:
        """Where its tracks lead from each edge."""
        both = (*self.tracks, *((b, a) for a, b in self.tracks))
        return Ways(
            tuple(tuple(b for a, b in both if a == edge) for edge in EDGES),
            tuple(tuple(n for n, stop in enumerate(self.stops) if edge in stop.exits) for edge in EDGES),
        )

    def rotated(self, rotation: int) -> Tile:
        """Return the tile after some clockwise turns by a sixth."""
        return Tile(
            self.name,
            self.colour,
            tuple(
                msgspec.structs.replace(stop, exits=tuple(sorted(turned(edge, rotation) for edge in stop.exits)))
                for stop in self.stops
            ),
            tuple(sorted(_track(turned(a, rotation), turned(b, rotation)) for a, b in self.tracks)),
            self.label,
            self.becomes,
        )

    @cached_property
    def kinds(self) -> Counter[StopKind]:
        """How many stops of each kind there are."""
        return Counter(stop.kind for stop in self.stops)


def read_tile(name: str, colour: Colour, text: str, becomes: tuple[TileName, ...] | None = None) -> Tile:
    """Decode a tile. Raises BadTile."""
    stops: list[Stop] = []
    tracks: list[tuple[Edge, Edge]] = []
    label = None
    for part in filter(None, (part.strip() for part in text.split(";"))):
        if part.startswith("label "):
            label = part.removeprefix("label ")
            continue
        found = _PART.fullmatch(part)
        if found is None:
            raise BadTile(f"tile {name}: cannot read {part!r}")
        exits = tuple(sorted(map(int, (found["exits"] or "").split())))
        if found["kind"] == "track":
            if len(exits) != 2:  # noqa: PLR2004 - a track has two ends
                raise BadTile(f"tile {name}: a track has two ends, not {part!r}")
            tracks.append(_track(*exits))
        else:
            stops.append(_stop(found, exits))
    return Tile(TileName(name), colour, tuple(stops), tuple(sorted(tracks)), label, becomes)


def _stop(found: re.Match[str], exits: tuple[Edge, ...]) -> Stop:
    kind: StopKind = found["kind"]  # type: ignore[assignment]  # the pattern knows no other
    slots = int(found["slots"] or 1) if kind == "city" else 0
    revenue = tuple(map(int, (found["revenue"] or "0").split("/")))
    return Stop(kind, revenue, exits, slots, found["group"])


def _track(a: Edge, b: Edge) -> tuple[Edge, Edge]:
    return (a, b) if a < b else (b, a)


def keeps_track(old: Tile, new: Tile) -> bool:
    """Return whether all track of a tile is still there on another, both as they lie (no track may vanish or turn).

    Each old stop must become a new one that has all its exits and, unless the old tile names the new one, its kind.
    No two old stops may become the same one, unless the new tile has fewer stops because it joins some.
    """
    return set(old.tracks) <= set(new.tracks) and any(True for _ in stop_successors(old, new))


def stop_successors(old: Tile, new: Tile) -> Iterator[tuple[int, ...]]:
    """Enumerate the ways in which stops of a tile can become those of another: for each, the index of its successor."""
    yield from _successors(old, new, 0, ())


def _successors(old: Tile, new: Tile, place: int, chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if place == len(old.stops):
        yield chosen
    for number, successor in enumerate(new.stops if place < len(old.stops) else ()):
        stop, named = old.stops[place], new.name in (old.becomes or ())
        taken = number in chosen and len(new.stops) >= len(old.stops)
        if (named or successor.kind == stop.kind) and set(stop.exits) <= set(successor.exits) and not taken:
            yield from _successors(old, new, place + 1, (*chosen, number))


COLOURS: tuple[Colour, ...] = ("white", "yellow", "green", "brown", "gray")
"""In the order of upgrades; red tiles stand outside it."""


def is_next_colour(old: Tile, new: Tile) -> bool:
    """Return whether a tile is of the colour that follows that of another."""
    return (
        new.colour in COLOURS and old.colour in COLOURS and COLOURS.index(new.colour) == COLOURS.index(old.colour) + 1
    )


def keeps_stops(old: Tile, new: Tile) -> bool:
    """Return whether the new tile suits the stops and the letter of the old one, whatever the track.

    If the old tile names those that may replace it, the new one must be among them. Otherwise a tile without stops gets
    none, and towns stay towns and cities cities. Towns with track may be joined into one town, and the cities of one
    place into one city.
    """
    if old.becomes is not None:
        return new.name in old.becomes
    if old.label != new.label or bool(old.stops) != bool(new.stops) or set(old.kinds) != set(new.kinds):
        return False
    of_one_place = all(stop.group for stop in old.stops)
    return of_one_place or len(new.stops) == len(old.stops) or (len(new.stops) == 1 and bool(old.exits))


def rotations_that_keep_track(old: Tile, new: Tile) -> tuple[int, ...]:
    """Return the rotations, in clockwise sixths of a turn, in which a tile keeps all track of the one already there."""
    return tuple(rotation for rotation in range(6) if keeps_track(old, new.rotated(rotation)))


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
    """In sixths of a turn, clockwise."""


NO_TILE = LaidTile(TileName(""), 0, 0)
"""Stands for the printed hex where nothing has been laid."""
Ends = tuple[Edge, Edge]
"""The two sides of a hex that a tunnel joins, the lower first."""


class LaidTunnel(msgspec.Struct, frozen=True):
    """One tunnel of the box, leading under a hex. It stays for good."""

    tunnel: TileName
    copy: int
    """Which of the box's tunnels of this kind, from 0."""
    ends: Ends
    """The sides that it joins, the lower first."""


class Traffic(NamedTuple):
    """Which kinds of train run on a hex, and how, if there are differences."""

    only: frozenset[Kind] = frozenset()
    """The kinds of train that run there; empty if all do."""
    through: frozenset[Kind] = frozenset()
    """The kinds of train that run on beyond its stops, where others end."""
    toll: int = 0
    """How much less a train earns when it passes on track without a stop."""


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
        """How trains run on the hexes where not all kinds run alike."""
        self.closed = closed
        """No tile leads to a blank side of a hex printed in one of these colours."""
        self.crossings: Mapping[tuple[HexName, Edge], Crossing] = dict(self._crossings(odd_top=odd_top))
        """What lies across the edges of each hex; edges at which the map ends are missing."""
        self.groups: Mapping[str, int] = self._groups()
        """Each group of stops as a bit of its own, apart from those of hex sides."""
        self.neighbours = {
            hex_: tuple(other for edge in EDGES if (other := self.beyond(hex_, edge)) is not None) for hex_ in hexes
        }
        """The hexes next to each one."""
        self.rotated = cache(self._rotated)
        self.with_track = cache(self._with_track)

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

    def _groups(self) -> dict[str, int]:
        sides = len({crossing.side for crossing in self.crossings.values()})
        stops = [stop for tile in (*self.hexes.values(), *self.tiles.values()) for stop in tile.stops]
        names = sorted({stop.group for stop in stops if stop.group})
        return {name: 1 << sides + number for number, name in enumerate(names)}

    def _rotated(self, tile: TileName, rotation: int) -> Tile:
        return self.tiles[tile].rotated(rotation)

    def _with_track(self, hex_: HexName, laid: TileName, rotation: int, ends: tuple[Ends, ...]) -> Tile:
        """Return what lies on a hex with the tunnels under it, which are track without a stop."""
        tile = self.rotated(laid, rotation) if laid else self.hexes[hex_]
        return tile if not ends else msgspec.structs.replace(tile, tracks=tuple(sorted((*tile.tracks, *ends))))


class Board(msgspec.Struct, dict=True):
    """What has been laid and built. It is changed only by its methods, which drop what was worked out before."""

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
        """What was worked out about the board as it is, under keys of the callers' choice; emptied by every change."""
        return {}

    @cached_property
    def track_facts(self) -> dict[object, object]:
        """What follows from the track of a few hexes, under keys of the callers' choice; see ``keep``."""
        return {}

    @cached_property
    def _facts_on(self) -> dict[HexName, tuple[object, ...]]:
        """For each hex, the keys of those ``track_facts`` that depend on its track."""
        return {}

    def keep(self, key: object, fact: object, hexes: Iterable[HexName]) -> None:
        """Keep what follows from the track of some hexes, under a key, until the track of one of them changes."""
        self.track_facts[key] = fact
        for hex_ in hexes:
            self._facts_on[hex_] = (*self._facts_on.get(hex_, ()), key)

    def _track_changed(self, hex_: HexName) -> None:
        """Forget what depends on the track of a hex, and all that was worked out about the board as it was."""
        for key in self._facts_on.pop(hex_, ()):
            self.track_facts.pop(key, None)
        self.worked_out.clear()

    def copy(self) -> Board:
        """Return an equal board that can be changed independently of this one."""
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
        laid = self.laid.get(hex_, NO_TILE)
        return ground.with_track(hex_, laid.tile, laid.rotation, self.tunnel_ends(hex_))

    def tunnel_ends(self, hex_: HexName) -> tuple[Ends, ...]:
        """Return the sides that each tunnel under a hex joins, the oldest first."""
        return tuple(tunnel.ends for tunnel in self.tunnels.get(hex_, ()))

    def tunnel_sides(self, hex_: HexName) -> frozenset[Edge]:
        """Return the sides of a hex that tunnels under it lead to."""
        return frozenset(edge for tunnel in self.tunnels.get(hex_, ()) for edge in tunnel.ends)

    def dig(self, hex_: HexName, tunnel: LaidTunnel) -> None:
        """Lay a tunnel from the supply under a hex."""
        self.supply[tunnel.tunnel].remove(tunnel.copy)
        self.tunnels[hex_] = (*self.tunnels.get(hex_, ()), tunnel)
        self._track_changed(hex_)

    def slots(self, ground: Ground, place: Place) -> list[CompanyId | None]:
        """Return who stands in each slot of a stop."""
        stations = self.stations.get(place.hex)
        if stations is not None:
            return stations[place.stop]
        return [None] * self.tile(ground, place.hex).stops[place.stop].slots

    def stations_of(self, company: CompanyId) -> list[Place]:
        """Return where a company has stations, by name of the hex."""
        known = self.worked_out.get(("stations", company))
        if isinstance(known, list):
            return known
        found = [
            Place(hex_, number)
            for hex_, stops in self.stations.items()
            for number, slots in enumerate(stops)
            if company in slots
        ]
        found.sort()
        self.worked_out["stations", company] = found
        return found

    def lay(
        self, ground: Ground, hex_: HexName, laid: LaidTile, successors: tuple[int, ...], kept: tuple[int, ...] = ()
    ) -> None:
        """Lay a tile from the supply; the one that lay there goes back, and stations move to what their stops become.

        ``successors`` holds, for each stop of the old tile, the number of the new stop it becomes, and ``kept`` the
        new stops at which a first slot is kept for a company, once for each company.
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
        self._track_changed(hex_)

    def take_up(self, hex_: HexName) -> None:
        """Take the tile off a hex on which no station stands; it goes back to the supply."""
        laid = self.laid.pop(hex_)
        self.supply[laid.tile].append(laid.copy)
        self._track_changed(hex_)

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
