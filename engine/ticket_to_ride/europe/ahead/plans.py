"""What a seat sets out for while a game is played on: a plan as the planning opponent makes it, in half a millisecond.

It is the cheapest ways of its tickets, each making use of those before it, as far as trains and time suffice, over
stations where no other way is left, and very long routes besides; without a ticket to work for, the routes that bring
most points a turn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from engine.ticket_to_ride.europe.ahead.cards import lacking, shortfall
from engine.ticket_to_ride.europe.ahead.table import NumberedBoard, Pair, Seat, Table, root

_LACKING, _LEAST = 0.25, 0.2
"""What a card that lacks weighs in turns while a way is chosen, and any route at the least."""
_STATION, _ANOTHER = 3.3, 0.5
"""Turns that a station weighs, and each that was built before."""
_FAR = 1e6
_CARD = 0.57
"""Turns that a card takes, most cards drawn being of use."""
_TO_BORROW = 1.5
"""Turns that a station takes."""
_TURN = 2.6
"""Points a turn is worth when spent otherwise."""
_AT_ONCE = 6
"""Tickets planned together at most."""
HOLDS = 8
"""Turns after which a plan is made anew even though nothing has happened to it."""
_LOST, _LEAST_LOSS = 2.0, 0.2
"""Turns lost if a route of the plan is taken by another, and at the least if one off it is."""
_LONG_AT_ONCE = 2
"""Very long routes off the plan that are worked for besides."""
_RATE, _RATE_OTHERWISE = 2.8, 2.3
"""Points a turn that such a route must bring, and that the same turns would bring otherwise."""
_TRAIL = 1.2
"""Points a space is worth on a route that goes on from where one's own ends."""
_AHEAD = 3
"""Routes for points that are worked for at a time."""


class Union(NamedTuple):
    """Ways for some tickets."""

    tickets: list[Pair]
    claims: list[int]
    borrowed: list[int]
    trains: int
    turns: float


def plan(table: Table, number: int, seat: Seat, avoided: Collection[int] = ()) -> None:
    """Choose the routes to claim, giving up tickets for which trains, time or ways do not suffice.

    ``avoided``: routes that ways do not use.
    """
    seat.planned_for, seat.goals, seat.borrowed, seat.urgency = HOLDS, [], [], {}
    parent = table.parts(number, seat)
    missing = [one for one in seat.pursued if root(parent, one[0]) != root(parent, one[1])]
    if not missing:
        return
    lacks = lacking(table.board, seat.counts)
    costs = _costs(table, number, seat, lacks)
    for route in avoided:
        costs[route] = _FAR
    time = time_left(table, number)
    chosen = _feasible(table, seat, missing, costs, time)
    seat.goals, seat.borrowed = chosen.claims, chosen.borrowed
    urgency = seat.urgency
    for route in chosen.claims:
        urgency[route] = _LOST * _risk(table, number, route)
    if chosen.claims:
        _add_long_ones(table, number, seat, lacks, chosen, time)


def _feasible(table: Table, seat: Seat, tickets: list[Pair], costs: list[float], time: float) -> Union:
    """Give up tickets until trains, stations and time suffice."""
    whole = union(table, seat, tickets[:_AT_ONCE], costs)
    if whole is None:
        some = [one for one in tickets if way(table.board, one[0], one[1], costs) is not None]
        whole = union(table, seat, some[:_AT_ONCE], costs)
        assert whole is not None  # every ticket by itself has a way, and ways never exclude each other
    while whole.tickets and not _suffices(whole, seat, time):
        rated = []
        for dropped in whole.tickets:
            fewer = union(table, seat, [one for one in whole.tickets if one is not dropped], costs)
            assert fewer is not None
            suffices = _suffices(fewer, seat, time)
            rated.append(((suffices, _worth(table, fewer) if suffices else -fewer.turns), fewer))
        whole = max(rated, key=lambda one: one[0])[1]
    return whole


def _suffices(union: Union, seat: Seat, time: float) -> bool:
    return union.trains <= seat.trains and len(union.borrowed) <= seat.stations and union.turns <= time + 1


def _worth(table: Table, union: Union) -> float:
    points = sum(one[2] for one in union.tickets) + sum(map(table.board.points.__getitem__, union.claims))
    return points - table.station.points * len(union.borrowed) - _TURN * union.turns


def union(table: Table, seat: Seat, tickets: list[Pair], costs: Sequence[float]) -> Union | None:
    """Join the cheapest ways of tickets, in the better one of two orders; None if one has no way."""
    best: list[int] | None = None
    least = _FAR
    for order in (tickets, tickets[::-1]) if len(tickets) > 1 else (tickets,):
        left, chosen = list(costs), list[int]()
        for a, b, _ in order:
            found = way(table.board, a, b, left)
            if found is None:
                return None
            for route in found:
                left[route] = 0.0
            chosen += found
        cost = sum(map(costs.__getitem__, chosen))
        if cost < least:
            best, least = chosen, cost
    if best is None:
        return None
    claims = [route for route in best if table.owner[route] < 0]
    borrowed = [route for route in best if table.owner[route] >= 0]
    turns = _CARD * shortfall(table.board, seat.counts, claims) + len(claims) + _TO_BORROW * len(borrowed)
    return Union(tickets, claims, borrowed, sum(map(table.board.length.__getitem__, claims)), turns)


def _costs(table: Table, number: int, seat: Seat, lacks: Sequence[float]) -> list[float]:
    """Return what each route costs on a way, in turns; very much where it is closed."""
    borrowing = _STATION + _ANOTHER * (table.station.number - seat.stations) if seat.stations else _FAR
    costs = route_costs(table.board, lacks)
    parallel = table.board.parallel
    for route, held in enumerate(table.owner):
        if held == number:
            costs[route] = 0.0
        elif held >= 0:
            costs[route] = borrowing
        elif parallel[route] and table.closed(number, route):
            costs[route] = _FAR
    for route in seat.lent:
        costs[route] = 0.0
    return costs


def route_costs(board: NumberedBoard, lacks: Sequence[float]) -> list[float]:
    """Return what each route costs on a way where none is claimed, in turns."""
    return [
        cost if (cost := effort + _LACKING * lack) > _LEAST else _LEAST
        for effort, lack in zip(board.effort, lacks, strict=True)
    ]


def way(board: NumberedBoard, a: int, b: int, costs: Sequence[float]) -> list[int] | None:
    """Return the routes of the cheapest way, without those that cost nothing."""
    at = board.at
    best = [_FAR] * len(at)
    came = [(-1, -1)] * len(at)
    best[a] = 0.0
    heap = [(0.0, a)]
    while heap:
        spent, city = heappop(heap)
        if city == b:
            break
        if spent > best[city]:
            continue
        for route, other in at[city]:
            reached = spent + costs[route]
            if reached < best[other]:
                best[other] = reached
                came[other] = city, route
                heappush(heap, (reached, other))
    if best[b] >= _FAR:
        return None
    routes = []
    while b != a:
        b, route = came[b]
        if costs[route]:
            routes.append(route)
    return routes


def _add_long_ones(table: Table, number: int, seat: Seat, lacks: Sequence[float], chosen: Union, time: float) -> None:
    """Work for very long routes besides, for which trains and time suffice."""
    trains, turns, added = chosen.trains, chosen.turns, 0
    length, points = table.board.length, table.board.points
    long = [
        (points[route] / (lacks[route] / 2 + 1), route)
        for route in table.board.long
        if table.owner[route] < 0 and route not in seat.urgency and length[route] <= seat.trains - trains
    ]
    for rate, route in sorted(long, reverse=True):
        needs = lacks[route] / 2 + 1
        if rate < _RATE or added == _LONG_AT_ONCE:
            break
        if trains + length[route] <= seat.trains and turns + needs <= time + 1:
            gain = max(_LEAST_LOSS, (points[route] - _RATE_OTHERWISE * needs) / _TURN)
            seat.goals.append(route)
            seat.urgency[route] = gain * _risk(table, number, route)
            trains, turns, added = trains + length[route], turns + needs, added + 1


def _risk(table: Table, number: int, route: int) -> float:
    """Return how likely it is that somebody else takes a route soon."""
    owner, at = table.owner, table.board.at
    a, b = table.board.ends[route]
    touching = {owner[near] for near, _ in at[a]}
    touching.update(owner[near] for near, _ in at[b])
    risk = 0.1 + 0.2 * len(touching - {-1, number})
    return risk / 3 if table.doubles and table.board.parallel[route] else risk


def for_points(table: Table, number: int, seat: Seat) -> list[int]:
    """Return routes that bring most points a turn, as long as trains and time suffice."""
    board, counts, trains, time = table.board, seat.counts, seat.trains, time_left(table, number)
    lacks = lacking(board, counts)
    odd = [False] * len(board.at)
    for route, owner in enumerate(table.owner):
        if owner == number:
            a, b = board.ends[route]
            odd[a], odd[b] = not odd[a], not odd[b]
    ends, points, length = board.ends, board.points, board.length
    rated = []
    for route in table.open_routes(number, seat):
        a, b = ends[route]
        worth = points[route] + _TRAIL * length[route] if odd[a] or odd[b] else points[route]
        rated.append((-worth / (lacks[route] / 2 + 1), route))
    rated.sort()
    chosen: list[int] = []
    for _, route in rated:
        turns = len(chosen) + 1
        if length[route] > trains or turns + lacks[route] / 2 > time:
            continue
        if chosen:
            if any(other in board.parallel[route] for other in chosen):
                continue
            if turns + shortfall(board, counts, [*chosen, route]) / 2 > time:
                continue
        chosen.append(route)
        trains -= length[route]
        if len(chosen) == _AHEAD:
            break
    return chosen or [route for _, route in rated[:1]]


def time_left(table: Table, number: int) -> float:
    """Return how many turns a seat may expect to have."""
    if table.left is not None:
        return 1.0
    least = _FAR
    for other, seat in enumerate(table.seats):
        if other != number:
            trains = max(0, seat.trains - table.last_trains)
            least = min(least, max(0.0, trains - 0.8 * sum(seat.counts)) / 2 + trains / 3.2)
    return 2 + least


def draw_tickets(table: Table, number: int) -> None:
    """Let a seat draw tickets, and keep the one that fits best to those it works for."""
    seat, best = table.seats[number], list[tuple[float, Pair]]()
    parent = table.parts(number, seat)
    costs = _costs(table, number, seat, lacking(table.board, seat.counts))
    time = time_left(table, number)
    held = [one for one in seat.pursued if root(parent, one[0]) != root(parent, one[1])]
    drawn = table.ticket_deck[-table.drawn_tickets :]
    del table.ticket_deck[-table.drawn_tickets :]
    for ticket in drawn:
        together = union(table, seat, _with(held, ticket), costs)
        done = together is not None and _suffices(together, seat, time)
        best.append((_worth(table, together) if together and done else -100.0 - ticket[2], ticket))
    if best:
        kept = max(best)[1]
        seat.tickets, seat.pursued, seat.planned_for = _with(seat.tickets, kept), _with(seat.pursued, kept), 0
        drawn.remove(kept)
        table.ticket_deck[:0] = drawn


def _with(tickets: Sequence[Pair], more: Pair) -> list[Pair]:
    return sorted([*tickets, more], key=lambda one: -one[2])
