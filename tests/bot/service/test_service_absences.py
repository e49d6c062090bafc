"""Holidays: what stands still meanwhile and for how long, what decides instead, and what each table is told."""

import asyncio

import pytest

from bot.service import MOST_REMINDERS, PACES, Service
from bot.service.values import HOLIDAYS, LONGEST_HOLIDAY, TIMEOUTS
from engine.core.moves import Move
from storage import absences
from tests.bot.service.conftest import GUEST, HOST, OUTSIDER, START, THIRD, refused, replaceable
from tests.open_toy.engine.game import Accept, Deal, Refuse, Withdraw
from tests.stored import read
from tests.toy.engine.game import Score

DAY = PACES["day"]
WEEK = 7 * 86400


async def notices(service):
    """Return who is said to be away, or back, at which table."""
    claimed = []
    while (batch := await service.absences.claim_due()) is not None:
        claimed += batch
    return [(each.table.id, each.user_id, each.absence is not None) for each in claimed]


async def test_reminders_stand_still_until_the_end_of_a_holiday(service, opened, clock):
    await opened()
    await service.people.go_away(HOST, START, START + WEEK)
    clock.forward(DAY)
    assert await service.reminders.claim_due() == ()
    assert await service.reminders.next_due() == START + WEEK
    clock.now = START + WEEK
    assert [reminder.number for reminder in await service.reminders.claim_due()] == [1]


async def test_a_holiday_to_come_holds_back_only_what_falls_into_it(service, opened, clock):
    await opened()
    await service.people.go_away(HOST, START + DAY + 60, START + WEEK)
    clock.forward(DAY)
    assert len(await service.reminders.claim_due()) == 1
    assert await service.reminders.next_due() == START + WEEK


async def test_a_table_waits_no_longer_than_its_pace_allows(service, opened, clock):
    await opened(pace="live")
    await service.people.go_away(HOST, START, START + WEEK)
    clock.forward(PACES["live"])
    assert await service.reminders.claim_due() == ()
    assert await service.reminders.next_due() == START + HOLIDAYS["live"]


async def test_holidays_one_after_the_other_count_as_one(service, opened, clock):
    table = await opened()
    for _ in range(3):
        await service.people.go_away(HOST, clock.now, clock.now + 2 * WEEK)
        clock.forward(2 * WEEK - 1)
        await service.people.come_back(HOST)
    await service.people.go_away(HOST, clock.now, clock.now + 2 * WEEK)
    while not await replaceable(service, table.id):
        clock.now = max(clock.now + 1, await service.reminders.next_due())
        await service.reminders.claim_due()
    assert clock.now < START + HOLIDAYS["day"] + 3 * WEEK + (MOST_REMINDERS + 2) * DAY


async def test_after_some_weeks_without_one_a_table_waits_as_long_again(service, opened, clock):
    await opened()
    await service.people.go_away(HOST, START, START + WEEK)
    clock.forward(4 * WEEK)
    chosen = await service.people.go_away(HOST, clock.now, clock.now + WEEK)
    assert chosen.absence.since == clock.now


@pytest.mark.parametrize("called_off", [False, True])
async def test_a_holiday_that_never_was_takes_nothing_from_the_next(service, opened, clock, called_off):
    await opened()
    await service.people.go_away(HOST, START + WEEK, START + 2 * WEEK)
    if called_off:
        await service.people.come_back(HOST)
    chosen = await service.people.go_away(HOST, START + 10 * 86400, START + 5 * WEEK)
    assert chosen.absence.since == START + 10 * 86400


async def test_a_holiday_put_off_still_counts_as_one_with_the_holiday_before_it(service, opened, clock):
    await opened()
    await service.people.go_away(HOST, START, START + WEEK)
    clock.forward(WEEK + 60)
    await service.people.go_away(HOST, START + 2 * WEEK, START + 3 * WEEK)
    await service.people.come_back(HOST)
    chosen = await service.people.go_away(HOST, START + 2 * WEEK + 60, START + 3 * WEEK)
    assert chosen.absence.since == START


async def test_coming_back_early_reminds_as_if_nothing_had_been(service, opened, clock):
    await opened()
    await service.people.go_away(HOST, START, START + WEEK)
    clock.forward(DAY)
    await service.reminders.claim_due()
    await service.people.come_back(HOST)
    assert await service.reminders.next_due() == clock.now + DAY
    assert await refused(service.people.come_back(HOST)) == "service.holiday.none"


async def test_a_seat_that_was_offered_is_not_given_away_while_its_owner_is_away(service, opened, clock):
    table = await opened()
    for _ in range(MOST_REMINDERS + 1):
        clock.forward(DAY)
        await service.reminders.claim_due()
    assert await replaceable(service, table.id) == (0,)
    await service.people.go_away(HOST, clock.now, clock.now + WEEK)
    assert await refused(service.consent.opponent(table.id, GUEST, 0)) == "service.replace.away"
    await service.people.come_back(HOST)
    assert (await service.consent.opponent(table.id, GUEST, 0)).done


@pytest.mark.parametrize(
    ("start", "end", "key"),
    [
        (0, 0, "past"),
        (-DAY, -60, "past"),
        (WEEK, DAY, "past"),
        (0, LONGEST_HOLIDAY + 60, "long"),
        (400 * 86400, 401 * 86400, "far"),
    ],
)
async def test_a_holiday_that_cannot_be_is_refused_and_changes_nothing(service, start, end, key):
    assert await refused(service.people.go_away(HOST, START + start, START + end)) == f"service.holiday.{key}"
    assert (await service.people.preferences(HOST)).absence is None


async def test_each_table_is_told_once_that_somebody_is_away_and_once_that_they_are_back(service, live, clock):
    first = await live(HOST, GUEST)
    second = await live(GUEST, HOST, channel=11)
    await live(GUEST, THIRD, channel=12)
    await service.people.go_away(HOST, START + DAY, START + WEEK)
    assert await notices(service) == []
    assert await service.absences.next_due() == START + DAY
    clock.forward(DAY)
    ids = sorted((first.id, second.id))
    assert await notices(service) == [(each, HOST, True) for each in ids]
    assert await notices(service) == []
    assert await service.absences.next_due() == START + WEEK
    clock.now = START + WEEK
    assert await notices(service) == [(each, HOST, False) for each in ids]
    assert await notices(service) == []
    assert await service.absences.next_due() is None


async def test_whoever_is_away_is_not_back_because_the_next_holiday_is_said(service, live, clock):
    table = await live(HOST, GUEST)
    await service.people.go_away(HOST, START, START + WEEK)
    assert await notices(service) == [(table.id, HOST, True)]
    later = service.people.go_away(HOST, START + 2 * WEEK, START + 3 * WEEK)
    assert await refused(later) == "service.holiday.present"
    assert await notices(service) == []
    chosen = await service.people.go_away(HOST, START + WEEK, START + 2 * WEEK)
    assert chosen.absence.covers(clock.now)


async def test_a_notice_comes_once_even_when_several_claim_it(service, live):
    await live(HOST, GUEST)
    await service.people.go_away(HOST, START, START + WEEK)
    claimed = await asyncio.gather(*(service.absences.claim_due() for _ in range(5)))
    assert sorted(len(each or ()) for each in claimed) == [0, 0, 0, 0, 1]


async def test_a_claimed_notice_does_not_come_again_after_a_restart(service, live, path, clock):
    await live(HOST, GUEST)
    await service.people.go_away(HOST, START, START + WEEK)
    assert len(await notices(service)) == 1
    await service.close()
    async with await Service.open(path, clock) as after:
        assert await notices(after) == []


async def test_a_table_that_begins_meanwhile_is_told_as_well(service, lobby):
    table = await lobby(HOST, GUEST)
    await service.people.go_away(HOST, START, START + WEEK)
    assert await notices(service) == []
    await service.lobby.start(table.id, HOST)
    assert await notices(service) == [(table.id, HOST, True)]


async def test_nobody_is_told_where_nobody_else_sits_or_the_seat_is_somebody_elses(service, live, clock):
    alone = await live(HOST, opponents=1)
    other = await live(HOST, GUEST, channel=11)
    await service.people.go_away(HOST, START, START + WEEK)
    assert await notices(service) == [(other.id, HOST, True)]
    await service.consent.opponent(other.id, HOST, 0)
    clock.forward(WEEK)
    assert await notices(service) == []
    assert alone.people == (HOST,)


async def test_extending_a_holiday_tells_nobody_again(service, live):
    await live(HOST, GUEST)
    await service.people.go_away(HOST, START, START + DAY)
    assert len(await notices(service)) == 1
    await service.people.go_away(HOST, START, START + WEEK)
    assert await notices(service) == []


async def test_what_is_stored_of_a_holiday_is_counted_and_forgotten(service, live):
    await live(HOST, GUEST, THIRD)
    await service.people.go_away(HOST, START, START + WEEK)
    await notices(service)
    known = await service.people.privacy(HOST)
    assert (known.absences, known.preferences.absence.end) == (1, START + WEEK)
    await service.people.forget(HOST)
    forgotten = await service.people.privacy(HOST)
    assert (forgotten.absences, forgotten.preferences) == (0, None)
    assert await read(service.database, lambda tx: absences.over(tx, START, 9)) == ()


async def test_an_offer_that_times_out_passes_unless_a_stand_in_is_allowed(service, table, clock):
    await service.people.go_away(GUEST, START, START + WEEK)
    await service.play.move(table.id, HOST, Deal, {"price": 5})
    assert await service.expiries.next_due() == START + TIMEOUTS["day"], "a holiday holds no time-out back"
    clock.forward(TIMEOUTS["day"])
    assert (await service.expiries.expire(table.id)).events.entry == Withdraw(0)


@pytest.mark.parametrize("answer", [Accept, Refuse])
async def test_a_stand_in_answers_an_offer_that_times_out(service, table, clock, answer):
    await service.people.go_away(GUEST, START, START + WEEK, stand_in=True)
    await service.play.move(table.id, HOST, Deal, {"price": 5})

    async def think(turn) -> Move:
        assert turn.seat == 1
        return answer(turn.seat)

    assert await service.expiries.expire(table.id, think) is None, "it is not time yet"
    clock.forward(TIMEOUTS["day"])
    outcome = await service.expiries.expire(table.id, think)
    assert outcome.events.entry == answer(1)
    assert (await service.queries.snapshot(table.id)).expired is None
    assert await service.expiries.next_due() is None


async def test_a_stand_in_that_is_slower_than_its_person_decides_nothing(service, table, clock):
    await service.people.go_away(GUEST, START, START + WEEK, stand_in=True)
    await service.play.move(table.id, HOST, Deal, {"price": 5})
    clock.forward(TIMEOUTS["day"])

    async def think(turn) -> Move:
        await service.play.move(table.id, GUEST, Refuse, {})
        return Accept(turn.seat)

    assert await service.expiries.expire(table.id, think) is None
    assert (await service.tables.get(table.id)).seq == 2


async def test_who_is_back_decides_alone_again(service, table, clock):
    await service.people.go_away(GUEST, START, START + 60, stand_in=True)
    await service.play.move(table.id, HOST, Deal, {"price": 5})
    clock.forward(TIMEOUTS["day"])
    assert (await service.expiries.expire(table.id)).events.entry == Withdraw(0)


async def test_who_is_away_may_move_all_the_same(service, opened):
    table = await opened()
    await service.people.go_away(HOST, START, START + WEEK)
    assert (await service.play.move(table.id, HOST, Score, {})).table.actors == {1}
    assert await refused(service.people.come_back(OUTSIDER)) == "service.holiday.none"
