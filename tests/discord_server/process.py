"""A bot in a process of its own, that a test may kill at any moment and start again."""

import asyncio
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Self

from .pointing import ADDRESS

if TYPE_CHECKING:
    from .server import DiscordServer

CHECKOUT = Path(__file__).parents[2]


class BotProcess:
    """``async with BotProcess(server, log=tmp_path / "bot.log", STATIONMASTER_DATABASE=…) as bot``; then ``await bot.kill()``."""

    def __init__(self, server: "DiscordServer", *, log: Path, module: str = "bot.__main__", **environment: str) -> None:
        self.server = server
        self.log = log
        """What the bot prints is appended here."""
        self.module = module
        self.environment = environment
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, *, within: float = 60) -> None:
        """Start it and wait until it is logged in; RuntimeError with its last words if it dies."""
        identified = self.server.gateway.identified
        arguments = ("-m", f"{__package__}.launch", self.module)
        variables = os.environ | {ADDRESS: self.server.url, "DISCORD_TOKEN": self.server.token} | self.environment
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *arguments, cwd=CHECKOUT, env=variables, stdout=log, stderr=log
            )
        death = asyncio.create_task(self._death())
        logged_in = asyncio.create_task(
            self.server.world.bell.until(
                lambda: self.server.gateway.identified > identified, within=within, what="the bot's login"
            )
        )
        try:
            await asyncio.wait({death, logged_in}, return_when=asyncio.FIRST_COMPLETED)
            if not logged_in.done():
                raise RuntimeError(f"the bot ended at once:\n{self.words()}")
            await logged_in
        finally:
            death.cancel()
            logged_in.cancel()

    async def _death(self) -> None:
        assert self.process
        await self.process.wait()

    async def kill(self) -> None:
        """kill -9, without a chance to say goodbye."""
        if self.process and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        await self._gone()

    async def stop(self, *, within: float = 10) -> int:
        """RequestOutcome it to end (SIGTERM) and return its exit status; it is killed if it does not."""
        assert self.process
        self.process.terminate()
        try:
            return await asyncio.wait_for(self.process.wait(), within)
        finally:
            await self.kill()

    async def _gone(self) -> None:
        # The socket's end reaches the server a moment later than the process's.
        gateway = self.server.gateway
        await self.server.world.bell.until(lambda: not gateway.connected, within=5, what="the end of the connection")

    def words(self, most: int = 4000) -> str:
        """The end of what the bot printed."""
        return self.log.read_text(errors="replace")[-most:] if self.log.exists() else ""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()
