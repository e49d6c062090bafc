"""What is looked at each time a file is opened: its pages, its tables, and whether its logs can be read.

Nothing is replayed, which takes far longer: that is for ``storage.check``.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing

from engine.core import codec
from engine.core.errors import CorruptLog, UnknownGame
from engine.core.registry import find
from storage.migrate import shipped, statements
from storage.records import TableId
from storage.rows import fetch, number
from storage.transaction import Transaction

_SCHEMA = "SELECT type, name FROM sqlite_master WHERE type <> 'index' OR sql IS NOT NULL"
_COLUMNS = """SELECT 'column', sqlite_master.name || '.' || columns.name
    FROM sqlite_master JOIN pragma_table_info(sqlite_master.name) AS columns WHERE sqlite_master.type = 'table'"""
_FINDING_NOTHING = (
    (
        """SELECT id FROM games WHERE CASE WHEN typeof(variants) <> 'text' OR NOT json_valid(variants) THEN TRUE
        WHEN json_type(variants) <> 'object' THEN TRUE
        ELSE EXISTS (SELECT * FROM json_each(variants) WHERE type <> 'text') END ORDER BY id""",
        "its variants cannot be read",
    ),
    (
        "SELECT game_id, seq FROM moves WHERE typeof(entry) <> 'text' OR NOT json_valid(entry) ORDER BY game_id, seq",
        "entry {} cannot be read",
    ),
    (
        """SELECT game_id, number FROM private_moves WHERE typeof(entry) <> 'text' OR NOT json_valid(entry)
        ORDER BY game_id, number""",
        "private move {} cannot be read",
    ),
    (
        "SELECT game_id FROM private_moves GROUP BY game_id HAVING COUNT(*) <> MAX(number) ORDER BY game_id",
        "its private moves have holes",
    ),
    (
        """SELECT id FROM games LEFT JOIN moves ON game_id = id GROUP BY id
        HAVING COUNT(moves.seq) <> COALESCE(MAX(moves.seq), 0) OR COUNT(moves.seq) <> games.seq ORDER BY id""",
        "its log has holes or is not as long as the game says",
    ),
)
"""Queries that find nothing in a sound file, each with what is wrong with the game of a row that it finds."""
_LIVING = """SELECT games.id, games.game, games.rules, made.name, made.entry
    FROM (SELECT game_id, seq, 'entry ' || seq AS name, entry FROM moves
        UNION ALL SELECT game_id, number, 'private move ' || number, entry FROM private_moves) AS made
    JOIN games ON games.id = made.game_id LEFT JOIN campaigns ON campaigns.id = campaign_id
    WHERE phase = 'live' OR (campaigns.id IS NOT NULL AND campaigns.ended IS NULL)"""
"""The entries and private moves of the tables that go on, and of all games of the campaigns that do."""


async def broken_file(tx: Transaction) -> str | None:
    """Tell which page was overwritten, or what is missing of the tables of its version, or return None."""
    for row in await fetch(tx, "PRAGMA quick_check(1)"):
        if row[0] != "ok":
            return str(row[0])
    return await missing_part(tx)


async def missing_part(tx: Transaction) -> str | None:
    """Tell which table, column, trigger or index a file of its version lacks, or return None if none is missing."""
    version = await number(tx, "PRAGMA user_version")
    there_is = {(row[0], row[1]) for sql in (_SCHEMA, _COLUMNS) for row in await fetch(tx, sql)}
    missing = sorted(_expected(version) - there_is)
    # Without its table, an index or a column is missing as well.
    return next((f"{kind} {name} is missing" for kind, name in sorted(missing, key=_by_kind)), None)


async def unreadable(tx: Transaction) -> list[tuple[TableId, str]]:
    """Tell of which games something cannot be read or is missing, whatever game they are of, and what it is."""
    return [
        (row[0], problem.format(*list(row)[1:])) for sql, problem in _FINDING_NOTHING for row in await fetch(tx, sql)
    ]


async def broken_log(tx: Transaction) -> str | None:
    """Tell which log of a file, brought up to date, has a hole or an unreadable entry, or return None if none has."""
    for table_id, problem in await unreadable(tx):
        return f"{table_id}: {problem}"
    for row in await fetch(tx, _LIVING):
        try:
            game = find(row["game"])
            if row["rules"] == game.info.rules:  # others go on from a position, and are reported when they are loaded
                codec.decode_entry(game, row["entry"].encode())
        except UnknownGame:
            continue
        except CorruptLog as error:
            return f"{row['id']}: {row['name']}: {error}"
    return None


def _by_kind(missing: tuple[str, str]) -> tuple[int, str]:
    kind, name = missing
    return ("table", "column", "trigger", "index", "view").index(kind), name


def _expected(version: int) -> set[tuple[str, str]]:
    """Return the tables, columns, triggers and indexes that a file of a version has, by type and name."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for migration in shipped():
            if migration.version <= version:
                for statement in statements(migration.sql):
                    connection.execute(statement)
        return {(kind, name) for sql in (_SCHEMA, _COLUMNS) for kind, name in connection.execute(sql)}
