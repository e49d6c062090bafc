"""What the sensible opponent builds where there are tunnels, discounts and stations worth their price."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from engine.core.moves import Move
from engine.core.players import random_move_of
from engine.eighteenxx.board import Board, LaidTile, LaidTunnel, Place
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import BuildStation, BuildTunnel, CheapTunnel, LaySpecial, LayTile, Pass, WaiveTerrain
from engine.eighteenxx.network import Reach, reach
from engine.eighteenxx.private_companies import assisting_privates, usable
from engine.eighteenxx.sensible.decision import Decision
from engine.eighteenxx.sensible.estimates import Expectations
from engine.eighteenxx.sensible.operating import next_price, promise, worth_trying
from engine.eighteenxx.state import EighteenxxState, cash_of, turn_under_way
from engine.eighteenxx.stations import building_sites, station_price
from engine.eighteenxx.tile_lays import (
    Lay,
    cost_of,
    is_payable,
    legal_lays,
    ordinary_right,
    special_right,
    successors_of_stops,
    waiving_right,
)
from engine.eighteenxx.trains import phase_of, runnable
from engine.eighteenxx.tunnels import TUNNEL, kind_of, legal_tunnels, tunnel_price
from engine.hexes import HexName

FAR = 0.6
"""The part of its worth that a city keeps with each hex that it is further away."""
FARTHEST = 5
"""How many hexes away a city still counts."""
MOST_TUNNELS = 8
"""How many tunnels are looked at."""
MOST_RUN = 4
"""For how many ways of building, and places for a station, it is worked out what trains would earn: for those that
lead nearest to cities."""
WORTH_USING = 20.0
"""How much a special tile must promise to be worth the only use of a private company."""
PART = 0.2
"""The part of its cost that counts against building: a company's money is for track and trains, and worthless later."""


class Way(NamedTuple):
    """One way of building."""

    move: Move
    cost: int
    after: EighteenxxState
    """The position after it, with only the board changed."""


def build(expectations: Expectations, decision: Decision) -> Move | None:
    """Lay the tile or build the tunnel after which the company would earn most for its cost, or pass."""
    company, may_pass = turn_under_way(decision.state).company, Pass in decision.kinds
    most_spent = spendable(decision.state, company)
    ways = [way for way in (*_lays(decision, company), *_tunnels(decision, company)) if way.cost <= most_spent]
    near = [(nearness(expectations, way.after, company), way) for way in ways]
    near.sort(key=lambda one: one[0] - PART * one[1].cost, reverse=True)
    best, most = None, prospect(expectations, decision.state, company) if may_pass else float("-inf")
    for cities, way in near[:MOST_RUN]:
        gain = promise(expectations, way.after, company) + cities - PART * way.cost
        if gain > most:
            best, most = way.move, gain
    if best is None and LaySpecial in decision.kinds:
        return lay_special(expectations, decision) or (Pass(decision.seat) if may_pass else None)
    if best is None and not may_pass:
        return random_move_of(decision.game, decision.state, decision.seat, decision.kinds[0], decision.rng)
    return best or Pass(decision.seat)


def lay_special(expectations: Expectations, decision: Decision) -> Move | None:
    """Lay the special tile after which the company earns most, by one of its private companies."""
    state, company = decision.state, turn_under_way(decision.state).company
    best, most = None, promise(expectations, state, company) + WORTH_USING
    for private in usable(state, company):
        right = special_right(state, private)
        for lay in worth_trying(state, legal_lays(state, company, right), decision.rng):
            gain = promise(expectations, laid(state, lay), company)
            if gain > most:
                best, most = LaySpecial(decision.seat, private, *lay), gain
    return best


def place_station(expectations: Expectations, decision: Decision) -> Move | None:
    """Build the station with which the company earns most, if it is worth its price."""
    if Pass not in decision.kinds:
        return None
    state, company = decision.state, turn_under_way(decision.state).company
    price = station_price(state, company) or 0
    if price > spendable(state, company):
        return Pass(decision.seat)
    best, most = None, prospect(expectations, state, company) + price
    found: list[tuple[float, Place, EighteenxxState]] = []
    for site in building_sites(state, company):
        after = _board_apart(state)
        after.board.build(state.printed.ground, site, company)
        found.append((nearness(expectations, after, company), site, after))
    found.sort(key=lambda one: one[0], reverse=True)
    for cities, site, after in found[:MOST_RUN]:
        gain = promise(expectations, after, company) + cities
        if gain > most:
            best, most = BuildStation(decision.seat, site.hex, site.stop), gain
    return best or Pass(decision.seat)


def spendable(state: EighteenxxState, company: CompanyId) -> int:
    """Return what a company may spend on track: one without a train keeps the money for one, if it has it."""
    cash, kept = cash_of(state, company), 0 if runnable(state, company) else next_price(state, company)
    return cash - kept if cash >= kept else cash


def _board_apart(state: EighteenxxState) -> EighteenxxState:
    """Return the position with a board that may be changed."""
    return msgspec.structs.replace(state, board=state.board.copy())


def _lays(decision: Decision, company: CompanyId) -> Iterator[Way]:
    """Enumerate some lays, with the help of a private company if that is cheaper."""
    if LayTile not in decision.kinds:
        return
    state = decision.state
    for lay in worth_trying(state, legal_lays(state, company, ordinary_right(state)), decision.rng):
        yield Way(*_cheapest(decision, company, lay), laid(state, lay))


def laid(state: EighteenxxState, lay: Lay) -> EighteenxxState:
    """Return the position after a lay, with only the board changed."""
    after, ground = _board_apart(state), state.printed.ground
    tile = LaidTile(lay.tile, after.board.supply[lay.tile][0], lay.rotation)
    after.board.lay(ground, lay.hex, tile, successors_of_stops(ground, state.board, *lay))
    return after


def _cheapest(decision: Decision, company: CompanyId, lay: Lay) -> tuple[Move, int]:
    state, right = decision.state, ordinary_right(decision.state)
    terrain = state.printed.hexes[lay.hex].terrain
    if WaiveTerrain in decision.kinds and terrain:
        for private, things in assisting_privates(state, company).items():
            waiving = waiving_right(state, private)
            if terrain in things and waiving.colours and is_payable(state, company, waiving, lay.hex):
                return WaiveTerrain(decision.seat, private, *lay), cost_of(state, lay.hex, waiving)
    return LayTile(decision.seat, *lay), cost_of(state, lay.hex, right)


def _tunnels(decision: Decision, company: CompanyId) -> Iterator[Way]:
    """Enumerate some tunnels, with the help of a private company if there is one."""
    state, seat = decision.state, decision.seat
    if not {BuildTunnel, CheapTunnel} & set(decision.kinds):
        return
    private = next((name for name, things in assisting_privates(state, company).items() if TUNNEL in things), None)
    found = list(legal_tunnels(state, company, private))
    decision.rng.shuffle(found)
    cost = tunnel_price(state, private)
    for tunnel in found[:MOST_TUNNELS]:
        hex_, sides, kind = tunnel.hex, tunnel.sides, kind_of(state.printed, tunnel.ends)
        after = _board_apart(state)
        after.board.dig(hex_, LaidTunnel(kind, after.board.supply[kind][0], tunnel.ends))
        yield Way(
            BuildTunnel(seat, hex_, sides) if private is None else CheapTunnel(seat, private, hex_, sides), cost, after
        )


def prospect(expectations: Expectations, state: EighteenxxState, company: CompanyId) -> float:
    """Return how good a company's track is, including the cities that it is approaching."""
    return promise(expectations, state, company) + nearness(expectations, state, company)


def nearness(expectations: Expectations, state: EighteenxxState, company: CompanyId) -> float:
    """Return what the cities are worth that a company reaches or could reach, less the further away they are."""
    reached = reach(state.printed.ground, state.board, company)
    colour, ground = phase_of(state).tiles, state.printed.ground
    tunnels_lead_on = expectations.habits.tunnels_lead_on
    bare = (hex_ for hex_ in reached.edges if tunnels_lead_on or not _is_passed_under(state.board, reached, hex_))
    away = _hexes_away(state, bare) | dict.fromkeys((place.hex for place in reached.places), -1)
    stops = ((state.board.tile(ground, hex_).stops, hexes) for hex_, hexes in away.items())
    # The order does not matter: the sum is exact, and rounded once.
    return math.fsum(
        max(some[0].revenue_in(colour), expectations.least_city) * FAR ** (1 + hexes)
        for some, hexes in stops
        if some and some[0].kind != "town"
    )


def _is_passed_under(board: Board, reached: Reach, hex_: HexName) -> bool:
    """Return whether track leads to a hex only by its tunnels, so that no tile there leads on."""
    return hex_ in board.tunnels and board.tunnel_sides(hex_).issuperset(reached.edges[hex_])


def _hexes_away(state: EighteenxxState, reached: Iterable[HexName]) -> dict[HexName, int]:
    """Return how far other hexes are from those reached without track of their own, as if track led everywhere."""
    ground, board = state.printed.ground, state.board
    away = {hex_: 0 for hex_ in reached if not board.tile(ground, hex_).exits}
    todo = deque(away)
    while todo:
        hex_ = todo.popleft()
        further = away[hex_] + 1
        if further > FARTHEST:
            break
        for other in ground.neighbours[hex_]:
            if other not in away:
                away[other] = further
                todo.append(other)
    return away
