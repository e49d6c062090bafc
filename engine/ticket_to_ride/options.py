"""What may stand in the fields of several moves, labelled for those who choose."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.options import Choice, Option
from engine.ticket_to_ride.cards import CardSet, Payment
from engine.ticket_to_ride.texts import payment_text


def payment_choice(cards: CardSet, ways: Iterable[Payment]) -> Choice:
    """Offer some ways to pay, those first that spare the wild cards."""
    spare = sorted(ways, key=lambda payment: payment.wilds)
    return Choice(tuple(Option(cards.written(payment), payment_text(cards, payment)) for payment in spare))
