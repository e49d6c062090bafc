"""Setting up: shuffling, dealing and drawing who begins (Europe's rulebook, "Setting up").

Each game calls these functions in its own order.
"""

from __future__ import annotations

from engine.core.seat import Seat
from engine.ticket_to_ride.state import OPENING, TURNS, TicketToRideState
from engine.ticket_to_ride.supply import draw, fill_row, shuffled_supply


def deal_cards(draft: TicketToRideState) -> None:
    """Shuffle all cards, deal everybody a hand and turn up the row."""
    printed = draft.printed
    draft.supply = shuffled_supply(printed.cards, draft.rng)
    for holdings in draft.seats:
        for _ in range(printed.rules.opening_cards):
            card = draw(draft, [])
            if card is not None:
                holdings.hand[card] += 1
    for _ in fill_row(draft):
        pass  # a row with too many wild cards is replaced before anybody sees it


def deal_tickets(draft: TicketToRideState) -> None:
    """Shuffle the tickets and offer everybody some, including long ones if the game has them."""
    rules, tickets = draft.printed.rules, draft.printed.board.tickets.values()
    # The long tickets that are not dealt go back to the box.
    long_tickets = [ticket.id for ticket in tickets if ticket.long]
    draft.ticket_deck = [ticket.id for ticket in tickets if not ticket.long]
    draft.rng.shuffle(long_tickets)
    draft.rng.shuffle(draft.ticket_deck)
    for holdings in draft.seats:
        if rules.long_tickets:
            holdings.offered += [long_tickets.pop() for _ in range(rules.long_tickets.opening)]
        holdings.offered += [draft.ticket_deck.pop() for _ in range(rules.opening_tickets)]


def draw_lots(draft: TicketToRideState) -> None:
    """Draw who begins. All choose their opening tickets before the first turn."""
    players = len(draft.seats)
    draft.start = Seat(draft.rng.below(players))
    order = [(draft.start + turn) % players for turn in range(players)]
    draft.begin(TURNS, order)
    draft.interrupt(OPENING, range(players))
