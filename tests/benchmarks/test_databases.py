"""One process over a file of SQLite beside one, two and three over one PostgreSQL: what each move costs, and where.

Sixty-four tables of all games, four in each of as many servers as there are shards, and five moves a second in all. The
server of PostgreSQL stores as a real one does. Pictures are real.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from storage.database import Address
from tests.benchmarks.counting_bot import Counts
from tests.benchmarks.many_tables import (
    Table,
    at_a_steady_rate,
    children_of,
    cpu_of,
    lasting_server,
    percentiles,
    started_tables,
    told_everything,
)
from tests.discord_server import BotProcess, DiscordServer
from tests.postgres import MISSING, Cluster, binaries

TABLES = 64
SECONDS = 30.0
MOVES_A_SECOND = 5.0
SHARDS = 16
MODULE = "tests.benchmarks.counting_bot"


class Processes:
    """Some processes of the bot over one database, and what they have used so far."""

    def __init__(self, bots: list[BotProcess], counts: list[Path], cluster: Cluster | None) -> None:
        self.bots, self.counts, self.cluster = bots, counts, cluster

    def used(self) -> dict[str, float]:
        """Return seconds of processor and what was asked of the database, by process."""
        used = {"imitation: CPU": cpu_of(os.getpid())}
        for number, (bot, counts) in enumerate(zip(self.bots, self.counts, strict=True), start=1):
            pid, asked = bot.process.pid, Counts.read(counts)
            used[f"process {number}: CPU"] = cpu_of(pid)
            used[f"process {number}: CPU of drawing"] = sum(map(cpu_of, children_of(pid)))
            used[f"process {number}: exchanges"], used[f"process {number}: statements"] = asked
        if self.cluster is not None:
            server = self.cluster.pid
            used["PostgreSQL: CPU"] = cpu_of(server) + sum(map(cpu_of, children_of(server)))
        return used


@contextmanager
def kept_by(kind: str, folder: Path) -> Iterator[tuple[Address, Cluster | None]]:
    """Return where tables are kept, and the server if there is one."""
    with ExitStack() as stack:
        cluster = stack.enter_context(lasting_server()) if kind == "postgres" else None
        yield (folder / "tables.sqlite3" if cluster is None else cluster.address), cluster


@asynccontextmanager
async def running(
    server: DiscordServer, address: Address, number: int, folder: Path, cluster: Cluster | None
) -> AsyncIterator[Processes]:
    """Start so many processes over a database, with all shards of Discord between them."""
    counts = [folder / f"counts{each}" for each in range(number)]
    given = {"STATIONMASTER_DATABASE": str(address)}
    if number > 1:
        given |= {"STATIONMASTER_SHARDS": f"auto/{SHARDS}"}
    bots = [
        BotProcess(server, log=counts[each].with_suffix(".log"), module=MODULE, COUNTS=str(counts[each]), **given)
        for each in range(number)
    ]
    try:
        for bot in bots:
            await bot.start()
        if number > 1:
            await server.world.changes.until(
                lambda: len({tuple(session.shard) for session in server.gateway.connected}) == SHARDS, what="all shards"
            )
        yield Processes(bots, counts, cluster)
    finally:
        for bot in bots:
            if bot.process is not None and bot.process.returncode is None:
                bot.process.kill()
                await bot.process.wait()


async def measure(figure, tmp_path: Path, kind: str, number: int) -> None:
    with kept_by(kind, tmp_path) as (address, cluster):
        async with DiscordServer() as server:
            server.judge = None  # Discord checks what it is sent on machines of its own
            guild_ids = [server.world.add_guild(str((shard + 1000 * SHARDS) << 22)) for shard in range(SHARDS)]
            tables = await started_tables(server, address, TABLES, guild_ids=guild_ids)
            async with running(server, address, number, tmp_path, cluster) as processes:
                await told_everything(tables)
                await report(figure, server, tables, processes, f"{kind}, {number}")
                words = "".join(bot.words(10**9) for bot in processes.bots)
    assert "Traceback" not in words


async def report(figure, server: DiscordServer, tables: list[Table], processes: Processes, name: str) -> None:
    """Let people move for a while, and print how soon they were answered, and what each move has cost."""
    known, before, began = set(server.interactions), processes.used(), time.monotonic()
    moves = await at_a_steady_rate(tables, random.Random(TABLES), seconds=SECONDS, moves=MOVES_A_SECOND)
    took = time.monotonic() - began
    await asyncio.sleep(3)
    after = processes.used()
    pressed = [one for token, one in server.interactions.items() if token not in known]
    answers = [one.answered_after for one in pressed if one.answered_after is not None]
    middle, slow = percentiles(answers)
    figure(f"{name}: acknowledged, 50th percentile of {len(answers)}", 1000 * middle, 100, "ms")
    figure(f"{name}: acknowledged, 99th percentile", 1000 * slow, 100, "ms")
    figure(f"{name}: moves a second", moves / took, MOVES_A_SECOND, "", more_is_better=True)
    figure(f"{name}: presses a move", len(pressed) / moves, 4, "")
    for what, spent in after.items():
        cost = (spent - before[what]) / moves
        if "CPU" in what:
            figure(f"{name}: {what} a move", 1000 * cost, 100, "ms")
        else:
            figure(f"{name}: {what} a move", cost, 40, "")
    assert len(answers) == len(pressed), "somebody was not answered in time"


async def test_one_process_over_a_file(figure, tmp_path):
    await measure(figure, tmp_path, "sqlite", 1)


@pytest.mark.skipif(binaries() is None, reason=MISSING)
@pytest.mark.parametrize("number", [1, 2, 3])
async def test_processes_over_a_server(figure, tmp_path, number):
    await measure(figure, tmp_path, "postgres", number)
