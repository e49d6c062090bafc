"""Time in which nobody looked after a table counts for nothing: whoever could not answer still can."""

import msgspec
import pytest

from bot.service import PACES, Service, TableOptions
from bot.service.reminders import NOTED_EVERY, OUTAGE
from bot.service.values import CLOSED_AFTER, TIMEOUTS, UNFILLED_AFTER
from engine.german_railways.moves import Bid
from storage import served
from storage.rows import Shards
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, THIRD
from tests.open_toy.engine.game import Deal
from tests.stored import transact

DAY, LEFT = TIMEOUTS["day"], 3600.0
FOUR = 4
OTHER = 2 << 22
"""A server of another shard than ``GUILD``, of four."""


@pytest.fixture
async def table(service):
    """An auction of German Railways in which whoever is silent passes: the host is on turn."""
    options = {"players": 3, "variants": {"absent": "passes"}}
    opened = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="german", title="Friday", **options))
    for user in (GUEST, THIRD):
        await service.lobby.join(opened.id, user)
    return await service.lobby.start(opened.id, HOST)


async def looked_after(service, clock, seconds):
    """Let time pass while the tables are looked after."""
    await service.outages.record()
    until = clock.now + seconds
    while clock.now < until:
        clock.forward(min(NOTED_EVERY, until - clock.now))
        await service.outages.record()


async def test_a_turn_in_an_auction_has_after_a_day_without_the_bot_what_was_left_of_its_time(
    service, table, path, clock
):
    await looked_after(service, clock, DAY - LEFT)
    await service.close()
    clock.forward(DAY)
    async with await Service.open(path, clock) as again:
        await again.outages.record()
        assert await again.expiries.due() == ()
        assert await again.expiries.expire(table.id) is None
        assert await again.expiries.due_of(table.id) == clock.now + LEFT
        clock.forward(LEFT - 1)
        await again.play.move(table.id, HOST, Bid, {"price": 3})


async def test_it_makes_no_difference_whether_the_bot_was_down_or_could_store_nothing_or_not_reach_discord(
    service, table, clock
):
    await looked_after(service, clock, DAY - LEFT)
    clock.forward(DAY)
    await service.outages.record()
    assert await service.expiries.due_of(table.id) == clock.now + LEFT
    await service.play.move(table.id, HOST, Bid, {"price": 3})


async def test_an_offer_can_be_answered_for_as_long_as_it_could_when_the_bot_went_down(service, clock):
    table = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="open", title="Friday", players=2))
    await service.lobby.join(table.id, GUEST)
    await service.lobby.start(table.id, HOST)
    await service.play.move(table.id, HOST, Deal, {"price": 4})
    await looked_after(service, clock, LEFT)
    clock.forward(DAY)
    await service.outages.record()
    assert await service.expiries.due_of(table.id) == clock.now + DAY - LEFT


async def test_a_mere_restart_puts_nothing_off(service, table, path, clock):
    due = await service.expiries.due_of(table.id)
    await looked_after(service, clock, LEFT)
    await service.close()
    clock.forward(OUTAGE)
    async with await Service.open(path, clock) as again:
        await again.outages.record()
        assert await again.expiries.due_of(table.id) == due


async def test_a_reminder_comes_and_a_seat_may_be_given_away_later_by_the_time_of_an_outage(service, opened, clock):
    await opened()
    due = await service.reminders.next_due()
    await looked_after(service, clock, LEFT)
    clock.forward(7 * DAY)
    await service.outages.record()
    assert await service.reminders.claim_due() == ()
    assert await service.reminders.next_due() == due + 7 * DAY
    clock.forward(PACES["day"] - LEFT)
    (reminder,) = await service.reminders.claim_due()
    assert (reminder.number, clock.now - reminder.since) == (1, PACES["day"])


async def test_a_lobby_whose_host_was_warned_is_closed_later_by_the_time_of_an_outage(service, lobby, clock):
    table = await lobby(HOST)
    clock.forward(UNFILLED_AFTER + 1)
    await service.lobby.mark_warned(table.id)
    await looked_after(service, clock, LEFT)
    clock.forward(CLOSED_AFTER)
    await service.outages.record()
    assert await service.lobby.unfilled() == ((), ())
    clock.forward(CLOSED_AFTER - LEFT)
    assert [one.id for one in (await service.lobby.unfilled())[1]] == [table.id]


async def test_what_is_put_off_ends_in_nobodys_quiet_hours(service, table, clock):
    quiet = {"quiet_start": 0, "quiet_end": 23 * 60}
    await service.people.change_preferences(HOST, lambda chosen: msgspec.structs.replace(chosen, **quiet))
    await looked_after(service, clock, LEFT)
    clock.forward(DAY)
    await service.outages.record()
    due = await service.expiries.due_of(table.id)
    assert due >= clock.now + DAY - LEFT
    assert due % 86400 >= 23 * 3600


async def test_of_several_processes_each_makes_up_for_the_time_in_which_nobody_had_its_shards(service, path, clock):
    async with await Service.open(path, clock) as other:
        service.own(Shards(FOUR, frozenset({0, 1})))
        other.own(Shards(FOUR, frozenset({2, 3})))
        due = {}
        for guild, channel in ((GUILD, 10), (OTHER, 20)):
            options = {"players": 3, "variants": {"absent": "passes"}}
            one = await service.lobby.new(HOST, guild, channel, TableOptions(game="german", title="A", **options))
            for user in (GUEST, THIRD):
                await service.lobby.join(one.id, user)
            await service.lobby.start(one.id, HOST)
            due[guild] = one.id, await service.expiries.due_of(one.id)
        await other.outages.record()
        other.own(Shards(FOUR, frozenset()))
        await looked_after(service, clock, LEFT)
        service.own(Shards(FOUR, frozenset(range(FOUR))))
        assert not service.outages.current, "nothing expires before what was nobody's is put off"
        await service.outages.record()
        assert service.outages.current
        assert await service.expiries.due_of(due[GUILD][0]) == due[GUILD][1]
        assert await service.expiries.due_of(due[OTHER][0]) == due[OTHER][1] + LEFT


@pytest.mark.parametrize("before", [1, 16])
async def test_where_the_number_of_shards_has_changed_meanwhile_nobody_has_less_time(service, table, clock, before):
    service.own(Shards(before, frozenset(range(before))))
    await looked_after(service, clock, LEFT)
    clock.forward(DAY)
    for shard in range(FOUR):
        service.own(Shards(FOUR, frozenset({shard})))
        await service.outages.record()
    assert await service.expiries.due_of(table.id) == clock.now + DAY - LEFT
    everything = Shards(FOUR, frozenset(range(FOUR)))
    assert set((await transact(service.database, lambda tx: served.until(tx, everything))).values()) == {clock.now}


async def test_a_clock_that_is_wrong_for_a_while_makes_no_outage(service, table, clock):
    due, now = await service.expiries.due_of(table.id), clock.now
    await service.outages.record()
    clock.now = 0.0
    await service.outages.record()
    clock.now = now + NOTED_EVERY
    await service.outages.record()
    assert await service.expiries.due_of(table.id) == due
