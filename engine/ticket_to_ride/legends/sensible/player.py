"""A planning company's turn, and which of its choices belongs to what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.legends import drawing, travel, turn
from engine.ticket_to_ride.legends.events import NEXT, USE
from engine.ticket_to_ride.legends.facts import Track
from engine.ticket_to_ride.legends.moves import (
    Answer,
    Draw,
    EngageSpecialist,
    Give,
    OpenFrontier,
    RetireEvent,
    Stake,
    StandingOrder,
    Travel,
    UsePower,
)
from engine.ticket_to_ride.legends.powers import Bottom, Money, Pick
from engine.ticket_to_ride.legends.sensible import answers
from engine.ticket_to_ride.legends.sensible.paying import best_income, colours_wanted, journey
from engine.ticket_to_ride.legends.sensible.plan import Outlook, Plan
from engine.ticket_to_ride.legends.sources import droppable, own_sources, power_of
from engine.ticket_to_ride.legends.standing import orderable
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import BuildOne, Choose, KeepSome, SecondJourney
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets, Pass

_TRAINS_FOR_TICKETS = 5
"""Trains that must be left to ask for more tickets."""
_TURNS_FOR_TICKETS = 2.5
_URGENT = 3.0
"""Turns left from which nothing is saved up any more."""


def choose_sensibly(game: Game[LegendsState], state: LegendsState, seat: Seat, rng: Rng) -> Move:
    """Choose by plan."""
    left = _word_to_leave(state, seat)
    kinds = game.kinds(state, seat)
    if left and StandingOrder in kinds:
        return left
    if not state.in_round(AGENDA):
        return _turn(state, seat) if len(kinds) > (StandingOrder in kinds) else _any_order(state, seat)
    return _asked(game, state, seat, rng)


def _asked(game: Game[LegendsState], state: LegendsState, seat: Seat, rng: Rng) -> Move:
    task, kinds = state.task, game.kinds(state, seat)
    if isinstance(task, KeepSome) and KeepTickets in kinds:
        must = min(task.must, len(state.company(seat).offered))
        return KeepTickets(seat, tuple(Outlook(state, seat).keep(state.company(seat).offered, must)))  # type: ignore[arg-type]
    if EngageSpecialist in kinds:
        return answers.engage(game, state, seat, rng)
    if Stake in kinds:
        return answers.stake(state, seat)
    if RetireEvent in kinds:
        return answers.retire(game, state, seat)
    if Give in kinds:
        return answers.give(game, state, seat)
    if OpenFrontier in kinds:
        return answers.open_frontier(game, state, seat, rng)
    if isinstance(task, BuildOne):
        return answers.build(state, seat, task)
    if isinstance(task, SecondJourney):
        plan = Outlook(state, seat).plan()
        return _travel_one(state, seat, plan.tracks, task.most) or Answer(seat, ())
    if isinstance(task, Choose):
        return answers.answer(game, state, seat, task)
    return _draw(state, seat, Outlook(state, seat).plan(), first=False)


def _word_to_leave(state: LegendsState, seat: Seat) -> Move | None:
    """Leave word for powers that act by standing orders, as soon as they are there."""
    orders = state.company(seat).orders
    for source in orderable(state, seat):
        when = power_of(state, source).when
        if source not in orders and when in {"event", "end"}:
            return StandingOrder(seat, source, (NEXT if when == "event" else USE,))
    return None


def _any_order(state: LegendsState, seat: Seat) -> Move:
    """Leave word anew where nothing else can be done."""
    source = orderable(state, seat)[0]
    when = power_of(state, source).when
    return StandingOrder(seat, source, (NEXT if when == "event" else USE if when == "end" else "hold",))


def _turn(state: LegendsState, seat: Seat) -> Move:
    outlook = Outlook(state, seat)
    plan = outlook.plan()
    power = _power(state, seat, outlook, plan)
    if power:
        return power
    move = _travel_one(state, seat, _pressing(outlook, plan))
    if move:
        return move
    if not plan.tracks and _wants_tickets(state, seat, outlook):
        return DrawTickets(seat)
    spare = outlook.company.trains - plan.trains
    if not plan.tracks or outlook.time <= _URGENT:
        fitting = [
            track for track in outlook.open if track.length <= (spare if plan.tracks else outlook.company.trains)
        ]
        move = _travel_one(state, seat, best_income(state, seat, fitting))
        if move:
            return move
    if drawing.may_draw(state):
        return _draw(state, seat, plan, first=True)
    move = _travel_one(state, seat, best_income(state, seat, outlook.open))
    if move:
        return move
    return DrawTickets(seat) if state.ticket_deck else Pass(seat)


def _pressing(outlook: Outlook, plan: Plan) -> list[Track]:
    """Return the tracks of a plan, those first that others may take and that are long."""
    state = outlook.state
    near = {
        end for track, owner in state.claims.items() if owner != outlook.seat for end in state.printed.track(track).ends
    }
    return sorted(plan.tracks, key=lambda track: (-len(near & set(track.ends)), -track.length, track.id))


def _travel_one(state: LegendsState, seat: Seat, tracks: Sequence[Track], most: int = travel.ANY) -> Travel | None:
    """Travel the first of some tracks that can be paid for."""
    trains = min(state.company(seat).trains, most)
    for track in tracks:
        if track.length <= trains:
            move = journey(state, seat, track, [other for other in tracks[:6] if other is not track], most=most)
            if move:
                return move
    return None


def _wants_tickets(state: LegendsState, seat: Seat, outlook: Outlook) -> bool:
    trains = state.company(seat).trains
    return bool(state.ticket_deck) and trains >= _TRAINS_FOR_TICKETS and outlook.time >= _TURNS_FOR_TICKETS


def _draw(state: LegendsState, seat: Seat, plan: Plan, *, first: bool) -> Move:
    """Draw a card that the plan wants, else a blind one."""
    cards, names = state.printed.cards, drawing.drawable(state, first=first)
    wanted = colours_wanted(state, seat, plan.tracks or tuple(state.printed.tracks[:0]))
    face_up = [name for name in names if name not in {drawing.DECK, cards.wild_kind.name}]
    useful = [name for name in face_up if wanted.get(cards.colour_of[cards.numbers[name]])]
    powers = () if first else tuple(own_sources(state, seat, "draw", may=True))
    if useful:
        return Draw(seat, max(useful, key=lambda name: wanted[cards.colour_of[cards.numbers[name]]]), ())
    if cards.wild_kind.name in names and len(wanted) > 1:
        return Draw(seat, cards.wild_kind.name)
    if drawing.DECK in names:
        blind = (state.drawing.blind if state.drawing else 0) + 1
        return Draw(seat, drawing.DECK, powers if blind == drawing.CARDS else ())
    return Draw(seat, names[0])


def _power(state: LegendsState, seat: Seat, outlook: Outlook, plan: Plan) -> Move | None:
    """Use a power of the start of a turn where it is of use."""
    for source in turn.usable(state, seat):
        effect = power_of(state, source).effects[0]
        if isinstance(effect, Money):
            return UsePower(seat, source)
        if isinstance(effect, Pick) and state.printed.cards.wild in state.supply.row:
            return UsePower(seat, source, (state.printed.cards.wild_kind.name,))
        if isinstance(effect, Bottom):
            done = {ticket.id for ticket in plan.tickets}
            hopeless = [
                ticket
                for ticket in droppable(state, seat, effect.max)
                if ticket not in done and not _complete(outlook, ticket)
            ]
            if hopeless:
                best = max(hopeless, key=lambda ticket: state.printed.pack.ticket(ticket).points)
                return UsePower(seat, source, (best,))
    return None


def _complete(outlook: Outlook, ticket: str) -> bool:
    printed = outlook.printed.pack.ticket(ticket)
    return outlook.parts.joined(printed.a, printed.b)
