import msgspec

from storage import deliveries, table_records
from tests.stored import read, transact


async def delivered(database):
    return (await read(database, lambda tx: table_records.get(tx, "abc"))).delivered


async def store(database, wanted):
    async def work(tx):
        before = await table_records.get(tx, "abc")
        await table_records.save(tx, before, msgspec.structs.replace(before, delivered=wanted))

    await transact(database, work)


async def test_what_is_to_be_sent_is_read_as_it_was_stored(database, begin):
    await begin()
    assert await delivered(database) == {}
    assert await read(database, deliveries.tables) == ()
    await store(database, {0: -1, 1: 7})
    assert await delivered(database) == {0: -1, 1: 7}
    assert await read(database, deliveries.tables) == ("abc",)


async def test_what_was_sent_is_pending_no_longer(database, begin):
    await begin()
    await store(database, {0: -1, 1: 7})
    await store(database, {1: 9})
    assert await delivered(database) == {1: 9}
    await store(database, {})
    assert await read(database, deliveries.tables) == ()
