"""What is done for a company that does not answer in time (L L2). Its action in a turn alone is waited for."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.legends import drawing
from engine.ticket_to_ride.legends.asked import DOLLARS, LEAVE
from engine.ticket_to_ride.legends.ending import NONE, may_open
from engine.ticket_to_ride.legends.journey import claims_at, herds_at
from engine.ticket_to_ride.legends.moves import (
    Answer,
    Build,
    Draw,
    EngageSpecialist,
    Give,
    OpenFrontier,
    RetireEvent,
    SkipTurn,
    Stake,
)
from engine.ticket_to_ride.legends.powers_in_play import patents
from engine.ticket_to_ride.legends.setting_up import free_specialists
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import (
    Bourse,
    BuildOne,
    Choose,
    Engage,
    Gift,
    KeepSome,
    OpenOne,
    RetireOne,
    SecondCard,
    SecondJourney,
)
from engine.ticket_to_ride.legends.train_cards import from_longest
from engine.ticket_to_ride.moves import KeepTickets


def default_move(state: LegendsState, seat: Seat) -> Move | None:  # noqa: C901 - one line a decision
    """Return what is played for a seat that is asked something; None: nothing, it is waited for."""
    if not state.in_round(AGENDA) or not state.agenda:
        return None
    match state.task:
        case KeepSome(must=must):
            return KeepTickets(seat, tuple(_cheapest(state, seat, must)))
        case Engage():
            return EngageSpecialist(seat, free_specialists(state)[0])
        case Bourse():
            return Stake(seat, NONE)
        case SecondCard():
            return Draw(seat, drawing.drawable(state, first=False)[0])
        case SecondJourney():
            return Answer(seat, ())
        case RetireOne():
            return RetireEvent(seat, state.event_pile[-1])
        case Gift():
            last = next(other for other in reversed(state.ranking) if other != seat)
            return Give(seat, state.company(last).company)
        case OpenOne():
            return OpenFrontier(seat, may_open(state)[0])
        case BuildOne():
            return Build(seat, NONE, NONE)
        case Choose() as task:
            return Answer(seat, tuple(_answer(state, seat, task)))
    return None


def voted_move(state: LegendsState, seat: Seat) -> Move | None:
    """Return what is played by vote of the others for a company that does not act: 2 blind cards, or nothing (L L2).

    None: it is not its turn, or what is asked of it is settled without a vote.
    """
    if state.over or state.active != seat:
        return None
    if not state.in_round(AGENDA):
        return Draw(seat, drawing.DECK) if drawing.may_draw(state) else SkipTurn(seat)
    return default_move(state, seat) if isinstance(state.task, SecondCard) else None


def _cheapest(state: LegendsState, seat: Seat, number: int) -> list[TicketId]:
    """Return the tickets of the lowest values, then in file order."""
    facts = state.pack
    offered = state.company(seat).offered
    return sorted(offered, key=lambda one: (facts.ticket(one).points, facts.ticket_order[one]))[:number]


def _answer(state: LegendsState, seat: Seat, task: Choose) -> list[str]:
    hand, figures = state.seats[seat].hand, state.pack.figures.rule.well
    order: list[str] = list(state.pack.board.cities)
    if task.about in {"herd", "dig"}:
        there = herds_at(state) if task.about == "herd" else claims_at(state)
        return sorted(there, key=order.index)[:1]
    if task.about == "well" and state.company(seat).coins < figures.loss:
        return _sorted(state, seat, figures.cards)
    if task.about == "discard":
        return _sorted(state, seat, min(task.number, sum(hand)))
    if task.about == "drop":
        return patents(state, seat)[:1]
    return {"well": [DOLLARS], "peek": [LEAVE], "raise": ["money"]}.get(task.about, [])


def _sorted(state: LegendsState, seat: Seat, number: int) -> list[str]:
    """Return cards of the longest colour in the order of the kinds."""
    names: list[str] = list(state.pack.cards.names)
    return sorted(from_longest(state, state.seats[seat].hand, number), key=names.index)
