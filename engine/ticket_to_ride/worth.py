"""What a route or a city is worth to one player: which of the own tickets it helps, and its points.

A route helps a ticket where it lies on a cheapest way that still completes it; a city, where a station there would lend
a route of somebody else's that makes this way cheaper (Europe's rulebook, "Building stations").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from engine.core.assistance import Worth
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import CityId, Route, Ticket, TicketId
from engine.ticket_to_ride.city_graphs import distances
from engine.ticket_to_ride.claiming import is_open, payable_routes
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.texts import ticket_text
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.ways import effort, ways_graph

_FAR = 10**6
"""The effort of a way that there is none of."""


class _Aim(NamedTuple):
    """A ticket that is not completed, and how far each city is from its ends by what is open or owned."""

    ticket: Ticket
    from_a: Mapping[CityId, int]
    from_b: Mapping[CityId, int]

    def shortest(self) -> int:
        return min(self.from_a.get(end, _FAR) for end in self.ticket.ends)

    def through(self, here: CityId, there: CityId, cost: int) -> int:
        """Return the effort of the way that goes from one city straight to another, either way round."""
        a, b = self.from_a, self.from_b
        return cost + min(a.get(here, _FAR) + b.get(there, _FAR), a.get(there, _FAR) + b.get(here, _FAR))


def routes_worth(state: TicketToRideState, seat: Seat, *, unpaid: bool = False) -> Mapping[str, Worth]:
    """Tell what the routes are worth that a player can pay for; ``unpaid``: all that may still be claimed."""
    points = state.printed.rules.points
    if unpaid:
        routes = {route.id: route for route in state.printed.board.routes.values() if is_open(state, seat, route)}
    else:
        routes = {route.id: route for route, _ in payable_routes(state, seat)}
    helps = routes_help(state, seat, routes.values(), partial(ticket_text, state.printed.board))
    return {id_: Worth(points(route.length), helps[id_]) for id_, route in routes.items()}


def routes_help(
    state: TicketToRideState, seat: Seat, routes: Iterable[Route], named: Callable[[TicketId], Text]
) -> Mapping[str, Text | None]:
    """Tell by route which ticket of a player it helps; ``named`` names one."""
    aims = tuple(_aims(state, seat))
    return {route.id: _helps([aim.ticket for aim in aims if _on_the_way(aim, route)], named) for route in routes}


def cities_worth(state: TicketToRideState, seat: Seat) -> Mapping[str, Worth]:
    """Tell which cities are worth a station to a player."""
    aims, board = tuple(_aims(state, seat)), state.printed.board
    lent = [board.routes[id_] for id_, owner in state.claims.items() if owner != seat]
    return {
        city: Worth(
            helps=_helps(
                [
                    aim.ticket
                    for aim in aims
                    if any(city in {r.a, r.b} and aim.through(r.a, r.b, 0) < aim.shortest() for r in lent)
                ],
                partial(ticket_text, board),
            )
        )
        for city in board.cities
    }


def _aims(state: TicketToRideState, seat: Seat) -> Iterator[_Aim]:
    printed = state.printed
    # What the stations lend already counts as built: nothing need be claimed in its place.
    claims = {**state.claims, **dict.fromkeys(state.lent(seat), seat)}
    graph = ways_graph(printed, len(state.seats), claims, seat)
    own = Network(printed.board, (route for route, owner in claims.items() if owner == seat))
    for id_ in state.seats[seat].tickets:
        ticket = printed.board.tickets[id_]
        if not own.completes(ticket):
            yield _Aim(ticket, distances(graph, {ticket.a}), distances(graph, {*ticket.ends}))


def _on_the_way(aim: _Aim, route: Route) -> bool:
    way = aim.through(route.a, route.b, effort(route))
    return way < _FAR and way <= aim.shortest()


def _helps(tickets: list[Ticket], named: Callable[[TicketId], Text]) -> Text | None:
    if not tickets:
        return None
    best = max(tickets, key=lambda ticket: ticket.points)
    return text("ttr.worth.helps", ticket=named(best.id), more=len(tickets) - 1)
