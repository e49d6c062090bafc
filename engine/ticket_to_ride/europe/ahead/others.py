"""Which tickets the others may hold, for the routes that they have claimed.

Whoever claims routes does so for tickets: the more of a ticket's way has been claimed, the likelier it is held, and the
surer the more routes there are. The figures fit games of the planning opponent: of the long tickets of which a sixth to
a third was claimed after four or five claims, one in four was held, and nine in ten of those of which more than half
was. Nearly all are completed in time: seven in ten of those of players with 16 trains left were, and more than nine in
ten of those of players with four.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from engine.core.seat import Seat
from engine.ticket_to_ride.board import RouteId, TicketId
from engine.ticket_to_ride.europe.ahead.plans import route_costs, way
from engine.ticket_to_ride.europe.ahead.table import NumberedBoard, numbered
from engine.ticket_to_ride.europe.sampling import Likely
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.printed import Printed

_CLAIMED = 1e-4
"""What a space that is claimed costs on a way, in turns: next to nothing, as the cheapest way is to make use of it."""
_NOTHING_YET, _NOTHING_YET_LONG = 0.1, 0.05
"""Shares of the ways of short and long tickets that count as claimed where nothing of them is."""
_SHARPER, _SHARPER_LONG = 0.25, 0.7
"""What a claim adds to the powers to which the shares are raised: at first 1 and 0, as on a long way hardly anything is
claimed by chance."""
_WHOLE, _COMPLETED = 0.995, 2.0
"""Share of a way from which a ticket is completed, and how much likelier a short one is then held."""
_TRAINS = 24
"""Trains left from which on a ticket that is not completed is the less likely held, the fewer they become."""
_NO_LONG, _SHARE_OF_NONE = 0.2, 0.45
"""What holding no long ticket weighs at first, and the share of a way that it counts as."""


def likely_tickets(state: EuropeState, seat: Seat) -> Mapping[Seat, Likely]:
    """Return by seat of the others which tickets it may hold."""
    return {Seat(other): _likely(state, Seat(other)) for other in range(len(state.seats)) if other != seat}


def _likely(state: EuropeState, seat: Seat) -> Likely:
    board, printed = numbered(state.printed), state.printed
    costs, whole = _unclaimed(printed)
    left = costs[:]
    claimed = [route for route, owner in state.claims.items() if owner == seat]
    for route in claimed:
        left[board.routes[route]] = _CLAIMED * printed.board.routes[route].length
    power, power_long = 1 + _SHARPER * len(claimed), _SHARPER_LONG * len(claimed)
    not_done = _not_done(state.seats[seat].trains)
    weights: dict[TicketId, float] = {}
    used: dict[TicketId, frozenset[RouteId]] = {}
    for ticket in printed.board.tickets.values():
        routes = _way(board, ticket.id, left)
        done = 1 - sum(map(left.__getitem__, routes)) / whole[ticket.id]
        if ticket.long:
            weights[ticket.id] = (done + _NOTHING_YET_LONG) ** power_long
        else:
            weights[ticket.id] = (done + _NOTHING_YET) ** power * (_COMPLETED if done > _WHOLE else 1)
        if done <= _WHOLE:
            weights[ticket.id] *= not_done
        used[ticket.id] = frozenset(route for route in claimed if board.routes[route] in routes)
    spaces = {route: printed.board.routes[route].length for route in claimed}
    return Likely(weights, _NO_LONG * _SHARE_OF_NONE**power_long, spaces, used)


def _not_done(trains: int) -> float:
    """Return what it weighs that a ticket is not completed: the less, the fewer trains are left to complete it with."""
    return min(1.0, (trains + 1) / _TRAINS) ** 2


@cache
def _unclaimed(printed: Printed) -> tuple[list[float], Mapping[TicketId, float]]:
    """Return what each route costs an empty hand, in turns, and what each ticket does."""
    board = numbered(printed)
    costs = route_costs(board, [float(cards) for cards, _ in board.cards_in_all])
    return costs, {ticket: sum(map(costs.__getitem__, _way(board, ticket, costs))) for ticket in printed.board.tickets}


def _way(board: NumberedBoard, ticket: TicketId, costs: Sequence[float]) -> list[int]:
    ends = board.printed.tickets[ticket]
    found = way(board, board.cities[ends.a], board.cities[ends.b], costs)
    assert found is not None  # nothing is closed
    return found
