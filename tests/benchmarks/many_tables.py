"""Tables of all games in channels, and people who play at them by buttons; and databases with many copies of them."""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from bot.client import clock
from bot.demo.discord_api.world import Message
from bot.service import Service, TableOptions
from engine.core.rng import Rng
from storage import guilds
from storage.database import Address
from storage.integrity import layouts
from storage.records import GuildSettings
from storage.transaction import Transaction
from tests.discord_server import Channel, DiscordServer, NoAnswerError, Person
from tests.discord_server.club import (
    announcements,
    leads_on,
    private_panel_of,
    seq_of,
    use,
)
from tests.postgres import Cluster
from tests.stored import transact

SEATS = {"europe": 2, "18cz": 3, "german": 3, "1854": 3}
"""The games, and how many people play at a table of each."""
PLAYED = 40
"""Moves that are made at each table before the bot is there: boards are neither empty nor full."""
PATIENCE = 300.0
MOST_STEPS = 12
"""Presses for one move; what takes more is given up."""
PLAYING = ("play", "sure", "take", "decline", "decline_sure", "pick")
"""What the controls do that most people press: what makes a move, or leads to it."""
TICKS = os.sysconf("SC_CLK_TCK")
COPIED = ("games", "seats", "moves", "private_moves", "snapshots", "reminders", "deliveries", "messages", "lapses")
"""What there is of a table in the database, each after what it refers to."""
LIVE = 10
"""One of so many copies is still being played."""
OWN = {
    "id": "'{prefix}' || SUBSTR(CAST(10000 + copy AS TEXT), 2)",
    "game_id": "'{prefix}' || SUBSTR(CAST(10000 + copy AS TEXT), 2)",
    "guild_id": "guild_id + copy / 4",
    "channel_id": "channel_id + copy",
    "host_id": "host_id + copy",
    "user_id": "user_id + copy",
    "phase": f"CASE WHEN copy % {LIVE} = 0 THEN phase ELSE 'ended' END",
    "ended": f"CASE WHEN copy % {LIVE} = 0 THEN ended ELSE created + 1 END",
    "ending": f"CASE WHEN copy % {LIVE} = 0 THEN ending ELSE 'agreed' END",
    "end_announced": f"CASE WHEN copy % {LIVE} = 0 THEN end_announced ELSE 1 END",
    "to_move": f"CASE WHEN copy % {LIVE} = 0 THEN to_move ELSE 0 END",
    "due": f"CASE WHEN copy % {LIVE} = 0 THEN due END",
}
"""What a copy has of its own, by columns; all else is as it was."""


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
    waiting: frozenset[str] = frozenset()
    """Those who were found to have nothing to do, until somebody has moved."""
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
                    self.panel, self.waiting = None, self.waiting | {self.person.id}
                elif (after := seq_of(self.panel)) is not None and before is not None and after > before:
                    self.moved |= dict.fromkeys(range(before + 1, after + 1), began)
                    self.waiting = frozenset()
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
        """Let somebody who was called open the private panel, or anybody else who may be to move."""
        called = next((post.pinged for post in reversed(self.place.posts) if post.pinged), frozenset[str]())
        if len(self.waiting) == len(self.people):
            self.waiting = frozenset()
        others = [one for one in self.people if one.id not in self.waiting]
        self.person = self.rng.choice([one for one in others if one.id in called] or others)
        self.panel = await private_panel_of(self.person, announcements(self.place)[-1])


def usable(panel: Message) -> bool:
    """Whether a private panel has a control that leads on."""
    return any(map(leads_on, panel.controls))


async def started_tables(
    server: DiscordServer,
    address: Address,
    number: int,
    *,
    played: int = PLAYED,
    guild_ids: Sequence[str] = (),
    most: int = 0,
) -> list[Table]:
    """Begin tables, and play some moves at each by a built-in opponent before the bot is there.

    Args:
        server: where their channels are, and their people.
        address: the database.
        number: how many tables.
        played: how many moves are made at each.
        guild_ids: whose channels they are in, one after the other; empty: in the first of the server.
        most: how many tables a server may hold, if more than these.

    """
    made, games, guild_ids = [], list(SEATS), guild_ids or (server.world.guild_id,)
    async with await Service.open(address, clock) as service:
        for guild_id in guild_ids:
            settings = GuildSettings(guild_id=int(guild_id), channels=(), max_tables=max(number, most))
            await transact(service.database, lambda tx, chosen=settings: guilds.put(tx, chosen))
        for each in range(number):
            game, guild_id = games[each % len(games)], guild_ids[each // len(games) % len(guild_ids)]
            people = [server.person(f"{name} {each}") for name in ("Ann", "Ben", "Cleo")[: SEATS[game]]]
            place = server.channel(f"table-{each}", *([guild_id] if len(guild_ids) > 1 else []))
            options = TableOptions(game=game, title=place.name, players=len(people))
            table = await service.lobby.new(int(people[0].id), int(guild_id), int(place.id), options)
            for person in people[1:]:
                await service.lobby.join(table.id, int(person.id))
            await service.lobby.start(table.id, int(people[0].id))
            for person in people:
                person.timeout = PATIENCE
            await play_on(service, table.id, people, played)
            made.append(Table(table.id, people, place, random.Random(each)))
    return made


async def play_on(service: Service, table_id: str, people: Sequence[Person], moves: int) -> None:
    """Play a table on by chance, until its log has so many entries or it is over; ``people`` are those of its seats."""
    rng = Rng(table_id)
    while (table := await service.tables.get(table_id)).seq < moves and table.phase == "live":
        match = (await service.live.get(table_id)).match
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


async def at_a_steady_rate(tables: list[Table], rng: random.Random, *, seconds: float, moves: float) -> int:
    """Begin so many moves a second at tables where none is under way, for a while; return how many were made."""
    end, begun = time.monotonic() + seconds, []
    while (now := time.monotonic()) < end:
        free = [table for table in tables if not table.moving]
        if free:
            begun.append(asyncio.create_task(rng.choice(free).surely_move()))
        await asyncio.sleep(max(0.0, now + 1 / moves - time.monotonic()))
    return sum(await asyncio.gather(*begun))


async def multiply(tx: Transaction, table_ids: list[str], tables: int) -> None:
    """Store copies of some tables until there are so many, of which one in ten goes on; each is of other people."""
    copies = -(-tables // len(table_ids)) - 1
    for number, table_id in enumerate(table_ids):
        prefix = f"{chr(ord('a') + number // 26)}{chr(ord('a') + number % 26)}"
        for name in COPIED:
            layout = layouts()[name]
            key = "id" if name == "games" else "game_id"
            columns = [f'"{column}"' for column in layout.columns]
            values = [OWN.get(column, f'"{column}"').format(prefix=prefix) for column in layout.columns]
            if name == "messages":  # 0 is the channel's
                values[layout.columns.index("user_id")] = "CASE WHEN user_id = 0 THEN 0 ELSE user_id + copy END"
            order = ", ".join(("copy", *(column for column in layout.key if column != key)))
            await tx.execute(
                f"""WITH RECURSIVE copies(copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ?)
                INSERT INTO {name} ({", ".join(columns)}) SELECT {", ".join(values)}
                FROM copies, {name} WHERE {key} = ? ORDER BY {order}""",
                (copies, table_id),
            )


@contextmanager
def lasting_server() -> Iterator[Cluster]:
    """Return a server of PostgreSQL of its own which stores as a real one does: what is committed outlives the power."""
    folder = Path(mkdtemp(prefix="stationmaster-benchmark-"))
    settings = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on", "shared_buffers": "128MB"}
    cluster = Cluster(folder, **settings)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()
        rmtree(folder, ignore_errors=True)


def cpu_of(pid: int) -> float:
    """Seconds of processor that a process has used."""
    try:
        spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(spent[11]) + int(spent[12])) / TICKS


def children_of(pid: int) -> list[int]:
    """Return the processes that a process has begun and that run still."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def resident(pid: int) -> float:
    """Return how much memory a process takes, in megabytes."""
    told = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return int(told["VmRSS"].split()[0]) / 1024


def percentiles(seconds: list[float]) -> tuple[float, float]:
    """The 50th and the 99th."""
    cut = statistics.quantiles(seconds, n=100, method="inclusive")
    return cut[49], cut[98]
