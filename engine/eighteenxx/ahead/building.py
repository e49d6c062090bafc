"""Laying track by what the trains of a company earn after a tile and after those that come next.

A company that has yet to run looks ahead to its first run, which comes after two tiles and the one of its next turn,
with the trains that it is about to buy. Any other looks at one tile and the one after it. If only the first tile was
considered, two trains of a new company often shared the only track there was.

In 18CZ, an opponent that lays its track like this in the first four sets, and is otherwise the one that plans, won 40 ±
7 % against two of those (33 is even), and was worth 184 ± 87 more at the end (48 games).
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.eighteenxx.ahead.track import Goals
from engine.eighteenxx.board import LaidTile
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.network import reach
from engine.eighteenxx.sensible import building
from engine.eighteenxx.sensible.estimates import Expectations, earnings, faces_of
from engine.eighteenxx.sensible.operating import next_train
from engine.eighteenxx.state import EighteenxxState, cash_of, turn_under_way
from engine.eighteenxx.tile_lays import Lay, cost_of, legal_lays, ordinary_right
from engine.eighteenxx.turns import CompanyTurn
from engine.hexes import HexName

WAYS = 24
"""How many tiles are tried: those that lead nearest to the best cities."""
FOLLOWED = 4
"""After how many of the best of these a further tile is tried."""
FIRST_WAYS = 16
"""How many tiles are tried in a company's first turn, with further ones after each."""
NEXT = 5
"""How many further tiles are tried after each."""
LATER = 0.4
"""How much an improvement by the next tile counts, compared with the present track."""
FLEET = 2
"""How many trains a new company buys first, if it can."""
NOW = 3.0
"""How much each coin counts that the trains earn."""
HOPED = 2.0
"""How much each coin counts that the trains hoped for would earn."""
PLACE = 5.0
"""How much each stop counts that is reached."""
END = 0.5
"""How much each edge counts that connected track leads to."""


def best_lay(expectations: Expectations, state: EighteenxxState, *, may_pass: bool) -> Lay | None:
    """Return the lay that leads to the best track for its price, or None if none improves the track."""
    company = turn_under_way(state).company
    return _Track(expectations, state, company).best(building.spendable(state, company), may_pass=may_pass)


class _Way(NamedTuple):
    """A tile that may be laid."""

    gain: float
    """A quick estimate of how good it is, by where it leads."""
    lay: Lay
    cost: int


class _Track:
    """What may become of the track of the company that has its turn."""

    def __init__(self, expectations: Expectations, state: EighteenxxState, company: CompanyId) -> None:
        self._expectations = expectations
        self._state = state
        self._company = company
        self._fleet = _fleet(state, company)
        self._hoped = expectations.hoped_for(state, company)
        self._known: dict[frozenset[tuple[HexName, LaidTile]], float] = {}

    def best(self, most_spent: int, *, may_pass: bool) -> Lay | None:
        """Return the best lay that costs no more than ``most_spent``."""
        first, value = turn_under_way(self._state).first, self._value(self._state)
        ways = [way for way in self._ways(self._state, FIRST_WAYS if first else WAYS) if way.cost <= most_spent]
        if first:
            found = [(self._until_first_run(way), way.lay) for way in ways]
        else:
            tried = sorted(((self._now(way), way) for way in ways), key=lambda one: -one[0])
            found = [(now + LATER * self._more_after(way.lay), way.lay) for now, way in tried[:FOLLOWED]]
            value += LATER * (self._best_after(_next_turn(self._state), 1) - value)
        most, best = max(found, key=lambda one: one[0], default=(0.0, None))
        return best if not may_pass or most > value else None

    def _until_first_run(self, way: _Way) -> float:
        """Return what the track is worth in the first run, after any other tile of this turn and that of the next."""
        after = self._after(self._state, way.lay)
        return self._best_after(after, 2 if turn_under_way(after).yellow else 1) - building.PART * way.cost

    def _now(self, way: _Way) -> float:
        return self._value(self._after(self._state, way.lay)) - building.PART * way.cost

    def _more_after(self, lay: Lay) -> float:
        """Return by how much the next tile makes the track better."""
        after = self._after(self._state, lay)
        return self._best_after(after, 1) - self._value(after)

    def _best_after(self, state: EighteenxxState, lays: int) -> float:
        """Return the best value that up to ``lays`` further lays lead to."""
        most = self._value(state)
        for way in self._ways(state, NEXT) if lays else ():
            most = max(most, self._best_after(self._after(state, way.lay), lays - 1) - building.PART * way.cost)
        return most

    def _ways(self, state: EighteenxxState, number: int) -> list[_Way]:
        """Return the most promising lays, the best first."""
        right, goals = ordinary_right(state), Goals(state, reach(state.printed.ground, state.board, self._company))
        found = []
        for lay in legal_lays(state, self._company, right):
            cost = cost_of(state, lay.hex, right)
            found.append(_Way(goals.gain(lay) - building.PART * cost, lay, cost))
        return sorted(found, key=lambda way: -way.gain)[:number]

    def _after(self, state: EighteenxxState, lay: Lay) -> EighteenxxState:
        """Return the position after a lay, in the same turn if another tile may follow, or else in the next turn."""
        after, turn = building.laid(state, lay), turn_under_way(state)
        if turn.first and not turn.yellow and state.printed.ground.tiles[lay.tile].colour == "yellow":
            return msgspec.structs.replace(after, turn=msgspec.structs.replace(turn, yellow=1))
        return _next_turn(after)

    def _value(self, state: EighteenxxState) -> float:
        """Return how good the track is, worked out once for the same tiles in whatever order they are laid."""
        laid = frozenset(state.board.laid.items())
        if laid not in self._known:
            self._known[laid] = self._worked_out(state)
        return self._known[laid]

    def _worked_out(self, state: EighteenxxState) -> float:
        expectations, company = self._expectations, self._company
        reached = reach(state.printed.ground, state.board, company)
        now = earnings(state, company, self._fleet, expectations.most_checks)
        hoped = earnings(state, company, self._hoped, expectations.most_checks)
        ends, near = sum(map(len, reached.edges.values())), building.nearness(expectations, state, company)
        return NOW * now + HOPED * hoped + PLACE * len(reached.places) + END * ends + near


def _next_turn(state: EighteenxxState) -> EighteenxxState:
    return msgspec.structs.replace(state, turn=CompanyTurn(turn_under_way(state).company, first=False))


def _fleet(state: EighteenxxState, company: CompanyId) -> tuple[str, ...]:
    """Return the trains that a company has, or else those that it will buy first."""
    faces, face = faces_of(state, company), next_train(state, company)
    if faces or face is None:
        return faces
    return (face.name,) * min(FLEET, max(1, cash_of(state, company) // face.price))
