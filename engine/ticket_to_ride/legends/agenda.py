"""Doing what lies on the agenda, task by task, until somebody must decide (see ``tasks``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from engine.core.errors import NotNow
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, Text, text
from engine.ticket_to_ride.legends import ending, events, journey, setting_up, slips, story, train_cards
from engine.ticket_to_ride.legends.choices import CHOICES
from engine.ticket_to_ride.legends.drawing import NextCard, after_draw, draw_done
from engine.ticket_to_ride.legends.effects import run_effects
from engine.ticket_to_ride.legends.questions import Question
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import (
    ActEvent,
    AfterDraw,
    AfterSteps,
    BeginEvent,
    Bourse,
    BuildOne,
    Choose,
    Decision,
    DrawBlind,
    EachCompany,
    Effects,
    EndJourney,
    Engage,
    EventFinished,
    EventOrders,
    FillRow,
    Gift,
    KeepSome,
    Moment,
    OpenOne,
    Pay,
    RetireOne,
    SecondCard,
    SecondJourney,
    Stage,
    Stamping,
    Steps,
    Task,
    TurnUp,
    TurnWell,
)
from engine.ticket_to_ride.legends.tickets import Keeping
from engine.ticket_to_ride.legends.travel import NextJourney

_STAGES: dict[str, Callable[[LegendsState], Iterable[Event]]] = {
    "story": story.read_year,
    "event_deck": setting_up.shuffle_events,
    "herds": setting_up.place_herds,
    "combine": setting_up.place_combine,
    "coal": setting_up.give_coal,
    "setup_powers": setting_up.setup_powers,
    "begin": setting_up.begin,
    "draw_done": draw_done,
    "slips": slips.write_slips,
    "totals": slips.total_up,
    "event": ending.retire_event,
    "pause": story.turn_pause_card,
    "stamps": ending.stamp_tickets,
    "worn_tickets": ending.retire_worn_tickets,
    "frontier": ending.open_a_frontier,
    "vaults": ending.file_slips,
    "building": ending.line_up_building,
    "clear": ending.clear_up,
}


def _stage(draft: LegendsState, task: Stage) -> Iterable[Event]:
    return _STAGES[task.name](draft)


_RUN: dict[type[Any], Callable[[LegendsState, Any], Iterable[Event]]] = {
    Stage: _stage,
    DrawBlind: train_cards.draw_blind,
    FillRow: train_cards.fill_row,
    TurnUp: events.turn_up,
    BeginEvent: events.begin_event,
    EventOrders: events.event_orders,
    ActEvent: events.act_event,
    EachCompany: events.each_company,
    EventFinished: events.event_finished,
    Effects: run_effects,
    Moment: journey.moment,
    Pay: journey.pay,
    Steps: journey.take_steps,
    AfterSteps: journey.after_steps,
    EndJourney: journey.end_journey,
    TurnWell: journey.turn_well,
    AfterDraw: after_draw,
    Stamping: ending.stamping,
}
_QUESTIONS: dict[type[Any], Question[Any, Any]] = {
    KeepSome: Keeping(),
    Engage: setting_up.Engaging(),
    Bourse: setting_up.AtTheBourse(),
    SecondCard: NextCard(),
    SecondJourney: NextJourney(),
    RetireOne: ending.Retiring(),
    Gift: ending.Giving(),
    OpenOne: ending.Opening(),
    BuildOne: ending.Building(),
}


def _question(task: Task) -> Question[Any, Any]:
    """Return what a task asks. Raises KeyError where it asks nothing."""
    return CHOICES[task.about] if isinstance(task, Choose) else _QUESTIONS[type(task)]


class Decide(Step[LegendsState]):
    """Answer whatever the task on top asks."""

    name = "decide"
    moves = tuple(dict.fromkeys(kind for one in (*CHOICES.values(), *_QUESTIONS.values()) for kind in one.moves))

    def waits(self, state: LegendsState, actor: Actor) -> bool:
        """Wait for everybody who decides."""
        return bool(state.agenda)

    def accepted(self, state: LegendsState) -> tuple[type[Move], ...]:
        """Tell which moves the task on top may be answered with."""
        return _question(state.task).moves

    def kinds(self, state: LegendsState, actor: Actor) -> tuple[type[Move], ...]:
        """Tell which moves answer it."""
        return _question(state.task).moves

    def slot(self, state: LegendsState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell what may stand in a field."""
        return self._question_for(state, kind).slot(state, state.task, int(actor), field, chosen)

    def play(self, draft: LegendsState, move: Move) -> Iterator[Event]:
        """Take the answer."""
        yield from self._question_for(draft, type(move)).answer(draft, draft.task, move)
        draft.ask([])

    def _question_for(self, state: LegendsState, kind: type[Move]) -> Question[Any, Any]:
        """Return the question. Raises NotNow where another kind of move answers it."""
        question = _question(state.task)
        if kind not in question.moves:
            instead = tuple(text(f"core.move.{other.kind()}") for other in question.moves)
            raise NotNow("core.not_now", move=text(f"core.move.{kind.kind()}"), instead=instead)
        return question


def run(draft: LegendsState) -> Iterator[Event]:
    """Do what lies on the agenda until a question is pending; with nothing left, what was interrupted goes on."""
    while draft.agenda:
        task = draft.agenda[-1]
        if not isinstance(task, Decision):
            draft.agenda.pop()
            yield from _RUN[type(task)](draft, task)
            continue
        if task.seats:
            yield from _question(task).prepare(draft, task)
        if draft.agenda and draft.agenda[-1] is task:
            if task.seats:
                draft.ask(task.deciding)
                return
            draft.agenda.pop()
    if draft.interrupted:
        draft.resume()
    else:
        draft.end_game()


def default_answer(state: LegendsState, seat: Seat) -> Move | None:
    """Return the answer for a silent seat to the pending question (L L2), or None if the game waits for it."""
    if not state.in_round(AGENDA) or not state.agenda:
        return None
    answer: Move = _question(state.task).default(state, state.task, seat)
    return answer


def prompt(state: LegendsState) -> Text | None:
    """Return the pending question for everybody, or None if there is none or it belongs to a turn."""
    task = state.agenda[-1] if state.agenda and not state.over else None
    if not isinstance(task, Decision) or not task.seats:
        return None
    return _question(task).prompt(state, task, tuple(Player(Seat(seat)) for seat in sorted(task.deciding)))


def meaning(state: LegendsState, kind: type[Move]) -> Text | None:
    """Tell what a kind of move means as an answer, in a few words for a button, or return None if it is the usual."""
    task = state.agenda[-1] if state.agenda else None
    return _question(task).meaning(task, kind) if isinstance(task, Decision) else None
