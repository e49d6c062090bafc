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
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.ways import Distances, distances, effort, least, ways_graph

FAR = 10**6
"""The effort where there is no way."""


class Aim(NamedTuple):
    """A ticket not yet completed, and how far each city is from its ends over open, own or lendable routes."""

    ticket: Ticket
    from_a: Distances
    from_b: Distances

    def shortest(self) -> int:
        """Return the effort of the cheapest way that completes the ticket."""
        way = least(self.from_a, self.ticket.ends)
        return FAR if way is None else way

    def through(self, here: CityId, there: CityId, cost: int) -> int:
        """Return the effort of the way that goes straight from one city to another, in the cheaper direction."""
        ways = (
            min(a.get(here, FAR) + b.get(there, FAR), a.get(there, FAR) + b.get(here, FAR))
            for lent, a in self.from_a.items()
            for others, b in self.from_b.items()
            if not lent & others
        )
        return min(FAR, cost + min(ways))


def routes_help(
    state: TicketToRideState,
    seat: Seat,
    routes: Iterable[Route],
    named: Callable[[TicketId], Text],
    gained: Callable[[TicketId], Text] | None = None,
) -> Mapping[str, Worth]:
    """Return for each route which tickets of a player it completes, or helps with.

    ``named`` names a ticket; ``gained`` names one that is completed, if that is to be named differently.
    """
    aims = tuple(aims_of(state, seat, effort))
    could = _CouldComplete(state, seat, aims)
    return {
        route.id: (
            completing(state, owned_or_lent(state, seat, claimed=route.id), aims, gained or named)
            if could(route)
            else None
        )
        or Worth(helps=_helps([aim.ticket for aim in aims if _on_the_way(aim, route)], named))
        for route in routes
    }


def owned_or_lent(
    state: TicketToRideState, seat: Seat, *stations: CityId, claimed: RouteId | None = None
) -> tuple[RouteId, ...]:
    """Return the routes that a player's tickets could use if the game ended now.

    ``stations``: as if the player had these as well; ``claimed``: as if the player had claimed this route.
    """
    own = (route for route, owner in state.claims.items() if owner == seat)
    return (*own, *(() if claimed is None else (claimed,)), *state.lent(seat, *stations, claimed=claimed))


def aims_of(state: TicketToRideState, seat: Seat, cost: Callable[[Route], int]) -> Iterator[Aim]:
    """Return the tickets that a player still has to complete; ``cost`` gives the effort of an open route."""
    printed, board, borrowed = state.printed, state.printed.board, state.borrowed(seat)
    # What a station lends to complete a ticket counts as built; what idle stations might lend may be part of any way.
    claims = {**state.claims, **dict.fromkeys(borrowed.values(), seat)}
    idle = [
        [board.routes[route] for route in routes]
        for city, routes in state.lendable(seat).items()
        if city not in borrowed
    ]
    graph = ways_graph(printed, len(state.seats), claims, seat, cost)
    own = Network(board, (route for route, owner in claims.items() if owner == seat))
    for id_ in state.seats[seat].tickets:
        ticket = board.tickets[id_]
        if not own.completes(ticket):
            yield Aim(ticket, distances(graph, {ticket.a}, idle), distances(graph, {*ticket.ends}, idle))


class _CouldComplete:
    """Tells whether a route could complete a ticket if every station lent all that it might: few routes can."""

    def __init__(self, state: TicketToRideState, seat: Seat, aims: Iterable[Aim]) -> None:
        lent = (route for routes in state.lendable(seat).values() for route in routes)
        own = (route for route, owner in state.claims.items() if owner == seat)
        self._network = Network(state.printed.board, (*own, *lent))
        root = self._network.root
        self._joins = {frozenset((root(aim.ticket.a), root(end))) for aim in aims for end in aim.ticket.ends}

    def __call__(self, route: Route) -> bool:
        return frozenset((self._network.root(route.a), self._network.root(route.b))) in self._joins


def _on_the_way(aim: Aim, route: Route) -> bool:
    way = aim.through(route.a, route.b, effort(route))
    return way < FAR and way <= aim.shortest()


def completing(
    state: TicketToRideState, routes: Iterable[RouteId], aims: Iterable[Aim], gained: Callable[[TicketId], Text]
) -> Worth | None:
    """Return which tickets some routes newly complete, or None if none."""
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
