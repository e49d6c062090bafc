"""Imports a game of 18xx.games, action by action, comparing it with a trace if there is one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from engine.core.errors import CorruptLog, EngineError
from engine.core.match import Match
from engine.core.progress import Advance, Progress, silent
from engine.core.seat import Seat
from engine.eighteenxx.interchange import actions
from engine.eighteenxx.interchange.actions import Action
from engine.eighteenxx.interchange.compare import first_difference
from engine.eighteenxx.interchange.dialect import Dialect
from engine.eighteenxx.interchange.read import PROGRAMMED, RecordedGame, surviving
from engine.eighteenxx.interchange.replay import Replay, called
from engine.eighteenxx.interchange.trace import PlayedLine, Trace, tiles_after
from engine.eighteenxx.interchange.undoing import entries_with_undo


class Disagreement(EngineError):  # noqa: N818 - named by what is wrong
    """Raised when a replayed game differs from what a trace, or the log itself, says."""


class Imported(msgspec.Struct, frozen=True):
    """A game of 18xx.games as a game of ours."""

    match: Match
    actions: int
    """How many actions count, without chat messages and what was taken back."""
    flagged: tuple[str, ...]
    """The actions that the rules forbid, and that were carried out as they are recorded."""
    worth: tuple[int, ...]
    """What each seat is worth in the last position, as 18xx.games calculates it: the result, if the game is over."""
    difference: str | None
    """What first differs from the trace, or from the log itself, or None; nothing was replayed beyond it."""


def import_game(
    dialect: Dialect, recorded: RecordedGame, trace: Trace | None = None, progress: Progress = silent
) -> Imported:
    """Replay a recorded game under the rules of 18xx.games, working out the revenue of every run anew.

    Raises:
        CorruptLog: an action is illegal or makes no sense where it stands, or the trace is of another game.

    """
    replay, counting = Replay(dialect, recorded), surviving(recorded.actions)
    with progress("actions", len(counting)) as advance:
        if trace is None:
            difference = _played(replay, counting, advance)
        else:
            difference = _compared(dialect, replay, _paired(counting, trace.played), trace, advance)
    worths = tuple(dialect.worth_there(replay.state, Seat(seat)) for seat in range(len(recorded.players)))
    if difference is None and recorded.result not in {None, worths}:
        difference = f"at the end: here the players are worth {worths}, recorded is {recorded.result}"
    entries = (None if difference else entries_with_undo(dialect, recorded)) or replay.line
    match = Match.trusted(dialect.game, replay.setup(), recorded.seed, entries, replay.state)
    return Imported(match, len(counting), tuple(replay.flagged), worths, difference)


def _played(replay: Replay, counting: Sequence[Action], advance: Advance) -> str | None:
    """Play everything, comparing what runs pay with the record; return the first difference, or None."""
    for action in counting:
        replay.play(action)
        advance(1)
        if isinstance(action, actions.RunRoutes):
            recorded = sum(route.revenue for route in action.routes) + action.extra_revenue
            if replay.revenue != recorded:
                return f"after {called(action)}: the run pays {replay.revenue}, recorded is {recorded}"
    return None


def _paired(counting: Sequence[Action], played: Sequence[PlayedLine]) -> Iterator[tuple[Action, PlayedLine | None]]:
    """Pair each action with its line in a trace, which may leave out programmed ones: alone they change nothing.

    Raises CorruptLog if the trace is of another game.
    """
    complete = len(played) == len(counting)
    if not complete:
        played = [line for line in played if not line.type.startswith(PROGRAMMED)]
        moving = sum(not isinstance(action, actions.Programmed) for action in counting)
        if len(played) != moving:
            raise CorruptLog(f"the trace tells of {len(played)} actions, the game of {moving}")
    left = iter(played)
    for action in counting:
        line = next(left) if complete or not isinstance(action, actions.Programmed) else None
        if line and (line.type, line.entity) != (action.written, action.entity):
            raise CorruptLog(f"the trace is of another game: it tells of {line.type} instead of {called(action)}")
        yield action, line


def _compared(
    dialect: Dialect, replay: Replay, paired: Iterable[tuple[Action, PlayedLine | None]], trace: Trace, advance: Advance
) -> str | None:
    """Play everything, comparing each position with the trace; return the first difference, or None."""
    if not {player.id for player in trace.start.players}.issuperset(replay.players):
        raise CorruptLog("the trace is of a game of other players")
    tiles = tiles_after(dialect.printed, {}, trace.start)
    if difference := first_difference(dialect, replay, trace.start, tiles):
        return f"before the first action: {difference}"
    for action, line in paired:
        replay.play(action)
        advance(1)
        if line is None:
            continue
        tiles = tiles_after(dialect.printed, tiles, line.state)
        difference = first_difference(dialect, replay, line.state, tiles)
        if line.revenue not in {None, replay.revenue}:
            difference = f"the run pays {replay.revenue}, in the trace {line.revenue}"
        if difference:
            return f"after {called(action)}: {difference}"
    return None
