"""What earlier releases stored of what was shown, and of what was answered once for all, is kept by the update."""

import json
import sqlite3
from contextlib import closing

import psycopg
import pytest

from storage import ledger
from storage.database import Database
from storage.migrate import shipped, statements
from storage.rows import fetch
from tests.stored import read

BEFORE = 25
"""The latest migration of those releases."""
PUT = "INSERT INTO messages (game_id, role, user_id, channel_id, message_id, seq) VALUES"


def game(table_id, channel, phase, seq, announced, ended=0):
    return f"""INSERT INTO games (id, guild_id, channel_id, title, game, wanted, variants, phase, pace, seq, announced,
        end_announced, created, started) VALUES ('{table_id}', 1, {channel}, 'Friday', 'toy', 2, '{{}}', '{phase}', 'day',
        {seq}, {announced}, {ended}, 1, 2)"""


STORED = (
    game("told", 1, "live", 4, 4),
    game("moved", 2, "live", 5, 4),
    game("over", 3, "over", 4, 4),
    game("done", 4, "over", 4, 4, 1),
    game("begun", 5, "live", 0, -1),
    *(
        f"""INSERT INTO moves (game_id, seq, entry, at) VALUES ('{table_id}', {seq}, '{{"kind":"draw","seat":0}}', 3)"""
        for table_id, last in (("told", 4), ("moved", 5), ("over", 4), ("done", 4))
        for seq in range(1, last + 1)
    ),
    *(f"INSERT INTO seats (game_id, seat, user_id) VALUES ('begun', {seat}, {10 + seat})" for seat in (0, 1)),
    f"{PUT} ('told', 'panel', 0, 1, 71, 4), ('told', 'panel-old-70', 0, 1, 70, 2), ('told', 'hand', 10, 7, 72, 3)",
    f"{PUT} ('told', 'note', 0, 1, 0, 4), ('moved', 'panel', 0, 2, 73, 4), ('begun', 'panel', 0, 5, 74, 0)",
    "INSERT INTO deliveries (game_id, seat, seq) VALUES ('told', 1, 2)",
    "INSERT INTO standing_answers VALUES ('told', 0, 'trade.OFE'), ('told', 0, 'acquire.ATE'), ('moved', 1, 'trade.SX')",
    "INSERT INTO orders VALUES ('told', 0, 3, 'order_draw', '{}', NULL, NULL)",
)
WANTED = {
    "told": {
        ("panel", 0, 4, 1, 71),
        ("panel-old-70", 0, 2, 1, 70),
        ("hand", 10, 3, 7, 72),
        ("note", 0, 4, 1, None),
        ("seat1", 0, 2, None, None),
    },
    "moved": {("panel", 0, 4, 2, 73)},
    "over": {("panel", 0, 4, None, None)},
    "done": {("panel", 0, 4, None, None), ("end", 0, 4, None, None)},
    # The start was sent, and the hands were not.
    "begun": {("panel", 0, 0, 5, 74), ("seat0", 0, -1, None, None), ("seat1", 0, -1, None, None)},
}


def written_to_file(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        for migration in shipped()[:BEFORE]:
            for statement in statements(migration.sql):
                file.execute(statement)
        for statement in STORED:
            file.execute(statement)
        file.execute(f"PRAGMA user_version = {BEFORE}")
        file.execute(f"PRAGMA application_id = {0x5354_4D31}")


def written_to_server(address):
    with psycopg.connect(address, autocommit=True) as connection:
        for migration in shipped("postgres"):
            if migration.version <= BEFORE:
                connection.execute(migration.sql)
        for statement in STORED:
            connection.execute(statement)
        connection.execute("DELETE FROM stationmaster")
        connection.execute(f"INSERT INTO stationmaster VALUES ({BEFORE})")


@pytest.fixture(params=[pytest.param("file", marks=pytest.mark.file), "server"])
def address(request, tmp_path):
    if request.param == "file":
        written_to_file(tmp_path / "tables.sqlite3")
        return tmp_path / "tables.sqlite3"
    server = request.getfixturevalue("postgres_address")
    written_to_server(server)
    return server


async def test_what_was_shown_before_the_update_is_what_the_ledger_has(address):
    database = await Database.open(address)
    for table_id, wanted in WANTED.items():
        _, rows = await read(database, lambda tx, table_id=table_id: ledger.of(tx, table_id))
        found = {(row.target, row.user_id, row.shown_up_to, row.channel_id, row.message_id) for row in rows}
        assert found == wanted, table_id
    assert set(await read(database, ledger.behind)) == {"told", "moved", "over", "begun"}
    assert await read(database, lambda tx: ledger.announced_in(tx, 70)) == ("told", 2)
    await database.close()


async def test_what_was_answered_once_for_all_is_ordered(address):
    database = await Database.open(address)
    sql = "SELECT game_id, seat, number, fields FROM orders WHERE kind = 'answer_always' ORDER BY game_id, seat, number"
    rows = await read(database, lambda tx: fetch(tx, sql))
    assert [(row["game_id"], row["seat"], row["number"], json.loads(row["fields"])) for row in rows] == [
        ("moved", 1, 1, {"question": "trade.SX"}),
        ("told", 0, 4, {"question": "acquire.ATE"}),
        ("told", 0, 5, {"question": "trade.OFE"}),
    ]
    await database.close()
