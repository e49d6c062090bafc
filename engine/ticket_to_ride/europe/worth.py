"""What a route or a city is worth to a player of Europe: its points, and the tickets that it completes or helps.

A city is worth a station if the station can lend somebody else's route with which a ticket needs fewer trains
(rulebook, "Building stations").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

import msgspec

from engine.core.assistance import Worth
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import Route, Ticket, TicketId
from engine.ticket_to_ride.claiming import is_open, payable_routes
from engine.ticket_to_ride.europe.stations import StationState
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.texts import gain_text, ticket_text
from engine.ticket_to_ride.worth import FAR, Aim, aims_of, completing, owned_or_lent, routes_help


def routes_worth(state: TicketToRideState, seat: Seat, *, unpaid: bool = False) -> Mapping[str, Worth]:
    """Return the worth of the routes that a player can pay for, or with ``unpaid`` of all that may still be claimed."""
    points = state.printed.rules.points
    if unpaid:
        routes = {route.id: route for route in state.printed.board.routes.values() if is_open(state, seat, route)}
    else:
        routes = {route.id: route for route, _ in payable_routes(state, seat)}
    named, gained = (partial(name, state.printed.board) for name in (ticket_text, gain_text))
    helps = routes_help(state, seat, routes.values(), named, gained)
    return {id_: msgspec.structs.replace(helps[id_], points=points(route.length)) for id_, route in routes.items()}


def cities_worth(state: StationState, seat: Seat) -> Mapping[str, Worth]:
    """Return for each city what a station there is worth to a player: tickets that it completes, or trains saved."""
    aims, board = tuple(aims_of(state, seat, lambda route: route.length)), state.printed.board
    lent = [board.routes[id_] for id_, owner in state.claims.items() if owner != seat]
    lenders = {city for route in lent for city in (route.a, route.b)} if aims else set()
    named, gained = (partial(name, board) for name in (ticket_text, gain_text))
    found = dict[str, Worth]()
    for city in board.cities:
        here = [route for route in lent if city in {route.a, route.b}]
        completed = None
        if city in lenders and city not in state.stations:
            completed = completing(state, owned_or_lent(state, seat, city), aims, gained)
        found[city] = completed or _saving(aims, here, named)
    return found


def _saving(aims: Iterable[Aim], lent: Sequence[Route], named: Callable[[TicketId], Text]) -> Worth:
    """Return how many trains one of some routes, if it is lent, saves for the ticket that gains the most by it."""
    best: tuple[int, int, Ticket] | None = None
    for aim in aims:
        way = min((aim.through(route.a, route.b, 0) for route in lent), default=FAR)
        saved = aim.shortest() - way
        if saved > 0 and (best is None or (saved, aim.ticket.points) > best[:2]):
            best = saved, aim.ticket.points, aim.ticket
    if best is None:
        return Worth()
    saved, _, ticket = best
    if saved > FAR // 2:  # there is no other way
        return Worth(saved, text("ttr.worth.opens", ticket=named(ticket.id)))
    return Worth(saved, text("ttr.worth.saves", ticket=named(ticket.id), trains=saved))
