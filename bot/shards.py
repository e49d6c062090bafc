"""Which of the shards that Discord parts all servers into this process has, where several share them.

A shard belongs to whoever has locked it in the database, by a connection of its own that ends with the process. Shards
are taken in blocks. A process without one waits until one is free; where it loses that connection it closes its shards
before it asks again. Where the server is silent it gives them up after 15 seconds of that silence, and after 20 whoever
is slow; the server ends the connection 30 seconds after it was last asked, and no sooner can another process take them
(``storage.postgres``: ``ANSWER``, ``LATEST``, ``SESSION_ENDS``). What a shard decides is who announces, reminds and
moves by itself, never whether a move is right.
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
"""Shards that are taken together at the most: Discord lets one begin every five seconds."""
PARTS = 4
"""Into so many blocks few shards are parted, for several processes."""
LOOK = 1.0
"""Seconds between two looks at what is free, and whether what was taken is still ours."""
FURTHER = 5.0
"""Seconds between two looks of a process that has some already: those that have none come first."""
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
    """Of how many."""
    wanted: tuple[int, ...]
    """Which of them, in order."""
    any: bool
    """Those that are free, and not all of them."""

    @classmethod
    def undivided(cls) -> Self:
        """Return the plan of one process that has all, as many as Discord advises; others wait to take over."""
        return cls(1, (0,), any=False)

    @classmethod
    def read(cls, written: str) -> Self:
        """Read such as ``0-7/16``, ``3/16`` or ``auto/16``. Raises ValueError."""
        found = _WRITTEN.fullmatch(written)
        total = int(found[3]) if found else 0
        first = int(found[1]) if found and found[1] else 0
        last = (int(found[2] or first) if found[1] else total - 1) if found else 0
        if found is None or not 0 <= first <= last < total <= _MOST:
            raise ValueError(written)
        return cls(total, tuple(range(first, last + 1)), found[1] is None)

    @property
    def parted(self) -> bool:
        """Whether others are to have some of them."""
        return len(self.wanted) < self.total

    @property
    def blocks(self) -> tuple[tuple[int, ...], ...]:
        """What is taken together."""
        size = max(1, min(BLOCK, self.total // PARTS))
        return tuple(self.wanted[at : at + size] for at in range(0, len(self.wanted), size))


class ShardBlocks:
    """Takes shards, and keeps them for as long as the database can be reached."""

    def __init__(
        self, plan: ShardPlan, database: Database, own: Callable[[Shards], None], direct: Address | None = None
    ) -> None:
        """``own`` is told which shards are this process's; ``direct``: where the database is reached for locks."""
        self._plan = plan
        self._database = database
        self._own = own
        self._direct = direct
        self._session: Session | None = None
        self._ids: tuple[int, ...] = ()
        self._agreed = False
        """Whether all processes agree on how many shards there are."""
        self._looked = 0.0
        """When it was last looked for what is free."""
        self._identifying: dict[int, asyncio.Lock] = {}
        self._pauses: set[asyncio.Task[None]] = set()
        own(self.shards)

    @property
    def total(self) -> int:
        """How many shards there are."""
        return self._plan.total

    @property
    def undivided(self) -> bool:
        """Whether whoever has any has all, and Discord says how many there are."""
        return self._plan.total == 1

    @property
    def shards(self) -> Shards:
        """Those that are this process's now."""
        return Shards(self._plan.total, frozenset(self._ids))

    async def take(self) -> None:
        """Wait for a block, and say so where none is free."""
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
        """Return when what was taken is lost; until then take what stays free, and have it begun."""
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
        """Release all of them."""
        self._forget()
        self._agreed = False
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    def _forget(self) -> None:
        self._ids = ()
        self._own(self.shards)

    async def lock(self, name: str) -> bool:
        """Lock a name until this process ends or loses the database, for what one does alone. False: another has."""
        try:
            return self._session is not None and await self._session.try_lock(name)
        except NotStored:  # whoever keeps the shards finds out, too
            return False

    async def before_identify(self, shard_id: int, at_once: int) -> None:
        """Wait until a shard may begin; of all processes together ``at_once`` may, each of another bucket.

        Where the shards are lost meanwhile it waits until they are closed: it would be logged as a fault, and repeated.
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
        await lock.acquire()  # the database lets its session lock a name more than once
        try:
            while not await session.try_lock(name):  # noqa: ASYNC110 - the database rings no bell
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
        """Take the first block that is free, and return it; none where none is. Raises NotStored."""
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
