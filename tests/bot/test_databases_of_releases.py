"""An update loses no running game: databases of every release are opened, and their people play on.

``stored_before/tables.sql.gz`` is of version 0.1.0 (see ``test_databases_of_before.py``). ``stored_before/1.0.0.sql.gz``
was written by version 1.0.0: a table of each game in the middle of it, played on the stage by built-in policies, with a
proposal to end one of them; ``1.0.0.json.gz`` has what each seat saw and the message under which its buttons stood. A
release adds its own files here, and none of them is ever made anew. ``1.1.0.sql.gz`` is of the last version before what was
shown had a ledger: at two of its tables nobody has been told of the last moves, as the program was killed before that.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from simcord.results import ResponseMessage

from bot.service import Service
from engine.core.moves import fields
from engine.core.registry import every_key
from engine.core.rng import Rng
from storage import games
from storage.backup import backup
from storage.check import check
from storage.ledger import PANEL
from tests.bot.stage import labels, private
from tests.bot.test_databases_of_before import COMPONENTS_ALONE, holds, with_id
from tests.stored import load, read
from tests.thorough import a_few

FOLDER = Path(__file__).parents[1] / "stored_before"
RELEASES = {"0.1.0": "tables.sql.gz", "1.0.0": "1.0.0.sql.gz", "1.1.0": "1.1.0.sql.gz"}
RECORDED = {
    release: json.loads(gzip.decompress((FOLDER / f"{release}.json.gz").read_bytes())) for release in ("1.0.0", "1.1.0")
}
"""What was recorded of each table of a version, by its name."""
TABLES = [(release, name) for release, tables in RECORDED.items() for name in tables]
UNTOLD = {"german", "18cz"}
"""Tables of version 1.1.0 of whose last moves nobody had been told."""
PEOPLE = {"alice": 701, "bob": 702, "cara": 703}
THEN = 1_790_000_000.0
"""When they are opened: nothing of the newer ones is due for long."""
MOVES = 6
"""Moves that are made at each table."""


@pytest.fixture
def release():
    """A test that names no version is of the latest."""
    return "1.1.0"


@pytest.fixture
def path(release, tmp_path):
    path = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.executescript(gzip.decompress((FOLDER / RELEASES[release]).read_bytes()).decode())
    return path


@pytest.fixture
async def service(path):
    async with await Service.open(path, lambda: THEN) as opened:
        yield opened


@pytest.fixture
def pace():
    return 24 * 3600


async def running(service):
    """Return the tables that are being played."""
    tables = [await service.tables.get(table_id) for table_id in await read(service.database, games.all_ids)]
    return [table for table in tables if table.phase == "live"]


@pytest.mark.parametrize("release", RELEASES)
async def test_every_running_game_is_played_on_after_an_update(service, path):
    tables = await running(service)
    assert {table.game for table in tables} == set(every_key())
    for table in tables:
        rng, before = Rng(table.id), (await load(service.database, table.id)).entries
        for _ in range(MOVES):
            match, now = (await service.live.get(table.id)).match, await service.tables.get(table.id)
            if now.phase != "live":
                break
            seat = min(match.game.awaited(match.state))
            if now.holder(seat).policy is not None:
                await service.play.opponent(table.id)
                continue
            move = match.game.policies["random"](match.game, match.state, seat, rng)
            given = {field: getattr(move, field) for field in fields(type(move))}
            await service.play.move(table.id, now.holder(seat).user_id, type(move), given)
        after = (await load(service.database, table.id)).entries
        assert after[: len(before)] == before
        assert len(after) > len(before)
    assert (await check(path)).problems == ()


@pytest.mark.parametrize("release", RELEASES)
async def test_it_is_backed_up_as_it_stands_before_the_update(path, tmp_path):
    kept = tmp_path / "kept.sqlite3"
    assert (await backup(path, kept)).ok
    async with await Service.open(kept, lambda: THEN) as restored:
        assert {table.game for table in await running(restored)} == set(every_key())


@pytest.mark.parametrize(("release", "name"), TABLES)
async def test_everybody_sees_what_they_saw_before_the_update(service, release, name):
    recorded = RECORDED[release][name]
    match = await load(service.database, recorded["id"])
    assert len(match.entries) == recorded["seq"]
    for seat, view in recorded["views"].items():
        seen = msgspec.to_builtins(match.view(None if seat == "None" else int(seat)), str_keys=True)
        assert holds(json.loads(json.dumps(seen)), view), seat


@pytest.mark.parametrize("release", RECORDED)
async def test_a_proposal_that_was_open_is_answered_after_the_update(service, release):
    table_id = RECORDED[release]["europe"]["id"]
    (proposal,) = await service.consent.open(table_id)
    for who in proposal.waiting:
        asked = await service.consent.answer(table_id, proposal.id, who, agree=True)
    assert (asked.done, asked.table.phase) == (True, "ended")


@pytest.mark.parametrize("name", RECORDED["1.1.0"])
async def test_what_was_announced_before_the_update_is_no_news_and_what_was_not_is(service, name):
    recorded = RECORDED["1.1.0"][name]
    news = (await service.ledger.behind(recorded["id"])).news
    assert await service.ledger.announced(recorded["id"]) == recorded["announced"]
    untold = () if news is None else tuple(each.seq for each in news.entries)
    assert untold == tuple(range(recorded["announced"] + 1, recorded["seq"] + 1))
    assert bool(untold) == (name in UNTOLD)
    assert (recorded["id"] in await service.ledger.pending()) == (name in UNTOLD)
    panel = await service.ledger.message(recorded["id"], PANEL)
    assert (panel.channel_id, panel.message_id) == (recorded["channel"], recorded["message"])


@pytest.mark.parametrize("name", sorted(UNTOLD))
async def test_what_nobody_was_told_before_the_update_is_told_once_after_it(stage, name):
    recorded, env = RECORDED["1.1.0"][name], stage.env
    guild = env.create_guild("Club", id=501)
    for who, number in PEOPLE.items():
        guild.add_member(with_id(env, number, lambda who=who: env.create_user(who)))
    channel = with_id(env, recorded["channel"], lambda: guild.create_text_channel("games"))
    await env.settle()
    for _ in range(2):
        with env._bot_scope():
            await stage.bot.reconciler.reconcile(recorded["id"])
        await env.settle()
    assert sum("Help" in labels(message) for message in channel.history()) == 1
    with env._bot_scope():
        assert recorded["id"] not in await stage.service.ledger.pending()


@pytest.mark.parametrize(("release", "name"), a_few(TABLES, 4))
async def test_the_buttons_of_messages_from_before_the_update_open_ones_hand(stage, release, name):
    recorded, env = RECORDED[release][name], stage.env
    guild = env.create_guild("Club", id=501)
    users = [with_id(env, number, lambda who=who: env.create_user(who)) for who, number in PEOPLE.items()]
    alice, *_ = map(guild.add_member, users)
    with_id(env, recorded["channel"], lambda: guild.create_text_channel("games"))
    await env.settle()

    def post():
        return env.backend.create_message(
            recorded["channel"], env.backend.bot_user.id, components=recorded["public"], flags=COMPONENTS_ALONE
        )

    posted = ResponseMessage(env, with_id(env, recorded["message"], post))
    shown = await alice.click(posted, label="My hand" if "My hand" in json.dumps(recorded["public"]) else "My holdings")
    assert "Something went wrong" not in private(shown)
