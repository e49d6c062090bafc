"""Claiming a route, and what a tunnel adds: rulebook, "Claiming routes" and "Tunnels"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import EngineError, IllegalMove
from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.cards import LOCOMOTIVE, Card, Payment, Price, payments
from engine.ticket_to_ride.claiming import check_held, check_open, check_route_payment, read_payment
from engine.ticket_to_ride.europe.moves import ClaimRoute, PayTunnel
from engine.ticket_to_ride.europe.table import BOARD, RULES, put_away, spend
from engine.ticket_to_ride.state import TicketToRideState, Tunnel
from engine.ticket_to_ride.supply import discard, draw
from engine.ticket_to_ride.words import card_text, cards_text, payment_text, route_text


def claim(draft: TicketToRideState, move: ClaimRoute) -> Iterator[Event]:
    """Claim a route, or enter a tunnel."""
    route = check_open(BOARD, RULES, draft, move.seat, move.route)
    payment = check_route_payment(BOARD, route, draft.seats[move.seat], move.payment)
    spend(draft, move.seat, payment)
    if not route.tunnel:
        yield _take_route(draft, move.seat, route.id, payment)
        yield from put_away(draft, payment)
        return
    # The payment stays on the table while the deck is turned over, so that it cannot be shuffled into it.
    revealed = [draw(draft.supply, draft.rng) for _ in range(RULES.revealed_for_a_tunnel) if draft.supply.deck]
    extra = sum(card in {payment.colour, LOCOMOTIVE} for card in revealed)
    draft.tunnel = Tunnel(move.seat, route.id, payment, revealed, extra)
    yield Event(
        text(
            "ttr.tunnel.revealed",
            player=Player(move.seat),
            route=route_text(BOARD, route.id),
            payment=payment_text(payment),
            cards=cards_text(revealed),
            number=len(revealed),
            extra=extra,
        ),
        reveals=bool(revealed),
    )
    if extra:
        draft.interrupt("tunnel", [move.seat])
    else:
        yield from _dig(draft, Payment(LOCOMOTIVE, 0, 0))


def rest_payments(state: TicketToRideState) -> Iterator[Payment]:
    """Enumerate the ways to pay what the open tunnel asks for: in the colour played, or in locomotives."""
    tunnel = _open_tunnel(state)
    return payments(state.seats[tunnel.seat].hand, Price(tunnel.extra, _rest_colours(tunnel)))


def pay_rest(draft: TicketToRideState, move: PayTunnel) -> Iterator[Event]:
    """Pay the rest and claim the route."""
    tunnel = _open_tunnel(draft)
    payment = read_payment(move.payment, "ttr.rule.tunnels")
    if payment.total != tunnel.extra:
        raise IllegalMove("ttr.pay.wrong_number", rule="ttr.rule.tunnels", cost=tunnel.extra, given=payment.total)
    if payment.coloured and payment.colour not in _rest_colours(tunnel):
        raise IllegalMove("ttr.tunnel.wrong_colour", rule="ttr.rule.tunnels", colour=card_text(tunnel.payment.colour))
    check_held(draft.seats[move.seat], payment, "ttr.rule.tunnels")
    spend(draft, move.seat, payment)
    return _dig(draft, payment)


def abandon(draft: TicketToRideState) -> Iterator[Event]:
    """Take back what was laid down; what was turned over is discarded."""
    tunnel = _open_tunnel(draft)
    for card in tunnel.payment.cards():
        draft.seats[tunnel.seat].hand[card] += 1
    draft.tunnel = None
    yield Event(text("ttr.tunnel.abandoned", player=Player(tunnel.seat), route=route_text(BOARD, tunnel.route)))
    yield from discard(draft.supply, tunnel.revealed, RULES, draft.rng)


def _dig(draft: TicketToRideState, rest: Payment) -> Iterator[Event]:
    tunnel = _open_tunnel(draft)
    draft.tunnel = None
    if rest.total:
        yield Event(text("ttr.tunnel.paid", player=Player(tunnel.seat), payment=payment_text(rest)))
    yield _take_route(draft, tunnel.seat, tunnel.route, tunnel.payment)
    paid = [*tunnel.payment.cards(), *rest.cards(), *tunnel.revealed]
    yield from discard(draft.supply, paid, RULES, draft.rng)


def _take_route(draft: TicketToRideState, seat: Seat, route_id: RouteId, payment: Payment) -> Event:
    length = BOARD.routes[route_id].length
    draft.claims[route_id] = seat
    draft.seats[seat].trains -= length
    draft.last_route = route_id
    return Event(
        text(
            "ttr.claim.claimed",
            player=Player(seat),
            route=route_text(BOARD, route_id),
            payment=payment_text(payment),
            points=RULES.route_points[length],
        )
    )


def _rest_colours(tunnel: Tunnel) -> tuple[Card, ...]:
    return () if tunnel.payment.colour == LOCOMOTIVE else (tunnel.payment.colour,)


def _open_tunnel(state: TicketToRideState) -> Tunnel:
    if state.tunnel is None:
        raise EngineError("no tunnel is being dug")
    return state.tunnel
