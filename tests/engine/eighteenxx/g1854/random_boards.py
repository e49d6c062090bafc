"""Boards of 1854 filled at random, and the plainest way of walking them, to hold the quick ones against."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.core.game import Setup
from engine.eighteenxx.board import Board, Ground, LaidTile, LaidTunnel, Place
from engine.eighteenxx.g1854.setup import lay_out
from engine.eighteenxx.g1854.state import G1854State
from engine.eighteenxx.tile_lays import fitting, successors_of_stops
from engine.eighteenxx.tunnels import fitting_ends, kind_of
from engine.hexes import opposite

MAJORS = ("KE", "FJ", "SD", "KR", "KT", "SB", "NT", "VB")
LOCAL_MAP = "I29"
"""The first hex of the local map; all after it belong to it as well."""
WIEN = "C23"


def filled(
    seed: int,
    *,
    phase: str = "8",
    sweeps: int = 4,
    tunnels: int = 6,
    stations: int = 3,
    companies: tuple[str, ...] = MAJORS,
    local: bool = False,
) -> G1854State:
    """A position whose map was swept some times, each hex taking a tile whose track meets much of what lies around."""
    rng = random.Random(seed)
    state = lay_out(Setup("1854", 4, {}), "random boards")
    state.auction, state.depot.phase = None, phase
    for company in MAJORS:
        charter = state.charters[company]
        charter.operated, charter.president, charter.cash = True, state.order[0], 1000
    hexes = [name for name in state.printed.hexes if (name >= LOCAL_MAP) == local]
    for sweep in range(sweeps):
        for hex_ in rng.sample(hexes, len(hexes)):
            _lay(state, rng, hex_)
        if not local and sweep < tunnels:
            _dig(state, rng, hexes, tunnels // max(sweeps - 1, 1))
    _build(state, rng, hexes, companies, stations)
    return state


def _lay(state: G1854State, rng: random.Random, hex_: str) -> None:
    ground, board = state.printed.ground, state.board
    ways = [
        (_meeting(state, hex_, tile, turn) + rng.random(), tile, turn)
        for tile, turns in fitting(state, hex_).items()
        if board.supply[tile]
        for turn in turns
    ]
    if ways:
        _, tile, turn = max(ways)
        successors = successors_of_stops(ground, board, hex_, tile, turn)
        board.lay(ground, hex_, LaidTile(tile, board.supply[tile][0], turn), successors)


def _meeting(state: G1854State, hex_: str, tile: str, turn: int) -> float:
    ground, board = state.printed.ground, state.board
    points = 0.0
    for edge in ground.rotated(tile, turn).exits:
        other = ground.beyond(hex_, edge)
        exits = board.track(ground, other).exits
        points += 2.2 if opposite(edge) in exits else -0.1 if exits else 0.9
    return points


def _dig(state: G1854State, rng: random.Random, hexes: list[str], most: int) -> None:
    ground, board = state.printed.ground, state.board
    for hex_ in rng.sample(hexes, len(hexes)):
        ways = [
            ends
            for ends in fitting_ends(state, hex_)
            if any(opposite(edge) in board.track(ground, ground.beyond(hex_, edge)).exits for edge in ends)
        ]
        if ways and most:
            ends = rng.choice(ways)
            kind = kind_of(state.printed, ends)
            board.dig(hex_, LaidTunnel(kind, board.supply[kind][0], ends))
            most -= 1


def _build(state: G1854State, rng: random.Random, hexes: list[str], companies: tuple[str, ...], stations: int) -> None:
    ground, board = state.printed.ground, state.board
    cities = [
        Place(hex_, number)
        for hex_ in hexes
        for number, stop in enumerate(board.tile(ground, hex_).stops)
        if stop.kind == "city"
    ]
    for company in companies:
        left = stations
        for place in rng.sample(cities, len(cities)):
            here = board.stations.get(place.hex, ())
            if left and None in board.slots(ground, place) and not any(company in slots for slots in here):
                board.build(ground, place, company)
                left -= 1


def as_printed(state: G1854State) -> tuple[Ground, Board]:
    """The map with all that lies on it as if it were printed, and the stations."""
    ground, board = state.printed.ground, state.board
    hexes = {hex_: board.track(ground, hex_) for hex_ in ground.hexes}
    printed = Ground(hexes, {}, odd_top=True, traffic=ground.traffic)
    return printed, Board({}, dict(board.stations), {})


def trails(ground: Ground, board: Board, company: str) -> Iterator[tuple[tuple[str, int], ...]]:
    """Every way of a train of any length from the stations of a company, as the hexes it enters, each with the edge.

    No side is crossed twice, and Wien is not come to again; towns are passed, and cities with room or an own station.
    """
    for start in board.stations_of(company):
        exits = board.track(ground, start.hex).stops[start.stop].exits
        todo = [((start.hex, edge), ()) for edge in exits]
        while todo:
            (hex_, edge), way = todo.pop()
            beyond = ground.beyond(hex_, edge)
            side = frozenset({(hex_, edge), (beyond, opposite(edge))})
            if beyond is None or side in {other for other, _ in way}:
                continue
            if beyond == WIEN and WIEN in {start.hex, *(entered for _, (entered, _) in way)}:
                continue
            longer = (*way, (side, (beyond, opposite(edge))))
            yield tuple(entered for _, entered in longer)
            todo += [((beyond, exit_), longer) for exit_ in _exits(ground, board, company, beyond, opposite(edge))]


def _exits(ground: Ground, board: Board, company: str, hex_: str, entered: int) -> Iterator[int]:
    tile = board.track(ground, hex_)
    for a, b in tile.tracks:
        if entered in (a, b):
            yield b if entered == a else a
    for number, stop in enumerate(tile.stops):
        slots = board.slots(ground, Place(hex_, number))
        full = stop.kind == "city" and None not in slots and company not in slots
        if entered in stop.exits and stop.kind != "offboard" and not full:
            yield from (edge for edge in stop.exits if edge != entered)
