"""What files that are made to harm do to everybody else: ``python -m tests.benchmarks.hostile_files --changed 100``.

Games out of files, each of which begins with a position in which something was changed by chance, are imported, looked at,
played on from and started, and the bot is killed and started again, while people play at two other tables. Where
``../shared`` lies beside the checkout, the file whose tunnel end is 2**32 is the first. It tells the slowest
acknowledgement of all that was pressed at those two tables, the most memory that the bot took, and the most that
all its processes took together.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from bot.demo.discord_api.interactions import Interaction
from bot.demo.discord_api.world import Upload
from engine.core import codec, log
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from tests.benchmarks.many_tables import Table, children_of, resident, started_tables
from tests.discord_server import BotProcess, DiscordServer, NoAnswerError
from tests.shared import SHARED

TITLES = {"europe": 3, "18cz": 3, "german": 3, "1854": 3}
"""How many people play."""
LAST = 8
"""So many moves before its end the games of the files begin."""
PATIENCE = 300.0
WRONG = (2**62, 2**32, -1, 0, 1, 10**6, "", "<@1>", "E23", None, [], {}, True, 0.5)
"""What stands in place of something in a position."""
SOON = 20.0
"""Seconds for which people wait for what they have pressed to be done, before they try something else."""
OFTEN = 0.2
"""Seconds between two looks at the memory and at the answers."""
FORGOTTEN = 10.0
"""Seconds after which a press will have no answer any more."""
MOST_TABLES = 1000
"""Tables that the server may hold: games that are played on from a file are some of them."""
PICTURES = 100
"""Pictures that the server keeps, the newest."""
PRUNED = 50
"""Looks between two times at which pictures are dropped."""
REPORTED = 20
"""Files between two reports."""


def finished(title: str, players: int) -> dict[str, Any]:
    """Return a log of a game that begins some moves before its end."""
    game, rng = find(title), Rng("to the end")
    match = Match(game, Setup(title, players, {each.key: each.values[0] for each in game.info.variants}), "a game")
    while not match.over:
        match.play(game.policies["random"](game, match.state, min(game.awaited(match.state)), rng))
    later = Match.resume(game, match.setup, "later", (), codec.encode_state(match.at(len(match.line) - LAST)))
    for move in match.line[-LAST:]:
        later.play(move)
    written: dict[str, Any] = json.loads(log.write(later))
    return written


def changed(written: dict[str, Any], rng: random.Random) -> bytes:
    """Return a log with one thing of its first position changed by chance."""
    copy = json.loads(json.dumps(written))
    holder, key = rng.choice(list(_places(copy["origin"])))
    if rng.random() < 1 / 4:
        del holder[key]
    else:
        holder[key] = rng.choice(WRONG)
    return json.dumps(copy).encode()


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from _places(value[key])


def files(number: int) -> Iterator[tuple[str, bytes]]:
    """Yield so many changed files of each title with what they are, the worst first."""
    hostile = SHARED / "cases" / "hostile" / "1854-tunnel-end.json"
    if hostile.exists():
        yield "tunnel end of 2**32", hostile.read_bytes()
    for title, players in TITLES.items():
        written, rng = finished(title, players) if number else {}, random.Random(title)
        for _ in range(number):
            yield title, changed(written, rng)


@dataclass
class Acknowledgements:
    """How soon what was pressed in some channels was acknowledged."""

    channels: set[str]
    slowest: float = 0.0
    """Seconds."""
    slowest_is: str = ""
    """What was pressed."""
    answered: int = 0
    unanswered: list[str] = field(default_factory=list)
    """What had no answer in time."""
    counted: int = 0
    """How many of all interactions have been looked at."""

    def count(self, server: DiscordServer) -> None:
        """Count what is new, in the order in which it was pressed."""
        for one in list(islice(server.interactions.values(), self.counted, None)):
            if one.answered_after is None and one.age < FORGOTTEN:
                break
            self.counted += 1
            if one.channel.id not in self.channels:
                continue
            pressed = str(one.body["data"].get("custom_id") or one.body["data"].get("name"))
            if one.answered_after is None:
                self.unanswered.append(pressed)
                continue
            self.answered += 1
            if one.answered_after > self.slowest:
                self.slowest, self.slowest_is = one.answered_after, pressed


@dataclass
class Watched:
    """What the bot was seen to take, in megabytes, how soon it answered, and what became of the files."""

    acknowledged: Acknowledgements
    held_up: float = 0.0
    """Seconds for which this program itself was held up at most."""
    bot: float = 0.0
    together: float = 0.0
    came_to: Counter[str] = field(default_factory=Counter)

    async def watch(self, server: DiscordServer, bot: BotProcess) -> None:
        """Look at the memory of a bot and at its answers again and again, until this is cancelled."""
        number = 0
        while True:
            self.acknowledged.count(server)
            if (number := number + 1) % PRUNED == 0:
                forget_pictures(server)
            with contextlib.suppress(OSError, KeyError, AssertionError):
                assert bot.process
                pid = bot.process.pid
                own, others = resident(pid), 0.0
                for child in children_of(pid):
                    with contextlib.suppress(OSError, KeyError):
                        others += resident(child)
                self.bot, self.together = max(self.bot, own), max(self.together, own + others)
            looked = time.monotonic()
            await asyncio.sleep(OFTEN)
            self.held_up = max(self.held_up, time.monotonic() - looked - OFTEN)


async def import_file(server: DiscordServer, number: int, data: bytes) -> str:
    """Let somebody import a file, look at it, play on and start; return how far that came."""
    person, place = server.person(f"Eve {number}"), server.channel(f"files-{number}")
    person.timeout = PATIENCE
    try:
        form = await person.slash(place, "game import")
        read = await person.submit_modal(form, file=Upload("game.json", data), entry="0", title="Eve")
        if "Play on" not in [label for post in read.replies for label in post.labels]:
            return said_of(read)
        await person.press(read.replies[-1], "Review")
        played_on = await person.press(read.replies[-1], "Play on")
        if not any("Pace:" in post.text for post in place.posts):
            return said_of(played_on)
        started = await person.slash(place, "game start")
    except (NoAnswerError, TimeoutError, LookupError) as error:
        return type(error).__name__
    begins = [*started.replies, *place.posts]
    return "started" if any("practice starts" in post.text for post in begins) else said_of(started)


def said_of(done: Interaction) -> str:
    """Return whether somebody was refused in a sentence or told that something went wrong."""
    said = " ".join(post.text for post in done.replies)
    return "incident" if "went wrong" in said else f"refused: {said[:60]}" if said else "no answer"


async def play(table: Table) -> None:
    """Play at a table without an end."""
    while True:
        with contextlib.suppress(NoAnswerError, TimeoutError, LookupError):
            await table.surely_move()
        await asyncio.sleep(0.3)


def forget_pictures(server: DiscordServer) -> None:
    """Drop the pictures that nobody can see any more: all of an hour are more than a machine has room for."""
    messages = [message for channel in server.world.channels.values() for message in channel.messages.values()]
    for message in messages:
        message.uploads.clear()
    for at in [*server.world.uploads][:-PICTURES]:
        del server.world.uploads[at]


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def measure(number: int, folder: Path, seconds_after: float) -> None:
    database, prepared = folder / "tables.sqlite3", [*files(number)]
    gc.disable()  # a full collection takes seconds here, for which nobody would be answered
    async with DiscordServer() as server:
        server.judge = None
        tables = await started_tables(server, database, 2, played=8, most=MOST_TABLES)
        channels: set[str] = {table.place.id for table in tables}
        given = {"STATIONMASTER_DATABASE": str(database), "SEEDS": "hostile", "PICTURES": "real"}
        bot = BotProcess(server, log=folder / "bot.log", module="tests.discord_server.plain_bot", **given)
        await bot.start()
        for table in tables:
            await table.place.until(lambda post: post.labels)
            for person in table.people:
                person.timeout = SOON
        watched = Watched(Acknowledgements(channels))
        watching = asyncio.create_task(watched.watch(server, bot))
        playing = [asyncio.create_task(play(table)) for table in tables]
        for at, (title, data) in enumerate(prepared):
            came_to = await import_file(server, at, data)
            watched.came_to[f"{title}: {came_to}"] += 1
            if at % REPORTED == 0:
                tell(f"after {at + 1} files: {_figures(watched)}")
        tell(f"all files: {_figures(watched)}")
        for what, times in sorted(watched.came_to.items()):
            tell(f"  {what}: {times}")
        await bot.kill()
        watched.acknowledged.count(server)
        watched.bot, watched.together, watched.held_up = 0.0, 0.0, 0.0
        watched.acknowledged = Acknowledgements(channels, counted=watched.acknowledged.counted)
        await bot.start()
        await asyncio.sleep(seconds_after)
        tell(f"after a restart: {_figures(watched)}")
        for task in (watching, *playing):
            task.cancel()
        await asyncio.wait(playing)
        await bot.kill()
        aside = [line for line in bot.words(10**6).splitlines() if "is suspended" in line]
        tell(f"suspended: {len(aside)} tables")


def _figures(watched: Watched) -> str:
    seen = watched.acknowledged
    which = f" ({', '.join(seen.unanswered)})" if seen.unanswered else ""
    return (
        f"slowest acknowledgement {1000 * seen.slowest:.0f} ms ({seen.slowest_is}) of {seen.answered}, "
        f"{len(seen.unanswered)} without any{which}; "
        f"held up {1000 * watched.held_up:.0f} ms here; bot {watched.bot:.0f} MB, all processes {watched.together:.0f} MB"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--changed", type=int, default=100, help="changed files of each title")
    parser.add_argument("--after", type=float, default=60.0, help="seconds for which is played after the restart")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(given.changed, Path(folder), given.after))


if __name__ == "__main__":
    main()
