"""Train cards: the colours, the wild card, and what a set of cards pays for.

A game's cards are data. In a state a card is its index in ``CardSet.kinds`` and a hand is one count for each kind that
can be held; at the edges cards go by name. Prices and payments speak of colours: a marked card is a card of its colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache
from typing import NewType

import msgspec

CardName = NewType("CardName", str)
Card = int
Hand = list[int]
"""How many of each kind that can be held, indexed as ``CardSet.kinds``."""
Counts = Sequence[int]
"""How many of each colour, then of the wild card: see ``CardSet.counts``."""

GREY = "grey"
"""The colour of a route that takes any one colour."""
_MOST_OF_A_COLOUR = 60
"""More than any card set has."""


class CardKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card and how many of it there are."""

    name: CardName
    count: int


class MarkedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a colour that also bears a mark; it pays like any card of its colour."""

    name: CardName
    count: int
    colour: CardName
    mark: str


class Payment(msgspec.Struct, frozen=True, array_like=True):
    """Cards of one colour and wild cards, laid down together."""

    colour: Card
    """The colour; the wild card when nothing else is paid."""
    coloured: int
    wilds: int

    @property
    def total(self) -> int:
        """How many cards it is."""
        return self.coloured + self.wilds


class CardSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True, eq=False):
    """All cards of a game. The kinds are numbered in the order colours, wild card, marked cards, those never held."""

    colours: tuple[CardKind, ...]
    wild_kind: CardKind = msgspec.field(name="wild")
    """It stands for any colour."""
    marked: tuple[MarkedCard, ...] = ()
    resolved: tuple[CardKind, ...] = ()
    """Nobody ever holds them: what one brings happens as soon as it is drawn (``TicketToRideState.resolve``)."""

    @cached_property
    def kinds(self) -> tuple[CardKind | MarkedCard, ...]:
        """Every kind by its number."""
        return (*self.colours, self.wild_kind, *self.marked, *self.resolved)

    @cached_property
    def names(self) -> tuple[CardName, ...]:
        """The names of all kinds by number."""
        return tuple(kind.name for kind in self.kinds)

    @cached_property
    def numbers(self) -> dict[str, Card]:
        """The number of each kind by name."""
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def wild(self) -> Card:
        """The number of the wild card."""
        return len(self.colours)

    @cached_property
    def any_colour(self) -> tuple[Card, ...]:
        """The numbers of all colours."""
        return tuple(range(len(self.colours)))

    @cached_property
    def held(self) -> tuple[CardName, ...]:
        """The names of the kinds that a hand can hold."""
        return self.names[: len(self.colours) + 1 + len(self.marked)]

    @cached_property
    def never_held(self) -> frozenset[Card]:
        """The numbers of the kinds that are resolved when drawn."""
        return frozenset(range(len(self.held), len(self.kinds)))

    @cached_property
    def of_colour(self) -> tuple[tuple[Card, ...], ...]:
        """The kinds of each colour, in the order they are spent: unmarked ones first; then the wild card."""
        marks = [(self.numbers[kind.colour], self.numbers[kind.name]) for kind in self.marked]
        plain = [(colour, *(card for of, card in marks if of == colour)) for colour in self.any_colour]
        return (*plain, (self.wild,))

    @cached_property
    def colour_of(self) -> dict[Card, Card]:
        """The colour of each kind that can be held; the wild card stands for itself."""
        return {card: colour for colour, kinds in enumerate(self.of_colour) for card in kinds}

    @cached_property
    def _marked_colours(self) -> tuple[tuple[Card, Card], ...]:
        """Each marked kind with its colour."""
        return tuple((self.numbers[kind.name], self.numbers[kind.colour]) for kind in self.marked)

    @cached_property
    def mark_of(self) -> dict[Card, str]:
        """The mark of each kind that bears one."""
        return {self.numbers[kind.name]: kind.mark for kind in self.marked}

    def paying(self, colour: str) -> tuple[Card, ...]:
        """Return the colours that pay for a route of a colour: any one for a grey route."""
        return self.any_colour if colour == GREY else (self.numbers[colour],)

    def empty_hand(self) -> Hand:
        """Return a hand without cards."""
        return [0] * len(self.held)

    def counts(self, hand: Sequence[int]) -> Counts:
        """Return how many cards of each colour a hand holds, marked or not, and last how many wild ones."""
        if not self.marked:
            return hand
        counts = list(hand[: self.wild + 1])
        for card, colour in self._marked_colours:
            counts[colour] += hand[card]
        return counts

    def laid(self, hand: Sequence[int], payment: Payment) -> list[Card]:
        """Return the single cards with which a hand pays: those of the colour, then the wild ones."""
        wilds = [self.wild] * payment.wilds
        if not self.marked:
            return [payment.colour] * payment.coloured + wilds
        own = [card for card in self.of_colour[payment.colour] for _ in range(hand[card])]
        return own[: payment.coloured] + wilds

    def written(self, payment: Payment) -> str:
        """Write a payment as players do, such as ``2 red, 1 locomotive``."""
        parts = [f"{payment.coloured} {self.names[payment.colour]}"] if payment.coloured else []
        if payment.wilds:
            parts.append(f"{payment.wilds} {self.wild_kind.name}")
        return ", ".join(parts)


@lru_cache(maxsize=1024)
def parse_payment(cards: CardSet, written: str) -> Payment | None:
    """Read a payment such as ``2 red, 1 locomotive`` in any order and spacing; None if it cannot be read as one."""
    counts: dict[Card, int] = {}
    for part in written.lower().replace("+", ",").split(","):
        number, _, name = part.strip().partition(" ")
        card = cards.numbers.get(name.strip().removesuffix("s"), len(cards.kinds))
        if not (number.isdecimal() and len(number) < 4 and int(number) and card <= cards.wild):  # noqa: PLR2004 - no flood
            return None
        counts[card] = counts.get(card, 0) + int(number)
    wilds = counts.pop(cards.wild, 0)
    if len(counts) > 1:
        return None
    colour, coloured = next(iter(counts.items()), (cards.wild, 0))
    return Payment(colour, coloured, wilds)


class Price(msgspec.Struct, frozen=True):
    """A price: a number of cards, all of one of the given colours.

    At least ``wilds`` of them must be wild cards, which may also stand for any of the rest (Europe's rulebook,
    "Locomotives" and "Ferries").
    """

    cards: int
    colours: tuple[Card, ...]
    wilds: int = 0


def payments(counts: Counts, price: Price) -> Iterator[Payment]:
    """Enumerate the ways to pay a price from a hand with these counts.

    Ways with fewer wild cards come first within a colour; all wild comes last.
    """
    cards, held = price.cards, counts[-1]
    for colour in price.colours:
        for spent in range(max(price.wilds, cards - counts[colour]), min(held, cards - 1) + 1):
            yield Payment(colour, cards - spent, spent)
    if held >= cards:
        yield Payment(len(counts) - 1, 0, cards)


def count_payments(counts: Counts, price: Price) -> int:
    """Count what ``payments`` would enumerate."""
    held = counts[-1]
    in_colour, all_wild = ways_to_pay(price.cards, price.wilds, held), int(held >= price.cards)
    return sum([in_colour[counts[colour]] for colour in price.colours], start=all_wild)


@cache
def ways_to_pay(cards: int, wilds: int, held: int) -> tuple[int, ...]:
    """Count the payments in one colour by how many cards of it the hand has, given the wild cards held.

    It is needed for all routes at every turn, so it is kept as a table.
    """
    highest = min(held, cards - 1)
    return tuple(max(0, highest + 1 - max(wilds, cards - coloured)) for coloured in range(_MOST_OF_A_COLOUR + 1))
