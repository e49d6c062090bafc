"""Which routes a planning player wants now, which of them it claims at once, and when it asks for more tickets."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ticket_to_ride.board import Route
from engine.ticket_to_ride.cards import Payment
from engine.ticket_to_ride.claiming import may_claim_parallel
from engine.ticket_to_ride.europe.planning.plan import TURN_WORTH, Plan, union
from engine.ticket_to_ride.europe.planning.position import TURN, Position
from engine.ticket_to_ride.europe.planning.shortfall import route_payment, shortfall

RoutePayment = tuple[Route, Payment]
"""A route to claim, and the cards to pay for it."""

_LONG = 6
"""Spaces from which a route off the plan is taken when the cards happen to be there."""
_LEAST_LOSS, _FARTHEST = 0.2, 10.0
"""The fewest and the most turns that the loss of a route to another player counts."""
_TRAINS_FOR_TICKETS = 11
"""Trains that must be left to ask for more tickets."""
_TURNS_FOR_TICKETS = 9
"""Turns that must be left to ask for more tickets."""
_TOLERANCE = 1.0
"""How many cards' worth of harm a claim may do to the other goals when it is not urgent."""
_TRAIL = 1.2
"""Points that each space of a route adds if the route continues the longest trail from one of its ends."""
_AHEAD = 3
"""The most routes that are pursued for points at a time."""
_VERY_LONG = 6
"""Spaces from which a route off the plan is pursued from the beginning: there are few, and everybody wants them."""
_VERY_LONG_AT_ONCE = 2
_RATE = 2.8
"""Points per turn that a very long route must bring."""
_RATE_OTHERWISE = 2.3
"""Points per turn that the same turns would bring otherwise."""
_WITHOUT_RESERVE, _WITH_ONE = 6.0, 2.0
"""What risking a tunnel counts, in cards, with no card and with one card left to pay more: half of them cost more."""


def wanted(position: Position, plan: Plan) -> tuple[Route, ...]:
    """Return the routes to work for, the most pressing first: those of the plan, or without a plan those for points."""
    if not plan.routes:
        return _for_points(position)
    pressing = [(-_pressure(position, plan, route), route.id, route) for route in plan.routes]
    pressing += [(-_pull(position, route), route.id, route) for route in _very_long(position, plan)]
    return tuple(route for _, _, route in sorted(pressing, key=lambda one: one[:2]))


def _very_long(position: Position, plan: Plan) -> list[Route]:
    """Choose the very long routes off a plan for which there are trains and time as well."""
    trains, turns = plan.trains, plan.turns
    chosen: list[Route] = []
    planned = {route.id for route in plan.routes}
    routes = (route for route in position.open_routes if route.length >= _VERY_LONG and route.id not in planned)
    for route in sorted(routes, key=lambda route: -_rate(position, route)):
        needs = _turns_for(position, route)
        suffices = trains + route.length <= position.trains and turns + needs <= position.time + 1
        if suffices and position.points(route) >= _RATE * needs:
            chosen.append(route)
            trains, turns = trains + route.length, turns + needs
        if len(chosen) == _VERY_LONG_AT_ONCE:
            break
    return chosen


def _pull(position: Position, route: Route) -> float:
    """Weigh a route off the plan as ``_pressure`` weighs those on it."""
    gain = (position.points(route) - _RATE_OTHERWISE * _turns_for(position, route)) / TURN_WORTH
    return max(_LEAST_LOSS, gain) * _risk(position, route) / (2 + shortfall(position.counts, (route,)))


def _for_points(position: Position) -> tuple[Route, ...]:
    """Choose routes that bring the most points a turn, as long as trains and time suffice."""
    trains, time = position.trains, position.time
    chosen: list[Route] = []
    rates = sorted(position.open_routes, key=lambda route: (-_rate(position, route), route.id))
    for route in rates:
        if route.length > trains or any(other.id in route.parallel for other in chosen):
            continue
        needs = shortfall(position.counts, [*chosen, route]) / 2 + len(chosen) + 1
        if needs <= time:
            chosen.append(route)
            trains -= route.length
        if len(chosen) == _AHEAD:
            break
    return tuple(chosen or rates[:1])


def _turns_for(position: Position, route: Route) -> float:
    return shortfall(position.counts, (route,)) / 2 + 1


def _rate(position: Position, route: Route) -> float:
    turns = _turns_for(position, route)
    joined = position.ends_of_trail & {route.a, route.b}
    return (position.points(route) + _TRAIL * route.length * bool(joined)) / turns


def _pressure(position: Position, plan: Plan, route: Route) -> float:
    """Return how many turns it would cost to lose a route, times how likely that is; more if few cards are missing."""
    return _urgency(position, plan, route) / (2 + shortfall(position.counts, (route,)))


def _urgency(position: Position, plan: Plan, route: Route) -> float:
    around = union(position, plan.tickets, without=route.id)
    lost = min(_FARTHEST, (around.cost - plan.cost) / TURN) if around else _FARTHEST
    risk = _risk(position, route)
    if _leaves_parallel_open(position, route):
        risk /= 3
    return max(_LEAST_LOSS, lost) * risk


def _risk(position: Position, route: Route) -> float:
    """Return how likely it is that somebody else takes a route soon."""
    return 0.1 + 0.2 * position.touches(route)


def _leaves_parallel_open(position: Position, route: Route) -> bool:
    """Return whether a parallel track of a route would be left if somebody else took the route."""
    taken = {**position.claims, route.id: position.others[0].seat}
    rules, routes = position.printed.rules, position.printed.board.routes
    return any(
        other not in position.claims
        and may_claim_parallel(rules, routes[other], taken, position.seat, position.players)
        for other in route.parallel
    )


def claim_now(position: Position, plan: Plan, goals: Sequence[Route]) -> RoutePayment | None:
    """Return the best route to claim that leaves enough cards for the others, or None if it is better to draw."""
    best: tuple[float, RoutePayment] | None = None
    now = shortfall(position.counts, goals)
    for route in goals:
        others = [other for other in goals if other is not route]
        paid = route_payment(position.counts, route, others)
        if paid is None:
            continue
        rest, payment = paid
        urgency = _urgency(position, plan, route) if plan.routes else 0
        harm = rest - now + (_tunnel_risk(position, route, payment.colour) if route.tunnel else 0)
        score = urgency + 0.1 * position.points(route) - harm
        if harm <= _TOLERANCE + urgency and (best is None or score > best[0]):
            best = score, (route, payment)
    return best[1] if best else _long_route_at_hand(position, plan)


def _tunnel_risk(position: Position, route: Route, colour: int) -> float:
    """Return what risking a tunnel counts, in cards: much when nothing is left to pay more with."""
    counts, wild = position.counts, position.printed.cards.wild
    reserve = counts[colour] + (counts[wild] if colour != wild else 0) - route.length
    return (_WITHOUT_RESERVE, _WITH_ONE)[reserve] if reserve < 2 else 0.0  # noqa: PLR2004 - two seldom match


def _long_route_at_hand(position: Position, plan: Plan) -> RoutePayment | None:
    """Return a long route off the plan to claim if hand, trains and time can spare it."""
    if not plan.routes or position.time < plan.turns + 4:
        return None
    now = shortfall(position.counts, plan.routes)
    for route in position.open_routes:
        if route.length < _LONG or plan.trains + route.length > position.trains:
            continue
        paid = route_payment(position.counts, route, plan.routes)
        if paid and paid[0] - now <= _TOLERANCE:
            return (route, paid[1])
    return None


def any_claim(position: Position) -> RoutePayment | None:
    """Return the longest route that the hand can pay for, or None."""
    for route in sorted(position.open_routes, key=lambda route: (-route.length, route.id)):
        paid = route_payment(position.counts, route, ())
        if paid:
            return (route, paid[1])
    return None


def wants_tickets(position: Position, plan: Plan) -> bool:
    """Return whether nothing is left to do for the tickets held, and trains and time are left for more."""
    return (
        not (plan.routes or plan.borrowed)
        and position.trains >= _TRAINS_FOR_TICKETS
        and position.time >= _TURNS_FOR_TICKETS
    )
