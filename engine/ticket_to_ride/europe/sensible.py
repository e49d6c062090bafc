"""The built-in opponent that plans: it connects its tickets by cheap ways and then builds for points.

It judges by its own view alone; apart from that it asks the game only which moves are legal.
"""

from __future__ import annotations

from engine.core.game import Game
from engine.core.moves import Choice, Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import Route
from engine.ticket_to_ride.cards import Price, payments
from engine.ticket_to_ride.claiming import read_payment
from engine.ticket_to_ride.europe import last_turn
from engine.ticket_to_ride.europe.planning import goals, reasons
from engine.ticket_to_ride.europe.planning.draws import best_draw
from engine.ticket_to_ride.europe.planning.goals import RoutePayment
from engine.ticket_to_ride.europe.planning.plan import Plan, plan_tickets, tickets_to_keep
from engine.ticket_to_ride.europe.planning.shortfall import best_payment
from engine.ticket_to_ride.europe.position import EuropePosition, position_of
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.europe.stations import BuildStation, station_price
from engine.ticket_to_ride.europe.tunnels import AbandonTunnel, PayTunnel
from engine.ticket_to_ride.europe.view import EuropeView
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets, KeepTickets, Pass
from engine.ticket_to_ride.views import TunnelView

_LATE = 4
"""With this many turns left a station is built if stations are all that a plan still needs."""


def choose_sensibly(game: Game[EuropeState], state: EuropeState, seat: Seat, rng: Rng) -> Move:  # noqa: ARG001 - it leaves nothing to chance
    """Choose by plan."""
    view = game.view(state, seat)
    assert isinstance(view, EuropeView)
    kinds = game.kinds(state, seat)
    position = position_of(state.printed, view)
    if KeepTickets in kinds:
        return _keep(view, position)
    if AbandonTunnel in kinds:
        assert view.tunnel is not None
        return _answer_tunnel(position, view.tunnel) if PayTunnel in kinds else AbandonTunnel(seat)
    drawable = _drawable(game, state, seat) if DrawCard in kinds else ()
    plan = plan_tickets(position)
    wanted = goals.wanted(position, plan)
    # In the middle of drawing, and in a turn when nothing else can be done, a card is all there is.
    if kinds == (DrawCard,):
        return DrawCard(seat, best_draw(position, view.face_up, wanted, drawable))
    return _turn(view, position, plan, wanted, drawable)


def reason(state: EuropeState, view: EuropeView, move: Move) -> Text | None:
    """Return why the opponent has chosen a move."""
    position = position_of(state.printed, view)
    match move:
        case BuildStation():
            return text("ttr.hint.station" if plan_tickets(position).borrowed else "ttr.hint.station_only")
        case PayTunnel():
            return text("ttr.hint.tunnel")
        case AbandonTunnel():
            return text("ttr.hint.abandon")
        case Pass():
            return text("ttr.hint.pass")
    return reasons.reason(state, position, move)


def _keep(view: EuropeView, position: EuropePosition) -> Move:
    assert view.own is not None
    offered = position.tickets_of(view.own.offered)
    chosen = {ticket.id for ticket in tickets_to_keep(position, offered, view.own.keep_at_least)}
    return KeepTickets(position.seat, tuple(ticket for ticket in view.own.offered if ticket in chosen))


def _answer_tunnel(position: EuropePosition, tunnel: TunnelView) -> Move:
    cards = position.printed.cards
    laid = read_payment(position.printed, tunnel.payment, "tunnels")
    colours = (laid.colour,) if laid.coloured else ()
    others = [route for route in goals.wanted(position, plan_tickets(position)) if route.id != tunnel.route]
    paid = best_payment(position.counts, payments(position.counts, Price(tunnel.extra, colours)), others)
    # Giving up returns the cards laid down but loses the turn, which is nearly always worth the extra cards.
    return PayTunnel(position.seat, cards.written(paid[1])) if paid else AbandonTunnel(position.seat)


def _drawable(game: Game[EuropeState], state: EuropeState, seat: Seat) -> tuple[str, ...]:
    """Return the names of the cards that a seat may draw."""
    slot = game.slot(state, seat, DrawCard, "card", {})
    assert isinstance(slot, Choice)
    return tuple(option.value for option in slot.options)


def _turn(
    view: EuropeView,
    position: EuropePosition,
    plan: Plan,
    wanted: tuple[Route, ...],
    drawable: tuple[str, ...],
) -> Move:
    """Choose an action."""
    if position.turns_left is not None:
        move = last_turn.best(position)
        if move:
            return move
    claim = goals.claim_now(position, plan, wanted)
    if claim:
        return _claim(position, claim)
    station = _station(position, plan)
    if station:
        return station
    if view.ticket_deck and goals.wants_tickets(position, plan):
        return DrawTickets(position.seat)
    if drawable:
        return DrawCard(position.seat, best_draw(position, view.face_up, wanted, drawable))
    claim = goals.any_claim(position)
    if claim:
        return _claim(position, claim)
    return DrawTickets(position.seat) if view.ticket_deck else _useless(position)


def _claim(position: EuropePosition, claim: RoutePayment) -> Move:
    route, payment = claim
    return ClaimRoute(position.seat, route.id, position.printed.cards.written(payment))


def _station(position: EuropePosition, plan: Plan) -> Move | None:
    """Build where a planned route is borrowed, when time runs out: until then another way may turn out cheaper."""
    if not plan.borrowed or position.time > (plan.turns + 2 if plan.routes else _LATE):
        return None
    price = station_price(position.printed, position.reserve)
    if price is None:
        return None
    paid = best_payment(position.counts, payments(position.counts, price), plan.routes)
    for route in plan.borrowed:
        built = route.a in position.station_sites or route.b in position.station_sites
        site = position.site_for(route)
        if site and paid and not built:
            return BuildStation(position.seat, site, position.printed.cards.written(paid[1]))
    return None


def _useless(position: EuropePosition) -> Move:
    """Build a useless station where no other move is left, as passing is then forbidden."""
    printed, price = position.printed, station_price(position.printed, position.reserve)
    if price:
        paid = best_payment(position.counts, payments(position.counts, price), ())
        site = next((city for city in printed.board.cities if city not in position.stations), None)
        if paid and site:
            return BuildStation(position.seat, site, printed.cards.written(paid[1]))
    return Pass(position.seat)
