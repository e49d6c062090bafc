import asyncio
import sqlite3
import threading
import time

import pytest

from storage import closed_dms
from storage.database import LASTING, Database
from storage.errors import NotStored
from storage.rows import change, number
from tests.discord_server.clock import PATIENCE


async def closed(database, user_id):
    return user_id in await database.read(closed_dms.people)


async def test_what_raises_is_not_stored(database):
    async def work(tx):
        await closed_dms.add(tx, 1, 0.0)
        raise RuntimeError("on the way")

    with pytest.raises(RuntimeError):
        await database.transact(work)
    assert not await closed(database, 1)
    await database.transact(lambda tx: closed_dms.add(tx, 1, 0.0))
    assert await closed(database, 1)


async def test_a_cancelled_caller_leaves_no_transaction_open_and_its_work_is_done(database):
    inside, loop = asyncio.Event(), asyncio.get_running_loop()

    async def work(tx):
        loop.call_soon_threadsafe(inside.set)
        time.sleep(0.02)  # noqa: ASYNC251 - it is the thread of the database that is kept busy
        await closed_dms.add(tx, 1, 0.0)

    caller = asyncio.create_task(database.transact(work))
    await inside.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await database.transact(lambda tx: closed_dms.add(tx, 2, 0.0))
    assert await closed(database, 1)
    assert await closed(database, 2)


async def test_a_reader_never_sees_what_is_not_yet_certain(database):
    written, seen, loop = asyncio.Event(), threading.Event(), asyncio.get_running_loop()

    async def work(tx):
        await closed_dms.add(tx, 1, 0.0)
        loop.call_soon_threadsafe(written.set)
        assert seen.wait(PATIENCE)

    writing = asyncio.create_task(database.transact(work))
    await written.wait()
    assert not await closed(database, 1)
    seen.set()
    await writing
    assert await closed(database, 1)


async def test_reading_cannot_write(database):
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await database.read(lambda tx: closed_dms.add(tx, 1, 0.0))


async def test_closing_waits_for_what_was_begun(path):
    database = await Database.open(path)

    async def slow(tx):
        time.sleep(0.02)  # noqa: ASYNC251 - as above
        await closed_dms.add(tx, 1, 0.0)

    caller = asyncio.create_task(database.transact(slow))
    await asyncio.sleep(0)
    await database.close()
    await caller
    database = await Database.open(path)
    assert await closed(database, 1)
    await database.close()


async def test_moves_are_flushed_to_disk_and_references_held(database):
    async def pragmas(tx):
        names = ("synchronous", "foreign_keys", "recursive_triggers")
        return [await number(tx, f"PRAGMA {name}") for name in names]

    assert await database.transact(pragmas) == [2, 1, 1]


async def test_many_writers_at_once_wait_for_one_another(database):
    async def more(tx):
        await closed_dms.add(tx, await number(tx, "SELECT COUNT(*) FROM closed_dms"), 0.0)

    await asyncio.gather(*(database.transact(more) for _ in range(50)))
    assert await database.read(lambda tx: number(tx, "SELECT COUNT(*) FROM closed_dms")) == 50


async def test_a_transaction_is_one_visit_to_the_thread_of_the_database(database, monkeypatch):
    visits, run_in_executor = [], asyncio.get_running_loop().run_in_executor

    def counting(*given):
        visits.append(given)
        return run_in_executor(*given)

    monkeypatch.setattr(asyncio.get_running_loop(), "run_in_executor", counting)

    async def work(tx):
        for user in range(20):
            await closed_dms.add(tx, user, 0.0)

    await database.transact(work)
    assert len(visits) == 1


async def test_a_transaction_that_waits_for_something_else_is_refused_and_stores_nothing(database):
    async def work(tx):
        await closed_dms.add(tx, 1, 0.0)
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="besides its database"):
        await database.transact(work)
    assert not await closed(database, 1)


async def test_a_full_disk_stores_nothing_of_a_transaction_is_logged_once_and_heals(database, caplog):
    def most_pages(pages):
        return database._writer._do(lambda: database._writer._connection.execute(f"PRAGMA max_page_count = {pages}"))

    async def store(size):
        async def work(tx):
            await change(tx, "INSERT INTO guilds VALUES (?, 7)", size)
            await change(tx, "CREATE TABLE made AS SELECT zeroblob(?) AS bytes", size)

        await database.transact(work)

    now = [1000.0]
    database.clock = lambda: now[0]
    await most_pages(1)  # as many as there are
    for _ in range(3):
        with pytest.raises(NotStored, match="full") as refused:
            await store(1_000_000)
        assert refused.value.full
        now[0] += 1
    assert await database.read(lambda tx: number(tx, "SELECT COUNT(*) FROM guilds")) == 0
    assert (database.failing.full, database.failing.since, database.failing.latest) == (True, 1000.0, 1002.0)
    assert await database.can_store(), "a page that is there can still be written"
    assert database.failing is not None
    await most_pages(1_000_000)
    now[0] += LASTING
    await store(1_000_000)
    assert database.failing is None
    assert ["the disk is full" in record.getMessage() for record in caplog.records] == [True, False]
