import asyncio
import sqlite3

import aiosqlite
import psycopg
import pytest

from storage import closed_dms
from storage.database import LASTING, Database, Failing
from storage.errors import NotStored, OutcomeUnknown, StaleVersion
from storage.postgres import PostgresConnection
from storage.rows import change, number, write
from storage.sqlite import SQLite, SQLiteConnection
from tests.postgres import INTEGRITY
from tests.stored import read, transact

READ_ONLY = (sqlite3.OperationalError, psycopg.errors.ReadOnlySqlTransaction, NotStored)
ADDED = "INSERT INTO closed_dms (user_id, since) VALUES (?, 0.0)"


def kind_of(database):
    """Return the type of the connections on which a database is written."""
    return SQLiteConnection if isinstance(database.engine, SQLite) else PostgresConnection


async def closed(database, user_id):
    return user_id in await read(database, closed_dms.people)


async def test_what_raises_is_not_stored(database):
    async def work(tx):
        await closed_dms.add(tx, 1, 0.0)
        raise RuntimeError("on the way")

    with pytest.raises(RuntimeError):
        await transact(database, work)
    assert not await closed(database, 1)
    await transact(database, lambda tx: closed_dms.add(tx, 1, 0.0))
    assert await closed(database, 1)


async def awaited(tx, user_id):
    await change(tx, ADDED, user_id)


async def written(tx, user_id):
    await write(tx, ADDED, user_id)


@pytest.mark.parametrize("add", [awaited, written])
async def test_a_caller_that_is_cancelled_at_any_moment_leaves_no_transaction_open_and_nothing_half_stored(
    database, add
):
    async def work(number):
        async with database.transaction() as tx:
            await add(tx, 2 * number)
            await add(tx, 2 * number + 1)

    # A server answers when it does, however often the loop looks.
    outcomes, pause = set(), 0 if kind_of(database) is SQLiteConnection else 0.0005
    for user in range(100, 160):
        caller = asyncio.create_task(work(user))
        for _ in range(user - 100):
            await asyncio.sleep(pause)
        caller.cancel()
        await asyncio.wait([caller])
        await transact(database, lambda tx, other=user - 100: add(tx, other))
        if database._ending:  # a server commits it beside the other
            await asyncio.wait(database._ending)
        there = {await closed(database, each) for each in (2 * user, 2 * user + 1)}
        assert len(there) == 1
        assert await closed(database, user - 100)
        outcomes |= there
    assert outcomes == {False, True}


async def test_a_database_can_be_closed_where_the_end_of_a_transaction_was_cancelled_before_it_began(
    another_address, monkeypatch
):
    def cancelled(ending):
        ending.cancel()
        return ending

    database = await Database.open(another_address())
    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "shield", cancelled)
        with pytest.raises(asyncio.CancelledError):
            await closed(database, 1)
    await asyncio.wait_for(database.close(), timeout=60)


@pytest.mark.parametrize("add", [awaited, written])
async def test_a_transaction_whose_end_was_cancelled_before_it_began_is_rolled_back_before_the_next(
    database, add, monkeypatch
):
    def cancelled(ending):
        ending.cancel()
        return ending

    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "shield", cancelled)
        with pytest.raises(asyncio.CancelledError):
            await transact(database, lambda tx: add(tx, 1))
    await transact(database, lambda tx: add(tx, 2))
    assert [await closed(database, user) for user in (1, 2)] == [False, True]


async def test_what_is_written_is_seen_by_the_next_query_of_its_transaction(database):
    async with database.transaction() as tx:
        await written(tx, 1)
        await written(tx, 2)
        assert await number(tx, "SELECT COUNT(*) FROM closed_dms") == 2


@pytest.mark.file
async def test_what_is_written_takes_one_visit_to_the_thread_with_the_beginning_and_the_end(database, monkeypatch):
    visits, execute = [], aiosqlite.Connection._execute

    async def executing(connection, work, *given, **named):
        visits.append(work)
        return await execute(connection, work, *given, **named)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", executing)
    async with database.transaction() as tx:
        for user in range(10):
            await written(tx, user)
        assert not visits
    assert len(visits) == 1
    assert await closed(database, 9)


UNKNOWN = ("UPDATE closed_dms SET since = 1.0 WHERE user_id = ?", {"unchanged": StaleVersion("nothing there")})
TWICE = (ADDED, {"forbidden": StaleVersion("there already")})


@pytest.mark.parametrize(("sql", "refusals"), [UNKNOWN, TWICE])
async def test_a_statement_that_does_not_do_what_it_must_stores_nothing_and_names_why(database, sql, refusals):
    async def work(tx):
        await written(tx, 1)
        await write(tx, sql, 1 if sql == ADDED else 2, **refusals)
        await written(tx, 3)

    with pytest.raises(StaleVersion, match="there"):
        await transact(database, work)
    assert not {user for user in (1, 2, 3) if await closed(database, user)}
    await transact(database, lambda tx: written(tx, 1))
    assert await closed(database, 1)


async def test_a_transaction_of_which_something_was_not_written_stores_nothing_even_where_that_was_caught(database):
    async def work(tx):
        await written(tx, 1)
        await written(tx, 1)
        with pytest.raises(INTEGRITY):
            await number(tx, "SELECT COUNT(*) FROM closed_dms")
        await written(tx, 2)

    with pytest.raises(INTEGRITY):
        await transact(database, work)
    assert not {user for user in (1, 2) if await closed(database, user)}
    await transact(database, lambda tx: written(tx, 1))
    assert await closed(database, 1)


async def test_a_caller_that_is_cancelled_while_it_commits_has_committed(database, monkeypatch):
    committing, commit = asyncio.Event(), kind_of(database).commit

    async def slowly(connection):
        committing.set()
        await asyncio.sleep(0)
        await commit(connection)

    monkeypatch.setattr(kind_of(database), "commit", slowly)
    caller = asyncio.create_task(transact(database, lambda tx: closed_dms.add(tx, 1, 0.0)))
    await committing.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await transact(database, lambda tx: closed_dms.add(tx, 2, 0.0))
    assert await closed(database, 1)


async def test_what_is_not_stored_of_a_caller_that_is_gone_is_logged_and_the_next_one_stores(
    database, monkeypatch, caplog
):
    committing, failing = asyncio.Event(), asyncio.Event()

    async def fails(_):
        committing.set()
        await failing.wait()
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patched, caplog.at_level("INFO"):
        patched.setattr(kind_of(database), "commit", fails)
        caller = asyncio.create_task(transact(database, lambda tx: closed_dms.add(tx, 1, 0.0)))
        await committing.wait()
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        failing.set()
        patched.undo()
        await transact(database, lambda tx: closed_dms.add(tx, 2, 0.0))
    assert "whose caller was cancelled was not stored: OperationalError: disk I/O error" in caplog.text
    assert [await closed(database, user) for user in (1, 2)] == [False, True]


async def test_a_reader_never_sees_what_is_not_yet_certain(database):
    async with database.transaction() as tx:
        await closed_dms.add(tx, 1, 0.0)
        assert not await closed(database, 1)
    assert await closed(database, 1)


async def test_reading_cannot_write(database):
    with pytest.raises(READ_ONLY, match=r"read-?only"):
        await read(database, lambda tx: closed_dms.add(tx, 1, 0.0))


async def test_closing_waits_for_what_was_begun(path):
    database = await Database.open(path)

    caller = asyncio.create_task(transact(database, lambda tx: closed_dms.add(tx, 1, 0.0)))
    await asyncio.sleep(0)
    await database.close()
    await caller
    database = await Database.open(path)
    assert await closed(database, 1)
    await database.close()


@pytest.mark.file
async def test_moves_are_flushed_to_disk_and_references_held(database):
    async def pragmas(tx):
        names = ("synchronous", "foreign_keys", "recursive_triggers")
        return [await number(tx, f"PRAGMA {name}") for name in names]

    assert await transact(database, pragmas) == [2, 1, 1]


@pytest.mark.file
async def test_many_writers_at_once_wait_for_one_another(database):
    async def more(tx):
        await closed_dms.add(tx, await number(tx, "SELECT COUNT(*) FROM closed_dms"), 0.0)

    await asyncio.gather(*(transact(database, more) for _ in range(50)))
    assert await read(database, lambda tx: number(tx, "SELECT COUNT(*) FROM closed_dms")) == 50


@pytest.mark.file
async def test_a_full_disk_stores_nothing_of_a_transaction_is_logged_once_and_heals(database, caplog):
    def most_pages(pages):
        return database.engine.writers.connection.execute(f"PRAGMA max_page_count = {pages}")

    async def store(size):
        async def work(tx):
            await change(tx, "INSERT INTO guilds (guild_id, max_tables) VALUES (?, 7)", size)
            await change(tx, "CREATE TABLE made AS SELECT zeroblob(?) AS bytes", size)

        await transact(database, work)

    now = [1000.0]
    database.clock = lambda: now[0]
    await most_pages(1)  # as many as there are
    for _ in range(3):
        with pytest.raises(NotStored, match="full") as refused:
            await store(1_000_000)
        assert refused.value.full
        now[0] += 1
    assert await read(database, lambda tx: number(tx, "SELECT COUNT(*) FROM guilds")) == 0
    assert (database.failing.full, database.failing.since, database.failing.latest) == (True, 1000.0, 1002.0)
    assert await database.can_store(), "a page that is there can still be written"
    assert database.failing is not None
    await most_pages(1_000_000)
    now[0] += LASTING
    await store(1_000_000)
    assert database.failing is None
    assert ["the disk is full" in record.getMessage() for record in caplog.records] == [True, False]


@pytest.mark.file
@pytest.mark.parametrize("replaced", [False, True], ids=["moved away", "replaced"])
async def test_nothing_is_stored_in_a_file_that_nobody_would_find(path, tmp_path, database, replaced):
    await transact(database, lambda tx: change(tx, "INSERT INTO guilds (guild_id, max_tables) VALUES (1, 7)"))
    path.rename(kept := tmp_path / "kept.sqlite3")
    if replaced:
        path.write_bytes(kept.read_bytes())
    with pytest.raises(NotStored, match="start the bot again"):
        await transact(database, lambda tx: change(tx, "INSERT INTO guilds (guild_id, max_tables) VALUES (2, 7)"))
    assert not await database.can_store()
    kept.rename(path)
    assert await database.can_store()
    await transact(database, lambda tx: change(tx, "INSERT INTO guilds (guild_id, max_tables) VALUES (3, 7)"))
    assert await read(database, lambda tx: number(tx, "SELECT COUNT(*) FROM guilds")) == 2


async def test_whether_anything_can_be_stored_is_not_known_where_the_server_is_lost_while_that_is_tried(
    database, monkeypatch
):
    monkeypatch.setattr(database, "failing", Failing(full=False, since=0.0, latest=0.0))

    async def lost(_):
        raise OutcomeUnknown("the server was lost while it committed")

    monkeypatch.setattr(database.engine, "touch", lost)
    assert not await database.can_store()
