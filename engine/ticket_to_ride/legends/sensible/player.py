"""A planning company's turn, and which of its choices belongs to what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.options import Chain
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.legends import drawing, travel, turn
from engine.ticket_to_ride.legends.advance import is_decision
from engine.ticket_to_ride.legends.events import HOLD, NEXT, USE
from engine.ticket_to_ride.legends.facts import Track
from engine.ticket_to_ride.legends.moves import (
    Answer,
    Draw,
    EngageSpecialist,
    Give,
    LeaveWord,
    OpenFrontier,
    RetireEvent,
    Stake,
    Travel,
    UsePower,
)
from engine.ticket_to_ride.legends.payable import Means
from engine.ticket_to_ride.legends.powers import Bottom, EventEffect, Money, MoreTickets, Pick
from engine.ticket_to_ride.legends.sensible import answers
from engine.ticket_to_ride.legends.sensible.paying import best_income, colours_wanted, journey
from engine.ticket_to_ride.legends.sensible.plan import Plan, PricedMap
from engine.ticket_to_ride.legends.sensible.specialists import best_specialist
from engine.ticket_to_ride.legends.sources import droppable, own_sources, power_of
from engine.ticket_to_ride.legends.standing import orderable
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import BuildOne, Choose, KeepSome, SecondJourney
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets, Pass

_TRAINS_FOR_TICKETS = 5
"""Trains that must be left to ask for more tickets."""
_TURNS_FOR_TICKETS = 2.5
_SPARE_CARDS = 2
"""Cards left in hand when some are exchanged."""
_URGENT = 3.0
"""Turns left from which nothing is saved up any more."""


def choose_sensibly(game: Game[LegendsState], state: LegendsState, seat: Seat, rng: Rng) -> Move:
    """Choose by plan."""
    left = _word_to_leave(state, seat)
    kinds = game.kinds(state, seat)
    if left and LeaveWord in kinds:
        return left
    if kinds == (LeaveWord,):
        return _any_order(game, state, seat)
    if not state.in_round(AGENDA):
        return _turn(state, seat)
    return _asked(game, state, seat, rng)


def _asked(game: Game[LegendsState], state: LegendsState, seat: Seat, rng: Rng) -> Move:
    task, kinds = state.task, game.kinds(state, seat)
    if isinstance(task, KeepSome) and KeepTickets in kinds:
        must = min(task.must, len(state.company(seat).offered))
        return KeepTickets(seat, tuple(PricedMap(state, seat).keep(state.company(seat).offered, must)))  # type: ignore[arg-type]
    if EngageSpecialist in kinds:
        return EngageSpecialist(seat, best_specialist(state, seat, rng))
    if Stake in kinds:
        return answers.stake(state, seat)
    if RetireEvent in kinds:
        return answers.retire(game, state, seat)
    if Give in kinds:
        return answers.give(game, state, seat)
    if OpenFrontier in kinds:
        return answers.open_frontier(state, seat, rng)
    if isinstance(task, BuildOne):
        return answers.build(state, seat, task)
    if isinstance(task, SecondJourney):
        priced = PricedMap(state, seat)
        plan = priced.plan()
        return _travel_one(priced, plan.tracks, plan, task.most) or Answer(seat, ())
    if isinstance(task, Choose):
        return answers.answer(game, state, seat, task)
    return _draw(state, seat, PricedMap(state, seat).plan(), first=False)


def _word_to_leave(state: LegendsState, seat: Seat) -> Move | None:
    """Leave word for powers that act by standing orders, as soon as they are there."""
    orders = state.company(seat).orders
    for source in orderable(state, seat):
        if source in orders or is_decision(source):
            continue
        when = power_of(source).when
        if when in {"event", "end"}:
            return LeaveWord(seat, source, (NEXT if when == "event" else USE,))
    return None


def _any_order(game: Game[LegendsState], state: LegendsState, seat: Seat) -> Move:
    """Leave word anew where nothing else can be done."""
    source = orderable(state, seat)[0]
    if not is_decision(source):
        when = power_of(source).when
        return LeaveWord(seat, source, (NEXT if when == "event" else USE if when == "end" else HOLD,))
    slot = game.slot(state, seat, LeaveWord, "order", {"power": source})
    assert isinstance(slot, Chain)
    return LeaveWord(seat, source, (slot.options[-1].value,))


def _turn(state: LegendsState, seat: Seat) -> Move:
    priced = PricedMap(state, seat)
    plan = priced.with_goals(priced.plan())
    power = _power(state, seat, priced, plan)
    if power:
        return power
    move = _travel_one(priced, _pressing(priced, plan), plan)
    if move:
        return move
    move = None if plan.tracks else _travel_one(priced, plan.besides, plan)
    if move:
        return move
    if not plan.tracks and _wants_tickets(state, seat, priced):
        return DrawTickets(seat)
    if not (plan.tracks or plan.besides) or priced.time <= _URGENT:
        spare = priced.company.trains - plan.trains
        fitting = [track for track in priced.open if track.length <= spare]
        move = _travel_one(priced, best_income(state, seat, fitting), plan)
        if move:
            return move
    if drawing.may_draw(state):
        return _draw(state, seat, plan, first=True)
    move = _travel_one(priced, best_income(state, seat, priced.open), plan)
    if move:
        return move
    return DrawTickets(seat) if state.ticket_deck else Pass(seat)


def _pressing(priced: PricedMap, plan: Plan) -> list[Track]:
    """Return the tracks of a plan, those first that others may take and that are long."""
    state = priced.state
    near = {
        end for track, owner in state.claims.items() if owner != priced.seat for end in state.printed.track(track).ends
    }
    return sorted(plan.tracks, key=lambda track: (-len(near & set(track.ends)), -track.length, track.id))


def _travel_one(priced: PricedMap, tracks: Sequence[Track], plan: Plan, most: int = travel.ANY) -> Travel | None:
    """Travel the first of some tracks that can be paid for."""
    state, seat = priced.state, priced.seat
    means = Means(state, seat)
    there = {track.id for track in means.candidates(most)}
    for track in tracks:
        if track.id in there and means.pay(track):
            others = [other for other in tracks[:6] if other is not track]
            return journey(state, seat, track, others, most=most, port=priced.port_at(track, plan))
    return None


def _wants_tickets(state: LegendsState, seat: Seat, priced: PricedMap) -> bool:
    trains = state.company(seat).trains
    return bool(state.ticket_deck) and trains >= _TRAINS_FOR_TICKETS and priced.time >= _TURNS_FOR_TICKETS


def _draw(state: LegendsState, seat: Seat, plan: Plan, *, first: bool) -> Move:
    """Draw a card that the plan wants, else a blind one."""
    cards, names = state.pack.cards, drawing.drawable(state, first=first)
    wanted = colours_wanted(state, seat, plan.tracks or plan.besides)
    face_up = [name for name in names if name not in {drawing.DECK, cards.wild_kind.name}]
    useful = [name for name in face_up if wanted.get(cards.colour_of[cards.numbers[name]])]
    powers = () if first else tuple(own_sources(state, seat, "draw", may=True))
    waits = bool(plan.ports) and not state.company(seat).hand[cards.wild]
    if cards.wild_kind.name in names and waits:
        return Draw(seat, cards.wild_kind.name)
    if useful:
        return Draw(seat, max(useful, key=lambda name: wanted[cards.colour_of[cards.numbers[name]]]), ())
    if cards.wild_kind.name in names and len(wanted) > 1:
        return Draw(seat, cards.wild_kind.name)
    if drawing.DECK in names:
        blind = (state.drawing.blind if state.drawing else 0) + 1
        return Draw(seat, drawing.DECK, powers if blind == drawing.CARDS else ())
    return Draw(seat, names[0])


def _power(state: LegendsState, seat: Seat, priced: PricedMap, plan: Plan) -> Move | None:
    """Use a power of the start of a turn where it is of use."""
    for source in turn.usable(state, seat):
        choice = _choice(state, seat, source, priced, plan)
        if choice is not None:
            return UsePower(seat, source, choice)
    return None


def _choice(state: LegendsState, seat: Seat, source: str, priced: PricedMap, plan: Plan) -> tuple[str, ...] | None:
    """Return what a company chooses for a power of the start of a turn; None: it does not use it now."""
    power = power_of(source)
    effect = power.effects[0]
    if power.cost.cards:
        spare = sum(state.company(seat).hand) >= power.cost.cards + _SPARE_CARDS and priced.time > _URGENT
        return _least_wanted(state, seat, source, plan, power.cost.cards) if spare else None
    if isinstance(effect, Money | EventEffect):
        return ()
    if isinstance(effect, MoreTickets):
        return () if _wants_tickets(state, seat, priced) and not plan.tracks else None
    if isinstance(effect, Pick):
        wild = state.pack.cards.wild
        return (state.pack.cards.wild_kind.name,) if wild in state.supply.row else None
    if isinstance(effect, Bottom):
        done = {ticket.id for ticket in plan.tickets}
        given_up = [one for one in droppable(state, seat, effect.max) if one not in done]
        hopeless = [one for one in given_up if not _complete(priced, one)]
        return (max(hopeless, key=lambda ticket: state.pack.ticket(ticket).points),) if hopeless else None
    return None


def _least_wanted(state: LegendsState, seat: Seat, source: str, plan: Plan, number: int) -> tuple[str, ...]:
    """Choose cards of colours that no track of the plan asks for, as far as there are any."""
    cards, wanted = state.pack.cards, {state.colour_of(track) for track in plan.tracks}
    chosen: list[str] = []
    while len(chosen) < number:
        slot = turn.power_slot(state, seat, "choice", {"power": source, "choice": tuple(chosen)})
        assert isinstance(slot, Chain)
        colours = {one.value: cards.names[cards.colour_of[cards.numbers[one.value]]] for one in slot.options}
        wild = cards.wild_kind.name
        chosen.append(min(colours, key=lambda one: (colours[one] == wild, colours[one] in wanted)))
    return tuple(chosen)


def _complete(priced: PricedMap, ticket: str) -> bool:
    printed = priced.printed.pack.ticket(ticket)
    return priced.parts.joined(printed.a, printed.b)
