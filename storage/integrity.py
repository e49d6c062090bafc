"""What is checked when a file is opened, or soon after: its tables, whether its logs can be read, and its pages.

A PostgreSQL server looks after its own pages and logs: there only its tables are checked.
Nothing is replayed here, as that takes far longer: ``storage.check`` does it.
"""

from __future__ import annotations

import asyncio
import functools
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, closing
from graphlib import TopologicalSorter
from typing import Any, NamedTuple

from engine.core import codec
from engine.core.errors import CorruptLog, UnknownGame
from engine.core.game import Game
from engine.core.progress import Progress
from engine.core.registry import find
from storage.migrate import shipped, statements
from storage.records import TableId
from storage.rows import fetch, number
from storage.transaction import Transaction

_SCHEMA = "SELECT type, name FROM sqlite_master WHERE type <> 'index' OR sql IS NOT NULL"
_COLUMNS = """SELECT 'column', sqlite_master.name || '.' || columns.name
    FROM sqlite_master JOIN pragma_table_info(sqlite_master.name) AS columns WHERE sqlite_master.type = 'table'"""
_WITHOUT_JSON = (
    (
        """SELECT id FROM games WHERE id IN ({games})
        AND CASE WHEN typeof(variants) <> 'text' OR NOT json_valid(variants) THEN TRUE
        WHEN json_type(variants) <> 'object' THEN TRUE
        ELSE EXISTS (SELECT * FROM json_each(variants) WHERE type <> 'text') END ORDER BY id""",
        "its variants cannot be read",
    ),
    (
        """SELECT game_id, seq FROM moves WHERE game_id IN ({games})
        AND (typeof(entry) <> 'text' OR NOT json_valid(entry)) ORDER BY game_id, seq""",
        "entry {} cannot be read",
    ),
    (
        """SELECT game_id, number FROM private_moves WHERE game_id IN ({games})
        AND (typeof(entry) <> 'text' OR NOT json_valid(entry)) ORDER BY game_id, number""",
        "private move {} cannot be read",
    ),
)
"""Queries of SQLite that find nothing in a sound file, each with what is wrong with the game of a row that it finds.

``{games}`` stands for the ids of the games that are looked at.
"""
_WITH_HOLES = (
    (
        """SELECT game_id FROM private_moves WHERE game_id IN ({games})
        GROUP BY game_id HAVING COUNT(*) <> MAX(number) ORDER BY game_id""",
        "its private moves have holes",
    ),
    (
        """SELECT id FROM games LEFT JOIN moves ON game_id = id WHERE id IN ({games}) GROUP BY id
        HAVING COUNT(moves.seq) <> COALESCE(MAX(moves.seq), 0) OR COUNT(moves.seq) <> games.seq ORDER BY id""",
        "its log has holes or is not as long as the game says",
    ),
)
"""Further such queries, which databases of both kinds understand."""
_ALL = "SELECT id FROM games"
_LIVING = """SELECT games.id FROM games LEFT JOIN campaigns ON campaigns.id = campaign_id
    WHERE phase = 'live' OR (campaigns.id IS NOT NULL AND campaigns.ended IS NULL)"""
"""The games that go on, and all games of the campaigns that do."""
_LOGS = tuple(
    f"""SELECT id, game, rules, '[' || group_concat(entry) || ']' AS log FROM games JOIN {table} ON game_id = id
    WHERE id IN ({_LIVING}) GROUP BY id"""  # noqa: S608 - own names
    for table in ("moves", "private_moves")
)
"""Queries for the logs of the games that go on and for their private moves, each game's as one JSON list.

Reading the entries one by one takes five times as long.
"""
_ENTRIES = (
    "SELECT 'entry ' || seq, entry FROM moves WHERE game_id = ? ORDER BY seq",
    "SELECT 'private move ' || number, entry FROM private_moves WHERE game_id = ? ORDER BY number",
)
"""Queries for the entries and for the private moves of one game, each with its name in messages."""


class Unreadable(str):
    """A value stored as text whose bytes are not UTF-8."""

    __slots__ = ()


def read_text(data: bytes) -> str:
    """Decode a text of a file; it is ``Unreadable`` where its bytes are not UTF-8."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return Unreadable(data.decode(errors="surrogateescape"))


_TYPES = {"INTEGER": int, "REAL": float, "TEXT": str, "BLOB": bytes}
_CALLED = {
    type(None): "nothing",
    int: "a whole number",
    float: "a fraction",
    str: "a text",
    bytes: "bytes",
    Unreadable: "a text that cannot be read",
}
_LAST_MOMENT = 253_402_300_799.0
"""The last second that ``datetime`` can express, UTC unix seconds."""
_IDS = (0, 2**63 - 1)
_MINUTES = (0, 24 * 60 - 1)
_RANGES = dict.fromkeys(("guild_id", "channel_id", "message_id", "user_id", "host_id", "by_user"), _IDS)
_RANGES |= dict.fromkeys(("quiet_start", "quiet_end", "active_start", "active_end", "daily"), _MINUTES)
_RANGES["seat"] = (0, 99)
"""By the name of a column, the lowest and the highest number that it may hold."""


class Moment(NamedTuple):
    """A database as it is at one moment, with the faults that are found before any game is replayed."""

    tx: Transaction
    problems: tuple[str, ...]
    """What is wrong with the database itself."""
    wrong: tuple[WrongValue, ...]
    """The values that are wrong for their columns."""
    unreadable: tuple[tuple[TableId, str], ...]
    """The games of which something cannot be read or is missing, and what it is."""
    errors: tuple[type[Exception], ...]
    """The exceptions raised if the database itself can be read no further."""
    notes: tuple[str, ...] = ()
    """Remarks about how it is reached that are not problems."""


class WrongValue(NamedTuple):
    """A value that its column never holds in a sound database."""

    table_id: TableId | None
    """The game that it belongs to, or None if there is none or it cannot be determined."""
    column: str
    """The names of its table and column, such as ``games.seq``."""
    what: str

    def __str__(self) -> str:
        return f"{'' if self.table_id is None else f'{self.table_id}: '}{self.column} holds {self.what}"


class Layout(NamedTuple):
    """The columns of a table."""

    columns: tuple[str, ...]
    key: tuple[str, ...]
    """The columns of the primary key, in their order."""
    types: tuple[str, ...]
    """The type of each column, as SQLite calls it."""
    optional: tuple[bool, ...]
    """Whether each column may be null."""

    @property
    def listed(self) -> str:
        """The columns as SQL lists them."""
        return ", ".join(f'"{column}"' for column in self.columns)

    def range_of(self, column: str) -> tuple[float, float] | None:
        """Return the lowest and highest number that a column may hold, or None if it has no limits or no numbers."""
        kind = self.types[self.columns.index(column)]
        if kind == "REAL":
            return 0.0, _LAST_MOMENT
        return _RANGES.get(column) if kind == "INTEGER" else None


async def broken_page(tx: Transaction) -> str | None:
    """Read all pages of a file, and return what is wrong with one that was overwritten, or None if all are sound."""
    for row in await fetch(tx, "PRAGMA quick_check(1)"):
        if row[0] != "ok":
            return str(row[0])
    return None


async def missing_part(tx: Transaction) -> str | None:
    """Return a table, column, trigger or index that a file lacks for its version, or None if none is missing."""
    version = await number(tx, "PRAGMA user_version")
    there_is = {(row[0], row[1]) for sql in (_SCHEMA, _COLUMNS) for row in await fetch(tx, sql)}
    return missing_of(there_is, version)


def missing_of(there_is: set[tuple[str, str]], version: int) -> str | None:
    """Return what a database of either kind lacks of the tables of a version, or None if nothing is missing.

    ``there_is`` are its tables, columns, triggers and indexes, by type and name.
    """
    # Without its table, an index or a column is missing as well.
    missing = sorted(_expected(version) - there_is, key=_by_kind)
    return next((f"{kind} {name} is missing" for kind, name in missing), None)


async def unreadable(tx: Transaction) -> list[tuple[TableId, str]]:
    """Return the games in a file whose rows cannot be read or are incomplete, each with what is wrong."""
    return await _found(tx, _ALL, *_WITHOUT_JSON, *_WITH_HOLES)


async def wrong_values(tx: Transaction, progress: Progress) -> list[WrongValue]:
    """Read all rows of all tables, and return the values that are wrong, each kind of fault once for a game."""
    total = sum([await number(tx, f"SELECT COUNT(*) FROM {table}") for table in layouts()])  # noqa: S608 - own names
    found: dict[WrongValue, None] = {}
    with progress("rows", total) as advance:
        for table, layout in layouts().items():
            sound = set[tuple[type, ...]]()
            async with aclosing(tx.batches(f"SELECT {layout.listed} FROM {table}")) as batches:  # noqa: S608 - own names
                async for rows in batches:
                    advance(len(rows))
                    for row in rows:
                        # Most rows of a table hold the same types.
                        if (types := tuple(map(type, row))) not in sound:
                            wrong = dict.fromkeys(_wrong_types(table, layout, row))
                            if not wrong:
                                sound.add(types)
                            found |= wrong
            found |= dict.fromkeys([wrong async for wrong in _out_of_range(tx, table, layout)])
    return list(found)


def _wrong_types(table: str, layout: Layout, row: tuple[Any, ...]) -> Iterator[WrongValue]:
    for column, kind, optional, value in zip(layout.columns, layout.types, layout.optional, row, strict=True):
        if type(value) is not _TYPES[kind] and not (value is None and optional):
            yield WrongValue(_game_of(table, layout, row), f"{table}.{column}", _CALLED[type(value)])


async def _out_of_range(tx: Transaction, table: str, layout: Layout) -> AsyncIterator[WrongValue]:
    ranges = {column: found for column in layout.columns if (found := layout.range_of(column)) is not None}
    beyond = " OR ".join(f'NOT ("{column}" >= ? AND "{column}" <= ?)' for column in ranges)
    sql = f"SELECT {layout.listed} FROM {table} WHERE {beyond or '1 = 0'}"  # noqa: S608 - own names
    for row in await fetch(tx, sql, *(end for ends in ranges.values() for end in ends)):
        for column, (low, high) in ranges.items():
            if isinstance(row[column], int | float) and not low <= row[column] <= high:
                yield WrongValue(_game_of(table, layout, tuple(row)), f"{table}.{column}", "a number out of range")


def _game_of(table: str, layout: Layout, row: tuple[Any, ...]) -> TableId | None:
    column = "id" if table == "games" else "game_id"
    found = row[layout.columns.index(column)] if column in layout.columns else None
    return found if type(found) is str else None


async def with_holes(tx: Transaction) -> list[tuple[TableId, str]]:
    """Return the games whose logs or private moves have gaps, each with what is missing."""
    return await _found(tx, _ALL, *_WITH_HOLES)


async def _found(tx: Transaction, games: str, *queries: tuple[str, str]) -> list[tuple[TableId, str]]:
    found = [(tuple(row), what) for sql, what in queries for row in await fetch(tx, sql.replace("{games}", games))]
    return [(table_id, what.format(*numbers)) for (table_id, *numbers), what in found]


async def broken_log(tx: Transaction) -> str | None:
    """Return which log of a migrated file has a hole or an unreadable entry, or None if none has.

    Only games that go on are read, so that this stays quick with many that are over: ``storage.check`` reads all.
    """
    for table_id, problem in await _found(tx, _LIVING, *_WITHOUT_JSON, *_WITH_HOLES):
        return f"{table_id}: {problem}"
    for logs, entries in zip(_LOGS, _ENTRIES, strict=True):
        for row in await fetch(tx, logs):
            await asyncio.sleep(0)  # there may be thousands, and people are waiting meanwhile
            try:
                game = find(row["game"])
            except UnknownGame:
                continue
            if row["rules"] != game.info.rules:  # it goes on from a position, and is reported when it is loaded
                continue
            try:
                codec.decode_log(game, row["log"].encode())
            except CorruptLog:
                if broken := await _broken_entry(tx, game, entries, row["id"]):
                    return f"{row['id']}: {broken}"
    return None


async def _broken_entry(tx: Transaction, game: Game[Any], entries: str, table_id: TableId) -> str | None:
    for name, entry in await fetch(tx, entries, table_id):
        try:
            codec.decode_entry(game, entry.encode())
        except CorruptLog as error:
            return f"{name}: {error}"
    return None


def _by_kind(missing: tuple[str, str]) -> tuple[int, str]:
    kind, name = missing
    return ("table", "column", "trigger", "index", "view").index(kind), name


@functools.cache
def layouts() -> dict[str, Layout]:
    """Return the tables of this version, each after those that its rows refer to."""
    with closing(_made(shipped()[-1].version)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        after: dict[str, set[str]] = {}
        found: dict[str, Layout] = {}
        for name in sorted(name for name in names if not name.startswith("sqlite_")):
            after[name] = {row[2] for row in connection.execute(f"PRAGMA foreign_key_list({name})")} - {name}
            columns = list(connection.execute(f"PRAGMA table_info({name})"))
            key = sorted((row[5], row[1]) for row in columns if row[5])
            found[name] = Layout(
                tuple(row[1] for row in columns),
                tuple(column for _, column in key),
                tuple(row[2] for row in columns),
                tuple(not row[3] and not row[5] for row in columns),
            )
    return {name: found[name] for name in TopologicalSorter(after).static_order()}


def _made(version: int) -> sqlite3.Connection:
    """Return a database of a version in memory, without a row."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for migration in shipped():
        if migration.version <= version:
            for statement in statements(migration.sql):
                connection.execute(statement)
    return connection


@functools.cache
def _expected(version: int) -> frozenset[tuple[str, str]]:
    """Return the tables, columns, triggers and indexes that a database of a version has, by type and name."""
    with closing(_made(version)) as connection:
        found = {(kind, name) for sql in (_SCHEMA, _COLUMNS) for kind, name in connection.execute(sql)}
        # SQLite itself makes the table in which it counts the ids that it has assigned.
        return frozenset((kind, name) for kind, name in found if not name.startswith("sqlite_"))
