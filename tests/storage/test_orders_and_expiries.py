from engine.core.seat import Seat
from engine.core.text import Player, text
from storage import expiries, orders, table_records
from storage.records import GivenOrder
from tests.stored import read, transact

WHY = text("order.ended_move", player=Player(Seat(1)), what=text("a.b", names=("x", Player(Seat(0))), count=3))


def an_order(seat=0, number=1, **fields):
    wanted = {"scope": "stock 2", "until": ["buy", "sell"]}
    return GivenOrder(table_id="abc", seat=Seat(seat), number=number, kind="keep_passing", fields=wanted, **fields)


async def given(database):
    return (await read(database, lambda tx: table_records.get(tx, "abc"))).orders


async def give(database, *wanted):
    """Let a table have these orders."""

    async def work(tx):
        await orders.save(tx, "abc", (await table_records.get(tx, "abc")).orders, wanted)

    await transact(database, work)


async def test_an_order_is_read_as_it_was_stored_with_the_reason_for_its_end(database, begin):
    await begin()
    await give(database, an_order(), an_order(1, ended=WHY))
    assert await given(database) == (an_order(), an_order(1, ended=WHY))
    assert await read(database, lambda tx: orders.unread(tx, "abc", 1)) == {1}


async def test_a_seat_has_several_orders_and_one_of_each_number(database, begin):
    await begin()
    await give(database, an_order(ended=WHY, ended_at=7.0), an_order(number=2))
    assert await given(database) == (an_order(ended=WHY, ended_at=7.0), an_order(number=2))
    await give(database, an_order(), an_order(number=2))
    assert await given(database) == (an_order(), an_order(number=2))


async def test_an_order_that_is_wanted_no_longer_is_forgotten(database, begin):
    await begin()
    await give(database, an_order(), an_order(1, ended=WHY))
    await give(database, an_order())
    assert await given(database) == (an_order(),)
    assert await read(database, lambda tx: orders.unread(tx, "abc", 1)) == frozenset()


async def test_a_question_lapses_at_its_time_and_the_entry_is_remembered(database, begin):
    await begin()
    await transact(database, lambda tx: expiries.put(tx, "abc", 50.0, None))
    assert await read(database, expiries.earliest) == 50.0
    assert await read(database, lambda tx: expiries.due(tx, 49.0)) == ()
    assert await read(database, lambda tx: expiries.due(tx, 50.0)) == ("abc",)
    await transact(database, lambda tx: expiries.put(tx, "abc", None, 7))
    table = await read(database, lambda tx: table_records.get(tx, "abc"))
    assert (table.expired, table.due) == (7, None)
    await transact(database, lambda tx: expiries.put(tx, "abc", 90.0, 7))
    table = await read(database, lambda tx: table_records.get(tx, "abc"))
    assert (table.expired, table.due) == (7, 90.0)
