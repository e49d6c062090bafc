"""The calendar of 18CZ: the draft, then eight stock rounds, each with its set of operating rounds."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.seat import Seat
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx import trains
from engine.eighteenxx.g18cz.neutral_player import supply
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.steps.draft import can_buy, on_offer
from engine.eighteenxx.rounds import Schedule, tell_order
from engine.eighteenxx.soundness import within


def check_rounds(state: G18czState) -> None:
    """Check that the game is no further in its calendar than it can be. Raises UnsoundPosition."""
    calendar, planned = state.calendar, state.printed.figures.operating_rounds
    within(calendar.set, 0, len(planned) - 1, "the set of operating rounds")
    within(calendar.rounds, 0, planned[calendar.set], "the number of operating rounds")
    within(calendar.operating, calendar.round, sum(planned[: calendar.set]) + calendar.round, "the operating round")


def richest_first(draft: G18czState) -> None:
    """Set the turn order of the next stock round by cash, the richest player first (SR 2)."""
    draft.order.sort(key=lambda seat: -draft.players[seat].cash)


def export(draft: G18czState) -> Iterator[Event]:
    """Take the next train out of the game after a set of operating rounds (OR 13).

    A table of two exports nothing: each company of the neutral player gets a new train in place of its old ones.
    """
    if draft.neutral is None:
        yield from trains.export(draft)
        return
    for company in tuple(draft.neutral.companies):  # a company that he gets meanwhile has its train already
        yield from supply(draft, company)
    yield from trains.give_back(draft)


SCHEDULE = Schedule(priority=richest_first, between_sets=export)


def end_draft_turn(draft: G18czState) -> Iterator[Event]:
    """Go on with the draft, back and forth through the order, until all pass in one direction or nothing is left.

    That is the same as all passing in a row, as the last buyer has another turn on the way back.
    """
    frame, trading = draft.frame, draft.trading
    idle = not trading.acted and not can_buy(draft, Seat(int(frame.actor)))
    trading.passes += not trading.acted
    trading.acted = False
    all_passed = trading.passes == len(frame.actors)
    if frame.at + 1 == len(frame.actors):
        draft.ask(reversed(frame.actors))
        trading.passes = 0
    draft.turn_to((frame.at + 1) % len(frame.actors))
    both_idle = idle and not can_buy(draft, Seat(int(frame.actor)))
    if all_passed or next(on_offer(draft), None) is None or (both_idle and draft.switches.idle_players_end_draft):
        yield from _end_draft(draft)


def _end_draft(draft: G18czState) -> Iterator[Event]:
    """Take what nobody wanted out of the game; the poorest player goes first ("Preliminary stock round")."""
    left = tuple(local.id for local in on_offer(draft))
    if left:
        yield Event(text("18cz.draft.left", locals=left))
    draft.order.sort(key=lambda seat: draft.players[seat].cash)
    yield tell_order(draft)
    yield from SCHEDULE.begin_stock(draft)
