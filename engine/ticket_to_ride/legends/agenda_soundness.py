"""Conditions that the agenda of Legends meets in every position: which tasks lie on it, and that each can be done.

The name of each condition is a sentence. Each may rely on those before it, and on those of the table in ``soundness``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.core.moves import fields
from engine.core.steps import Frame
from engine.ticket_to_ride.board import TicketId
from engine.ticket_to_ride.legends.agenda import STAGES, question_of
from engine.ticket_to_ride.legends.choices import CHOICES
from engine.ticket_to_ride.legends.drawing import drawable
from engine.ticket_to_ride.legends.ending import may_open
from engine.ticket_to_ride.legends.journey import EXHIBITION, claims_at, herds_at
from engine.ticket_to_ride.legends.moves import Answer
from engine.ticket_to_ride.legends.powers import (
    Again,
    AnyEffect,
    Bottom,
    Cards,
    EventEffect,
    Forgive,
    MoreTickets,
    Pick,
    Raise,
)
from engine.ticket_to_ride.legends.powers_in_play import can_use, effects_of, is_power, patents
from engine.ticket_to_ride.legends.setting_up import free_specialists
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import (
    ActEvent,
    AfterDraw,
    AfterSteps,
    AnyTask,
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
    TurnUp,
    TurnWell,
)
from engine.ticket_to_ride.legends.train_cards import named_cards, row_card
from engine.ticket_to_ride.legends.travel import ANY, can_travel
from engine.ticket_to_ride.moves import KeepTickets
from engine.ticket_to_ride.soundness import differ

SET_UP = (
    "begin",
    "setup_powers",
    "bourse",
    "coal",
    "combine",
    "herds",
    "engage",
    "event_deck",
    "story",
    "opening",
    "row",
)
"""What lies on the agenda when a game is laid out, from the bottom."""
UP_TO_THE_RANKING = ("clear", "steps", "totals", "slips")
AFTER_THE_RANKING = (
    "clear",
    "boards",
    "building",
    "build",
    "vaults",
    "frontier",
    "worn_tickets",
    "stamps",
    "pause",
    "event",
)
"""What lies on the agenda after the last turn, from the bottom: up to the ranking, and after it."""
MOST = 99
"""More things than are ever drawn, discarded or chosen together."""


def a_turn_is_interrupted_by_the_agenda_alone(state: LegendsState) -> bool:
    """Return whether only the agenda interrupts a turn; after the last turn the agenda is all there is."""
    rounds = [frame.round for frame in state.frames]
    if not state.begun and rounds != ["turns", AGENDA]:
        return False
    return rounds in ([], ["turns"], ["turns", AGENDA], [AGENDA]) and (
        state.begun or (state.frames[0].at == 0 and not state.frames[0].done)
    )


def whoever_decides_is_whom_the_agenda_asks(state: LegendsState) -> bool:
    """Return whether the task on top awaits exactly those who decide; where nobody decides there are no tasks."""
    if not state.in_round(AGENDA):
        return not state.agenda and (state.over or not state.frame.done)
    task = state.agenda[-1] if state.agenda else None
    return isinstance(task, Decision) and bool(task.deciding) and state.frame == Frame(AGENDA, [*task.deciding])


def the_agenda_is_that_of_its_time(state: LegendsState) -> bool:
    """Return whether at set-up and at the end it has its steps in their order, below whatever one of them leads to."""
    steps = [step for task in state.agenda if (step := _step(task, state))]
    if not state.in_round(AGENDA):
        return True
    if not state.begun:
        return (*steps,) == SET_UP[: len(steps)] and "begin" in steps and _at_the_bottom(state, len(steps))
    if state.main_frame.round != AGENDA:
        return not steps
    if not state.recorded:
        return (*steps,) == UP_TO_THE_RANKING[: len(steps)] and "totals" in steps and bool(state.slips) != (
            "slips" in steps
        )  # fmt: skip
    there = [step for step in AFTER_THE_RANKING if step in steps]
    return [*dict.fromkeys(steps)] == there and "clear" in steps and all(
        steps.count(step) == 1 for step in there if step != "build"
    )  # fmt: skip


def _at_the_bottom(state: LegendsState, number: int) -> bool:
    return all(_step(task, state) for task in state.agenda[:number])


def _step(task: AnyTask, state: LegendsState) -> str:
    """Return the name of a step of set-up or of the end; empty for what such steps lead to."""
    match task:
        case Stage(name=name):
            return "" if name == "draw_done" else name
        case Engage():
            return "engage"
        case Bourse():
            return "bourse"
        case KeepSome(opening=True):
            return "opening"
        case FillRow() if not state.begun and task is state.agenda[-1]:
            return "row"
        case BuildOne():
            return "build"
        case _:
            return ""


def a_journey_lies_on_the_agenda_until_it_ends(state: LegendsState) -> bool:
    """Return whether the parts of a journey that are still to come are there, and none without a journey."""
    parts = [type(task) for task in state.agenda if isinstance(task, Pay | Steps | AfterSteps | EndJourney)]
    order: list[type[AnyTask]] = [EndJourney, AfterSteps, Steps, Pay]
    return parts == order[: len(parts)] and bool(parts) == (state.journey is not None)


def an_action_of_drawing_lies_on_the_agenda_until_it_ends(state: LegendsState) -> bool:
    """Return whether the end of an action of drawing is there while there is such an action, and only then."""
    ends = [task for task in state.agenda if isinstance(task, AfterDraw) or task == Stage(name="draw_done")]
    return len(ends) == (state.drawing is not None)


def an_event_acts_until_it_is_finished(state: LegendsState) -> bool:
    """Return whether at most one event acts, and its effects lie on top of its end."""
    ends = [at for at, task in enumerate(state.agenda) if isinstance(task, EventFinished)]
    acts = [at for at, task in enumerate(state.agenda) if isinstance(task, ActEvent)]
    return (
        len(ends) == state.acting
        and all(at - 1 in ends and _event(state.agenda[at]) == _event(state.agenda[at - 1]) for at in acts)
        and (state.acting or not state.waiting)
    )


def _event(task: AnyTask) -> str:
    return task.event if isinstance(task, ActEvent | EventFinished) else ""


def tickets_lie_before_whoever_keeps_some(state: LegendsState) -> bool:
    """Return whether those who keep some have tickets on offer, and rejected ones are put back once all have chosen."""
    tasks = [task for task in state.agenda if isinstance(task, KeepSome)]
    choosing = [seat for task in tasks for seat in task.seats]
    return sorted(choosing) == [seat for seat, held in enumerate(state.seats) if held.offered] and (
        bool(tasks) or not state.rejected
    )


def every_task_can_be_done(state: LegendsState) -> bool:
    """Return whether the seats that each task concerns are at the table, and the things it names exist."""
    return all(_can_be_done(state, task, top=task is state.agenda[-1]) for task in state.agenda)


def _can_be_done(state: LegendsState, task: AnyTask, *, top: bool) -> bool:  # noqa: C901, PLR0912 - one case for each kind of task
    seats = range(len(state.seats))
    match task:
        case Decision():
            return _can_be_decided(state, task, top=top)
        case Stage(name=name):
            return name in STAGES
        case DrawBlind(seat=seat, number=number, of_action=of_action):
            return seat in seats and 0 < number <= MOST and (state.drawing is not None or not of_action)
        case FillRow(at=at, resets=resets):
            return 0 <= at <= MOST and 0 <= resets <= state.printed.rules.resets_in_a_row
        case TurnUp(acted=acted):
            return _have_acted(state, acted)
        case BeginEvent(event=event, acted=acted) | ActEvent(event=event, acted=acted):
            return event in state.pack.events and _have_acted(state, acted)
        case EventOrders(event=event, acted=acted):
            return event in state.pack.events and _have_acted(state, acted) and state.acting
        case EventFinished(event=event):
            return event in state.pack.events
        case EachCompany(event=event, seats=named):
            return event in state.pack.events and _at_the_table(state, named)
        case Effects(seat=seat):
            return seat in seats and _effects_can_come(state, task)
        case Moment(seat=seat):
            return seat in seats and _moment_can_come(state, task)
        case Steps(at=at):
            return 1 <= at <= MOST
        case AfterDraw(seat=seat):
            return state.drawing is not None and seat == state.drawing.seat
        case Stamping(left=left):
            return state.recorded and all(seat in seats and ticket in _tickets(state, seat) for seat, ticket in left)
        case TurnWell():
            return state.journey is not None
        case _:
            return True


def _tickets(state: LegendsState, seat: int) -> list[TicketId]:
    return state.company(seat).tickets


def _at_the_table(state: LegendsState, seats: list[int]) -> bool:
    return differ(seats) and {*range(len(state.seats))} >= {*seats}


def _have_acted(state: LegendsState, acted: Iterable[str]) -> bool:
    seats = {str(seat) for seat in range(len(state.seats))}
    return all(one.partition(" ")[0] in seats and is_power(one.partition(" ")[2]) for one in acted)


def _is_source(state: LegendsState, source: str) -> bool:
    if source.startswith("first:"):
        event = state.pack.events.get(source.removeprefix("first:"))
        return event is not None and bool(event.first)
    return is_power(source)


def _effects_can_come(state: LegendsState, task: Effects) -> bool:
    if not _is_source(state, task.source):
        return False
    effects = effects_of(state, task.source)
    return task.at in range(len(effects) + 1) and all(_can_come(state, task, one) for one in effects[task.at :])


def _can_come(state: LegendsState, task: Effects, effect: AnyEffect) -> bool:
    match effect:
        case Pick():
            return len(task.choice) > 0 and row_card(state, task.choice[0]) is not None
        case Bottom(n=number):
            return len(task.choice) >= number and {*task.choice[:number]} <= {*_tickets(state, task.seat)}
        case Cards(n=number):
            return number > 0
        case MoreTickets():
            return bool(state.ticket_deck)
        case Again():
            return state.journey is not None
        case Raise() | Forgive():
            return bool(state.slips)
        case EventEffect(do="bottom"):
            return bool(state.event_pile) and any(isinstance(one, ActEvent) for one in state.agenda)
        case _:
            return True


def _moment_can_come(state: LegendsState, task: Moment) -> bool:
    there = {
        "setup": not state.begun,
        "draw": state.drawing is not None,
        "travel": state.journey is not None and not any(isinstance(one, Pay) for one in state.agenda),
        "end": bool(state.slips) and not state.recorded,
    }
    fair = {EXHIBITION} if task.moment == "travel" else set()
    return there.get(task.moment, False) and all(one in fair or is_power(one) for one in task.queue)


def _can_be_decided(state: LegendsState, task: Decision, *, top: bool) -> bool:
    """Return whether a question is put to some at the table, and has answers."""
    if isinstance(task, Choose) and task.about not in CHOICES:
        return False
    return (
        _at_the_table(state, task.seats)
        and {*task.seats} >= {*task.early}
        and _early_answers_can_be_read(task)
        and _has_answers(state, task, top=top)
    )


def _early_answers_can_be_read(task: Decision) -> bool:
    """Return whether each has a value for each field of the one kind of move that answers the question."""
    if not task.early:
        return True
    kinds = question_of(task).moves
    several = {Answer, KeepTickets}.issuperset(kinds)
    return len(kinds) == 1 and all(
        several or values == ("wait",) or len(values) == len(fields(kinds[0])) for values in task.early.values()
    )


def _has_answers(state: LegendsState, task: Decision, *, top: bool) -> bool:  # noqa: C901 - one case for each question
    match task:
        case Choose():
            return _can_be_chosen(state, task, top=top)
        case KeepSome(must=must):
            return 0 <= must <= min((len(state.company(seat).offered) for seat in task.seats), default=0)
        case Engage(seats=seats):
            return not state.begun and len(free_specialists(state)) >= len(seats)
        case Bourse(seats=seats, made=made):
            return not state.begun and _stakes_are_possible(state, seats, made)
        case SecondCard(seats=seats):
            drawing = state.drawing
            return drawing is not None and {drawing.seat} >= {*seats} and not (top and not drawable(state, first=False))
        case SecondJourney(seats=seats, most=most):
            there = 1 <= most < ANY and seats in ([], [state.active]) and state.turns_are_taken
            return there and not (top and not can_travel(state, seats[0], most))
        case RetireOne(seats=seats):
            return state.recorded and len(seats) <= 1 and (not top or len(state.event_pile) > 1)
        case Gift(seats=seats, no=no):
            return state.recorded and len(seats) <= 1 and no in state.pack.postcards and not _is_out(state, no)
        case OpenOne(seats=seats):
            return state.recorded and len(seats) <= 1 and (not top or len(may_open(state)) > 1)
        case BuildOne(what=what):
            surveys = {f"card:{card.no}" for card in state.pack.postcards.values() if card.kind == "survey"}
            return state.recorded and what in {"large", "depot", *surveys}
        case _:
            return True


def _is_out(state: LegendsState, no: int) -> bool:
    records = state.campaign.companies.values()
    return no in state.campaign.dead_letters or any(card.no == no for record in records for card in record.office)


def _stakes_are_possible(state: LegendsState, seats: list[int], made: Mapping[int, tuple[bool, str]]) -> bool:
    price = state.pack.figures.rule.bond.price
    return _at_the_table(state, [*seats, *made]) and all(
        flagship in {"", *_tickets(state, seat)} and (not bond or state.company(seat).coins >= price)
        for seat, (bond, flagship) in made.items()
    )


def _can_be_chosen(state: LegendsState, task: Choose, *, top: bool) -> bool:
    """Return whether a rule's question can be answered; only some are put to several seats at the same time."""
    several = task.about in {"raise", "discard", "each"}
    return (
        _at_the_table(state, [*task.seats, *task.made])
        and (several or (len(task.seats) == 1 and not task.made))
        and 0 <= task.number <= MOST
        and (not task.source or is_power(task.source))
        and _choice_is_there(state, task, top=top)
        and _made_can_be_carried_out(state, task)
    )


def _choice_is_there(state: LegendsState, task: Choose, *, top: bool) -> bool:
    travels = state.journey is not None and task.seats == [state.journey.seat]
    event = task.source.startswith("event:")
    match task.about:
        case "herd":
            return travels and len(herds_at(state)) > 1
        case "dig":
            return travels and len(claims_at(state)) > 1
        case "well":
            return travels
        case "discard":
            return event and task.number > 0
        case "each":
            return event and not task.made and not (top and not all(can_use(state, s, task.source) for s in task.seats))
        case "peek":
            return bool(task.source) and bool(state.event_deck)
        case "raise":
            return not any(state.record(seat).raised for seat in [*task.seats, *task.made])
        case _:
            return len(patents(state, task.seats[0])) > state.pack.figures.campaign.patents_in_office


def _made_can_be_carried_out(state: LegendsState, task: Choose) -> bool:
    if task.about == "raise":
        return all(made in {("money",), ("cards",)} for made in task.made.values())
    hands = ((state.company(seat).hand, made) for seat, made in task.made.items())
    return all(
        len(made) == min(task.number, sum(hand)) and named_cards(state, hand, made) is not None for hand, made in hands
    )


CONDITIONS: tuple[Callable[[LegendsState], bool], ...] = (
    a_turn_is_interrupted_by_the_agenda_alone,
    the_agenda_is_that_of_its_time,
    a_journey_lies_on_the_agenda_until_it_ends,
    an_action_of_drawing_lies_on_the_agenda_until_it_ends,
    an_event_acts_until_it_is_finished,
    tickets_lie_before_whoever_keeps_some,
    every_task_can_be_done,
    whoever_decides_is_whom_the_agenda_asks,
)
"""All conditions, in the order they are checked."""
