"""The order to claim a route as soon as it can be paid for: it depends only on the claims and the seat's own hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.game import Game
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.orders import Happened, Order
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import Route, RouteId
from engine.ticket_to_ride.cards import GREY, parse_payment
from engine.ticket_to_ride.claiming import check_open, is_open
from engine.ticket_to_ride.europe.steps.claim import route_option
from engine.ticket_to_ride.moves import ClaimRoute
from engine.ticket_to_ride.orders import ANY
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.texts import card_text, route_text

_CLAIMED = {
    (True, True): "ttr.order.claim_any",
    (True, False): "ttr.order.claim_any_few",
    (False, True): "ttr.order.claim_colour",
    (False, False): "ttr.order.claim_colour_few",
}
"""The text of the order, by whether any colour will do and whether any number of wild cards will."""


class ClaimWhenPaid(Order, frozen=True, tag="order_claim"):
    """Claim a route, or a parallel one that is alike, as soon as the hand pays for it."""

    route: RouteId
    colour: str = ANY
    """The colour of the cards that pay for a grey route, or ``ANY``."""
    locomotives: str = ANY
    """The most wild cards that are laid down, in digits, or ``ANY``."""

    @property
    def matter(self) -> str:
        """The route: a seat gives at most one order for each."""
        return self.route

    @classmethod
    def possible(cls, rules: Game[Any], state: TicketToRideState, seat: Seat) -> bool:
        """Return whether the seat has another turn to come and a route is left: in its last turn it claims by hand."""
        routes = state.printed.board.routes.values()
        return state.turn_comes(seat) and any(is_open(state, seat, route) for route in routes)

    @classmethod
    def slot(
        cls, rules: Game[Any], state: TicketToRideState, seat: Seat, field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the routes that may still be claimed, whatever the hand, and what may be spent on one."""
        route = state.printed.board.routes.get(chosen.get("route", RouteId("")))
        if field == "route":
            return _open_routes(state, seat)
        return _colours(state, route) if field == "colour" else _most_wilds(route)

    def text(self, rules: Game[Any], state: TicketToRideState) -> Text:
        """Say which route is claimed, and with what."""
        cards = state.printed.cards
        any_colour, any_number = self.colour == ANY, self.locomotives == ANY
        return text(
            _CLAIMED[any_colour, any_number],
            route=route_text(cards, state.printed.board, self.route),
            **({} if any_colour else {"colour": card_text(cards, cards.numbers[self.colour])}),
            **({} if any_number else {"locomotives": int(self.locomotives)}),
        )

    def move(self, rules: Game[Any], state: TicketToRideState) -> Move | None:
        """Claim it with as few wild cards as possible, and then in the colour that the hand has most of."""
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

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """End the order once the route is claimed or no longer can be: trains do not come back."""
        state: TicketToRideState = happened.after
        if any(state.claims.get(route.id) == self.seat for route in self._alike(state)):
            return self._ended(state, "ttr.order.claim_done")
        refused: list[IllegalMove] = []
        for route in self._alike(state):
            try:
                check_open(state, self.seat, route.id)
            except IllegalMove as refusal:
                refused.append(refusal)
            else:
                return self
        return self._ended(state, "ttr.order.claim_lost", why=refused[-1].text)

    def _alike(self, state: TicketToRideState) -> Iterator[Route]:
        """Yield the parallel routes that have the same price, then the route itself."""
        routes = state.printed.board.routes
        own = routes[self.route]
        others = (routes[other] for other in own.parallel)
        yield from (other for other in others if (other.price, other.tunnel) == (own.price, own.tunnel))
        yield own

    def _rating(self, state: TicketToRideState, written: str) -> tuple[int, int] | None:
        """Return the rank of a payment, the lowest being the best, or None if the order rules it out."""
        cards = state.printed.cards
        payment = parse_payment(cards, written)
        if payment is None or (self.locomotives != ANY and payment.wilds > int(self.locomotives)):
            return None
        if not payment.coloured:
            return (payment.wilds, 0)
        if self.colour not in {ANY, cards.names[payment.colour]}:
            return None
        return payment.wilds, -cards.counts(state.seats[self.seat].hand)[payment.colour]

    def _ended(self, state: TicketToRideState, key: str, **more: Text) -> Text:
        route = route_text(state.printed.cards, state.printed.board, self.route)
        return text(key, route=route, **more)


def _open_routes(state: TicketToRideState, seat: Seat) -> Choice:
    """Offer the routes that a seat may still claim, in the order of their names; of two alike ones only the first."""
    routes = sorted(state.printed.board.routes.values(), key=lambda route: route.id)
    alike = {(r.a, r.b, r.price, r.tunnel): r.id for r in reversed(routes) if is_open(state, seat, r)}
    return Choice(tuple(route_option(state.printed, route) for route in sorted(alike.values())))


def _colours(state: TicketToRideState, route: Route | None) -> Choice:
    """Offer any colour, and for a grey route each colour; a coloured route is paid for in its own."""
    cards = state.printed.cards
    several = cards.any_colour if route is None or route.colour == GREY else ()
    colours = (Option(cards.names[card], card_text(cards, card)) for card in several)
    return Choice((Option(ANY, text("ttr.order.any_colour" if several else "ttr.order.own_colour")), *colours))


def _most_wilds(route: Route | None) -> Choice:
    """Offer any number of wild cards, or a limit on it."""
    numbers = range(route.wilds, route.length) if route is not None else range(10)
    fewer = (Option(str(n), text("ttr.order.most_locomotives", locomotives=n)) for n in numbers)
    return Choice((Option(ANY, text("ttr.order.any_locomotives")), *fewer))
