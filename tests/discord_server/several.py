"""Faults of three processes over one PostgreSQL: ``python -m tests.discord_server.several --kills 150 --restarts 30 …``.

Each has its own way to the server through a small proxy, which may be cut. People play on at tables of every game, in
channels of several guilds and in direct messages. At the end all must be told, every log must replay, and nothing that
Discord acknowledged may be told twice.
"""

import argparse
import asyncio
import contextlib
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from bot.client import clock
from bot.service import Service
from engine.core.registry import GAMES
from storage.check import check
from tests.discord_server.club import announcements, play_on
from tests.discord_server.process import Forked
from tests.discord_server.server import DiscordServer
from tests.discord_server.test_bot_killed import keep_playing, start
from tests.postgres import Cluster

SHARDS, PROCESSES = 16, 3
TOLD_WITHIN = 60.0


class Proxy:
    """A way to the server that can be cut: nothing comes through then, and nobody is told."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self.open = asyncio.Event()
        self.open.set()
        self.port = 0

    async def begin(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _connected(self, reader, writer):
        await self.open.wait()
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(self.socket)
        except OSError:
            writer.transport.abort()
            return
        await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))

    async def _carry(self, reader, writer):
        with contextlib.suppress(OSError):
            while part := await reader.read(65536):
                await self.open.wait()
                writer.write(part)
                await writer.drain()
        writer.close()


class Bot:
    """One of the processes."""

    def __init__(self, server, proxy, log, seeds):
        self.proxy, self.log = proxy, log
        self.variables = {
            "DISCORD_SERVER_URL": server.url,
            "DISCORD_TOKEN": server.token,
            "STATIONMASTER_DATABASE": f"postgresql://tests@127.0.0.1:{proxy.port}/postgres",
            "STATIONMASTER_SHARDS": f"auto/{SHARDS}",
            "STATIONMASTER_OPPONENT_SECONDS": "0.5",
            "IDENTIFY_PAUSE": "0.2",
            "SEEDS": seeds,
        }
        self.process = None

    def begin(self):
        self.process = Forked(["tests.discord_server.plain_bot"], self.variables, self.log)

    async def kill(self):
        self.process.kill()
        await self.process.wait()

    async def stop(self):
        self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), 30)
        except TimeoutError:
            await self.kill()


async def press_privately(person, rng):
    """Play by the latest direct message, whatever happens to the bots."""
    while True:
        with contextlib.suppress(Exception):
            posts = [post for post in person.dm.posts if post.labels]
            if posts:
                await play_on(person, posts[-1], rng)
        await asyncio.sleep(rng.uniform(0.5, 1.5))


async def told(service, within):
    """Return how many seconds it took until all was told; None: not all was."""
    began = time.monotonic()
    while time.monotonic() < began + within:
        if not await service.outbox.pending():
            return time.monotonic() - began
        await asyncio.sleep(0.2)
    return None


class Trial:
    """Three bots, their server, and people at a table of each game."""

    def __init__(self, folder: Path, cluster: Cluster, server: DiscordServer, seed: int) -> None:
        self.folder, self.cluster, self.server, self.seed = folder, cluster, server, seed
        self.rng = random.Random(seed)
        self.bots, self.channels, self.playing = [], [], []

    async def begin(self, games):
        """Begin the bots, and a table of each game in a guild of its own."""
        server = self.server
        for number in range(PROCESSES):
            proxy = Proxy(self.folder / ".s.PGSQL.5432")
            await proxy.begin()
            self.bots.append(Bot(server, proxy, self.folder / f"bot{number}.log", str(self.seed)))
            self.bots[-1].begin()
        shards = self.rng.sample(range(SHARDS), len(games))
        guilds = [server.world.add_guild(str((shard + SHARDS * 1000) << 22)) for shard in shards]
        await server.world.changes.until(
            lambda: len({tuple(session.shard) for session in server.gateway.connected}) == SHARDS, what="all shards"
        )
        for game, guild in zip(games, guilds, strict=True):
            channel = server.channel(game, guild)
            people = server.person(f"A {game}"), server.person(f"B {game}")
            await start(channel, *people, game)
            self.channels.append(channel)
            for one in people:
                works = keep_playing(one, channel, random.Random(self.seed)), press_privately(one, self.rng)
                self.playing += map(asyncio.create_task, works)

    async def trouble(self, kind):
        """Do a fault, and mend it."""
        bot = self.rng.choice(self.bots)
        if kind == "kills":
            await bot.kill()
            bot.begin()
        elif kind == "restarts":
            await asyncio.to_thread(self.cluster.stop)
            await asyncio.to_thread(self.cluster.start)
        elif kind == "cuts":
            bot.proxy.open.clear()
            await asyncio.sleep(self.rng.uniform(5, 40))
            bot.proxy.open.set()
        else:
            for each in self.bots:
                await each.stop()
                each.begin()
                await asyncio.sleep(2)

    async def judged(self):
        """Let nobody play any more, and return what is wrong."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        async with await Service.open(self.cluster.address, clock) as service:
            took = await told(service, 2 * TOLD_WITHIN)
        for bot in self.bots:
            await bot.stop()
        wrong = [] if took is not None and took <= TOLD_WITHIN else [f"not all was told within {TOLD_WITHIN:g} s"]
        posts = [(channel, announcements(channel)) for channel in self.channels]
        for channel, said in posts:
            twice = [nonce for nonce, times in Counter(post.nonce for post in said).items() if times > 1]
            wrong += [f"{channel.name}: announced twice: {nonce}" for nonce in twice]
        report = await check(self.cluster.address)
        announced = sum(len(said) for _, said in posts)
        words = f"{report.moves} entries, {announced} announcements, {len(self.server.requests)} requests, told after {took}"
        sys.stderr.write(f"\n{words} s, {self.server.gateway.identified} shards begun\n")
        return [*wrong, *report.problems]


async def run(counts: dict[str, int], seed: int, games: tuple[str, ...]) -> list[str]:
    """Do so many of each fault, in any order, and return what is wrong afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="stationmaster-several-"))
    cluster = Cluster(folder)
    cluster.start()
    try:
        async with DiscordServer() as server:
            trial = Trial(folder, cluster, server, seed)
            await trial.begin(games)
            faults = [kind for kind, count in counts.items() for _ in range(count)]
            trial.rng.shuffle(faults)
            for kind in faults:
                await asyncio.sleep(trial.rng.uniform(1, 6))
                await trial.trouble(kind)
                sys.stderr.write(kind[0])
                sys.stderr.flush()
            return await trial.judged()
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for kind in ("kills", "restarts", "cuts", "deploys"):
        parser.add_argument(f"--{kind}", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = vars(parser.parse_args())
    seed = given.pop("seed")
    wrong = asyncio.run(run(given, seed, tuple(GAMES)))
    sys.exit("\n".join(wrong) or 0)


if __name__ == "__main__":
    main()
