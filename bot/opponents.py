"""Moves that a game computes: those of built-in opponents, and suggestions that a person may ask for.

They are computed in separate processes, as they may take seconds, and nobody else must wait. Opponents move at a fixed
pace, so that the time one takes reveals nothing about its hand.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

from cachetools import FIFOCache
from discord.ext import tasks

from bot.answering import about_table
from bot.drawing_pool import end_at_once, processes
from bot.faults import UNSTORED, log_fault
from bot.service import NoSuchTable, OpponentTurn, Position, Refusal, Service, Suspended
from bot.service.export import write_elsewhere
from bot.service.play import Thinking, choose
from engine.core import codec
from engine.core import log as logs
from engine.core.assistance import Hint, Suggestion
from engine.core.errors import EngineError, IllegalMove
from engine.core.moves import Move
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.turning_points import TurningPoint, turning_points

log = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_PAUSE = 60.0
"""Seconds until an opponent that failed is tried again; twice as long after each further failure."""
LONGEST_PAUSE = 3600.0
"""The most seconds of such a pause."""
BUDGET = 5.0
"""Seconds for one move; the best found by then is the answer."""
GRACE = 5.0
"""Seconds beyond BUDGET after which a search that exceeds it is ended, as others are waiting for the process."""
THINKING = 60.0
"""Seconds that a built-in opponent may take, even on a slow machine: one that takes longer is taken to be endless."""
TRIES = 2
"""Attempts if the process is killed meanwhile."""
NICENESS = 14
"""The niceness of thinking: higher than that of drawing, for which people wait."""
PROCESSES = 2
"""Two processes, so that one long search does not hold up all others."""
KEPT = 200
"""How many answers are remembered."""

Key = tuple[str, int, Seat, str]
"""The table, how many entries its log had, the seat and the kind of move."""


class Overrun(Exception):  # noqa: N818 - named by what happened
    """Raised when a computation takes longer than it may."""


class Advisor:
    """Computes moves, each suggestion only once, and remembers the latest suggestions."""

    def __init__(self) -> None:
        self._workers = tuple(_Worker() for _ in range(PROCESSES))
        self._begun = FIFOCache[Key, asyncio.Task[Suggestion | None]](KEPT)
        self._whole_games = asyncio.Lock()
        """Whole games are analysed one after another, so that they occupy only one process."""

    async def suggest(self, position: Position, kind: type[Move]) -> Suggestion | None:
        """Find a good move of a kind for a person who is to move, or return None if there is none.

        Raises:
            NotSeated, IllegalMove, Refusal: such a move cannot be made now, or the search failed.

        """
        return await asyncio.shield(self._search(position, kind))

    async def ready(self, position: Position, kind: type[Move], within: float) -> Suggestion | None:
        """Return the same if it is found within some seconds, or else None; the search goes on. Raises as ``suggest``.

        A move that was found before is returned without waiting, within one step of the event loop.
        """
        search = self._search(position, kind)
        if within and not search.done():
            await asyncio.wait([search], timeout=within)
        return search.result() if search.done() and not search.exception() else None

    def _search(self, position: Position, kind: type[Move]) -> asyncio.Task[Suggestion | None]:
        """Return the search for a move, which is begun unless it is under way or done."""
        table, packed = position.table, position.packed(kind)
        if kind not in find(table.game).advice.suggested:
            raise Refusal("form.no_advice")
        key = (table.id, table.seq, position.seat, kind.kind())
        if key not in self._begun or _failed(self._begun[key]):
            search = self._found("form.no_advice", work_out, table.game, packed, position.seat, kind.kind())
            self._begun[key] = asyncio.create_task(search)
            # If it fails, nobody may be waiting any more: its error is retrieved all the same.
            self._begun[key].add_done_callback(_failed)
        return self._begun[key]

    async def hint(self, position: Position) -> Hint | None:
        """Return what a built-in opponent would do in the place of a person to move, and why, or None if it cannot say.

        Raises:
            NotSeated, Refusal: the person is not to move, the table allows no hints, or none was found in time.

        """
        table, packed = position.table, position.hinted()
        luck = f"{table.id}:{table.seq}:{position.seat}"  # it must not depend on anything hidden
        return await self._found("hint.late", think, table.game, packed, position.seat, luck)

    async def foresee(
        self, position: Position, kind: type[Move], ways: Iterable[Mapping[str, object]]
    ) -> tuple[Text | None, ...]:
        """Return what each of some moves of one kind, given by their fields, would bring later in the turn, or None.

        Raises:
            NotSeated, IllegalMove, Refusal: such a move cannot be made now, or nothing was found in time.

        """
        moves = tuple(position.move(kind, values) for values in ways)
        return await self._found("form.no_advice", prospects_of, position.table.game, position.packed(kind), moves)

    async def write(self, data: bytes) -> bytes | None:
        """Return a log in another program's format, or None if that cannot express it, or it takes too long."""
        try:
            return await self._in_a_process(write_elsewhere, data, seconds=THINKING)
        except (Overrun, BrokenProcessPool):
            return None

    async def turning_points(self, data: bytes) -> tuple[TurningPoint, ...] | None:
        """Return the turning points of a finished game, given its log, or None if they are not found in time."""
        async with self._whole_games:
            try:
                return await self._in_a_process(points_of, data, seconds=THINKING)
            except (Overrun, BrokenProcessPool):
                return None

    async def choose(self, turn: OpponentTurn) -> Move:
        """Return the move that a built-in opponent chooses.

        Raises:
            Overrun: it takes too long.
            BrokenProcessPool: the process was killed each time.

        """
        return await self._in_a_process(choose, turn, seconds=THINKING)

    async def _found(self, refused: str, work: Callable[..., T], game: str, *given: object) -> T:
        """Compute something for a person. Raises Refusal with the key ``refused``: it was not found in time."""
        try:
            return await self._in_a_process(work, game, *given)
        except Overrun:
            log.warning("%s at %s did not come to its end in time", work.__name__, game)
        except BrokenProcessPool:
            pass  # it is logged already
        raise Refusal(refused)

    async def _in_a_process(self, work: Callable[..., T], *given: object, seconds: float = BUDGET + GRACE) -> T:
        """Compute something in the process that has the least to do. Raises Overrun, BrokenProcessPool."""
        return await min(self._workers, key=lambda worker: worker.busy).do(_within, seconds, work, *given)

    def stop(self) -> None:
        """End the processes, whatever they are doing."""
        for worker in self._workers:
            worker.stop()


class _Worker:
    """A process, which is started when it is needed, and again if it was killed.

    Each has a pool of its own: if one of several processes in a pool is killed, it may leave their queue locked.
    """

    def __init__(self) -> None:
        self.busy = 0
        """How many computations are running in it or waiting for it."""
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., T], *given: object) -> T:
        """Compute something; if the process is killed meanwhile, once more."""
        self.busy += 1
        try:
            for last in (False,) * (TRIES - 1) + (True,):
                pool = self._pool = self._pool or processes(1, niceness=NICENESS)
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
                except BrokenProcessPool:
                    log.warning("a process that works out moves was killed")
                    if self._pool is pool:
                        self._pool = None
                    # On Python 3.13.0 a pool that is dropped while its thread ends it may keep the program from ending.
                    await asyncio.to_thread(pool.shutdown)
                    if last:
                        raise
            raise AssertionError("the last attempt returns or raises")
        finally:
            self.busy -= 1

    def stop(self) -> None:
        """End the process."""
        if self._pool is not None:
            end_at_once(self._pool)


def _failed(task: asyncio.Task[Suggestion | None]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise Overrun if the block takes longer than some seconds.

    It has no limit if the system has no such alarm, or outside the main thread of a process.
    """

    def ring(*_: object) -> None:
        raise Overrun

    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _within(seconds: float, work: Callable[..., T], *given: object) -> T:
    """Compute something in a separate process. Raises Overrun: it takes longer than ``seconds``."""
    with limited(seconds):
        return work(*given)


def think(game: str, position: bytes, seat: Seat, luck: str) -> Hint | None:
    """Return what a built-in opponent would do; its random numbers follow from ``luck``."""
    found = find(game)
    return found.advice.hint(codec.decode_state(found, position), seat, Rng(luck))


def prospects_of(game: str, position: bytes, moves: Sequence[Move]) -> tuple[Text | None, ...]:
    """Return what moves would bring later in the turn, each None if unknown; together they take BUDGET at most."""
    rules, found, share = find(game), list[Text | None](), BUDGET / max(1, len(moves))
    state = codec.decode_state(rules, position)
    for move in moves:
        end = time.monotonic() + share
        try:
            found.append(rules.advice.foresee(state, move.seat, move, lambda end=end: time.monotonic() > end))  # type: ignore[misc]
        except IllegalMove:
            found.append(None)
    return tuple(found)


def points_of(data: bytes) -> tuple[TurningPoint, ...] | None:
    """Find the turning points of a log, or return None if it cannot be replayed."""
    try:
        return turning_points(logs.read(data))
    except EngineError:  # it was begun under older rules
        return None


def work_out(game: str, position: bytes, seat: Seat, kind: str) -> Suggestion | None:
    """Find a good move of a kind for a seat within BUDGET, or return None."""
    rules = find(game)
    wanted = next(each for each in rules.moves if each.kind() == kind)
    state, end = codec.decode_state(rules, position), time.monotonic() + BUDGET
    try:
        return rules.advice.suggest(state, seat, wanted, lambda: time.monotonic() > end)
    except IllegalMove:
        return None


class Retry(NamedTuple):
    """A table whose opponent failed."""

    until: float
    """When it is tried again, by the clock of the event loop."""
    pause: float
    """Seconds of the present pause."""


LOOKS = 4
"""How often, in the time between two moves, the bot looks for tables that wait for an opponent."""


class Opponents:
    """Makes the moves of the built-in opponents at all tables, each table at the same pace.

    A move is made ``pace`` seconds after the opponent began to think, however soon it was found. One that takes longer
    is made after twice that time, or three times and so on, so that only multiples of the pace can be observed.
    """

    def __init__(self, service: Service, think: Thinking, pace: float) -> None:
        """``think`` chooses the moves; ``pace`` is the seconds from one move to the next at a table."""
        self._service = service
        self._think = think
        self._pace = pace
        self._loop = tasks.loop(seconds=pace / LOOKS)(self._look)
        self._resting: dict[str, Retry] = {}
        self._moving: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        """Begin to move."""
        self._loop.start()

    def stop(self) -> None:
        """Stop; opponents move again after the next start."""
        self._loop.cancel()
        for moving in self._moving.values():
            moving.cancel()

    async def _look(self) -> None:
        try:
            waiting = await self._service.play.waiting_for_opponents()
        except Exception as error:  # noqa: BLE001 - an error raised here would end the loop for good
            log_fault(log, error, "the tables of opponents could not be found")
            return
        self._resting = {table_id: rest for table_id, rest in self._resting.items() if table_id in waiting}
        now = asyncio.get_running_loop().time()
        for table_id in waiting:
            rest = self._resting.get(table_id)
            if table_id not in self._moving and (rest is None or rest.until <= now):
                # An opponent that thinks for long must not hold up all other tables.
                self._moving[table_id] = asyncio.create_task(self._play(table_id))

    async def _play(self, table_id: str) -> None:
        """Make moves until none of the table's opponents is to move, or one fails."""
        try:
            while await self._move(table_id, self.in_time()):
                pass
        finally:
            self._moving.pop(table_id, None)

    def in_time(self) -> Thinking:
        """Return a function that chooses a move, and returns it when a move begun now is due."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self._pace

        async def think(turn: OpponentTurn) -> Move:
            move = await self._think(turn)
            # Nobody sees a private move, and it must not delay the move that follows it.
            if move.kind() not in find(turn.game).info.private:
                late = max(0, math.ceil((loop.time() - due) / self._pace))
                await asyncio.sleep(due + late * self._pace - loop.time())
            return move

        return think

    async def _move(self, table_id: str, think: Thinking) -> bool:
        """Make one move, and return whether one was made."""
        about_table(table_id)
        moved = None
        try:
            moved = await self._service.play.opponent(table_id, think)
            self._resting.pop(table_id, None)
        except NoSuchTable:
            pass  # somebody deleted it meanwhile
        except Suspended:
            pass  # until it is known whether anybody can play there, or for good
        except Exception as error:  # noqa: BLE001 - whatever it was, the table must not wait for ever
            before = self._resting.get(table_id)
            # That nothing can be stored just now is no fault of the opponent.
            at_fault = before is not None and not isinstance(error, UNSTORED)
            pause = min(2 * before.pause, LONGEST_PAUSE) if before and at_fault else FIRST_PAUSE
            self._resting[table_id] = Retry(asyncio.get_running_loop().time() + pause, pause)
            # Without this nobody would notice. People at the table can replace the opponent meanwhile.
            log_fault(log, error, "the opponent at table %s failed", table_id)
        return moved is not None
