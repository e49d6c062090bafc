"""Texts that name the things on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

from engine.core.moves import Move
from engine.core.text import Param, Player, Text, text
from engine.ticket_to_ride.board import Board, CityId, Route, RouteId, Ticket, TicketId
from engine.ticket_to_ride.cards import GREY, Card, CardSet, Payment
from engine.ticket_to_ride.moves import KeepTickets


@cache
def card_text(cards: CardSet, card: Card) -> Text:
    """Name a card."""
    # The cache holds one text for each card.
    return Text(f"ttr.card.{cards.names[card]}")


def cards_text(cards: CardSet, several: Iterable[Card]) -> tuple[Text, ...]:
    """Name some cards, one by one."""
    return tuple(card_text(cards, card) for card in several)


@lru_cache(maxsize=1024)
def payment_text(cards: CardSet, payment: Payment) -> Text:
    """Name a payment: how many cards of a colour, and how many wild cards."""
    if not payment.coloured:
        return text("ttr.payment.locomotives", locomotives=payment.wilds)
    colour = card_text(cards, payment.colour)
    if not payment.wilds:
        return text("ttr.payment.coloured", cards=payment.coloured, colour=colour)
    return text("ttr.payment.mixed", cards=payment.coloured, colour=colour, locomotives=payment.wilds)


def city_name(board: Board, city: CityId) -> str:
    """Return a city's name, or what was given in its place."""
    found = board.cities.get(city)
    return found.name if found else str(city)


@cache
def route_text(cards: CardSet, board: Board, route_id: RouteId) -> Text:
    """Name a route by its ends, and by its colour too where several of different colours join the same cities."""
    route = board.routes[route_id]
    a, b = board.cities[route.a].name, board.cities[route.b].name
    if not route.parallel or route.colour == GREY:
        return text("ttr.route", a=a, b=b)
    return text("ttr.route.twin", a=a, b=b, colour=card_text(cards, route.colours[0]))


def ends_text(board: Board, route: Route) -> Text:
    """Name a route by its ends alone, where its colour is named elsewhere."""
    return text("ttr.route", a=board.cities[route.a].name, b=board.cities[route.b].name)


def goal_name(board: Board, ticket: Ticket) -> Param:
    """Name where a ticket leads: a city, or several countries."""
    return tuple(country.name for country in ticket.countries) or board.cities[ticket.b].name


@cache
def gain_text(board: Board, ticket: TicketId) -> Text:
    """Name a ticket that is completed, and the points it adds."""
    printed = board.tickets[ticket]
    points = max((one.points for one in printed.countries), default=printed.points)
    return text("ttr.ticket.gained", a=board.cities[printed.a].name, b=goal_name(board, printed), points=points)


@cache
def ticket_text(board: Board, ticket: TicketId) -> Text:
    """Name a ticket by its ends and points."""
    printed = board.tickets[ticket]
    if printed.countries:
        worth = tuple(text("ttr.country", name=one.name, points=one.points) for one in printed.countries)
        return text("ttr.ticket.countries", a=board.cities[printed.a].name, countries=worth)
    return text("ttr.ticket", a=board.cities[printed.a].name, b=board.cities[printed.b].name, points=printed.points)


def tickets_kept(move: Move, held: Iterable[TicketId], named: Callable[[TicketId], Text]) -> tuple[Text, ...]:
    """Name the tickets that a move kept and that are still held; nothing for other moves, or if none are."""
    if not isinstance(move, KeepTickets):
        return ()
    kept = tuple(named(ticket) for ticket in held if ticket in move.tickets)
    return (text("ttr.keep.named", player=Player(move.seat), tickets=kept),) if kept else ()
