"""The last turn of a sensible player: whatever changes its final score the most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.ticket_to_ride.board import CityId, RouteId
from engine.ticket_to_ride.cards import ANY_COLOUR, Price, payments
from engine.ticket_to_ride.europe.moves import BuildStation, ClaimRoute
from engine.ticket_to_ride.europe.planning.outlook import Outlook
from engine.ticket_to_ride.europe.planning.shortfall import best_payment, route_payment
from engine.ticket_to_ride.europe.table import BOARD, RULES
from engine.ticket_to_ride.scoring import route_points
from engine.ticket_to_ride.stations import best_borrowing
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.trail import longest_trail, trail_length

_LUCK = 0.6
"""What a tunnel is worth that may ask for more than the hand holds."""


def best(look: Outlook) -> Move | None:
    """Return the move that gains the most points, or None if none gains any."""
    before = _final(look, look.claims, look.stations)
    found: tuple[float, Move] | None = None
    for gain, move in (*_claims(look, before), *_stations(look, before)):
        if gain > 0 and (found is None or gain > found[0]):
            found = gain, move
    return found[1] if found else None


def _claims(look: Outlook, before: int) -> Iterator[tuple[float, Move]]:
    rival = max(_trail(look.claims, view.seat) for view in look.others)
    for route in look.open_routes:
        paid = route_payment(look.hand, route, ())
        if paid is None:
            continue
        claims = {**look.claims, route.id: look.seat}
        gain = float(_final(look, claims, look.stations) - before)
        if _trail(look.claims, look.seat) < rival <= _trail(claims, look.seat):
            gain += RULES.trail_points
        yield gain * (_LUCK if route.tunnel else 1), ClaimRoute(look.seat, route.id, str(paid[1]))


def _stations(look: Outlook, before: int) -> Iterator[tuple[float, Move]]:
    if not (look.own.stations and look.open_tickets):
        return
    cost = RULES.station_cost[RULES.stations - look.own.stations]
    paid = best_payment(look.hand, payments(look.hand, Price(cost, ANY_COLOUR)), ())
    if paid is None:
        return
    for city in BOARD.cities:
        if city not in look.stations:
            gain = _final(look, look.claims, {**look.stations, city: look.seat}) - before - RULES.station_points
            yield gain, BuildStation(look.seat, city, str(paid[1]))


def _final(look: Outlook, claims: Mapping[RouteId, Seat], stations: Mapping[CityId, Seat]) -> int:
    """Return what the seat's routes and tickets would come to."""
    sites = [city for city, owner in stations.items() if owner == look.seat]
    lent = best_borrowing(BOARD, claims, look.seat, sites, look.tickets)
    own = [route for route, owner in claims.items() if owner == look.seat]
    network = Network(BOARD, (*own, *lent.values()))
    tickets = sum(ticket.points if network.completes(ticket) else -ticket.points for ticket in look.tickets)
    return route_points(BOARD, RULES, claims, look.seat) + tickets


def _trail(claims: Mapping[RouteId, Seat], seat: Seat) -> int:
    return trail_length(BOARD, longest_trail(BOARD, [route for route, owner in claims.items() if owner == seat]))
