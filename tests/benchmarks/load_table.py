"""How a bot bears its load: ``python -m tests.benchmarks.load_table``, for the checkout that it is started in.

A hundred tables of all games with their real pictures are played at 5, 15 and 45 presses a second and as fast as the
bot lets them, a minute each. A row tells how soon a press was acknowledged, how soon the pictures of a move were there,
and the processor's time that a move took the bot and its other processes, which draw and give advice. Without pauses it
takes nine minutes, on two processors that have nothing else to do.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.many_tables import (
    TICKS,
    Table,
    children_of,
    cpu_of,
    percentiles,
    started_tables,
    told_everything,
)
from tests.benchmarks.test_hundred_tables import waited_for
from tests.discord_server import BotProcess, DiscordServer

TABLES = 100
SECONDS = 60.0
RATES = (5.0, 15.0, 45.0)
"""Presses a second."""
LATE = 40.0
"""Seconds after the last press in which what is still to be sent may come."""
REST, LITTLE = 3.0, 0.1
"""Seconds in which processes that rest use no more of a processor than so many seconds of it."""
HEADINGS = ("presses/s", "made/s", "ack p50 ms", "ack p99 ms", "picture p50 s", "picture p99 s", "bot ms", "drawing ms")

Playing = Callable[[list[Table], random.Random], Awaitable[int]]


async def pressing(tables: list[Table], rng: random.Random, *, seconds: float, presses: float) -> int:
    """Let people press so many buttons a second, for a while; return how many moves were made.

    A move is begun, at a table where none is under way, whenever fewer have been pressed than should have been.
    """
    server, began = tables[0].people[0].server, time.monotonic()
    before, moves = len(server.interactions), list[asyncio.Task[bool]]()
    while (passed := time.monotonic() - began) < seconds:
        free = [table for table in tables if not table.moving]
        if free and len(server.interactions) - before < passed * presses:
            moves.append(asyncio.create_task(rng.choice(free).surely_move()))
        await asyncio.sleep(1 / presses / 4)
    return sum(await asyncio.gather(*moves))


async def as_fast_as_can_be(tables: list[Table], _: random.Random, *, seconds: float) -> int:
    """Let everybody move as fast as the bot lets them; return how many moves were made."""
    end = time.monotonic() + seconds

    async def play(table: Table) -> int:
        made = 0
        while time.monotonic() < end:
            made += await table.move()
            await asyncio.sleep(0)
        return made

    return sum(await asyncio.gather(*map(play, tables)))


def spent(bot: BotProcess) -> tuple[float, float]:
    """Seconds of processor that the bot itself has used, and its other processes, those that have ended included."""
    assert bot.process is not None
    pid = bot.process.pid
    ended = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[13:15]
    return cpu_of(pid), sum(map(cpu_of, children_of(pid))) + sum(map(int, ended)) / TICKS


def middle_and_slow(waited: list[float]) -> tuple[float, float]:
    """Return the 50th and the 99th percentile; nan where there is too little."""
    return percentiles(waited) if len(waited) > 1 else (math.nan, math.nan)


async def row(server: DiscordServer, bot: BotProcess, tables: list[Table], name: str, playing: Playing) -> str:
    """Play for a while, wait for what is still to be sent, and tell how it went."""
    since, known, before, began = len(server.requests), set(server.interactions), spent(bot), time.monotonic()
    moves = max(1, await playing(tables, random.Random(name)))
    pressed = [one for token, one in server.interactions.items() if token not in known]
    rate = len(pressed) / (time.monotonic() - began)
    try:
        await asyncio.wait_for(told_everything(tables), LATE)
    except TimeoutError:
        name += " (late)"
    answered = [1000 * one.answered_after for one in pressed if one.answered_after is not None]
    pictures = [seconds for _, seconds in waited_for(server, tables, since)]
    of_a_move = [1000 * (after - at) / moves for after, at in zip(spent(bot), before, strict=True)]
    figures = [rate, *middle_and_slow(answered), *middle_and_slow(pictures), *of_a_move]
    unanswered = f"  {len(pressed) - len(answered)} not answered" if len(answered) < len(pressed) else ""
    return f"{name:<16}" + "".join(f"{figure:>14.1f}" for figure in figures) + unanswered


async def at_rest(bot: BotProcess) -> None:
    """Wait until the boards of all games are drawn, which happens once after a start: no move has asked for that."""
    before, now = -math.inf, spent(bot)[1]
    while now - before > LITTLE:
        await asyncio.sleep(REST)
        before, now = now, spent(bot)[1]


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def measure(tables: int, seconds: float, folder: Path) -> None:
    """Print the table, each row as soon as it is known."""
    loads: list[tuple[str, Playing]] = [
        (f"{rate:g}", partial(pressing, seconds=seconds, presses=rate)) for rate in RATES
    ]
    loads.append(("saturated", partial(as_fast_as_can_be, seconds=seconds)))
    database = folder / "tables.sqlite3"
    async with DiscordServer() as server:
        server.judge = None  # Discord checks what it is sent on machines of its own
        played = await started_tables(server, database, tables)
        async with BotProcess(server, log=folder / "bot.log", STATIONMASTER_DATABASE=str(database)) as bot:
            await told_everything(played)
            await at_rest(bot)
            tell(f"{HEADINGS[0]:<16}" + "".join(f"{heading:>14}" for heading in HEADINGS[1:]))
            for name, playing in loads:
                tell(await row(server, bot, played, name, playing))


def main() -> None:
    """Measure as the arguments say."""
    arguments = argparse.ArgumentParser(prog="python -m tests.benchmarks.load_table", description=__doc__)
    arguments.add_argument("--tables", type=int, default=TABLES)
    arguments.add_argument("--seconds", type=float, default=SECONDS, help="for which each load is kept up")
    given = arguments.parse_args()
    with TemporaryDirectory(prefix="stationmaster-load-") as folder:
        asyncio.run(measure(given.tables, given.seconds, Path(folder)))


if __name__ == "__main__":
    main()
