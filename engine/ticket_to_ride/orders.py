"""Orders in advance: claim a route as soon as it can be paid for, and draw cards of a colour, else blind ones.

They rest on what their seat sees: the face-up cards, the claims, its own hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.options import Choice, NumberRange, Option, Slot
from engine.core.orders import Happened, Order, Playable
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import Route, RouteId
from engine.ticket_to_ride.cards import GREY, Card, CardSet, parse_payment
from engine.ticket_to_ride.claiming import check_open, is_open
from engine.ticket_to_ride.moves import DECK, ClaimRoute, DrawCard
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.steps.claim import route_option
from engine.ticket_to_ride.texts import card_text, route_text

ANY = "any"
MOST_CARDS = 20
"""So many cards are drawn by one order at the most."""
A_TURN = 2
"""As many cards are drawn in a turn."""


class ClaimWhenPaid(Order, frozen=True, tag="order_claim"):
    """Claim a route, or the one beside it that is alike, as soon as the hand pays for it."""

    route: RouteId
    colour: str = ANY
    """In which colour a grey route is paid for."""
    locomotives: str = ANY
    """How many wild cards are laid down at the most, in digits."""

    @property
    def matter(self) -> str:
        """A route is claimed once."""
        return self.route

    @classmethod
    def possible(cls, rules: Playable, state: TicketToRideState, seat: Seat) -> bool:
        """Tell whether a turn of the seat is still to come, and a route is left: in its last one it claims by hand."""
        routes = state.printed.board.routes.values()
        return state.turn_comes(seat) and any(is_open(state, seat, route) for route in routes)

    @classmethod
    def slot(cls, rules: Playable, state: TicketToRideState, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the routes that may still be claimed, whatever the hand, and what may be spent on one."""
        route = state.printed.board.routes.get(chosen.get("route", RouteId("")))
        if field == "route":
            return _open_routes(state, seat)
        return _colours(state, route) if field == "colour" else _most_wilds(route)

    def text(self, rules: Playable, state: TicketToRideState) -> Text:
        """Say which route is claimed, and with what."""
        cards = state.printed.cards
        paid = "any" if self.colour == ANY else "colour"
        return text(
            f"ttr.order.claim_{paid}{'' if self.locomotives == ANY else '_few'}",
            route=route_text(cards, state.printed.board, self.route),
            **({} if self.colour == ANY else {"colour": card_text(cards, cards.numbers[self.colour])}),
            **({} if self.locomotives == ANY else {"locomotives": int(self.locomotives)}),
        )

    def move(self, rules: Playable, state: TicketToRideState) -> Move | None:
        """Lay down the fewest wild cards that pay for it, and of the colours that do the one of which most are held."""
        if ClaimRoute not in rules.kinds(state, self.seat):
            return None
        offered = rules.slot(state, self.seat, ClaimRoute, "route", {})
        assert isinstance(offered, Choice)
        own = {route.id for route in self._alike(state)}
        route = next((option.value for option in offered.options if option.value in own), None)
        if route is None:
            return None
        ways = rules.slot(state, self.seat, ClaimRoute, "payment", {"route": route})
        assert isinstance(ways, Choice)
        rated = [(rating, way.value) for way in ways.options if (rating := self._rating(state, way.value)) is not None]
        return ClaimRoute(self.seat, RouteId(route), min(rated)[1]) if rated else None

    def review(self, rules: Playable, happened: Happened) -> Order | Text | None:
        """End where the route is claimed, or cannot be any more: trains do not come back."""
        state: TicketToRideState = happened.after
        if any(state.claims.get(route.id) == self.seat for route in self._alike(state)):
            return self._ended(state, "done")
        refused: list[IllegalMove] = []
        for route in self._alike(state):
            try:
                check_open(state, self.seat, route.id)
            except IllegalMove as refusal:
                refused.append(refusal)
            else:
                return self
        return self._ended(state, "lost", why=refused[-1].text)

    def _alike(self, state: TicketToRideState) -> Iterator[Route]:
        """Return the route and those beside it at the same price, its own last."""
        routes = state.printed.board.routes
        own = routes[self.route]
        others = (routes[other] for other in own.parallel)
        yield from (other for other in others if (other.price, other.tunnel) == (own.price, own.tunnel))
        yield own

    def _rating(self, state: TicketToRideState, written: str) -> tuple[int, int] | None:
        """Return what a payment costs, the least being the best; None: it is not meant."""
        cards = state.printed.cards
        payment = parse_payment(cards, written)
        if payment is None or (self.locomotives != ANY and payment.wilds > int(self.locomotives)):
            return None
        if not payment.coloured:
            return (payment.wilds, 0)
        if self.colour not in {ANY, cards.names[payment.colour]}:
            return None
        return payment.wilds, -cards.counts(state.seats[self.seat].hand)[payment.colour]

    def _ended(self, state: TicketToRideState, ending: str, **more: Text) -> Text:
        route = route_text(state.printed.cards, state.printed.board, self.route)
        return text(f"ttr.order.claim_{ending}", route=route, **more)


class DrawInColour(Order, frozen=True, tag="order_draw"):
    """Draw so many cards: those of a colour where they lie face up, and else blind."""

    colour: str
    """The name of a card; ``deck``: all of them are drawn blind."""
    cards: int = A_TURN
    """How many are still to be drawn."""
    drawing: ClassVar[type[Any]] = DrawCard
    """The kind of move by which its game draws a card."""

    @classmethod
    def possible(cls, rules: Playable, state: TicketToRideState, seat: Seat) -> bool:
        """Tell whether a turn of the seat is still to come: in the last one cards are drawn by hand."""
        return state.turn_comes(seat)

    @classmethod
    def slot(cls, rules: Playable, state: TicketToRideState, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the colours, and how many cards."""
        if field == "cards":
            return NumberRange(1, MOST_CARDS, likely=(A_TURN, 2 * A_TURN, 3 * A_TURN, 4 * A_TURN))
        cards = state.printed.cards
        kinds = (*cards.any_colour, cards.wild)
        colours = (Option(cards.names[card], cls.card_text(cards, card)) for card in kinds)
        return Choice((*colours, Option(DECK, text("ttr.option.deck"))))

    def text(self, rules: Playable, state: TicketToRideState) -> Text:
        """Say what is drawn."""
        return self._said(state, "draw")

    def move(self, rules: Playable, state: TicketToRideState) -> Move | None:
        """Draw the card that is wanted if it may be drawn, else one from the deck if it has any."""
        if self.drawing not in rules.kinds(state, self.seat):
            return None
        offered, cards = rules.slot(state, self.seat, self.drawing, "card", {}), state.printed.cards
        assert isinstance(offered, Choice)
        there = [option.value for option in offered.options]
        # A marked card is one of its colour.
        wanted = [name for name in there if cards.colour_of.get(cards.numbers.get(name, -1)) == self._card(cards)]
        card = next((name for name in (*wanted, DECK) if name in there), None)
        return None if card is None else self.drawing(self.seat, card)

    def review(self, rules: Playable, happened: Happened) -> Order | Text | None:
        """Count the cards that the seat draws, by this order or by hand."""
        entry = happened.entry
        if not isinstance(entry, self.drawing) or entry.seat != self.seat:
            return self
        if self.cards == 1:
            return self._said(happened.after, "drawn")
        return msgspec.structs.replace(self, cards=self.cards - 1)

    @staticmethod
    def card_text(cards: CardSet, card: Card) -> Text:
        """Name a card."""
        return card_text(cards, card)

    def _card(self, cards: CardSet) -> Card | None:
        return cards.numbers.get(self.colour)

    def _said(self, state: TicketToRideState, what: str) -> Text:
        cards = state.printed.cards
        if (card := self._card(cards)) is None:
            return text(f"ttr.order.{what}_blind", cards=self.cards)
        return text(f"ttr.order.{what}", cards=self.cards, colour=self.card_text(cards, card))


def _open_routes(state: TicketToRideState, seat: Seat) -> Choice:
    """Offer the routes that a seat may still claim, in the order of their names; of two that are alike the first."""
    routes = sorted(state.printed.board.routes.values(), key=lambda route: route.id)
    alike = {(r.a, r.b, r.price, r.tunnel): r.id for r in reversed(routes) if is_open(state, seat, r)}
    return Choice(tuple(route_option(state.printed, route) for route in sorted(alike.values())))


def _colours(state: TicketToRideState, route: Route | None) -> Choice:
    """Offer the colours of a grey route, or whichever will do; a route in a colour is paid for in that."""
    cards = state.printed.cards
    several = cards.any_colour if route is None or route.colour == GREY else ()
    colours = (Option(cards.names[card], card_text(cards, card)) for card in several)
    return Choice((Option(ANY, text("ttr.order.any_colour" if several else "ttr.order.own_colour")), *colours))


def _most_wilds(route: Route | None) -> Choice:
    """Offer as many wild cards as it takes, or fewer."""
    numbers = range(route.wilds, route.length) if route is not None else range(10)
    fewer = (Option(str(n), text("ttr.order.most_locomotives", locomotives=n)) for n in numbers)
    return Choice((Option(ANY, text("ttr.order.any_locomotives")), *fewer))
