"""Why the planning opponent does what it does, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.moves import Move
from engine.core.text import Text, text
from engine.ticket_to_ride.board import Route
from engine.ticket_to_ride.cards import Payment
from engine.ticket_to_ride.claiming import read_payment
from engine.ticket_to_ride.europe.planning import goals
from engine.ticket_to_ride.europe.planning.plan import is_hopeful, plan_tickets
from engine.ticket_to_ride.europe.planning.position import Position
from engine.ticket_to_ride.europe.planning.shortfall import after, shortfall, with_card
from engine.ticket_to_ride.moves import DECK, ClaimRoute, DrawCard, DrawTickets, KeepTickets
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.texts import route_text, ticket_text
from engine.ticket_to_ride.worth import routes_help


def reason(state: TicketToRideState, position: Position, move: Move) -> Text | None:
    """Return why a move was chosen, or None if it is of a kind that not all games have."""
    match move:
        case KeepTickets():
            board = state.printed.board
            hopeful = is_hopeful(position, [board.tickets[ticket] for ticket in move.tickets])
            return text("ttr.hint.keep" if hopeful else "ttr.hint.keep_hopeless", tickets=len(move.tickets))
        case ClaimRoute():
            return _of_claim(state, position, move)
        case DrawTickets():
            plan = plan_tickets(position)
            return text("ttr.hint.tickets" if goals.wants_tickets(position, plan) else "ttr.hint.tickets_only")
        case DrawCard():
            return _of_draw(position, move.card)
    return None


def _of_claim(state: TicketToRideState, position: Position, move: ClaimRoute) -> Text:
    printed = position.printed
    route = printed.board.routes[move.route]
    helps = routes_help(state, position.seat, [route], partial(ticket_text, printed.board))[route.id]
    if helps.helps is not None:
        return text("ttr.hint.claim_completes" if helps.reaches else "ttr.hint.claim_ticket", helps=helps.helps)
    spared = _spares(position, route, read_payment(printed, move.payment, "claiming"))
    return text(
        "ttr.hint.claim_points" if spared else "ttr.hint.claim_dearer", points=printed.rules.points(route.length)
    )


def _spares(position: Position, route: Route, payment: Payment) -> bool:
    """Return whether the cards of a payment are not needed elsewhere: no more is missing without them."""
    others = [other for other in goals.wanted(position, plan_tickets(position)) if other.id != route.id]
    left = after(position.counts, payment)
    return position.turns_left is not None or shortfall(left, others) <= shortfall(position.counts, others)


def _of_draw(position: Position, card: str) -> Text:
    if card == DECK:
        return text("ttr.hint.draw_deck")
    cards, plan = position.printed.cards, plan_tickets(position)
    wanted, colour = goals.wanted(position, plan), cards.colour_of[cards.numbers[card]]
    planned = [route for route in wanted if route in plan.routes]
    served = _served(position, planned, colour) or _served(position, wanted, colour)
    if served is None:
        return text("ttr.hint.draw_later")
    return text("ttr.hint.draw_card", route=route_text(cards, position.printed.board, served.id))


def _served(position: Position, routes: Sequence[Route], colour: int) -> Route | None:
    """Return the route that a card of a colour serves most, the most pressing one of equals, or None if it serves none.

    A card serves a route by what it saves on that route alone, plus what it saves on all of them only because the route
    is among them. Routes whose cards are all in the hand come after those for which some are missing.
    """

    def spared(some: Sequence[Route]) -> float:
        return shortfall(position.counts, some) - shortfall(with_card(position.counts, colour), some)

    together = spared(routes)
    best: tuple[bool, float, Route | None] = False, 0.0, None
    for route in routes:
        without = [other for other in routes if other is not route]
        rank = shortfall(position.counts, [route]) > 0, spared([route]) + together - spared(without)
        if rank[1] > 0 and rank > best[:2]:
            best = (*rank, route)
    return best[2]
