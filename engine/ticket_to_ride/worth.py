"""What a route or a city is worth to one player: which of the own tickets it completes or helps, and its points.

A route helps a ticket where it lies on a cheapest way that still completes it; a city, where a station there would lend
a route of somebody else's by which the ticket needs fewer trains (Europe's rulebook, "Building stations").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from engine.core.assistance import Worth
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import CityId, Route, RouteId, Ticket, TicketId
from engine.ticket_to_ride.claiming import is_open, payable_routes
from engine.ticket_to_ride.parts.stations import StationState
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.texts import gain_text, ticket_text
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.ways import Distances, distances, effort, least, ways_graph

_FAR = 10**6
"""The effort of a way that there is none of."""


class _Aim(NamedTuple):
    """A ticket that is not completed, and how far each city is from its ends by what is open, owned or still lent."""

    ticket: Ticket
    from_a: Distances
    from_b: Distances

    def shortest(self) -> int:
        way = least(self.from_a, self.ticket.ends)
        return _FAR if way is None else way

    def through(self, here: CityId, there: CityId, cost: int) -> int:
        """Return the effort of the way that goes from one city straight to another, either way round."""
        ways = (
            min(a.get(here, _FAR) + b.get(there, _FAR), a.get(there, _FAR) + b.get(here, _FAR))
            for lent, a in self.from_a.items()
            for others, b in self.from_b.items()
            if not lent & others
        )
        return min(_FAR, cost + min(ways))


def routes_worth(state: TicketToRideState, seat: Seat, *, unpaid: bool = False) -> Mapping[str, Worth]:
    """Tell what the routes are worth that a player can pay for; ``unpaid``: all that may still be claimed."""
    points = state.printed.rules.points
    if unpaid:
        routes = {route.id: route for route in state.printed.board.routes.values() if is_open(state, seat, route)}
    else:
        routes = {route.id: route for route, _ in payable_routes(state, seat)}
    named, gained = (partial(name, state.printed.board) for name in (ticket_text, gain_text))
    helps = routes_help(state, seat, routes.values(), named, gained)
    return {id_: msgspec.structs.replace(helps[id_], points=points(route.length)) for id_, route in routes.items()}


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
    aims = tuple(_aims(state, seat, effort))
    could = _CouldComplete(state, seat, aims)
    return {
        route.id: (
            _completing(state, owned_or_lent(state, seat, claimed=route.id), aims, gained or named)
            if could(route)
            else None
        )
        or Worth(helps=_helps([aim.ticket for aim in aims if _on_the_way(aim, route)], named))
        for route in routes
    }


def cities_worth(state: StationState, seat: Seat) -> Mapping[str, Worth]:
    """Tell which cities are worth a station to a player: where one completes tickets, or saves trains on the way."""
    aims, board = tuple(_aims(state, seat, length)), state.printed.board
    lent = [board.routes[id_] for id_, owner in state.claims.items() if owner != seat]
    lenders = {city for route in lent for city in (route.a, route.b)} if aims else set()
    named, gained = (partial(name, board) for name in (ticket_text, gain_text))
    found = dict[str, Worth]()
    for city in board.cities:
        here = [route for route in lent if city in {route.a, route.b}]
        completing = None
        if city in lenders and city not in state.stations:
            completing = _completing(state, owned_or_lent(state, seat, city), aims, gained)
        found[city] = completing or _saving(aims, here, named)
    return found


def owned_or_lent(
    state: TicketToRideState, seat: Seat, *stations: CityId, claimed: RouteId | None = None
) -> tuple[RouteId, ...]:
    """Return the routes that a player's tickets may use if the game ended now.

    ``stations``: with these as well; ``claimed``: with this route.
    """
    own = (route for route, owner in state.claims.items() if owner == seat)
    return (*own, *(() if claimed is None else (claimed,)), *state.lent(seat, *stations, claimed=claimed))


def length(route: Route) -> int:
    """Return how many trains a route takes."""
    return route.length


def _aims(state: TicketToRideState, seat: Seat, cost: Callable[[Route], int]) -> Iterator[_Aim]:
    printed, board, borrowed = state.printed, state.printed.board, state.borrowed(seat)
    # What stations lend that complete a ticket by it counts as built; what others might lend may stand on any way.
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
            yield _Aim(ticket, distances(graph, {ticket.a}, idle), distances(graph, {*ticket.ends}, idle))


class _CouldComplete:
    """Whether a route could complete a ticket if every station lent all that it might: few routes can."""

    def __init__(self, state: TicketToRideState, seat: Seat, aims: Iterable[_Aim]) -> None:
        lent = (route for routes in state.lendable(seat).values() for route in routes)
        own = (route for route, owner in state.claims.items() if owner == seat)
        self._network = Network(state.printed.board, (*own, *lent))
        root = self._network.root
        self._joins = {frozenset((root(aim.ticket.a), root(end))) for aim in aims for end in aim.ticket.ends}

    def __call__(self, route: Route) -> bool:
        return frozenset((self._network.root(route.a), self._network.root(route.b))) in self._joins


def _on_the_way(aim: _Aim, route: Route) -> bool:
    way = aim.through(route.a, route.b, effort(route))
    return way < _FAR and way <= aim.shortest()


def _completing(
    state: TicketToRideState, routes: Iterable[RouteId], aims: Iterable[_Aim], gained: Callable[[TicketId], Text]
) -> Worth | None:
    """Tell what tickets some routes complete that are not completed yet; None: none of them."""
    network = Network(state.printed.board, routes)
    done = [aim.ticket for aim in aims if network.completes(aim.ticket)]
    if not done:
        return None
    best = max(done, key=network.points)
    said = text("ttr.worth.completes", ticket=gained(best.id), more=len(done) - 1)
    return Worth(helps=said, reaches=sum(map(network.points, done)))


def _saving(aims: Iterable[_Aim], lent: Sequence[Route], named: Callable[[TicketId], Text]) -> Worth:
    """Tell how many trains a ticket needs less where one of some routes is lent, of several the one that saves most."""
    best: tuple[int, int, Ticket] | None = None
    for aim in aims:
        way = min((aim.through(route.a, route.b, 0) for route in lent), default=_FAR)
        saved = aim.shortest() - way
        if saved > 0 and (best is None or (saved, aim.ticket.points) > best[:2]):
            best = saved, aim.ticket.points, aim.ticket
    if best is None:
        return Worth()
    saved, _, ticket = best
    if saved > _FAR // 2:  # there is no other way
        return Worth(saved, text("ttr.worth.opens", ticket=named(ticket.id)))
    return Worth(saved, text("ttr.worth.saves", ticket=named(ticket.id), trains=saved))


def _helps(tickets: list[Ticket], named: Callable[[TicketId], Text]) -> Text | None:
    if not tickets:
        return None
    best = max(tickets, key=lambda ticket: ticket.points)
    return text("ttr.worth.helps", ticket=named(best.id), more=len(tickets) - 1)
