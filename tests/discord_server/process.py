"""A bot in a process of its own, that a test may kill at any moment and start again."""

import asyncio
import multiprocessing
import os
import sys
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Protocol, Self

from engine.core.registry import load_all

from .launch import ADDRESS, main
from .server import PATIENCE, DiscordServer

CHECKOUT = Path(__file__).parents[2]


load_all()  # once, in the process from which bots are forked: else each of them would, once it is in Discord


class Process(Protocol):
    """What a test does with a process."""

    @property
    def pid(self) -> int: ...
    @property
    def returncode(self) -> int | None: ...
    def kill(self) -> None: ...
    def terminate(self) -> None: ...
    async def wait(self) -> int: ...


class Forked:
    """A process that was forked from one in which the bot is loaded already: loading takes most of a start."""

    def __init__(self, arguments: list[str], variables: dict[str, str], log: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["bot.program", __name__])
        self._process: ForkServerProcess = context.Process(target=_be, args=(arguments, variables, log))
        self._process.start()
        loop = asyncio.get_running_loop()
        self._over: asyncio.Future[None] = loop.create_future()
        loop.add_reader(self._process.sentinel, self._ended, loop)

    def _ended(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.remove_reader(self._process.sentinel)
        self._process.join()
        if not self._over.done():
            self._over.set_result(None)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode if self._over.done() else None

    def kill(self) -> None:
        self._process.kill()

    def terminate(self) -> None:
        self._process.terminate()

    async def wait(self) -> int:
        await asyncio.shield(self._over)
        assert self._process.exitcode is not None
        return self._process.exitcode


def _be(arguments: list[str], variables: dict[str, str], log: Path) -> None:
    """Be the bot, in the process that was forked for it."""
    os.environ.update(variables)
    with log.open("ab") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    sys.argv = ["launch", *arguments]
    main()


class BotProcess:
    """``async with BotProcess(server, log=tmp_path / "bot.log", STATIONMASTER_DATABASE=…) as bot``; then ``await bot.kill()``.

    ``forked``: for a test that starts it many times.
    """

    def __init__(
        self,
        server: DiscordServer,
        *,
        log: Path,
        module: str = "bot.__main__",
        forked: bool = False,
        **environment: str,
    ) -> None:
        self.server = server
        self.log = log
        """What the bot prints is appended here."""
        self.module = module
        self.forked = forked
        self.environment = environment
        self.process: Process | None = None

    async def start(self, *, within: float = PATIENCE) -> None:
        """Start it and wait until it is logged in; RuntimeError with its last words if it dies."""
        identified = self.server.gateway.identified
        variables = {ADDRESS: self.server.url, "DISCORD_TOKEN": self.server.token} | self.environment
        self.process = Forked([self.module], variables, self.log) if self.forked else await self._spawned(variables)
        ended = asyncio.create_task(self._ended())
        logged_in = asyncio.create_task(
            self.server.world.changes.until(
                lambda: self.server.gateway.identified > identified, within=within, what="the bot's login"
            )
        )
        try:
            await asyncio.wait({ended, logged_in}, return_when=asyncio.FIRST_COMPLETED)
            if not logged_in.done():
                raise RuntimeError(f"the bot ended at once:\n{self.words()}")
            await logged_in
        finally:
            ended.cancel()
            logged_in.cancel()

    async def _spawned(self, variables: dict[str, str]) -> Process:
        arguments = ("-m", f"{__package__}.launch", self.module)
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                sys.executable, *arguments, cwd=CHECKOUT, env=os.environ | variables, stdout=log, stderr=log
            )

    async def _ended(self) -> None:
        assert self.process
        await self.process.wait()

    async def kill(self) -> None:
        """kill -9, without a chance to say goodbye."""
        if self.process and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        await self._gone()

    async def stop(self, *, within: float = PATIENCE) -> int:
        """Ask it to end (SIGTERM) and return its exit status; it is killed if it does not."""
        assert self.process
        self.process.terminate()
        try:
            return await asyncio.wait_for(self.process.wait(), within)
        finally:
            await self.kill()

    async def _gone(self) -> None:
        # The socket's end reaches the server a moment later than the process's.
        gateway = self.server.gateway
        await self.server.world.changes.until(lambda: not gateway.connected, what="the end of the connection")

    def words(self, most: int = 4000) -> str:
        """The end of what the bot printed."""
        return self.log.read_text(errors="replace")[-most:] if self.log.exists() else ""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()
