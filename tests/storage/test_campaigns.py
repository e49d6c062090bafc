"""Campaigns in the database, and databases of before there were any."""

import aiosqlite
import msgspec
import pytest

from engine.core.campaigns import seed_of_game
from engine.core.seat import Seat
from storage import campaigns, games
from storage.database import Database
from storage.migrate import migrate, shipped
from storage.records import Holder
from tests.storage.conftest import saved
from tests.stored import read, transact


@pytest.mark.file
async def test_a_table_of_before_there_were_campaigns_opens_and_is_of_none(path):
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, shipped()[:3])
        await connection.execute(
            """INSERT INTO games (id, guild_id, channel_id, title, game, wanted, variants, phase, pace, created, seed)
            VALUES ('abc', 1, 10, 'Friday', 'toy', 5, '{}', 'live', 'day', 1000.0, 'secret')"""
        )
        await connection.execute("INSERT INTO seats (game_id, seat, user_id) VALUES ('abc', 0, 100)")
    database = await Database.open(path)
    try:
        table = await read(database, lambda tx: games.get(tx, "abc"))
        assert (table.campaign, table.number, table.between_games) == (None, 0, False)
        assert (table.seats[0].company, table.seats[0].answer) == (None, None)
        assert await transact(database, lambda tx: saved(tx, table)) == table
        assert await read(database, lambda tx: games.seed(tx, table)) == "secret"
    finally:
        await database.close()


@pytest.fixture
async def first_game(database, make_table):
    """Store a campaign with the lobby of its first game."""
    seats = (Holder(Seat(0), 100, company="ash"), Holder(Seat(1), 200, company="birch"))
    table = make_table(phase="lobby", started=None, campaign="abc", number=1, seats=seats)

    async def store(tx):
        await campaigns.add(tx, "abc", "toy", 3600)
        await games.add(tx, table)

    await transact(database, store)
    return table


async def test_presidents_follow_the_seats_of_the_latest_game_and_keep_what_they_called_their_company(
    database, first_game
):
    await transact(database, lambda tx: campaigns.rename(tx, "abc", "birch", "Ours"))
    third = Holder(Seat(1), policy="random", company="cedar", name=1)
    without_first = msgspec.structs.replace(first_game, seats=(Holder(Seat(0), 200, company="birch"), third))
    await transact(database, lambda tx: saved(tx, without_first))
    row = await read(database, lambda tx: campaigns.get(tx, "abc"))
    assert [(one.company, one.called, one.user_id) for one in row.presidents] == [
        ("birch", "Ours", 200),
        ("cedar", "", None),
    ]
    assert (row.presidents[1].policy, row.presidents[1].name, row.people) == ("random", 1, (200,))


async def test_who_misses_a_game_presides_all_the_same(database, first_game):
    live = msgspec.structs.replace(first_game, phase="live", seats=first_game.seats[:1])
    await transact(database, lambda tx: saved(tx, live))
    assert (await read(database, lambda tx: campaigns.get(tx, "abc"))).people == (100, 200)


async def test_no_seed_of_a_game_is_stored_it_follows_from_the_campaigns(database, first_game):
    await transact(database, lambda tx: campaigns.keep_seed(tx, "abc", "secret"))
    assert await read(database, lambda tx: games.seed(tx, first_game)) is None
    live = msgspec.structs.replace(first_game, phase="live", started=1.0)
    assert await read(database, lambda tx: games.seed(tx, live)) == seed_of_game("secret", 1)


async def test_a_campaign_has_each_of_its_games_once(database, first_game):
    again = msgspec.structs.replace(first_game, id="def", channel_id=11)
    with pytest.raises(Exception, match=r"(?i)unique"):
        await transact(database, lambda tx: games.add(tx, again))


async def test_only_the_first_end_of_a_campaign_counts(database, first_game):
    await transact(database, lambda tx: campaigns.end(tx, "abc", 5.0, "agreed"))
    await transact(database, lambda tx: campaigns.end(tx, "abc", 6.0, "admin"))
    row = await read(database, lambda tx: campaigns.get(tx, "abc"))
    assert (row.ended, row.ending) == (5.0, "agreed")
