"""Laying track in games played on: by what each tile leads to, without working out what trains would earn."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from functools import cache

from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.eighteenxx.board import Colour, Ground, Tile
from engine.eighteenxx.moves import LayTile, Pass
from engine.eighteenxx.network import Reach, reach
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.tile_lays import Lay, cost_of, legal_lays, ordinary_right
from engine.eighteenxx.trains import phase_of
from engine.hexes import HexName

FAR = 0.6
"""The part of its worth that a city keeps with each hex that it is further away."""
FARTHEST = 4
"""How many hexes away a city still counts."""
JOINED = 1.5
"""How many times more a city counts if the new track joins other track there than if it only leads there."""
BETTER = 2.0
"""How much each coin counts that a stop pays more."""
PART = 0.2
"""The part of its cost that counts against a tile."""
CHANCE = 20
"""By up to how many percent chance makes a tile better."""


def lay(state: EighteenxxState, seat: Seat, luck: Rng) -> Move:
    """Lay the tile that leads nearest to the best cities, or whose stop pays more; pass if there is none."""
    company, right = turn_under_way(state).company, ordinary_right(state)
    goals, drawn = Goals(state, reach(state.printed.ground, state.board, company)), luck.below(_LARGE)
    best, most = None, 0.0
    for number, way in enumerate(legal_lays(state, company, right)):
        gain = goals.gain(way) - PART * cost_of(state, way.hex, right)
        gain *= 1 + CHANCE / 100 * _scattered(drawn, number)
        if gain > most:
            best, most = way, gain
    return Pass(seat) if best is None else LayTile(seat, *best)


_LARGE = 1 << 32


def _scattered(drawn: int, number: int) -> float:
    """Return a number from 0 to 1 for one of many tiles, derived from one draw: a draw for each would take long."""
    return (drawn + number * 2_654_435_761) % _LARGE / _LARGE


class Goals:
    """What a company has yet to reach."""

    def __init__(self, state: EighteenxxState, reached: Reach) -> None:
        self._ground, self._board, self._colour = state.printed.ground, state.board, phase_of(state).tiles
        self._reached = reached
        self._near = _cities_near(self._ground)
        self._have = {place.hex for place in reached.places}
        self._cities: dict[HexName, float] = {}
        self._known: dict[HexName, float] = {}

    def gain(self, way: Lay) -> float:
        """Return what a lay is worth, by how much more its stop pays and by the hexes that its new track leads to."""
        old, new = self._board.tile(self._ground, way.hex), self._ground.rotated(way.tile, way.rotation)
        leads = sorted(self._leads(way.hex, old, new), reverse=True)
        paid = _revenue(new, self._colour) - (_revenue(old, self._colour) if old.exits else 0)
        return BETTER * paid + sum(worth * FAR**number for number, worth in enumerate(leads))

    def _leads(self, hex_: HexName, old: Tile, new: Tile) -> Iterator[float]:
        """Yield what each hex is worth to which new track of a tile leads."""
        for edge in new.exits - old.exits:
            crossing = self._ground.crossings.get((hex_, edge))
            if crossing is None:
                continue
            if crossing.by not in self._board.tile(self._ground, crossing.to).exits:
                yield self._of(crossing.to)
            elif crossing.by not in self._reached.edges.get(crossing.to, ()):
                yield JOINED * self._of(crossing.to)

    def _of(self, hex_: HexName) -> float:
        """Return what track to a hex is worth, by the best city near it that is not reached yet."""
        if hex_ not in self._known:
            self._known[hex_] = max((part * self._city(city) for city, part in self._near[hex_]), default=0.0)
        return self._known[hex_]

    def _city(self, hex_: HexName) -> float:
        if hex_ in self._have:
            return 0.0
        if hex_ not in self._cities:
            self._cities[hex_] = float(_revenue(self._board.tile(self._ground, hex_), self._colour))
        return self._cities[hex_]


def _revenue(tile: Tile, colour: Colour) -> int:
    return max((stop.revenue_in(colour) for stop in tile.stops), default=0)


@cache
def _cities_near(ground: Ground) -> Mapping[HexName, tuple[tuple[HexName, float], ...]]:
    """Return, for each hex, the cities that are not far away, and the part of their worth that is left there."""
    found: dict[HexName, list[tuple[HexName, float]]] = {hex_: [] for hex_ in ground.hexes}
    for city, tile in ground.hexes.items():
        if any(stop.kind != "town" for stop in tile.stops):
            for hex_, steps in _hexes_around(ground, city).items():
                found[hex_].append((city, FAR**steps))
    return {hex_: tuple(cities) for hex_, cities in found.items()}


def _hexes_around(ground: Ground, middle: HexName) -> dict[HexName, int]:
    """Return the hexes that are not far away from one, with the number of steps to each."""
    steps, todo = {middle: 0}, deque([middle])
    while todo:
        hex_ = todo.popleft()
        if steps[hex_] == FARTHEST:
            break
        for other in ground.neighbours[hex_]:
            if other not in steps:
                steps[other] = steps[hex_] + 1
                todo.append(other)
    return steps
