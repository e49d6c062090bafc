"""What a sensible player sets out to build: the union of the cheapest ways of its tickets, then routes for points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations

import msgspec

from engine.ticket_to_ride.board import Route, RouteId, Ticket
from engine.ticket_to_ride.europe.planning.position import TURN, Position
from engine.ticket_to_ride.europe.planning.shortfall import shortfall
from engine.ticket_to_ride.ways import cheapest

TURN_WORTH = 2.6
"""Points that a turn is worth when it is spent on something else."""
_AT_ONCE = 6
"""The most tickets that are planned together: a player who holds more will not complete them all."""


class Plan(msgspec.Struct, frozen=True, dict=True):
    """Routes to claim and routes to borrow, and the tickets they complete."""

    position: Position
    tickets: tuple[Ticket, ...]
    routes: tuple[Route, ...]
    borrowed: tuple[Route, ...]
    cost: int

    @property
    def trains(self) -> int:
        """How many trains it takes."""
        return sum(route.length for route in self.routes)

    @cached_property
    def turns(self) -> float:
        """How many turns it takes if most of the cards drawn are of use."""
        return 0.57 * shortfall(self.position.counts, self.routes) + len(self.routes) + 1.5 * len(self.borrowed)

    @cached_property
    def feasible(self) -> bool:
        """Whether trains, time and what may be borrowed suffice."""
        return (
            self.trains <= self.position.trains
            and len(self.borrowed) <= self.position.may_borrow
            and self.turns <= self.position.time + 1
        )

    @cached_property
    def worth(self) -> float:
        """Points it brings, less those the same turns would bring otherwise."""
        return (
            sum(ticket.points for ticket in self.tickets)
            + sum(map(self.position.points, self.routes))
            - self.position.points_to_borrow * len(self.borrowed)
            - TURN_WORTH * self.turns
        )


def union(position: Position, tickets: Sequence[Ticket], without: RouteId | None = None) -> Plan | None:
    """Join the ways of some tickets, each using those before it; None if one is cut off even with borrowed routes."""
    descending = sorted(tickets, key=lambda ticket: (-ticket.points, ticket.id))
    plans = [_in_order(position, order, without) for order in _orders(descending)]
    return min((plan for plan in plans if plan), key=lambda plan: plan.cost, default=None)


def _orders(tickets: list[Ticket]) -> list[list[Ticket]]:
    if len(tickets) < 2:  # noqa: PLR2004 - one ticket has one order
        return [tickets]
    return [tickets, tickets[::-1], [*tickets[1:], tickets[0]]]


def _in_order(position: Position, tickets: Sequence[Ticket], without: RouteId | None) -> Plan | None:
    chosen: dict[RouteId, int] = {}
    routes = position.printed.board.routes
    for ticket in tickets:
        way = _way(position, ticket, chosen, without)
        if way is None:
            return None
        for route in way:
            ends = routes[route]
            chosen.setdefault(route, position.graph[ends.a][ends.b]["cost"])
    planned = [routes[route] for route in chosen]
    return Plan(
        position=position,
        tickets=tuple(tickets),
        routes=tuple(route for route in planned if route.id not in position.claims),
        borrowed=tuple(route for route in planned if route.id in position.claims),
        cost=sum(chosen.values()),
    )


def _way(
    position: Position, ticket: Ticket, chosen: Mapping[RouteId, int], without: RouteId | None
) -> tuple[RouteId, ...] | None:
    """Return the cheapest way that completes a ticket, to any country if there are several, or None."""
    if not ticket.countries:
        return cheapest(position.graph, ticket.a, ticket.b, chosen, without)
    ways = [cheapest(position.graph, ticket.a, end, chosen, without) for end in ticket.ends]
    routes, graph = position.printed.board.routes, position.graph
    return min(
        (way for way in ways if way is not None),
        key=lambda way: sum(graph[routes[route].a][routes[route].b]["cost"] for route in way),
        default=None,
    )


def plan_tickets(position: Position) -> Plan:
    """Plan the open tickets, giving up those that cost too much or cannot be done in time."""
    tickets = _promising(position)
    plan = _certain_union(position, tickets)
    while not plan.feasible and tickets:
        fewer = [_certain_union(position, [t for t in tickets if t is not dropped]) for dropped in tickets]
        plan = max(fewer, key=lambda plan: (plan.feasible, plan.worth if plan.feasible else -plan.turns))
        tickets = list(plan.tickets)
    return plan


def _promising(position: Position) -> list[Ticket]:
    """Return the open tickets that can still be completed; of very many, those that bring most for their cost."""
    alone = [(ticket, union(position, (ticket,))) for ticket in position.open_tickets]
    rates = [(-ticket.points / (plan.cost + TURN), ticket) for ticket, plan in alone if plan]
    best = sorted(rates, key=lambda rate: (rate[0], rate[1].id))[:_AT_ONCE]
    return [ticket for _, ticket in best]


def _certain_union(position: Position, tickets: Sequence[Ticket]) -> Plan:
    plan = union(position, tickets)
    assert plan is not None  # each ticket has a way of its own, and ways never exclude each other
    return plan


def tickets_to_keep(position: Position, offered: Sequence[Ticket], at_least: int) -> tuple[Ticket, ...]:
    """Choose which tickets to keep: the subset that is worth most together with the tickets already held."""
    held = _promising(position)
    best: tuple[tuple[bool, float], tuple[Ticket, ...]] | None = None
    for number in range(at_least, len(offered) + 1):
        for some in combinations(offered, number):
            rank = _rank(position, held, some)
            if best is None or rank > best[0]:
                best = rank, some
    assert best is not None
    return best[1]


def is_hopeful(position: Position, kept: Sequence[Ticket]) -> bool:
    """Return whether tickets can be completed in time, together with those held that are not given up."""
    return _rank(position, _promising(position), kept)[0]


def _rank(position: Position, held: Sequence[Ticket], some: Sequence[Ticket]) -> tuple[bool, float]:
    plan = union(position, [*held, *some])
    if plan is None or not plan.feasible:
        return False, -float(sum(ticket.points for ticket in some))
    return True, plan.worth
