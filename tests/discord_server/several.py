"""Faults of three processes over one PostgreSQL: ``python -m tests.discord_server.several --kills 150 --restarts 30 …``.

Each has its own way to the server through a small proxy, which may be cut. People play on at a table of every game and in
a campaign, in channels of several guilds and in direct messages. While they play, whoever is to move has to be told in
time. At the end the log holds all that anybody was shown, it replays, no press has moved twice, and nothing was told twice.
"""

import argparse
import asyncio
import contextlib
import random
import re
import shutil
import sys
import tempfile
import time
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path

from bot.client import clock
from bot.service import Refusal, Service, TableOptions
from bot.service.entries import goes_on
from engine.core.moves import Move
from engine.core.registry import GAMES
from storage import games, moves
from storage.check import check
from storage.errors import StorageError
from storage.rows import fetch, number
from tests.discord_server.club import announcements, ids_of, play_on, told_up_to
from tests.discord_server.process import Forked
from tests.discord_server.server import DiscordServer
from tests.discord_server.test_bot_campaign_killed import almost_over
from tests.discord_server.test_bot_killed import keep_playing, plays, start
from tests.postgres import Cluster
from tests.stored import load, read

SHARDS, PROCESSES = 16, 3
TOLD_WITHIN = 60.0
CAMPAIGN = "campaign"
LASTING = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
"""What a server that is stopped at once needs, in order to keep what it has acknowledged."""


FAULT = re.compile(r"Traceback.*?(?=\n(?:\x1b\[[0-9;]*m)*\d{4}-|\Z)", re.DOTALL)
"""What the log of a bot says of an error, up to the line after it."""
ENDING = ("Event loop is closed", "Session is closed", "spawn_main")
"""What is said of a heartbeat, or of an answer, that is under way when a bot is told to end, and of a process that is just
being begun when its bot is killed."""


class Proxy:
    """A way to the server that can be cut: nothing comes through then, and nobody is told."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self.open = asyncio.Event()
        self.open.set()
        self.port = 0
        self._carrying: set[asyncio.Task] = set()

    async def begin(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def end(self) -> None:
        self._server.close()
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    async def _connected(self, reader, writer):
        task = asyncio.current_task()
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)
        try:
            await self._carried(reader, writer)
        finally:
            writer.transport.abort()

    async def _carried(self, reader, writer):
        await self.open.wait()
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(self.socket)
        except OSError:
            return
        try:
            await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))
        finally:
            far_writer.transport.abort()

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


async def repeatedly(work, rng):
    """Do something again and again, whatever becomes of it."""
    while True:
        with contextlib.suppress(Exception):
            await work()
        await asyncio.sleep(rng.uniform(0.5, 1.5))


class Club:
    """Two people in a channel of a guild of their own, with a table that begins anew when it is over."""

    def __init__(self, server: DiscordServer, name: str, guild: str) -> None:
        self.name, self.server = name, server
        self.played = {}
        """How many moves nobody has pressed, by table."""
        self.channel = server.channel(name, guild)
        self.people = server.person(f"A {name}"), server.person(f"B {name}")

    async def found(self, address):
        """Found a campaign whose first game is one step from its end."""
        async with await Service.open(address, clock) as service:
            alice, bob = (int(one.id) for one in self.people)
            options = TableOptions(game="legends", title="The West", players=2)
            guild = int(self.channel.body["guild_id"])
            table = await service.lobby.new(alice, guild, int(self.channel.id), options)
            await service.lobby.join(table.id, bob)
            table = await service.lobby.start(table.id, alice)
            await almost_over(service, table)
            self.played = {table.id: (await service.tables.get(table.id)).seq}

    async def begin(self):
        if self.name != CAMPAIGN:
            await start(self.channel, *self.people, self.name)

    def playing(self, service, rng):
        """Return what both do all the time."""
        for person in self.people:
            yield keep_playing(person, self.channel, random.Random(rng.random()))
            yield repeatedly(lambda person=person: self.press_privately(person, rng), rng)
        yield repeatedly(lambda: self.go_on(service), rng)

    @staticmethod
    async def press_privately(person, rng):
        """Play by the latest direct message."""
        posts = [post for post in person.dm.posts if post.labels]
        if posts:
            await play_on(person, posts[-1], rng)

    async def go_on(self, service):
        """Answer the question between two games, or begin anew where a table is over."""
        asks = [post for post in self.channel.posts if "I play" in post.labels]
        for person in self.people if asks else ():
            await person.press(asks[-1], "I play")
        table = await service.tables.in_channel(int(self.channel.id))
        if self.name == CAMPAIGN or (table is not None and table.phase == "live"):
            return
        if table is None or table.phase != "lobby":
            await self.begin()
        elif len(table.seats) < table.wanted:  # a fault came between
            await self.people[1].slash(self.channel, "game join")
            await self.people[0].slash(self.channel, "game opponent", policy="random")
        else:
            await self.people[0].slash(self.channel, "game start")


class Watch:
    """Looks again and again how long somebody is to move and was not told so."""

    def __init__(self, service):
        self.service, self.longest, self.where = service, 0.0, ""
        self._since = {}

    async def look(self):
        while True:
            now = time.monotonic()
            try:
                untold = {
                    news.table.id: (news.since, news.table.game)
                    for table_id in await self.service.ledger.pending()
                    if (news := (await self.service.ledger.behind(table_id)).news) is not None and news.due
                }
            except StorageError:
                await asyncio.sleep(0.5)  # the server is away: it is measured from outside all the same
                continue
            self._since = {(one, at): self._since.get((one, at), now) for one, (at, _) in untold.items()}
            for (table_id, _), since in self._since.items():
                if now - since > self.longest:
                    self.longest, self.where = now - since, untold[table_id][1]
            await asyncio.sleep(1)


def is_told(unannounced, channel):
    """Whether all that is new at a table is no turn of anybody, and the channel says it as far as it ever does.

    While several choose at once, of what is decided early, and of what was taken back untold, it says nothing; what else is new
    was added to the latest announcement. None of that is noted anywhere.
    """
    news = unannounced.news
    if unannounced.without_picture or unannounced.superseded or unannounced.undelivered or (news and news.due):
        return False
    if news is None or len(news.actors) > 1 or all(events.early for events in news.events) or goes_on(news.events[-1]):
        return True
    shown = [said for post in announcements(channel)[-1:] for said in ids_of(post)]
    return any((said[1], int(said[2])) == (news.table.id, news.table.seq) for said in shown)


class Trial:
    """Three bots, their server, and people at a table of each game."""

    def __init__(self, folder: Path, cluster: Cluster, server: DiscordServer, seed: int) -> None:
        self.folder, self.cluster, self.server, self.seed = folder, cluster, server, seed
        self.rng = random.Random(seed)
        self.bots, self.clubs, self.working = [], [], []
        self.counted = 0
        """Entries of all logs when the last fault was done."""
        self.done, self.longest = Counter(), 40.0
        """How often each fault was done, and seconds for which a process is cut off at the most."""

    async def begin(self, games):
        """Begin the bots, and a table of each game in a guild of its own."""
        server, rng = self.server, self.rng
        shards = rng.sample(range(SHARDS), len(games))
        guilds = [server.world.add_guild(str((shard + SHARDS * 1000) << 22)) for shard in shards]
        self.clubs = [Club(server, game, guild) for game, guild in zip(games, guilds, strict=True)]
        for club in self.clubs:
            if club.name == CAMPAIGN:
                await club.found(self.cluster.address)
        for each in range(PROCESSES):
            proxy = Proxy(self.folder / ".s.PGSQL.5432")
            await proxy.begin()
            self.bots.append(Bot(server, proxy, self.folder / f"bot{each}.log", str(self.seed)))
            self.bots[-1].begin()
        await server.world.changes.until(
            lambda: len({tuple(session.shard) for session in server.gateway.connected}) == SHARDS, what="all shards"
        )
        self.service = await Service.open(self.cluster.address, clock)
        for club in self.clubs:
            await club.begin()
        self.watch = Watch(self.service)
        self.working = [asyncio.create_task(work) for club in self.clubs for work in club.playing(self.service, rng)]
        self.watching = asyncio.create_task(self.watch.look())

    async def played_on(self):
        """Wait until something was done at a table since the last fault: on a busy machine, a bot begins slowly."""
        counted, until = self.counted, time.monotonic() + TOLD_WITHIN
        while self.counted <= counted and time.monotonic() < until:
            with contextlib.suppress(StorageError):
                self.counted = await read(self.service.database, lambda tx: number(tx, "SELECT COUNT(*) FROM moves"))
            await asyncio.sleep(0.2)

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
            await asyncio.sleep(self.rng.uniform(5, self.longest))
            bot.proxy.open.set()
        else:
            for each in self.bots:
                await each.stop()
                each.begin()
                await asyncio.sleep(2)
        self.done[kind] += 1

    async def judged(self):
        """Let nobody play any more, and return what is wrong."""
        for task in self.working:
            task.cancel()
        await asyncio.gather(*self.working, return_exceptions=True)
        settling, until = time.monotonic(), time.monotonic() + 2 * TOLD_WITHIN
        while await self.pending() and time.monotonic() < until:  # noqa: ASYNC110 - others tell it
            await asyncio.sleep(0.5)
        took = time.monotonic() - settling
        self.watching.cancel()
        for bot in self.bots:
            await bot.stop()
            await bot.proxy.end()
        wrong = [f"after {took:.0f} s there was yet to be told: {left}"] if (left := await self.pending()) else []
        if self.watch.longest > TOLD_WITHIN:
            wrong.append(
                f"somebody at {self.watch.where} was told after {self.watch.longest:.0f} s that it is their turn"
            )
        wrong += [line for club in self.clubs for line in told_again(club.channel)]
        wrong += await self.lost() + await self.moved_twice()
        report = await check(self.cluster.address)
        again = sum(same_nonce(place.posts) for place in self.places())
        announced = sum(len(announcements(club.channel)) for club in self.clubs)
        sys.stderr.write(
            f"\n{dict(self.done)}: {report.games} tables, {report.moves} entries, {announced} announcements,"
            f" {len(self.server.requests)} requests, {self.server.gateway.identified} shards begun;"
            f" told after {self.watch.longest:.1f} s at the most ({self.watch.where}), all in the end after {took:.1f} s;"
            f" sent again under one nonce, later than Discord remembers: {again}\n"
        )
        await self.service.close()
        return [*wrong, *report.problems, *self.faults_logged()]

    async def pending(self):
        """Return what is yet to be told, sent or changed, by table."""
        try:
            found = [await self.service.ledger.behind(one) for one in await self.service.ledger.pending()]
        except StorageError as error:
            return [str(error)]
        return [
            f"{one.table.game}: {one.news and one.news.since} of {one.table.seq}, due: {one.news is not None and one.news.due},"
            f" {'without its picture,' if one.without_picture else ''} {len(one.superseded)} to retire,"
            f" {len(one.undelivered)} to send"
            for one in found
            if not is_told(one, self.channel_of(one.table))
        ]

    def channel_of(self, table):
        return next(club.channel for club in self.clubs if int(club.channel.id) == table.channel_id)

    def places(self):
        return [place for club in self.clubs for place in (club.channel, *(person.dm for person in club.people))]

    async def lost(self):
        """Return where somebody was shown more than the log has."""
        shown = defaultdict(int)
        seen = [post for place in self.places() for post in place.messages.values()]
        for post in seen:
            for version in range(len(post.versions)):
                for said in ids_of(post, version):
                    shown[said[1]] = max(shown[said[1]], int(said[2]))
        stored = {one: await self.length(one) for one in shown if len(one) > 1}
        return [
            f"{one}: {shown[one]} was shown, {length} is stored"
            for one, length in stored.items()
            if shown[one] > length
        ]

    async def length(self, table_id):
        try:
            return (await read(self.service.database, lambda tx: games.get(tx, table_id))).seq
        except StorageError:
            return 10**9  # no table: a private copy, or one that was never begun

    async def moved_twice(self):
        """Return what was done at tables more than once for one press, or for none."""
        founded = {table_id: seq for club in self.clubs for table_id, seq in club.played.items()}
        pressed = {int(one.id): one for one in self.server.interactions.values()}
        tables = {one for place in self.places() for post in place.messages.values() for one in tables_of(post)}
        return [
            line
            for table_id in sorted(tables)
            for line in await done_twice(self.service, table_id, pressed, founded.get(table_id, 0))
        ]

    def faults_logged(self):
        """Return what the bots have logged as a fault of theirs, the end of each."""
        logged = [(bot.log.name, bot.log.read_text(errors="replace")) for bot in self.bots]
        return [
            f"{name}: …{found.group()[-1500:]}"
            for name, words in logged
            for found in FAULT.finditer(words)
            if not any(end in found.group() for end in ENDING)
        ]


def tables_of(post):
    """Return the tables that a message has ever had controls of, but for private copies."""
    said = (ids for version in range(len(post.versions)) for ids in ids_of(post, version))
    return {ids[1] for ids in said if len(ids[1]) > 1}


async def done_twice(service, table_id, pressed, founded=0):
    """Return which entries of a log people have made by no interaction, or by a control that had made one already.

    Each is stored in one transaction, and so at one moment, with the interaction that has led to it, whatever it is: a
    move, its being taken back, or a vote that takes it back. What follows from it by itself has the same moment.

    Args:
        service: the tables.
        table_id: one of them.
        pressed: all that was pressed and typed, by its id.
        founded: the last entry that nobody pressed for, as a test has made it.

    """
    try:
        table = await service.tables.get(table_id)
        match = await load(service.database, table_id)
    except (StorageError, Refusal):
        return []  # a table that was never begun
    people = {holder.seat for holder in table.seats if holder.human}
    moments, stored = await read(service.database, lambda tx: _stored_at(tx, table_id))
    wrong, used, before = [], defaultdict(list), None
    for seq, (entry, moment) in enumerate(zip(match.entries, moments, strict=True), 1):
        follows, before = moment == before, moment
        by_person = not isinstance(entry, Move) or entry.seat in people
        if seq <= founded or follows or not by_person:
            continue
        said = [pressed[one] for one in stored.get(moment, ()) if one in pressed]
        if not said:
            wrong.append(f"{table_id} ({match.game.info.key}): entry {seq} was made by no interaction")
        for each in said:
            if plays(each):
                used[each.person.id, each.body["data"]["custom_id"]].append(seq)
    return [*wrong, *(f"{table_id}: entries {seqs} were made by one control" for seqs in used.values() if seqs[1:])]


async def _stored_at(tx, table_id):
    """Return when each entry of a log was stored, and the interactions that have led to something, by the moment."""
    stored = defaultdict(list)
    for row in await fetch(tx, "SELECT id, at FROM interactions"):
        stored[row["at"]].append(row["id"])
    return await moves.moments(tx, table_id), stored


def told_again(channel):
    """Return which announcements tell what another one of the table has told, as they were sent."""
    told = defaultdict(dict)
    for post in announcements(channel):
        table_id, _, since = post.nonce.partition(":")
        told[table_id].setdefault(int(since), told_up_to(post))
    return [
        f"{channel.name}: what {table} has after {after} was told by an announcement of what it has after {before}"
        for table, parts in told.items()
        for before, after in pairwise(sorted(parts))
        if after < parts[before]
    ]


def same_nonce(posts):
    """Return how many messages were sent under the nonce of another."""
    return sum(times - 1 for nonce, times in Counter(post.nonce for post in posts).items() if nonce)


async def run(
    counts: dict[str, int], seed: int, games: tuple[str, ...], seconds: float = 86400.0, longest: float = 40.0
) -> list[str]:
    """Do so many of each fault, in any order, and return what is wrong afterwards; none is begun after so many seconds."""
    folder, until = Path(tempfile.mkdtemp(prefix="stationmaster-several-")), time.monotonic() + seconds
    cluster = Cluster(folder, **LASTING)
    cluster.start()
    try:
        async with DiscordServer() as server:
            trial = Trial(folder, cluster, server, seed)
            trial.longest = longest
            await trial.begin(games)
            faults = [kind for kind, count in counts.items() for _ in range(count)]
            trial.rng.shuffle(faults)
            for kind in faults:
                await trial.played_on()
                await asyncio.sleep(trial.rng.uniform(1, 6))
                if time.monotonic() > until:
                    break
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
    parser.add_argument("--games", nargs="+", default=(*GAMES, CAMPAIGN), help="at a table of each it is played (all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=86400.0)
    given = vars(parser.parse_args())
    seed, seconds, games = given.pop("seed"), given.pop("seconds"), tuple(given.pop("games"))
    wrong = asyncio.run(run(given, seed, games, seconds))
    sys.exit("\n".join(wrong) or 0)


if __name__ == "__main__":
    main()
