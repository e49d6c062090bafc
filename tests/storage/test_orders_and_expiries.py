from engine.core.seat import Seat
from engine.core.text import Player, text
from storage import expiries, orders, table_records
from storage.records import GivenOrder

WHY = text("order.ended_move", player=Player(Seat(1)), what=text("a.b", names=("x", Player(Seat(0))), count=3))


def an_order(seat=0, **fields):
    return GivenOrder(table_id="abc", seat=Seat(seat), kind="pass", scope="stock 2", until=("buy", "sell"), **fields)


async def test_an_order_is_read_as_it_was_stored_with_the_reason_for_its_end(database, begin):
    await begin()
    for order in (an_order(), an_order(1, ended=WHY)):
        await database.transact(lambda tx, order=order: orders.put(tx, order))
    assert await database.read(lambda tx: orders.of(tx, "abc")) == (an_order(), an_order(1, ended=WHY))
    assert await database.read(orders.untold) == ["abc"]


async def test_a_seat_has_one_order_only(database, begin):
    await begin()
    await database.transact(lambda tx: orders.put(tx, an_order(ended=WHY)))
    await database.transact(lambda tx: orders.put(tx, an_order()))
    assert await database.read(lambda tx: orders.of(tx, "abc")) == (an_order(),)


async def test_only_an_order_that_has_ended_is_forgotten_once_its_owner_knows(database, begin):
    await begin()
    for order in (an_order(), an_order(1, ended=WHY)):
        await database.transact(lambda tx, order=order: orders.put(tx, order))
        await database.transact(lambda tx, order=order: orders.drop_ended(tx, "abc", order.seat))
    assert await database.read(lambda tx: orders.of(tx, "abc")) == (an_order(),)


async def test_a_question_lapses_at_its_time_and_the_entry_is_remembered(database, begin):
    await begin()
    await database.transact(lambda tx: expiries.put(tx, "abc", 50.0))
    assert await database.read(expiries.earliest) == 50.0
    assert await database.read(lambda tx: expiries.due(tx, 49.0)) == ()
    assert await database.read(lambda tx: expiries.due(tx, 50.0)) == ("abc",)
    await database.transact(lambda tx: expiries.note(tx, "abc", 7))
    table = await database.read(lambda tx: table_records.get(tx, "abc"))
    assert (table.expired, table.due) == (7, None)
    await database.transact(lambda tx: expiries.put(tx, "abc", 90.0))
    table = await database.read(lambda tx: table_records.get(tx, "abc"))
    assert (table.expired, table.due) == (7, 90.0)
