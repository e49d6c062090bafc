"""Drawing and discarding train cards: face-down deck, discards and the face-up row.

The deck is never empty while there are discards: they are shuffled into a new deck the moment its last card leaves, or
when they arrive while it is empty. The row is filled whenever a card can be had. A card that nobody may hold is
resolved as it is drawn, and another drawn in its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.rng import Rng
from engine.core.text import text
from engine.core.views import Event
from engine.ticket_to_ride.cards import Card, CardSet
from engine.ticket_to_ride.state import Supply, TicketToRideState
from engine.ticket_to_ride.texts import cards_text


def shuffled_supply(cards: CardSet, rng: Rng) -> Supply:
    """Shuffle all cards into a deck; the row is still empty."""
    deck = [card for card, kind in enumerate(cards.kinds) for _ in range(kind.count)]
    rng.shuffle(deck)
    return Supply(deck, [], [])


def can_draw(state: TicketToRideState) -> bool:
    """Return whether the deck has a card that can be held, if need be after a shuffle."""
    supply, never_held = state.supply, state.printed.cards.never_held
    if not never_held:
        return bool(supply.deck)
    return not (never_held.issuperset(supply.deck) and never_held.issuperset(supply.discards))


def left_to_draw(state: TicketToRideState) -> int:
    """Return how many cards that can be held are in the deck and the discards."""
    never_held = state.printed.cards.never_held
    return sum(card not in never_held for pile in (state.supply.deck, state.supply.discards) for card in pile)


def draw(draft: TicketToRideState, events: list[Event]) -> Card | None:
    """Take the top card that can be held from the deck; None if it has no such card.

    What the cards resolved on the way bring about is added to ``events``.
    """
    supply, never_held = draft.supply, draft.printed.cards.never_held
    while can_draw(draft):
        card = supply.deck.pop()
        if card in never_held:
            events += draft.resolve(card)
        renew(supply, draft.rng)
        if card not in never_held:
            return card
    return None


def discard(draft: TicketToRideState, cards: Iterable[Card]) -> Iterator[Event]:
    """Put cards on the discards, and fill the row if it was waiting for them."""
    draft.supply.discards.extend(cards)
    renew(draft.supply, draft.rng)
    yield from fill_row(draft)


def take(draft: TicketToRideState, card: Card) -> Iterator[Event]:
    """Take a card out of the row and turn up another in its place."""
    supply = draft.supply
    place = supply.row.index(card)
    events: list[Event] = []
    next_card = draw(draft, events)
    if next_card is None:
        del supply.row[place]
        yield from events
        return
    supply.row[place] = next_card
    yield from events
    yield from _reset_row(draft)


def fill_row(draft: TicketToRideState) -> Iterator[Event]:
    """Turn up cards until the row is full or none are left, replacing the row while it holds too many wild cards."""
    events: list[Event] = []
    turned_up = _turn_up(draft, events)
    yield from events
    if turned_up:
        yield Event(text("ttr.row.filled", cards=cards_text(draft.printed.cards, turned_up)), reveals=True)
    yield from _reset_row(draft)


def _reset_row(draft: TicketToRideState) -> Iterator[Event]:
    # Europe's rulebook, "Drawing train cards": whenever three cards in the row are locomotives, all are replaced.
    supply, printed = draft.supply, draft.printed
    for _ in range(printed.rules.resets_in_a_row):
        if supply.row.count(printed.cards.wild) < printed.rules.wilds_that_reset or not can_reset(draft):
            return
        supply.discards.extend(supply.row)
        supply.row.clear()
        renew(supply, draft.rng)
        events: list[Event] = []
        _turn_up(draft, events)
        yield from events
        yield Event(text("ttr.row.reset", cards=cards_text(printed.cards, supply.row)), reveals=True)


def can_reset(draft: TicketToRideState) -> bool:
    """Return whether a new row could differ from the present one."""
    # With this many coloured cards outside the hands, some lie in the deck or the discards and can get into the row.
    supply, cards, rules = draft.supply, draft.printed.cards, draft.printed.rules
    others = cards.never_held | {cards.wild}
    coloured = sum(card not in others for pile in (supply.row, supply.deck, supply.discards) for card in pile)
    return coloured > rules.face_up - rules.wilds_that_reset


def _turn_up(draft: TicketToRideState, events: list[Event]) -> list[Card]:
    row, face_up = draft.supply.row, draft.printed.rules.face_up
    before = len(row)
    while len(row) < face_up and (card := draw(draft, events)) is not None:
        row.append(card)
    return row[before:]


def renew(supply: Supply, rng: Rng) -> None:
    """Shuffle the discards into a new deck if the deck is used up."""
    if not supply.deck and supply.discards:
        supply.deck, supply.discards = supply.discards, []
        rng.shuffle(supply.deck)
