"""The last turn of a planning player: the move that raises its final score the most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.ticket_to_ride.board import CityId, RouteId
from engine.ticket_to_ride.borrowing import best_borrowing
from engine.ticket_to_ride.cards import payments
from engine.ticket_to_ride.europe.planning.shortfall import best_payment, route_payment
from engine.ticket_to_ride.europe.position import EuropePosition
from engine.ticket_to_ride.europe.stations import BuildStation, station_price
from engine.ticket_to_ride.moves import ClaimRoute
from engine.ticket_to_ride.scoring import route_points
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.trail import longest_trail, trail_length

_TUNNEL = 0.6
"""Share of its worth that a tunnel keeps, as it may ask for more than the hand holds."""


def best(position: EuropePosition) -> Move | None:
    """Return the move that gains the most points, or None if none gains any."""
    before = _final(position, position.claims, position.stations)
    found: tuple[float, Move] | None = None
    for gain, move in (*_claims(position, before), *_stations(position, before)):
        if gain > 0 and (found is None or gain > found[0]):
            found = gain, move
    return found[1] if found else None


def _claims(position: EuropePosition, before: int) -> Iterator[tuple[float, Move]]:
    printed, seat = position.printed, position.seat
    trail = printed.rules.longest_trail
    rival = max(_trail(position, position.claims, view.seat) for view in position.others)
    for route in position.open_routes:
        paid = route_payment(position.counts, route, ())
        if paid is None:
            continue
        claims = {**position.claims, route.id: seat}
        gain = float(_final(position, claims, position.stations) - before)
        if trail and _trail(position, position.claims, seat) < rival <= _trail(position, claims, seat):
            gain += trail.points
        yield gain * (_TUNNEL if route.tunnel else 1), ClaimRoute(seat, route.id, printed.cards.written(paid[1]))


def _stations(position: EuropePosition, before: int) -> Iterator[tuple[float, Move]]:
    printed, price = position.printed, station_price(position.printed, position.reserve)
    if not (price and position.open_tickets):
        return
    paid = best_payment(position.counts, payments(position.counts, price), ())
    if paid is None:
        return
    payment = printed.cards.written(paid[1])
    for city in printed.board.cities:
        if city not in position.stations:
            stations = {**position.stations, city: position.seat}
            gain = _final(position, position.claims, stations) - before - position.points_to_borrow
            yield gain, BuildStation(position.seat, city, payment)


def _final(position: EuropePosition, claims: Mapping[RouteId, Seat], stations: Mapping[CityId, Seat]) -> int:
    """Return how many points the seat's routes and tickets would bring."""
    printed, seat = position.printed, position.seat
    sites = [city for city, owner in stations.items() if owner == seat]
    lent = best_borrowing(printed.board, claims, seat, sites, position.tickets)
    own = [route for route, owner in claims.items() if owner == seat]
    network = Network(printed.board, (*own, *lent.values()))
    tickets = sum(ticket.points if network.completes(ticket) else -ticket.points for ticket in position.tickets)
    return route_points(printed, claims, seat) + tickets


def _trail(position: EuropePosition, claims: Mapping[RouteId, Seat], seat: Seat) -> int:
    board = position.printed.board
    return trail_length(board, longest_trail(board, [route for route, owner in claims.items() if owner == seat]))
