"""Which tiles a company may lay, where and how."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.eighteenxx.homes import home_place, homes_to_come
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.printed import Printed
from engine.eighteenxx.rights import Right, is_payable
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.tiles import Stop, Tile, TileName
from engine.eighteenxx.track import NOWHERE, arrivals, reach
from engine.eighteenxx.upgrades import alike, keeps_stations, replacements, successors_of_stops
from engine.hexes import Edge, HexName

TWO = 2
"""Stops on a hex of which a tile may make one."""


class Lay(NamedTuple):
    """One way of laying a tile."""

    hex: HexName
    tile: TileName
    rotation: int


def legal_lays(state: EighteenxxState, company: CompanyId, right: Right) -> Iterator[Lay]:
    """Enumerate every lay that a company may make by a right and can pay for, by hex, as the slots offer them."""
    for hex_ in _reached(state, company):
        for tile, rotations in _open(state, company, right, hex_):
            for rotation in told_apart(state, tile, rotations):
                yield Lay(hex_, tile, rotation)


def open_hexes(state: EighteenxxState, company: CompanyId, right: Right) -> Iterator[HexName]:
    """Enumerate the hexes on which a company may lay some tile by a right, in the order of the map."""
    for hex_ in _reached(state, company):
        if next(_open(state, company, right, hex_), None):
            yield hex_


def _reached(state: EighteenxxState, company: CompanyId) -> Iterator[HexName]:
    """Enumerate the hexes that a company's stations are connected to, in the order of the map."""
    reached = reach(state.printed.ground, state.board, company).edges
    return (hex_ for hex_ in state.printed.hexes if hex_ in reached)


def open_tiles(state: EighteenxxState, company: CompanyId, right: Right, hex_: HexName) -> Iterator[TileName]:
    """Enumerate the tiles that a company may lay on a hex by a right, in the order of the box."""
    return (tile for tile, _ in _open(state, company, right, hex_))


def _open(
    state: EighteenxxState, company: CompanyId, right: Right, hex_: HexName
) -> Iterator[tuple[TileName, tuple[int, ...]]]:
    """Enumerate the tiles that a company may lay on a hex by a right, each with its rotations."""
    if not right.colours or not is_payable(state, company, right, hex_):
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


def told_apart(state: EighteenxxState, tile: TileName, rotations: Iterable[int]) -> list[int]:
    """Return some rotations of a tile, of those in which it lies the same only the lowest.

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
    """Return those ways of replacing a tile that leave every station a slot, where cities are joined."""
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
    """Tell whether an upgrade is of use to a company, as semi-restrictive games ask; a first tile always is.

    A train of any length must be able to run on the track that lies there; and it must be able to run on new track, or
    come to a stop that is worth another sum (1854 R4.4).
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
