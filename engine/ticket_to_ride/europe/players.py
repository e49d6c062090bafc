"""The built-in opponent that plays Ticket to Ride: Europe by chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TypeVar

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.players import legal
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.cards import CARDS
from engine.ticket_to_ride.claiming import payable_routes, route_payments
from engine.ticket_to_ride.europe import forms
from engine.ticket_to_ride.europe.moves import BuildStation, ClaimRoute, DrawCard, DrawTickets, Pass
from engine.ticket_to_ride.europe.table import BOARD, RULES
from engine.ticket_to_ride.state import TicketToRideState

T = TypeVar("T")


def choose_at_random(game: Game[TicketToRideState], state: TicketToRideState, seat: Seat, luck: Rng) -> Move:
    """Choose among all legal moves, each equally likely."""
    match state.frame.round:
        case "turns":
            return _random_action(state, seat, luck)
        case "second_card":
            drawable = forms.drawable(state, first=False)
            return _draw(seat, drawable[luck.below(len(drawable))])
        case _:
            moves = tuple(legal(game, state, seat))
            return moves[luck.below(len(moves))]


def _random_action(state: TicketToRideState, seat: Seat, luck: Rng) -> Move:
    """Count the actions instead of making them all: there may be hundreds, and one is wanted."""
    draws = forms.drawable(state, first=True)
    routes = tuple(payable_routes(BOARD, RULES, state, seat))
    cities = len(BOARD.cities) - len(state.stations)
    claims = sum(ways for _, ways in routes)
    sites = forms.count_station_payments(state, seat) * cities
    total = len(draws) + claims + sites + bool(state.ticket_deck)
    if not total:
        return Pass(seat)
    pick = luck.below(total)
    if pick < len(draws):
        return _draw(seat, draws[pick])
    pick -= len(draws)
    for route, ways in routes:
        if pick < ways:
            payment = _nth(route_payments(route, state.seats[seat]), pick)
            return ClaimRoute(seat, route.id, str(payment))
        pick -= ways
    if pick < sites:
        city = _nth((city for city in BOARD.cities if city not in state.stations), pick % cities)
        return BuildStation(seat, city, str(_nth(forms.station_payments(state, seat), pick // cities)))
    return DrawTickets(seat)


def _nth(some: Iterator[T], number: int) -> T:
    return next(islice(some, number, None))


def _draw(seat: Seat, card: int | None) -> DrawCard:
    return DrawCard(seat, forms.DECK if card is None else CARDS[card])
