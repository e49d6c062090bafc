"""Drawing train cards: Europe's rulebook, "Drawing train cards"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.cards import Card
from engine.ticket_to_ride.moves import DECK, DrawCard
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.supply import can_draw, draw, take
from engine.ticket_to_ride.texts import card_text
from engine.ticket_to_ride.turns import Action, Ways

S = TypeVar("S", bound=TicketToRideState)

SECOND_CARD = "second_card"
"""The interrupt for drawing the second card; its step is ``DrawSecondCard``."""


class DrawCards(Action[S]):
    """Draw two cards, or one wild card that lies face up."""

    move = DrawCard

    def possible(self, state: S, seat: Seat) -> bool:
        """Return whether there is a card."""
        return bool(state.supply.row) or can_draw(state)

    def slot(self, state: S, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the cards that can be drawn."""
        return _cards(state, first=True)

    def play(self, draft: S, move: DrawCard) -> Iterator[Event]:
        """Draw the first card."""
        card = _face_up_card(draft, move, first=True)
        yield from _take_card(draft, move.seat, card)
        # A wild card taken face up is the only card of the turn; one from the deck is a card like any other.
        wild = draft.printed.cards.wild
        if card != wild and (can_draw(draft) or draft.supply.row.count(wild) < len(draft.supply.row)):
            draft.interrupt(SECOND_CARD, [move.seat])

    def ways(self, state: S, seat: Seat) -> Ways:
        """Count the cards that can be drawn."""
        return _ways(state, seat, first=True)


class DrawSecondCard(Step[S]):
    """Draw the second card, which cannot be a face-up wild card."""

    name = SECOND_CARD
    moves = (DrawCard,)

    def waits(self, state: S, actor: Actor) -> bool:
        """Wait: the second card must be taken while there is one."""
        return True

    def kinds(self, state: S, actor: Actor) -> tuple[type[Move], ...]:
        """Return only the drawing of a card."""
        return (DrawCard,)

    def slot(self, state: S, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return the cards that may be drawn."""
        return _cards(state, first=False)

    def play(self, draft: S, move: Move) -> Iterator[Event]:
        """Draw the second card."""
        assert isinstance(move, DrawCard)
        card = _face_up_card(draft, move, first=False)
        if card == draft.printed.cards.wild:
            rule, possible = draft.printed.rule("locomotives"), _named(draft, first=False)
            raise IllegalMove("ttr.draw.second_locomotive", rule=rule, possible=possible)
        draft.finish(self.name)
        yield from _take_card(draft, move.seat, card)

    def ways(self, state: S, seat: Seat) -> Ways:
        """Count the cards that can be drawn."""
        return _ways(state, seat, first=False)


def _drawable(state: TicketToRideState, *, first: bool) -> list[Card | None]:
    """Return what can be drawn: None for the deck, then each different face-up card, a wild one only as first."""
    drawable = sorted(set(state.supply.row))
    if not first and (wild := state.printed.cards.wild) in drawable:
        drawable.remove(wild)
    return [None, *drawable] if can_draw(state) else [*drawable]


def _cards(state: TicketToRideState, *, first: bool) -> Choice:
    return Choice(tuple(_option(state, card) for card in _drawable(state, first=first)))


def _named(state: TicketToRideState, *, first: bool) -> tuple[Text, ...]:
    """Name what can be drawn."""
    return tuple(_option(state, card).label for card in _drawable(state, first=first))


def _option(state: TicketToRideState, card: Card | None) -> Option:
    cards = state.printed.cards
    if card is None:
        return Option(DECK, text("ttr.option.deck"))
    if card == cards.wild:
        return Option(cards.names[card], text("ttr.option.face_up_locomotive"))
    return Option(cards.names[card], text("ttr.option.face_up", card=card_text(cards, card)))


def _ways(state: TicketToRideState, seat: Seat, *, first: bool) -> Ways:
    drawable = _drawable(state, first=first)

    def make(number: int) -> Move:
        card = drawable[number]
        return DrawCard(seat, DECK if card is None else state.printed.cards.names[card])

    return Ways(len(drawable), make)


def _face_up_card(draft: TicketToRideState, move: DrawCard, *, first: bool) -> Card | None:
    """Return which face-up card is meant, or None if it is the deck. Raises IllegalMove if it is not there."""
    printed = draft.printed
    if move.card == DECK:
        if not can_draw(draft):
            raise IllegalMove("ttr.draw.deck_empty", rule=printed.rule("cards"))
        return None
    card = printed.cards.numbers.get(move.card)
    if card is None:
        raise IllegalMove("ttr.draw.no_such_card", card=move.card)
    if card not in draft.supply.row:
        rule, name, possible = printed.rule("cards"), card_text(printed.cards, card), _named(draft, first=first)
        raise IllegalMove("ttr.draw.not_face_up", rule=rule, card=name, possible=possible)
    return card


def _take_card(draft: TicketToRideState, seat: Seat, face_up: Card | None) -> Iterator[Event]:
    cards, hand = draft.printed.cards, draft.seats[seat].hand
    events: list[Event] = []
    if face_up is None:
        card = draw(draft, events)
        yield from events
        if card is not None:
            hand[card] += 1
            yield Event(text("ttr.draw.blind", player=Player(seat)), reveals=True)
            yield Event(text("ttr.draw.yours", card=card_text(cards, card)), audience=seat, reveals=True)
        return
    hand[face_up] += 1
    turned_up = bool(draft.supply.deck)
    events += take(draft, face_up)
    yield Event(text("ttr.draw.face_up", player=Player(seat), card=card_text(cards, face_up)), reveals=turned_up)
    yield from events
