"""Why a planning company does what it does, in words; they tell of nothing that a campaign has yet to bring."""

from __future__ import annotations

from functools import partial

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Text, text
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
                planned = track in ChanceMap(state, seat).plan().tracks
                return text("legends.hint.travel_planned" if planned else "legends.hint.travel")
            return text(
                "legends.hint.travel_completes" if worth.reaches else "legends.hint.travel_ticket", helps=worth.helps
            )
        case KeepTickets():
            return text("legends.hint.keep", tickets=len(move.tickets))
        case Draw():
            return text("legends.hint.draw_deck" if move.card == DECK else "legends.hint.draw_card")
    return _REASONS[type(move)]
