"""Checks what comes from outside, as a whole and in isolation, before it is stored or played.

Anybody may send a file with a position that takes a gigabyte of memory, or endless time, to compute. So each is checked
in a separate process with limits of memory and time, which ends afterwards: whatever becomes of it, nobody else waits
for it, and nothing of it remains. From then on, what was found sound is handled like everything else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple, TypeVar, cast

import discord

from bot.drawing_pool import Drawing, Picture, Replay, draw_here, processes
from bot.faults import traced
from bot.forms import Code
from bot.messages import pictures
from bot.messages.announcement import announcement, pictures_of
from bot.messages.people import Names
from bot.messages.pictures import Pictures
from bot.messages.private_panel import PanelComposer
from bot.messages.wording import PanelTopic
from bot.metrics import Metrics
from bot.service import Refusal
from bot.service.ledger import ShownRows, news_of
from bot.service.phases import not_begun
from bot.service.practice import FileGame, read_file
from bot.service.snapshots import Snapshot, snapshot_of
from bot.texts import ENGLISH, texts_for
from engine.core import codec
from engine.core.game import State
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.soundness import examine
from rendering import api
from storage import archive
from storage.records import Holder, Table, TableRecord

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

P = TypeVar("P")
T = TypeVar("T")

TIMEOUT = 240.0
"""Seconds within which a check must end, however busy the machine is."""
NOT_NOW = "nothing can be judged just now: %s"


class Limits(NamedTuple):
    """The limits of a check."""

    memory: int = 512 << 20
    """Bytes in addition to what its process has at the beginning."""
    seconds: int = 60
    """Seconds of processor time."""


class Unfinished(Exception):  # noqa: N818 - named by what happened
    """Raised when a check took more time or memory than it may, or its process was killed."""


class _Killed(Unfinished):
    """Raised when the process of a check was killed, but for no limit of its own."""


class Outside:
    """Checks what comes from outside, one thing after another, each in a separate process."""

    def __init__(self, limits: Limits = Limits()) -> None:  # noqa: B008 - it cannot be changed
        self._limits = limits
        self._one_at_a_time = asyncio.Lock()
        self._stopped = False
        self._pid: int | None = None
        """The id of the process at work, or None."""

    async def read(self, data: bytes, number: int) -> FileGame:
        """Return the game in a file that somebody has sent, or why there is none.

        ``number``: after how many moves the position is that is wanted.
        """
        try:
            return await self._apart(read_game, (data, number))
        except Unfinished:
            return FileGame(Refusal("practice.not_now" if self._stopped else "import.too_heavy"))
        except OSError as error:
            log.warning(NOT_NOW, type(error).__name__)
            return FileGame(Refusal("practice.not_now"))
        except Exception as error:  # noqa: BLE001 - whatever the error is, somebody has changed the file
            log.info("a file cannot be read: %s", type(error).__name__)
            return FileGame(Refusal("import.unreadable"))

    async def judge(self, stored: archive.Stored) -> bool | None:
        """Return whether a table can be replayed, and the positions at its beginning and end can be shown.

        None if that is not known, as the bot is being stopped, or the system grants it no process, or ends it at once.
        """
        try:
            await self._apart(judge, stored)
        except Unfinished:
            return None if self._stopped else False
        except OSError as error:
            log.warning(NOT_NOW, type(error).__name__)
            return None
        except Exception as error:  # noqa: BLE001 - whatever the error is, nobody could play there
            log.debug("table %s: %s", stored.table.id, traced(error))
            return False
        return True

    def stop(self) -> None:
        """End the check under way, and check nothing more."""
        self._stopped = True
        self._kill()

    async def _apart(self, work: Callable[[P], T], of: P) -> T:
        """Do something in a separate process; if somebody else kills that, once more in another one.

        Raises Unfinished; OSError: there is no process for it, or it ended before it had looked at anything; and
        whatever is raised there.
        """
        async with self._one_at_a_time:
            try:
                return await self._once(work, of)
            except _Killed:
                # A machine that runs out of memory kills whatever it likes. What is killed twice may be the cause.
                log.warning("a process that checks what comes from outside was killed; another one tries again")
                return await self._once(work, of)

    async def _once(self, work: Callable[[P], T], of: P) -> T:
        """Do something in a separate process. Raises as ``_apart``, and _Killed."""
        if self._stopped:
            raise Unfinished
        pool, loop = processes(1), asyncio.get_running_loop()
        process: BaseProcess | None = None
        try:
            self._pid = pid = await self._begun(pool)
            process = next((one for one in multiprocessing.active_children() if one.pid == pid), None)
            if self._stopped:
                raise Unfinished
            return await asyncio.wait_for(loop.run_in_executor(pool, work, of), TIMEOUT)
        except BrokenProcessPool as error:
            self._pid = None  # it has ended already
            await _closed(pool)
            raise (_Killed if _was_killed(process) else Unfinished) from error
        except (MemoryError, TimeoutError) as error:
            raise Unfinished from error
        finally:
            self._kill()
            await _closed(pool)

    async def _begun(self, pool: ProcessPoolExecutor) -> int:
        """Begin the process of a pool with its limits, and return its id. Raises OSError if that fails."""
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, confine, self._limits)
        except BrokenProcessPool as error:
            raise ChildProcessError from error

    def _kill(self) -> None:
        """Kill the process at work: while it computes something large, it would not react to anything else."""
        if self._pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
            self._pid = None


async def _closed(pool: ProcessPoolExecutor) -> None:
    """Wait until a pool whose process has ended is shut down, as in the advisor."""
    await asyncio.to_thread(pool.shutdown)


def _was_killed(process: BaseProcess | None) -> bool:
    """Return whether a process that has ended was killed, which is not how its own limits end it."""
    return sys.platform != "win32" and process is not None and process.exitcode == -signal.SIGKILL


def confine(limits: Limits) -> int:
    """Limit what this process may use from now on, as far as the system can, and return its id.

    The system limits the processor time, as something large may be computed in a single step of the interpreter.
    """
    if sys.platform != "win32":
        _limit(resource.RLIMIT_CORE, 0)
        _limit(resource.RLIMIT_CPU, math.ceil(time.process_time()) + limits.seconds)
        with contextlib.suppress(OSError):  # only Linux reports how much memory a process has of its own
            pages = int(Path("/proc/self/statm").read_text("ascii").split()[5])
            _limit(resource.RLIMIT_DATA, pages * resource.getpagesize() + limits.memory)
    return os.getpid()


def _limit(what: int, most: int) -> None:
    """Set a limit of the system, or keep a lower one."""
    assert sys.platform != "win32"
    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def read_game(given: tuple[bytes, int]) -> FileGame:
    """Read the game in a file, and show the positions in it and the one that is wanted; runs in a separate process."""
    data, number = given

    def show_brought(match: Match) -> None:
        # Positions that follow from a set-up are like those at every table.
        if match.origin is not None and number <= len(match.line):
            for state in (match.origin, match.at(number), match.state):
                show(match, state)

    return read_file(data, show_brought)


def judge(stored: archive.Stored) -> None:
    """Replay a table, and show the positions at its beginning and end; runs in a separate process.

    Raises whatever goes wrong with that.
    """
    match = archive.rebuild(stored)
    positions = [match.state]
    if stored.base is not None:
        positions.insert(0, codec.decode_state(match.game, stored.base.state))
    for state in positions:
        examine(match.game, state, stored.setup)
        show(match, state)


def show(match: Match, state: State) -> None:
    """Compose all messages and draw all pictures that a table in a position has for its people and its channel.

    Raises whatever goes wrong with that.
    """
    asyncio.run(_shown(Match.resume(match.game, match.setup, match.seed, (), codec.encode_state(state))))


async def _shown(match: Match) -> None:
    record, texts = _record_of(match), texts_for(ENGLISH)
    names, drawn = Names(cast("discord.Client", None)), _DrawnHere(Metrics())
    composer, called = PanelComposer(names, drawn, None), await names.at(record.table, texts)
    news = news_of(snapshot_of(record, match, None), ShownRows(record.table.id), ())
    announcement(news, texts, called, await pictures_of(news, news.channel, drawn, texts, called)).view()
    for user_id in (None, *record.table.people):
        snapshot = snapshot_of(record, match, user_id)
        pictures.pages(snapshot, texts, called)
        private = pictures.private(snapshot)
        for kind in pictures.kinds(snapshot):
            # What everybody sees is drawn once; pictures that are put together from others are left out.
            if kind not in api.composed(snapshot.view) and (kind in private or user_id is None):
                await drawn.of(snapshot, kind, texts, called)
        if user_id is not None:
            await composer.panel(snapshot, texts)
            for move in snapshot.offered:
                await _opened(composer, snapshot, move)


async def _opened(composer: PanelComposer, snapshot: Snapshot, move: type[Move]) -> None:
    """Compose the panel of a person in which the form of a kind of move is open."""
    _, whole = await composer.begun(snapshot, texts_for(ENGLISH), PanelTopic(Code(move.kind())))
    if whole is not None:
        await whole


def _record_of(match: Match) -> TableRecord:
    """Return a table with a person on every seat, as if it had just begun."""
    waited = match.game.awaited(match.state)
    seats = tuple(
        Holder(Seat(seat), seat + 1, to_move=seat in waited, called=f"#{seat + 1}")
        for seat in range(match.setup.players)
    )
    table = Table(
        id="judged",
        guild_id=0,
        channel_id=0,
        title="judged",
        game=match.game.info.key,
        wanted=len(seats),
        variants=match.setup.variants,
        host_id=1,
        seats=seats,
        pace="day",
        interval=None,
        quiet=None,
        practice=True,
        **(not_begun(0.0) | {"phase": "over" if match.over else "live", "started": 0.0}),
    )
    return TableRecord(table=table, version=0)


class _DrawnHere(Pictures):
    """Draws in this process, and hides no fault."""

    async def _keep(self, key: Hashable, drawing: Drawing | Replay, of: str) -> Picture | None:
        del of
        assert isinstance(drawing, Drawing)
        if key not in self._kept:
            self._kept[key] = draw_here(drawing)
        return self._kept[key]
