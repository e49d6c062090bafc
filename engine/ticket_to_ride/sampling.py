"""Dealing anew what a seat cannot see: the deck, and the cards and tickets of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.state import Holdings, TicketToRideState

Name = TypeVar("Name", bound=str)


def others_of(state: TicketToRideState, seat: Seat) -> list[Holdings]:
    """Return what lies in front of all seats but one."""
    return [held for other, held in enumerate(state.seats) if other != seat]


def deal_cards_anew(draft: TicketToRideState, seat: Seat, rng: Rng) -> None:
    """Exchange the cards of the deck and of the other hands; each keeps its number of cards."""
    others, never_held = others_of(draft, seat), draft.printed.cards.never_held
    hidden = [card for held in others for card, number in enumerate(held.hand) for _ in range(number)]
    hidden += draft.supply.deck
    # Sorted first, so that nothing follows from where they lay.
    cards = sorted(card for card in hidden if card not in never_held)
    rng.shuffle(cards)
    for held in others:
        dealt = [cards.pop() for _ in range(sum(held.hand))]
        held.hand = [dealt.count(card) for card in range(len(held.hand))]
    draft.supply.deck = sorted([*cards, *(card for card in hidden if card in never_held)])
    rng.shuffle(draft.supply.deck)


def shuffled(hidden: Sequence[Name], rng: Rng) -> list[Name]:
    """Return tickets, or other cards by their names, in an order that depends on nothing but the generator."""
    found = sorted(hidden)
    rng.shuffle(found)
    return found
