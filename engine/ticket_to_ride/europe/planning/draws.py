"""Which card a planning player draws."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ticket_to_ride.board import Route
from engine.ticket_to_ride.europe.planning.position import Position
from engine.ticket_to_ride.europe.planning.shortfall import shortfall, with_card
from engine.ticket_to_ride.moves import DECK


def best_draw(position: Position, face_up: Sequence[str], wanted: tuple[Route, ...], drawable: tuple[str, ...]) -> str:
    """Return the card that brings the wanted routes nearest; a face-up wild card must be worth two draws.

    Args:
        position: what the seat knows.
        face_up: the names of the cards in the row.
        wanted: the routes to work for.
        drawable: the names of the cards that may be drawn, and ``deck``.

    """
    cards = position.printed.cards
    gains = _gains(position, wanted)
    unseen = _unseen(position, face_up)
    blind = sum(gains[colour] * number for colour, number in unseen.items()) / max(1, sum(unseen.values()))
    worth = {card: blind if card == DECK else gains[cards.colour_of[cards.numbers[card]]] for card in drawable}
    wild = cards.wild_kind.name
    if wild in worth:
        coloured = sorted((gain for card, gain in worth.items() if card != wild), reverse=True)
        worth[wild] -= max([blind, *coloured[1:2]])
    return max(drawable, key=lambda card: worth[card])


def _gains(position: Position, wanted: tuple[Route, ...]) -> list[float]:
    """Weigh each colour by what a card spares for all the routes."""
    counts, wild = position.counts, position.printed.cards.wild
    now = shortfall(counts, wanted)
    gains = []
    for colour in range(len(counts)):
        gain = now - shortfall(with_card(counts, colour), wanted)
        gains.append(gain + (0.3 if colour == wild else 0.02 * counts[colour]))
    return gains


def _unseen(position: Position, face_up: Sequence[str]) -> dict[int, int]:
    """Count by colour the cards that are neither face up nor in the hand."""
    cards = position.printed.cards
    unseen = dict.fromkeys(range(len(position.counts)), 0)
    for card, name in enumerate(cards.held):
        seen = position.hand[card] + face_up.count(name)
        unseen[cards.colour_of[card]] += max(0, cards.kinds[card].count - seen)
    return unseen
