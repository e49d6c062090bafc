"""What a log entry does, and what a game waits for before and after it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from engine.core.assistance import AwaitedTurn
from engine.core.game import Game, Result, State
from engine.core.match import Attempt, Match, corrupt
from engine.core.moves import Entry, Move, Undo
from engine.core.seat import Seat
from engine.core.steps import turn_of
from engine.core.views import Event, visible
from storage import archive
from storage.records import Table


class LogEvents(msgspec.Struct, frozen=True, kw_only=True):
    """One log entry and what happened by it. Holds secrets: show only ``visible(events, viewer)``."""

    seq: int
    """Its number in the log, from 1."""
    entry: Entry
    """A move, an Undo or a Redo. A move may hold secrets (which tickets were kept): never show a foreign one."""
    events: tuple[Event, ...]
    """Empty for undo and redo."""
    before: frozenset[Seat]
    """Who was waited for before it."""
    after: frozenset[Seat]
    """Who is waited for after it."""
    moves: int
    """How many moves stand after it (undo lowers it)."""
    early: bool = False
    """It is a move made before its seat's turn: it shows nowhere, and changes nothing for the others yet."""
    private: bool = False
    """It is no entry, but a move of which nobody else may learn: no news tells of it."""
    undone: tuple[tuple[Event, ...], ...] = ()
    """Of an undo, what had happened by each of the moves that it took back, as far as that is remembered."""
    bid: bool = False
    """It was done within an auction that goes on."""
    answers: bool = False
    """It answers what another player asks, or takes that back."""
    turned: bool = False
    """Another turn begins by it, even of the same seat: the last to choose its tickets may be the first to play."""

    def visibly_undone(self, viewer: Seat | None) -> tuple[Event, ...]:
        """Return how each move that was taken back began, as far as a seat may read it (None: the whole channel)."""
        return tuple(seen[0] for events in self.undone if (seen := visible(events, viewer)))

    def visible(self, viewer: Seat | None) -> tuple[Event, ...]:
        """Return the events a seat may read (None: what the whole channel may)."""
        return visible(self.events, viewer)


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What a move, an undo or a redo did."""

    table: Table
    """As it stands now; ``table.phase`` is ``over`` when that was the last move."""
    events: LogEvents
    result: Result | None
    followed: tuple[LogEvents, ...] = ()
    """What orders of the same seat did at once after it."""


class Expiry(msgspec.Struct, frozen=True):
    """What becomes of a table where somebody says nothing in time."""

    seat: Seat
    """Who is to answer or to move."""
    move: Move
    """What is played then."""
    alone: bool = True
    """Nobody else is waited for; else it is settled likewise for all others who have not decided."""


def expiry_of(game: Game[Any], state: State) -> Expiry | None:
    """Return what expires where nobody says a word.

    It is a question, a turn that others may decide before, or what several decide at once: then the first of them.
    """
    question, turn = game.question(state), game.orders.turn(state)
    if question is not None:
        return Expiry(question.to, question.expiry)
    if turn is not None:
        return None if turn.expiry is None else Expiry(turn.seat, turn.expiry)
    defaults = ((seat, game.orders.default(state, seat)) for seat in sorted(game.awaited(state)))
    return next((Expiry(seat, move, alone=False) for seat, move in defaults if move is not None), None)


def goes_on(events: LogEvents) -> bool:
    """Return whether several still decide what they decided before an entry: the time for it is what it was."""
    return isinstance(events.entry, Move) and len(events.before) > 1 and events.after < events.before


def turn_ends(game: Game[Any], before: State, after: State, seat: Seat) -> bool:
    """Return whether another turn begins by what a seat did, even of the same seat."""
    waited, waits = game.awaited(before), game.awaited(after)
    # While several decide at once, one who has decided ends no turn.
    another = len(waited) == 1 and turn_of(before) != turn_of(after)
    prompt = game.question(before) != game.question(after)
    # What others decide early tells nobody anything yet; whoever's turn it is may have it again at once.
    queue = game.orders.turn(before)
    had = queue is not None and queue.seat == seat and not _goes_on(queue, game.orders.turn(after))
    return another or prompt or had or bool(waits - waited)


def _goes_on(queue: AwaitedTurn, later: AwaitedTurn | None) -> bool:
    """Return whether a turn of several moves is still the same."""
    return bool(queue.turn) and later is not None and (later.seat, later.turn) == (queue.seat, queue.turn)


def _auction_goes_on(game: Game[Any], before: State, after: State) -> bool:
    """Return whether an auction was under way, and still is."""
    auction = game.auction(before)
    return auction is not None and game.auction(after) == auction


def log_events(match: Match, attempt: Attempt, events: Iterable[LogEvents]) -> LogEvents:
    """Return what an attempt would do; ``events`` is what is remembered of the entries before it."""
    game, entry, before = match.game, attempt.entry, match.game.awaited(match.state)
    return LogEvents(
        seq=len(match.entries) + (not attempt.private),
        entry=entry,
        events=attempt.events,
        undone=_undone(match, entry, events),
        before=before,
        after=game.awaited(attempt.state),
        moves=len(attempt.line),
        turned=turn_ends(game, match.state, attempt.state, entry.seat),
        bid=isinstance(entry, Move) and _auction_goes_on(game, match.state, attempt.state),
        answers=isinstance(entry, Move) and game.question(match.state) is not None,
        early=isinstance(entry, Move) and entry.seat not in before,
        private=attempt.private,
    )


def _undone(match: Match, entry: Entry, events: Iterable[LogEvents]) -> tuple[tuple[Event, ...], ...]:
    """Return what had happened by each move that an undo takes back, as far as it is remembered."""
    if not isinstance(entry, Undo):
        return ()
    known = {id(each.entry): each.events for each in events}
    return tuple(known.get(id(move), ()) for move in match.line[entry.to :])


def without_undone(events: Sequence[LogEvents]) -> tuple[LogEvents, ...]:
    """Leave out the moves that were taken back again by what follows among the same entries, and that itself.

    What is left leads from the position before all of them to the one after.
    """
    kept: list[LogEvents] = []
    for each in events:
        if isinstance(each.entry, Undo):
            run = list(itertools.takewhile(lambda one: isinstance(one.entry, Move), reversed(kept)))
            if run and each.moves >= run[-1].moves - 1:
                del kept[len(kept) - sum(one.moves > each.moves for one in run) :]
                continue
        kept.append(each)
    return tuple(kept)


def seated(table: Table, events: LogEvents) -> Table:
    """Return the table with those marked who are to move after an entry."""
    # Whoever is waited for as before stays the same object: what differs is found quickly.
    seats = tuple(
        h if h.to_move == (h.seat in events.after) else msgspec.structs.replace(h, to_move=not h.to_move)
        for h in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def replayed(stored: archive.Stored, since: int) -> tuple[Match, tuple[LogEvents, ...]]:
    """Replay a log and tell its last entries; of those before a change of rules nothing is known.

    Raises CorruptLog, UnknownGame.
    """
    start = max(since, stored.base.seq if stored.base else 0)
    with corrupt("the log"):
        match = archive.rebuild(archive.up_to(stored, start))
    private = archive.private_of(stored)
    again: list[LogEvents] = []
    for number, entry in enumerate(archive.entries_of(stored)[start:], start=start + 1):
        with corrupt(f"entry {number}"):
            attempt = match.attempt(entry)
            again.append(log_events(match, attempt, again))
            match.accept(attempt)
            for one in private:
                if one.after == number:
                    match.accept(match.attempt(one.move))
    return match, tuple(again)
