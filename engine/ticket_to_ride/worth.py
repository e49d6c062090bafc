"""What a route is worth to one player: which of the player's own tickets it completes or helps.

A route helps a ticket where it lies on a cheapest way that still completes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from engine.core.assistance import Worth
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import CityId, Route, RouteId, Ticket, TicketId
from engine.ticket_to_ride.city_graphs import distances
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.ways import effort, ways_graph

FAR = 10**6
"""The effort of a way that there is none of."""


class Aim(NamedTuple):
    """A ticket that is not completed, and how far each city is from its ends by what is open or owned."""

    ticket: Ticket
    from_a: Mapping[CityId, int]
    from_b: Mapping[CityId, int]

    def shortest(self) -> int:
        """Return the effort of the cheapest way that completes the ticket."""
        return min(self.from_a.get(end, FAR) for end in self.ticket.ends)

    def through(self, here: CityId, there: CityId, cost: int) -> int:
        """Return the effort of the way that goes from one city straight to another, either way round."""
        a, b = self.from_a, self.from_b
        return cost + min(a.get(here, FAR) + b.get(there, FAR), a.get(there, FAR) + b.get(here, FAR))


def routes_help(
    state: TicketToRideState,
    seat: Seat,
    routes: Iterable[Route],
    named: Callable[[TicketId], Text],
    gained: Callable[[TicketId], Text] | None = None,
) -> Mapping[str, Worth]:
    """Tell by route which tickets of a player it completes, or helps.

    ``named`` names a ticket, and ``gained`` one that is completed, where that is named otherwise.
    """
    aims, own = tuple(aims_of(state, seat, effort)), owned_or_lent(state, seat)
    return {
        route.id: completing(state, (*own, route.id), aims, gained or named)
        or Worth(helps=_helps([aim.ticket for aim in aims if _on_the_way(aim, route)], named))
        for route in routes
    }


def owned_or_lent(state: TicketToRideState, seat: Seat, *stations: CityId) -> tuple[RouteId, ...]:
    """Return the routes that a player's tickets may use if the game ended now; ``stations``: with these as well."""
    return (*(route for route, owner in state.claims.items() if owner == seat), *state.lent(seat, *stations))


def aims_of(state: TicketToRideState, seat: Seat, cost: Callable[[Route], int]) -> Iterator[Aim]:
    """Return the tickets that a player has still to complete; ``cost`` is the effort of a route that is open."""
    printed = state.printed
    # What the stations lend already counts as built: nothing need be claimed in its place.
    claims = {**state.claims, **dict.fromkeys(state.lent(seat), seat)}
    graph = ways_graph(printed, len(state.seats), claims, seat, cost)
    own = Network(printed.board, (route for route, owner in claims.items() if owner == seat))
    for id_ in state.seats[seat].tickets:
        ticket = printed.board.tickets[id_]
        if not own.completes(ticket):
            yield Aim(ticket, distances(graph, {ticket.a}), distances(graph, {*ticket.ends}))


def _on_the_way(aim: Aim, route: Route) -> bool:
    way = aim.through(route.a, route.b, effort(route))
    return way < FAR and way <= aim.shortest()


def completing(
    state: TicketToRideState, routes: Iterable[RouteId], aims: Iterable[Aim], gained: Callable[[TicketId], Text]
) -> Worth | None:
    """Tell what tickets some routes complete that are not completed yet; None: none of them."""
    network = Network(state.printed.board, routes)
    done = [aim.ticket for aim in aims if network.completes(aim.ticket)]
    if not done:
        return None
    best = max(done, key=network.points)
    said = text("ttr.worth.completes", ticket=gained(best.id), more=len(done) - 1)
    return Worth(helps=said, reaches=sum(map(network.points, done)))


def _helps(tickets: list[Ticket], named: Callable[[TicketId], Text]) -> Text | None:
    if not tickets:
        return None
    best = max(tickets, key=lambda ticket: ticket.points)
    return text("ttr.worth.helps", ticket=named(best.id), more=len(tickets) - 1)
