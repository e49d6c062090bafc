"""The train cards on the table: face-down deck, discards and the face-up row.

The deck is never empty while there are discards: they are shuffled into a new deck the moment its last card leaves, or
when they arrive while it is empty. The row is filled whenever a card can be had.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from engine.core.events import Event
from engine.core.rng import Rng
from engine.core.text import text
from engine.ticket_to_ride.cards import LOCOMOTIVE, Card
from engine.ticket_to_ride.rules import Rules
from engine.ticket_to_ride.words import cards_text


class Supply(msgspec.Struct):
    """The cards that are in nobody's hand."""

    deck: list[Card]
    """Face down; the last is drawn next."""
    discards: list[Card]
    row: list[Card]
    """Face up, from left to right."""


def shuffled_supply(rules: Rules, rng: Rng) -> Supply:
    """Shuffle all cards into a deck; the row is still empty."""
    deck = [card for card in range(LOCOMOTIVE) for _ in range(rules.cards_per_colour)]
    deck += [LOCOMOTIVE] * rules.locomotives
    rng.shuffle(deck)
    return Supply(deck, [], [])


def draw(supply: Supply, rng: Rng) -> Card:
    """Take the top card of a deck that is not empty."""
    card = supply.deck.pop()
    _renew(supply, rng)
    return card


def discard(supply: Supply, cards: Iterable[Card], rules: Rules, rng: Rng) -> Iterator[Event]:
    """Put cards on the discards, and fill the row if it was waiting for them."""
    supply.discards.extend(cards)
    _renew(supply, rng)
    yield from fill_row(supply, rules, rng)


def take(supply: Supply, card: Card, rules: Rules, rng: Rng) -> Iterator[Event]:
    """Take a card out of the row and turn up another in its place."""
    place = supply.row.index(card)
    if supply.deck:
        supply.row[place] = draw(supply, rng)
        yield from _reset_row(supply, rules, rng)
    else:
        del supply.row[place]


def fill_row(supply: Supply, rules: Rules, rng: Rng) -> Iterator[Event]:
    """Turn up cards until the row is full or there are none, laying it out anew while it holds too many locomotives."""
    turned_up = _turn_up(supply, rules, rng)
    if turned_up:
        yield Event(text("ttr.row.filled", cards=cards_text(turned_up)), reveals=True)
    yield from _reset_row(supply, rules, rng)


def _reset_row(supply: Supply, rules: Rules, rng: Rng) -> Iterator[Event]:
    # Rulebook, "Train cards": whenever three of the face-up cards are locomotives, all are discarded and replaced.
    for _ in range(rules.resets_in_a_row):
        if supply.row.count(LOCOMOTIVE) < rules.locomotives_that_reset or not _can_reset(supply, rules):
            return
        supply.discards.extend(supply.row)
        supply.row.clear()
        _renew(supply, rng)
        _turn_up(supply, rules, rng)
        yield Event(text("ttr.row.reset", cards=cards_text(supply.row)), reveals=True)


def _can_reset(supply: Supply, rules: Rules) -> bool:
    # With so many coloured cards outside the hands, some lie in the deck or the discards: there is a row to come.
    coloured = sum(card != LOCOMOTIVE for pile in (supply.row, supply.deck, supply.discards) for card in pile)
    return coloured > rules.face_up - rules.locomotives_that_reset


def _turn_up(supply: Supply, rules: Rules, rng: Rng) -> list[Card]:
    before = len(supply.row)
    while len(supply.row) < rules.face_up and supply.deck:
        supply.row.append(draw(supply, rng))
    return supply.row[before:]


def _renew(supply: Supply, rng: Rng) -> None:
    if not supply.deck and supply.discards:
        supply.deck, supply.discards = supply.discards, []
        rng.shuffle(supply.deck)
