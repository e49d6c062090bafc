"""Drawing tickets in a turn: Europe's rulebook, "Drawing tickets"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from engine.core.errors import IllegalMove
from engine.core.moves import Slot
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.ticket_to_ride.moves import DrawTickets
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.texts import ticket_text
from engine.ticket_to_ride.turns import Action, Ways

S = TypeVar("S", bound=TicketToRideState)

NEW_TICKETS = "new_tickets"
"""The interrupt for choosing from the drawn tickets."""


class DrawSomeTickets(Action[S]):
    """Draw the top tickets and keep some of them."""

    move = DrawTickets

    def possible(self, state: S, seat: Seat) -> bool:
        """Return whether there is a ticket."""
        return bool(state.ticket_deck)

    def slot(self, state: S, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Raise an error: the move has no field."""
        raise AssertionError("drawing tickets asks nothing")

    def play(self, draft: S, move: DrawTickets) -> Iterator[Event]:
        """Lay the tickets in front of the player, the first drawn first."""
        printed = draft.printed
        if not draft.ticket_deck:
            raise IllegalMove("ttr.tickets.none_left", rule=printed.rule("tickets"))
        number = min(printed.rules.drawn_tickets, len(draft.ticket_deck))
        offered = draft.seats[move.seat].offered = [draft.ticket_deck.pop() for _ in range(number)]
        draft.interrupt(NEW_TICKETS, [move.seat])
        names = tuple(ticket_text(printed.board, ticket) for ticket in offered)
        yield Event(text("ttr.tickets.drawn", player=Player(move.seat), tickets=number), reveals=True)
        yours = text("ttr.tickets.yours", tickets=names, keep=min(draft.must_keep, number))
        yield Event(yours, audience=move.seat, reveals=True)

    def ways(self, state: S, seat: Seat) -> Ways:
        """Count one way, if there is a ticket."""
        return Ways(int(bool(state.ticket_deck)), lambda _: DrawTickets(seat))
