"""A position of Ticket to Ride: Europe as it may be, given what a seat can see."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from engine.core import codec
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.board import RouteId, TicketId
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.sampling import deal_cards_anew, others_of, shuffled
from engine.ticket_to_ride.state import OPENING, Holdings

_FINE = 1 << 30
"""The number of equal parts that the total weight is divided into; one of them is drawn."""
_SETS = 8
"""How many sets of tickets are tried for a player; one is drawn by how well each goes with the player's claims."""


class Likely(NamedTuple):
    """How likely a player is to hold each ticket."""

    tickets: Mapping[TicketId, float]
    """The weight of each ticket on its own."""
    no_long: float
    """The weight of holding no long ticket, against the weights of the long ones."""
    claimed: Mapping[RouteId, int]
    """The spaces of the routes that the player has claimed."""
    used: Mapping[TicketId, frozenset[RouteId]]
    """For each ticket the claimed routes that are of use for it."""

    def together(self, tickets: Sequence[TicketId]) -> float:
        """Return the weight of a set of tickets: the less, the more has been claimed that helps none of them."""
        used = frozenset[RouteId]().union(*(self.used[ticket] for ticket in tickets))
        return math.exp(-sum(spaces for route, spaces in self.claimed.items() if route not in used))


def sample(state: EuropeState, seat: Seat, rng: Rng, likely: Mapping[Seat, Likely] | None = None) -> EuropeState:
    """Deal the deck, the tickets and the hands of the others anew, with different luck to come.

    ``likely``: which tickets each of the other seats is likely to hold, once the opening is over. Where nothing is
    given for a seat, all tickets are equally likely.
    """
    draft = codec.clone(state)
    draft.rng = rng.fork()
    deal_cards_anew(draft, seat, rng)
    _deal_tickets_anew(draft, seat, rng, likely or {})
    return draft


def _deal_tickets_anew(draft: EuropeState, seat: Seat, rng: Rng, likely: Mapping[Seat, Likely]) -> None:
    """Deal anew all tickets that the seat does not hold: it does not know which of them went back to the box.

    Each of the others was offered one long ticket at the opening, and may have kept it.
    """
    rules, own = draft.printed.rules, draft.seats[seat]
    unseen = [one for one in draft.printed.board.tickets.values() if one.id not in {*own.tickets, *own.offered}]
    short = shuffled([ticket.id for ticket in unseen if not ticket.long], rng)
    long = shuffled([ticket.id for ticket in unseen if ticket.long], rng)
    others = others_of(draft, seat)
    if draft.in_round(OPENING):
        draft.ticket_deck = [short.pop() for _ in draft.ticket_deck]
        # Nobody learns how many tickets another player has kept while others still choose.
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
    spare = len(short) - len(draft.ticket_deck)
    for held in others:
        held.offered = [short.pop() for _ in held.offered]
        wanted, spare = wanted - len(held.offered), spare - len(held.offered)
    for other, held in enumerate(draft.seats):
        if other != seat:
            number, before = len(held.tickets), len(short)
            _fill(held, short, long, likely.get(Seat(other)), rng, must_be_long=wanted > spare)
            wanted, spare = wanted - number, spare - (before - len(short))
    draft.ticket_deck = [short.pop() for _ in draft.ticket_deck]


def _fill(
    held: Holdings, short: list[TicketId], long: list[TicketId], likely: Likely | None, rng: Rng, *, must_be_long: bool
) -> None:
    """Give a player as many tickets as it held, one of them long if need be."""
    number = len(held.tickets)
    if likely is None:
        with_long = bool(number and long) and (must_be_long or rng.below(2) == 0)
        held.tickets = [long.pop()] if with_long else []
        held.tickets += [short.pop() for _ in range(number - len(held.tickets))]
        return
    sets = [_some(number, short, long, likely, rng, must_be_long=must_be_long) for _ in range(_SETS)]
    held.tickets = sets[_drawn(list(map(likely.together, sets)), rng)]
    for ticket in held.tickets:
        (short if ticket in short else long).remove(ticket)


def _some(
    number: int,
    short: Sequence[TicketId],
    long: Sequence[TicketId],
    likely: Likely,
    rng: Rng,
    *,
    must_be_long: bool,
) -> list[TicketId]:
    """Return a number of tickets, each drawn by its own weight."""
    some: list[TicketId] = []
    if number and long:
        weights = [likely.tickets[ticket] for ticket in long]
        drawn = _drawn([*weights, 0.0 if must_be_long else likely.no_long], rng)
        some += long[drawn : drawn + 1]
    left, weights = list(short), [likely.tickets[ticket] for ticket in short]
    while len(some) < number:
        drawn = _drawn(weights, rng)
        some.append(left.pop(drawn))
        del weights[drawn]
    return some


def _drawn(weights: Sequence[float], rng: Rng) -> int:
    """Return an index into the weights, drawn with these weights."""
    *some, total = accumulate(weights)
    at = rng.below(_FINE) / _FINE * total
    return bisect_right(some, at)
