"""The turn of Ticket to Ride: Europe and the choices that interrupt it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.core.errors import EngineError, IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, text
from engine.ticket_to_ride import claiming
from engine.ticket_to_ride.cards import CARDS, LOCOMOTIVE, Card, CardName
from engine.ticket_to_ride.europe import forms, tunnels
from engine.ticket_to_ride.europe.moves import (
    AbandonTunnel,
    BuildStation,
    ClaimRoute,
    DrawCard,
    DrawTickets,
    KeepTickets,
    Pass,
    PayTunnel,
)
from engine.ticket_to_ride.europe.table import BOARD, RULES, offer_tickets, put_away, spend
from engine.ticket_to_ride.state import TicketToRideState
from engine.ticket_to_ride.supply import draw, take
from engine.ticket_to_ride.words import card_text, city_name, payment_text, ticket_text

State = TicketToRideState


class TakeTurn(Step[State]):
    """Rulebook, "Course of play": draw cards, claim a route, draw tickets or build a station."""

    name = "turn"
    moves = (DrawCard, ClaimRoute, BuildStation, DrawTickets, Pass)

    def waits(self, state: State, actor: Actor) -> bool:
        """Wait: the turn is one action."""
        return True

    def kinds(self, state: State, actor: Actor) -> tuple[type[Move], ...]:
        """Tell which actions can be taken."""
        seat = Seat(int(actor))
        supply = state.supply
        found: list[type[Move]] = []
        if supply.deck or supply.row:
            found.append(DrawCard)
        if next(claiming.payable_routes(BOARD, RULES, state, seat), None):
            found.append(ClaimRoute)
        if forms.count_station_payments(state, seat) and len(state.stations) < len(BOARD.cities):
            found.append(BuildStation)
        if state.ticket_deck:
            found.append(DrawTickets)
        return tuple(found) or (Pass,)

    def slot(self, state: State, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell what may stand in a field."""
        seat = Seat(int(actor))
        if kind is DrawCard:
            return forms.cards(state, first=True)
        if kind is ClaimRoute and field == "route":
            return forms.routes(state, seat)
        if kind is ClaimRoute:
            return forms.claim_payments(state, seat, chosen.get("route"))
        if field == "city":
            return forms.cities(state)
        return forms.station_payment(state, seat)

    def play(self, draft: State, move: Move) -> Iterable[Event]:
        """Take the action."""
        draft.finish(self.name)
        draft.last_route = draft.last_station = None
        if isinstance(move, Pass):
            return self._pass(draft, move)
        draft.passes = 0
        match move:
            case DrawCard():
                return self._draw(draft, move)
            case ClaimRoute():
                return tunnels.claim(draft, move)
            case BuildStation():
                return _build_station(draft, move)
            case DrawTickets():
                return _draw_tickets(draft, move)
            case _:
                raise EngineError(f"not a move of a turn: {move!r}")

    def _draw(self, draft: State, move: DrawCard) -> Iterator[Event]:
        card = _face_up_card(draft, move)
        yield from _take_card(draft, move.seat, card)
        # A locomotive taken face up is the only card of the turn; one from the deck is a card like any other.
        if card != LOCOMOTIVE and forms.drawable(draft, first=False):
            draft.interrupt("second_card", [move.seat])

    def _pass(self, draft: State, move: Pass) -> Iterator[Event]:
        if self.kinds(draft, move.seat) != (Pass,):
            raise IllegalMove("ttr.pass.can_move", rule="ttr.rule.turn")
        draft.passes += 1
        yield Event(text("ttr.pass", player=Player(move.seat)))


class DrawSecondCard(Step[State]):
    """Rulebook, "Train cards": the second card; a face-up locomotive cannot be it."""

    name = "second_card"
    moves = (DrawCard,)

    def waits(self, state: State, actor: Actor) -> bool:
        """Wait: the second card must be taken while there is one."""
        return True

    def kinds(self, state: State, actor: Actor) -> tuple[type[Move], ...]:
        """Only drawing goes on."""
        return (DrawCard,)

    def slot(self, state: State, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell which cards may be drawn."""
        return forms.cards(state, first=False)

    def play(self, draft: State, move: Move) -> Iterator[Event]:
        """Draw the second card."""
        assert isinstance(move, DrawCard)
        card = _face_up_card(draft, move)
        if card == LOCOMOTIVE:
            raise IllegalMove("ttr.draw.second_locomotive", rule="ttr.rule.locomotives")
        draft.finish(self.name)
        yield from _take_card(draft, move.seat, card)


class KeepSomeTickets(Step[State]):
    """Rulebook, "Drawing tickets" and, before the first turn, "Course of play"."""

    name = "keep"
    moves = (KeepTickets,)

    def __init__(self, at_least: int, *, opening: bool) -> None:
        self.at_least = at_least
        self.opening = opening

    def waits(self, state: State, actor: Actor) -> bool:
        """Tickets must be chosen before anything else."""
        return bool(state.seats[int(actor)].offered)

    def kinds(self, state: State, actor: Actor) -> tuple[type[Move], ...]:
        """Only the choice of tickets goes on."""
        return (KeepTickets,)

    def slot(self, state: State, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell which tickets may be kept, and how many must be."""
        offered = state.seats[int(actor)].offered
        options = tuple(forms.ticket_option(ticket) for ticket in offered)
        return Choice(options, many=True, at_least=min(self.at_least, len(offered)), at_most=len(offered))

    def play(self, draft: State, move: Move) -> Iterator[Event]:
        """Keep the chosen tickets; the others go back to the box, or during play under the deck."""
        assert isinstance(move, KeepTickets)
        holdings = draft.seats[move.seat]
        kept = [ticket for ticket in holdings.offered if ticket in move.tickets]
        if len(kept) != len(move.tickets):
            raise IllegalMove("ttr.keep.not_offered", rule="ttr.rule.tickets")
        must = min(self.at_least, len(holdings.offered))
        if len(kept) < must:
            raise IllegalMove("ttr.keep.too_few", rule="ttr.rule.tickets", must=must, kept=len(kept))
        rejected = [ticket for ticket in holdings.offered if ticket not in kept]
        holdings.tickets += kept
        holdings.offered = []
        names = tuple(ticket_text(BOARD, ticket) for ticket in kept)
        yield Event(text("ttr.keep.yours", tickets=names), audience=move.seat)
        if self.opening:
            # All choose at once and in secret: how many each kept is told when everybody has.
            draft.decided(move.seat)
            yield Event(text("ttr.keep.chosen", player=Player(move.seat)))
        else:
            draft.ticket_deck[:0] = reversed(rejected)
            yield Event(text("ttr.keep.kept", player=Player(move.seat), tickets=len(kept), returned=len(rejected)))


class PayForTunnel(Step[State]):
    """Rulebook, "Tunnels": pay the rest, or take the cards back."""

    name = "tunnel"
    moves = (PayTunnel, AbandonTunnel)

    def waits(self, state: State, actor: Actor) -> bool:
        """Wait until the tunnel is paid for or given up."""
        return True

    def kinds(self, state: State, actor: Actor) -> tuple[type[Move], ...]:
        """Tell whether the rest can be paid."""
        return self.moves if next(tunnels.rest_payments(state), None) else (AbandonTunnel,)

    def slot(self, state: State, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell what pays the rest."""
        return forms.payment_choice(tunnels.rest_payments(state))

    def play(self, draft: State, move: Move) -> Iterable[Event]:
        """Pay or give up."""
        draft.finish(self.name)
        return tunnels.pay_rest(draft, move) if isinstance(move, PayTunnel) else tunnels.abandon(draft)


def _face_up_card(draft: State, move: DrawCard) -> Card | None:
    """Return which face-up card is meant; None: the deck. Raises IllegalMove if it is not there."""
    if move.card == forms.DECK:
        if not draft.supply.deck:
            raise IllegalMove("ttr.draw.deck_empty", rule="ttr.rule.cards")
        return None
    if move.card not in CARDS:
        raise IllegalMove("ttr.draw.no_such_card", card=move.card)
    card = CARDS.index(CardName(move.card))
    if card not in draft.supply.row:
        raise IllegalMove("ttr.draw.not_face_up", rule="ttr.rule.cards", card=card_text(card))
    return card


def _take_card(draft: State, seat: Seat, face_up: Card | None) -> Iterator[Event]:
    hand = draft.seats[seat].hand
    if face_up is None:
        card = draw(draft.supply, draft.rng)
        hand[card] += 1
        yield Event(text("ttr.draw.blind", player=Player(seat)), reveals=True)
        yield Event(text("ttr.draw.yours", card=card_text(card)), audience=seat, reveals=True)
        return
    hand[face_up] += 1
    turned_up = bool(draft.supply.deck)
    resets = tuple(take(draft.supply, face_up, RULES, draft.rng))
    yield Event(text("ttr.draw.face_up", player=Player(seat), card=card_text(face_up)), reveals=turned_up)
    yield from resets


def _build_station(draft: State, move: BuildStation) -> Iterator[Event]:
    holdings = draft.seats[move.seat]
    if move.city not in BOARD.cities:
        raise IllegalMove("ttr.station.no_such_city", city=str(move.city))
    city = city_name(BOARD, move.city)
    if move.city in draft.stations:
        owner = Player(draft.stations[move.city])
        raise IllegalMove("ttr.station.occupied", rule="ttr.rule.stations", city=city, owner=owner)
    if not holdings.stations:
        raise IllegalMove("ttr.station.none_left", rule="ttr.rule.stations", stations=RULES.stations)
    payment = claiming.read_payment(move.payment, "ttr.rule.stations")
    cost = forms.station_price(draft, move.seat).cards
    if payment.total != cost:
        raise IllegalMove("ttr.pay.wrong_number", rule="ttr.rule.stations", cost=cost, given=payment.total)
    claiming.check_held(holdings, payment, "ttr.rule.stations")
    spend(draft, move.seat, payment)
    holdings.stations -= 1
    draft.stations[move.city] = move.seat
    draft.last_station = move.city
    yield Event(text("ttr.station.built", player=Player(move.seat), city=city, payment=payment_text(payment)))
    yield from put_away(draft, payment)


def _draw_tickets(draft: State, move: DrawTickets) -> Iterator[Event]:
    if not draft.ticket_deck:
        raise IllegalMove("ttr.tickets.none_left", rule="ttr.rule.tickets")
    offered = tuple(ticket_text(BOARD, ticket) for ticket in offer_tickets(draft, move.seat))
    draft.interrupt("new_tickets", [move.seat])
    yield Event(text("ttr.tickets.drawn", player=Player(move.seat), tickets=len(offered)), reveals=True)
    yours = text("ttr.tickets.yours", tickets=offered, keep=min(RULES.drawn_keep, len(offered)))
    yield Event(yours, audience=move.seat, reveals=True)
