"""What may stand in the fields of several moves, labelled for those who choose."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.core.moves import Choice, Option
from engine.core.text import text
from engine.ticket_to_ride.cards import CardSet, Payment
from engine.ticket_to_ride.moves import DECK
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.texts import card_text, ends_text, payment_text


def payment_choice(cards: CardSet, ways: Iterable[Payment]) -> Choice:
    """Offer some ways to pay, those with the fewest wild cards first."""
    spare = sorted(ways, key=lambda payment: payment.wilds)
    return Choice(tuple(Option(cards.written(payment), payment_text(cards, payment)) for payment in spare))


@lru_cache(maxsize=4)
def _all_payments(cards: CardSet, most: int) -> tuple[Option, ...]:
    """Offer every payment of at most this many cards."""
    colours = [
        Payment(colour, n, wilds)
        for colour in cards.any_colour
        for n in range(1, most + 1)
        for wilds in range(most + 1 - n)
    ]
    wilds = [Payment(cards.wild, 0, n) for n in range(1, most + 1)]
    return payment_choice(cards, [*colours, *wilds]).options


def named(printed: Printed, field: str) -> tuple[Option, ...]:
    """Return all routes, cities, cards or payments of a game for a field that names one; nothing for other fields."""
    board, cards = printed.board, printed.cards
    if field in {"route", "track"}:
        return tuple(Option(route.id, ends_text(board, route)) for route in board.routes.values())
    if field == "city":
        return tuple(Option(city.id, text("ttr.option.city", city=city.name)) for city in board.cities.values())
    if field == "payment":
        return _all_payments(cards, max(route.length for route in board.routes.values()))
    if field == "card":
        faces = (Option(name, card_text(cards, card)) for card, name in enumerate(cards.names))
        return (Option(DECK, text("ttr.option.deck")), *faces)
    return ()
