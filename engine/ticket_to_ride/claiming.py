"""Which routes may be claimed, and with which cards.

Europe's rulebook: "Claiming routes", "Double routes", "Ferries".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Player
from engine.ticket_to_ride.board import Route, RouteId
from engine.ticket_to_ride.cards import Card, Payment, parse_payment, payments, ways_to_pay
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.rules import Rules
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.texts import card_text, payment_text, route_text


def may_claim_parallel(rules: Rules, route: Route, claims: Mapping[RouteId, Seat], seat: Seat, players: int) -> bool:
    """Return whether the claims on parallel tracks leave a route open to a player.

    Nobody owns two tracks of a route. With few players one track of a double closes the other; all tracks of a triple
    stay open (Europe's rulebook, "Double routes").
    """
    for other in route.parallel:
        if other in claims:
            if players < rules.doubles_open_from and len(route.parallel) == 1:
                return False
            if claims[other] == seat:
                return False
    return True


def is_open(state: TicketToRideState, seat: Seat, route: Route) -> bool:
    """Return whether a player has the trains and the right to claim a route, whatever the cards."""
    if route.id in state.claims or route.length > state.seats[seat].trains:
        return False
    return not route.parallel or may_claim_parallel(state.printed.rules, route, state.claims, seat, len(state.seats))


def payable_routes(state: TicketToRideState, seat: Seat) -> list[tuple[Route, int]]:
    """List the routes a player can claim with the cards in hand, and in how many ways each can be paid."""
    printed, claims, own = state.printed, state.claims, state.seats[seat]
    rules, players = printed.rules, len(state.seats)
    counts = printed.cards.counts(own.hand)
    held = counts[-1]
    longest = min(max(counts[:-1]) + held, own.trains)
    found: list[tuple[Route, int]] = []
    for length, wilds, alike in printed.board.routes_by_cost:
        if length > longest:
            break
        in_colour, all_wild = ways_to_pay(length, wilds, held), int(held >= length)
        for colours, routes in alike:
            ways = all_wild
            for colour in colours:
                ways += in_colour[counts[colour]]
            if ways:
                for route in routes:
                    if route.id not in claims and (
                        not route.parallel or may_claim_parallel(rules, route, claims, seat, players)
                    ):
                        found.append((route, ways))  # noqa: PERF401 - at every turn: a comprehension is slower
    return found


def route_payments(state: TicketToRideState, seat: Seat, route: Route) -> Iterator[Payment]:
    """Enumerate the ways a player can pay for a route."""
    return payments(state.printed.cards.counts(state.seats[seat].hand), route.price)


def check_open(state: TicketToRideState, seat: Seat, route_id: RouteId) -> Route:
    """Return the route if the player may claim it. Raises IllegalMove."""
    printed = state.printed
    rules, route = printed.rules, printed.board.routes.get(route_id)
    if route is None:
        raise IllegalMove("ttr.claim.no_such_route", route=str(route_id))
    name = route_text(printed.cards, printed.board, route.id)
    if route.id in state.claims:
        owner = Player(state.claims[route.id])
        raise IllegalMove("ttr.claim.taken", rule=printed.rule("claiming"), route=name, owner=owner)
    if not may_claim_parallel(rules, route, state.claims, seat, len(state.seats)):
        rule = printed.rule("double_routes")
        if seat in (state.claims.get(other) for other in route.parallel):
            raise IllegalMove("ttr.claim.own_twin", rule=rule, route=name)
        raise IllegalMove("ttr.claim.twin_closed", rule=rule, route=name, players=rules.doubles_open_from)
    trains = state.seats[seat].trains
    if route.length > trains:
        raise IllegalMove(
            "ttr.claim.too_few_trains", rule=printed.rule("claiming"), route=name, length=route.length, trains=trains
        )
    return route


def check_route_payment(state: TicketToRideState, seat: Seat, route: Route, written: str) -> Payment:
    """Return the payment if it pays for the route and the player holds it. Raises IllegalMove."""
    printed = state.printed
    payment = read_payment(printed, written, "claiming")
    if payment.total != route.length:
        raise IllegalMove("ttr.pay.wrong_number", rule=printed.rule("claiming"), cost=route.length, given=payment.total)
    if payment.coloured and payment.colour not in route.colours:
        name, wanted = route_text(printed.cards, printed.board, route.id), card_text(printed.cards, route.colours[0])
        raise IllegalMove("ttr.claim.wrong_colour", rule=printed.rule("claiming"), route=name, colour=wanted)
    if payment.wilds < route.wilds:
        name = route_text(printed.cards, printed.board, route.id)
        raise IllegalMove("ttr.claim.ferry", rule=printed.rule("ferries"), route=name, locomotives=route.wilds)
    check_held(state, seat, payment, "claiming")
    return payment


def read_payment(printed: Printed, written: str, chapter: str) -> Payment:
    """Read a payment as a player writes it.

    Raises IllegalMove, citing a chapter of the rulebook, if it is not a payment or has two colours.
    """
    payment = parse_payment(printed.cards, written)
    if payment is None:
        raise IllegalMove("ttr.pay.unreadable", rule=printed.rule(chapter), given=written)
    return payment


def check_held(state: TicketToRideState, seat: Seat, payment: Payment, chapter: str) -> None:
    """Raise IllegalMove, citing a chapter of the rulebook, if the player does not hold the cards."""
    printed = state.printed
    counts = printed.cards.counts(state.seats[seat].hand)
    short = payment.coloured and counts[payment.colour] < payment.coloured
    if short or counts[-1] < payment.wilds:
        raise IllegalMove("ttr.pay.not_held", rule=printed.rule(chapter), payment=payment_text(printed.cards, payment))


def spend(draft: TicketToRideState, seat: Seat, payment: Payment) -> list[Card]:
    """Take a payment out of a player's hand and return its cards, which then lie on the table."""
    hand = draft.seats[seat].hand
    laid = draft.printed.cards.laid(hand, payment)
    for card in laid:
        hand[card] -= 1
    return laid
