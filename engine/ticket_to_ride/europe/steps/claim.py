"""Claiming a route: paying for it, and the numbered steps that follow.

A game gives the steps of a claim by number. A step without a decision is carried out when the claim reaches it
(``skip`` of the kernel's ``Step``); another may wait for an answer or be interrupted, and the claim then goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, TypeVar

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, AutomaticStep, Round, Step
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.board import Route, RouteId
from engine.ticket_to_ride.cards import GREY
from engine.ticket_to_ride.claiming import (
    check_open,
    check_route_payment,
    is_open,
    payable_routes,
    route_payments,
    spend,
)
from engine.ticket_to_ride.moves import ClaimRoute
from engine.ticket_to_ride.options import payment_choice
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.state import Claim, TicketToRideState
from engine.ticket_to_ride.supply import discard
from engine.ticket_to_ride.texts import card_text, ends_text, payment_text, route_text
from engine.ticket_to_ride.turns import Action, Ways

S = TypeVar("S", bound=TicketToRideState)

CLAIM = "claim"
"""The interrupt that takes a claim through its steps."""


class ClaimRoutes(Action[S]):
    """Claim a route: Europe's rulebook, "Claiming routes"."""

    move = ClaimRoute

    def __init__(self, claim: type[Claim] = Claim) -> None:
        self.claim = claim
        """The type of the claim that the state keeps while it is under way."""

    def possible(self, state: S, seat: Seat) -> bool:
        """Return whether a route can be paid for."""
        return bool(payable_routes(state, seat))

    def slot(self, state: S, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the routes the player can pay for, or the ways to pay."""
        return _routes(state, seat) if field == "route" else _ways_to_pay(state, seat, chosen.get("route"))

    def play(self, draft: S, move: ClaimRoute) -> Iterable[Event]:
        """Lay the cards down; the steps of the claim follow."""
        route = check_open(draft, move.seat, move.route)
        if not move.payment:
            raise self._unpaid(draft, move.seat, route)
        payment = check_route_payment(draft, move.seat, route, move.payment)
        draft.claim = self.claim(move.seat, route.id, payment, spend(draft, move.seat, payment))
        draft.interrupt(CLAIM, [move.seat])
        return ()

    @staticmethod
    def _unpaid(state: S, seat: Seat, route: Route) -> IllegalMove:
        """Return the refusal of a claim without payment: the route must be paid for, or cannot be."""
        printed, payable = state.printed, next(route_payments(state, seat, route), None) is not None
        colour = text("ttr.any_colour") if route.colour == GREY else card_text(printed.cards, route.colours[0])
        return IllegalMove(
            "ttr.claim.not_paid" if payable else "ttr.claim.unpayable",
            rule=printed.rule("claiming"),
            route=ends_text(printed.board, route),
            length=route.length,
            colour=colour,
        )

    def ways(self, state: S, seat: Seat) -> Ways:
        """Count the ways to pay for all routes."""
        payable = payable_routes(state, seat)

        def make(number: int) -> Move:
            for route, ways in payable:
                if number < ways:
                    payment = next(islice(route_payments(state, seat, route), number, None))
                    return ClaimRoute(seat, route.id, state.printed.cards.written(payment))
                number -= ways
            raise AssertionError("so many routes cannot be claimed")

        return Ways(sum([ways for _, ways in payable]), make)


def claim_round(steps: Mapping[int, Step[S]]) -> Round[S]:
    """Return the round of a claim's steps, in the order of their numbers."""
    return Round(*(steps[number] for number in sorted(steps)), then=_end_claim)


def _end_claim(draft: S) -> Iterable[Event]:
    draft.claim = None
    draft.resume()
    return ()


class PlaceTrains(AutomaticStep[S]):
    """Put the trains on the route, move on along the scoring track and discard the cards laid down."""

    name = "trains"

    def skip(self, draft: S, actor: Actor) -> Iterator[Event]:
        """Place the trains."""
        claim, printed = draft.claim_under_way, draft.printed
        length = printed.board.routes[claim.route].length
        draft.claims[claim.route] = claim.seat
        draft.seats[claim.seat].trains -= length
        draft.last_route = claim.route
        yield Event(
            text(
                "ttr.claim.claimed",
                player=Player(claim.seat),
                route=route_text(printed.cards, printed.board, claim.route),
                payment=payment_text(printed.cards, claim.payment),
                points=printed.rules.points(length),
            )
        )
        yield from discard(draft, claim.laid)


def _routes(state: TicketToRideState, seat: Seat) -> Choice:
    """Offer the routes the player can pay for, in the order of their names; of two alike ones only the first."""
    printed = state.printed
    alike: dict[tuple[object, ...], Route] = {}
    for route in sorted((route for route, _ in payable_routes(state, seat)), key=lambda route: route.id):
        alike.setdefault((route.a, route.b, route.price, route.tunnel), route)
    return Choice(tuple([route_option(printed, route.id) for route in alike.values()]))


@cache
def route_option(printed: Printed, route_id: RouteId) -> Option:
    """Describe a route: its ends, length, colour, points, and whether it is a ferry or a tunnel."""
    route = printed.board.routes[route_id]
    colour = Text("ttr.any_colour") if route.colour == GREY else card_text(printed.cards, route.colours[0])
    kind = "tunnel" if route.tunnel else "ferry" if route.ferry else "plain"
    label = text(
        # ``plain``, ``ferry`` and ``tunnel``.
        f"ttr.option.route.{kind}",
        route=ends_text(printed.board, route),
        length=route.length,
        colour=colour,
        points=printed.rules.points(route.length),
        locomotives=route.wilds,
    )
    return Option(route_id, label)


def _ways_to_pay(state: TicketToRideState, seat: Seat, chosen: object) -> Choice:
    """Offer the ways to pay for a route, or while no route is chosen, for any."""
    printed = state.printed
    if chosen in printed.board.routes:
        route = printed.board.routes[RouteId(str(chosen))]
        wanted = [route] if is_open(state, seat, route) else []
    else:
        wanted = [payable for payable, _ in payable_routes(state, seat)]
    ways = dict.fromkeys(payment for route in wanted for payment in route_payments(state, seat, route))
    return payment_choice(printed.cards, ways)
