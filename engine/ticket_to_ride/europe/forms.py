"""What may stand in the fields of the moves, labelled with cost and effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.options import Choice, Option
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import GREY, Route, RouteId, TicketId
from engine.ticket_to_ride.cards import ANY_COLOUR, CARDS, LOCOMOTIVE, Card, Payment, Price, count_payments, payments
from engine.ticket_to_ride.claiming import is_open, payable_routes, route_payments
from engine.ticket_to_ride.europe.table import BOARD, RULES
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.words import card_text, ends_text, payment_text, ticket_text

DECK = "deck"
"""Names the face-down deck where a card is asked for."""
# Rulebook, "Building stations": one card for the first, two of a colour for the second, three for the third.
STATION_PRICES = tuple(Price(cards, ANY_COLOUR) for cards in RULES.station_cost)


def drawable(state: TicketToRideState, *, first: bool) -> tuple[Card | None, ...]:
    """Return what can be drawn: None for the deck, then each different face-up card, a locomotive only as first."""
    row = sorted(set(state.supply.row))
    deck = (None,) if state.supply.deck else ()
    return (*deck, *(card for card in row if first or card != LOCOMOTIVE))


def cards(state: TicketToRideState, *, first: bool) -> Choice:
    """Offer the cards that can be drawn."""
    return Choice(tuple(_card_option(card, first=first) for card in drawable(state, first=first)))


def _card_option(card: Card | None, *, first: bool) -> Option:
    if card is None:
        return Option(DECK, text("ttr.option.deck"))
    if card == LOCOMOTIVE and first:
        return Option(CARDS[card], text("ttr.option.face_up_locomotive"))
    return Option(CARDS[card], text("ttr.option.face_up", card=card_text(card)))


def routes(state: TicketToRideState, seat: Seat) -> Choice:
    """Offer the routes the player can pay for, in the order of their names."""
    payable = sorted((route for route, _ in payable_routes(BOARD, RULES, state, seat)), key=lambda route: route.id)
    return Choice(tuple(Option(route.id, route_label(route)) for route in payable))


def route_label(route: Route) -> Text:
    """Describe a route: its ends, length, colour, points, and whether it is a ferry or a tunnel."""
    colour = Text("ttr.grey") if route.colour == GREY else card_text(route.colours[0])
    kind = "tunnel" if route.tunnel else "ferry" if route.ferry else "plain"
    return text(
        f"ttr.option.route.{kind}",
        route=ends_text(BOARD, route),
        length=route.length,
        colour=colour,
        points=RULES.route_points[route.length],
        locomotives=route.locomotives,
    )


def claim_payments(state: TicketToRideState, seat: Seat, route: object) -> Choice:
    """Offer the ways to pay for a route, or while no route is chosen, for any."""
    holdings = state.seats[seat]
    if route in BOARD.routes:
        chosen = BOARD.routes[RouteId(str(route))]
        wanted = [chosen] if is_open(RULES, state, seat, chosen) else []
    else:
        wanted = [payable for payable, _ in payable_routes(BOARD, RULES, state, seat)]
    ways = dict.fromkeys(payment for route in wanted for payment in route_payments(route, holdings))
    return payment_choice(ways)


def payment_choice(ways: Iterable[Payment]) -> Choice:
    """Offer some ways to pay, those first that spare the locomotives."""
    spare = sorted(ways, key=lambda payment: payment.locomotives)
    return Choice(tuple(Option(str(payment), payment_text(payment)) for payment in spare))


def cities(state: TicketToRideState) -> Choice:
    """Offer the cities without a station."""
    return Choice(
        tuple(
            Option(city.id, text("ttr.option.city", city=city.name))
            for city in BOARD.cities.values()
            if city.id not in state.stations
        )
    )


def station_price(state: TicketToRideState, seat: Seat) -> Price:
    """Return the price of the player's next station; there must be one in reserve."""
    return STATION_PRICES[RULES.stations - state.seats[seat].stations]


def station_payments(state: TicketToRideState, seat: Seat) -> Iterator[Payment]:
    """Enumerate the ways to pay for the player's next station, none if it has none left."""
    holdings = state.seats[seat]
    if not holdings.stations:
        return iter(())
    return payments(holdings.hand, station_price(state, seat))


def count_station_payments(state: TicketToRideState, seat: Seat) -> int:
    """Count what ``station_payments`` would enumerate."""
    holdings = state.seats[seat]
    return count_payments(holdings.hand, station_price(state, seat)) if holdings.stations else 0


def station_payment(state: TicketToRideState, seat: Seat) -> Choice:
    """Offer the ways to pay for the player's next station."""
    return payment_choice(station_payments(state, seat))


def ticket_option(ticket: TicketId) -> Option:
    """Offer a ticket to keep."""
    return Option(ticket, ticket_text(BOARD, ticket))
