"""Choosing which tickets to keep: before the first turn all players together and in secret, in a turn one alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, text
from engine.core.views import Event
from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.moves import KeepTickets
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.texts import ticket_text

S = TypeVar("S", bound=TicketToRideState)


class KeepSomeTickets(Step[S]):
    """Keep some of the tickets drawn in a turn: Europe's rulebook, "Drawing tickets"."""

    name = "keep"
    moves = (KeepTickets,)

    def waits(self, state: S, actor: Actor) -> bool:
        """Tickets must be chosen before anything else."""
        return bool(state.seats[int(actor)].offered)

    def kinds(self, state: S, actor: Actor) -> tuple[type[Move], ...]:
        """Return only the choice of tickets."""
        return (KeepTickets,)

    def slot(self, state: S, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return which tickets may be kept, and how many must be."""
        seat = Seat(int(actor))
        board, offered = state.printed.board, state.seats[seat].offered
        options = tuple(Option(ticket, ticket_text(board, ticket)) for ticket in offered)
        return Choice(options, many=True, at_least=min(state.must_keep, len(offered)), at_most=len(offered))

    def play(self, draft: S, move: Move) -> Iterator[Event]:
        """Keep the chosen tickets; the others go under the deck."""
        assert isinstance(move, KeepTickets)
        kept, rejected = _choose(draft, move)
        draft.ticket_deck[:0] = reversed(rejected)
        yield _tell_owner(draft, move.seat, kept)
        yield Event(text("ttr.keep.kept", player=Player(move.seat), tickets=len(kept), returned=len(rejected)))


class KeepOpeningTickets(KeepSomeTickets[S]):
    """Keep some of the opening tickets: Europe's rulebook, "Course of play". All choose together and in secret."""

    def play(self, draft: S, move: Move) -> Iterator[Event]:
        """Keep the chosen tickets. Once everybody has chosen, an event says how many each player kept."""
        assert isinstance(move, KeepTickets)
        kept, rejected = _choose(draft, move)
        self.reject(draft, move.seat, rejected)
        draft.decided(move.seat)
        yield _tell_owner(draft, move.seat, kept)
        yield Event(text("ttr.keep.chosen", player=Player(move.seat)))

    def reject(self, draft: S, seat: Seat, tickets: Sequence[TicketId]) -> None:
        """Put back what was not kept: into the box, for good."""


def after_opening(draft: S) -> Iterator[Event]:
    """Begin the first turn once everybody has chosen opening tickets."""
    draft.resume()
    kept = tuple(
        text("ttr.keep.number", player=Player(Seat(seat)), tickets=len(holdings.tickets))
        for seat, holdings in enumerate(draft.seats)
    )
    # Whoever chose last has now learned what the others kept, and may not quietly choose again.
    yield Event(text("ttr.keep.opening", kept=kept), reveals=True)
    yield Event(text("ttr.begin", player=Player(draft.start)))


def _choose(draft: TicketToRideState, move: KeepTickets) -> tuple[list[TicketId], list[TicketId]]:
    """Give a player the chosen tickets; return those kept and those rejected. Raises IllegalMove."""
    holdings, rule = draft.seats[move.seat], draft.printed.rule("tickets")
    kept = [ticket for ticket in holdings.offered if ticket in move.tickets]
    if len(kept) != len(move.tickets):
        raise IllegalMove("ttr.keep.not_offered", rule=rule)
    must = min(draft.must_keep, len(holdings.offered))
    if len(kept) < must:
        raise IllegalMove("ttr.keep.too_few", rule=rule, must=must, kept=len(kept))
    rejected = [ticket for ticket in holdings.offered if ticket not in kept]
    holdings.tickets += kept
    holdings.offered = []
    return kept, rejected


def _tell_owner(draft: TicketToRideState, seat: Seat, kept: Sequence[TicketId]) -> Event:
    names = tuple(ticket_text(draft.printed.board, ticket) for ticket in kept)
    return Event(text("ttr.keep.yours", tickets=names), audience=seat)
