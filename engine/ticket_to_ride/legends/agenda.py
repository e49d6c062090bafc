"""Doing what lies on the agenda, task by task, until somebody must decide (see ``tasks``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from engine.core import codec
from engine.core.errors import IllegalMove, NotNow
from engine.core.moves import Chain, Choice, Move, Option, Slot, fields, name_for_now, name_of_kind
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.legends import ending, events, journey, setting_up, slips, story, train_cards
from engine.ticket_to_ride.legends.choices import CHOICES
from engine.ticket_to_ride.legends.drawing import NextCard, after_draw, draw_done
from engine.ticket_to_ride.legends.effects import run_effects
from engine.ticket_to_ride.legends.moves import Answer
from engine.ticket_to_ride.legends.questions import Question
from engine.ticket_to_ride.legends.standing_orders import carried_out
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import (
    WAIT,
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
from engine.ticket_to_ride.legends.texts import notice, player
from engine.ticket_to_ride.legends.tickets import Keeping
from engine.ticket_to_ride.legends.travel import NextJourney
from engine.ticket_to_ride.moves import KeepTickets

STAGES: dict[str, Callable[[LegendsState], Iterable[Event]]] = {
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
    "steps": ending.steps_of_the_end,
    "boards": ending.open_and_build,
    "building": ending.line_up_building,
    "clear": ending.clear_up,
}


def _stage(draft: LegendsState, task: Stage) -> Iterable[Event]:
    return STAGES[task.name](draft)


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


def question_of(task: Task) -> Question[Any, Any]:
    """Return the question that a task puts. Raises KeyError if it puts none."""
    return CHOICES[task.about] if isinstance(task, Choose) else _QUESTIONS[type(task)]


class Decide(Step[LegendsState]):
    """Answer the question of the task on top."""

    name = "decide"
    moves = tuple(dict.fromkeys(kind for one in (*CHOICES.values(), *_QUESTIONS.values()) for kind in one.moves))

    def waits(self, state: LegendsState, actor: Actor) -> bool:
        """Wait for everybody who decides."""
        return bool(state.agenda)

    def accepted(self, state: LegendsState) -> tuple[type[Move], ...]:
        """Return which moves the task on top may be answered with."""
        return question_of(state.task).moves

    def kinds(self, state: LegendsState, actor: Actor) -> tuple[type[Move], ...]:
        """Return which moves answer the task on top."""
        return question_of(state.task).moves

    def slot(self, state: LegendsState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field; a seat whose answer does not count yet may also wait until it does."""
        question = self._question_for(state, kind)
        found: Slot = question.slot(state, state.task, int(actor), field, chosen)
        return _or_wait(found, kind, field, chosen) if _comes_later(state.task, int(actor)) else found

    def play(self, draft: LegendsState, move: Move) -> Iterator[Event]:
        """Take the answer, or keep it until it counts."""
        question = self._question_for(draft, type(move))
        task = draft.task
        if isinstance(task, Decision) and _comes_later(task, int(move.seat)):
            yield from _keep(draft, task, move)
        else:
            yield from question.answer(draft, task, move)
        draft.ask([])

    def _question_for(self, state: LegendsState, kind: type[Move]) -> Question[Any, Any]:
        """Return the pending question. Raises NotNow if this kind of move does not answer it."""
        question = question_of(state.task)
        if kind not in question.moves:
            instead = tuple(name_for_now(other, question.meaning(state.task, other)) for other in question.moves)
            move = name_of_kind(kind)
            raise NotNow("core.not_now", move=move, instead=instead)
        return question


def run(draft: LegendsState) -> Iterator[Event]:
    """Do what lies on the agenda until a question is pending; if nothing is left, the interrupted round goes on."""
    while draft.agenda:
        task = draft.agenda[-1]
        if not isinstance(task, Decision):
            draft.agenda.pop()
            yield from _RUN[type(task)](draft, task)
            continue
        if task.seats:
            yield from question_of(task).prepare(draft, task)
        if draft.agenda and draft.agenda[-1] is task:
            counts = next((seat for seat in task.seats[: 1 if task.in_turn else None] if seat in task.early), None)
            if counts is not None:
                yield from _count(draft, task, counts)
            elif task.seats:
                draft.ask(task.deciding)
                return
            else:
                draft.agenda.pop()
    if draft.interrupted:
        draft.resume()
    else:
        draft.end_game()


def _comes_later(task: Task, seat: int) -> bool:
    """Return whether the answer of a seat counts only after those of others."""
    return isinstance(task, Decision) and task.in_turn and task.seats.index(seat) > 0


def _or_wait(slot: Slot, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
    """Offer to wait in the first field of a move as well; after that there is nothing more to choose."""
    wait = Option(WAIT[0], text("legends.option.wait"))
    first = fields(kind)[0]
    if isinstance(slot, Chain):
        entries = tuple(chosen.get(field, ()))
        if entries == WAIT:
            return Chain((), may_end=True)
        return slot if entries else Chain((*slot.options, wait), slot.may_end, slot.any_order)
    if isinstance(slot, Choice) and (field == first or chosen.get(first) == wait.value):
        return Choice((*slot.options, wait) if field == first else (wait,))
    return slot


def _values(move: Move) -> tuple[str, ...]:
    """Return the values in the fields of an answer."""
    values = tuple(getattr(move, field) for field in fields(type(move)))
    return values[0] if len(values) == 1 and isinstance(values[0], tuple) else values


def _answer_of(task: Decision, seat: int, values: tuple[str, ...]) -> Move:
    """Return the answer that was kept as ``values``."""
    (kind,) = question_of(task).moves
    names = fields(kind)
    given: dict[str, Any] = (
        {names[0]: values} if kind in {Answer, KeepTickets} else dict(zip(names, values, strict=True))
    )
    return codec.fill(kind, {**given, "seat": seat})


def _tried(draft: LegendsState, task: Decision, move: Move) -> None:
    """Try an answer out as if only its seat had to answer now. Raises IllegalMove if it is not possible."""
    place = next(at for at, one in enumerate(draft.agenda) if one is task)
    tried = codec.clone(draft)
    del tried.agenda[place + 1 :]
    own = tried.agenda[-1]
    assert isinstance(own, Decision)
    own.seats = [int(move.seat)]
    for _ in question_of(own).answer(tried, own, move):
        pass


def _keep(draft: LegendsState, task: Decision, move: Move) -> Iterator[Event]:
    """Keep an answer in secret until it counts. Raises IllegalMove if it is not possible now."""
    seat, values = int(move.seat), _values(move)
    waits = set(values) == set(WAIT)
    if not (waits and task.in_turn):
        _tried(draft, task, move)
    task.early[seat] = WAIT if waits else values
    yield notice("legends.answered", player=player(seat))


def _count(draft: LegendsState, task: Decision, seat: int) -> Iterator[Event]:
    """Apply an answer that was given before; if it is no longer possible, ask its seat again."""
    values = task.early.pop(seat)
    if values == WAIT:
        return
    move = _answer_of(task, seat, values)
    try:
        _tried(draft, task, move)
    except IllegalMove:
        yield notice("legends.early.gone", to=seat)
        return
    yield from carried_out(question_of(task).answer(draft, task, move))


def next_question(state: LegendsState, seat: int) -> Decision | None:
    """Return the question that a seat must answer, or may already answer while something else is decided, if any."""
    passed: set[str] = set()
    for task in reversed(state.agenda):
        if isinstance(task, Stage):
            passed.add(task.name)
        elif not isinstance(task, Decision):
            return None
        elif task is state.agenda[-1]:
            if seat in task.deciding:
                return task
        else:
            question = question_of(task)
            if question.ahead_of is None or not passed <= question.ahead_of:
                return None
            if seat in task.deciding and question.concerns(state, task, seat):
                return task
    return None


def answers_early(state: LegendsState, seat: int) -> bool:
    """Return whether a seat may answer a question that has not been put yet."""
    task = next_question(state, seat)
    return task is not None and task is not state.agenda[-1]


def early_kinds(state: LegendsState, seat: int) -> tuple[type[Move], ...]:
    """Return the moves that answer a question that a seat may answer early; empty if there is no such question."""
    task = next_question(state, seat)
    return () if task is None or task is state.agenda[-1] else question_of(task).moves


def early_slot(state: LegendsState, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
    """Return what may stand in a field of an early answer."""
    task = next_question(state, seat)
    assert task is not None
    found: Slot = question_of(task).slot(state, task, seat, field, chosen)
    return found


def play_early(draft: LegendsState, move: Move) -> Iterator[Event]:
    """Keep the answer to a question that has not been put yet. Raises IllegalMove."""
    task = next_question(draft, int(move.seat))
    assert task is not None
    yield from _keep(draft, task, move)


def default_answer(state: LegendsState, seat: Seat) -> Move | None:
    """Return the answer for a silent seat to the pending question (L L2), or None if the game waits for it."""
    if not state.in_round(AGENDA) or not state.agenda:
        return None
    answer: Move = question_of(state.task).default(state, state.task, seat)
    return answer


def prompt(state: LegendsState, seat: int | None = None) -> Text | None:
    """Return the pending question for everybody, or the one that a seat may answer already.

    Return None if there is none, or if it belongs to a turn.
    """
    task: Task | None = state.agenda[-1] if state.agenda and not state.over else None
    deciding = task.deciding if isinstance(task, Decision) else []
    if seat is not None and not state.over and answers_early(state, seat):
        task, deciding = next_question(state, seat), [seat]
    if not isinstance(task, Decision) or not deciding:
        return None
    return question_of(task).prompt(state, task, tuple(Player(Seat(one)) for one in sorted(deciding)))


def meaning(state: LegendsState, seat: int, kind: type[Move]) -> Text | None:
    """Return what a kind of move means as an answer, in a few words for a button, or None if it means the usual."""
    task = next_question(state, seat)
    return question_of(task).meaning(task, kind) if isinstance(task, Decision) else None
