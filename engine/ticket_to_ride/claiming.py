"""Which routes may be claimed, and with which cards: rulebook, "Claiming routes", "Double routes", "Ferries"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Player
from engine.ticket_to_ride.board import Board, Route, RouteId
from engine.ticket_to_ride.cards import LOCOMOTIVE, Payment, count_payments, parse_payment, payments
from engine.ticket_to_ride.rules import Rules
from engine.ticket_to_ride.state import Holdings, TicketToRideState
from engine.ticket_to_ride.words import card_text, payment_text, route_text


def open_routes(board: Board, rules: Rules, state: TicketToRideState, seat: Seat) -> Iterator[Route]:
    """Enumerate the routes a player has the trains and the right to claim, whatever the cards."""
    return (route for route in board.routes.values() if is_open(rules, state, seat, route))


def is_open(rules: Rules, state: TicketToRideState, seat: Seat, route: Route) -> bool:
    """Tell whether a player has the trains and the right to claim a route, whatever the cards."""
    claims = state.claims
    if route.id in claims or route.length > state.seats[seat].trains:
        return False
    return route.twin is None or rules.opens_beside(claims.get(route.twin), seat, len(state.seats))


def payable_routes(board: Board, rules: Rules, state: TicketToRideState, seat: Seat) -> Iterator[tuple[Route, int]]:
    """Enumerate the routes a player can claim with the cards in hand, and in how many ways each can be paid."""
    hand, claims = state.seats[seat].hand, state.claims
    longest = min(max(hand[:LOCOMOTIVE]) + hand[LOCOMOTIVE], state.seats[seat].trains)
    for price, routes in board.routes_by_price:
        if price.cards > longest:
            return
        if ways := count_payments(hand, price):
            for route in routes:
                if route.id not in claims and (route.twin is None or is_open(rules, state, seat, route)):
                    yield route, ways


def route_payments(route: Route, holdings: Holdings) -> Iterator[Payment]:
    """Enumerate the ways a player can pay for a route."""
    return payments(holdings.hand, route.price)


def check_open(board: Board, rules: Rules, state: TicketToRideState, seat: Seat, route_id: RouteId) -> Route:
    """Return the route if the player may claim it. Raises IllegalMove."""
    route = board.routes.get(route_id)
    if route is None:
        raise IllegalMove("ttr.claim.no_such_route", route=str(route_id))
    name = route_text(board, route.id)
    if route.id in state.claims:
        raise IllegalMove("ttr.claim.taken", rule="ttr.rule.claiming", route=name, owner=Player(state.claims[route.id]))
    twin = state.claims.get(route.twin) if route.twin else None
    if twin == seat:
        raise IllegalMove("ttr.claim.own_twin", rule="ttr.rule.double_routes", route=name)
    if twin is not None and len(state.seats) < rules.both_twins_open_from:
        raise IllegalMove(
            "ttr.claim.twin_closed", rule="ttr.rule.double_routes", route=name, players=rules.both_twins_open_from
        )
    trains = state.seats[seat].trains
    if route.length > trains:
        raise IllegalMove(
            "ttr.claim.too_few_trains", rule="ttr.rule.claiming", route=name, length=route.length, trains=trains
        )
    return route


def check_route_payment(board: Board, route: Route, holdings: Holdings, written: str) -> Payment:
    """Return the payment if it pays for the route and the player holds it. Raises IllegalMove."""
    payment = read_payment(written, "ttr.rule.claiming")
    name = route_text(board, route.id)
    if payment.total != route.length:
        raise IllegalMove("ttr.pay.wrong_number", rule="ttr.rule.claiming", cost=route.length, given=payment.total)
    if payment.coloured and payment.colour not in route.colours:
        wanted = card_text(route.colours[0])
        raise IllegalMove("ttr.claim.wrong_colour", rule="ttr.rule.claiming", route=name, colour=wanted)
    if payment.locomotives < route.locomotives:
        raise IllegalMove("ttr.claim.ferry", rule="ttr.rule.ferries", route=name, locomotives=route.locomotives)
    check_held(holdings, payment, "ttr.rule.claiming")
    return payment


def read_payment(written: str, rule: str) -> Payment:
    """Read a payment as a player writes it. Raises IllegalMove, citing a rule, where it is none, or of two colours."""
    payment = parse_payment(written)
    if payment is None:
        raise IllegalMove("ttr.pay.unreadable", rule=rule, given=written)
    return payment


def check_held(holdings: Holdings, payment: Payment, rule: str) -> None:
    """Raise IllegalMove, citing a rule, if the player does not hold the cards."""
    for card in set(payment.cards()):
        if holdings.hand[card] < payment.cards().count(card):
            raise IllegalMove("ttr.pay.not_held", rule=rule, payment=payment_text(payment))
