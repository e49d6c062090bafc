"""How much memory the bot takes while tens of thousands of moves are made: ``python -m tests.benchmarks.memory --moves 50000``.

More tables than it keeps in memory are played by buttons to their ends, and begun anew. Pictures are plain ones: those
that are drawn lie in other processes, but for the latest 96. A line tells the moves so far, megabytes, and seconds of processor.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from bot.service.values import CACHED_TABLES
from tests.benchmarks.many_tables import Table, cpu_of, resident, started_tables
from tests.benchmarks.test_databases import kept_by
from tests.discord_server import BotProcess, DiscordServer, NoAnswerError

AT_ONCE = 8
"""People who press at the same time."""
KEPT = 4
"""Messages of a channel that are kept, as is what they were before, so that only the bot's memory grows, if any does."""
LINES = 50


async def begin_anew(table: Table, game: str) -> None:
    """Begin another table in a channel whose own is over; nothing happens where it is not."""
    host, *others = table.people
    with contextlib.suppress(LookupError, TimeoutError, NoAnswerError):
        await host.slash(table.place, "game new", title="Again", game=game, players=len(table.people))
        for other in others:
            await other.slash(table.place, "game join")
        await host.slash(table.place, "game start")
    table.panel = None


async def play(tables: Sequence[Table], games: Sequence[str], moves: list[int], most: int) -> None:
    """Move at one table after the other, so long that each was out of memory before it is its turn again."""
    while moves[0] < most:
        for table, game in zip(tables, games, strict=True):
            known = len(table.moved)
            for _ in range(3):
                if not await table.surely_move():
                    await begin_anew(table, game)
                    break
            moves[0] += max(0, len(table.moved) - known)
            table.moved.clear()


def forget(server: DiscordServer) -> None:
    """Let the imitation of Discord forget what nobody looks at any more."""
    server.requests.clear()
    for token in list(server.interactions)[: -10 * AT_ONCE]:
        del server.interactions[token]
    for channel in server.world.channels.values():
        for message_id in list(channel.messages)[:-KEPT]:
            del channel.messages[message_id]


async def measure(most: int, number: int, kind: str, folder: Path) -> None:
    with kept_by(kind, folder) as (address, _):
        async with DiscordServer() as server:
            server.judge = None
            tables = await started_tables(server, address, number, played=8)
            games = [["europe", "18cz", "german", "1854"][each % 4] for each in range(number)]
            given = {"STATIONMASTER_DATABASE": str(address), "SEEDS": "memory"}
            async with BotProcess(
                server, log=folder / "bot.log", module="tests.discord_server.plain_bot", **given
            ) as bot:
                for table in tables:
                    await table.place.until(lambda post: post.labels)
                moves, told, began = [0], -1, time.monotonic()
                parts = [slice(each, None, AT_ONCE) for each in range(AT_ONCE)]
                playing = [asyncio.create_task(play(tables[part], games[part], moves, most)) for part in parts]
                while not all(task.done() for task in playing):
                    await asyncio.sleep(0.5)
                    if moves[0] * LINES // most > told:
                        told = moves[0] * LINES // most
                        now = f"{time.monotonic() - began:8.0f} s {moves[0]:8d} moves"
                        pid = bot.process.pid
                        sys.stdout.write(f"{now} {resident(pid):8.1f} MB {cpu_of(pid):8.1f} s of CPU\n")
                        sys.stdout.flush()
                        forget(server)
                await asyncio.gather(*playing)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=50_000)
    parser.add_argument("--tables", type=int, default=CACHED_TABLES * 3 // 2)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(given.moves, given.tables, given.database, Path(folder)))


if __name__ == "__main__":
    main()
