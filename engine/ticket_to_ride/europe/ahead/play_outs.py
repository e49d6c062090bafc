"""Games of Ticket to Ride: Europe played on to their end by a quick plan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.rng import Rng
from engine.ticket_to_ride.europe.ahead.cards import best_draw, payment, shortfall
from engine.ticket_to_ride.europe.ahead.plans import draw_tickets, for_points, plan, time_left
from engine.ticket_to_ride.europe.ahead.table import Pair, Seat, Table, root
from engine.ticket_to_ride.trail import longest_trail, trail_length

_MOST_TURNS = 250
"""A game in which nobody can do anything any more ends here."""
_TOLERANCE = 1.0
"""Cards' worth of harm to the other goals that a claim may do when nothing urges."""
_RESERVE = (6.0, 2.0)
"""Cards' worth of risking a tunnel with nothing left to pay more with, and with one card."""
_LATE = 4
"""Turns left in which stations are built."""
_TRAINS_FOR_TICKETS, _TURNS_FOR_TICKETS = 11, 9
"""Trains and turns that must be left to ask for more tickets."""
_TUNNEL = (0.5, 0.85, 0.99)
"""How likely a tunnel asks for no more than the hand holds, if no card is left to pay more with, one, or two."""


class Claim(NamedTuple):
    """Claims a route, with so many wild cards besides a colour."""

    route: int
    colour: int
    wilds: int


class Borrow(NamedTuple):
    """Builds a station, to borrow a route."""

    route: int


class Draw(NamedTuple):
    """Draws cards for some routes."""

    goals: list[int]
    first: int | None = None
    """The colour of the first card, -1 from the deck; None: what serves the routes best."""


class DrawTickets(NamedTuple):
    """Draws tickets, and keeps the one that fits best."""


Action = Claim | Borrow | Draw | DrawTickets | None
"""What is done in a turn; None: nothing can be."""


class Ending(NamedTuple):
    """How a game ends that was played on, by seat."""

    scores: list[int]
    missed: list[int]
    """How many tickets are not completed."""


def play_out(table: Table, luck: Rng, first: Action = None) -> Ending:
    """Play on to the end, beginning with an action if one is given."""
    seats, players = table.seats, len(table.seats)
    for _ in range(_MOST_TURNS):
        number = table.turn
        act(table, number, choose(table, number) if first is None else first, luck)
        first = None
        if table.left is not None:
            table.left -= 1
            if not table.left:
                break
        elif seats[number].trains <= table.last_trains:
            table.left = players
        table.turn = (number + 1) % players
    return _ending(table)


def choose(table: Table, number: int) -> Action:
    """Choose what a seat does in its turn."""
    seat = table.seats[number]
    if table.left is not None and table.left <= len(table.seats):
        return _last(table, number, seat)
    if not seat.planned_for:
        plan(table, number, seat)
    seat.planned_for -= 1
    goals = wanted(table, number)
    chosen: Action = _claim_now(table, seat, goals)
    if chosen is None and not seat.goals:
        time = time_left(table, number)
        if seat.borrowed:
            if time <= _LATE and _may_build(table, seat):
                chosen = Borrow(seat.borrowed[0])
        elif table.ticket_deck and seat.trains >= _TRAINS_FOR_TICKETS and time >= _TURNS_FOR_TICKETS:
            chosen = DrawTickets()
    return Draw(goals) if chosen is None else chosen


def _claim_now(table: Table, seat: Seat, goals: list[int]) -> Claim | None:
    """Claim the best route the hand can pay without robbing the others; None: it is better to draw."""
    board, counts, urgency = table.board, seat.counts, seat.urgency
    now, best, chosen = shortfall(board, counts, goals), -1e6, None
    wild, trains, most = counts[-1], seat.trains, max(counts[:-1])
    for route in goals:
        colour, length = board.colour[route], board.length[route]
        if length > trains or length > wild + (counts[colour] if colour >= 0 else most):
            continue
        paid = payment(table, counts, route, [other for other in goals if other != route])
        if paid is None:
            continue
        rest, colour, wilds = paid
        harm, urges = rest - now, urgency.get(route, 0.0)
        if board.tunnel[route]:
            reserve = counts[colour] + counts[-1] - board.length[route]
            harm += _RESERVE[reserve] if reserve < len(_RESERVE) else 0.0
        worth = urges + 0.1 * board.points[route] - harm
        if harm <= _TOLERANCE + urges and worth > best:
            best, chosen = worth, Claim(route, colour, wilds)
    return chosen


def wanted(table: Table, number: int) -> list[int]:
    """Return the routes that a seat works for."""
    seat = table.seats[number]
    return seat.goals or for_points(table, number, seat)


def _last(table: Table, number: int, seat: Seat) -> Action:
    """Choose what gains the most points in the last turn."""
    best, chosen = 0.0, None
    for gain, action in last_actions(table, number, seat):
        if gain > best:
            best, chosen = gain, action
    return chosen


def last_actions(table: Table, number: int, seat: Seat) -> Iterator[tuple[float, Claim | Borrow]]:
    """Return what a seat may do in its last turn, with the points that it gains, but for the longest trail."""
    board, parent = table.board, table.parts(number, seat)
    missing = [one for one in seat.tickets if root(parent, one[0]) != root(parent, one[1])]
    for route in table.open_routes(number, seat):
        paid = payment(table, seat.counts, route, ())
        if paid is None:
            continue
        claim = Claim(route, paid[1], paid[2])
        gain = board.points[route] + _completed(board.ends[route], parent, missing)
        yield gain * chance(table, seat, claim), claim
    if missing and _may_build(table, seat):
        for route, owner in enumerate(table.owner):
            if owner not in {-1, number}:
                yield _completed(board.ends[route], parent, missing) - table.station.points, Borrow(route)


def chance(table: Table, seat: Seat, claim: Claim) -> float:
    """Return how likely a seat can pay for what it claims: a tunnel may ask for more."""
    if not table.board.tunnel[claim.route]:
        return 1.0
    reserve = seat.counts[claim.colour] + seat.counts[-1] - table.board.length[claim.route]
    return _TUNNEL[reserve] if reserve < len(_TUNNEL) else 1.0


def _completed(ends: tuple[int, int], parent: list[int], missing: list[Pair]) -> int:
    """Return what the tickets bring that a route between two cities would complete."""
    if not missing:
        return 0
    joined = {root(parent, ends[0]), root(parent, ends[1])}
    return sum(2 * points for a, b, points in missing if {root(parent, a), root(parent, b)} == joined)


def _may_build(table: Table, seat: Seat) -> bool:
    if not seat.stations:
        return False
    cost = table.station.cost[table.station.number - seat.stations]
    return max(seat.counts[:-1]) + seat.counts[-1] >= cost


def act(table: Table, number: int, action: Action, luck: Rng) -> None:
    """Do what a seat has chosen."""
    seat = table.seats[number]
    match action:
        case Claim():
            _claim(table, number, seat, action, luck)
        case Borrow():
            _build(table, seat, action.route)
        case Draw():
            _draw(table, seat, action, luck)
        case DrawTickets():
            draw_tickets(table, number)


def _claim(table: Table, number: int, seat: Seat, claim: Claim, luck: Rng) -> None:
    route, colour, wilds = claim
    wild, length = table.colours, table.board.length[route]
    coloured = length - wilds
    if table.board.tunnel[route]:
        extra = 0
        for _ in range(3):
            card = _pop(table, luck)
            if card >= 0:
                table.discards.append(card)
                extra += card in {wild, colour if coloured else wild}
        more = min(extra, seat.counts[colour] - coloured) if coloured else 0
        if extra - more > seat.counts[wild] - wilds:
            return
        coloured, wilds = coloured + more, wilds + extra - more
    seat.counts[colour] -= coloured
    seat.counts[wild] -= wilds
    table.discards += [colour] * coloured + [wild] * wilds
    table.owner[route] = number
    seat.trains -= length
    seat.score += table.board.points[route]
    if route in seat.goals:
        seat.goals.remove(route)
    if not seat.goals:
        seat.planned_for = 0
    taken = [route, *table.board.parallel[route]]
    for other, them in enumerate(table.seats):
        if other != number and any(one in them.goals for one in taken):
            them.planned_for = 0


def _build(table: Table, seat: Seat, route: int) -> None:
    cost, wild = table.station.cost[table.station.number - seat.stations], table.colours
    colour = max(range(wild), key=seat.counts.__getitem__)
    coloured = min(seat.counts[colour], cost)
    seat.counts[colour] -= coloured
    seat.counts[wild] -= cost - coloured
    table.discards += [colour] * coloured + [wild] * (cost - coloured)
    seat.stations -= 1
    seat.lent.append(route)
    seat.planned_for = 0


def _draw(table: Table, seat: Seat, draw: Draw, luck: Rng) -> None:
    counts, row = seat.counts, table.row
    chosen = draw.first
    for first in (True, False):
        if chosen is None:
            chosen = best_draw(table, counts, draw.goals, first=first)
        card = chosen
        if card >= 0:
            row.remove(card)
            turned_up = _pop(table, luck)
            if turned_up >= 0:
                row.append(turned_up)
                if turned_up == table.colours:
                    _reset_row(table, luck)
        else:
            card = _pop(table, luck)
            if card < 0 and row:
                card = row.pop()
        if card >= 0:
            counts[card] += 1
        if chosen == table.colours:
            return
        chosen = None


def _reset_row(table: Table, luck: Rng) -> None:
    """Lay the row out anew while it holds too many wild cards."""
    row, wild = table.row, table.colours
    for _ in range(table.resets):
        coloured = sum(card != wild for pile in (row, table.deck, table.discards) for card in pile)
        if row.count(wild) < table.wilds_that_reset or coloured <= len(row) - table.wilds_that_reset:
            return
        number = len(row)
        table.discards += row
        row[:] = [card for card in (_pop(table, luck) for _ in range(number)) if card >= 0]


def _pop(table: Table, luck: Rng) -> int:
    if not table.deck:
        if not table.discards:
            return -1
        table.deck, table.discards = table.discards, []
        luck.shuffle(table.deck)
    return table.deck.pop()


def _ending(table: Table) -> Ending:
    scores, longest, missed = [], [], []
    for number, seat in enumerate(table.seats):
        parent = table.parts(number, seat)
        score = seat.score + table.station.points * seat.stations
        lost = [points for a, b, points in seat.tickets if root(parent, a) != root(parent, b)]
        score += sum(points for _, _, points in seat.tickets) - 2 * sum(lost)
        scores.append(score)
        missed.append(len(lost))
        longest.append(trail(table, number))
    most = max(longest)
    scores = [score + table.bonus * (length == most) for score, length in zip(scores, longest, strict=True)]
    return Ending(scores, missed)


def trail(table: Table, number: int) -> int:
    """Return how long the longest trail of a seat is."""
    board = table.board
    owned = [route for route, owner in zip(board.routes, table.owner, strict=True) if owner == number]
    return trail_length(board.printed, longest_trail(board.printed, owned))
