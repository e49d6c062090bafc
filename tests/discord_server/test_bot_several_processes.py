"""Several bots over one PostgreSQL, each with some of the shards, as several processes are."""

import asyncio
import random
import sys
import time
from contextlib import asynccontextmanager, contextmanager
from types import SimpleNamespace

import discord
import psycopg
import pytest

from bot import channels, client, shards
from bot.client import clock
from bot.messages import pictures
from bot.program import blocks_of, connected_by_shards
from bot.service import Service, TableOptions
from bot.service.live_tables import LiveTables, delivered
from bot.settings import Settings
from bot.shards import ShardPlan
from engine.core.registry import GAMES
from engine.core.rng import Rng
from storage.errors import UnusableFile
from tests.discord_server import PATIENCE
from tests.discord_server.club import announcements, plain, play_on, private_panel_of
from tests.discord_server.several import CAMPAIGN, Proxy, done_twice, run
from tests.open_toy.engine.game import Pass
from tests.postgres import MISSING, binaries
from tests.thorough import THOROUGH, a_few, times

pytestmark = [pytest.mark.skipif(binaries() is None, reason=MISSING)]
FOUR = 4


@pytest.fixture(autouse=True)
def _quickly(monkeypatch):
    monkeypatch.setattr(shards, "IDENTIFY_PAUSE", 0.05)
    monkeypatch.setattr(shards, "LOOK", 0.05)
    monkeypatch.setattr(shards, "FURTHER", 0.05)
    monkeypatch.setattr(client, "LEAVE", 10 * PATIENCE)  # shards are closed sooner than they must be
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain(lambda: 0)))


def settings(plan, database="unused"):
    return Settings(token="token", database=database, log_level="INFO", pace=0.1, shards=plan and ShardPlan.read(plan))


class Process:
    """A bot with its service, that may be ended as if its process were killed."""

    def __init__(self, service, server, plan):
        self.service, chosen = service, settings(plan)
        self.blocks = blocks_of(service, chosen)
        self.running = asyncio.create_task(connected_by_shards(service, server.token, chosen, blocks=self.blocks))

    @property
    def shards(self):
        return sorted(self.service.live.shards.ids)


@asynccontextmanager
async def processes(server, address, *plans):
    """Begin one after the other."""
    begun = []
    try:
        for plan in plans:
            before = server.gateway.identified
            service = await Service.open(address, clock)
            begun.append(Process(service, server, plan))
            least = min(2, len(settings(plan).shards.wanted)) if plan else 1
            await server.world.changes.until(lambda n=before + least: server.gateway.identified >= n, what="its shards")
            async with asyncio.timeout(PATIENCE):
                while len(begun[-1].shards) < least:  # noqa: ASYNC110 - the server knows of them before the process does
                    await asyncio.sleep(0.01)
        yield begun
    finally:
        for process in begun:
            process.running.cancel()
        await asyncio.wait([process.running for process in begun])
        for process in begun:
            await process.service.close()


@pytest.fixture
def away(server):
    """A channel of a guild that belongs to another shard than direct messages."""
    number = next(shard for shard in range(2, FOUR))
    guild = server.world.add_guild(str((number + FOUR * 1000) << 22))
    return server.channel("away", guild)


async def seated(service, channel, *people):
    """Open a table in a channel and start it."""
    options = TableOptions(game="europe", title=channel.name, players=len(people))
    table = await service.lobby.new(int(people[0].id), int(channel.body["guild_id"]), int(channel.id), options)
    for person in people[1:]:
        await service.lobby.join(table.id, int(person.id))
    return (await service.lobby.start(table.id, int(people[0].id))).id


def owner_of(channel, both):
    return next(one for one in both if one.service.live.owns(int(channel.body["guild_id"])))


async def keep_tickets(service, table_id, person):
    """Make a person's first choice by the service of any process."""
    snapshot = await service.queries.snapshot(table_id, int(person.id))
    live = await service.live.get(table_id)
    game = live.match.game
    move = game.policies["random"](game, live.match.state, snapshot.seat, Rng("here"))
    values = {name: getattr(move, name) for name in move.__struct_fields__ if name != "seat"}
    return await service.play.move(table_id, int(person.id), type(move), values)


async def test_what_one_process_stores_the_owner_announces_at_once(server, postgres_address, away, alice, bob):
    async with processes(server, postgres_address, "0-1/4", "2-3/4") as both:
        assert [one.shards for one in both] == [[0, 1], [2, 3]]
        other = both[0]
        assert owner_of(away, both) is both[1]
        table_id = await seated(other.service, away, alice, bob)
        await away.until(lambda post: post.labels)
        for person in (alice, bob):
            await keep_tickets(other.service, table_id, person)
        stored = time.monotonic()
        await server.world.changes.until(lambda: len(announcements(away)) > 1, what="an announcement")
        sys.stderr.write(f"announced {time.monotonic() - stored:.2f} s after it was stored\n")
        nonces = [post.nonce for post in away.posts if post.nonce]
        assert len(nonces) == len(set(nonces))


@pytest.mark.long
async def test_what_nobody_hears_of_is_found_by_looking(server, postgres_address, away, alice, bob, monkeypatch):
    monkeypatch.setattr(client, "LOOK_AT_OTHERS", 0.3)
    monkeypatch.setattr(LiveTables, "_hear", lambda *_: None)
    async with processes(server, postgres_address, "0-1/4", "2-3/4") as both:
        table_id = await seated(both[0].service, away, alice, bob)
        await away.until(lambda post: post.labels)
        for person in (alice, bob):
            await keep_tickets(both[0].service, table_id, person)
        await server.world.changes.until(lambda: len(announcements(away)) > 1, what="an announcement")


async def test_a_process_whose_connection_is_ended_closes_its_shards_and_asks_again(server, postgres_address):
    async with processes(server, postgres_address, "auto/2") as (one,):
        before = server.gateway.identified
        with psycopg.connect(postgres_address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid IN (SELECT pid FROM pg_locks"
                " WHERE locktype = 'advisory') AND application_name = current_setting('application_name')"
            )
        await server.world.changes.until(lambda: server.gateway.identified > before, what="its shards anew")
        assert one.shards


async def test_a_press_in_a_direct_message_is_taken_by_the_first_shard_and_told_by_the_owner(
    server, postgres_address, away, alice, bob
):
    async with processes(server, postgres_address, "0-1/4", "2-3/4") as both:
        await seated(both[1].service, away, alice, bob)
        hand = await alice.dm.until(lambda post: post.labels)
        refused = len(server.refused)
        assert await play_on(alice, hand, random.Random(1)) == 1
        assert await play_on(bob, await bob.dm.until(lambda post: post.labels), random.Random(1)) >= 1
        await server.world.changes.until(lambda: len(announcements(away)) > 1, what="an announcement")
        assert server.refused[refused:] == []


async def test_another_process_takes_over_when_one_has_ended(server, postgres_address, away, alice, bob, caplog):
    async with processes(server, postgres_address, "2-3/4", "0-1/4") as (first, _):
        table_id = await seated(first.service, away, alice, bob)
        await away.until(lambda post: post.labels)
        async with waiting(server, postgres_address, "auto/4", caplog) as standby:
            with unheard_of(first):
                for person in (alice, bob):
                    await keep_tickets(first.service, table_id, person)
                first.running.cancel()
                async with asyncio.timeout(PATIENCE):
                    await asyncio.wait([first.running])
            await server.world.changes.until(lambda: len(announcements(away)) > 1, what="an announcement")
            assert set(standby.shards) <= {2, 3}
            assert standby.service.live.owns(int(away.body["guild_id"]))
            assert first.shards == []


@asynccontextmanager
async def waiting(server, address, plan, caplog):
    """Begin one more, which says that there is nothing that it could have."""
    service, said = await Service.open(address, clock), len(caplog.records)
    standby = Process(service, server, plan)
    try:
        async with asyncio.timeout(PATIENCE):
            while not any("this one waits" in one.getMessage() for one in caplog.records[said:]):  # noqa: ASYNC110 - a log
                await asyncio.sleep(0.01)
        assert standby.shards == []
        yield standby
    finally:
        standby.running.cancel()
        await asyncio.wait([standby.running])
        await service.close()


@pytest.mark.long
async def test_of_two_that_were_given_no_shards_one_waits_until_the_other_has_ended(
    server, postgres_address, away, alice, bob, caplog
):
    one, other = processes(server, postgres_address, None), waiting(server, postgres_address, None, caplog)
    async with one as (first,), other as standby:
        assert "other processes have all shards" in caplog.text
        await seated(first.service, away, alice, bob)
        await away.until(lambda post: post.labels)
        assert len(server.gateway.connected) == 1
        first.running.cancel()
        await asyncio.wait([first.running])
        await server.world.changes.until(lambda: standby.shards and server.gateway.connected, what="the standby")
        assert standby.service.live.owns(int(away.body["guild_id"]))
        assert len(announcements(away)) == 1


async def test_one_that_was_given_another_number_of_shards_waits(server, postgres_address, caplog):
    async with processes(server, postgres_address, "0-1/4") as (first,):
        for plan in ("auto/2", None):
            async with waiting(server, postgres_address, plan, caplog):
                assert "another number of shards" in caplog.text
            caplog.clear()
        assert first.shards == [0, 1]


async def test_one_of_several_makes_the_backups_and_another_goes_on_when_it_has_ended(server, postgres_address):
    async with processes(server, postgres_address, "0-1/4", "2-3/4") as both:
        first, second = both
        assert await second.blocks.lock("backups")
        assert not await first.blocks.lock("backups")
        assert await second.blocks.lock("backups")
        second.running.cancel()
        await asyncio.wait([second.running])
        assert not await second.blocks.lock("backups")
        while not await first.blocks.lock("backups"):  # noqa: ASYNC110 - the server notices it in a moment
            await asyncio.sleep(0.01)


@contextmanager
def unheard_of(process):
    """Let what a process stores be announced by nobody there, as where it is killed in this moment."""
    process.service.live._subscribers.clear()
    yield


async def test_of_a_server_that_another_process_hears_of_it_is_asked_once_what_its_channel_is_called_and_what_it_speaks(
    server, away, monkeypatch
):
    spoken, found = [], channels.texts_for
    monkeypatch.setattr(channels, "texts_for", lambda locale: spoken.append(locale) or found(locale))
    table = SimpleNamespace(guild_id=int(away.body["guild_id"]), channel_id=int(away.id), game="europe", language=None)
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(server.token)
        known, before = channels.Channels(client, SimpleNamespace(people={}, servers={})), len(server.requests)
        for _ in range(2):
            assert (await known.link(table)).startswith("[#away](")
            await known.texts(table)
        assert len(server.requests) - before == 2
        monkeypatch.setattr(channels, "FETCHED_FOR", 0)
        server.faults.drop_before("GET /channels", times=9)
        assert (await known.link(table)).startswith("[#away](")
    assert spoken == ["en-US", "en-US"]


@pytest.mark.parametrize("private", a_few([True, False], 1))
async def test_a_panel_that_one_process_has_shown_follows_what_is_pressed_at_another(
    server, postgres_address, away, alice, bob, private
):
    """Direct messages reach the first shard, the channel the other process, which announces."""
    async with processes(server, postgres_address, "0-1/4", "2-3/4") as both:
        await seated(both[1].service, away, alice, bob)
        board, people = await away.until(lambda post: post.labels), (alice, bob)
        if private:
            shown = [(await person.slash(person.dm, "hand")).message for person in people]
            pressed = [await private_panel_of(person, board) for person in people]
        else:
            shown = [await private_panel_of(person, board) for person in people]
            pressed = [await person.dm.until(lambda post: post.labels) for person in people]
        known = [len(panel.versions) for panel in shown]
        for person, panel in zip(people, pressed, strict=True):
            assert await play_on(person, panel, random.Random(1)) >= 1
        await server.world.changes.until(
            lambda: any(len(panel.versions) > before for panel, before in zip(shown, known, strict=True)),
            within=60,
            what="a panel",
        )


def pressed_by(person, control):
    return SimpleNamespace(person=SimpleNamespace(id=person), body={"data": {"custom_id": control}})


async def test_a_trial_tells_a_move_that_one_press_has_made_twice_and_knows_what_takes_moves_back(
    tmp_path, monkeypatch
):
    monkeypatch.setitem(GAMES, "open", "tests.open_toy.engine.game:OPEN_TOY")
    async with await Service.open(tmp_path / "tables.sqlite3", clock) as service:
        table = await service.lobby.new(1, 1, 10, TableOptions(game="open", title="Friday", players=2))
        await service.lobby.join(table.id, 2)
        await service.lobby.start(table.id, 1)
        pressed = {
            1: pressed_by(1, f"sm1:{table.id}:0:play:pass"),
            2: pressed_by(1, f"sm1:{table.id}:1:undo:"),
            3: pressed_by(1, f"sm1:{table.id}:2:play:pass"),
            4: pressed_by(1, f"sm1:{table.id}:2:play:pass"),
        }
        with delivered(1):
            await service.play.move(table.id, 1, Pass, {})
        with delivered(2):
            await service.consent.undo(table.id, 1)
        with delivered(3):
            await service.play.move(table.id, 1, Pass, {})
        assert await done_twice(service, table.id, pressed) == []
        await service.play.move(table.id, 2, Pass, {})
        assert await done_twice(service, table.id, pressed) == [
            f"{table.id} (open): entry 4 was made by no interaction"
        ]
        with delivered(4):
            await service.play.move(table.id, 1, Pass, {})
        assert await done_twice(service, table.id, pressed, founded=4) == []
        assert await done_twice(service, table.id, pressed, founded=2) == [
            f"{table.id} (open): entry 4 was made by no interaction",
            f"{table.id}: entries [3, 5] were made by one control",
        ]


async def test_several_processes_need_a_server(tmp_path):
    async with await Service.open(tmp_path / "tables.sqlite3", clock) as service:
        with pytest.raises(UnusableFile, match="need PostgreSQL"):
            blocks_of(service, settings("0-1/4"))
        assert blocks_of(service, settings("auto/4")) is None


@pytest.mark.parametrize("written", ["", "4/4", "3-2/4", "all/4", "0-1", "0/0", "auto/auto"])
def test_shards_are_written_in_one_of_three_ways(written):
    assert ShardPlan.read("auto/9").blocks == ((0, 1), (2, 3), (4, 5), (6, 7), (8,))
    assert len(ShardPlan.read("auto/16").blocks) == len(ShardPlan.read("auto/4").blocks) == FOUR
    assert ShardPlan.read("1-2/4") == (4, (1, 2), False)
    with pytest.raises(ValueError, match=written or "^$"):
        ShardPlan.read(written)


@pytest.mark.long
@pytest.mark.parametrize("cut", [False, True])
async def test_a_standby_takes_over_a_block_of_four_shards_within_half_a_minute_and_from_one_cut_off_within_one(
    server, cluster, monkeypatch, caplog, cut
):
    monkeypatch.setattr(shards, "IDENTIFY_PAUSE", 5.0 if cut else times(1, 5))
    monkeypatch.setattr(shards, "LOOK", 1.0)
    proxy = Proxy(cluster.folder / ".s.PGSQL.5432")
    await proxy.begin()
    through = f"postgresql://tests@127.0.0.1:{proxy.port}/postgres"
    async with processes(server, through, "0-3/16") as (first,):
        await server.world.changes.until(lambda: server.gateway.identified == 4, what="the block")
        async with waiting(server, cluster.address, "0-3/16", caplog) as standby:
            began = time.monotonic()
            if cut:
                proxy.open.clear()
            else:
                first.running.cancel()
            try:
                await server.world.changes.until(lambda: server.gateway.identified == 8, what="the block anew")
                took = time.monotonic() - began
                assert standby.shards == [0, 1, 2, 3]
                assert first.shards == []
            finally:
                proxy.open.set()  # else the first could not end
    await proxy.end()
    sys.stderr.write(f"taken over after {took:.1f} s\n")
    assert took < (60 if cut else 30)


@pytest.mark.long
@pytest.mark.skipif(not THOROUGH, reason="it takes minutes of waiting; STATIONMASTER_TEST_THOROUGH=1 runs it")
async def test_three_processes_survive_some_of_each_fault():
    assert await run({"kills": 3, "restarts": 1, "cuts": 1, "deploys": 1}, 1, ("europe", CAMPAIGN), longest=12.0) == []
