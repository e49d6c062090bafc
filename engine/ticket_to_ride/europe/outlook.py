"""What each player of Europe can expect to score, judged by all that is known once the game is over."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.core.seat import Seat
from engine.ticket_to_ride.board import Ticket
from engine.ticket_to_ride.europe.planning.plan import TURN_WORTH, Plan, union
from engine.ticket_to_ride.europe.position import EuropePosition, position_of
from engine.ticket_to_ride.europe.state import EuropeState, result
from engine.ticket_to_ride.europe.view import view_of

_UNSURE, _UNSURE_A_TURN = 0.5, 0.15
"""By how many turns a plan may run late or the game end early: a fixed part, and a part for each turn left."""
_AT_ONCE = 6
"""The most tickets that are considered: a player who holds more will not complete them all."""


def outlook(state: EuropeState) -> tuple[float, ...]:
    """Return the points that each seat can expect, or has."""
    if state.over:
        return tuple(map(float, result(state).scores))
    seats = range(len(state.seats))
    positions = [position_of(state.printed, view_of(state, Seat(seat), frozenset())) for seat in seats]
    expected = [_expected(position, moves_again=_moves_again(state, position.seat)) for position in positions]
    return tuple(map(sum, zip(expected, _trails(positions[0]), strict=True)))


def _moves_again(state: EuropeState, seat: Seat) -> bool:
    """Return whether a seat has a turn to come, or is in one."""
    return state.main_frame.actor == seat or state.turn_comes(seat)


def _trails(position: EuropePosition) -> list[float]:
    """Return for each seat what the longest trail would bring now, reduced while many trains are still to be placed."""
    bonus, trains = position.printed.rules.longest_trail, position.printed.rules.trains
    longest = max(view.trail for view in position.seats)
    placed = 1 - min(view.trains for view in position.seats) / trains
    return [placed * bonus.points if bonus and view.trail == longest and longest else 0.0 for view in position.seats]


def _expected(position: EuropePosition, *, moves_again: bool) -> float:
    """Return the points on the track, and those that tickets, their routes and spare turns are likely to bring."""
    own, open_tickets = position.seats[position.seat], position.open_tickets
    expected = float(own.score) + sum(ticket.points for ticket in position.tickets if ticket not in open_tickets)
    stations, turns, points, wanted = position.reserve, 0.0, 0, list[Ticket]()
    spare = position.time if moves_again else 0.0
    for number, ticket in enumerate(_by_ease(position, open_tickets) if moves_again else open_tickets):
        plan = union(position, (*wanted, ticket)) if moves_again and number < _AT_ONCE else None
        chance = 0.0 if plan is None else _chance(position, plan)
        expected += ticket.points * (2 * chance - 1)
        if plan is None:
            continue
        with_it = sum(map(position.points, plan.routes))
        expected += chance * (with_it - points)
        spare -= chance * (plan.turns - turns)
        wanted, turns, points = [*wanted, ticket], plan.turns, with_it
        stations = position.reserve - min(position.reserve, round(chance) * len(plan.borrowed))
    return expected + position.points_to_borrow * stations + TURN_WORTH * max(0.0, spare)


def _by_ease(position: EuropePosition, tickets: Sequence[Ticket]) -> list[Ticket]:
    """Return tickets in the order they are pursued: the most points per turn first."""
    alone = {ticket: union(position, (ticket,)) for ticket in tickets}
    return sorted(tickets, key=lambda one: (-one.points / (1 + plan.turns) if (plan := alone[one]) else 0.0, one.id))


def _chance(position: EuropePosition, plan: Plan) -> float:
    """Return how likely it is that all tickets of a plan are completed with the turns, trains and stations left."""
    turns = (position.time + 1 - plan.turns) / (_UNSURE + _UNSURE_A_TURN * position.time)
    trains = position.trains + 1 - plan.trains
    borrowed = position.may_borrow + 1 - len(plan.borrowed)
    return 1 / (1 + math.exp(-min(turns, trains, 2 * borrowed)))
