from engine.core.seat import Seat
from engine.core.text import Player, text
from storage import expiries, orders
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


async def test_a_table_is_due_while_a_seat_with_an_order_that_stands_is_to_move(database, begin):
    await begin()
    assert await database.read(orders.due) == []
    await database.transact(lambda tx: orders.put(tx, an_order()))
    assert await database.read(orders.due) == ["abc"]
    await database.transact(lambda tx: orders.put(tx, an_order(ended=WHY)))
    assert await database.read(orders.due) == []


async def test_a_question_lapses_at_its_time_and_the_entry_is_remembered(database, begin):
    await begin()
    await database.transact(lambda tx: expiries.put(tx, "abc", 50.0))
    assert await database.read(expiries.earliest) == 50.0
    assert await database.read(lambda tx: expiries.due(tx, 49.0)) == ()
    assert await database.read(lambda tx: expiries.due(tx, 50.0)) == ("abc",)
    await database.transact(lambda tx: expiries.note(tx, "abc", 7))
    assert await database.read(lambda tx: expiries.expired_by(tx, "abc")) == 7
    assert await database.read(lambda tx: expiries.due_of(tx, "abc")) is None
    await database.transact(lambda tx: expiries.put(tx, "abc", 90.0))
    assert await database.read(lambda tx: expiries.expired_by(tx, "abc")) == 7
