"""The order to draw cards of a colour: face-up ones while there are any, otherwise blind ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from engine.core.game import Game
from engine.core.moves import Choice, Move, NumberRange, Option, Slot
from engine.core.orders import Happened, Order
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.cards import Card, CardSet
from engine.ticket_to_ride.moves import DECK, DrawCard
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.texts import card_text

ANY = "any"
"""The value of an order's field that stands for any choice."""
MOST_CARDS = 20
"""The most cards that one order can draw."""
A_TURN = 2
"""The number of cards drawn in a turn."""


class DrawInColour(Order, frozen=True, tag="order_draw"):
    """Draw a number of cards: of one colour while such cards lie face up, otherwise blind."""

    colour: str
    """The name of a card, or ``deck`` to draw all of them blind."""
    cards: int = A_TURN
    """The number of cards still to draw."""
    drawing: ClassVar[type[Any]] = DrawCard
    """The kind of move that draws a card in its game."""

    @classmethod
    def possible(cls, rules: Game[Any], state: TicketToRideState, seat: Seat) -> bool:
        """Return whether the seat has another turn to come: in its last turn cards are drawn by hand."""
        return state.turn_comes(seat)

    @classmethod
    def slot(
        cls, rules: Game[Any], state: TicketToRideState, seat: Seat, field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the colours, and how many cards."""
        if field == "cards":
            return NumberRange(1, MOST_CARDS, likely=(A_TURN, 2 * A_TURN, 3 * A_TURN, 4 * A_TURN))
        cards = state.printed.cards
        kinds = (*cards.any_colour, cards.wild)
        colours = (Option(cards.names[card], cls.card_text(cards, card)) for card in kinds)
        return Choice((*colours, Option(DECK, text("ttr.option.deck"))))

    def text(self, rules: Game[Any], state: TicketToRideState) -> Text:
        """Say which card the order draws."""
        return self._said(state, "ttr.order.draw", "ttr.order.draw_blind")

    def move(self, rules: Game[Any], state: TicketToRideState) -> Move | None:
        """Draw the card that is wanted if it may be drawn, else one from the deck if it has any."""
        possible: tuple[Any, ...] = rules.kinds(state, self.seat)
        if self.drawing not in possible:
            return None
        offered, cards = rules.slot(state, self.seat, self.drawing, "card", {}), state.printed.cards
        assert isinstance(offered, Choice)
        there = [option.value for option in offered.options]
        # A marked card counts as a card of its colour.
        wanted = [name for name in there if cards.colour_of.get(cards.numbers.get(name, -1)) == self._card(cards)]
        card = next((name for name in (*wanted, DECK) if name in there), None)
        return None if card is None else self.drawing(self.seat, card)

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """Count the cards that the seat draws, by this order or by hand."""
        entry = happened.entry
        if not isinstance(entry, self.drawing) or entry.seat != self.seat:
            return self
        if self.cards == 1:
            return self._said(happened.after, "ttr.order.drawn", "ttr.order.drawn_blind")
        return msgspec.structs.replace(self, cards=self.cards - 1)

    @staticmethod
    def card_text(cards: CardSet, card: Card) -> Text:
        """Name a card."""
        return card_text(cards, card)

    def _card(self, cards: CardSet) -> Card | None:
        return cards.numbers.get(self.colour)

    def _said(self, state: TicketToRideState, key: str, blind: str) -> Text:
        cards = state.printed.cards
        if (card := self._card(cards)) is None:
            return text(blind, cards=self.cards)
        return text(key, cards=self.cards, colour=self.card_text(cards, card))
