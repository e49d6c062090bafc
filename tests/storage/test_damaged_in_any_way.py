"""Whatever stands in a database, a check, a copy and a backup end in a clear line, and a copy that says so is one."""

import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random

import psycopg
import pytest

from engine.core.seat import Seat
from storage import (
    campaigns,
    closed_dms,
    games,
    guilds,
    languages,
    ledger,
    lessons,
    notes,
    orders,
    preferences,
    proposals,
    results,
    snapshots,
)
from storage.__main__ import main
from storage.database import Database, unplayed
from storage.integrity import layouts
from storage.records import (
    Absence,
    BoardPage,
    GivenOrder,
    GuildSettings,
    Holder,
    LedgerRow,
    PanelContent,
    Preferences,
    Proposal,
)
from storage.snapshots import Snapshot
from tests.postgres import empty
from tests.stored import transact
from tests.thorough import a_few, times

pytestmark = pytest.mark.file

ROOT = Path(__file__).parents[2]
VALUES = {
    "nothing": "NULL",
    "a text": "'x'",
    "an empty text": "''",
    "an object": "'{}'",
    "bytes": "x'00'",
    "no bytes": "x''",
    "a text that is no UTF-8": "CAST(x'ff00' AS TEXT)",
    "a large number": "4611686018427387904",
    "the smallest number": "(-9223372036854775807 - 1)",
    "a negative number": "-1",
    "a fraction": "1.5",
    "an endless number": "9e999",
}
STORED_AS = {"NULL": None, "INTEGER": int, "REAL": float, "TEXT": str, "BLOB": bytes}
REST = (
    "INSERT INTO reminders VALUES ('abc', 0, 1.0, 2.0, 0)",
    "INSERT INTO interactions VALUES (17, 5.0)",
    "INSERT INTO absence_notices VALUES ('abc', 100)",
    "INSERT INTO nudges VALUES ('abc', 6.0)",
    "INSERT INTO served VALUES (1, 0, 6.5)",
    "INSERT INTO lapses VALUES ('abc', 7.0, 1)",
    """INSERT INTO private_moves VALUES ('def', 1, 2, '{"kind":"fly"}', 1.0)""",
)


async def fill(tx, make_table):
    await campaigns.add(tx, "long", "toy", 3600)
    await campaigns.keep_seed(tx, "long", "secret")
    seats = (Holder(Seat(0), 100, company="ash"), Holder(Seat(1), policy="random", company="birch"))
    lobby = make_table("ghi", channel_id=7, phase="lobby", started=None, campaign="long", number=1, seats=seats)
    await games.add(tx, lobby)
    await campaigns.leave_order(tx, lobby, "ash", "power", ("now",))
    said = PanelContent(story="Ł → 火車", pictures=(("a.png", None),), added="", next_up="", rows=(), called=(100,))
    row = LedgerRow(table_id="abc", target="panel", channel_id=1, message_id=2, shown_up_to=999, content=said)
    await ledger.put(tx, row)
    await proposals.add(
        tx,
        Proposal(
            id=0, table_id="abc", kind="undo", by=100, seat=Seat(0), user_id=None, policy=None, to=2, seq=3,
            state="open", agreed=(), waiting=(300, 200), created=1.5,
        ),
    )  # fmt: skip
    await closed_dms.add(tx, 5, 1.25)
    await lessons.add(tx, 1, "toy", "a")
    await languages.put(tx, 1, languages.Reading("pl", chosen=True))
    await results.put(tx, "abc", 4, (results.SeatResult(7, 1), results.SeatResult(-2, 2)))
    await results.unlist(tx, 2**62)
    await snapshots.make_base(tx, "abc", Snapshot(4, 1, b"", base=True))
    await guilds.put(tx, GuildSettings(guild_id=1, channels=(10, 11), max_tables=5))
    await guilds.put_board(tx, BoardPage(guild_id=1, page=0, channel_id=10, nonce="n"))
    await notes.put(tx, "abc", Seat(0), 4, "please")
    await orders.put(tx, GivenOrder(table_id="abc", seat=Seat(0), number=1, kind="pass", fields={"a": 1}))
    await preferences.put(tx, Preferences(user_id=100, absence=Absence(1.0, 2.0, 1.0)))


@pytest.fixture
async def whole(path, database, begin, play, make_table):
    """The bytes of a database with something in every table."""
    for table_id, channel in (("abc", 10), ("def", 11)):
        await play(table_id, await begin(table_id, channel_id=channel), 4)
    await transact(database, lambda tx: fill(tx, make_table))
    await database.close()
    with closing(sqlite3.connect(path)) as raw, raw:
        for sql in REST:
            raw.execute(sql)
    with closing(sqlite3.connect(path)) as raw:
        assert [table for table in layouts() if not raw.execute(f"SELECT * FROM {table}").fetchone()] == []
    return path.read_bytes()


def changed(path, *statements):
    """Change a file past all that protects it, which stands again afterwards; return whether SQLite does that."""

    def all_of(raw, statements):
        for sql in statements:
            raw.execute(sql)

    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        was = raw.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        triggers = raw.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        all_of(raw, [f'DROP TRIGGER "{name}"' for name, _ in triggers])
        all_of(
            raw,
            [
                "PRAGMA writable_schema = ON",
                "UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '') WHERE type = 'table'",
            ],
        )
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA ignore_check_constraints = ON")
        try:
            all_of(raw, statements)
        except sqlite3.IntegrityError:
            return False
        all_of(raw, ["PRAGMA ignore_check_constraints = OFF", *(sql for _, sql in triggers)])
        raw.execute("PRAGMA writable_schema = ON")
        for name, sql in was:
            raw.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql, name))
    return True


def rows_of(path):
    """Return all rows of a file as they are stored, with the type of each value."""
    with closing(sqlite3.connect(path)) as raw:
        raw.text_factory = bytes
        return {
            table: sorted(
                repr([(type(value).__name__, value) for value in row])
                for row in raw.execute(f"SELECT {layout.listed} FROM {table}")
            )
            for table, layout in layouts().items()
        }


def run(capsys, *arguments):
    """Run a command; return its exit code and the one line that it says where something is wrong."""
    code = main([str(argument) for argument in arguments])
    said = capsys.readouterr().err
    assert (code, said.count("\n")) in {(0, 0), (1, 1)}, said
    assert said == "" or said.startswith(f"{arguments[0]}: ")
    return code, said


@pytest.fixture
def tried(path, tmp_path, tables_made, capsys):
    """Run all commands on a file; return what the check says of it."""

    def tried():
        target, saved = tmp_path / "target.sqlite3", tmp_path / "saved.sqlite3"
        target.write_bytes(tables_made)
        saved.unlink(missing_ok=True)
        found, _ = run(capsys, "check", path)
        copied, _ = run(capsys, "copy", path, target)
        backed_up, _ = run(capsys, "backup", path, saved)
        assert found == backed_up or not saved.exists()
        assert copied >= found
        if not copied:
            assert rows_of(target) == rows_of(path)
        if saved.exists():
            assert rows_of(saved) == rows_of(path)
        return found

    return tried


def test_a_sound_file_passes_with_something_in_every_table(path, whole, capsys, tmp_path):
    changed(path, """UPDATE private_moves SET entry = '{"kind":"draw"}'""", "DELETE FROM private_moves")
    code, said = run(capsys, "check", path)
    assert (code, said) == (0, "")


@pytest.mark.parametrize("table", a_few(layouts(), 4))
def test_whatever_a_column_holds_every_command_ends_in_a_line(path, whole, tried, table):
    layout = layouts()[table]
    every = [(column, value) for column in layout.columns for value in VALUES]
    for column, value in sorted(Random(table).sample(every, min(len(every), times(3, len(every))))):
        path.write_bytes(whole)
        for suffix in ("-wal", "-shm"):
            path.with_name(path.name + suffix).unlink(missing_ok=True)
        key = ", ".join(f'"{one}"' for one in layout.key)
        first = f"SELECT {key} FROM {table} ORDER BY {key} LIMIT 1"
        if not changed(path, f'UPDATE {table} SET "{column}" = {VALUES[value]} WHERE ({key}) = ({first})'):
            continue
        place = layout.columns.index(column)
        with closing(sqlite3.connect(path)) as raw:
            raw.text_factory = lambda data: data.decode(errors="replace")
            kinds = {type(one) for (one,) in raw.execute(f'SELECT "{column}" FROM {table}')}
        sound = {STORED_AS[layout.types[place]], *([type(None)] if layout.optional[place] else [])}
        found = tried()
        assert found or kinds <= sound, f"{table}.{column} holds {value}"


@pytest.mark.parametrize(
    ("harm", "told"),
    a_few(
        [
            ("UPDATE seats SET user_id = 'x' WHERE game_id = 'def' AND seat = 0", "def: seats.user_id holds a text"),
            ("UPDATE snapshots SET state = 'x' WHERE game_id = 'def'", "def: snapshots.state holds a text"),
            ("UPDATE campaigns SET seed = x'00'", "campaigns.seed holds bytes"),
            (
                "UPDATE games SET title = CAST(x'ff' AS TEXT) WHERE id = 'def'",
                "def: games.title holds a text that cannot be",
            ),
            ("UPDATE games SET created = 1e300 WHERE id = 'def'", "def: games.created holds a number out of range"),
            ("UPDATE preferences SET daily = 1440", "preferences.daily holds a number out of range"),
            ("UPDATE games SET id = CAST(x'ff' AS TEXT) WHERE id = 'ghi'", "a row refers to no games"),
            ("DELETE FROM campaigns", "a row refers to no campaigns"),
            ("DELETE FROM seats WHERE game_id = 'def' AND seat = 0", "def: its seats have holes"),
            ("UPDATE results SET outcome = '[]x'", "abc: what is stored of it cannot be read"),
            ("UPDATE orders SET fields = '[]'", "abc: what is stored of it cannot be read"),
        ],
        4,
    ),
)
def test_what_is_wrong_is_named(path, whole, capsys, harm, told):
    assert changed(path, "DELETE FROM private_moves", harm)
    code, said = run(capsys, "check", path)
    assert code == 1
    assert told in said


@pytest.mark.parametrize(
    "harm",
    a_few([
        "CREATE TABLE notes_of_mine (text TEXT)",
        "CREATE VIEW seen AS SELECT * FROM nowhere",
        "CREATE TRIGGER mine AFTER INSERT ON seats BEGIN DELETE FROM games; END",
        "ALTER TABLE seats ADD COLUMN mine TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats DROP COLUMN answer",
        "ALTER TABLE seats RENAME COLUMN answer TO said",
        "ALTER TABLE seats RENAME TO chairs",
        "DROP TABLE seats",
        "DROP TRIGGER moves_have_no_holes",
        "DROP INDEX seats_by_user",
        *(f"PRAGMA user_version = {number}" for number in (-5, 0, 1, 14, 15, 22, 99)),
        "PRAGMA application_id = 1",
        *(f"UPDATE sqlite_master SET {what}" for what in (
            "rootpage = 3 WHERE name = 'moves'", "sql = 'CREATE' WHERE name = 'moves'", "type = 'view'",
            "rootpage = 100000 WHERE name = 'seats_by_user'", "name = CAST(x'ff' AS TEXT) WHERE name = 'seats'",
        )),
    ], 8),
)  # fmt: skip
def test_whatever_a_file_is_made_of_every_command_ends_in_a_line(path, whole, tried, tmp_path, harm):
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute(harm)
    added = harm.startswith(("CREATE", "ALTER TABLE seats ADD"))
    for command, *target in (["check"], ["copy", tmp_path / "target"], ["backup", tmp_path / "saved"]):
        assert main([command, str(path), *map(str, target)]) in {0, 1} if added else {1}


def test_whichever_bytes_of_a_file_are_others_every_command_ends_in_a_line(path, whole, tried, capsys):
    for number in range(times(8, 300)):
        rng = Random(number)
        data = bytearray(whole)
        for place in rng.sample(range(len(data)), rng.choice((1, 20, 400))):
            data[place] = rng.randrange(256)
        path.write_bytes(data)
        tried()


def test_wherever_a_file_ends_every_command_ends_in_a_line(path, whole, tried):
    for length in sorted(Random(1).sample(range(len(whole)), times(10, 200))):
        path.write_bytes(whole[:length])
        assert tried() == 1


def test_a_copy_has_what_triggers_would_have_changed_as_it_is(path, whole, tried):
    assert changed(path, "DELETE FROM private_moves", "UPDATE announcements SET seq = 0")
    before = rows_of(path)["announcements"]
    assert tried() == 0  # which compares them
    assert "('int', 0)" in before[0]


@pytest.fixture
def played(tmp_path):
    """Let another process play on a database, as far as anybody can see from outside."""
    with ExitStack() as stack:

        def played(address):
            code = PLAYING if isinstance(address, Path) else SHARING
            child = stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-c", code, str(address)],
                    cwd=ROOT,
                    text=True,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                )
            )
            stack.callback(child.kill)
            assert child.stdout.readline() == "playing\n"
            return child

        yield played


PLAYING = """
import asyncio, sys
from pathlib import Path
from storage.database import only_process
async def play():
    async with only_process(Path(sys.argv[1])):
        print("playing", flush=True)
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(play())
"""
SHARING = """
import asyncio, sys
from bot.shards import ShardBlocks, ShardPlan
from storage.database import Database, unplayed
async def play():
    database = await Database.open(sys.argv[1])
    blocks = ShardBlocks(ShardPlan.undivided(), database, lambda _: None)
    await blocks.take()
    print("playing", flush=True)
    keeping = asyncio.create_task(blocks.keep(None))
    await asyncio.to_thread(sys.stdin.read)
    keeping.cancel()
    await blocks.give_up()
    await database.close()
asyncio.run(play())
"""


def test_a_file_on_which_a_bot_plays_is_neither_copied_nor_copied_to(
    path, whole, tmp_path, capsys, played, tables_made
):
    assert changed(path, "DELETE FROM private_moves")
    target = tmp_path / "target.sqlite3"
    target.write_bytes(tables_made)
    for file in (path, target):
        bot = played(file)
        code, said = run(capsys, "copy", path, target)
        assert (code, said) == (1, f"copy: a bot plays on {file}, or another copy is being made: end that first\n")
        assert run(capsys, "check", path)[0] == run(capsys, "backup", path, tmp_path / "saved")[0] == 0
        bot.communicate("")
    assert run(capsys, "copy", path, target)[0] == 0


@pytest.mark.long
def test_a_server_on_which_a_bot_plays_is_neither_copied_nor_copied_to(
    path, whole, tmp_path, capsys, played, postgres_address
):
    assert changed(path, "DELETE FROM private_moves")
    bot = played(postgres_address)
    code, said = run(capsys, "copy", path, postgres_address)
    assert code == 1
    assert said.startswith("copy: a bot plays on postgresql://")
    bot.communicate("")
    assert run(capsys, "copy", path, postgres_address)[0] == 0
    bot = played(postgres_address)
    assert run(capsys, "copy", postgres_address, tmp_path / "back.sqlite3")[0] == 1
    assert run(capsys, "backup", postgres_address, tmp_path / "saved.sqlite3")[0] == 0
    bot.communicate("")
    assert run(capsys, "copy", postgres_address, tmp_path / "back.sqlite3")[0] == 0
    assert rows_of(tmp_path / "back.sqlite3") == rows_of(tmp_path / "saved.sqlite3") == rows_of(path)


async def test_nobody_begins_to_play_while_a_database_is_copied(postgres_address, tmp_path, tables_made, played):
    path = tmp_path / "played.sqlite3"
    path.write_bytes(tables_made)
    async with unplayed(path), unplayed(postgres_address):
        database = await Database.open(postgres_address)
        session = await database.session()
        assert not await session.agree(1)
        await session.close()
        await database.close()
        locking = f"import pathlib, storage.owner as o; print(o._locked(o._lock_file(pathlib.Path({str(path)!r}))))"
        assert subprocess.check_output([sys.executable, "-c", locking], cwd=ROOT) == b"False\n"  # noqa: ASYNC221


SERVER_HARM = {
    "a text where a number is to be": "ALTER TABLE seats ALTER COLUMN user_id TYPE TEXT",
    "bytes that are no position": "UPDATE snapshots SET state = '\\x00'",
    "a moment that never comes": "UPDATE games SET created = 'Infinity'",
    "a moment that is none": "UPDATE games SET created = 'NaN'",
    "a seat beyond all": "UPDATE reminders SET seat = 5000",
    "no table": "DROP TABLE seats",
    "no trigger": "DROP TRIGGER moves_have_no_holes ON moves",
    "a trigger that is off": "ALTER TABLE moves DISABLE TRIGGER moves_have_no_holes",
    "another table": "CREATE TABLE mine (a BIGINT)",
    "an older number": "UPDATE stationmaster SET version = 16",
    "a newer number": "UPDATE stationmaster SET version = 99",
    "no number": "DELETE FROM stationmaster",
    "orders that are a list": "UPDATE orders SET fields = '[]'",
    "a result that is none": "UPDATE results SET outcome = 'x'",
}


@pytest.mark.parametrize("harm", a_few(SERVER_HARM, 1))
def test_whatever_is_wrong_on_a_server_every_command_ends_in_a_line(
    path, whole, tmp_path, capsys, postgres_address, harm
):
    assert changed(path, "DELETE FROM private_moves")
    assert run(capsys, "copy", path, postgres_address)[0] == 0
    with psycopg.connect(postgres_address, autocommit=True) as raw:
        raw.execute(SERVER_HARM[harm])
    expected = int(harm != "another table")
    assert run(capsys, "check", postgres_address)[0] == expected
    assert run(capsys, "backup", postgres_address, tmp_path / "saved.sqlite3")[0] == expected
    assert run(capsys, "copy", postgres_address, tmp_path / "back.sqlite3")[0] == expected
    assert run(capsys, "copy", path, postgres_address)[0] in {0, 1}


@pytest.mark.parametrize("table", a_few(layouts(), 3))
def test_whatever_a_column_holds_a_server_takes_it_as_it_is_or_says_in_a_line_what_it_does_not(
    path, whole, capsys, schema_made, tmp_path, table
):
    layout, rng = layouts()[table], Random(f"{table} on a server")
    values = {**VALUES, "a letter that no server keeps": "CAST(x'610062' AS TEXT)"}
    every = [(column, value) for column in layout.columns for value in values]
    for column, value in sorted(rng.sample(every, times(1, 8))):
        path.write_bytes(whole)
        key = ", ".join(f'"{one}"' for one in layout.key)
        first = f"SELECT {key} FROM {table} ORDER BY {key} LIMIT 1"
        if not changed(path, f'UPDATE {table} SET "{column}" = {values[value]} WHERE ({key}) = ({first})'):
            continue
        if not run(capsys, "copy", path, schema_made)[0]:
            back = tmp_path / f"back-{column}-{len(value)}.sqlite3"
            assert run(capsys, "copy", schema_made, back)[0] == 0
            assert rows_of(back) == rows_of(path)
        empty(schema_made)
