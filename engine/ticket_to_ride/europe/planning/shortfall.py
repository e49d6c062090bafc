"""How many cards a player lacks for the routes it means to claim. Cards are counted by colour, wild ones last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.ticket_to_ride.board import Route
from engine.ticket_to_ride.cards import Counts, Payment, payments

_SCARCE = 2.2
"""What a missing wild card of a ferry counts, in cards: few come from the deck, and a face-up one is a whole turn."""
_RESERVE = 1
"""Cards kept beyond a tunnel's length: with one in reserve nine attempts in ten succeed."""


def shortfall(counts: Counts, routes: Iterable[Route]) -> float:
    """Return how many more cards all the routes together take if the hand is shared out as well as possible."""
    left = list(counts)
    missing = must = 0
    any_colour: list[int] = []
    for route in routes:
        cards = route.length - route.wilds + _RESERVE * route.tunnel
        must += route.wilds
        if len(route.colours) > 1:
            any_colour.append(cards)
        else:
            missing += _take(left, route.colours[0], cards)
    for cards in sorted(any_colour, reverse=True):
        missing += _take(left, left.index(max(left[:-1])), cards)
    wilds = left[-1]
    lacking = max(0, must - wilds)
    return max(0, missing - max(0, wilds - must)) + _SCARCE * lacking


def _take(left: list[int], colour: int, cards: int) -> int:
    paid = min(left[colour], cards)
    left[colour] -= paid
    return cards - paid


def after(counts: Counts, payment: Payment) -> tuple[int, ...]:
    """Return what is left after a payment."""
    left = list(counts)
    left[-1] -= payment.wilds
    if payment.coloured:
        left[payment.colour] -= payment.coloured
    return tuple(left)


def with_card(counts: Counts, colour: int) -> tuple[int, ...]:
    """Return the counts with one more card of a colour."""
    return (*counts[:colour], counts[colour] + 1, *counts[colour + 1 :])


def best_payment(counts: Counts, ways: Iterable[Payment], others: Sequence[Route]) -> tuple[float, Payment] | None:
    """Return the way to pay that leaves the fewest cards to draw for other routes, with their number; None if none.

    A wild card spent where a colour would have done counts as half a card.
    """
    best: tuple[float, Payment] | None = None
    for payment in ways:
        rest = shortfall(after(counts, payment), others) + payment.wilds / 2
        if best is None or rest < best[0]:
            best = rest, payment
    return best


def route_payment(counts: Counts, route: Route, others: Sequence[Route]) -> tuple[float, Payment] | None:
    """Return the best way to pay for a route, if there is one."""
    return best_payment(counts, payments(counts, route.price), others)
