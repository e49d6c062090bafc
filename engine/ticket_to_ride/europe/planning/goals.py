"""Which routes a sensible player wants now, which of them it claims at once, and when it asks for more tickets."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ticket_to_ride.board import Route
from engine.ticket_to_ride.europe.moves import ClaimRoute
from engine.ticket_to_ride.europe.planning.outlook import TURN, Outlook
from engine.ticket_to_ride.europe.planning.plan import Plan, union
from engine.ticket_to_ride.europe.planning.shortfall import route_payment, shortfall
from engine.ticket_to_ride.europe.table import RULES

_LONG = 6
"""Spaces from which a route off the plan is taken when the cards happen to be there."""
_FARTHEST = 10.0
"""Turns lost at most if a route is taken by another: what a station would make good."""
_TRAINS_FOR_TICKETS = 11
"""Trains that must be left to ask for more tickets."""
_TURNS_FOR_TICKETS = 9
"""Turns that must be left for it."""
_PATIENCE = 1.0
"""Cards' worth of harm to the other goals that a claim may do when nothing urges."""
_TRAIL = 0.5
"""Points a space is worth on a route that goes on from an end of the longest trail."""
_AHEAD = 3
"""Routes for points to work for at a time."""


def points(route: Route) -> int:
    """Return the points for claiming a route."""
    return RULES.route_points[route.length]


def wanted(look: Outlook, plan: Plan) -> tuple[Route, ...]:
    """Return the routes to work for, the most pressing first: those of the plan, or without a plan those for points."""
    if plan.routes:
        return tuple(sorted(plan.routes, key=lambda route: (-_pressure(look, plan, route), route.id)))
    return _for_points(look)


def _for_points(look: Outlook) -> tuple[Route, ...]:
    """Choose routes that bring the most points a turn, as long as trains and time suffice."""
    trains, time = look.own.trains, look.time
    chosen: list[Route] = []
    rates = sorted(look.open_routes, key=lambda route: (-_rate(look, route), route.id))
    for route in rates:
        if route.length > trains or (route.twin and any(other.id == route.twin for other in chosen)):
            continue
        needs = shortfall(look.hand, [*chosen, route]) / 2 + len(chosen) + 1
        if needs <= time:
            chosen.append(route)
            trains -= route.length
        if len(chosen) == _AHEAD:
            break
    return tuple(chosen or rates[:1])


def _rate(look: Outlook, route: Route) -> float:
    turns = shortfall(look.hand, (route,)) / 2 + 1
    joined = look.ends_of_trail & {route.a, route.b}
    return (points(route) + _TRAIL * route.length * bool(joined)) / turns


def _pressure(look: Outlook, plan: Plan, route: Route) -> float:
    """Return how many turns it would cost to lose a route, times how likely that is, a near one weighing more."""
    return _urgency(look, plan, route) / (2 + shortfall(look.hand, (route,)))


def _urgency(look: Outlook, plan: Plan, route: Route) -> float:
    around = union(look, plan.tickets, without=route.id)
    lost = min(_FARTHEST, (around.cost - plan.cost) / TURN) if around else _FARTHEST
    risk = 0.1 + 0.2 * look.touches(route)
    if route.twin and route.twin not in look.claims and look.players >= RULES.both_twins_open_from:
        risk /= 3
    return max(0.2, lost) * risk


def ripe(look: Outlook, plan: Plan, goals: Sequence[Route]) -> ClaimRoute | None:
    """Claim the best route the hand can pay without robbing the others; None: better to draw."""
    best: tuple[float, ClaimRoute] | None = None
    now = shortfall(look.hand, goals)
    for route in goals:
        others = [other for other in goals if other is not route]
        paid = route_payment(look.hand, route, others)
        if paid is None:
            continue
        rest, payment = paid
        urgency = _urgency(look, plan, route) if plan.routes else 0
        harm = rest - now + (_tunnel_risk(look, route, payment.colour) if route.tunnel else 0)
        score = urgency + 0.1 * points(route) - harm
        if harm <= _PATIENCE + urgency and (best is None or score > best[0]):
            best = score, ClaimRoute(look.seat, route.id, str(payment))
    return best[1] if best else _windfall(look, plan)


def _tunnel_risk(look: Outlook, route: Route, colour: int) -> float:
    """Return the cards' worth of risking a tunnel: much when nothing is left to pay more with."""
    reserve = look.hand[colour] + (look.hand[-1] if colour != len(look.hand) - 1 else 0) - route.length
    return (1.9, 0.5)[reserve] if reserve < 2 else 0.0  # noqa: PLR2004 - three cards are revealed, two seldom match


def _windfall(look: Outlook, plan: Plan) -> ClaimRoute | None:
    """Claim a long route off the plan when hand, trains and time can spare it."""
    if not plan.routes or look.time < plan.turns + 4:
        return None
    now = shortfall(look.hand, plan.routes)
    for route in look.open_routes:
        if route.length < _LONG or plan.trains + route.length > look.own.trains:
            continue
        paid = route_payment(look.hand, route, plan.routes)
        if paid and paid[0] - now <= _PATIENCE:
            return ClaimRoute(look.seat, route.id, str(paid[1]))
    return None


def any_claim(look: Outlook) -> ClaimRoute | None:
    """Claim whatever brings the most points at once."""
    for route in sorted(look.open_routes, key=lambda route: (-route.length, route.id)):
        paid = route_payment(look.hand, route, ())
        if paid:
            return ClaimRoute(look.seat, route.id, str(paid[1]))
    return None


def wants_tickets(look: Outlook, plan: Plan) -> bool:
    """Ask for more tickets when nothing is left to do for those held, and trains and time are left for another."""
    return (
        not (plan.routes or plan.borrowed)
        and look.own.trains >= _TRAINS_FOR_TICKETS
        and look.time >= _TURNS_FOR_TICKETS
    )
