"""Moves that a game works out by itself, in a process of its own: it may take seconds, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from bot.drawing_pool import processes
from bot.service import Position, Refusal
from engine.core import codec
from engine.core.assistance import Suggesting, Suggestion
from engine.core.errors import IllegalMove
from engine.core.game import Game
from engine.core.moves import Move
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.text import Text

log = logging.getLogger(__name__)

BUDGET = 5.0
"""Seconds for one move; what is found by then is the answer."""
GRACE = 5.0
"""Seconds after which a search that does not heed BUDGET is ended: others wait behind it."""
TRIES = 2
"""Attempts where the process is killed meanwhile."""
KEPT = 200
"""Answers that are remembered."""

Key = tuple[str, int, Seat, str]
"""The table, how many entries its log had, the seat and the kind of move."""


class Overrun(Exception):  # noqa: N818 - named by what happened
    """A search goes on and on."""


class Problem(NamedTuple):
    """A position, and whose move of which kind is wanted."""

    game: str
    position: bytes
    seat: Seat
    kind: str


class Advice(NamedTuple):
    """What was worked out: the move as bytes, since every game has moves of its own."""

    entry: bytes
    label: Text

    def of(self, game: Game[Any]) -> Suggestion:
        """Read it as a suggestion of its game."""
        move = codec.decode_entry(game, self.entry)
        assert isinstance(move, Move)
        return Suggestion(move, self.label)


def suggested(game: Game[Any]) -> tuple[type[Move], ...]:
    """Return the kinds of move that a game can work out."""
    return game.suggested if isinstance(game, Suggesting) else ()


class Advisor:
    """Works out moves, each once, and remembers the latest."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._begun: OrderedDict[Key, asyncio.Task[Advice | None]] = OrderedDict()

    def advises(self, game: str, kind: type[Move]) -> bool:
        """Tell whether a game can work out a kind of move."""
        return kind in suggested(find(game))

    async def suggest(self, position: Position, kind: type[Move]) -> Suggestion | None:
        """Return a good move of a kind for a person who is to move, when it is found; None: there is none.

        Raises:
            NotSeated, IllegalMove, Refusal: such a move cannot be made now, or the search failed.

        """
        game, begun = self._task(position, kind)
        advice = await asyncio.shield(begun)
        return advice and advice.of(game)

    async def ready(self, position: Position, kind: type[Move], within: float) -> Suggestion | None:
        """Return the same if it is found within some seconds; it is worked on all the same. Raises as ``suggest``."""
        game, begun = self._task(position, kind)
        done, _ = await asyncio.wait([begun], timeout=within)
        advice = begun.result() if done and not begun.exception() else None
        return advice and advice.of(game)

    def _task(self, position: Position, kind: type[Move]) -> tuple[Game[Any], asyncio.Task[Advice | None]]:
        table, packed = position.table, position.packed(kind)
        if not self.advises(table.game, kind):
            raise Refusal("form.no_advice")
        key = (table.id, table.seq, position.seat, kind.kind())
        if key not in self._begun or _failed(self._begun[key]):
            self._begun[key] = asyncio.create_task(
                self._work_out(Problem(table.game, packed, position.seat, kind.kind()))
            )
            # Whoever is shown a panel may be gone before it fails, and then nobody asks what came of it.
            self._begun[key].add_done_callback(_failed)
            while len(self._begun) > KEPT:
                self._begun.popitem(last=False)
        return find(table.game), self._begun[key]

    async def _work_out(self, problem: Problem) -> Advice | None:
        for _ in range(TRIES):
            pool = self._pool = self._pool or processes(1)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work_out, problem)
            except BrokenProcessPool:
                log.warning("the process that works out moves of %s was killed", problem.game)
                if self._pool is pool:
                    self._pool = None
            except Overrun:
                log.warning("a %s of %s was not worked out in time", problem.kind, problem.game)
                break
        raise Refusal("form.no_advice")


def _failed(task: asyncio.Task[Advice | None]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise Overrun where something takes longer than some seconds; only in the main thread of a process.

    Where the system knows no such alarm, nothing is limited.
    """

    def ring(*_: object) -> None:
        raise Overrun

    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def work_out(problem: Problem) -> Advice | None:
    """Work out a move within BUDGET; for a process of its own. Raises Overrun."""
    with limited(BUDGET + GRACE):
        return _work_out(problem)


def _work_out(problem: Problem) -> Advice | None:
    game = find(problem.game)
    kind = next(kind for kind in game.moves if kind.kind() == problem.kind)
    state, end = codec.decode_state(game, problem.position), time.monotonic() + BUDGET
    assert isinstance(game, Suggesting)
    try:
        found = game.suggest(state, problem.seat, kind, lambda: time.monotonic() > end)
    except IllegalMove:
        return None
    return None if found is None else Advice(codec.encode_entry(found.move), found.label)
