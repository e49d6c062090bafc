"""A hundred tables of all games with their real pictures: how soon people are answered, and how soon they see pictures.

The bot runs in a process of its own, as in life; the imitation of Discord and all people share another, on the same
processors. Once five moves are made each second, once everybody moves as fast as the bot lets them.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bot.client import clock
from bot.demo.discord_api.world import Message
from bot.service import Service, TableOptions
from engine.core.rng import Rng
from storage import guilds
from storage.records import GuildSettings
from tests.discord_server import BotProcess, Channel, DiscordServer, NoAnswerError, Person, Seen
from tests.discord_server.club import (
    ASIDE,
    LEADING_ON_NOTHING,
    announcements,
    label_of,
    private_panel_of,
    seq_of,
    use,
    verb_of,
)
from tests.stored import transact

SEATS = {"europe": 2, "18cz": 3, "german": 3, "1854": 3}
"""The games, and how many people play at a table of each."""
TABLES = 100
PLAYED = 40
"""Moves that are made at each table before the bot is there: boards are neither empty nor full."""
SECONDS = 40.0
MOVES_A_SECOND = 5.0
PATIENCE = 120.0
MOST_STEPS = 12
"""Presses for one move; what takes more is given up."""
PLAYING = ("play", "sure", "take", "decline", "decline_sure", "pick")
"""What the controls do that most people press: what makes a move, or leads to it."""
ID = re.compile(r"sm1:(\w+):(\d+):")
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(eq=False)
class Table:
    """A table, and what its people have done."""

    id: str
    people: list[Person]
    place: Channel
    rng: random.Random
    moved: dict[int, float] = field(default_factory=dict)
    """When the press came by which an entry was made."""
    person: Person | None = None
    panel: Message | None = None
    moving: bool = False

    async def move(self) -> bool:
        """Let whoever is to move press buttons until a move came of it; tell whether one did."""
        self.moving = True
        try:
            for _ in range(MOST_STEPS):
                if self.panel is None or self.person is None or not usable(self.panel):
                    await self._open()
                assert self.panel is not None
                assert self.person is not None
                before, began = seq_of(self.panel), self.person.server.world.clock.now()
                if await use(self.person, self.panel, self.rng, preferred=PLAYING) is None:
                    self.panel = None
                elif (after := seq_of(self.panel)) is not None and before is not None and after > before:
                    self.moved |= dict.fromkeys(range(before + 1, after + 1), began)
                    return True
        except (LookupError, TimeoutError, NoAnswerError):
            self.panel = None  # a new board has come in this very moment
        finally:
            self.moving = False
        return False

    async def surely_move(self) -> bool:
        """Do the same, a few times if need be: somebody else was to move."""
        for _ in range(3):
            if await self.move():
                return True
        return False

    async def _open(self) -> None:
        """Let somebody who was called open the private panel, or anybody."""
        called = next((post.pinged for post in reversed(self.place.posts) if post.pinged), frozenset[str]())
        self.person = self.rng.choice([one for one in self.people if one.id in called] or self.people)
        self.panel = await private_panel_of(self.person, announcements(self.place)[-1])


def usable(panel: Message) -> bool:
    """Whether a private panel has a control that leads on."""
    return any(
        label_of(control) not in LEADING_ON_NOTHING and verb_of(control) not in ASIDE for control in panel.controls
    )


async def started_tables(server: DiscordServer, database: Path) -> list[Table]:
    """Begin a hundred tables, and play some moves at each by a built-in opponent before the bot is there."""
    made, games = [], list(SEATS)
    async with await Service.open(database, clock) as service:
        settings = GuildSettings(guild_id=int(server.world.guild_id), channels=(), max_tables=TABLES)
        await transact(service.database, lambda tx: guilds.put(tx, settings))
        for number in range(TABLES):
            game = games[number % len(games)]
            people = [server.person(f"{name} {number}") for name in ("Ann", "Ben", "Cleo")[: SEATS[game]]]
            place = server.channel(f"table-{number}")
            where = int(server.world.guild_id), int(place.id)
            options = TableOptions(game=game, title=place.name, players=len(people))
            table = await service.lobby.new(int(people[0].id), *where, options)
            for person in people[1:]:
                await service.lobby.join(table.id, int(person.id))
            await service.lobby.start(table.id, int(people[0].id))
            for person in people:
                person.timeout = PATIENCE
            await play_on(service, table.id, people)
            made.append(Table(table.id, people, place, random.Random(number)))
    return made


async def play_on(service: Service, table_id: str, people: list[Person]) -> None:
    """Make the first moves of a table."""
    rng = Rng(table_id)
    while (table := await service.tables.get(table_id)).seq < PLAYED and table.phase == "live":
        live = await service._live.get(table_id)
        match = live.match
        question = match.game.question(match.state) if hasattr(match.game, "question") else None
        seat = question.to if question else min(table.actors)
        move = match.game.policies["random"](match.game, match.state, seat, rng)
        values = {name: getattr(move, name) for name in move.__struct_fields__ if name != "seat"}
        await service.play.move(table_id, int(people[seat].id), type(move), values)


async def told_everything(tables: list[Table]) -> None:
    """Wait until every channel has its first board, and the bot has nothing more to send."""
    server = tables[0].people[0].server
    for table in tables:
        await table.place.until(lambda post: post.pictures, within=PATIENCE)
    known = -1
    while known != len(server.requests):
        known = len(server.requests)
        await asyncio.sleep(3)


async def at_a_steady_rate(tables: list[Table], rng: random.Random) -> int:
    """Begin so many moves a second at tables where none is under way; return how many were made."""
    end, begun = time.monotonic() + SECONDS, []
    while (now := time.monotonic()) < end:
        free = [table for table in tables if not table.moving]
        if free:
            begun.append(asyncio.create_task(rng.choice(free).surely_move()))
        await asyncio.sleep(max(0.0, now + 1 / MOVES_A_SECOND - time.monotonic()))
    return sum(await asyncio.gather(*begun))


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


def cpu_of(pid: int) -> float:
    """Seconds of processor that a process has used."""
    try:
        spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(spent[11]) + int(spent[12])) / TICKS


def cpu(bot: BotProcess) -> dict[str, float]:
    """Seconds of processor that each sort of process has used."""
    assert bot.process is not None
    pid = bot.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {
        "imitation": cpu_of(os.getpid()),
        "bot": cpu_of(pid),
        "drawing": sum(cpu_of(int(child)) for child in children),
    }


def percentiles(seconds: list[float]) -> tuple[float, float]:
    """The 50th and the 99th."""
    cut = statistics.quantiles(seconds, n=100, method="inclusive")
    return cut[49], cut[98]


async def measure(figure, tmp_path, name, playing, bounds) -> None:
    database = tmp_path / "tables.sqlite3"
    async with DiscordServer() as server:
        server.judge = None  # Discord checks what it is sent on machines of its own
        tables = await started_tables(server, database)
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
    await measure(figure, tmp_path, "five moves a second", at_a_steady_rate, {"acknowledged": 100, "pictures": 4})


async def test_a_hundred_tables_where_everybody_moves_as_fast_as_the_bot_lets_them(figure, tmp_path):
    await measure(figure, tmp_path, "saturated", as_fast_as_can_be, {"acknowledged": 1000, "pictures": 30})
