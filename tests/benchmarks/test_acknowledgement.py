"""How soon people are answered while forty tables move at once. The bot runs in a process of its own, as in life.

Everybody moves as fast as the bot lets them, so pictures queue up all the time: the worst there can be for an answer.
"""

import asyncio
import random
import statistics
import time
from pathlib import Path

from bot.client import clock
from bot.service import Service, TableOptions
from tests.discord_server import BotProcess, Channel, DiscordServer, Person
from tests.discord_server.club import announcements, private_panel_of, use

TABLES = 40
SECONDS = 40.0
PATIENCE = 120.0


async def started_tables(server: DiscordServer, database: Path) -> list[tuple[list[Person], Channel]]:
    """Forty tables of two people each, who have kept their tickets before the bot is there."""
    made = []
    async with await Service.open(database, clock) as service:
        for number in range(TABLES):
            people = [server.person(f"Ann {number}"), server.person(f"Ben {number}")]
            place = server.channel(f"table-{number}")
            where = int(server.world.guild_id), int(place.id)
            table = await service.lobby.new(
                int(people[0].id), *where, TableOptions(game="europe", title=place.name, players=2)
            )
            await service.lobby.join(table.id, int(people[1].id))
            await service.lobby.start(table.id, int(people[0].id))
            for person in people:
                person.timeout = PATIENCE
                offered = (await service.queries.snapshot(table.id, int(person.id))).view.own.offered
                await service.play.move(table.id, int(person.id), "keep", {"tickets": offered})
            made.append((people, place))
    return made


async def play_until(end: float, person: Person, place: Channel, rng: random.Random) -> None:
    """Move whenever it is one's turn, as fast as the bot lets one."""
    while time.monotonic() < end:
        board = announcements(place)[-1]
        if person.id not in board.pinged:
            await asyncio.sleep(0.02)
            continue
        private_panel = await private_panel_of(person, board)
        while time.monotonic() < end and await use(person, private_panel, rng):
            pass
        while time.monotonic() < end and announcements(place)[-1] is board:  # noqa: ASYNC110 - two things end it
            await asyncio.sleep(0.02)


async def measured(server: DiscordServer, tables: list[tuple[list[Person], Channel]]) -> list[float]:
    """Seconds from each press to its acknowledgement, while everybody plays."""
    for _, place in tables:
        await place.nth(1, within=PATIENCE)
    end, rng = time.monotonic() + SECONDS, random.Random(TABLES)
    async with asyncio.TaskGroup() as everybody:
        for people, place in tables:
            for person in people:
                everybody.create_task(play_until(end, person, place, random.Random(rng.random())))
    return sorted(i.answered_after for i in server.interactions.values() if i.answered_after is not None)


async def test_acknowledgement_with_forty_tables_moving_at_once(figure, tmp_path):
    database = tmp_path / "tables.sqlite3"
    async with DiscordServer() as server:
        tables = await started_tables(server, database)
        async with BotProcess(server, log=tmp_path / "bot.log", STATIONMASTER_DATABASE=str(database)):
            answers = await measured(server, tables)
    assert len(answers) > 2 * TABLES
    percentiles = statistics.quantiles(answers, n=100, method="inclusive")
    figure("acknowledgement with 40 tables moving: 99th percentile", 1000 * percentiles[98], 100, "ms")
    figure("  answers measured", len(answers), 2 * TABLES, "", more_is_better=True)
    figure("  50th percentile", 1000 * percentiles[49], 100, "ms")
    figure("  the slowest of all", 1000 * answers[-1], 100, "ms")
