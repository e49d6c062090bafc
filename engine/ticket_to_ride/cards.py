"""Train cards: the eight colours and the locomotive, what a set of them pays, and the deck they are drawn from.

In a state a card is its index in ``CARDS`` and a hand is nine counts; at the edges cards go by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NewType

import msgspec

CardName = NewType("CardName", str)
Card = int
Hand = list[int]
"""How many of each card, indexed as ``CARDS``."""

# Rulebook, "Train cards": eight colours in this order, and the locomotive, which may stand for any.
COLOURS = tuple(map(CardName, ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")))
CARDS = (*COLOURS, CardName("locomotive"))
LOCOMOTIVE: Card = 8
_MOST_OF_A_COLOUR = 24
ANY_COLOUR: tuple[Card, ...] = tuple(range(len(COLOURS)))


class Payment(msgspec.Struct, frozen=True, array_like=True):
    """Cards of one colour and locomotives, laid down together."""

    colour: Card
    """The colour; LOCOMOTIVE when nothing but locomotives is paid."""
    coloured: int
    locomotives: int

    @property
    def total(self) -> int:
        """How many cards it is."""
        return self.coloured + self.locomotives

    def cards(self) -> list[Card]:
        """Return the single cards."""
        return [self.colour] * self.coloured + [LOCOMOTIVE] * self.locomotives

    def __str__(self) -> str:
        parts = [f"{self.coloured} {CARDS[self.colour]}"] if self.coloured else []
        if self.locomotives:
            parts.append(f"{self.locomotives} locomotive")
        return ", ".join(parts)


@lru_cache(maxsize=1024)
def parse_payment(written: str) -> Payment | None:
    """Read a payment such as ``2 red, 1 locomotive`` in any order and spacing; None where it is none."""
    counts: dict[Card, int] = {}
    for part in written.lower().replace("+", ",").split(","):
        number, _, name = part.strip().partition(" ")
        name = name.strip().removesuffix("s")
        if not (number.isdecimal() and len(number) < 4 and int(number) and name in CARDS):  # noqa: PLR2004 - no flood
            return None
        card = CARDS.index(CardName(name))
        counts[card] = counts.get(card, 0) + int(number)
    locomotives = counts.pop(LOCOMOTIVE, 0)
    if len(counts) > 1:
        return None
    colour, coloured = next(iter(counts.items()), (LOCOMOTIVE, 0))
    return Payment(colour, coloured, locomotives)


class Price(msgspec.Struct, frozen=True):
    """What is asked for: so many cards of one of some colours, and locomotives.

    ``locomotives`` of them at least must be locomotives, which may also stand for any of the rest (rulebook,
    "Locomotives" and "Ferries").
    """

    cards: int
    colours: tuple[Card, ...]
    locomotives: int = 0


def payments(hand: Sequence[int], price: Price) -> Iterator[Payment]:
    """Enumerate the ways a hand can pay a price.

    Ways with fewer locomotives come first within a colour; all locomotives comes last.
    """
    cards, held = price.cards, hand[LOCOMOTIVE]
    for colour in price.colours:
        for spent in range(max(price.locomotives, cards - hand[colour]), min(held, cards - 1) + 1):
            yield Payment(colour, cards - spent, spent)
    if held >= cards:
        yield Payment(LOCOMOTIVE, 0, cards)


def count_payments(hand: Sequence[int], price: Price) -> int:
    """Count what ``payments`` would enumerate: asked of every price at every turn, so kept free of objects."""
    held = hand[LOCOMOTIVE]
    ways_with = _ways(price.cards, price.locomotives, held)
    ways = 1 if held >= price.cards else 0
    for colour in price.colours:
        ways += ways_with[hand[colour]]
    return ways


@cache
def _ways(cards: int, locomotives: int, held: int) -> tuple[int, ...]:
    """Count the payments in one colour by how many cards of it the hand has, given the locomotives held."""
    highest = min(held, cards - 1)
    return tuple(max(0, highest + 1 - max(locomotives, cards - coloured)) for coloured in range(_MOST_OF_A_COLOUR + 1))
