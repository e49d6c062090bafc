"""Train cards: drawing, discarding and newspapers (L C2), and which cards a name means (L L6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.views import Event
from engine.ticket_to_ride.cards import Card, Hand
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import DrawBlind, FillRow, TurnUp
from engine.ticket_to_ride.legends.texts import card_text, cards_text, notice, player, shown_name, shown_names
from engine.ticket_to_ride.supply import can_draw, can_reset, renew


def kinds_named(state: LegendsState, name: str) -> tuple[Card, ...]:
    """Return the kinds of card that a name means, in the order they are spent.

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
    for name, number in zip(shown_names(state), hand, strict=False):
        held[name] = held.get(name, 0) + number
    return {name: number for name, number in held.items() if number}


def named_cards(state: LegendsState, hand: Hand, names: Sequence[str]) -> list[Card] | None:
    """Return the cards of a hand that some names mean, or None if it does not hold them."""
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
    return next((card for card in state.supply.row if shown_name(state, card) == name), None)


def row_names(state: LegendsState) -> list[str]:
    """Return the different names of the face-up cards, in the order of the kinds."""
    words = shown_names(state)
    return list(dict.fromkeys([words[card] for card in sorted(set(state.supply.row))]))


def from_longest(state: LegendsState, hand: Hand, number: int) -> list[str]:
    """Name the cards that are spent if nobody chooses: from the longest colour, unmarked first (L L2)."""
    cards, left, chosen = state.pack.cards, list(hand), []
    for _ in range(min(number, sum(hand))):
        counts = cards.counts(left)
        colour = max(range(len(counts)), key=lambda one: (counts[one], one != cards.wild, -one))
        card = next(card for card in cards.of_colour[colour] if left[card])
        left[card] -= 1
        chosen.append(shown_name(state, card))
    return chosen


def ordered_cards(state: LegendsState, seat: int, entries: Sequence[str], number: int) -> list[str]:
    """Return the names of cards that may come next when ``number`` cards are chosen from a hand.

    They come in the order of the kinds, and never so late that too few would be left.
    """
    hand = list(state.seats[seat].hand)
    order = list(held_names(state, hand))
    chosen = named_cards(state, hand, entries)
    if chosen is None:
        return []
    for card in chosen:
        hand[card] -= 1
    left = held_names(state, hand)
    listed = order[order.index(entries[-1]) :] if entries else order
    there = [sum(left.get(later, 0) for later in listed[place:]) for place in range(len(listed))]
    return [name for place, name in enumerate(listed) if left.get(name) and there[place] >= number - len(entries)]


def in_order(state: LegendsState, entries: Sequence[str]) -> list[str]:
    """Return the names of cards in the order of the kinds; whatever is no card comes last, as it stands."""
    numbers = state.pack.cards.numbers
    return sorted(entries, key=lambda name: numbers.get(name, len(numbers)))


def top_card(draft: LegendsState) -> Card | None:
    """Take the top card of the deck, newspapers and all; a newspaper at set-up is shuffled back (L B5).

    Return None if there is no card that anybody may hold.
    """
    supply, newspapers = draft.supply, draft.pack.cards.never_held
    while can_draw(draft):
        renew(supply, draft.rng)  # in an arranged position all cards may lie on the discards
        card = supply.deck.pop()
        if card in newspapers and not draft.begun:
            supply.deck.append(card)
            if newspapers.issuperset(supply.deck):  # all cards that players may hold lie on the discards
                supply.deck, supply.discards = supply.deck + supply.discards, []
            draft.rng.shuffle(supply.deck)
            continue
        renew(supply, draft.rng)
        return card
    return None


def is_newspaper(draft: LegendsState, card: Card) -> bool:
    """Return whether a card is a newspaper."""
    return card in draft.pack.cards.never_held


def newspaper(draft: LegendsState, card: Card, drawn_by: int | None = None) -> Iterator[Event]:
    """Discard a newspaper that came up; the next event is turned up before anything else goes on (L C2.3)."""
    if drawn_by is None:
        yield notice("legends.newspaper", reveals=True)
    else:
        yield notice("legends.newspaper.drawn", reveals=True, player=player(drawn_by))
    draft.supply.discards.append(card)
    renew(draft.supply, draft.rng)
    draft.push(TurnUp())


def discard(draft: LegendsState, cards: Iterable[Card]) -> None:
    """Put cards on the discards, and fill the row if it was waiting for them."""
    supply = draft.supply
    supply.discards.extend(cards)
    renew(supply, draft.rng)
    if len(supply.row) < draft.printed.rules.face_up and can_draw(draft):
        draft.push(FillRow())


def spend(draft: LegendsState, seat: int, cards: Iterable[Card]) -> None:
    """Take cards out of a hand."""
    hand = draft.seats[seat].hand
    for card in cards:
        hand[card] -= 1


def draw_blind(draft: LegendsState, task: DrawBlind) -> Iterator[Event]:
    """Draw one card after the other into a hand."""
    while task.number:
        card = top_card(draft)
        if card is None:
            return
        if is_newspaper(draft, card):
            draft.push(task)
            yield from newspaper(draft, card, task.seat)
            return
        task.number -= 1
        draft.seats[task.seat].hand[card] += 1
        if task.of_action and draft.drawing:
            draft.drawing.blind += 1
        yield notice("legends.draw.blind", reveals=True, player=player(task.seat))
        yield notice("legends.draw.yours", to=task.seat, reveals=True, card=card_text(draft, card))


def fill_row(draft: LegendsState, task: FillRow) -> Iterator[Event]:
    """Turn up cards until the row is full, and deal it anew while it holds too many wilds (L C2.4)."""
    supply, rules = draft.supply, draft.printed.rules
    turned: list[Card] = []
    paper: Card | None = None
    while len(supply.row) < rules.face_up and (card := top_card(draft)) is not None:
        if is_newspaper(draft, card):
            paper = card
            break
        supply.row.insert(min(task.at, len(supply.row)), card)
        turned.append(card)
    if turned:
        yield notice("legends.row.filled", reveals=True, cards=cards_text(draft, turned))
    if paper is not None:
        draft.push(task)
        yield from newspaper(draft, paper)
        return
    too_many = supply.row.count(draft.pack.cards.wild) >= rules.wilds_that_reset
    if too_many and task.resets < rules.resets_in_a_row and can_reset(draft):
        yield notice("legends.row.reset", reveals=True)
        clear_row(draft)
        draft.push(FillRow(resets=task.resets + 1))


def clear_row(draft: LegendsState) -> None:
    """Discard the whole row."""
    supply = draft.supply
    supply.discards.extend(supply.row)
    supply.row.clear()
    renew(supply, draft.rng)
