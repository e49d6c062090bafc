"""Turns before which others may decide: who is waited for, when a turn expires, and what nobody else may learn."""

import pytest

from bot.service import Service, TableOptions
from bot.service.errors import StaleTurn
from bot.service.values import TIMEOUTS
from engine.core.seat import Seat
from engine.german_railways.moves import Bid, Pass
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, THIRD


@pytest.fixture
def auction(service):
    """Start a table of German Railways: in the first auction the host is on turn."""

    async def auction(*people, opponents=0, absent="passes"):
        host, *others = people or (HOST, GUEST, THIRD)
        options = {"players": 1 + len(others) + opponents, "variants": {"absent": absent}}
        opened = await service.lobby.new(host, GUILD, CHANNEL, TableOptions(game="german", title="Friday", **options))
        for user in others:
            await service.lobby.join(opened.id, user)
        for _ in range(opponents):
            await service.lobby.add_opponent(opened.id, host)
        return await service.lobby.start(opened.id, host)

    return auction


@pytest.fixture
async def table(auction):
    return await auction()


async def waited(service, table):
    return {row.seat for row in (await service.live.get(table.id)).record.reminders}


async def test_only_whoever_is_on_turn_is_waited_for(service, table):
    assert table.actors == {0}
    assert await waited(service, table) == {0}
    outcome = await service.play.move(table.id, HOST, Bid, {"price": 3})
    assert outcome.table.actors == {1}
    assert await waited(service, table) == {1}


async def test_what_is_said_before_the_turn_ends_no_turn_and_each_turn_is_told(service, table):
    early = await service.play.move(table.id, THIRD, Bid, {"price": 1, "up_to": 9})
    assert (early.events.turned, early.table.actors) == (False, {0})
    assert (await service.play.move(table.id, HOST, Bid, {"price": 2})).events.turned
    raised = await service.play.move(table.id, GUEST, Pass, {})
    assert raised.events.turned
    assert raised.table.actors == {0}, "the third has bid already"
    again = await service.play.move(table.id, HOST, Bid, {"price": 5})
    assert again.events.turned, "the same seat is on turn again, and what happened between is told"
    assert again.table.actors == {0}


async def test_a_turn_lapses_into_a_pass_when_its_time_is_up(service, table, clock):
    assert await service.expiries.due_of(table.id) == clock() + TIMEOUTS["day"]
    await service.play.move(table.id, HOST, Bid, {"price": 3})
    clock.forward(TIMEOUTS["day"])
    assert (await service.expiries.expire(table.id)).events.entry == Pass(Seat(1))
    assert await service.expiries.expire(table.id) is None, "the next one has the whole time"


async def test_the_time_of_a_turn_outlives_a_restart(service, table, path, clock):
    await service.close()
    clock.forward(TIMEOUTS["day"])
    async with await Service.open(path, clock) as again:
        assert await again.expiries.due() == (table.id,)
        assert (await again.expiries.expire(table.id)).events.entry == Pass(Seat(0))


async def test_where_a_table_does_not_want_it_so_no_turn_lapses(service, auction):
    await auction(absent="waits")
    assert await service.expiries.next_due() is None


async def test_after_the_auctions_no_turn_lapses(service, table):
    while (await service.queries.snapshot(table.id)).view.auction is not None:
        (seat,) = (await service.tables.get(table.id)).actors
        await service.play.move(table.id, (HOST, GUEST, THIRD)[seat], Pass, {})
    assert await service.expiries.next_due() is None


@pytest.mark.parametrize("said", [{"price": 1}, {"price": 1, "up_to": 30}, {"price": 30, "beyond": "pass"}, None])
async def test_no_word_of_others_moves_the_time_or_the_reminder_whatever_it_is(service, table, clock, said):
    due, rows = await service.expiries.due_of(table.id), (await service.live.get(table.id)).record.reminders
    clock.forward(3600)
    await service.play.move(table.id, THIRD, Pass if said is None else Bid, said or {})
    assert await service.expiries.due_of(table.id) == due
    assert (await service.live.get(table.id)).record.reminders == rows


@pytest.mark.parametrize("beyond", [{}, {"up_to": 5}, {"up_to": 39}])
async def test_the_time_of_the_next_turn_does_not_tell_of_a_maximum(service, table, clock, beyond):
    await service.play.move(table.id, HOST, Bid, {"price": 4, **beyond})
    assert await service.expiries.due_of(table.id) == clock() + TIMEOUTS["day"]


async def test_a_built_in_opponent_waits_for_its_turn(service, auction):
    table = await auction(HOST, opponents=2)
    assert await service.play.opponent(table.id) is None
    await service.play.move(table.id, HOST, Pass, {})
    assert (await service.play.opponent(table.id)).events.entry.seat == 1


async def test_what_was_offered_before_a_turn_is_stale_once_the_bid_has_changed_but_not_by_others_words(service, table):
    await service.play.move(table.id, THIRD, Pass, {})
    unchanged = await service.play.unchanged(table.id, GUEST, 0)
    assert unchanged.seq == 1
    await service.play.move(table.id, HOST, Bid, {"price": 3}, expected_seq=0)
    with pytest.raises(StaleTurn):
        await service.play.unchanged(table.id, GUEST, 0)


async def test_a_word_is_its_owners_alone(service, table):
    await service.play.move(table.id, THIRD, Bid, {"price": 1, "up_to": 30})
    words = [(await service.queries.snapshot(table.id, user)).pending_order for user in (THIRD, HOST, GUEST, None)]
    assert words[0].params["up_to"] == 30
    assert words[1:] == [None, None, None]


async def test_not_even_whether_it_was_a_bid_or_a_pass_is_in_the_log_of_others(service, table):
    await service.play.move(table.id, THIRD, Pass, {})
    for user in (HOST, GUEST, None):
        (line,) = (await service.log.page(table.id, user)).lines
        assert (line.kind, [event.text.key for event in line.events]) == (None, ["german.auction.decided"])
    (own,) = (await service.log.page(table.id, THIRD)).lines
    assert own.kind == "pass"


async def test_nobody_is_told_beforehand_what_a_bid_would_set_off(service, table):
    await service.play.move(table.id, GUEST, Bid, {"price": 1, "up_to": 30})
    for kind, given in ((Bid, {"price": 5}), (Pass, {})):
        assert (await service.queries.snapshot(table.id, HOST)).position.effects(kind, given) is None
