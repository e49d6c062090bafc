"""Laying tiles: by what right, which tiles suit a hex, what may stand in the fields of a lay, and how a lay is made.

A tile is replaced by one of the next colour that suits its stops and its letter and keeps all its track; no track leads
off the map, nor to a side that a tunnel under the hex leads to, nor against the blank side of a hex printed in grey, or
in whatever colours a game closes. Neighbours need not match. Who may lay what, where, and for how much is up to each
game. A lay is checked in the order in which one would say what is wrong.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Option
from engine.core.text import Text, text
from engine.core.views import Event
from engine.eighteenxx.board import (
    NO_TILE,
    Board,
    Colour,
    Ground,
    LaidTile,
    Place,
    Stop,
    Tile,
    TileName,
    is_next_colour,
    keeps_stops,
    keeps_track,
    stop_successors,
)
from engine.eighteenxx.companies import BANK, CompanyId, Owner, PrivateId, Terrain, is_neutral
from engine.eighteenxx.network import NOWHERE, arrivals, reach
from engine.eighteenxx.printed import Printed, colour_text, hex_text
from engine.eighteenxx.private_companies import blocking
from engine.eighteenxx.state import EighteenxxState, cash_of, pay, turn_under_way
from engine.eighteenxx.stations import HOME_CITY, home_place, homes_to_come, mark_changed, renumber_run
from engine.eighteenxx.trains import may_lay, phase_of
from engine.hexes import EDGES, Edge, HexName, opposite

TWO_ENDS = 2
TAKES_NONE: frozenset[Colour] = frozenset({"red", "gray", "brown"})
"""The colours of printed hexes on which no tile is ever laid, but for a company's own at its home."""


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
    """Return the edges that track may lead to, and those that it may once a tile lies beyond, with the hex there."""
    across = [(edge, other) for edge in EDGES if (other := ground.beyond(hex_, edge))]
    blank = tuple((edge, other) for edge, other in across if is_blank(ground, other, edge, ground.closed))
    return frozenset(edge for edge, _ in across) - {edge for edge, _ in blank}, blank


def is_blank(ground: Ground, hex_: HexName, edge: Edge, colours: Collection[Colour]) -> bool:
    """Return whether a hex across an edge is printed in one of these colours, with no track to that edge."""
    printed = ground.hexes[hex_]
    return printed.colour in colours and opposite(edge) not in printed.exits


def keeps_stations(at_stops: Mapping[int, int], successors: tuple[int, ...], new: Tile) -> bool:
    """Return whether all stations have a slot on a new tile; ``at_stops`` counts them by stop of the old tile."""
    load = Counter[int]()
    for number, stations in at_stops.items():
        load[successors[number]] += stations
    return all(stations <= new.stops[number].slots for number, stations in load.items())


def successors_of_stops(ground: Ground, board: Board, hex_: HexName, tile: TileName, rotation: int) -> tuple[int, ...]:
    """Return, for each stop on a hex, the number of the stop of a new tile to which its stations move.

    Stops without track have no stop of their own there: the first that is left takes over.
    """
    return next(stop_successors(board.tile(ground, hex_), ground.rotated(tile, rotation)))


@cache
def alike(tile: Tile) -> tuple[int, ...]:
    """Return, for each rotation of a tile, the lowest in which it lies the same, whatever the order of its stops."""
    lying = [_shape(tile.rotated(rotation)) for rotation in range(6)]
    return tuple(lying.index(shape) for shape in lying)


def _shape(tile: Tile) -> tuple[object, ...]:
    return tile.tracks, sorted((stop.exits, stop.kind, stop.revenue, stop.slots) for stop in tile.stops)


@cache
def track_texts(tile: Tile) -> tuple[Text, ...]:
    """Name the tracks of a tile as it lies by the edges they lead to: each track, and each stop with all of its own."""
    ends = (*(stop.exits for stop in tile.stops if stop.exits), *tile.tracks)
    return tuple(way_text(edges) for edges in ends)


def way_text(edges: tuple[Edge, ...]) -> Text:
    """Name the track between some edges, or a stop with tracks to them."""
    # One for each edge, 0 to 5.
    words = tuple(text(f"18xx.edge.{edge}") for edge in edges)
    if len(edges) == TWO_ENDS:
        return text("18xx.way.track", a=words[0], b=words[1])
    return text("18xx.way.ends", edges=words) if len(edges) > 1 else words[0]


NO_COLOUR: frozenset[Colour] = frozenset()
YELLOW: frozenset[Colour] = frozenset({"yellow"})
ANY_COLOUR: frozenset[Colour] = frozenset({"yellow", "green", "brown", "gray"})


class Right(msgspec.Struct, frozen=True):
    """By what right a company lays a tile."""

    colours: frozenset[Colour]
    """The colours that may be laid by it at this moment; empty if it is spent."""
    private: PrivateId | None = None
    """The private company that gives it, or None if this is the ordinary lay of the turn."""
    waives: frozenset[Terrain] = frozenset()
    """The terrain that is not paid for. A right that waives any is valid only where there is something to waive."""

    saves: int = 0
    """How much less is paid for such terrain; 0 if it is not paid for at all."""

    @property
    def special(self) -> bool:
        """Whether it is for special tiles only, in addition to the ordinary lays."""
        return self.private is not None and not self.waives


def yellow_lays(state: EighteenxxState) -> int:
    """Return how many ordinary yellow tiles may be laid in this turn if nothing is upgraded."""
    turn = turn_under_way(state)
    first, later = state.printed.figures.yellow_lays
    return first if turn.first else later


def ordinary_right(state: EighteenxxState) -> Right:
    """Return what is left of the ordinary lays of this turn, in the colours of the phase."""
    turn = turn_under_way(state)
    # Some yellow tiles, or one upgrade instead.
    if turn.upgraded or turn.yellow >= yellow_lays(state):
        return Right(NO_COLOUR)
    return Right(_laid_by_now(state, YELLOW if turn.yellow else ANY_COLOUR))


def _laid_by_now(state: EighteenxxState, colours: frozenset[Colour]) -> frozenset[Colour]:
    """Return those of some colours that the phase allows."""
    return frozenset(colour for colour in colours if may_lay(state, colour))


def special_right(state: EighteenxxState, private: PrivateId) -> Right:
    """Return the right to lay special tiles that a private company gives."""
    if state.private_companies[private].used:
        return Right(NO_COLOUR, private)
    return Right(_laid_by_now(state, frozenset(state.printed.abilities(private).special)), private)


def waiving_right(state: EighteenxxState, private: PrivateId) -> Right:
    """Return the right to an ordinary lay without paying for the terrain that a private company waives."""
    colours = NO_COLOUR if state.private_companies[private].used else _waived_colours(state)
    discount = state.printed.private_companies[private].discount
    waives = frozenset(discount or state.printed.abilities(private).waives)
    return Right(colours, private, waives, max(discount.values(), default=0))


def _waived_colours(state: EighteenxxState) -> frozenset[Colour]:
    if not state.switches.waived_lay_apart:
        return ordinary_right(state).colours
    turn = turn_under_way(state)
    return _laid_by_now(state, ANY_COLOUR) if turn.yellow + turn.upgraded < yellow_lays(state) else NO_COLOUR


def cost_of(state: EighteenxxState, hex_: HexName, right: Right) -> int:
    """Return what laying a tile on a hex costs."""
    terrain = terrain_due(state, hex_)
    if terrain is None:
        return 0
    cost = state.printed.terrain_cost(hex_)
    if terrain not in right.waives:
        return cost
    return max(cost - right.saves, 0) if right.saves else 0


def terrain_due(state: EighteenxxState, hex_: HexName) -> Terrain | None:
    """Return the terrain for which the next tile on a hex must be paid, or None if it is free."""
    printed = state.printed.hexes[hex_]
    # The first tile pays; upgrades are free, also those of hexes that are printed in colour.
    pays = printed.colour == "white" or hex_ in state.switches.upgrade_pays_terrain
    if not pays or printed.terrain is None or hex_ in state.board.laid:
        return None
    free = state.turn is not None and _is_free(state, state.turn.company, hex_)
    return None if free else printed.terrain


def _is_free(state: EighteenxxState, company: CompanyId, hex_: HexName) -> bool:
    """Return whether a private company of its president spares a company the terrain of a hex."""
    printed, president = state.printed.private_companies, state.charters[company].president
    return any(
        printed[name].free == hex_ and private.owner == president and president is not None
        for name, private in state.private_companies.items()
    )


def is_payable(state: EighteenxxState, company: CompanyId, right: Right, hex_: HexName) -> bool:
    """Return whether a company can pay for a lay; a right that waives terrain is valid only on such terrain."""
    if right.waives and terrain_due(state, hex_) not in right.waives:
        return False
    payer = track_payer(state, company)
    return payer == BANK or cost_of(state, hex_, right) <= cash_of(state, payer)


def track_payer(state: EighteenxxState, company: CompanyId) -> Owner:
    """Return who pays for a company's track: itself, or the bank for a neutral one."""
    return BANK if is_neutral(state.charters[company]) else company


NUMBERS = range(6)
"""The rotations of a tile."""
TWO = 2
"""The least number of stops on a hex that a tile may join into one."""


class Lay(NamedTuple):
    """One way of laying a tile."""

    hex: HexName
    tile: TileName
    rotation: int


def legal_lays(state: EighteenxxState, company: CompanyId, right: Right) -> Iterator[Lay]:
    """Enumerate every lay that a company may make by a right and can pay for, by hex, as the slots offer them."""
    for hex_ in _reached(state, company):
        for tile, rotations in _open_lays(state, company, right, hex_):
            for rotation in distinct_rotations(state, tile, rotations):
                yield Lay(hex_, tile, rotation)


def open_hexes(state: EighteenxxState, company: CompanyId, right: Right) -> Iterator[HexName]:
    """Enumerate the hexes on which a company may lay some tile by a right, in the order of the map."""
    for hex_ in _reached(state, company):
        if next(_open_lays(state, company, right, hex_), None):
            yield hex_


def _reached(state: EighteenxxState, company: CompanyId) -> Iterator[HexName]:
    """Enumerate the hexes that a company's stations are connected to, in the order of the map."""
    reached = reach(state.printed.ground, state.board, company).edges
    return (hex_ for hex_ in state.printed.hexes if hex_ in reached)


def open_tiles(state: EighteenxxState, company: CompanyId, right: Right, hex_: HexName) -> Iterator[TileName]:
    """Enumerate the tiles that a company may lay on a hex by a right, in the order of the box."""
    return (tile for tile, _ in _open_lays(state, company, right, hex_))


def _open_lays(
    state: EighteenxxState, company: CompanyId, right: Right, hex_: HexName
) -> Iterator[tuple[TileName, tuple[int, ...]]]:
    """Enumerate the tiles that a company may lay on a hex by a right, each with its rotations."""
    if not right.colours or not is_payable(state, company, right, hex_) or blocking(state, hex_) is not None:
        return
    printed = state.printed.tiles
    for tile, fits in fitting(state, hex_).items():
        kind = printed[tile]
        if (
            kind.colour in right.colours
            and kind.special == right.special
            and state.board.supply[tile]
            and (rotations := _connected(state, company, hex_, tile, fits))
        ):
            yield tile, rotations


def open_rotations(state: EighteenxxState, company: CompanyId, hex_: HexName, tile: TileName) -> tuple[int, ...]:
    """Return the rotations in which a tile fits on a hex and is connected to a company's stations."""
    return _connected(state, company, hex_, tile, fitting(state, hex_).get(tile, ()))


def _connected(
    state: EighteenxxState, company: CompanyId, hex_: HexName, tile: TileName, rotations: tuple[int, ...]
) -> tuple[int, ...]:
    ground = state.printed.ground
    # One of its tracks must be connected; what is new on it need not be usable, unless a game says so.
    joins = reach(ground, state.board, company).joins
    joining = tuple(rotation for rotation in rotations if joins(hex_, ground.rotated(tile, rotation)))
    if not state.printed.figures.upgrades_gain:
        return joining
    return tuple(rotation for rotation in joining if gains(state, company, Lay(hex_, tile, rotation)))


def distinct_rotations(state: EighteenxxState, tile: TileName, rotations: Iterable[int]) -> list[int]:
    """Return some rotations of a tile, only the lowest of those in which it lies the same.

    ``lay`` accepts every one of them: logs of 18xx.games tell them apart.
    """
    same = alike(state.printed.ground.tiles[tile])
    return sorted({same[rotation] for rotation in rotations})


def fitting(state: EighteenxxState, hex_: HexName) -> Mapping[TileName, tuple[int, ...]]:
    """Return the tiles that suit what lies on a hex with their rotations, whoever lays them."""
    printed = state.printed
    here = printed.hexes[hex_]
    if here.area is not None:  # only its own company lays there, and only its home
        return {}
    found = replacements(printed.ground, state.board, hex_)
    found = _keeping_stations(state, hex_, found)
    if here.stub is None or hex_ in state.board.laid:
        return found
    # A piece of track printed at the edge of a hex must be kept.
    kept = {tile: tuple(r for r in found[tile] if _leads_to(printed, tile, r, here.stub)) for tile in found}
    return {tile: rotations for tile, rotations in kept.items() if rotations}


def _keeping_stations(
    state: EighteenxxState, hex_: HexName, found: Mapping[TileName, tuple[int, ...]]
) -> Mapping[TileName, tuple[int, ...]]:
    """Return those ways of replacing a tile that leave every station a slot when cities are joined."""
    ground, board = state.printed.ground, state.board
    number = len(board.tile(ground, hex_).stops)
    if number < TWO or all(len(ground.tiles[tile].stops) >= number for tile in found):
        return found
    at_stops = Counter({n: len(slots) - slots.count(None) for n, slots in enumerate(board.stations.get(hex_, ()))})
    expected = (home_place(state, other) for other in homes_to_come(state, hex_))
    at_stops.update(home.stop for home in expected if home is not None)
    kept = {
        tile: tuple(
            rotation
            for rotation in rotations
            if keeps_stations(
                at_stops,
                successors_of_stops(ground, board, hex_, tile, rotation),
                ground.rotated(tile, rotation),
            )
        )
        for tile, rotations in found.items()
    }
    return {tile: rotations for tile, rotations in kept.items() if rotations}


def gains(state: EighteenxxState, company: CompanyId, chosen: Lay) -> bool:
    """Return whether an upgrade is of use to a company, as semi-restrictive games ask; a first tile always is.

    A train of any length must be able to run on the track that lies there; and it must be able to run on new track, or
    come to a stop whose value changes (1854 R4.4).
    """
    printed, board = state.printed, state.board
    old, new = board.tile(printed.ground, chosen.hex), printed.ground.rotated(chosen.tile, chosen.rotation)
    if not old.exits:
        return True
    come = arrivals(printed.ground, board, company).get(chosen.hex, NOWHERE)
    stations = board.stations.get(chosen.hex, [])
    own = {number for number, slots in enumerate(stations) if company in slots}
    if come.isdisjoint(old.exits) and not own:
        return False
    if any(not come.isdisjoint(track) for track in set(new.tracks) - set(old.tracks)):
        return True
    successors = successors_of_stops(printed.ground, board, chosen.hex, chosen.tile, chosen.rotation)
    before: dict[int, list[int]] = defaultdict(list)
    for number, successor in enumerate(successors):
        before[successor].append(number)
    return any(_stop_gains(old, stop, before[number], come, stations, company) for number, stop in enumerate(new.stops))


def _stop_gains(
    old: Tile,
    stop: Stop,
    before: Sequence[int],
    come: frozenset[Edge],
    stations: Sequence[Sequence[CompanyId | None]],
    company: CompanyId,
) -> bool:
    here = [owner for number in before if stations for owner in stations[number] if owner]
    if company not in here and come.isdisjoint(stop.exits):
        return False
    was = {edge for number in before for edge in old.stops[number].exits}
    if any(old.stops[number].revenue != stop.revenue for number in before) or not come.isdisjoint(
        set(stop.exits) - was
    ):
        return True
    passes = company in here or stop.kind == "town" or len(here) < stop.slots
    return passes and not was.issuperset(stop.exits)


def _leads_to(printed: Printed, tile: TileName, rotation: int, edge: Edge) -> bool:
    return edge in printed.ground.rotated(tile, rotation).exits


def lay_slot(
    state: EighteenxxState, company: CompanyId, rights: Sequence[Right], field: str, chosen: Mapping[str, Any]
) -> Choice:
    """Return what may stand in the field ``hex``, ``tile`` or ``rotation`` of a lay by any of some rights.

    If an earlier field is missing, or holds what cannot stand there, the slot says what could stand there at all.
    """
    if field == "hex":
        return Choice(tuple(_hex_options(state, company, rights)))
    hex_ = chosen.get("hex")
    found = _by_tile(state, company, rights, hex_) if isinstance(hex_, str) else {}
    if field == "tile":
        if found:
            return Choice(tuple(_tile_option(state, right, HexName(str(hex_)), tile) for tile, right in found.items()))
        return Choice(tuple(_any_tile_option(state, tile) for tile in _all_tiles(state, company, rights)))
    tile = chosen.get("tile")
    if not isinstance(tile, str) or tile not in found:
        return Choice(tuple(Option(str(n), text("18xx.option.rotation.any", rotation=n)) for n in NUMBERS))
    rotations = open_rotations(state, company, HexName(str(hex_)), TileName(tile))
    return rotation_slot(state, TileName(tile), rotations)


def rotation_slot(state: EighteenxxState, tile: TileName, rotations: Sequence[int]) -> Choice:
    """Offer the rotations of a tile by where its tracks lead; of those in which it lies the same, only the lowest."""
    ground = state.printed.ground
    turns = distinct_rotations(state, tile, rotations)
    return Choice(tuple(_rotation_option(ground.rotated(tile, rotation), rotation) for rotation in turns))


def _hex_options(state: EighteenxxState, company: CompanyId, rights: Sequence[Right]) -> Iterator[Option]:
    costs = {
        hex_: cost_of(state, hex_, right) for right in reversed(rights) for hex_ in open_hexes(state, company, right)
    }
    for hex_, cost in sorted(costs.items()):
        yield Option(hex_, text("18xx.option.hex", place=hex_text(state.printed, hex_), cost=cost))


def _by_tile(state: EighteenxxState, company: CompanyId, rights: Sequence[Right], hex_: str) -> dict[TileName, Right]:
    if hex_ not in state.printed.hexes:
        return {}
    return {tile: right for right in rights for tile in open_tiles(state, company, right, HexName(hex_))}


def _all_tiles(state: EighteenxxState, company: CompanyId, rights: Sequence[Right]) -> Iterator[TileName]:
    found = {
        tile
        for right in rights
        for hex_ in open_hexes(state, company, right)
        for tile in open_tiles(state, company, right, hex_)
    }
    return (tile for tile in state.printed.tiles if tile in found)


def _tile_option(state: EighteenxxState, right: Right, hex_: HexName, name: TileName) -> Option:
    printed = state.printed
    return Option(
        name,
        text(
            "18xx.option.tile",
            tile=name,
            colour=colour_text(printed.tiles[name].colour),
            brings=_gain_text(state.board.tile(printed.ground, hex_), printed.ground.tiles[name]),
            cost=cost_of(state, hex_, right),
            left=len(state.board.supply[name]),
        ),
    )


def _gain_text(old: Tile, new: Tile) -> Text:
    """Return what a tile changes for the stops on its hex."""
    if not new.stops:
        return text("18xx.option.brings.track")
    before, after = max(old.stops[0].revenue), max(new.stops[0].revenue)
    slots = sum(stop.slots for stop in new.stops)
    key = "18xx.option.brings.city" if slots else "18xx.option.brings.town"
    return text(key, number=len(new.stops), before=before, after=after, slots=slots)


def _any_tile_option(state: EighteenxxState, name: TileName) -> Option:
    return Option(name, text("18xx.option.tile.any", tile=name, colour=colour_text(state.printed.tiles[name].colour)))


def _rotation_option(lying: Tile, rotation: int) -> Option:
    return Option(str(rotation), text("18xx.option.rotation", ways=track_texts(lying)))


def lay(draft: EighteenxxState, company: CompanyId, right: Right, chosen: Lay) -> Iterator[Event]:
    """Check a lay, pay for it and carry it out; counts against the turn. Raises IllegalMove (``18xx.track.*``)."""
    check_lay(draft, company, right, chosen)
    cost = cost_of(draft, chosen.hex, right)
    pay(draft, track_payer(draft, company), BANK, cost)
    if right.private is not None:
        draft.private_companies[right.private].used = True
    if not right.special:
        turn, yellow = turn_under_way(draft), draft.printed.tiles[chosen.tile].colour == "yellow"
        yellow = yellow or (right.private is not None and draft.switches.waived_lay_apart)
        turn.yellow += yellow
        turn.upgraded = turn.upgraded or not yellow
    yield _event_of(draft, company, right, chosen, cost)
    yield from _put(draft, chosen)


def _event_of(draft: EighteenxxState, company: CompanyId, right: Right, chosen: Lay, cost: int) -> Event:
    place = hex_text(draft.printed, chosen.hex)
    if right.private is None:
        return Event(text("18xx.track.laid", company=company, tile=chosen.tile, place=place, cost=cost))
    key = "18xx.track.cheaper" if right.saves else "18xx.track.waived"
    if right.special:
        key = "18xx.track.special"
    return Event(text(key, company=company, tile=chosen.tile, place=place, local=right.private, cost=cost))


def _put(draft: EighteenxxState, chosen: Lay) -> Iterator[Event]:
    ground, board = draft.printed.ground, draft.board
    homeless = _lift_station(draft, chosen.hex)
    laid = LaidTile(chosen.tile, board.supply[chosen.tile][0], chosen.rotation)
    successors = successors_of_stops(ground, board, chosen.hex, chosen.tile, chosen.rotation)
    homes = (home_place(draft, other) for other in homes_to_come(draft, chosen.hex))
    kept = tuple(successors[home.stop] for home in homes if home is not None)
    board.lay(ground, chosen.hex, laid, successors, kept)
    renumber_run(draft, chosen.hex, successors)
    mark_changed(draft, chosen.hex)
    if homeless is not None:
        yield from _ask_for_city(draft, homeless, chosen.hex)


def _lift_station(draft: EighteenxxState, hex_: HexName) -> CompanyId | None:
    """Take up the station on one of two cities without track, and return whose it was.

    A company that chooses between the cities of its home stands on the bare hex until there is a choice.
    """
    board = draft.board
    old = board.tile(draft.printed.ground, hex_)
    if hex_ not in board.stations or len(old.stops) == 1 or old.exits:
        return None
    place, owner = next(
        (Place(hex_, number), owner) for number, slots in enumerate(board.stations[hex_]) for owner in slots if owner
    )
    board.clear(place, owner)
    draft.charters[owner].stations += 1
    return owner


def _ask_for_city(draft: EighteenxxState, homeless: CompanyId, hex_: HexName) -> Iterator[Event]:
    """Have a city chosen for a station that was taken up."""
    turn = turn_under_way(draft)
    turn.homeless = homeless
    chooser = turn.company if draft.switches.layer_chooses_city else homeless
    draft.interrupt(HOME_CITY, [chooser])
    yield Event(text("18xx.home.chooses", company=chooser, place=hex_text(draft.printed, hex_)))


def check_lay(state: EighteenxxState, company: CompanyId, right: Right, chosen: Lay) -> None:
    """Check that a company may lay a tile by a right and can pay for it. Raises IllegalMove (``18xx.track.*``)."""
    _check_names(state, company, chosen)
    _check_colour(state, right, chosen)
    _check_fit(state, chosen)
    _check_connection(state, company, chosen)
    _check_cost(state, company, right, chosen)


def _check_names(state: EighteenxxState, company: CompanyId, chosen: Lay) -> None:
    printed = state.printed
    if chosen.hex not in printed.hexes:
        raise IllegalMove("18xx.track.no_such_hex", hex=chosen.hex)
    area = printed.hexes[chosen.hex].area
    if area is not None:
        raise IllegalMove("18xx.track.reserved", rule=state.printed.rule("track"), hex=chosen.hex, company=area)
    private = blocking(state, chosen.hex)
    if private is not None:
        rule = state.printed.rule("private_companies")
        raise IllegalMove("18xx.track.blocked", rule=rule, hex=chosen.hex, local=private)
    if chosen.tile not in printed.tiles:
        # Whatever tile is meant, what is wrong with the hex is said first.
        _check_reach(state, company, chosen.hex)
        raise IllegalMove("18xx.track.no_such_tile", tile=chosen.tile)


def _check_colour(state: EighteenxxState, right: Right, chosen: Lay) -> None:
    """Check that a right is valid for a tile: that it is not spent, and covers its colour and special tiles."""
    printed = state.printed.tiles[chosen.tile]
    colour = colour_text(printed.colour)
    if right.private is not None and state.private_companies[right.private].used:
        raise IllegalMove("18xx.private.used", rule=state.printed.rule("private_companies"), local=right.private)
    if printed.special and not right.special:
        raise IllegalMove("18xx.track.special_only", rule=state.printed.rule("private_companies"), tile=chosen.tile)
    if right.special and not printed.special:
        raise IllegalMove("18xx.track.not_special", rule=state.printed.rule("private_companies"), tile=chosen.tile)
    if printed.colour == "red":
        raise IllegalMove("18xx.track.red", rule=state.printed.rule("track"), tile=chosen.tile)
    if not may_lay(state, printed.colour):
        phase = phase_of(state).rank
        raise IllegalMove(
            "18xx.track.not_yet", rule=state.printed.rule("upgrades"), tile=chosen.tile, colour=colour, phase=phase
        )
    if printed.colour in right.colours:
        return
    if right.special:
        raise IllegalMove(
            "18xx.track.too_high",
            rule=state.printed.rule("private_companies"),
            tile=chosen.tile,
            colour=colour,
            local=str(right.private),
        )
    if right.colours:
        raise IllegalMove("18xx.track.no_upgrade", rule=state.printed.rule("track"), tile=chosen.tile)
    raise IllegalMove("18xx.track.spent", rule=state.printed.rule("track"))


def _check_fit(state: EighteenxxState, chosen: Lay) -> None:
    """Check that a tile suits what lies on the hex, and that the box has one."""
    rotations = fitting(state, chosen.hex).get(chosen.tile)
    place = hex_text(state.printed, chosen.hex)
    upgrades = chosen.hex in state.board.laid or state.printed.hexes[chosen.hex].colour != "white"
    rule = state.printed.rule("upgrades") if upgrades else state.printed.rule("track")
    if state.printed.hexes[chosen.hex].colour in TAKES_NONE:
        raise IllegalMove("18xx.track.takes_none", rule=state.printed.rule("track"), place=place)
    if rotations is None:
        raise IllegalMove("18xx.track.does_not_fit", rule=rule, tile=chosen.tile, place=place)
    if not state.board.supply[chosen.tile]:
        raise IllegalMove("18xx.track.none_left", tile=chosen.tile)
    if chosen.rotation in rotations:
        return
    stub = None if upgrades else state.printed.hexes[chosen.hex].stub
    if stub is not None and not _leads_to(state.printed, chosen.tile, chosen.rotation, stub):
        raise IllegalMove("18xx.track.must_lead", rule=rule, place=place, side=way_text((stub,)))
    raise IllegalMove("18xx.track.wrong_rotation", rule=rule, tile=chosen.tile, place=place)


def _check_reach(state: EighteenxxState, company: CompanyId, hex_: HexName) -> None:
    if hex_ not in reach(state.printed.ground, state.board, company).edges:
        place = hex_text(state.printed, hex_)
        raise IllegalMove("18xx.track.out_of_reach", rule=state.printed.rule("track"), place=place, company=company)


def _check_connection(state: EighteenxxState, company: CompanyId, chosen: Lay) -> None:
    _check_reach(state, company, chosen.hex)
    place = hex_text(state.printed, chosen.hex)
    rotations = open_rotations(state, company, chosen.hex, chosen.tile)
    tile = state.printed.ground.rotated(chosen.tile, chosen.rotation)
    if chosen.rotation not in rotations and reach(state.printed.ground, state.board, company).joins(chosen.hex, tile):
        rule = state.printed.rule("upgrades")
        raise IllegalMove("18xx.track.no_gain", rule=rule, tile=chosen.tile, place=place, company=company)
    if chosen.rotation not in rotations:
        raise IllegalMove(
            "18xx.track.not_connected", rule=state.printed.rule("track"), tile=chosen.tile, place=place, company=company
        )


def _check_cost(state: EighteenxxState, company: CompanyId, right: Right, chosen: Lay) -> None:
    if is_payable(state, company, right, chosen.hex):
        return
    place = hex_text(state.printed, chosen.hex)
    if right.waives and terrain_due(state, chosen.hex) not in right.waives:
        raise IllegalMove(
            "18xx.track.nothing_waived",
            rule=state.printed.rule("private_companies"),
            local=str(right.private),
            place=place,
        )
    cash, cost = state.charters[company].cash, cost_of(state, chosen.hex, right)
    raise IllegalMove(
        "18xx.track.too_costly", rule=state.printed.rule("track"), place=place, cost=cost, cash=cash, company=company
    )
