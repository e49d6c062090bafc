import asyncio
import sqlite3

import pytest

from storage import closed_dms
from storage.database import Database
from storage.rows import number


async def closed(database, user_id):
    return await database.read(lambda tx: closed_dms.holds(tx, user_id))


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
    inside = asyncio.Event()

    async def work(tx):
        inside.set()
        await asyncio.sleep(0.02)
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
    seen = []

    async def work(tx):
        await closed_dms.add(tx, 1, 0.0)
        seen.append(await closed(database, 1))

    await database.transact(work)
    assert seen == [False]
    assert await closed(database, 1)


async def test_reading_cannot_write(database):
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await database.read(lambda tx: closed_dms.add(tx, 1, 0.0))


async def test_closing_waits_for_what_was_begun(path):
    database = await Database.open(path)

    async def slow(tx):
        await asyncio.sleep(0.02)
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
