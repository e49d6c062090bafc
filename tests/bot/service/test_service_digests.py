"""One message a day in place of many: when it is due, what it lists, and that it comes once."""

import asyncio
import datetime as dt
from zoneinfo import ZoneInfo

import pytest

from bot.service import MOST_REMINDERS, PACES, Service
from bot.service.waiting import next_daily
from storage.records import Preferences
from storage.rows import Shards
from tests.bot.service.conftest import GUEST, HOST, START, THIRD, refused
from tests.bot.service.test_service_reminders import prefer
from tests.toy.engine.game import Score

MIDNIGHT = START - START % 86400 + 86400
EIGHT, EARLY = 8 * 60, 2 * 60 + 30


async def digests(service):
    return [(each.user_id, [(t.id, since) for t, since in each.waiting]) for each in await service.digests.claim_due()]


async def test_it_lists_all_tables_that_wait_the_longest_first_once_a_day(service, opened, live, clock):
    first = await opened()
    clock.forward(60)
    second = await live(THIRD, HOST, channel=11)
    await live(GUEST, THIRD, channel=12)
    await prefer(service, HOST, daily=EIGHT)
    assert await service.digests.next_due() == MIDNIGHT + 8 * 3600
    assert await digests(service) == []
    clock.now = MIDNIGHT + 8 * 3600
    assert await digests(service) == [(HOST, [(first.id, START), (second.id, START + 60)])]
    assert await digests(service) == []
    assert await service.digests.next_due() == MIDNIGHT + 32 * 3600


async def test_where_nothing_waits_nothing_is_sent(service, opened, clock):
    table = await opened()
    await service.play.move(table.id, HOST, Score, {})
    await prefer(service, HOST, daily=EIGHT)
    clock.now = MIDNIGHT + 8 * 3600
    assert await digests(service) == []
    assert await service.digests.next_due() == MIDNIGHT + 32 * 3600


async def test_it_takes_the_place_of_reminders_which_are_counted_all_the_same(service, opened, clock):
    await opened()
    await prefer(service, HOST, daily=EIGHT)
    got = []
    for _ in range(MOST_REMINDERS + 1):
        clock.forward(PACES["day"])
        got += await service.reminders.claim_due()
    assert [reminder.last for reminder in got] == [True]


async def test_it_comes_once_even_when_several_claim_it_and_not_again_after_a_restart(service, opened, path, clock):
    await opened()
    await prefer(service, HOST, daily=EIGHT)
    clock.now = MIDNIGHT + 9 * 3600
    claimed = await asyncio.gather(*(service.digests.claim_due() for _ in range(5)))
    assert sorted(map(len, claimed)) == [0, 0, 0, 0, 1]
    await service.close()
    async with await Service.open(path, clock) as after:
        assert await digests(after) == []


async def test_only_who_has_the_first_shard_sends_it(service, opened, clock):
    await opened()
    await prefer(service, HOST, daily=EIGHT)
    clock.now = MIDNIGHT + 9 * 3600
    service.own(Shards(4, frozenset({1, 2})))
    assert await service.digests.next_due() is None
    assert await digests(service) == []
    service.own(Shards(4, frozenset({0})))
    assert len(await digests(service)) == 1


async def test_nobody_who_is_away_is_sent_one(service, opened, clock):
    await opened()
    await prefer(service, HOST, daily=EIGHT)
    await service.people.go_away(HOST, START, MIDNIGHT + 86400)
    clock.now = MIDNIGHT + 8 * 3600
    assert await digests(service) == []
    clock.forward(86400)
    assert len(await digests(service)) == 1


async def test_other_settings_do_not_bring_it_again(service, opened, clock):
    await opened()
    await prefer(service, HOST, daily=EIGHT)
    clock.now = MIDNIGHT + 8 * 3600
    assert len(await digests(service)) == 1
    await prefer(service, HOST, pictures=False)
    assert await digests(service) == []
    await prefer(service, HOST, daily=None)
    assert await service.digests.next_due() is None


async def test_it_is_forgotten_with_its_person(service, opened):
    await opened()
    await prefer(service, HOST, daily=EIGHT)
    await service.people.forget(HOST)
    assert await service.digests.next_due() is None


async def test_a_time_that_there_is_not_is_refused(service):
    assert await refused(prefer(service, HOST, daily=24 * 60)) == "service.daily"


@pytest.mark.parametrize(
    ("now", "daily", "due"),
    [
        ("2026-03-28 08:00", EIGHT, "2026-03-29 08:00"),
        ("2026-03-28 07:59", EIGHT, "2026-03-28 08:00"),
        ("2026-10-25 09:00", EIGHT, "2026-10-26 08:00"),
        # At half past two the clocks have gone forward already; in autumn they show it twice.
        ("2026-03-29 00:00", EARLY, "2026-03-29 03:30"),
        ("2026-03-29 03:30", EARLY, "2026-03-30 02:30"),
        ("2026-10-25 02:30", EARLY, "2026-10-26 02:30"),
    ],
)
def test_it_comes_at_the_same_time_by_the_persons_own_clock(now, daily, due):
    zone = "Europe/Prague"
    now, due = (dt.datetime.fromisoformat(each).replace(tzinfo=ZoneInfo(zone)).timestamp() for each in (now, due))
    assert next_daily(Preferences(user_id=HOST, zone=zone, daily=daily), now) == due
