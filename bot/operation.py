"""The program that the bot runs in: its version, its state, and its automatic backups."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import re
import shutil
import signal
import sqlite3
import time
import tomllib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version as version_of
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from bot.faults import log_fault
from bot.logs import Spawning
from bot.metrics import Metrics
from bot.settings import BackupPlan
from storage.backup import FAULTY, backup, faulty
from storage.database import Address
from storage.errors import StorageError

log = logging.getLogger(__name__)

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
TIME = "%Y%m%dT%H%M%SZ"
NAMED = re.compile(r"stationmaster-(\d{8}T\d{6}Z)\.sqlite3")
"""The name of a backup, with the time at which it was begun, in UTC."""
NAMED_FAULTY = re.compile(NAMED.pattern + re.escape(FAULTY))
"""The name of one that has problems: it never counts as the latest, and no good one is removed for it."""
LEFT_OVER = ".stationmaster-*.partial*"
"""The files left behind by a backup that was aborted."""
RETRY = 600.0
"""Seconds after which a failed backup is tried again, unless they are made more often anyway."""
LONGEST_SLEEP = 60.0
"""The most seconds to sleep, as the clock may be set, and the machine may sleep."""
NICENESS = 10
"""The niceness of copying and checking in relation to the bot."""


def version() -> str:
    """Return the version of the program, as written in a checkout, or else as installed."""
    if PROJECT.exists():
        return str(tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"])
    return version_of("stationmaster")


class Made(NamedTuple):
    """A backup."""

    path: Path
    at: float
    """UTC unix seconds."""
    size: int
    """Bytes."""


class Failed(NamedTuple):
    """A backup that could not be made, or has problems."""

    at: float
    """UTC unix seconds."""
    why: str


class Backups:
    """Makes backups regularly while the bot runs, each in a separate process, and keeps the latest ones."""

    def __init__(
        self, database: Address, plan: BackupPlan, metrics: Metrics, clock: Callable[[], float] = time.time
    ) -> None:
        """``clock`` returns the UTC unix time in seconds."""
        self._database = database
        self._plan = plan
        self._metrics = metrics
        self._clock = clock
        self.failed: Failed | None = None
        """The latest attempt if it failed, or None."""
        self.may_make: Callable[[], Awaitable[bool]] = _always
        """Returns whether this process is the one that makes them."""

    @property
    def latest(self) -> Made | None:
        """The latest backup in the folder, possibly from an earlier run, or None if there is none.

        One with a time in the future was made while the clock was wrong: it does not count, as nobody knows its age.
        """
        for at, path in reversed(self._found()):
            if at == -math.inf:
                break
            with contextlib.suppress(FileNotFoundError):  # somebody may just have removed it
                return Made(path, at, path.stat().st_size)
        return None

    @property
    def wait(self) -> float:
        """Seconds until the next one is due."""
        latest, failed, every = self.latest, self.failed, self._plan.every
        now = self._clock()
        due = 0.0 if latest is None else latest.at + every
        for at, _ in self._found(NAMED_FAULTY)[-1:]:  # the next one would most likely have the same problems
            due = max(due, at + every)
        if failed is not None and failed.at <= now:  # else the clock was set back
            due = max(due, failed.at + min(RETRY, every))
        return max(0.0, due - now)

    async def keep_on(self) -> None:
        """Make each backup when it is due, until cancelled."""
        while True:
            try:
                if (wait := self.wait) > 0:
                    await asyncio.sleep(min(wait, LONGEST_SLEEP))
                elif await self.may_make():
                    await self.make()
                else:
                    await asyncio.sleep(min(self._plan.every, LONGEST_SLEEP))
            except Exception as error:  # noqa: BLE001 - what fails once must not end all backups
                self._fail(type(error).__name__)
                log_fault(log, error, "a backup could not be made")

    async def make(self) -> None:
        """Make a backup, check it, and remove those that need not be kept; a failure is logged and remembered."""
        at = self._clock()
        target = self._plan.folder / f"stationmaster-{datetime.fromtimestamp(at, UTC):{TIME}}.sqlite3"
        try:
            await asyncio.to_thread(self._prepare)
        except OSError as error:
            self._fail(f"{self._plan.folder} cannot be used: {error.strerror}")
            return
        begun = time.monotonic()
        why = await _apart(self._database, target)
        if why is not None:
            self._fail(why)
        else:
            self.failed = None
            log.info("a backup was made in %.1f s: %s", time.monotonic() - begun, target)
            self._metrics.backups.labels("made").inc()
        await asyncio.to_thread(self._remove_older)

    def _fail(self, why: str) -> None:
        self.failed = Failed(self._clock(), why)
        self._metrics.backups.labels("failed").inc()
        log.error("no backup was made: %s", why)

    def _found(self, name: re.Pattern[str] = NAMED) -> list[tuple[float, Path]]:
        """Return all backups in the order in which they were begun; those with a time in the future come first."""
        now, found = self._clock(), list[tuple[float, Path]]()
        for path in self._plan.folder.glob("*"):
            if named := name.fullmatch(path.name):
                at = datetime.strptime(named[1], TIME).replace(tzinfo=UTC).timestamp()
                found.append((at if at <= now else -math.inf, path))
        return sorted(found)

    def _prepare(self) -> None:
        self._plan.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for left in self._plan.folder.glob(LEFT_OVER):
            left.unlink()

    def _remove_older(self) -> None:
        for _, older in (*self._found()[: -self._plan.keep], *self._found(NAMED_FAULTY)[:-1]):
            older.unlink()


async def _always() -> bool:
    return True


async def _apart(database: Address, target: Path) -> str | None:
    """Copy and check a database in a separate process; return what went wrong, or None."""
    spawning = Spawning()
    receiver, sender = spawning.Pipe(duplex=False)
    with receiver, sender:
        process = spawning.Process(target=_copy, args=(database, target, sender), daemon=True)
        starting = asyncio.ensure_future(asyncio.to_thread(process.start))
        try:
            await asyncio.shield(starting)
            await asyncio.to_thread(process.join)
        except asyncio.CancelledError:
            await starting  # a process that has not started yet cannot be killed
            process.kill()
            raise
        problem: str | None = receiver.recv() if receiver.poll() else "it was broken off"
    return problem


def _copy(database: Address, target: Path, sender: Connection) -> None:
    """Copy and check a database, and send what went wrong, or None."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which ends this process
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICENESS)
    os.umask(0o077)  # whoever reads it knows every hand
    why = None
    try:
        report = asyncio.run(backup(database, target))
        if not report.ok:
            why = f"{faulty(target)} has problems ({len(report.problems)}): python -m storage check tells which"
    except (StorageError, OSError, sqlite3.Error) as error:
        why = " ".join(str(error).split())
    sender.send(why)


@dataclass
class Operation:
    """The state of the program, apart from its tables. ``connected`` and ``sending`` are set by the running bot."""

    metrics: Metrics = field(default_factory=Metrics)
    backups: Backups | None = None
    """None if none are made."""
    folder: Path = field(default_factory=Path)
    """The folder whose disk may be full: that of the database, or the one in which the program runs."""
    began: float = field(default_factory=time.time)
    """When the program started, UTC unix seconds."""
    connected: Callable[[], int] = lambda: 0
    """Returns how many connections to Discord are open, 0 as long as the bot is not ready."""
    sending: Callable[[], int] = lambda: 0
    """Returns how many automatic messages are being sent or waiting."""

    @property
    def disk(self) -> tuple[int, int]:
        """How many bytes are free on the disk of that folder, and how many it has in all."""
        usage = shutil.disk_usage(self.folder)
        return usage.free, usage.total
