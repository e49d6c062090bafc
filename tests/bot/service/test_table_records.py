"""What is stored of a table is read once until anything of it is written, and is always what is on disk."""

import asyncio
import sqlite3

import pytest

from bot.service import TableOptions
from engine.core.seat import Seat
from storage import games, messages, table_records
from storage.records import PostedMessage

ADA = 1


def a_message(table, number):
    return PostedMessage(table_id=table.id, role="hand", user_id=ADA, channel_id=5, message_id=number, seq=number)


async def on_disk(service, table):
    return await service.database.read(lambda tx: table_records.get(tx, table.id))


@pytest.fixture
async def table(service):
    return await service.lobby.new(ADA, 10, 20, TableOptions(game="europe", title="Friday", players=3))


@pytest.fixture
def reads(service, monkeypatch):
    """Count what is read, and fail as often as is said."""
    read = service.database.read

    class Reads:
        count, failing = 0, 0

    async def counting(work):
        Reads.count += 1
        if Reads.failing:
            Reads.failing -= 1
            raise sqlite3.OperationalError("disk I/O error")
        return await read(work)

    monkeypatch.setattr(service.database, "read", counting)
    return Reads


async def test_a_table_is_read_again_only_when_something_was_written(service, table, reads):
    first = await service._matches.record(table.id)
    assert await service._matches.record(table.id) is first
    assert reads.count == 1
    await service.lobby.join(table.id, 2)
    assert (await service._matches.record(table.id)).table.seat_of(2) == Seat(1)


async def test_a_read_that_failed_is_tried_again_although_nothing_was_written(service, table, reads):
    reads.failing = 1
    with pytest.raises(sqlite3.OperationalError):
        await service._matches.record(table.id)
    assert (await service._matches.record(table.id)).table.title == "Friday"


async def test_what_changes_a_table_brings_back_how_it_is_stored_then(service, table, reads):
    await service._matches.change(table.id, lambda tx: messages.put(tx, a_message(table, 7)))
    kept = await service._matches.record(table.id)
    assert (reads.count, kept.posted) == (0, (a_message(table, 7),))
    assert kept == await on_disk(service, table)


async def test_what_changes_another_table_leaves_it_in_memory_and_any_other_writing_does_not(service, table, reads):
    other = await service.lobby.new(ADA, 10, 21, TableOptions(game="europe", title="Saturday", players=3))
    first = await service._matches.record(table.id)
    await service._matches.change(other.id, lambda tx: messages.put(tx, a_message(other, 7)))
    assert await service._matches.record(table.id) is first
    await service.people.set_preferences(await service.people.preferences(ADA))
    before = reads.count
    assert await service._matches.record(table.id) == first
    assert reads.count == before + 1


async def test_of_many_changes_at_once_the_last_is_kept(service, table):
    matches = service._matches
    changes = (
        matches.change(table.id, lambda tx, number=number: messages.put(tx, a_message(table, number)))
        for number in range(30)
    )
    looks = (matches.record(table.id) for _ in range(30))
    await asyncio.gather(*(one for pair in zip(changes, looks, strict=True) for one in pair))
    assert (await matches.record(table.id)).posted == (a_message(table, 29),)
    assert await matches.record(table.id) == await on_disk(service, table)


async def test_what_was_read_before_a_change_does_not_take_the_place_of_what_was_changed(service, table, monkeypatch):
    matches, read, go_on, begun = service._matches, service.database.read, asyncio.Event(), []

    async def slow(work):
        done = await read(work)
        begun.append(work)
        await go_on.wait()
        return done

    monkeypatch.setattr(service.database, "read", slow)
    searching = asyncio.create_task(matches.find(lambda tx: table_records.in_channel(tx, table.channel_id)))
    looking = asyncio.create_task(matches.record(table.id))
    while len(begun) < 2:  # noqa: ASYNC110 - there is nothing else to wait for
        await asyncio.sleep(0.001)
    await matches.change(table.id, lambda tx: messages.put(tx, a_message(table, 7)))
    go_on.set()
    await asyncio.gather(searching, looking)
    assert (await matches.record(table.id)).posted == (a_message(table, 7),)


async def test_a_change_that_fails_leaves_what_is_stored(service, table):
    async def fail(tx):
        await games.delete(tx, table.id)
        raise sqlite3.OperationalError("disk I/O error")

    before = await service._matches.record(table.id)
    with pytest.raises(sqlite3.OperationalError):
        await service._matches.change(table.id, fail)
    assert await service._matches.record(table.id) == before
