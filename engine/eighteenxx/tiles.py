"""Tiles, written as text and decoded into frozen types; rotation; which tile may replace which.

A tile's text lists its parts, divided by semicolons: ``city 30 slots 2: 0 1 3 4`` is a city worth 30 with two slots
and tracks to four edges, ``town 10: 0 3`` a town on a track, ``track: 0 2`` a track without a stop, ``label Y`` a
letter. Revenue that changes with the phase is written ``30/40/50``; stops that count as one place of a route share a
``group``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Literal, NamedTuple, NewType

import msgspec

from engine.hexes import EDGES, Edge, turned

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

        The last figure is that of gray, the one before that of brown, and so on; the first is good for all before it.
        """
        later = len(COLOURS) - 1 - COLOURS.index(colour)
        return self.revenue[max(len(self.revenue) - 1 - later, 0)]


class Ways(NamedTuple):
    """Where one gets on a tile by its tracks, for each of its edges."""

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
        """Where one gets from each edge."""
        both = (*self.tracks, *((b, a) for a, b in self.tracks))
        return Ways(
            tuple(tuple(b for a, b in both if a == edge) for edge in EDGES),
            tuple(tuple(n for n, stop in enumerate(self.stops) if edge in stop.exits) for edge in EDGES),
        )

    def rotated(self, rotation: int) -> Tile:
        """Return the tile after some clockwise sixth-turns."""
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

    Stops keep their kind, if the old tile does not name the new one: each old stop must find a new one of its kind with
    all its exits, and no two old stops the same unless the new tile has joined cities of one place.
    """
    return set(old.tracks) <= set(new.tracks) and any(True for _ in stop_successors(old, new))


def stop_successors(old: Tile, new: Tile) -> Iterator[tuple[int, ...]]:
    """Enumerate the ways the stops of a tile go over into another's: for each old stop the index of its successor."""
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
    """Return whether a tile is of the colour that follows another's."""
    return (
        new.colour in COLOURS and old.colour in COLOURS and COLOURS.index(new.colour) == COLOURS.index(old.colour) + 1
    )


def keeps_stops(old: Tile, new: Tile) -> bool:
    """Return whether the new tile suits the stops and the letter of the old one, whatever the track.

    Where the old tile names those that may replace it, it must be one of them. Otherwise what has no stops gets none;
    towns stay towns and cities cities. Towns with track may be joined in one town, and the cities of one place in one
    city.
    """
    if old.becomes is not None:
        return new.name in old.becomes
    if old.label != new.label or bool(old.stops) != bool(new.stops) or set(old.kinds) != set(new.kinds):
        return False
    of_one_place = all(stop.group for stop in old.stops)
    return of_one_place or len(new.stops) == len(old.stops) or (len(new.stops) == 1 and bool(old.exits))


def rotations_that_keep_track(old: Tile, new: Tile) -> tuple[int, ...]:
    """Return the rotations, in clockwise sixth-turns, in which a tile keeps all track of the one that lies there."""
    return tuple(rotation for rotation in range(6) if keeps_track(old, new.rotated(rotation)))
