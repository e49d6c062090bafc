"""Which of the shards into which Discord divides all servers this process has, if several processes share them.

A shard belongs to the process that has locked it in the database, by a separate connection that ends with the process.
Shards are taken in blocks. A process without any waits until a block is free; if it loses that connection, it closes
its shards before it tries again. If the database server is silent, it gives them up after 15 seconds of silence, or
after 20 if the process itself is slow; the server ends the connection 30 seconds after the last query, and only then
can another process take them (``storage.postgres``: ``ANSWER``, ``LATEST``, ``SESSION_ENDS``). Having a shard decides
which process makes announcements, reminders and automatic moves, never whether a move is valid.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Collection, Coroutine, Iterator
from typing import Any, NamedTuple, Self

from storage.database import Address, Database
from storage.errors import NotStored, UnusableFile
from storage.rows import Shards
from storage.transaction import Session

log = logging.getLogger(__name__)

BLOCK = 4
"""The most shards that are taken together: Discord lets one begin every five seconds."""
PARTS = 4
"""The number of blocks into which few shards are divided, so that several processes get some."""
LOOK = 1.0
"""Seconds between two looks at which shards are free, and whether this process still has its own."""
FURTHER = 5.0
"""Seconds between two looks for free shards by a process that already has some: those without any come first."""
IDENTIFY_PAUSE = 5.0
"""Seconds between two shards that begin (https://discord.com/developers/docs/events/gateway#session-start-limit)."""
NEEDS_POSTGRESQL = "STATIONMASTER_SHARDS parts the servers, and several processes need PostgreSQL"
OTHERS_HAVE_ALL = "other processes have all shards: this one waits, to take over what becomes free"
OTHERS_HAVE_ANOTHER_NUMBER = "other processes have another number of shards: this one waits until they have ended"
_MOST = 10_000
_WRITTEN = re.compile(r"(?:auto|(\d{1,4})(?:-(\d{1,4}))?)/(\d{1,4})")


class ShardPlan(NamedTuple):
    """The shards that a process is to have."""

    total: int
    """How many shards there are."""
    wanted: tuple[int, ...]
    """Which of them this process may take, in order."""
    any: bool
    """Whether it takes whichever of them are free, and need not get all."""

    @classmethod
    def undivided(cls) -> Self:
        """Return the plan of one process that has all shards, as many as Discord advises; others wait to take over."""
        return cls(1, (0,), any=False)

    @classmethod
    def read(cls, written: str) -> Self:
        """Read a plan such as ``0-7/16``, ``3/16`` or ``auto/16``. Raises ValueError."""
        found = _WRITTEN.fullmatch(written)
        total = int(found[3]) if found else 0
        first = int(found[1]) if found and found[1] else 0
        last = (int(found[2] or first) if found[1] else total - 1) if found else 0
        if found is None or not 0 <= first <= last < total <= _MOST:
            raise ValueError(written)
        return cls(total, tuple(range(first, last + 1)), found[1] is None)

    @property
    def parted(self) -> bool:
        """Whether other processes are to have some of the shards."""
        return len(self.wanted) < self.total

    @property
    def blocks(self) -> tuple[tuple[int, ...], ...]:
        """The shards in blocks that are taken together."""
        size = max(1, min(BLOCK, self.total // PARTS))
        return tuple(self.wanted[at : at + size] for at in range(0, len(self.wanted), size))


class ShardBlocks:
    """Takes shards, and keeps them for as long as the database can be reached."""

    def __init__(
        self, plan: ShardPlan, database: Database, own: Callable[[Shards], None], direct: Address | None = None
    ) -> None:
        """``own`` is called with the shards that this process has; ``direct``: the database's address for locks."""
        self._plan = plan
        self._database = database
        self._own = own
        self._direct = direct
        self._session: Session | None = None
        self._ids: tuple[int, ...] = ()
        self._agreed = False
        """Whether all processes agree on how many shards there are."""
        self._looked = 0.0
        """When this process last looked for free shards."""
        self._identifying: dict[int, asyncio.Lock] = {}
        self._pauses: set[asyncio.Task[None]] = set()
        own(self.shards)

    @property
    def total(self) -> int:
        """How many shards there are."""
        return self._plan.total

    @property
    def undivided(self) -> bool:
        """Whether one process has all shards, and Discord says how many there are."""
        return self._plan.total == 1

    @property
    def shards(self) -> Shards:
        """The shards that this process has now."""
        return Shards(self._plan.total, frozenset(self._ids))

    async def take(self) -> None:
        """Wait for a block, and log it if none is free."""
        said = ""
        while not self._ids:
            try:
                if self._session is None:
                    self._session = await self._database.session(self._direct)
                self._agreed = self._agreed or await self._session.agree(self.total)
                if self._agreed:
                    await self._take_one()
                why = OTHERS_HAVE_ALL if self._agreed else OTHERS_HAVE_ANOTHER_NUMBER
            except (NotStored, UnusableFile) as error:
                await self.give_up()
                why = f"no shards can be taken: {error}"
            if not self._ids:
                if why != said:
                    log.warning(why)
                said = why
                await asyncio.sleep(LOOK)
        log.info("shards %s of %d are this process's", _listed(self._ids), self.total)

    async def keep(self, begin: Callable[[Collection[int]], Coroutine[Any, Any, None]]) -> None:
        """Keep the shards, and take others that stay free and begin them, until they are lost; then return."""
        beginning: set[asyncio.Task[None]] = set()
        try:
            while True:
                await asyncio.sleep(LOOK)
                assert self._session is not None
                await self._session.check()
                if self._plan.any and time.monotonic() - self._looked < FURTHER:
                    continue
                if new := await self._take_one():
                    log.info("shards %s of %d are this process's too", _listed(new), self.total)
                    task = asyncio.create_task(begin(new))
                    beginning.add(task)
                    task.add_done_callback(beginning.discard)
        except NotStored as error:
            log.warning("the shards are given up: %s", error)
        finally:
            for task in beginning:
                task.cancel()
            self._forget()

    async def give_up(self) -> None:
        """Release all shards."""
        self._forget()
        self._agreed = False
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    def _forget(self) -> None:
        self._ids = ()
        self._own(self.shards)

    async def lock(self, name: str) -> bool:
        """Lock a name for what only one process does, until this one ends or loses the database; False if it failed."""
        try:
            return self._session is not None and await self._session.try_lock(name)
        except NotStored:  # ``keep`` notices as well
            return False

    async def before_identify(self, shard_id: int, at_once: int) -> None:
        """Wait until a shard may begin; in all processes together, ``at_once`` may do so, each in a different bucket.

        If the shards are lost meanwhile, it waits until they are closed: an error would be logged, and the shard begun
        again.
        """
        try:
            await self._may_identify(shard_id, at_once)
        except NotStored:
            await asyncio.get_running_loop().create_future()

    async def _may_identify(self, shard_id: int, at_once: int) -> None:
        bucket = shard_id % at_once
        name, session = f"identify {bucket}", self._session
        if session is None:
            raise NotStored("the shards are given up", full=False)
        lock = self._identifying.setdefault(bucket, asyncio.Lock())
        await lock.acquire()  # the database lets one session lock a name more than once
        try:
            while not await session.try_lock(name):  # noqa: ASYNC110 - the database notifies nobody
                await asyncio.sleep(IDENTIFY_PAUSE / 20)
        except BaseException:
            lock.release()
            raise
        pause = asyncio.create_task(self._pause(session, name, lock))
        self._pauses.add(pause)
        pause.add_done_callback(self._pauses.discard)

    @staticmethod
    async def _pause(session: Session, name: str, lock: asyncio.Lock) -> None:
        try:
            await asyncio.sleep(IDENTIFY_PAUSE)
            await session.unlock(name)
        except NotStored:
            log.debug("the lock %s has ended with its session", name)
        finally:
            lock.release()

    async def _take_one(self) -> tuple[int, ...]:
        """Take the first block that is free, and return it, or an empty one if none is. Raises NotStored."""
        self._looked = time.monotonic()
        for block in self._free():
            if await self._locked(block):
                self._ids = tuple(sorted((*self._ids, *block)))
                self._own(self.shards)
                return block
        return ()

    def _free(self) -> Iterator[tuple[int, ...]]:
        return (block for block in self._plan.blocks if block[0] not in self._ids)

    async def _locked(self, block: tuple[int, ...]) -> bool:
        assert self._session is not None
        locked: list[int] = []
        for shard in block:
            if not await self._session.try_lock(f"shard {shard}"):
                for other in locked:
                    await self._session.unlock(f"shard {other}")
                return False
            locked.append(shard)
        return True


def _listed(ids: Collection[int]) -> str:
    return ", ".join(map(str, ids))
