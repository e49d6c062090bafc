from pathlib import Path

import msgspec
import pytest

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import GAMES, find
from engine.core.rng import Rng
from engine.core.seat import Seat
from storage import archive, games, table_records
from storage.database import Database
from storage.records import Holder, Table
from tests.stored import transact


@pytest.fixture(autouse=True)
def _toy_is_registered(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", "tests.toy.engine.game:TOY")


@pytest.fixture
def path(address):
    """Where the database is."""
    return address


@pytest.fixture
async def database(path, tables_made):
    """The database, with its tables; what makes them is tested where a test opens a new one itself."""
    if isinstance(path, Path):
        path.write_bytes(tables_made)
    opened = await Database.open(path)
    yield opened
    await opened.close()


def a_table(table_id="abc", **fields):
    given = {
        "guild_id": 1,
        "channel_id": 10,
        "title": "Friday",
        "game": "toy",
        "wanted": 2,
        "variants": {"deck": "long"},
        "host_id": 100,
        "phase": "live",
        "seats": (Holder(Seat(0), 100, to_move=True), Holder(Seat(1), policy="random", to_move=True)),
        "pace": "day",
        "interval": 3600,
        "quiet": None,
        "commitment": None,
        "rules": 1,
        "seq": 0,
        "created": 1000.0,
        "started": 1001.0,
        "ended": None,
        "ending": None,
    }
    return Table(id=table_id, **{**given, **fields})


@pytest.fixture
def make_table():
    return a_table


@pytest.fixture
def begin(database):
    """Store a started toy game and return its match."""

    async def begin(table_id="abc", seed="seed", **fields):
        table = a_table(table_id, **fields)
        match = Match(find("toy"), Setup("toy", len(table.seats), table.variants), seed)

        async def work(tx):
            await games.add(tx, table)
            await archive.begin(tx, table, match)

        await transact(database, work)
        return match

    return begin


@pytest.fixture
def play(database):
    """Append random legal moves to a stored game as the service does."""

    async def play(table_id, match, times=1, into=database):
        rng = Rng(f"{table_id}{len(match.entries)}")
        for _ in range(times):
            seat = min(match.game.actors(match.state))
            attempt = match.attempt(match.game.policies["random"](match.game, match.state, seat, rng))
            await store(into, table_id, match, attempt)
            match.accept(attempt)

    return play


async def saved(tx, table):
    """Store a table as it is to be, whatever is stored of it."""
    before = await table_records.get(tx, table.id)
    return (await table_records.save(tx, before, msgspec.structs.replace(before, table=table))).table


async def store(database, table_id, match, attempt):
    async def work(tx):
        table = await archive.append(tx, await games.get(tx, table_id), match, attempt, at=2000.0)
        over = match.game.result(attempt.state) is not None
        await saved(tx, msgspec.structs.replace(table, phase="over") if over else table)

    await transact(database, work)


@pytest.fixture
def store_entry(database):
    """Append one entry to a stored game."""

    async def store_entry(table_id, match, entry, into=database):
        attempt = match.attempt(entry)
        await store(into, table_id, match, attempt)
        match.accept(attempt)

    return store_entry
