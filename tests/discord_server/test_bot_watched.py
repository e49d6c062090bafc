"""Whoever runs the bot asks over HTTP whether it is well, and what it has measured."""

import asyncio

import aiohttp
import pytest

from bot.health import Health
from bot.messages import pictures
from bot.metrics import template
from bot.operation import Operation
from bot.settings import BadSetting, Endpoint
from storage.errors import NotStored
from tests.discord_server import PATIENCE
from tests.discord_server.club import announcements, club_at, is_announcement, plain, press_under_board


@pytest.fixture
async def running(server, database, monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
    async with club_at(server, database) as club:
        club.service.live.subscribe(
            lambda moved: club.bot.metrics.count_moves(moved.after.table.game, len(moved.events))
        )
        club.bot.metrics.watch(club.service.database)
        yield club


async def asked(health, port, *paths):
    """Return the status and the words that each path is answered with."""
    async with health.listening(Endpoint("127.0.0.1", port)), aiohttp.ClientSession() as session:
        answers = []
        for path in paths:
            async with session.get(f"http://127.0.0.1:{port}{path}") as answer:
                answers.append((answer.status, await answer.text()))
        return answers


async def counted(health, port):
    """Return the answer to a question after the metrics, when the tables have been counted."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for status, told in await asked(health, port, "/metrics", "/metrics"):
                if "stationmaster_tables_alive{" in told:
                    return status, told


async def test_a_bot_that_is_connected_is_ready_and_one_that_is_not_lives_all_the_same(running, unused_tcp_port):
    health = Health(running.service, Operation())
    lives, ready = await asked(health, unused_tcp_port, "/healthz", "/readyz")
    assert lives == (200, "ok\n")
    assert ready == (503, "Discord is out of reach\n")
    health = Health(running.service, running.bot.operation)
    assert await asked(health, unused_tcp_port, "/readyz") == [(200, "ok\n")]


async def test_a_bot_that_can_store_nothing_is_not_ready(running, unused_tcp_port, monkeypatch):
    async def cannot(_):
        return False

    monkeypatch.setattr(type(running.service.database), "can_store", cannot)
    health = Health(running.service, running.bot.operation)
    assert await asked(health, unused_tcp_port, "/readyz") == [(503, "nothing can be stored\n")]


async def test_what_people_do_is_measured_and_no_id_and_no_name_is_among_it(
    running, server, channel, alice, unused_tcp_port
):
    bob = server.person("Bob")
    await alice.slash(channel, "game new", game="europe", title="Friday night", players=2)
    await bob.slash(channel, "game join")
    await alice.slash(channel, "game start")
    panel = await channel.until(is_announcement)
    await press_under_board(alice, panel, "My hand")
    await server.world.changes.until(lambda: panel.pictures, what="the picture")
    assert announcements(channel)
    health = Health(running.service, running.bot.operation)
    status, told = await counted(health, unused_tcp_port)
    assert status == 200
    values = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert float(values['stationmaster_presses_total{kind="command"}']) == 3
    assert float(values['stationmaster_acknowledgement_seconds_count{kind="command"}']) == 3
    assert float(values['stationmaster_acknowledgement_seconds_count{kind="control"}']) == 1
    assert float(values['stationmaster_picture_seconds_count{game="europe"}']) >= 1
    assert float(values['stationmaster_tables_alive{game="europe",phase="live"}']) == 1
    assert float(values['stationmaster_database_seconds_count{kind="transaction"}']) >= 3
    assert values["stationmaster_shards_connected"] == "1.0"
    sent = 'stationmaster_discord_requests_total{method="POST",route="/channels/{id}/messages",status="200"}'
    assert float(values[sent]) >= 1
    secrets = [alice.id, bob.id, channel.id, server.token, "Alice", "Bob", "Friday"]
    assert [one for one in secrets if str(one) in told] == []


async def test_while_the_database_is_away_or_silent_the_metrics_are_told_with_the_tables_that_were_counted_last(
    running, channel, alice, bob, unused_tcp_port, monkeypatch
):
    await running.table(channel, alice, bob)
    health, tables = Health(running.service, running.bot.operation), running.service.tables
    await counted(health, unused_tcp_port)

    async def away():
        raise NotStored("away", full=False)

    async def silent():
        await asyncio.get_running_loop().create_future()

    for count in (away, silent):
        monkeypatch.setattr(tables, "count_alive", count)
        for status, told in await asked(health, unused_tcp_port, "/metrics", "/metrics"):
            assert status == 200
            assert 'stationmaster_tables_alive{game="europe",phase="live"} 1.0' in told


async def test_moves_are_counted_by_the_key_of_their_game(running, channel, alice):
    table = await running.table(channel, alice, opponents=2, game="german")
    running.bot.opponents.stop()
    await running.forward(table, {0: alice}, until=lambda look: look.table.seq >= 5)
    counted = running.bot.metrics.registry.get_sample_value("stationmaster_moves_total", {"game": "german"})
    assert counted == await running.seq(table)


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{id}/messages/{id}"),
        ("/api/v10/interactions/123/aw50z-keyed/callback", "/interactions/{id}/{key}/callback"),
        ("/api/v10/webhooks/123/abcdef/messages/@original", "/webhooks/{id}/{key}/messages/@original"),
        ("/api/v10/users/@me/channels", "/users/@me/channels"),
        ("/", "/"),
    ],
)
def test_a_route_is_told_without_ids_and_keys(path, route):
    assert template(path) == route


async def test_a_port_that_is_taken_is_named(running, unused_tcp_port):
    health, address = Health(running.service, Operation()), Endpoint("127.0.0.1", unused_tcp_port)
    async with health.listening(address):
        with pytest.raises(BadSetting, match=f"127.0.0.1:{unused_tcp_port}"):
            async with health.listening(address):
                pass


async def test_the_program_answers_and_makes_its_backups_for_as_long_as_it_runs(process, unused_tcp_port, tmp_path):
    folder, address = tmp_path / "backups", f"http://127.0.0.1:{unused_tcp_port}"
    process.environment |= {
        "STATIONMASTER_HTTP": str(unused_tcp_port),
        "STATIONMASTER_BACKUPS": f"{folder}, 1h, 2",
        "STATIONMASTER_LOG_FORMAT": "text",
    }
    async with process, aiohttp.ClientSession() as session, asyncio.timeout(PATIENCE):
        ready, told = 0, ""
        while ready != 200 or 'backups_total{outcome="made"} 1.0' not in told:
            await asyncio.sleep(0.05)
            async with session.get(f"{address}/readyz") as answer:
                ready = answer.status
            async with session.get(f"{address}/metrics") as answer:
                told = await answer.text()
        assert len(list(folder.iterdir())) == 1
        assert "stationmaster_last_backup_timestamp_seconds 1." in told
        assert await process.stop() == 0
    with pytest.raises(aiohttp.ClientConnectionError):
        async with aiohttp.ClientSession() as session, session.get(f"{address}/healthz"):
            pass
