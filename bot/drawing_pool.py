"""Drawing in processes of their own, so that no picture keeps anybody waiting for an answer.

Threads would not help: drawing holds the interpreter lock for long stretches, for which each step of an answer would
wait. With moves at forty tables at the same time, half of all answers took 20 ms with threads, and one in a hundred
140 ms.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import itertools
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot.logs import Spawning
from bot.texts import ENGLISH, SeatNames, drawn_names, shorten, texts_for
from engine.core.game import Setup
from engine.core.graphs import Graph
from engine.core.registry import GAMES, every_key, find
from engine.core.text import Text
from engine.core.views import View, game_of
from rendering import api, fonts, graphs
from rendering.replay import Frame, Part, Strip, begin, go_on, joined

T = TypeVar("T")

AT_A_TIME = 5
"""Pictures of an animation that are drawn in a row before other pictures get a turn."""
LONGEST_WAIT = 1.0
"""Seconds after which a waiting drawing goes before newer ones.

If more is requested than can be drawn, the one that has waited longest is next: otherwise some would wait several times
as long.
"""


HANDED = 2
"""Drawings that a process is handed at the same time: the one that it draws, and the next.

Otherwise it would be idle after each one until the event loop, busy with answers, hands it another: at 45 presses a
second on two processors, for a quarter of the time.
"""


class Superseded(Exception):  # noqa: N818 - named by what happened
    """Raised instead of drawing a table that has changed since: it is to be drawn as it is now."""


@dataclass(eq=False)
class _Waiting:
    table: str
    seq: int
    since: float
    ready: asyncio.Future[None]
    patient: bool


class Backlog:
    """Lets a number of drawings run at the same time, while all others wait. For one event loop."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._busy = 0
        self._waiting: list[_Waiting] = []
        """In the order in which they were requested."""
        self._skipped: dict[str, float] = {}
        """By table, since when one whose picture was skipped has been waiting for another."""

    async def enter(self, table: str = "", seq: int = 0, *, patient: bool = False) -> None:
        """Wait until it is time to draw; ``leave`` must follow.

        Args:
            table: the table whose news is to be drawn; empty if the picture is wanted whatever happens meanwhile.
            seq: how many entries the log of the table had.
            patient: whether all other drawings go first, unless this one has waited long.

        Raises:
            Superseded: the table has changed while this waited.

        """
        since = self._skipped.pop(table, self._clock())
        waiting = _Waiting(table, seq, since, asyncio.get_running_loop().create_future(), patient)
        self._waiting.append(waiting)
        self._admit()
        try:
            await waiting.ready
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.ready.cancelled() and waiting.ready.exception() is None:
                self.leave()  # it had been let in just before
            raise

    def leave(self) -> None:
        """End a drawing and let the next one begin."""
        self._busy -= 1
        self._admit()
        if not self._waiting:
            self._skipped.clear()  # nobody is ahead of them any more

    @property
    def waiting(self) -> int:
        """How many drawings wait to be begun."""
        return len(self._waiting)

    def skip(self, table: str, seq: int) -> None:
        """Drop waiting drawings of a table as it was before an entry; the next one inherits their waiting time."""
        for waiting in [one for one in self._waiting if one.table == table and one.seq < seq]:
            self._waiting.remove(waiting)
            self._skipped[table] = min(waiting.since, self._skipped.get(table, waiting.since))
            waiting.ready.set_exception(Superseded())

    def _admit(self) -> None:
        while self._busy < self._most and self._waiting:
            oldest = min(self._waiting, key=lambda one: one.since)
            late = self._clock() - oldest.since > LONGEST_WAIT
            newest = next((one for one in reversed(self._waiting) if not one.patient), self._waiting[-1])
            chosen = oldest if late else newest
            self._waiting.remove(chosen)
            if not chosen.ready.cancelled():
                self._busy += 1
                chosen.ready.set_result(None)


NICENESS = 10
"""The niceness of drawing in relation to answering, once the boards of each game are drawn.

Until then its priority is not lowered: somebody wants a board soon after the start, little is answered then, and on a
busy machine a process of lower priority takes several times as long.
"""
TRIES = 2
"""Attempts at one picture, as a process may be killed."""
LONGEST_ALT = 1024
"""The most characters that Discord accepts as the description of a picture."""
MOST_PROCESSES = 8
"""The most processes: each keeps finished boards and pieces of its own, 120 MB in all."""
MOST_MEMORY = 300 * 1024 * 1024
"""Bytes of memory above which a process is replaced by a new one."""
FEWEST_DRAWN = 2_000
"""Pictures that a process draws before it may be replaced: a new one draws boards for half a minute first."""
GIVEN_BACK_ABOVE, GIVEN_BACK_AFTER = 240 * 1024 * 1024, 8
"""Bytes of memory above which free memory is given back to the system, and the number of pictures between two times.

To get it again takes time: when this was done after every fourth picture, that was a tenth of all drawing.
"""


class _Precedence:
    """Begins no board in advance while somebody waits for a picture in this process.

    A board that was begun is completed in another thread in parallel with the picture: that happens once after a start.
    """

    def __init__(self) -> None:
        self._nobody_waits = threading.Event()
        self._nobody_waits.set()

    @contextlib.contextmanager
    def of_somebody(self) -> Iterator[None]:
        """Draw a picture for somebody who waits."""
        self._nobody_waits.clear()
        try:
            yield
        finally:
            self._nobody_waits.set()

    def wait(self) -> None:
        """Wait until nobody waits for a picture."""
        self._nobody_waits.wait()


_precedence = _Precedence()
_all_drawn = threading.Event()
"""Set when this process, if it is one that draws, has drawn all boards that it draws at its start."""


def _c_library() -> ctypes.CDLL | None:
    """Return the C library if its memory can be managed as glibc's can, or None if it is another one."""
    with contextlib.suppress(OSError, TypeError):
        library = ctypes.CDLL(None)
        if hasattr(library, "malloc_trim") and hasattr(library, "mallopt"):
            return library
    return None


_memory = _c_library()
_M_ARENA_MAX = -8
"""The parameter in glibc's ``malloc.h`` for the number of heaps that a process may have."""


class Choosing(NamedTuple):
    """What may be chosen for a field of a move."""

    move: str
    field: str
    chosen: dict[str, Any]
    """The fields filled in before it."""
    values: tuple[str, ...]
    """What may be chosen."""


class ExamplePart(NamedTuple):
    """A small picture for a section of the rulebook."""

    part: tuple[str, ...]
    """Which part of the picture is shown."""
    before: View | None
    """The position that it is compared with, or None."""
    shows: Text
    """What can be seen in it."""


class Drawing(NamedTuple):
    """What is to be drawn, in which language and with which names."""

    view: View
    kind: str
    language: str
    names: SeatNames
    zoom: str | None = None
    choosing: Choosing | None = None
    """What may be chosen, to be drawn in place of a picture of the ``kind``."""
    table: str = ""
    """The table whose news it shows: it need not be drawn once the table has changed. Empty if it is always wanted."""
    seq: int = 0
    """How many entries the log of the table had."""
    example: ExamplePart | None = None
    """The part of the picture to be drawn small, in place of the whole picture."""
    graph: tuple[Text, Graph] | None = None
    """A graph of the game with its title, to be drawn in place of the position."""
    boards: tuple[View, ...] = ()
    """All games of a finished campaign, to be drawn on one poster in place of a picture of the ``kind``."""


class ReplayScene(NamedTuple):
    """A position of a replay, and the names of those who sat at its table."""

    frame: Frame
    names: SeatNames


class Replay(NamedTuple):
    """What is to be drawn as an animation."""

    scenes: tuple[ReplayScene, ...]
    language: str
    alt: str
    """What it shows, in words."""
    kind: str = "replay"
    table: str = ""


class _Some(NamedTuple):
    """Some positions of a replay that are drawn together, and what must be known of the others for it."""

    scenes: tuple[ReplayScene, ...]
    last: ReplayScene
    ends: bool
    """Whether the last one is among them."""
    players: int
    """The most players in any position."""
    language: str


class Picture(NamedTuple):
    """A picture and its description; it can be sent any number of times."""

    png: bytes
    """Empty if it was not drawn because the viewer wants it in words."""
    alt: str
    name: str


class DrawingPool:
    """Draws what is requested, the newest first unless something has waited long.

    The processes start as they are needed and end with the program. One that takes more memory than ``MOST_MEMORY`` is
    replaced between two pictures, as soon as its successor is ready.
    """

    def __init__(self) -> None:
        self._handed: dict[Executor, int] = {}
        """A pool for each process, with the number of drawings that it has been handed; the one used last is last."""
        self._successors: dict[Executor, asyncio.Task[None]] = {}
        """By pool, the task that prepares the process to replace it."""
        self._warm = False
        self._stopped = False
        self._backlog = Backlog(allowed() * HANDED)
        self._loop: asyncio.AbstractEventLoop | None = None

    def warm(self) -> None:
        """Start all processes; each begins by drawing the boards of every game, so that nobody waits for them later."""
        self._warm = True
        while len(self._handed) < allowed():
            pool = processes(1, warm=True)
            pool.submit(os.getpid)  # a process starts only when there is something for it to do
            self._handed[pool] = 0

    def stop(self) -> None:
        """End all processes, whatever they are drawing; nothing is drawn any more."""
        self._stopped = True
        for task in self._successors.values():
            task.cancel()
        for pool in self._handed:
            end_at_once(pool)

    async def draw(self, drawing: Drawing) -> Picture:
        """Draw a picture; if its process is killed, draw it once more in a new one.

        If the caller is cancelled, a drawing that waits is dropped; one that was begun is completed.

        Raises:
            api.NoSuchPicture: there is no such picture.
            Superseded: its table has changed while it waited.

        """
        backlog = self._backlog_here()
        await backlog.enter(drawing.table, drawing.seq)
        return await self._begun(backlog, _drawn, drawing)

    async def animate(self, replay: Replay) -> Picture:
        """Draw an animation, a few pictures at a time: other drawings go before the next few."""
        backlog, parts = self._backlog_here(), list[Part]()
        scenes, players = replay.scenes, max(len(scene.names) for scene in replay.scenes)
        for start in (0, *range(1, len(scenes), AT_A_TIME)):
            some, strip = scenes[start : start + AT_A_TIME] if start else scenes[:1], parts[-1].strip if parts else None
            what = _Some(some, scenes[-1], some[-1] is scenes[-1], players, replay.language)
            await backlog.enter(patient=True)
            parts.append(await self._begun(backlog, _drawn_some, what, strip))
        return Picture(joined(parts), replay.alt, "replay.gif")

    async def _begun(self, backlog: Backlog, draws: Callable[..., T], *drawn: object) -> T:
        """Complete a drawing that was let in, even if whoever waits for it is cancelled."""
        begun = asyncio.ensure_future(self._draw(backlog, draws, *drawn))
        # Its error must be retrieved even if nobody waits for it any longer.
        begun.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(begun)

    async def _draw(self, backlog: Backlog, draws: Callable[..., T], *drawn: object) -> T:
        broken = None
        try:
            for _ in range(TRIES):
                if self._stopped:
                    raise asyncio.CancelledError
                pool = self._hand()
                try:
                    done, memory = await asyncio.get_running_loop().run_in_executor(pool, _measured, draws, *drawn)
                except BrokenProcessPool as error:
                    broken = error
                    self._handed.pop(pool, None)
                    # As in the advisor: otherwise the program may not end.
                    await asyncio.to_thread(pool.shutdown)
                    continue
                finally:
                    if pool in self._handed:
                        self._handed[pool] -= 1
                if memory > MOST_MEMORY and not self._successors:
                    self._successors[pool] = asyncio.create_task(self._succeed(pool))
                return done
        finally:
            backlog.leave()
        assert broken is not None
        raise broken

    def _hand(self) -> Executor:
        """Choose the process that is to draw next: of those with the least to do, the one that was used last."""
        pool = min(reversed(self._handed), key=self._handed.__getitem__, default=None)
        if pool is None or (self._handed[pool] and len(self._handed) < allowed()):
            pool = processes(1, warm=self._warm)
        self._handed[pool] = self._handed.pop(pool, 0) + 1
        return pool

    async def _succeed(self, old: Executor) -> None:
        """Start a process, and let it replace another one when it has drawn all boards."""
        new = processes(1, warm=self._warm)
        try:
            await asyncio.get_running_loop().run_in_executor(new, _until_ready)
        except BaseException as error:
            end_at_once(new)
            if not isinstance(error, BrokenProcessPool):
                raise
        else:
            if self._handed.pop(old, None) is None:  # it was killed meanwhile, and has been replaced
                end_at_once(new)
            else:
                self._handed[new] = 0
                old.shutdown(wait=False)
        finally:
            del self._successors[old]

    def skip(self, table: str, seq: int) -> None:
        """Drop waiting drawings of the news of a table before an entry."""
        self._backlog_here().skip(table, seq)

    @property
    def waiting(self) -> int:
        """How many drawings wait to be begun."""
        return self._backlog_here().waiting

    def _backlog_here(self) -> Backlog:
        """Return the backlog of the running event loop: the processes outlive a loop, waiting drawings do not."""
        if self._loop is not asyncio.get_running_loop():
            self._loop, self._backlog = asyncio.get_running_loop(), Backlog(allowed() * HANDED)
        return self._backlog


def allowed() -> int:
    """Return how many processes may draw at the same time: one processor is left for the answers."""
    # The program may be limited to some of the machine's processors; not every system reports that.
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_PROCESSES, usable - 1))


def processes(count: int, *, warm: bool = False, niceness: int | None = None) -> ProcessPoolExecutor:
    """Make a pool of processes of lower priority than the program, which end with it.

    ``warm``: whether they draw all boards first; ``niceness``: that of the processes, or None for NICENESS.
    """
    return ProcessPoolExecutor(
        count, Spawning(), initializer=init_worker, initargs=(warm, NICENESS if niceness is None else niceness)
    )


def end_at_once(pool: Executor) -> None:
    """End the processes of a pool, whatever they are doing: otherwise the program would wait for that at its end."""
    for process in [*(getattr(pool, "_processes", None) or {}).values()]:
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _measured(draws: Callable[..., T], *drawn: object) -> tuple[T, int]:
    """Draw in a process of the pool, and return how many bytes of memory it takes, or 0 if that is not measured."""
    done, number = draws(*drawn), next(_numbers)
    if _memory is not None and number % GIVEN_BACK_AFTER == 0 and resident() > GIVEN_BACK_ABOVE:
        _memory.malloc_trim(0)  # up to 100 MB, used only while drawing, are scattered over the heap
    # It is measured only after memory was given back.
    return done, resident() if number >= FEWEST_DRAWN and number % GIVEN_BACK_AFTER == 0 else 0


def resident() -> int:
    """Return how many bytes of memory this process takes, or 0 if the system does not report it."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


_numbers = itertools.count(1)
"""Numbers the pictures that this process draws."""


def _until_ready() -> None:
    """Wait in a process of the pool until it has drawn all boards."""
    _all_drawn.wait()


def init_worker(warm: bool, niceness: int) -> None:  # noqa: FBT001 - an initializer takes no names
    """Begin a process: ignore Ctrl-C, lower the priority, and end with the program even if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if _memory is not None:
        # A separate heap for the thread that draws boards would stay half empty for ever: 50 MB.
        _memory.mallopt(_M_ARENA_MAX, 1)
    niceness += os.nice(0) if hasattr(os, "nice") else 0
    threading.Thread(target=_end_with_the_program, daemon=True).start()
    if warm:
        # Pictures that are requested meanwhile do not wait for boards of other games.
        threading.Thread(target=_warm_up, args=(niceness,), daemon=True).start()
    else:
        _stand_back(niceness)
        _all_drawn.set()


def _stand_back(niceness: int) -> None:
    """Set the niceness of every thread of this process; on Linux each has its own."""
    with contextlib.suppress(OSError):
        if sys.platform == "linux":
            for thread in threading.enumerate():
                os.setpriority(os.PRIO_PROCESS, thread.native_id or 0, niceness)
        elif hasattr(os, "nice"):
            os.nice(niceness - os.nice(0))


def _warm_up(niceness: int) -> None:
    try:
        boards = draw_boards()
        for _ in every_key():
            next(boards)
        _stand_back(niceness)
        for _ in boards:
            pass
        # What stays for ever is excluded from garbage collection, which would otherwise delay pictures by 50 ms.
        gc.collect()
        gc.freeze()
    finally:
        _all_drawn.set()


def draw_boards() -> Iterator[str]:
    """Read all texts and draw every board of every game once in this process, for the fewest and the most players.

    First come the boards as they are sent with a move, then the larger ones that zooms are cut from, which take twice
    as long.

    Yields:
        The key of each game as soon as its boards are drawn; twice if larger boards of it are kept.

    """
    openings = [(key, False) for key in every_key()]
    openings += [(key, True) for key in GAMES]  # the map of a campaign changes, so no larger one is kept
    for key, zoomed in openings:
        game = find(key)
        texts_for(ENGLISH).of(key).read()
        for players in dict.fromkeys((game.info.players[0], game.info.players[-1])):
            view = game.view(game.setup(Setup(key, players), seed="any"), None)
            with contextlib.suppress(api.NoSuchPicture):
                for kind in api.boards(view):
                    part = next(iter(api.zooms(view)), None) if zoomed else None
                    _precedence.wait()
                    api.draw(view, kind, words=lambda _: "", zoom=part)
        yield key


def _end_with_the_program() -> None:
    program = multiprocessing.parent_process()
    if program is not None:
        wait([program.sentinel])
        os._exit(1)


def _drawn_some(some: _Some, strip: Strip | None) -> Part:
    """Draw the next few pictures of an animation, or the first (without ``strip``), in a process of the pool."""
    game, last = game_of(some.last.frame.view), some.last
    texts = texts_for(some.language).of(game)
    fonts.speak(texts.language)

    def words(scene: ReplayScene) -> api.Words:
        return lambda text: texts.sentence(text, drawn_names(scene.names), plain=True)

    with _precedence.of_somebody():
        if strip is None:
            first = some.scenes[0]
            return begin(first.frame, last.frame, (words(first), words(last)), some.players)
        frames, said = [scene.frame for scene in some.scenes], [*map(words, some.scenes)]
        return go_on(strip, frames, last.frame, said, some.players, ends=some.ends)


@dataclass(frozen=True)
class PictureWords:
    """Makes the words on a picture."""

    language: str
    game: str
    called: tuple[str, ...]
    """The names of the people at the table as pictures show them."""
    known: dict[int, tuple[Text, str]] = field(default_factory=dict, compare=False)
    """The sentences that were made, by the id of their text, so that none is made twice."""

    def __call__(self, text: Text) -> str:
        """Say a text."""
        if id(text) not in self.known:
            texts = texts_for(self.language).of(self.game)
            self.known[id(text)] = text, texts.sentence(text, self.called, plain=True)
        return self.known[id(text)][1]


def _drawn(drawing: Drawing) -> Picture:
    """Draw a picture and say what it shows, in a process of the pool."""
    texts = texts_for(drawing.language).of(game_of(drawing.view))
    fonts.speak(texts.language)
    words = PictureWords(drawing.language, game_of(drawing.view), drawn_names(drawing.names))
    with _precedence.of_somebody():
        if drawing.example is not None:
            part, before, shows = drawing.example
            views = [view for view in (before, drawing.view) if view is not None]
            picture = api.Picture(api.example(views, drawing.kind, part, words=words), shows, "example.png")
        elif drawing.graph is not None:
            picture = graphs.draw(drawing.view, *drawing.graph, words=words)
        elif drawing.boards:
            picture = api.poster(drawing.view, drawing.boards, words=words)
        elif drawing.choosing is None:
            picture = api.draw(drawing.view, drawing.kind, words=words, zoom=drawing.zoom)
        else:
            move, field, chosen, values = drawing.choosing
            picture = api.choice(drawing.view, move, field, chosen=chosen, values=values, words=words)
        words.known.clear()
        said = texts.sentence(picture.alt, drawing.names, plain=True)
        return Picture(picture.png, shorten(said, LONGEST_ALT), picture.name)


def draw_here(drawing: Drawing) -> Picture:
    """Draw a picture in this process. Raises whatever goes wrong with it."""
    return _drawn(drawing)
