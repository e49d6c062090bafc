"""What a log entry does, and what a game waits for before and after it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.service.values import Expiry, LogEvents
from engine.core.assistance import AwaitedTurn
from engine.core.events import Event
from engine.core.game import Game, State
from engine.core.match import Attempt, Match, corrupt
from engine.core.moves import Entry, Move, Undo
from engine.core.seat import Seat
from engine.core.steps import turn_of
from storage import archive
from storage.records import Table


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
    """Tell whether several still decide what they decided before an entry: the time for it is what it was."""
    return isinstance(events.entry, Move) and len(events.before) > 1 and events.after < events.before


def turn_ends(game: Game[Any], before: State, after: State, seat: Seat) -> bool:
    """Tell whether another turn begins by what a seat did, even of the same seat."""
    waited, waits = game.awaited(before), game.awaited(after)
    # While several decide at once, one who has decided ends no turn.
    another = len(waited) == 1 and turn_of(before) != turn_of(after)
    prompt = game.question(before) != game.question(after)
    # What others decide early tells nobody anything yet; whoever's turn it is may have it again at once.
    queue = game.orders.turn(before)
    had = queue is not None and queue.seat == seat and not _goes_on(queue, game.orders.turn(after))
    return another or prompt or had or bool(waits - waited)


def _goes_on(queue: AwaitedTurn, later: AwaitedTurn | None) -> bool:
    """Tell whether a turn of several moves is still the same."""
    return bool(queue.turn) and later is not None and (later.seat, later.turn) == (queue.seat, queue.turn)


def _auction_goes_on(game: Game[Any], before: State, after: State) -> bool:
    """Tell whether an auction was under way, and still is."""
    auction = game.auction(before)
    return auction is not None and game.auction(after) == auction


def log_events(match: Match, attempt: Attempt, events: Iterable[LogEvents]) -> LogEvents:
    """Tell what an attempt would do; ``events`` is what is remembered of the entries before it."""
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
