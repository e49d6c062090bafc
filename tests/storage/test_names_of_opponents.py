"""A built-in opponent keeps the name that it was given, also in a database of before names were stored."""

import aiosqlite
import msgspec
import pytest

from engine.core.seat import Seat
from storage import games
from storage.database import Database
from storage.migrate import migrate, shipped
from storage.records import Holder
from tests.storage.conftest import saved
from tests.stored import read, transact


@pytest.mark.file
async def test_opponents_of_before_keep_the_names_they_were_shown_by(path):
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, shipped()[:2])
        await connection.execute(
            """INSERT INTO games (id, guild_id, channel_id, title, game, wanted, variants, phase, pace, created)
            VALUES ('abc', 1, 10, 'Friday', 'toy', 5, '{}', 'live', 'day', 1000.0)"""
        )
        rows = [(0, None, "random"), (1, 100, None), (2, None, "normal"), (3, None, None), (4, None, "random")]
        for row in rows:
            await connection.execute("INSERT INTO seats (game_id, seat, user_id, policy) VALUES ('abc', ?, ?, ?)", row)
    database = await Database.open(path)
    try:
        table = await read(database, lambda tx: games.get(tx, "abc"))
    finally:
        await database.close()
    assert [holder.name for holder in table.seats] == [1, None, 2, None, 3]


async def test_a_name_stays_with_its_seat(database, make_table):
    await transact(database, lambda tx: games.add(tx, make_table(seats=(Holder(Seat(0), 100), Holder(Seat(1), 7)))))
    table = await read(database, lambda tx: games.get(tx, "abc"))
    named = msgspec.structs.replace(table, seats=(table.seats[0], Holder(Seat(1), None, "random", name=4)))
    await transact(database, lambda tx: saved(tx, named))
    assert await read(database, lambda tx: games.get(tx, "abc")) == named
