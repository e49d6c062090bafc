"""Why the planning opponent does what it does, in words."""

from __future__ import annotations

from functools import partial

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import Route
from engine.ticket_to_ride.europe.planning import goals
from engine.ticket_to_ride.europe.planning.plan import is_hopeful, plan_tickets
from engine.ticket_to_ride.europe.planning.position import Position
from engine.ticket_to_ride.europe.planning.shortfall import shortfall, with_card
from engine.ticket_to_ride.moves import DECK, ClaimRoute, DrawCard, DrawTickets, KeepTickets
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.texts import route_text, ticket_text
from engine.ticket_to_ride.worth import routes_help


def reason(state: TicketToRideState, position: Position, seat: Seat, move: Move) -> Text | None:
    """Return why a move was chosen that all games have, or None if it is another one."""
    match move:
        case KeepTickets():
            board = state.printed.board
            hopeful = is_hopeful(position, [board.tickets[ticket] for ticket in move.tickets])
            return text("ttr.hint.keep" if hopeful else "ttr.hint.keep_hopeless", tickets=len(move.tickets))
        case ClaimRoute():
            return _of_claim(state, seat, position.printed.board.routes[move.route])
        case DrawTickets():
            plan = plan_tickets(position)
            return text("ttr.hint.tickets" if goals.wants_tickets(position, plan) else "ttr.hint.tickets_only")
        case DrawCard():
            return _of_draw(position, move.card)
    return None


def _of_claim(state: TicketToRideState, seat: Seat, route: Route) -> Text:
    helps = routes_help(state, seat, [route], partial(ticket_text, state.printed.board))[route.id]
    if helps.helps is not None:
        return text("ttr.hint.claim_completes" if helps.reaches else "ttr.hint.claim_ticket", helps=helps.helps)
    return text("ttr.hint.claim_points", points=state.printed.rules.points(route.length))


def _of_draw(position: Position, card: str) -> Text:
    if card == DECK:
        return text("ttr.hint.draw_deck")
    cards, wanted = position.printed.cards, goals.wanted(position, plan_tickets(position))
    more = with_card(position.counts, cards.colour_of[cards.numbers[card]])
    for route in wanted:
        if shortfall(more, [route]) < shortfall(position.counts, [route]):
            return text("ttr.hint.draw_card", route=route_text(cards, position.printed.board, route.id))
    return text("ttr.hint.draw_later")
