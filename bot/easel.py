"""Drawing in a process of its own, so that a picture keeps nobody waiting for an answer.

Threads do not do: drawing holds the interpreter for long stretches, and each step of an answer would wait for it anew.
With forty tables moving at once the slowest hundredth of all answers took 140 ms beside threads, and half of all 20 ms.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, NamedTuple

from bot.texts import Names, texts_for
from engine.core.text import Text
from engine.core.views import View
from rendering import api

NICENESS = 10
"""How far drawing stands back behind answering where both want the processor."""
MOST_PROCESSES = 4
"""Each keeps its own finished bases, some 100 MB in all."""


class Choosing(NamedTuple):
    """What may stand in a field of a move."""

    move: str
    field: str
    chosen: dict[str, Any]
    """The fields filled in before it."""
    values: tuple[str, ...]


class Order(NamedTuple):
    """What is to be drawn, and with whose words."""

    view: View
    kind: str
    language: str
    names: Names
    zoom: str | None = None
    choosing: Choosing | None = None
    """What may be chosen, in place of a picture of some kind."""


class Drawn(NamedTuple):
    """A finished picture with its description in words."""

    png: bytes
    alt: str
    name: str


class Easel:
    """Draws what is ordered, in that order. The processes start with the first order and end with the program."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def draw(self, order: Order) -> Drawn:
        """Draw a picture; where a process was killed meanwhile, once more in a new one. Raises api.NoSuchPicture."""
        try:
            return await self._draw(order)
        except BrokenProcessPool:
            return await self._draw(order)

    async def _draw(self, order: Order) -> Drawn:
        # One processor is left to the answers.
        count = max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) - 1))
        pool = self._pool = self._pool or processes(count)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _drawn, order)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise


def processes(count: int) -> ProcessPoolExecutor:
    """Make a pool of processes that stand back behind the program and end with it."""
    # Forking a program that runs threads is not safe, so they are spawned.
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=_settle_down)


def _settle_down() -> None:
    """Begin a process: leave Ctrl-C to the program, stand back behind it, and end with it even where it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
    threading.Thread(target=_end_with_the_program, daemon=True).start()


def _end_with_the_program() -> None:
    program = multiprocessing.parent_process()
    if program is not None:
        wait([program.sentinel])
        os._exit(1)


def _drawn(order: Order) -> Drawn:
    texts = texts_for(order.language)

    def words(text: Text) -> str:
        return texts.sentence(text, order.names, plain=True)

    if order.choosing is None:
        picture = api.draw(order.view, order.kind, words=words, zoom=order.zoom)
    else:
        move, field, chosen, values = order.choosing
        picture = api.choice(order.view, move, field, chosen=chosen, values=values, words=words)
    return Drawn(picture.png, texts.sentence(picture.alt, order.names, plain=True), picture.name)
