"""A position of Ticket to Ride: Europe as it may be for what a seat can see."""

from __future__ import annotations

from engine.core import codec
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.sampling import deal_cards_anew, others_of, shuffled
from engine.ticket_to_ride.state import OPENING, Holdings


def sample(state: EuropeState, seat: Seat, rng: Rng) -> EuropeState:
    """Deal the deck, the tickets and the hands of the others anew, and let luck to come be another."""
    draft = codec.clone(state)
    draft.rng = rng.fork()
    deal_cards_anew(draft, seat, rng)
    _deal_tickets_anew(draft, seat, rng)
    return draft


def _deal_tickets_anew(draft: EuropeState, seat: Seat, rng: Rng) -> None:
    """Deal all tickets that the seat does not hold: which of them went back to the box nobody else knows.

    Each of the others was offered one long ticket at the opening, and may have kept it.
    """
    rules, own = draft.printed.rules, draft.seats[seat]
    unseen = [one for one in draft.printed.board.tickets.values() if one.id not in {*own.tickets, *own.offered}]
    short = shuffled([ticket.id for ticket in unseen if not ticket.long], rng)
    long = shuffled([ticket.id for ticket in unseen if ticket.long], rng)
    opening, others = draft.in_round(OPENING), others_of(draft, seat)
    draft.ticket_deck = [short.pop() for _ in draft.ticket_deck]
    if opening:
        # How many somebody has kept is told to nobody as long as others still choose.
        longs = rules.long_tickets.opening if rules.long_tickets else 0
        for held in others:
            dealt = [*(long.pop() for _ in range(longs)), *(short.pop() for _ in range(rules.opening_tickets))]
            if held.offered:
                held.offered = dealt
            else:
                rng.shuffle(dealt)
                held.tickets = dealt[: rules.opening_keep + rng.below(len(dealt) - rules.opening_keep + 1)]
        return
    wanted = sum(len(held.tickets) + len(held.offered) for held in others)
    for held in others:
        held.offered = [short.pop() for _ in held.offered]
        wanted -= len(held.offered)
    for held in others:
        wanted = _fill(held, wanted, short, long, rng)


def _fill(held: Holdings, wanted: int, short: list[TicketId], long: list[TicketId], rng: Rng) -> int:
    """Give a player as many tickets as before; return how many are still to be given to the others."""
    number = len(held.tickets)
    with_long = bool(number and long) and (wanted > len(short) or rng.below(2) == 0)
    held.tickets = [long.pop()] if with_long else []
    held.tickets += [short.pop() for _ in range(number - len(held.tickets))]
    return wanted - number
