"""How many cards a hand lacks for the routes a player means to claim."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.ticket_to_ride.board import GREY, Route
from engine.ticket_to_ride.cards import LOCOMOTIVE, Payment, payments

_SCARCE = 1.6
"""A locomotive that must be one: few come from the deck, and one taken face up is a whole turn."""
_RESERVE = 1
"""Cards kept beyond a tunnel's length: with one in reserve nine attempts in ten succeed."""


def shortfall(hand: Sequence[int], routes: Iterable[Route]) -> float:
    """Return how many more cards all the routes together take, the hand being shared out as well as may be."""
    left = list(hand)
    missing = must = 0
    greys: list[int] = []
    for route in routes:
        cards = route.length - route.locomotives + _RESERVE * route.tunnel
        must += route.locomotives
        if route.colour == GREY:
            greys.append(cards)
        else:
            missing += _take(left, route.colours[0], cards)
    for cards in sorted(greys, reverse=True):
        missing += _take(left, left.index(max(left[:LOCOMOTIVE])), cards)
    locomotives = left[LOCOMOTIVE]
    lacking = max(0, must - locomotives)
    return max(0, missing - max(0, locomotives - must)) + _SCARCE * lacking


def _take(left: list[int], colour: int, cards: int) -> int:
    paid = min(left[colour], cards)
    left[colour] -= paid
    return cards - paid


def after(hand: Sequence[int], payment: Payment) -> tuple[int, ...]:
    """Return a hand without the cards of a payment."""
    left = list(hand)
    left[LOCOMOTIVE] -= payment.locomotives
    if payment.coloured:
        left[payment.colour] -= payment.coloured
    return tuple(left)


def with_card(hand: Sequence[int], card: int) -> tuple[int, ...]:
    """Return a hand with one card more."""
    return (*hand[:card], hand[card] + 1, *hand[card + 1 :])


def best_payment(hand: Sequence[int], ways: Iterable[Payment], others: Sequence[Route]) -> tuple[float, Payment] | None:
    """Return the way to pay that leaves the least to be drawn for other routes, with what it leaves; None if none.

    A locomotive spent where a colour would have done counts as half a card.
    """
    best: tuple[float, Payment] | None = None
    for payment in ways:
        rest = shortfall(after(hand, payment), others) + payment.locomotives / 2
        if best is None or rest < best[0]:
            best = rest, payment
    return best


def route_payment(hand: Sequence[int], route: Route, others: Sequence[Route]) -> tuple[float, Payment] | None:
    """Return the best way to pay for a route, if there is one."""
    return best_payment(hand, payments(hand, route.price), others)
