"""What a seat sets out for while a game is played on: a plan that is made in a tenth of a millisecond.

It is the cheapest ways of its tickets, each making use of those before it, as far as trains and time suffice, over
stations where no other way is left; without a ticket to work for, the routes that bring most points a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from engine.ticket_to_ride.europe.ahead.table import Pair, Seat, Table, root

_TURN, _TUNNEL, _WILD, _POINT, _STATION = 1.3, 0.8, 0.7, 0.22, 4.5
"""What a claim, a tunnel, a wild card, a point and a station weigh in cards while a way is chosen."""
_AT_HAND = 0.4
_CARDS_A_TURN = 1.75
"""Cards of use that come of a turn of drawing."""
_A_TURN = 1.35
"""Trains that a seat places in a turn, all turns counted."""
_AHEAD = 2
"""Routes for points that are worked for at a time."""
_TICKET_TURN = 2.2
"""Points a turn that those spent on a ticket would bring otherwise."""


def draw_tickets(table: Table, number: int) -> None:
    """Let a seat draw tickets, and keep the one that fits best to those it works for."""
    seat, best = table.seats[number], list[tuple[float, Pair]]()
    for ticket in table.pairs(table.ticket_deck[-3:]):
        trial = table.copy()
        mine = trial.seats[number]
        mine.pursued = _with(seat.pursued, ticket)
        plan(trial, number, mine)
        parent = trial.parts(number, mine)
        for route in (*mine.goals, *mine.borrowed):
            a, b = table.board.ends[route]
            parent[root(parent, a)] = root(parent, b)
        done = root(parent, ticket[0]) == root(parent, ticket[1])
        worth = 2 * ticket[2] - _TICKET_TURN * _turns(trial, mine, mine.goals) if done else -float(ticket[2])
        best.append((worth, ticket))
    if best:
        kept = max(best)[1]
        seat.tickets, seat.pursued = _with(seat.tickets, kept), _with(seat.pursued, kept)


def _with(tickets: Sequence[Pair], more: Pair) -> list[Pair]:
    return sorted([*tickets, more], key=lambda one: -one[2])


def plan(table: Table, number: int, seat: Seat) -> None:
    """Choose the routes to claim, giving up tickets for which trains, time or ways do not suffice."""
    seat.dirty = False
    parent = table.parts(number, seat)
    missing = [one for one in seat.pursued if root(parent, one[0]) != root(parent, one[1])]
    chosen: list[int] = []
    borrowed: list[int] = []
    if missing:
        costs = _costs(table, number, seat)
        trains, time = seat.trains, _time(table, number)
        for a, b, points in missing:
            way = _way(table, a, b, costs, chosen, borrowed)
            if way is None:
                continue
            new = [route for route in way if table.owner[route] < 0]
            lent = [route for route in way if table.owner[route] not in {-1, number}]
            together = chosen + new
            used = sum(table.board.length[route] for route in together)
            if used > trains or len(borrowed) + len(lent) > seat.stations:
                continue
            turns = _turns(table, seat, together) + 1.5 * (len(borrowed) + len(lent))
            if turns > time + 1.5:
                continue
            gain = 2 * points + sum(table.board.points[route] for route in new) - table.station.points * len(lent)
            if gain < _TICKET_TURN * (turns - _turns(table, seat, chosen) - 1.5 * len(borrowed)):
                continue
            chosen, borrowed = together, borrowed + lent
    length = table.board.length
    seat.goals = sorted(chosen, key=lambda route: -length[route])
    seat.borrowed = borrowed
    if not chosen and not borrowed:
        seat.goals = _for_points(table, number, seat)


def _turns(table: Table, seat: Seat, routes: Sequence[int]) -> float:
    """Estimate the turns that some routes take."""
    counts, wild = seat.counts, table.colours
    left, missing = counts[:wild], 0
    grey = []
    for route in routes:
        cards, colour = table.board.length[route] + table.board.tunnel[route], table.board.colour[route]
        if colour < 0:
            grey.append(cards)
            continue
        paid = min(left[colour], cards)
        left[colour] -= paid
        missing += cards - paid
    for cards in sorted(grey, reverse=True):
        most = max(left)
        paid = min(most, cards)
        left[left.index(most)] -= paid
        missing += cards - paid
    return max(0, missing - counts[wild]) / _CARDS_A_TURN + len(routes)


def _costs(table: Table, number: int, seat: Seat) -> list[float]:
    """Return what each route costs on a way, in cards; infinite where it is closed."""
    far, board, wild = 1e9, table.board, table.colours
    best = max(seat.counts[:wild])
    costs = []
    for route, held in enumerate(table.owner):
        if held == number or route in seat.lent:
            costs.append(0.0)
        elif held >= 0:
            costs.append(_STATION + 1.5 * (table.station.number - seat.stations) if seat.stations else far)
        elif board.parallel[route] and table.closed(number, route):
            costs.append(far)
        else:
            colour, length = board.colour[route], board.length[route]
            at_hand = min(length, best if colour < 0 else seat.counts[colour])
            cost = length + _TURN + _TUNNEL * board.tunnel[route] + _WILD * board.wilds[route]
            costs.append(max(0.3, cost - _POINT * board.points[route] - _AT_HAND * at_hand))
    return costs


def _way(
    table: Table, a: int, b: int, costs: Sequence[float], chosen: Sequence[int], borrowed: Sequence[int]
) -> list[int] | None:
    """Return the routes of the cheapest way, without those that cost nothing."""
    free = {*chosen, *borrowed}
    best = {a: 0.0}
    came: dict[int, tuple[int, int]] = {}
    heap = [(0.0, a)]
    at = table.board.at
    while heap:
        spent, city = heappop(heap)
        if city == b:
            break
        if spent > best[city]:
            continue
        for route, other in at[city]:
            reached = spent + (0.0 if route in free else costs[route])
            if reached < best.get(other, 1e8):
                best[other] = reached
                came[other] = (city, route)
                heappush(heap, (reached, other))
    if b not in came:
        return None
    way = []
    while b != a:
        b, route = came[b]
        if route not in free and costs[route]:
            way.append(route)
    return way


def _for_points(table: Table, number: int, seat: Seat) -> list[int]:
    """Return the routes that bring most points a turn."""
    board, counts, wild = table.board, seat.counts, table.colours
    best = max(counts[:wild])
    wilds = counts[wild]
    rated = []
    for route in table.open_routes(number, seat):
        colour, length = board.colour[route], board.length[route]
        have = min(length, (best if colour < 0 else counts[colour]) + wilds)
        lack = length - have + 0.8 * board.tunnel[route] + max(0, board.wilds[route] - wilds)
        rated.append((-board.points[route] / (1 + lack / 2), route))
    rated.sort()
    return [route for _, route in rated[:_AHEAD]]


def _time(table: Table, number: int) -> float:
    """Return how many turns a seat may expect to have."""
    if table.left is not None:
        return 1.0
    trains = min(seat.trains for seat in table.seats)
    mine = table.seats[number].trains
    return 1 + max(0, min(trains, mine)) / _A_TURN
