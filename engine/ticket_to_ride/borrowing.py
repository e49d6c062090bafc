"""The best use of stations: Europe's rulebook, "Building stations".

Each station lends its owner one route of another player that touches its city, the same for all tickets, chosen at the
end. All assignments are tried, those with the same effect only once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from engine.core.seat import Seat
from engine.ticket_to_ride.board import Board, CityId, RouteId, Ticket
from engine.ticket_to_ride.tickets import Network


def best_borrowing(
    board: Board, claims: Mapping[RouteId, Seat], seat: Seat, stations: Iterable[CityId], tickets: Sequence[Ticket]
) -> dict[CityId, RouteId]:
    """Return the route each station borrows so that the tickets bring the most points, and of these the most tickets.

    A station that helps no ticket borrows nothing and is left out.
    """
    own = Network(board, (route for route, owner in claims.items() if owner == seat))
    missing = [(own.root(ticket.a), gains) for ticket in tickets if (gains := _gains(own, ticket))]
    offers = {city: _offers(board, claims, seat, city, own) for city in stations} if missing else {}
    everything = Network(board, ())
    for offer in offers.values():
        for here, there in offer:
            everything.join(here, there)
    open_gains = (
        (start, [gain for gain in gains if everything.root(gain[0]) == everything.root(start)])
        for start, gains in missing
    )
    within_reach = [(start, gains) for start, gains in open_gains if gains]
    if not within_reach:
        return {}
    lending = [city for city, offer in offers.items() if offer]
    best: tuple[int, int, int] = (0, 0, 0)
    borrowed: dict[CityId, RouteId] = {}
    for joins in product(*((None, *offers[city]) for city in lending)):
        network = Network(board, ())
        for join in joins:
            if join:
                network.join(*join)
        done: list[int] = []
        for start, gains in within_reach:
            root = network.root(start)
            done += [points for city, points in gains if network.root(city) == root][:1]
        worth = (sum(done), len(done), -sum(join is not None for join in joins))
        if worth > best:
            best = worth
            borrowed = {city: offers[city][join] for city, join in zip(lending, joins, strict=True) if join}
    return borrowed


def lendable(
    board: Board, claims: Mapping[RouteId, Seat], stations: Mapping[CityId, Seat], seat: Seat
) -> dict[CityId, tuple[RouteId, ...]]:
    """Return the routes of other players at each station of a player, where there are any."""
    found = {
        city: tuple(route.id for route in board.routes_at[city] if claims.get(route.id, seat) != seat)
        for city, owner in stations.items()
        if owner == seat
    }
    return {city: routes for city, routes in found.items() if routes}


def _gains(own: Network, ticket: Ticket) -> list[tuple[CityId, int]]:
    """Return the cities that would make a ticket bring more if joined to it, and how much more, largest gain first."""
    if not ticket.countries:
        return [] if own.completes(ticket) else [(own.root(ticket.b), ticket.points)]
    now = next((country.points for country in own.reached(ticket)), 0)
    more = sorted(ticket.countries, key=lambda country: -country.points)
    return [(own.root(city), one.points - now) for one in more if one.points > now for city in one.cities]


def _offers(
    board: Board, claims: Mapping[RouteId, Seat], seat: Seat, city: CityId, own: Network
) -> dict[tuple[CityId, CityId], RouteId]:
    """Return what a station could join, in terms of the owner's own network, with a route that joins it."""
    offers: dict[tuple[CityId, CityId], RouteId] = {}
    for route in board.routes_at[city]:
        if claims.get(route.id, seat) != seat:
            here, there = own.root(city), own.root(route.other_end(city))
            if here != there:
                offers.setdefault((here, there), route.id)
    return offers
