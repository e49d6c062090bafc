"""Tunnels: two steps of a claim (rulebook, "Tunnels")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar, cast

import msgspec

from engine.core.errors import IllegalMove
from engine.core.moves import Move, Slot
from engine.core.steps import Actor, AutomaticStep, Step
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.cards import Card, CardSet, Payment, Price, payments
from engine.ticket_to_ride.claiming import check_held, read_payment, spend
from engine.ticket_to_ride.options import payment_choice
from engine.ticket_to_ride.state import Claim, TicketToRideState
from engine.ticket_to_ride.supply import discard, draw
from engine.ticket_to_ride.texts import card_text, cards_text, payment_text, route_text

S = TypeVar("S", bound=TicketToRideState)


class PayTunnel(Move, frozen=True, tag="tunnel"):
    """Pay what the tunnel asks for beyond what was laid down."""

    payment: str


class AbandonTunnel(Move, frozen=True, tag="abandon"):
    """Take back the cards laid down for a tunnel."""


class TunnelClaim(Claim):
    """A claim that may lead through a tunnel."""

    revealed: list[Card] = msgspec.field(default_factory=list)
    """The cards turned over, which stay on the table until the claim is settled."""
    extra: int = 0
    """How many more cards it costs, while they are not paid."""


class TurnOverCards(AutomaticStep[S]):
    """Turn cards over: each of the colour played, and each locomotive, costs one card more."""

    name = "turn_over"

    def skip(self, draft: S, actor: Actor) -> Iterable[Event]:
        """Turn them over, if the route is a tunnel."""
        claim, printed = _claim(draft), draft.printed
        return self._turn_over(draft, claim) if printed.board.routes[claim.route].tunnel else ()

    def _turn_over(self, draft: S, claim: TunnelClaim) -> Iterator[Event]:
        printed = draft.printed
        if printed.rules.tunnels is None:
            raise AssertionError(f"{printed.game} has no tunnels")
        events: list[Event] = []
        for _ in range(printed.rules.tunnels.revealed):
            card = draw(draft, events)
            if card is not None:
                claim.revealed.append(card)
        yield from events
        cards = printed.cards
        claim.extra = extra_cards(cards, claim)
        yield Event(
            text(
                "ttr.tunnel.revealed",
                player=Player(claim.seat),
                route=route_text(cards, printed.board, claim.route),
                payment=payment_text(cards, claim.payment),
                cards=cards_text(cards, claim.revealed),
                number=len(claim.revealed),
                extra=claim.extra,
            ),
            reveals=bool(claim.revealed),
        )


class PayForTunnel(Step[S]):
    """Pay the rest, or take the cards back and give the claim up."""

    name = "tunnel"
    moves = (PayTunnel, AbandonTunnel)

    def waits(self, state: S, actor: Actor) -> bool:
        """Wait until what the tunnel asks for is paid or the tunnel given up."""
        return _claim(state).extra > 0

    def kinds(self, state: S, actor: Actor) -> tuple[type[Move], ...]:
        """Return paying the rest, if that is possible, and giving up."""
        return self.moves if next(_ways_to_pay(state), None) else (AbandonTunnel,)

    def slot(self, state: S, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what pays the rest."""
        return payment_choice(state.printed.cards, _ways_to_pay(state))

    def play(self, draft: S, move: Move) -> Iterable[Event]:
        """Pay for the tunnel, or give it up."""
        return self._pay(draft, move) if isinstance(move, PayTunnel) else self._abandon(draft)

    def skip(self, draft: S, actor: Actor) -> Iterable[Event]:
        """Go on: there is nothing more to pay."""
        _settle(_claim(draft), ())
        return ()

    def _pay(self, draft: S, move: PayTunnel) -> Iterator[Event]:
        claim, printed = _claim(draft), draft.printed
        rule = printed.rule("tunnels")
        payment = read_payment(printed, move.payment, "tunnels")
        if payment.total != claim.extra:
            raise IllegalMove("ttr.pay.wrong_number", rule=rule, cost=claim.extra, given=payment.total)
        if payment.coloured and payment.colour not in _colours(printed.cards, claim):
            wanted = card_text(printed.cards, claim.payment.colour)
            raise IllegalMove("ttr.tunnel.wrong_colour", rule=rule, colour=wanted)
        check_held(draft, move.seat, payment, "tunnels")
        draft.finish(self.name)
        _settle(claim, spend(draft, move.seat, payment))
        yield Event(text("ttr.tunnel.paid", player=Player(claim.seat), payment=payment_text(printed.cards, payment)))

    def _abandon(self, draft: S) -> Iterator[Event]:
        claim, printed = _claim(draft), draft.printed
        hand = draft.seats[claim.seat].hand
        for card in claim.laid:
            hand[card] += 1
        draft.claim = None
        draft.resume()
        route = route_text(printed.cards, printed.board, claim.route)
        yield Event(text("ttr.tunnel.abandoned", player=Player(claim.seat), route=route))
        yield from discard(draft, claim.revealed)


def extra_cards(cards: CardSet, claim: TunnelClaim) -> int:
    """Count the cards turned over that are of the colour played, or wild: each costs one card more."""
    return sum(card in (*cards.of_colour[claim.payment.colour], cards.wild) for card in claim.revealed)


def prompt(state: TicketToRideState) -> Text:
    """Say what a tunnel costs beyond the first cards, and what happens if it is given up."""
    claim, cards = _claim(state), state.printed.cards
    counts = cards.counts(state.seats[claim.seat].hand)
    fitting = counts[-1] + sum(counts[colour] for colour in _colours(cards, claim))
    return text(
        "ttr.tunnel.payable" if fitting >= claim.extra else "ttr.tunnel.not_payable",
        route=route_text(cards, state.printed.board, claim.route),
        colour=card_text(cards, claim.payment.colour),
        wild=int(claim.payment.colour == cards.wild),
        extra=claim.extra,
        held=fitting,
        missing=max(0, claim.extra - fitting),
    )


def caution(state: TicketToRideState, route_id: object) -> Text | None:
    """Warn of what a tunnel may cost; None if the route is not a tunnel or no card can be turned over for it."""
    printed = state.printed
    route = printed.board.routes.get(cast("RouteId", route_id))
    if route is None or not route.tunnel or printed.rules.tunnels is None:
        return None
    cards = min(printed.rules.tunnels.revealed, len(state.supply.deck) + len(state.supply.discards))
    return text("ttr.tunnel.caution", cards=cards) if cards else None


def _claim(state: TicketToRideState) -> TunnelClaim:
    return cast("TunnelClaim", state.claim_under_way)


def _ways_to_pay(state: TicketToRideState) -> Iterator[Payment]:
    """Enumerate the ways to pay what the tunnel asks for: in the colour played, or in locomotives."""
    claim, cards = _claim(state), state.printed.cards
    return payments(cards.counts(state.seats[claim.seat].hand), Price(claim.extra, _colours(cards, claim)))


def _colours(cards: CardSet, claim: TunnelClaim) -> tuple[Card, ...]:
    return () if claim.payment.colour == cards.wild else (claim.payment.colour,)


def _settle(claim: TunnelClaim, rest: Iterable[Card]) -> None:
    """Add the rest of the payment and the cards turned over to those that will be discarded."""
    claim.laid += [*rest, *claim.revealed]
    claim.revealed, claim.extra = [], 0
