import asyncio

import msgspec
import pytest

from bot.service import MOST_REMINDERS, PACES, QuietHours, Service
from tests.bot.service.conftest import GUEST, HOST, START, THIRD, refused, replaceable
from tests.toy.engine.game import Draw, Score

DAY = PACES["day"]


async def prefer(service, user_id, **chosen):
    return await service.people.change_preferences(user_id, lambda before: msgspec.structs.replace(before, **chosen))


async def test_everybody_waited_for_is_reminded_after_the_tables_interval(service, live, clock):
    table = await live(HOST, GUEST, opponents=1)
    assert await service.reminders.next_due() == START + DAY
    assert await service.reminders.claim_due() == ()
    clock.forward(DAY)
    reminders = await service.reminders.claim_due()
    assert [(r.user_id, r.seat, r.number, r.last, r.since) for r in reminders] == [
        (HOST, 0, 1, False, START),
        (GUEST, 1, 1, False, START),
    ]
    assert reminders[0].table.id == table.id


async def test_somebody_is_reminded_at_a_moment_that_no_decimal_fraction_tells_exactly(service, live, clock):
    clock.forward(1 / 3)
    await live(HOST, GUEST)
    clock.forward(DAY)
    assert [r.user_id for r in await service.reminders.claim_due()] == [HOST, GUEST]


async def test_a_move_ends_the_wait_for_one_and_begins_it_for_the_next(service, opened, clock):
    table = await opened()
    clock.forward(60)
    await service.play.move(table.id, HOST, Score, {})
    (row,) = (await service.live.get(table.id)).record.reminders
    assert (row.seat, row.since, row.due) == (1, START + 60, START + 60 + DAY)


async def test_a_turn_that_goes_on_begins_the_wait_anew_but_others_moves_do_not(service, live, choose, clock):
    table = await live(HOST, GUEST, THIRD)
    clock.forward(60)
    await choose(table, HOST)
    assert {row.since for row in (await service.live.get(table.id)).record.reminders} == {START}
    await choose(table, GUEST, THIRD)
    clock.forward(60)
    await service.play.move(table.id, HOST, Draw, {})
    (row,) = (await service.live.get(table.id)).record.reminders
    assert (row.seat, row.since) == (0, START + 120)


async def test_taking_a_move_back_waits_for_that_person_again(service, opened, clock):
    table = await opened()
    await service.play.move(table.id, HOST, Score, {})
    clock.forward(60)
    await service.consent.undo(table.id, HOST)
    assert [(row.seat, row.since) for row in (await service.live.get(table.id)).record.reminders] == [(0, START + 60)]


async def test_a_reminder_comes_once_even_when_two_claim_it(service, opened, clock):
    await opened()
    clock.forward(DAY)
    claimed = await asyncio.gather(*(service.reminders.claim_due() for _ in range(5)))
    assert sorted(len(each) for each in claimed) == [0, 0, 0, 0, 1]


async def test_a_claimed_reminder_does_not_come_again_after_a_restart(service, opened, path, clock):
    await opened()
    clock.forward(DAY)
    assert len(await service.reminders.claim_due()) == 1
    await service.close()
    async with await Service.open(path, clock) as after:
        assert await after.reminders.claim_due() == ()
        assert await after.reminders.next_due() == clock.now + DAY


async def test_a_reminder_due_while_the_bot_was_down_comes_once_after_it(service, opened, path, clock):
    await opened()
    await service.close()
    clock.forward(7 * DAY)
    async with await Service.open(path, clock) as after:
        assert [reminder.number for reminder in await after.reminders.claim_due()] == [1]
        assert await after.reminders.claim_due() == ()


async def test_after_a_bounded_number_comes_one_last_notice_and_then_none(service, opened, clock):
    table = await opened()
    got = []
    for _ in range(MOST_REMINDERS + 3):
        clock.forward(DAY)
        got += [(reminder.number, reminder.last) for reminder in await service.reminders.claim_due()]
    assert got == [(number, False) for number in range(1, MOST_REMINDERS + 1)] + [(MOST_REMINDERS + 1, True)]
    assert await service.reminders.next_due() is None
    assert await replaceable(service, table.id) == (0,)


async def test_a_person_chooses_where_how_often_and_when(service, opened, clock):
    await prefer(service, HOST, where="channel", interval=3600, zone="UTC", quiet_start=22 * 60, quiet_end=0)
    await opened()
    # START is 22:13:20 UTC: an hour later is still quiet.
    assert await service.reminders.next_due() == START - START % 86400 + 86400
    clock.now = await service.reminders.next_due()
    (reminder,) = await service.reminders.claim_due()
    assert reminder.where == "channel"
    assert await service.reminders.next_due() == clock.now + 3600


async def test_changes_apply_to_the_turn_under_way(service, opened, clock):
    table = await opened()
    await prefer(service, HOST, interval=3600)
    assert await service.reminders.next_due() == START + 3600
    await prefer(service, HOST, interval=None)
    await service.lobby.remind(table.id, GUEST, interval=7200, quiet=None)
    assert await service.reminders.next_due() == START + 3600, "what is planned comes sooner, but never later"
    await service.lobby.remind(table.id, GUEST, interval=7200, quiet=QuietHours(22 * 60, 8 * 60))
    midnight = START - START % 86400 + 86400
    assert await service.reminders.next_due() == midnight + 8 * 3600


async def test_quiet_hours_that_began_meanwhile_hold_a_due_reminder_back_uncounted(service, opened, clock):
    table = await opened()
    await service.lobby.remind(table.id, HOST, interval=3600, quiet=QuietHours(8 * 60, 9 * 60))
    midnight = START - START % 86400 + 86400
    clock.now = midnight + 8.5 * 3600  # the bot was down all night
    assert await service.reminders.claim_due() == ()
    clock.now = await service.reminders.next_due()
    assert clock.now == midnight + 9 * 3600
    assert [reminder.number for reminder in await service.reminders.claim_due()] == [1]


@pytest.mark.parametrize("off", ["table", "person"])
async def test_who_is_not_to_be_reminded_is_counted_in_silence_until_the_last_notice(service, opened, clock, off):
    table = await opened()
    if off == "table":
        await service.lobby.remind(table.id, HOST, interval=None, quiet=None)
    else:
        await prefer(service, HOST, reminders=False)
    got = []
    for _ in range(MOST_REMINDERS + 1):
        clock.now = await service.reminders.next_due()
        got += await service.reminders.claim_due()
    assert [reminder.last for reminder in got] == [True]
    assert await replaceable(service, table.id) == (0,)


async def test_snoozing_puts_the_next_reminder_off_and_is_bounded(service, opened, clock):
    table = await opened()
    clock.forward(DAY)
    await service.reminders.claim_due()
    assert await service.reminders.snooze(table.id, HOST, 3 * DAY) == clock.now + 3 * DAY
    assert await service.reminders.next_due() == clock.now + 3 * DAY
    clock.forward(3 * DAY)
    counted = [reminder.number for reminder in await service.reminders.claim_due()]
    assert counted == [3], "putting it off is one of the reminders"
    assert await refused(service.reminders.snooze(table.id, GUEST, 60)) == "service.snooze.nothing"
    for seconds in (0, -5, 8 * 86400):
        assert await refused(service.reminders.snooze(table.id, HOST, seconds)) == "service.snooze.time"


async def test_nobody_can_put_reminders_off_for_ever(service, opened, clock):
    table = await opened()
    for _ in range(MOST_REMINDERS):
        await service.reminders.snooze(table.id, HOST, DAY)
    assert await refused(service.reminders.snooze(table.id, HOST, DAY)) == "service.snooze.over"
    clock.forward(DAY)
    assert [reminder.last for reminder in await service.reminders.claim_due()] == [True]


async def test_changing_the_interval_again_and_again_puts_no_reminder_off(service, opened, clock):
    table = await opened()
    due = await service.reminders.next_due()
    for _ in range(3):
        clock.forward(3600)
        await service.lobby.remind(table.id, GUEST, interval=7 * DAY, quiet=None)
    assert await service.reminders.next_due() == due


async def test_after_the_last_notice_nothing_can_be_put_off(service, opened, clock):
    table = await opened()
    for _ in range(MOST_REMINDERS + 1):
        clock.forward(DAY)
        await service.reminders.claim_due()
    assert await refused(service.reminders.snooze(table.id, HOST, DAY)) == "service.snooze.over"
    assert await replaceable(service, table.id) == (0,)


async def test_the_end_of_a_game_ends_its_reminders(service, opened):
    table = await opened()
    await service.play.move(table.id, HOST, Score, {})
    await service.play.move(table.id, GUEST, Score, {})
    assert await service.reminders.next_due() is None


async def test_a_reminder_that_is_left_for_a_seat_without_a_person_is_given_to_nobody(service, live, clock):
    table = await live(HOST, GUEST, opponents=1)
    live_table = await service.live.get(table.id)
    rows = live_table.record.reminders
    await service.live.handle(
        table.id,
        lambda one: one.save(
            msgspec.structs.replace(one.record, reminders=(*rows, msgspec.structs.replace(rows[0], seat=2)))
        ),
    )
    clock.forward(DAY)
    assert [due.seat for due in await service.reminders.claim_due()] == [0, 1]
    assert [row.seat for row in (await service.live.get(table.id)).record.reminders] == [0, 1]


async def test_a_time_that_is_left_where_nobody_is_asked_anything_is_forgotten(service, opened, clock):
    table = await opened()
    await service.live.handle(table.id, lambda one: one.save(msgspec.structs.replace(one.record, due=clock())))
    assert await service.expiries.due() == (table.id,)
    assert await service.expiries.expire(table.id) is None
    assert await service.expiries.due() == ()


async def test_nobody_is_reminded_outside_the_hours_in_which_they_play(service, opened, clock):
    midnight = START - START % 86400 + 86400  # of a Wednesday
    await prefer(service, HOST, interval=3600, active_start=18 * 60, active_end=20 * 60)
    await opened()
    assert await service.reminders.next_due() == midnight + 18 * 3600
    clock.now = midnight + 19.5 * 3600
    assert len(await service.reminders.claim_due()) == 1
    assert await service.reminders.next_due() == midnight + (24 + 18) * 3600


async def test_nobody_is_reminded_at_weekends_who_does_not_play_then(service, opened):
    midnight = START - START % 86400 + 86400  # of a Wednesday
    await prefer(service, HOST, interval=4 * 86400, weekends=False)
    await opened()
    assert await service.reminders.next_due() == midnight + 5 * 86400


async def test_where_hours_leave_no_time_the_quiet_ones_are_heeded(service, opened):
    midnight = START - START % 86400 + 86400
    chosen = {"quiet_start": 12 * 60, "quiet_end": 10 * 60, "active_start": 18 * 60, "active_end": 20 * 60}
    await prefer(service, HOST, interval=3600, **chosen)
    await opened()
    assert await service.reminders.next_due() == midnight + 10 * 3600


@pytest.mark.parametrize("chosen", [{"active_start": 60}, {"active_start": 60, "active_end": 1440}])
async def test_hours_that_there_are_not_are_refused(service, chosen):
    assert await refused(prefer(service, HOST, **chosen)) == "service.active"
