"""What ten thousand stored tables cost: the start, the first press at a table that is not in memory, and memory.

The bot runs in a process of its own. Its tables of all games have logs of 150 entries; one in ten goes on.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from storage.database import Address, Database
from tests.benchmarks.many_tables import (
    cpu_of,
    multiply,
    percentiles,
    resident,
    started_tables,
    told_everything,
)
from tests.benchmarks.test_databases import kept_by
from tests.discord_server import BotProcess, DiscordServer
from tests.discord_server.club import announcements, private_panel_of
from tests.postgres import MISSING, binaries
from tests.stored import transact

STORED = 10_000
PLAYED = 40
"""Tables that are pressed at, of which all others are copies."""
MOVES = 150
SETTLED = 5.0
"""Seconds after the login in which the bot looks for what it has missed."""


@dataclass
class Start:
    """What a start has taken."""

    cpu: float
    """Seconds of processor of the bot itself."""
    memory: float
    """Megabytes."""


async def started(server: DiscordServer, address: Address, log: Path) -> tuple[BotProcess, Start]:
    """Start the bot, and let it look for what it has missed."""
    bot = BotProcess(server, log=log, STATIONMASTER_DATABASE=str(address))
    await bot.start()
    await asyncio.sleep(SETTLED)
    assert bot.process is not None
    return bot, Start(cpu_of(bot.process.pid), resident(bot.process.pid))


async def measure(figure, tmp_path: Path, kind: str) -> None:
    log = tmp_path / "bot.log"
    with kept_by(kind, tmp_path) as (address, _):
        async with DiscordServer() as server:
            server.judge = None
            bot, empty = await started(server, address, log)
            await bot.kill()
            tables = await started_tables(server, address, PLAYED, played=MOVES)
            bot, _ = await started(server, address, log)
            await told_everything(tables)
            await bot.stop()
            database = await Database.open(address)
            await transact(database, lambda tx: multiply(tx, [table.id for table in tables], STORED))
            await database.close()
            bot, full = await started(server, address, log)
            figure(f"{kind}: CPU of a start beyond that without a table", max(0.01, full.cpu - empty.cpu), 1, "s")
            figure(f"{kind}:   that without a table", empty.cpu, 2, "s")
            figure(f"{kind}: memory after it", full.memory, 150, "MB")
            known, shown = set(server.interactions), []
            for table in tables:
                began = time.monotonic()
                await private_panel_of(table.people[0], announcements(table.place)[-1])
                shown.append(time.monotonic() - began)
            assert bot.process is not None
            figure(f"{kind}: memory after {PLAYED} tables were pressed at", resident(bot.process.pid), 150, "MB")
            pressed = [one for token, one in server.interactions.items() if token not in known]
            answers = [one.answered_after for one in pressed if one.answered_after is not None]
            middle, slow = percentiles(answers)
            figure(f"{kind}: first press at a cold table, 50th percentile", 1000 * middle, 100, "ms")
            figure(f"{kind}: first press at a cold table, 99th percentile", 1000 * slow, 100, "ms")
            middle, slow = percentiles(shown)
            figure(f"{kind}:   until one sees what it shows, 50th percentile", 1000 * middle, 100, "ms")
            figure(f"{kind}:   until one sees what it shows, 99th percentile", 1000 * slow, 100, "ms")
            await bot.kill()
            assert "Traceback" not in bot.words(10**9)


async def test_ten_thousand_tables_in_a_file(figure, tmp_path):
    await measure(figure, tmp_path, "sqlite")


@pytest.mark.skipif(binaries() is None, reason=MISSING)
async def test_ten_thousand_tables_on_a_server(figure, tmp_path):
    await measure(figure, tmp_path, "postgres")
