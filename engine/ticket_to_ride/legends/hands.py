"""Cards by name: which card of a hand or of the row somebody means (L L6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ticket_to_ride.cards import Card, Hand
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.words import card_word, card_words


def kinds_named(state: LegendsState, name: str) -> tuple[Card, ...]:
    """Return the kinds of card that a name means, in the order in which they are spent.

    Once marks mean something a name is one kind; before, it is a colour with all its marks.
    """
    cards = state.pack.cards
    number = cards.numbers.get(name)
    if number is None or number in cards.never_held:
        return ()
    if state.marks_matter:
        return (number,)
    return cards.of_colour[number] if number <= cards.wild else ()


def held_names(state: LegendsState, hand: Hand) -> dict[str, int]:
    """Return how many cards of each name a hand holds, in the order of the kinds."""
    held: dict[str, int] = {}
    for name, number in zip(card_words(state), hand, strict=False):
        held[name] = held.get(name, 0) + number
    return {name: number for name, number in held.items() if number}


def named_cards(state: LegendsState, hand: Hand, names: Sequence[str]) -> list[Card] | None:
    """Return the cards of a hand that some names mean; None: it does not hold them."""
    left, found = list(hand), []
    for name in names:
        card = next((card for card in kinds_named(state, name) if left[card]), None)
        if card is None:
            return None
        left[card] -= 1
        found.append(card)
    return found


def row_card(state: LegendsState, name: str) -> Card | None:
    """Return the first face-up card that a name means."""
    return next((card for card in state.supply.row if card_word(state, card) == name), None)


def row_names(state: LegendsState) -> list[str]:
    """Return the different names of the face-up cards, in the order of the kinds."""
    words = card_words(state)
    return list(dict.fromkeys([words[card] for card in sorted(set(state.supply.row))]))


def from_longest(state: LegendsState, hand: Hand, number: int) -> list[str]:
    """Name the cards that go where nobody chooses: from the longest colour, unmarked first (L L2)."""
    cards, left, chosen = state.pack.cards, list(hand), []
    for _ in range(min(number, sum(hand))):
        counts = cards.counts(left)
        colour = max(range(len(counts)), key=lambda one: (counts[one], one != cards.wild, -one))
        card = next(card for card in cards.of_colour[colour] if left[card])
        left[card] -= 1
        chosen.append(card_word(state, card))
    return chosen
