"""Why a planning company does what it does, in words; they tell of nothing that a campaign has yet to bring."""

from __future__ import annotations

from functools import partial

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.legends.agenda import next_question
from engine.ticket_to_ride.legends.drawing import DECK
from engine.ticket_to_ride.legends.moves import (
    Answer,
    Build,
    Draw,
    EngageSpecialist,
    Give,
    LeaveOrder,
    OpenFrontier,
    RetireEvent,
    SkipTurn,
    Stake,
    Travel,
    UsePower,
)
from engine.ticket_to_ride.legends.sensible.chances import ChanceMap
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import KeepSome
from engine.ticket_to_ride.legends.texts import ticket_text
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets, Pass
from engine.ticket_to_ride.worth import routes_help

_REASONS: dict[type[Move], Text] = {
    DrawTickets: text("legends.hint.tickets"),
    UsePower: text("legends.hint.use"),
    EngageSpecialist: text("legends.hint.engage"),
    Stake: text("legends.hint.stake"),
    RetireEvent: text("legends.hint.retire"),
    OpenFrontier: text("legends.hint.open"),
    Build: text("legends.hint.build"),
    LeaveOrder: text("legends.hint.standing"),
    Answer: text("legends.hint.choose"),
    Pass: text("legends.hint.nothing"),
    SkipTurn: text("legends.hint.nothing"),
    Give: text("legends.hint.give"),
}


def reason(state: LegendsState, seat: Seat, move: Move) -> Text:
    """Return why the opponent has chosen a move."""
    match move:
        case Travel():
            track = state.printed.track(move.track)
            worth = routes_help(state, seat, [track], partial(ticket_text, state))[track.id]
            if worth.helps is None:
                # A way that serves several tickets, or for which the cards are there, need not be a shortest one.
                priced = ChanceMap(state, seat)
                plan = priced.plan()
                if track in plan.tracks:
                    return text("legends.hint.travel_planned")
                goal = track in priced.with_goals(plan).extras
                return text("legends.hint.travel_goal" if goal else "legends.hint.travel")
            return text(
                "legends.hint.travel_completes" if worth.reaches else "legends.hint.travel_ticket", helps=worth.helps
            )
        case KeepTickets():
            return _why_kept(state, seat, move)
        case Draw():
            return text("legends.hint.draw_deck" if move.card == DECK else "legends.hint.draw_card")
    return _REASONS[type(move)]


def _why_kept(state: LegendsState, seat: Seat, move: KeepTickets) -> Text:
    """Say whether the tickets can be completed, or are kept as so many have to be."""
    priced, task = ChanceMap(state, seat), next_question(state, seat)
    kept = [ticket for ticket in map(state.pack.ticket, move.tickets) if not priced.parts.joined(ticket.a, ticket.b)]
    planned = priced.plan_of([*priced.plan().tickets, *kept]).tickets
    if isinstance(task, KeepSome) and len(move.tickets) <= task.must and not {*kept} <= {*planned}:
        return text("legends.hint.keep_must", tickets=len(move.tickets))
    return text("legends.hint.keep", tickets=len(move.tickets), offered=len(state.company(seat).offered))
