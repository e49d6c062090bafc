"""What a log entry does, and what a game waits for before and after it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, cast

import msgspec

from bot.service.values import Expiry, LogEvents
from engine.core.assistance import (
    Asking,
    Defaulting,
    Question,
    QueueTurn,
    auction_of,
    awaited,
    turn_of_queue,
)
from engine.core.errors import CorruptLog, IllegalMove
from engine.core.events import Event
from engine.core.game import Game, State
from engine.core.match import Attempt, Match
from engine.core.moves import Entry, Move, Undo
from engine.core.seat import Seat
from engine.core.steps import turn_of
from storage import archive
from storage.records import Table


class Waits(NamedTuple):
    """What a game waits for in a position: found out once, for all that is told of an entry that leads there."""

    seats: frozenset[Seat]
    question: Question | None
    """What one player asks another."""
    queue: QueueTurn | None
    """Whose turn it is where others may decide before theirs."""


def waits_of(game: Game[Any], state: State) -> Waits:
    """Return what a game waits for."""
    return Waits(awaited(game, state), question_of(game, state), turn_of_queue(game, state))


@cache
def has(kind: type, capability: type) -> bool:
    """Tell whether a class of games has an optional capability: once, for a protocol that is missing is slow to ask."""
    return issubclass(kind, capability)


def question_of(game: Game[Any], state: State) -> Question | None:
    """Return what one player asks another just now."""
    return cast("Asking[Any]", game).question(state) if has(type(game), Asking) else None


def expiry_of(game: Game[Any], state: State) -> Expiry | None:
    """Return what expires where nobody says a word.

    It is a question, a turn that others may decide before, or what several decide at once: then the first of them.
    """
    return expiry_within(game, state, waits_of(game, state))


def expiry_within(game: Game[Any], state: State, waits: Waits) -> Expiry | None:
    """Do as ``expiry_of``, where what the game waits for is known."""
    question, turn = waits.question, waits.queue
    if question is not None:
        return Expiry(question.to, question.expiry)
    if turn is not None:
        return None if turn.expiry is None else Expiry(turn.seat, turn.expiry)
    if not has(type(game), Defaulting):
        return None
    defaults = ((seat, cast("Defaulting[Any]", game).default(state, seat)) for seat in sorted(waits.seats))
    return next((Expiry(seat, move, alone=False) for seat, move in defaults if move is not None), None)


def goes_on(told: LogEvents) -> bool:
    """Tell whether several still decide what they decided before an entry: the time for it is what it was."""
    return isinstance(told.entry, Move) and len(told.before) > 1 and told.after < told.before


def turn_ends(game: Game[Any], before: State, after: State, seat: Seat) -> bool:
    """Tell whether another turn begins by what a seat did, even of the same seat."""
    return _turn_ends(before, after, seat, waits_of(game, before), waits_of(game, after))


def _turn_ends(before: State, after: State, seat: Seat, was: Waits, waits: Waits) -> bool:
    # While several decide at once, one who has decided ends no turn.
    another = len(was.seats) == 1 and turn_of(before) != turn_of(after)
    # What others decide early tells nobody anything yet; whoever's turn it is may have it again at once.
    had = was.queue is not None and was.queue.seat == seat and not _goes_on(was.queue, waits.queue)
    return another or was.question != waits.question or had or bool(waits.seats - was.seats)


def _goes_on(queue: QueueTurn, later: QueueTurn | None) -> bool:
    """Tell whether a turn of several moves is still the same."""
    return bool(queue.turn) and later is not None and (later.seat, later.turn) == (queue.seat, queue.turn)


def _auction_goes_on(game: Game[Any], before: State, after: State) -> bool:
    """Tell whether an auction was under way, and still is."""
    auction = auction_of(game, before)
    return auction is not None and auction_of(game, after) == auction


def log_events(match: Match, attempt: Attempt, told: Iterable[LogEvents], was: Waits, waits: Waits) -> LogEvents:
    """Tell what an attempt would do.

    Args:
        match: its match before it.
        attempt: the entry, and where it leads.
        told: what is remembered of the entries before it.
        was: what is waited for before it.
        waits: what is waited for after it.

    """
    game, entry = match.game, attempt.entry
    return LogEvents(
        seq=len(match.entries) + (not attempt.private),
        entry=entry,
        events=attempt.events,
        gone=_gone(match, entry, told),
        before=was.seats,
        after=waits.seats,
        moves=len(attempt.line),
        turned=_turn_ends(match.state, attempt.state, entry.seat, was, waits),
        bid=isinstance(entry, Move) and _auction_goes_on(game, match.state, attempt.state),
        answers=isinstance(entry, Move) and was.question is not None,
        early=isinstance(entry, Move) and entry.seat not in was.seats,
        private=attempt.private,
    )


def _gone(match: Match, entry: Entry, told: Iterable[LogEvents]) -> tuple[Event, ...]:
    """Return what had happened by the moves that an undo takes back, as far as it is remembered."""
    if not isinstance(entry, Undo):
        return ()
    known = {id(each.entry): each.events for each in told}
    return tuple(event for move in match.line[entry.to :] for event in known.get(id(move), ()))


def net(told: Sequence[LogEvents]) -> tuple[LogEvents, ...]:
    """Leave out the moves that were taken back again by what follows among the same entries, and that itself.

    What is left leads from the position before all of them to the one after.
    """
    kept: list[LogEvents] = []
    for each in told:
        if isinstance(each.entry, Undo):
            run = list(itertools.takewhile(lambda one: isinstance(one.entry, Move), reversed(kept)))
            if run and each.moves >= run[-1].moves - 1:
                del kept[len(kept) - sum(one.moves > each.moves for one in run) :]
                continue
        kept.append(each)
    return tuple(kept)


def seated(table: Table, told: LogEvents) -> Table:
    """Return the table with those marked who are to move after an entry."""
    # Who is waited for as before stays the same object: what differs is found quickly.
    seats = tuple(
        h if h.to_move == (h.seat in told.after) else msgspec.structs.replace(h, to_move=not h.to_move)
        for h in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def replayed(stored: archive.Stored, since: int) -> tuple[Match, tuple[LogEvents, ...]]:
    """Replay a log and tell its last entries; of those before a change of rules nothing can be told.

    Raises CorruptLog, UnknownGame.
    """
    start = max(since, stored.base.seq if stored.base else 0)
    match = archive.rebuild(archive.up_to(stored, start))
    private = archive.private_of(stored)
    again: list[LogEvents] = []
    was = waits_of(match.game, match.state)
    for number, entry in enumerate(archive.entries_of(stored)[start:], start=start + 1):
        try:
            attempt = match.attempt(entry)
            waits = waits_of(match.game, attempt.state)
            again.append(log_events(match, attempt, again, was, waits))
            match.accept(attempt)
            apart = [one.move for one in private if one.after == number]
            for move in apart:
                match.accept(match.attempt(move))
            was = waits_of(match.game, match.state) if apart else waits
        except IllegalMove as refusal:
            raise CorruptLog(f"entry {number}: {refusal}") from refusal
    return match, tuple(again)
