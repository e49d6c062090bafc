import sqlite3

import aiosqlite
import pytest

from storage.database import Database
from storage.errors import ForeignFile, NewerDatabase
from storage.migrate import APPLICATION_ID, Migration, migrate, shipped, statements

pytestmark = pytest.mark.file

FIRST = Migration(1, "0001.sql", "CREATE TABLE towns (name TEXT PRIMARY KEY);")
SECOND = Migration(2, "0002.sql", "ALTER TABLE towns ADD COLUMN people INTEGER NOT NULL DEFAULT 7;")


@pytest.fixture
async def connection(path):
    async with aiosqlite.connect(path, isolation_level=None) as opened:
        yield opened


async def value(connection, sql):
    return [row[0] for row in await connection.execute_fetchall(sql)]


def test_shipped_migrations_are_numbered_without_a_gap():
    assert [migration.version for migration in shipped()] == list(range(1, len(shipped()) + 1))


def test_a_script_is_split_into_statements_and_a_trigger_stays_whole():
    script = (
        "-- towns; and more\nCREATE TABLE a (b);\n\nCREATE TRIGGER c BEFORE INSERT ON a\nBEGIN\n  SELECT 1;\nEND;\n"
    )
    assert [part.count(";") for part in statements(script)] == [2, 2]


def test_an_unfinished_statement_is_refused():
    with pytest.raises(sqlite3.ProgrammingError, match="CREATE TABLE a"):
        list(statements("CREATE TABLE a (b)\n"))


async def test_a_new_file_gets_every_migration_and_our_mark(connection):
    assert await migrate(connection) == shipped()[-1].version
    assert await value(connection, "PRAGMA application_id") == [APPLICATION_ID]
    assert await migrate(connection) == shipped()[-1].version


async def test_an_older_file_keeps_its_rows(connection):
    await migrate(connection, [FIRST])
    await connection.execute("INSERT INTO towns (name) VALUES ('København')")
    assert await migrate(connection, [FIRST, SECOND]) == 2
    assert await value(connection, "SELECT name || people FROM towns") == ["København7"]


async def test_a_migration_that_fails_leaves_the_file_as_it_was(connection):
    await migrate(connection, [FIRST])
    broken = Migration(3, "0003.sql", "CREATE TABLE roads (a);\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        await migrate(connection, [FIRST, SECOND, broken])
    assert await value(connection, "PRAGMA user_version") == [1]
    assert await value(connection, "SELECT name FROM sqlite_master WHERE type = 'table'") == ["towns"]


async def test_a_migration_may_leave_no_row_that_refers_to_nothing(connection):
    dangling = Migration(
        1,
        "0001.sql",
        "CREATE TABLE a (b INTEGER REFERENCES c (d));\nCREATE TABLE c (d PRIMARY KEY);\nINSERT INTO a VALUES (1);\n",
    )
    with pytest.raises(sqlite3.IntegrityError, match="refer to nothing"):
        await migrate(connection, [dangling])


async def test_a_database_of_a_newer_program_is_refused_by_name(path, connection):
    await migrate(connection)
    await connection.execute("PRAGMA user_version = 99")
    with pytest.raises(
        NewerDatabase, match=rf"version 99, newer than this program, which knows {shipped()[-1].version}"
    ):
        await Database.open(path)


async def test_another_programs_database_is_left_alone(path, connection):
    await connection.execute("CREATE TABLE theirs (a)")
    with pytest.raises(ForeignFile):
        await Database.open(path)
    assert await value(connection, "SELECT name FROM sqlite_master") == ["theirs"]


async def test_a_file_that_is_no_database_is_refused(path):
    path.write_text("not a database " * 100)
    with pytest.raises(ForeignFile, match="is no database"):
        await Database.open(path)
