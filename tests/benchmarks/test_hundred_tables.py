"""A hundred tables of all games with their real pictures: how soon people are answered, and how soon they see pictures.

The bot runs in a process of its own, as in life; the imitation of Discord and all people share another, on the same
processors. Once five moves are made each second, once everybody moves as fast as the bot lets them.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import time
from collections.abc import Iterator
from functools import partial

from tests.benchmarks.many_tables import (
    Table,
    at_a_steady_rate,
    children_of,
    cpu_of,
    percentiles,
    started_tables,
    told_everything,
)
from tests.discord_server import BotProcess, DiscordServer, Seen

TABLES = 100
SECONDS = 40.0
MOVES_A_SECOND = 5.0
ID = re.compile(r"sm1:(\w+):(\d+):")


async def as_fast_as_can_be(tables: list[Table], _: random.Random) -> int:
    """Let everybody move as fast as the bot lets them; return how many moves were made."""
    end = time.monotonic() + SECONDS

    async def play(table: Table) -> int:
        made = 0
        while time.monotonic() < end:
            made += await table.move()
            await asyncio.sleep(0)
        return made

    return sum(await asyncio.gather(*map(play, tables)))


def brings_picture(seen: Seen) -> bool:
    """Whether a request uploads something and was taken."""
    return seen.status < 300 and any("filename" in file for file in (seen.json or {}).get("attachments") or ())


def waited_for(server: DiscordServer, tables: list[Table], since: int) -> Iterator[tuple[str, float]]:
    """How long people have waited for each picture since some request: where it is shown, and the seconds."""
    by_id = {table.id: table for table in tables}
    for seen in server.requests[since:]:
        found = ID.search(str(seen.json)) if brings_picture(seen) else None
        if found is None:
            continue
        table, seq = by_id[found[1]], int(found[2])
        moved = max((at for number, at in table.moved.items() if number <= seq), default=None)
        token = seen.path.split("/")[3] if seen.path.startswith("/webhooks/") else ""
        began = max(filter(None, (moved, server.interactions[token].created if token else None)), default=None)
        if began is not None:
            where = "private" if token else "public" if table.place.id in seen.path else "direct"
            yield where, seen.at + seen.took - began


def cpu(bot: BotProcess) -> dict[str, float]:
    """Seconds of processor that each sort of process has used."""
    assert bot.process is not None
    pid = bot.process.pid
    return {"imitation": cpu_of(os.getpid()), "bot": cpu_of(pid), "drawing": sum(map(cpu_of, children_of(pid)))}


async def measure(figure, tmp_path, name, playing, bounds) -> None:
    database = tmp_path / "tables.sqlite3"
    async with DiscordServer() as server:
        server.judge = None  # Discord checks what it is sent on machines of its own
        tables = await started_tables(server, database, TABLES)
        async with BotProcess(server, log=tmp_path / "bot.log", STATIONMASTER_DATABASE=str(database)) as bot:
            await told_everything(tables)
            since, before, began = len(server.requests), cpu(bot), time.monotonic()
            pressed_before = set(server.interactions)
            moves = await playing(tables, random.Random(TABLES))
            took, after = time.monotonic() - began, cpu(bot)
            await asyncio.sleep(5)
        words = bot.words(10**9)
    pressed = [i for token, i in server.interactions.items() if token not in pressed_before]
    answers = [i.answered_after for i in pressed if i.answered_after is not None]
    pictures = list(waited_for(server, tables, since))
    report(figure, name, answers, pictures, bounds)
    figure("  presses a second", len(pressed) / took, 1, "", more_is_better=True)
    figure("  moves a second", moves / took, 1, "", more_is_better=True)
    for process, spent in after.items():
        figure(f"  CPU seconds a second: {process}", (spent - before[process]) / took, 1, "")
    assert len(answers) == len(pressed), "somebody was not answered in time"
    assert "Traceback" not in words


def report(figure, name, answers, pictures, bounds) -> None:
    """Print how long people have waited."""
    middle, slow = percentiles(answers)
    figure(f"{name}: acknowledged, 99th percentile", 1000 * slow, bounds["acknowledged"], "ms")
    figure("  50th percentile", 1000 * middle, bounds["acknowledged"], "ms")
    figure("  the slowest of all", 1000 * max(answers), 1000, "ms")
    for where in ("public", "private", "direct"):
        waited = [seconds for shown, seconds in pictures if shown == where]
        if len(waited) > 1:
            middle, slow = percentiles(waited)
            figure(f"  {where} pictures, 99th percentile", slow, bounds["pictures"], "s")
            figure(f"    50th percentile of {len(waited)}", middle, bounds["pictures"], "s")


async def test_a_hundred_tables_with_five_moves_a_second(figure, tmp_path):
    at_a_rate = partial(at_a_steady_rate, seconds=SECONDS, moves=MOVES_A_SECOND)
    await measure(figure, tmp_path, "five moves a second", at_a_rate, {"acknowledged": 100, "pictures": 4})


async def test_a_hundred_tables_where_everybody_moves_as_fast_as_the_bot_lets_them(figure, tmp_path):
    await measure(figure, tmp_path, "saturated", as_fast_as_can_be, {"acknowledged": 1000, "pictures": 30})
