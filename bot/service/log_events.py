"""What a log entry does, and what a game waits for before and after it."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.service.values import Expiry, LogEvents
from engine.core.assistance import Asking, Question, awaited, decides_early, turn_of_queue
from engine.core.game import Game, State
from engine.core.match import Attempt, Match
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.steps import turn_of
from storage import archive
from storage.records import Table


def question_of(game: Game[Any], state: State) -> Question | None:
    """Return what one player asks another just now."""
    return game.question(state) if isinstance(game, Asking) else None


def expiry_of(game: Game[Any], state: State) -> Expiry | None:
    """Return what expires where nobody says a word: a question, or a turn that others may decide before."""
    question, turn = question_of(game, state), turn_of_queue(game, state)
    if question is not None:
        return Expiry(question.to, question.expiry)
    return None if turn is None or turn.expiry is None else Expiry(turn.seat, turn.expiry)


def turn_ends(game: Game[Any], before: State, after: State, seat: Seat) -> bool:
    """Tell whether another turn begins by what a seat did, even of the same seat."""
    waited, waits = awaited(game, before), awaited(game, after)
    # While several decide at once, one who has decided ends no turn.
    another = len(waited) == 1 and turn_of(before) != turn_of(after)
    asked = question_of(game, before) != question_of(game, after)
    # What others decide early tells nobody anything yet; whoever's turn it is may have it again at once.
    queue = turn_of_queue(game, before)
    had = queue is not None and queue.seat == seat
    return another or asked or had or bool(waits - waited)


def log_events(match: Match, attempt: Attempt) -> LogEvents:
    """Tell what an attempt would do."""
    game, entry = match.game, attempt.entry
    return LogEvents(
        seq=len(match.entries) + 1,
        entry=entry,
        events=attempt.events,
        before=awaited(game, match.state),
        after=awaited(game, attempt.state),
        moves=len(attempt.line),
        turned=turn_ends(game, match.state, attempt.state, entry.seat),
        early=isinstance(entry, Move) and decides_early(game, match.state, entry.seat),
    )


def seated(table: Table, told: LogEvents) -> Table:
    """Return the table with those marked who are to move after an entry."""
    seats = tuple(msgspec.structs.replace(h, to_move=h.seat in told.after) for h in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def told_again(stored: archive.Stored, since: int) -> tuple[LogEvents, ...]:
    """Replay a log and tell its last entries; of those before a change of rules nothing can be told."""
    start = max(since, stored.base.seq if stored.base else 0)
    match = archive.rebuild(msgspec.structs.replace(stored, entries=stored.entries[:start]))
    again = []
    for entry in archive.entries_of(stored)[start:]:
        attempt = match.attempt(entry)
        again.append(log_events(match, attempt))
        match.accept(attempt)
    return tuple(again)
