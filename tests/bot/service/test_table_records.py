"""What is stored of a table is read once until anything is written."""

import sqlite3

import pytest

from engine.core.seat import Seat

ADA = 1


@pytest.fixture
async def table(service):
    return await service.lobby.new(ADA, 10, 20, game="europe", title="Friday", players=3)


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
