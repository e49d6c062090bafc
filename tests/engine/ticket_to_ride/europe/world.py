"""What the conformance tests must be told of Ticket to Ride: Europe: what is hidden, and what never changes in sum."""

from collections import Counter

from engine.core import codec
from engine.core.registry import find
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.tunnels import AbandonTunnel
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets, KeepTickets

BOARD = PRINTED.board
LONGEST = 3000
"""No random game takes more moves."""


def scramble(state, viewer, chance):
    """Deal the hidden cards and tickets anew: decks in another order, hands and tickets of the others exchanged."""
    other = codec.clone(state)
    other.rng.seed = f"another-{chance.random()}"
    others = [held for seat, held in enumerate(other.seats) if seat != viewer]
    cards = [card for held in others for card, number in enumerate(held.hand) for _ in range(number)]
    cards += other.supply.deck
    chance.shuffle(cards)
    for held in others:
        size = sum(held.hand)
        dealt, cards = cards[:size], cards[size:]
        held.hand = [dealt.count(card) for card in range(len(held.hand))]
    other.supply.deck = cards
    tickets = [ticket for held in others for ticket in held.tickets + held.offered] + other.ticket_deck
    chance.shuffle(tickets)
    for held in others:
        held.tickets = [tickets.pop() for _ in held.tickets]
        held.offered = [tickets.pop() for _ in held.offered]
    other.ticket_deck = tickets
    return other


def census(state):
    cards = Counter(state.supply.deck + state.supply.discards + state.supply.row)
    for held in state.seats:
        cards.update(dict(enumerate(held.hand)))
    if state.claim:
        cards.update(state.claim.revealed + state.claim.laid)
    counted = {("card", card): number for card, number in cards.items() if number}
    for seat, held in enumerate(state.seats):
        laid = sum(BOARD.routes[route].length for route, owner in state.claims.items() if owner == seat)
        counted["trains", seat] = held.trains + laid
        counted["stations", seat] = held.stations + sum(owner == seat for owner in state.stations.values())
    tickets = state.ticket_deck + [ticket for held in state.seats for ticket in held.tickets + held.offered]
    counted |= Counter(("ticket", ticket) for ticket in tickets)
    return counted


def explained(before, move, texts):
    """The opening tickets that somebody does not keep go back into the box."""
    if any(text.key == "ttr.keep.chosen" for text in texts):
        yield from (
            (("ticket", ticket), -1) for ticket in before.seats[move.seat].offered if ticket not in move.tickets
        )


def hidden_moves(state, other, seat):
    kinds = find("europe").kinds(state, seat)
    if DrawCard in kinds and state.supply.deck:
        yield DrawCard(seat, "deck"), DrawCard(seat, "deck")
    if DrawTickets in kinds:
        yield DrawTickets(seat), DrawTickets(seat)
    if KeepTickets in kinds:
        here, there = (some.seats[seat].offered for some in (state, other))
        for size in range(min(2, len(here)), len(here) + 1):
            yield KeepTickets(seat, tuple(here[:size])), KeepTickets(seat, tuple(there[-size:]))
    if AbandonTunnel in kinds:
        yield AbandonTunnel(seat), AbandonTunnel(seat)


def as_offered(state, move):
    """Claim the first of two tracks that are alike."""
    route = BOARD.routes.get(getattr(move, "route", None))
    if not isinstance(move, ClaimRoute) or route is None:
        return move
    tracks = [BOARD.routes[track] for track in (*route.parallel, route.id) if track not in state.claims]
    alike = [track.id for track in tracks if (track.price, track.tunnel) == (route.price, route.tunnel)]
    return ClaimRoute(move.seat, min(alike, default=move.route), move.payment)


def internal(state):
    return {*BOARD.routes, *BOARD.tickets, *BOARD.cities}
