"""The built-in opponent that plans: it connects its tickets by cheap ways and then builds for points.

It judges by its own view alone; beyond that it asks only what is legal for it.
"""

from __future__ import annotations

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.options import Choice
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.board import Route
from engine.ticket_to_ride.cards import ANY_COLOUR, CARDS, LOCOMOTIVE, Price, payments
from engine.ticket_to_ride.claiming import read_payment
from engine.ticket_to_ride.europe.forms import DECK
from engine.ticket_to_ride.europe.moves import (
    AbandonTunnel,
    BuildStation,
    DrawCard,
    DrawTickets,
    KeepTickets,
    Pass,
    PayTunnel,
)
from engine.ticket_to_ride.europe.planning import goals, last_turn
from engine.ticket_to_ride.europe.planning.outlook import Outlook, outlook, printed
from engine.ticket_to_ride.europe.planning.plan import Plan, keep, plan_tickets
from engine.ticket_to_ride.europe.planning.shortfall import best_payment, shortfall, with_card
from engine.ticket_to_ride.europe.table import BOARD, RULES
from engine.ticket_to_ride.europe.view import EuropeView, TunnelView
from engine.ticket_to_ride.state import TicketToRideState


def choose_sensibly(game: Game[TicketToRideState], state: TicketToRideState, seat: Seat, luck: Rng) -> Move:  # noqa: ARG001 - it leaves nothing to luck
    """Choose by plan."""
    view = game.view(state, seat)
    assert isinstance(view, EuropeView)
    kinds = game.kinds(state, seat)
    look = outlook(view)
    if KeepTickets in kinds:
        return _keep(view, look)
    if AbandonTunnel in kinds:
        assert view.tunnel is not None
        return _answer_tunnel(look, view.tunnel) if PayTunnel in kinds else AbandonTunnel(seat)
    drawable: tuple[str, ...] = ()
    if DrawCard in kinds:
        slot = game.slot(state, seat, DrawCard, "card", {})
        assert isinstance(slot, Choice)
        drawable = tuple(option.value for option in slot.options)
    plan = plan_tickets(look)
    wanted = goals.wanted(look, plan)
    # In the middle of drawing, and in a turn in which nothing else can be done, a card is all there is.
    if kinds == (DrawCard,):
        return _draw(view, look, wanted, drawable)
    return _turn(view, look, plan, wanted, drawable)


def _keep(view: EuropeView, look: Outlook) -> Move:
    assert view.own is not None
    chosen = {ticket.id for ticket in keep(look, printed(view.own.offered), view.own.keep_at_least)}
    return KeepTickets(look.seat, tuple(ticket for ticket in view.own.offered if ticket in chosen))


def _answer_tunnel(look: Outlook, tunnel: TunnelView) -> Move:
    laid = read_payment(tunnel.payment, "ttr.rule.tunnels")
    colours = (laid.colour,) if laid.coloured else ()
    others = [route for route in goals.wanted(look, plan_tickets(look)) if route.id != tunnel.route]
    paid = best_payment(look.hand, payments(look.hand, Price(tunnel.extra, colours)), others)
    # The cards laid down come back if it is given up, but the turn is lost: that is worth the extra nearly always.
    return PayTunnel(look.seat, str(paid[1])) if paid else AbandonTunnel(look.seat)


def _turn(view: EuropeView, look: Outlook, plan: Plan, wanted: tuple[Route, ...], drawable: tuple[str, ...]) -> Move:
    if look.turns_left is not None:
        move = last_turn.best(look)
        if move:
            return move
    claim = goals.ripe(look, plan, wanted)
    if claim:
        return claim
    station = _station(look, plan)
    if station:
        return station
    if view.ticket_deck and goals.wants_tickets(look, plan):
        return DrawTickets(look.seat)
    if drawable:
        return _draw(view, look, wanted, drawable)
    return goals.any_claim(look) or (DrawTickets(look.seat) if view.ticket_deck else _useless(look))


def _station(look: Outlook, plan: Plan) -> Move | None:
    """Build where a planned route is borrowed: once all is claimed, or when time runs out."""
    if not plan.borrowed or (plan.routes and look.time > plan.turns + 2):
        return None
    cost = RULES.station_cost[RULES.stations - look.own.stations] if look.own.stations else 0
    for route in plan.borrowed:
        built = route.a in look.station_sites or route.b in look.station_sites
        site = look.site_for(route)
        paid = best_payment(look.hand, payments(look.hand, Price(cost, ANY_COLOUR)), plan.routes) if cost else None
        if site and paid and not built:
            return BuildStation(look.seat, site, str(paid[1]))
    return None


def _useless(look: Outlook) -> Move:
    """Build a station that helps nothing where no other move is left, as passing is then forbidden."""
    if look.own.stations:
        cost = RULES.station_cost[RULES.stations - look.own.stations]
        paid = best_payment(look.hand, payments(look.hand, Price(cost, ANY_COLOUR)), ())
        site = next((city for city in BOARD.cities if city not in look.stations), None)
        if paid and site:
            return BuildStation(look.seat, site, str(paid[1]))
    return Pass(look.seat)


def _draw(view: EuropeView, look: Outlook, wanted: tuple[Route, ...], drawable: tuple[str, ...]) -> Move:
    """Draw the card that brings the goals nearest; a face-up locomotive must be worth two draws."""
    gains = _gains(look, wanted)
    unseen = _unseen(view, look)
    blind = sum(gain * number for gain, number in zip(gains, unseen, strict=True)) / max(1, sum(unseen))
    worth = {card: blind if card == DECK else gains[CARDS.index(card)] for card in drawable}
    coloured = sorted((gain for card, gain in worth.items() if card != CARDS[LOCOMOTIVE]), reverse=True)
    first = CARDS[LOCOMOTIVE] in worth
    if first:
        worth[CARDS[LOCOMOTIVE]] -= max([blind, *coloured[1:2]])
    return DrawCard(look.seat, max(drawable, key=lambda card: worth[card]))


def _gains(look: Outlook, wanted: tuple[Route, ...]) -> list[float]:
    """Weigh each card by what it spares: for all the goals, and half again for the most pressing one."""
    now, pressing = shortfall(look.hand, wanted), shortfall(look.hand, wanted[:1])
    gains = []
    for card in range(len(CARDS)):
        hand = with_card(look.hand, card)
        gain = now - shortfall(hand, wanted) + (pressing - shortfall(hand, wanted[:1])) / 2
        gains.append(gain + (0.3 if card == LOCOMOTIVE else 0.02 * look.hand[card]))
    return gains


def _unseen(view: EuropeView, look: Outlook) -> list[int]:
    """Count the cards of each kind that neither lie face up nor in the hand."""
    printed_cards = [RULES.cards_per_colour] * len(ANY_COLOUR) + [RULES.locomotives]
    return [
        max(0, number - look.hand[card] - view.face_up.count(CARDS[card])) for card, number in enumerate(printed_cards)
    ]
