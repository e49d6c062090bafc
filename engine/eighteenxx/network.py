"""The track: stops and stretches as trains see them, and what a company's stations are connected to.

Stretches are worked out from one stop at a time, when they are needed, and kept until the track changes that they lead
over or end at; so is what lies ahead of a traveller who enters a hex. What a walk finds is kept until the next change
of the board.

A walk enters a hex by one of its edges and leaves it by the other end of a track from there. There is no turning round
at a junction, and no hex side is crossed twice. A town, or a city where there is room or an own station, is left by any
track but the one it was entered by; a city full of others' stations and an off-board area end the way. Of several stops
that count as one place a walk visits only one, as a train does. A walk that comes to any other stop a second time could
as well have gone on from there the first time. As no side is crossed twice, ways are trails, which networkx cannot
search for: it finds more ways than there are, which a test of this walk makes use of.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from engine.eighteenxx.board import ALL_ALIKE, NO_TILE, Board, Ends, Ground, Place, Tile, TileName
from engine.eighteenxx.companies import CompanyId
from engine.hexes import EDGES, Edge, HexName

Side = tuple[HexName, Edge]


class Stretch(msgspec.Struct, frozen=True):
    """Track from one stop to another with none between."""

    to: Place
    sides: tuple[Side, ...]
    """The hex sides crossed, in order, each named from the hex it leaves."""
    mask: int
    """The sides crossed, as a sum of the bits that ``Ground.crossings`` gives them."""
    name: str
    """What stands for it in a list of stops after the stop it begins at (see ``routes``)."""
    toll: int = 0
    """How much less a train earns when it passes it."""

    @property
    def between(self) -> list[HexName]:
        """The hexes passed, without the two that it begins and ends on."""
        return [hex_ for hex_, _ in self.sides[1:]]


Spot = str | Place
"""What a route may touch only once: a stop, or all stops of one group together, on whatever hexes they lie."""


def stretches(ground: Ground, board: Board, place: Place) -> tuple[Stretch, ...]:
    """Return the track from a stop to others, except those of its own group, whoever has stations there."""
    known = board.track_facts.get(("stretches", place))
    if not isinstance(known, tuple):
        found, entered = _from(ground, board, place)
        known = tuple(_named(found))
        board.keep(("stretches", place), known, {place.hex, *entered})
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
    """Return what a route that touches a stop may touch only once."""
    return board.tile(ground, place.hex).stops[place.stop].group or place


def place_name(ground: Ground, board: Board, place: Place) -> str:
    """Name a stop by its hex, with its number where the tile has several."""
    several = len(board.tile(ground, place.hex).stops) > 1
    return f"{place.hex}.{place.stop}" if several else place.hex


def place_named(ground: Ground, board: Board, name: str) -> Place | None:
    """Return the stop with track that has a name, or None if there is none."""
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


def _from(ground: Ground, board: Board, place: Place) -> tuple[list[Stretch], set[HexName]]:
    """Return the stretches from a stop, and the hexes that any of its tracks leads to, even just to end there."""
    found, entered = [], set()
    home = spot(ground, board, place)
    exits = board.tile(ground, place.hex).stops[place.stop].exits
    todo = list(_on(ground, place.hex, exits, (), 0, 0))
    while todo:
        way = todo.pop()
        entered.add(way.hex)
        tile = board.track(ground, way.hex)
        for number in tile.ways.stops[way.edge]:
            end = Place(way.hex, number)
            if spot(ground, board, end) != home:
                found.append(Stretch(end, way.sides, way.mask, place_name(ground, board, end), way.toll))
        toll = way.toll + ground.traffic.get(way.hex, ALL_ALIKE).toll
        todo += _on(ground, way.hex, tile.ways.across[way.edge], way.sides, way.mask, toll)
    return found, entered


def _on(
    ground: Ground, hex_: HexName, exits: tuple[Edge, ...], sides: tuple[Side, ...], mask: int, toll: int
) -> Iterator[_Way]:
    for edge in exits:
        crossing = ground.crossings.get((hex_, edge))
        if crossing and not crossing.side & mask:
            yield _Way(crossing.to, crossing.by, (*sides, (hex_, edge)), mask | crossing.side, toll)


def _named(found: list[Stretch]) -> Iterator[Stretch]:
    """Distinguish stretches to the same stop by a hex that only one of them passes, or by all that it passes."""
    passed = {stretch: stretch.between for stretch in found}
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


NOWHERE: frozenset[Edge] = frozenset()


class Reach(msgspec.Struct, frozen=True):
    """What the stations of a company are connected to."""

    edges: Mapping[HexName, frozenset[Edge]]
    """The edges of each hex that connected track leads to, on the hex itself or from across the edge."""
    places: frozenset[Place]
    """The stops that can be reached, those with an own station included."""

    def joins(self, hex_: HexName, tile: Tile) -> bool:
        """Return whether a tile, lying as given, would have connected track (18CZ OR 4 and OR 5, 1854 R4.4)."""
        return not self.edges.get(hex_, NOWHERE).isdisjoint(tile.exits)


def lets_pass(ground: Ground, board: Board, place: Place, company: CompanyId) -> bool:
    """Return whether a company's way leads on beyond a stop (18CZ OR 6, 1854 R7.3: not past a full city)."""
    stations = board.stations.get(place.hex)
    shut = stations is not None and _is_shut(stations[place.stop], company)
    return _passes(board.tile(ground, place.hex), place.stop, shut=shut)


def _passes(tile: Tile, stop: int, *, shut: bool) -> bool:
    """Return whether a way leads on beyond a stop; ``shut``: others stand in every slot."""
    return not _ends_all(tile, stop) and (tile.stops[stop].kind == "town" or not shut)


def ends_all(ground: Ground, board: Board, place: Place) -> bool:
    """Return whether every company's way ends at a stop, as at an off-board area, whoever has stations there."""
    return _ends_all(board.tile(ground, place.hex), place.stop)


def _ends_all(tile: Tile, stop: int) -> bool:
    return tile.colour == "red" or tile.stops[stop].kind == "offboard"


def _is_shut(slots: Sequence[CompanyId | None], company: CompanyId) -> bool:
    """Return whether others stand in every slot of a stop."""
    return None not in slots and company not in slots


def arrivals(ground: Ground, board: Board, company: CompanyId) -> Mapping[HexName, frozenset[Edge]]:
    """Return the edges of each hex by which a train of a company, of any length, can come to it from beyond."""
    known = board.worked_out.get(("arrivals", company))
    if not isinstance(known, dict):
        walk = _Walk(ground, board, company, every_turn=True)
        walk.reach()
        known = {hex_: _edges(bits) for hex_, bits in walk.turns.items()}
        board.worked_out["arrivals", company] = known
    return known


def reach(ground: Ground, board: Board, company: CompanyId) -> Reach:
    """Return what a company's stations are connected to. Worked out once for each position of the board."""
    known = board.worked_out.get(("reach", company))
    if not isinstance(known, Reach):
        known = _Walk(ground, board, company).reach()
        board.worked_out["reach", company] = known
    return known


_Arrival = tuple[HexName, Edge]
"""A hex that was just entered, and by which edge; the way on is still open, except back."""
_Entry = tuple[_Arrival, int]
"""How a traveller came to where he stands: the arrival, with the bits of hex sides crossed and groups of stops visited.

A plain tuple, as walks make so many.
"""


class _Ahead(NamedTuple):
    """What lies ahead of a traveller who has just entered a hex."""

    places: tuple[Place, ...]
    edges: int
    """The edge he came by and those he may leave by, as bits."""
    on: tuple[_Entry, ...]
    """Where the edges that he may leave by lead, each with the side crossed; edges off the map are left out."""
    group: int
    """The group of the stops he comes to, as its bit; 0 if they have none, or if there is other track as well."""


class _Walk:
    """One company's ways over one board."""

    def __init__(self, ground: Ground, board: Board, company: CompanyId, *, every_turn: bool = False) -> None:
        self._ground, self._board, self._company = ground, board, company
        self._every_turn = every_turn
        self.turns: dict[HexName, int] = {}
        """The edges, as bits, by which a traveller can enter each hex; worked out only with ``every_turn``."""
        self._edges: dict[HexName, int] = {}
        self._places: set[Place] = set()
        self._ahead: dict[_Arrival, _Ahead] = {}

    def reach(self) -> Reach:
        start = self._start()
        again = self._spread(start)
        for at, ahead in self._ahead.items():
            self._arrive(at, ahead)
        if again:
            self._find_other_ways(start, again)
        return Reach({hex_: _edges(bits) for hex_, bits in self._edges.items()}, frozenset(self._places))

    def _start(self) -> list[_Entry]:
        """Leave every own station by all its tracks."""
        start: list[_Entry] = []
        for place in self._board.stations_of(self._company):
            self._places.add(place)
            stop = self._board.tile(self._ground, place.hex).stops[place.stop]
            exits, group = stop.exits, self._ground.groups[stop.group] if stop.group else 0
            around = (self._ground.crossings.get((place.hex, edge)) for edge in exits)
            start += [((crossing.to, crossing.by), crossing.side | group) for crossing in around if crossing]
            # A station on a hex without track is connected to whatever will be laid there.
            self._mark(place.hex, _bits(exits or [edge for edge in EDGES if self._ground.beyond(place.hex, edge)]))
        return start

    def _spread(self, start: Iterable[_Entry]) -> list[_Arrival]:
        """Look ahead from each arrival, by the first way found to it; return arrivals that such ways must not make."""
        known, todo, again = self._ahead, deque(start), []
        while todo:
            at, behind = todo.popleft()
            if at in known:
                continue
            ahead = self._look(at)
            if ahead.group & behind:
                again.append(at)
                continue
            known[at] = ahead
            behind |= ahead.group
            for to, side in ahead.on:
                if side & behind:
                    again.append(to)
                elif to not in known:
                    todo.append((to, behind | side))
        return again

    def _look(self, at: _Arrival) -> _Ahead:
        """Return what lies ahead. It depends on the track of the hex, and on which of its stops cannot be passed."""
        hex_, _ = at
        stops = self._board.stations.get(hex_)
        shut = _shut(stops, self._company) if stops else ()
        key = (at, shut) if shut else at
        known = self._board.track_facts.get(key)
        if not isinstance(known, _Ahead):
            laid, ends = self._board.laid.get(hex_, NO_TILE), self._board.tunnel_ends(hex_)
            known = _look(self._ground, at, laid.tile, laid.rotation, ends, shut)
            self._board.keep(key, known, (hex_,))
        return known

    def _arrive(self, at: _Arrival, ahead: _Ahead) -> None:
        if self._every_turn:
            self.turns[at[0]] = self.turns.get(at[0], 0) | 1 << at[1]
        self._places.update(ahead.places)
        self._mark(at[0], ahead.edges)

    def _mark(self, hex_: HexName, edges: int) -> None:
        self._edges[hex_] = self._edges.get(hex_, 0) | edges

    def _find_other_ways(self, start: Iterable[_Entry], again: Sequence[_Arrival]) -> None:
        """Find what the first way found must not come to, but another way may."""
        certain = set(self._ahead)
        while again:
            again = [at for at in self._spread((at, 0) for at in again) if at not in self._ahead]
        wanted = {at for at in self._ahead if at not in certain and self._gains(at)}
        for entry in start:
            self._search(entry, wanted)

    def _gains(self, at: _Arrival) -> bool:
        ahead = self._ahead[at]
        if self._every_turn and not self.turns.get(at[0], 0) >> at[1] & 1:
            return True
        return ahead.edges & ~self._edges.get(at[0], 0) != 0 or not self._places.issuperset(ahead.places)

    def _search(self, entry: _Entry, wanted: set[_Arrival]) -> None:
        """Try every way that keeps to the rules and may still lead to what is wanted."""
        if not self._may_lead(entry, wanted):
            return
        at, behind = entry
        ahead = self._ahead[at]
        if at in wanted:
            self._arrive(at, ahead)
            wanted.difference_update([other for other in wanted if not self._gains(other)])
        behind |= ahead.group
        for to, side in ahead.on:
            if not side & behind:
                self._search((to, behind | side), wanted)

    def _may_lead(self, entry: _Entry, wanted: set[_Arrival]) -> bool:
        """Return whether a way may lead on to what is wanted, ignoring which sides it would cross from here on."""
        start, behind = entry
        todo, seen = [(start, 0)], {(start, 0)}
        while todo and wanted:
            at, groups = todo.pop()
            ahead = self._ahead[at]
            if ahead.group & (behind | groups):
                continue
            if at in wanted:
                return True
            groups |= ahead.group
            on = {(to, groups) for to, side in ahead.on if not side & behind}
            todo += on - seen
            seen |= on
        return False


def _shut(stops: Iterable[Sequence[CompanyId | None]], company: CompanyId) -> tuple[int, ...]:
    """Return the numbers of the stops of a hex at which others stand in every slot."""
    return tuple([number for number, slots in enumerate(stops) if _is_shut(slots, company)])


@cache
def _look(
    ground: Ground, at: _Arrival, laid: TileName, rotation: int, tunnels: tuple[Ends, ...], shut: tuple[int, ...]
) -> _Ahead:
    """Return what lies ahead, given what lies on a hex: there are so few cases that all matches share them."""
    hex_, edge = at
    tile = ground.with_track(hex_, laid, rotation, tunnels)
    across, stops = tile.ways
    exits = [*across[edge]]
    for number in stops[edge]:
        if _passes(tile, number, shut=number in shut):
            exits += [other for other in tile.stops[number].exits if other != edge]
    beyond = (ground.crossings.get((hex_, exit_)) for exit_ in exits)
    return _Ahead(
        tuple(Place(hex_, number) for number in stops[edge]),
        _bits((edge, *exits)),
        tuple(((crossing.to, crossing.by), crossing.side) for crossing in beyond if crossing),
        _group(ground, tile, edge),
    )


def _group(ground: Ground, tile: Tile, edge: Edge) -> int:
    """Return the group of the stops that all track from an edge leads to, as its bit, or 0."""
    across, stops = tile.ways
    groups = {tile.stops[number].group for number in stops[edge]} if not across[edge] else set()
    group = groups.pop() if len(groups) == 1 else None
    return ground.groups[group] if group else 0


def _bits(edges: Iterable[Edge]) -> int:
    bits = 0
    for edge in edges:
        bits |= 1 << edge
    return bits


@cache
def _edges(bits: int) -> frozenset[Edge]:
    return frozenset(edge for edge in EDGES if bits >> edge & 1)
