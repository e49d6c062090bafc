"""Moves ordered in advance: played when it is their turn, and ended with a reason."""

import sqlite3

import pytest

from bot.service import Service, log
from storage import archive
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, OUTSIDER, THIRD, order_of, refused
from tests.open_toy.engine.game import Name, Pass, Walk

PATH = {"path": ("north", "lake")}


async def moves(service, table):
    lines = log.log_lines((await service.live.get(table.id)).match, None)
    return [(line.seat, line.kind) for line in lines]


async def endings(service, table):
    return {order.seat: order.ended.key for order in (await service.ledger.behind(table.id)).ended_orders}


async def test_whoever_is_to_move_passes_at_once(service, table):
    outcome = await service.orders.give_at_once(table.id, HOST)
    assert outcome.events.entry == Pass(0)
    assert outcome.table.actors == {1}


async def test_others_pass_when_their_turn_comes_and_the_next_is_asked_only_then(service, table):
    assert await service.orders.give_at_once(table.id, GUEST) is None
    outcome = await service.play.move(table.id, HOST, Pass, {})
    assert (outcome.events.entry, outcome.table.actors) == (Pass(0), {2})
    assert await moves(service, table) == [(0, "pass"), (1, "pass")]


async def test_what_somebody_else_does_ends_it_with_the_reason(service, table):
    await service.orders.give_at_once(table.id, GUEST)
    outcome = await service.play.move(table.id, HOST, Walk, PATH)
    assert outcome.table.actors == {1}
    (order,) = (await service.ledger.behind(table.id)).ended_orders
    assert (order.seat, order.ended.key) == (1, "order.ended_move")
    assert order.ended.params["what"].key == "open.walk"
    await service.ledger.order_ends_read([order])
    assert (await service.ledger.behind(table.id)).ended_orders == ()


async def test_only_what_was_named_ends_it(service, table):
    await service.orders.give_at_once(table.id, GUEST, ["name"])
    assert (await service.play.move(table.id, HOST, Walk, PATH)).table.actors == {2}
    await service.play.move(table.id, THIRD, Name, {"number": 7})
    assert await endings(service, table) == {1: "order.ended_move"}


async def test_the_end_of_the_round_ends_it_even_by_ones_own_pass(service, table):
    await service.orders.give_at_once(table.id, THIRD)
    await service.play.move(table.id, HOST, Pass, {})
    outcome = await service.play.move(table.id, GUEST, Pass, {})
    assert outcome.table.actors == {0}
    assert await endings(service, table) == {2: "order.ended_round"}


async def test_all_may_pass_in_advance_and_each_round_must_be_ordered_anew(service, table):
    for user in (GUEST, THIRD, HOST):
        await service.orders.give_at_once(table.id, user)
    assert len(await moves(service, table)) == 3
    assert await endings(service, table) == dict.fromkeys(range(3), "order.ended_round")
    assert (await service.tables.get(table.id)).actors == {0}


async def test_whoever_takes_the_matter_in_hand_is_not_told_that_it_ended(service, table):
    await service.orders.give_at_once(table.id, HOST)
    await service.orders.give_at_once(table.id, GUEST, ["name"])
    await service.play.move(table.id, THIRD, Walk, PATH)
    assert (await service.tables.get(table.id)).actors == {0}
    await service.play.move(table.id, HOST, Walk, PATH)
    assert await endings(service, table) == {0: "order.ended_move"}
    assert await order_of(service, table.id, 1) is not None


async def test_taking_back_ends_every_order(service, table):
    await service.play.move(table.id, HOST, Walk, PATH)
    await service.orders.give_at_once(table.id, THIRD)
    ask = await service.consent.undo(table.id, HOST)
    assert ask.done
    assert await endings(service, table) == {2: "order.ended_undo"}


async def test_an_order_can_be_taken_back(service, table):
    await service.orders.give_at_once(table.id, GUEST)
    await service.orders.take_back(table.id, GUEST)
    assert (await service.play.move(table.id, HOST, Pass, {})).table.actors == {1}
    assert await refused(service.orders.take_back(table.id, GUEST)) == "service.order.nothing"


async def test_what_cannot_be_ordered_is_refused(service, table, opened):
    assert await refused(service.orders.give_at_once(table.id, OUTSIDER)) == "service.no_seat"
    assert await refused(service.orders.give_at_once(table.id, GUEST, ["fly"])) == "service.order.until"
    other = await opened(channel=CHANNEL + 1)
    assert await refused(service.orders.give_at_once(other.id, HOST)) == "service.order.none"


async def test_a_move_and_what_is_ordered_after_it_are_stored_together_or_not_at_all(
    service, table, path, clock, monkeypatch
):
    await service.orders.give_at_once(table.id, GUEST)
    append, stored = archive.append, []

    async def second_fails(tx, *given):
        stored.append(given)
        if len(stored) > 1:
            raise sqlite3.OperationalError("database or disk is full")
        return await append(tx, *given)

    with monkeypatch.context() as patched:
        patched.setattr(archive, "append", second_fails)
        with pytest.raises(sqlite3.OperationalError):
            await service.play.move(table.id, HOST, Pass, {})
    assert len(stored) == 2
    assert await moves(service, table) == []
    await service.close()
    async with await Service.open(path, clock) as again:
        assert (await again.tables.get(table.id)).actors == {0}
        assert (await again.play.move(table.id, HOST, Pass, {})).table.actors == {2}
        assert await moves(again, table) == [(0, "pass"), (1, "pass")]


async def test_whoever_gives_a_seat_away_leaves_no_order_behind(service, table):
    await service.orders.give_at_once(table.id, GUEST)
    await service.people.forget(GUEST)
    assert await order_of(service, table.id, 1) is None


async def test_the_end_of_a_table_ends_all_orders(service, table):
    await service.orders.give_at_once(table.id, GUEST)
    await service.admin.force_end(GUILD, table.id)
    assert await order_of(service, table.id, 1) is None
    assert (await service.ledger.behind(table.id)).ended_orders == ()


async def test_a_look_tells_what_may_be_ordered(service, table):
    assert (await service.queries.snapshot(table.id, GUEST)).possible.scope == "round 1"
    assert (await service.queries.snapshot(table.id)).possible.scope == "round 1"
