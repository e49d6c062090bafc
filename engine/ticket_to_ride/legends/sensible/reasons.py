"""Why a planning company does what it does, in words; they tell of nothing that a campaign has yet to bring."""

from __future__ import annotations

from functools import partial

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Text
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
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.texts import say, ticket_text
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets, Pass
from engine.ticket_to_ride.worth import routes_help

_REASONS: dict[type[Move], Text] = {
    KeepTickets: say("hint.keep"),
    DrawTickets: say("hint.tickets"),
    UsePower: say("hint.use"),
    EngageSpecialist: say("hint.engage"),
    Stake: say("hint.stake"),
    RetireEvent: say("hint.retire"),
    OpenFrontier: say("hint.open"),
    Build: say("hint.build"),
    LeaveOrder: say("hint.standing"),
    Answer: say("hint.choose"),
    Pass: say("hint.nothing"),
    SkipTurn: say("hint.nothing"),
    Give: say("hint.give"),
}


def reason(state: LegendsState, seat: Seat, move: Move) -> Text:
    """Tell why the opponent has chosen a move."""
    match move:
        case Travel():
            track = state.printed.track(move.track)
            worth = routes_help(state, seat, [track], partial(ticket_text, state))[track.id]
            if worth.helps is None:
                return say("hint.travel")
            return say("hint.travel_completes" if worth.reaches else "hint.travel_ticket", helps=worth.helps)
        case Draw():
            return say("hint.draw_deck" if move.card == DECK else "hint.draw_card")
    return _REASONS[type(move)]
